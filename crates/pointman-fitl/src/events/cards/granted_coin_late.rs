//! Texts that grant US or ARVN Operations, Special Activities, Pacification, Redeployment or Commitment:
//! cards 64 to 117.

use super::coin_spaces::{
    AROUND_CAN_THO, COAST, ROK_SHIFTS, ROK_ZONE, agent_orange, air_strike, around, as_us, assault, sprayed,
    sweep, without_police,
};
use super::granted_coin::us_or_arvn;
use super::kinds::{ARVN, US};
use crate::action::turn::Terms;
use crate::coup::{Pacified, PacifyTerms};
use crate::events::ask::Fate;
use crate::events::grant::{Duty, Grant, Granted};
use crate::events::play::{Done, Play, To};
use crate::events::procedure::{CoinProcedure, Gathering, Procedure};
use crate::events::way::{Purpose, Way};
use crate::operations::assault::{FightTerms, Treated};
use crate::special_activities::SpecialName;
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::card::CardSide::{Shaded, Unshaded};
use crate::vocabulary::edition::Edition;
use crate::vocabulary::faction::{Faction, Side};
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::support::SupportLevel;
use crate::vocabulary::track::Track;
use pointman_core::error::Error;

pub(super) fn honolulu_conference(play: &mut Play<'_, '_>) -> Done {
    const DIRECTIONS: [&str; 2] = ["up", "down"];
    const UP: usize = 0;
    let by = play.executor;
    let aid = if by.side() == Side::Coin { Way::Word(UP) } else { Way::Word(1) };
    let aid = if play.word(by, "aid", &DIRECTIONS, aid)? == UP { 10 } else { -10 };
    play.track(Track::Aid, aid)?;
    let patronage = if play.word(by, "patronage", &DIRECTIONS, Way::Word(1))? == UP { 3 } else { -5 };
    play.track(Track::Patronage, patronage)?;
    if by.side() == Side::Insurgent {
        return play.stays_eligible(by);
    }
    let terms = play.game().pacification_terms();
    pacify(play, by, ("pacify", "steps"), Pacified::default(), &terms).map(drop)
}

/// A faction Pacifies as in the Support Phase, after what was `done` (6.3.1). Gives what is done then.
fn pacify(
    play: &mut Play<'_, '_>,
    by: Faction,
    (name, number): (&'static str, &'static str),
    mut done: Pacified,
    terms: &PacifyTerms,
) -> Result<Pacified, Error> {
    if !play.is_player(by) {
        let before = *play.board();
        play.procedure(by, Procedure::Coin(CoinProcedure::Pacify { done, terms: *terms }))?;
        for space in SpaceSet::POPULATED {
            let levels = play.board().support(space).value() - before.support(space).value();
            if levels > 0 || play.board().terror(space) != before.terror(space) {
                done.note(by, space, u8::try_from(levels).unwrap_or(0));
            }
        }
        return Ok(done);
    }
    loop {
        let game = play.game();
        let steps = |space| {
            let limits = game.pacify_limits(by, space, &done, terms);
            (limits.terror, limits.levels)
        };
        let may = |space| game.may_pacify(by, space, &done, terms).is_ok() && steps(space) != (0, 0);
        let Some(space) = play.maybe_space(by, name, SpaceSet::POPULATED.filter(may), Way::Declines)? else {
            return Ok(done);
        };
        let limits = play.game().pacify_limits(by, space, &done, terms);
        let number = play.number(by, number, 1, limits.terror + limits.levels)?;
        let terror = number.min(limits.terror);
        play.table.pacify(by, (space, terror, number - terror), &mut done, terms)?;
    }
}

/// The Troops of US or ARVN.
const fn troops_of(by: Faction) -> PieceType {
    if matches!(by, Faction::Us) { PieceType::UsTroops } else { PieceType::ArvnTroops }
}

pub(super) fn amphib_landing(play: &mut Play<'_, '_>) -> Done {
    if play.side == Shaded {
        // Non-player VC moves nothing.
        if play.is_player(Faction::Vc) {
            let vc = PieceSet::of_faction(Faction::Vc);
            let from = SpaceSet::COASTAL & play.board().with_any(vc);
            if let Some(from) = play.maybe_space(Faction::Vc, "space", from, Way::Declines)? {
                play.relocate(Faction::Vc, "move", 3, vc, (from.into(), SpaceSet::ALL), Way::Declines, true)?;
            }
        }
        play.ineligible(Faction::Us)?;
        return play.ineligible(Faction::Arvn);
    }
    let Some(by) = us_or_arvn(play)? else { return Ok(()) };
    let is_player = play.is_player(by);
    if is_player {
        play.relocate(by, "move", u8::MAX, troops_of(by).into(), (COAST, COAST), Way::Declines, true)?;
    }
    let landing = if is_player { COAST } else { COAST & play.board().with_any(PieceSet::INSURGENT) };
    let Some(space) = play.space(by, "space", landing, Way::For(Purpose::Remove))? else { return Ok(()) };
    if !is_player {
        let gathering =
            Gathering { piece_type: troops_of(by), most: u8::MAX, to: space, from: COAST, mandatory: false };
        play.procedure(by, Procedure::Coin(CoinProcedure::Gather(gathering)))?;
    }
    if !space.is_loc() {
        play.grant(&sweep(by, "sweep", space))?;
    }
    play.grant(&assault(by, "assault", space).at_most(1)).map(drop)
}

