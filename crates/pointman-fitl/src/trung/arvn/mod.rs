//! What a non-player ARVN does: its Operations (3.2.1 to 3.2.4) and Special Activities (4.3.1 to 4.3.3).

pub mod assault;
pub mod govern;
pub mod patrol;
pub mod raid;
pub mod sweep;
pub mod train;
pub mod transport;

pub use assault::armored_cavalry;

use super::hand::Hand;
use super::step::{NpOperation, NpSpecial};
use super::walk::{OperationOrder, SpecialOrder};
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// Executes an Operation of ARVN, or a part of it. Gives whether this part selected a space.
///
/// # Errors
/// When the dice give no answer; when it is no Operation of ARVN.
pub fn operation<T: Trace>(hand: &mut Hand<'_, '_, T>, order: &OperationOrder) -> Result<bool, Error> {
    let operation = order.operation;
    let effective = match operation {
        NpOperation::ArvnTrain => train::train(hand, order.steps),
        NpOperation::ArvnPatrol => patrol::patrol(hand, order.steps),
        NpOperation::ArvnSweep => sweep::sweep(hand, order.steps),
        NpOperation::ArvnAssault => assault::assault(hand, order.steps),
        _ => Err(Error::Bug(format!("{operation} is no Operation of ARVN"))),
    }?;
    Ok(hand.end_operation(effective))
}

/// Tries a Special Activity of ARVN. Gives whether it had an effect.
///
/// # Errors
/// When the dice give no answer; when it is no Special Activity of ARVN.
pub fn special<T: Trace>(hand: &mut Hand<'_, '_, T>, order: &SpecialOrder) -> Result<bool, Error> {
    let special = order.special;
    hand.attempt(special.name(), |hand| match special {
        NpSpecial::ArvnGovern => govern::govern(hand),
        NpSpecial::ArvnTransport => transport::transport(hand),
        NpSpecial::ArvnRaid => raid::raid(hand),
        _ => Err(Error::Bug(format!("{special} is no Special Activity of ARVN"))),
    })
}
