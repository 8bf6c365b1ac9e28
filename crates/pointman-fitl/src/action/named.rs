//! Pieces as a player names them: those that come from a space, and those that a step takes, the rest where
//! there is one way (3.1).

use pointman_core::vocabulary::Term;
use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::choice::Pieces;
use crate::action::refusal::{Row, require};
use crate::action::turn::Turn;
use crate::action::ways;
use crate::action::words::Words;
use crate::board::Board;
use crate::vocabulary::faction::{Faction, Side};
use crate::vocabulary::piece::{ByPiece, PieceKind};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use pointman_core::error::Error;
use pointman_core::vocabulary;

/// Pieces that come from a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Mover {
    /// The kind.
    pub piece: PieceKind,
    /// How many.
    pub count: u8,
    /// Where from.
    pub from: Space,
}

impl Mover {
    /// Reads `: 3t from saigon, 2t from hue`; colon and commas may be left out. Letters are pieces of
    /// `owner`.
    ///
    /// # Errors
    /// When pieces are not followed by where they come from.
    pub fn parse(words: &mut Words<'_>, owner: Faction) -> Result<Vec<Mover>, Error> {
        let mut list = Vec::new();
        words.mark(":");
        while is_number_next(words) {
            words.looks_ahead_to_origin();
            let (count, piece) = words.pieces(owner)?;
            words.keyword("where they come from", &["from"])?;
            list.push(Mover { piece, count, from: words.space()? });
            let mut ahead = words.clone();
            if ahead.mark(",") && is_number_next(&ahead) {
                *words = ahead;
            }
        }
        Ok(list)
    }
}

/// Whether a word with a number comes next.
fn is_number_next(words: &Words<'_>) -> bool {
    words.peek().is_some_and(|word| word.starts_with(|letter: char| letter.is_ascii_digit()))
}

/// Whether the words of a step are at their end: a comma begins the next step of a Special Activity.
pub(crate) fn ends(words: &Words<'_>) -> bool {
    words.peek().is_none_or(|word| word == ",")
}

/// Reads enemy pieces such as `2t 1nva_guerrillas_a`, as far as numbers go; `nva 2a vc 1a` says whose of
/// `side` the letters are, which may be left out where only one faction has such pieces. Of several states
/// one of `among` is meant.
///
/// # Errors
/// When a number or faction is followed by no piece, or it is open whose is meant.
pub(crate) fn parse_enemies(
    words: &mut Words<'_>,
    side: Side,
    among: PieceSet,
) -> Result<Vec<Pieces>, Error> {
    let mut owners = side.factions().to_vec();
    let mut list = Vec::new();
    loop {
        if let Some(named) = side.factions().into_iter().find(|named| words.peek() == Some(named.id())) {
            owners = vec![named];
            words.next("a faction")?;
        } else if !is_number_next(words) {
            return Ok(list);
        }
        let (count, piece) = words.pieces_of(&owners, among)?;
        list.push(Pieces { piece, count });
    }
}

/// How many pieces the list has of each kind.
pub(crate) fn counted(list: &[Pieces]) -> ByPiece<u8> {
    let mut counts = ByPiece::default();
    for pieces in list {
        counts[pieces.piece] = u8::saturating_add(counts[pieces.piece], pieces.count);
    }
    counts
}

/// The same piece of VC.
fn counterpart(nva: PieceKind) -> Option<PieceKind> {
    let same = nva.id().replacen("nva", "vc", 1);
    PieceKind::with_id(&same)
}

/// The pieces a player has named, as they are used up.
#[derive(Debug, Clone, Copy)]
pub struct NamedPieces {
    counts: ByPiece<u8>,
    kinds: PieceSet,
    total: u8,
}

impl NamedPieces {
    /// The pieces named in `list`.
    pub fn of(list: &[Pieces]) -> NamedPieces {
        let total = u8::try_from(Pieces::total(list)).unwrap_or(u8::MAX);
        NamedPieces { counts: counted(list), kinds: list.iter().map(|pieces| pieces.piece).collect(), total }
    }

