//! Cards 31 to 62, but for those that grant Operations or Special Activities.

use super::kinds::{COIN_BASES, INSURGENT_BASES, INSURGENT_FORCES, OPEN_BASES, US};
use super::targets::{self, NORTH_VIETNAM_AND_LAOS};
use crate::events::ask::Fate;
use crate::events::play::{Done, Play, To};
use crate::events::way::{Purpose, Way};
use crate::game::Game;
use crate::game::game_effect::{EligibilityMark, GameEffect};
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::card::CardSide::{Shaded, Unshaded};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::support::SupportLevel;
use crate::vocabulary::track::Track;

fn trail(play: &Play<'_, '_>) -> i32 {
    play.board().track(Track::Trail).into()
}

/// NVA gains as many Resources as a die says; none is thrown where they are not kept.
fn nva_gains_a_die(play: &mut Play<'_, '_>) -> Done {
    if !play.game().keeps(Track::NvaResources) {
        return Ok(());
    }
    let gained = play.d6("Resources for NVA")?;
    play.track(Track::NvaResources, gained.into())
}

pub(super) fn thanh_hoa(play: &mut Play<'_, '_>) -> Done {
    if play.side == Unshaded {
        return play.track(Track::Trail, -3);
    }
    play.track(Track::Trail, 1)?;
    play.track(Track::NvaResources, 3 * trail(play))
}

pub(super) fn hamburger_hill(play: &mut Play<'_, '_>) -> Done {
    const TROOPS: PieceType = PieceType::UsTroops;
    let by = play.executor;
    if play.side == Shaded {
        return hamburger_hill_shaded(play);
    }
    // A person picks any Highland that is not held by every US Troop on the map already. A non-player goes
    // for a Base, by its column, and only where the Move Priorities of the US would bring a Troop.
    let (hills, way) = if play.is_player(by) {
        let (board, all) = (play.board(), play.board().on_map(TROOPS));
        (targets::HILLS.filter(|space| all == 0 || board.count_of(space, TROOPS) < all), Way::Tables)
    } else {
        (targets::HILLS & play.board().with_any(INSURGENT_BASES), Way::Reinforced(Purpose::Remove, TROOPS))
    };
    if let Some(space) = play.space(by, "space", hills, way)? {
        play.gather(by, "move", 4, TROOPS, space, false)?;
        play.remove(by, "base", 1, INSURGENT_BASES, space.into())?;
    }
    Ok(())
}

fn hamburger_hill_shaded(play: &mut Play<'_, '_>) -> Done {
    let by = play.executor;
    // A non-player Tunnels under its own Bases.
    let bases = if play.is_player(by) { OPEN_BASES } else { OPEN_BASES & PieceSet::of_faction(by) };
    let hills = SpaceSet::HIGHLAND & play.board().with_any(bases);
    let Some(space) = play.space(by, "space", hills, Way::For(Purpose::Bases))? else { return Ok(()) };
    if let Some((_, base)) = play.piece(by, "base", bases, space.into(), Way::Tables)? {
        play.tunnel(space, base)?;
    }
    play.remove(by, "troops", 3, PieceKind::UsTroops.into(), space.into()).map(drop)
}

pub(super) fn khe_sanh(play: &mut Play<'_, '_>) -> Done {
    let by = play.executor;
    if play.side == Unshaded {
        let among = targets::khe_sanh(play.board());
        if let Some(space) = play.space(by, "space", among, Way::Most(nva_troops_around))? {
            play.remove(by, "remove", 10, PieceKind::NvaTroops.into(), space.adjacent().with(space))?;
        }
        return Ok(());
    }
    let among = targets::khe_sanh_shaded(play.board());
    if let Some(space) = play.space(by, "space", among, Way::For(Purpose::Remove))? {
        play.remove_up_to(by, "troops", 3, PieceKind::UsTroops.into(), space.into(), To::Lost)?;
    }
    play.ineligible(Faction::Us)
}

