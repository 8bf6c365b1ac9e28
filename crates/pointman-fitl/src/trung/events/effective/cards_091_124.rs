//! Cards 91 to 124, but for those that grant Operations or Special Activities.

use super::Weighed;
use crate::action::turn::{Terms, Turn};
use crate::events::cards::cards_091_109::{
    AROUND_SAIGON, coin_cities, cu_chi_spaces, long_tan_provinces, named_leader, patrolled_jungle,
    policed_provinces, rach_ba_rai_lowlands, rising_provinces,
};
use crate::events::cards::cards_110_124::{BUDDHIST_CITIES, korean_war_arms_spaces, unsupportive_cities};
use crate::events::cards::kinds::{ARVN_PIECES, OPEN_BASES, US, VC_PIECES, held};
use crate::game::Game;
use crate::trung::column::Column;
use crate::trung::events::keeping::provinces_to_empty;
use crate::trung::scene::{Manner, Scene};
use crate::trung::select::narrow;
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::leader::Leader;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::trace::Silent;

/// Card 91.
pub(super) fn bob_hope(w: &mut Weighed<'_>) -> bool {
    match w.faction {
        Faction::Us => held(w.board(), BoxName::Casualties, &US) > 0 && finds_bob_hope_an_origin(w.game),
        _ => !(SpaceSet::PROVINCES & w.board().with(PieceKind::UsTroops)).is_empty(),
    }
}

/// Card 93.
pub(super) fn senator_fulbright(w: &mut Weighed<'_>) -> bool {
    w.available(PieceType::UsBases)
}

/// Card 94.
pub(super) fn tunnel_rats(w: &mut Weighed<'_>) -> bool {
    match w.faction {
        Faction::Nva => {
            w.board().tunnel_markers_left() > 0
                && !(SpaceSet::PROVINCES & w.board().with(PieceKind::NvaBases)).is_empty()
        }
        _ => !(w.board().with(PieceKind::UsTroops) & w.board().with_any(PieceSet::TUNNELS)).is_empty(),
    }
}

/// Card 97.
pub(super) fn brinks_hotel(w: &mut Weighed<'_>) -> bool {
    match w.faction {
        Faction::Us | Faction::Nva => w.patronage() > 0,
        Faction::Arvn => named_leader(w.game.leader_box()).and_then(Leader::on) == Some(Leader::NguyenKhanh),
        Faction::Vc => !(SpaceSet::CITIES & w.board().with_any(VC_PIECES) & w.falling()).is_empty(),
    }
}

/// Card 98.
pub(super) fn long_tan(w: &mut Weighed<'_>) -> bool {
    match w.faction {
        Faction::Us | Faction::Arvn => {
            let is_return = w.faction == Faction::Us && w.holds(BoxName::OutOfPlay, &[PieceType::UsTroops]);
            is_return || w.board().count_in(patrolled_jungle(w.board()), PieceSet::GUERRILLAS) > 0
        }
        _ => !long_tan_provinces(w.board()).is_empty(),
    }
}

/// Card 100.
pub(super) fn rach_ba_rai(w: &mut Weighed<'_>) -> bool {
    match w.faction {
        Faction::Us | Faction::Arvn => !rach_ba_rai_lowlands(w.board()).is_empty(),
        _ => {
            let lowlands = SpaceSet::LOWLAND & w.board().with_any(VC_PIECES);
            !(lowlands & w.board().with_any(PieceSet::COIN_CUBES)).is_empty() || w.vc_may_come(lowlands)
        }
    }
}

/// Card 102.
pub(super) fn cu_chi(w: &mut Weighed<'_>) -> bool {
    match w.faction {
        Faction::Us | Faction::Arvn => !cu_chi_spaces(w.board()).is_empty(),
        _ => {
            let is_any = w.board().tunnel_markers_left() > 0
                || w.available(PieceType::NvaGuerrillas)
                || w.available(PieceType::VcGuerrillas);
            is_any && !(SpaceSet::PROVINCES & w.board().with_any(OPEN_BASES)).is_empty()
        }
    }
}

/// Card 105.
pub(super) fn rural_pressure(w: &mut Weighed<'_>) -> bool {
    match w.faction {
        Faction::Us => !rising_provinces(w.board()).is_empty(),
        Faction::Arvn => w.gains_patronage(),
        _ => !policed_provinces(w.board()).is_empty(),
    }
}

/// Card 106.
pub(super) fn binh_duong(w: &mut Weighed<'_>) -> bool {
    match w.faction {
        Faction::Us | Faction::Arvn => !(AROUND_SAIGON & w.below_active()).is_empty(),
        _ => !(AROUND_SAIGON & w.falling()).is_empty(),
    }
}

