//! Air Strike (4.2.3): hits Degrade the Trail, then remove exposed enemies; struck spaces shift.

use crate::action::turn::Turn;
use crate::game::Game;
use crate::game::table::Cause;
use crate::special_activities::air_strike::{self, AirStrikeProgress, SamVictim, exposed};
use crate::trung::asked;
use crate::trung::column::Column;
use crate::trung::firepower::pieces_in;
use crate::trung::hand::Hand;
use crate::trung::piece_order::{PieceUse, Taking};
use crate::trung::scene::Manner;
use crate::trung::step::{CardStep, NpSpecial};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::support::SupportLevel;
use pointman_core::error::Error;
use pointman_core::plural::counted;
use pointman_core::trace::Trace;

/// Executes the Air Strike on the terms of the turn. Gives whether a hit was spent.
///
/// # Errors
/// When the dice give no answer.
pub fn air_strike<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<bool, Error> {
    air_strike::begin(hand.table, hand.turn)?;
    hand.trace.note("4.2.3", format_args!("{}", counted(hand.turn.coin.air_strike.left, "hit")));
    for step in NpSpecial::UsAirStrike.steps() {
        hand.within("T5.3.7", format_args!("{}", step.words()), |hand| {
            match step {
                CardStep::UsAirStrikeTrail => strike_trail(hand)?,
                CardStep::UsAirStrikeSpaces => while strike_space(hand)? {},
                CardStep::UsAirStrikeShift => air_strike::finish(hand.table, hand.turn)?,
                _ => {}
            }
            Ok(())
        })?;
    }
    let strike = &mut hand.turn.coin.air_strike;
    let effective = strike.trail || strike.total() > 0;
    if !effective {
        *strike = AirStrikeProgress { terms: strike.terms, ..AirStrikeProgress::default() };
    }
    Ok(effective)
}

/// Degrades the Trail if that is possible; SA-2s (unshaded) then cost NVA a piece.
fn strike_trail<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<(), Error> {
    if air_strike::may_degrade(hand.game(), hand.turn).is_err() {
        return Ok(());
    }
    let degraded = air_strike::strike_trail(hand.table, hand.turn)?;
    hand.trace.note(
        "4.2.3",
        format_args!("the Trail is {}", if degraded { "Degraded" } else { "struck without effect" }),
    );
    if !degraded || !hand.game().unshaded(LastingCard::Sa2s) {
        return Ok(());
    }
    match asked::sam_victim(hand.table, hand.trace)? {
        Some(SamVictim { space, piece }) => hand.table.remove(space, piece, 1, Cause::Return),
        None => Ok(()),
    }
}

/// Where an Air Strike could remove a piece now.
pub fn targets(game: &Game, turn: &Turn) -> SpaceSet {
    let board = game.board();
    let held = board.with_any(PieceSet::INSURGENT - PieceSet::UNDERGROUND_GUERRILLAS - PieceSet::TUNNELS);
    (held - turn.special_spaces).filter(|space| {
        air_strike::may_select(game, turn, space).is_ok() && !exposed(board, game.edition(), space).is_empty()
    })
}

/// The most pieces removed in `space`: 1 by Laser Guided Bombs (unshaded) unless it is at Active Opposition,
/// 1 by Arc Light (shaded) unless it is at Opposition, or what an Event says.
fn most_in_space(game: &Game, turn: &Turn, space: Space) -> u8 {
    let support = game.board().support(space);
    let terms = turn.coin.air_strike.terms;
    if terms.unsparing {
        return terms.most_in_a_space.unwrap_or(u8::MAX);
    }
    let bombs = game.unshaded(LastingCard::LaserGuidedBombs) && support != SupportLevel::ActiveOpposition;
    let arc_light = game.shaded(LastingCard::ArcLight) && support >= SupportLevel::Neutral;
    let most = if bombs || arc_light { 1 } else { u8::MAX };
    terms.most_in_a_space.map_or(most, |event| event.min(most))
}

/// Strikes the next space by the column, if there is one; one that only Arc Light allows by the column for
/// removing.
fn strike_space<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<bool, Error> {
    if air_strike::may_remove_more(hand.game(), hand.turn).is_err() {
        return Ok(false);
    }
    let candidates = targets(hand.game(), hand.turn);
    // Card 30: ARVN strikes by its column for removing.
    let column =
        if hand.faction() == Faction::Us { Column::UsAirStrike } else { Column::removing(hand.faction()) };
    let Some(mut space) = hand.select(column, candidates, Manner::Plain)? else { return Ok(false) };
    let needs_coin = hand.turn.coin.air_strike.terms.needs_coin;
    if needs_coin && hand.board().coin(space) == 0 {
        let board = hand.board();
        let by_arc_light = candidates.filter(|space| board.coin(space) == 0);
        hand.trace.note("card 8", format_args!("Arc Light: 1 Province without US or ARVN piece"));
        let Some(selected) = hand.select(Column::removing(hand.faction()), by_arc_light, Manner::Plain)?
        else {
            return Ok(false);
        };
        space = selected;
    }
    let most = most_in_space(hand.game(), hand.turn, space);
    while hand.turn.coin.air_strike.removed[space] < most
        && air_strike::may_remove_more(hand.game(), hand.turn).is_ok()
    {
        let game = hand.game();
        let kinds = exposed(game.board(), game.edition(), space);
        let next = Taking::by(PieceUse::Harm, game.players()).next(&pieces_in(game.board(), space), kinds);
        let Some(piece) = next else { break };
        air_strike::remove(hand.table, hand.turn, space, piece)?;
        hand.trace
            .note("4.2.3", format_args!("Air Strike in {}: removes {}", space.name(), piece.counted(1)));
    }
    Ok(true)
}
