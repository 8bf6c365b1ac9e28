//! A vehicle that moves: how far it drives in a turn, who loses control of it, and what becomes of it without
//! its driver [Basic Movement, Stopping, Turns, Driver Disabled].
//!
//! Reading where the rules are silent (evening-42 in the book): a vehicle moves from when it has driven until
//! the turn is over or it stops to fire its main gun; a driver who is Knocked Down is disabled, too; what has
//! rolled over drives no more.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::ask::{Answers, word};
use super::company::Mended;
use super::is_default;
use super::jungle::{Gone, may_go, runs_over};
use super::soldier::{Acted, Soldier};
use super::turn::NotNow;
use super::vehicle::{CrewWork, Vehicle};
use crate::checks::{CheckId, Flag, ResultId};
use crate::combat::{Blow, VehicleState};
use crate::mission::Mission;
use crate::squads::crews::CrewPlace;
use crate::squads::deed::Deed;
use crate::squads::man::Man;
use crate::support::step::{Table, outcome};
use crate::told::Told;
use pointman_core::dice::Dice;
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;
use pointman_core::voice::option;
use pointman_core::way;

const RULE: &str = "FNG Basic Movement";

/// What starting again in the same turn costs, in inches [Stopping].
const START: u8 = 2;

/// The Impact of what those aboard take where control is lost (losing-control-2).
const LOST_IMPACT: u8 = 0;

/// How far a vehicle drove in a turn.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Drove {
    /// The turn.
    pub turn: u16,
    /// Inches.
    pub inches: u8,
    /// Those of them that were driven by road; none by steps of earlier versions.
    #[serde(default, skip_serializing_if = "is_default")]
    pub road: u8,
    /// How often it has started again in the turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub starts: u8,
    /// Whether it has stopped since; not by steps of earlier versions.
    #[serde(default, skip_serializing_if = "is_default")]
    pub stopped: bool,
}

impl Vehicle {
    /// How it has driven in a turn.
    fn drove_at(&self, turn: u16) -> Option<Drove> {
        self.drove.filter(|drove| drove.turn == turn)
    }

    /// Inches that it has driven in a turn.
    pub fn drove_in(&self, turn: u16) -> u8 {
        self.drove_at(turn).map_or(0, |drove| drove.inches)
    }

    /// Inches a turn at the most, and off roads.
    fn speeds(&self) -> (u8, u8) {
        let speed = &self.of_lists().speed;
        let most = [speed.road, speed.cross_country, speed.water].into_iter().flatten().max();
        let most = most.unwrap_or_default();
        (most, [speed.cross_country, speed.water].into_iter().flatten().max().unwrap_or(most))
    }

    /// It stands, to fire its main gun or for good.
    pub(super) fn stops(&mut self) {
        self.under_way = None;
        if let Some(drove) = &mut self.drove {
            drove.stopped = true;
        }
    }
}

impl Mission {
    /// Whether a vehicle has driven at more than half its speed in this turn, of mixed ground in proportion;
    /// in turns of earlier versions the ground was the player's to know, and the slowest that it crosses
    /// counted (place-round-2).
    pub fn has_driven_fast(&self, vehicle: &Vehicle) -> bool {
        let Some(drove) = vehicle.drove_at(self.play.turn) else { return false };
        if !self.company.obeys(Mended::DrivesOn) {
            let speed = &vehicle.of_lists().speed;
            let slowest = [speed.road, speed.cross_country, speed.water].into_iter().flatten().min();
            return drove.inches > slowest.unwrap_or_default() / 2;
        }
        let (most, slower) = vehicle.speeds();
        let [inches, road, most, slower] = [drove.inches, drove.road, most, slower].map(u32::from);
        2 * (road * slower + inches.saturating_sub(road) * most) > most * slower
    }

    /// Inches that a vehicle may still drive in this turn, by road or off it: starting again costs 2 in, and
    /// mixed moves are prorated [Stopping, Speed].
    pub fn inches_left(&self, vehicle: &Vehicle, by_road: bool) -> u8 {
        let (most, slower) = vehicle.speeds();
        let speed = if by_road { most } else { slower };
        let Some(drove) = vehicle.drove_at(self.play.turn) else { return speed };
        let spent = |inches: u8, of: u8| {
            (u16::from(inches) * u16::from(speed)).div_ceil(u16::from(of.max(1))).min(u16::from(u8::MAX))
                as u8
        };
        let off_road = drove.inches.saturating_sub(drove.road);
        let starts = START.saturating_mul(drove.starts.saturating_add(1));
        let spent = spent(drove.road, most).saturating_add(spent(off_road, slower)).saturating_add(starts);
        speed.saturating_sub(spent)
    }

