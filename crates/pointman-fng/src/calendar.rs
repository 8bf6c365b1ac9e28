//! The calendar: two turns a month from January 1967 to December 1968 [Time in the Campaign].

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The year of the first turn.
const FIRST_YEAR: u16 = 1967;

/// A turn of the calendar, written as `1967-05-early`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Turn {
    index: u8,
}

impl Turn {
    /// How many there are.
    pub const COUNT: u8 = 48;
    /// Early January 1967.
    pub const FIRST: Turn = Turn { index: 1 };
    /// Late December 1968.
    pub const LAST: Turn = Turn { index: Self::COUNT };

    /// The turn with this number, 1 to 48.
    pub fn new(index: u8) -> Option<Self> {
        (1..=Self::COUNT).contains(&index).then_some(Turn { index })
    }

    /// Every turn in order.
    pub fn all() -> impl Iterator<Item = Turn> {
        (1..=Self::COUNT).map(|index| Turn { index })
    }

    /// Its number, 1 to 48.
    pub const fn index(self) -> u8 {
        self.index
    }

    /// Its year.
    pub const fn year(self) -> u16 {
        FIRST_YEAR + (self.index as u16 - 1) / 24
    }

    /// Its month, 1 to 12.
    pub const fn month(self) -> u8 {
        (self.index - 1) % 24 / 2 + 1
    }

    /// Whether it is the second of its month: days 16 and on (camp-47).
    pub const fn is_late(self) -> bool {
        self.index.is_multiple_of(2)
    }

    /// Whether it lies in the monsoon: late May to late September [Time in the Campaign].
    pub const fn is_monsoon(self) -> bool {
        let (month, late) = (self.month(), self.is_late());
        month > 5 && month < 10 || month == 5 && late
    }

    /// The turn that follows; none after the last.
    pub fn next(self) -> Option<Self> {
        Turn::new(self.index + 1)
    }

    /// How people say it: `early May 1967`.
    pub fn title(self) -> String {
        let half = HALVES[usize::from(self.is_late())];
        format!("{half} {} {}", MONTHS[usize::from(self.month()) - 1], self.year())
    }
}

/// The months, as reports call them.
const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// The halves of a month.
const HALVES: [&str; 2] = ["early", "late"];

/// What one word says of a turn that is written in words.
fn said_by(word: &str) -> Option<(Option<bool>, Option<u8>, Option<u16>)> {
    let word = word.trim_matches(',').to_lowercase();
    let month = || MONTHS.iter().position(|month| word.len() >= 3 && month.to_lowercase().starts_with(&word));
    match (HALVES.iter().position(|half| *half == word), month(), word.parse().ok()) {
        (Some(half), ..) => Some((Some(half == 1), None, None)),
        (None, Some(index), _) => Some((None, u8::try_from(index + 1).ok(), None)),
        (None, None, Some(year)) => Some((None, None, Some(year))),
        (None, None, None) => None,
    }
}

impl Turn {
    /// The turn that words say, in any order: `early May 1967`, as reports call it.
    fn in_words(text: &str) -> Option<Self> {
        let said: Vec<_> = text.split_whitespace().map(said_by).collect::<Option<_>>()?;
        let half = said.iter().find_map(|(half, ..)| *half)?;
        let month = said.iter().find_map(|(_, month, _)| *month)?;
        let year = said.iter().find_map(|(.., year)| *year)?;
        Turn::all().find(|turn| (turn.is_late(), turn.month(), turn.year()) == (half, month, year))
    }

    /// Whether more words may follow to say a turn.
    pub fn is_begun_by(text: &str) -> bool {
        let words: Vec<&str> = text.split_whitespace().collect();
        words.len() < 3 && words.into_iter().all(|word| said_by(word).is_some())
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let half = HALVES[usize::from(self.is_late())];
        write!(f, "{}-{:02}-{half}", self.year(), self.month())
    }
}

impl FromStr for Turn {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let turn = Turn::all().find(|turn| turn.to_string() == text);
        turn.or_else(|| Turn::in_words(text)).ok_or_else(|| {
            format!(
                "`{text}` is not a campaign turn: write it like 1967-05-early or early May 1967, from {} to \
                 {}",
                Turn::FIRST,
                Turn::LAST
            )
        })
    }
}

impl Serialize for Turn {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Turn {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

schemars::by_hand! {
    impl schemars::JsonSchema for Turn {
        fn schema_name() -> std::borrow::Cow<'static, str> {
            "Turn".into()
        }

        fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
            let turns: Vec<_> = Turn::all().map(|turn| turn.to_string()).collect();
            schemars::json_schema!({ "description": "A turn of the calendar", "type": "string",
                "enum": turns })
        }
    }
}
