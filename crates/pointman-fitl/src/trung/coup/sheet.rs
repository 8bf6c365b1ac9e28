//! The Coup Round instructions of non-players as data, in the printed order (T5.9).

use std::cmp::Ordering;

use crate::vocabulary::track::Policy;
use pointman_core::vocabulary;

vocabulary! {
    /// For what ARVN Redeploys Troops, from first to last.
    pub enum TroopStep: "reason to Redeploy ARVN Troops" {
        /// COIN pieces exceed enemies in Saigon and in Provinces with a COIN Base.
        CoinExceedEnemies = "coin_exceed_enemies_saigon_and_coin_base_provinces",
        /// A Troop is in Hue and in 2-Pop Provinces with a COIN Base and no Support.
        OneTroop = "one_troop_hue_and_2_pop_coin_base_no_support_provinces",
        /// ARVN cubes exceed US Troops in 2-Pop Provinces with a COIN Base and no Support.
        CubesExceedUsTroops = "arvn_cubes_exceed_us_troops_2_pop_coin_base_no_support_provinces",
        /// The Troops left on LoCs and in Provinces without a COIN Base, one by one.
        Remaining = "remaining_mandatory_troops_one_by_one",
    }
}

vocabulary! {
    /// For what ARVN Redeploys Police, from first to last.
    pub enum PoliceStep: "reason to Redeploy Police" {
        /// Police exceed enemies in COIN-Controlled Provinces without a COIN Base.
        PoliceExceedEnemies = "police_exceed_enemies_coin_control_provinces_without_coin_base",
        /// A Police is in Hue and in COIN-Controlled 2-Pop Provinces with no Support.
        OnePolice = "one_police_hue_and_2_pop_coin_control_no_support_provinces",
        /// ARVN cubes exceed US Troops in 2-Pop spaces with Support.
        CubesExceedUsTroops = "arvn_cubes_exceed_us_troops_2_pop_with_support",
        /// Police equal Guerrillas on LoCs, the highest Econ first.
        PoliceEqualGuerrillas = "police_equal_guerrillas_on_locs_highest_econ_first",
    }
}

impl TroopStep {
    /// As the instructions say it.
    pub const fn words(self) -> &'static str {
        match self {
            TroopStep::CoinExceedEnemies => {
                "Saigon or Province with COIN Base: COIN pieces to exceed enemies"
            }
            TroopStep::OneTroop => "Hue or 2-Pop Province with COIN Base and no Support: 1 Troop",
            TroopStep::CubesExceedUsTroops => {
                "2-Pop Province with COIN Base and no Support: ARVN cubes to exceed US Troops"
            }
            TroopStep::Remaining => "Troops left on LoCs and in Provinces without COIN Base",
        }
    }
}

impl PoliceStep {
    /// As the instructions say it.
    pub const fn words(self) -> &'static str {
        match self {
            PoliceStep::PoliceExceedEnemies => {
                "COIN-Controlled Province without COIN Base: Police to exceed enemies"
            }
            PoliceStep::OnePolice => "Hue or COIN-Controlled 2-Pop Province with no Support: 1 Police",
            PoliceStep::CubesExceedUsTroops => "2-Pop space with Support: ARVN cubes to exceed US Troops",
            PoliceStep::PoliceEqualGuerrillas => "LoC: Police to equal Guerrillas",
        }
    }
}

/// The dice of Pacification by US and ARVN while no Resources are kept.
pub const PACIFICATION_DICE: usize = 2;

/// The dice for how many Troops NVA Redeploys to each Base.
pub const NVA_REDEPLOY_DICE: usize = 3;

/// The Bases that a withdrawal leaves in Saigon.
pub const BASES_KEPT_IN_SAIGON: u8 = 1;

/// What US Policy makes of Bases.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BaseAction {
    /// Available ones are placed.
    Place,
    /// Those on the map become Available.
    Withdraw,
}

impl Policy {
    /// The policy that a die makes, where `leaders` cards are in the RVN Leader box.
    ///
    /// ```
    /// use pointman_fitl::Policy;
    /// assert_eq!([1, 2, 3].map(|roll| Policy::rolled(roll, 2)), [Policy::Nixon, Policy::Jfk, Policy::Lbj]);
    /// ```
    pub fn rolled(roll: u8, leaders: u8) -> Policy {
        match roll.cmp(&leaders) {
            Ordering::Equal => Policy::Jfk,
            Ordering::Greater => Policy::Lbj,
            Ordering::Less => Policy::Nixon,
        }
    }

    /// How many US Troops it wants Available.
    pub const fn available_troops(self) -> u8 {
        match self {
            Policy::Jfk => 15,
            Policy::Lbj => 5,
            Policy::Nixon => 25,
        }
    }

    /// What it makes of Bases.
    pub const fn base_action(self) -> BaseAction {
        match self {
            Policy::Jfk | Policy::Lbj => BaseAction::Place,
            Policy::Nixon => BaseAction::Withdraw,
        }
    }
}
