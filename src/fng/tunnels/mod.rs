//! Tunnels: where they come out, and what those find who go in [Tunnels].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::dice::Dice;
use crate::document::Record;
use crate::error::Error;
use crate::fng::mission::Mission;

/// The tunnels of a mission.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Tunnels {}

/// Carries out a step in the tunnels: `fng-tunnel` and the like.
///
/// # Errors
/// When the rules refuse, the choices make no sense, or the dice fail.
pub fn apply(_: &mut Mission, command: &str, _: &Value, _: &mut dyn Dice) -> Result<Record, Error> {
    Err(Error::Usage(format!("{command} is no step of a mission")))
}
