//! What fire and blows leave behind in the document: states, kills, ammunition, who fought
//! [Determining Damage, Battlefield Casualties, Tight Ammo, Player Advantages].

use super::Mended;
use super::ask::{Answers, word};
use super::soldier::{Down, Left};
use crate::checks::{CheckId, Flag, ResultId};
use crate::combat::{Decided, DiceSay, Fate, Figure, GrenadeOutcome, GrenadeRecord, Pair, State, Throw};
use crate::mission::Mission;
use crate::support::Who;
use crate::support::step::{Stricken, Table};
use crate::told::Told;
use crate::tunnels::RatState;
use pointman_core::error::Error;
use pointman_core::plural::counted;
use pointman_core::question::OpenQuestion;

impl Mission {
    /// Somebody has fired or fought hand to hand.
    pub(crate) fn note_fight(&mut self, name: &str) {
        (self.play.shots, self.play.gunfire) = (true, true);
        if let Some(soldier) = self.company.get_mut(name) {
            soldier.fought = true;
            let side = soldier.side;
            self.note_fire_of(side);
        }
    }

    /// Fire of a side: the other has been fired on. It is not kept in turns of earlier versions, nor without
    /// a list of everyone, which the number of the rules is kept with.
    pub(crate) fn note_fire_of(&mut self, side: Who) {
        if !self.company.is_empty() && self.company.obeys(Mended::AvoidsOnceFiredOn) {
            self.play.fired_on.insert(side.other());
        }
    }

    /// Writes how a figure ended that was hit, or fired at, by `by`.
    pub(crate) fn suffer(
        &mut self,
        fate: &Fate,
        by: Option<&str>,
        table: &mut Table<'_>,
        answers: &mut Answers<'_>,
    ) -> Result<(), Error> {
        let Some(soldier) = self.company.get_mut(&fate.name) else {
            if self.company.by_the_book
                && fate.state >= State::OutOfTheFight
                && self.tunnels.puts_down(&fate.name)
            {
                table.note("Fighting In The Tunnels", format!("{} is out of action", fate.name));
            }
            return Ok(());
        };
        if fate.larger_than_life && fate.state == State::OutOfTheFight {
            let text = format!("{}: Out of the Fight, not dead: Larger Than Life", fate.name);
            table.note("Player Advantages", text);
        }
        if fate.saved_by_hard_as_nails {
            soldier.man.state.insert(Flag::HardAsNailsUsed);
        }
        let state = fate.state;
        if fate.may_cheat_death && state == State::ObviouslyDead {
            let question = OpenQuestion::of(
                word(&fate.name, "cheats-death"),
                format!("{} would be dead: cheat death, out of play and safe", fate.name),
                "FNG Player Advantages",
            )
            .legal(["yes", "no"]);
            if answers.decide(soldier.side, question, 0)? == 0 {
                soldier.cheated_death = true;
                soldier.left = Some(Left::CheatedDeath);
                table.note("Player Advantages", format!("{} cheats death and is out of play", fate.name));
                self.replaced(&fate.name, table);
                return Ok(());
            }
        }
        let name = soldier.name().to_owned();
        self.strike(&name, state, by);
        self.replaced(&name, table);
        Ok(())
    }

    /// A man of a crew who is out of the fight leaves their place; the gunner takes that of a commander at
    /// once, whatever has hit them [Five Man Crews And What They Do].
    fn replaced(&mut self, name: &str, table: &mut Table<'_>) {
        let of_crew = |soldier: &super::Soldier| {
            !soldier.is_able() && soldier.aboard.as_ref().is_some_and(|aboard| aboard.post.is_some())
        };
        if !self.company.to_the_letter || !self.company.get(name).is_some_and(of_crew) {
            return;
        }
        if let Some((gunner, vehicle)) = self.lose_place(name) {
            table.note("Five Man Crews", format!("{gunner} takes command of {vehicle}"));
        }
    }

