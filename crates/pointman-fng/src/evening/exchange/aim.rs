//! At whom a shot is aimed, and how the dice of one are divided [Reaction Fire Or Not].

use std::cmp::Reverse;

use super::super::ask::{as_answers, asked_of, word};
use super::super::{Mended, Soldier};
use super::{Aim, Chain, Shot};
use crate::checks::{CheckId, Flag};
use crate::squads::squad::Role;
use crate::squads::weapons::{Weapon, WeaponClass};
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;

impl Chain<'_, '_, '_, '_, '_> {
    /// At whom they fire, of those they may fire at; none where there is nobody. With a gun it is the vehicle
    /// they are in.
    pub(in crate::evening) fn choose_target(
        &mut self,
        name: &str,
        at: &[String],
        with_gun: bool,
    ) -> Result<Option<Aim>, Error> {
        let side = self.side_of(name)?;
        let at_vehicles = with_gun || self.at_armor(name).is_some();
        let mut aims = self.aims(name, at, at_vehicles);
        if aims.is_empty() {
            return Ok(None);
        }
        // A person is offered first whom their dice can hit.
        if !with_gun && !self.answers.is_programs(side) {
            aims.sort_by_key(|aim| self.is_vain(name, aim));
        }
        let proposed = aims
            .iter()
            .enumerate()
            .min_by_key(|(index, aim)| {
                (!self.is_armor_for(at_vehicles, &aim.at), self.worth(&aim.at), *index)
            })
            .map_or(0, |(index, _)| index);
        let what = if with_gun { " the gun" } else { "" };
        let called = |aim: &Aim| self.target_name(at_vehicles || aim.at_vehicle, &aim.at);
        let legal: Vec<String> = aims.iter().map(called).collect();
        let aboard = self.mission.company.told_aboard(&legal);
        let vain = if with_gun { String::new() } else { self.told_vain(name, &aims) };
        let question = asked_of(
            name,
            "fires-at",
            format!("{name} may fire{what}: at whom{aboard}{vain}"),
            "FNG Target Selection",
        )
        .legal(as_answers(legal.iter().map(String::as_str)))
        // Whose dice all go to one target lays them on nobody else.
        .settling("fires-also");
        // Whom the program's figures prefer is told once.
        if self.answers.is_programs(side) && aims.len() > 1 && !self.told_order {
            self.told_order = true;
            let last = if self.spares_the_felled() { ", and those Knocked Down last" } else { "" };
            let order = "of those in sight, Leaders are fired at first, then machine gunners, then by Rep";
            self.table.note("Target Selection", format!("{order}{last}"));
        }
        let chosen = self.answers.decide(side, question, proposed)?;
        Ok(Some(aims.swap_remove(chosen)))
    }

    /// Which of these no die of theirs can hit: such fire only makes them take Received Fire.
    fn told_vain(&self, name: &str, aims: &[Aim]) -> String {
        let is_vain = |aim: &&Aim| self.is_vain(name, aim);
        let vain: Vec<&str> = aims.iter().filter(is_vain).map(|aim| aim.at.as_str()).collect();
        match vain.len() {
            0 => String::new(),
            all if all == aims.len() => " (no die can hit)".to_owned(),
            _ => format!(" (no die can hit {})", vain.join(", ")),
        }
    }

    /// Whether no die of theirs can hit there.
    fn is_vain(&self, name: &str, aim: &Aim) -> bool {
        let shot = Shot { by: name.to_owned(), at: vec![aim.at.clone()], ..Shot::default() };
        let is_shot = !aim.at_vehicle && self.weapon(name).is_some() && !self.is_round(&shot);
        is_shot && self.shoot(&shot).and_then(|shoot| shoot.is_vain()).unwrap_or(false)
    }

    /// Where somebody comes in the order in which the program's figures choose a target (evening-03).
    pub(super) fn worth(&self, name: &str) -> (bool, (bool, bool, Reverse<u8>)) {
        let soldier = self.mission.company.get(name);
        let is_felled = soldier.is_some_and(|soldier| soldier.is(Flag::KnockedDown));
        let worth = soldier.map_or((true, true, Reverse(0)), target_worth);
        (is_felled && self.spares_the_felled(), worth)
    }

    /// Whether the program's figures fire at who is Knocked Down only if nobody in sight is up (evening-03);
    /// not in turns of earlier versions.
    fn spares_the_felled(&self) -> bool {
        self.mission.company.obeys(Mended::StandersFirst)
    }

    /// Asks at whom else of those they may fire at the dice of a shot are laid, one target for each die at
    /// most, and how they are divided [Swath Or Path Of Fire]; not in turns of earlier versions.
    pub(super) fn lays_on(&mut self, shot: &mut Shot, others: &[String]) -> Result<(), Error> {
        let one = shot.gun.is_some() || shot.at_vehicle || shot.law || self.is_round(shot);
        let Some(weapon) = self.weapon(&shot.by).filter(|_| self.mission.company.by_the_rules && !one) else {
            return Ok(());
        };
        let (side, dice) = (self.side_of(&shot.by)?, self.dice_of(shot, &weapon)?);
        while shot.at.len() < usize::from(dice) {
            let is_other = |name: &&String| {
                !shot.at.contains(name) && self.is_target_of(&shot.by, name) && self.reaches(&shot.by, name)
            };
            let left: Vec<String> = others.iter().filter(is_other).cloned().collect();
            if left.is_empty() {
                break;
            }
            let at = shot.at.join(", ");
            let by = &shot.by;
            let what = format!("{by} fires {dice} dice at {at}: at whom else in the swath, {dice} in wide");
            let question = asked_of(&shot.by, "fires-also", what, "FNG Swath Or Path Of Fire");
            let question = question.legal(std::iter::once("nobody".to_owned()).chain(left.iter().cloned()));
            match self.answers.decide(side, question, 0)? {
                0 => break,
                chosen => shot.at.push(left[chosen - 1].clone()),
            }
        }
        self.measures(shot, dice)?;
        self.divides(shot)
    }

    /// Asks how far apart several stand whom dice are laid on: each vacant inch over the first takes a die,
    /// and each of them needs one; not in turns of earlier versions. Only the players see it.
    fn measures(&mut self, shot: &mut Shot, dice: u8) -> Result<(), Error> {
        let count = shot.at.len();
        let mut spare = usize::from(dice).saturating_sub(count);
        if count < 2 || !self.mission.company.obeys(Mended::SwathsMeasured) {
            return Ok(());
        }
        let side = self.side_of(&shot.by)?;
        for pair in shot.at.clone().windows(2) {
            if spare == 0 {
                break;
            }
            let what = format!("{} fires at both: inches between {} and {}", shot.by, pair[0], pair[1]);
            let question = OpenQuestion::of(word(&shot.by, "gap"), what, "FNG Swath Or Path Of Fire");
            let question = question.legal((1..=spare + 1).map(|inches| inches.to_string()));
            let vacant = self.answers.see(side, question)?;
            spare -= vacant;
            shot.gaps.push(u8::try_from(vacant + 1).unwrap_or(u8::MAX));
        }
        Ok(())
    }

    /// Asks how the dice of a shot at several are divided among them; evenly, if nothing else is said.
    pub(super) fn divides(&mut self, shot: &mut Shot) -> Result<(), Error> {
        let count = shot.at.len();
        let asks = self.mission.company.by_the_rules && count > 1;
        let Some(weapon) = self.weapon(&shot.by).filter(|_| asks) else { return Ok(()) };
        let vacant: u8 = shot.gaps.iter().map(|gap| gap.saturating_sub(1)).sum();
        let dice = self.dice_of(shot, &weapon)?.saturating_sub(vacant);
        if usize::from(dice) <= count {
            return Ok(());
        }
        let ways = ways_to_divide(dice, count);
        let told = |way: &Vec<u8>| {
            let each = shot.at.iter().zip(way).map(|(name, dice)| format!("{name} {dice}"));
            each.collect::<Vec<_>>().join(", ")
        };
        let what = format!("{} fires {dice} dice at {}: how many at each", shot.by, shot.at.join(", "));
        let question = OpenQuestion::of(word(&shot.by, "divides"), what, "FNG Swath Or Path Of Fire")
            .legal(ways.iter().map(|way| way.iter().map(u8::to_string).collect::<Vec<_>>().join("-")))
            .meaning(ways.iter().map(told));
        let side = self.side_of(&shot.by)?;
        shot.dice.clone_from(&ways[self.answers.decide(side, question, 0)?]);
        Ok(())
    }

    /// How many dice a shot is fired with.
    pub(super) fn dice_of(&self, shot: &Shot, weapon: &Weapon) -> Result<u8, Error> {
        let automatic = weapon.targets_auto.filter(|_| self.soldier(&shot.by).is_ok_and(|man| man.automatic));
        Ok(shot.shots.or(automatic).or(weapon.targets).unwrap_or(1))
    }

    /// Those whose target is out of it before they fire choose another that In Sight lets them fire at; who
    /// fires in their own Activation may act again. Gives whether they fire now.
    pub(super) fn aims_again(&mut self, shot: &mut Shot) -> Result<bool, Error> {
        let by = shot.by.clone();
        let by_the_rules = self.mission.company.by_the_rules;
        let others: Vec<String> = shot
            .others
            .iter()
            .filter(|other| by_the_rules && self.is_target_of(&by, other) && !self.is_hidden(other))
            .filter(|other| self.may_hit(&by, other))
            .cloned()
            .collect();
        if let Some(aim) = self.choose_target(&by, &others, false)? {
            (shot.at, shot.at_vehicle) = (vec![aim.at], aim.at_vehicle);
            return Ok(true);
        }
        if by_the_rules && shot.active {
            self.mission.note_act(&by, |acted| acted.fired = false);
            self.idle.push(by);
        } else {
            self.table.note(CheckId::InSight, format!("{by} has nobody in sight to fire at"));
        }
        Ok(false)
    }
}

