//! Cards 63 to 90, but for those that grant Operations or Special Activities.

use super::kinds::{
    ARVN, ARVN_PIECES, BY_REMOVAL, BY_SHIFT, BY_SHIFT_OF_VC, IRREGULARS, MOST_SUPPORT, NVA_PIECES, US,
    US_PIECES, VC, VC_PIECES,
};
use crate::board::Board;
use crate::board::control::Control;
use crate::events::ask::Fate;
use crate::events::play::{Done, Play, To};
use crate::events::way::{Purpose, Way};
use crate::game::Game;
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::card::CardSide::{Shaded, Unshaded};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::PieceType;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::support::SupportLevel;
use crate::vocabulary::track::Track;
use pointman_core::error::Error;

/// The ARVN score from which a non-player US takes Patronage away.
const HIGH_ARVN_SCORE: u8 = 42;
/// Irregulars, Rangers and Police.
const IRREGULARS_RANGERS_POLICE: [PieceType; 3] =
    [PieceType::UsIrregulars, PieceType::ArvnRangers, PieceType::ArvnPolice];

/// What a non-player US prefers against ARVN.
fn us_preference(board: &Board) -> &'static str {
    if board.victory_total(Faction::Arvn) >= HIGH_ARVN_SCORE { "patronage" } else { "pieces" }
}

/// Whether the level is one of Support.
fn is_support(level: SupportLevel) -> bool {
    level > SupportLevel::Neutral
}

/// The Cities that card 63 can turn.
pub(crate) fn fact_finding_cities(board: &Board) -> SpaceSet {
    let cities = (SpaceSet::CITIES & board.populated_at(is_support)).without(Space::Saigon);
    cities.filter(|city| board.control(city) == Control::Coin)
}

pub(super) fn fact_finding(play: &mut Play<'_, '_>) -> Done {
    let executor = play.executor;
    match play.side {
        Unshaded => {
            let preferred = us_preference(play.board());
            if play.option(executor, "option", &[("pieces", true), ("patronage", true)], preferred)?
                == Some("patronage")
            {
                let amount = play.d6("Patronage to ARVN Resources")?;
                play.patronage_to_resources(amount)?;
            } else {
                play.bring(
                    executor,
                    "place",
                    2,
                    &US,
                    BoxName::OutOfPlay,
                    SpaceSet::SOUTH_VIETNAM,
                    Way::Tables,
                    false,
                )?;
            }
            play.track(Track::Aid, 6)?;
        }
        Shaded => {
            let least_population = Way::Most(|_, city| -i16::from(city.population()));
            let way = if executor == Faction::Arvn { least_population } else { MOST_SUPPORT };
            if let Some(city) = play.space(executor, "city", fact_finding_cities(play.board()), way)? {
                play.set_level(city, SupportLevel::Neutral)?;
            }
            let preferred = if executor == Faction::Arvn { "patronage" } else { "vc-resources" };
            let gain =
                play.option(executor, "gain", &[("patronage", true), ("vc-resources", true)], preferred)?;
            play.track(if gain == Some("patronage") { Track::Patronage } else { Track::VcResources }, 4)?;
        }
    }
    Ok(())
}

pub(super) fn international_forces(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            let anywhere = !SpaceSet::COIN_FORBIDDEN;
            play.bring(play.executor, "place", 4, &US, BoxName::OutOfPlay, anywhere, Way::Tables, false)?;
        }
        Shaded => {
            let number = play.d6("US pieces that go Out of Play")?;
            play.remove_to(
                Faction::Us,
                "remove",
                number,
                US_PIECES,
                SpaceSet::ALL,
                To::OutOfPlay,
                Way::Tables,
            )?;
        }
    }
    Ok(())
}

pub(super) fn ambassador_taylor(play: &mut Play<'_, '_>) -> Done {
    let executor = play.executor;
    match play.side {
        Unshaded => {
            let preferred = us_preference(play.board());
            play.track(Track::Aid, 9)?;
            play.track(Track::ArvnResources, 9)?;
            let options = [("pieces", true), ("patronage", true), ("nothing", true)];
            match play.option(executor, "option", &options, preferred)? {
                Some("pieces") => {
                    play.bring(
                        executor,
                        "place",
                        2,
                        &US,
                        BoxName::OutOfPlay,
                        SpaceSet::SOUTH_VIETNAM,
                        Way::Tables,
                        true,
                    )?;
                }
                Some("patronage") => play.track(Track::Patronage, -3)?,
                _ => {}
            }
        }
        Shaded => {
            let supporting = play.board().populated_at(is_support).without(Space::Saigon);
            let chosen = play.spaces(executor, "neutral", 3, supporting, MOST_SUPPORT)?;
            play.set_level(chosen, SupportLevel::Neutral)?;
            play.track(Track::Patronage, -3)?;
        }
    }
    Ok(())
}

