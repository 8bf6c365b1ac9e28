//! Posts of men in a unit, and what they carry besides their weapon [Unit Organization - Platoon,
//! Reinforcements Tables].

use crate::checks::Edition;
use crate::squads::weapons::{Weapon, WeaponClass};
use pointman_core::error::Error;
use pointman_core::vocabulary::Term;

pointman_core::vocabulary! {
    /// What a soldier does in the unit.
    pub enum Post: "post" {
        Nco = "nco" "squad leader",
        JrNco = "jr-nco" "junior NCO",
        LmgGunner = "lmg-gunner" "LMG gunner",
        LmgAssistant = "lmg-assistant" "LMG assistant",
        Grenadier = "grenadier" "grenadier",
        RpgGunner = "rpg-gunner" "RPG gunner",
        RpgLoader = "rpg-loader" "RPG loader",
        Rifleman = "rifleman" "rifleman",
        PointMan = "point-man" "point man",
        Flamethrower = "flamethrower" "flamethrower operator",
        HmgGunner = "hmg-gunner" "HMG gunner",
        HmgCrew = "hmg-crew" "HMG crew",
        Sapper = "sapper" "sapper",
        Sniper = "sniper" "sniper",
        Officer = "officer" "officer",
        PlatoonSergeant = "platoon-sergeant" "platoon sergeant",
        Rto = "rto" "RTO",
        Medic = "medic" "medic",
        Advisor = "advisor" "US advisor",
        Commander = "commander" "vehicle commander",
        Driver = "driver" "driver",
        Gunner = "gunner" "gunner",
        Loader = "loader" "loader",
        RadioOperator = "radio-operator" "radio operator",
        Crewman = "crewman" "crewman",
    }
}

pointman_core::vocabulary! {
    /// What a soldier carries besides a weapon.
    pub enum Gear: "piece of gear" {
        Grenades = "grenades" "grenades",
        SmokeGrenades = "smoke-grenades" "smoke grenades",
        Claymore = "claymore" "claymore",
        Radio = "radio" "radio",
        Law = "law" "LAW",
        SatchelCharge = "satchel-charge" "satchel charge",
        WireCutters = "wire-cutters" "wire cutters",
        TwoReloads = "two-reloads" "2 reloads only",
        ThreeRockets = "three-rockets" "3 rockets",
        SniperScope = "sniper-scope" "sniper scope",
        StarlightScope = "starlight-scope" "starlight scope",
    }
}

impl Post {
    /// The one `typed` means.
    ///
    /// # Errors
    /// [`Error::Usage`] with the nearest ids.
    pub fn find(typed: &str) -> Result<Self, Error> {
        find(typed)
    }
}

impl Gear {
    /// The one `typed` means. A charge may be called as the lists of weapons call it.
    ///
    /// # Errors
    /// [`Error::Usage`] with the nearest ids.
    pub fn find(typed: &str) -> Result<Self, Error> {
        find(typed).or_else(|why| match Weapon::find(typed, Edition::default()) {
            Ok(weapon) if weapon.class == WeaponClass::SatchelCharge => Ok(Gear::SatchelCharge),
            _ => Err(why),
        })
    }
}

/// The value of `T` that `typed` means, however people put its words together.
fn find<T: Term>(typed: &str) -> Result<T, Error> {
    typed.trim().to_ascii_lowercase().replace([' ', '_'], "-").parse().map_err(Error::Usage)
}
