//! Rally of a non-player VC (3.3.1): with shaded Cadres a space to Agitate first, then Bases, Guerrillas, and
//! Guerrillas that go Underground.

use super::agitation::agitation_steps;
use crate::action::turn::Turn;
use crate::game::Game;
use crate::operations::{OperationName, rally as doing};
use crate::trung::column::Column;
use crate::trung::course::Pick;
use crate::trung::hand::Hand;
use crate::trung::insurgent::{self, Selection, rally as rallies};
use crate::trung::scene::{Manner, Scene};
use crate::trung::step::CardStep;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::support::SupportLevel;
use crate::vocabulary::track::Track;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// Rallies by these steps: an Event that lets Guerrillas alone be placed leaves out the step for Bases. Gives
/// whether a space was selected.
///
/// # Errors
/// When the dice give no answer.
pub fn rally(hand: &mut Hand<'_, '_, impl Trace>, steps: &[CardStep]) -> Result<bool, Error> {
    insurgent::operation(hand, OperationName::Rally, |hand| {
        let mut selected = agitate_first(hand, steps)?;
        for step in steps.iter().copied() {
            let Some(pick) = picked(step) else { continue };
            let selection = Selection { step, pick, rule: "3.3.1", what: "Rally in" };
            let candidates = |game: &Game, turn: &Turn| candidates(step, game, turn);
            selected |= selection.each(hand, candidates, |hand, space| execute(step, hand, space))?;
        }
        Ok(selected)
    })
}

/// How the step selects its spaces.
fn picked(step: CardStep) -> Option<Pick> {
    match step {
        CardStep::VcRallyBases => Some(Pick::Column(Column::VcPlaceBasesOrTunnels)),
        CardStep::VcRallyGuerrillas => Some(Pick::Column(Column::VcPlaceGuerrillas)),
        CardStep::VcRallyFlip => Some(Pick::Most("Most Active VC Guerrillas", active)),
        _ => None,
    }
}

fn active(scene: &Scene<'_>, space: Space) -> i16 {
    i16::from(scene.board().count(space, PieceKind::VcGuerrillasActive))
}

/// Where the step can be executed.
fn candidates(step: CardStep, game: &Game, turn: &Turn) -> SpaceSet {
    match step {
        CardStep::VcRallyBases => rallies::for_bases(game, turn),
        CardStep::VcRallyGuerrillas => rallies::for_guerrillas(game, turn),
        CardStep::VcRallyFlip => to_flip(game, turn),
        _ => SpaceSet::NONE,
    }
}

/// Where a VC Base is, and all VC Guerrillas are Active.
fn to_flip(game: &Game, turn: &Turn) -> SpaceSet {
    let board = game.board();
    let all_active =
        board.with(PieceKind::VcGuerrillasActive) - board.with(PieceKind::VcGuerrillasUnderground);
    let there = all_active & board.with_any(PieceType::VcBases);
    there.filter(|space| doing::may_select(game, turn, space).is_ok())
}

fn execute<T: Trace>(step: CardStep, hand: &mut Hand<'_, '_, T>, space: Space) -> Result<(), Error> {
    match step {
        CardStep::VcRallyBases => rallies::build(hand, space),
        CardStep::VcRallyGuerrillas => rallies::place(hand, space),
        _ => {
            doing::select(hand.table, hand.turn, space)?;
            hand.trace.note("3.3.1", format_args!("all VC Guerrillas go Underground"));
            doing::go_underground(hand.table, hand.turn, space)
        }
    }
}

/// With shaded Cadres: the first space is one where VC can Agitate, beside a Base that was there before.
/// Gives whether there was one.
fn agitate_first<T: Trace>(hand: &mut Hand<'_, '_, T>, steps: &[CardStep]) -> Result<bool, Error> {
    let board = hand.board();
    let in_play = hand.game().shaded(LastingCard::Cadres);
    if !in_play || board.track(Track::AgitateTotal) == 0 || hand.turn.insurgent.agitated {
        return Ok(false);
    }
    let able = |space: Space| {
        board.bases(space, Faction::Vc) > 0 && board.support(space) > SupportLevel::ActiveOpposition
    };
    let open = steps.iter().fold(SpaceSet::NONE, |all, step| all | candidates(*step, hand.game(), hand.turn));
    let open = (open & SpaceSet::POPULATED).filter(able);
    if open.is_empty() || !hand.may_go_on()? {
        return Ok(false);
    }
    let selected = hand.within(
        "T5.3.6",
        format_args!("Cadres: the first space of the Rally is to be Agitated"),
        |hand| {
            let Some(space) = hand.select(Column::VcShiftTowardActiveOpposition, open, Manner::Plain)? else {
                return Ok::<_, Error>(None);
            };
            let here = |step: &&CardStep| candidates(**step, hand.table.game, hand.turn).contains(space);
            let Some(step) = steps.iter().find(here).copied() else { return Ok(None) };
            hand.within("3.3.1", format_args!("Rally in {}", space.name()), |hand| {
                execute(step, hand, space)
            })?;
            let steps = agitation_steps(hand.game(), space);
            hand.trace.note("6.3.2", format_args!("Agitate in {} by {steps}", space.name()));
            doing::agitate(hand.table, hand.turn, space, steps)?;
            Ok(Some(space))
        },
    )?;
    if let Some(space) = selected {
        hand.activation.executed_in(space);
    }
    Ok(selected.is_some())
}
