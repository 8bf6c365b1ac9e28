//! ARVN Assault (3.2.4): where Firepower is greatest, or by the column, as far as rolls and Resources allow;
//! and Armored Cavalry.

use crate::operations::OperationName;
use crate::operations::assault::{self, Assault};
use crate::special_activities::{SpecialName, transport};
use crate::trung::coin::assault::{make, where_effective};
use crate::trung::column::Column;
use crate::trung::firepower::{arvn_firepower, pieces_in};
use crate::trung::hand::Hand;
use crate::trung::scene::{Manner, Scene};
use crate::trung::step::CardStep;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// Executes the Assault, or a part of it. Gives whether this part selected a space.
///
/// # Errors
/// When the dice give no answer.
pub fn assault<T: Trace>(hand: &mut Hand<'_, '_, T>, steps: &[CardStep]) -> Result<bool, Error> {
    if hand.turn.begin(hand.table.game, OperationName::Assault).is_err() {
        return Ok(false);
    }
    let before = hand.turn.spaces;
    for step in steps {
        hand.within("T5.3.6", format_args!("{}", step.words()), |hand| {
            match step {
                CardStep::ArvnAssaultMostFirepower => most_firepower(hand)?,
                CardStep::ArvnAssaultRemove => while next(hand)? {},
                _ => {}
            }
            Ok(())
        })?;
    }
    Ok(hand.turn.spaces != before)
}

fn of<T: Trace>(hand: &Hand<'_, '_, T>, space: Space) -> Assault {
    Assault { treated: hand.treated, ..Assault::granted(space, hand.turn) }
}

fn candidates<T: Trace>(hand: &Hand<'_, '_, T>) -> SpaceSet {
    if !hand.has_room(None) {
        return SpaceSet::NONE;
    }
    let spaces = hand.turn.terms.only_in - hand.turn.spaces;
    where_effective(&hand.scene(Manner::Plain), of(hand, Space::Hue), spaces)
}

fn can_pay<T: Trace>(hand: &mut Hand<'_, '_, T>) -> bool {
    hand.can_pay(assault::price(hand.game(), hand.turn, Faction::Arvn))
}

/// Assaults where ARVN Firepower is greatest.
fn most_firepower<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<(), Error> {
    if !can_pay(hand) {
        return Ok(());
    }
    let firepower =
        |scene: &Scene<'_>, space| i16::from(arvn_firepower(space, &pieces_in(scene.board(), space)));
    match hand.most(candidates(hand), "Most ARVN Firepower", firepower)? {
        Some(space) => execute(hand, space),
        None => Ok(()),
    }
}

/// Assaults in 1 more space: a further one needs a roll, then each must be paid for (T5.4.3). Gives whether
/// it did.
fn next<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<bool, Error> {
    let candidates = candidates(hand);
    if candidates.is_empty() || !hand.may_go_on()? || !can_pay(hand) {
        return Ok(false);
    }
    let Some(space) = hand.select(Column::ArvnRemoveOrReplace, candidates, Manner::Assault)? else {
        return Ok(false);
    };
    execute(hand, space)?;
    Ok(true)
}

fn execute<T: Trace>(hand: &mut Hand<'_, '_, T>, space: Space) -> Result<(), Error> {
    let assault = of(hand, space);
    assault::select(hand.table, hand.turn, &assault)?;
    hand.activation.executed_in(space);
    make(hand, assault)?;
    Ok(())
}

/// The Armored Cavalry (unshaded) Assaults, free, in 1 of the destinations of this turn's Transport, once
/// Operation and Special Activity are done. Gives whether it did.
///
/// # Errors
/// When the dice give no answer.
pub fn armored_cavalry<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<bool, Error> {
    if hand.turn.special != Some(SpecialName::Transport) {
        return Ok(false);
    }
    let somewhere = Assault::of(Space::Hue, Faction::Arvn);
    let open = hand
        .turn
        .special_spaces
        .filter(|space| transport::may_use_cavalry(hand.game(), hand.turn, space).is_ok());
    let candidates = where_effective(&hand.scene(Manner::Plain), somewhere, open);
    let Some(space) = hand.select(Column::ArvnRemoveOrReplace, candidates, Manner::Assault)? else {
        return Ok(false);
    };
    hand.turn.coin.transport.cavalry = true;
    hand.turn.coin.assault.shifted = SpaceSet::NONE;
    hand.within("card 61", format_args!("Armored Cavalry"), |hand| {
        make(hand, Assault { space, ..somewhere })
    })?;
    Ok(true)
}
