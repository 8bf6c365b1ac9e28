//! Advise (4.2.1): ARVN or Special Forces remove a Base, ARVN Sweeps in place at Support, Special Forces
//! strike, ARVN Assaults; then Aid.

use crate::operations::assault::Assault;
use crate::operations::sweep::Sweep;
use crate::special_activities::advise;
use crate::trung::coin::assault::{Forecast, make, where_it};
use crate::trung::coin::commando::{Victims, base_targets, targets};
use crate::trung::coin::sweep::in_place;
use crate::trung::column::Column;
use crate::trung::hand::Hand;
use crate::trung::scene::{Manner, Scene};
use crate::trung::step::{CardStep, NpSpecial};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::support::SupportLevel;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// The Special Forces, Rangers first.
const FORCES: [PieceKind; 2] = [PieceKind::ArvnRangersUnderground, PieceKind::UsIrregularsUnderground];

/// Executes Advise. Gives whether a space was advised.
///
/// # Errors
/// When the dice give no answer.
pub fn advise<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<bool, Error> {
    for step in NpSpecial::UsAdvise.steps() {
        hand.within("T5.3.7", format_args!("{}", step.words()), |hand| {
            match step {
                CardStep::UsAdviseRemoveBase => while remove_base(hand)? {},
                CardStep::UsAdviseSweepInPlace => while sweep(hand)? {},
                CardStep::UsAdviseSpecialForces => while strike(hand)? {},
                CardStep::UsAdviseArvnAssault => while assault(hand)? {},
                CardStep::UsAdviseAid if !hand.turn.special_spaces.is_empty() && hand.is_due(*step)? => {
                    advise::add_aid(hand.table, hand.turn)?;
                }
                _ => {}
            }
            Ok(())
        })?;
    }
    Ok(!hand.turn.special_spaces.is_empty())
}

/// The spaces among `spaces` that may still be advised.
fn open<T: Trace>(hand: &Hand<'_, '_, T>, spaces: SpaceSet) -> SpaceSet {
    spaces.filter(|space| advise::may_select(hand.game(), hand.turn, space).is_ok())
}

/// Where an Underground Special Force is.
fn with_force<T: Trace>(hand: &Hand<'_, '_, T>) -> SpaceSet {
    hand.board().with_any(PieceSet::of(&FORCES))
}

/// Where an Assault of ARVN `comes_to` something.
fn assaults<T: Trace>(
    hand: &Hand<'_, '_, T>,
    spaces: SpaceSet,
    comes_to: impl Fn(&Forecast) -> bool,
) -> SpaceSet {
    where_it(&hand.scene(Manner::Plain), Assault::of(Space::Hue, Faction::Arvn), spaces, comes_to)
}

/// Removes a Base: by an Assault of ARVN if that can, else by a Special Force.
fn remove_base<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<bool, Error> {
    let open = open(hand, SpaceSet::CITIES_AND_PROVINCES);
    let by_arvn = assaults(hand, open, Forecast::removes_base);
    let by_force = open & with_force(hand) & base_targets(hand.board());
    let is_arvn = !by_arvn.is_empty();
    let candidates = if is_arvn { by_arvn } else { by_force };
    match hand.select(Column::UsRemoveOrReplace, candidates, Manner::Plain)? {
        Some(space) if is_arvn => assault_in(hand, space),
        Some(space) => strike_in(hand, space),
        None => Ok(false),
    }
}

/// ARVN Sweeps in place where Support is, in the space with most Activations.
fn sweep<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<bool, Error> {
    let sweep = Sweep::of(Faction::Arvn);
    let board = hand.board();
    let hidden = board.with_any(PieceSet::UNDERGROUND_GUERRILLAS) & board.with_any(sweep.sweepers());
    let candidates = (hidden & SpaceSet::POPULATED).filter(|space| {
        board.support(space) > SupportLevel::Neutral
            && sweep.activations(board, space) > 0
            && advise::may_sweep(hand.game(), hand.turn, space).is_ok()
    });
    let activations = |scene: &Scene<'_>, space| i16::from(sweep.activations(scene.board(), space));
    let Some(space) = hand.most(candidates, "Most Guerrillas Activated", activations)? else {
        return Ok(false);
    };
    hand.turn.special_spaces.set(space, true);
    in_place(hand, sweep, space)?;
    Ok(true)
}

/// A Special Force strikes.
fn strike<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<bool, Error> {
    let candidates = open(hand, with_force(hand) & targets(hand.board()));
    match hand.select(Column::UsRemoveOrReplace, candidates, Manner::Plain)? {
        Some(space) => strike_in(hand, space),
        None => Ok(false),
    }
}

/// ARVN Assaults, free.
fn assault<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<bool, Error> {
    let candidates = assaults(hand, open(hand, SpaceSet::ALL), Forecast::is_effective);
    match hand.select(Column::UsRemoveOrReplace, candidates, Manner::Plain)? {
        Some(space) => assault_in(hand, space),
        None => Ok(false),
    }
}

fn assault_in<T: Trace>(hand: &mut Hand<'_, '_, T>, space: Space) -> Result<bool, Error> {
    hand.turn.special_spaces.set(space, true);
    make(hand, Assault::of(space, Faction::Arvn))?;
    Ok(true)
}

fn strike_in<T: Trace>(hand: &mut Hand<'_, '_, T>, space: Space) -> Result<bool, Error> {
    let Some(force) = FORCES.into_iter().find(|force| hand.board().count(space, *force) > 0) else {
        return Ok(false);
    };
    let victims = Victims::in_space(hand.game(), space);
    hand.trace.note("4.2.1", format_args!("Advise in {}: 1 {force} strikes", space.name()));
    advise::use_force(hand.table, hand.turn, space, force, victims.pieces())?;
    Ok(true)
}
