//! Operations and Special Activities of a non-player VC (T5.3.6, T5.3.7).

mod agitation;
mod march;
mod rally;
mod subvert;
mod tax;
mod terror;

pub use agitation::agitation_steps;
pub use march::march;
pub use rally::rally;
pub use subvert::subvert;
pub use tax::tax;
pub use terror::terror;

use super::flow::Variant;
use super::hand::Hand;
use super::insurgent::{self, ambush as ambushes, attack as attacks};
use super::movement::{MoveAction, Movement};
use super::scene::Manner;
use super::step::{CardStep, NpOperation, NpSpecial};
use super::walk::{OperationOrder, SpecialOrder};
use crate::operations::OperationName;
use crate::special_activities::SpecialName;
use crate::vocabulary::piece::PieceType;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// Guerrillas with which it Attacks.
const GUERRILLAS: u8 = 3;

/// Executes an Operation of VC, or a part of one. Gives whether this part selected a space.
///
/// # Errors
/// When the dice give no answer; an order of another faction is a bug.
pub fn operation(hand: &mut Hand<'_, '_, impl Trace>, order: &OperationOrder) -> Result<bool, Error> {
    match order.operation {
        NpOperation::VcRally => rally(hand, order.steps),
        NpOperation::VcMarch => {
            let movement = Movement::of(&hand.scene(Manner::Plain), MoveAction::VcMarch);
            march(hand, order.steps, movement)
        }
        NpOperation::VcAttack => attack(hand, order.steps),
        NpOperation::VcTerror => terror(hand, order.steps),
        other => Err(Error::Bug(format!("VC is told to execute {other}"))),
    }
}

/// Tries a Special Activity of VC. Gives whether it had an effect.
///
/// # Errors
/// As [`operation`].
pub fn special(hand: &mut Hand<'_, '_, impl Trace>, order: &SpecialOrder) -> Result<bool, Error> {
    match order.special {
        NpSpecial::VcTax => tax(hand),
        NpSpecial::VcSubvert => subvert(hand),
        NpSpecial::VcAmbush => ambush(hand, order.variant),
        other => Err(Error::Bug(format!("VC is told to execute {other}"))),
    }
}

/// Attacks by these steps: with 3 Guerrillas or more, where no VC Base is (3.3.3). Gives whether a space was
/// selected.
///
/// # Errors
/// When the dice give no answer.
pub fn attack(hand: &mut Hand<'_, '_, impl Trace>, steps: &[CardStep]) -> Result<bool, Error> {
    insurgent::operation(hand, OperationName::Attack, |hand| {
        let mut selected = false;
        for step in steps.iter().copied().filter(|step| *step == CardStep::VcAttackGuerrillas) {
            selected |= attacks::by_guerrillas(hand, step, GUERRILLAS, PieceType::VcBases.into())?;
        }
        Ok(selected)
    })
}

/// Ambushes: with the Attack that begins with it or the March that has been executed, or alone if an Event
/// grants no more than that. Gives whether there was an Ambush.
///
/// # Errors
/// When the dice give no answer.
pub fn ambush(hand: &mut Hand<'_, '_, impl Trace>, variant: Variant) -> Result<bool, Error> {
    insurgent::special(hand, SpecialName::Ambush, |hand| {
        if variant == Variant::WithAttack && !hand.request.special_only {
            ambushes::with_attack(hand, CardStep::VcAmbushSpaces)
        } else {
            ambushes::without_attack(hand, CardStep::VcAmbushSpaces)
        }
    })
}