fn nva_troops_around(game: &Game, space: Space) -> i16 {
    targets::count_around(game.board(), space, PieceKind::NvaTroops).into()
}

pub(super) fn mcnamara_line(play: &mut Play<'_, '_>) -> Done {
    let cities = play.board().control_map().coin & SpaceSet::CITIES;
    for space in SpaceSet::LAOS_CAMBODIA {
        // All of them: a question for each piece that finds room.
        play.relocate(
            play.executor,
            "move",
            u8::MAX,
            PieceSet::COIN,
            (space.into(), cities),
            Way::Tables,
            false,
        )?;
    }
    play.track(Track::ArvnResources, -12)?;
    play.lasts()
}

pub(super) fn oriskany(play: &mut Play<'_, '_>) -> Done {
    let by = play.executor;
    if play.side == Shaded {
        let number = play.board().available(PieceType::UsTroops).min(1);
        play.change_box(PieceType::UsTroops, number, (BoxName::Available, BoxName::OutOfPlay))?;
        return play.lasts();
    }
    let kinds = play.removable(by, PieceSet::ALL - PieceSet::TUNNELS);
    let north = play.remove(by, "north-vietnam", 4, kinds, Space::NorthVietnam.into())?;
    play.remove(by, "laos", 4 - north.number, kinds, SpaceSet::LAOS)?;
    play.track(Track::Trail, -2)
}

pub(super) fn bombing_pause(play: &mut Play<'_, '_>) -> Done {
    let among = targets::not_at(play.board(), SupportLevel::PassiveSupport);
    let chosen = play.spaces(play.executor, "spaces", 2, among, Way::For(Purpose::Shift))?;
    play.set_level(chosen, SupportLevel::PassiveSupport)?;
    play.track(Track::Patronage, 2)?;
    play.lasts()
}

pub(super) fn chou_en_lai(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            play.track(Track::NvaResources, -10)?;
            let number = play.d6("NVA Troops removed")?;
            play.remove(Faction::Nva, "troops", number, PieceKind::NvaTroops.into(), SpaceSet::ALL).map(drop)
        }
        Shaded => {
            play.track(Track::NvaResources, 10)?;
            play.track(Track::VcResources, trail(play))
        }
    }
}

pub(super) fn economic_aid(play: &mut Play<'_, '_>) -> Done {
    let by = play.executor;
    if play.side == Shaded {
        play.track(Track::Trail, 1)?;
        return match play.word(by, "option", &["trail", "resources"], Way::Tables)? {
            0 => play.track(Track::Trail, 1),
            _ => play.track(Track::NvaResources, 10),
        };
    }
    let bases = |faction| if faction == Faction::Us { PieceType::UsBases } else { PieceType::ArvnBases };
    let out_of_play = |play: &Play<'_, '_>, faction| play.board().in_box(BoxName::OutOfPlay, bases(faction));
    let owners: FactionSet =
        [Faction::Us, Faction::Arvn].into_iter().filter(|faction| out_of_play(play, *faction) > 0).collect();
    if let Some(owner) = play.faction(by, "bases", owners, Way::Tables)? {
        let number = out_of_play(play, owner).min(2);
        play.change_box(bases(owner), number, (BoxName::OutOfPlay, BoxName::Available))?;
    }
    // The US looks to ARVN Resources first, ARVN to Aid.
    let grows = |track: Track| play.game().keeps(track) && play.board().track(track) < track.highest();
    let takes_aid = if by == Faction::Us { !grows(Track::ArvnResources) } else { grows(Track::Aid) };
    match play.word(by, "option", &["resources", "aid"], Way::Word(takes_aid.into()))? {
        0 => play.track(Track::ArvnResources, 6),
        _ => play.track(Track::Aid, 12),
    }
}