/// The Provinces of card 68 unshaded.
pub(crate) fn green_berets_provinces(board: &Board) -> SpaceSet {
    (SpaceSet::PROVINCES - SpaceSet::COIN_FORBIDDEN).filter(|space| board.control(space) != Control::Nva)
}

pub(super) fn green_berets(play: &mut Play<'_, '_>) -> Done {
    let executor = play.executor;
    match play.side {
        Unshaded => {
            let provinces = green_berets_provinces(play.board());
            let Some(province) = play.space(executor, "province", provinces, BY_SHIFT)? else {
                return Ok(());
            };
            let available = |piece_type| play.board().available(piece_type);
            let is_more = available(PieceType::UsIrregulars) > available(PieceType::ArvnRangers);
            let preferred = if is_more { "irregulars" } else { "rangers" };
            let chosen =
                play.option(executor, "type", &[("irregulars", true), ("rangers", true)], preferred)?;
            let piece_type =
                if chosen == Some("irregulars") { PieceType::UsIrregulars } else { PieceType::ArvnRangers };
            play.place(executor, "place", 3, &[piece_type], province.into())?;
            play.set_level(province, SupportLevel::ActiveSupport)?;
        }
        Shaded => {
            let removed =
                play.remove_to(executor, "remove", 3, IRREGULARS, SpaceSet::ALL, To::Available, Way::Tables)?;
            let board = play.board();
            let lost = removed.spaces
                & SpaceSet::PROVINCES
                & board.populated_at(|level| level > SupportLevel::ActiveOpposition);
            if let Some(province) = play.space(executor, "province", lost, BY_SHIFT_OF_VC)? {
                play.set_level(province, SupportLevel::ActiveOpposition)?;
            }
        }
    }
    Ok(())
}

pub(super) fn body_count(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => play.lasts()?,
        Shaded => {
            let executor = play.executor;
            let opposed = play.board().populated_at(|level| level == SupportLevel::ActiveOpposition);
            let (guerrillas, troops) = ([PieceType::VcGuerrillas], [PieceType::NvaTroops]);
            let by_vc = Way::As(Faction::Vc, Purpose::Forces);
            play.place_in_each(executor, "guerrillas", (1, u8::MAX), &guerrillas, opposed, by_vc)?;
            let by_nva = Way::As(Faction::Nva, Purpose::Troops);
            play.place_in_each(executor, "troops", (2, u8::MAX), &troops, SpaceSet::LAOS_CAMBODIA, by_nva)?;
        }
    }
    Ok(())
}

/// The spaces in which both NVA and VC stand (card 76).
pub(crate) fn with_nva_and_vc(board: &Board) -> SpaceSet {
    board.with_any(NVA_PIECES) & board.with_any(VC_PIECES)
}

/// The Provinces adjacent to Hue or Da Nang (card 76).
pub(crate) const ANNAM: SpaceSet =
    SpaceSet::of(&[Space::Hue, Space::DaNang]).adjacent().intersection(SpaceSet::PROVINCES);

pub(super) fn annam(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            let lost = -(with_nva_and_vc(play.board()).len() as i32);
            play.track(Track::NvaResources, lost)?;
            play.track(Track::VcResources, lost)?;
            play.track(Track::Patronage, 2)?;
        }
        Shaded => {
            let supporting = play.board().populated_at(is_support);
            play.set_level(supporting & SpaceSet::of(&[Space::Hue, Space::DaNang]), SupportLevel::Neutral)?;
            if let Some(province) =
                play.space(play.executor, "province", supporting & ANNAM, BY_SHIFT_OF_VC)?
            {
                play.set_level(province, SupportLevel::Neutral)?;
            }
        }
    }
    Ok(())
}

/// The spaces of card 78 unshaded.
pub(crate) fn lansdale_spaces(board: &Board) -> SpaceSet {
    (SpaceSet::POPULATED & board.with_any(PieceSet::COIN)).without(Space::Saigon)
}

