//! A weapon in the choices of a step: by its id and what differs from the lists.

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::weapons::{Weapon, WeaponId};
use crate::checks::Edition;

/// A weapon by its id and what differs from the lists; whole, where that does not say it all.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
enum Carried {
    Listed(Listed),
    Whole(#[schemars(with = "serde_json::Value")] Box<Weapon>),
}

#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Listed {
    id: WeaponId,
    #[serde(default, skip_serializing_if = "Edition::is_one")]
    #[schemars(with = "u8")]
    edition: Edition,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    range: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    targets: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    targets_auto: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    impact: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    apw: Option<u8>,
}

impl Edition {
    const fn is_one(&self) -> bool {
        matches!(self, Edition::One)
    }
}

impl Listed {
    fn of(weapon: &Weapon) -> Option<Listed> {
        let edition = Edition::try_from(*weapon.editions.first()?).ok()?;
        let listed = Weapon::by_id(weapon.id, edition)?;
        let unlike = |own: Option<u8>, other: Option<u8>| own.filter(|_| own != other);
        let short = Listed {
            id: weapon.id,
            edition,
            name: (weapon.name != listed.name).then(|| weapon.name.clone()),
            range: unlike(weapon.range, listed.range),
            targets: unlike(weapon.targets, listed.targets),
            targets_auto: unlike(weapon.targets_auto, listed.targets_auto),
            impact: unlike(weapon.impact, listed.impact),
            apw: unlike(weapon.apw, listed.apw),
        };
        short.weapon().filter(|read| read == weapon).map(|_| short)
    }

    fn weapon(&self) -> Option<Weapon> {
        let mut weapon = Weapon::by_id(self.id, self.edition)?.clone();
        weapon.name = self.name.clone().unwrap_or(weapon.name);
        weapon.range = self.range.or(weapon.range);
        weapon.targets = self.targets.or(weapon.targets);
        weapon.targets_auto = self.targets_auto.or(weapon.targets_auto);
        weapon.impact = self.impact.or(weapon.impact);
        weapon.apw = self.apw.or(weapon.apw);
        Some(weapon)
    }
}

impl From<&Weapon> for Carried {
    fn from(weapon: &Weapon) -> Self {
        Listed::of(weapon).map_or_else(|| Carried::Whole(Box::new(weapon.clone())), Carried::Listed)
    }
}

impl Carried {
    fn weapon<E: serde::de::Error>(self) -> Result<Weapon, E> {
        match self {
            Carried::Whole(weapon) => Ok(*weapon),
            Carried::Listed(listed) => listed
                .weapon()
                .ok_or_else(|| E::custom(format!("there is no weapon {} in that edition", listed.id))),
        }
    }
}

/// Writes a weapon.
pub fn serialize<S: Serializer>(weapon: &Weapon, serializer: S) -> Result<S::Ok, S::Error> {
    Carried::from(weapon).serialize(serializer)
}

/// Reads a weapon.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Weapon, D::Error> {
    Carried::deserialize(deserializer)?.weapon()
}

/// The same for a weapon that may be missing.
pub mod option {
    use super::{Carried, Deserialize, Deserializer, Serialize, Serializer, Weapon};

    /// Writes a weapon, or none.
    pub fn serialize<S: Serializer>(weapon: &Option<Weapon>, serializer: S) -> Result<S::Ok, S::Error> {
        weapon.as_ref().map(Carried::from).serialize(serializer)
    }

    /// Reads a weapon, or none.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Weapon>, D::Error> {
        Option::<Carried>::deserialize(deserializer)?.map(Carried::weapon).transpose()
    }
}

/// The same for a weapon in a box.
pub mod boxed {
    use super::{Deserializer, Serializer, Weapon};

    /// Writes a weapon.
    pub fn serialize<S: Serializer>(weapon: &Weapon, serializer: S) -> Result<S::Ok, S::Error> {
        super::serialize(weapon, serializer)
    }

    /// Reads a weapon.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Box<Weapon>, D::Error> {
        super::deserialize(deserializer).map(Box::new)
    }
}
