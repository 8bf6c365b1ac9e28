//! The pieces: twelve types in the force pool, eighteen kinds when their state on the map is told apart
//! (1.4).

use std::fmt;

use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::faction::{Faction, Side};
use pointman_core::vocabulary;
use pointman_core::vocabulary::By;

vocabulary! {
    /// A kind of piece on the map: its type, with the state that type can have there.
    ///
    /// ```
    /// use pointman_fitl::{Faction, PieceKind, PieceType};
    /// assert_eq!("vc_tunnels".parse(), Ok(PieceKind::VcTunnels));
    /// assert_eq!(PieceKind::VcTunnels.piece_type(), PieceType::VcBases);
    /// assert_eq!(PieceKind::NvaGuerrillasActive.flipped(), Some(PieceKind::NvaGuerrillasUnderground));
    /// assert_eq!(PieceKind::ArvnPolice.flipped(), None);
    /// ```
    pub enum PieceKind: "kind of piece" {
        /// US Troops.
        UsTroops = "us_troops",
        /// Irregulars, Underground.
        UsIrregularsUnderground = "us_irregulars_u",
        /// Irregulars, Active.
        UsIrregularsActive = "us_irregulars_a",
        /// US Bases.
        UsBases = "us_bases",
        /// ARVN Troops.
        ArvnTroops = "arvn_troops",
        /// Police.
        ArvnPolice = "arvn_police",
        /// Rangers, Underground.
        ArvnRangersUnderground = "arvn_rangers_u",
        /// Rangers, Active.
        ArvnRangersActive = "arvn_rangers_a",
        /// ARVN Bases.
        ArvnBases = "arvn_bases",
        /// NVA Troops.
        NvaTroops = "nva_troops",
        /// NVA Guerrillas, Underground.
        NvaGuerrillasUnderground = "nva_guerrillas_u",
        /// NVA Guerrillas, Active.
        NvaGuerrillasActive = "nva_guerrillas_a",
        /// NVA Bases without a Tunnel.
        NvaBases = "nva_bases",
        /// Tunneled NVA Bases.
        NvaTunnels = "nva_tunnels",
        /// VC Guerrillas, Underground.
        VcGuerrillasUnderground = "vc_guerrillas_u",
        /// VC Guerrillas, Active.
        VcGuerrillasActive = "vc_guerrillas_a",
        /// VC Bases without a Tunnel.
        VcBases = "vc_bases",
        /// Tunneled VC Bases.
        VcTunnels = "vc_tunnels",
    }
}

vocabulary! {
    /// A type of piece in the force pool (1.4).
    ///
    /// ```
    /// use pointman_fitl::{BoxName, PieceKind, PieceType};
    /// assert_eq!(PieceType::VcGuerrillas.total(), 30);
    /// assert_eq!(PieceType::VcGuerrillas.placed(), PieceKind::VcGuerrillasUnderground);
    /// assert!(!PieceType::ArvnTroops.may_be_in(BoxName::Casualties));
    /// ```
    pub enum PieceType: "type of piece" {
        /// US Troops.
        UsTroops = "us_troops",
        /// Irregulars.
        UsIrregulars = "us_irregulars",
        /// US Bases.
        UsBases = "us_bases",
        /// ARVN Troops.
        ArvnTroops = "arvn_troops",
        /// Police.
        ArvnPolice = "arvn_police",
        /// Rangers.
        ArvnRangers = "arvn_rangers",
        /// ARVN Bases.
        ArvnBases = "arvn_bases",
        /// NVA Troops.
        NvaTroops = "nva_troops",
        /// NVA Guerrillas.
        NvaGuerrillas = "nva_guerrillas",
        /// NVA Bases, Tunneled or not.
        NvaBases = "nva_bases",
        /// VC Guerrillas.
        VcGuerrillas = "vc_guerrillas",
        /// VC Bases, Tunneled or not.
        VcBases = "vc_bases",
    }
}

vocabulary! {
    /// What shape a type of piece has.
    pub enum PieceClass: "class of piece" {
        /// Troops and Police.
        Cube = "cube",
        /// Irregulars and Rangers.
        SpecialForce = "special_force",
        /// Guerrillas.
        Guerrilla = "guerrilla",
        /// Bases.
        Base = "base",
    }
}

/// One `T` for each kind of piece.
pub type ByPiece<T> = By<PieceKind, T, { PieceKind::ALL.len() }>;

/// One `T` for each type of piece.
pub type ByPieceType<T> = By<PieceType, T, { PieceType::ALL.len() }>;

