//! Texts that grant NVA or VC Operations and Special Activities, or any faction one of its choice.

use super::kinds::{ARVN, NVA, US};
use super::offensives;
use crate::action::turn::{MarchTerms, Terms};
use crate::board::Board;
use crate::board::effect::Effect;
use crate::events::grant::{Duty, Grant, Granted, How};
use crate::events::play::{Done, Play, To};
use crate::events::way::{Purpose, Way};
use crate::game::Game;
use crate::game::game_effect::{EligibilityMark, GameEffect};
use crate::operations::{OperationName, march};
use crate::special_activities::SpecialName;
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::card::Card;
use crate::vocabulary::card::CardSide::{Shaded, Unshaded};
use crate::vocabulary::faction::{Faction, Side};
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::track::Track;

/// A March that an Event names.
fn march_of(by: Faction, name: &'static str, march: MarchTerms) -> Grant {
    let grant = Grant::named(by, name, Granted::Operation(OperationName::March));
    Grant { terms: Terms { march, ..grant.terms }, ..grant }
}

pub(super) fn transport_group_559(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            play.track(Track::Trail, -2)?;
            play.lasts()
        }
        Shaded => {
            play.grant(&Grant::named(Faction::Nva, "infiltrate", Granted::Special(SpecialName::Infiltrate)))?;
            let trail = i32::from(play.board().track(Track::Trail));
            play.track(Track::NvaResources, 3 * trail)?;
            play.track(Track::VcResources, 2 * trail)
        }
    }
}

pub(super) fn russian_arms(play: &mut Play<'_, '_>) -> Done {
    let troops = PieceKind::NvaTroops;
    match play.side {
        Unshaded => {
            play.place(play.executor, "place", 6, &ARVN, SpaceSet::SOUTH_VIETNAM)?;
        }
        Shaded => {
            let with_troops = play.board().with(troops);
            for space in play.spaces(Faction::Nva, "doubled", 3, with_troops, Way::For(Purpose::Troops))? {
                let there = play.board().count(space, troops);
                play.place(Faction::Nva, "place", there, &[PieceType::NvaTroops], space.into())?;
            }
            play.grant(&Grant::named(Faction::Nva, "bombard", Granted::Special(SpecialName::Bombard)))?;
        }
    }
    Ok(())
}

pub(super) fn uncle_ho(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            let by = play.executor;
            let has_troops = play.board().in_box(BoxName::OutOfPlay, PieceType::UsTroops) > 0;
            let has_pool = play.game().pool(Faction::Arvn).is_some();
            // A non-player ARVN alone takes Resources.
            let takes_resources = by == Faction::Arvn || play.is_player(by);
            let resources = if has_troops && has_pool {
                play.word(by, "option", &["troops", "resources"], Way::Word(usize::from(takes_resources)))?
                    == 1
            } else {
                has_pool && takes_resources
            };
            if resources {
                play.track(Track::ArvnResources, 9)?;
            } else {
                let (types, from) = ([PieceType::UsTroops], BoxName::OutOfPlay);
                play.bring(by, "place", 4, &types, from, SpaceSet::SOUTH_VIETNAM, Way::Tables, false)?;
            }
            for nth in 1..=2 {
                play.grant(&Grant::limited(Faction::Arvn, "lim-op").one_of(nth, 2))?;
            }
        }
        Shaded => {
            for (by, name) in [(Faction::Vc, "vc-lim-op"), (Faction::Nva, "nva-lim-op")] {
                for nth in 1..=3 {
                    play.grant(&Grant::limited(by, name).one_of(nth, 3))?;
                }
            }
        }
    }
    Ok(())
}