pub(super) fn roks(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            let Some(by) = us_or_arvn(play)? else { return Ok(()) };
            let fight = as_us(Treated::CubesAsUs);
            play.grant(&sweep(by, "sweep", ROK_ZONE).fighting(fight))?;
            play.grant(&assault(by, "assault", ROK_ZONE).fighting(fight)).map(drop)
        }
        Shaded => play.shift(ROK_SHIFTS, -1),
    }
}

pub(super) fn great_society(play: &mut Play<'_, '_>) -> Done {
    let us = Faction::Us;
    if play.side == Shaded {
        let boxes = (BoxName::Available, BoxName::OutOfPlay);
        return play.rebox_in(us, "pieces", 3, &US, boxes, Way::GiveUp).map(drop);
    }
    play.table.settle_casualties()?;
    let available = |play: &Play<'_, '_>| {
        play.board().available(PieceType::UsTroops) + play.board().available(PieceType::UsBases)
    };
    let before = available(play);
    if play.is_player(us) {
        play.grant(&Grant::named(us, "commitment", Granted::Commitment))?;
    } else {
        play.procedure(us, Procedure::Coin(CoinProcedure::Commitment))?;
    }
    // The first edition has no shifts for a withdrawal.
    let points =
        if play.game().edition() == Edition::Second { available(play).saturating_sub(before) / 2 } else { 0 };
    shift_for_withdrawal(play, points)
}

/// VC shifts spaces for a withdrawal of the US; as a non-player those of Passive Support with a VC Base first
/// (6.5, T5.9).
fn shift_for_withdrawal(play: &mut Play<'_, '_>, mut points: u8) -> Done {
    let (vc, mut done) = (Faction::Vc, SpaceSet::NONE);
    loop {
        let game = play.game();
        let all =
            SpaceSet::POPULATED.filter(|space| game.may_shift_for_withdrawal(space, points, done).is_ok());
        let based = all & game.board().with_any(PieceSet::BASES & PieceSet::of_faction(vc));
        let first = based.filter(|space| game.board().support(space) == SupportLevel::PassiveSupport);
        let space = if play.is_player(vc) {
            play.maybe_space(vc, "shift", all, Way::Declines)?
        } else {
            play.space(vc, "shift", if first.is_empty() { all } else { first }, Way::For(Purpose::Shift))?
        };
        let Some(space) = space else { return Ok(()) };
        play.table.shift_for_withdrawal(space, &mut points, &mut done)?;
    }
}

pub(super) fn lam_son_719(play: &mut Play<'_, '_>) -> Done {
    let arvn = Faction::Arvn;
    if play.side == Shaded {
        let there = play.board().count_in(SpaceSet::LAOS, PieceSet::of_faction(arvn));
        return play.track(Track::NvaResources, 6 + i32::from(there));
    }
    let has_troops = play.board().available(PieceType::ArvnTroops) > 0;
    let way = if has_troops { Way::For(Purpose::Troops) } else { Way::Tables };
    let Some(space) = play.space(play.executor, "space", SpaceSet::LAOS, way)? else { return Ok(()) };
    play.place_up_to(play.executor, "place", 6, &[PieceType::ArvnTroops], space.into())?;
    let by_person = Grant::limited(arvn, "operation");
    let operation = if play.is_player(arvn) {
        Grant { terms: Terms { only_in: space.into(), ..by_person.terms }, ..by_person }
    } else {
        assault(arvn, "operation", space).at_most(1)
    };
    play.grant(&operation)?;
    play.track(Track::Trail, -2)
}

pub(super) fn sihanouk(play: &mut Play<'_, '_>) -> Done {
    let Some(by) = us_or_arvn(play)? else { return Ok(()) };
    if play.is_player(by) {
        play.grant(&sweep(by, "sweep", SpaceSet::CAMBODIA))?;
    } else {
        play.procedure(by, Procedure::Coin(CoinProcedure::SweepInPlace(SpaceSet::CAMBODIA)))?;
    }
    play.grant(&assault(by, "assault", SpaceSet::CAMBODIA).at_most(1)).map(drop)
}

