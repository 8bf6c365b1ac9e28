//! Cards 91 to 109, but for those that grant Operations or Special Activities.

use super::cards_063_090::above_active_opposition;
use super::kinds::{
    BY_REMOVAL, BY_SHIFT, OPEN_BASES, US, US_PIECES, VC, VC_GUERRILLAS, VC_PIECES, held, with_room,
};
use crate::board::Board;
use crate::board::control::Control;
use crate::board::effect::Effect;
use crate::events::ask::Fate;
use crate::events::play::{Done, Play, To};
use crate::events::procedure::{CoinProcedure, Procedure};
use crate::events::way::{Purpose, Way};
use crate::game::Game;
use crate::game::game_effect::GameEffect;
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::card::CardSide::{Shaded, Unshaded};
use crate::vocabulary::faction::{Faction, Side};
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::leader::{Leader, LeaderBox};
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::support::SupportLevel;
use crate::vocabulary::track::Track;
use pointman_core::error::Error;

/// The Cities under COIN Control.
pub(crate) fn coin_cities(board: &Board) -> SpaceSet {
    SpaceSet::CITIES.filter(|city| board.control(city) == Control::Coin)
}

pub(super) fn bob_hope(play: &mut Play<'_, '_>) -> Done {
    let executor = play.executor;
    let provinces = SpaceSet::PROVINCES & play.board().with(PieceKind::UsTroops);
    match play.side {
        Unshaded => {
            if provinces.is_empty() {
                return Ok(());
            }
            let cities = coin_cities(play.board());
            let Some(city) = play.space(executor, "city", cities, Way::For(Purpose::Troops))? else {
                return Ok(());
            };
            let number = bob_hope_troops(play, provinces, city)?;
            play.rebox(executor, "casualties", number / 2, &US, (BoxName::Casualties, BoxName::Available))?;
        }
        Shaded => {
            let insurgents = FactionSet::of_side(Side::Insurgent);
            let Some(by) = play.faction(executor, "faction", insurgents, Way::Tables)? else { return Ok(()) };
            let guerrillas =
                if by == Faction::Nva { PieceType::NvaGuerrillas } else { PieceType::VcGuerrillas };
            let small = SpaceSet::CITIES.filter(|city| city.population() == 1);
            let cities = if play.is_player(by) { SpaceSet::CITIES } else { small };
            for given in 0..3 {
                play.next_of(given, 3, Fate::AsTold);
                let left = SpaceSet::PROVINCES & play.board().with(PieceKind::UsTroops);
                let Some(province) = play.maybe_space(by, "province", left, BY_REMOVAL)? else { break };
                play.next_of(given, 3, Fate::AsTold);
                let Some(city) = play.space(by, "city", cities, Way::Tables)? else { break };
                play.table.apply(Effect::Move {
                    piece: PieceKind::UsTroops,
                    count: 1,
                    from: province,
                    to: city,
                })?;
                play.place(by, "place", 1, &[guerrillas], province.into())?;
            }
        }
    }
    Ok(())
}

/// US Troops of one Province go to the City: how many.
fn bob_hope_troops(play: &mut Play<'_, '_>, provinces: SpaceSet, city: Space) -> Result<u8, Error> {
    let (by, piece) = (play.executor, PieceKind::UsTroops);
    if !play.is_player(by) {
        let before = play.board().count(city, piece);
        play.procedure(by, Procedure::Coin(CoinProcedure::BringToCity(city)))?;
        return Ok(play.board().count(city, piece) - before);
    }
    let Some(province) = play.space(by, "province", provinces, Way::Tables)? else { return Ok(0) };
    let count = play.number(by, "troops", 0, play.board().count(province, piece))?;
    if count > 0 {
        play.table.apply(Effect::Move { piece, count, from: province, to: city })?;
    }
    Ok(count)
}

