//! The pieces that texts speak of, as types in a box and as kinds on the map; where they fit, and how
//! non-players select for them.

use crate::board::Board;
use crate::events::way::{Purpose, Way};
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space_set::SpaceSet;

/// Every type of piece of the US.
pub const US: [PieceType; 3] = [PieceType::UsTroops, PieceType::UsIrregulars, PieceType::UsBases];
/// Every type of piece of ARVN.
pub const ARVN: [PieceType; 4] =
    [PieceType::ArvnTroops, PieceType::ArvnPolice, PieceType::ArvnRangers, PieceType::ArvnBases];
/// Every type of piece of NVA.
pub const NVA: [PieceType; 3] = [PieceType::NvaTroops, PieceType::NvaGuerrillas, PieceType::NvaBases];
/// Every type of piece of VC.
pub const VC: [PieceType; 2] = [PieceType::VcGuerrillas, PieceType::VcBases];

/// Every piece of the US on the map.
pub const US_PIECES: PieceSet = PieceSet::of_faction(Faction::Us);
/// Every piece of ARVN on the map.
pub const ARVN_PIECES: PieceSet = PieceSet::of_faction(Faction::Arvn);
/// Every piece of NVA on the map.
pub const NVA_PIECES: PieceSet = PieceSet::of_faction(Faction::Nva);
/// Every piece of VC on the map.
pub const VC_PIECES: PieceSet = PieceSet::of_faction(Faction::Vc);
/// Irregulars in either state.
pub const IRREGULARS: PieceSet = PieceSet::of_type(PieceType::UsIrregulars);
/// Bases of NVA and VC without a Tunnel.
pub const OPEN_BASES: PieceSet = PieceSet::of(&[PieceKind::NvaBases, PieceKind::VcBases]);
/// What is removed of NVA and VC when Tunnels are not named (5.1.1).
pub const OPEN_INSURGENT: PieceSet = PieceSet::INSURGENT.without(PieceSet::TUNNELS);
/// What is removed of VC.
pub const OPEN_VC: PieceSet = PieceSet::of_faction(Faction::Vc).without(PieceSet::TUNNELS);
/// Forces of NVA and VC.
pub const INSURGENT_FORCES: PieceSet = PieceSet::INSURGENT.without(PieceSet::BASES);
/// Bases of NVA and VC, Tunneled or not.
pub const INSURGENT_BASES: PieceSet = PieceSet::INSURGENT.without(INSURGENT_FORCES);
/// Bases of US and ARVN.
pub const COIN_BASES: PieceSet = PieceSet::of(&[PieceKind::UsBases, PieceKind::ArvnBases]);
/// US and ARVN Troops.
pub const COIN_TROOPS: PieceSet = PieceSet::of(&[PieceKind::UsTroops, PieceKind::ArvnTroops]);
/// VC Guerrillas in either state.
pub const VC_GUERRILLAS: PieceSet = PieceSet::of_type(PieceType::VcGuerrillas);

/// The space with most Support, whoever decides.
pub const MOST_SUPPORT: Way = Way::As(Faction::Nva, Purpose::Shift);
/// The space by the column of the decider for shifting levels.
pub const BY_SHIFT: Way = Way::For(Purpose::Shift);
/// The space by the column of VC for shifting levels, whoever decides.
pub const BY_SHIFT_OF_VC: Way = Way::As(Faction::Vc, Purpose::Shift);
/// The space by the column of the decider for removing or replacing.
pub const BY_REMOVAL: Way = Way::For(Purpose::Remove);

/// How many pieces of these types a box holds.
pub fn held(board: &Board, box_name: BoxName, types: &[PieceType]) -> u8 {
    types.iter().map(|piece_type| board.in_box(box_name, *piece_type)).sum()
}

/// Cities and Provinces with room for a Base (1.4.2).
pub fn with_room(board: &Board, among: SpaceSet) -> SpaceSet {
    among.filter(|space| !space.is_loc() && board.room_for_bases(space) > 0)
}
