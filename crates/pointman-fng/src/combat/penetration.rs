//! A vehicle is hit: penetration, overkill, the crew man by man, and fire
//! [Firing The Main Gun, Special Overkill Rule, Penetration Results Table, vehicle lists].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::checks::{CheckId, Edition, Flag, ResultId, ValueId};
use crate::squads::vehicles::{ArmorRating, CatchesFire, HitSide, VehicleType};
use pointman_core::dice::odds::Distribution;
use pointman_core::dice::{Again, enumerate};
use pointman_core::error::Error;
use pointman_core::trace::{Silent, Trace};

use super::crew::Crewman;
use super::odds::{then, together, uniform};
use super::play::{Ask, Decided, DiceSay, Follow, Play, Reading};

pointman_core::vocabulary! {
    /// How a vehicle ends, from best to worst.
    #[derive(Default)]
    pub enum VehicleState: "state of a vehicle" {
        /// Untouched, or hit without being penetrated.
        #[default]
        InAction = "in-action" "in action",
        /// A round went straight through: one man is lost.
        ShotThrough = "shot-through" "shot through, one of the crew killed",
        /// It may not move or fire again; the crew that lives bails out (combat-19).
        Disabled = "disabled" "disabled",
        /// A vessel that has taken its last disabling hit.
        Sunk = "sunk" "sunk",
        /// Destroyed with all its crew.
        Destroyed = "destroyed" "destroyed",
    }
}

impl VehicleState {
    /// Whether nothing is left to be hit.
    pub const fn is_gone(self) -> bool {
        matches!(self, VehicleState::Sunk | VehicleState::Destroyed)
    }
}

pointman_core::vocabulary! {
    /// How a man aboard ends.
    pub enum CrewState: "state of a man aboard" {
        /// At their place.
        Aboard = "aboard",
        /// Out of the vehicle, beside it away from the fire (combat-13).
        BailsOut = "bails-out",
        /// Dead.
        Killed = "killed",
    }
}

/// A vehicle fired at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TargetVehicle {
    /// Its name in the record.
    pub name: String,
    /// Its armor.
    pub armor: ArmorRating,
    /// The side that is faced.
    pub side: HitSide,
    /// The men aboard.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub crew: Vec<Crewman>,
    /// Whether and how it catches fire.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub catches_fire: Option<CatchesFire>,
    /// Only its turret can be seen.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub hull_down: bool,
    /// It moved more than half its speed this turn.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub fast_moving: bool,
    /// The disabling hit that sinks it, for a vessel.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub disabling_hits_to_sink: Option<u8>,
    /// Disabling hits a vessel has taken before.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub disabling_hits_taken: u8,
}

impl TargetVehicle {
    /// A vehicle of the lists with its largest crew, faced on `side`.
    pub fn of_type(vehicle: &VehicleType, side: HitSide) -> Self {
        TargetVehicle {
            name: vehicle.name.clone(),
            armor: vehicle.armor,
            side,
            crew: Crewman::crew_of(vehicle.crew.1),
            catches_fire: vehicle.catches_fire,
            hull_down: false,
            fast_moving: false,
            disabling_hits_to_sink: vehicle.disabling_hits_to_sink,
            disabling_hits_taken: 0,
        }
    }

    /// The Armor Rating of the side faced; its turret has 1 more.
    pub fn ar(&self, turret: bool) -> u8 {
        self.armor.of(self.side) + u8::from(turret)
    }

    fn is_armored(&self) -> bool {
        self.armor.front > 0 || self.armor.side_rear > 0
    }

    /// The columns of the odds: the vehicle, each man, fire.
    pub(super) fn columns(&self) -> impl Iterator<Item = String> + '_ {
        let fire = self.catches_fire.map(|_| "fire".to_owned());
        std::iter::once(self.name.clone()).chain(self.crew.iter().map(|man| man.name.clone())).chain(fire)
    }
}

