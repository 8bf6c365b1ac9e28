//! Figures that come into sight: In Sight, who holds, and the shots it allows ["In Sight" Check].

use super::super::ask::{asked_of, word};
use super::super::harm::tell_throws;
use super::super::rounds::Leave;
use super::super::{Company, Mended, Soldier};
use super::{Chain, HELD, IntoSight, MOST_ROUNDS, Shot, covers_told};
use crate::checks::{AttributeId, CheckId, Edition, Flag, ResultId};
use crate::combat::{InSightOrder, OrderPlace, Priority, Tester, Throw};
use crate::mission::Mission;
use crate::squads::deed::Deed;
use crate::squads::squad::{Post, Role};
use crate::support::Who;
use crate::support::step::traced;
use pointman_core::error::Error;
use pointman_core::plural::listed;
use pointman_core::question::OpenQuestion;
use pointman_core::voice::option;
use pointman_core::way;

impl Mission {
    /// Whether all who are named for In Sight are there to take it: on the table, and not Out of the Fight.
    /// It is asked before a step is taken: steps of earlier versions left such figures out in silence.
    ///
    /// # Errors
    /// [`Error::Refused`] with who is not, and why.
    pub fn are_there_to_see(&self, sight: &IntoSight) -> Result<(), Error> {
        let named = sight.movers.iter().chain(&sight.watchers).filter_map(|name| self.company.get(name));
        let mut gone = named.filter(|soldier| soldier.left.is_some() || soldier.man.is_out());
        gone.try_for_each(|soldier| soldier.may(Deed::React))
    }

    /// Whether one on the table may fire at another as they stand: an enemy whom they see.
    ///
    /// # Errors
    /// [`Error::Refused`] with why not.
    pub(in crate::evening) fn may_be_aimed_at(&self, by: &str, name: &str) -> Result<(), Error> {
        let (shooter, target) = (self.company.find(by)?, self.company.find(name)?);
        let refuse = |message: String| Err(Error::refused("FNG Target Selection", message));
        if shooter.side == target.side {
            return refuse(format!("{name} is on the same side as {by}"));
        }
        if let Some(left) = target.left {
            return refuse(format!("{name} is no longer on the table ({})", left.did()));
        }
        if target.waits && self.company.obeys(Mended::ShotsChecked) {
            return refuse(format!("{name} is not on the table yet"));
        }
        if target.man.is_out() {
            return refuse(format!("{name} is already {}", target.standing()));
        }
        if target.is_hunkered_from(shooter) && self.company.obeys(Mended::HunkersFromFirers) {
            return refuse(format!(
                "{name} is Hunkered Down, out of sight of {by} until rallied: fire at the place instead, \
                 by Recon By Fire"
            ));
        }
        if target.is_ducked_from(shooter) {
            let up = way!("fng stand EVENING -i --figure {name} --as up", "stand {name} up", name);
            return refuse(format!(
                "{name} is in Duck Back, out of sight until the next action ({up} if seen)"
            ));
        }
        if shooter.overlooks.iter().any(|overlooked| overlooked == name) {
            return refuse(format!(
                "{by} has looked for {name}, who is Stealthy and still, in vain: fire at somebody else, or \
                 look again next turn"
            ));
        }
        self.is_not_parted(shooter, target)?;
        if target.is(Flag::Hidden) && self.company.obeys(Mended::HiddenSpared) {
            return refuse(format!(
                "{name} is hidden: who has not been found by In Sight cannot be fired at"
            ));
        }
        Ok(())
    }

    /// Refuses fire between two of whom a vehicle has retreated out of the sight of the other.
    ///
    /// # Errors
    /// [`Error::Refused`] with the vehicle, and what brings it into sight again.
    pub(in crate::evening) fn is_not_parted(&self, one: &Soldier, other: &Soldier) -> Result<(), Error> {
        let Some(vehicle) = self.company.parts(one, other) else { return Ok(()) };
        let (name, is) = (&vehicle.name, vehicle.standing());
        let sight = way!("fng exchange EVENING -i --mover NAME --watcher {name}", "do exchange", name);
        let message = format!(
            "{name} is {is}: {} and {} do not see each other until one of them moves into sight ({sight})",
            one.name(),
            other.name()
        );
        Err(Error::refused("FNG Clank Test", message))
    }

    /// The same of a vehicle that somebody fires at, or assaults.
    pub(in crate::evening) fn sees_vehicle(&self, by: &str, vehicle: &str) -> Result<(), Error> {
        let pair = self.company.get(by).zip(self.company.aboard(vehicle).next());
        pair.map_or(Ok(()), |(by, man)| self.is_not_parted(by, man))
    }

    /// Somebody who takes In Sight of those they see, with what is counted of both: the one place that knows
    /// it. One check is for all they see: that they are Stealthy, or sappers,
    /// tells only where all are (evening-17).
    pub(in crate::evening) fn in_sight_of(
        &self,
        looker: &Soldier,
        seen: &[&Soldier],
        is_still: impl Fn(&Soldier) -> bool,
    ) -> Result<Tester, Error> {
        let company = &self.company;
        let is_up = |other: &Soldier| {
            !company.obeys(Mended::LeadersUp) || company.is_in_command(other) && !company.is_felled(other)
        };
        let leads = |other: &Soldier| other.man.role == Some(Role::Leader) && other.is_able() && is_up(other);
        let with_leader = company.of(looker.side).any(|other| other.group == looker.group && leads(other));
        let is_sapper = |other: &&Soldier| other.man.post == Some(Post::Sapper);
        let sappers = match company.obeys(Mended::SappersAlike) {
            true => seen.iter().all(is_sapper),
            false => seen.iter().any(is_sapper),
        };
        let figure = looker.figure(&self.terms_of(looker.side), self.play.options.edition())?;
        Ok(Tester {
            hidden: looker.is(Flag::Hidden),
            with_leader,
            stealthy_target: seen.iter().all(|other| company.has(other, AttributeId::Stealthy)),
            stealthy_concealed: seen.iter().all(|other| company.lies_unseen(other) && is_still(other)),
            sapper: self.night_now() && sappers,
            ..Tester::new(figure)
        })
    }
}