impl PieceKind {
    /// The type of piece it is.
    pub const fn piece_type(self) -> PieceType {
        match self {
            PieceKind::UsTroops => PieceType::UsTroops,
            PieceKind::UsIrregularsUnderground | PieceKind::UsIrregularsActive => PieceType::UsIrregulars,
            PieceKind::UsBases => PieceType::UsBases,
            PieceKind::ArvnTroops => PieceType::ArvnTroops,
            PieceKind::ArvnPolice => PieceType::ArvnPolice,
            PieceKind::ArvnRangersUnderground | PieceKind::ArvnRangersActive => PieceType::ArvnRangers,
            PieceKind::ArvnBases => PieceType::ArvnBases,
            PieceKind::NvaTroops => PieceType::NvaTroops,
            PieceKind::NvaGuerrillasUnderground | PieceKind::NvaGuerrillasActive => PieceType::NvaGuerrillas,
            PieceKind::NvaBases | PieceKind::NvaTunnels => PieceType::NvaBases,
            PieceKind::VcGuerrillasUnderground | PieceKind::VcGuerrillasActive => PieceType::VcGuerrillas,
            PieceKind::VcBases | PieceKind::VcTunnels => PieceType::VcBases,
        }
    }

    /// Whose piece it is.
    pub const fn faction(self) -> Faction {
        self.piece_type().faction()
    }

    /// Whether it is a Base, Tunneled or not.
    pub const fn is_base(self) -> bool {
        matches!(self.piece_type().class(), PieceClass::Base)
    }

    /// Whether it is a Tunneled Base.
    pub const fn is_tunneled(self) -> bool {
        matches!(self, PieceKind::NvaTunnels | PieceKind::VcTunnels)
    }

    /// The letter by which people type it after its owner: `t`, `p`, `b`, `b*`, `u` or `a`.
    pub const fn letter(self) -> &'static str {
        match self.piece_type() {
            PieceType::ArvnPolice => "p",
            PieceType::UsTroops | PieceType::ArvnTroops | PieceType::NvaTroops => "t",
            _ if self.is_tunneled() => "b*",
            _ if self.is_base() => "b",
            _ if self.is_underground() => "u",
            _ => "a",
        }
    }

    /// Whether it is an Underground Guerrilla or Special Force; all other pieces are Active (1.4.3).
    pub const fn is_underground(self) -> bool {
        matches!(
            self,
            PieceKind::UsIrregularsUnderground
                | PieceKind::ArvnRangersUnderground
                | PieceKind::NvaGuerrillasUnderground
                | PieceKind::VcGuerrillasUnderground
        )
    }

    /// What one such piece, or several, are called with their state: `Underground VC Guerrillas`. Nothing is
    /// written before it is shown: simulated turns note pieces that nobody reads.
    pub fn name(self, is_one: bool) -> impl fmt::Display {
        let state = match self {
            _ if self.is_underground() => "Underground ",
            _ if self.flipped().is_some() => "Active ",
            _ if self.is_tunneled() => "Tunneled ",
            _ => "",
        };
        fmt::from_fn(move |f| write!(f, "{state}{}", self.piece_type().name(is_one)))
    }

    /// So many of them in words: `2 Underground VC Guerrillas`.
    pub fn counted(self, count: u8) -> impl fmt::Display {
        fmt::from_fn(move |f| write!(f, "{count} {}", self.name(count == 1)))
    }

    /// The piece in its other state, Underground or Active, if it has two (1.4.3).
    pub const fn flipped(self) -> Option<PieceKind> {
        Some(match self {
            PieceKind::UsIrregularsUnderground => PieceKind::UsIrregularsActive,
            PieceKind::UsIrregularsActive => PieceKind::UsIrregularsUnderground,
            PieceKind::ArvnRangersUnderground => PieceKind::ArvnRangersActive,
            PieceKind::ArvnRangersActive => PieceKind::ArvnRangersUnderground,
            PieceKind::NvaGuerrillasUnderground => PieceKind::NvaGuerrillasActive,
            PieceKind::NvaGuerrillasActive => PieceKind::NvaGuerrillasUnderground,
            PieceKind::VcGuerrillasUnderground => PieceKind::VcGuerrillasActive,
            PieceKind::VcGuerrillasActive => PieceKind::VcGuerrillasUnderground,
            _ => return None,
        })
    }

    /// The Base with its Tunnel marker added or taken away, if it is a Base that can have one (1.4.4).
    pub const fn tunnel_changed(self) -> Option<PieceKind> {
        Some(match self {
            PieceKind::NvaBases => PieceKind::NvaTunnels,
            PieceKind::NvaTunnels => PieceKind::NvaBases,
            PieceKind::VcBases => PieceKind::VcTunnels,
            PieceKind::VcTunnels => PieceKind::VcBases,
            _ => return None,
        })
    }

    /// Whether a piece enters the map so, and is counted so in a box: Underground where it can be, without a
    /// Tunnel (1.4.3).
    pub const fn is_as_placed(self) -> bool {
        self as u8 == self.piece_type().placed() as u8
    }
}

impl PieceType {
    /// How many there are in the game.
    pub const fn total(self) -> u8 {
        match self {
            PieceType::UsTroops => 40,
            PieceType::UsIrregulars => 6,
            PieceType::UsBases => 6,
            PieceType::ArvnTroops => 30,
            PieceType::ArvnPolice => 30,
            PieceType::ArvnRangers => 6,
            PieceType::ArvnBases => 3,
            PieceType::NvaTroops => 40,
            PieceType::NvaGuerrillas => 20,
            PieceType::NvaBases => 9,
            PieceType::VcGuerrillas => 30,
            PieceType::VcBases => 9,
        }
    }

