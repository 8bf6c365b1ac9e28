//! US Train (3.2.1): ARVN cubes, Irregulars, Rangers, Police of Combined Action Platoons; then Patronage or
//! Pacification.

use crate::action::choice::Pieces;
use crate::board::control::Control;
use crate::operations::OperationName;
use crate::operations::coin::advised_or_governed;
use crate::operations::train;
use crate::trung::coin::cubes;
use crate::trung::column::Column;
use crate::trung::hand::Hand;
use crate::trung::pacify::{Occasion, Pacifying};
use crate::trung::scene::{Manner, Scene};
use crate::trung::step::CardStep;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::support::SupportLevel;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// Special Forces placed in a space.
const SPECIAL_FORCES: u8 = 2;
/// What is taken from Patronage.
const PATRONAGE: u8 = 3;

/// Executes the Train. Gives whether it selected a space.
///
/// # Errors
/// When the dice give no answer.
pub fn train<T: Trace>(hand: &mut Hand<'_, '_, T>, steps: &[CardStep]) -> Result<bool, Error> {
    if hand.turn.begin(hand.table.game, OperationName::Train).is_err() {
        return Ok(false);
    }
    let (mut police_waits, mut transferred) = (false, false);
    for step in steps {
        if !hand.is_due(*step)? {
            continue;
        }
        hand.within("T5.3.6", format_args!("{}", step.words()), |hand| {
            match step {
                CardStep::UsTrainCubesOneSpace => {
                    place_cubes(hand)?;
                }
                CardStep::UsTrainSpecialForces => {
                    place_special_forces(hand, PieceType::UsIrregulars)?;
                    place_special_forces(hand, PieceType::ArvnRangers)?;
                }
                CardStep::UsTrainCubes => while place_cubes(hand)? {},
                // Combined Action Platoons serve a Train, which needs a space.
                CardStep::UsTrainCombinedActionPlatoons if hand.turn.spaces.is_empty() => police_waits = true,
                CardStep::UsTrainCombinedActionPlatoons => add_police(hand)?,
                CardStep::UsTrainPatronage => transferred = transfer_patronage(hand)?,
                CardStep::UsTrainPacify if !transferred => pacify(hand)?,
                _ => {}
            }
            Ok(())
        })?;
    }
    if police_waits && !hand.turn.spaces.is_empty() {
        add_police(hand)?;
    }
    Ok(!hand.turn.spaces.is_empty())
}

/// Where the US may Train: with US pieces, not selected for Train or Advise.
fn eligible<T: Trace>(hand: &Hand<'_, '_, T>) -> SpaceSet {
    let spaces = SpaceSet::CITIES_AND_PROVINCES;
    spaces.filter(|space| train::may_select(hand.game(), hand.turn, space).is_ok())
}

/// Places ARVN cubes in 1 space with a US Base: a further one needs a roll, each must be paid for (T5.4).
/// Gives whether it did.
fn place_cubes<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<bool, Error> {
    let candidates = eligible(hand) & hand.board().with(PieceKind::UsBases);
    if candidates.is_empty() || cubes::available(hand.board()) == 0 || !hand.may_go_on()? {
        return Ok(false);
    }
    if !can_pay(hand) {
        return Ok(false);
    }
    let Some(space) = hand.select(Column::UsPlaceCubesOrSf, candidates, Manner::WithTroops)? else {
        return Ok(false);
    };
    cubes::place(hand, space)?;
    hand.activation.executed_in(space);
    Ok(true)
}

fn can_pay<T: Trace>(hand: &mut Hand<'_, '_, T>) -> bool {
    hand.can_pay(hand.turn.price(3))
}

