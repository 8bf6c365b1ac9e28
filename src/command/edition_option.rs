//! `--edition`: the same words for every game.

use serde::{Deserialize, Deserializer};
use serde_json::Value;

use crate::{fitl, fng};

/// What stands for the value in help.
pub const EDITION: &str = "1|2|first|second";

/// The first or the second edition of a game's rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WhichEdition {
    /// The first.
    First,
    /// The second.
    Second,
}

impl std::str::FromStr for WhichEdition {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "1" | "first" => Ok(WhichEdition::First),
            "2" | "second" => Ok(WhichEdition::Second),
            _ => Err(format!("there is no edition {text}: give 1 or 2, first or second")),
        }
    }
}

impl From<WhichEdition> for u8 {
    fn from(edition: WhichEdition) -> u8 {
        match edition {
            WhichEdition::First => 1,
            WhichEdition::Second => 2,
        }
    }
}

impl From<WhichEdition> for fng::checks::Edition {
    fn from(edition: WhichEdition) -> Self {
        match edition {
            WhichEdition::First => fng::checks::Edition::One,
            WhichEdition::Second => fng::checks::Edition::Two,
        }
    }
}

impl From<WhichEdition> for fitl::Edition {
    fn from(edition: WhichEdition) -> Self {
        match edition {
            WhichEdition::First => fitl::Edition::First,
            WhichEdition::Second => fitl::Edition::Second,
        }
    }
}

/// An edition as it is typed.
///
/// # Errors
/// When it is neither the first nor the second.
pub fn edition<T: From<WhichEdition>>(text: &str) -> Result<T, String> {
    text.parse::<WhichEdition>().map(T::from)
}

/// An edition as a script gives it, or none.
///
/// # Errors
/// As [`edition`].
pub fn edition_of_script<'de, D, T>(value: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: From<WhichEdition>,
{
    let text = match Value::deserialize(value)? {
        Value::Null => return Ok(None),
        Value::String(text) => text,
        other => other.to_string(),
    };
    edition(&text).map(Some).map_err(serde::de::Error::custom)
}
