//! What has come down on the table and stays a while: bursts whose effect is open, smoke, flares, napalm
//! [Mortars, Additional Ammunition Types, Napalm].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::play::is_default;

/// Where something lies, in inches from the point aimed at: past it, and to its right as the shot flies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Offset {
    /// Inches long; short below 0.
    #[serde(skip_serializing_if = "is_default")]
    pub long: i16,
    /// Inches right; left below 0.
    #[serde(skip_serializing_if = "is_default")]
    pub right: i16,
}

impl Offset {
    /// Both together.
    #[must_use]
    pub const fn plus(self, other: Offset) -> Offset {
        Offset { long: self.long + other.long, right: self.right + other.right }
    }

    /// In words, from `point`.
    pub fn words(self, point: &str) -> String {
        let long = match self.long {
            0 => String::new(),
            long if long > 0 => format!("{long} in long"),
            short => format!("{} in short", -short),
        };
        let right = match self.right {
            0 => String::new(),
            right if right > 0 => format!("{right} in right"),
            left => format!("{} in left", -left),
        };
        match (long.is_empty(), right.is_empty()) {
            (true, true) => format!("on {point}"),
            (false, true) => format!("{long} of {point}"),
            (true, false) => format!("{right} of {point}"),
            (false, false) => format!("{long} and {right} of {point}"),
        }
    }
}

/// A round, bomb or rocket that has landed and whose effect is open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Blast {
    /// Its number.
    pub number: u16,
    /// What it is.
    pub what: String,
    /// Where it lies.
    pub at: String,
    /// Its circle in inches; 0 for a template.
    pub circle_in: u8,
    /// Its Impact.
    pub impact: u8,
    /// The Rep it counts as.
    pub rep: u8,
    /// Whether each figure is rolled to hit; a figure in napalm is hit.
    pub to_hit: bool,
}

/// Smoke.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Smoke {
    /// Its number.
    pub number: u16,
    /// Where.
    pub at: String,
    /// How long it is, downwind, in inches.
    pub length_in: u8,
    /// The turn it was laid in.
    pub since: u16,
}

/// A flare.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Flare {
    /// Its number.
    pub number: u16,
    /// Where.
    pub at: String,
    /// The area it lights in inches.
    pub area_in: u8,
    /// The last turn it lights.
    pub until: u16,
}

/// Napalm.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Napalm {
    /// Its number, which is that of its blast.
    pub number: u16,
    /// Where.
    pub at: String,
    /// The turn it fell in.
    pub since: u16,
}
