//! The vehicles and vessels of the army lists: armor, main gun, crew [Type Of Vehicles, Army Lists].

use std::sync::LazyLock;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::calendar::Turn;
use crate::squads::weapons::Weapon;
pub use crate::words::{MountedWeaponId, VehicleId, VehicleSpecial};
use crate::words::{Nation, WeaponId};
use pointman_core::error::Error;

/// Armor Ratings by side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ArmorRating {
    /// Front.
    pub front: u8,
    /// Both sides and the rear.
    pub side_rear: u8,
}

pointman_core::vocabulary! {
    /// The side of a vehicle that is hit.
    pub enum HitSide: "side" {
        Front = "front" "front",
        Side = "side" "side",
        Rear = "rear" "rear",
        Top = "top" "top",
        Bottom = "bottom" "bottom",
    }
}

impl ArmorRating {
    /// The Armor Rating of `side`; top and bottom are half the side, rounded down.
    pub const fn of(self, side: HitSide) -> u8 {
        match side {
            HitSide::Front => self.front,
            HitSide::Side | HitSide::Rear => self.side_rear,
            HitSide::Top | HitSide::Bottom => self.side_rear / 2,
        }
    }
}

/// How a vehicle prone to it catches fire when it is disabled or penetrated (army-17).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CatchesFire {
    /// The US list: 1 or 2 on one die.
    #[serde(rename = "one-die-1-2")]
    OneDie,
    /// The ARVN list's 25%: two dice that both show 1 to 3.
    #[serde(rename = "two-dice-1-3")]
    TwoDice,
}

/// The main gun of a vehicle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MainGun {
    /// Penetration rating; none for mortars and flamethrowers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub apr: Option<u8>,
    /// The weapon of the tables, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weapon: Option<MountedWeaponId>,
    /// How many there are.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub count: u8,
    /// Whether it fires canister (army-14).
    #[serde(default)]
    pub canister: bool,
    /// What the list prints.
    #[serde(default)]
    pub printed: String,
    /// Marks of its footnotes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub footnotes: Vec<String>,
}

/// A machine gun of a vehicle. One without a caliber is an MMG (army-22).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MachineGun {
    /// What it is.
    pub kind: MountedWeaponId,
    /// Its caliber, if the list gives one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub caliber: Option<String>,
    /// What may be there instead.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub alternatives: Vec<String>,
    /// How many there are.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub count: u8,
    /// Marks of its footnotes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub footnotes: Vec<String>,
}

/// A weapon in one place of a vessel.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mounted {
    /// Which.
    pub weapon: MountedWeaponId,
    /// How many there are.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub count: u8,
    /// Whether it stands in a turret: 270 degrees, armored.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub turret: bool,
    /// The weapon of the same place it may take the place of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alternative_to: Option<MountedWeaponId>,
}

fn one() -> u8 {
    1
}

fn is_one(n: &u8) -> bool {
    *n == 1
}

fn is_none(n: &u8) -> bool {
    *n == 0
}

/// How far a vehicle moves in a turn of Activation, in inches; none where it cannot go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Speed {
    /// On roads alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub road: Option<u8>,
    /// Off roads.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cross_country: Option<u8>,
    /// On water.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub water: Option<u8>,
}

/// A vehicle or vessel of an army list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VehicleType {
    /// Which it is.
    pub id: VehicleId,
    /// The rules' name.
    pub name: String,
    /// The army list.
    pub list: Nation,
    /// Armor.
    pub armor: ArmorRating,
    /// Main gun, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub main_gun: Option<MainGun>,
    /// The anti-aircraft machine gun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aa_mg: Option<MachineGun>,
    /// The hull machine gun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hull_mg: Option<MachineGun>,
    /// The co-axial machine gun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coaxial_mg: Option<MachineGun>,
    /// Weapons of a vessel to the front.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fore: Vec<Mounted>,
    /// Weapons of a vessel to the rear.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aft: Vec<Mounted>,
    /// Weapons of a vessel to the left.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub port: Vec<Mounted>,
    /// Weapons of a vessel to the right.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub starboard: Vec<Mounted>,
    /// Fewest and most men of the crew.
    pub crew: (u8, u8),
    /// How far it moves in a turn.
    pub speed: Speed,
    /// Whether riders are exposed.
    #[serde(default)]
    pub open_topped: bool,
    /// Whether and how it catches fire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub catches_fire: Option<CatchesFire>,
    /// The disabling hit that sinks a vessel.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub disabling_hits_to_sink: Option<u8>,
    /// Whether a helicopter can land on it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub helicopter_pad: bool,
    /// Figures it carries.
    #[serde(default, skip_serializing_if = "is_none")]
    pub passengers: u8,
    /// What is special about it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub special: Vec<VehicleSpecial>,
    /// Marks of its footnotes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub footnotes: Vec<String>,
}

/// Early October 1968, when the M-551 takes the place of an M-48 with searchlight.
const FIRST_M_551: u8 = 43;