pub(super) fn general_lansdale(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            let executor = play.executor;
            let all = lansdale_spaces(play.board());
            let below = all & play.board().populated_at(|level| level < SupportLevel::ActiveSupport);
            // A non-player takes only a space where the level changes (T5.5.6).
            let among = if play.is_player(executor) { all } else { below };
            if let Some(space) = play.space(executor, "space", among, BY_SHIFT)? {
                play.set_level(space, SupportLevel::ActiveSupport)?;
                play.terror(space)?;
            }
            play.track(Track::Patronage, 1)?;
        }
        Shaded => {
            play.track(Track::Patronage, 3)?;
            play.lasts()?;
        }
    }
    Ok(())
}

pub(super) fn henry_cabot_lodge(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => play.track(Track::Aid, 20)?,
        Shaded => {
            let executor = play.executor;
            let most = if play.is_player(executor) || executor == Faction::Arvn {
                3
            } else {
                // Each piece adds 2 Patronage: NVA and VC stop before ARVN comes to 50.
                (49_u8.saturating_sub(play.board().victory_total(Faction::Arvn)) / 2).min(3)
            };
            let removed =
                play.remove_up_to(executor, "remove", most, ARVN_PIECES, SpaceSet::ALL, To::Lost)?;
            play.track(Track::Patronage, 2 * i32::from(removed.number))?;
            play.ineligible(Faction::Arvn)?;
        }
    }
    Ok(())
}

/// The spaces with a level that can go down.
pub(crate) fn above_active_opposition(board: &Board) -> SpaceSet {
    board.populated_at(|level| level > SupportLevel::ActiveOpposition)
}

pub(super) fn light_at_the_end_of_the_tunnel(play: &mut Play<'_, '_>) -> Done {
    let executor = play.executor;
    let is_player = play.is_player(executor);
    let on_map = play.board().count_in(SpaceSet::ALL, US_PIECES);
    if on_map > 0 {
        let number = if is_player {
            play.number(executor, "number", 1, on_map.min(4))?
        } else {
            // The card's instruction: a non-player throws for what a person chooses.
            play.d3("US pieces that go")?.min(on_map)
        };
        let from = if executor == Faction::Arvn {
            Way::Most(|game, space| i16::from(game.board().count_by(space, Faction::Us)))
        } else {
            Way::Tables
        };
        play.remove_to(executor, "remove", number, US_PIECES, SpaceSet::ALL, To::Available, from)?;
        play.track(Track::Patronage, 2 * i32::from(number))?;
        if is_player {
            // A person may shift a space again.
            for given in 0..number {
                play.next_of(given, number, Fate::AsTold);
                let open = above_active_opposition(play.board());
                let Some(space) = play.space(executor, "shift", open, Way::Tables)? else { break };
                play.shift(space, -1)?;
            }
        } else {
            let way = if executor == Faction::Arvn { Way::Rows(&ARVN_GIVES_AWAY) } else { BY_SHIFT };
            let chosen =
                play.spaces(executor, "shift", number, above_active_opposition(play.board()), way)?;
            play.shift(chosen, -1)?;
        }
        // Whoever is not NVA sends the Troops no nearer than they must.
        let all_in_the_north = !is_player && executor != Faction::Nva;
        let outside =
            if all_in_the_north { Space::NorthVietnam.into() } else { SpaceSet::OUTSIDE_SOUTH_VIETNAM };
        play.place(executor, "place", 4 * number, &[PieceType::NvaTroops], outside)?;
    }
    play.stays_eligible(executor)
}

/// Which spaces a non-player ARVN gives away on card 80.
const ARVN_GIVES_AWAY: [fn(&Game, Space) -> bool; 4] = [
    |_, space| space.population() == 1,
    |game, space| game.board().support(space) == SupportLevel::ActiveSupport,
    |game, space| game.board().support(space) == SupportLevel::Neutral,
    |game, space| game.board().support(space) == SupportLevel::PassiveOpposition,
];

/// The Highland Provinces of card 81 shaded.
pub(crate) fn cidg_highlands(board: &Board) -> SpaceSet {
    SpaceSet::HIGHLAND & board.with_any(irregulars_rangers_police())
}

fn irregulars_rangers_police() -> PieceSet {
    IRREGULARS_RANGERS_POLICE.into_iter().flat_map(PieceType::kinds).collect()
}

