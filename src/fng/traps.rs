//! Booby traps: placing, setting off, finding, disarming [Booby Traps].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::dice::Dice;
use crate::document::Record;
use crate::error::Error;
use crate::fng::mission::Mission;

/// The booby traps of a mission.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Traps {}

/// Carries out a step about booby traps: `fng-trap` and the like.
///
/// # Errors
/// When the rules refuse, the choices make no sense, or the dice fail.
pub fn apply(_: &mut Mission, command: &str, _: &Value, _: &mut dyn Dice) -> Result<Record, Error> {
    Err(Error::Usage(format!("{command} is no step of a mission")))
}