pub(super) fn nam_dong(play: &mut Play<'_, '_>) -> Done {
    let by = play.executor;
    let among = match play.side {
        Unshaded => targets::nam_dong(play.board()),
        Shaded => targets::nam_dong_shaded(play.board()),
    };
    let Some(space) = play.space(by, "space", among, Way::For(Purpose::Shift))? else { return Ok(()) };
    match play.side {
        Unshaded => {
            play.remove_up_to(by, "remove", 3, PieceSet::GUERRILLAS, space.into(), To::Lost)?;
            play.set_level(space, SupportLevel::ActiveSupport)
        }
        Shaded => {
            play.remove(by, "base", 1, COIN_BASES, space.into())?;
            play.set_level(space, SupportLevel::ActiveOpposition)
        }
    }
}

pub(super) fn supply_bn_301st(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => play
            .remove(play.executor, "remove", 6, INSURGENT_FORCES, SpaceSet::OUTSIDE_SOUTH_VIETNAM)
            .map(drop),
        Shaded => {
            play.track(Track::Trail, 2)?;
            nva_gains_a_die(play)
        }
    }
}

pub(super) fn rand(play: &mut Play<'_, '_>) -> Done {
    // The Capability is named by its word; a non-player takes any.
    let flipped = if play.side == Unshaded { Shaded } else { Unshaded };
    let mut in_play = targets::US_CAPABILITIES;
    let mut number = 0;
    for card in targets::US_CAPABILITIES {
        if play.game().lasting().side(card) == Some(flipped) {
            in_play[number] = card;
            number += 1;
        }
    }
    if number == 0 {
        return Ok(());
    }
    let words = in_play.map(LastingCard::id);
    let card = in_play[play.word(play.executor, "capability", &words[..number], Way::Tables)?];
    play.table.apply(GameEffect::lasting(card, play.side, true))
}

pub(super) fn sappers(play: &mut Play<'_, '_>) -> Done {
    let by = play.executor;
    if play.side == Shaded {
        return sappers_shaded(play);
    }
    let among = SpaceSet::SOUTH_VIETNAM & play.board().with(PieceKind::NvaTroops);
    for space in play.up_to_spaces(by, "spaces", 3, among, Way::For(Purpose::Remove))? {
        play.remove(by, "remove", 2, PieceKind::NvaTroops.into(), space.into())?;
    }
    play.stays_eligible(by)
}

/// All Bases are picked before one comes off, for each would change what a non-player goes by.
fn sappers_shaded(play: &mut Play<'_, '_>) -> Done {
    let by = play.executor;
    let mut picked: [Option<(Space, PieceKind)>; 3] = [None; 3];
    for (name, base, number) in [("us-base", PieceKind::UsBases, 1), ("arvn-bases", PieceKind::ArvnBases, 2)]
    {
        let is_all = !play.is_player(by) && play.board().count_in(SpaceSet::PROVINCES, base) <= number;
        for given in 0..number {
            play.next_of(given, number, Fate::AsTold);
            let taken = |space| picked.iter().flatten().filter(|pick| **pick == (space, base)).count();
            let left = SpaceSet::PROVINCES
                .filter(|space| usize::from(play.board().count(space, base)) > taken(space));
            let pick = match is_all {
                true => left.first().map(|space| (space, base)),
                false => play.maybe_piece(by, name, base.into(), left, Way::Tables)?,
            };
            match (picked.iter_mut().find(|open| open.is_none()), pick) {
                (Some(open), Some(_)) => *open = pick,
                _ => break,
            }
        }
    }
    picked.into_iter().flatten().try_for_each(|(space, base)| play.take_off(space, base, 1, To::Lost))
}

pub(super) fn son_tay(play: &mut Play<'_, '_>) -> Done {
    if play.side == Shaded {
        play.rebox(play.executor, "casualties", 2, &US, (BoxName::Casualties, BoxName::OutOfPlay))?;
        return play.ineligible(Faction::Us);
    }
    let number = play.board().in_box(BoxName::Casualties, PieceType::UsTroops).min(2);
    play.change_box(PieceType::UsTroops, number, (BoxName::Casualties, BoxName::Available))?;
    play.ineligible(Faction::Nva)?;
    play.mark(Faction::Us, EligibilityMark::Eligible)
}

