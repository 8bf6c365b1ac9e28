//! Bombard of a non-player NVA (4.4.2).

use crate::error::Error;
use crate::fitl::game::Game;
use crate::fitl::space::Space;
use crate::fitl::space_set::SpaceSet;
use crate::fitl::special_activities::SpecialName;
use crate::fitl::special_activities::bombard::{self as doing, VICTIMS};
use crate::fitl::trung::column::Column;
use crate::fitl::trung::course::Pick;
use crate::fitl::trung::firepower::pieces_in;
use crate::fitl::trung::hand::Hand;
use crate::fitl::trung::insurgent::{self, Selection};
use crate::fitl::trung::piece_order::{PieceUse, Taking};
use crate::fitl::trung::step::CardStep;
use crate::fitl::turn::Turn;
use crate::trace::Trace;

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