pub(super) fn senator_fulbright(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            play.remove_to(Faction::Us, "remove", 4, US_PIECES, SpaceSet::ALL, To::Available, Way::Tables)?;
        }
        Shaded => {
            play.rebox(
                play.executor,
                "base",
                1,
                &[PieceType::UsBases],
                (BoxName::Available, BoxName::OutOfPlay),
            )?;
            play.track(Track::Aid, -9)?;
        }
    }
    Ok(())
}

pub(super) fn tunnel_rats(play: &mut Play<'_, '_>) -> Done {
    let executor = play.executor;
    // A non-player NVA Tunnels Bases of its own; US and ARVN remove.
    let is_own_alone = executor == Faction::Nva && !play.is_player(executor);
    let bases = if is_own_alone { PieceKind::NvaBases.into() } else { OPEN_BASES };
    let board = play.board();
    let markers = board.tunnel_markers_left();
    let provinces = if markers > 0 { SpaceSet::PROVINCES & board.with_any(bases) } else { SpaceSet::NONE };
    let exposed = board.with(PieceKind::UsTroops) & board.with_any(PieceSet::TUNNELS);
    let options = [("tunnel", !provinces.is_empty()), ("remove", !exposed.is_empty())];
    let preferred = if executor.side() == Side::Coin { "remove" } else { "tunnel" };
    match play.option(executor, "option", &options, preferred)? {
        Some("tunnel") => {
            for province in
                play.spaces(executor, "province", markers.min(2), provinces, Way::For(Purpose::Bases))?
            {
                if let Some((space, base)) =
                    play.piece(executor, "base", bases, province.into(), Way::Tables)?
                {
                    play.tunnel(space, base)?;
                }
            }
        }
        Some(_) => {
            play.remove_to(executor, "remove", 1, PieceSet::TUNNELS, exposed, To::Lost, BY_REMOVAL)?;
        }
        None => {}
    }
    Ok(())
}

/// The leader's card that card 97 turns face down.
pub(crate) fn named_leader(leaders: &LeaderBox) -> Option<crate::vocabulary::card::Card> {
    leaders.cards().next().filter(|top| Leader::on(*top).is_some() && !leaders.is_flipped())
}

pub(super) fn brinks_hotel(play: &mut Play<'_, '_>) -> Done {
    let executor = play.executor;
    match play.side {
        Unshaded => {
            let preferred = if executor == Faction::Arvn { "aid" } else { "patronage" };
            if play.option(executor, "option", &[("aid", true), ("patronage", true)], preferred)?
                == Some("aid")
            {
                play.track(Track::Aid, 10)?;
            } else {
                play.patronage_to_resources(4)?;
            }
            if let Some(card) = named_leader(play.game().leader_box()) {
                play.table.apply(GameEffect::Leader { card, flipped: true })?;
            }
        }
        Shaded => {
            let all = SpaceSet::CITIES & play.board().with_any(VC_PIECES);
            // A non-player takes only a City where the level changes (T5.5.6).
            let cities =
                if play.is_player(executor) { all } else { all & above_active_opposition(play.board()) };
            if let Some(city) = play.space(executor, "city", cities, BY_SHIFT)? {
                play.shift(city, -2)?;
                play.terror(city)?;
            }
        }
    }
    Ok(())
}

/// The Jungle Provinces with US Troops (card 98).
pub(crate) fn patrolled_jungle(board: &Board) -> SpaceSet {
    SpaceSet::JUNGLE & board.with(PieceKind::UsTroops)
}

/// The Jungle Provinces of card 98 shaded.
pub(crate) fn long_tan_provinces(board: &Board) -> SpaceSet {
    let held = SpaceSet::JUNGLE & board.with_any(PieceSet::of(&[PieceKind::UsTroops, PieceKind::UsBases]));
    held.filter(|space| board.count_of(space, VC_GUERRILLAS) >= 2)
}

