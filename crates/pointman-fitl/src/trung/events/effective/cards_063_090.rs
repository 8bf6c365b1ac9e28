//! Cards 63 to 90, but for those that grant Operations or Special Activities.

use super::Weighed;
use crate::events::cards::cards_063_090::{
    ANNAM, above_active_opposition, cidg_highlands, fact_finding_cities, green_berets_provinces,
    lansdale_spaces, usaid_spaces, with_nva_and_vc, within_of_hue,
};
use crate::events::cards::kinds::{ARVN, ARVN_PIECES, IRREGULARS, US, US_PIECES, held};
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::PieceType;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::support::SupportLevel;
use crate::vocabulary::track::Track;

/// Whether the text has an effect, if it is one of these.
pub(super) fn is_effective(weighed: &Weighed<'_>) -> Option<bool> {
    let Weighed { game, faction, card, .. } = *weighed;
    let board = game.board();
    let arvn_score = board.victory_total(Faction::Arvn);
    let track = |track| board.track(track);
    let available = |piece_type: PieceType| board.available(piece_type) > 0;
    let some = |spaces: SpaceSet| !spaces.is_empty();
    let on_map = |kinds: PieceSet| some(board.with_any(kinds));
    let in_south = |kinds: PieceSet| some(board.with_any(kinds) & SpaceSet::SOUTH_VIETNAM);
    let us_out_of_play = held(board, BoxName::OutOfPlay, &US) > 0;
    let (aid, patronage) = (track(Track::Aid), track(Track::Patronage));
    let keeps_arvn = game.keeps(Track::ArvnResources);
    let supporting = board.populated_at(|level| level > SupportLevel::Neutral);
    let below_active = board.populated_at(|level| level < SupportLevel::ActiveSupport);
    let gains_patronage = patronage < Track::Patronage.highest();
    Some(match (card, faction) {
        (63, Faction::Us) => arvn_score >= 42 || us_out_of_play || aid < Track::Aid.highest(),
        (63, _) => some(fact_finding_cities(board)),
        (65, Faction::Us) => us_out_of_play,
        (65, _) => on_map(US_PIECES),
        (66, Faction::Us) => {
            let gains = keeps_arvn && track(Track::ArvnResources) < Track::ArvnResources.highest();
            aid < Track::Aid.highest() || gains || us_out_of_play || arvn_score >= 42
        }
        (66, _) => some(supporting.without(Space::Saigon)) || arvn_score >= 42,
        (68, Faction::Us) => {
            let provinces = green_berets_provinces(board);
            let is_any = available(PieceType::UsIrregulars) || available(PieceType::ArvnRangers);
            some(provinces) && is_any || some(provinces & below_active)
        }
        (68, _) => on_map(IRREGULARS),
        (72, _) => {
            let opposed = board.populated_at(|level| level == SupportLevel::ActiveOpposition);
            some(opposed) && available(PieceType::VcGuerrillas) || available(PieceType::NvaTroops)
        }
        (76, Faction::Arvn) => {
            let loses = |pool| game.keeps(pool) && track(pool) > 0;
            let is_loss = loses(Track::NvaResources) || loses(Track::VcResources);
            gains_patronage || some(with_nva_and_vc(board)) && is_loss
        }
        (76, _) => some(supporting & (ANNAM | SpaceSet::of(&[Space::Hue, Space::DaNang]))),
        (78, Faction::Us) => some(lansdale_spaces(board) & below_active),
        (78 | 79, _) => true,
        (80, _) => {
            let is_more = match faction {
                Faction::Us => false,
                Faction::Arvn => gains_patronage,
                Faction::Nva => available(PieceType::NvaTroops),
                Faction::Vc => some(above_active_opposition(board)),
            };
            on_map(US_PIECES) && is_more
        }
        (81, Faction::Us) => {
            let types = [PieceType::UsIrregulars, PieceType::ArvnRangers, PieceType::ArvnPolice];
            in_south(PieceSet::of_type(PieceType::VcGuerrillas)) && types.into_iter().any(available)
        }
        (81, _) => some(cidg_highlands(board)) && available(PieceType::VcGuerrillas),
        (82, Faction::Us) => us_out_of_play,
        (82, _) => available(PieceType::UsTroops) || keeps_arvn && aid > 0,
        (83, Faction::Us) => some(board.populated_at(|level| level == SupportLevel::PassiveSupport)),
        (83, _) => some(SpaceSet::CITIES & above_active_opposition(board)),
        (84, _) => board
            .with_any(PieceSet::ARVN_CUBES)
            .iter()
            .any(|space| board.count_of(space, PieceSet::ARVN_CUBES) >= 3),
        (85, Faction::Us) => some(usaid_spaces(board)),
        (85, Faction::Arvn) => gains_patronage,
        (85, _) => patronage > 0 || keeps_arvn && (track(Track::ArvnResources) > 0 || aid > 0),
        (87, Faction::Us) => ARVN.into_iter().any(available) && some(within_of_hue(3) & below_active),
        (87, Faction::Arvn) => gains_patronage,
        (87, Faction::Nva) => patronage > 0,
        (87, Faction::Vc) => {
            let is_replaced = some(within_of_hue(2) & board.with_any(ARVN_PIECES));
            patronage > 0
                || is_replaced && (available(PieceType::VcGuerrillas) || available(PieceType::VcBases))
        }
        (88, Faction::Us) => below_active.contains(Space::Saigon),
        (88, Faction::Arvn) => gains_patronage,
        (88, _) => {
            let is_barred = !game.sequence().eligible_after().contains(Faction::Arvn);
            supporting.contains(Space::Saigon) || patronage > 0 || !is_barred
        }
        (89, Faction::Arvn) => gains_patronage,
        (89, _) => board.support(Space::Saigon) > SupportLevel::PassiveOpposition,
        _ => return None,
    })
}