pub(super) fn walt_rostow(play: &mut Play<'_, '_>) -> Done {
    if play.side == Unshaded {
        for given in 0..2 {
            play.next_of(given, 2, Fate::AsTold);
            bring_arvn_piece(play)?;
        }
        return Ok(());
    }
    rostow_guerrillas(play)?;
    let arvn = Faction::Arvn;
    if !play.is_player(arvn) {
        return play.procedure(arvn, Procedure::Coin(CoinProcedure::RedeployWithoutBases));
    }
    // Destinations are fixed before the first move; Troops that must leave go first.
    let cities = (SpaceSet::CITIES - play.board().control_map().nva).with(Space::Saigon);
    let (troops, must_leave) = (PieceKind::ArvnTroops, SpaceSet::PROVINCES | SpaceSet::LOCS);
    let number = play.board().count_in(must_leave, troops);
    play.relocate(arvn, "redeploy", number, troops.into(), (must_leave, cities), Way::Tables, false)?;
    play.relocate(arvn, "move", u8::MAX, troops.into(), (SpaceSet::CITIES, cities), Way::Declines, true)
        .map(drop)
}

/// An ARVN piece from a box or from anywhere on the map goes where COIN has Control.
fn bring_arvn_piece(play: &mut Play<'_, '_>) -> Done {
    let arvn = PieceSet::of_faction(Faction::Arvn);
    let (board, by) = (play.board(), play.executor);
    let to = SpaceSet::CITIES_AND_PROVINCES & board.control_map().coin;
    let held = |name| ARVN.iter().any(|piece_type| board.in_box(name, *piece_type) > 0);
    let sources = [
        ("out-of-play", held(BoxName::OutOfPlay)),
        ("available", held(BoxName::Available)),
        ("map", !board.with_any(arvn).is_empty()),
    ];
    if to.is_empty() {
        return Ok(());
    }
    let Some(chosen) = play.option(by, "source", &sources, "out-of-play")? else { return Ok(()) };
    let held = match chosen {
        "out-of-play" => BoxName::OutOfPlay,
        "available" => BoxName::Available,
        _ => {
            let moved = play.relocate_one(by, "place", arvn, (SpaceSet::ALL, to), Way::Tables, false)?;
            return match moved {
                Some((PieceKind::ArvnRangersActive, space)) => {
                    play.table.flip(space, PieceKind::ArvnRangersActive, 1)
                }
                _ => Ok(()),
            };
        }
    };
    play.bring_one(by, "place", &ARVN, held, to, Way::Tables, false).map(drop)
}

/// A Guerrilla of either faction in each Province with ARVN pieces; a non-player's own while it has any.
fn rostow_guerrillas(play: &mut Play<'_, '_>) -> Done {
    const BOTH: [PieceType; 2] = [PieceType::NvaGuerrillas, PieceType::VcGuerrillas];
    let by = play.executor;
    let mut left = SpaceSet::PROVINCES & play.board().with_any(PieceSet::of_faction(Faction::Arvn));
    let all = left.len() as u8;
    for given in 0..all {
        play.next_of(given, all, Fate::AsTold);
        let placed = play.bring_one(by, "place", &BOTH, BoxName::Available, left, Way::Tables, false)?;
        let Some((space, _)) = placed else { break };
        left.set(space, false);
    }
    Ok(())
}

pub(super) fn sealords(play: &mut Play<'_, '_>) -> Done {
    // Each space is named: no Capability bounds their number (5.1.1).
    let each = AROUND_CAN_THO.len() as u8;
    for (by, swept, assaulted) in
        [(Faction::Arvn, "arvn-sweep", "arvn-assault"), (Faction::Us, "us-sweep", "us-assault")]
    {
        if play.is_player(by) {
            let sweep = sweep(by, swept, AROUND_CAN_THO).from(SpaceSet::NONE).at_most(each);
            // Each space is Swept or Assaulted: either may be left.
            let swept = play.grant(&Grant { duty: Duty::Open, ..sweep })?;
            play.grant(&assault(by, assaulted, AROUND_CAN_THO - swept).at_most(each))?;
        } else {
            play.procedure(by, Procedure::Coin(CoinProcedure::SweepOrAssault(AROUND_CAN_THO)))?;
        }
    }
    Ok(())
}

