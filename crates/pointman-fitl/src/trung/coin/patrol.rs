//! What follows the movement of a non-player's Patrol (3.2.2): Activation on every LoC, then an Assault on
//! one.

use super::assault::{forecast_there, make, where_effective};
use super::sweep::of_underground;
use crate::operations::assault::Assault;
use crate::operations::patrol;
use crate::trung::candidates::ROUTES;
use crate::trung::hand::Hand;
use crate::trung::scene::Scene;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// Activates on every LoC where there is a cube and an Underground Guerrilla. Gives whether any was
/// Activated.
///
/// # Errors
/// An error is a broken law of the game.
pub fn activate<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<bool, Error> {
    let (board, faction) = (hand.board(), hand.faction());
    let hidden = board.with_any(PieceSet::UNDERGROUND_GUERRILLAS) & board.with_any(patrol::cubes(faction));
    let locs = (hidden & SpaceSet::LOCS) - hand.turn.coin.patrol.activated;
    for loc in locs.iter() {
        let due = patrol::activations(hand.board(), faction, loc);
        let chosen = of_underground(hand, loc, due);
        hand.trace.note("3.2.2", format_args!("Patrol on {}: Activates {due}", loc.name()));
        patrol::activate(hand.table, hand.turn, loc, &chosen)?;
    }
    Ok(!locs.is_empty())
}

/// Assaults on 1 LoC where that has an effect: in a Limited Operation at its destination; otherwise rather on
/// a route from Can Tho to Hue, there rather where no force would be left, then where most forces would be
/// removed. Gives whether there was one.
///
/// # Errors
/// When the dice give no answer.
pub fn assault<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<bool, Error> {
    let faction = hand.faction();
    let somewhere = Assault::of(Space::LocHueDaNang, faction);
    let scene = Scene::of(hand.game(), hand.turn);
    let open = if scene.turn.terms.limited { scene.turn.spaces } else { SpaceSet::ALL };
    let locs = (open & SpaceSet::LOCS).filter(|loc| patrol::may_assault(scene.game, scene.turn, loc).is_ok());
    let locs = where_effective(&scene, somewhere, locs);
    let there = |space| forecast_there(&scene, &Assault { space, ..somewhere });
    let some = |narrowed: SpaceSet, locs: SpaceSet| if narrowed.is_empty() { locs } else { narrowed };
    let on_route = (locs & ROUTES).filter(|loc| there(loc).size() > 0);
    let narrowed = some(on_route, locs);
    let narrowed = some((narrowed & on_route).filter(|loc| there(loc).leaves_no_force()), narrowed);
    if narrowed.len() < locs.len() {
        hand.trace.note(
            "T5.3.6",
            format_args!("on a route from Can Tho to Hue: {} -> {}", locs.len(), narrowed.len()),
        );
    }
    let most =
        |scene: &Scene<'_>, space| i16::from(forecast_there(scene, &Assault { space, ..somewhere }).forces());
    let Some(loc) = hand.most(narrowed, "Most NVA Troops and Guerrillas removed", most)? else {
        return Ok(false);
    };
    patrol::begin_assault(hand.table, hand.turn, loc)?;
    make(hand, Assault { space: loc, ..somewhere })?;
    Ok(true)
}
