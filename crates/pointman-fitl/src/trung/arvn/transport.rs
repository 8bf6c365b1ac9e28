//! Transport (4.3.2): ARVN Troops and Rangers from one space by the Move Priorities; then all Rangers go
//! Underground.

use crate::special_activities::transport;
use crate::trung::activation::Activation;
use crate::trung::column::Column;
use crate::trung::course::{Course, Pick, Plan};
use crate::trung::hand::Hand;
use crate::trung::movement::{MoveAction, Movement};
use crate::trung::scene::Manner;
use crate::trung::step::{CardStep, NpSpecial};
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// Executes the Transport. Gives whether a piece moved or a Ranger went Underground.
///
/// # Errors
/// When the dice give no answer.
pub fn transport<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<bool, Error> {
    let (mut moved, mut hidden) = (false, false);
    for step in NpSpecial::ArvnTransport.steps() {
        hand.within("T5.3.7", format_args!("{}", step.words()), |hand| {
            match step {
                CardStep::ArvnTransportMove => {
                    let movement = Movement::of(&hand.scene(Manner::Plain), MoveAction::ArvnTransport);
                    let candidates = hand.turn.terms.only_in - SpaceSet::COIN_FORBIDDEN;
                    let pick = Pick::Column(Column::ArvnSweepOrTransportDestinations);
                    let most = hand.turn.terms.max_spaces.unwrap_or(u8::MAX);
                    let mut course = Course::begin(movement, hand.treated);
                    let plan = Plan { candidates, pick, most };
                    moved =
                        course.run(hand.table, hand.turn, &plan, &mut { Activation::NONE }, hand.trace)?;
                }
                CardStep::ArvnTransportFlipRangers => {
                    hidden = transport::hide_rangers(hand.table, hand.turn)?;
                    if hidden {
                        hand.trace.note("4.3.2", format_args!("all Rangers go Underground"));
                    }
                }
                _ => {}
            }
            Ok(())
        })?;
    }
    if !moved && !hidden {
        hand.turn.coin.transport.finished = false;
    }
    Ok(moved || hidden)
}
