//! From one turn to the next: napalm, smoke, flares, FACs, helicopters, light and weather
//! [Napalm, Additional Ammunition Types, Just the FACs, Whirlybirds, Time of Day and Weather].

use super::aircraft::{Aircraft, Duty, HELICOPTER_TURNS, Place};
use super::play::Who;
use super::step::{Table, outcome};
use crate::checks::Flag;
use crate::checks::{CheckId, ResultId};
use crate::mission::{Mission, OvercastSight, PredawnWeather, TimeOfDay, VariableWeather, Weather};
use pointman_core::error::Error;

/// The end of the turn that was played.
pub(super) fn end_of_turn(mission: &mut Mission, table: &mut Table<'_>) -> Result<(), Error> {
    let turn = mission.play.turn;
    if turn == 0 {
        return Ok(());
    }
    napalm(mission, table)?;
    smoke(mission, table)?;
    let over: Vec<String> = mission
        .play
        .flares
        .iter()
        .filter(|flare| flare.until <= turn)
        .map(|flare| format!("illumination {} {} is out", flare.number, flare.at))
        .collect();
    mission.play.flares.retain(|flare| flare.until > turn);
    over.into_iter().for_each(|text| table.note("Additional Ammunition Types", text));
    facs(mission, table)?;
    helicopters(mission, table)?;
    let play = &mut mission.play;
    play.radio = super::play::Radio::default();
    for who in Who::ALL {
        let hand = play.hand_mut(who);
        hand.wait.clear();
        (hand.fired, hand.flown, hand.grounded) = (false, false, false);
    }
    play.aircraft
        .iter_mut()
        .for_each(|aircraft| (aircraft.hovers, aircraft.moved, aircraft.flared) = (0, 0, false));
    Ok(())
}

fn napalm(mission: &mut Mission, table: &mut Table<'_>) -> Result<(), Error> {
    for napalm in mission.play.napalm.clone() {
        let tested = table.check(
            CheckId::NapalmBurn,
            &format!("napalm {} {}", napalm.number, napalm.at),
            table.situation(),
        )?;
        if outcome(&tested)? == ResultId::BurnsOut {
            mission.play.napalm.retain(|burning| burning.number != napalm.number);
            mission.play.blasts.retain(|blast| blast.number != napalm.number);
        }
    }
    Ok(())
}

/// Each full turn on the table: the turn it was laid in is none.
fn smoke(mission: &mut Mission, table: &mut Table<'_>) -> Result<(), Error> {
    for cloud in mission.play.smoke.clone() {
        if cloud.since == mission.play.turn {
            continue;
        }
        let tested = table.check(
            CheckId::Smoke,
            &format!("smoke {} {}", cloud.number, cloud.at),
            table.situation(),
        )?;
        if outcome(&tested)? == ResultId::Gone {
            mission.play.smoke.retain(|left| left.number != cloud.number);
        }
    }
    Ok(())
}

/// Each turn a FAC is up: 1-4 they stay.
fn facs(mission: &mut Mission, table: &mut Table<'_>) -> Result<(), Error> {
    let turn = mission.play.turn;
    let numbers: Vec<u16> = mission
        .play
        .aircraft
        .iter()
        .filter(|aircraft| aircraft.duty == Duty::Fac && aircraft.is_here())
        .map(|aircraft| aircraft.number)
        .collect();
    for number in numbers {
        let title = mission.play.aircraft_mut(number)?.title();
        let tested = table.check(
            CheckId::FacLoiter,
            &format!("FAC, {title}, end of turn {turn}"),
            table.situation(),
        )?;
        if outcome(&tested)? == ResultId::Leaves {
            mission.play.aircraft_mut(number)?.place = Place::Gone;
        }
    }
    Ok(())
}

/// Helicopters stay up to 8 turns; planes with nothing left are gone.
fn helicopters(mission: &mut Mission, table: &mut Table<'_>) -> Result<(), Error> {
    let turn = mission.play.turn;
    for aircraft in mission.play.aircraft.iter_mut().filter(|aircraft| aircraft.is_here()) {
        let stayed = turn + 1 - aircraft.since;
        if aircraft.is_helicopter() && aircraft.place == Place::OnStation && stayed >= HELICOPTER_TURNS {
            aircraft.place = Place::Gone;
            table.note(
                "Whirlybirds",
                format!("{} has been in the area for {HELICOPTER_TURNS} turns: it leaves", aircraft.title()),
            );
        }
    }
    Ok(())
}

/// Light and weather of the turn that begins; overcast that counts as fog cuts the line of sight (camp-27).
pub(super) fn light_and_weather(mission: &mut Mission, table: &mut Table<'_>) -> Result<(), Error> {
    let (turn, before) = (mission.play.turn, mission.weather);
    roll_weather(mission, table)?;
    let night = mission.light.is_night(turn);
    let is_news = turn == 1 || night != mission.light.is_night(turn - 1) || mission.weather != before;
    let grounded = |aircraft: &&Aircraft| mission.is_grounded(aircraft);
    let leaving: Vec<u16> =
        mission.play.aircraft.iter().filter(grounded).map(|aircraft| aircraft.number).collect();
    for number in leaving {
        let aircraft = mission.play.aircraft_mut(number)?;
        aircraft.place = Place::Gone;
        let title = aircraft.title();
        table.note("Time of Day and Weather", format!("{}: {title} leaves", mission.weather.title()));
    }
    if mission.weather == Weather::Overcast && mission.setting.options.overcast == OvercastSight::Fog {
        let sight = if night { 6 } else { 12 };
        table.note("Line of Sight", format!("overcast like fog: sight is at most {sight} in"));
    } else if let Some(inches) = mission.farthest_sight().filter(|_| is_news) {
        let lit = if night { ", but for what is lit" } else { "" };
        table.note("Line of Sight", format!("sight is at most {inches} in{lit}"));
    }
    Ok(())
}

fn roll_weather(mission: &mut Mission, table: &mut Table<'_>) -> Result<(), Error> {
    let turn = mission.play.turn;
    let night = mission.light.is_night(turn);
    if turn == 1 || night != mission.light.is_night(turn - 1) {
        table.note("Time of Day and Weather", if night { "it is night" } else { "it is day" });
    }
    if !mission.light.variable || mission.play.weather_settled {
        return Ok(());
    }
    let options = &mission.setting.options;
    let waits = mission.light.contact == TimeOfDay::Predawn
        && night
        && options.predawn_weather == PredawnWeather::FromSunrise;
    if waits {
        return Ok(());
    }
    let mut situation = table.situation();
    if mission.setting.date.is_monsoon() {
        situation = situation.with(Flag::Monsoon);
    }
    let tested = table.check(CheckId::VariableWeather, "weather", situation)?;
    let weather: Weather = outcome(&tested)?.id().parse().map_err(Error::Bug)?;
    mission.weather = weather;
    if weather != Weather::Clear || options.variable_weather == VariableWeather::FirstRoll {
        mission.play.weather_settled = true;
        table.note("Time of Day and Weather", format!("the weather stays {} for the game", weather.title()));
    }
    Ok(())
}
