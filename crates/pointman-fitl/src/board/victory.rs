//! The four victory totals and their margins (7.0).

use crate::board::Board;
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::faction::{ByFaction, Faction};
use crate::vocabulary::piece::PieceType;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::track::Track;

/// The sums over the map that victory totals are made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Totals {
    /// Total Support (1.6).
    pub support: u8,
    /// Total Opposition (1.6).
    pub opposition: u8,
    /// Population under COIN Control (1.7).
    pub coin_population: u8,
    /// Population under NVA Control (1.7).
    pub nva_population: u8,
}

impl Faction {
    /// The victory total the faction must exceed (7.2).
    ///
    /// ```
    /// use pointman_fitl::Faction;
    /// assert_eq!(Faction::ALL.map(Faction::victory_threshold), [50, 50, 18, 35]);
    /// ```
    pub const fn victory_threshold(self) -> u8 {
        match self {
            Faction::Us | Faction::Arvn => 50,
            Faction::Nva => 18,
            Faction::Vc => 35,
        }
    }
}

impl Board {
    /// Total Support and Opposition and the Population under Control.
    #[inline]
    pub fn totals(&self) -> &Totals {
        &self.totals
    }

    /// The faction's victory total (7.2): for the US Total Support with its Troops and Bases Available; for
    /// ARVN the Population under COIN Control with Patronage; for NVA the Population it Controls with its
    /// Bases on the map; for VC Total Opposition with its Bases on the map.
    #[inline]
    pub fn victory_total(&self, faction: Faction) -> u8 {
        match faction {
            Faction::Us => {
                self.totals.support + self.available(PieceType::UsTroops) + self.available(PieceType::UsBases)
            }
            Faction::Arvn => self.totals.coin_population + self.track(Track::Patronage),
            Faction::Nva => self.totals.nva_population + self.on_map(PieceType::NvaBases),
            Faction::Vc => self.totals.opposition + self.on_map(PieceType::VcBases),
        }
    }

    /// All four victory totals.
    #[inline]
    pub fn victory_totals(&self) -> ByFaction<u8> {
        ByFaction::from_fn(|faction| self.victory_total(faction))
    }

    /// How far the faction's total is above its threshold (7.3); it passes a check if this is more than 0
    /// (7.2).
    ///
    /// ```
    /// use pointman_fitl::{Faction, Scenario};
    /// assert_eq!(Scenario::Full.board().victory_margin(Faction::Us), -12);
    /// ```
    #[inline]
    pub fn victory_margin(&self, faction: Faction) -> i16 {
        i16::from(self.victory_total(faction)) - i16::from(faction.victory_threshold())
    }

    /// All four victory totals counted anew from pieces, markers, boxes and Patronage. Always equal to
    /// [`Board::victory_totals`].
    pub fn victory_totals_recounted(&self) -> ByFaction<u8> {
        let totals = self.totals_recounted(&self.control_recounted());
        let us_available = &self.boxes[BoxName::Available];
        let bases = |faction| self.count_in(SpaceSet::ALL, PieceSet::BASES & PieceSet::of_faction(faction));
        ByFaction::new([
            totals.support + us_available[PieceType::UsTroops] + us_available[PieceType::UsBases],
            totals.coin_population + self.track(Track::Patronage),
            totals.nva_population + bases(Faction::Nva),
            totals.opposition + bases(Faction::Vc),
        ])
    }
}
