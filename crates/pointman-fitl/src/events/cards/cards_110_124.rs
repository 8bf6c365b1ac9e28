//! Cards 110 to 124, but for those that grant Operations or Special Activities.

use super::cards_063_090::above_active_opposition;
use super::kinds::{ARVN, ARVN_PIECES, BY_SHIFT, US, VC, VC_GUERRILLAS, with_room};
use crate::board::Board;
use crate::events::ask::Fate;
use crate::events::play::{Done, Play, To};
use crate::events::way::{Purpose, Way};
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::card::CardSide::{Shaded, Unshaded};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::support::SupportLevel;
use crate::vocabulary::track::Track;
use pointman_core::error::Error;

const POLICE: [PieceType; 1] = [PieceType::ArvnPolice];

pub(super) fn no_contact(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            let anywhere = !SpaceSet::COIN_FORBIDDEN;
            play.bring(play.executor, "place", 2, &US, BoxName::Casualties, anywhere, Way::Tables, false)?;
            play.flip_all(PieceSet::SPECIAL_FORCES - PieceSet::UNDERGROUND, SpaceSet::ALL)?;
        }
        Shaded => play.flip_all(PieceSet::ACTIVE_GUERRILLAS, SpaceSet::ALL)?,
    }
    Ok(())
}

/// How a non-player US spreads Police: with US Troops, then without Police, then most Population, each
/// counting only among equals.
const US_SPREADS_POLICE: Way = Way::Most(|game, space| {
    let there = |piece| game.board().count(space, piece) > 0;
    let population = if space.is_loc() { 0 } else { i16::from(space.population()) };
    100 * i16::from(there(PieceKind::UsTroops)) + 10 * i16::from(!there(PieceKind::ArvnPolice)) + population
});

/// How non-players place the Police of cards 112 and 113.
fn police_way(executor: Faction) -> Way {
    if executor == Faction::Us { US_SPREADS_POLICE } else { Way::Tables }
}

pub(super) fn colonel_chau(play: &mut Play<'_, '_>) -> Done {
    let executor = play.executor;
    match play.side {
        Unshaded => {
            let provinces = SpaceSet::PROVINCES - SpaceSet::COIN_FORBIDDEN;
            play.place_in_each(executor, "place", (1, 6), &POLICE, provinces, police_way(executor))?;
        }
        Shaded => {
            let provinces = SpaceSet::PROVINCES & play.board().with_any(ARVN_PIECES);
            let chosen = chau_provinces(play, provinces)?;
            play.shift(chosen, -1)?;
            play.place_in_each(executor, "place", (1, 3), &[PieceType::VcGuerrillas], chosen, Way::Tables)?;
        }
    }
    Ok(())
}

/// Three of these Provinces, those first whose level can go down (5.1.3); a non-player goes by its column.
fn chau_provinces(play: &mut Play<'_, '_>, provinces: SpaceSet) -> Result<SpaceSet, Error> {
    const PROVINCES: u8 = 3;
    let by = play.executor;
    if !play.is_player(by) {
        return play.spaces(by, "shift", PROVINCES, provinces, BY_SHIFT);
    }
    let falling = provinces & above_active_opposition(play.board());
    let chosen = play.spaces(by, "shift", PROVINCES, falling, BY_SHIFT)?;
    let others = play.spaces(by, "shift", PROVINCES - chosen.len() as u8, provinces - falling, BY_SHIFT)?;
    Ok(chosen | others)
}

pub(super) fn ruff_puff(play: &mut Play<'_, '_>) -> Done {
    let executor = play.executor;
    match play.side {
        Unshaded => {
            let south = SpaceSet::SOUTH_VIETNAM;
            play.bring(executor, "place", 8, &POLICE, BoxName::Available, south, police_way(executor), true)?;
        }
        Shaded => {
            let police = PieceSet::of(&[PieceKind::ArvnPolice]);
            let outside = SpaceSet::ALL - SpaceSet::CITIES;
            let board = play.board();
            // The one Police that may become a Base goes first. No non-player executes this text, which is
            // why none is asked for it.
            let room = with_room(board, outside & board.with(PieceKind::ArvnPolice));
            let is_base = board.available(PieceType::VcBases) > 0 || executor == Faction::Vc;
            let among = if is_base { room } else { SpaceSet::NONE };
            let base = play.maybe_space(executor, "base", among, Way::Declines)?;
            let mut left = 5;
            if let Some(space) = base {
                play.take_off(space, PieceKind::ArvnPolice, 1, To::Lost)?;
                play.place(executor, "with", 1, &[PieceType::VcBases], space.into())?;
                left -= 1;
            }
            for given in 0..left {
                play.next_of(given, left, Fate::AsTold);
                let Some((space, piece)) = play.piece(executor, "replace", police, outside, Way::Tables)?
                else {
                    break;
                };
                play.take_off(space, piece, 1, To::Lost)?;
                play.place(executor, "with", 1, &[PieceType::VcGuerrillas], space.into())?;
            }
        }
    }
    Ok(())
}

/// The Cities of card 114 unshaded.
pub(crate) fn unsupportive_cities(board: &Board) -> SpaceSet {
    SpaceSet::CITIES & board.populated_at(|level| level <= SupportLevel::Neutral)
}

/// The Cities of card 114 shaded.
pub(crate) const BUDDHIST_CITIES: SpaceSet = SpaceSet::of(&[Space::Hue, Space::DaNang, Space::Saigon]);

