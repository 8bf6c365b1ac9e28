//! What non-player NVA and VC execute alike: spaces one after the other, Rally, March, Attack and Ambush.

pub(super) mod ambush;
pub(super) mod attack;
pub(super) mod march;
pub(super) mod rally;
mod selection;

pub(super) use selection::Selection;

use super::firepower::pieces_in;
use super::hand::Hand;
use super::removal::{COIN_BASES_LAST, removed};
use crate::action::choice::Chosen;
use crate::operations::OperationName;
use crate::special_activities::SpecialName;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// Executes an Operation, or a part of one. Gives whether `execute` selected a space; an Operation without
/// any is none (T5.3.6).
pub(super) fn operation<T: Trace>(
    hand: &mut Hand<'_, '_, T>,
    name: OperationName,
    execute: impl FnOnce(&mut Hand<'_, '_, T>) -> Result<bool, Error>,
) -> Result<bool, Error> {
    if let Err(refusal) = hand.turn.may_begin(hand.table.game, name) {
        hand.trace.note("T5.3.6", format_args!("{refusal}"));
        return Ok(false);
    }
    let before = hand.turn.operation.replace(name);
    let selected = execute(hand)?;
    if hand.turn.spaces.is_empty() {
        hand.turn.operation = before;
    }
    Ok(selected)
}

/// Tries a Special Activity. Gives whether `execute` had an effect; one without is none (T5.3.7).
pub(super) fn special<T: Trace>(
    hand: &mut Hand<'_, '_, T>,
    name: SpecialName,
    execute: impl FnOnce(&mut Hand<'_, '_, T>) -> Result<bool, Error>,
) -> Result<bool, Error> {
    if let Err(refusal) = hand.turn.begin_special(hand.table.game, name) {
        hand.trace.note("T5.3.7", format_args!("{refusal}"));
        return Ok(false);
    }
    let effective = execute(hand)?;
    if !effective {
        hand.turn.special = None;
    }
    Ok(effective)
}

/// The US and ARVN pieces that `number` removals take in `space`: Bases last, players' pieces first (T5.8,
/// 3.3.3).
pub(super) fn coin_losses<T: Trace>(hand: &Hand<'_, '_, T>, space: Space, number: u8) -> Chosen {
    removed(&pieces_in(hand.board(), space), &COIN_BASES_LAST, PieceSet::ALL, hand.game().players(), number)
}
