//! Sets of kinds of piece, and the sets the rules name: forces, cubes, Guerrillas, Bases… (1.4).

use std::fmt;
use std::ops::{BitAnd, BitOr, Not, Sub};

use crate::vocabulary::faction::{Faction, Side};
use crate::vocabulary::piece::{ByPiece, PieceClass, PieceKind, PieceType};

/// A set of kinds of piece.
///
/// ```
/// use pointman_fitl::{Faction, PieceKind, PieceSet};
/// let exposed = PieceSet::ACTIVE_GUERRILLAS & PieceSet::of_faction(Faction::Vc);
/// assert_eq!(exposed.iter().collect::<Vec<_>>(), [PieceKind::VcGuerrillasActive]);
/// assert!((PieceSet::FORCES | PieceSet::BASES) == PieceSet::ALL);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PieceSet(u32);

impl PieceSet {
    /// No piece.
    pub const NONE: PieceSet = PieceSet(0);
    /// Every piece.
    pub const ALL: PieceSet = PieceSet((1 << PieceKind::ALL.len()) - 1);
    /// Bases of all factions, Tunneled ones included.
    pub const BASES: PieceSet = PieceSet::of_class(PieceClass::Base);
    /// Tunneled Bases.
    pub const TUNNELS: PieceSet = PieceSet::of(&[PieceKind::NvaTunnels, PieceKind::VcTunnels]);
    /// Pieces other than Bases.
    pub const FORCES: PieceSet = PieceSet(PieceSet::ALL.0 & !PieceSet::BASES.0);
    /// Troops, Police and Special Forces of the COIN factions.
    pub const COIN_FORCES: PieceSet = PieceSet(PieceSet::FORCES.0 & PieceSet::COIN.0);
    /// Troops and Guerrillas of the Insurgent factions.
    pub const INSURGENT_FORCES: PieceSet = PieceSet(PieceSet::FORCES.0 & PieceSet::INSURGENT.0);
    /// Troops and Police of all factions.
    pub const CUBES: PieceSet = PieceSet::of_class(PieceClass::Cube);
    /// US Troops, ARVN Troops and Police.
    pub const COIN_CUBES: PieceSet = PieceSet(PieceSet::CUBES.0 & PieceSet::COIN.0);
    /// ARVN Troops and Police.
    pub const ARVN_CUBES: PieceSet = PieceSet::of(&[PieceKind::ArvnTroops, PieceKind::ArvnPolice]);
    /// Irregulars and Rangers in either state.
    pub const SPECIAL_FORCES: PieceSet = PieceSet::of_class(PieceClass::SpecialForce);
    /// Guerrillas in either state.
    pub const GUERRILLAS: PieceSet = PieceSet::of_class(PieceClass::Guerrilla);
    /// Underground Guerrillas and Special Forces.
    pub const UNDERGROUND: PieceSet = PieceSet::of(&[
        PieceKind::UsIrregularsUnderground,
        PieceKind::ArvnRangersUnderground,
        PieceKind::NvaGuerrillasUnderground,
        PieceKind::VcGuerrillasUnderground,
    ]);
    /// Underground Guerrillas of both Insurgent factions.
    pub const UNDERGROUND_GUERRILLAS: PieceSet = PieceSet(PieceSet::GUERRILLAS.0 & PieceSet::UNDERGROUND.0);
    /// Active Guerrillas of both Insurgent factions.
    pub const ACTIVE_GUERRILLAS: PieceSet = PieceSet(PieceSet::GUERRILLAS.0 & !PieceSet::UNDERGROUND.0);
    /// US and ARVN pieces, Bases included.
    pub const COIN: PieceSet = PieceSet::of_side(Side::Coin);
    /// NVA and VC pieces, Bases included.
    pub const INSURGENT: PieceSet = PieceSet::of_side(Side::Insurgent);

    /// The set of these kinds.
    pub const fn of(kinds: &[PieceKind]) -> PieceSet {
        let (mut bits, mut i) = (0, 0);
        while i < kinds.len() {
            bits |= 1 << kinds[i] as u32;
            i += 1;
        }
        PieceSet(bits)
    }

    /// Every piece of the faction, Bases included.
    #[inline]
    pub const fn of_faction(faction: Faction) -> PieceSet {
        static OF: [PieceSet; Faction::ALL.len()] = {
            let (mut of, mut i) = ([PieceSet::NONE; Faction::ALL.len()], 0);
            while i < PieceKind::ALL.len() {
                of[PieceKind::ALL[i].faction() as usize].0 |= 1 << i;
                i += 1;
            }
            of
        };
        OF[faction as usize]
    }

    /// Every piece of the side, Bases included.
    pub const fn of_side(side: Side) -> PieceSet {
        let [one, other] = side.factions();
        PieceSet(PieceSet::of_faction(one).0 | PieceSet::of_faction(other).0)
    }

    /// Every piece of the class.
    pub const fn of_class(class: PieceClass) -> PieceSet {
        let (mut bits, mut i) = (0, 0);
        while i < PieceKind::ALL.len() {
            bits |= ((PieceKind::ALL[i].piece_type().class() as u8 == class as u8) as u32) << i;
            i += 1;
        }
        PieceSet(bits)
    }

