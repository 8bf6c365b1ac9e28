//! Cards 1 to 62, but for those that grant Operations or Special Activities.

use super::Weighed;
use crate::events::cards::kinds::{
    COIN_BASES, INSURGENT_BASES, INSURGENT_FORCES, OPEN_INSURGENT, OPEN_VC, US,
};
use crate::events::cards::targets::{self, NORTH_VIETNAM_AND_LAOS};
use crate::game::Game;
use crate::trung::events::gather::would_gather;
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::card::CardSide::{self, Shaded, Unshaded};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::support::SupportLevel;
use crate::vocabulary::track::{Policy, Track};

/// Pieces of NVA that an Event may remove (5.1.1).
const OPEN_NVA: PieceSet = PieceSet::of_faction(Faction::Nva).without(PieceSet::TUNNELS);

const TROOPS: PieceType = PieceType::UsTroops;

/// Card 2.
pub(super) fn kissinger(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => w.is_any(SpaceSet::LAOS_CAMBODIA, OPEN_INSURGENT),
        Shaded => true,
    }
}

/// Card 3.
pub(super) fn peace_talks(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => w.game.cards().pivotal(Faction::Us).is_some(),
        Shaded => w.trail() <= 2,
    }
}

/// Card 5.
pub(super) fn wild_weasels(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => w.game.shaded(LastingCard::Sa2s) || w.trail() > 0 || w.falls(Track::NvaResources),
        Shaded => true,
    }
}

/// Card 7.
pub(super) fn adsid(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => w.game.is_player(Faction::Nva),
        Shaded => w.trail() <= 3 || w.falls(Track::ArvnResources),
    }
}

/// Card 9.
pub(super) fn psychedelic_cookie(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => {
            w.holds(BoxName::OutOfPlay, &[TROOPS])
                || w.board().policy() == Policy::Nixon && w.has_on_map(TROOPS.into())
        }
        Shaded => w.has_on_map(TROOPS.into()),
    }
}

/// Card 10.
pub(super) fn rolling_thunder(_: &mut Weighed<'_>) -> bool {
    true
}

/// Card 12.
pub(super) fn capt_buck_adams(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => w.is_any(
            SpaceSet::OUTSIDE_SOUTH_VIETNAM,
            PieceSet::UNDERGROUND_GUERRILLAS | PieceKind::NvaBases.into(),
        ),
        Shaded => {
            let builds = w.available(PieceType::NvaBases) && !targets::adams_base(w.board()).is_empty();
            builds || !w.board().with(PieceKind::NvaGuerrillasActive).is_empty()
        }
    }
}

/// Card 15.
pub(super) fn medevac(_: &mut Weighed<'_>) -> bool {
    true
}

/// Card 16.
pub(super) fn blowtorch_komer(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Shaded => w.aid() > 0 || !targets::komer(w.board()).is_empty(),
        Unshaded => true,
    }
}

/// Card 17.
pub(super) fn claymores(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Shaded => !targets::claymores(w.board()).is_empty(),
        Unshaded => true,
    }
}

/// Card 21.
pub(super) fn americal(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => w.holds(BoxName::OutOfPlay, &[TROOPS]) || w.has_on_map(TROOPS.into()),
        Shaded => {
            targets::americal(w.board()).meets(targets::not_at(w.board(), SupportLevel::ActiveOpposition))
        }
    }
}

/// Card 22.
pub(super) fn da_nang(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => w.holds(BoxName::OutOfPlay, &[TROOPS]),
        Shaded => true,
    }
}

/// Card 24.
pub(super) fn operation_starlite(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => !targets::starlite(w.board()).is_empty(),
        Shaded => !targets::starlite_hidden(w.board()).is_empty(),
    }
}

/// Card 27.
pub(super) fn phoenix_program(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => w.is_any(w.board().control_map().coin, OPEN_VC),
        Shaded => !targets::phoenix(w.board()).is_empty(),
    }
}