/// What hits a vehicle, and where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Attack {
    /// APR or APW.
    pub apr: u8,
    /// High explosive: APR 1 on armor.
    pub he: bool,
    /// On the turret.
    pub turret: bool,
    /// A Hands of Fate shot: as if it exceeded the armor by 1.
    pub hands_of_fate: bool,
}

impl Attack {
    pub const fn hull(apr: u8) -> Self {
        Attack { apr, he: false, turret: false, hands_of_fate: false }
    }

    /// By how much it exceeds the armor of `vehicle`.
    pub fn difference(self, vehicle: &TargetVehicle) -> i32 {
        if self.hands_of_fate {
            return 1;
        }
        let apr = if self.he && vehicle.is_armored() { 1 } else { i32::from(self.apr) };
        apr - i32::from(vehicle.ar(self.turret))
    }
}

/// How a vehicle and all aboard end.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct VehicleFate {
    pub state: VehicleState,
    pub crew: Vec<CrewState>,
    pub on_fire: bool,
    /// Disabling hits of a vessel, with earlier ones.
    pub disabling_hits: u8,
}

impl VehicleFate {
    pub fn of(vehicle: &TargetVehicle) -> Self {
        let disabling_hits = vehicle.disabling_hits_to_sink.map_or(0, |_| vehicle.disabling_hits_taken);
        let state = if disabling_hits > 0 { VehicleState::Disabled } else { VehicleState::InAction };
        VehicleFate {
            state,
            crew: vec![CrewState::Aboard; vehicle.crew.len()],
            on_fire: false,
            disabling_hits,
        }
    }

    /// A disabling hit: a vessel sinks with its last.
    pub fn disable(&mut self, vehicle: &TargetVehicle) {
        self.state = self.state.max(VehicleState::Disabled);
        if let Some(last) = vehicle.disabling_hits_to_sink {
            self.disabling_hits = self.disabling_hits.saturating_add(1).min(last);
            if self.disabling_hits == last {
                self.state = self.state.max(VehicleState::Sunk);
            }
        }
    }

    fn aboard(&self) -> Vec<usize> {
        (0..self.crew.len()).filter(|&man| self.crew[man] == CrewState::Aboard).collect()
    }

    /// The words of the odds, in the columns of [`TargetVehicle::columns`].
    pub fn words(&self, vehicle: &TargetVehicle) -> Vec<&'static str> {
        let fire = vehicle.catches_fire.map(|_| if self.on_fire { "on-fire" } else { "no-fire" });
        std::iter::once(self.state.id()).chain(self.crew.iter().map(|man| man.id())).chain(fire).collect()
    }

    fn burn(&mut self) {
        self.on_fire = true;
        for man in &mut self.crew {
            *man = (*man).max(CrewState::BailsOut);
        }
    }
}

/// What became of a vehicle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PenetrationRecord {
    /// The vehicle.
    pub name: String,
    /// How it ends.
    pub state: VehicleState,
    /// It burns; all aboard bail out (army-17).
    pub on_fire: bool,
    /// Each man aboard.
    pub crew: Vec<CrewFate>,
    /// The disabling hit that sinks it, for a vessel.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub disabling_hits_to_sink: Option<u8>,
    /// The disabling hits it has taken, with earlier ones, for a vessel.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub disabling_hits: Option<u8>,
}

/// How one man aboard ends.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CrewFate {
    /// Name or role.
    pub name: String,
    /// How they end.
    pub state: CrewState,
}

impl PenetrationRecord {
    pub(super) fn new(vehicle: &TargetVehicle, fate: &VehicleFate) -> Self {
        let man = |(man, state): (&Crewman, &CrewState)| CrewFate { name: man.name.clone(), state: *state };
        PenetrationRecord {
            name: vehicle.name.clone(),
            state: fate.state,
            on_fire: fate.on_fire,
            crew: vehicle.crew.iter().zip(&fate.crew).map(man).collect(),
            disabling_hits_to_sink: vehicle.disabling_hits_to_sink,
            disabling_hits: vehicle.disabling_hits_to_sink.map(|_| fate.disabling_hits),
        }
    }

