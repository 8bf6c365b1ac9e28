//! Texts that grant US or ARVN Operations, Special Activities, Pacification, Redeployment or Commitment:
//! cards 1 to 62; the others are in [`granted_coin_late`](super::granted_coin_late).

use super::coin_spaces::{
    aces, air_lift, air_strike, around, assault, free_turn, new_jersey, nva_troops_among_us_troops,
    on_nva_alone, shelled_coast, sweep, swept_in_place, us_troops_around, with_arvn_and_nva, with_nva,
};
use super::kinds::{IRREGULARS, OPEN_BASES, US};
use crate::events::ask::Fate;
use crate::events::play::{Done, Play, To};
use crate::events::procedure::{CoinProcedure, Procedure};
use crate::events::way::{Purpose, Way};
use crate::operations::assault::{AssaultOrder, FightTerms};
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::card::CardSide::{Shaded, Unshaded};
use crate::vocabulary::faction::{Faction, Side};
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::track::Track;
use pointman_core::error::Error;

/// The executing faction names US or ARVN.
pub(super) fn us_or_arvn(play: &mut Play<'_, '_>) -> Result<Option<Faction>, Error> {
    play.faction(play.executor, "faction", FactionSet::of_side(Side::Coin), Way::Faction(Faction::Us))
}

/// US Troops from one box to another, as many as are there.
fn us_troops(play: &mut Play<'_, '_>, number: u8, boxes: (BoxName, BoxName)) -> Done {
    let there = play.board().in_box(boxes.0, PieceType::UsTroops);
    play.change_box(PieceType::UsTroops, number.min(there), boxes)
}

pub(super) fn gulf_of_tonkin(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            play.grant(&air_strike(Faction::Us))?;
            play.bring(
                Faction::Us,
                "place",
                6,
                &US,
                BoxName::OutOfPlay,
                SpaceSet::CITIES,
                Way::Tables,
                false,
            )?;
        }
        Shaded => {
            let casualties: u8 =
                US.iter().map(|piece| play.board().in_box(BoxName::Casualties, *piece)).sum();
            play.track(Track::Aid, -i32::from(casualties))?;
            play.rebox(
                play.executor,
                "casualties",
                casualties,
                &US,
                (BoxName::Casualties, BoxName::OutOfPlay),
            )?;
        }
    }
    Ok(())
}

pub(super) fn aces_over_the_trail(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            play.grant(&aces())?;
            play.track(Track::Trail, -2)
        }
        Shaded => {
            us_troops(play, 2, (BoxName::Available, BoxName::Casualties))?;
            play.track(Track::Trail, 2)
        }
    }
}

/// The US lifts pieces into one space, Sweeps it and Assaults there: with what is there, even if nothing
/// comes (5.1.3).
fn strike_by_helicopter(play: &mut Play<'_, '_>, space: Space, fight: FightTerms) -> Done {
    play.grant(&air_lift(space))?;
    if !space.is_loc() {
        play.grant(&sweep(Faction::Us, "sweep", space))?;
    }
    let assault = assault(Faction::Us, "assault", space).fighting(fight);
    play.grant(&assault).map(drop)
}

/// As many US Troops as a die says go from a space and those next to it.
fn us_troops_lost_around(play: &mut Play<'_, '_>, spaces: SpaceSet) -> Done {
    let space = play.space(play.executor, "space", spaces, Way::Most(us_troops_around))?;
    if let Some(space) = space {
        let number = play.d6("US Troops removed")?;
        play.remove(play.executor, "remove", number, PieceKind::UsTroops.into(), around(space))?;
    }
    Ok(())
}

pub(super) fn operation_attleboro(play: &mut Play<'_, '_>) -> Done {
    let tunnels = play.board().with_any(PieceSet::TUNNELS);
    match play.side {
        Unshaded => {
            let tunnels = tunnels - SpaceSet::COIN_FORBIDDEN;
            let space = play.space(Faction::Us, "space", tunnels, Way::For(Purpose::Sweep))?;
            let fight = FightTerms { tunnels_protect: false, ..FightTerms::default() };
            space.map_or(Ok(()), |space| strike_by_helicopter(play, space, fight))
        }
        Shaded => us_troops_lost_around(play, tunnels),
    }
}

