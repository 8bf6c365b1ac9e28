//! Attack of a non-player NVA (3.3.3): by Troops, then by Guerrillas; shaded PT-76 comes at the end.

use crate::action::choice::chosen_kinds;
use crate::action::turn::Turn;
use crate::game::Game;
use crate::operations::OperationName;
use crate::operations::attack::{self as doing, Attackers};
use crate::operations::insurgent::MassedTroops;
use crate::trung::column::Column;
use crate::trung::course::Pick;
use crate::trung::hand::Hand;
use crate::trung::insurgent::{self, Selection, attack as attacks, coin_losses};
use crate::trung::step::CardStep;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::plural::counted;
use pointman_core::trace::Trace;

/// Troops and Guerrillas with which it Attacks.
const TROOPS: u8 = 2;
const GUERRILLAS: u8 = 4;

/// Attacks by these steps. Gives whether a space was selected in them.
///
/// # Errors
/// When the dice give no answer.
pub fn attack(hand: &mut Hand<'_, '_, impl Trace>, steps: &[CardStep]) -> Result<bool, Error> {
    insurgent::operation(hand, OperationName::Attack, |hand| {
        let mut selected = false;
        for step in steps.iter().copied() {
            match step {
                CardStep::NvaAttackTroops => {
                    let pick = Pick::Column(Column::NvaRemoveOrReplace);
                    let selection = Selection { step, pick, rule: "3.3.3", what: "Troops Attack in" };
                    selected |= selection.each(hand, candidates, by_troops)?;
                }
                CardStep::NvaAttackGuerrillas => {
                    selected |= attacks::by_guerrillas(hand, step, GUERRILLAS, PieceSet::NONE)?;
                }
                _ => {}
            }
        }
        if steps.contains(&CardStep::NvaAttackGuerrillas) || hand.activation.has_failed() {
            mass_troops(hand)?;
        }
        Ok(selected)
    })
}

fn candidates(game: &Game, turn: &Turn) -> SpaceSet {
    let (board, troops) = (game.board(), PieceKind::NvaTroops);
    let there = board.with(troops) & board.with_any(PieceSet::COIN);
    there.filter(|space| board.count(space, troops) >= TROOPS && doing::may_select(game, turn, space).is_ok())
}

/// Attacks with Troops in a space: 1 piece for 2 of them, without a roll.
///
/// # Errors
/// An error is a broken law of the game.
pub fn by_troops<T: Trace>(hand: &mut Hand<'_, '_, T>, space: Space) -> Result<(), Error> {
    doing::select(hand.table, hand.turn, space)?;
    note_mass(hand, space);
    let hits = doing::troop_hits(hand.game(), space, false);
    let losses = coin_losses(hand, space, hits);
    let gone: u8 = chosen_kinds(&losses).map(|(_, count)| count).sum();
    hand.trace.note("3.3.3", format_args!("Troops remove {}", counted(gone, "piece")));
    doing::remove(hand.table, hand.turn, space, Attackers::Troops, &losses)
}

/// Remembers the space, if shaded PT-76 would be best used here: most Troops, then most further pieces
/// removed, of equals the first.
fn note_mass<T: Trace>(hand: &mut Hand<'_, '_, T>, space: Space) {
    if !hand.game().shaded(LastingCard::Pt76) || hand.turn.insurgent.used_pt76 {
        return;
    }
    let (troops, coin) = (hand.board().count(space, PieceKind::NvaTroops), hand.board().coin(space));
    let more = troops.min(coin) - doing::troop_hits(hand.game(), space, false).min(coin);
    let best = &mut hand.turn.insurgent.pt76_at;
    if more > 0 && best.is_none_or(|best| (troops, more) > (best.troops, best.more)) {
        *best = Some(MassedTroops { space, troops, more });
    }
}

/// At the end of an Attack: where shaded PT-76 is best used, Troops remove 1 piece for each of them instead
/// of for 2.
///
/// # Errors
/// An error is a broken law of the game.
pub fn mass_troops<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<(), Error> {
    let Some(MassedTroops { space, troops, more }) = hand.turn.insurgent.pt76_at.take() else {
        return Ok(());
    };
    hand.turn.insurgent.used_pt76 = true;
    let what = format_args!(
        "PT-76: {} remove {} in {}",
        counted(troops, "Troop"),
        counted(more, "more piece"),
        space.name()
    );
    hand.trace.note("3.3.3", what);
    let losses = coin_losses(hand, space, more);
    doing::remove(hand.table, hand.turn, space, Attackers::Troops, &losses)
}