    /// Crew on foot draw their small arms; that of a vessel swims.
    pub(super) fn follows(&self) -> impl Iterator<Item = Follow> + '_ {
        let out = self.crew.iter().filter(|man| man.state == CrewState::BailsOut);
        out.map(|man| match self.disabling_hits_to_sink {
            None => Follow::new(CheckId::CrewSmallarms, &man.name, "on foot: -1 Rep until the fight is over"),
            Some(_) => Follow::new(CheckId::Swim, &man.name, "in the water, at each activation")
                .with(Flag::DismountedCrew, true),
        })
    }
}

/// Rolls penetration and all it leads to. Gives the result of the penetration check.
pub(super) fn strike<T: Trace>(
    play: &mut Play<'_, T>,
    vehicle: &TargetVehicle,
    attack: Attack,
    fate: &mut VehicleFate,
) -> Result<ResultId, Error> {
    let reading = penetrate(play, vehicle, attack)?;
    match reading.result {
        ResultId::Disabled => {
            for man in fate.aboard() {
                fate.crew[man] = crewman(play, vehicle, attack, man)?;
            }
        }
        ResultId::Overkill => {
            let aboard = fate.aboard();
            if let Some(man) = overkill(play, vehicle, &aboard)? {
                fate.crew[man] = CrewState::Killed;
            }
        }
        _ => {}
    }
    settle(reading.result, vehicle, fate);
    if may_burn(reading.result, vehicle, fate) && burns(play, vehicle)? {
        fate.burn();
    }
    Ok(reading.result)
}

/// The exact odds of [`strike`].
pub(super) fn strike_odds(
    edition: Edition,
    vehicle: &TargetVehicle,
    attack: Attack,
    fate: &VehicleFate,
) -> Result<Distribution<VehicleFate>, Error> {
    let results = enumerate(|dice| {
        penetrate(&mut Play::new(edition, dice, &mut Silent), vehicle, attack).map(|reading| reading.result)
    })?;
    then(
        &results,
        |&result| {
            let crews = match result {
                ResultId::Disabled => {
                    let mut each = Vec::new();
                    for man in 0..fate.crew.len() {
                        each.push(match fate.crew[man] {
                            CrewState::Aboard => enumerate(|dice| {
                                crewman(&mut Play::new(edition, dice, &mut Silent), vehicle, attack, man)
                            })?,
                            gone => Distribution::certain(gone),
                        });
                    }
                    together(&each)
                }
                // The dice are the same for all aboard: each man is as likely to be the one.
                ResultId::Overkill if !fate.aboard().is_empty() => {
                    uniform(fate.aboard().into_iter().map(|man| {
                        let mut crew = fate.crew.clone();
                        crew[man] = CrewState::Killed;
                        crew
                    }))
                }
                _ => Distribution::certain(fate.crew.clone()),
            };
            let ends = crews.map(|crew| {
                let mut fate = VehicleFate { crew: crew.clone(), ..fate.clone() };
                settle(result, vehicle, &mut fate);
                fate
            });
            if !may_burn(result, vehicle, fate) {
                return Ok(ends);
            }
            let fire = enumerate(|dice| burns(&mut Play::new(edition, dice, &mut Silent), vehicle))?;
            then(
                &ends,
                |_| Ok::<_, Error>(fire.clone()),
                |fate, &on_fire| {
                    let mut fate = fate.clone();
                    if on_fire {
                        fate.burn();
                    }
                    fate
                },
            )
        },
        |_, fate| fate.clone(),
    )
}

