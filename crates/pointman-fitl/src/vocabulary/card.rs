//! The numbers of the 130 cards.

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use pointman_core::vocabulary;

/// The number of a card: Events 1 to 120, Pivotal Events 121 to 124, Coup cards 125 to 130.
///
/// ```
/// use pointman_fitl::{Card, CardKind};
/// let card: Card = "124".parse().unwrap();
/// assert_eq!((card.number(), card.kind()), (124, CardKind::Pivotal));
/// assert!(Card::new(131).is_none());
/// assert_eq!("0".parse::<Card>().unwrap_err(), "there is no card `0`: give a number from 1 to 130");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(#[schemars(range(min = 1, max = 130))] u8);

vocabulary! {
    /// What sort of card it is.
    pub enum CardKind: "kind of card" {
        /// An Event card.
        Event = "event",
        /// A faction's own Event (2.3.8).
        Pivotal = "pivotal",
        /// A Coup card (2.4).
        Coup = "coup",
    }
}

vocabulary! {
    /// Which text of a card with two is meant (5.2).
    pub enum CardSide: "side of a card" {
        /// The upper text.
        Unshaded = "unshaded",
        /// The lower text, on a shaded ground.
        Shaded = "shaded",
    }
}

vocabulary! {
    /// The years an Event card belongs to, for decks by period.
    pub enum Series: "series" {
        /// 1964.
        Of1964 = "1964",
        /// 1965 to 1967.
        Of1965 = "1965",
        /// 1968 to 1972.
        Of1968 = "1968",
    }
}

impl Series {
    /// The years in words: `1965 to 1967`.
    pub const fn years(self) -> &'static str {
        match self {
            Series::Of1964 => "1964",
            Series::Of1965 => "1965 to 1967",
            Series::Of1968 => "1968 to 1972",
        }
    }
}

impl Card {
    /// How many cards there are.
    pub const COUNT: u8 = 130;

    /// How many of them are Events, Pivotal ones included: those with the lowest numbers.
    pub const EVENTS: usize = 124;

    /// The card with that number.
    pub const fn new(number: u8) -> Option<Card> {
        if number >= 1 && number <= Card::COUNT { Some(Card(number)) } else { None }
    }

    /// The card with a number known to be right, for tables.
    ///
    /// # Panics
    /// When no card has the number.
    pub const fn numbered(number: u8) -> Card {
        match Card::new(number) {
            Some(card) => card,
            None => panic!("cards are numbered from 1 to 130"),
        }
    }

    /// Every card in the order of the numbers.
    pub fn all() -> impl Iterator<Item = Card> {
        (1..=Card::COUNT).map(Card)
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What sort of card it is.
    pub const fn kind(self) -> CardKind {
        match self.0 {
            ..=120 => CardKind::Event,
            121..=124 => CardKind::Pivotal,
            125.. => CardKind::Coup,
        }
    }

    /// The series of an Event card; Pivotal Events and Coup cards have none.
    pub const fn series(self) -> Option<Series> {
        Some(match self.0 {
            1 | 15 | 17 | 26 | 29 | 31 | 43 | 48 | 50 | 51 | 55 | 63 | 66 | 68 | 75 | 79 | 93 | 97 | 101
            | 107 | 110 | 112 | 116 | 118 => Series::Of1964,
            5 | 6 | 7 | 8 | 10 | 14 | 18 | 22 | 23 | 24 | 25 | 28 | 34 | 38 | 39 | 44 | 46 | 47 | 53 | 56
            | 59 | 64 | 67 | 69 | 70 | 72 | 73 | 76 | 78 | 81 | 82 | 83 | 85 | 86 | 87 | 89 | 90 | 95
            | 98 | 99 | 100 | 102 | 104 | 105 | 106 | 108 | 109 | 114 => Series::Of1965,
            ..=120 => Series::Of1968,
            _ => return None,
        })
    }
}

impl TryFrom<u8> for Card {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Card::new(number).ok_or_else(|| no_card(number))
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.0
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        text.parse().ok().and_then(Card::new).ok_or_else(|| no_card(text))
    }
}

fn no_card(given: impl fmt::Display) -> String {
    let given = given.to_string();
    if given.eq_ignore_ascii_case("coup") {
        return "the Coup cards are 125 to 130: give the number of the one turned up".to_owned();
    }
    format!("there is no card `{given}`: give a number from 1 to {}", Card::COUNT)
}