/// Card 107.
pub(super) fn burning_bonze(w: &mut Weighed<'_>) -> bool {
    match w.faction {
        Faction::Arvn => w.gains_patronage(),
        _ => w.falling().contains(Space::Saigon) || w.loses_aid(),
    }
}

/// Card 108.
pub(super) fn draft_dodgers(w: &mut Weighed<'_>) -> bool {
    match w.faction {
        Faction::Us => {
            held(w.board(), BoxName::Casualties, &US) <= 2
                && w.holds(BoxName::OutOfPlay, &[PieceType::UsTroops])
        }
        _ => held(w.board(), BoxName::Casualties, &US) > 0 && w.available(PieceType::UsTroops),
    }
}

/// Card 109.
pub(super) fn nguyen_huu_tho(w: &mut Weighed<'_>) -> bool {
    match w.faction {
        Faction::Us => !(SpaceSet::CITIES & w.board().with_any(VC_PIECES) & w.below_active()).is_empty(),
        _ => w.vc_may_come(Space::Saigon.into()),
    }
}

/// Card 110.
pub(super) fn no_contact(w: &mut Weighed<'_>) -> bool {
    match w.faction {
        Faction::Us => {
            held(w.board(), BoxName::Casualties, &US) > 0
                || !w.board().with_any(PieceSet::SPECIAL_FORCES - PieceSet::UNDERGROUND).is_empty()
        }
        _ => !w.board().with_any(PieceSet::ACTIVE_GUERRILLAS).is_empty(),
    }
}

/// Card 112.
pub(super) fn colonel_chau(w: &mut Weighed<'_>) -> bool {
    match w.faction {
        Faction::Us | Faction::Arvn => w.available(PieceType::ArvnPolice),
        _ => {
            let provinces = SpaceSet::PROVINCES & w.board().with_any(ARVN_PIECES);
            !(provinces & w.falling()).is_empty()
                || !provinces.is_empty() && w.available(PieceType::VcGuerrillas)
        }
    }
}

/// Card 113.
pub(super) fn ruff_puff(w: &mut Weighed<'_>) -> bool {
    match w.faction {
        Faction::Us | Faction::Arvn => w.available(PieceType::ArvnPolice),
        _ => false,
    }
}

/// Card 114.
pub(super) fn tri_quang(w: &mut Weighed<'_>) -> bool {
    match w.faction {
        Faction::Us | Faction::Arvn => !unsupportive_cities(w.board()).is_empty(),
        _ => !(BUDDHIST_CITIES & w.falling()).is_empty() || w.vc_may_come(Space::Saigon.into()),
    }
}

/// Card 115.
pub(super) fn typhoon_kate(_: &mut Weighed<'_>) -> bool {
    true
}

/// Card 118.
pub(super) fn korean_war_arms(w: &mut Weighed<'_>) -> bool {
    match w.faction {
        Faction::Us | Faction::Arvn => !korean_war_arms_spaces(w.board()).is_empty(),
        _ => w.available(PieceType::VcGuerrillas) || w.available(PieceType::VcBases),
    }
}

/// Card 119.
pub(super) fn my_lai(w: &mut Weighed<'_>) -> bool {
    match w.faction {
        Faction::Arvn => w.available(PieceType::UsTroops) || w.gains_patronage(),
        _ => {
            let provinces = SpaceSet::PROVINCES & w.board().with(PieceKind::UsTroops);
            !(provinces & w.falling()).is_empty() || w.vc_may_come(provinces) || w.loses_aid()
        }
    }
}

/// Card 120.
pub(super) fn us_press_corps(w: &mut Weighed<'_>) -> bool {
    match w.faction {
        Faction::Us => w.holds(BoxName::OutOfPlay, &US),
        _ => {
            let lost = |piece_type| w.board().in_box(BoxName::Casualties, piece_type) > 0;
            lost(PieceType::UsBases) || !w.game.leader_box().is_empty() && lost(PieceType::UsTroops)
        }
    }
}

/// Card 121.
pub(super) fn linebacker_ii(_: &mut Weighed<'_>) -> bool {
    true
}

/// Card 123.
pub(super) fn vietnamization(_: &mut Weighed<'_>) -> bool {
    true
}

/// Whether card 91 finds Troops for a City that the US may select.
fn finds_bob_hope_an_origin(game: &Game) -> bool {
    let turn = Turn::of(Faction::Us, Terms::FULL);
    let scene = Scene::of(game, &turn).selecting(Manner::WithTroops);
    let cities = narrow(&scene, Column::UsPlaceCubesOrSf, coin_cities(game.board()), &mut Silent);
    cities.iter().any(|city| !provinces_to_empty(game, city).is_empty())
}
