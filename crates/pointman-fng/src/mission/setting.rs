//! Who plays whom, where and when [The Lay of the Land; The Combatants; Time of Day and Weather].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::options::Options;
use crate::army_lists::ForceId;
use crate::calendar::Turn;
use crate::campaign_data::{DayOrNight, weather};
use pointman_core::vocabulary;

vocabulary! {
    /// One of the four Corps areas, from north to south.
    pub enum Corps: "Corps" {
        I = "i" "I Corps",
        Ii = "ii" "II Corps",
        Iii = "iii" "III Corps",
        Iv = "iv" "IV Corps",
    }
}

vocabulary! {
    /// How the game is played [Campaigning FNG].
    pub enum Mode: "mode" {
        Solo = "solo" "Solo or same side",
        Versus = "versus" "Against another player",
    }
}

vocabulary! {
    /// Whom a force fights for.
    pub enum Side: "side" {
        FreeWorld = "free-world" "Free World",
        Communist = "communist" "Communist",
    }
}

vocabulary! {
    /// The weather [Time of Day and Weather].
    pub enum Weather: "weather" {
        Clear = "clear" "clear",
        Overcast = "overcast" "overcast",
        Rain = "rain" "rain",
        HeavyRain = "heavy-rain" "heavy continuous rain",
    }
}

vocabulary! {
    /// The time of day of the encounter.
    pub enum TimeOfDay: "time of day" {
        Predawn = "predawn" "Predawn",
        Am = "am" "Morning",
        Pm = "pm" "Afternoon",
        Evening = "evening" "Evening",
        Night = "night" "Night",
    }
}

#[expect(clippy::derivable_impls, reason = "the macro makes the enumeration")]
impl Default for Mode {
    fn default() -> Self {
        Mode::Solo
    }
}

#[expect(clippy::derivable_impls, reason = "the macro makes the enumeration")]
impl Default for Weather {
    fn default() -> Self {
        Weather::Clear
    }
}

#[expect(clippy::derivable_impls, reason = "the macro makes the enumeration")]
impl Default for TimeOfDay {
    fn default() -> Self {
        TimeOfDay::Am
    }
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
    /// Whether it is a riverine operation.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub riverine: bool,
    /// The readings of the rules in force.
    #[serde(default)]
    pub options: Options,
}

/// One side of a mission.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Party {
    /// Its army list, such as `us-marines`.
    pub force: ForceId,
    /// The Rep of its squad Leader; 0 while nobody knows.
    #[serde(default)]
    pub leader_rep: u8,
    /// Its level of Support, 1 to 6; 0 before it is rolled.
    #[serde(default)]
    pub support: u8,
    /// How many reinforcement cards it draws before the battle, 1 to 3; 0 before its Support is rolled.
    #[serde(default)]
    pub cards: u8,
}

/// A stretch of day or night.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DayPart {
    /// Whether it is night.
    pub night: bool,
    /// How many turns it lasts; none: to the end of the game.
    #[serde(default)]
    pub turns: Option<u8>,
}

/// When the fight begins and how the light changes.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Light {
    /// The time of day.
    pub contact: TimeOfDay,
    /// Day and night in order.
    pub phases: Vec<DayPart>,
    /// Whether the weather is rolled for each turn until it changes.
    pub variable: bool,
}

impl Light {
    /// The light of a fight that begins at this time of day [Time of Day and Weather].
    pub fn from(contact: TimeOfDay, variable: bool) -> Light {
        let phases =
            weather().rows.iter().find(|row| row.contact == contact).map_or(&[][..], |row| &row.phases);
        let parts = phases
            .iter()
            .map(|phase| DayPart { night: phase.light == DayOrNight::Night, turns: phase.turns });
        Light { contact, phases: parts.collect(), variable }
    }

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
