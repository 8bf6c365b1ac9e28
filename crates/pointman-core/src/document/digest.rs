//! The fingerprint of a state, by which a replay is proved and a hand-damaged file is found.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

/// The first 16 bytes of the SHA-256 of a state's compact JSON, in hexadecimal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Digest(#[schemars(regex(pattern = "^[0-9a-f]{32}$"))] String);

impl Digest {
    /// The digest of `state`.
    pub fn of(state: &impl Serialize) -> Self {
        Digest::of_value(&serde_json::to_value(state).expect("states have text keys and finite numbers"))
    }

    /// What stands for the digest of a state until it is made.
    pub(super) const fn none() -> Self {
        Digest(String::new())
    }

    /// The digest of the state that was written as `value`.
    pub(super) fn of_value(value: &Value) -> Self {
        let mut hash = Sha256::new();
        let text = serde_json::to_vec(value).expect("values can be written");
        hash.update(&text);
        Digest(hash.finalize()[..16].iter().map(|byte| format!("{byte:02x}")).collect())
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
