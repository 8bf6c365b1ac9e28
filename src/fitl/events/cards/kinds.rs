//! The pieces that texts speak of, as types in a box and as kinds on the map; where they fit, and how non-players select for them.

use crate::fitl::board::Board;
use crate::fitl::boxes::BoxName;
use crate::fitl::events::way::{Purpose, Way};
use crate::fitl::faction::Faction;
use crate::fitl::piece::{PieceKind, PieceType};
use crate::fitl::piece_set::PieceSet;
use crate::fitl::space_set::SpaceSet;

/// Every type of piece of the US.
pub(in crate::fitl) const US: [PieceType; 3] = [PieceType::UsTroops, PieceType::UsIrregulars, PieceType::UsBases];
/// Every type of piece of ARVN.
pub(in crate::fitl) const ARVN: [PieceType; 4] =
    [PieceType::ArvnTroops, PieceType::ArvnPolice, PieceType::ArvnRangers, PieceType::ArvnBases];
/// Every type of piece of VC.
pub(in crate::fitl) const VC: [PieceType; 2] = [PieceType::VcGuerrillas, PieceType::VcBases];

/// Every piece of the US on the map.
pub(in crate::fitl) const US_PIECES: PieceSet = PieceSet::of_faction(Faction::Us);
/// Every piece of ARVN on the map.
pub(in crate::fitl) const ARVN_PIECES: PieceSet = PieceSet::of_faction(Faction::Arvn);
/// Every piece of NVA on the map.
pub(in crate::fitl) const NVA_PIECES: PieceSet = PieceSet::of_faction(Faction::Nva);
/// Every piece of VC on the map.
pub(in crate::fitl) const VC_PIECES: PieceSet = PieceSet::of_faction(Faction::Vc);
/// Irregulars in either state.
pub(in crate::fitl) const IRREGULARS: PieceSet = PieceSet::of_type(PieceType::UsIrregulars);
/// Bases of NVA and VC without a Tunnel.
pub(in crate::fitl) const OPEN_BASES: PieceSet = PieceSet::of(&[PieceKind::NvaBases, PieceKind::VcBases]);

/// VC Guerrillas in either state.
pub(in crate::fitl) const VC_GUERRILLAS: PieceSet = PieceSet::of_type(PieceType::VcGuerrillas);

/// The space with most Support, whoever decides.
pub(in crate::fitl) const MOST_SUPPORT: Way = Way::As(Faction::Nva, Purpose::Shift);
/// The space by the column of the decider for shifting levels.
pub(in crate::fitl) const BY_SHIFT: Way = Way::For(Purpose::Shift);
/// The space by the column of VC for shifting levels, whoever decides.
pub(in crate::fitl) const BY_SHIFT_OF_VC: Way = Way::As(Faction::Vc, Purpose::Shift);
/// The space by the column of the decider for removing or replacing.
pub(in crate::fitl) const BY_REMOVAL: Way = Way::For(Purpose::Remove);

/// How many pieces of these types a box holds.
pub(in crate::fitl) fn held(board: &Board, box_name: BoxName, types: &[PieceType]) -> u8 {
    types.iter().map(|piece_type| board.in_box(box_name, *piece_type)).sum()
}

/// Cities and Provinces with room for a Base (1.4.2).
pub(super) fn with_room(board: &Board, among: SpaceSet) -> SpaceSet {
    among.filter(|space| !space.is_loc() && board.room_for_bases(space) > 0)
}
