//! The Clank Test of a vehicle that is hit and not penetrated ["Clank" Test, Undergunned].
//!
//! Readings where the rules are silent (evening-08 in the book): who has no main gun has APR 0; the gunner
//! takes it for a commander who is gone or Knocked Down, else whoever is up; the retreat is the players' to
//! carry out at once, as they see the ground: who retires is back in sight as one of both moves into it.

use std::collections::BTreeSet;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::ask::{Answers, word};
use super::company::{Company, Mended};
use super::is_default;
use super::react::{Taking, take};
use super::soldier::Soldier;
use super::vehicle::Vehicle;
use crate::checks::{CheckId, Flag, ResultId};
use crate::combat::{Follow, Loading};
use crate::mission::Mission;
use crate::squads::crews::CrewPlace;
use crate::support::step::Table;
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;

const RULE: &str = "FNG Clank Test";

/// A vehicle goes where the test has it go ["Clank" Test, Involuntary Movement].
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Retreat {
    /// It runs away: to the edge and off. Else it is in complete cover.
    #[serde(default, skip_serializing_if = "is_default")]
    pub runs: bool,
    /// Those out of whose sight it is, until one of them moves into it: men on foot, and vehicles.
    #[serde(default, skip_serializing_if = "is_default")]
    pub from: BTreeSet<String>,
}

impl Retreat {
    /// What it does, in words.
    pub const fn title(&self) -> &'static str {
        if self.runs { "running away" } else { "retired into cover" }
    }
}

impl Vehicle {
    /// Whether it runs away.
    pub fn runs_away(&self) -> bool {
        self.retreat.as_ref().is_some_and(|retreat| retreat.runs)
    }

    /// It has moved: who has retired comes back, and who runs away runs on.
    pub(super) fn moves_on(&mut self) {
        self.retreat = self.retreat.take().filter(|retreat| retreat.runs);
    }
}

impl Company {
    /// The name of what somebody is met as: the vehicle they are in, or the man.
    fn met_as<'a>(&'a self, soldier: &'a Soldier) -> &'a str {
        soldier.aboard.as_ref().map_or(soldier.name(), |aboard| &aboard.vehicle)
    }

    /// Whether two are out of each other's sight, as the vehicle of one has retreated from the other.
    pub(super) fn are_parted(&self, one: &Soldier, other: &Soldier) -> bool {
        let has_left = |man: &Soldier, from: &Soldier| {
            let vehicle = man.aboard.as_ref().and_then(|aboard| self.vehicle(&aboard.vehicle).ok());
            let retreat = vehicle.and_then(|vehicle| vehicle.retreat.as_ref());
            retreat.is_some_and(|retreat| retreat.from.contains(self.met_as(from)))
        };
        has_left(one, other) || has_left(other, one)
    }

    /// The vehicle whose retreat keeps two out of each other's sight.
    pub(super) fn parts(&self, one: &Soldier, other: &Soldier) -> Option<&Vehicle> {
        let vehicle = |man: &Soldier| self.vehicle(&man.aboard.as_ref()?.vehicle).ok();
        let retreats = [vehicle(one), vehicle(other)].into_iter().flatten();
        retreats.filter(|vehicle| vehicle.retreat.is_some()).find(|_| self.are_parted(one, other))
    }

    /// These come into sight of those: who has retired out of it is met again. Gives the vehicles.
    pub(super) fn come_into_sight(&mut self, these: &[String], those: &[String]) -> Vec<String> {
        let met = |names: &[String]| -> BTreeSet<String> {
            let men = names.iter().filter_map(|name| self.get(name));
            men.map(|man| self.met_as(man).to_owned()).collect()
        };
        let (these, those) = (met(these), met(those));
        let mut seen = Vec::new();
        for vehicle in &mut self.vehicles {
            let from = match () {
                () if these.contains(&vehicle.name) => &those,
                () if those.contains(&vehicle.name) => &these,
                () => continue,
            };
            let Some(retreat) = &mut vehicle.retreat else { continue };
            let before = retreat.from.len();
            retreat.from.retain(|name| !from.contains(name));
            if retreat.from.len() < before {
                seen.push(vehicle.name.clone());
                vehicle.retreat = vehicle.retreat.take().filter(|left| left.runs || !left.from.is_empty());
            }
        }
        seen
    }
}

/// What a vehicle that took the test does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Clanked {
    /// It fires back, this one.
    FiresBack(String),
    /// It does what has been told.
    Told,
}

