//! The questions an Event asks (5.1): one choice at a time, each with the answers that are legal now.
//!
//! Whoever decides answers the same questions: a person's choices, or the rules of a non-player. An answer
//! that is not legal is refused.

use std::fmt;
use std::ops::ControlFlow;

use crate::action::Asked;
use crate::action::turn::Turn;
use crate::action::voluntary;
use crate::board::Board;
use crate::game::Game;
use crate::game::table::Table;
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::faction::{Faction, Side};
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::piece::{PieceClass, PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::{Space, SpaceKind};
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::question::NOTHING;

use super::grant::Grant;
use super::play::To;
use super::procedure::Procedure;
use super::sentences;
use super::way::Way;
use super::wording::Asker;

/// One choice that an Event leaves to a faction.
#[derive(Debug, Clone, Copy)]
pub struct Ask<'a> {
    /// Who decides.
    pub by: Faction,
    /// The word under which a person answers.
    pub name: &'static str,
    /// What is chosen.
    pub what: What<'a>,
    /// Whether it may be declined.
    pub optional: bool,
    /// How a non-player decides it.
    pub way: Way,
    /// What it is one of, and what becomes of it.
    pub doing: Doing,
}

/// What a choice is one of, and what becomes of what is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Doing {
    /// What becomes of it, if the choice itself does not tell.
    pub fate: Fate,
    /// How many like it have been chosen before.
    pub given: u8,
    /// How many are chosen at most, those included.
    pub of: u8,
    /// The space that it is about, where that was chosen before.
    pub at: Option<Space>,
    /// The text that asks, if the card has a sentence for it.
    pub(super) asker: Option<Asker>,
}

/// What becomes of a piece that is chosen on the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    /// The sentence of the card tells.
    AsTold,
    /// It is removed.
    Removed(To),
    /// It is turned Underground or Active.
    Flipped,
}

impl Default for Doing {
    fn default() -> Doing {
        Doing { fate: Fate::AsTold, given: 0, of: 1, at: None, asker: None }
    }
}

/// What is chosen.
#[derive(Debug, Clone, Copy)]
pub enum What<'a> {
    /// One of these spaces.
    Space(SpaceSet),
    /// One piece of these kinds in one of these spaces.
    Piece(PieceSet, SpaceSet),
    /// A piece of one of these types from the box, and one of these spaces for it. An own piece of a person
    /// may come from the map instead when none is Available (1.4.1).
    Place(&'a [PieceType], BoxName, SpaceSet),
    /// A piece of one of these types in the box.
    Boxed(&'a [PieceType], BoxName),
    /// One piece of these kinds, one of these spaces it leaves and one of those it goes to.
    Move(PieceSet, SpaceSet, SpaceSet),
    /// One piece of these kinds, one of these spaces it leaves and an adjacent one it goes to.
    Step(PieceSet, SpaceSet),
    /// One of these words.
    Word(&'a [&'static str]),
    /// One of these factions.
    Faction(FactionSet),
    /// A number from the first to the second.
    Number(u8, u8),
}

/// An answer to [`Ask`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// A space.
    Space(Space),
    /// A piece on the map.
    Piece(Space, PieceKind),
    /// A piece to be placed, and the piece on the map that is taken for it, if one is (1.4.1).
    Place(Space, PieceType, Option<(Space, PieceKind)>),
    /// A piece in a box.
    Boxed(PieceType),
    /// A piece, where from and where to.
    Move(PieceKind, Space, Space),
    /// The place of a word.
    Word(usize),
    /// A faction.
    Faction(Faction),
    /// A number.
    Number(u8),
    /// Nothing, where that is allowed.
    Declined,
}

/// Whoever answers the questions of an Event.
pub trait Decider {
    /// The answer; it is legal.
    ///
    /// # Errors
    /// When there is none: a person has not said it, or the dice give no answer.
    fn decide(&mut self, table: &mut Table<'_>, ask: &Ask<'_>) -> Result<Answer, Error>;

    /// Carries out the Operation or Special Activity that the Event grants. Gives its spaces: of a March
    /// those in which pieces stay. After a non-player's Patrol `asked` does what that leaves to a person who
    /// plays NVA.
    ///
    /// # Errors
    /// The refusal of what a person has said; when nothing was said; or when the dice give no answer.
    fn granted(
        &mut self,
        table: &mut Table<'_>,
        grant: &Grant,
        asked: &mut Asked<'_>,
    ) -> Result<SpaceSet, Error>;

