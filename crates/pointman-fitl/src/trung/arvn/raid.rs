//! Raid (4.3.3): Underground Rangers strike where they are, then next to where they are.

use crate::special_activities::raid;
use crate::trung::coin::commando::{Victims, base_targets, targets};
use crate::trung::column::Column;
use crate::trung::hand::Hand;
use crate::trung::scene::Manner;
use crate::trung::step::{CardStep, NpSpecial};
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

const RANGER: PieceKind = PieceKind::ArvnRangersUnderground;

/// Executes the Raid. Gives whether a space was Raided.
///
/// # Errors
/// When the dice give no answer.
pub fn raid<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<bool, Error> {
    for step in NpSpecial::ArvnRaid.steps() {
        hand.within("T5.3.7", format_args!("{}", step.words()), |hand| {
            match step {
                CardStep::ArvnRaidInPlace => while next(hand, |rangers| rangers)? {},
                CardStep::ArvnRaidAdjacent => while next(hand, SpaceSet::adjacent)? {},
                _ => {}
            }
            Ok(())
        })?;
    }
    Ok(!hand.turn.special_spaces.is_empty())
}

/// Raids 1 more space, rather where a Base would be removed; `reached` gives the spaces that Rangers in these
/// spaces reach. Gives whether it did.
fn next<T: Trace>(hand: &mut Hand<'_, '_, T>, reached: impl Fn(SpaceSet) -> SpaceSet) -> Result<bool, Error> {
    let board = hand.board();
    let open = reached(board.with(RANGER)) & targets(board);
    let open = open.filter(|space| raid::may_select(hand.game(), hand.turn, space).is_ok());
    let with_base = open & base_targets(board);
    let candidates = if with_base.is_empty() { open } else { with_base };
    let Some(space) = hand.select(Column::ArvnRemoveOrReplace, candidates, Manner::Raid)? else {
        return Ok(false);
    };
    raid::select(hand.table.game, hand.turn, space)?;
    if hand.board().count(space, RANGER) == 0 && !bring_ranger(hand, space)? {
        return Ok(false);
    }
    let victims = Victims::in_space(hand.game(), space);
    hand.trace.note("4.3.3", format_args!("Raid in {}: 1 Ranger strikes", space.name()));
    raid::strike(hand.table, hand.turn, space, victims.pieces())?;
    Ok(true)
}

/// Moves 1 Ranger in from an adjacent space: rather not one where it would remove a Base, then not one where
/// it would remove anything.
fn bring_ranger<T: Trace>(hand: &mut Hand<'_, '_, T>, to: Space) -> Result<bool, Error> {
    let board = hand.board();
    let mut origins = board.with(RANGER) & to.adjacent();
    for avoided in [base_targets(board), targets(board)] {
        let others = origins - avoided;
        origins = if others.is_empty() { origins } else { others };
    }
    let Some(from) = hand.random(origins, "Where a Ranger comes from")? else { return Ok(false) };
    hand.trace.note("4.3.3", format_args!("1 Ranger comes from {} to {}", from.name(), to.name()));
    hand.table.shift_pieces(RANGER, 1, from, to)?;
    hand.turn.coin.arrived.add(RANGER, to, 1);
    Ok(true)
}
