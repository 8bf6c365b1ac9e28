//! US Assault (3.2.4): everywhere all vulnerable enemies go, then in 1 space with ARVN, then everywhere else
//! it has an effect.

use crate::operations::OperationName;
use crate::operations::assault::{self, Assault, Treated};
use crate::trung::coin::assault::{Forecast, added, make_by_us, where_it};
use crate::trung::column::Column;
use crate::trung::firepower::vulnerable_bases;
use crate::trung::hand::Hand;
use crate::trung::scene::{Manner, Scene};
use crate::trung::step::CardStep;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::piece_set::PieceSet;
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
                CardStep::UsAssaultAllVulnerable => while next(hand, Forecast::removes_all_vulnerable)? {},
                CardStep::UsAssaultWithArvn => with_arvn(hand)?,
                CardStep::UsAssaultUsTroops => while next(hand, Forecast::is_effective)? {},
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

/// Where the US may Assault and that `comes_to` something: in 2 spaces at most with shaded Abrams or Cobras;
/// with shaded Search and Destroy only where NVA Troops or a vulnerable Base are.
fn candidates<T: Trace>(hand: &Hand<'_, '_, T>, comes_to: impl Fn(&Forecast) -> bool) -> SpaceSet {
    let (game, board) = (hand.game(), hand.board());
    let capped = game.shaded(LastingCard::Abrams) || game.shaded(LastingCard::Cobras);
    if !hand.has_room(capped.then_some(2)) {
        return SpaceSet::NONE;
    }
    let mut spaces = hand.turn.terms.only_in - hand.turn.spaces;
    if game.shaded(LastingCard::SearchAndDestroy) {
        let bases = PieceSet::BASES & PieceSet::INSURGENT;
        spaces &= board.with(PieceKind::NvaTroops) | vulnerable_bases(game, bases);
    }
    where_it(&hand.scene(Manner::Plain), of(hand, Space::Hue), spaces, comes_to)
}

/// Assaults in the next space by the column, if there is one.
fn next<T: Trace>(hand: &mut Hand<'_, '_, T>, comes_to: impl Fn(&Forecast) -> bool) -> Result<bool, Error> {
    let candidates = candidates(hand, comes_to);
    let Some(space) = hand.select(Column::UsRemoveOrReplace, candidates, Manner::Plain)? else {
        return Ok(false);
    };
    execute(hand, space, false)?;
    Ok(true)
}

/// Assaults in 1 space where ARVN, added, removes most.
fn with_arvn<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<(), Error> {
    let price = assault::price(hand.game(), hand.turn, Faction::Arvn);
    if hand.treated != Treated::Normally || !hand.turn.coin.fight.follow_up || !hand.can_pay(price) {
        return Ok(());
    }
    let turn = *hand.turn;
    let there = |scene: &Scene<'_>, space| added(scene, &Assault::granted(space, &turn));
    let candidates = candidates(hand, Forecast::is_effective);
    let scene = hand.scene(Manner::Plain);
    let candidates = candidates.filter(|space| there(&scene, space).is_effective());
    let most = |scene: &Scene<'_>, space| i16::from(there(scene, space).size());
    match hand.most(candidates, "Most pieces removed by the ARVN Assault", most)? {
        Some(space) => execute(hand, space, true),
        None => Ok(()),
    }
}

fn execute<T: Trace>(hand: &mut Hand<'_, '_, T>, space: Space, with_arvn: bool) -> Result<(), Error> {
    let assault = of(hand, space);
    assault::select(hand.table, hand.turn, &assault)?;
    hand.activation.executed_in(space);
    make_by_us(hand, assault, with_arvn)
}
