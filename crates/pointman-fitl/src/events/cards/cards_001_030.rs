//! Cards 1 to 30, but for those that grant Operations or Special Activities.

use super::kinds::{COIN_BASES, NVA, OPEN_INSURGENT, OPEN_VC};
use super::targets;
use crate::action::choice::Chosen;
use crate::action::voluntary::Taken;
use crate::events::ask::Fate;
use crate::events::play::{Done, Play, To};
use crate::events::way::{Purpose, Way};
use crate::game::Game;
use crate::game::game_effect::GameEffect;
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::card::CardSide::{Shaded, Unshaded};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::{ByPiece, PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::support::SupportLevel;
use crate::vocabulary::track::{Policy, Track};
use pointman_core::error::Error;

pub(super) fn kissinger(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            let number = play.d6("pieces removed from Laos and Cambodia")?;
            play.remove(play.executor, "remove", number, OPEN_INSURGENT, SpaceSet::LAOS_CAMBODIA)?;
        }
        Shaded => {
            play.place(Faction::Nva, "place", 2, &NVA, SpaceSet::CAMBODIA)?;
            us_troops_out_of_play(play, 2)?;
            play.track(Track::Aid, -6)?;
        }
    }
    Ok(())
}

/// US Troops go Out of Play from wherever the US likes; a non-player's from the map as far as they are there,
/// then Casualties, then Available.
fn us_troops_out_of_play(play: &mut Play<'_, '_>, number: u8) -> Done {
    const TROOPS: PieceType = PieceType::UsTroops;
    let board = play.board();
    let on_map = board.on_map(TROOPS);
    let (lost, ready) = (board.in_box(BoxName::Casualties, TROOPS), board.available(TROOPS));
    let number = number.min(on_map + lost + ready);
    let from_map =
        play.number(Faction::Us, "map", number.saturating_sub(lost + ready), number.min(on_map))?;
    play.remove_to(
        Faction::Us,
        "troops",
        from_map,
        TROOPS.into(),
        SpaceSet::ALL,
        To::OutOfPlay,
        Way::Tables,
    )?;
    let number = number - from_map;
    let from_lost = play.number(Faction::Us, "casualties", number.saturating_sub(ready), number.min(lost))?;
    play.change_box(TROOPS, from_lost, (BoxName::Casualties, BoxName::OutOfPlay))?;
    play.change_box(TROOPS, number - from_lost, (BoxName::Available, BoxName::OutOfPlay))
}

pub(super) fn peace_talks(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            play.track(Track::NvaResources, -9)?;
            let game = play.game();
            if game.cards().pivotal(Faction::Us).is_some() && !game.peace_talks() {
                play.table.apply(GameEffect::PeaceTalks { executed: true })?;
            }
        }
        Shaded => {
            play.track(Track::NvaResources, 9)?;
            let trail = play.board().track(Track::Trail);
            play.track(Track::Trail, (3 - i32::from(trail)).max(0))?;
        }
    }
    Ok(())
}

pub(super) fn wild_weasels(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            if !play.ends(LastingCard::Sa2s, Shaded)? {
                play.track(Track::Trail, -2)?;
                play.track(Track::NvaResources, -9)?;
            }
        }
        Shaded => play.lasts()?,
    }
    Ok(())
}

pub(super) fn adsid(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => play.lasts(),
        Shaded => {
            let steps = if play.board().track(Track::Trail) == 0 { 2 } else { 1 };
            play.track(Track::Trail, steps)?;
            play.track(Track::ArvnResources, -9)
        }
    }
}

pub(super) fn psychedelic_cookie(play: &mut Play<'_, '_>) -> Done {
    const TROOPS: PieceType = PieceType::UsTroops;
    if play.side == Shaded {
        play.remove_to(Faction::Us, "troops", 3, TROOPS.into(), SpaceSet::ALL, To::OutOfPlay, Way::Tables)?;
        return Ok(());
    }
    // A non-player US has its own instructions: Nixon brings Troops home, others bring them to Vietnam.
    let is_nixon = play.board().policy() == Policy::Nixon;
    let out_of_play = play.board().in_box(BoxName::OutOfPlay, TROOPS);
    let leaves = is_nixon && out_of_play == 0;
    if play.word(Faction::Us, "option", &["out-of-play", "map"], Way::Word(leaves.into()))? == 1 {
        play.remove_up_to(Faction::Us, "troops", 3, TROOPS.into(), SpaceSet::ALL, To::Available)?;
        return Ok(());
    }
    let way = if is_nixon { Way::Declines } else { Way::Tables };
    let vietnam = SpaceSet::SOUTH_VIETNAM;
    let placed =
        play.bring(Faction::Us, "place", 3, &[TROOPS], BoxName::OutOfPlay, vietnam, way, true)?.number;
    let left = (3 - placed).min(out_of_play - placed);
    let home = play.number(Faction::Us, "available", 0, left)?;
    play.change_box(TROOPS, home, (BoxName::OutOfPlay, BoxName::Available))
}