pub(super) fn trucks(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            play.track(Track::Trail, -2)?;
            play.give_up(Faction::Nva, ["laos", "laos-tunnels"], 4, SpaceSet::LAOS)?;
            play.give_up(Faction::Nva, ["cambodia", "cambodia-tunnels"], 4, SpaceSet::CAMBODIA)
        }
        Shaded => {
            let gained = 2 * trail(play);
            play.track(Track::NvaResources, gained)?;
            play.track(Track::VcResources, gained)?;
            nva_bases_go_elsewhere(play)
        }
    }
}

/// NVA rearranges its Bases in Laos and Cambodia. A non-player brings those that no NVA force guards to where
/// one does.
fn nva_bases_go_elsewhere(play: &mut Play<'_, '_>) -> Done {
    const TRAILS: SpaceSet = SpaceSet::LAOS_CAMBODIA;
    let base = PieceKind::NvaBases;
    if play.is_player(Faction::Nva) {
        let number = play.board().count_in(TRAILS, base);
        return play
            .relocate(Faction::Nva, "bases", number, base.into(), (TRAILS, TRAILS), Way::Tables, true)
            .map(drop);
    }
    let forces = PieceSet::of_faction(Faction::Nva) - PieceSet::BASES;
    let guarded = TRAILS & play.board().with_any(forces);
    loop {
        let open = (TRAILS & play.board().with(base)) - guarded;
        let Some(first) = open.iter().min_by_key(|space| space.name()) else { return Ok(()) };
        let moved = play.relocate(
            Faction::Nva,
            "bases",
            1,
            base.into(),
            (first.into(), guarded),
            Way::Tables,
            false,
        )?;
        if moved.number == 0 {
            return Ok(());
        }
    }
}

pub(super) fn international_unrest(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            play.rebox(play.executor, "pieces", 2, &US, (BoxName::Casualties, BoxName::Available)).map(drop)
        }
        Shaded => {
            let number = play.board().available(PieceType::UsTroops).min(2);
            play.change_box(PieceType::UsTroops, number, (BoxName::Available, BoxName::OutOfPlay))?;
            nva_gains_a_die(play)
        }
    }
}

pub(super) fn pathet_lao(play: &mut Play<'_, '_>) -> Done {
    if play.side == Unshaded {
        return play.give_up(Faction::Nva, ["remove", "tunnels"], 6, NORTH_VIETNAM_AND_LAOS);
    }
    if play.board().count_in(SpaceSet::LAOS, PieceSet::COIN_CUBES) == 0 {
        return play.track(Track::Trail, 2);
    }
    // As in Redeploy (6.4.2), by where Control and Bases are before the first of them moves; the US goes
    // anywhere in the South.
    let markers = *play.board().control_map();
    let troops = play.game().arvn_troop_destinations(&markers) & SpaceSet::SOUTH_VIETNAM;
    let police = play.game().police_destinations(&markers);
    for space in SpaceSet::LAOS {
        for (by, name, cube, to) in [
            (Faction::Arvn, "arvn-troops", PieceKind::ArvnTroops, troops),
            (Faction::Arvn, "arvn-police", PieceKind::ArvnPolice, police),
            (Faction::Us, "us-troops", PieceKind::UsTroops, SpaceSet::SOUTH_VIETNAM),
        ] {
            play.relocate(by, name, u8::MAX, cube.into(), (space.into(), to), Way::Tables, false)?;
        }
    }
    Ok(())
}

pub(super) fn war_photographer(play: &mut Play<'_, '_>) -> Done {
    if play.side == Unshaded {
        return play
            .rebox(play.executor, "pieces", 3, &US, (BoxName::OutOfPlay, BoxName::Available))
            .map(drop);
    }
    play.place(Faction::Nva, "place", 6, &[PieceType::NvaTroops], SpaceSet::OUTSIDE_SOUTH_VIETNAM)?;
    play.track(Track::NvaResources, 6)?;
    if play.executor == Faction::Nva {
        play.stays_eligible(Faction::Nva)?;
    }
    Ok(())
}
