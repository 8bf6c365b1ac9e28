//! Choosing among pieces: what is chosen freely may be left unsaid where there is only one way.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::faction::Faction;
use super::piece::PieceKind;
use super::words::Words;
use crate::error::Error;

/// So many pieces of a kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pieces {
    /// The kind.
    pub piece: PieceKind,
    /// How many.
    pub count: u8,
}

impl Pieces {
    /// Reads `2u 1a` as far as numbers begin the words; letters mean pieces of `faction`.
    ///
    /// # Errors
    /// When a number is followed by no piece.
    pub fn parse_list(words: &mut Words<'_>, faction: Faction) -> Result<Vec<Pieces>, Error> {
        let mut list = Vec::new();
        while words.peek().is_some_and(|word| word.starts_with(|letter: char| letter.is_ascii_digit())) {
            let (count, piece) = words.pieces(faction)?;
            list.push(Pieces { piece, count });
        }
        Ok(list)
    }
}
