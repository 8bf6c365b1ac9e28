//! Air Lift (4.2.2): US Troops and 4 other pieces, by the Move Priorities.

use crate::trung::activation::Activation;
use crate::trung::column::Column;
use crate::trung::course::{Course, Pick, Plan};
use crate::trung::hand::Hand;
use crate::trung::movement::{MoveAction, Movement};
use crate::trung::scene::Manner;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// Executes the Air Lift. Gives whether a destination received a piece.
///
/// # Errors
/// When the dice give no answer.
pub fn air_lift<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<bool, Error> {
    lift(hand, PieceSet::ALL)
}

/// Lifts pieces of some kinds only, as an Event may say, to spaces the terms allow.
///
/// # Errors
/// When the dice give no answer.
pub fn lift<T: Trace>(hand: &mut Hand<'_, '_, T>, types: PieceSet) -> Result<bool, Error> {
    let movement = Movement::of(&hand.scene(Manner::Plain), MoveAction::UsAirLift);
    let mut course = Course::begin(Movement { types: movement.types & types, ..movement }, hand.treated);
    let candidates = hand.turn.terms.only_in - SpaceSet::COIN_FORBIDDEN;
    let plan = Plan { candidates, pick: Pick::Column(Column::UsAirLiftDestinations), most: u8::MAX };
    course.run(hand.table, hand.turn, &plan, &mut { Activation::NONE }, hand.trace)
}