pub(super) fn tf_116_riverines(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            play.remove_all(PieceSet::INSURGENT, SpaceSet::MEKONG, To::Lost)?;
            let Some(by) = us_or_arvn(play)? else { return Ok(()) };
            let delta = SpaceSet::LOWLAND_TOUCHING_MEKONG;
            // A non-player leaves alone what no enemy holds.
            let held =
                if play.is_player(by) { delta } else { delta & play.board().with_any(PieceSet::INSURGENT) };
            // The text names each of them: no Capability bounds their number (5.1.1).
            let each = delta.len() as u8;
            play.grant(&sweep(by, "sweep", held).at_most(each))?;
            play.grant(&assault(by, "assault", delta).at_most(each)).map(drop)
        }
        Shaded => {
            riverine_guerrillas(play)?;
            let board = play.board();
            let more_vc = |loc| board.count_by(loc, Faction::Vc) > board.coin(loc);
            let sabotaged = SpaceSet::MEKONG.filter(|loc| board.terror(loc) == 0 && more_vc(loc));
            // Where markers are too few, a person chooses; a non-player goes by the printed order.
            let markers = board.terror_markers_left();
            let is_short = usize::from(markers) < sabotaged.len();
            let sabotaged = if is_short && play.is_player(play.executor) {
                play.spaces(play.executor, "sabotage", markers, sabotaged, Way::Tables)?
            } else {
                sabotaged
            };
            sabotaged.iter().try_for_each(|loc| play.terror(loc))
        }
    }
}

/// 2 VC Guerrillas on each Mekong LoC; where they are too few, the executing faction says where.
fn riverine_guerrillas(play: &mut Play<'_, '_>) -> Done {
    const ON_EACH: u8 = 2;
    let guerrillas = [PieceType::VcGuerrillas];
    let (mut left, by) = (SpaceSet::MEKONG, play.executor);
    let is_short = play.board().available(PieceType::VcGuerrillas) < ON_EACH * left.len() as u8;
    if !is_short || !play.is_player(by) {
        while let Some(loc) =
            if is_short { play.space(by, "place", left, Way::For(Purpose::Forces))? } else { left.first() }
        {
            play.place(by, "place", ON_EACH, &guerrillas, loc.into())?;
            left.set(loc, false);
            if play.board().available(PieceType::VcGuerrillas) == 0 {
                break;
            }
        }
        return Ok(());
    }
    let mut once = SpaceSet::NONE;
    let all = ON_EACH * left.len() as u8;
    for given in 0..all {
        play.next_of(given, all, Fate::AsTold);
        let placed =
            play.bring_one(by, "place", &guerrillas, BoxName::Available, left, Way::Tables, false)?;
        let Some((loc, _)) = placed else { break };
        left.set(loc, !once.contains(loc));
        once.set(loc, true);
    }
    Ok(())
}

pub(super) fn lrrp(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            play.place(Faction::Us, "place", 3, &[PieceType::UsIrregulars], SpaceSet::LAOS_CAMBODIA)?;
            play.grant(&air_strike(Faction::Us)).map(drop)
        }
        Shaded => {
            // T5.5.6: VC sees the shift before the removal.
            let way = if play.executor == Faction::Vc {
                Way::For(Purpose::Shift)
            } else {
                Way::For(Purpose::Remove)
            };
            let removed =
                play.remove_to(play.executor, "remove", 3, IRREGULARS, SpaceSet::ALL, To::Lost, way)?;
            play.shift(removed.spaces, -1)
        }
    }
}

