//! Ambush by a non-player NVA or VC (4.4.3, 4.5.3): with March, in place of an Attack, or granted by an
//! Event.

use super::coin_losses;
use crate::action::choice::Chosen;
use crate::action::turn::Turn;
use crate::game::Game;
use crate::operations::OperationName;
use crate::operations::insurgent::guerrillas;
use crate::special_activities::ambush;
use crate::trung::candidates::march_ambush_candidates;
use crate::trung::column::Column;
use crate::trung::firepower::pieces_in;
use crate::trung::hand::Hand;
use crate::trung::removal::{COIN_BASES_LAST, removed};
use crate::trung::scene::{Manner, Scene};
use crate::trung::step::CardStep;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// Pieces removed, and removed by Main Force Battalions in one space.
const PIECES: u8 = 1;
const BY_MAIN_FORCE: u8 = 2;

/// Ambushes with the Attack that is being executed or begins with it, the rolls of which it makes. Gives
/// whether there was an Ambush.
///
/// # Errors
/// When the dice give no answer.
pub(in crate::trung) fn with_attack<T: Trace>(
    hand: &mut Hand<'_, '_, T>,
    step: CardStep,
) -> Result<bool, Error> {
    let before = hand.turn.operation;
    hand.turn.operation = Some(OperationName::Attack);
    let effective = each(hand, step)?;
    if hand.turn.spaces.is_empty() {
        hand.turn.operation = before;
    }
    Ok(effective)
}

/// Ambushes with the March that has been executed, or alone if no Operation has: then as in an Attack, but
/// without rolls (5.5). Gives whether there was an Ambush.
///
/// # Errors
/// When the dice give no answer.
pub(in crate::trung) fn without_attack<T: Trace>(
    hand: &mut Hand<'_, '_, T>,
    step: CardStep,
) -> Result<bool, Error> {
    hand.without_rolls(|hand| each(hand, step))
}

/// Ambushes in space after space: first the target is selected among those of all, then the space with most
/// Underground Guerrillas that reaches it.
fn each<T: Trace>(hand: &mut Hand<'_, '_, T>, step: CardStep) -> Result<bool, Error> {
    hand.within("T5.3.7", format_args!("{}", step.words()), |hand| {
        let mut effective = false;
        loop {
            let open = candidates(hand.table.game, hand.turn);
            if open.is_empty() || !hand.may_go_on()? {
                return Ok(effective);
            }
            let targets = targets(hand.game(), open);
            let Some(at) = hand.select(Column::removing(hand.faction()), targets, Manner::Plain)? else {
                return Ok(effective);
            };
            let [underground, _] = guerrillas(hand.faction());
            let reaching = open.filter(|space| ambush::reach(space).contains(at));
            let hidden = |scene: &Scene<'_>, space| i16::from(scene.board().count(space, underground));
            let Some(space) = hand.most(reaching, "Most Underground Guerrillas", hidden)? else {
                return Ok(effective);
            };
            let rule = if hand.faction() == Faction::Nva { "4.4.3" } else { "4.5.3" };
            let what = format_args!("Ambush from {} in {}", space.name(), at.name());
            hand.within(rule, what, |hand| strike(hand, open, space, at))?;
            hand.activation.executed_in(space);
            effective = true;
        }
    })
}

/// Where the faction can Ambush now: where it may, with a US or ARVN piece in reach.
fn candidates(game: &Game, turn: &Turn) -> SpaceSet {
    let [underground, active] = guerrillas(turn.faction);
    let board = game.board();
    let ready = match turn.operation {
        Some(OperationName::March) if turn.terms.any_state => turn.spaces,
        Some(OperationName::March) => march_ambush_candidates(game, turn),
        _ if turn.terms.any_state => board.with(underground) | board.with(active),
        _ => board.with(underground),
    };
    let enemies = board.with_any(PieceSet::COIN);
    ready.filter(|space| enemies.meets(ambush::reach(space)) && ambush::may_select(game, turn, space).is_ok())
}

/// The spaces with a US or ARVN piece that any of these reaches.
fn targets(game: &Game, from: SpaceSet) -> SpaceSet {
    let reached = from.iter().fold(SpaceSet::NONE, |all, space| all | ambush::reach(space));
    reached & game.board().with_any(PieceSet::COIN)
}

fn strike<T: Trace>(
    hand: &mut Hand<'_, '_, T>,
    open: SpaceSet,
    space: Space,
    at: Space,
) -> Result<(), Error> {
    let by_main_force = uses_main_force(hand.game(), hand.turn, open, space, at);
    ambush::select(hand.table, hand.turn, space)?;
    let losses = if by_main_force {
        hand.turn.insurgent.used_main_force = true;
        hand.trace.note("4.5.3", format_args!("Main Force Battalions remove 2 pieces, US Troops first"));
        main_force_losses(hand, at)
    } else {
        coin_losses(hand, at, PIECES)
    };
    ambush::remove(hand.table, at, &losses)
}

/// Whether Main Force Battalions remove 2 pieces in this Ambush: where as many US Troops fall as anywhere, or
/// when it is the last.
fn uses_main_force(game: &Game, turn: &Turn, open: SpaceSet, space: Space, at: Space) -> bool {
    let board = game.board();
    let is_eligible = |at: Space| board.coin(at) >= BY_MAIN_FORCE;
    if ambush::may_use_main_force(game, turn, space).is_err() || !is_eligible(at) {
        return false;
    }
    let falls = |at: Space| board.count(at, PieceKind::UsTroops).min(BY_MAIN_FORCE);
    let most = targets(game, open).iter().filter(|at| is_eligible(*at)).map(falls).max();
    let cap = turn.special_cap(game, Some(ambush::most_spaces(game)));
    let is_last = cap.is_some_and(|cap| turn.special_spaces.len() + 1 >= usize::from(cap));
    is_last || most == Some(falls(at))
}

fn main_force_losses<T: Trace>(hand: &Hand<'_, '_, T>, at: Space) -> Chosen {
    let mut left = pieces_in(hand.board(), at);
    let troops = left[PieceKind::UsTroops].min(BY_MAIN_FORCE);
    left[PieceKind::UsTroops] -= troops;
    let mut losses =
        removed(&left, &COIN_BASES_LAST, PieceSet::ALL, hand.game().players(), BY_MAIN_FORCE - troops);
    losses[PieceKind::UsTroops] += troops;
    losses
}
