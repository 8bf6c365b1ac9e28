//! Bombard of a non-player NVA (4.4.2).

use crate::action::turn::Turn;
use crate::game::Game;
use crate::special_activities::SpecialName;
use crate::special_activities::bombard::{self as doing, VICTIMS};
use crate::trung::column::Column;
use crate::trung::course::Pick;
use crate::trung::firepower::pieces_in;
use crate::trung::hand::Hand;
use crate::trung::insurgent::{self, Selection};
use crate::trung::piece_order::{PieceUse, Taking};
use crate::trung::step::CardStep;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// Bombards. Gives whether it did in any space.
///
/// # Errors
/// When the dice give no answer.
pub fn bombard(hand: &mut Hand<'_, '_, impl Trace>) -> Result<bool, Error> {
    let selection = Selection {
        step: CardStep::NvaBombardSpaces,
        pick: Pick::Column(Column::NvaRemoveOrReplace),
        rule: "4.4.2",
        what: "Bombard",
    };
    insurgent::special(hand, SpecialName::Bombard, |hand| {
        hand.without_rolls(|hand| selection.each(hand, candidates, in_space))
    })
}

/// Where a Troop can be removed.
fn candidates(game: &Game, turn: &Turn) -> SpaceSet {
    game.board().with_any(VICTIMS).filter(|space| doing::may_bombard(game, turn, space).is_ok())
}

fn in_space<T: Trace>(hand: &mut Hand<'_, '_, T>, space: Space) -> Result<(), Error> {
    let mut taking = Taking::by(PieceUse::Harm, hand.game().players());
    let victim = taking.next(&pieces_in(hand.board(), space), VICTIMS);
    doing::bombard(hand.table, hand.turn, space, victim)
}