pub(super) fn uss_new_jersey(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => match us_or_arvn(play)? {
            Some(by) => play.grant(&new_jersey(by)).map(drop),
            None => Ok(()),
        },
        Shaded => {
            let candidates = shelled_coast(play.board());
            let spaces = play.spaces(play.executor, "shift", 2, candidates, Way::For(Purpose::Shift))?;
            play.shift(spaces, -2)
        }
    }
}

pub(super) fn pows(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            play.grant(&air_strike(play.executor))?;
            us_troops(play, 2, (BoxName::Casualties, BoxName::Available))
        }
        Shaded => us_troops(play, 3, (BoxName::Available, BoxName::Casualties)),
    }
}

pub(super) fn ia_drang(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            let held = with_nva(play.board());
            let space = play.space(Faction::Us, "space", held, Way::For(Purpose::Remove))?;
            space.map_or(Ok(()), |space| strike_by_helicopter(play, space, FightTerms::default()))
        }
        Shaded => us_troops_lost_around(play, nva_troops_among_us_troops(play.game())),
    }
}

pub(super) fn chu_luc(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            let both = with_arvn_and_nva(play.board());
            if let Some(space) = play.space(play.executor, "space", both, Way::For(Purpose::Troops))? {
                let number = play.board().count_by(space, Faction::Arvn);
                play.place(play.executor, "place", number, &[PieceType::ArvnTroops], space.into())?;
            }
            // Nothing is left to choose in an Assault by ARVN on NVA alone.
            let mut turn = free_turn(Faction::Arvn);
            for space in SpaceSet::ALL {
                if let Some(assault) = on_nva_alone(play.game(), &turn, space)
                    && !play.decider.is_rehearsal()
                {
                    play.note(format_args!("ARVN Assaults NVA in {}", space.name()));
                    AssaultOrder::default().resolve(play.table, &mut turn, assault)?;
                }
            }
            Ok(())
        }
        Shaded => {
            let north = SpaceSet::of(&[
                Space::NorthVietnam,
                Space::CentralLaos,
                Space::QuangTriThuaThien,
                Space::LocHueKheSanh,
            ]);
            play.place_up_to(play.executor, "place", 10, &[PieceType::NvaTroops], north).map(drop)
        }
    }
}

pub(super) fn cambodian_civil_war(play: &mut Play<'_, '_>) -> Done {
    const CAMBODIA: SpaceSet = SpaceSet::CAMBODIA;
    if play.side == Shaded {
        return play
            .place(Faction::Nva, "place", 12, &[PieceType::NvaTroops, PieceType::NvaGuerrillas], CAMBODIA)
            .map(drop);
    }
    if play.is_player(Faction::Us) {
        play.grant(&air_lift(CAMBODIA))?;
    } else {
        play.procedure(Faction::Us, Procedure::Coin(CoinProcedure::LiftSpecialForces))?;
    }
    let board = play.board();
    let activates = |by: Faction| !swept_in_place(board, by, CAMBODIA).is_empty();
    let by = if play.is_player(play.executor) {
        let moves = |by| {
            let troops = if by == Faction::Us { PieceKind::UsTroops } else { PieceKind::ArvnTroops };
            !(CAMBODIA & board.with(troops)).is_empty()
        };
        let able =
            [Faction::Us, Faction::Arvn].into_iter().filter(|by| activates(*by) || moves(*by)).collect();
        play.faction(play.executor, "faction", able, Way::Faction(Faction::Us))?
    } else {
        // ARVN Sweeps for the US if it is no person's.
        let may = |by: &Faction| activates(*by) && (*by == Faction::Us || !play.is_player(*by));
        [Faction::Us, Faction::Arvn].into_iter().find(may)
    };
    match by {
        Some(by) if play.is_player(by) => {
            play.grant(&sweep(by, "sweep", CAMBODIA).from(CAMBODIA))?;
        }
        Some(by) => play.procedure(by, Procedure::Coin(CoinProcedure::SweepInPlace(CAMBODIA)))?,
        None => {}
    }
    play.remove(play.executor, "remove", 2, OPEN_BASES, CAMBODIA).map(drop)
}
