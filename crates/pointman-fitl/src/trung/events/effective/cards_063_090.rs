//! Cards 63 to 90, but for those that grant Operations or Special Activities.

use super::Weighed;
use crate::events::cards::cards_063_090::{
    ANNAM, above_active_opposition, cidg_highlands, fact_finding_cities, green_berets_provinces,
    lansdale_spaces, usaid_spaces, with_nva_and_vc, within_of_hue,
};
use crate::events::cards::kinds::{ARVN, ARVN_PIECES, IRREGULARS, US, US_PIECES};
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::PieceType;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::support::SupportLevel;
use crate::vocabulary::track::Track;

/// Card 63.
pub(super) fn fact_finding(w: &mut Weighed<'_>) -> bool {
    match w.faction {
        Faction::Us => {
            w.arvn_score() >= 42 || w.holds(BoxName::OutOfPlay, &US) || w.aid() < Track::Aid.highest()
        }
        _ => !fact_finding_cities(w.board()).is_empty(),
    }
}

/// Card 65.
pub(super) fn international_forces(w: &mut Weighed<'_>) -> bool {
    match w.faction {
        Faction::Us => w.holds(BoxName::OutOfPlay, &US),
        _ => w.has_on_map(US_PIECES),
    }
}

/// Card 66.
pub(super) fn ambassador_taylor(w: &mut Weighed<'_>) -> bool {
    match w.faction {
        Faction::Us => {
            let gains = w.game.keeps(Track::ArvnResources)
                && w.track(Track::ArvnResources) < Track::ArvnResources.highest();
            w.aid() < Track::Aid.highest()
                || gains
                || w.holds(BoxName::OutOfPlay, &US)
                || w.arvn_score() >= 42
        }
        _ => !w.supporting().without(Space::Saigon).is_empty() || w.arvn_score() >= 42,
    }
}

/// Card 68.
pub(super) fn green_berets(w: &mut Weighed<'_>) -> bool {
    match w.faction {
        Faction::Us => {
            let provinces = green_berets_provinces(w.board());
            let is_any = w.available(PieceType::UsIrregulars) || w.available(PieceType::ArvnRangers);
            !provinces.is_empty() && is_any || !(provinces & w.below_active()).is_empty()
        }
        _ => w.has_on_map(IRREGULARS),
    }
}

/// Card 72.
pub(super) fn body_count(w: &mut Weighed<'_>) -> bool {
    let opposed = w.board().populated_at(|level| level == SupportLevel::ActiveOpposition);
    !opposed.is_empty() && w.available(PieceType::VcGuerrillas) || w.available(PieceType::NvaTroops)
}

/// Card 76.
pub(super) fn annam(w: &mut Weighed<'_>) -> bool {
    match w.faction {
        Faction::Arvn => {
            let loses = |pool| w.game.keeps(pool) && w.track(pool) > 0;
            let is_loss = loses(Track::NvaResources) || loses(Track::VcResources);
            w.gains_patronage() || !with_nva_and_vc(w.board()).is_empty() && is_loss
        }
        _ => !(w.supporting() & (ANNAM | SpaceSet::of(&[Space::Hue, Space::DaNang]))).is_empty(),
    }
}

/// Card 78.
pub(super) fn general_lansdale(w: &mut Weighed<'_>) -> bool {
    match w.faction {
        Faction::Us => !(lansdale_spaces(w.board()) & w.below_active()).is_empty(),
        _ => true,
    }
}

/// Card 79.
pub(super) fn henry_cabot_lodge(_: &mut Weighed<'_>) -> bool {
    true
}

/// Card 80.
pub(super) fn light_at_the_end_of_the_tunnel(w: &mut Weighed<'_>) -> bool {
    let is_more = match w.faction {
        Faction::Us => false,
        Faction::Arvn => w.gains_patronage(),
        Faction::Nva => w.available(PieceType::NvaTroops),
        Faction::Vc => !above_active_opposition(w.board()).is_empty(),
    };
    w.has_on_map(US_PIECES) && is_more
}

/// Card 81.
pub(super) fn cidg(w: &mut Weighed<'_>) -> bool {
    match w.faction {
        Faction::Us => {
            let types = [PieceType::UsIrregulars, PieceType::ArvnRangers, PieceType::ArvnPolice];
            w.is_any(SpaceSet::SOUTH_VIETNAM, PieceSet::of_type(PieceType::VcGuerrillas))
                && types.into_iter().any(|piece_type| w.available(piece_type))
        }
        _ => !cidg_highlands(w.board()).is_empty() && w.available(PieceType::VcGuerrillas),
    }
}

/// Card 82.
pub(super) fn domino_theory(w: &mut Weighed<'_>) -> bool {
    match w.faction {
        Faction::Us => w.holds(BoxName::OutOfPlay, &US),
        _ => w.available(PieceType::UsTroops) || w.game.keeps(Track::ArvnResources) && w.aid() > 0,
    }
}

/// Card 83.
pub(super) fn election(w: &mut Weighed<'_>) -> bool {
    match w.faction {
        Faction::Us => !w.board().populated_at(|level| level == SupportLevel::PassiveSupport).is_empty(),
        _ => !(SpaceSet::CITIES & above_active_opposition(w.board())).is_empty(),
    }
}

/// Card 84.
pub(super) fn to_quoc(w: &mut Weighed<'_>) -> bool {
    w.board()
        .with_any(PieceSet::ARVN_CUBES)
        .iter()
        .any(|space| w.board().count_of(space, PieceSet::ARVN_CUBES) >= 3)
}

/// Card 85.
pub(super) fn usaid(w: &mut Weighed<'_>) -> bool {
    match w.faction {
        Faction::Us => !usaid_spaces(w.board()).is_empty(),
        Faction::Arvn => w.gains_patronage(),
        _ => {
            w.patronage() > 0
                || w.game.keeps(Track::ArvnResources) && (w.track(Track::ArvnResources) > 0 || w.aid() > 0)
        }
    }
}

/// Card 87.
pub(super) fn nguyen_chanh_thi(w: &mut Weighed<'_>) -> bool {
    match w.faction {
        Faction::Us => {
            ARVN.into_iter().any(|piece_type| w.available(piece_type))
                && !(within_of_hue(3) & w.below_active()).is_empty()
        }
        Faction::Arvn => w.gains_patronage(),
        Faction::Nva => w.patronage() > 0,
        Faction::Vc => {
            let is_replaced = !(within_of_hue(2) & w.board().with_any(ARVN_PIECES)).is_empty();
            w.patronage() > 0
                || is_replaced && (w.available(PieceType::VcGuerrillas) || w.available(PieceType::VcBases))
        }
    }
}

/// Card 88.
pub(super) fn phan_quang_dan(w: &mut Weighed<'_>) -> bool {
    match w.faction {
        Faction::Us => w.below_active().contains(Space::Saigon),
        Faction::Arvn => w.gains_patronage(),
        _ => {
            let is_barred = !w.game.sequence().eligible_after().contains(Faction::Arvn);
            w.supporting().contains(Space::Saigon) || w.patronage() > 0 || !is_barred
        }
    }
}

/// Card 89.
pub(super) fn tam_chau(w: &mut Weighed<'_>) -> bool {
    match w.faction {
        Faction::Arvn => w.gains_patronage(),
        _ => w.board().support(Space::Saigon) > SupportLevel::PassiveOpposition,
    }
}