pub(super) fn long_tan(play: &mut Play<'_, '_>) -> Done {
    let executor = play.executor;
    match play.side {
        Unshaded => {
            let board = play.board();
            let out_of_play = board.in_box(BoxName::OutOfPlay, PieceType::UsTroops);
            let guerrillas = board.count_in(patrolled_jungle(board), PieceSet::GUERRILLAS);
            let preferred = if executor == Faction::Us && guerrillas < 4 { "troops" } else { "guerrillas" };
            let options = [("troops", out_of_play > 0), ("guerrillas", guerrillas > 0)];
            match play.option(executor, "option", &options, preferred)? {
                Some("troops") => {
                    let provinces = SpaceSet::PROVINCES - SpaceSet::COIN_FORBIDDEN;
                    if let Some(space) =
                        play.space(executor, "province", provinces, Way::For(Purpose::Troops))?
                    {
                        let (piece, count) = (PieceKind::UsTroops, out_of_play.min(2));
                        play.table.apply(Effect::Place { space, piece, count, from: BoxName::OutOfPlay })?;
                    }
                }
                Some(_) => {
                    let _ =
                        play.remove_all(PieceSet::GUERRILLAS, patrolled_jungle(play.board()), To::Lost)?;
                }
                None => {}
            }
        }
        Shaded => {
            if let Some(space) =
                play.space(executor, "province", long_tan_provinces(play.board()), BY_REMOVAL)?
            {
                for piece in [PieceKind::UsBases, PieceKind::UsTroops] {
                    if play.board().count(space, piece) > 0 {
                        play.take_off(space, piece, 1, To::Lost)?;
                    }
                }
            }
        }
    }
    Ok(())
}

/// What card 100 unshaded removes of an Insurgent faction.
fn guerrillas_and_bases(faction: Faction) -> PieceSet {
    (PieceSet::GUERRILLAS | OPEN_BASES) & PieceSet::of_faction(faction)
}

/// The Lowlands of card 100 unshaded.
pub(crate) fn rach_ba_rai_lowlands(board: &Board) -> SpaceSet {
    SpaceSet::LOWLAND & board.with(PieceKind::UsTroops) & board.with_any(PieceSet::GUERRILLAS | OPEN_BASES)
}

pub(super) fn rach_ba_rai(play: &mut Play<'_, '_>) -> Done {
    let executor = play.executor;
    match play.side {
        Unshaded => {
            let Some(space) =
                play.space(executor, "lowland", rach_ba_rai_lowlands(play.board()), BY_REMOVAL)?
            else {
                return Ok(());
            };
            let number = |faction| play.board().count_of(space, guerrillas_and_bases(faction));
            let (nva, vc) = (number(Faction::Nva), number(Faction::Vc));
            let there =
                Side::Insurgent.factions().into_iter().filter(|faction| number(*faction) > 0).collect();
            let most = Way::Faction(if nva >= vc { Faction::Nva } else { Faction::Vc });
            if let Some(faction) = play.faction(executor, "faction", there, most)? {
                play.remove_all(guerrillas_and_bases(faction), space.into(), To::Lost)?;
            }
        }
        Shaded => {
            let (lowlands, way) = rach_ba_rai_choice(play);
            if let Some(space) = play.space(executor, "lowland", lowlands, way)? {
                let number = play.d6(format_args!("COIN cubes removed in {}", space.name()))?;
                play.remove_at_once(executor, "remove", number, PieceSet::COIN_CUBES, space)?;
                play.place(executor, "place", 1, &VC, space.into())?;
            }
        }
    }
    Ok(())
}

