//! The columns of the space selection tables (T5.6): what a non-player selects a space for.

use crate::vocabulary::faction::Faction;
use pointman_core::vocabulary;

vocabulary! {
    /// A column of a faction's space selection table, in the printed order from left to right.
    ///
    /// ```
    /// use pointman_fitl::Faction;
    /// use pointman_fitl::trung::Column;
    /// assert_eq!(Column::ArvnGovern.faction(), Faction::Arvn);
    /// assert_eq!((Column::VcTax.name(), Column::VcTax.title()), ("tax", "Tax"));
    /// assert_eq!(Column::of(Faction::Nva).count(), 6);
    /// ```
    pub enum Column: "column" {
        /// US: Shift Toward Active Support.
        UsShiftTowardActiveSupport = "us-shift-toward-active-support",
        /// US: Place Bases.
        UsPlaceBases = "us-place-bases",
        /// US: Place Cubes or Special Forces.
        UsPlaceCubesOrSf = "us-place-cubes-or-sf",
        /// US: Sweep Destinations.
        UsSweepDestinations = "us-sweep-destinations",
        /// US: Air Lift Destinations.
        UsAirLiftDestinations = "us-air-lift-destinations",
        /// US: Air Strike.
        UsAirStrike = "us-air-strike",
        /// US: Remove or Replace.
        UsRemoveOrReplace = "us-remove-or-replace",
        /// ARVN: Shift Toward Passive Support.
        ArvnShiftTowardPassiveSupport = "arvn-shift-toward-passive-support",
        /// ARVN: Place Bases.
        ArvnPlaceBases = "arvn-place-bases",
        /// ARVN: Place Cubes or Rangers.
        ArvnPlaceCubesOrRangers = "arvn-place-cubes-or-rangers",
        /// ARVN: Sweep or Transport Destinations.
        ArvnSweepOrTransportDestinations = "arvn-sweep-or-transport-destinations",
        /// ARVN: Patrol Destinations.
        ArvnPatrolDestinations = "arvn-patrol-destinations",
        /// ARVN: Govern.
        ArvnGovern = "arvn-govern",
        /// ARVN: Remove or Replace.
        ArvnRemoveOrReplace = "arvn-remove-or-replace",
        /// NVA: Place Bases or Tunnels.
        NvaPlaceBasesOrTunnels = "nva-place-bases-or-tunnels",
        /// NVA: Place NVA Troops.
        NvaPlaceNvaTroops = "nva-place-nva-troops",
        /// NVA: Place NVA Guerrillas.
        NvaPlaceNvaGuerrillas = "nva-place-nva-guerrillas",
        /// NVA: March Destinations.
        NvaMarchDestinations = "nva-march-destinations",
        /// NVA: Place Terror.
        NvaPlaceTerror = "nva-place-terror",
        /// NVA: Remove or Replace.
        NvaRemoveOrReplace = "nva-remove-or-replace",
        /// VC: Shift Toward Active Opposition.
        VcShiftTowardActiveOpposition = "vc-shift-toward-active-opposition",
        /// VC: Place Terror.
        VcPlaceTerror = "vc-place-terror",
        /// VC: Place Bases or Tunnels.
        VcPlaceBasesOrTunnels = "vc-place-bases-or-tunnels",
        /// VC: Place Guerrillas.
        VcPlaceGuerrillas = "vc-place-guerrillas",
        /// VC: March Destinations.
        VcMarchDestinations = "vc-march-destinations",
        /// VC: Tax.
        VcTax = "vc-tax",
        /// VC: Remove or Replace.
        VcRemoveOrReplace = "vc-remove-or-replace",
    }
}

impl Column {
    /// Whose table it is in.
    pub const fn faction(self) -> Faction {
        match self as usize {
            0..7 => Faction::Us,
            7..14 => Faction::Arvn,
            14..20 => Faction::Nva,
            _ => Faction::Vc,
        }
    }

    /// Its place in its table, from the left.
    pub const fn place(self) -> usize {
        const FIRST: [usize; 4] = [0, 7, 14, 20];
        self as usize - FIRST[self.faction() as usize]
    }

    /// Its id within its table.
    pub fn name(self) -> &'static str {
        &self.id()[self.faction().id().len() + 1..]
    }

    /// Its heading.
    pub const fn title(self) -> &'static str {
        match self {
            Column::UsShiftTowardActiveSupport => "Shift Toward Active Support",
            Column::UsPlaceBases | Column::ArvnPlaceBases => "Place Bases",
            Column::UsPlaceCubesOrSf => "Place Cubes or Special Forces",
            Column::UsSweepDestinations => "Sweep Destinations",
            Column::UsAirLiftDestinations => "Air Lift Destinations",
            Column::UsAirStrike => "Air Strike",
            Column::UsRemoveOrReplace
            | Column::ArvnRemoveOrReplace
            | Column::NvaRemoveOrReplace
            | Column::VcRemoveOrReplace => "Remove or Replace",
            Column::ArvnShiftTowardPassiveSupport => "Shift Toward Passive Support",
            Column::ArvnPlaceCubesOrRangers => "Place Cubes or Rangers",
            Column::ArvnSweepOrTransportDestinations => "Sweep or Transport Destinations",
            Column::ArvnPatrolDestinations => "Patrol Destinations",
            Column::ArvnGovern => "Govern",
            Column::NvaPlaceBasesOrTunnels | Column::VcPlaceBasesOrTunnels => "Place Bases or Tunnels",
            Column::NvaPlaceNvaTroops => "Place NVA Troops",
            Column::NvaPlaceNvaGuerrillas => "Place NVA Guerrillas",
            Column::NvaMarchDestinations | Column::VcMarchDestinations => "March Destinations",
            Column::NvaPlaceTerror | Column::VcPlaceTerror => "Place Terror",
            Column::VcShiftTowardActiveOpposition => "Shift Toward Active Opposition",
            Column::VcPlaceGuerrillas => "Place Guerrillas",
            Column::VcTax => "Tax",
        }
    }

    /// The columns of `faction` from left to right.
    pub fn of(faction: Faction) -> impl Iterator<Item = Column> {
        Column::ALL.into_iter().filter(move |column| column.faction() == faction)
    }
}
