//! The shots of one moment: fire, damage, bursts, and hidden shooters who are revealed.

use std::cmp::Reverse;

use super::super::ask::{asked_of, word};
use super::super::guns::Burning;
use super::super::harm::{burst_told, fate_told, tell_damage, tell_out_of_ammo};
use super::super::resolve::{Procedure, written};
use super::super::{Mended, Soldier};
use super::{Chain, FiredAt, ROUND_OGR, Shot};
use crate::checks::{AttributeId, CheckId, Flag};
use crate::combat::{Fate, Flame, Follow, Grenade, Shoot, State, Target, Unlucky};
use crate::squads::weapons::{Weapon, WeaponClass};
use crate::support::step::traced;
use pointman_core::error::Error;
use pointman_core::plural::listed;
use pointman_core::question::OpenQuestion;

impl Chain<'_, '_, '_, '_, '_> {
    /// Shots that are fired together: one check for each figure fired at.
    pub(super) fn together(&mut self, shots: Vec<Shot>) -> Result<(), Error> {
        let mut fired_at: Vec<FiredAt> = Vec::new();
        let mut missed: Vec<(String, Vec<String>)> = Vec::new();
        let (charges, shots): (Vec<Shot>, Vec<Shot>) = shots.into_iter().partition(|shot| shot.charges);
        // All of one moment fire even if one of them is hit by another of it; who was hit before does not.
        let may_fire = |shot: &Shot| match shot.gun {
            Some(_) => self.may_fire_gun(shot),
            None => self.may_fire_back(&shot.by),
        };
        let mut ready: Vec<Shot> = shots.into_iter().filter(may_fire).collect();
        for shot in &mut ready {
            shot.weapon = self.weapon(&shot.by);
        }
        if self.order_of_fire {
            for shot in &mut ready {
                let (by, at) = (shot.by.clone(), &mut shot.at);
                at.retain(|name| self.is_target_of(&by, name));
            }
        }
        let mut next: Vec<Shot> = Vec::new();
        let there = self.still_there(&ready);
        for shot in ready {
            // Who was in sight as the moment began is fired at, whatever another of it has done to them; a
            // round needs something to burst at.
            let at_once = self.order_of_fire && !self.is_round(&shot);
            let is_there = |name: &&String| match self.mission.company.get(name) {
                // No dice are thrown for who is out of it already.
                Some(soldier) if at_once && self.mission.company.by_the_rules => {
                    soldier.left.is_none() && !soldier.man.is_out()
                }
                Some(soldier) if at_once => soldier.left.is_none(),
                _ => self.is_target_of(&shot.by, name),
            };
            let at: Vec<String> = shot.at.iter().filter(is_there).cloned().collect();
            if at.is_empty() && !shot.active && shot.at.iter().any(|name| there.contains(name)) {
                let (by, at) = (&shot.by, shot.at.join(", "));
                let text = format!("{by} fires at {at} at the same moment: the shot is spent");
                self.table.note(CheckId::InSight, text);
                continue;
            }
            let mut shot = self.without_those_out(shot, at);
            if shot.at.is_empty() && !self.aims_again(&mut shot)? {
                continue;
            }
            self.bursts_near(&mut shot)?;
            self.comes_up(&shot.by);
            self.keeps_cover(&shot)?;
            if self.is_round(&shot) {
                let weapon = self.at_armor(&shot.by).filter(|_| shot.gun.is_none() && !shot.law);
                let lacks = match weapon {
                    Some(weapon) => self.mission.lacks_hands(&shot.by, &weapon, self.answers)?,
                    None => None,
                };
                if let Some(why) = lacks {
                    self.table.note("squad-anti-tank", why);
                    continue;
                }
                next.extend(self.fires_round(&shot, &mut fired_at, &mut missed)?);
                continue;
            }
            self.aims_one_shot(&mut shot)?;
            let ogr = self.fire(&shot, &mut missed)?;
            self.note_fired_at(&shot, ogr, &mut fired_at)?;
        }
        let idle = std::mem::take(&mut self.idle);
        if !idle.is_empty() {
            let has = if idle.len() == 1 { "has" } else { "have" };
            let text = format!("{} {has} nobody left to fire at there, and may still act", idle.join(", "));
            self.table.note(CheckId::InSight, text);
        }
        self.react_to(fired_at, missed, next)?;
        charges.iter().try_for_each(|shot| self.charges(shot))
    }

    /// Asks whether a Crack Shot who fires in reaction fires one shot, with a die more of which the better
    /// counts, instead of all: in their own Activation they say so.
    fn aims_one_shot(&mut self, shot: &mut Shot) -> Result<(), Error> {
        let is_open = !shot.active && shot.gun.is_none() && shot.shots.is_none() && shot.at.len() == 1;
        if !is_open || !self.mission.company.obeys(Mended::CrackShotsAim) {
            return Ok(());
        }
        let shooter = self.mission.fighting(&shot.by)?;
        let rating = self.weapon(&shot.by).filter(|weapon| weapon.circle.is_none());
        let rating = rating.and_then(|weapon| weapon.targets).filter(|rating| *rating > 1);
        let Some(rating) = rating.filter(|_| shooter.has(AttributeId::CrackShot)) else { return Ok(()) };
        let what = format!("{}, Crack Shot, fires at {}: how many shots", shot.by, shot.at.join(", "));
        let question = OpenQuestion::of(word(&shot.by, "shots"), what, "FNG Attributes (Crack Shot)")
            .legal(["all", "one"])
            .meaning([format!("{rating} dice"), "one aimed shot: two dice, the better counts".to_owned()]);
        if self.answers.decide(self.side_of(&shot.by)?, question, 0)? == 1 {
            (shot.shots, shot.dice) = (Some(1), Vec::new());
        }
        Ok(())
    }

    /// What bursts is measured, and catches whoever is near; a dud nobody.
    fn bursts_near(&mut self, shot: &mut Shot) -> Result<(), Error> {
        let Some(weapon) = self.bursts_among(shot) else { return Ok(()) };
        self.measures_flight(shot, &weapon)?;
        let circle = match weapon.path_width {
            Some(width) => format!("{width} in path"),
            None => format!("{} in circle", weapon.circle.unwrap_or(5)),
        };
        let is_dud = self.mission.company.obeys(Mended::DudsHarmNobody)
            && weapon.range_min.zip(shot.range).is_some_and(|(least, range)| range < least);
        if is_dud {
            shot.at.truncate(1);
        } else {
            shot.at = self.near(shot, &shot.at[0].clone(), &weapon.name, &circle)?;
        }
        Ok(())
    }

    /// Notes whom a shot was fired at, each once for all who fire together.
    fn note_fired_at(&self, shot: &Shot, ogr: u8, fired_at: &mut Vec<FiredAt>) -> Result<(), Error> {
        let side = self.side_of(&shot.by)?;
        for name in &shot.at {
            // Nobody fires back at their own side.
            if self.side_of(name)? == side {
                fired_at.push(FiredAt { name: name.clone(), by: Vec::new(), ogr });
                continue;
            }
            let by = (shot.by.clone(), shot.range);
            match fired_at.iter_mut().find(|fired| fired.name == *name) {
                Some(fired) => {
                    fired.by.push(by);
                    fired.ogr = fired.ogr.max(ogr);
                }
                None => fired_at.push(FiredAt { name: name.clone(), by: vec![by], ogr }),
            }
        }
        Ok(())
    }

    /// Those fired at take their checks, and whoever may fires back; the hidden who missed may be seen.
    fn react_to(
        &mut self,
        mut fired_at: Vec<FiredAt>,
        missed: Vec<(String, Vec<String>)>,
        mut next: Vec<Shot>,
    ) -> Result<(), Error> {
        if (fired_at.is_empty() && next.is_empty()) || self.left == 0 {
            // Nobody takes a check: what a rocket missed has not Ducked Back either.
            if self.mission.company.to_the_letter && self.left > 0 {
                for (by, at) in missed {
                    self.reveal(&by, &at)?;
                }
            }
            return Ok(());
        }
        self.left -= 1;
        let rule = Mended::BornLeadersLead;
        self.mission.company.born_leaders_first(rule, &mut fired_at, |fired| &fired.name);
        let under: Vec<_> = fired_at.iter().map(|fired| (fired.name.clone(), fired.by.clone())).collect();
        next.extend(self.all_receive(rule, &under, |chain, index| {
            let soldier = chain.soldier(&fired_at[index].name)?;
            let figure = soldier.figure(&chain.mission.terms_of(soldier.side), chain.edition())?;
            Ok(figure.is_outgunned_by(fired_at[index].ogr) == Some(true)
                && !figure.has(AttributeId::Shirker)
                && !chain.assault)
        })?);
        for (by, at) in missed {
            self.reveal(&by, &at)?;
        }
        if self.left == 0 && !next.is_empty() {
            let names: Vec<&str> = next.iter().map(|shot| shot.by.as_str()).collect();
            self.table.note(CheckId::ReceivedFire, format!("still to fire: {}", names.join(", ")));
            return Ok(());
        }
        self.queue_up(next);
        Ok(())
    }

    /// The targets of these shots that are in the fight as their moment begins; none in turns of earlier
    /// versions, in which others were aimed at where one shot of a moment put them out.
    fn still_there(&self, shots: &[Shot]) -> Vec<String> {
        let is_there = |name: &&String| {
            let soldier = self.mission.company.get(name);
            soldier.is_some_and(|soldier| soldier.left.is_none() && !soldier.man.is_out())
        };
        match self.mission.company.obeys(Mended::MomentsAtOnce) {
            true => shots.iter().flat_map(|shot| &shot.at).filter(is_there).cloned().collect(),
            false => Vec::new(),
        }
    }

    /// A shot at those of its targets who are still `there`: the dice laid on others go to them.
    pub(super) fn without_those_out(&mut self, shot: Shot, there: Vec<String>) -> Shot {
        let is_out = |name: &&String| !there.contains(name);
        let out: Vec<&str> = shot.at.iter().filter(is_out).map(String::as_str).collect();
        if out.is_empty() || there.is_empty() {
            return Shot { at: there, ..shot };
        }
        let (by, out_of_it) = (&shot.by, out.join(", "));
        let text = format!("{by} fires no dice at {out_of_it} any more: all go to {}", there.join(", "));
        self.table.note("Target Selection", text);
        if !self.mission.company.obeys(Mended::SwathsMeasured) {
            return Shot { at: there, ..shot };
        }
        // From each who is left to the next it is as far as over all between them.
        let place = |name: &String| shot.at.iter().position(|known| known == name).unwrap_or_default();
        let places: Vec<usize> = there.iter().map(place).collect();
        let inches =
            |pair: &[usize]| (pair[0]..pair[1]).map(|at| shot.gaps.get(at).copied().unwrap_or(1)).sum();
        let gaps = if shot.gaps.is_empty() { Vec::new() } else { places.windows(2).map(inches).collect() };
        Shot { at: there, gaps, dice: Vec::new(), ..shot }
    }

    /// Fires a round of a gun or rocket, and notes who was fired at. Gives the fire of a vehicle that it did
    /// not penetrate.
    pub(super) fn fires_round(
        &mut self,
        shot: &Shot,
        fired_at: &mut Vec<FiredAt>,
        missed: &mut Vec<(String, Vec<String>)>,
    ) -> Result<Vec<Shot>, Error> {
        let hidden = self.is_hidden(&shot.by);
        let side = self.side_of(&shot.by)?;
        let follows = self.round(shot)?;
        let reacts = |follow: &Follow| {
            follow.is(CheckId::ReceivedFire) && self.mission.company.get(&follow.who).is_some()
        };
        let (received, others): (Vec<Follow>, Vec<Follow>) = follows.into_iter().partition(reacts);
        for follow in received {
            // Nobody fires back at their own side.
            let is_friend = self.side_of(&follow.who)? == side;
            let by = if is_friend { Vec::new() } else { vec![(shot.by.clone(), shot.range)] };
            match fired_at.iter_mut().find(|fired| fired.name == follow.who) {
                Some(fired) => {
                    fired.by.extend(by);
                    fired.ogr = fired.ogr.max(ROUND_OGR);
                }
                None => fired_at.push(FiredAt { name: follow.who, by, ogr: ROUND_OGR }),
            }
        }
        let is_whole = |name: &&String| self.mission.company.get(name).is_some_and(Soldier::is_able);
        let whole: Vec<String> = shot.at.iter().filter(is_whole).cloned().collect();
        if hidden && !whole.is_empty() {
            missed.push((shot.by.clone(), whole));
        }
        let by = Some(shot.by.as_str()).filter(|_| self.left > 0);
        self.after_others(by, &others)
    }

    /// Shots that Received Fire allows, in the order of passes, then Rep.
    pub(super) fn queue_up(&mut self, mut next: Vec<Shot>) {
        next.sort_by_key(|shot| {
            let rep = self.mission.company.get(&shot.by).map_or(0, |soldier| soldier.man.rep);
            Reverse((shot.passes, rep))
        });
        // With equal passes and Rep they fire at the same moment.
        let rank = |shot: &Shot| {
            (shot.passes, self.mission.company.get(&shot.by).map_or(0, |soldier| soldier.man.rep))
        };
        let moments: Vec<Vec<Shot>> =
            next.chunk_by(|one, other| rank(one) == rank(other)).map(<[Shot]>::to_vec).collect();
        self.queue.extend(moments);
    }

    /// Who fires has come up out of an earlier Duck Back to do so.
    pub(super) fn comes_up(&mut self, name: &str) {
        if self.mission.company.to_the_letter
            && let Some(soldier) = self.mission.company.get_mut(name)
            && soldier.man.state.remove(&Flag::DuckBack)
        {
            soldier.ducked_from.clear();
        }
    }

    /// A hidden figure is seen once it has fired and missed and somebody fired at does not Duck Back.
    pub(in crate::evening) fn reveal(&mut self, by: &str, at: &[String]) -> Result<(), Error> {
        let ducked = |name: &String| {
            self.mission.company.get(name).is_none_or(|soldier| {
                soldier.is(Flag::DuckBack) || soldier.is(Flag::HunkeredDown) || !soldier.is_able()
            })
        };
        if at.iter().all(ducked) && !self.is_seen_by_friends(by, at)? {
            return Ok(());
        }
        if self.looks_for(by).is_some() {
            self.reveal_vehicle(by);
            return Ok(());
        }
        let found = match self.soldier(by)?.is_put_where_no_cover_is() {
            true if self.mission.company.obeys(Mended::ScrubConceals) => Flag::Concealed,
            _ => Flag::InCover,
        };
        if let Some(soldier) = self.mission.company.get_mut(by)
            && soldier.man.state.remove(&Flag::Hidden)
        {
            soldier.man.state.insert(found);
            self.table.note("In Sight Or Hidden", format!("{by} is no longer hidden"));
        }
        Ok(())
    }

    /// Whether a friend of those fired at has line of sight to the hidden figure and does not Duck Back:
    /// which only the players see [In Sight Or Hidden].
    pub(super) fn is_seen_by_friends(&mut self, by: &str, at: &[String]) -> Result<bool, Error> {
        if !self.mission.company.to_the_letter || !self.is_hidden(by) {
            return Ok(false);
        }
        let (firer, side) = (self.soldier(by)?, self.side_of(by)?.other());
        let company = &self.mission.company;
        let finds =
            |soldier: &Soldier| !company.is_felled(soldier) || !company.obeys(Mended::FelledFindNobody);
        let is_below = |name: &str| self.mission.tunnels.is_below(name);
        let parted = company.obeys(Mended::BelowIsElsewhere);
        let looks = |soldier: &&Soldier| {
            if parted && is_below(soldier.name()) != is_below(by) {
                return false;
            }
            let is_fired_at = at.iter().any(|name| name == soldier.name());
            // Whose fire ever made them Duck Back, they do not look up from it.
            let ducks = match self.mission.company.by_the_rules {
                true => soldier.is(Flag::DuckBack),
                false => soldier.is_ducked_from(firer),
            };
            !is_fired_at && soldier.is_able() && !soldier.is_shaken() && !ducks && finds(soldier)
        };
        let friends: Vec<&str> =
            self.mission.company.of(side).filter(looks).map(|soldier| soldier.name()).collect();
        if friends.is_empty() {
            return Ok(false);
        }
        let does = if friends.len() == 1 { "Does" } else { "Does any of" };
        let who = listed(&friends);
        let what =
            format!("{by} has fired from hiding and missed. {does} {who} have a line of sight to {by}");
        let question = asked_of(by, "is-seen", what, "FNG In Sight Or Hidden");
        Ok(self.answers.see(side, question.legal(["no", "yes"]))? == 1)
    }

    /// A hidden vehicle is seen, with all aboard.
    pub(super) fn reveal_vehicle(&mut self, by: &str) {
        let aboard = |soldier: &Soldier| soldier.aboard.as_ref().map(|aboard| aboard.vehicle.clone());
        let Some(vehicle) = self.mission.company.get(by).and_then(aboard) else { return };
        let mut was_hidden = false;
        for soldier in &mut self.mission.company.soldiers {
            if aboard(soldier).as_ref() == Some(&vehicle) {
                was_hidden |= soldier.man.state.remove(&Flag::Hidden);
            }
        }
        if was_hidden {
            self.table.note("In Sight Or Hidden", format!("{vehicle} is no longer hidden"));
        }
    }

    pub(super) fn shoot(&self, shot: &Shot) -> Result<Shoot, Error> {
        let edition = self.edition();
        let soldier = self.soldier(&shot.by)?;
        let shooter = self.mission.fighting(&shot.by)?;
        let weapon = self.cannon(shot).or_else(|| self.weapon(&shot.by)).or_else(|| shot.weapon.clone());
        let weapon = weapon.ok_or_else(|| {
            Error::refused("FNG Shooting A Weapon", format!("{} has nothing to fire", shot.by))
        })?;
        let mut targets = Vec::new();
        for (index, name) in shot.at.iter().enumerate() {
            let figure = self.mission.fighting(name)?;
            let gap = index.checked_sub(1).and_then(|before| shot.gaps.get(before)).copied();
            let dice = shot.dice.get(index).copied();
            targets.push(Target { range: shot.range, gap: gap.unwrap_or(0), dice, ..Target::new(figure) });
        }
        for target in &mut targets {
            let at = self.mission.company.get(&target.figure.name);
            target.lit |= at.is_some_and(Soldier::is_given_away);
        }
        let automatic = soldier.automatic && weapon.targets_auto.is_some();
        let below = self.mission.company.obeys(Mended::FightsBelow);
        let tunnel = below && self.mission.tunnels.is_below(&shot.by);
        for target in targets.iter_mut().filter(|_| tunnel) {
            let rat = self.mission.tunnels.rat(&target.figure.name);
            target.lit |= rat.is_some_and(|rat| rat.light.gives_away());
        }
        Ok(Shoot {
            automatic,
            tunnel,
            shots: shot.shots,
            return_fire: shot.returned,
            in_sight_one_pass: shot.sighted,
            as_they_stand: true,
            ..Shoot::new(edition, shooter, weapon, targets)
        })
    }

    /// Fires a shot and writes what it does. Gives the Outgunned Rating of the weapon.
    pub(super) fn fire(&mut self, shot: &Shot, missed: &mut Vec<(String, Vec<String>)>) -> Result<u8, Error> {
        if shot.gun.is_none()
            && self.weapon(&shot.by).is_none()
            && let Some(weapon) = self.burster(&shot.by)
        {
            return self.burst(shot, weapon, missed);
        }
        self.shots += 1;
        let mut shoot = self.shoot(shot)?;
        let at: Vec<&str> = shot.at.iter().map(String::as_str).collect();
        shoot.near = self.mission.unlucky_near(&shot.by, &at, self.answers)?;
        let (ogr, hidden) = (shoot.weapon.ogr, self.is_hidden(&shot.by));
        let before = self.table.told.events.len();
        let record = traced!(self.table.dice, |dice, trace| shoot.run(dice, trace))?;
        let (first, damage) =
            record.throws.split_first().map_or((None, &[][..]), |(first, rest)| (Some(first), rest));
        if let Some(throw) = first {
            let dice: Vec<u8> = throw.dice.clone();
            let hits = record.shots.iter().filter(|shot| shot.hit).count();
            let minus = shot.minus();
            let hits = match hits {
                0 => "no hit".to_owned(),
                hits => pointman_core::plural::counted(hits as u64, "hit").to_string(),
            };
            let each: Vec<String> = shot.dice.iter().map(u8::to_string).collect();
            let each = if each.is_empty() { String::new() } else { format!(", dice {}", each.join("-")) };
            let at = shoot.targets.iter().map(|target| target.figure.told_exposed(""));
            let at: Vec<String> = at.collect();
            let (by, at) = (&shot.by, at.join(", "));
            let text = format!("{by} fires the {} at {at}{each}{minus}: {hits}", record.weapon);
            self.table.rolled(CheckId::RangedToHit, &dice, text);
        }
        let fates = self.worse(&record.targets);
        tell_damage(damage, &fates, &[], &mut self.table.told);
        self.mission.note_fight(&shot.by);
        let hits = fates.iter().any(|fate| fate.hits > 0);
        for (fate, ended) in record.targets.iter().zip(&fates) {
            // One hit is told with its die; that there was none is no news behind the shot, which says so
            // itself where nobody is hit.
            match fate.hits {
                0 if !hits || !shot.at.contains(&fate.name) => {}
                0 => self.table.told.thrown(CheckId::RangedDamage, &[], fate_told(ended)),
                1 => {}
                _ => self.table.note(CheckId::RangedDamage, fate_told(ended)),
            }
            self.mission.suffer(fate, Some(&shot.by), self.table, self.answers)?;
        }
        let is_hit = |fate: &&Fate| fate.hits > 0;
        let hit: Vec<String> = record.targets.iter().filter(is_hit).map(|fate| fate.name.clone()).collect();
        self.mission.tanks_may_burst(&hit, self.table, self.answers)?;
        let is_vain = !record.out_of_ammo && record.targets.iter().all(|fate| fate.hits == 0);
        if is_vain && let [_] = &shot.at[..] {
            self.table.told.fire_goes_on(before, &shot.by);
        }
        self.mission.note_ammo(&shot.by, record.out_of_ammo);
        if record.out_of_ammo {
            tell_out_of_ammo(&shot.by, self.table);
        }
        let whole: Vec<String> = shot.at.iter().filter(|name| !hit.contains(name)).cloned().collect();
        if hidden && !whole.is_empty() {
            missed.push((shot.by.clone(), whole));
        }
        Ok(ogr)
    }

    /// How those a shot was fired at end who may be down by another of the same moment: no better than they
    /// are.
    pub(super) fn worse(&self, fates: &[Fate]) -> Vec<Fate> {
        let worse = |fate: &Fate| {
            let mut fate = fate.clone();
            let soldier = self.mission.company.get(&fate.name).filter(|_| self.order_of_fire);
            if let Some(soldier) = soldier.filter(|_| fate.hits > 0) {
                let is = if soldier.is(Flag::ObviouslyDead) {
                    State::ObviouslyDead
                } else if soldier.is(Flag::OutOfTheFight) {
                    State::OutOfTheFight
                } else {
                    State::Up
                };
                fate.state = fate.state.max(is);
            }
            fate
        };
        fates.iter().map(worse).collect()
    }

    /// What a shot fires whose round bursts in a circle: who else stands there is asked, but by turns of
    /// earlier versions.
    pub(super) fn bursts_among(&self, shot: &Shot) -> Option<Weapon> {
        let bursts = self.mission.company.by_the_rules && shot.gun.is_none() && !self.is_round(shot);
        self.burster(&shot.by).filter(|_| bursts && self.weapon(&shot.by).is_none())
    }

    /// Asks whether the target is as far off as a round of a launcher needs to be armed: nearer it is a dud.
    /// Only the players see it; in turns of earlier versions it always was.
    fn measures_flight(&mut self, shot: &mut Shot, weapon: &Weapon) -> Result<(), Error> {
        let least = weapon.range_min.filter(|least| *least > 1 && shot.range.is_none());
        let Some(least) = least.filter(|_| self.mission.company.obeys(Mended::RoundsArm)) else {
            return Ok(());
        };
        let what = format!("{} fires the {} at {}: how far is it", shot.by, weapon.name, shot.at.join(", "));
        let question = OpenQuestion::of(word(&shot.by, "range"), what, "FNG grenade-throw")
            .legal(["far", "too-near"])
            .meaning([format!("{least} in or farther"), format!("less than {least} in: a dud")]);
        let is_near = self.answers.see(self.side_of(&shot.by)?, question)? == 1;
        shot.range = Some(if is_near { least - 1 } else { least });
        Ok(())
    }

    /// Fires a round that bursts among those it is aimed at. Who else stands in the circle only the players
    /// see.
    pub(super) fn burst(
        &mut self,
        shot: &Shot,
        weapon: Weapon,
        missed: &mut Vec<(String, Vec<String>)>,
    ) -> Result<u8, Error> {
        let edition = self.edition();
        self.shots += 1;
        if weapon.class != WeaponClass::GrenadeLauncher {
            self.note_rocket(&shot.by)?;
        }
        if weapon.class.is_squad_anti_tank() {
            self.mission.counts_rocket(&shot.by);
        }
        let behind = self.behind(shot, &weapon)?;
        let figure = |name: &str| self.mission.fighting(name);
        let mut thrower = figure(&shot.by)?;
        if shot.is_hasty() {
            thrower.lowered = u8::from(self.mission.company.obeys(Mended::RosterReps));
            thrower.rep = thrower.rep.saturating_sub(1);
        }
        let targets = shot.at.iter().map(|name| figure(name)).collect::<Result<_, _>>()?;
        let at: Vec<&str> = shot.at.iter().map(String::as_str).collect();
        let bystanders = self.mission.unlucky_near(&shot.by, &at, self.answers)?;
        let unlucky = Unlucky { bystanders, apart: Vec::new() };
        if weapon.class == WeaponClass::Flamethrower {
            let (operator, range, first_one_spent) = (thrower, shot.range, false);
            let flame = Flame { edition, operator, weapon, first_one_spent, range, targets, unlucky };
            return self.flames(shot, flame, missed);
        }
        let (ogr, hidden) = (weapon.ogr, self.is_hidden(&shot.by));
        let behind = behind.iter().map(|name| figure(name)).collect::<Result<_, _>>()?;
        let grenade =
            Grenade { range: shot.range, behind, unlucky, ..Grenade::new(edition, thrower, weapon, targets) };
        let record = traced!(self.table.dice, |dice, trace| grenade.run(dice, trace))?;
        let minus = shot.minus();
        let text = format!("{} fires the {} at {}{minus}", shot.by, record.weapon, shot.at.join(", "));
        self.table.note(CheckId::GrenadeThrow, text);
        tell_damage(&record.throws, &[], &self.mission.out_of_it(), &mut self.table.told);
        if let Some(told) = burst_told(&record) {
            self.table.note(CheckId::GrenadeThrow, told);
        }
        self.mission.note_fight(&shot.by);
        for fate in record.figures.iter().chain(&record.behind) {
            if fate.hits > 0 {
                let ended = self.worse(std::slice::from_ref(fate));
                ended.iter().for_each(|ended| self.table.note(CheckId::RangedDamage, fate_told(ended)));
            }
            self.mission.suffer(fate, Some(&shot.by), self.table, self.answers)?;
        }
        let caught = if record.bursts_among_them() { shot.at.clone() } else { Vec::new() };
        self.mission.tanks_may_burst(&caught, self.table, self.answers)?;
        let is_whole =
            |name: &&String| !record.figures.iter().any(|fate| fate.name == **name && fate.hits > 0);
        let whole: Vec<String> = shot.at.iter().filter(is_whole).cloned().collect();
        if hidden && !whole.is_empty() {
            missed.push((shot.by.clone(), whole));
        }
        Ok(ogr)
    }

    /// Fires a flamethrower, and writes what it does. Gives its Outgunned Rating.
    fn flames(
        &mut self,
        shot: &Shot,
        flame: Flame,
        missed: &mut Vec<(String, Vec<String>)>,
    ) -> Result<u8, Error> {
        let (ogr, hidden) = (flame.weapon.ogr, self.is_hidden(&shot.by));
        let came = Burning::Shot { from: None, shot: Box::new(flame) }.carry_out(self.table.dice)?;
        let is_hit = |name: &String| came.hits(name);
        let whole: Vec<String> = shot.at.iter().filter(|name| !is_hit(name)).cloned().collect();
        written(self.mission, came, self.table, self.answers)?;
        if hidden && !whole.is_empty() {
            missed.push((shot.by.clone(), whole));
        }
        Ok(ogr)
    }

    /// Who stands in the back blast of a rocket that is fired in reaction: only the players see it, so that
    /// it is asked of them whoever fires.
    pub(in crate::evening) fn behind(&mut self, shot: &Shot, weapon: &Weapon) -> Result<Vec<String>, Error> {
        let blast = weapon.backblast.as_ref().filter(|_| self.rocket_a_turn);
        let Some(inches) = blast.map(|blast| blast.distance) else { return Ok(Vec::new()) };
        let mut behind: Vec<String> = Vec::new();
        loop {
            let side = self.side_of(&shot.by)?;
            let is_near = |soldier: &&Soldier| {
                let name = soldier.name();
                let is_there = soldier.left.is_none() && !soldier.is(Flag::ObviouslyDead);
                let is_named = behind.iter().chain(&shot.at).any(|named| named == name) || name == shot.by;
                is_there && !is_named && soldier.side == side && soldier.aboard.is_none()
            };
            let near: Vec<String> = self
                .mission
                .company
                .soldiers
                .iter()
                .filter(is_near)
                .map(|soldier| soldier.name().to_owned())
                .collect();
            if near.is_empty() {
                return Ok(behind);
            }
            let what = format!("{} fires the {}: who stands within {inches} in behind", shot.by, weapon.name);
            let question = OpenQuestion::of(word(&shot.by, "back-blast"), what, "FNG Back Blast");
            let question = question.legal(std::iter::once("nobody".to_owned()).chain(near.iter().cloned()));
            match self.answers.see(side, question)? {
                0 => return Ok(behind),
                chosen => behind.push(near[chosen - 1].clone()),
            }
        }
    }
}
