//! How a non-player executes an Operation or Special Activity that an Event grants (T5.5.7).

use crate::error::Error;
use crate::fitl::events::{Grant, Granted};
use crate::fitl::special_activities::SpecialName;
use crate::fitl::table::Table;
use crate::fitl::trung::activation::Activation;
use crate::fitl::trung::hand::Hand;
use crate::fitl::trung::request::Request;
use crate::fitl::trung::turn::carry_out;
use crate::fitl::trung::us;
use crate::fitl::turn::Turn;
use crate::trace::Trace;

/// Executes what is granted; nothing if it is impossible.
///
/// # Errors
/// When the dice give no answer.
pub(super) fn granted<T: Trace>(table: &mut Table<'_>, grant: &Grant, trace: &mut T) -> Result<(), Error> {
    let mut turn = Turn::of(grant.by, grant.terms);
    turn.coin.air_strike.terms = grant.strike;
    match grant.action {
        Granted::AnyOperation => carry_out(table, &mut turn, Request::LIMITED_BY_EVENT, trace).map(drop),
        Granted::AnySpecial => carry_out(table, &mut turn, Request::SPECIAL_BY_EVENT, trace).map(drop),
        Granted::Special(special) => {
            let mut activation = Activation::NONE;
            let (table, turn, activation) = (table, &mut turn, &mut activation);
            let request = Request::SPECIAL_BY_EVENT;
            let mut hand = Hand { table, turn, activation, request, treated: grant.treated, trace };
            if hand.turn.begin_special(hand.table.game, special).is_err() {
                return Ok(());
            }
            match special {
                SpecialName::AirStrike => us::air_strike::air_strike(&mut hand).map(drop),
                SpecialName::AirLift => us::air_lift::air_lift(&mut hand).map(drop),
                _ => Err(Error::Bug(format!("no Event grants {special} by itself"))),
            }
        }
        Granted::Operation(operation) => Err(Error::Bug(format!("no Event grants {operation} yet"))),
    }
}