impl Company {
    /// Whether somebody is Stealthy, and in cover or concealed: as long as they do not move, others must take
    /// In Sight to see them at all [Attributes (Stealthy)]; not in turns of earlier versions.
    fn lies_unseen(&self, soldier: &Soldier) -> bool {
        self.obeys(Mended::StealthyFound)
            && self.has(soldier, AttributeId::Stealthy)
            && (soldier.is(Flag::InCover) || soldier.is(Flag::Concealed))
    }
}

impl Chain<'_, '_, '_, '_, '_> {
    /// In their own Activation, too, whoever fires at the Stealthy who lie still must find them by In Sight
    /// first: one check for all of them. Gives those of `at` whom they do not find, and cannot fire at until
    /// the next turn, unless those move or fire.
    pub(in crate::evening) fn looks_in_vain(
        &mut self,
        by: &str,
        at: &[String],
    ) -> Result<Vec<String>, Error> {
        let company = &self.mission.company;
        let Some(looker) = company.get(by) else { return Ok(Vec::new()) };
        let lie = |other: &&Soldier| other.side != looker.side && company.lies_unseen(other);
        let lie: Vec<&Soldier> = at.iter().filter_map(|name| company.get(name)).filter(lie).collect();
        if lie.is_empty() {
            return Ok(Vec::new());
        }
        let vehicle = self.looks_for(by);
        let tester = Tester {
            active: true,
            moving: self.mission.acted_in_turn(looker).moved,
            vehicle,
            buttoned_up: vehicle.is_some() && self.is_buttoned_up(by),
            ..self.mission.in_sight_of(looker, &lie, |_| true)?
        };
        let lie: Vec<String> = lie.into_iter().map(|other| other.name().to_owned()).collect();
        let order = InSightOrder { edition: self.edition(), testers: vec![tester] };
        let order = traced!(self.table.dice, |dice, trace| order.run(dice, trace))?;
        tell_throws(&order.throws, &mut self.table.told);
        let passes = order.order.iter().flatten().chain(&order.silent).find_map(|place| place.passes);
        if passes != Some(0) {
            return Ok(Vec::new());
        }
        let is = if lie.len() == 1 { "is" } else { "are" };
        let text = format!(
            "{by} does not find {}, who {is} Stealthy and still, and cannot fire there",
            listed(&lie)
        );
        self.table.note("Attributes (Stealthy)", text);
        self.mission.company.find_mut(by)?.overlooks.extend(lie.iter().cloned());
        Ok(lie)
    }

    /// Those in Duck Back, who come up as they act.
    pub(in crate::evening) fn in_duck_back(&self, names: &[String]) -> Vec<String> {
        let company = &self.mission.company;
        let is_down = |name: &&String| company.get(name).is_some_and(|soldier| soldier.is(Flag::DuckBack));
        names.iter().filter(|_| company.by_the_book).filter(is_down).cloned().collect()
    }

    /// Whoever comes up out of Duck Back to fire moves into view: those they fire at take In Sight first, and
    /// who else sees them [In Sight: popping into view in place counts as moving]. Gives those who may still
    /// fire then.
    pub(in crate::evening) fn pops_up(
        &mut self,
        by: &[String],
        up: &[String],
        at: &[String],
        range: Option<u8>,
    ) -> Result<Vec<String>, Error> {
        let Some(first) = up.first() else { return Ok(by.to_vec()) };
        let side = self.side_of(first)?;
        for name in up {
            let soldier = self.mission.company.find_mut(name)?;
            soldier.man.state.remove(&Flag::DuckBack);
            soldier.ducked_from.clear();
            self.table.note(CheckId::InSight, format!("{name} comes up to fire"));
            // Their fire is noted once In Sight has let them get to it.
            self.mission.note_act(name, |acted| acted.fired = false);
        }
        let mut watchers: Vec<String> = Vec::new();
        for name in at {
            let watcher = self.lookout(name)?;
            if !watchers.contains(&watcher) {
                watchers.push(watcher);
            }
        }
        self.who_else_sees(up, side, &mut watchers)?;
        let mut covering = Vec::new();
        let together = self.mission.company.obeys(Mended::CoversTogether);
        let mut asked: Vec<Option<String>> = Vec::new();
        for watcher in &watchers {
            let soldier = self.soldier(watcher)?;
            let place = soldier.covers.clone();
            if !soldier.covering || together && asked.contains(&place) {
                continue;
            }
            let company = &self.mission.company;
            let all = watchers.iter().filter_map(|name| company.get(name));
            let there: Vec<&Soldier> = match together {
                true => all.filter(|man| man.covering && man.covers == place).collect(),
                false => vec![soldier],
            };
            let what = covers_told(&there, up, ["comes up", "come up"]);
            let there: Vec<String> = there.iter().map(|man| man.name().to_owned()).collect();
            let question = match together {
                true => OpenQuestion::of(word(watcher, "covers"), what, "FNG Covering Fire"),
                false => asked_of(watcher, "covers", what, "FNG Covering Fire"),
            };
            if self.answers.see(side, question.legal(["yes", "no"]))? == 0 {
                covering.extend(there);
            }
            asked.push(place);
        }
        if !watchers.is_empty() {
            let sight = IntoSight {
                movers: up.to_vec(),
                watchers,
                covering,
                elsewhere_is_lost: true,
                stationary: false,
                still: Vec::new(),
                range,
            };
            // What is fired until then is no reaction to the fire they come up for.
            let left = std::mem::replace(&mut self.left, MOST_ROUNDS);
            self.sight(&sight)?;
            self.left = left;
        }
        let mut may_fire = Vec::new();
        for name in by {
            let soldier = self.soldier(name)?;
            let reacted = up.contains(name) && self.mission.acted_in_turn(soldier).reacted;
            if !reacted {
                self.mission.note_act(name, |acted| acted.fired = true);
            }
            if reacted {
                self.table
                    .note(CheckId::InSight, format!("{name} has fired in reaction, and does not fire again"));
            } else if self.is_up(name) && !self.lost_to_duck_back(name) {
                may_fire.push(name.clone());
            } else {
                self.table.note(CheckId::InSight, format!("{name} cannot fire any more"));
                // They have come up in vain, and are down again.
                self.mission.ends_by_duck_back(name);
            }
        }
        Ok(may_fire)
    }

    /// Asks who else of the other side sees those who come up, which only the players see.
    pub(super) fn who_else_sees(
        &mut self,
        up: &[String],
        side: Who,
        watchers: &mut Vec<String>,
    ) -> Result<(), Error> {
        loop {
            let company = &self.mission.company;
            let may_see = |soldier: &&Soldier| {
                let is_able =
                    soldier.is_able() && soldier.may(Deed::React).is_ok() && !company.is_felled(soldier);
                let is_below = self.mission.tunnels.is_below(soldier.name());
                is_able
                    && !is_below
                    && company.looks_out(soldier)
                    && !watchers.iter().any(|name| name == soldier.name())
            };
            let others: Vec<String> =
                company.of(side.other()).filter(may_see).map(|soldier| soldier.name().to_owned()).collect();
            if others.is_empty() {
                return Ok(());
            }
            let called = |name: &String| match company.get(name).and_then(|man| company.crewed_by(man)) {
                Some(vehicle) if self.vehicles => vehicle.name.clone(),
                _ => name.clone(),
            };
            let legal = std::iter::once("nobody".to_owned()).chain(others.iter().map(called));
            let legal: Vec<String> = legal.collect();
            let who = if watchers.is_empty() { "who sees" } else { "who else sees" };
            let does = if up.len() == 1 { "comes up" } else { "come up" };
            let them = if let [only] = up { only } else { "them" };
            let what = format!("{} {does} to fire: {who} {them}", up.join(", "));
            let question = OpenQuestion::of(word(&up[0], "seen-by"), what, "FNG In Sight");
            match self.answers.see(side, question.legal(legal))? {
                0 => return Ok(()),
                chosen => watchers.push(others[chosen - 1].clone()),
            }
        }
    }

    pub(super) fn check_target(&self, by: &str, name: &str) -> Result<(), Error> {
        self.mission.may_be_aimed_at(by, name)?;
        if !self.reaches(by, name) {
            return self.mission.is_in_reach(by, name);
        }
        Ok(())
    }

    /// Everyone who comes into sight checks, and fires in the order the rules give.
    pub(in crate::evening) fn sight(&mut self, sight: &IntoSight) -> Result<(), Error> {
        let (movers, watchers) = (self.lookouts(&sight.movers)?, self.lookouts(&sight.watchers)?);
        let still = self.lookouts(&sight.still)?;
        let (Some(mover), Some(watcher)) = (movers.first(), watchers.first()) else {
            let who = |name, what| OpenQuestion::of(name, what, "FNG In Sight").wanted(1, u32::MAX);
            let mover = movers.is_empty().then(|| (who("mover", "who moved"), option("mover")));
            let watcher = watchers.is_empty().then(|| (who("watcher", "who sees them"), option("watcher")));
            return Err(Error::needs_all(mover.into_iter().chain(watcher)));
        };
        let active = self.side_of(mover)?;
        if active == self.side_of(watcher)? {
            return Err(Error::Usage(format!("{mover} and {watcher} are on the same side")));
        }
        for vehicle in self.mission.company.come_into_sight(&movers, &watchers) {
            self.table.note("in-sight", format!("{vehicle} is in sight again"));
        }
        for mover in &movers {
            self.seen.extend(watchers.iter().map(|watcher| (mover.clone(), watcher.clone())));
        }
        let covering = self.covering(sight, &watchers)?;
        self.keep_covered(&covering, &movers);
        let mut sighting = Sighting {
            sight,
            movers: &movers,
            watchers: &watchers,
            covering: &covering,
            said: Vec::new(),
            held: Vec::new(),
        };
        let mut tested = Tested::default();
        for (name, moving) in
            movers.iter().map(|name| (name, true)).chain(watchers.iter().map(|name| (name, false)))
        {
            self.tester(name, moving, &still, &sighting, &mut tested)?;
        }
        self.tell_untested(&tested, active, &movers, &watchers)?;
        if tested.testers.is_empty() {
            self.table.note(CheckId::InSight, "nobody who takes In Sight can fire");
            return Ok(());
        }
        let order = self.order_of_sight(tested.testers)?;
        self.fire_in_order(&order, false, &mut sighting)?;
        // Each of those who have held their fire comes in their turn.
        let held: Vec<Vec<OrderPlace>> =
            std::mem::take(&mut sighting.held).into_iter().map(|place| vec![place]).collect();
        self.fire_in_order(&held, true, &mut sighting)
    }

    /// A vehicle that acts sees a building for the first time and is to fire at it: its commander takes In
    /// Sight in edition 1, those inside do who are not Active, and fire in their places until the gun does.
    /// Gives whether it does ["In Sight" Test, Firing At Buildings].
    pub(in crate::evening) fn sees_building(
        &mut self,
        commander: &str,
        inside: &[String],
    ) -> Result<bool, Error> {
        let company = &self.mission.company;
        let own = self.soldier(commander)?;
        let is_there = |name: &&String| company.get(name).is_some_and(|man| man.side != own.side);
        let watchers: Vec<String> = inside.iter().filter(is_there).cloned().collect();
        let turn = self.mission.play.turn;
        let vehicle = company.crewed_by(own);
        let moving = vehicle.is_some_and(|vehicle| vehicle.drove_in(turn) > 0);
        let looker = Tester {
            moving,
            active: true,
            vehicle: self.looks_for(commander),
            buttoned_up: self.is_buttoned_up(commander),
            stealthy_target: false,
            stealthy_concealed: false,
            ..self.mission.in_sight_of(own, &[], |_| false)?
        };
        let movers = vec![commander.to_owned()];
        let sight = IntoSight { movers: movers.clone(), watchers: watchers.clone(), ..IntoSight::default() };
        let mut sighting = Sighting {
            sight: &sight,
            movers: &movers,
            watchers: &watchers,
            covering: &[],
            said: Vec::new(),
            held: Vec::new(),
        };
        let mut tested = Tested { testers: vec![looker], ..Tested::default() };
        for name in &watchers {
            self.tester(name, false, &[], &sighting, &mut tested)?;
        }
        let side = self.side_of(commander)?;
        self.tell_untested(&tested, side, &movers, &watchers)?;
        let order = self.order_of_sight(tested.testers)?;
        // In edition 2 it needs no check (vehicle-in-sight@2-1), and fires once those inside have reacted.
        let fires_in = |moment: &Vec<OrderPlace>| moment.iter().any(|place| place.name == commander);
        let at = order.iter().position(fires_in);
        let may_fire = at.is_some() || self.edition() == Edition::Two;
        let (first, then) = order.split_at(at.unwrap_or(order.len()));
        self.fire_in_order(first, false, &mut sighting)?;
        let mut later: Vec<&str> = then.iter().flatten().map(|place| place.name.as_str()).collect();
        later.retain(|name| *name != commander);
        if !later.is_empty() {
            let names = later.join(", ");
            let text = format!("next, {names}: may fire at {commander} once the gun has fired (--reaction)");
            self.table.due("in-sight", text);
        }
        // Who fired first may have put out who serves the gun.
        let company = &self.mission.company;
        let vehicle = company.get(commander).and_then(|man| company.crewed_by(man));
        let is_up = self.is_up_with(commander, true) && vehicle.is_some_and(|it| self.gun_is_ready(it));
        if !may_fire || !is_up {
            let text = format!("{commander} orders no fire at the building in this Activation");
            self.table.note("vehicle-in-sight", text);
        }
        Ok(may_fire && is_up)
    }

    /// Those who look: of a vehicle one for all of its crew.
    fn lookouts(&self, typed: &[String]) -> Result<Vec<String>, Error> {
        let mut names: Vec<String> = Vec::new();
        for name in typed {
            let name = self.lookout(name)?;
            if !self.vehicles || !names.contains(&name) {
                names.push(name);
            }
        }
        Ok(names)
    }

    /// Those who move where these cover are covered for the fire that follows.
    fn keep_covered(&mut self, covering: &[String], movers: &[String]) {
        let pairs = covering.iter().flat_map(|by| movers.iter().map(|at| (by.clone(), at.clone())));
        self.covered.extend(pairs);
        if self.mission.company.obeys(Mended::CoverKept) {
            for soldier in &mut self.mission.company.soldiers {
                if covering.iter().any(|by| by == soldier.name()) {
                    soldier.covered.extend(movers.iter().cloned());
                    soldier.covered.dedup();
                }
            }
        }
    }

    /// One of those who move or watch takes In Sight, or is told to take none.
    fn tester(
        &self,
        name: &String,
        moving: bool,
        still: &[String],
        sighting: &Sighting<'_>,
        tested: &mut Tested,
    ) -> Result<(), Error> {
        let (sight, covering) = (sighting.sight, sighting.covering);
        let soldier = self.soldier(name)?;
        // Who charges does not stop to look.
        if moving && self.chargers.contains(name) {
            return Ok(());
        }
        let others = if moving { sighting.watchers } else { sighting.movers };
        let by_hand = self.charges_by_hand(name);
        // Whom they cannot see causes no check: a hidden figure tests alone [In Sight Or Hidden].
        let seen: Vec<&Soldier> = others
            .iter()
            .filter_map(|other| self.mission.company.get(other))
            .filter(|other| other.is_able() && !other.is(Flag::Hidden))
            .filter(|other| !self.ducks_from_firers || other.is_target_of(soldier))
            .filter(|other| !self.vehicles || by_hand || self.may_fire_at(name, other.name()))
            .collect();
        let vehicle = self.looks_for(name);
        let has_fire = vehicle.is_some() || by_hand || self.has_fire(name);
        let may_react = soldier.may(Deed::React).is_ok() && !self.mission.company.is_felled(soldier);
        if !may_react || seen.is_empty() || !has_fire {
            // A gunner whose gun is in order seems forgotten otherwise.
            tested.unready.extend((may_react && soldier.is_packed() && !has_fire).then(|| name.clone()));
            let are_hidden = seen.is_empty() && others.iter().all(|other| self.is_hidden(other));
            tested.blind.extend((may_react && are_hidden).then(|| name.clone()));
            if !(may_react && (soldier.is_packed() || are_hidden)) {
                tested.silent.extend(self.no_check_because(name, others, seen.is_empty()));
            }
            return Ok(());
        }
        // A hand weapon reaches as far as a Fast Move gets.
        let beyond = |range: u8| range > self.mission.company.longest_move(soldier);
        let far = match by_hand {
            true => sight.range.is_some_and(beyond),
            false => vehicle.is_none() && self.is_too_far(name, sight.range),
        };
        let stealthy = |other: &&Soldier| self.mission.company.has(other, AttributeId::Stealthy);
        // One check is for all they see: only where all are Stealthy does that tell (evening-17).
        if !seen.iter().all(stealthy) {
            let among = seen.iter().filter(|other| stealthy(other)).map(|other| other.name().to_owned());
            for name in among {
                if !tested.lost_in_group.contains(&name) {
                    tested.lost_in_group.push(name);
                }
            }
        }
        let is_still =
            |other: &Soldier| moving || sight.stationary || still.iter().any(|name| name == other.name());
        tested.testers.push(Tester {
            moving: moving && !sight.stationary && !still.contains(name),
            active: self.is_active(soldier, moving),
            covering_fire: covering.contains(name),
            out_of_range: far,
            vehicle,
            buttoned_up: vehicle.is_some() && self.is_buttoned_up(name),
            ..self.mission.in_sight_of(soldier, &seen, is_still)?
        });
        Ok(())
    }

    /// Whether somebody is of the side that acts, who take no In Sight in edition 2: whoever `moves`, where
    /// no side acts, and in turns of earlier versions.
    fn is_active(&self, soldier: &Soldier, moves: bool) -> bool {
        let known = self.mission.acting_side().filter(|_| self.mission.company.obeys(Mended::ActiveKnown));
        known.map_or(moves, |side| side == soldier.side)
    }

    /// Tells who takes no check, and why.
    fn tell_untested(
        &mut self,
        tested: &Tested,
        active: Who,
        movers: &[String],
        watchers: &[String],
    ) -> Result<(), Error> {
        for name in &tested.lost_in_group {
            let text = format!("{name} is Stealthy but seen with others: the check is at full Rep");
            self.table.note(CheckId::InSight, text);
        }
        for name in &tested.unready {
            let text = format!("{name} cannot fire: the machine gun is not set up; takes no check");
            self.table.note(CheckId::InSight, text);
        }
        let blind = &tested.blind;
        if let Some(first) = blind.first() {
            let (sees, takes) = if blind.len() == 1 { ("sees", "takes") } else { ("see", "take") };
            let who = if self.side_of(first)? == active { watchers } else { movers };
            let (blind, who) = (blind.join(", "), who.join(", "));
            let text = format!("{blind} {sees} nobody ({who}: hidden) and {takes} no check");
            self.table.note(CheckId::InSight, text);
        }
        for text in &tested.silent {
            self.table.note(CheckId::InSight, text.clone());
        }
        Ok(())
    }

    /// The dice of In Sight: who fires in which order, moment after moment.
    fn order_of_sight(&mut self, testers: Vec<Tester>) -> Result<Vec<Vec<OrderPlace>>, Error> {
        let skips = |tester: &Tester| {
            let why = match () {
                () if tester.figure.exposure.fast_moving => ["makes a Fast Move", "make a Fast Move"],
                () if tester.out_of_range => ["is out of range", "are out of range"],
                () => ["is of the Active side (edition 2)", "are of the Active side (edition 2)"],
            };
            (tester.figure.name.clone(), why)
        };
        let why_not: Vec<(String, [&str; 2])> = testers.iter().map(skips).collect();
        let order = InSightOrder { edition: self.edition(), testers };
        let order = traced!(self.table.dice, |dice, trace| order.run(dice, trace))?;
        if self.edition() == Edition::One {
            order.silent.iter().for_each(|place| self.fails_in_sight(place));
        }
        // Who takes no check is told with the reason.
        let why_skipped = |throw: &Throw| {
            let is_his = |(name, _): &&(String, [&str; 2])| *name == throw.who;
            let skips = throw.decided() == Some(ResultId::Skip);
            why_not.iter().filter(|_| skips).find(is_his).map(|(_, why)| *why)
        };
        for throws in order.throws.chunk_by(|one, other| why_skipped(one) == why_skipped(other)) {
            let names: Vec<&str> = throws.iter().map(|throw| throw.who.as_str()).collect();
            match (throws.first().and_then(why_skipped), &names[..]) {
                (Some([why, _]), [name]) => {
                    self.table.note(CheckId::InSight, format!("{name} {why} and takes no check"));
                }
                (Some([_, why]), _) => {
                    self.table
                        .note(CheckId::InSight, format!("{} {why} and take no check", names.join(", ")));
                }
                (None, _) => tell_throws(throws, &mut self.table.told),
            }
        }
        Ok(order.order)
    }

    /// A commander who fails the check as the vehicle acts orders no fire of the main gun in this Activation
    /// [Firing The Main Gun].
    fn fails_in_sight(&mut self, place: &OrderPlace) {
        let company = &self.mission.company;
        let man = company.get(&place.name).filter(|_| place.passes.is_some());
        let is_active = |man: &&Soldier| self.mission.acting_side() == Some(man.side);
        let man = man.filter(|_| company.obeys(Mended::FailedHoldsGun)).filter(is_active);
        let vehicle = man.and_then(|man| company.crewed_by(man)).map(|vehicle| vehicle.name.clone());
        let turn = self.mission.play.turn;
        if let Some(vehicle) = vehicle.and_then(|name| self.mission.company.vehicle_mut(&name)) {
            vehicle.failed_sight = Some(turn);
        }
    }

    /// Fires moment after moment, of those who have held their fire where these are the `last`.
    fn fire_in_order(
        &mut self,
        moments: &[Vec<OrderPlace>],
        last: bool,
        sighting: &mut Sighting<'_>,
    ) -> Result<(), Error> {
        sighting.said.clear();
        for (index, moment) in moments.iter().enumerate() {
            let (mut shots, mut fire_now) = (Vec::new(), Vec::new());
            for place in moment {
                let shot = match sighting.has_said(&place.name) {
                    Some(said) => self.still_fires(said, place, sighting)?.into_iter().collect(),
                    None if !self.wants_to_fire(place, last, sighting, &mut fire_now)? => Vec::new(),
                    None => self.sighted_shots(place, sighting)?,
                };
                shots.extend(shot);
            }
            if self.mission.company.obeys(Mended::PassesTogether) {
                self.join_in(&mut shots, &moments[index + 1..], last, sighting, &mut fire_now)?;
            }
            // The check leaves it open, which the program decides for its side.
            if !fire_now.is_empty() {
                let hold = if fire_now.len() == 1 { "does" } else { "do" };
                self.table.note(CheckId::InSight, format!("{} {hold} not hold fire", listed(&fire_now)));
            }
            self.queue.push_back(shots);
            self.go_on()?;
        }
        Ok(())
    }

    /// Whether somebody whose place has come wants to fire in it, or holds fire.
    fn wants_to_fire(
        &mut self,
        place: &OrderPlace,
        last: bool,
        sighting: &mut Sighting<'_>,
        fire_now: &mut Vec<String>,
    ) -> Result<bool, Error> {
        let name = &place.name;
        if last && place.priority == Priority::MayHold {
            let until = match self.mission.acting_side() == Some(self.side_of(name)?) {
                true => "still fire in this Activation",
                false => "fire at any time in the opponent's move",
            };
            self.table.note(CheckId::InSight, format!("{name} holds fire and may {until}"));
            return Ok(false);
        }
        if last {
            let is_asked = self.mission.company.by_the_rules && self.may_fire_back(name);
            return Ok(!is_asked || self.fires_last(name)?);
        }
        if !place.priority.may_hold() {
            return Ok(true);
        }
        let others = sighting.others(name);
        if let Some(why) = self.lost_shot(name, others) {
            self.table.note(CheckId::InSight, why);
            return Ok(false);
        }
        let hold = self.holds(name, place.priority, others)?;
        if hold {
            sighting.held.push(place.clone());
        } else if self.answers.is_programs(self.side_of(name)?) {
            fire_now.push(name.clone());
        }
        Ok(!hold)
    }

    /// Those of later places who have passed as many dice as somebody who fires now, and fire at the same
    /// target, fire with them: it is asked of all of them who see that target [Shooting A Weapon]
    /// (evening-01). A vehicle's check is another.
    fn join_in(
        &mut self,
        shots: &mut Vec<Shot>,
        later: &[Vec<OrderPlace>],
        last: bool,
        sighting: &mut Sighting<'_>,
        fire_now: &mut Vec<String>,
    ) -> Result<(), Error> {
        for place in later.iter().flatten() {
            let name = &place.name;
            let side = self.side_of(name)?;
            let known = sighting.said.iter().any(|(said, _)| said == name);
            let alike: Vec<(String, Vec<String>)> = shots
                .iter()
                .filter(|shot| Some(shot.passes) == place.passes && self.looks_for(&shot.by).is_none())
                .filter(|shot| self.side_of(&shot.by).is_ok_and(|other| other == side))
                .map(|shot| (shot.by.clone(), shot.at.clone()))
                .collect();
            let sees =
                |at: &String| self.is_target_of(name, at) && !self.is_hidden(at) && self.may_hit(name, at);
            if known || self.looks_for(name).is_some() || !alike.iter().any(|(_, at)| at.iter().any(sees)) {
                continue;
            }
            let shot = match self.wants_to_fire(place, last, sighting, fire_now)? {
                true => self.aims_in_sight(place, sighting)?,
                false => None,
            };
            let with = shot.as_ref().and_then(|shot| {
                alike
                    .iter()
                    .find_map(|(by, at)| shot.at.iter().find(|one| at.contains(one)).map(|at| (by, at)))
            });
            let Some((by, at)) = with else {
                sighting.said.push((name.clone(), shot));
                continue;
            };
            let text =
                format!("{name}, who passes {} too, fires at {at} with {by}", place.passes.unwrap_or(0));
            self.table.note(CheckId::InSight, text);
            sighting.said.push((name.clone(), None));
            if let Some(shot) = shot {
                self.takes_shot(&shot, sighting);
                shots.push(shot);
            }
        }
        Ok(())
    }

    /// The shot of somebody who has said at whom before their place came, if they can still fire it: at
    /// another target if that one is down or out of sight by now.
    fn still_fires(
        &mut self,
        said: Option<Shot>,
        place: &OrderPlace,
        sighting: &Sighting<'_>,
    ) -> Result<Option<Shot>, Error> {
        let Some(shot) = said else { return Ok(None) };
        let is_up = |at: &String| self.mission.company.get(at).is_some_and(|at| !at.is(Flag::KnockedDown));
        let stands = shot.at.iter().all(|at| is_up(at) && self.is_target_of(&shot.by, at));
        let is_ready = self.may_fire_back(&shot.by) && !self.lost_to_duck_back(&shot.by);
        let shot = match stands && is_ready {
            true => Some(shot),
            false => self.aims_in_sight(place, sighting)?,
        };
        if let Some(shot) = &shot {
            self.takes_shot(shot, sighting);
        }
        Ok(shot)
    }

    /// Why somebody who was named takes no check, in a sentence: they lie there, are out of sight of all of
    /// these, or those of them, or have nothing that they could fire.
    fn no_check_because(&self, name: &str, others: &[String], sees_nobody: bool) -> Option<String> {
        let soldier = self.mission.company.get(name).filter(|soldier| soldier.is_able())?;
        let is_from = |other: &&String| {
            self.mission.company.get(other).is_some_and(|other| soldier.is_ducked_from(other))
        };
        let ducked = |other: &&String| {
            self.mission.company.get(other).is_some_and(|other| other.is_ducked_from(soldier))
        };
        let down: Vec<&str> = others.iter().filter(ducked).map(String::as_str).collect();
        let why = match () {
            () if self.mission.company.is_felled(soldier) => "is Knocked Down".to_owned(),
            () if soldier.is(Flag::HunkeredDown) => "is Hunkered Down".to_owned(),
            () if soldier.is(Flag::RunningAway) => "is running away".to_owned(),
            () if sees_nobody && others.iter().any(|other| is_from(&other)) => "is in Duck Back".to_owned(),
            () if sees_nobody && !down.is_empty() => {
                let is = if down.len() == 1 { "is" } else { "are" };
                format!("sees nobody, as {} {is} in Duck Back,", down.join(", "))
            }
            () if soldier.carries.is_some() => {
                let whom = soldier.carries.as_ref().map(|carries| carries.whom.as_str()).unwrap_or_default();
                format!("carries {whom}")
            }
            () if self.is_in_fray(name) => {
                let enemy = self.mission.company.in_contact_with(name).unwrap_or_default();
                format!("is hand to hand with {enemy}")
            }
            () if !self.has_fire(name) => "has nothing to fire".to_owned(),
            () => "has nothing to fire at them".to_owned(),
        };
        Some(format!("{name} {why} and takes no check"))
    }

    /// Those whose covering fire is on the place [Covering Fire].
    pub(super) fn covering(&self, sight: &IntoSight, watchers: &[String]) -> Result<Vec<String>, Error> {
        let mut covering = Vec::new();
        for typed in &sight.covering {
            let soldier = self.soldier(typed)?;
            let name = soldier.name().to_owned();
            if !watchers.contains(&name) {
                return Err(Error::Usage(format!(
                    "{name} covers the place: add {} too",
                    option("watcher").with(&name)
                )));
            }
            soldier.has_declared_covering()?;
            covering.push(name);
        }
        Ok(covering)
    }

    /// They fire at what they do not cover: their covering fire is lost [Covering Fire].
    pub(super) fn loses_cover(&mut self, name: &str) {
        let Some(soldier) = self.mission.company.get_mut(name).filter(|soldier| soldier.covering) else {
            return;
        };
        soldier.covering = false;
        soldier.covered.clear();
        self.table.note(CheckId::CoveringFire, format!("{name} fires elsewhere: the covering fire is lost"));
    }

    /// Fire at another place ends covering fire, which only the players see [Covering Fire].
    pub(super) fn keeps_cover(&mut self, shot: &Shot) -> Result<(), Error> {
        let is_known = |at: &String| self.covered.iter().any(|(by, there)| *by == shot.by && there == at);
        let kept = &self.soldier(&shot.by)?.covered;
        let is_there = |at: &String| is_known(at) || kept.contains(at);
        let is_remembered =
            self.mission.company.obeys(Mended::CoverRemembered) && shot.at.iter().all(is_there);
        let covers = self.mission.company.by_the_rules
            && !shot.covered
            && !is_remembered
            && self.soldier(&shot.by)?.covering;
        if !covers {
            return Ok(());
        }
        let side = self.side_of(&shot.by)?;
        let at = shot.at.join(", ");
        let place = match &self.soldier(&shot.by)?.covers {
            Some(place) => format!("{place}, which {} covers", shot.by),
            None => "the place being covered".to_owned(),
        };
        let what = format!("{} fires at {at}: is that at {place}", shot.by);
        let question = asked_of(&shot.by, "covers", what, "FNG Covering Fire");
        if self.answers.see(side, question.legal(["yes", "no"]))? == 1 {
            self.loses_cover(&shot.by);
        }
        Ok(())
    }

    /// Why somebody who could hold fire has no shot left to hold, in a sentence.
    fn lost_shot(&self, name: &str, others: &[String]) -> Option<String> {
        if !self.mission.company.obeys(Mended::LostShotsTold) || self.looks_for(name).is_some() {
            return None;
        }
        let soldier = self.mission.company.get(name)?;
        let is_left = |other: &String| self.is_target_of(name, other) && !self.is_hidden(other);
        match () {
            () if !soldier.is_able() || soldier.is(Flag::KnockedDown) => {
                Some(format!("{name} is {} and loses the shot", soldier.standing()))
            }
            () if !others.iter().any(is_left) => Some(format!("{name} has nobody left in sight to fire at")),
            () => None,
        }
    }

    pub(super) fn holds(&mut self, name: &str, priority: Priority, others: &[String]) -> Result<bool, Error> {
        let own = self.soldier(name)?;
        let targets = others.iter().filter_map(|other| self.mission.company.get(other));
        let targets = targets.filter(|other| other.is_target_of(own) && !other.is(Flag::Hidden));
        let stands = |other: &Soldier| match other.is(Flag::KnockedDown) {
            true => format!("{} (Knocked Down)", other.name()),
            false => other.name().to_owned(),
        };
        let targets: Vec<String> = targets.map(stands).collect();
        let at = if targets.is_empty() { String::new() } else { format!(" at {}", targets.join(", ")) };
        let is_active = self.mission.acting_side() == Some(own.side);
        let last = match priority {
            Priority::MayHold if is_active => "holds fire, and may still fire in this Activation",
            Priority::MayHold => "holds fire, and may fire at any time in the opponent's move",
            _ => "fires after all others, or not at all",
        };
        let question = asked_of(
            name,
            "holds",
            format!("{name} is hidden and may fire{at} or hold fire"),
            "FNG In Sight",
        )
        .legal(["fire", "wait"])
        .meaning(["now, in turn", last]);
        let side = self.side_of(name)?;
        // `hold` leaves every prompt, so that it can be no answer; steps of earlier versions have it.
        Ok(self.answers.decide_as(side, question, 0, |given| (given == HELD).then_some(1))? == 1)
    }

    /// Whether one who has held their fire until all others have fired now fires.
    pub(super) fn fires_last(&mut self, name: &str) -> Result<bool, Error> {
        let question = asked_of(
            name,
            "fires-last",
            format!("All others have fired: {name} may fire now, or stay hidden"),
            "FNG In Sight",
        )
        .legal(["fire", "stay-hidden"]);
        let side = self.side_of(name)?;
        Ok(self.answers.decide(side, question, 0)? == 0)
    }

    /// The shots that In Sight allows a figure, or the vehicle it looks for, if they can still fire them and
    /// have somebody to fire at.
    fn sighted_shots(&mut self, place: &OrderPlace, sighting: &Sighting<'_>) -> Result<Vec<Shot>, Error> {
        let name = &place.name;
        if self.looks_for(name).is_some() {
            // Who was hit before they could order it orders no fire.
            if !self.is_up_with(name, true) {
                return Ok(Vec::new());
            }
            let others = sighting.others(name);
            let vehicle = self.soldier(name)?.aboard.as_ref().map(|aboard| aboard.vehicle.clone());
            let leave = Leave {
                passes: place.passes.unwrap_or(0),
                sighted: is_at_minus_one(place.priority),
                range: sighting.sight.range,
                main_weapon: false,
            };
            let vehicle = vehicle.unwrap_or_default();
            let shots = self.vehicle_shots(&vehicle, others, leave)?;
            if shots.is_empty() {
                let names = others.join(", ");
                self.table.note(CheckId::VehicleInSight, format!("{vehicle} has nothing to fire at {names}"));
            }
            return Ok(shots);
        }
        let shot = self.aims_in_sight(place, sighting)?;
        if let Some(shot) = &shot {
            self.takes_shot(shot, sighting);
        }
        Ok(shot.into_iter().collect())
    }

    /// What a figure on foot fires that In Sight lets fire, and at whom; nothing where it cannot.
    fn aims_in_sight(&mut self, place: &OrderPlace, sighting: &Sighting<'_>) -> Result<Option<Shot>, Error> {
        let name = &place.name;
        let by_hand = self.charges_by_hand(name) && self.is_up(name);
        if !by_hand && !self.may_fire_back(name) {
            return Ok(None);
        }
        let soldier = self.soldier(name)?;
        let has_reacted = self.mission.company.obeys(Mended::OneReaction)
            && self.mission.acting_side() == Some(soldier.side)
            && self.mission.acted_in_turn(soldier).reacted;
        if has_reacted {
            let text = format!("{name} has fired in reaction, and does not fire again");
            self.table.note(CheckId::InSight, text);
            return Ok(None);
        }
        // In Duck Back only a later check lets them fire.
        if self.lost_to_duck_back(name) {
            self.table.note(CheckId::InSight, format!("{name} has Ducked Back and loses the shot"));
            return Ok(None);
        }
        let seen: Vec<String> = sighting
            .others(name)
            .iter()
            .filter(|other| self.is_target_of(name, other) && !self.is_hidden(other))
            .filter(|other| self.may_hit(name, other))
            .cloned()
            .collect();
        let Some(aim) = self.choose_target(name, &seen, false)? else { return Ok(None) };
        if by_hand {
            let (at, passes) = ([aim.at], place.passes.unwrap_or(0));
            return self.charges_instead(name, Some(&at[0]), sighting.sight.range, &at, passes);
        }
        let mut shot = Shot {
            by: name.clone(),
            at: vec![aim.at],
            covered: sighting.covering.contains(name),
            range: sighting.sight.range,
            sighted: is_at_minus_one(place.priority),
            passes: place.passes.unwrap_or(0),
            at_vehicle: aim.at_vehicle,
            others: seen.clone(),
            ..Shot::default()
        };
        self.lays_on(&mut shot, &seen)?;
        Ok(Some(shot))
    }

    /// A shot that In Sight allows is fired now: no other in this Activation, and fire at another place ends
    /// their covering fire.
    fn takes_shot(&mut self, shot: &Shot, sighting: &Sighting<'_>) {
        let side = self.mission.company.get(&shot.by).map(|soldier| soldier.side);
        if side.is_some() && self.mission.acting_side() == side && !shot.charges {
            self.mission.note_act(&shot.by, |acted| acted.reacted = true);
        }
        if sighting.sight.elsewhere_is_lost && !shot.covered {
            self.loses_cover(&shot.by);
        }
    }
}