/// Where card 100 shaded may be executed, and how a non-player selects: NVA removes before it places, VC
/// places before it removes.
fn rach_ba_rai_choice(play: &Play<'_, '_>) -> (SpaceSet, Way) {
    let board = play.board();
    let all = SpaceSet::LOWLAND & board.with_any(VC_PIECES);
    if play.is_player(play.executor) {
        return (all, Way::Tables);
    }
    let removal = (all & board.with_any(PieceSet::COIN_CUBES), BY_REMOVAL);
    let room = if board.available(PieceType::VcBases) > 0 { with_room(board, all) } else { SpaceSet::NONE };
    let forces = if board.available(PieceType::VcGuerrillas) > 0 { all } else { SpaceSet::NONE };
    let (bases, forces) = ((room, Way::For(Purpose::Bases)), (forces, Way::For(Purpose::Forces)));
    let order =
        if play.executor == Faction::Nva { [removal, bases, forces] } else { [bases, forces, removal] };
    order.into_iter().find(|(spaces, _)| !spaces.is_empty()).unwrap_or((all, Way::Tables))
}

/// The spaces of card 102 unshaded.
pub(crate) fn cu_chi_spaces(board: &Board) -> SpaceSet {
    let tunneled = board.with_any(PieceSet::TUNNELS) & board.with_any(PieceSet::GUERRILLAS);
    tunneled.filter(|space| board.control(space) == Control::Coin)
}

pub(super) fn cu_chi(play: &mut Play<'_, '_>) -> Done {
    let executor = play.executor;
    match play.side {
        Unshaded => {
            if let Some(space) = play.space(executor, "space", cu_chi_spaces(play.board()), BY_REMOVAL)? {
                play.remove_all(PieceSet::GUERRILLAS, space.into(), To::Lost)?;
            }
        }
        Shaded => {
            let with_base = SpaceSet::PROVINCES & play.board().with_any(OPEN_BASES);
            let provinces = if with_base.is_empty() { SpaceSet::PROVINCES } else { with_base };
            let Some(space) = play.space(executor, "province", provinces, Way::For(Purpose::Bases))? else {
                return Ok(());
            };
            tunnel_all(play, space)?;
            for piece_type in [PieceType::NvaGuerrillas, PieceType::VcGuerrillas] {
                play.place(executor, "place", 1, &[piece_type], space.into())?;
            }
        }
    }
    Ok(())
}

/// Puts a Tunnel marker on each Base there; the executor chooses if there are too few markers, a non-player
/// NVA its own first (card 102).
fn tunnel_all(play: &mut Play<'_, '_>, space: Space) -> Done {
    while play.board().tunnel_markers_left() > 0 {
        let there = |base: &PieceKind| play.board().count(space, *base) > 0;
        let is_enough = play.board().tunnel_markers_left() >= play.board().count_of(space, OPEN_BASES);
        let first = OPEN_BASES.iter().find(there).filter(|_| is_enough || !play.is_player(play.executor));
        let bases = first.map_or(OPEN_BASES, PieceSet::from);
        let Some((_, base)) = play.piece(play.executor, "base", bases, space.into(), Way::Tables)? else {
            break;
        };
        play.tunnel(space, base)?;
    }
    Ok(())
}

/// The Provinces of card 105 unshaded.
pub(crate) fn rising_provinces(board: &Board) -> SpaceSet {
    SpaceSet::PROVINCES
        & board.with_any(VC_PIECES)
        & board.populated_at(|level| level < SupportLevel::ActiveSupport)
}

/// The Provinces of card 105 shaded.
pub(crate) fn policed_provinces(board: &Board) -> SpaceSet {
    SpaceSet::PROVINCES & board.with(PieceKind::ArvnPolice) & above_active_opposition(board)
}

/// Which Provinces a non-player ARVN gives away on card 105.
const ARVN_GIVES_AWAY: [fn(&Game, Space) -> bool; 3] = [
    |_, space| space.population() == 1,
    |game, space| space.population() == 1 && game.board().support(space) == SupportLevel::ActiveSupport,
    |game, space| space.population() == 1 && game.board().support(space) == SupportLevel::Neutral,
];