pub(super) fn rolling_thunder(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            play.track(Track::Trail, -2)?;
            play.track(Track::NvaResources, -9)?;
            play.ineligible(Faction::Nva)
        }
        Shaded => {
            play.track(Track::ArvnResources, -5)?;
            play.lasts()
        }
    }
}

pub(super) fn capt_buck_adams(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            play.flip_all(PieceSet::UNDERGROUND_GUERRILLAS, SpaceSet::OUTSIDE_SOUTH_VIETNAM)?;
            let base = PieceKind::NvaBases.into();
            play.remove(play.executor, "base", 1, base, SpaceSet::OUTSIDE_SOUTH_VIETNAM)?;
        }
        Shaded => {
            let among = targets::adams_base(play.board());
            play.place(play.executor, "base", 1, &[PieceType::NvaBases], among)?;
            let active = PieceKind::NvaGuerrillasActive.into();
            play.flip(play.executor, "hide", 3, active, SpaceSet::ALL, Way::For(Purpose::Forces))?;
        }
    }
    Ok(())
}

pub(super) fn medevac(play: &mut Play<'_, '_>) -> Done {
    if play.side == Shaded {
        play.stays_eligible(play.executor)?;
    }
    play.lasts()
}

pub(super) fn blowtorch_komer(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            play.track(Track::Aid, 10)?;
            play.lasts()?;
        }
        Shaded => {
            play.track(Track::Aid, -10)?;
            let among = targets::komer(play.board());
            if let Some(space) = play.space(play.executor, "space", among, Way::For(Purpose::Shift))? {
                play.shift(space, -1)?;
            }
        }
    }
    Ok(())
}

pub(super) fn claymores(play: &mut Play<'_, '_>) -> Done {
    if play.side == Unshaded {
        play.stays_eligible(play.executor)?;
        return play.lasts();
    }
    let by = play.executor;
    if let Some(space) =
        play.space(by, "space", targets::claymores(play.board()), Way::For(Purpose::Remove))?
    {
        play.remove(by, "base", 1, COIN_BASES, space.into())?;
        // The Guerrilla is a friendly loss for NVA and VC alike.
        play.remove_to(
            by,
            "guerrilla",
            1,
            PieceSet::UNDERGROUND_GUERRILLAS,
            space.into(),
            To::Lost,
            Way::GiveUp,
        )?;
    }
    Ok(())
}

pub(super) fn americal(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => americal_troops(play),
        Shaded => {
            for space in americal_provinces(play)? {
                play.remove(play.executor, "remove", 1, OPEN_VC, space.into())?;
                play.set_level(space, SupportLevel::ActiveOpposition)?;
            }
            Ok(())
        }
    }
}

/// US Troops gather in one place. A non-player US has its own instructions: Nixon brings them home, others to
/// where Troops are placed.
fn americal_troops(play: &mut Play<'_, '_>) -> Done {
    const TROOPS: PieceType = PieceType::UsTroops;
    let us = Faction::Us;
    let is_nixon = play.board().policy() == Policy::Nixon;
    let ready = play.board().in_box(BoxName::OutOfPlay, TROOPS).min(2);
    if play.word(us, "option", &["available", "space"], Way::Word((!is_nixon).into()))? == 0 {
        let number = play.number(us, "out-of-play", 0, ready)?;
        play.change_box(TROOPS, number, (BoxName::OutOfPlay, BoxName::Available))?;
        play.remove_up_to(us, "troops", 2, TROOPS.into(), SpaceSet::ALL, To::Available)?;
        return Ok(());
    }
    let spaces =
        if play.is_player(us) { SpaceSet::ALL - SpaceSet::COIN_FORBIDDEN } else { SpaceSet::SOUTH_VIETNAM };
    if let Some(space) = play.space(us, "space", spaces, Way::For(Purpose::Troops))? {
        let number = play.number(us, "out-of-play", 0, ready)?;
        play.put(space, TROOPS, number, BoxName::OutOfPlay)?;
        play.gather(us, "move", 2, TROOPS, space, true)?;
    }
    Ok(())
}

/// One or two Provinces, those first that are not yet at Active Opposition; a non-player VC leaves the others
/// alone, for nothing is won there.
fn americal_provinces(play: &mut Play<'_, '_>) -> Result<SpaceSet, Error> {
    let by = play.executor;
    let all = targets::americal(play.board());
    let open = all & targets::not_at(play.board(), SupportLevel::ActiveOpposition);
    if !play.is_player(by) {
        return play.spaces(by, "spaces", 2, open, Way::Most(vc_pieces));
    }
    let first = if open.is_empty() { all } else { open };
    let mut chosen = play.spaces(by, "spaces", 1, first, Way::Tables)?;
    let second = if (open - chosen).is_empty() { all } else { open };
    if let Some(space) = play.maybe_space(by, "spaces", second - chosen, Way::Tables)? {
        chosen |= space.into();
    }
    Ok(chosen)
}

fn vc_pieces(game: &Game, space: Space) -> i16 {
    game.board().count_of(space, OPEN_VC).into()
}

