//! How a non-player Activates in a Sweep (3.2.3), in place too, and has Cobras strike where it Swept.

use crate::action::choice::Chosen;
use crate::operations::sweep::{self, Sweep};
use crate::trung::column::Column;
use crate::trung::firepower::pieces_in;
use crate::trung::hand::Hand;
use crate::trung::piece_order::{PieceUse, Taking, take};
use crate::trung::scene::{Manner, Scene};
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// Spaces in which Cobras strike in a turn.
const COBRAS: usize = 2;

/// Activates in `space` as many as must be, by the order for enemies (T5.8); then Booby Traps. Gives how
/// many.
///
/// # Errors
/// When the dice give no answer.
pub fn activate<T: Trace>(hand: &mut Hand<'_, '_, T>, sweep: Sweep, space: Space) -> Result<u8, Error> {
    let due = sweep.activations(hand.board(), space);
    let chosen = of_underground(hand, space, due);
    hand.trace.note("3.2.3", format_args!("Sweep in {}: Activates {due}", space.name()));
    sweep::activate(hand.table, hand.turn, sweep, space, &chosen)?;
    Ok(due)
}

/// So many Underground Guerrillas in `space`, by the order for enemies (T5.8).
pub fn of_underground<T: Trace>(hand: &Hand<'_, '_, T>, space: Space, number: u8) -> Chosen {
    let there = pieces_in(hand.board(), space);
    take(&there, PieceSet::UNDERGROUND_GUERRILLAS, PieceUse::Harm, hand.game().players(), number)
}

/// The piece that Cobras would remove in `space`: an NVA Troop, else an Active Guerrilla, else an untunneled
/// Base that no force protects.
fn struck(scene: &Scene<'_>, space: Space) -> Option<PieceKind> {
    let there = pieces_in(scene.board(), space);
    let kinds = [
        PieceKind::NvaTroops.into(),
        PieceSet::ACTIVE_GUERRILLAS,
        PieceSet::of(&[PieceKind::NvaBases, PieceKind::VcBases]),
    ];
    let players = scene.game.players();
    let next = kinds.into_iter().find_map(|kinds| Taking::by(PieceUse::Harm, players).next(&there, kinds));
    next.filter(|kind| sweep::may_use_cobras(scene.game, scene.turn, space, *kind).is_ok())
}

/// Has Cobras (unshaded) strike in up to 2 of the spaces Swept, by the column for removing of the faction
/// that acts.
///
/// # Errors
/// When the dice give no answer.
pub fn use_cobras<T: Trace>(hand: &mut Hand<'_, '_, T>, spaces: SpaceSet) -> Result<(), Error> {
    while hand.game().unshaded(LastingCard::Cobras) && hand.turn.coin.sweep.cobras.len() < COBRAS {
        let scene = hand.scene(Manner::Plain);
        let candidates =
            (spaces & hand.turn.coin.sweep.swept).filter(|space| struck(&scene, space).is_some());
        let Some(space) = hand.select(Column::removing(hand.faction()), candidates, Manner::Plain)? else {
            break;
        };
        let Some(piece) = struck(&hand.scene(Manner::Plain), space) else { break };
        hand.trace.note("card 13", format_args!("Cobras remove {} in {}", piece.counted(1), space.name()));
        sweep::use_cobras(hand.table, hand.turn, space, piece)?;
    }
    Ok(())
}

/// Activates in the spaces of a Sweep in the order they were selected, then has Cobras strike.
///
/// # Errors
/// When the dice give no answer.
pub fn resolve<T: Trace>(hand: &mut Hand<'_, '_, T>, sweep: Sweep, order: &[Space]) -> Result<(), Error> {
    for space in order {
        activate(hand, sweep, *space)?;
    }
    use_cobras(hand, order.iter().copied().collect())
}

/// A Sweep in place that an Event or Advise grants: Activation without movement, then Booby Traps and Cobras
/// (5.5). Gives how many were Activated.
///
/// # Errors
/// When the dice give no answer.
pub fn in_place<T: Trace>(hand: &mut Hand<'_, '_, T>, sweep: Sweep, space: Space) -> Result<u8, Error> {
    let movement_over = hand.turn.coin.sweep.movement_over;
    let activated = activate(hand, sweep, space)?;
    hand.turn.coin.sweep.movement_over = movement_over;
    use_cobras(hand, space.into())?;
    Ok(activated)
}
