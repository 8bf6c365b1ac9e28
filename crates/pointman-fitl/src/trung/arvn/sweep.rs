//! ARVN Sweep (3.2.3): Troops move to destinations, or Sweep in place; then Activation and Cobras.

use crate::operations::OperationName;
use crate::operations::sweep::{Sweep, price};
use crate::trung::coin::sweep::resolve;
use crate::trung::column::Column;
use crate::trung::course::{Course, Pick, Plan};
use crate::trung::hand::Hand;
use crate::trung::movement::{MoveAction, Movement};
use crate::trung::scene::Manner;
use crate::trung::step::CardStep;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// Executes the Sweep. Gives whether it had a destination.
///
/// # Errors
/// When the dice give no answer.
pub fn sweep<T: Trace>(hand: &mut Hand<'_, '_, T>, steps: &[CardStep]) -> Result<bool, Error> {
    // 2.3.9: no Sweep in Monsoon.
    if hand.turn.begin(hand.table.game, OperationName::Sweep).is_err() {
        return Ok(false);
    }
    if !hand.can_pay(price(hand.turn)) {
        return Ok(false);
    }
    let mut course =
        Course::begin(Movement::of(&hand.scene(Manner::Plain), MoveAction::ArvnSweep), hand.treated);
    let most = most_destinations(hand);
    for step in steps {
        hand.within("T5.3.6", format_args!("{}", step.words()), |hand| {
            match step {
                CardStep::ArvnSweepDestinations => {
                    let candidates = SpaceSet::CITIES_AND_PROVINCES & hand.turn.terms.only_in;
                    let plan = Plan {
                        candidates,
                        pick: Pick::Column(Column::ArvnSweepOrTransportDestinations),
                        most,
                    };
                    course.run(hand.table, hand.turn, &plan, hand.activation, hand.trace)?;
                }
                CardStep::ArvnSweepActivate => {
                    let sweep = Sweep { treated: hand.treated, ..Sweep::of(Faction::Arvn) };
                    resolve(hand, sweep, course.order())?;
                }
                _ => {}
            }
            Ok(())
        })?;
    }
    Ok(!course.order().is_empty())
}

/// The most destinations: 2 with shaded Booby Traps, and what Resources can pay for as the Sweep begins
/// (T5.4.3).
fn most_destinations<T: Trace>(hand: &Hand<'_, '_, T>) -> u8 {
    let game = hand.game();
    let traps = game.shaded(LastingCard::BoobyTraps).then_some(2);
    let paid =
        game.purse(Faction::Arvn).and_then(|purse| purse.checked_div(price(hand.turn))).unwrap_or(u8::MAX);
    hand.turn.cap(traps).unwrap_or(u8::MAX).min(paid)
}
