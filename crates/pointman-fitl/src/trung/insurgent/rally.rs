//! What Rally places in a space, for non-player NVA and VC alike (3.3.1).

use crate::action::turn::Turn;
use crate::game::Game;
use crate::operations::insurgent::guerrillas;
use crate::operations::rally;
use crate::trung::firepower::pieces_in;
use crate::trung::hand::Hand;
use crate::trung::piece_order::{PieceUse, take};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::PieceType;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::support::SupportLevel;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// Guerrillas where a Base is built: 2 go, and 1 stays.
const TO_BUILD: u8 = 3;
/// Guerrillas a Base takes the place of.
const FOR_A_BASE: u8 = 2;

/// The spaces that may be selected, whatever is done there.
pub(in crate::trung) fn open(game: &Game, turn: &Turn) -> SpaceSet {
    let selectable = (SpaceSet::CITIES_AND_PROVINCES & turn.terms.only_in) - turn.spaces;
    let open = selectable.filter(|space| game.board().support(space) <= SupportLevel::Neutral);
    // What else may bar one of them bars all.
    if open.first().is_some_and(|space| rally::may_select(game, turn, space).is_ok()) {
        open
    } else {
        SpaceSet::NONE
    }
}

/// The spaces that may be selected to build a Base: room, and 3 own Guerrillas.
pub(in crate::trung) fn for_bases(game: &Game, turn: &Turn) -> SpaceSet {
    let board = game.board();
    if board.available(base_type(turn.faction)) == 0 {
        return SpaceSet::NONE;
    }
    let own = PieceSet::of(&guerrillas(turn.faction));
    let fits = |space: Space| {
        board.room_for_bases(space) > 0
            && board.count_of(space, own) >= TO_BUILD
            && rally::may_select(game, turn, space).is_ok()
    };
    (board.with_any(own) & SpaceSet::CITIES_AND_PROVINCES).filter(fits)
}

/// The spaces that may be selected to place Guerrillas.
pub(in crate::trung) fn for_guerrillas(game: &Game, turn: &Turn) -> SpaceSet {
    if game.board().available(guerrilla_type(turn.faction)) == 0 { SpaceSet::NONE } else { open(game, turn) }
}

/// Selects the space and builds a Base there in place of 2 Guerrillas, Active ones first.
///
/// # Errors
/// An error is a broken law of the game.
pub(in crate::trung) fn build<T: Trace>(hand: &mut Hand<'_, '_, T>, space: Space) -> Result<(), Error> {
    let own = PieceSet::of(&guerrillas(hand.faction()));
    let replaced =
        take(&pieces_in(hand.board(), space), own, PieceUse::GiveUp, hand.game().players(), FOR_A_BASE);
    rally::select(hand.table, hand.turn, space)?;
    hand.trace.note("3.3.1", format_args!("2 Guerrillas become a Base"));
    rally::build(hand.table, hand.turn, space, &replaced, &[])
}

/// Selects the space and places as many Guerrillas there as may be and are Available.
///
/// # Errors
/// An error is a broken law of the game.
pub(in crate::trung) fn place<T: Trace>(hand: &mut Hand<'_, '_, T>, space: Space) -> Result<(), Error> {
    let faction = hand.faction();
    let most = rally::most_placed(hand.game(), hand.turn, space);
    let count = most.min(hand.board().available(guerrilla_type(faction)));
    rally::select(hand.table, hand.turn, space)?;
    hand.trace.note("3.3.1", format_args!("{count} of up to {most} Guerrillas are placed"));
    rally::place(hand.table, hand.turn, space, count, &[])
}

const fn guerrilla_type(faction: Faction) -> PieceType {
    guerrillas(faction)[0].piece_type()
}

const fn base_type(faction: Faction) -> PieceType {
    if matches!(faction, Faction::Nva) { PieceType::NvaBases } else { PieceType::VcBases }
}
