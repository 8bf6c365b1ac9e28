//! ARVN Patrol (3.2.2): cubes move to LoCs and Cities; then Activation, an Assault, and what M-48 Patton costs.

use crate::error::Error;
use crate::fitl::choice::Chosen;
use crate::fitl::faction::Faction;
use crate::fitl::faction_set::FactionSet;
use crate::fitl::operations::OperationName;
use crate::fitl::operations::patrol;
use crate::fitl::piece::ByPiece;
use crate::fitl::piece_set::PieceSet;
use crate::fitl::space::Space;
use crate::fitl::space_set::SpaceSet;
use crate::fitl::table::Cause;
use crate::fitl::trung::coin::patrol::{activate, assault};
use crate::fitl::trung::column::Column;
use crate::fitl::trung::course::{Course, Pick, Plan};
use crate::fitl::trung::hand::Hand;
use crate::fitl::trung::movement::{MoveAction, Movement};
use crate::fitl::trung::piece_order::{PieceUse, take};
use crate::fitl::trung::scene::{Manner, Scene};
use crate::fitl::trung::select::select;
use crate::fitl::trung::step::CardStep;
use crate::fitl::turn::{Terms, Turn};
use crate::trace::Trace;

/// Executes the Patrol, which is paid for once it comes to something. Gives whether a piece moved, a Guerrilla was Activated or an Assault made.
///
/// What a person who plays NVA removes by shaded M-48 Patton is left open: [`patrol::may_be_lost`] says how many.
///
/// # Errors
/// When the dice give no answer.
pub fn patrol<T: Trace>(hand: &mut Hand<'_, '_, T>, steps: &[CardStep]) -> Result<bool, Error> {
    let begun = hand.turn.begin(hand.table.game, OperationName::Patrol);
    if begun.is_err() || patrol::may_begin(hand.game(), hand.turn).is_err() {
        return Ok(false);
    }
    let mut course = Course::begin(Movement::of(&hand.scene(Manner::Plain), MoveAction::ArvnPatrol), hand.treated);
    let (mut activated, mut assaulted) = (false, false);
    for step in steps {
        hand.within("T5.3.6", format_args!("{}", step.words()), |hand| {
            match step {
                CardStep::ArvnPatrolDestinations => {
                    let candidates = patrol::NETWORK & hand.turn.terms.only_in;
                    let most = hand.turn.cap(None).unwrap_or(u8::MAX);
                    let plan = Plan { candidates, pick: Pick::Column(Column::ArvnPatrolDestinations), most };
                    course.run(hand.table, hand.turn, &plan, hand.activation, hand.trace)?;
                }
                CardStep::ArvnPatrolActivate => activated = activate(hand)?,
                CardStep::ArvnPatrolAssault => assaulted = assault(hand)?,
                _ => {}
            }
            Ok(())
        })?;
    }
    if !hand.game().is_player(Faction::Nva) && patrol::may_be_lost(hand.game(), hand.turn) > 0 {
        lose_cubes(hand)?;
    }
    Ok(!course.order().is_empty() || activated || assaulted)
}

/// A non-player NVA removes 2 of the cubes that moved (M-48 Patton, shaded): in a space by its own column, and if but 1 was there, in another.
fn lose_cubes<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<(), Error> {
    let mut left = patrol::may_be_lost(hand.game(), hand.turn);
    let nva = Turn::of(Faction::Nva, Terms::FULL);
    while left > 0 {
        let spaces: SpaceSet = patrol::moved_cubes(hand.game(), hand.turn).map(|moved| moved.from).collect();
        let scene = Scene::of(hand.table.game, &nva);
        let selected = select(&scene, Column::NvaRemoveOrReplace, spaces, hand.table.dice, hand.trace)?;
        let Some(space) = selected else { break };
        let there = moved_to(hand, space);
        let lost = take(&there, PieceSet::ARVN_CUBES, PieceUse::Harm, FactionSet::NONE, left);
        for piece in PieceSet::ARVN_CUBES.iter() {
            hand.turn.coin.arrived.take(piece, space, lost[piece]);
            hand.table.remove(space, piece, lost[piece], Cause::Loss)?;
            left -= lost[piece];
        }
        hand.trace.note("card 14", format_args!("M-48 Patton: NVA removes cubes in {}", space.name()));
    }
    hand.turn.coin.patrol.lost = true;
    Ok(())
}

/// The cubes that have moved to `space`.
fn moved_to<T: Trace>(hand: &Hand<'_, '_, T>, space: Space) -> Chosen {
    let mut there = ByPiece::default();
    for moved in patrol::moved_cubes(hand.game(), hand.turn).filter(|moved| moved.from == space) {
        there[moved.piece] += moved.count;
    }
    there
}