pub(super) fn vo_nguyen_giap(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            let by = play.executor;
            let with_guerrillas = play.board().with_any(PieceSet::GUERRILLAS);
            for space in play.spaces(by, "space", 3, with_guerrillas, Way::For(Purpose::Remove))? {
                play.remove(by, "replace", 2, PieceSet::GUERRILLAS, space.into())?;
                play.place(by, "place", 1, &[PieceType::NvaTroops], space.into())?;
            }
        }
        Shaded => {
            let by = Faction::Nva;
            let into_3 = MarchTerms { most_ends: Some(3), ..MarchTerms::ANY };
            let reached = play.grant(&march_of(by, "march", into_3))?;
            let (mut left, all) = (reached, reached.len() as u8);
            for (space, nth) in reached.iter().zip(1..) {
                // A person takes them in any order.
                let open = if play.is_player(by) { left } else { space.into() };
                let action =
                    Grant::in_spaces(by, "action", Granted::Anything, open).at_most(1).one_of(nth, all);
                left -= play.grant(&Grant { duty: Duty::Optional, ..action })?;
            }
        }
    }
    Ok(())
}

pub(super) fn plei_mei(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            let (by, kinds) = (play.executor, PieceSet::of_faction(Faction::Nva) - PieceSet::TUNNELS);
            let mut open = beside_coin_bases(play.board());
            if !play.is_player(by) {
                let board = *play.board();
                let pieces = |space| board.count_by(space, Faction::Nva);
                let most = open.iter().map(pieces).max();
                open = open.filter(|space| Some(pieces(space)) == most);
            }
            if let Some(space) = play.space(by, "space", open, Way::For(Purpose::Remove))? {
                play.remove(by, "remove", 3, kinds, space.into())?;
            }
        }
        Shaded => {
            play.grant(
                &march_of(Faction::Nva, "march", MarchTerms::ANY).from(SpaceSet::OUTSIDE_SOUTH_VIETNAM),
            )?;
            let fight = Grant::named(Faction::Nva, "fight", Granted::AttackOrAmbush).at_most(1);
            let terms = Terms { any_state: true, ..fight.terms };
            play.grant(&Grant { terms, ..fight })?;
        }
    }
    Ok(())
}

/// Where an NVA piece that is no Tunneled Base is in the space of a US or ARVN Base, or adjacent to one.
pub(crate) fn beside_coin_bases(board: &Board) -> SpaceSet {
    let bases = board.with_any(PieceSet::COIN & PieceSet::BASES);
    board.with_any(PieceSet::of_faction(Faction::Nva) - PieceSet::TUNNELS) & (bases | bases.adjacent())
}

pub(super) fn macv(play: &mut Play<'_, '_>) -> Done {
    let by = play.executor;
    let own = usize::from(by.side() == Side::Insurgent);
    let insurgent = play.word(by, "pair", &["us-arvn", "nva-vc"], Way::Word(own))? == 1;
    let pair = if insurgent {
        [(Faction::Nva, "nva-special"), (Faction::Vc, "vc-special")]
    } else {
        [(Faction::Us, "us-special"), (Faction::Arvn, "arvn-special")]
    };
    for (by, name) in pair {
        play.grant(&Grant::named(by, name, Granted::AnySpecial))?;
    }
    play.stays_eligible(by)
}

pub(super) fn an_loc(play: &mut Play<'_, '_>) -> Done {
    let troops = PieceKind::NvaTroops;
    match play.side {
        Unshaded => {
            let by = play.executor;
            let with_arvn =
                play.board().with_any(PieceSet::of_faction(Faction::Arvn)) & SpaceSet::SOUTH_VIETNAM;
            let most = Way::Most(|game, space| i16::from(game.board().count(space, PieceKind::NvaTroops)));
            if let Some(space) = play.space(by, "space", with_arvn, most)? {
                play.remove_all(troops.into(), space.into(), To::Lost)?;
                play.place(by, "place", 3, &[PieceType::ArvnTroops], space.into())?;
            }
        }
        Shaded => {
            let by = Faction::Nva;
            let is_player = play.is_player(by);
            let cities = SpaceSet::CITIES.filter(|city| is_player || nva_troops_near(play.game(), city) > 0);
            let Some(city) = play.space(by, "city", cities, Way::Most(nva_troops_near))? else {
                return Ok(());
            };
            let to_city = MarchTerms { movers: troops.into(), ends_in: city.into(), ..MarchTerms::ANY };
            play.grant(&Grant { how: How::Plain, ..march_of(by, "march", to_city) })?;
            let attack =
                Grant::in_spaces(by, "attack", Granted::Operation(OperationName::Attack), city).at_most(1);
            for _ in 0..2 {
                play.grant(&attack)?;
            }
        }
    }
    Ok(())
}

