//! Readings of the army lists and of raising men other than the usual ones, each chosen by its key and value.

use std::collections::BTreeSet;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::checks::Edition;
use crate::squads::vehicles::{CatchesFire, MountedWeaponId, VehicleId, VehicleType};
use crate::squads::weapons::{Weapon, WeaponClass, WeaponId};
use pointman_core::error::Error;
use pointman_core::{names, readings};

macro_rules! alternatives {
    ($($Name:ident = $id:literal $about:literal,)+) => {
        pointman_core::vocabulary! {
            /// A reading other than the usual one.
            pub enum Alternative: "reading" {
                $(#[doc = $about] $Name = $id $about,)+
            }
        }
    };
}

alternatives! {
    SeawolfDoorGun = "army-01=seawolf-door-gun"
        "The Seawolf has the .50 door gun, the Go-Go Bird the M-60, the Nighthawk none.",
    M41Hull50 = "army-04=hull-50"
        "The M-41: anti-aircraft .30, hull .50.",
    LmgSixTargets = "army-05=six"
        "M-60 and RDP have 6 targets everywhere.",
    LawSixInches = "army-10=six-inches"
        "The backblast of the LAW reaches 6 in.",
    RecoillessEightInches = "army-11=eight-inches"
        "The 106 mm recoilless rifle bursts in 8 in everywhere.",
    ChargesFiveInches = "army-13=five-inches"
        "Demolition charges burst in 5 in everywhere.",
    ChargesOneInch = "army-13=one-inch"
        "Demolition charges burst in 1 in everywhere.",
    NoHe = "army-14=no-he"
        "Main guns with an asterisk have AP and canister only.",
    BombsOfAircraftRules = "army-15=aircraft-rules"
        "Bombs of 500 and 750 lb have Impact 3 and 4.",
    LightMortarCarrier = "army-16=light-mortar"
        "The M-106 has a 60 mm mortar.",
    FireOnOneDie = "army-17=one-die"
        "Vehicles of both lists catch fire on 1-2 of one die.",
    BazookaTwenty = "army-24=twenty"
        "The bazooka reaches 20 in on all lists in edition 2.",
    M2CarbineTwo = "army-25=m-2-two"
        "The M-2 carbine has the Outgunned Rating of a carbine.",
    MolotovOne = "army-26=molotov-one"
        "The Molotov cocktail has Outgunned Rating 1.",
    BuckshotFive = "army-26=buckshot-five"
        "Buckshot from a launcher has Outgunned Rating 5.",
    ClaymoreASquad = "army-27=one-a-squad"
        "One claymore a squad.",
    Rpg2 = "army-33=rpg-2"
        "Squads of the NVA and Viet Cong have the RPG-2.",
    MarineLaunchers2 = "army-36=marines-2"
        "Marines have 2 launchers, CIDG 1 to 3.",
    OneAttributeEveryStar = "char-13=one"
        "Every Star has one Attribute at any Rep.",
    CardsStayOut = "char-17=stay-out"
        "Cards drawn for Attributes stay out until the deck runs out.",
    KeepRepeated = "attribute-draw-1=keep"
        "A card for an Attribute already held is kept, to no effect.",
    StoneColdAgain = "stone-cold-1=draw-again"
        "Stone Cold is drawn again.",
    MonthsDown = "months-in-country-1=down"
        "Half a die of months is rounded down.",
}

/// The readings agreed on; without any all are the usual ones.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct ListOptions(BTreeSet<Alternative>);

/// The value of a key that means the usual reading.
const USUAL: &str = "usual";

impl ListOptions {
    /// Every key with the values it may have, the usual reading first.
    pub(crate) fn forms() -> impl Iterator<Item = String> {
        ListOptions::keys().into_iter().map(|key| {
            let of_key = Alternative::ALL.into_iter().map(Alternative::key_and_value);
            let values = of_key.filter(|(known, _)| *known == key).map(|(_, value)| value);
            format!("{key}={}", [USUAL].into_iter().chain(values).collect::<Vec<_>>().join("|"))
        })
    }

    /// Whether none is agreed on.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether this one is agreed on.
    pub fn has(&self, alternative: Alternative) -> bool {
        self.0.contains(&alternative)
    }

    /// The keys, each once, in the order of the lists.
    pub fn keys() -> Vec<&'static str> {
        let mut keys: Vec<&str> =
            Alternative::ALL.iter().map(|alternative| alternative.key_and_value().0).collect();
        keys.dedup();
        keys
    }

    /// Sets the reading `key` to `value`; `usual` takes back what was agreed.
    ///
    /// ```
    /// use pointman_fng::army_lists::{Alternative, ListOptions};
    /// let mut options = ListOptions::default();
    /// options.set("army-33", "rpg-2")?;
    /// assert!(options.has(Alternative::Rpg2));
    /// assert!(options.set("army-33", "rpg-9").is_err());
    /// # Ok::<(), pointman_core::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::Usage`] for an unknown key or value, with the values it may have.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), Error> {
        let keys = ListOptions::keys();
        let key = key.replace('_', "-");
        let Ok(index) = names::resolve("option", &key, &keys) else {
            return Err(readings::unknown(&key, ListOptions::forms()));
        };
        let key = keys[index];
        let of_key: Vec<Alternative> =
            Alternative::ALL.into_iter().filter(|one| one.key_and_value().0 == key).collect();
        let values: Vec<&str> = of_key.iter().map(|one| one.key_and_value().1).chain([USUAL]).collect();
        let index = readings::value_of(key, &value.replace('_', "-"), &values)?;
        match of_key.get(index) {
            None => self.0.retain(|one| one.key_and_value().0 != key),
            Some(&chosen) => {
                // Charges burst in one circle; the two values of army-26 are of two weapons.
                let of_charges = |one: &Alternative| {
                    matches!(one, Alternative::ChargesFiveInches | Alternative::ChargesOneInch)
                };
                if of_charges(&chosen) {
                    self.0.retain(|one| !of_charges(one));
                }
                self.0.insert(chosen);
            }
        }
        Ok(())
    }

    /// A weapon as these options read it.
    #[must_use]
    pub fn weapon(&self, weapon: &Weapon, edition: Edition) -> Weapon {
        let mut read = weapon.clone();
        for alternative in &self.0 {
            alternative.change(&mut read, edition);
        }
        read
    }

    /// A vehicle as these options read it.
    #[must_use]
    pub fn vehicle(&self, vehicle: &VehicleType) -> VehicleType {
        let mut read = vehicle.clone();
        if self.has(Alternative::M41Hull50) && read.id == VehicleId::M41 {
            std::mem::swap(&mut read.aa_mg, &mut read.hull_mg);
        }
        if self.has(Alternative::LightMortarCarrier) && read.id == VehicleId::M106 {
            read.main_gun.iter_mut().for_each(|gun| gun.weapon = Some(MountedWeaponId::LightMortar60mm));
        }
        if self.has(Alternative::FireOnOneDie) {
            read.catches_fire = read.catches_fire.map(|_| CatchesFire::OneDie);
        }
        read
    }

    /// Whether the main gun of a vehicle fires high explosive (army-14).
    pub fn has_he(&self, vehicle: &VehicleType) -> bool {
        let gun = vehicle.main_gun.as_ref();
        gun.is_some_and(|gun| gun.apr.is_some() && !(gun.canister && self.has(Alternative::NoHe)))
    }
}

