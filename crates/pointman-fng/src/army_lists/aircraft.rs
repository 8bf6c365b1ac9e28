//! Aircraft of the army lists and their weapons [Army Lists, Aircraft].

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{AircraftId, AircraftSpecial, AircraftWeaponId, Alternative, ListOptions, Nation};
use pointman_core::error::Error;

/// What an aircraft is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AircraftKind {
    /// A helicopter that fights.
    Gunship,
    /// A helicopter that carries.
    Transport,
    /// A helicopter that looks.
    Observation,
    /// An airplane that attacks in runs.
    Plane,
    /// A Forward Air Controller.
    Fac,
}

/// An aircraft of an army list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListedAircraft {
    /// Which it is.
    pub id: AircraftId,
    /// The rules' name.
    pub name: String,
    /// What it is for.
    pub kind: AircraftKind,
    /// Weapons in the center.
    pub center: Vec<Fitted>,
    /// Weapons on the left.
    pub left: Vec<Fitted>,
    /// Weapons on the right.
    pub right: Vec<Fitted>,
    /// Fewest and most men of the crew.
    pub crew: (u8, u8),
    /// Attack runs before it leaves; none for helicopters, which stay up to 8 turns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attack_runs: Option<AttackRuns>,
    /// Marks of its footnotes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub footnotes: Vec<String>,
    /// What is special about it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub special: Vec<AircraftSpecial>,
}

/// A weapon in one place of an aircraft.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fitted {
    /// Which.
    pub weapon: AircraftWeaponId,
    /// How many there are.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub count: u8,
    /// The variant of the aircraft that has it; none where all have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<AircraftVariant>,
}

fn one() -> u8 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_one(count: &u8) -> bool {
    *count == 1
}

/// How often a plane attacks before it leaves.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AttackRuns {
    /// In all.
    pub total: u8,
    /// With what, or with what in which variant.
    pub by_type: BTreeMap<PassId, Runs>,
}

/// Attack runs with one kind of weapon, or those of a variant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Runs {
    /// So many.
    Number(u8),
    /// Those of this variant, by weapon.
    OfVariant(BTreeMap<PassId, u8>),
}

pointman_core::vocabulary! {
    /// What the lists count attack runs by.
    pub enum PassId: "attack run" {
        Bombs = "bombs" "bombs",
        Guns = "guns" "guns",
        Hmg = "hmg" "HMG",
        Napalm = "napalm" "napalm",
        Rockets = "rockets" "rockets",
        VariantA = "variant-a" "variant A",
        VariantB = "variant-b" "variant B",
    }
}

impl PassId {
    /// What the run is made with; none for all those of a variant.
    pub const fn run(self) -> Option<RunKind> {
        match self {
            PassId::Bombs => Some(RunKind::Bombs),
            PassId::Guns | PassId::Hmg => Some(RunKind::Guns),
            PassId::Napalm => Some(RunKind::Napalm),
            PassId::Rockets => Some(RunKind::Rockets),
            PassId::VariantA | PassId::VariantB => None,
        }
    }

    /// The variant whose runs these are.
    pub const fn variant(self) -> Option<AircraftVariant> {
        match self {
            PassId::VariantA => Some(AircraftVariant::A),
            PassId::VariantB => Some(AircraftVariant::B),
            _ => None,
        }
    }
}

pointman_core::vocabulary! {
    /// A variant of an aircraft, which differs in what it carries.
    pub enum AircraftVariant: "variant" {
        A = "a" "A",
        B = "b" "B",
        Bomb = "bomb" "bombs",
        Napalm = "napalm" "napalm",
    }
}

pointman_core::vocabulary! {
    /// What an attack run is made with: one firing pass each.
    pub enum RunKind: "run" {
        Bombs = "bombs" "bombs",
        Grenades = "grenades" "grenades",
        Guns = "guns" "guns",
        Lights = "lights" "searchlights and flares",
        MarkingRocket = "marking-rocket" "marking rockets",
        Napalm = "napalm" "napalm",
        Personal = "personal" "personal weapons",
        Ring = "ring" "guns in a ring",
        Rockets = "rockets" "rockets",
        Spotting = "spotting" "eyes alone",
        Strip = "strip" "guns in a strip",
    }
}

