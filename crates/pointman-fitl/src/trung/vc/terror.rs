//! Terror of a non-player VC (3.3.4).

use crate::action::choice::Chosen;
use crate::action::turn::Turn;
use crate::game::Game;
use crate::operations::{OperationName, terror as doing};
use crate::trung::column::Column;
use crate::trung::course::Pick;
use crate::trung::firepower::pieces_in;
use crate::trung::hand::Hand;
use crate::trung::insurgent::{self, Selection};
use crate::trung::piece_order::{PieceUse, take};
use crate::trung::step::CardStep;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::support::SupportLevel;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// Underground Guerrillas that Terror takes beside a VC Base.
const BESIDE_A_BASE: u8 = 2;

/// Spreads Terror by these steps. Gives whether a space was selected.
///
/// # Errors
/// When the dice give no answer.
pub fn terror(hand: &mut Hand<'_, '_, impl Trace>, steps: &[CardStep]) -> Result<bool, Error> {
    insurgent::operation(hand, OperationName::Terror, |hand| {
        let mut selected = false;
        for step in steps.iter().copied().filter(|step| *step == CardStep::VcTerrorSpaces) {
            let pick = Pick::Column(Column::VcPlaceTerror);
            let selection = Selection { step, pick, rule: "3.3.4", what: "Terror in" };
            selected |= selection.each(hand, candidates, in_space)?;
        }
        Ok(selected)
    })
}

/// LoCs with Econ and no Sabotage, and populated spaces without Terror or above Active Opposition.
fn candidates(game: &Game, turn: &Turn) -> SpaceSet {
    let (board, hidden) = (game.board(), PieceKind::VcGuerrillasUnderground);
    let comes_to_something = |space: Space| {
        let unmarked = board.terror(space) == 0;
        let turns = board.support(space) > SupportLevel::ActiveOpposition;
        if space.is_loc() {
            unmarked && space.econ() > 0
        } else {
            space.population() > 0 && (unmarked || turns)
        }
    };
    let guarded = |space: Space| {
        board.count_of(space, PieceType::VcBases) == 0 || board.count(space, hidden) >= BESIDE_A_BASE
    };
    board.with(hidden).filter(|space| {
        comes_to_something(space) && guarded(space) && doing::may_select(game, turn, space).is_ok()
    })
}

fn in_space<T: Trace>(hand: &mut Hand<'_, '_, T>, space: Space) -> Result<(), Error> {
    doing::select(hand.table, hand.turn, space)?;
    let mut given_up = Chosen::default();
    if doing::is_bound_by_cadres(hand.game(), hand.faction()) {
        let pieces = pieces_in(hand.board(), space);
        given_up = take(
            &pieces,
            PieceType::VcGuerrillas.into(),
            PieceUse::GiveUp,
            hand.game().players(),
            doing::CADRES,
        );
        hand.trace.note("3.3.4", format_args!("by Cadres {} Guerrillas go", doing::CADRES));
    }
    doing::terrorize(hand.table, hand.turn, space, &given_up)
}
