//! What a non-player US does: its Operations (3.2.1 to 3.2.4) and Special Activities (4.2.1 to 4.2.3).

pub mod advise;
pub mod air_lift;
pub mod air_strike;
pub mod assault;
pub mod patrol;
pub mod sweep;
pub mod train;

use super::hand::Hand;
use super::step::{NpOperation, NpSpecial};
use super::walk::{OperationOrder, SpecialOrder};
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// Executes an Operation of the US, or a part of it. Gives whether this part selected a space.
///
/// # Errors
/// When the dice give no answer; when it is no Operation of the US.
pub fn operation<T: Trace>(hand: &mut Hand<'_, '_, T>, order: &OperationOrder) -> Result<bool, Error> {
    let operation = order.operation;
    let effective = match operation {
        NpOperation::UsTrain => train::train(hand, order.steps),
        NpOperation::UsPatrol => patrol::patrol(hand, order.steps),
        NpOperation::UsSweep => sweep::sweep(hand, order.steps),
        NpOperation::UsAssault => assault::assault(hand, order.steps),
        _ => Err(Error::Bug(format!("{operation} is no Operation of the US"))),
    }?;
    Ok(hand.end_operation(effective))
}

/// Tries a Special Activity of the US. Gives whether it had an effect.
///
/// # Errors
/// When the dice give no answer; when it is no Special Activity of the US.
pub fn special<T: Trace>(hand: &mut Hand<'_, '_, T>, order: &SpecialOrder) -> Result<bool, Error> {
    let special = order.special;
    hand.attempt(special.name(), |hand| match special {
        NpSpecial::UsAdvise => advise::advise(hand),
        NpSpecial::UsAirLift => air_lift::air_lift(hand),
        NpSpecial::UsAirStrike => air_strike::air_strike(hand),
        _ => Err(Error::Bug(format!("{special} is no Special Activity of the US"))),
    })
}