    /// Commanders whom a step has put out of the fight, by shells, traps or whatever else, are replaced at
    /// once [Five Man Crews And What They Do].
    pub(crate) fn replace_lost(&mut self, before: &Mission, told: &mut Told) {
        if !self.company.by_the_book {
            return;
        }
        let was_able = |name: &str| before.company.get(name).is_some_and(super::Soldier::is_able);
        let of_crew = |soldier: &&super::Soldier| {
            !soldier.is_able() && soldier.aboard.as_ref().is_some_and(|aboard| aboard.post.is_some())
        };
        let lost = self.company.soldiers.iter().filter(of_crew).map(|soldier| soldier.name().to_owned());
        let lost: Vec<String> = lost.filter(|name| was_able(name)).collect();
        for name in lost {
            if let Some((gunner, vehicle)) = self.lose_place(&name) {
                told.note("Five Man Crews", format!("{gunner} takes command of {vehicle}"));
            }
        }
    }

    /// Those who are Out of the Fight or dead already, by name.
    pub(super) fn out_of_it(&self) -> Vec<String> {
        let out = self.company.soldiers.iter().filter(|soldier| soldier.man.is_out());
        out.map(|soldier| soldier.name().to_owned()).collect()
    }

    /// Whether one of this Rep cannot kill them, who are Larger Than Life: the Reps of the roster count
    /// (char-02).
    pub(crate) fn is_spared(&self, figure: &Figure, killer_rep: Option<u8>) -> bool {
        let weaker = killer_rep.is_none_or(|rep| rep < figure.rep);
        figure.larger_than_life && weaker && self.company.obeys(Mended::LargerThanLifeHolds)
    }

    /// Writes that somebody is killed, whoever has done it; a Star may cheat death.
    pub(super) fn kill(
        &mut self,
        name: &str,
        by: Option<&str>,
        table: &mut Table<'_>,
        answers: &mut Answers<'_>,
    ) -> Result<(), Error> {
        let Some(soldier) = self.company.get(name) else { return Ok(()) };
        let figure = soldier.figure(&self.terms_of(soldier.side), table.edition)?;
        let killer = by.and_then(|by| self.company.get(by));
        let fate = match self.is_spared(&figure, killer.map(|killer| killer.man.rep)) {
            true => {
                Fate { hits: 1, state: State::OutOfTheFight, larger_than_life: true, ..Fate::of(&figure) }
            }
            false => Fate::killed(&figure),
        };
        table.note(CheckId::RangedDamage, fate_told(&fate));
        self.suffer(&fate, by, table, answers)
    }

    /// The same of one who was struck where nothing is asked, and who has used up Hard As Nails by it.
    pub(crate) fn is_struck(&mut self, struck: &Stricken) {
        let is_used = struck.saved_by_nails && self.company.obeys(Mended::NailsOnce);
        if let Some(soldier) = self.company.get_mut(&struck.name).filter(|_| is_used) {
            soldier.man.state.insert(Flag::HardAsNailsUsed);
        }
        self.strike(&struck.name, struck.state, None);
    }