    /// Takes `count` pieces of `kinds` in `space`: those named, and of the kinds not named the rest, if that
    /// can be done in one way only. `name` is the word under which they are named.
    ///
    /// # Errors
    /// G13 when more are named than are there; `row` when more or fewer are named than `count`, or when the
    /// choice matters and is left open.
    pub fn take(
        &mut self,
        board: &Board,
        space: Space,
        kinds: PieceSet,
        count: u8,
        row: Row,
        name: fmt::Arguments<'_>,
    ) -> Result<ByPiece<u8>, Error> {
        let mut taken = ByPiece::<u8>::default();
        let mut left = count;
        for kind in (kinds & self.kinds).iter() {
            let (named, there) = (self.counts[kind], board.count(space, kind));
            // A letter without an owner means NVA.
            let meant_vc = there == 0
                && kind.faction() == Faction::Nva
                && counterpart(kind).is_some_and(|vc| board.count(space, vc) > 0);
            let why = if meant_vc {
                "NVA has no such piece there, but VC does: write `vc` before its pieces"
            } else {
                "there are not that many of the named pieces"
            };
            require(named <= there, Row::G13.at(space, why).limited(there))?;
            require(named <= left, row.at(space, "too many pieces are named").limited(count))?;
            left -= named;
            taken[kind] = named;
            self.counts[kind] = 0;
        }
        let open = kinds - self.kinds;
        let in_open = board.count_of(space, open);
        require(left <= in_open, row.at(space, "too few are named: as many go as can").limited(count))?;
        let kinds_there = open.iter().filter(|kind| board.count(space, *kind) > 0).count();
        if left > 0 && left < in_open && kinds_there > 1 {
            return Err(missing(board, space, open, left, row, name, self.total));
        }
        for kind in open.iter() {
            let more = board.count(space, kind).min(left);
            taken[kind] = more;
            left -= more;
        }
        Ok(taken)
    }

    /// A kind that was named and has not been used.
    pub fn unused(&self) -> Option<PieceKind> {
        self.kinds.iter().find(|kind| self.counts[*kind] > 0)
    }
}

/// The refusal of a choice that matters and is left open: lists what may be named, under `name`.
pub(crate) fn missing(
    board: &Board,
    space: Space,
    kinds: PieceSet,
    count: u8,
    row: Row,
    name: fmt::Arguments<'_>,
    given: u8,
) -> Error {
    let message = format!("{}: name {count} of {}", space.name(), ways::there(board, space, kinds));
    let open = ways::in_space(board, space, kinds, count);
    let mut error = ways::ask(&name.to_string(), (row, row.rule()), space, message, count, &open);
    if let Error::Refused { asks: Some(asks), .. } = &mut error {
        asks.open.iter_mut().for_each(|question| question.given = u32::from(given));
    }
    error
}

vocabulary! {
    /// Which pieces of a kind a Special Activity takes first (3.1): it is said after them,
    /// `1t from saigon moved`.
    pub enum TakenFirst: "pieces that go first" {
        /// Those that have moved in the Operation.
        Moved = "moved",
        /// Those that have not.
        Unmoved = "unmoved",
    }
}

impl TakenFirst {
    /// Reads the word, if it is said.
    pub(crate) fn parse(words: &mut Words<'_>) -> Option<TakenFirst> {
        TakenFirst::ALL.into_iter().find(|first| words.is(first.id()))
    }

    /// Writes the word, if it was said.
    pub(crate) fn tell(first: Option<TakenFirst>, words: &mut String) {
        if let Some(first) = first {
            words.push(' ');
            words.push_str(first.id());
        }
    }

    /// Does something with `turn` that takes such pieces first; if nothing is said, as the rest of the action
    /// needs.
    pub(crate) fn taking<R>(
        first: Option<TakenFirst>,
        turn: &mut Turn,
        deed: impl FnOnce(&mut Turn) -> R,
    ) -> R {
        let Some(first) = first else { return deed(turn) };
        let needed = (turn.coin.arrived.spared, turn.insurgent.spared);
        let spared = match first {
            TakenFirst::Moved => u8::MAX,
            TakenFirst::Unmoved => 0,
        };
        (turn.coin.arrived.spared, turn.insurgent.spared) = (spared, spared);
        let done = deed(turn);
        (turn.coin.arrived.spared, turn.insurgent.spared) = needed;
        done
    }
}