pub(super) fn tri_quang(play: &mut Play<'_, '_>) -> Done {
    let executor = play.executor;
    match play.side {
        Unshaded => {
            let cities = unsupportive_cities(play.board());
            let chosen = play.up_to_spaces(executor, "shift", 3, cities, BY_SHIFT)?;
            play.set_level(chosen, SupportLevel::PassiveSupport)?;
        }
        Shaded => {
            play.shift(BUDDHIST_CITIES, -1)?;
            let board = play.board();
            // The card's instruction: a non-player places a Guerrilla, not a Base, where Saigon still is at
            // Support.
            let is_supportive = board.support(Space::Saigon) > SupportLevel::Neutral;
            let is_guerrilla =
                !play.is_player(executor) && is_supportive && board.available(PieceType::VcGuerrillas) > 0;
            let types = if is_guerrilla { &VC[..1] } else { &VC[..] };
            play.place(executor, "place", 1, types, Space::Saigon.into())?;
        }
    }
    Ok(())
}

pub(super) fn typhoon_kate(play: &mut Play<'_, '_>) -> Done {
    play.lasts()?;
    play.stays_eligible(play.executor)
}

/// The spaces of card 118 unshaded.
pub(crate) fn korean_war_arms_spaces(board: &Board) -> SpaceSet {
    let alone = board.with_any(VC_GUERRILLAS) - board.with_any(PieceType::NvaBases);
    alone.filter(|space| board.count_of(space, VC_GUERRILLAS) >= 2)
}

pub(super) fn korean_war_arms(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            for space in korean_war_arms_spaces(play.board()) {
                play.remove(Faction::Vc, "remove", 1, VC_GUERRILLAS, space.into())?;
            }
        }
        Shaded => {
            play.place_in_each(play.executor, "place", (1, 3), &VC, SpaceSet::ALL, Way::Tables)?;
        }
    }
    Ok(())
}

pub(super) fn my_lai(play: &mut Play<'_, '_>) -> Done {
    let executor = play.executor;
    match play.side {
        Unshaded => {
            play.rebox(
                executor,
                "troops",
                2,
                &[PieceType::UsTroops],
                (BoxName::Available, BoxName::OutOfPlay),
            )?;
            play.track(Track::Patronage, 2)?;
        }
        Shaded => {
            let (provinces, way) = my_lai_choice(play);
            if let Some(space) = play.space(executor, "province", provinces, way)? {
                play.set_level(space, SupportLevel::ActiveOpposition)?;
                for (name, piece_type) in
                    [("base", PieceType::VcBases), ("guerrilla", PieceType::VcGuerrillas)]
                {
                    play.place(Faction::Vc, name, 1, &[piece_type], space.into())?;
                }
            }
            play.track(Track::Aid, -6)?;
        }
    }
    Ok(())
}

/// Where card 119 shaded may be executed, and how a non-player VC selects: where the level falls, if
/// anywhere; otherwise for its pieces.
fn my_lai_choice(play: &Play<'_, '_>) -> (SpaceSet, Way) {
    let board = play.board();
    let all = SpaceSet::PROVINCES & board.with(PieceKind::UsTroops);
    let falling = all & above_active_opposition(board);
    if !falling.is_empty() {
        return (falling, BY_SHIFT);
    }
    let room = with_room(board, all);
    if !play.is_player(play.executor) && board.available(PieceType::VcBases) > 0 && !room.is_empty() {
        return (room, Way::For(Purpose::Bases));
    }
    (all, Way::For(Purpose::Forces))
}

pub(super) fn us_press_corps(play: &mut Play<'_, '_>) -> Done {
    let executor = play.executor;
    let leaders = play.game().leader_box().len() as u8;
    match play.side {
        Unshaded => {
            let number = if leaders <= 2 { 4 } else { 2 };
            let anywhere = !SpaceSet::COIN_FORBIDDEN;
            play.bring(executor, "place", number, &US, BoxName::OutOfPlay, anywhere, Way::Tables, false)?;
        }
        Shaded => {
            let away = (BoxName::Casualties, BoxName::OutOfPlay);
            play.rebox(executor, "troops", leaders, &[PieceType::UsTroops], away)?;
            play.rebox(executor, "bases", u8::MAX, &[PieceType::UsBases], away)?;
        }
    }
    Ok(())
}

pub(super) fn linebacker_ii(play: &mut Play<'_, '_>) -> Done {
    const OPEN: PieceKind = PieceKind::NvaBases;
    // 5.1.1: Tunneled Bases may be offered but need not be, even with fewer than 2 others; a non-player keeps
    // them.
    let is_player = play.is_player(Faction::Nva);
    let bases = if is_player { PieceSet::of_type(PieceType::NvaBases) } else { OPEN.into() };
    let must = play.board().count_in(SpaceSet::ALL, OPEN).min(2);
    play.remove(Faction::Nva, "bases", must, bases, SpaceSet::ALL)?;
    if is_player {
        play.remove_up_to(Faction::Nva, "bases", 2 - must, bases, SpaceSet::ALL, To::Lost)?;
    }
    let held = play.board().track(Track::NvaResources);
    play.track(Track::NvaResources, i32::from(held / 2) - i32::from(held))?;
    play.ineligible(Faction::Nva)?;
    play.rebox(Faction::Us, "casualties", 3, &US, (BoxName::Casualties, BoxName::Available)).map(drop)
}

pub(super) fn vietnamization(play: &mut Play<'_, '_>) -> Done {
    play.track(Track::ArvnResources, 12)?;
    play.track(Track::Aid, 12)?;
    play.rebox(Faction::Arvn, "return", u8::MAX, &ARVN, (BoxName::OutOfPlay, BoxName::Available))?;
    let cubes = [PieceType::ArvnTroops, PieceType::ArvnPolice];
    play.place(Faction::Arvn, "place", 4, &cubes, !SpaceSet::COIN_FORBIDDEN).map(drop)
}