impl Alternative {
    /// Its key and value, as `army-05` and `six`.
    pub fn key_and_value(self) -> (&'static str, &'static str) {
        self.id().split_once('=').expect("the id of a reading is KEY=VALUE")
    }

    fn change(self, weapon: &mut Weapon, edition: Edition) {
        use WeaponId as Id;
        let id = weapon.id;
        let is = |wanted: &[WeaponId]| wanted.contains(&id);
        match self {
            Alternative::LmgSixTargets
                if is(&[Id::LmgM60Rdp, Id::UsaM60, Id::AnzacM60, Id::ArvnM60, Id::ComRdp]) =>
            {
                weapon.targets = Some(6);
            }
            Alternative::LawSixInches if is(&[Id::UsaM72Law, Id::AnzacM72Law]) => {
                weapon.backblast.iter_mut().for_each(|blast| blast.distance = 6);
            }
            Alternative::RecoillessEightInches if is(&[Id::UsaRr106, Id::AnzacRr106]) => {
                weapon.circle = Some(8)
            }
            Alternative::ChargesFiveInches if weapon.class == WeaponClass::SatchelCharge => {
                weapon.circle = Some(5)
            }
            Alternative::ChargesOneInch if weapon.class == WeaponClass::SatchelCharge => {
                weapon.circle = Some(1)
            }
            Alternative::BazookaTwenty
                if edition == Edition::Two && is(&[Id::UsaM20Bazooka, Id::ArvnM20Bazooka]) =>
            {
                weapon.range = Some(20);
            }
            Alternative::M2CarbineTwo if is(&[Id::UsaM2Carbine, Id::ArvnM2Carbine]) => weapon.ogr = 2,
            Alternative::MolotovOne if weapon.class == WeaponClass::Molotov => weapon.ogr = 1,
            Alternative::BuckshotFive if weapon.class == WeaponClass::GrenadeLauncherBuckshot => {
                weapon.ogr = 5
            }
            _ => {}
        }
    }
}
