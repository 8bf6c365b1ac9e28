//! What is printed on the 130 cards: title, order of factions, a summary of each text; and how non-player
//! factions regard them (T5.5.1).

use crate::vocabulary::card::{Card, CardSide};
use crate::vocabulary::faction::{ByFaction, Faction};
use crate::vocabulary::lasting::LastingCard;
use pointman_core::vocabulary;

include!(concat!(env!("OUT_DIR"), "/fitl_cards.rs"));

vocabulary! {
    /// How a non-player faction regards an Event (T5.5.1).
    pub enum Mark: "mark" {
        /// It seeks the Event.
        Critical = "critical",
        /// It executes the Event if nothing better is to be had.
        Performed = "performed",
        /// It never executes the Event.
        Ignored = "ignored",
    }
}

/// The entry of a non-player faction for a card (T5.5.1, T5.5.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NonPlayerMark {
    /// How it regards the Event.
    pub mark: Mark,
    /// The text it executes.
    pub side: CardSide,
    /// Whether the card has instructions of its own for it (T5.5.3).
    pub instructions: bool,
}

/// What is printed on a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardFacts {
    /// Its title.
    pub title: &'static str,
    /// Who is asked first, second and so on; a Coup card has no order.
    pub order: Option<[Faction; 4]>,
    /// The faction whose Capability it is.
    pub capability: Option<Faction>,
    /// How non-player factions regard it.
    pub marks: ByFaction<NonPlayerMark>,
    /// What its only or unshaded text does, in short.
    pub unshaded: &'static str,
    /// What its shaded text does, in short.
    pub shaded: Option<&'static str>,
}

impl Card {
    /// What is printed on it.
    ///
    /// ```
    /// use pointman_fitl::{Card, Faction};
    /// let facts = Card::numbered(1).facts();
    /// assert_eq!(facts.title, "Gulf of Tonkin");
    /// assert_eq!(facts.order, Some([Faction::Us, Faction::Nva, Faction::Arvn, Faction::Vc]));
    /// ```
    pub fn facts(self) -> &'static CardFacts {
        &CARDS[usize::from(self.number()) - 1]
    }

    /// Its title.
    pub fn title(self) -> &'static str {
        self.facts().title
    }

    /// Whether it has two texts (5.2).
    pub fn is_dual(self) -> bool {
        self.facts().shaded.is_some()
    }

    /// What the text on `side` does, in short; none if it has no such text.
    pub fn summary(self, side: CardSide) -> Option<&'static str> {
        match side {
            CardSide::Unshaded => Some(self.facts().unshaded),
            CardSide::Shaded => self.facts().shaded,
        }
    }

    /// What sort of text lasts, if one does: `capability` or `momentum`, with the sides on which it does.
    pub fn lasting(self) -> Option<(&'static str, impl Iterator<Item = CardSide>)> {
        let card = LastingCard::of(self)?;
        let what = if card.is_capability() { "capability" } else { "momentum" };
        Some((what, CardSide::ALL.into_iter().filter(move |side| card.lasts_on(*side))))
    }

    /// The card a person means: its number, or a title or the beginning of only one, whatever the case.
    ///
    /// ```
    /// use pointman_fitl::Card;
    /// assert_eq!(Card::named("tet").map(Card::number), Ok(124));
    /// assert_eq!(Card::named("55").map(Card::title), Ok("Trucks"));
    /// assert!(Card::named("failed").unwrap_err().contains("129"));
    /// ```
    ///
    /// # Errors
    /// A message that lists the cards it could be, or the nearest.
    pub fn named(typed: &str) -> Result<Card, String> {
        if typed.bytes().all(|byte| byte.is_ascii_digit()) {
            return typed.parse();
        }
        let plain = |text: &str| -> String {
            let text: String = text
                .chars()
                .map(|c| if c.is_alphanumeric() { c.to_ascii_lowercase() } else { ' ' })
                .collect();
            text.split_whitespace().collect::<Vec<_>>().join(" ")
        };
        let wanted = plain(typed);
        if wanted == "coup" {
            return typed.parse();
        }
        let titles: Vec<String> = Card::all().map(|card| plain(card.title())).collect();
        let having = |fits: &dyn Fn(&str) -> bool| -> Vec<Card> {
            Card::all().zip(&titles).filter(|(_, title)| fits(title)).map(|(card, _)| card).collect()
        };
        let mut found = having(&|title| title == wanted);
        if found.is_empty() && !wanted.is_empty() {
            found = having(&|title| title.starts_with(&wanted));
        }
        if found.is_empty() && !wanted.is_empty() {
            found = having(&|title| title.contains(&wanted));
        }
        match found[..] {
            [only] => Ok(only),
            [] => Err(pointman_core::names::unknown(
                "card",
                typed,
                &Card::all().map(Card::title).collect::<Vec<_>>(),
            )),
            _ => {
                let could: Vec<_> = found.iter().map(|card| format!("{card} {}", card.title())).collect();
                Err(format!("`{typed}` could be {}: give the number", could.join(", ")))
            }
        }
    }

    /// The leftmost of `factions` on the card (2.3.2).
    pub fn first_of(self, factions: crate::FactionSet) -> Option<Faction> {
        self.facts().order.into_iter().flatten().find(|faction| factions.contains(*faction))
    }
}
