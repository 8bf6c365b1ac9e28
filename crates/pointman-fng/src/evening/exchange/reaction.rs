//! What those do who were fired at: Received Fire, and the fire it allows ["Received Fire" Check].

use super::super::ask::word;
use super::super::charge::{Charge, carry_through};
use super::super::react::{Reacted, Taking, done_to, obey, take};
use super::super::{Mended, Soldier};
use super::{Aim, Chain, OFF_TABLE, Shot};
use crate::checks::{self, AttributeId, CheckId, Flag, ResultId};
use crate::squads::deed::Deed;
use crate::squads::weapons::WeaponClass;
use crate::support::sniper;
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;
use pointman_core::way;

/// Inches that a sniper is hardly ever beyond: the table is 48 in deep.
const FAR: u8 = 36;

/// How somebody who was fired at fires back.
struct FiredBack {
    /// As return fire, at -1 Rep.
    returned: bool,
    /// Dice passed.
    passes: u8,
    /// Inches to who fired.
    range: Option<u8>,
    /// Armor that they can do nothing to has fired.
    is_armor: bool,
}

impl Chain<'_, '_, '_, '_, '_> {
    /// The Received Fire check of a figure that is still up, and the shot it allows them.
    pub(super) fn received_fire(
        &mut self,
        name: &str,
        by: &[(String, Option<u8>)],
        outgunned: bool,
    ) -> Result<Option<Shot>, Error> {
        let soldier = self.soldier(name)?;
        // Who was put down by the fire takes no check (received-fire-1).
        if !soldier.is_able() || soldier.is(Flag::KnockedDown) {
            return Ok(None);
        }
        // Nothing of it would stop them.
        if soldier.is(Flag::RunningAway) && self.mission.company.obeys(Mended::RunnersRunOn) {
            self.table.note(CheckId::ReceivedFire, format!("{name} is running away, and runs on"));
            return Ok(None);
        }
        let firers: Vec<String> = by.iter().map(|(by, _)| by.clone()).collect();
        let surprised = self.surprised_by(name, &firers)?;
        if let Some(reacted) = surprised.as_ref().filter(|reacted| reacted.tested.next.is_none()) {
            self.gives_way(name, CheckId::Surprise, reacted, &firers)?;
            return Ok(None);
        }
        let by_hand = self.fights_by_hand(name);
        // Who can do nothing to the armor that fires at them is unable to fire.
        let company = &self.mission.company;
        // Those below are laid by the complex and not in the list of everyone.
        let is_below = company.obeys(Mended::LightGivesAway)
            && self.mission.tunnels.is_below(name)
            && by.iter().any(|(by, _)| company.get(by).is_none());
        let is_helpless = !by.is_empty() && !by.iter().any(|(by, _)| self.may_hit(name, by));
        let is_armor = self.vehicles && is_helpless && !is_below;
        let mut flags = self.flags_under_fire(name, outgunned, is_armor && !by_hand);
        flags.extend(surprised.map(|_| Flag::Surprise));
        let cause = Some(done_to(&firers, ["fires at", "fire at"], name)).filter(|_| !firers.is_empty());
        let passes = self.led.passes_of(name);
        let taking = Taking { flags: &flags, cause, passes, ..Taking::default() };
        let before = self.table.told.events.len();
        let reacted = take(self.mission, name, CheckId::ReceivedFire, &taking, self.table, self.answers)?;
        self.passed = Some(reacted.passes);
        if self.table.told.events.len() == before + 1
            && matches!(
                reacted.result,
                ResultId::ReturnFireRepMinus1 | ResultId::FinishMoveAndFire | ResultId::StopAndFire
            )
        {
            self.table.told.fire_goes_on(before, name);
        }
        if reacted.passes > 0 && reacted.result == ResultId::DuckBack && self.shirks(name) {
            self.table
                .note(CheckId::Outgunned, format!("{name} is a Shirker and always counts as outgunned"));
        }
        let returned = reacted.result == ResultId::ReturnFireRepMinus1;
        let fires = returned || matches!(reacted.result, ResultId::FinishMoveAndFire | ResultId::StopAndFire);
        if !fires {
            self.gives_way(name, CheckId::ReceivedFire, &reacted, &firers)?;
            return Ok(None);
        }
        if let Some(enemy) = self.mission.company.in_contact_with(name).filter(|_| self.is_in_fray(name)) {
            let text = format!("{name} is hand to hand with {enemy}, and fires at nobody");
            self.table.note("Breaking Off Melee", text);
            return Ok(None);
        }
        if is_below && self.may_fire_back(name) {
            let how = if returned { ", at -1 Rep" } else { "" };
            let fire = way!("fng shoot EVENING -i --tunnel --reaction", "tunnels fire-back");
            let text = format!("{name} may fire back at {}{how} ({fire})", firers.join(", "));
            self.table.due(CheckId::ReceivedFire, text);
            return Ok(None);
        }
        let range = by.first().and_then(|(_, range)| *range);
        if by_hand {
            let own = self.soldier(name)?;
            // Their own Duck Back does not keep them from it: it ends as they charge.
            let is_seen = |by: &&str| self.soldier(by).is_ok_and(|firer| firer.is_seen_by(own));
            let at = by.first().map(|(by, _)| by.as_str()).filter(is_seen);
            return self.charges_instead(name, at, range, &firers, reacted.passes);
        }
        let too_far = self.is_too_far(name, range);
        if too_far || !self.may_fire_back(name) {
            return self.ducks_instead(name, too_far, &firers);
        }
        let how = FiredBack { returned, passes: reacted.passes, range, is_armor };
        self.fires_back_at(name, by, &firers, how)
    }

    /// The Surprise check of somebody who is fired at from the rear by those they have not seen, as only the
    /// players know: who was hidden as they fired. With 2 passes Received Fire follows ["Surprise" Check].
    fn surprised_by(&mut self, name: &str, firers: &[String]) -> Result<Option<Reacted>, Error> {
        let soldier = self.soldier(name)?;
        let is_unseen = !firers.is_empty() && firers.iter().all(|by| self.is_hidden(by));
        let may_be = is_unseen && soldier.aboard.is_none() && !soldier.is(Flag::HunkeredDown);
        if !may_be || !self.mission.company.obeys(Mended::FireSurprises) {
            return Ok(None);
        }
        let cause = done_to(firers, ["fires at", "fire at"], name);
        let what = format!("{cause} from hiding: does the fire come from {name}'s rear");
        let question = OpenQuestion::of(word(name, "from-rear"), what, "FNG Surprise");
        let side = self.side_of(&firers[0])?;
        if self.answers.see(side, question.legal(["no", "yes"]))? == 0 {
            return Ok(None);
        }
        let taking = Taking { flags: &[Flag::FiredAt], cause: Some(cause), ..Taking::default() };
        take(self.mission, name, CheckId::Surprise, &taking, self.table, self.answers).map(Some)
    }

    /// Who was fired at and does not fire does what their check says: it hides them from those who fired.
    fn gives_way(
        &mut self,
        name: &str,
        id: CheckId,
        reacted: &Reacted,
        firers: &[String],
    ) -> Result<(), Error> {
        let was_ducked = self.soldier(name)?.is_ducked_from_all();
        obey(self.mission, name, id, reacted, self.table)?;
        match reacted.result {
            ResultId::DuckBack => self.ducks_from(name, was_ducked, firers),
            ResultId::HunkerDown => self.hunkers_from(name, firers),
            _ => Ok(()),
        }
    }

    /// Whom a sniper's card has missed, and who may fire, fires back: the sniper is seen, and the figure is
    /// placed. Out of range, which only the players see, they Duck Back [Snipers, Reaction Fire Or Not].
    pub(in crate::evening) fn answers_sniper(
        &mut self,
        name: &str,
        number: u16,
        reacted: &Reacted,
    ) -> Result<(), Error> {
        let side = self.side_of(name)?;
        if !self.may_fire_back(name) {
            return self.ducks_instead(name, self.fights_by_hand(name), &[]).map(drop);
        }
        if let Some(reach) = self.reach(name) {
            let what = format!("{name} may fire back at sniper {number}: is the sniper within {reach} in");
            let question = OpenQuestion::of(word(name, "range"), what, "FNG Out Of Range");
            // The sniper is placed as far away as can be.
            let is_likely = reach > FAR;
            let legal = if is_likely { ["yes", "no"] } else { ["no", "yes"] };
            let is_as_likely = self.answers.see(side, question.legal(legal))? == 0;
            if is_as_likely != is_likely {
                return self.ducks_instead(name, true, &[]).map(drop);
            }
        }
        let sniper = sniper::seen(self.mission, number, self.table)?;
        let (by, firers) = ([(sniper.clone(), None)], [sniper]);
        let returned = reacted.result == ResultId::ReturnFireRepMinus1;
        let how = FiredBack { returned, passes: reacted.passes, range: None, is_armor: false };
        let shot = self.fires_back_at(name, &by, &firers, how)?;
        self.fire_all(shot.into_iter().collect())
    }

    /// What bears on Received Fire, besides who takes it.
    fn flags_under_fire(&self, name: &str, outgunned: bool, is_helpless: bool) -> Vec<Flag> {
        let mut flags = Vec::new();
        if outgunned {
            flags.push(Flag::Outgunned);
        }
        if self.chargers.iter().any(|charger| charger == name) {
            let armed = self.stops_to_fire(name);
            flags.push(if armed {
                Flag::ChargersWithRangedWeapon
            } else {
                Flag::ChargersWithoutRangedWeapon
            });
        } else if self.is_unable_to_fire(name) || is_helpless {
            flags.push(Flag::OutgunnedOrUnableToFire);
        }
        flags
    }

    /// The shot that Received Fire allows somebody who can fire.
    fn fires_back_at(
        &mut self,
        name: &str,
        by: &[(String, Option<u8>)],
        firers: &[String],
        how: FiredBack,
    ) -> Result<Option<Shot>, Error> {
        let FiredBack { returned, passes, range, is_armor } = how;
        let causes: Vec<String> =
            by.iter().map(|(by, _)| by.clone()).filter(|by| self.is_target_of(name, by)).collect();
        let causes: Vec<String> = causes.into_iter().filter(|by| self.may_hit(name, by)).collect();
        let side = self.side_of(name)?;
        let is_active = self.mission.acting_side() == Some(side);
        let acted = self.soldier(name).map(|soldier| self.mission.acted_in_turn(soldier))?;
        // An Active figure told to fire may choose any target, of those who are known to be in sight; the
        // program's fire at who fired at them.
        let chooses = is_active
            && (self.mission.company.obeys(Mended::ActiveChoose) && !self.answers.is_programs(side)
                || acted.turn > 0 && (acted.moved || acted.fired) && causes.is_empty());
        let others = if chooses { self.known_besides(name, &causes)? } else { Vec::new() };
        let at: Vec<String> = [&causes[..], &others[..]].concat();
        let Some(aim) = self.choose_target(name, &at, false)? else {
            let is_unseen = by.is_empty() && self.mission.company.obeys(Mended::UnseenFireDucks);
            if is_unseen || (is_armor && self.mission.company.by_the_rules) {
                return self.ducks_instead(name, false, firers);
            }
            self.table.note(CheckId::ReceivedFire, format!("{name} has nobody left to fire at"));
            return Ok(None);
        };
        if is_active {
            self.mission.note_act(name, |acted| acted.reacted = true);
        }
        self.comes_up(name);
        // Fire at who caused it is laid on those alone; how far off anybody else is nobody has said.
        let is_cause = causes.is_empty() || causes.contains(&aim.at);
        let near = if is_cause && !causes.is_empty() { causes } else { at.clone() };
        let obeys = self.mission.company.obeys(Mended::ActiveChoose);
        let mut shot = Shot {
            by: name.to_owned(),
            at: vec![aim.at],
            range: range.filter(|_| is_cause),
            returned,
            passes,
            at_vehicle: aim.at_vehicle,
            others: if obeys && chooses { at } else { Vec::new() },
            ..Shot::default()
        };
        self.lays_on(&mut shot, &near)?;
        Ok(Some(shot))
    }

    /// Those of the other side, besides who `causes` the reaction, who are known to be in sight of somebody.
    fn known_besides(&self, name: &str, causes: &[String]) -> Result<Vec<String>, Error> {
        let others = self.mission.company.of(self.side_of(name)?.other());
        let own = self.soldier(name)?;
        let is_known = |other: &str| {
            let is_pair = |(mover, watcher): &(String, String)| {
                mover == name && watcher == other || mover == other && watcher == name
            };
            causes.is_empty() || self.may_hit(name, other) && self.seen.iter().any(is_pair)
        };
        let parted = |other: &str| {
            let is_below = |name: &str| self.mission.tunnels.is_below(name);
            self.mission.company.obeys(Mended::FightsBelow) && is_below(name) != is_below(other)
        };
        let sees = |other: &&Soldier| {
            other.is_target_of(own)
                && !parted(other.name())
                && !other.is(Flag::Hidden)
                && !causes.iter().any(|cause| cause == other.name())
                && is_known(other.name())
        };
        Ok(others.filter(sees).map(|other| other.name().to_owned()).collect())
    }

    /// The shot of somebody whom Recon By Fire has betrayed and who fires back: at whoever fired, if they see
    /// them, which only the players know.
    pub(in crate::evening) fn returns_fire(&mut self, name: &str, by: &str) -> Result<Option<Shot>, Error> {
        if !self.may_fire_back(name) || !self.is_target_of(name, by) || !self.may_hit(name, by) {
            return Ok(None);
        }
        let side = self.side_of(name)?;
        let what = format!("{name} is found and may fire back: does {name} see {by}");
        let question = OpenQuestion::of(word(name, "sees"), what, "FNG Recon By Fire");
        if self.answers.see(side, question.legal(["yes", "no"]))? == 1 {
            return Ok(None);
        }
        let (name, at) = (name.to_owned(), vec![by.to_owned()]);
        Ok(Some(Shot { by: name, at, returned: true, passes: 1, ..Shot::default() }))
    }

    /// Whether they have something that reaches a charger from so far away.
    pub(in crate::evening) fn is_armed(&self, name: &str, range: Option<u8>) -> bool {
        let is_free = self.mission.company.get(name).is_none_or(|soldier| soldier.carries.is_none());
        is_free && self.weapon(name).is_some() && !self.is_too_far(name, range)
    }

    /// Whether a charger has a ranged weapon: a grenade launcher is one, too.
    fn stops_to_fire(&self, name: &str) -> bool {
        let launches = self.mission.company.obeys(Mended::LaunchersStop) && self.has_fire(name);
        launches || self.weapon(name).is_some()
    }

    /// The fire of a figure that is charged, at the first of the chargers they can hit, who react to it as
    /// chargers.
    pub(in crate::evening) fn defensive_fire(
        &mut self,
        name: &str,
        by: &[String],
        range: Option<u8>,
    ) -> Result<(), Error> {
        if !self.may_fire_back(name) {
            return Ok(());
        }
        // In cover 1 pass lets them fire whether or not they can.
        if self.is_too_far(name, range) {
            let text = format!("{name} is out of range, does not fire and prepares for melee");
            self.table.note(CheckId::BeingCharged, text);
            return Ok(());
        }
        let at: Vec<String> = by.iter().filter(|by| self.is_target_of(name, by)).cloned().collect();
        let Some(Aim { at: target, .. }) = self.choose_target(name, &at, false)? else { return Ok(()) };
        let shot =
            Shot { by: name.to_owned(), at: vec![target.clone()], range, passes: 2, ..Shot::default() };
        let ogr = self.fire(&shot, &mut Vec::new())?;
        let soldier = self.soldier(&target)?;
        if !soldier.is_able() || soldier.is(Flag::KnockedDown) {
            return Ok(());
        }
        let armed = self.stops_to_fire(&target);
        let mut flags =
            vec![if armed { Flag::ChargersWithRangedWeapon } else { Flag::ChargersWithoutRangedWeapon }];
        let figure = soldier.figure(&self.mission.terms_of(soldier.side), self.edition())?;
        if figure.is_outgunned_by(ogr) == Some(true) {
            flags.push(Flag::Outgunned);
        }
        let cause = Some(format!("{name} fires at {target}, who charges"));
        let taking = Taking { flags: &flags, cause, ..Taking::default() };
        let reacted = take(self.mission, &target, CheckId::ReceivedFire, &taking, self.table, self.answers)?;
        match reacted.result {
            ResultId::ContinueCharge => Ok(()),
            ResultId::StopAndFire if self.is_too_far(&target, range) => {
                self.ducks_instead(&target, true, &[name.to_owned()]).map(|_| ())
            }
            ResultId::StopAndFire => {
                self.mission.note_act(&target, |acted| acted.reacted = true);
                let back = Shot {
                    by: target,
                    at: vec![name.to_owned()],
                    range,
                    passes: reacted.passes,
                    ..Shot::default()
                };
                self.queue.push_back(vec![back]);
                self.go_on()
            }
            _ => {
                let was_ducked = self.soldier(&target)?.is_ducked_from_all();
                obey(self.mission, &target, CheckId::ReceivedFire, &reacted, self.table)?;
                match reacted.result {
                    ResultId::DuckBack if self.order_of_fire => {
                        self.ducks_from(&target, was_ducked, &[name.to_owned()])
                    }
                    ResultId::HunkerDown => self.hunkers_from(&target, &[name.to_owned()]),
                    _ => Ok(()),
                }
            }
        }
    }

    /// Whether they are always outgunned, which nothing else tells where a Street Punk has turned out to be
    /// it.
    pub(super) fn shirks(&self, name: &str) -> bool {
        let figure = |soldier: &Soldier| soldier.figure(&self.mission.terms_of(soldier.side), self.edition());
        let figure = self.soldier(name).and_then(figure);
        figure.is_ok_and(|figure| figure.has(AttributeId::Shirker) && figure.is_outgunned_by(0) == Some(true))
    }

    /// Whether somebody who is told to fire has nothing to do it with. Who has a hand weapon only charges
    /// where others fire: they are not unable to.
    pub(in crate::evening) fn is_unable_to_fire(&self, name: &str) -> bool {
        let has_fire = match self.looks_for(name) {
            Some(_) => self.weapon(name).is_some(),
            None => self.has_fire(name),
        };
        !has_fire && !self.fights_by_hand(name) && !self.is_in_fray(name)
    }

    /// Whether all they have is a weapon for hand to hand fighting.
    pub(super) fn fights_by_hand(&self, name: &str) -> bool {
        self.soldier(name).is_ok_and(|soldier| {
            soldier.man.weapon.as_ref().is_some_and(|arms| arms.class == Some(WeaponClass::Melee))
        })
    }

    /// Whether they charge where others fire, having a hand weapon only; in turns of earlier versions the
    /// players were told to have them charge.
    pub(super) fn charges_by_hand(&self, name: &str) -> bool {
        let soldier = self.mission.company.get(name);
        let is_free = |soldier: &Soldier| soldier.carries.is_none() && soldier.may(Deed::Charge).is_ok();
        self.mission.company.obeys(Mended::HandsCharge)
            && self.fights_by_hand(name)
            && !self.is_in_fray(name)
            && soldier.is_some_and(is_free)
    }

    /// Whether somebody may be charged: on foot or in the open, and seen.
    fn is_chargeable(&self, by: &str, at: &str) -> bool {
        let company = &self.mission.company;
        company.get(by).zip(company.get(at)).is_some_and(|(own, enemy)| {
            enemy.is_seen_by(own) && !enemy.is(Flag::Hidden) && !company.is_enclosed(enemy)
        })
    }

    /// Inches to somebody whom a man with a hand weapon is to charge, where nobody has said them: only the
    /// players see it. None where one Fast Move does not get him there.
    fn charge_inches(&mut self, name: &str, at: &str, fast: u8) -> Result<Option<u8>, Error> {
        let what = format!("{name} has only a hand weapon and charges {at}: inches between them");
        let question = OpenQuestion::of(word(name, "range"), what, "FNG Reaction Fire Or Not");
        let inches = (1..=fast).map(|inches| inches.to_string());
        let question = question.legal(inches.chain(std::iter::once("farther".to_owned())));
        let side = self.side_of(name)?;
        let chosen = self.answers.see(side, question)?;
        Ok(u8::try_from(chosen + 1).ok().filter(|inches| *inches <= fast))
    }

    /// Who was told to fire with a hand weapon only charges, if both are still up to it.
    pub(super) fn charges(&mut self, shot: &Shot) -> Result<(), Error> {
        let (by, Some(at)) = (&shot.by, shot.at.first()) else { return Ok(()) };
        let is_up = !self.soldier(by)?.is(Flag::KnockedDown) && self.charges_by_hand(by);
        if !is_up || self.lost_to_duck_back(by) || !self.is_chargeable(by, at) {
            self.table.note("Reaction Fire Or Not", format!("{by} does not charge {at} any more"));
            return Ok(());
        }
        self.comes_up(by);
        let orders = Charge {
            by: vec![by.clone()],
            at: vec![at.clone()],
            range: shot.range,
            leader_first: true,
            order_of_fire: true,
            ..Charge::default()
        };
        let charging = vec![(by.clone(), at.clone())];
        carry_through(self.mission, charging, &orders, self.table, self.answers)
    }

    /// Told to fire with a hand weapon only: they charge, or Duck Back where one Fast Move does not get them
    /// there [Reaction Fire Or Not].
    pub(super) fn charges_instead(
        &mut self,
        name: &str,
        at: Option<&str>,
        range: Option<u8>,
        firers: &[String],
        passes: u8,
    ) -> Result<Option<Shot>, Error> {
        let fast = self.mission.company.longest_move(self.soldier(name)?);
        if self.mission.company.obeys(Mended::HandsCharge) {
            let at = at.filter(|at| self.charges_by_hand(name) && self.is_chargeable(name, at));
            let Some(at) = at else { return self.ducks_instead(name, false, firers) };
            let range = match range {
                Some(range) => Some(range).filter(|range| *range <= fast),
                None => self.charge_inches(name, at, fast)?,
            };
            if range.is_none() {
                return self.ducks_instead(name, true, firers);
            }
            let text = format!("{name} has only a hand weapon and charges {at} instead of firing");
            self.table.news("Reaction Fire Or Not", text.clone(), text);
            let (by, at) = (name.to_owned(), vec![at.to_owned()]);
            return Ok(Some(Shot { by, at, range, passes, charges: true, ..Shot::default() }));
        }
        match at {
            Some(at) if range.is_none_or(|range| range <= fast) => {
                let charge =
                    way!("fng charge EVENING -i --by {name} --at {at}", "{name} charge {at}", name, at);
                let news = format!("{name} has only a hand weapon and charges {at} instead of firing");
                self.table.due_news("Reaction Fire Or Not", format!("{news} ({charge})"), news);
                Ok(None)
            }
            _ => self.ducks_instead(name, true, firers),
        }
    }

    /// Notes from whom somebody Ducks Back who was not out of everyone's sight before: they cannot see or be
    /// seen by those [Duck Back]. What nobody there has fired hides them from nobody.
    pub(super) fn ducks_from(
        &mut self,
        name: &str,
        was_ducked: bool,
        firers: &[String],
    ) -> Result<(), Error> {
        self.ducked.push(name.to_owned());
        if self.ducks_from_firers && !was_ducked {
            let sky = firers.is_empty() && self.mission.company.obeys(Mended::SkyHidesNobody);
            let from = firers.iter().cloned().chain(sky.then(|| OFF_TABLE.to_owned()));
            self.mission.company.find_mut(name)?.ducked_from.extend(from);
        }
        Ok(())
    }

    /// Notes who made somebody Hunker Down: like Duck Back it hides only from those [Hunker Down]; in turns
    /// of earlier versions from everyone.
    fn hunkers_from(&mut self, name: &str, firers: &[String]) -> Result<(), Error> {
        if self.mission.company.obeys(Mended::HunkersFromFirers) {
            let sky = firers.is_empty().then(|| OFF_TABLE.to_owned());
            let from = firers.iter().cloned().chain(sky);
            self.mission.company.find_mut(name)?.hunkered_from.extend(from);
        }
        Ok(())
    }

    /// Told to fire and not able to: they Duck Back.
    pub(super) fn ducks_instead(
        &mut self,
        name: &str,
        too_far: bool,
        firers: &[String],
    ) -> Result<Option<Shot>, Error> {
        let was_ducked = self.soldier(name)?.is_ducked_from_all();
        let turns = self.mission.company.obeys(Mended::AttributesTurnDucking);
        let soldier = self.mission.company.find_mut(name)?;
        let why = if too_far { "out of range" } else { "unable to fire" };
        // Attributes change it as they change what the check itself says.
        let result = match turns {
            true => checks::as_attributes_turn(&soldier.man.attributes, ResultId::DuckBack)?,
            false => ResultId::DuckBack,
        };
        if let Some(does) = soldier.obey(result) {
            does.tell(CheckId::ReceivedFire.id(), &format!("{name}, {why},"), self.table);
        }
        match result {
            ResultId::DuckBack => {
                self.mission.ends_by_duck_back(name);
                self.ducks_from(name, was_ducked, firers)?;
            }
            ResultId::HunkerDown => self.hunkers_from(name, firers)?,
            _ => {
                let text = format!("{name}, {why}, has Nerves of Steel and does not Duck Back");
                self.table.note(CheckId::ReceivedFire, text);
            }
        }
        Ok(None)
    }
}
