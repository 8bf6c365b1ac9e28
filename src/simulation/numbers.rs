//! Large whole numbers as people write them: `1e6`, `1_000`.

use serde::{Deserialize, Deserializer};
use serde_json::Value;

/// The most games of a run.
const MOST_GAMES: u64 = 1_000_000_000_000;

/// The most playouts of a decision.
const MOST_PLAYOUTS: u64 = 1_000_000_000;

/// How many games there are, from 1.
///
/// # Errors
/// What is no such number, with what would be.
pub fn games(text: &str) -> Result<u64, String> {
    match whole(text) {
        Some(count) if (1..=MOST_GAMES).contains(&count) => Ok(count),
        _ => Err(format!("`{text}` is not a number of games: give 1 to 1e12, such as 500, 1_000 or 1e6")),
    }
}

/// The number of a game, from 0.
///
/// # Errors
/// What is no such number, with what would be.
pub fn number(text: &str) -> Result<u64, String> {
    match whole(text) {
        Some(number) if number <= MOST_GAMES => Ok(number),
        _ => Err(format!("`{text}` is not a game number: give 0 to 1e12, such as 500, 1_000 or 1e6")),
    }
}

/// How many playouts there are, from 1.
///
/// # Errors
/// What is no such number, with what would be.
pub fn playouts(text: &str) -> Result<u64, String> {
    match whole(text) {
        Some(count) if (1..=MOST_PLAYOUTS).contains(&count) => Ok(count),
        _ => Err(format!("`{text}` is not a number of playouts: give 1 to 1e9, such as 500, 1_000 or 1e6")),
    }
}

fn whole(text: &str) -> Option<u64> {
    let text: String = text.trim().chars().filter(|letter| *letter != '_').collect();
    if let Ok(number) = text.parse() {
        return Some(number);
    }
    let (digits, power) = text.split_once(['e', 'E'])?;
    let (before, behind) = digits.split_once('.').unwrap_or((digits, ""));
    let power = power.parse::<u32>().ok()?.checked_sub(u32::try_from(behind.len()).ok()?)?;
    let number: u64 = format!("{before}{behind}").parse().ok()?;
    number.checked_mul(10_u64.checked_pow(power)?)
}

/// A number as a script gives it: as such, or as text.
fn of_script<'de, D: Deserializer<'de>>(
    value: D,
    read: fn(&str) -> Result<u64, String>,
) -> Result<u64, D::Error> {
    use serde::de::Error as _;
    let text = match Value::deserialize(value)? {
        Value::String(text) => text,
        other => other.to_string(),
    };
    // A script's 1e6 comes as 1000000.0.
    read(text.strip_suffix(".0").unwrap_or(&text)).map_err(D::Error::custom)
}

/// How many games a script says.
///
/// # Errors
/// As [`games`].
pub fn games_of_script<'de, D: Deserializer<'de>>(value: D) -> Result<u64, D::Error> {
    of_script(value, games)
}

/// Which game a script says.
///
/// # Errors
/// As [`number`].
pub fn number_of_script<'de, D: Deserializer<'de>>(value: D) -> Result<u64, D::Error> {
    of_script(value, number)
}

/// How many games a script says, if it does.
///
/// # Errors
/// As [`games`].
pub fn piece_of_script<'de, D: Deserializer<'de>>(value: D) -> Result<Option<u64>, D::Error> {
    of_script(value, games).map(Some)
}

/// How many playouts a script says, if it does.
///
/// # Errors
/// As [`playouts`].
pub fn playouts_of_script<'de, D: Deserializer<'de>>(value: D) -> Result<Option<u64>, D::Error> {
    of_script(value, playouts).map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_games_are_read_as_people_write_them() {
        for (text, expected) in [("1e6", 1_000_000), ("1_000", 1000), ("2.5e3", 2500), ("7", 7), ("1E2", 100)]
        {
            assert_eq!(games(text), Ok(expected), "{text}");
        }
        for text in ["0", "-1", "1.5", "2.55e1", "1e13", "1e99", "e", "", "many"] {
            assert!(games(text).is_err(), "{text}");
        }
        assert_eq!(number("0"), Ok(0));
        assert_eq!((playouts("1e2"), playouts("1_00"), playouts("1e10").is_err()), (Ok(100), Ok(100), true));
    }
}