    /// Carries out what the non-player `by` does by a procedure of its own.
    ///
    /// # Errors
    /// When the dice give no answer.
    fn procedure(&mut self, table: &mut Table<'_>, by: Faction, procedure: Procedure) -> Result<(), Error>;

    /// Decides for non-players what the Operation of a person leaves to them before it ends, one that an
    /// Event grants or another; and what a Special Activity that an Event grants leaves to them.
    ///
    /// # Errors
    /// When the dice give no answer.
    fn before_operation_ends(&mut self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error>;

    /// Told what the Event does, under the number of a card or rule.
    fn note(&mut self, rule: &str, what: fmt::Arguments<'_>);

    /// Told that nothing is left to choose: every answer that `ask` allows is carried out, `most` in all.
    /// What a person has said of it is used up as far as it is that.
    fn forced(&mut self, _table: &Table<'_>, _ask: &Ask<'_>, _most: u8) {}

    /// Whether it answers for people too where they have said nothing, as a forecast does.
    fn stands_in(&self) -> bool {
        false
    }

    /// Whether what happens is only gone through to learn what is asked: no die is thrown then.
    fn is_rehearsal(&self) -> bool {
        false
    }
}

impl Ask<'_> {
    /// What the choice is for, in the words of the card if it has some for it.
    pub fn told(&self) -> &'static str {
        let told = self.doing.asker.and_then(|asker| sentences::of(asker.card, asker.side, self.name));
        told.unwrap_or(self.name)
    }

    /// Whether the answer is legal now.
    pub fn allows(&self, game: &Game, answer: Answer) -> bool {
        let board = game.board();
        match (self.what, answer) {
            (_, Answer::Declined) => self.optional,
            (What::Space(among), Answer::Space(space)) => among.contains(space),
            (What::Piece(kinds, spaces), Answer::Piece(space, kind)) => {
                kinds.contains(kind) && spaces.contains(space) && board.count(space, kind) > 0
            }
            (What::Place(types, held, spaces), Answer::Place(space, piece_type, taken)) => {
                types.contains(&piece_type)
                    && spaces.contains(space)
                    && fits(board, space, piece_type, taken)
                    && match taken {
                        None => board.in_box(held, piece_type) > 0,
                        Some((from, kind)) => self.may_take(game, held, space, piece_type, from, kind),
                    }
            }
            (What::Boxed(types, held), Answer::Boxed(piece_type)) => {
                types.contains(&piece_type) && board.in_box(held, piece_type) > 0
            }
            (What::Move(kinds, from, to), Answer::Move(kind, origin, destination)) => {
                kinds.contains(kind)
                    && from.contains(origin)
                    && to.contains(destination)
                    && origin != destination
                    && board.count(origin, kind) > 0
                    && fits(board, destination, kind.piece_type(), None)
            }
            (What::Step(kinds, from), Answer::Move(kind, origin, destination)) => {
                kinds.contains(kind)
                    && from.contains(origin)
                    && origin.adjacent().contains(destination)
                    && board.count(origin, kind) > 0
                    && fits(board, destination, kind.piece_type(), None)
            }
            (What::Word(words), Answer::Word(index)) => index < words.len(),
            (What::Faction(factions), Answer::Faction(faction)) => factions.contains(faction),
            (What::Number(least, most), Answer::Number(number)) => (least..=most).contains(&number),
            _ => false,
        }
    }

    fn may_take(
        &self,
        game: &Game,
        held: BoxName,
        space: Space,
        piece_type: PieceType,
        from: Space,
        kind: PieceKind,
    ) -> bool {
        held == BoxName::Available
            && game.is_player(self.by)
            && voluntary::can_take(game, self.by, space, piece_type, from, kind)
    }

    /// Calls `each` with every legal answer, but for declining, until it breaks off; pieces are taken from
    /// the map last.
    pub fn each(&self, game: &Game, mut each: impl FnMut(Answer) -> ControlFlow<()>) -> ControlFlow<()> {
        let board = game.board();
        let mut give = |answer| match self.allows(game, answer) {
            true => each(answer),
            false => ControlFlow::Continue(()),
        };
        match self.what {
            What::Space(among) => among.iter().try_for_each(|space| give(Answer::Space(space)))?,
            What::Piece(kinds, spaces) => {
                for space in spaces {
                    kinds.iter().try_for_each(|kind| give(Answer::Piece(space, kind)))?;
                }
            }
            What::Place(types, _, spaces) => {
                for piece_type in types {
                    spaces.iter().try_for_each(|space| give(Answer::Place(space, *piece_type, None)))?;
                }
                // 1.4.1: people alone take pieces from the map.
                let takers = if game.is_player(self.by) { types } else { &[] };
                for piece_type in takers {
                    for from in SpaceSet::ALL {
                        for kind in piece_type.kinds().filter(|kind| board.count(from, *kind) > 0) {
                            spaces.iter().try_for_each(|space| {
                                give(Answer::Place(space, *piece_type, Some((from, kind))))
                            })?;
                        }
                    }
                }
            }
            What::Boxed(types, _) => {
                types.iter().try_for_each(|piece_type| give(Answer::Boxed(*piece_type)))?;
            }
            What::Move(kinds, from, to) => {
                for kind in kinds.iter() {
                    for origin in from & board.with(kind) {
                        to.iter()
                            .try_for_each(|destination| give(Answer::Move(kind, origin, destination)))?;
                    }
                }
            }
            What::Step(kinds, from) => {
                for kind in kinds.iter() {
                    for origin in from & board.with(kind) {
                        origin
                            .adjacent()
                            .iter()
                            .try_for_each(|destination| give(Answer::Move(kind, origin, destination)))?;
                    }
                }
            }
            What::Word(words) => (0..words.len()).try_for_each(|index| give(Answer::Word(index)))?,
            What::Faction(factions) => {
                factions.iter().try_for_each(|faction| give(Answer::Faction(faction)))?;
            }
            What::Number(least, most) => {
                (least..=most).try_for_each(|number| give(Answer::Number(number)))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether there is a legal answer besides declining.
    pub fn has_answer(&self, game: &Game) -> bool {
        self.each(game, |_| ControlFlow::Break(())).is_break()
    }

    /// The legal answers, but for declining.
    pub fn answers(&self, game: &Game) -> Vec<Answer> {
        let mut all = Vec::new();
        let _ = self.each(game, |answer| {
            all.push(answer);
            ControlFlow::Continue(())
        });
        all
    }

    /// The answer in words, as a person gives it.
    pub fn in_words(&self, answer: Answer) -> String {
        match (self.what, answer) {
            (_, Answer::Space(space)) => space.id().to_owned(),
            (_, Answer::Piece(space, kind)) => format!("{kind} {space}"),
            (_, Answer::Place(space, piece_type, None)) => format!("{} {space}", piece_type.placed()),
            (_, Answer::Place(space, piece_type, Some((from, kind)))) => {
                format!("{} {space} taking {kind} {from}", piece_type.placed())
            }
            (_, Answer::Boxed(piece_type)) => piece_type.placed().id().to_owned(),
            (_, Answer::Move(kind, from, to)) => format!("{kind} from {from} to {to}"),
            (What::Word(words), Answer::Word(index)) => words[index].to_owned(),
            (_, Answer::Word(index)) => index.to_string(),
            (_, Answer::Faction(faction)) => faction.id().to_owned(),
            (_, Answer::Number(number)) => number.to_string(),
            (_, Answer::Declined) => NOTHING.to_owned(),
        }
    }
}

/// Whether a piece of the type may stand in `space` besides what is there: Bases have their limits (1.4.2). A
/// Base that is taken from the very space makes room.
pub fn fits(board: &Board, space: Space, piece_type: PieceType, taken: Option<(Space, PieceKind)>) -> bool {
    let is_base = piece_type.class() == PieceClass::Base;
    let forbidden = piece_type.faction().side() == Side::Coin && SpaceSet::COIN_FORBIDDEN.contains(space);
    let freed = u8::from(is_base && taken.is_some_and(|(from, _)| from == space));
    !forbidden && (!is_base || space.kind() != SpaceKind::Loc && board.room_for_bases(space) + freed > 0)
}
