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