pub(super) fn da_nang(play: &mut Play<'_, '_>) -> Done {
    const TROOPS: PieceType = PieceType::UsTroops;
    if play.side == Shaded {
        let supporting = play.board().populated_at(|level| level > SupportLevel::Neutral);
        play.set_level(targets::AROUND_DA_NANG & supporting, SupportLevel::Neutral)?;
        return play.lasts();
    }
    let us = Faction::Us;
    let out_of_play = play.board().in_box(BoxName::OutOfPlay, TROOPS).min(3);
    let number = play.number(us, "out-of-play", 0, out_of_play)?;
    play.put(Space::DaNang, TROOPS, number, BoxName::OutOfPlay)?;
    // A non-player US takes none that are Available.
    if play.is_player(us) {
        let available = play.board().available(TROOPS).min(6 - number);
        let number = play.number(us, "available", 0, available)?;
        play.put(Space::DaNang, TROOPS, number, BoxName::Available)?;
    }
    Ok(())
}

pub(super) fn operation_starlite(play: &mut Play<'_, '_>) -> Done {
    let by = play.executor;
    if play.side == Shaded {
        let hidden = play.up_to_spaces(
            by,
            "spaces",
            3,
            targets::starlite_hidden(play.board()),
            Way::For(Purpose::Forces),
        )?;
        play.flip_all(PieceKind::VcGuerrillasActive.into(), hidden)?;
        return play.stays_eligible(by);
    }
    let mut among = targets::starlite(play.board());
    let with_base = among & play.board().with(PieceKind::VcBases);
    // A non-player removes where an enemy Base is, if there is one anywhere.
    if !play.is_player(by) && !with_base.is_empty() {
        among = with_base;
    }
    if let Some(space) = play.space(by, "space", among, Way::For(Purpose::Remove))? {
        play.remove_all(OPEN_VC, space.into(), To::Lost)?;
    }
    Ok(())
}

pub(super) fn phoenix_program(play: &mut Play<'_, '_>) -> Done {
    let by = play.executor;
    if play.side == Unshaded {
        let controlled = play.board().control_map().coin;
        play.remove(by, "remove", 3, OPEN_VC, controlled)?;
        return Ok(());
    }
    let way = Way::For(Purpose::Shift);
    let chosen = play.spaces(by, "spaces", 2, targets::phoenix(play.board()), way)?;
    play.set_level(chosen, SupportLevel::ActiveOpposition)?;
    let markers = play.board().terror_markers_left();
    for space in play.spaces(by, "terror", markers, chosen, Way::For(Purpose::Terror))? {
        play.terror(space)?;
    }
    Ok(())
}

pub(super) fn tribesmen(play: &mut Play<'_, '_>) -> Done {
    let by = play.executor;
    if play.side == Unshaded {
        let led = targets::with_irregulars(play.board());
        play.remove(by, "remove", 4, OPEN_INSURGENT, led)?;
        return Ok(());
    }
    irregulars_change_sides(play)?;
    let among = targets::neutral_highlands(play.board());
    if let Some(space) = play.space(by, "space", among, Way::For(Purpose::Shift))? {
        play.set_level(space, SupportLevel::ActiveOpposition)?;
    }
    play.track(Track::Patronage, -3)
}

/// Every Irregular becomes a VC Guerrilla while there are any; the executor says which, the rest are removed.
fn irregulars_change_sides(play: &mut Play<'_, '_>) -> Done {
    const IRREGULARS: PieceType = PieceType::UsIrregulars;
    const GUERRILLAS: PieceType = PieceType::VcGuerrillas;
    let by = play.executor;
    if play.board().available(GUERRILLAS) >= play.board().on_map(IRREGULARS) {
        for space in targets::with_irregulars(play.board()) {
            for kind in IRREGULARS.kinds() {
                for _ in 0..play.board().count(space, kind) {
                    play.replace(space, kind, GUERRILLAS, To::Available)?;
                }
            }
        }
        return Ok(());
    }
    let all = play.board().available(GUERRILLAS);
    for given in 0..all {
        play.next_of(given, all, Fate::AsTold);
        let Some((space, kind)) = play.piece(by, "replace", IRREGULARS.into(), SpaceSet::ALL, Way::Tables)?
        else {
            break;
        };
        play.replace(space, kind, GUERRILLAS, To::Available)?;
    }
    // 1.4.1: only VC, played by a person, may free Guerrillas elsewhere.
    while by == Faction::Vc && play.is_player(by) {
        let left = targets::with_irregulars(play.board());
        let from = SpaceSet::ALL.filter(|space| !left.without(space).is_empty());
        let Some((from, piece)) = play.maybe_piece(by, "taking", GUERRILLAS.into(), from, Way::Declines)?
        else {
            break;
        };
        let Some((space, kind)) =
            play.piece(by, "replace", IRREGULARS.into(), left.without(from), Way::Tables)?
        else {
            break;
        };
        let replaced: Chosen = ByPiece::from_fn(|each| (each == kind).into());
        let taken = Taken { space: from, piece, count: 1 };
        play.table.replace_own(by, space, &replaced, GUERRILLAS, &[taken])?;
    }
    play.remove_all(IRREGULARS.into(), SpaceSet::ALL, To::Available)?;
    Ok(())
}
