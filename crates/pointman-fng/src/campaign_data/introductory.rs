//! The first encounter, to learn the rules with [Introductory Infantry Encounter].

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::mission::Corps;
use crate::squads::weapons::WeaponClass;

pointman_core::vocabulary! {
    /// A kind of weapon as the encounter calls it.
    pub enum IntroductoryWeapon: "kind of weapon" {
        LargeCaliberSmg = "large-caliber-smg" "large-caliber SMG",
        MediumCaliberSmg = "medium-caliber-smg" "medium-caliber SMG",
        BoltActionRifle = "bolt-action-rifle" "bolt-action rifle",
        SfRifle = "sf-rifle" "selective-fire rifle",
        Lmg = "lmg" "LMG",
        Rdp = "rdp" "RDP",
    }
}

impl IntroductoryWeapon {
    /// The class of the generic tables.
    pub const fn class(self) -> WeaponClass {
        match self {
            IntroductoryWeapon::LargeCaliberSmg => WeaponClass::LargeCaliberSmg,
            IntroductoryWeapon::MediumCaliberSmg => WeaponClass::MediumCaliberSmg,
            IntroductoryWeapon::BoltActionRifle => WeaponClass::BoltActionRifle,
            IntroductoryWeapon::SfRifle => WeaponClass::SelectiveFireRifle,
            IntroductoryWeapon::Lmg | IntroductoryWeapon::Rdp => WeaponClass::Lmg,
        }
    }
}

/// A man of it; the first of each side leads.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IntroductoryMan {
    /// Name.
    pub name: String,
    /// Rep.
    pub rep: u8,
    /// The kind of weapon they have.
    pub weapon: IntroductoryWeapon,
}

/// Where the others are.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceRow {
    /// The faces of 1d6.
    pub rolls: Vec<u8>,
    /// Where.
    pub place: String,
}

/// What is rolled when shooting starts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WhenShootingStarts {
    /// The dice.
    pub dice: String,
    /// The rows.
    pub rows: Vec<PlaceRow>,
}

/// The encounter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IntroductoryEncounter {
    /// Its id.
    pub id: String,
    /// The section of the rules.
    pub section: String,
    /// The month.
    pub date: String,
    /// The Corps area.
    pub corps: Corps,
    /// The table, in feet.
    pub table_ft: [u16; 2],
    /// The terrain.
    pub terrain: Vec<String>,
    /// The player's men.
    pub player: Vec<IntroductoryMan>,
    /// The enemy.
    pub enemy: Vec<IntroductoryMan>,
    /// Who begins where.
    pub start: String,
    /// What is to be done.
    pub goal: String,
    /// Where the others are.
    pub when_shooting_starts: WhenShootingStarts,
    /// What else.
    pub note: String,
}

/// The encounter.
pub fn introductory() -> &'static IntroductoryEncounter {
    static READ: LazyLock<IntroductoryEncounter> = LazyLock::new(|| {
        pointman_core::refused_value::embedded(include_str!("../data/introductory-encounter.json"))
    });
    &READ
}
