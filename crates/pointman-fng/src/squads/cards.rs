//! The deck of 52 cards that FNG draws Attributes, reinforcements and enemy forces from [Random Character
//! Generation, Determining Available Reinforcements].

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use pointman_core::dice::Dice;
use pointman_core::error::Error;

pointman_core::vocabulary! {
    /// A suit, in the order of the tables of Attributes.
    pub enum Suit: "suit" {
        /// Red.
        Diamonds = "diamonds",
        /// Red.
        Hearts = "hearts",
        /// Black.
        Clubs = "clubs",
        /// Black.
        Spades = "spades",
    }
}

impl Suit {
    /// Whether it is diamonds or hearts.
    pub const fn is_red(self) -> bool {
        matches!(self, Suit::Diamonds | Suit::Hearts)
    }
}

/// A rank: 2 to 10, 11 for a Jack, 12 for a Queen, 13 for a King, 14 for an Ace, which is high.
pub type Rank = u8;

/// The highest rank: an Ace.
pub const ACE: Rank = 14;

/// The name of a rank as the tables print it: `2` to `10`, `J`, `Q`, `K`, `A`.
pub const fn rank_name(rank: Rank) -> &'static str {
    const NAMES: [&str; 13] = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
    NAMES[rank as usize - 2]
}

/// A playing card, written as `10H` or `QS`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card {
    /// Its rank, 2 to [`ACE`].
    pub rank: Rank,
    /// Its suit.
    pub suit: Suit,
}

/// Every card by its name, suit after suit, in rising ranks.
const NAMES: [&str; 52] = [
    "2D", "3D", "4D", "5D", "6D", "7D", "8D", "9D", "10D", "JD", "QD", "KD", "AD", //
    "2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "10H", "JH", "QH", "KH", "AH", //
    "2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "10C", "JC", "QC", "KC", "AC", //
    "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "10S", "JS", "QS", "KS", "AS",
];

impl Card {
    /// Every card, suit after suit, in rising ranks.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..NAMES.len()).map(Card::at)
    }

    fn at(index: usize) -> Self {
        Card { rank: (index % 13) as u8 + 2, suit: Suit::ALL[index / 13] }
    }

    /// Its place among all cards, 0 to 51.
    pub const fn index(self) -> usize {
        self.suit as usize * 13 + self.rank as usize - 2
    }

    /// Its name: the rank and the first letter of the suit.
    pub const fn name(self) -> &'static str {
        NAMES[self.index()]
    }

    /// Whether it is an Ace.
    pub const fn is_ace(self) -> bool {
        self.rank == ACE
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {}", rank_name(self.rank), self.suit)
    }
}

impl FromStr for Card {
    type Err = String;

    /// Reads a name such as `10H`, in any case.
    fn from_str(text: &str) -> Result<Self, String> {
        let index = NAMES.iter().position(|name| name.eq_ignore_ascii_case(text.trim()));
        index
            .map(Card::at)
            .ok_or_else(|| format!("there is no card `{text}`: write a rank and a suit, such as 10H or QS"))
    }
}

impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

schemars::by_hand! {
    impl schemars::JsonSchema for Card {
        fn schema_name() -> std::borrow::Cow<'static, str> {
            "Card".into()
        }

        fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
            schemars::json_schema!({ "description": "A playing card: rank and suit", "type": "string",
                "enum": NAMES.as_slice() })
        }
    }
}

/// The one deck of a game for both sides (sup-12): which of its cards are out of it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Deck {
    out: Vec<Card>,
}

impl Deck {
    /// How many cards are in it.
    pub fn left(&self) -> usize {
        NAMES.len() - self.out.len()
    }

    /// The cards out of it, in the order drawn.
    pub fn out(&self) -> &[Card] {
        &self.out
    }

    /// Draws a card, or the person at the table does. When none is left, all but those `held` are shuffled in
    /// again first (sup-12).
    ///
    /// # Errors
    /// When the dice give no answer; [`Error::Refused`] when all 52 cards are held.
    pub fn draw(
        &mut self,
        held: &[Card],
        dice: &mut dyn Dice,
        reason: fmt::Arguments<'_>,
    ) -> Result<Card, Error> {
        if self.left() == 0 {
            self.out.retain(|card| held.contains(card));
        }
        if self.left() == 0 {
            return Err(Error::refused(
                "FNG sup-12",
                "all 52 cards are held: none is left to draw".to_owned(),
            ));
        }
        let whole = (1u64 << NAMES.len()) - 1;
        let left = self.out.iter().fold(whole, |left, card| left & !(1 << card.index()));
        let card = Card::at(dice.card(&NAMES, left, reason)?);
        self.out.push(card);
        Ok(card)
    }

    /// Puts a card back that was drawn.
    pub fn put_back(&mut self, card: Card) {
        self.out.retain(|out| *out != card);
    }

    /// Cards that are out twice, for checking a deck that was read.
    pub fn repeated(&self) -> impl Iterator<Item = (usize, Card)> + '_ {
        self.out
            .iter()
            .enumerate()
            .filter(|(index, card)| self.out[..*index].contains(card))
            .map(|(index, card)| (index, *card))
    }
}
