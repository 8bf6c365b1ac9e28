//! What a player's faction does with its turn, as data: in JSON or in words.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::faction::Faction;
use super::table::Table;
use super::turn::Turn;
use super::words::Words;
use crate::error::Error;

/// One step of an Operation or Special Activity: a file each says which there are.
pub trait ActionStep: Sized {
    /// Reads the words of one step of `faction`.
    ///
    /// # Errors
    /// When they are no step; the message says what would be.
    fn parse(words: &mut Words<'_>, faction: Faction) -> Result<Self, Error>;

    /// Carries the step out, checked against the game as it is now.
    ///
    /// # Errors
    /// When the rules refuse it. The game may be left half changed: callers work on a copy.
    fn carry_out(&self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error>;
}

/// A step of an Operation, or what may stand between its steps.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Step<S> {
    /// A step of the Operation itself.
    #[serde(untagged)]
    Own(S),
}

/// An Operation with its steps.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum OperationAction {}

impl OperationAction {
    /// Reads an Operation of `faction` in words.
    ///
    /// # Errors
    /// When the words are none.
    pub fn parse(text: &str, _faction: Faction) -> Result<OperationAction, Error> {
        Words::of(text).term::<super::OperationName>()?;
        Err(Error::Usage(format!("`{text}` has no steps")))
    }

    /// Carries the Operation out as `turn`.
    ///
    /// # Errors
    /// The refusal.
    pub fn carry_out(&self, _table: &mut Table<'_>, _turn: &mut Turn) -> Result<(), Error> {
        match *self {}
    }
}
