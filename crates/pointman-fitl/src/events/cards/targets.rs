//! The pieces and spaces that the texts speak of. Executing a text and weighing it ask for the same ones.

use super::kinds::{COIN_BASES, COIN_TROOPS, OPEN_VC};
use crate::board::Board;
use crate::board::control::Control;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::support::SupportLevel;

/// North Vietnam and Laos.
pub const NORTH_VIETNAM_AND_LAOS: SpaceSet = SpaceSet::LAOS.with(Space::NorthVietnam);
/// The Capabilities of the US (5.3).
pub const US_CAPABILITIES: [LastingCard; 9] = [
    LastingCard::TopGun,
    LastingCard::ArcLight,
    LastingCard::Abrams,
    LastingCard::Cobras,
    LastingCard::M48Patton,
    LastingCard::CombinedActionPlatoons,
    LastingCard::Cords,
    LastingCard::LaserGuidedBombs,
    LastingCard::SearchAndDestroy,
];

/// The spaces with such a piece, and those next to them.
pub fn in_or_next_to(board: &Board, kinds: impl Into<PieceSet>) -> SpaceSet {
    let there = board.with_any(kinds);
    there | there.adjacent()
}

/// How many such pieces are in the space and next to it.
pub fn count_around(board: &Board, space: Space, kinds: impl Into<PieceSet>) -> u8 {
    board.count_in(space.adjacent().with(space), kinds)
}

/// Cities and Provinces with Population that are at any level but this.
pub fn not_at(board: &Board, level: SupportLevel) -> SpaceSet {
    board.populated_at(|is| is != level)
}

/// Card 12: where NVA may build outside the South.
pub fn adams_base(board: &Board) -> SpaceSet {
    let under_nva = SpaceSet::OUTSIDE_SOUTH_VIETNAM.filter(|space| board.control(space) == Control::Nva);
    under_nva.filter(|space| board.room_for_bases(space) > 0)
}

/// Card 16: where Troops and Police make themselves hated.
pub fn komer(board: &Board) -> SpaceSet {
    not_at(board, SupportLevel::ActiveOpposition)
        & board.with_any(COIN_TROOPS)
        & board.with(PieceKind::ArvnPolice)
}

/// Card 17: where a hidden Guerrilla reaches a COIN Base.
pub fn claymores(board: &Board) -> SpaceSet {
    SpaceSet::CITIES_AND_PROVINCES
        & board.with_any(COIN_BASES)
        & board.with_any(PieceSet::UNDERGROUND_GUERRILLAS)
}

/// Card 21: Provinces with US Troops and what VC loses there.
pub fn americal(board: &Board) -> SpaceSet {
    SpaceSet::PROVINCES & SpaceSet::POPULATED & board.with(PieceKind::UsTroops) & board.with_any(OPEN_VC)
}

/// Card 22: Da Nang and the Provinces around it.
pub const AROUND_DA_NANG: SpaceSet =
    Space::DaNang.adjacent().intersection(SpaceSet::PROVINCES).with(Space::DaNang);

/// Card 24: Provinces on the coast where VC can be struck from near by.
pub fn starlite(board: &Board) -> SpaceSet {
    SpaceSet::COASTAL
        & SpaceSet::PROVINCES
        & board.with_any(OPEN_VC)
        & in_or_next_to(board, PieceKind::UsTroops)
}

/// Card 24: Provinces with Active VC Guerrillas.
pub fn starlite_hidden(board: &Board) -> SpaceSet {
    SpaceSet::PROVINCES & board.with(PieceKind::VcGuerrillasActive)
}

/// Card 27: where the level changes, or a marker is left to be added.
pub fn phoenix(board: &Board) -> SpaceSet {
    let with_vc = board.control_map().coin & board.with_any(PieceSet::of_faction(Faction::Vc));
    let changes = not_at(board, SupportLevel::ActiveOpposition);
    with_vc.without(Space::Saigon).filter(|space| changes.contains(space) || board.terror_markers_left() > 0)
}

/// Card 29: where Irregulars lead the way.
pub fn with_irregulars(board: &Board) -> SpaceSet {
    board.with_any(PieceType::UsIrregulars)
}

/// Card 29: Highlands that are Neutral.
pub fn neutral_highlands(board: &Board) -> SpaceSet {
    SpaceSet::HIGHLAND & board.populated_at(|level| level == SupportLevel::Neutral)
}

/// Card 36: Highlands that US Troops can enter.
pub const HILLS: SpaceSet = SpaceSet::HIGHLAND.difference(SpaceSet::COIN_FORBIDDEN);

/// Card 37: US Bases under siege.
pub fn khe_sanh(board: &Board) -> SpaceSet {
    board.with(PieceKind::UsBases)
        & board.with(PieceKind::UsTroops)
        & in_or_next_to(board, PieceKind::NvaTroops)
}

/// Card 37: where US Troops meet NVA.
pub fn khe_sanh_shaded(board: &Board) -> SpaceSet {
    board.with(PieceKind::UsTroops) & board.with_any(PieceSet::of_faction(Faction::Nva))
}

/// Card 48: Provinces with a COIN Base where a Guerrilla or the level gives way.
pub fn nam_dong(board: &Board) -> SpaceSet {
    let changes = not_at(board, SupportLevel::ActiveSupport) | board.with_any(PieceSet::GUERRILLAS);
    SpaceSet::PROVINCES & board.with_any(COIN_BASES) & changes
}

/// Card 48: Provinces with a COIN Base that few cubes guard.
pub fn nam_dong_shaded(board: &Board) -> SpaceSet {
    let based = SpaceSet::PROVINCES & board.with_any(COIN_BASES);
    based.filter(|space| board.count_of(space, PieceSet::COIN_CUBES) <= 2)
}
