//! Executing an Event (5.0): which text, what of it lasts, and what it ends.
//!
//! Capabilities and Momentum come into play here, and so does what the Peace Talks open. What else a text says is told to the people at the
//! table, who carry it out on the board and adjust the game to it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::card::{Card, CardSide};
use super::faction::Faction;
use super::game_effect::{EligibilityMark, GameEffect};
use super::lasting::LastingCard;
use super::refusal::Row;
use super::table::Table;
use super::words::Words;
use crate::error::Error;

/// A player's choices for the Event of the current card.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EventAction {
    /// Which text; a card with one needs no choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<CardSide>,
}

/// What an Event did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct EventTold {
    /// The card.
    pub card: Card,
    /// Which text of it.
    pub side: CardSide,
    /// What the people at the table carry out themselves, in short.
    #[serde(skip)]
    pub by_hand: Option<&'static str>,
}

impl EventAction {
    /// Reads `event`'s words: `unshaded`, `shaded` or nothing.
    ///
    /// # Errors
    /// When they are something else.
    pub fn parse(words: &mut Words<'_>) -> Result<EventAction, Error> {
        let side = if words.is_done() { None } else { Some(words.term()?) };
        words.done()?;
        Ok(EventAction { side })
    }
}

impl Card {
    /// The text of the card that `side` names.
    ///
    /// # Errors
    /// G24 when it has no such text, or usage when it has two and none is named.
    pub fn text_named(self, side: Option<CardSide>) -> Result<CardSide, Error> {
        match side {
            Some(CardSide::Shaded) if !self.is_dual() => {
                let row = Row::G24;
                Err(Error::refused(
                    format!("{}, {}", row.id(), row.rule()),
                    format!("card {self} {} has one text: execute it as unshaded", self.title()),
                ))
            }
            Some(side) => Ok(side),
            None if self.is_dual() => {
                Err(Error::Usage(format!("card {self} {} has two texts: say `event unshaded` or `event shaded`", self.title())))
            }
            None => Ok(CardSide::Unshaded),
        }
    }
}

impl Table<'_> {
    /// `faction` executes a text of `card`.
    ///
    /// # Errors
    /// G24.
    pub fn execute_event(&mut self, faction: Faction, card: Card, action: &EventAction) -> Result<EventTold, Error> {
        let side = card.text_named(action.side)?;
        let text = (card.number(), side);
        if self.end_texts(card, side)? && text == WILD_WEASELS {
            return Ok(EventTold { card, side, by_hand: None });
        }
        let lasting = LastingCard::of(card).filter(|lasting| lasting.lasts_on(side));
        if let Some(lasting) = lasting
            && !self.game.bars(lasting, side)
        {
            self.apply(GameEffect::lasting(lasting, side, true))?;
        }
        if text == PEACE_TALKS && !self.game.peace_talks {
            self.apply(GameEffect::PeaceTalks { executed: true })?;
        }
        if EXECUTOR_STAYS_ELIGIBLE.contains(&text) {
            self.apply(GameEffect::Eligibility { faction, mark: EligibilityMark::RemainsEligible })?;
        }
        let whole = lasting.is_some_and(|lasting| lasting.is_capability() || ONLY_LASTS.contains(&text));
        Ok(EventTold { card, side, by_hand: if whole { None } else { card.summary(side) } })
    }

    /// Unshaded Top Gun ends shaded MiGs, unshaded Wild Weasels end shaded SA-2s (5.3). Gives whether a text ended.
    fn end_texts(&mut self, card: Card, side: CardSide) -> Result<bool, Error> {
        let ended = match (LastingCard::of(card), side) {
            (Some(LastingCard::TopGun), CardSide::Unshaded) => LastingCard::Migs,
            (Some(LastingCard::WildWeasels), CardSide::Unshaded) => LastingCard::Sa2s,
            _ => return Ok(false),
        };
        let ends = self.game.shaded(ended);
        if ends {
            self.apply(GameEffect::lasting(ended, CardSide::Shaded, false))?;
        }
        Ok(ends)
    }
}

const PEACE_TALKS: (u8, CardSide) = (3, CardSide::Unshaded);

/// Ends with the end of shaded SA-2s if they are in play.
const WILD_WEASELS: (u8, CardSide) = (5, CardSide::Unshaded);

/// Momentum after which whoever executed it stays Eligible.
const EXECUTOR_STAYS_ELIGIBLE: [(u8, CardSide); 3] =
    [(15, CardSide::Shaded), (17, CardSide::Unshaded), (115, CardSide::Unshaded)];

/// Momentum of which nothing else happens at once.
const ONLY_LASTS: [(u8, CardSide); 7] = [
    (5, CardSide::Shaded),
    (7, CardSide::Unshaded),
    (15, CardSide::Unshaded),
    (15, CardSide::Shaded),
    (17, CardSide::Unshaded),
    (72, CardSide::Unshaded),
    (115, CardSide::Unshaded),
];