/// Takes the test that follows the fire of `by`; none where it is not taken: by a vehicle that is no longer
/// in the fight, or without anybody fit in it. Whether the caller has a vehicle fire back, or announces it,
/// is for the caller to say.
pub(super) fn clank(
    mission: &mut Mission,
    follow: &Follow,
    by: &str,
    table: &mut Table<'_>,
    answers: &mut Answers<'_>,
) -> Result<Option<Clanked>, Error> {
    let Some(vehicle) = mission.company.vehicles.iter().find(|vehicle| vehicle.name == follow.who) else {
        return Ok(None);
    };
    if vehicle.may_act().is_err() {
        return Ok(None);
    }
    if vehicle.runs_away() {
        table.note(CheckId::Clank.id(), format!("{} runs on", vehicle.name));
        return Ok(Some(Clanked::Told));
    }
    let vehicle = vehicle.clone();
    let commander = match mission.company.to_the_letter {
        true => mission.company.lookout(&vehicle),
        false => CrewPlace::ALL.into_iter().find_map(|place| mission.company.in_place(&vehicle, place)),
    };
    let Some(name) = commander.map(|man| man.name().to_owned()) else { return Ok(None) };
    let mut flags = follow.with.clone();
    let is_undergunned = undergunned(mission, &vehicle, by, answers)?;
    flags.extend(is_undergunned.then_some(Flag::Undergunned));
    let is_loaded = vehicle.gun.is_none_or(|gun| gun == Loading::Loaded)
        && mission.company.in_place(&vehicle, CrewPlace::Gunner).is_some();
    flags.push(if is_loaded { Flag::Loaded } else { Flag::UnableToReturnFireOrUnloaded });
    // With 1 pass a gun that faces the attacker and is not loaded carries on, too (clank-2).
    let is_facing = !is_undergunned && is_loaded && faces(&vehicle, by, answers)?;
    flags.push(match is_facing {
        true => Flag::MainWeaponFacingAttacker,
        false => Flag::MainWeaponNotFacingAttacker,
    });
    takes(mission, &vehicle, &name, by, &flags, table, answers).map(Some)
}

/// Takes the test of a vehicle that a shell or bomb has hit and not penetrated: there is nobody to fire back
/// at.
pub(super) fn clank_by_blast(
    mission: &mut Mission,
    (vehicle, penetrable): (&str, bool),
    what: &str,
    table: &mut Table<'_>,
    answers: &mut Answers<'_>,
) -> Result<(), Error> {
    let Ok(vehicle) = mission.company.vehicle(vehicle).cloned() else { return Ok(()) };
    let Some(name) = mission.company.lookout(&vehicle).map(|man| man.name().to_owned()) else {
        return Ok(());
    };
    if vehicle.may_act().is_err() {
        return Ok(());
    }
    let mut flags = vec![Flag::UnableToReturnFireOrUnloaded, Flag::MainWeaponNotFacingAttacker];
    flags.extend(penetrable.then_some(Flag::FiredOnByEnemyAbleToPenetrate));
    let by = format!("the {what}");
    takes(mission, &vehicle, &name, &by, &flags, table, answers).map(drop)
}

/// The test as `name` takes it for a vehicle, and what that does then.
fn takes(
    mission: &mut Mission,
    vehicle: &Vehicle,
    name: &str,
    by: &str,
    flags: &[Flag],
    table: &mut Table<'_>,
    answers: &mut Answers<'_>,
) -> Result<Clanked, Error> {
    let cause = Some(format!("{by} hits {} without penetrating", vehicle.name));
    let taking = Taking { flags, cause, ..Taking::default() };
    let reacted = take(mission, name, CheckId::Clank, &taking, table, answers)?;
    let tank = &vehicle.name;
    let (news, how) = match reacted.result {
        ResultId::Retire => {
            (format!("{tank} retires"), format!("straight away from {by} into complete cover, out of sight"))
        }
        ResultId::Runaway => {
            (format!("{tank} runs away"), format!("to the nearest edge and off, out of the sight of {by}"))
        }
        ResultId::ReturnFire => return Ok(Clanked::FiresBack(tank.clone())),
        _ => {
            table.note(CheckId::Clank.id(), format!("{tank} carries on"));
            return Ok(Clanked::Told);
        }
    };
    table.due_news(CheckId::Clank.id(), format!("{news}: {how}"), news);
    if mission.company.obeys(Mended::RetreatsBind) {
        let from = mission.company.get(by).map(|by| mission.company.met_as(by).to_owned());
        let runs = reacted.result == ResultId::Runaway;
        if let Some(vehicle) = mission.company.vehicle_mut(tank) {
            vehicle.retreat = Some(Retreat { runs, from: from.into_iter().collect() });
            vehicle.stops();
        }
    }
    Ok(Clanked::Told)
}

/// Whether its APR is below the armor of the side that the attacker's vehicle shows it. Men on foot have no
/// armor.
fn undergunned(
    mission: &Mission,
    vehicle: &Vehicle,
    by: &str,
    answers: &mut Answers<'_>,
) -> Result<bool, Error> {
    let aboard = mission.company.get(by).and_then(|soldier| soldier.aboard.as_ref());
    let attacker = aboard.filter(|aboard| aboard.post.is_some());
    let Some(attacker) = attacker.and_then(|aboard| mission.company.vehicle(&aboard.vehicle).ok()) else {
        return Ok(false);
    };
    let apr = vehicle.of_lists().main_gun.as_ref().and_then(|gun| gun.apr).unwrap_or_default();
    let armor = attacker.of_lists().armor;
    let (front, side) = (apr < armor.front, apr < armor.side_rear);
    if front == side {
        return Ok(front);
    }
    let question = OpenQuestion::of(
        word(&attacker.name, "shows"),
        format!("{}: which side does {} show it", vehicle.name, attacker.name),
        RULE,
    );
    let chosen = answers.see(vehicle.side, question.legal(["front", "side", "rear"]))?;
    Ok(if chosen == 0 { front } else { side })
}

/// Whether its main weapon faces the attacker, which only the players see.
fn faces(vehicle: &Vehicle, by: &str, answers: &mut Answers<'_>) -> Result<bool, Error> {
    let question = OpenQuestion::of(
        word(&vehicle.name, "faces"),
        format!("{} is hit and not penetrated: does its main weapon face {by}", vehicle.name),
        RULE,
    );
    Ok(answers.see(vehicle.side, question.legal(["yes", "no"]))? == 0)
}
