//! ARVN Patrol (3.2.2): cubes move to LoCs and Cities; then Activation, an Assault, and what M-48 Patton
//! costs.

use crate::action::refusal::Message;
use crate::operations::OperationName;
use crate::operations::patrol;
use crate::trung::asked;
use crate::trung::coin::patrol::{activate, assault};
use crate::trung::column::Column;
use crate::trung::course::{Course, Pick, Plan};
use crate::trung::hand::Hand;
use crate::trung::movement::{MoveAction, Movement};
use crate::trung::scene::Manner;
use crate::trung::step::CardStep;
use crate::vocabulary::faction::Faction;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// Executes the Patrol, which is paid for once it comes to something. Gives whether a piece moved, a
/// Guerrilla was Activated or an Assault made.
///
/// What a person who plays NVA removes by shaded M-48 Patton is left open: [`patrol::may_be_lost`] says how
/// many.
///
/// # Errors
/// When the dice give no answer.
pub fn patrol<T: Trace>(hand: &mut Hand<'_, '_, T>, steps: &[CardStep]) -> Result<bool, Error> {
    let begun = hand.turn.begin(hand.table.game, OperationName::Patrol);
    if begun.is_err() {
        return Ok(false);
    }
    if let Err(refusal) = patrol::may_begin(hand.game(), hand.turn) {
        hand.trace.note(refusal.row.rule(), format_args!("{}", Message(&refusal)));
        return Ok(false);
    }
    let mut course =
        Course::begin(Movement::of(&hand.scene(Manner::Plain), MoveAction::ArvnPatrol), hand.treated);
    let (mut activated, mut assaulted) = (false, false);
    for step in steps {
        hand.within("T5.3.6", format_args!("{}", step.words()), |hand| {
            match step {
                CardStep::ArvnPatrolDestinations => {
                    let candidates = patrol::NETWORK & hand.turn.terms.only_in;
                    let most = hand.turn.cap(None).unwrap_or(u8::MAX);
                    let plan = Plan { candidates, pick: Pick::Column(Column::ArvnPatrolDestinations), most };
                    course.run(hand.table, hand.turn, &plan, hand.activation, hand.trace)?;
                }
                CardStep::ArvnPatrolActivate => activated = activate(hand)?,
                CardStep::ArvnPatrolAssault => assaulted = assault(hand)?,
                _ => {}
            }
            Ok(())
        })?;
    }
    if !hand.game().is_player(Faction::Nva) && patrol::may_be_lost(hand.game(), hand.turn) > 0 {
        asked::cubes_lost_to_m48(hand.table, hand.turn, hand.trace)?;
    }
    Ok(!course.order().is_empty() || activated || assaulted)
}
