//! Who plays whom, where and when [The Lay of the Land; The Combatants; Time of Day and Weather].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::fng::calendar::Turn;

/// One of the four Corps areas, from north to south.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Corps {
    I,
    Ii,
    Iii,
    Iv,
}

/// How the game is played [Campaigning FNG].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// One player or several on one side; the rules run the enemy.
    #[default]
    Solo,
    /// Two sides with players.
    Versus,
}

/// Whom a force fights for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Side {
    FreeWorld,
    Communist,
}

/// Who plays whom, where and when.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Setting {
    /// The turn of the calendar.
    pub date: Turn,
    /// The Corps area.
    pub corps: Corps,
    /// Whether the enemy has a player.
    #[serde(default)]
    pub mode: Mode,
    /// Whether the ground is held by VC or NVA: tunnels and booby traps (camp-53).
    #[serde(default)]
    pub communist_ground: bool,
    /// The readings of the rules in force.
    #[serde(default)]
    pub options: Options,
}

/// The readings of unclear rules in force; each is the printed reading unless it is set.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Options {}

/// One side of a mission.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Party {
    /// Its army list, such as `us-marines`.
    pub force: String,
    /// The Rep of its squad Leader.
    pub leader_rep: u8,
    /// Its level of Support, 1 to 6; 0 before it is rolled.
    #[serde(default)]
    pub support: u8,
}

/// The weather [Time of Day and Weather].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Weather {
    #[default]
    Clear,
    Overcast,
    Rain,
    HeavyRain,
}

/// A stretch of day or night.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Phase {
    /// Whether it is night.
    pub night: bool,
    /// How many turns it lasts; none: to the end of the game.
    #[serde(default)]
    pub turns: Option<u8>,
}

/// When the fight begins and how the light goes on.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Light {
    /// The time of day: `predawn`, `am`, `pm`, `evening` or `night`.
    pub contact: String,
    /// Day and night in order.
    pub phases: Vec<Phase>,
    /// Whether the weather is rolled for each turn until it changes.
    pub variable: bool,
}

impl Light {
    /// Whether it is night in game turn `turn`, counted from 1.
    pub fn is_night(&self, turn: u16) -> bool {
        let mut ends = 0;
        let phase = self.phases.iter().find(|phase| {
            ends += u16::from(phase.turns.unwrap_or(0));
            phase.turns.is_none() || turn <= ends
        });
        phase.or(self.phases.last()).is_some_and(|phase| phase.night)
    }
}
