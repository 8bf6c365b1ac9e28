//! Executing an Event (5.0): the texts of the cards, and who decides what they leave open.
//!
//! - [`play`]: what a text is a function of, and how it asks; `pieces` and `markers`: the small steps it is
//!   made of; `steps`: what several texts make of them. [`cards`]: the texts.
//! - [`ask`]: the questions a text asks, [`choices`]: what people answer. Non-players answer by the rules of
//!   their own.
//! - [`grant`]: Operations and Special Activities that texts grant. [`procedure`]: what non-players do for
//!   one text by a procedure of its own.

pub mod ask;
pub mod cards;
pub mod choices;
pub mod grant;
mod granted;
mod markers;
mod pieces;
pub mod play;
pub mod procedure;
mod sentences;
mod steps;
pub mod way;
pub mod wording;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use ask::{Answer, Ask, Decider, Doing, Fate, What};
pub use choices::{Answers, EventChoices};
pub use grant::{Duty, Grant, Granted, How};
pub use play::{Done, Play, To, Touched};
pub use procedure::{CoinProcedure, InsurgentProcedure, Procedure};
pub use way::{Purpose, Way};
pub use wording::Asker;

use crate::action::refusal::Row;
use crate::action::turn::{Terms, Turn};
use crate::action::words::no_name_in;
use crate::game::table::Table;
use crate::vocabulary::card::{Card, CardSide};
use crate::vocabulary::faction::Faction;
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;
use pointman_core::vocabulary::Term;

/// A player's choices for the Event of the current card.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EventAction {
    /// Which text; a card with one needs no choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<CardSide>,
    /// What the text leaves to people.
    #[serde(default, skip_serializing_if = "EventChoices::is_empty")]
    pub choices: EventChoices,
}

/// What an Event did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct EventTold {
    /// The card.
    pub card: Card,
    /// Which text of it.
    pub side: CardSide,
}

impl EventAction {
    /// Reads what follows the word `event`: `unshaded`, `shaded` or nothing, then choices.
    ///
    /// # Errors
    /// When it is something else.
    pub fn parse(text: &str) -> Result<EventAction, Error> {
        let text = text.trim();
        let (word, rest) =
            text.split_once(|letter: char| letter.is_whitespace() || letter == ';').unwrap_or((text, ""));
        match CardSide::read(&word.to_lowercase()) {
            _ if word.is_empty() => Ok(EventAction::default()),
            Ok(side) => Ok(EventAction { side: Some(side), choices: EventChoices::parse(rest)? }),
            Err(why) if rest.trim().is_empty() => {
                Err(Error::Usage(no_name_in(&why, "", &format!("event {text}"))))
            }
            Err(_) => Ok(EventAction { side: None, choices: EventChoices::parse(text)? }),
        }
    }
}

impl Card {
    /// The text of the card that `side` names, which `faction` executes.
    ///
    /// # Errors
    /// G24 when it has no such text, or what is open when it has two and none is named.
    pub fn text_named(self, side: Option<CardSide>, faction: Faction) -> Result<CardSide, Error> {
        match side {
            Some(CardSide::Shaded) if !self.is_dual() => {
                let row = Row::G24;
                Err(Error::refused(
                    format!("{}, {}", row.id(), row.rule()),
                    format!("card {self} {} has only one text: use `event unshaded`", self.title()),
                ))
            }
            Some(side) => Ok(side),
            None => match self.which_text(faction) {
                Some(question) => Err(Error::needs_said(question)),
                None => Ok(CardSide::Unshaded),
            },
        }
    }

    /// The question which text of the card `faction` executes; none if it has only one.
    pub(crate) fn which_text(self, faction: Faction) -> Option<OpenQuestion> {
        let sides = CardSide::ALL.map(CardSide::id);
        self.is_dual().then(|| {
            let what = format!("which text of {}", self.title());
            OpenQuestion::of("side", what, "5.2").by(faction.id()).legal(sides)
        })
    }
}

impl Table<'_> {
    /// `faction` executes a text of `card`: people decide as they have chosen, `others` for non-players. NVA
    /// and VC may give each other Resources while one of them does (1.5.2).
    ///
    /// # Errors
    /// G24; G18 when a choice is left open; G22 and the refusal of any other choice.
    pub fn execute_event(
        &mut self,
        faction: Faction,
        card: Card,
        side: Option<CardSide>,
        choices: &EventChoices,
        others: &mut dyn Decider,
    ) -> Result<EventTold, Error> {
        let side = card.text_named(side, faction)?;
        let (given, choices) = choices.without_transfers()?;
        let turn = Turn::of(faction, Terms::FULL);
        for given in given.iter().filter(|given| !given.after) {
            given.transfer.carry_out(self, &turn)?;
        }
        let executor = (faction, self.game.is_player(faction));
        let mut answers = Answers::of(&choices, others, Asker { card, side }, executor);
        self.execute_text(faction, Asker { card, side }, &mut answers)?;
        answers.finish()?;
        for given in given.iter().filter(|given| given.after) {
            given.transfer.carry_out(self, &turn)?;
        }
        Ok(EventTold { card, side })
    }

    fn execute_text(&mut self, executor: Faction, asker: Asker, decider: &mut dyn Decider) -> Done {
        let Asker { card, side } = asker;
        cards::execute(&mut Play { table: self, executor, card, side, decider, doing: Doing::default() })
    }
}