/// Places Irregulars, or Rangers where a US Base is, 2 in a space as long as there are some.
fn place_special_forces<T: Trace>(hand: &mut Hand<'_, '_, T>, piece_type: PieceType) -> Result<(), Error> {
    let with_base = piece_type == PieceType::ArvnRangers;
    while hand.board().available(piece_type) > 0 && (!with_base || can_pay(hand)) {
        let open = if with_base { hand.board().with(PieceKind::UsBases) } else { SpaceSet::ALL };
        let candidates = eligible(hand) & open;
        let Some(space) = hand.select(Column::UsPlaceCubesOrSf, candidates, Manner::Plain)? else { break };
        let pieces = Pieces {
            piece: piece_type.placed(),
            count: hand.board().available(piece_type).min(SPECIAL_FORCES),
        };
        hand.trace.note(
            "3.2.1",
            format_args!("Train in {}: places {}", space.name(), pieces.piece.counted(pieces.count)),
        );
        train::select(hand.table, hand.turn, space)?;
        train::place(hand.table, hand.turn, space, &[pieces], &[])?;
    }
    Ok(())
}

/// Combined Action Platoons (unshaded) add 1 Police where US Troops are without Police at Neutral or
/// Opposition: the only case in which a non-player takes a piece off the map to place it (T2.1.1).
fn add_police<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<(), Error> {
    if !hand.game().unshaded(LastingCard::CombinedActionPlatoons) {
        return Ok(());
    }
    let board = hand.board();
    let unguarded = (board.with(PieceKind::UsTroops) & SpaceSet::CITIES_AND_PROVINCES)
        - board.with(PieceKind::ArvnPolice);
    let candidates =
        (unguarded & hand.turn.terms.only_in).filter(|space| board.support(space) <= SupportLevel::Neutral);
    let Some(to) = hand.most(candidates, "Most Population", |_, space| i16::from(space.population()))? else {
        return Ok(());
    };
    let board = hand.board();
    let from = if board.available(PieceType::ArvnPolice) > 0 {
        None
    } else {
        let keeps = |space: Space| {
            board.control(space) != Control::Coin || board.coin(space) > board.insurgent(space) + 1
        };
        let sources = board.with(PieceKind::ArvnPolice).filter(keeps);
        let police = |scene: &Scene<'_>, space| i16::from(scene.board().count(space, PieceKind::ArvnPolice));
        let Some(from) =
            hand.most(sources, "Most Police where COIN Control does not depend on them", police)?
        else {
            return Ok(());
        };
        Some(from)
    };
    hand.trace.note("card 18", format_args!("Combined Action Platoons add 1 Police in {}", to.name()));
    train::add_police(hand.table, hand.turn, to, from)
}

/// Whether `space` is selected for the Train, or may be selected in addition.
fn may_end_in<T: Trace>(hand: &Hand<'_, '_, T>, space: Space) -> bool {
    let turn = &hand.turn;
    let is_open = turn.spaces.contains(space) || hand.has_room(None) && turn.terms.only_in.contains(space);
    is_open && hand.board().count_by(space, Faction::Us) > 0 && !advised_or_governed(turn).contains(space)
}

/// Turns 3 Patronage into ARVN Resources if Saigon may be selected (T2.1.1). Gives whether it did.
fn transfer_patronage<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<bool, Error> {
    if !may_end_in(hand, Space::Saigon) {
        return Ok(false);
    }
    hand.trace.note("3.2.1", format_args!("Train in Saigon: {PATRONAGE} Patronage to ARVN Resources"));
    hand.turn.spaces.set(Space::Saigon, true);
    train::transfer(hand.table, hand.turn, PATRONAGE)?;
    Ok(true)
}

/// Pacifies 1 space, or with unshaded CORDS 2, each as far as a d3 of its own allows.
fn pacify<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<(), Error> {
    let pacifying = Pacifying::of(Faction::Us, Occasion::Train);
    let most = if hand.game().unshaded(LastingCard::Cords) { 2 } else { 1 };
    for _ in 0..most {
        let done = hand.turn.coin.train.pacified;
        let open = (SpaceSet::POPULATED - done).filter(|space| may_end_in(hand, space));
        let candidates = open.filter(|space| pacifying.may_select(hand.game(), space, 0));
        let Some(space) = hand.select(Column::UsShiftTowardActiveSupport, candidates, Manner::Plain)? else {
            break;
        };
        cubes::pacify(hand, pacifying, space)?;
    }
    Ok(())
}
