//! The four factions and the two sides (1.5).

use pointman_core::vocabulary;
use pointman_core::vocabulary::By;

vocabulary! {
    /// One of the four factions.
    ///
    /// ```
    /// use pointman_fitl::{Faction, Side};
    /// assert_eq!("arvn".parse(), Ok(Faction::Arvn));
    /// assert_eq!(Faction::Nva.ally(), Faction::Vc);
    /// assert!(Faction::Us.is_enemy(Faction::Vc));
    /// assert_eq!(Faction::Vc.side(), Side::Insurgent);
    /// ```
    pub enum Faction: "faction" {
        /// United States.
        Us = "us",
        /// Army of the Republic of Vietnam.
        Arvn = "arvn",
        /// North Vietnamese Army.
        Nva = "nva",
        /// Viet Cong.
        Vc = "vc",
    }
}

vocabulary! {
    /// Two allied factions (1.5).
    pub enum Side: "side" {
        /// Counterinsurgents: US and ARVN.
        Coin = "coin",
        /// NVA and VC.
        Insurgent = "insurgent",
    }
}

/// One `T` for each faction.
pub type ByFaction<T> = By<Faction, T, { Faction::ALL.len() }>;

/// One `T` for each side.
pub type BySide<T> = By<Side, T, { Side::ALL.len() }>;

impl Faction {
    /// What people call it: `ARVN`.
    pub const fn name(self) -> &'static str {
        match self {
            Faction::Us => "US",
            Faction::Arvn => "ARVN",
            Faction::Nva => "NVA",
            Faction::Vc => "VC",
        }
    }

    /// The side the faction is on.
    pub const fn side(self) -> Side {
        match self {
            Faction::Us | Faction::Arvn => Side::Coin,
            Faction::Nva | Faction::Vc => Side::Insurgent,
        }
    }

    /// The other faction of its side.
    pub const fn ally(self) -> Faction {
        match self {
            Faction::Us => Faction::Arvn,
            Faction::Arvn => Faction::Us,
            Faction::Nva => Faction::Vc,
            Faction::Vc => Faction::Nva,
        }
    }

    /// Whether `other` is of the other side (1.5.1).
    pub const fn is_enemy(self, other: Faction) -> bool {
        self.side() as u8 != other.side() as u8
    }
}

impl Side {
    /// The other side.
    pub const fn enemy(self) -> Side {
        match self {
            Side::Coin => Side::Insurgent,
            Side::Insurgent => Side::Coin,
        }
    }

    /// The two factions of the side, in the printed order.
    pub const fn factions(self) -> [Faction; 2] {
        match self {
            Side::Coin => [Faction::Us, Faction::Arvn],
            Side::Insurgent => [Faction::Nva, Faction::Vc],
        }
    }
}
