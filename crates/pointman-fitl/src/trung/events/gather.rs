//! Moves of an Event into one space (T5.7, MOVE-TO): by the Move Priorities first, then whatever must still
//! come.

use crate::action::choice::chosen_kinds;
use crate::action::turn::{Terms, Turn};
use crate::events::procedure::Gathering;
use crate::game::Game;
use crate::game::table::Table;
use crate::operations::assault::Treated;
use crate::trung::course::Course;
use crate::trung::firepower::{count, pieces_in};
use crate::trung::group::{kept, wanted};
use crate::trung::movement::{MoveAction, Movement};
use crate::trung::piece_order::{PieceUse, take};
use crate::trung::prospects::Prospects;
use crate::trung::scene::Scene;
use crate::trung::select::select_most;
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::piece::PieceType;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::trace::{Silent, Trace};

/// A move of that type of piece from these spaces.
fn movement(piece_type: PieceType, from: SpaceSet) -> Movement {
    Movement { action: MoveAction::Event, types: piece_type.into(), from, amass: true }
}

/// Whether such a piece would move to `to` from anywhere by the Move Priorities of its faction; those in
/// which no Move row rolls.
pub(super) fn would_gather(game: &Game, piece_type: PieceType, to: Space) -> bool {
    let turn = Turn::of(piece_type.faction(), Terms::FULL);
    let (scene, movement) = (Scene::of(game, &turn), movement(piece_type, SpaceSet::ALL));
    let wanted = wanted(&scene, &movement, to);
    let origins = game.board().with_any(piece_type).without(to);
    origins.iter().any(|from| count(&kept(&scene, &movement, from, to, &mut Silent).free, wanted) > 0)
}

/// Moves pieces of a type to one space: by the Move Priorities of their faction, then, if so many must, one
/// at a time from where most are.
///
/// # Errors
/// When the dice give no answer.
pub(super) fn gather(
    table: &mut Table<'_>,
    gathering: &Gathering,
    trace: &mut impl Trace,
) -> Result<(), Error> {
    let Gathering { piece_type, most, to, from, mandatory } = *gathering;
    let turn = &mut Turn::of(piece_type.faction(), Terms::FULL);
    let mut course = Course::begin(movement(piece_type, from), Treated::Normally);
    course.allowance.pieces = most;
    course.fill(table, turn, to, &mut Prospects::default(), trace)?;
    for _ in 0..if mandatory { course.allowance.pieces } else { 0 } {
        let board = *table.board();
        let count = |space| i16::from(board.count_of(space, piece_type));
        let origins = (from & board.with_any(piece_type)).without(to);
        let Some(origin) = select_most(origins, "Most such pieces", count, table.dice, trace)? else { break };
        let moved =
            take(&pieces_in(&board, origin), PieceSet::from(piece_type), PieceUse::Move, FactionSet::NONE, 1);
        for (kind, count) in chosen_kinds(&moved) {
            table.shift_pieces(kind, count, origin, to)?;
        }
    }
    Ok(())
}
