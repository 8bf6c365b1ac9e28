//! A vehicle that makes its way through jungle by Run Over [Running Over And Through Things, Terrain
//! Features And Scenery].
//!
//! Reading where the rules are silent (evening-26 in the book): jungle has no Defensive Value, so the Rep of
//! the driver is unmodified (camp-26); one check serves for a move; what runs over things has armor.

use super::Mended;
use super::vehicle::Vehicle;
use crate::checks::{CheckId, Flag, ResultId};
use crate::mission::Mission;
use crate::support::step::{Table, outcome};
use pointman_core::error::Error;

const RULE: &str = "FNG Running Over And Through Things";
const NOTE: &str = "Running Over And Through Things";

pointman_core::vocabulary! {
    /// What keeps a vehicle where it ran onto something.
    pub enum Mired: "state of a vehicle that ran onto something" {
        /// It hangs, and goes on when it next drives.
        HungUp = "hung-up" "hung up",
        /// It is immobile, and has to reverse out.
        Stuck = "stuck" "stuck",
    }
}

/// How a move through jungle went.
pub(super) struct Gone {
    /// Inches that it makes.
    pub inches: u8,
    /// What keeps it there.
    pub held: Option<Mired>,
}

/// Refuses jungle to what does not run over things, and a move forward to what is stuck.
pub(super) fn may_go(vehicle: &Vehicle, inches: u8, jungle: bool) -> Result<(), Error> {
    let list = vehicle.of_lists();
    let name = &vehicle.name;
    let speed = list.speed.cross_country.unwrap_or_default();
    let back = speed / 4;
    if vehicle.held == Some(Mired::Stuck) && inches > back {
        let message = format!("{name} is stuck: it reverses out, up to {back} in, before it drives on");
        return Err(Error::refused(RULE, message));
    }
    if !jungle {
        return Ok(());
    }
    if list.armor.front.max(list.armor.side_rear) == 0 {
        let message =
            format!("{name} has no armor, and does not get through jungle: only armor runs over things");
        return Err(Error::refused(RULE, message));
    }
    if inches > speed {
        let message = format!("{name} drives up to {speed} in off roads, not {inches}");
        return Err(Error::refused(RULE, message));
    }
    Ok(())
}

/// The driver takes Run Over, and the crew is shaken where the vehicle is held.
pub(super) fn runs_over(
    mission: &mut Mission,
    vehicle: &Vehicle,
    driver: &str,
    inches: u8,
    table: &mut Table<'_>,
) -> Result<Gone, Error> {
    let name = &vehicle.name;
    let half = vehicle.of_lists().speed.cross_country.unwrap_or_default() / 2;
    let speed = if inches > half { Flag::OverHalfSpeed } else { Flag::HalfSpeedOrLess };
    let rep = mission.company.find(driver)?.man.rep;
    let tested = table.check(CheckId::RunOver, driver, table.situation().rep(rep).with(speed))?;
    let crew = mission.company.aboard(name).filter(|man| man.is_able() && !man.rides());
    let mut crew: Vec<String> = crew.map(|man| man.name().to_owned()).collect();
    let gone = match outcome(&tested)? {
        ResultId::Obliterates => return Ok(Gone { inches, held: None }),
        ResultId::Stuck => {
            table.note(NOTE, format!("{name} stops 1 in on and is stuck: it has to reverse out"));
            Gone { inches: 1, held: Some(Mired::Stuck) }
        }
        _ => {
            table.note(NOTE, format!("{name} hangs up and does not move: it goes on when it next drives"));
            if crew.len() > 1 {
                let sides = u32::try_from(crew.len()).unwrap_or(u32::MAX);
                let face = table.dice.roll(sides, format_args!("which of the crew of {name} is shaken"))?;
                let index = usize::try_from(face).unwrap_or(1).clamp(1, crew.len()) - 1;
                crew = vec![crew.swap_remove(index)];
            }
            Gone { inches: 0, held: Some(Mired::HungUp) }
        }
    };
    for man in crew {
        let rep = mission.company.find(&man)?.man.rep;
        let tested = table.check(CheckId::RoughRide, &man, table.situation().rep(rep))?;
        if outcome(&tested)? != ResultId::KnockedDown {
            continue;
        }
        let rises = mission.company.obeys(Mended::ShakenRise);
        let shaken = mission.company.find_mut(&man)?;
        shaken.shaken |= rises && !shaken.is(Flag::KnockedDown);
        if let Some(told) = shaken.obey(ResultId::KnockedDown) {
            told.tell(CheckId::RoughRide.id(), &man, table);
        }
    }
    Ok(gone)
}