/// Card 29.
pub(super) fn tribesmen(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => w.is_any(targets::with_irregulars(w.board()), OPEN_INSURGENT),
        Shaded => {
            let changes_sides =
                w.board().on_map(PieceType::UsIrregulars) > 0 && w.available(PieceType::VcGuerrillas);
            w.patronage() > 0 || changes_sides || !targets::neutral_highlands(w.board()).is_empty()
        }
    }
}

/// Card 35.
pub(super) fn thanh_hoa(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => w.trail() > 0,
        Shaded => false,
    }
}

/// Card 36.
pub(super) fn hamburger_hill(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => {
            let hills = targets::HILLS & w.board().with_any(INSURGENT_BASES);
            hills.iter().any(|hill| would_gather(w.game, TROOPS, hill))
        }
        Shaded => {
            w.is_any(SpaceSet::HIGHLAND, PieceKind::VcBases.into()) && w.board().tunnel_markers_left() > 0
        }
    }
}

/// Card 37.
pub(super) fn khe_sanh(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => !targets::khe_sanh(w.board()).is_empty(),
        Shaded => !targets::khe_sanh_shaded(w.board()).is_empty() || w.stays_eligible(Faction::Us),
    }
}

/// Card 38.
pub(super) fn mcnamara_line(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => true,
        Shaded => false,
    }
}

/// Card 39.
pub(super) fn oriskany(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => w.is_any(NORTH_VIETNAM_AND_LAOS, OPEN_INSURGENT) || w.trail() > 0,
        Shaded => true,
    }
}

/// Card 41.
pub(super) fn bombing_pause(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => true,
        Shaded => false,
    }
}

/// Card 42.
pub(super) fn chou_en_lai(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => w.game.is_player(Faction::Nva) || w.board().on_map(PieceType::NvaTroops) > 0,
        Shaded => false,
    }
}

/// Card 43.
pub(super) fn economic_aid(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => {
            let bases = [PieceType::UsBases, PieceType::ArvnBases];
            let is_based = bases.iter().any(|base| w.board().in_box(BoxName::OutOfPlay, *base) > 0);
            is_based || w.rises(Track::Aid) || w.faction == Faction::Arvn && w.rises(Track::ArvnResources)
        }
        Shaded => false,
    }
}

/// Card 48.
pub(super) fn nam_dong(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => !targets::nam_dong(w.board()).is_empty(),
        Shaded => !targets::nam_dong_shaded(w.board()).is_empty(),
    }
}

/// Card 51.
pub(super) fn supply_bn_301st(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => w.is_any(SpaceSet::OUTSIDE_SOUTH_VIETNAM, INSURGENT_FORCES),
        Shaded => false,
    }
}

/// Card 52.
pub(super) fn rand(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => is_us_capability_on(w.game, Shaded),
        Shaded => is_us_capability_on(w.game, Unshaded),
    }
}

/// Card 53.
pub(super) fn sappers(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => w.is_any(SpaceSet::SOUTH_VIETNAM, PieceKind::NvaTroops.into()),
        Shaded => w.is_any(SpaceSet::PROVINCES, COIN_BASES),
    }
}

/// Card 54.
pub(super) fn son_tay(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => w.holds(BoxName::Casualties, &[TROOPS]) || w.stays_eligible(Faction::Nva),
        Shaded => w.holds(BoxName::Casualties, &US),
    }
}

/// Card 55.
pub(super) fn trucks(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => w.trail() > 0 || w.is_any(SpaceSet::LAOS_CAMBODIA, OPEN_NVA),
        Shaded => false,
    }
}

/// Card 57.
pub(super) fn international_unrest(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => w.holds(BoxName::Casualties, &US),
        Shaded => w.holds(BoxName::Available, &[TROOPS]),
    }
}

/// Card 58.
pub(super) fn pathet_lao(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => w.is_any(NORTH_VIETNAM_AND_LAOS, OPEN_NVA),
        Shaded => false,
    }
}

/// Card 60.
pub(super) fn war_photographer(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => w.holds(BoxName::OutOfPlay, &US),
        Shaded => false,
    }
}

fn is_us_capability_on(game: &Game, side: CardSide) -> bool {
    targets::US_CAPABILITIES.into_iter().any(|card| game.lasting().side(card) == Some(side))
}