    /// Whether a vehicle that has driven in this Activation may drive on, with what is left of its speed
    /// [Stopping, Turns].
    pub fn may_drive_on(&self, vehicle: &Vehicle) -> bool {
        let driver = self.company.in_place(vehicle, CrewPlace::Driver);
        let is_at_it = |driver: &Soldier| {
            let acted = self.acted_in_turn(driver);
            acted.moved && !acted.done
        };
        self.company.obeys(Mended::DrivesOn)
            && driver.is_some_and(is_at_it)
            && vehicle.held.is_none()
            && vehicle.under_way.is_none()
            && vehicle.drove_in(self.play.turn) > 0
            && self.inches_left(vehicle, true).max(self.inches_left(vehicle, false)) > 0
    }

    /// Whether a vehicle moves.
    fn is_moving(&self, vehicle: &Vehicle) -> bool {
        let has_driven = vehicle.drove_at(self.play.turn).is_some_and(|it| it.inches > 0 && !it.stopped);
        has_driven || vehicle.under_way.is_some()
    }

    /// Vessels under way go on as a turn begins, Active or not [Turns].
    pub(crate) fn vessels_go_on(&mut self, table: &mut Table<'_>) {
        let turn = self.play.turn;
        for vehicle in self.company.vehicles.iter_mut().filter(|vehicle| vehicle.may_act().is_ok()) {
            let Some(inches) = vehicle.under_way else { continue };
            vehicle.drove = Some(Drove { turn, inches, ..Drove::default() });
            vehicle.moves_on();
            let name = &vehicle.name;
            let steer = way!(
                "fng crew EVENING -i --of {name} --drive INCHES",
                "do crew --of {name} --drive INCHES",
                name
            );
            let news = format!("{name} goes on {inches} in");
            let text =
                format!("{news}; its helmsman may turn, change its speed, or stop it with 0 ({steer})");
            table.due_news("Turns", text, news);
        }
    }

    /// Whether the helmsman of a vessel under way may steer it now, Active or not: once in the Activations of
    /// their side.
    fn may_steer(&self, helmsman: &str) -> Result<(), Error> {
        let soldier = self.company.find(helmsman)?;
        soldier.may(Deed::Move)?;
        self.was_not_just_knocked_down(soldier)?;
        self.takes_his_test(soldier)?;
        if !matches!(self.time_of(soldier), Err(NotNow::LowRep(_) | NotNow::LowCrew(_))) {
            self.has_his_time(soldier)?;
        }
        if self.acted_in_turn(soldier).moved {
            return Err(Error::refused(RULE, format!("{helmsman} has steered in this turn")));
        }
        Ok(())
    }

    /// A vehicle whose driver has been put down in a step, by whatever it was, rolls on straight ahead, and
    /// halts.
    ///
    /// # Errors
    /// When the dice give no answer.
    pub(crate) fn drivers_lost(
        &mut self,
        before: &Mission,
        dice: &mut dyn Dice,
        told: &mut Told,
    ) -> Result<(), Error> {
        if !self.company.obeys(Mended::DriversLost) {
            return Ok(());
        }
        let is_lost = |vehicle: &&Vehicle| {
            let was = before.company.vehicle(&vehicle.name).ok();
            let was = was.and_then(|was| before.company.in_place(was, CrewPlace::Driver));
            let drove = was.filter(|driver| !driver.is(Flag::KnockedDown));
            let driver = drove.and_then(|driver| self.company.get(driver.name()));
            driver.is_some_and(|driver| !driver.is_able() || driver.is(Flag::KnockedDown))
        };
        let lost: Vec<String> = self
            .company
            .vehicles
            .iter()
            .filter(|vehicle| self.is_moving(vehicle) && vehicle.may_act().is_ok())
            .filter(is_lost)
            .map(|vehicle| vehicle.name.clone())
            .collect();
        let mut table = Table::new(self.play.options.edition(), dice);
        for name in lost {
            let tested = table.check(CheckId::DriverDisabled, &name, table.situation())?;
            let inches = tested.roll.and_then(|inches| u8::try_from(inches).ok()).unwrap_or_default();
            let news = format!("{name} has lost its driver, rolls on {inches} in straight ahead and halts");
            let text = format!("{news}; what it meets, it runs over as with 1 pass");
            table.due_news("Driver Disabled", text, news);
            if let Some(vehicle) = self.company.vehicle_mut(&name) {
                vehicle.stops();
                let drove = vehicle.drove.as_mut();
                drove.into_iter().for_each(|drove| drove.inches = drove.inches.saturating_add(inches));
            }
        }
        told.events.append(&mut table.told.events);
        Ok(())
    }
}