impl MountedWeaponId {
    /// The weapon of the tables that it is; none for mortars, a crew's own weapons, and an LMG of no model.
    pub const fn weapon(self) -> Option<WeaponId> {
        match self {
            MountedWeaponId::Bofors40mm => Some(WeaponId::Bofors40mm),
            MountedWeaponId::Cannon20mm => Some(WeaponId::Cannon20mm),
            MountedWeaponId::Howitzer105mm => Some(WeaponId::Howitzer105mm),
            MountedWeaponId::Rr106120 => Some(WeaponId::Rr106120),
            MountedWeaponId::VehicleFlamethrower => Some(WeaponId::VehicleFlamethrower),
            MountedWeaponId::M55Quad50 => Some(WeaponId::M55Quad50),
            MountedWeaponId::Mk19 => Some(WeaponId::Mk19),
            MountedWeaponId::Mmg => Some(WeaponId::Mmg),
            MountedWeaponId::Hmg => Some(WeaponId::Hmg),
            MountedWeaponId::Lmg
            | MountedWeaponId::LightMortar60mm
            | MountedWeaponId::MediumMortar81mm
            | MountedWeaponId::HeavyMortar120mm
            | MountedWeaponId::PersonalWeapons => None,
        }
    }
}

impl VehicleId {
    /// What its army list says of it.
    pub fn list(self) -> &'static VehicleType {
        &VehicleType::all()[self.index()]
    }
}

impl VehicleType {
    /// Whether this weapon is mounted on it. Which machine guns they are, its list leaves partly open.
    pub(crate) fn mounts(&self, weapon: &Weapon) -> bool {
        let places = [&self.fore, &self.aft, &self.port, &self.starboard];
        let places = places.into_iter().flatten().map(|mounted| mounted.weapon);
        let guns = [&self.aa_mg, &self.hull_mg, &self.coaxial_mg];
        let guns = guns.into_iter().flatten().map(|gun| gun.kind);
        let main = self.main_gun.iter().filter_map(|gun| gun.weapon);
        let is_machine_gun = |kind: MountedWeaponId| {
            matches!(kind, MountedWeaponId::Lmg | MountedWeaponId::Mmg | MountedWeaponId::Hmg)
        };
        places.chain(guns).chain(main).any(|kind| {
            kind.weapon() == Some(weapon.id) || (weapon.class.is_machine_gun() && is_machine_gun(kind))
        })
    }

    /// The guns besides those that have a man by their place: the second of two in a hull, and those of a
    /// vessel, from fore to aft. What is in a turret is one man's; mortars, launchers and flamethrowers are
    /// not among them.
    pub(crate) fn guns_besides(&self) -> Vec<MountedWeaponId> {
        let in_hull = self.hull_mg.iter().flat_map(|gun| (1..gun.count).map(|_| gun.kind));
        let fires = |mounted: &&Mounted| {
            use MountedWeaponId::{Bofors40mm, Cannon20mm, Hmg, Lmg, Mmg};
            mounted.alternative_to.is_none()
                && matches!(mounted.weapon, Bofors40mm | Cannon20mm | Hmg | Lmg | Mmg)
        };
        let men = |mounted: &Mounted| if mounted.turret { 1 } else { mounted.count };
        let of = |guns: &[Mounted]| -> Vec<MountedWeaponId> {
            let guns = guns.iter().filter(fires);
            guns.flat_map(|mounted| (0..men(mounted)).map(|_| mounted.weapon)).collect()
        };
        // Both sides alike.
        let (port, starboard) = (of(&self.port), of(&self.starboard));
        let sides = port.iter().zip(&starboard).flat_map(|(port, starboard)| [*port, *starboard]);
        in_hull.chain(of(&self.fore)).chain(of(&self.aft)).chain(sides).collect()
    }

    /// Whether it goes on water alone.
    pub const fn is_watercraft(&self) -> bool {
        self.speed.road.is_none() && self.speed.cross_country.is_none() && self.speed.water.is_some()
    }

    /// Whether it is a vessel.
    pub fn is_vessel(&self) -> bool {
        self.speed.road.is_none() && self.list == Nation::Usa
    }

    /// Whether it goes on wheels: trucks, jeeps, gun trucks, armored cars. All else on land has tracks.
    pub const fn is_wheeled(&self) -> bool {
        matches!(
            self.id,
            VehicleId::TruckUs
                | VehicleId::JeepMuleUs
                | VehicleId::M55
                | VehicleId::AnzacTruck
                | VehicleId::AnzacJeep
                | VehicleId::ArvnTruck
                | VehicleId::ArvnJeep
                | VehicleId::V100
                | VehicleId::NvaTruck
        )
    }

    /// Whether it is in use at `date`: the M-551 from October 1968 [Time in the Campaign].
    pub fn is_in_use(&self, date: Turn) -> bool {
        self.id != VehicleId::M551 || date.index() >= FIRST_M_551
    }

    /// All of them in the order of the lists.
    pub fn all() -> &'static [VehicleType] {
        static ALL: LazyLock<Vec<VehicleType>> =
            LazyLock::new(|| pointman_core::refused_value::embedded(include_str!("../data/vehicles.json")));
        &ALL
    }

    /// The vehicle meant by `typed`: its id or a unique beginning of it.
    ///
    /// # Errors
    /// [`Error::Usage`] for an unknown or ambiguous name.
    pub fn find(typed: &str) -> Result<&'static VehicleType, Error> {
        let typed = typed.trim().to_ascii_lowercase().replace([' ', '_'], "-");
        typed.parse().map(VehicleId::list).map_err(Error::Usage)
    }
}