/// Those who have come into sight of each other, and fire in the order of their checks.
struct Sighting<'s> {
    sight: &'s IntoSight,
    movers: &'s [String],
    watchers: &'s [String],
    covering: &'s [String],
    /// What those will fire who were asked before their own place came; nothing who has fired or holds fire.
    said: Vec<(String, Option<Shot>)>,
    /// Those who have held their fire.
    held: Vec<OrderPlace>,
}

/// Who takes In Sight, and who does not.
#[derive(Default)]
struct Tested {
    testers: Vec<Tester>,
    /// The Stealthy who are seen with others.
    lost_in_group: Vec<String>,
    /// Those whose machine gun is not set up.
    unready: Vec<String>,
    /// Those who see nobody, as all are hidden.
    blind: Vec<String>,
    /// Why others take no check, in words.
    silent: Vec<String>,
}

impl Sighting<'_> {
    /// Whom they may have in sight.
    fn others(&self, name: &String) -> &[String] {
        if self.movers.contains(name) { self.watchers } else { self.movers }
    }

    /// What they have said that they fire, where they were asked before.
    fn has_said(&mut self, name: &str) -> Option<Option<Shot>> {
        let at = self.said.iter().position(|(said, _)| said == name)?;
        Some(self.said.swap_remove(at).1)
    }
}

pub(in crate::evening) const fn is_at_minus_one(priority: Priority) -> bool {
    matches!(priority, Priority::FiresAtMinusOne | Priority::MayHoldToLastAtMinusOne)
}
