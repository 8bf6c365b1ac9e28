//! The army lists as wholes: crews' Reps, equipment, footnotes, aircraft, and the weapons of each [Army
//! Lists].

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::{AircraftWeapon, Force, ListedAircraft};
use crate::squads::weapons::{Weapon, WeaponClass, WeaponTable};
use crate::words::{ForceId, Nation, WeaponId};
use pointman_core::error::Error;

/// Footnotes of a table by their mark.
pub type FootNote = BTreeMap<String, String>;

/// What an army list says beside its tables of weapons and vehicles.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NationList {
    /// Whose list it is.
    pub id: Nation,
    /// Its name.
    pub name: String,
    /// The ids of its forces.
    pub forces: Vec<ForceId>,
    /// What men carry besides their weapons.
    pub equipment: Vec<String>,
    /// The Rep of a crewman for 1 to 6 on one die.
    pub tanker_rep_by_d6: [u8; 6],
    /// Whether the list prints those Reps (army-18).
    pub tanker_rep_printed: bool,
    /// Footnotes of the weapons.
    pub weapon_footnotes: FootNote,
    /// Footnotes of the vehicles and vessels.
    pub vehicle_footnotes: FootNote,
    /// Footnotes of the aircraft.
    pub aircraft_footnotes: FootNote,
    /// Footnotes of their weapons.
    pub aircraft_weapon_footnotes: FootNote,
    /// Its aircraft.
    pub aircraft: Vec<ListedAircraft>,
    /// The weapons of its aircraft.
    pub aircraft_weapons: Vec<AircraftWeapon>,
}

impl Nation {
    /// Its army list.
    pub fn list(self) -> &'static NationList {
        static LISTS: LazyLock<Vec<NationList>> =
            LazyLock::new(|| pointman_core::refused_value::embedded(include_str!("../data/nations.json")));
        &LISTS[self as usize]
    }

    /// Its forces.
    pub fn forces(self) -> impl Iterator<Item = &'static Force> {
        super::forces().iter().filter(move |force| force.nation == self)
    }

    /// The Rep of a crewman for this face of a die.
    ///
    /// # Errors
    /// [`Error::Usage`] for a face beyond 1 to 6.
    pub fn tanker_rep(self, face: u8) -> Result<u8, Error> {
        let index = usize::from(face).checked_sub(1);
        let rep = index.and_then(|index| self.list().tanker_rep_by_d6.get(index)).copied();
        rep.ok_or_else(|| Error::Usage(format!("{face} is not a die result: give 1 to 6")))
    }

    /// Every weapon of its list, in the printed order.
    pub fn all_weapons(self) -> impl Iterator<Item = &'static Weapon> {
        Weapon::all().iter().filter(move |weapon| weapon.list.nation() == Some(self))
    }

    /// The weapons of its list with these ids, in this order.
    pub fn weapons(self, ids: &[WeaponId]) -> Vec<&'static Weapon> {
        ids.iter().filter_map(|id| self.all_weapons().find(|weapon| weapon.id == *id)).collect()
    }

    /// The weapons of its list of these classes, in the printed order.
    pub(crate) fn of_class(self, classes: &[WeaponClass]) -> Vec<&'static Weapon> {
        self.all_weapons().filter(|weapon| classes.contains(&weapon.class)).collect()
    }

    /// The weapons of a table of its list, in the printed order.
    pub(super) fn of_table(self, table: WeaponTable) -> Vec<&'static Weapon> {
        self.all_weapons().filter(|weapon| weapon.table == table).collect()
    }
}