/// The driver drives [Basic Movement, Turns]. Who may be activated is a question of the commander's Rep, else
/// the driver's. Gives whether it got as far as it was to.
pub(super) fn drive(
    mission: &mut Mission,
    vehicle: &Vehicle,
    inches: u8,
    orders: &CrewWork,
    table: &mut Table<'_>,
    answers: &mut Answers<'_>,
) -> Result<bool, Error> {
    let name = &vehicle.name;
    let CrewWork { hard_turn, by_road, jungle, .. } = *orders;
    let refused = |why: String| Err(Error::refused(RULE, why));
    let Some(driver) = mission.company.in_place(vehicle, CrewPlace::Driver).map(|man| man.name().to_owned())
    else {
        let goes = way!("fng crew EVENING -i --move", "to-driver");
        return refused(format!(
            "nobody fit is in the driver's place of {name}: one of its crew moves there ({goes})"
        ));
    };
    let (most, slower) = vehicle.speeds();
    if vehicle.under_way.is_some() && inches <= most {
        return steer(mission, vehicle, &driver, inches, table).map(|()| true);
    }
    let again = mission.may_drive_on(vehicle);
    let left = if again { mission.inches_left(vehicle, by_road) } else { most };
    if inches == 0 || inches > left {
        return refused(match (again, left) {
            (false, _) => format!("{name} drives 1 to {most} in, not {inches}"),
            (true, 0) => {
                format!("{name} has nothing left of its speed there: starting again costs {START} in")
            }
            (true, _) => {
                format!("{name} drives on 1 to {left} in, not {inches}: starting again costs {START} in")
            }
        });
    }
    if !by_road && !again && inches > slower && mission.company.obeys(Mended::RoadsSaid) {
        let road = option("road");
        return refused(format!(
            "{name} drives 1 to {slower} in, and up to {most} where the whole move is on a road ({road})"
        ));
    }
    may_go(vehicle, inches, jungle)?;
    if jungle && by_road {
        let (jungle, road) = (option("jungle"), option("road"));
        return Err(Error::Usage(format!("no road leads through jungle: give {jungle} or {road}")));
    }
    if again {
        mission.may_begin(&driver, Deed::Move)?
    } else {
        mission.may_act(&driver, Deed::Move)?
    }
    mission.note_act(&driver, |acted| acted.moved = true);
    // What hung it up is run over as it goes on.
    let gone = match jungle && vehicle.held.is_none() {
        true => runs_over(mission, vehicle, &driver, inches, table)?,
        false => Gone { inches, held: None },
    };
    let turn = mission.play.turn;
    let counts = mission.company.obeys(Mended::DrivesOn);
    let goes_on = mission.company.obeys(Mended::BoatsGoOn);
    if let Some(vehicle) = mission.company.vehicle_mut(name) {
        let before = vehicle.drove_at(turn).filter(|_| again).unwrap_or_default();
        vehicle.drove = Some(Drove {
            turn,
            inches: before.inches.saturating_add(gone.inches),
            road: before.road.saturating_add(if by_road && counts { gone.inches } else { 0 }),
            starts: before.starts + u8::from(again),
            stopped: gone.held.is_some() && counts,
        });
        vehicle.held = gone.held;
        vehicle.moves_on();
        let goes_on = goes_on && vehicle.of_lists().is_watercraft();
        vehicle.under_way = goes_on.then_some(inches);
    }
    if gone.held.is_some() {
        return Ok(false);
    }
    let more = if again { " more" } else { "" };
    table.note("Basic Movement", format!("{driver} drives {name} {inches} in{more}"));
    if hard_turn {
        turns_hard(mission, vehicle, &driver, inches, table, answers)?;
    }
    Ok(true)
}

