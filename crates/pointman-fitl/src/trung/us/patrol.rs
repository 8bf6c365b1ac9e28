//! US Patrol (3.2.2): to Saigon if COIN does not Control it, to LoCs with enemies; then Activation, and an
//! Assault.

use crate::board::control::Control;
use crate::operations::OperationName;
use crate::trung::coin::patrol::{activate, assault};
use crate::trung::course::{Course, Pick, Plan};
use crate::trung::hand::Hand;
use crate::trung::movement::{MoveAction, Movement};
use crate::trung::scene::Manner;
use crate::trung::step::CardStep;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// Executes the Patrol. Gives whether pieces went to a destination, a Guerrilla was Activated or an Assault
/// made.
///
/// # Errors
/// When the dice give no answer.
pub fn patrol<T: Trace>(hand: &mut Hand<'_, '_, T>, steps: &[CardStep]) -> Result<bool, Error> {
    let prohibited = hand.game().shaded(LastingCard::M48Patton);
    if prohibited || hand.turn.begin(hand.table.game, OperationName::Patrol).is_err() {
        return Ok(false);
    }
    let mut course =
        Course::begin(Movement::of(&hand.scene(Manner::Plain), MoveAction::UsPatrol), hand.treated);
    let most = hand.turn.cap(None).unwrap_or(u8::MAX);
    let only_in = hand.turn.terms.only_in;
    let (mut activated, mut assaulted) = (false, false);
    for step in steps {
        course.begin_step(hand.game());
        hand.within("T5.3.6", format_args!("{}", step.words()), |hand| {
            match step {
                CardStep::UsPatrolSaigon if hand.board().control(Space::Saigon) != Control::Coin => {
                    let candidates = SpaceSet::only(Space::Saigon) & only_in;
                    let plan = Plan { candidates, pick: Pick::Random("Saigon"), most: most.min(1) };
                    course.run(hand.table, hand.turn, &plan, hand.activation, hand.trace)?;
                }
                CardStep::UsPatrolLocs => {
                    let candidates = SpaceSet::LOCS & hand.board().with_any(PieceSet::INSURGENT) & only_in;
                    let plan = Plan { candidates, pick: Pick::Random("LoC with enemies"), most };
                    course.run(hand.table, hand.turn, &plan, hand.activation, hand.trace)?;
                }
                CardStep::UsPatrolActivate => activated = activate(hand)?,
                CardStep::UsPatrolAssault => assaulted = assault(hand)?,
                _ => {}
            }
            Ok(())
        })?;
    }
    Ok(!course.order().is_empty() || activated || assaulted)
}
