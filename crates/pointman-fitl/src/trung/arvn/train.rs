//! ARVN Train (3.2.1): Rangers and cubes; then a Base, or Pacification.

use crate::action::choice::Pieces;
use crate::board::control::Control;
use crate::operations::OperationName;
use crate::operations::coin::advised_or_governed;
use crate::operations::train;
use crate::trung::coin::cubes;
use crate::trung::column::Column;
use crate::trung::firepower::pieces_in;
use crate::trung::hand::Hand;
use crate::trung::pacify::{Occasion, Pacifying};
use crate::trung::piece_order::{PieceUse, take};
use crate::trung::scene::Manner;
use crate::trung::step::CardStep;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// Rangers placed in a space.
const RANGERS: u8 = 2;
/// Cubes replaced by a Base.
const REPLACED: u8 = 3;
const COIN_BASES: PieceSet = PieceSet::of(&[PieceKind::UsBases, PieceKind::ArvnBases]);

/// Executes the Train. Gives whether it selected a space.
///
/// # Errors
/// When the dice give no answer.
pub fn train<T: Trace>(hand: &mut Hand<'_, '_, T>, steps: &[CardStep]) -> Result<bool, Error> {
    if hand.turn.begin(hand.table.game, OperationName::Train).is_err() {
        return Ok(false);
    }
    let mut built = false;
    for step in steps {
        hand.within("T5.3.6", format_args!("{}", step.words()), |hand| {
            match step {
                CardStep::ArvnTrainRangers => while place(hand, Placed::Rangers)? {},
                CardStep::ArvnTrainCubes => while place(hand, Placed::Cubes)? {},
                CardStep::ArvnTrainBase => built = build(hand)?,
                CardStep::ArvnTrainPacify if !built => pacify(hand)?,
                _ => {}
            }
            Ok(())
        })?;
    }
    if hand.turn.spaces.is_empty() {
        return Ok(false);
    }
    train::finish(hand.table, hand.turn)?;
    Ok(true)
}

/// What is placed in a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Placed {
    Rangers,
    Cubes,
}

/// Places pieces in 1 more space: a City or a space with a COIN Base, without NVA Control. A further space
/// needs a roll; each must be paid for (T5.4). Gives whether it did.
fn place<T: Trace>(hand: &mut Hand<'_, '_, T>, placed: Placed) -> Result<bool, Error> {
    let board = hand.board();
    let rangers = board.available(PieceType::ArvnRangers);
    let left = if placed == Placed::Rangers { rangers } else { cubes::available(board) };
    let open = SpaceSet::CITIES | board.with_any(COIN_BASES);
    let candidates = open.filter(|space| train::may_select(hand.game(), hand.turn, space).is_ok());
    if left == 0 || candidates.is_empty() || !hand.may_go_on()? {
        return Ok(false);
    }
    if !hand.can_pay(hand.turn.price(3)) {
        return Ok(false);
    }
    let Some(space) = hand.select(Column::ArvnPlaceCubesOrRangers, candidates, Manner::Plain)? else {
        return Ok(false);
    };
    match placed {
        Placed::Cubes => cubes::place(hand, space)?,
        Placed::Rangers => {
            let pieces = Pieces { piece: PieceKind::ArvnRangersUnderground, count: rangers.min(RANGERS) };
            hand.trace
                .note("3.2.1", format_args!("Train in {}: places {} Rangers", space.name(), pieces.count));
            train::select(hand.table, hand.turn, space)?;
            train::place(hand.table, hand.turn, space, &[pieces], &[])?;
        }
    }
    hand.activation.executed_in(space);
    Ok(true)
}

/// Whether a Base may replace 3 cubes in `space`, without loss of COIN Control.
fn may_build<T: Trace>(hand: &Hand<'_, '_, T>, space: Space) -> bool {
    let (board, turn) = (hand.board(), &hand.turn);
    let selected = turn.spaces.contains(space);
    let is_open = selected || hand.has_room(None) && turn.terms.only_in.contains(space);
    let control = board.control(space);
    let keeps_control = control != Control::Coin || board.coin(space) > board.insurgent(space) + REPLACED - 1;
    is_open
        && control != Control::Nva
        && keeps_control
        && board.count_of(space, COIN_BASES) == 0
        && board.room_for_bases(space) > 0
        && board.count_of(space, PieceSet::ARVN_CUBES) >= REPLACED
        && !advised_or_governed(turn).contains(space)
        && hand.game().can_pay(Faction::Arvn, train::base_price(turn, space))
}

/// Builds 1 Base in a Province of Population 2 without COIN Base, even after a roll that failed (T5.4.2).
/// Gives whether it did.
fn build<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<bool, Error> {
    if hand.board().available(PieceType::ArvnBases) == 0 {
        return Ok(false);
    }
    let provinces = SpaceSet::PROVINCES.filter(|space| space.population() == 2 && may_build(hand, space));
    let Some(space) = hand.select(Column::ArvnPlaceBases, provinces, Manner::Plain)? else {
        return Ok(false);
    };
    let there = pieces_in(hand.board(), space);
    let replaced = take(&there, PieceSet::ARVN_CUBES, PieceUse::GiveUp, FactionSet::NONE, REPLACED);
    hand.trace.note("3.2.1", format_args!("Train in {}: a Base replaces {REPLACED} cubes", space.name()));
    hand.turn.spaces.set(space, true);
    train::build(hand.table, hand.turn, space, replaced[PieceKind::ArvnTroops], &[])?;
    Ok(true)
}

/// Pacifies 1 space that is selected, as far as a d3 allows.
fn pacify<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<(), Error> {
    let pacifying = Pacifying::of(Faction::Arvn, Occasion::Train);
    let candidates = hand.turn.spaces.filter(|space| pacifying.may_select(hand.game(), space, 0));
    match hand.select(Column::ArvnShiftTowardPassiveSupport, candidates, Manner::Plain)? {
        Some(space) => cubes::pacify(hand, pacifying, space),
        None => Ok(()),
    }
}