pub(super) fn westmoreland(play: &mut Play<'_, '_>) -> Done {
    const MOST: u8 = 2;
    let us = Faction::Us;
    if play.side == Shaded {
        let candidates = without_police(play.board());
        let spaces = play.spaces(play.executor, "shift", 3, candidates, Way::For(Purpose::Shift))?;
        return play.shift(spaces, -2);
    }
    play.grant(&Grant {
        duty: Duty::Open,
        ..Grant::named(us, "air-lift", Granted::Special(SpecialName::AirLift))
    })?;
    if play.is_player(us) {
        let sweep = sweep(us, "sweep", SpaceSet::ALL).from(SpaceSet::NONE).at_most(MOST);
        // Each space is Swept or Assaulted: either may be left.
        let swept = play.grant(&Grant { duty: Duty::Open, ..sweep })?;
        let left = MOST - swept.len() as u8;
        if left > 0 {
            let fight = FightTerms { follow_up: false, ..FightTerms::default() };
            play.grant(&assault(us, "assault", SpaceSet::ALL - swept).at_most(left).fighting(fight))?;
        }
    } else {
        play.procedure(us, Procedure::Coin(CoinProcedure::BestTwoSpaces))?;
    }
    play.grant(&air_strike(us)).map(drop)
}

pub(super) fn apc(play: &mut Play<'_, '_>) -> Done {
    let terms = PacifyTerms { price: 0, most_levels: 1, most_spaces: 4 };
    let done = pacify(play, Faction::Us, ("us-pacify", "us-steps"), Pacified::default(), &terms)?;
    pacify(play, Faction::Arvn, ("arvn-pacify", "arvn-steps"), done, &terms).map(drop)
}

pub(super) fn masher_white_wing(play: &mut Play<'_, '_>) -> Done {
    let Some(by) = us_or_arvn(play)? else { return Ok(()) };
    let open = SpaceSet::CITIES_AND_PROVINCES - SpaceSet::JUNGLE - SpaceSet::COIN_FORBIDDEN;
    let Some(space) = play.space(by, "space", open, Way::Forecast(Treated::TroopsAsUs))? else {
        return Ok(());
    };
    let fight = as_us(Treated::TroopsAsUs);
    let swept = play.grant(&sweep(by, "sweep", space).fighting(fight))?;
    let troops = PieceSet::of(&[PieceKind::UsTroops, PieceKind::ArvnTroops]);
    let is_trapped = play.game().shaded(LastingCard::BoobyTraps) && play.board().count_of(space, troops) > 0;
    if is_trapped && !swept.is_empty() && play.d6("Booby Traps, 1 Troop lost on 3 or less")? <= 3 {
        play.remove(Faction::Vc, "trap", 1, troops, space.into())?;
    }
    play.grant(&assault(by, "assault", space).fighting(fight)).map(drop)
}

pub(super) fn agent_orange_sprayed(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            play.flip_all(PieceSet::UNDERGROUND_GUERRILLAS, SpaceSet::JUNGLE)?;
            play.grant(&agent_orange()).map(drop)
        }
        Shaded => {
            let spaces = sprayed(play.board());
            play.shift(spaces, -1)
        }
    }
}

/// The spaces open to what goes to 1 space or 2 next to each other, those having been chosen; any of `spaces`
/// at first.
fn pair(chosen: SpaceSet, spaces: SpaceSet) -> SpaceSet {
    match chosen.first() {
        None => spaces,
        Some(space) if chosen.len() == 1 => around(space) & spaces,
        Some(_) => chosen,
    }
}

pub(super) fn corps_commanders(play: &mut Play<'_, '_>) -> Done {
    const TROOPS: PieceType = PieceType::ArvnTroops;
    let arvn = Faction::Arvn;
    let mut chosen = SpaceSet::NONE;
    if play.side == Shaded {
        let number = play.d6("ARVN pieces removed")?;
        for given in 0..number {
            play.next_of(given, number, Fate::AsTold);
            let spaces = pair(chosen, SpaceSet::ALL);
            let kinds = PieceSet::of_faction(arvn);
            let Some((space, piece)) =
                play.piece(play.executor, "remove", kinds, spaces, Way::For(Purpose::Remove))?
            else {
                break;
            };
            play.take_off(space, piece, 1, To::Lost)?;
            chosen.set(space, true);
        }
        return play.ineligible(arvn);
    }
    for given in 0..3 {
        let held = |name| play.board().in_box(name, TROOPS) > 0;
        let out_of_play = held(BoxName::OutOfPlay)
            && (!held(BoxName::Available) || {
                play.next_of(given, 3, Fate::AsTold);
                play.word(arvn, "source", &["out-of-play", "available"], Way::Word(0))? == 0
            });
        let from = if out_of_play { BoxName::OutOfPlay } else { BoxName::Available };
        let spaces = pair(chosen, SpaceSet::ALL - SpaceSet::COIN_FORBIDDEN);
        play.next_of(given, 3, Fate::AsTold);
        let Some((space, _)) = play.bring_one(arvn, "place", &[TROOPS], from, spaces, Way::Tables, false)?
        else {
            break;
        };
        chosen.set(space, true);
    }
    if (chosen & SpaceSet::CITIES_AND_PROVINCES).is_empty() {
        return Ok(());
    }
    play.grant(&sweep(arvn, "sweep", chosen)).map(drop)
}
