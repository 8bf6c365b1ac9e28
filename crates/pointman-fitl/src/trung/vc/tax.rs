//! Tax of a non-player VC (4.5.1): its Agitate Total grows.

use crate::action::turn::Turn;
use crate::game::Game;
use crate::special_activities::{SpecialName, tax as doing};
use crate::trung::candidates::tax_candidates;
use crate::trung::column::Column;
use crate::trung::course::Pick;
use crate::trung::hand::Hand;
use crate::trung::insurgent::{self, Selection};
use crate::trung::step::CardStep;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::track::Track;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// Taxes 1d3 spaces, or as many as an Event or Typhoon Kate says. Gives whether it did in any.
///
/// # Errors
/// When the dice give no answer.
pub fn tax(hand: &mut Hand<'_, '_, impl Trace>) -> Result<bool, Error> {
    let selection = Selection {
        step: CardStep::VcTaxSpaces,
        pick: Pick::Column(Column::VcTax),
        rule: "4.5.1",
        what: "Tax in",
    };
    insurgent::special(hand, SpecialName::Tax, |hand| {
        if candidates(hand.table.game, hand.turn).is_empty() {
            hand.trace.note("T5.3.7", format_args!("no space can be Taxed"));
            return Ok(false);
        }
        let most = most_spaces(hand)?;
        hand.without_rolls(|hand| {
            let open = |game: &Game, turn: &Turn| {
                if turn.special_spaces.len() < most { candidates(game, turn) } else { SpaceSet::NONE }
            };
            selection.each(hand, open, |hand, space| {
                doing::tax(hand.table, hand.turn, space)?;
                let total = hand.board().track(Track::AgitateTotal);
                hand.trace.note("4.5.1", format_args!("the Agitate Total goes up to {total}"));
                Ok(())
            })
        })
    })
}

/// How many spaces are Taxed: the roll is made when the Special Activity is executed.
fn most_spaces<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<usize, Error> {
    if let Some(cap) = hand.turn.special_cap(hand.table.game, None) {
        return Ok(usize::from(cap));
    }
    let rolled = hand.table.dice.roll(3, format_args!("1d3 spaces are Taxed [T5.3.7]"))?;
    hand.trace.note("T5.3.7", format_args!("1d3 = {rolled}: so many spaces are Taxed"));
    Ok(rolled as usize)
}

fn candidates(game: &Game, turn: &Turn) -> SpaceSet {
    tax_candidates(game.board(), turn).filter(|space| doing::may_tax(game, turn, space).is_ok())
}