pub(super) fn cidg(play: &mut Play<'_, '_>) -> Done {
    let executor = play.executor;
    match play.side {
        Unshaded => {
            let number = play.d6("VC Guerrillas replaced")?;
            for given in 0..number {
                play.next_of(given, number, Fate::AsTold);
                let guerrillas = PieceSet::of_type(PieceType::VcGuerrillas);
                let found =
                    play.piece(executor, "replace", guerrillas, SpaceSet::SOUTH_VIETNAM, BY_REMOVAL)?;
                let Some((space, piece)) = found else { break };
                play.take_off(space, piece, 1, To::Lost)?;
                let (types, here) = (&IRREGULARS_RANGERS_POLICE, space.into());
                play.bring_one(executor, "with", types, BoxName::Available, here, Way::Tables, false)?;
            }
        }
        Shaded => {
            let highlands = cidg_highlands(play.board());
            if let Some(province) = play.space(executor, "province", highlands, BY_REMOVAL)? {
                play.remove_all(irregulars_rangers_police(), province.into(), To::Available)?;
                play.place(executor, "place", 2, &[PieceType::VcGuerrillas], province.into())?;
            }
        }
    }
    Ok(())
}

pub(super) fn domino_theory(play: &mut Play<'_, '_>) -> Done {
    let executor = play.executor;
    match play.side {
        Unshaded => {
            let back = (BoxName::OutOfPlay, BoxName::Available);
            match play.option(
                executor,
                "option",
                &[("us", true), ("arvn", true), ("resources", true)],
                "us",
            )? {
                Some("us") => drop(play.rebox_up_to(executor, "return", 3, &US, back)?),
                Some("arvn") => drop(play.rebox_up_to(executor, "return", 6, &ARVN, back)?),
                _ => {
                    play.track(Track::ArvnResources, 9)?;
                    play.track(Track::Aid, 9)?;
                }
            }
        }
        Shaded => {
            play.rebox(
                executor,
                "troops",
                3,
                &[PieceType::UsTroops],
                (BoxName::Available, BoxName::OutOfPlay),
            )?;
            play.track(Track::Aid, -9)?;
        }
    }
    Ok(())
}

pub(super) fn election(play: &mut Play<'_, '_>) -> Done {
    let executor = play.executor;
    match play.side {
        Unshaded => {
            let passive = play.board().populated_at(|level| level == SupportLevel::PassiveSupport);
            let chosen = play.spaces(executor, "shift", 3, passive, BY_SHIFT)?;
            play.set_level(chosen, SupportLevel::ActiveSupport)?;
            play.track(Track::Aid, 10)?;
        }
        Shaded => {
            let cities = SpaceSet::CITIES & above_active_opposition(play.board());
            let chosen = play.spaces(executor, "shift", 2, cities, BY_SHIFT)?;
            play.shift(chosen, -1)?;
            play.track(Track::Aid, -15)?;
        }
    }
    Ok(())
}

pub(super) fn to_quoc(play: &mut Play<'_, '_>) -> Done {
    let executor = play.executor;
    match play.side {
        Unshaded => {
            let entered = SpaceSet::SOUTH_VIETNAM & play.board().with_any(NVA_PIECES);
            for (name, piece_type) in [("troops", PieceType::ArvnTroops), ("police", PieceType::ArvnPolice)] {
                play.place_in_each(executor, name, (1, u8::MAX), &[piece_type], entered, Way::Tables)?;
            }
        }
        Shaded => {
            let mut lost = SpaceSet::NONE;
            for space in SpaceSet::ALL {
                let third = play.board().count_of(space, PieceSet::ARVN_CUBES) / 3;
                lost |=
                    play.remove_at_once(Faction::Arvn, "remove", third, PieceSet::ARVN_CUBES, space)?.spaces;
            }
            let way = if executor == Faction::Nva { MOST_SUPPORT } else { Way::Tables };
            play.place_in_each(executor, "place", (1, 3), &[PieceType::VcGuerrillas], lost, way)?;
        }
    }
    Ok(())
}

/// The spaces of card 85 unshaded.
pub(crate) fn usaid_spaces(board: &Board) -> SpaceSet {
    let below = board.populated_at(|level| level < SupportLevel::ActiveSupport);
    below.filter(|space| board.control(space) == Control::Coin)
}

