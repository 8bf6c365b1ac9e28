//! Choosing among pieces: what is chosen freely may be left unsaid where there is only one way.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::refusal::{Row, require};
use crate::action::ways;
use crate::action::words::Words;
use crate::board::Board;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::{ByPiece, PieceKind};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use pointman_core::error::Error;

/// So many pieces of a kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pieces {
    /// The kind.
    pub piece: PieceKind,
    /// How many.
    pub count: u8,
}

/// How many of each kind are chosen.
pub type Chosen = ByPiece<u8>;

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

    /// How many pieces are in the list.
    pub fn total(list: &[Pieces]) -> u32 {
        list.iter().map(|pieces| u32::from(pieces.count)).sum()
    }
}

/// Chooses exactly `number` of the `candidates` in `space`: those in `wanted`, or, if it is empty, the only
/// ones there can be. The caller knows that there are so many. `name` is the word under which they are said.
///
/// ```
/// use pointman_fitl::action::choice::choose;
/// use pointman_fitl::{PieceKind, PieceSet, Pieces, Row, Scenario, Space};
/// let board = Scenario::Short.board();
/// let troops = PieceSet::of(&[PieceKind::UsTroops, PieceKind::ArvnTroops]);
/// let unsaid = choose(&board, Space::Saigon, troops, 1, &[], Row::BO3, "remove").unwrap_err();
/// assert!(unsaid.to_string().contains("say which"), "{unsaid}");
/// let said = choose(&board, Space::Saigon, troops, 1, &[Pieces { piece: PieceKind::UsTroops, count: 1 }],
///     Row::BO3, "remove").unwrap();
/// assert_eq!(said[PieceKind::UsTroops], 1);
/// ```
///
/// # Errors
/// `row` when `wanted` holds other pieces or another number of them, G13 when they are not there, G18 when
/// nothing is wanted and there is more than one way: the message lists the pieces.
pub fn choose(
    board: &Board,
    space: Space,
    candidates: PieceSet,
    number: u8,
    wanted: &[Pieces],
    row: Row,
    name: &str,
) -> Result<Chosen, Error> {
    let mut chosen = Chosen::default();
    if !wanted.is_empty() {
        require(
            Pieces::total(wanted) == u32::from(number),
            row.at(space, "a different number of pieces must be chosen").limited(number),
        )?;
        for Pieces { piece, count } in wanted {
            require(
                candidates.contains(*piece),
                row.at(space, "this kind of piece is not a legal choice here"),
            )?;
            chosen[*piece] += count;
            let there = board.count(space, *piece);
            require(
                chosen[*piece] <= there,
                Row::G13.at(space, "there are not that many of these pieces").limited(there),
            )?;
        }
        return Ok(chosen);
    }
    let open = || candidates.iter().filter(|kind| board.count(space, *kind) > 0);
    let total = board.count_of(space, candidates);
    require(number <= total, Row::G13.at(space, "there are not that many pieces").limited(total))?;
    if number == total {
        open().for_each(|kind| chosen[kind] = board.count(space, kind));
    } else if let (Some(only), 1) = (open().next(), open().count()) {
        chosen[only] = number;
    } else if number > 0 {
        let message =
            format!("{}: say which {number} of {}", space.name(), ways::there(board, space, candidates));
        let open = ways::in_space(board, space, candidates, number);
        return Err(ways::ask(name, (Row::G18, Row::G18.rule()), space, message, number, &open));
    }
    Ok(chosen)
}

/// The kinds chosen, with how many of each.
pub fn chosen_kinds(chosen: &Chosen) -> impl Iterator<Item = (PieceKind, u8)> {
    chosen.iter().filter(|(_, count)| **count > 0).map(|(kind, count)| (kind, *count))
}