pub(super) fn rural_pressure(play: &mut Play<'_, '_>) -> Done {
    let executor = play.executor;
    match play.side {
        Unshaded => {
            let chosen = play.spaces(executor, "shift", 4, rising_provinces(play.board()), BY_SHIFT)?;
            play.shift(chosen, 1)?;
        }
        Shaded => {
            let way = if executor == Faction::Arvn { Way::Rows(&ARVN_GIVES_AWAY) } else { BY_SHIFT };
            let chosen = play.spaces(executor, "shift", 3, policed_provinces(play.board()), way)?;
            play.shift(chosen, -1)?;
            play.patronage_up_or_down(6)?;
        }
    }
    Ok(())
}

/// The Provinces adjacent to Saigon (card 106).
pub(crate) const AROUND_SAIGON: SpaceSet = Space::Saigon.adjacent().intersection(SpaceSet::PROVINCES);

pub(super) fn binh_duong(play: &mut Play<'_, '_>) -> Done {
    let executor = play.executor;
    let is_player = play.is_player(executor);
    let (direction, wanted, other) = if executor.side() == Side::Coin {
        ("up", PieceType::ArvnPolice, PieceType::VcGuerrillas)
    } else {
        ("down", PieceType::VcGuerrillas, PieceType::ArvnPolice)
    };
    // A non-player takes only a Province where the level changes its way (T5.5.6).
    let end = if direction == "up" { SupportLevel::ActiveSupport } else { SupportLevel::ActiveOpposition };
    let mut left = AROUND_SAIGON.filter(|space| is_player || play.board().support(space) != end);
    for more in [2, 1] {
        // Where a non-player takes all there are, nothing is selected (T5.5.6).
        let is_all = !is_player && left.len() <= usize::from(more);
        play.next_of(2 - more, 2, Fate::AsTold);
        let next = if is_all { left.first() } else { play.space(executor, "province", left, BY_SHIFT)? };
        let Some(space) = next else { break };
        left = left.without(space);
        let level = play.board().support(space);
        let options =
            [("up", level < SupportLevel::ActiveSupport), ("down", level > SupportLevel::ActiveOpposition)];
        play.next_at(space);
        let chosen = play.option(executor, "shift", &options, direction)?;
        play.shift(space, if chosen == Some("up") { 1 } else { -1 })?;
        let is_wanted = play.board().available(wanted) > 0;
        let types = match (is_player, is_wanted) {
            (true, _) => &[wanted, other][..],
            (false, true) => &[wanted],
            (false, false) => &[other],
        };
        play.place(executor, "place", 1, types, space.into())?;
    }
    Ok(())
}

pub(super) fn burning_bonze(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            let is_active = play.board().support(Space::Saigon) == SupportLevel::ActiveSupport;
            play.track(Track::Patronage, if is_active { 6 } else { 3 })?;
        }
        Shaded => {
            play.shift(Space::Saigon, -1)?;
            play.track(Track::Aid, -12)?;
        }
    }
    Ok(())
}

pub(super) fn draft_dodgers(play: &mut Play<'_, '_>) -> Done {
    let casualties = held(play.board(), BoxName::Casualties, &US);
    let (number, boxes) = match play.side {
        Unshaded => (if casualties <= 2 { 3 } else { 0 }, (BoxName::OutOfPlay, BoxName::Available)),
        Shaded => (casualties.min(3), (BoxName::Available, BoxName::OutOfPlay)),
    };
    play.rebox(play.executor, "troops", number, &[PieceType::UsTroops], boxes).map(drop)
}

pub(super) fn nguyen_huu_tho(play: &mut Play<'_, '_>) -> Done {
    let executor = play.executor;
    match play.side {
        Unshaded => play.shift(SpaceSet::CITIES & play.board().with_any(VC_PIECES), 1)?,
        Shaded => {
            for (name, piece_type) in [("base", PieceType::VcBases), ("guerrilla", PieceType::VcGuerrillas)] {
                play.place(executor, name, 1, &[piece_type], Space::Saigon.into())?;
            }
            play.stays_eligible(executor)?;
        }
    }
    Ok(())
}