pub(super) fn usaid(play: &mut Play<'_, '_>) -> Done {
    let executor = play.executor;
    match play.side {
        Unshaded => {
            let chosen = play.spaces(executor, "shift", 3, usaid_spaces(play.board()), BY_SHIFT)?;
            play.shift(chosen, 1)?;
        }
        Shaded => {
            let preferred = if executor == Faction::Arvn { "up" } else { "down" };
            for (name, track) in
                [("resources", Track::ArvnResources), ("aid", Track::Aid), ("patronage", Track::Patronage)]
            {
                let is_kept = play.game().keeps(track);
                let options = [("up", is_kept), ("down", is_kept), ("same", is_kept)];
                match play.option(executor, name, &options, preferred)? {
                    Some("up") => play.track(track, 2)?,
                    Some("down") => play.track(track, -2)?,
                    _ => {}
                }
            }
        }
    }
    Ok(())
}

/// Spaces where ARVN may be within so many of Hue, LoCs counted (card 87).
pub(crate) const fn within_of_hue(steps: u8) -> SpaceSet {
    let (mut reached, mut left) = (SpaceSet::only(Space::Hue), steps);
    while left > 0 {
        reached = reached.union(reached.adjacent());
        left -= 1;
    }
    reached.difference(SpaceSet::COIN_FORBIDDEN)
}

pub(super) fn nguyen_chanh_thi(play: &mut Play<'_, '_>) -> Done {
    let executor = play.executor;
    match play.side {
        Unshaded => {
            let mut received = SpaceSet::NONE;
            for given in 0..3 {
                let placed = if play.is_player(executor) {
                    play.next_of(given, 3, Fate::AsTold);
                    play.bring_one(
                        executor,
                        "place",
                        &ARVN,
                        BoxName::Available,
                        within_of_hue(3),
                        Way::Tables,
                        false,
                    )?
                } else {
                    non_player_places_near_hue(play)?
                };
                let Some((space, _)) = placed else { break };
                received |= space.into();
            }
            play.shift(received, 1)?;
        }
        Shaded => {
            for given in 0..2 {
                play.next_of(given, 2, Fate::AsTold);
                let way = if executor == Faction::Arvn { Way::Tables } else { BY_REMOVAL };
                let found = play.piece(executor, "replace", ARVN_PIECES, within_of_hue(2), way)?;
                let Some((space, piece)) = found else { break };
                play.take_off(space, piece, 1, To::Lost)?;
                // ARVN as a non-player lets in the lesser piece, though it places from the top elsewhere
                // (T5.8).
                let is_guerrilla = executor == Faction::Arvn
                    && !play.is_player(executor)
                    && play.board().available(PieceType::VcGuerrillas) > 0;
                let types = if is_guerrilla { &VC[..1] } else { &VC[..] };
                play.bring_one(
                    executor,
                    "with",
                    types,
                    BoxName::Available,
                    space.into(),
                    Way::Tables,
                    false,
                )?;
            }
            play.patronage_up_or_down(4)?;
        }
    }
    Ok(())
}

/// Places one ARVN piece for a non-player, which thinks of the shift that follows: where the level will rise,
/// if any such space takes the piece; otherwise by its tables.
fn non_player_places_near_hue(play: &mut Play<'_, '_>) -> Result<Option<(Space, PieceType)>, Error> {
    let board = play.board();
    let with_room = within_of_hue(3).filter(|space| board.room_for_bases(space) > 0);
    let is_base = board.available(PieceType::ArvnBases) > 0 && !with_room.is_empty();
    let (types, legal) = if is_base { (&ARVN[3..], with_room) } else { (&ARVN[..3], within_of_hue(3)) };
    let rising = legal & board.populated_at(|level| level < SupportLevel::ActiveSupport);
    let (among, way) = if rising.is_empty() { (legal, Way::Tables) } else { (rising, BY_SHIFT) };
    play.bring_one(play.executor, "place", types, BoxName::Available, among, way, false)
}

pub(super) fn phan_quang_dan(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            play.shift(Space::Saigon, 1)?;
            play.track(Track::Patronage, 5)?;
        }
        Shaded => {
            play.shift_toward(Space::Saigon, SupportLevel::Neutral)?;
            play.track(Track::Patronage, -5)?;
            play.ineligible(Faction::Arvn)?;
        }
    }
    Ok(())
}

pub(super) fn tam_chau(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            play.shift_toward(Space::Saigon, SupportLevel::PassiveSupport)?;
            play.track(Track::Patronage, 6)?;
        }
        Shaded => {
            play.place(play.executor, "place", 1, &VC, Space::Saigon.into())?;
            play.shift_toward(Space::Saigon, SupportLevel::PassiveOpposition)?;
            play.track(Track::Patronage, -6)?;
        }
    }
    Ok(())
}
