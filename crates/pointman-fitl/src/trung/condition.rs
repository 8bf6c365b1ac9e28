//! The conditions of the Trưng cards (T5.3.4, T5.3.7): what they are called, and what they read. How each is
//! tested: `holds`.

use pointman_core::vocabulary;

vocabulary! {
    /// A condition of a Trưng card, of a Special Activity on it, or of a step of an Operation.
    ///
    /// ```
    /// use pointman_fitl::trung::Condition;
    /// assert_eq!(Condition::CoinPoints42.words(), "COIN-Controlled Pop + Patronage >= 42");
    /// assert!(Condition::Vc2d6Agitate.has_dice() && !Condition::Patronage17.has_dice());
    /// ```
    pub enum Condition: "condition" {
        /// 2+ Pop space not at Active Support with COIN Control and US pieces.
        UsPop2plusUsPieces = "us-pop2plus-us-pieces",
        /// US pieces with 4+ NVA Troops or a vulnerable Base.
        Us4nvaOrVulnerableBase = "us-4nva-or-vulnerable-base",
        /// COIN Firepower < NVA Troops somewhere with US Troops or US Base.
        UsCoinFpBelowNvaTroops = "us-coin-fp-below-nva-troops",
        /// US Policy LBJ.
        UsPolicyLbj = "us-policy-lbj",
        /// US Policy JFK or LBJ.
        UsPolicyJfkOrLbj = "us-policy-jfk-or-lbj",
        /// 2+ spaces with Support and Underground Guerrillas.
        UsTwoSupportUnderground = "us-two-support-underground",
        /// US pieces anywhere with vulnerable enemies.
        UsPiecesWithVulnerableEnemies = "us-pieces-with-vulnerable-enemies",
        /// Every US Base in the South with US Troops and no NVA Troops.
        UsSouthBasesGuarded = "us-south-bases-guarded",
        /// 2-Pop space not at Active Support with COIN Control and US Troops.
        UsPop2UsTroops = "us-pop2-us-troops",
        /// All LoC routes Can Tho-Hue blocked.
        RoutesCanThoHueBlocked = "routes-can-tho-hue-blocked",
        /// COIN-Controlled Pop + Patronage >= 42.
        CoinPoints42 = "coin-points-42",
        /// Total Support + Available US Troops and Bases >= 42.
        UsPoints42 = "us-points-42",
        /// NVA-Controlled Pop + NVA Bases >= 14.
        NvaPoints14 = "nva-points-14",
        /// 3d6 <= Available ARVN pieces.
        Arvn3d6AvailablePieces = "arvn-3d6-available-pieces",
        /// ARVN Assault would add COIN Control.
        ArvnAssaultAddsControl = "arvn-assault-adds-control",
        /// ARVN Assault would add COIN Control or clear a Can Tho-Hue route space.
        ArvnAssaultAddsControlOrUnblocks = "arvn-assault-adds-control-or-unblocks",
        /// 5+ ARVN Troops + Rangers in one space.
        Arvn5TroopsRangers = "arvn-5-troops-rangers",
        /// 2-Pop space with Support and ARVN cubes > US Troops.
        ArvnPop2SupportMoreCubes = "arvn-pop2-support-more-cubes",
        /// NVA Base or NVA Control in a 2+ Pop space.
        NvaBaseOrControlPop2plus = "nva-base-or-control-pop2plus",
        /// The Op was Patrol.
        OpWasPatrol = "op-was-patrol",
        /// The Op was Train.
        OpWasTrain = "op-was-train",
        /// 3d6 <= Available NVA Troops.
        Nva3d6AvailableTroops = "nva-3d6-available-troops",
        /// 2d6 <= Available NVA Guerrillas.
        Nva2d6AvailableGuerrillas = "nva-2d6-available-guerrillas",
        /// 2d6 <= Available NVA Guerrillas, or else 1d3 >= Trail.
        Nva2d6AvailableGuerrillasOrD3Trail = "nva-2d6-available-guerrillas-or-d3-trail",
        /// 6+ NVA Troops with COIN Troops or a COIN Base.
        Nva6TroopsCoinTroopsOrBase = "nva-6-troops-coin-troops-or-base",
        /// 6+ NVA Troops with COIN pieces.
        Nva6TroopsCoinPieces = "nva-6-troops-coin-pieces",
        /// 8+ NVA Troops in a space outside the South.
        Nva8TroopsOutsideSouth = "nva-8-troops-outside-south",
        /// 20+ NVA Troops on the map.
        Nva20Troops = "nva-20-troops",
        /// 2-Pop space without COIN Control.
        Pop2WithoutCoinControl = "pop2-without-coin-control",
        /// Underground NVA Guerrillas with Support.
        NvaUndergroundSupport = "nva-underground-support",
        /// Underground NVA Guerrillas in 2+ spaces with Support.
        NvaUndergroundSupport2 = "nva-underground-support-2",
        /// A Guerrilla that marched can Ambush.
        MarchAmbushPossible = "march-ambush-possible",
        /// 3+ VC Guerrillas in a space.
        Vc3Guerrillas = "vc-3-guerrillas",
        /// Underground VC Guerrillas in a space not at Active Opposition.
        VcUndergroundNotActiveOpposition = "vc-underground-not-active-opposition",
        /// 3d6 <= Available VC pieces.
        Vc3d6AvailablePieces = "vc-3d6-available-pieces",
        /// A space can be Taxed and 2d6 > Agitate Total.
        Vc2d6Agitate = "vc-2d6-agitate",
        /// Patronage >= 17.
        Patronage17 = "patronage-17",
        /// Underground VC Guerrillas with US Troops.
        VcUndergroundUsTroops = "vc-underground-us-troops",
        /// 2+ Pop space without VC Guerrillas.
        VcPop2WithoutGuerrillas = "vc-pop2-without-guerrillas",
        /// 3+ VC Guerrillas with US Troops and no VC Base.
        Vc3GuerrillasUsTroopsNoBase = "vc-3-guerrillas-us-troops-no-base",
        /// 15+ VC Guerrillas on the map.
        Vc15Guerrillas = "vc-15-guerrillas",
        /// ARVN is a player.
        ArvnIsPlayer = "arvn-is-player",
    }
}

