//! Rally of a non-player NVA (3.3.1): Bases, Guerrillas, then the Trail.

use crate::action::turn::Turn;
use crate::game::Game;
use crate::operations::{OperationName, rally as doing};
use crate::trung::column::Column;
use crate::trung::course::Pick;
use crate::trung::hand::Hand;
use crate::trung::insurgent::{self, Selection, rally as rallies};
use crate::trung::step::CardStep;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::track::Track;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// The Trail from which a non-player does not improve it any more under unshaded AAA.
const BOUND_BY_AAA: u8 = 3;

/// Rallies by these steps: an Event that lets Guerrillas alone be placed leaves out the step for Bases. Gives
/// whether a space was selected.
///
/// # Errors
/// When the dice give no answer.
pub fn rally(hand: &mut Hand<'_, '_, impl Trace>, steps: &[CardStep]) -> Result<bool, Error> {
    insurgent::operation(hand, OperationName::Rally, |hand| {
        let mut selected = false;
        let single = gives_up_spaces(hand.game(), hand.turn);
        let bound = |game: &Game, turn: &Turn, open: fn(&Game, &Turn) -> SpaceSet| {
            if single && !turn.spaces.is_empty() { SpaceSet::NONE } else { open(game, turn) }
        };
        for step in steps.iter().copied() {
            let selection =
                |column| Selection { step, pick: Pick::Column(column), rule: "3.3.1", what: "Rally in" };
            match step {
                CardStep::NvaRallyBases => {
                    let candidates = |game: &Game, turn: &Turn| bound(game, turn, rallies::for_bases);
                    selected |=
                        selection(Column::NvaPlaceBasesOrTunnels).each(hand, candidates, rallies::build)?;
                }
                CardStep::NvaRallyGuerrillas => {
                    let candidates = |game: &Game, turn: &Turn| bound(game, turn, rallies::for_guerrillas);
                    selected |=
                        selection(Column::NvaPlaceNvaGuerrillas).each(hand, candidates, rallies::place)?;
                }
                CardStep::NvaRallyTrail if selected => improve_trail(hand)?,
                _ => {}
            }
        }
        Ok(selected)
    })
}

/// Whether unshaded AAA leaves it 1 space, since it is going to improve the Trail.
fn gives_up_spaces(game: &Game, turn: &Turn) -> bool {
    game.unshaded(LastingCard::Aaa)
        && !game.unshaded(LastingCard::McNamaraLine)
        && game.board().track(Track::Trail) < BOUND_BY_AAA
        && turn.terms.max_spaces.is_none()
}

fn improve_trail<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<(), Error> {
    hand.within("T5.3.6", format_args!("{}", CardStep::NvaRallyTrail.words()), |hand| {
        let trail = hand.board().track(Track::Trail);
        let bound = hand.game().unshaded(LastingCard::Aaa) && trail == BOUND_BY_AAA;
        if let Err(refusal) = doing::may_improve_trail(hand.table.game, hand.turn) {
            hand.trace.note("3.3.1", format_args!("{refusal}"));
        } else if bound {
            hand.trace.note("3.3.1", format_args!("under AAA a Trail at {trail} is not Improved"));
        } else {
            doing::improve_trail(hand.table, hand.turn)?;
            let now = hand.board().track(Track::Trail);
            hand.trace.note("3.3.1", format_args!("the Trail goes from {trail} to {now}"));
        }
        Ok(())
    })
}