/// The ways to divide so many dice among so many targets, each of which gets one: as evenly as can be first,
/// and then with more for the first.
pub(super) fn ways_to_divide(dice: u8, targets: usize) -> Vec<Vec<u8>> {
    let mut ways: Vec<Vec<u8>> = vec![Vec::new()];
    for nth in 1..=targets {
        let after = (targets - nth) as u8;
        let with = |way: &Vec<u8>| {
            let left = dice - way.iter().sum::<u8>() - after;
            let least = if after == 0 { left } else { 1 };
            let way = way.clone();
            (least..=left).rev().map(move |share| [&way[..], &[share]].concat()).collect::<Vec<_>>()
        };
        ways = ways.iter().flat_map(with).collect();
    }
    ways.sort_by_key(|way| {
        let most = way.iter().max().copied().unwrap_or_default();
        let is_even =
            most - way.iter().min().copied().unwrap_or_default() <= 1 && way.is_sorted_by(|a, b| a >= b);
        !is_even
    });
    ways
}

/// Where somebody comes in the order in which the program's figures choose a target: Leaders, machine guns,
/// Rep (evening-03).
pub(in crate::evening) fn target_worth(soldier: &Soldier) -> (bool, bool, Reverse<u8>) {
    let class = soldier.man.weapon.as_ref().and_then(|arms| arms.class);
    let gunner = class.is_some_and(WeaponClass::is_machine_gun);
    (soldier.man.role != Some(Role::Leader), !gunner, Reverse(soldier.man.rep))
}
