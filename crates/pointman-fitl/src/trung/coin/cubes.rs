//! What a Train of non-player US and ARVN does alike in a space (3.2.1): 6 cubes are placed, or it is
//! Pacified by the roll of a d3.

use crate::action::choice::Pieces;
use crate::board::Board;
use crate::operations::train;
use crate::trung::hand::Hand;
use crate::trung::pacify::Pacifying;
use crate::trung::piece_order::{PieceUse, take};
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::piece::{ByPiece, PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// ARVN cubes placed in a space.
const CUBES: u8 = 6;

/// How many ARVN cubes are Available.
pub fn available(board: &Board) -> u8 {
    board.available(PieceType::ArvnTroops) + board.available(PieceType::ArvnPolice)
}

/// Selects `space`, and places 6 ARVN cubes or all there are, Police and Troops in turn, Police first (T5.8).
///
/// # Errors
/// An error is a broken law of the game.
pub fn place<T: Trace>(hand: &mut Hand<'_, '_, T>, space: Space) -> Result<(), Error> {
    let mut there = ByPiece::default();
    for kind in PieceSet::ARVN_CUBES.iter() {
        there[kind] = hand.board().available(kind.piece_type());
    }
    let chosen = take(&there, PieceSet::ARVN_CUBES, PieceUse::Place, FactionSet::NONE, CUBES);
    let [police, troops] =
        [PieceKind::ArvnPolice, PieceKind::ArvnTroops].map(|piece| Pieces { piece, count: chosen[piece] });
    hand.trace.note(
        "3.2.1",
        format_args!("Train in {}: places {} Police, {} Troops", space.name(), police.count, troops.count),
    );
    train::select(hand.table, hand.turn, space)?;
    train::place(hand.table, hand.turn, space, &[police, troops], &[])
}

/// Pacifies `space` in a Train as far as a d3 and Resources allow; it is selected for the Train with that.
///
/// # Errors
/// When the dice give no answer.
pub fn pacify<T: Trace>(hand: &mut Hand<'_, '_, T>, pacifying: Pacifying, space: Space) -> Result<(), Error> {
    let most =
        hand.table.dice.roll(3, format_args!("Terror and levels in {}: 1d3 [3.2.1]", space.name()))? as u8;
    let extent = pacifying.how_far(hand.table.game, space, 0, Some(most));
    hand.trace.note(
        "3.2.1",
        format_args!(
            "Pacify {}: 1d3 = {most}: {} Terror, {} levels",
            space.name(),
            extent.terror,
            extent.levels
        ),
    );
    hand.turn.spaces.set(space, true);
    hand.turn.coin.train.pacified.set(space, true);
    pacifying.carry_out(hand.table, space, extent)
}
