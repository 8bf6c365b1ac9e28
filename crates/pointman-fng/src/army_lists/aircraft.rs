//! Aircraft of the army lists and their weapons [Army Lists, Aircraft].

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Alternative, Nation, Options};
use pointman_core::error::Error;
use pointman_core::names;

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
pub struct Aircraft {
    /// Its id, such as `ah-1-cobra`.
    pub id: String,
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
    /// What is special about it, such as `night-only`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub special: Vec<String>,
}

/// A weapon in one place of an aircraft.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fitted {
    /// Its id.
    pub weapon: String,
    /// How many there are.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub count: u8,
    /// The variant of the aircraft that has it; none where all have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<String>,
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
    pub by_type: BTreeMap<String, Runs>,
}

/// Attack runs with one kind of weapon, or those of a variant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Runs {
    /// So many.
    Number(u8),
    /// Those of this variant, by weapon.
    OfVariant(BTreeMap<String, u8>),
}

/// A weapon of aircraft.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AircraftWeapon {
    /// Its id, such as `rocket-launcher`.
    pub id: String,
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

impl Aircraft {
    /// Every aircraft, in the order of the lists.
    pub fn all() -> impl Iterator<Item = &'static Aircraft> {
        Nation::ALL.into_iter().flat_map(|nation| &nation.list().aircraft)
    }

    /// The aircraft meant by `typed`: its id or a unique beginning of it. The Bushmaster of the availability
    /// tables is the Bushranger (army-30).
    ///
    /// # Errors
    /// [`Error::Usage`] with the nearest ids.
    pub fn find(typed: &str) -> Result<&'static Aircraft, Error> {
        let typed = typed.trim().to_ascii_lowercase().replace([' ', '_'], "-");
        let typed = if matches!(typed.as_str(), "bushmaster" | "uh-1-bushmaster") {
            "uh-1-bushranger"
        } else {
            &typed
        };
        let all: Vec<&'static Aircraft> = Aircraft::all().collect();
        let ids: Vec<&str> = all.iter().map(|aircraft| aircraft.id.as_str()).collect();
        names::resolve("aircraft", typed, &ids).map(|index| all[index]).map_err(Error::Usage)
    }

    /// Whether it flies by night alone.
    pub fn is_night_only(&self) -> bool {
        self.special.iter().any(|special| special == "night-only")
    }

    /// The aircraft as `options` read it (army-01).
    #[must_use]
    pub fn read_by(&self, options: &Options) -> Aircraft {
        let mut read = self.clone();
        if options.has(Alternative::SeawolfDoorGun) {
            for side in [&mut read.left, &mut read.right] {
                match self.id.as_str() {
                    "uh-1-seawolf" => side
                        .insert(0, Fitted { weapon: "50-cal-door-gun".to_owned(), count: 1, variant: None }),
                    "uh-1-go-go-bird" => {
                        side.iter_mut()
                            .filter(|gun| gun.weapon == "50-cal-door-gun")
                            .for_each(|gun| gun.weapon = "m-60-door-gun".to_owned());
                    }
                    "uh-1-nighthawk" => side.retain(|gun| gun.weapon != "m-60-door-gun"),
                    _ => {}
                }
            }
        }
        read
    }
}

impl AircraftWeapon {
    /// The weapon with this id on the list of `nation`.
    pub fn find(nation: Nation, id: &str) -> Option<&'static AircraftWeapon> {
        nation.list().aircraft_weapons.iter().find(|weapon| weapon.id == id)
    }

    /// The weapon as `options` read it (army-15).
    #[must_use]
    pub fn read_by(&self, options: &Options) -> AircraftWeapon {
        let mut read = self.clone();
        if options.has(Alternative::BombsOfAircraftRules) {
            match self.id.as_str() {
                "500lb-bomb" => read.impact = 3,
                "750lb-bomb" => read.impact = 4,
                _ => {}
            }
        }
        read
    }
}