    /// Whose pieces they are.
    pub const fn faction(self) -> Faction {
        match self {
            PieceType::UsTroops | PieceType::UsIrregulars | PieceType::UsBases => Faction::Us,
            PieceType::ArvnTroops | PieceType::ArvnPolice | PieceType::ArvnRangers | PieceType::ArvnBases => {
                Faction::Arvn
            }
            PieceType::NvaTroops | PieceType::NvaGuerrillas | PieceType::NvaBases => Faction::Nva,
            PieceType::VcGuerrillas | PieceType::VcBases => Faction::Vc,
        }
    }

    /// What shape they have.
    pub const fn class(self) -> PieceClass {
        match self {
            PieceType::UsTroops | PieceType::ArvnTroops | PieceType::ArvnPolice | PieceType::NvaTroops => {
                PieceClass::Cube
            }
            PieceType::UsIrregulars | PieceType::ArvnRangers => PieceClass::SpecialForce,
            PieceType::NvaGuerrillas | PieceType::VcGuerrillas => PieceClass::Guerrilla,
            PieceType::UsBases | PieceType::ArvnBases | PieceType::NvaBases | PieceType::VcBases => {
                PieceClass::Base
            }
        }
    }

    /// Whose pieces of the type are where that must be said, and what one and several are called: `ARVN `,
    /// `Troop`, `Troops`.
    pub const fn nouns(self) -> (&'static str, &'static str, &'static str) {
        match self {
            PieceType::UsTroops => ("US ", "Troop", "Troops"),
            PieceType::UsIrregulars => ("", "Irregular", "Irregulars"),
            PieceType::UsBases => ("US ", "Base", "Bases"),
            PieceType::ArvnTroops => ("ARVN ", "Troop", "Troops"),
            PieceType::ArvnPolice => ("ARVN ", "Police", "Police"),
            PieceType::ArvnRangers => ("", "Ranger", "Rangers"),
            PieceType::ArvnBases => ("ARVN ", "Base", "Bases"),
            PieceType::NvaTroops => ("NVA ", "Troop", "Troops"),
            PieceType::NvaGuerrillas => ("NVA ", "Guerrilla", "Guerrillas"),
            PieceType::NvaBases => ("NVA ", "Base", "Bases"),
            PieceType::VcGuerrillas => ("VC ", "Guerrilla", "Guerrillas"),
            PieceType::VcBases => ("VC ", "Base", "Bases"),
        }
    }

    /// What one such piece, or several, are called where they have no state: `VC Guerrillas`.
    pub fn name(self, is_one: bool) -> impl fmt::Display {
        let (faction, one, many) = self.nouns();
        let noun = if is_one { one } else { many };
        fmt::from_fn(move |f| write!(f, "{faction}{noun}"))
    }

    /// So many of them in words, where they have no state: `2 VC Guerrillas`.
    pub fn counted(self, count: u8) -> impl fmt::Display {
        fmt::from_fn(move |f| write!(f, "{count} {}", self.name(count == 1)))
    }

    /// What several of them are called: `ARVN Troops`, `Rangers`.
    pub fn plural(self) -> String {
        self.name(false).to_string()
    }

    /// The kind a piece is when it enters the map, and is counted as in a box (1.4.3).
    pub const fn placed(self) -> PieceKind {
        match self {
            PieceType::UsTroops => PieceKind::UsTroops,
            PieceType::UsIrregulars => PieceKind::UsIrregularsUnderground,
            PieceType::UsBases => PieceKind::UsBases,
            PieceType::ArvnTroops => PieceKind::ArvnTroops,
            PieceType::ArvnPolice => PieceKind::ArvnPolice,
            PieceType::ArvnRangers => PieceKind::ArvnRangersUnderground,
            PieceType::ArvnBases => PieceKind::ArvnBases,
            PieceType::NvaTroops => PieceKind::NvaTroops,
            PieceType::NvaGuerrillas => PieceKind::NvaGuerrillasUnderground,
            PieceType::NvaBases => PieceKind::NvaBases,
            PieceType::VcGuerrillas => PieceKind::VcGuerrillasUnderground,
            PieceType::VcBases => PieceKind::VcBases,
        }
    }

    /// The kinds a piece of the type can be on the map.
    pub fn kinds(self) -> impl Iterator<Item = PieceKind> {
        PieceKind::ALL.into_iter().filter(move |kind| kind.piece_type() == self)
    }

    /// Whether such pieces can be in `box_name`: Casualties are US, Out of Play are US or ARVN (1.4.1), and
    /// NVA Troops by card 77.
    pub const fn may_be_in(self, box_name: BoxName) -> bool {
        match box_name {
            BoxName::Available => true,
            BoxName::OutOfPlay => {
                matches!(self.faction().side(), Side::Coin) || matches!(self, PieceType::NvaTroops)
            }
            BoxName::Casualties => matches!(self.faction(), Faction::Us),
        }
    }
}
