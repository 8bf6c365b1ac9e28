//! Time of day and weather [Time of Day and Weather].

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::mission::{MissionId, TimeOfDay, Weather};

/// Day or night.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum DayOrNight {
    Day,
    Night,
}

/// A stretch of day or night.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LightPhase {
    /// Which.
    pub light: DayOrNight,
    /// For how many turns; none: to the end.
    pub turns: Option<u8>,
}

/// The weather of a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum ContactWeather {
    Clear,
    Variable,
    HeavyRain,
}

/// A row of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ContactRow {
    /// The least total.
    pub min: u8,
    /// The greatest.
    pub max: u8,
    /// The time of day.
    pub contact: TimeOfDay,
    /// Day and night in order.
    pub phases: Vec<LightPhase>,
    /// The weather.
    pub weather: ContactWeather,
    /// The missions of which alone it is true; evening for others.
    pub night_only_for: Option<Vec<MissionId>>,
}

/// What adds to a roll.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeatherModifier {
    /// When.
    #[serde(rename = "if")]
    pub when: String,
    /// How much.
    pub add: i8,
}

/// A row of variable weather.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VariableRow {
    /// The least number.
    pub min: u8,
    /// The greatest.
    pub max: u8,
    /// The weather.
    pub weather: Weather,
}

/// Weather that is rolled for each turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Variable {
    /// The dice.
    pub dice: String,
    /// Whether they are rolled each turn.
    pub each_turn: bool,
    /// Until when.
    pub until: String,
    /// What adds to them.
    pub modifiers: Vec<WeatherModifier>,
    /// The rows.
    pub rows: Vec<VariableRow>,
}

/// What a kind of weather does.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeatherCondition {
    /// Which.
    pub id: Weather,
    /// The faces on which air support cannot fly.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub air_fails_on: Option<Vec<u8>>,
    /// The faces on which it comes late.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub air_delayed_on: Option<Vec<u8>>,
    /// By how many turns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub air_delay_turns: Option<String>,
    /// Whether planes fly.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub planes: Option<bool>,
    /// Whether helicopters fly.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub helicopters: Option<bool>,
    /// The faces on which no helicopter is to be had.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub helicopter_unavailable_on: Option<Vec<u8>>,
    /// How many times as far shells stray.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deviation_factor: Option<u8>,
    /// How far one sees by day, in inches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub los_day_in: Option<u8>,
    /// How far one sees by night, in inches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub los_night_in: Option<u8>,
    /// What is added to the Rep of radios.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub radio_rep: Option<i8>,
    /// In words.
    pub text: String,
}

/// Time of day and weather.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimeAndWeather {
    /// The dice.
    pub dice: String,
    /// Whether they are added.
    pub sum: bool,
    /// Who rolls.
    pub who: String,
    /// When.
    pub when: String,
    /// What adds to them.
    pub modifiers: Vec<WeatherModifier>,
    /// The rows.
    pub rows: Vec<ContactRow>,
    /// What a night row is for other missions.
    pub not_night_mission: String,
    /// Weather that is rolled for each turn.
    pub variable: Variable,
    /// What each kind of weather does.
    pub conditions: Vec<WeatherCondition>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    time_and_weather: TimeAndWeather,
}

/// Time of day and weather.
pub fn weather() -> &'static TimeAndWeather {
    static READ: LazyLock<File> = LazyLock::new(|| {
        pointman_core::refused_value::embedded(include_str!("../data/campaign-weather.json"))
    });
    &READ.time_and_weather
}

impl TimeAndWeather {
    /// What a kind of weather does.
    pub fn condition(&self, id: Weather) -> Option<&WeatherCondition> {
        self.conditions.iter().find(|condition| condition.id == id)
    }
}
