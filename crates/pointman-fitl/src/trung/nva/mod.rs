//! Operations and Special Activities of a non-player NVA (T5.3.6, T5.3.7).

mod attack;
mod bombard;
mod easter_offensive;
mod infiltrate;
mod march;
mod rally;
mod terror;

pub use attack::attack;
pub use bombard::bombard;
pub use easter_offensive::easter_offensive;
pub use infiltrate::infiltrate;
pub use march::march;
pub use rally::rally;
pub use terror::terror;

use self::attack::mass_troops;
use super::flow::Variant;
use super::hand::Hand;
use super::insurgent::{self, ambush as ambushes};
use super::movement::{MoveAction, Movement};
use super::scene::Manner;
use super::step::{CardStep, NpOperation, NpSpecial};
use super::walk::{OperationOrder, SpecialOrder};
use crate::special_activities::SpecialName;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// Executes an Operation of NVA, or a part of one. Gives whether this part selected a space.
///
/// # Errors
/// When the dice give no answer; an order of another faction is a bug.
pub fn operation(hand: &mut Hand<'_, '_, impl Trace>, order: &OperationOrder) -> Result<bool, Error> {
    match order.operation {
        NpOperation::NvaRally => rally(hand, order.steps),
        NpOperation::NvaMarch => {
            let movement = Movement::of(&hand.scene(Manner::Plain), MoveAction::NvaMarch);
            march(hand, order, movement)
        }
        NpOperation::NvaAttack => attack(hand, order.steps),
        NpOperation::NvaTerror => terror(hand, order.steps),
        other => Err(Error::Bug(format!("NVA is told to execute {other}"))),
    }
}

/// Tries a Special Activity of NVA. Gives whether it had an effect.
///
/// # Errors
/// As [`operation`].
pub fn special(hand: &mut Hand<'_, '_, impl Trace>, order: &SpecialOrder) -> Result<bool, Error> {
    match order.special {
        NpSpecial::NvaInfiltrate => infiltrate(hand, order.variant == Variant::WithVcBase),
        NpSpecial::NvaBombard => bombard(hand),
        NpSpecial::NvaAmbush => ambush(hand, order.variant),
        other => Err(Error::Bug(format!("NVA is told to execute {other}"))),
    }
}

/// Ambushes: with the Attack or the March being executed, or alone if an Event grants no more than that.
/// Gives whether there was an Ambush.
///
/// # Errors
/// When the dice give no answer.
pub fn ambush(hand: &mut Hand<'_, '_, impl Trace>, variant: Variant) -> Result<bool, Error> {
    insurgent::special(hand, SpecialName::Ambush, |hand| {
        if variant != Variant::WithAttack || hand.request.special_only {
            return ambushes::without_attack(hand, CardStep::NvaAmbushSpaces);
        }
        let effective = ambushes::with_attack(hand, CardStep::NvaAmbushSpaces)?;
        if hand.activation.has_failed() {
            // The Attack ends here, and what it does at its end is done.
            mass_troops(hand)?;
        }
        Ok(effective)
    })
}
