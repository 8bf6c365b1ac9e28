//! Subvert of a non-player VC (4.5.2).

use crate::action::turn::Turn;
use crate::game::Game;
use crate::special_activities::{SpecialName, subvert as doing};
use crate::trung::column::Column;
use crate::trung::course::Pick;
use crate::trung::firepower::pieces_in;
use crate::trung::hand::Hand;
use crate::trung::insurgent::{self, Selection};
use crate::trung::piece_order::{PieceUse, Taking, take};
use crate::trung::step::CardStep;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// Cubes that are removed in a space; a single one is replaced.
const REMOVED: u8 = 2;

/// Subverts, then lowers Patronage. Gives whether any ARVN cube was removed or replaced.
///
/// # Errors
/// When the dice give no answer.
pub fn subvert(hand: &mut Hand<'_, '_, impl Trace>) -> Result<bool, Error> {
    let selection = Selection {
        step: CardStep::VcSubvertSpaces,
        pick: Pick::Column(Column::VcRemoveOrReplace),
        rule: "4.5.2",
        what: "Subvert in",
    };
    insurgent::special(hand, SpecialName::Subvert, |hand| {
        let effective = hand.without_rolls(|hand| selection.each(hand, candidates, in_space))?;
        if effective {
            hand.trace.note(
                "4.5.2",
                format_args!("Patronage falls by half of {} cubes", hand.turn.insurgent.subverted),
            );
            doing::lower_patronage(hand.table, hand.turn)?;
        }
        Ok(effective)
    })
}

fn candidates(game: &Game, turn: &Turn) -> SpaceSet {
    let board = game.board();
    let there = board.with(PieceKind::VcGuerrillasUnderground) & board.with_any(PieceSet::ARVN_CUBES);
    there.filter(|space| doing::may_select(game, turn, space).is_ok())
}

fn in_space<T: Trace>(hand: &mut Hand<'_, '_, T>, space: Space) -> Result<(), Error> {
    let (pieces, players) = (pieces_in(hand.board(), space), hand.game().players());
    if doing::removed(hand.game(), space) == REMOVED {
        let cubes = take(&pieces, PieceSet::ARVN_CUBES, PieceUse::Harm, players, REMOVED);
        return doing::remove(hand.table, hand.turn, space, &cubes);
    }
    match Taking::by(PieceUse::Harm, players).next(&pieces, PieceSet::ARVN_CUBES) {
        Some(cube) => doing::replace(hand.table, hand.turn, space, cube, &[]),
        None => Ok(()),
    }
}
