//! US Sweep (3.2.3): Troops move to destinations, or Sweep in place; then Activation and Cobras.

use crate::operations::OperationName;
use crate::operations::sweep::Sweep;
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
    let game = hand.game();
    let capped = game.shaded(LastingCard::BoobyTraps) || game.shaded(LastingCard::CombinedActionPlatoons);
    let most = hand.turn.cap(capped.then_some(2)).unwrap_or(u8::MAX);
    let mut course =
        Course::begin(Movement::of(&hand.scene(Manner::Plain), MoveAction::UsSweep), hand.treated);
    for step in steps {
        hand.within("T5.3.6", format_args!("{}", step.words()), |hand| {
            match step {
                CardStep::UsSweepDestinations => {
                    let candidates = SpaceSet::CITIES_AND_PROVINCES & hand.turn.terms.only_in;
                    let plan = Plan { candidates, pick: Pick::Column(Column::UsSweepDestinations), most };
                    course.run(hand.table, hand.turn, &plan, hand.activation, hand.trace)?;
                }
                CardStep::UsSweepActivate => {
                    let sweep = Sweep { treated: hand.treated, ..Sweep::of(Faction::Us) };
                    resolve(hand, sweep, course.order())?;
                }
                _ => {}
            }
            Ok(())
        })?;
    }
    Ok(!course.order().is_empty())
}