/// The penetration check: two dice against the difference, none if it is 0 or less.
pub(super) fn penetrate<T: Trace>(
    play: &mut Play<'_, T>,
    vehicle: &TargetVehicle,
    attack: Attack,
) -> Result<Reading, Error> {
    let ask = Ask::new(CheckId::Penetration, &vehicle.name)
        .flag(Flag::Vehicle)
        .value(ValueId::Apr, i64::from(attack.apr))
        .value(ValueId::Ar, i64::from(vehicle.armor.of(vehicle.side)))
        .flag_if(attack.turret, Flag::Turret)
        .flag_if(attack.he && vehicle.is_armored(), Flag::He)
        .flag_if(attack.hands_of_fate, Flag::HandsOfFate);
    play.check(&ask)
}

fn settle(result: ResultId, vehicle: &TargetVehicle, fate: &mut VehicleFate) {
    match result {
        ResultId::Destroyed => fate.state = VehicleState::Destroyed,
        ResultId::Disabled => fate.disable(vehicle),
        ResultId::Overkill => fate.state = fate.state.max(VehicleState::ShotThrough),
        _ => {}
    }
    if fate.state == VehicleState::Destroyed {
        for man in fate.crew.iter_mut().filter(|man| **man == CrewState::Aboard) {
            *man = CrewState::Killed;
        }
    }
}

fn crewman<T: Trace>(
    play: &mut Play<'_, T>,
    vehicle: &TargetVehicle,
    attack: Attack,
    man: usize,
) -> Result<CrewState, Error> {
    let name = &vehicle.crew[man].name;
    let ask = Ask::new(CheckId::PenetrationCrew, name)
        .value(ValueId::Difference, i64::from(attack.difference(vehicle)));
    Ok(if play.check(&ask)?.passed() > 0 { CrewState::Killed } else { CrewState::BailsOut })
}

/// One die each; the highest is killed, ties for it roll again (overkill-1).
fn overkill<T: Trace>(
    play: &mut Play<'_, T>,
    vehicle: &TargetVehicle,
    aboard: &[usize],
) -> Result<Option<usize>, Error> {
    let mut rolling = aboard.to_vec();
    let mut again = Again::default();
    while rolling.len() > 1 {
        again.throw(format_args!("who of {} is killed", vehicle.name))?;
        let mut faces = Vec::new();
        for &man in &rolling {
            faces.push(play.die(format_args!("{}, the highest is killed", vehicle.crew[man].name))?);
        }
        let highest = faces.iter().copied().max();
        play.record(CheckId::Overkill, &vehicle.name, faces.clone(), Decided::Dice(DiceSay::Highest));
        rolling = rolling
            .into_iter()
            .zip(faces)
            .filter(|&(_, face)| Some(face) == highest)
            .map(|(man, _)| man)
            .collect();
    }
    if let Some(&man) = rolling.first() {
        play.note(CheckId::Overkill, format_args!("{} is killed", vehicle.crew[man].name));
    }
    Ok(rolling.first().copied())
}

fn may_burn(result: ResultId, vehicle: &TargetVehicle, fate: &VehicleFate) -> bool {
    vehicle.catches_fire.is_some()
        && !fate.on_fire
        && matches!(result, ResultId::Destroyed | ResultId::Disabled | ResultId::Overkill)
}

fn burns<T: Trace>(play: &mut Play<'_, T>, vehicle: &TargetVehicle) -> Result<bool, Error> {
    let list = if vehicle.catches_fire == Some(CatchesFire::TwoDice) { Flag::Arvn } else { Flag::Us };
    Ok(play.check(&Ask::new(CheckId::VehicleFire, &vehicle.name).flag(list))?.result == ResultId::OnFire)
}

/// The Clank test of a vehicle fired on and not penetrated.
pub(super) fn clank(vehicle: &TargetVehicle, attack: Attack) -> Follow {
    let able = Attack { hands_of_fate: false, turret: false, ..attack }.difference(vehicle) > 0;
    Follow::new(CheckId::Clank, &vehicle.name, "hit and not penetrated")
        .with(Flag::FiredOnByEnemyAbleToPenetrate, able)
}