/// NVA Troops in all spaces from which they would march into the City.
pub(crate) fn nva_troops_near(game: &Game, city: Space) -> i16 {
    i16::from(game.board().count_in(march::in_reach(game, Faction::Nva, city), PieceKind::NvaTroops))
}

pub(super) fn sihanouk(play: &mut Play<'_, '_>) -> Done {
    let halves = [
        (Faction::Vc, "vc-rally", "vc-march", &[PieceType::VcGuerrillas][..]),
        (Faction::Nva, "nva-rally", "nva-march", &NVA[..]),
    ];
    for (by, rally, march, pieces) in halves {
        let is_player = play.is_player(by);
        let is_any = pieces.iter().any(|piece| play.board().available(*piece) > 0);
        if !is_player && !is_any {
            continue;
        }
        // The Guerrillas of a non-player VC leave Cambodia again.
        let leaves = !is_player && by == Faction::Vc;
        let how = if leaves { How::Leaving } else { How::Drawn };
        let rally = Grant::in_spaces(by, rally, Granted::Operation(OperationName::Rally), SpaceSet::CAMBODIA);
        let from = play.grant(&Grant { how, ..rally })?;
        if !from.is_empty() {
            let ends_in = if leaves { SpaceSet::SOUTH_VIETNAM } else { SpaceSet::ALL };
            play.grant(&Grant {
                how,
                ..march_of(by, march, MarchTerms { ends_in, ..MarchTerms::ANY }).from(from)
            })?;
        }
    }
    Ok(())
}

pub(super) fn detente(play: &mut Play<'_, '_>) -> Done {
    match play.side {
        Unshaded => {
            for track in [Track::NvaResources, Track::VcResources] {
                let held = i32::from(play.board().track(track));
                play.track(track, held / 2 - held)?;
            }
            let troops = PieceType::NvaTroops;
            let count = play.board().available(troops).min(5);
            play.change_box(troops, count, (BoxName::Available, BoxName::OutOfPlay))?;
        }
        Shaded => {
            let by = Faction::Nva;
            // A non-player always Infiltrates.
            if play.word(by, "option", &["resources", "infiltrate"], Way::Word(1))? == 0 {
                play.track(Track::NvaResources, 9)?;
            } else {
                let infiltrate = Grant::named(by, "infiltrate", Granted::Special(SpecialName::Infiltrate));
                play.grant(&Grant { how: How::WithVcBase, ..infiltrate })?;
            }
            let rally = Grant::named(Faction::Vc, "rally", Granted::Operation(OperationName::Rally));
            play.grant(&rally.at_most(6))?;
        }
    }
    Ok(())
}

/// From where pieces move by the shaded text of card 92.
const SOURCES: SpaceSet = SpaceSet::CAMBODIA.union(SpaceSet::of(&[Space::TayNinh]));
/// The Provinces next to Can Tho that a non-player NVA wants.
const WANTED: SpaceSet = SpaceSet::of(&[Space::KienPhong, Space::KienHoaVinhBinh, Space::KienGiangAnXuyen]);

pub(super) fn sealords(play: &mut Play<'_, '_>) -> Done {
    let insurgents = FactionSet::of_side(Side::Insurgent);
    let Some(by) = play.faction(play.executor, "faction", insurgents, Way::Faction(Faction::Nva))? else {
        return Ok(());
    };
    if play.is_player(by) {
        let kinds = PieceSet::of_faction(by) - PieceSet::TUNNELS;
        let around = Space::CanTho.adjacent();
        play.relocate(by, "move", u8::MAX, kinds, (SOURCES, around), Way::Tables, true)?;
    } else if by == Faction::Nva {
        while let Some((kind, to, way)) = next_sealord(play.board()) {
            let most = match kind {
                PieceKind::NvaBases => {
                    Way::Most(|game, space| i16::from(game.board().count(space, PieceKind::NvaBases)))
                }
                PieceKind::NvaTroops => {
                    Way::Most(|game, space| i16::from(game.board().count(space, PieceKind::NvaTroops)))
                }
                _ => {
                    Way::Most(|game, space| i16::from(game.board().count_of(space, PieceType::NvaGuerrillas)))
                }
            };
            let kinds: PieceSet = if kind.is_base() { kind.into() } else { kind.piece_type().into() };
            let held = SOURCES & play.board().with_any(kinds);
            let (Some(from), Some(to)) =
                (play.space(by, "from", held, most)?, play.space(by, "to", to, way)?)
            else {
                break;
            };
            let active = kind.flipped().filter(|_| play.board().count(from, kind) == 0);
            play.table.apply(Effect::Move { piece: active.unwrap_or(kind), count: 1, from, to })?;
        }
    }
    Ok(())
}

