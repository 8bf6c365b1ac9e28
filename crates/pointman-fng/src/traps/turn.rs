//! What each turn brings: poison works, flares burn down [Viper Traps, Trip Flares].

use crate::checks::{CheckId, Edition, ResultId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{edition, tell_throw};
use crate::combat::{State, VIPER_REP, trap_table};
use crate::mission::Mission;
use crate::told::Told;
use pointman_core::dice::Dice;
use pointman_core::error::Error;

/// What is said when a turn begins.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct TurnChoices {
    /// Poisoned men a medic has seen to.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub treated: Vec<String>,
    /// The edition played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edition: Option<u8>,
}

pub(crate) fn step(
    mission: &mut Mission,
    choices: &TurnChoices,
    dice: &mut dyn Dice,
    told: &mut Told,
) -> Result<(), Error> {
    treat(mission, &choices.treated, told)?;
    turn(mission, choices.edition, dice, told)
}

/// A medic has seen to these men, who were poisoned.
///
/// # Errors
/// [`Error::Usage`] for one who is not poisoned.
pub(crate) fn treat(mission: &mut Mission, treated: &[String], told: &mut Told) -> Result<(), Error> {
    let poisoned = &mut mission.traps.poisoned;
    for name in treated {
        let Some(index) = poisoned.iter().position(|poisoned| poisoned == name) else {
            return Err(Error::Usage(format!("{name} is not poisoned")));
        };
        poisoned.remove(index);
        told.note("Viper Traps", format!("{name} has been treated by a Medic"));
    }
    Ok(())
}

/// The next turn begins: each poisoned man rolls, and flares go out that have burned for a full turn.
///
/// # Errors
/// When the dice give no answer.
pub(crate) fn next_turn(mission: &mut Mission, dice: &mut dyn Dice, told: &mut Told) -> Result<(), Error> {
    turn(mission, None, dice, told)
}

/// Whether the poison of a viper, which bites with Rep 3 (char-01), does not kill somebody Larger Than Life.
fn is_spared(mission: &Mission, name: &str, edition: Edition) -> Result<bool, Error> {
    let Some(soldier) = mission.company.get(name) else { return Ok(false) };
    let figure = soldier.figure(&mission.terms_of(soldier.side), edition)?;
    Ok(mission.is_spared(&figure, Some(VIPER_REP)))
}

fn turn(
    mission: &mut Mission,
    number: Option<u8>,
    dice: &mut dyn Dice,
    told: &mut Told,
) -> Result<(), Error> {
    let edition = edition(mission, number)?;
    mission.traps.turn += 1;
    for name in std::mem::take(&mut mission.traps.poisoned) {
        let (throw, _) = trap_table(edition, CheckId::ViperPoison, &name, &[], dice)?;
        tell_throw(told, &throw);
        match throw.decided() {
            Some(ResultId::Poisoned) => mission.traps.poisoned.push(name),
            Some(ResultId::Killed) if is_spared(mission, &name, edition)? => {
                told.note(
                    "Player Advantages",
                    format!("{name}: Out of the Fight, not dead: Larger Than Life"),
                );
                mission.strike(&name, State::OutOfTheFight, None);
            }
            Some(ResultId::Killed) => mission.strike(&name, State::ObviouslyDead, None),
            _ => mission.strike(&name, State::OutOfTheFight, None),
        }
    }
    let traps = &mut mission.traps;
    let turn = traps.turn;
    let (burning, out): (Vec<_>, Vec<_>) =
        std::mem::take(&mut traps.flares).into_iter().partition(|flare| flare.until >= turn);
    traps.flares = burning;
    for flare in out {
        told.note("Trip Flares", format!("the flare goes out: {}", flare.place));
    }
    traps.list.iter_mut().for_each(|trap| trap.cleared_by.clear());
    Ok(())
}
