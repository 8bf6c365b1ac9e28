//! What comes to the aid of either side during play: reinforcements, fire, aircraft, helicopters; and the turns they come in.

mod play;

use serde_json::Value;

use crate::dice::Dice;
use crate::document::Record;
use crate::error::Error;
use crate::fng::mission::Mission;

pub use play::Play;

/// Carries out a step of play: `fng-activation` and the like.
///
/// # Errors
/// When the rules refuse, the choices make no sense, or the dice fail.
pub fn apply(_: &mut Mission, command: &str, _: &Value, _: &mut dyn Dice) -> Result<Record, Error> {
    Err(Error::Usage(format!("{command} is no step of a mission")))
}

/// Carries out what a card of the enemy's reinforcement table brings, in a place given in words.
///
/// # Errors
/// When the dice give no answer.
pub fn set_up(
    _: &mut Mission,
    card: crate::fng::cards::Card,
    _: &str,
    _: &mut crate::fng::told::Told,
    _: &mut dyn Dice,
) -> Result<crate::fng::mission::SetUp, Error> {
    Ok(crate::fng::mission::SetUp { result: card.to_string(), figures: Vec::new() })
}
