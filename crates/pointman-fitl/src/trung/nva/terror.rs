//! Terror of a non-player NVA (3.3.4), by an Underground Guerrilla, or by Troops if there is none.

use crate::action::choice::Chosen;
use crate::action::turn::Turn;
use crate::game::Game;
use crate::operations::{OperationName, terror as doing};
use crate::trung::column::Column;
use crate::trung::course::Pick;
use crate::trung::hand::Hand;
use crate::trung::insurgent::{self, Selection};
use crate::trung::step::CardStep;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::support::SupportLevel;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// Spreads Terror by these steps. Gives whether a space was selected.
///
/// # Errors
/// When the dice give no answer.
pub fn terror(hand: &mut Hand<'_, '_, impl Trace>, steps: &[CardStep]) -> Result<bool, Error> {
    insurgent::operation(hand, OperationName::Terror, |hand| {
        let mut selected = false;
        for step in steps.iter().copied().filter(|step| *step == CardStep::NvaTerrorSpaces) {
            let pick = Pick::Column(Column::NvaPlaceTerror);
            let selection = Selection { step, pick, rule: "3.3.4", what: "Terror in" };
            selected |= selection.each(hand, candidates, |hand, space| {
                doing::select(hand.table, hand.turn, space)?;
                doing::terrorize(hand.table, hand.turn, space, &Chosen::default())
            })?;
        }
        Ok(selected)
    })
}

/// LoCs with Econ and no Sabotage, and populated spaces without Terror or with Support.
fn candidates(game: &Game, turn: &Turn) -> SpaceSet {
    let board = game.board();
    let comes_to_something = |space: Space| {
        let unmarked = board.terror(space) == 0;
        let supports = board.support(space) > SupportLevel::Neutral;
        if space.is_loc() {
            unmarked && space.econ() > 0
        } else {
            space.population() > 0 && (unmarked || supports)
        }
    };
    let there = board.with(PieceKind::NvaGuerrillasUnderground) | board.with(PieceKind::NvaTroops);
    there.filter(|space| comes_to_something(space) && doing::may_select(game, turn, space).is_ok())
}