    /// Writes how somebody is who was hit where nothing is asked: by what was called, a trap, below ground. A
    /// Star who cheats death says so afterwards.
    pub(crate) fn strike(&mut self, name: &str, mut state: State, by: Option<&str>) {
        self.tunnels.suffer(name, state);
        let turn = self.play.turn;
        let runners_run_on = self.company.obeys(Mended::RunnersRunOn);
        let keep_cover = self.company.obeys(Mended::FelledKeepCover);
        let heroes_end = self.company.obeys(Mended::HeroesEnd);
        let Some(soldier) = self.company.get_mut(name) else { return };
        let is_out = soldier.is(Flag::OutOfTheFight) && state < State::OutOfTheFight;
        if soldier.is(Flag::ObviouslyDead) || is_out {
            state = State::Up;
        }
        // Only a Rally stops those who run; once up again they run on.
        let runs_on = soldier.is(Flag::RunningAway) && state == State::KnockedDown && runners_run_on;
        let side = soldier.side;
        soldier.covering &= state == State::Up;
        soldier.shaken &= state.is_up();
        soldier.readied = soldier.readied.filter(|_| matches!(state, State::Up | State::Prone));
        let put = |soldier: &mut super::Soldier, flag: Flag| {
            for passing in
                [Flag::DuckBack, Flag::HunkeredDown, Flag::RunningAway, Flag::FastMoving, Flag::Hidden]
            {
                soldier.man.state.remove(&passing);
            }
            soldier.man.state.insert(flag);
        };
        match state {
            State::Up => return,
            State::Prone => {
                soldier.man.state.insert(Flag::Prone);
            }
            State::KnockedDown => {
                // Where they lay hidden they still lie, behind what hid them.
                let lay_hidden = keep_cover && soldier.is(Flag::Hidden) && soldier.aboard.is_none();
                let in_cover = match soldier.is_put_where_no_cover_is() {
                    true => Flag::Concealed,
                    false => Flag::InCover,
                };
                put(soldier, Flag::KnockedDown);
                // A swimmer is in slight trouble once up again [Swimming].
                soldier.man.state.extend(soldier.swam.map(|_| Flag::InSlightTrouble));
                soldier.man.state.extend(lay_hidden.then_some(in_cover));
                soldier.man.state.extend(runs_on.then_some(Flag::RunningAway));
            }
            State::OutOfTheFight | State::ObviouslyDead => {
                let flag =
                    if state == State::ObviouslyDead { Flag::ObviouslyDead } else { Flag::OutOfTheFight };
                soldier.man.state.remove(&Flag::KnockedDown);
                if heroes_end {
                    soldier.man.state.remove(&Flag::Hero);
                }
                if flag == Flag::ObviouslyDead {
                    soldier.man.state.remove(&Flag::OutOfTheFight);
                }
                put(soldier, flag);
                let by = by.map(str::to_owned);
                soldier.down = Some(Down { turn, by, treated: false });
            }
        }
        let name = soldier.name().to_owned();
        let stays = state.is_up() || (self.company.by_the_rules && state == State::KnockedDown);
        self.company.contacts.retain(|pair| stays || (pair.own != name && pair.enemy != name));
        if state == State::ObviouslyDead
            && let Some(killer) = by.and_then(|by| self.company.get_mut(by))
            && killer.side != side
            && !killer.kills.contains(&name)
        {
            killer.kills.push(name);
        }
    }

    /// Those below are as the tunnels left them.
    pub(crate) fn note_rats(&mut self) {
        let down = self.tunnels.rats.iter().filter_map(|rat| match rat.state {
            RatState::Up => None,
            RatState::OutOfTheFight => {
                Some((rat.man.name.clone(), Flag::OutOfTheFight, State::OutOfTheFight))
            }
            RatState::Dead => Some((rat.man.name.clone(), Flag::ObviouslyDead, State::ObviouslyDead)),
        });
        let down: Vec<_> = down.collect();
        for (name, flag, state) in down {
            if self.company.get(&name).is_some_and(|soldier| soldier.left.is_none() && !soldier.is(flag)) {
                self.strike(&name, state, None);
            }
        }
    }

    /// Somebody has to reload.
    pub(crate) fn note_ammo(&mut self, name: &str, out: bool) {
        if let Some(soldier) = self.company.get_mut(name).filter(|_| out) {
            soldier.out_of_ammo = true;
        }
    }
}

/// How somebody ended, in a sentence.
pub(crate) fn fate_told(fate: &Fate) -> String {
    let saved = if fate.saved_by_hard_as_nails { ", saved by Hard As Nails" } else { "" };
    match (fate.hits, fate.state) {
        (0, State::Up) => format!("{} is missed", fate.name),
        (hits, State::Up) => format!("{} is unhurt after {}{saved}", fate.name, counted(hits, "hit")),
        (hits, state) if hits > 1 => {
            format!("{} is {} after {}{saved}", fate.name, state.title(), counted(hits, "hit"))
        }
        (_, state) => format!("{} is {}{saved}", fate.name, state.title()),
    }
}

