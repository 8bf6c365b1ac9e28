//! How a non-player executes an Operation or Special Activity that an Event grants (T5.5.7).

use crate::error::Error;
use crate::fitl::events::{CoinProcedure, Grant, Granted};
use crate::fitl::faction::Faction;
use crate::fitl::operations::assault::Treated;
use crate::fitl::operations::sweep::Sweep;
use crate::fitl::space_set::SpaceSet;
use crate::fitl::special_activities::SpecialName;
use crate::fitl::table::Table;
use crate::fitl::trung::activation::Activation;
use crate::fitl::trung::coin::sweep::in_place;
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
        Granted::Anything | Granted::AttackOrAmbush => Err(Error::Bug("only NVA is granted that".to_owned())),
    }
}

/// Does what a non-player US or ARVN does by a procedure of its own.
///
/// # Errors
/// When the dice give no answer.
pub(super) fn by_procedure<T: Trace>(
    table: &mut Table<'_>,
    by: Faction,
    procedure: CoinProcedure,
    trace: &mut T,
) -> Result<(), Error> {
    let terms = Grant::named(by, "", Granted::AnyOperation).terms;
    let (mut turn, mut activation) = (Turn::of(by, terms), Activation::NONE);
    let request = Request::SPECIAL_BY_EVENT;
    let (turn, activation) = (&mut turn, &mut activation);
    let mut hand = Hand { table, turn, activation, request, treated: Treated::Normally, trace };
    match procedure {
        CoinProcedure::SweepInPlace(spaces) => sweep_in_place(&mut hand, spaces),
    }
}

/// Sweeps in place in each of these spaces where that Activates a Guerrilla.
fn sweep_in_place<T: Trace>(hand: &mut Hand<'_, '_, T>, spaces: SpaceSet) -> Result<(), Error> {
    let sweep = Sweep { treated: hand.treated, ..Sweep::of(hand.faction()) };
    for space in spaces & SpaceSet::CITIES_AND_PROVINCES {
        if sweep.activations(hand.board(), space) > 0 {
            in_place(hand, sweep, space)?;
        }
    }
    Ok(())
}
