//! Cards 91 to 124, but for those that grant Operations or Special Activities.

use super::Weighed;
use crate::action::turn::{Terms, Turn};
use crate::events::cards::cards_063_090::above_active_opposition;
use crate::events::cards::cards_091_109::{
    AROUND_SAIGON, coin_cities, cu_chi_spaces, long_tan_provinces, named_leader, patrolled_jungle,
    policed_provinces, rach_ba_rai_lowlands, rising_provinces,
};
use crate::events::cards::cards_110_124::{BUDDHIST_CITIES, korean_war_arms_spaces, unsupportive_cities};
use crate::events::cards::kinds::{ARVN_PIECES, OPEN_BASES, US, VC_PIECES, held};
use crate::game::Game;
use crate::trung::column::Column;
use crate::trung::events::provinces_to_empty;
use crate::trung::scene::{Manner, Scene};
use crate::trung::select::narrow;
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::leader::Leader;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::support::SupportLevel;
use crate::vocabulary::track::Track;
use pointman_core::trace::Silent;

/// Whether the text has an effect, if it is one of these.
pub(super) fn is_effective(weighed: &Weighed<'_>) -> Option<bool> {
    let Weighed { game, faction, card, .. } = *weighed;
    let board = game.board();
    let available = |piece_type: PieceType| board.available(piece_type) > 0;
    let some = |spaces: SpaceSet| !spaces.is_empty();
    let us_troops = board.with(PieceKind::UsTroops);
    let troops_out_of_play = board.in_box(BoxName::OutOfPlay, PieceType::UsTroops) > 0;
    let us_out_of_play = held(board, BoxName::OutOfPlay, &US) > 0;
    let casualties = held(board, BoxName::Casualties, &US);
    let (aid, patronage) = (board.track(Track::Aid), board.track(Track::Patronage));
    let loses_aid = game.keeps(Track::ArvnResources) && aid > 0;
    let gains_patronage = patronage < Track::Patronage.highest();
    let has_room =
        |spaces: SpaceSet| spaces.iter().any(|space| !space.is_loc() && board.room_for_bases(space) > 0);
    let vc_may_come = |spaces: SpaceSet| {
        some(spaces) && available(PieceType::VcGuerrillas)
            || has_room(spaces) && available(PieceType::VcBases)
    };
    let below_active = board.populated_at(|level| level < SupportLevel::ActiveSupport);
    let falling = above_active_opposition(board);
    Some(match (card, faction) {
        (91, Faction::Us) => casualties > 0 && finds_bob_hope_an_origin(game),
        (91, _) => some(SpaceSet::PROVINCES & us_troops),
        (93, _) => available(PieceType::UsBases),
        (94, Faction::Nva) => {
            board.tunnel_markers_left() > 0 && some(SpaceSet::PROVINCES & board.with(PieceKind::NvaBases))
        }
        (94, _) => some(us_troops & board.with_any(PieceSet::TUNNELS)),
        (97, Faction::Us | Faction::Nva) => patronage > 0,
        (97, Faction::Arvn) => {
            named_leader(game.leader_box()).and_then(Leader::on) == Some(Leader::NguyenKhanh)
        }
        (97, Faction::Vc) => some(SpaceSet::CITIES & board.with_any(VC_PIECES) & falling),
        (98, Faction::Us | Faction::Arvn) => {
            let is_return = faction == Faction::Us && troops_out_of_play;
            is_return || board.count_in(patrolled_jungle(board), PieceSet::GUERRILLAS) > 0
        }
        (98, _) => some(long_tan_provinces(board)),
        (100, Faction::Us | Faction::Arvn) => some(rach_ba_rai_lowlands(board)),
        (100, _) => {
            let lowlands = SpaceSet::LOWLAND & board.with_any(VC_PIECES);
            some(lowlands & board.with_any(PieceSet::COIN_CUBES)) || vc_may_come(lowlands)
        }
        (102, Faction::Us | Faction::Arvn) => some(cu_chi_spaces(board)),
        (102, _) => {
            let is_any = board.tunnel_markers_left() > 0
                || available(PieceType::NvaGuerrillas)
                || available(PieceType::VcGuerrillas);
            is_any && some(SpaceSet::PROVINCES & board.with_any(OPEN_BASES))
        }
        (105, Faction::Us) => some(rising_provinces(board)),
        (105, Faction::Arvn) => gains_patronage,
        (105, _) => some(policed_provinces(board)),
        (106, Faction::Us | Faction::Arvn) => some(AROUND_SAIGON & below_active),
        (106, _) => some(AROUND_SAIGON & falling),
        (107, Faction::Arvn) => gains_patronage,
        (107, _) => falling.contains(Space::Saigon) || loses_aid,
        (108, Faction::Us) => casualties <= 2 && troops_out_of_play,
        (108, _) => casualties > 0 && available(PieceType::UsTroops),
        (109, Faction::Us) => some(SpaceSet::CITIES & board.with_any(VC_PIECES) & below_active),
        (109, _) => vc_may_come(Space::Saigon.into()),
        (110, Faction::Us) => {
            casualties > 0 || some(board.with_any(PieceSet::SPECIAL_FORCES - PieceSet::UNDERGROUND))
        }
        (110, _) => some(board.with_any(PieceSet::ACTIVE_GUERRILLAS)),
        (112 | 113, Faction::Us | Faction::Arvn) => available(PieceType::ArvnPolice),
        (112, _) => {
            let provinces = SpaceSet::PROVINCES & board.with_any(ARVN_PIECES);
            some(provinces & falling) || some(provinces) && available(PieceType::VcGuerrillas)
        }
        (114, Faction::Us | Faction::Arvn) => some(unsupportive_cities(board)),
        (114, _) => some(BUDDHIST_CITIES & falling) || vc_may_come(Space::Saigon.into()),
        (115 | 121 | 123, _) => true,
        (118, Faction::Us | Faction::Arvn) => some(korean_war_arms_spaces(board)),
        (118, _) => available(PieceType::VcGuerrillas) || available(PieceType::VcBases),
        (119, Faction::Arvn) => available(PieceType::UsTroops) || gains_patronage,
        (119, _) => {
            let provinces = SpaceSet::PROVINCES & us_troops;
            some(provinces & falling) || vc_may_come(provinces) || loses_aid
        }
        (120, Faction::Us) => us_out_of_play,
        (120, _) => {
            let lost = |piece_type| board.in_box(BoxName::Casualties, piece_type) > 0;
            lost(PieceType::UsBases) || !game.leader_box().is_empty() && lost(PieceType::UsTroops)
        }
        _ => return None,
    })
}

/// Whether card 91 finds Troops for a City that the US may select.
fn finds_bob_hope_an_origin(game: &Game) -> bool {
    let turn = Turn::of(Faction::Us, Terms::FULL);
    let scene = Scene::of(game, &turn).selecting(Manner::WithTroops);
    let cities = narrow(&scene, Column::UsPlaceCubesOrSf, coin_cities(game.board()), &mut Silent);
    cities.iter().any(|city| !provinces_to_empty(game, city).is_empty())
}