impl Condition {
    /// The condition as a person at the table reads it.
    pub const fn words(self) -> &'static str {
        match self {
            Condition::UsPop2plusUsPieces => {
                "2+ Pop space not at Active Support with COIN Control and US pieces"
            }
            Condition::Us4nvaOrVulnerableBase => "US pieces with 4+ NVA Troops or a vulnerable Base",
            Condition::UsCoinFpBelowNvaTroops => {
                "COIN Firepower < NVA Troops somewhere with US Troops or US Base"
            }
            Condition::UsPolicyLbj => "US Policy LBJ",
            Condition::UsPolicyJfkOrLbj => "US Policy JFK or LBJ",
            Condition::UsTwoSupportUnderground => "2+ spaces with Support and Underground Guerrillas",
            Condition::UsPiecesWithVulnerableEnemies => "US pieces anywhere with vulnerable enemies",
            Condition::UsSouthBasesGuarded => "Every US Base in the South with US Troops and no NVA Troops",
            Condition::UsPop2UsTroops => "2-Pop space not at Active Support with COIN Control and US Troops",
            Condition::RoutesCanThoHueBlocked => "All LoC routes Can Tho-Hue blocked",
            Condition::CoinPoints42 => "COIN-Controlled Pop + Patronage >= 42",
            Condition::UsPoints42 => "Total Support + Available US Troops and Bases >= 42",
            Condition::NvaPoints14 => "NVA-Controlled Pop + NVA Bases >= 14",
            Condition::Arvn3d6AvailablePieces => "3d6 <= Available ARVN pieces",
            Condition::ArvnAssaultAddsControl => "ARVN Assault would add COIN Control",
            Condition::ArvnAssaultAddsControlOrUnblocks => {
                "ARVN Assault would add COIN Control or clear a Can Tho-Hue route space"
            }
            Condition::Arvn5TroopsRangers => "5+ ARVN Troops + Rangers in one space",
            Condition::ArvnPop2SupportMoreCubes => "2-Pop space with Support and ARVN cubes > US Troops",
            Condition::NvaBaseOrControlPop2plus => "NVA Base or NVA Control in a 2+ Pop space",
            Condition::OpWasPatrol => "The Op was Patrol",
            Condition::OpWasTrain => "The Op was Train",
            Condition::Nva3d6AvailableTroops => "3d6 <= Available NVA Troops",
            Condition::Nva2d6AvailableGuerrillas => "2d6 <= Available NVA Guerrillas",
            Condition::Nva2d6AvailableGuerrillasOrD3Trail => {
                "2d6 <= Available NVA Guerrillas, or else 1d3 >= Trail"
            }
            Condition::Nva6TroopsCoinTroopsOrBase => "6+ NVA Troops with COIN Troops or a COIN Base",
            Condition::Nva6TroopsCoinPieces => "6+ NVA Troops with COIN pieces",
            Condition::Nva8TroopsOutsideSouth => "8+ NVA Troops in a space outside the South",
            Condition::Nva20Troops => "20+ NVA Troops on the map",
            Condition::Pop2WithoutCoinControl => "2-Pop space without COIN Control",
            Condition::NvaUndergroundSupport => "Underground NVA Guerrillas with Support",
            Condition::NvaUndergroundSupport2 => "Underground NVA Guerrillas in 2+ spaces with Support",
            Condition::MarchAmbushPossible => "A Guerrilla that marched can Ambush",
            Condition::Vc3Guerrillas => "3+ VC Guerrillas in a space",
            Condition::VcUndergroundNotActiveOpposition => {
                "Underground VC Guerrillas in a space not at Active Opposition"
            }
            Condition::Vc3d6AvailablePieces => "3d6 <= Available VC pieces",
            Condition::Vc2d6Agitate => "A space can be Taxed and 2d6 > Agitate Total",
            Condition::Patronage17 => "Patronage >= 17",
            Condition::VcUndergroundUsTroops => "Underground VC Guerrillas with US Troops",
            Condition::VcPop2WithoutGuerrillas => "2+ Pop space without VC Guerrillas",
            Condition::Vc3GuerrillasUsTroopsNoBase => "3+ VC Guerrillas with US Troops and no VC Base",
            Condition::Vc15Guerrillas => "15+ VC Guerrillas on the map",
            Condition::ArvnIsPlayer => "ARVN is a player",
        }
    }

    /// Whether dice are thrown for it.
    pub const fn has_dice(self) -> bool {
        matches!(
            self,
            Condition::Arvn3d6AvailablePieces
                | Condition::Nva3d6AvailableTroops
                | Condition::Nva2d6AvailableGuerrillas
                | Condition::Nva2d6AvailableGuerrillasOrD3Trail
                | Condition::Vc3d6AvailablePieces
                | Condition::Vc2d6Agitate
        )
    }
}