/// What became of something that bursts and hit nobody; none where it hit, or its throws tell.
pub(super) fn burst_told(record: &GrenadeRecord) -> Option<&'static str> {
    let is_hit = record.figures.iter().any(|fate| fate.hits > 0);
    match record.outcome {
        GrenadeOutcome::OnTheSpot if !is_hit => Some("it bursts there and hits nobody"),
        GrenadeOutcome::Harmless => Some("it bursts harmlessly"),
        GrenadeOutcome::Dud => Some("it is a dud"),
        GrenadeOutcome::OtherGroup if !is_hit => Some("it bursts at another group and hits nobody"),
        _ => None,
    }
}

/// Tells the throws of a procedure, one after another.
pub(crate) fn tell_throws(throws: &[Throw], told: &mut Told) {
    tell_damage(throws, &[], &[], told);
}

/// The same, where of a man with one hit the throw for damage tells how they end: that is news, not behind
/// any. Those who were `out` of the fight before stay so, unless they are killed.
pub(super) fn tell_damage(throws: &[Throw], fates: &[Fate], out: &[String], told: &mut Told) {
    let is_damage = |throw: &Throw| {
        let damage = [CheckId::RangedDamage, CheckId::MeleeDamage, CheckId::MeleeFinish];
        damage.contains(&throw.check)
    };
    for (index, throw) in throws.iter().enumerate() {
        let dice: Vec<u32> = throw.dice.iter().copied().map(u32::from).collect();
        let is_last = !throws[index + 1..].iter().any(|later| is_damage(later) && later.who == throw.who);
        let fate = fates.iter().find(|fate| fate.hits == 1 && fate.name == throw.who);
        if let Some(fate) = fate.filter(|_| is_damage(throw) && is_last) {
            told.rolled(throw.check.id(), &dice, fate_told(fate));
            continue;
        }
        let is_killed = throw.result == Decided::Result(ResultId::ObviouslyDead);
        if is_damage(throw) && !is_killed && out.contains(&throw.who) {
            told.thrown(throw.check.id(), &dice, format!("{}: stays Out of the Fight", throw.who));
            continue;
        }
        let target = throw.target.map_or(String::new(), |target| format!(" against {target}"));
        let passes = throw.passes.map_or(String::new(), |passes| format!(", passes {passes}"));
        let result = match throw.result {
            Decided::Dice(DiceSay::Fired) => "rolls to hit".to_owned(),
            Decided::Result(ResultId::OnTheSpot) => "it bursts at the target".to_owned(),
            // It is the Medic who rolls, and the patient whose state it is.
            other if throw.check == CheckId::Medic => format!("the patient is {}", other.text()),
            other => other.text(),
        };
        // Where the die is added to Rep, the sum says why.
        let adds = [CheckId::GrenadeThrow, CheckId::RangedToHit].contains(&throw.check);
        let text = match (throw.target, &throw.dice[..]) {
            (Some(rep), [face]) if adds && throw.passes.is_none() => {
                let total = i64::from(rep) + i64::from(*face);
                format!("{}, {rep} + {face} = {total}: {result}", throw.who)
            }
            _ => format!("{}{target}{passes}: {result}", throw.who),
        };
        told.thrown(throw.check.id(), &dice, text);
    }
}

/// Tells how two came off in a round of melee: a story does without their dice.
pub(super) fn tell_pair(pair: &Pair, table: &mut Table<'_>) {
    let Pair { ours, theirs, .. } = pair;
    let (end, news) = match &pair.winner {
        Some(winner) => {
            let loser = if winner == ours { theirs } else { ours };
            (format!("{winner} wins by {}", pair.by), format!("{winner} beats {loser} hand to hand"))
        }
        None => (
            "the melee goes on".to_owned(),
            format!("{ours} and {theirs} fight hand to hand, and neither wins"),
        ),
    };
    let text = format!("{ours} passes {}, {theirs} passes {}: {end}", pair.our_passes, pair.their_passes);
    table.news(CheckId::Melee, text, news);
}

/// Tells who has fired the last of their ammunition.
pub(super) fn tell_out_of_ammo(name: &str, table: &mut Table<'_>) {
    let news = format!("{name} is out of ammo");
    table.news(CheckId::TightAmmo, format!("{news}: reload before firing again"), news);
}
