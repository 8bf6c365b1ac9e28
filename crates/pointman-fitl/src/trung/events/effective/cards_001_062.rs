//! Cards 1 to 62, but for those that grant Operations or Special Activities.

use super::Weighed;
use crate::events::cards::kinds::{
    COIN_BASES, INSURGENT_BASES, INSURGENT_FORCES, OPEN_INSURGENT, OPEN_NVA, OPEN_VC, US,
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

const TROOPS: PieceType = PieceType::UsTroops;

/// Whether the text has an effect, if it is one of these.
pub(super) fn is_effective(weighed: &Weighed<'_>) -> Option<bool> {
    let Weighed { game, faction, card, side } = *weighed;
    let board = game.board();
    let trail = board.track(Track::Trail);
    let is_any = |spaces: SpaceSet, kinds: PieceSet| spaces.meets(board.with_any(kinds));
    let us_in = |held| US.iter().any(|piece| board.in_box(held, *piece) > 0);
    let troops_in = |held| board.in_box(held, TROOPS) > 0;
    let troops_on_map = board.on_map(TROOPS) > 0;
    let stays_eligible = |faction| game.sequence().eligible_after().contains(faction);
    let outside = SpaceSet::OUTSIDE_SOUTH_VIETNAM;
    Some(match (card, side) {
        (2, Unshaded) => is_any(SpaceSet::LAOS_CAMBODIA, OPEN_INSURGENT),
        (3, Unshaded) => game.cards().pivotal(Faction::Us).is_some(),
        (3, Shaded) => trail <= 2,
        (5, Unshaded) => game.shaded(LastingCard::Sa2s) || trail > 0 || falls(game, Track::NvaResources),
        (7, Unshaded) => game.is_player(Faction::Nva),
        (7, Shaded) => trail <= 3 || falls(game, Track::ArvnResources),
        (9, Unshaded) => troops_in(BoxName::OutOfPlay) || board.policy() == Policy::Nixon && troops_on_map,
        (9, Shaded) => troops_on_map,
        (12, Unshaded) => is_any(outside, PieceSet::UNDERGROUND_GUERRILLAS | PieceKind::NvaBases.into()),
        (12, Shaded) => {
            let builds = board.available(PieceType::NvaBases) > 0 && !targets::adams_base(board).is_empty();
            builds || !board.with(PieceKind::NvaGuerrillasActive).is_empty()
        }
        (16, Shaded) => board.track(Track::Aid) > 0 || !targets::komer(board).is_empty(),
        (17, Shaded) => !targets::claymores(board).is_empty(),
        (21, Unshaded) => troops_in(BoxName::OutOfPlay) || troops_on_map,
        (21, Shaded) => {
            targets::americal(board).meets(targets::not_at(board, SupportLevel::ActiveOpposition))
        }
        (22, Unshaded) => troops_in(BoxName::OutOfPlay),
        (24, Unshaded) => !targets::starlite(board).is_empty(),
        (24, Shaded) => !targets::starlite_hidden(board).is_empty(),
        (27, Unshaded) => is_any(board.control_map().coin, OPEN_VC),
        (27, Shaded) => !targets::phoenix(board).is_empty(),
        (29, Unshaded) => is_any(targets::with_irregulars(board), OPEN_INSURGENT),
        (29, Shaded) => {
            let changes_sides =
                board.on_map(PieceType::UsIrregulars) > 0 && board.available(PieceType::VcGuerrillas) > 0;
            board.track(Track::Patronage) > 0
                || changes_sides
                || !targets::neutral_highlands(board).is_empty()
        }
        (35, Unshaded) => trail > 0,
        (36, Unshaded) => {
            let hills = targets::HILLS & board.with_any(INSURGENT_BASES);
            hills.iter().any(|hill| would_gather(game, TROOPS, hill))
        }
        (36, Shaded) => {
            is_any(SpaceSet::HIGHLAND, PieceKind::VcBases.into()) && board.tunnel_markers_left() > 0
        }
        (37, Unshaded) => !targets::khe_sanh(board).is_empty(),
        (37, Shaded) => !targets::khe_sanh_shaded(board).is_empty() || stays_eligible(Faction::Us),
        (39, Unshaded) => is_any(NORTH_VIETNAM_AND_LAOS, OPEN_INSURGENT) || trail > 0,
        (42, Unshaded) => game.is_player(Faction::Nva) || board.on_map(PieceType::NvaTroops) > 0,
        (43, Unshaded) => {
            let bases = [PieceType::UsBases, PieceType::ArvnBases];
            let is_based = bases.iter().any(|base| board.in_box(BoxName::OutOfPlay, *base) > 0);
            is_based
                || rises(game, Track::Aid)
                || faction == Faction::Arvn && rises(game, Track::ArvnResources)
        }
        (48, Unshaded) => !targets::nam_dong(board).is_empty(),
        (48, Shaded) => !targets::nam_dong_shaded(board).is_empty(),
        (51, Unshaded) => is_any(outside, INSURGENT_FORCES),
        (52, Unshaded) => is_us_capability_on(game, Shaded),
        (52, Shaded) => is_us_capability_on(game, Unshaded),
        (53, Unshaded) => is_any(SpaceSet::SOUTH_VIETNAM, PieceKind::NvaTroops.into()),
        (53, Shaded) => is_any(SpaceSet::PROVINCES, COIN_BASES),
        (54, Unshaded) => troops_in(BoxName::Casualties) || stays_eligible(Faction::Nva),
        (54, Shaded) | (57, Unshaded) => us_in(BoxName::Casualties),
        (55, Unshaded) => trail > 0 || is_any(SpaceSet::LAOS_CAMBODIA, OPEN_NVA),
        (57, Shaded) => troops_in(BoxName::Available),
        (58, Unshaded) => is_any(NORTH_VIETNAM_AND_LAOS, OPEN_NVA),
        (60, Unshaded) => us_in(BoxName::OutOfPlay),
        // Whatever the map looks like.
        (2 | 5 | 22 | 39, Shaded) | (10 | 15, _) | (16 | 17 | 38 | 41, Unshaded) => true,
        // No non-player executes these.
        (35 | 42 | 43 | 51 | 55 | 58 | 60, Shaded) => false,
        _ => return None,
    })
}

/// Whether something is left to lose on a track that is kept.
fn falls(game: &Game, track: Track) -> bool {
    game.keeps(track) && game.board().track(track) > 0
}

/// Whether there is room to gain on a track that is kept.
fn rises(game: &Game, track: Track) -> bool {
    game.keeps(track) && game.board().track(track) < track.highest()
}

fn is_us_capability_on(game: &Game, side: CardSide) -> bool {
    targets::US_CAPABILITIES.into_iter().any(|card| game.lasting().side(card) == Some(side))
}