/// The helmsman of a vessel under way has it go faster or slower, or stop.
fn steer(
    mission: &mut Mission,
    vehicle: &Vehicle,
    helmsman: &str,
    inches: u8,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    let (name, turn) = (&vehicle.name, mission.play.turn);
    mission.may_steer(helmsman)?;
    let soldier = mission.company.find(helmsman)?;
    let acted = mission.acted_in_turn(soldier);
    if mission.time_of(soldier).is_ok() {
        mission.note_act(helmsman, |acted| acted.moved = true);
    } else {
        // Who steers without being activated does nothing else.
        mission.company.find_mut(helmsman)?.acted = Some(Acted { moved: true, ..acted });
    }
    if let Some(vehicle) = mission.company.vehicle_mut(name) {
        vehicle.drove = Some(Drove { turn, inches, ..Drove::default() });
        vehicle.under_way = Some(inches).filter(|inches| *inches > 0);
    }
    let text = match inches {
        0 => format!("{helmsman} stops {name}"),
        _ => format!("{helmsman} has {name} go on {inches} in"),
    };
    table.note("Turns", text);
    Ok(())
}

/// The driver turns hard at speed, and may lose control.
fn turns_hard(
    mission: &mut Mission,
    vehicle: &Vehicle,
    driver: &str,
    inches: u8,
    table: &mut Table<'_>,
    answers: &mut Answers<'_>,
) -> Result<(), Error> {
    let name = &vehicle.name;
    let rep = mission.company.find(driver)?.man.rep;
    let is_wheeled = vehicle.of_lists().is_wheeled();
    let on = if is_wheeled { Flag::WheeledOrHalfTrack } else { Flag::Tracked };
    let tested = table.check(CheckId::LosingControl, driver, table.situation().rep(rep).with(on))?;
    let result = outcome(&tested)?;
    table.note("Losing Control", format!("{name} {}", result.title()));
    let ends = mission.company.obeys(Mended::RollOvers);
    let is_lost = result == ResultId::ThrowsTrack || result == ResultId::RollsOver && ends;
    if is_lost && let Some(vehicle) = mission.company.vehicle_mut(name) {
        vehicle.state = vehicle.state.max(VehicleState::Disabled);
        if ends {
            vehicle.stops();
        }
    }
    match result {
        _ if !ends => Ok(()),
        ResultId::RollsOver => shakes_all(mission, name, 0, table),
        ResultId::Veers | ResultId::ThrowsTrack => {
            let what = format!("{name} slides one body width outward: into something solid");
            let question = OpenQuestion::of(word(name, "slides"), what, "FNG Losing Control");
            if answers.see(vehicle.side, question.legal(["no", "yes"]).meaning(["clear", "it hits it"]))? == 0
            {
                return Ok(());
            }
            if result == ResultId::Veers {
                shakes_all(mission, name, 1, table)?;
            }
            if is_wheeled {
                return Ok(());
            }
            let gone = runs_over(mission, vehicle, driver, inches, table)?;
            if let Some(vehicle) = mission.company.vehicle_mut(name).filter(|_| gone.held.is_some()) {
                vehicle.held = gone.held;
                vehicle.stops();
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

/// All aboard roll damage, with so much more Rep.
fn shakes_all(mission: &Mission, vehicle: &str, more: u8, table: &mut Table<'_>) -> Result<(), Error> {
    let alive = mission.company.aboard(vehicle).filter(|man| !man.is(Flag::ObviouslyDead));
    let mut men = Vec::new();
    for soldier in alive {
        let figure = soldier.figure(&mission.terms_of(soldier.side), table.edition)?;
        let man = Man::from(&figure);
        men.push(Man { rep: (man.rep + more).min(6), ..man });
    }
    for man in &men {
        let blow = Blow { impact: LOST_IMPACT, blast: false, tunnel: false, attacker_rep: None, melee: None };
        crate::support::damage(table, man, blow, 1)?;
    }
    Ok(())
}
