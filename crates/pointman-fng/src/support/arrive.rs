//! What was called for earlier and comes now [Making the Call].

use super::aircraft::Duty;
use super::play::{Coming, Due, Who};
use super::step::Table;
use super::{available, fire, helicopter};
use crate::mission::Mission;
use pointman_core::error::Error;

impl Coming {
    /// In words.
    pub fn words(&self) -> String {
        match self {
            Coming::Artillery { batteries: 1, .. } => "one battery".to_owned(),
            Coming::Artillery { batteries, .. } => format!("{batteries} batteries"),
            Coming::Fac => "an FAC".to_owned(),
            Coming::AirStrike => "an air strike".to_owned(),
            Coming::Gunship => "a gunship".to_owned(),
            Coming::Medevac { room: None } => "a medevac".to_owned(),
            Coming::Helicopter { model } => model.title().to_owned(),
            Coming::Medevac { room: Some(room) } => format!("a medevac with room for {room} wounded"),
        }
    }
}

/// Whatever is due in this turn comes.
pub(super) fn due(mission: &mut Mission, table: &mut Table<'_>) -> Result<(), Error> {
    let turn = mission.play.turn;
    let (now, later): (Vec<Due>, Vec<Due>) =
        std::mem::take(&mut mission.play.due).into_iter().partition(|due| due.turn <= turn);
    mission.play.due = later;
    for Due { side, what, .. } in now {
        match what {
            Coming::Artillery { batteries, target } => {
                fire::batteries(mission, side, batteries, &target, table)
            }
            Coming::Fac => available::fac(mission, side, table)?,
            Coming::AirStrike => {
                available::strike(mission, side, table)?;
            }
            Coming::Gunship => {
                available::gunship(mission, side, table)?;
            }
            Coming::Medevac { room } => medevac(mission, side, room, table)?,
            Coming::Helicopter { model } => helicopter::come(mission, side, model, table)?,
        }
    }
    Ok(())
}

fn medevac(mission: &mut Mission, side: Who, room: Option<u8>, table: &mut Table<'_>) -> Result<(), Error> {
    let number = available::enter(mission, side, Duty::Medevac, mission.slick(side), None, table)?;
    mission.play.aircraft_mut(number)?.room = room;
    Ok(())
}