/// The piece that a non-player NVA moves next by card 92, where it may go and how that is selected: a Base to
/// each Province it wants, then Troops up to 6 and Guerrillas up to 2 beside Bases. Guerrillas are given as
/// Underground.
pub(crate) fn next_sealord(board: &Board) -> Option<(PieceKind, SpaceSet, Way)> {
    let is_there = |kinds: PieceSet| SOURCES.meets(board.with_any(kinds));
    let with_base = WANTED.filter(|space| board.bases(space, Faction::Nva) > 0);
    let for_base = (WANTED - with_base).filter(|space| board.room_for_bases(space) > 0);
    let for_troops = with_base.filter(|space| board.count(space, PieceKind::NvaTroops) < 6);
    let for_guerrillas = with_base.filter(|space| board.count_of(space, PieceType::NvaGuerrillas) < 2);
    [
        (PieceKind::NvaBases, PieceKind::NvaBases.into(), for_base, Purpose::Bases),
        (PieceKind::NvaTroops, PieceKind::NvaTroops.into(), for_troops, Purpose::Troops),
        (
            PieceKind::NvaGuerrillasUnderground,
            PieceType::NvaGuerrillas.into(),
            for_guerrillas,
            Purpose::Forces,
        ),
    ]
    .into_iter()
    .find(|(_, kinds, to, _)| is_there(*kinds) && !to.is_empty())
    .map(|(kind, _, to, purpose)| (kind, to, Way::For(purpose)))
}

pub(super) fn apc(play: &mut Play<'_, '_>) -> Done {
    let (faction, card) = (Faction::Vc, Card::pivotal(Faction::Vc));
    if play.game().cards().played().contains(card) {
        play.table.apply(GameEffect::Returned { faction, card })
    } else {
        offensives::tet(play)
    }
}

pub(super) fn masher_white_wing(play: &mut Play<'_, '_>) -> Done {
    let insurgents = FactionSet::of_side(Side::Insurgent);
    let Some(by) = play.faction(play.executor, "faction", insurgents, Way::Faction(Faction::Nva))? else {
        return Ok(());
    };
    let reached = play.grant(&guerrillas_march(by))?;
    if reached.is_empty() {
        return Ok(());
    }
    let ambush = Grant::in_spaces(by, "ambush", Granted::Special(SpecialName::Ambush), reached)
        .at_most(reached.len() as u8);
    play.grant(&Grant {
        terms: Terms { any_state: true, ..ambush.terms },
        duty: Duty::Everywhere,
        ..ambush
    })?;
    Ok(())
}

/// The March of card 99.
pub(crate) fn guerrillas_march(by: Faction) -> Grant {
    march_of(by, "march", MarchTerms { movers: PieceSet::GUERRILLAS, most_ends: Some(3), ..MarchTerms::ANY })
}

pub(super) fn kent_state(play: &mut Play<'_, '_>) -> Done {
    let by = play.executor;
    match play.side {
        Unshaded => {
            play.rebox(by, "available", 2, &US, (BoxName::Casualties, BoxName::Available))?;
            play.grant(&Grant::limited(Faction::Us, "lim-op"))?;
            play.mark(Faction::Us, EligibilityMark::Eligible)
        }
        Shaded => {
            let troops = PieceType::UsTroops;
            let most = play.board().in_box(BoxName::Casualties, troops).min(3);
            if most > 0 {
                let count = play.number(by, "troops", 0, most)?;
                play.change_box(troops, count, (BoxName::Casualties, BoxName::OutOfPlay))?;
            }
            play.track(Track::Aid, -6)?;
            play.ineligible(Faction::Us)
        }
    }
}