/// A weapon of aircraft.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AircraftWeapon {
    /// Which it is.
    pub id: AircraftWeaponId,
    /// The rules' name.
    pub name: String,
    /// Width in inches of the strip an attack run sweeps.
    pub strip_width: u8,
    /// Range in inches from a helicopter that hovers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub range: Option<u8>,
    /// Dice at each target in the strip.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub targets_each: Option<u8>,
    /// Dice at one target alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub targets_single: Option<u8>,
    /// Diameter in inches of the circle it bursts in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub circle: Option<u8>,
    /// Width and length in inches of what it burns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub template: Option<(u8, u8)>,
    /// Impact.
    pub impact: u8,
    /// Penetration rating against armor.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub apw: Option<u8>,
    /// Marks of its footnotes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub footnotes: Vec<String>,
}

impl AircraftId {
    /// What the army lists say of it.
    pub fn list(self) -> &'static ListedAircraft {
        ListedAircraft::all().find(|aircraft| aircraft.id == self).expect("the ids are made of the lists")
    }
}

impl AircraftWeaponId {
    /// What runs are made with it.
    pub const fn run(self) -> RunKind {
        match self {
            AircraftWeaponId::Bomb500lb | AircraftWeaponId::Bomb750lb => RunKind::Bombs,
            AircraftWeaponId::Napalm => RunKind::Napalm,
            AircraftWeaponId::RocketLauncher => RunKind::Rockets,
            AircraftWeaponId::WpRocket => RunKind::MarkingRocket,
            AircraftWeaponId::AutoGl40mm => RunKind::Grenades,
            AircraftWeaponId::Searchlight | AircraftWeaponId::Flares => RunKind::Lights,
            AircraftWeaponId::PersonalWeapons => RunKind::Personal,
            AircraftWeaponId::CalDoorGun50
            | AircraftWeaponId::FixedForwardLmg
            | AircraftWeaponId::Hmg
            | AircraftWeaponId::Lmg
            | AircraftWeaponId::M60DoorGun
            | AircraftWeaponId::Minigun
            | AircraftWeaponId::TwinM60DoorGun => RunKind::Guns,
        }
    }
}

impl ListedAircraft {
    /// Every aircraft, in the order of the lists.
    pub fn all() -> impl Iterator<Item = &'static ListedAircraft> {
        Nation::ALL.into_iter().flat_map(|nation| &nation.list().aircraft)
    }

    /// The aircraft meant by `typed`: its id or a unique beginning of it. The Bushmaster of the availability
    /// tables is the Bushranger (army-30).
    ///
    /// # Errors
    /// [`Error::Usage`] with the nearest ids.
    pub fn find(typed: &str) -> Result<&'static ListedAircraft, Error> {
        let typed = typed.trim().to_ascii_lowercase().replace([' ', '_'], "-");
        match &*typed {
            "bushmaster" | "uh-1-bushmaster" => Ok(AircraftId::Uh1Bushranger.list()),
            typed => typed.parse().map(AircraftId::list).map_err(Error::Usage),
        }
    }

    /// Whether it flies by night alone.
    pub fn is_night_only(&self) -> bool {
        self.special.contains(&AircraftSpecial::NightOnly)
    }

    /// The aircraft as `options` read it (army-01).
    #[must_use]
    pub fn read_by(&self, options: &ListOptions) -> ListedAircraft {
        let mut read = self.clone();
        if options.has(Alternative::SeawolfDoorGun) {
            for side in [&mut read.left, &mut read.right] {
                match self.id {
                    AircraftId::Uh1Seawolf => side.insert(
                        0,
                        Fitted { weapon: AircraftWeaponId::CalDoorGun50, count: 1, variant: None },
                    ),
                    AircraftId::Uh1GoGoBird => {
                        side.iter_mut()
                            .filter(|gun| gun.weapon == AircraftWeaponId::CalDoorGun50)
                            .for_each(|gun| gun.weapon = AircraftWeaponId::M60DoorGun);
                    }
                    AircraftId::Uh1Nighthawk => side.retain(|gun| gun.weapon != AircraftWeaponId::M60DoorGun),
                    _ => {}
                }
            }
        }
        read
    }
}

impl AircraftWeapon {
    /// The weapon with this id on the list of `nation`.
    pub fn find(nation: Nation, id: AircraftWeaponId) -> Option<&'static AircraftWeapon> {
        nation.list().aircraft_weapons.iter().find(|weapon| weapon.id == id)
    }

    /// The weapon as `options` read it (army-15).
    #[must_use]
    pub fn read_by(&self, options: &ListOptions) -> AircraftWeapon {
        let mut read = self.clone();
        if options.has(Alternative::BombsOfAircraftRules) {
            match self.id {
                AircraftWeaponId::Bomb500lb => read.impact = 3,
                AircraftWeaponId::Bomb750lb => read.impact = 4,
                _ => {}
            }
        }
        read
    }
}