    /// The type in every state it can have.
    #[inline]
    pub const fn of_type(piece_type: PieceType) -> PieceSet {
        static OF: [PieceSet; PieceType::ALL.len()] = {
            let (mut of, mut i) = ([PieceSet::NONE; PieceType::ALL.len()], 0);
            while i < PieceKind::ALL.len() {
                of[PieceKind::ALL[i].piece_type() as usize].0 |= 1 << i;
                i += 1;
            }
            of
        };
        OF[piece_type as usize]
    }

    /// The kinds of which there is any among `counts`.
    #[inline]
    pub fn held_in(counts: &ByPiece<u8>) -> PieceSet {
        // The product gathers the lowest bit of each byte in the highest byte.
        const GATHER: u64 = 0x0102_0408_1020_4080;
        let mut bits = 0;
        for (index, eight) in eights(counts).into_iter().enumerate() {
            let any = (((eight & !HIGHEST) + !HIGHEST) | eight) & HIGHEST;
            bits |= (((any >> 7).wrapping_mul(GATHER) >> 56) as u32) << (8 * index);
        }
        PieceSet(bits)
    }

    /// How many of `counts` are of these kinds.
    ///
    /// ```
    /// use pointman_fitl::{ByPiece, PieceKind, PieceSet};
    /// let mut there = ByPiece::default();
    /// there[PieceKind::ArvnTroops] = 4;
    /// there[PieceKind::VcBases] = 1;
    /// assert_eq!((PieceSet::COIN_CUBES.count_in(&there), PieceSet::ALL.count_in(&there)), (4, 5));
    /// ```
    #[inline]
    pub fn count_in(self, counts: &ByPiece<u8>) -> u8 {
        let mut sums = 0;
        for (index, eight) in eights(counts).into_iter().enumerate() {
            sums += eight & self.mask(index);
        }
        // No sum passes the end of its byte: there are at most 40 of a kind. The product adds all of them in
        // the highest byte.
        (sums.wrapping_mul(LOWEST) >> 56) as u8
    }

    /// Of the eight kinds from `8 * index` on, all bits of a byte for each that is in the set.
    #[inline]
    const fn mask(self, index: usize) -> u64 {
        const OWN: u64 = 0x8040_2010_0804_0201;
        let own = ((self.0 >> (8 * index) & 0xff) as u64 * LOWEST) & OWN;
        (((own + !HIGHEST) & HIGHEST) >> 7) * 0xff
    }

    /// Whether `kind` is in the set.
    #[inline]
    pub const fn contains(self, kind: PieceKind) -> bool {
        self.0 & 1 << kind as u32 != 0
    }

    /// The kinds of this set that are not in the other.
    #[inline]
    pub const fn without(self, other: PieceSet) -> PieceSet {
        PieceSet(self.0 & !other.0)
    }

    /// Whether nothing is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the sets share a kind.
    #[inline]
    pub const fn meets(self, other: PieceSet) -> bool {
        self.0 & other.0 != 0
    }

    /// The kinds in the set, in the printed order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = PieceKind> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let first = PieceKind::ALL.get(bits.trailing_zeros() as usize).copied()?;
            bits &= bits - 1;
            Some(first)
        })
    }
}

/// The lowest bit of each of eight bytes, and the highest.
const LOWEST: u64 = 0x0101_0101_0101_0101;
const HIGHEST: u64 = LOWEST << 7;

/// The counts eight kinds at a time, a byte for each kind.
#[inline]
fn eights(counts: &ByPiece<u8>) -> [u64; 3] {
    let (eights, rest) = counts.values().as_chunks::<8>();
    let mut last = [0; 8];
    last[..rest.len()].copy_from_slice(rest);
    [u64::from_le_bytes(eights[0]), u64::from_le_bytes(eights[1]), u64::from_le_bytes(last)]
}

impl From<PieceKind> for PieceSet {
    #[inline]
    fn from(kind: PieceKind) -> Self {
        PieceSet::of(&[kind])
    }
}

impl From<PieceType> for PieceSet {
    #[inline]
    fn from(piece_type: PieceType) -> Self {
        PieceSet::of_type(piece_type)
    }
}

impl FromIterator<PieceKind> for PieceSet {
    fn from_iter<I: IntoIterator<Item = PieceKind>>(kinds: I) -> Self {
        kinds.into_iter().fold(PieceSet::NONE, |set, kind| set | kind.into())
    }
}

impl BitOr for PieceSet {
    type Output = PieceSet;

    #[inline]
    fn bitor(self, other: PieceSet) -> PieceSet {
        PieceSet(self.0 | other.0)
    }
}

impl BitAnd for PieceSet {
    type Output = PieceSet;

    #[inline]
    fn bitand(self, other: PieceSet) -> PieceSet {
        PieceSet(self.0 & other.0)
    }
}

impl Sub for PieceSet {
    type Output = PieceSet;

    #[inline]
    fn sub(self, other: PieceSet) -> PieceSet {
        PieceSet(self.0 & !other.0)
    }
}

impl Not for PieceSet {
    type Output = PieceSet;

    #[inline]
    fn not(self) -> PieceSet {
        PieceSet::ALL - self
    }
}

impl fmt::Debug for PieceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(PieceKind::id)).finish()
    }
}
