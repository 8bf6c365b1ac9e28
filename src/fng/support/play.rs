//! What is remembered of the play so far.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What is remembered of the play so far.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Play {}
