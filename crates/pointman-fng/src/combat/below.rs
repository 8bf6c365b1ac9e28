//! Which weapons can be used in a tunnel [Fighting In The Tunnels].

use crate::squads::weapons::{Weapon, WeaponClass};
use pointman_core::error::Error;

/// Refuses a weapon that cannot be used in a tunnel: grenade launchers fire shot or canister only, and the
/// back blast of RPGs, LAWs, recoilless rifles and their like kills who fires them.
///
/// # Errors
/// [`Error::Refused`] with what would do.
pub fn usable_below(weapon: &Weapon) -> Result<(), Error> {
    let name = &weapon.name;
    let why = match weapon.class {
        WeaponClass::GrenadeLauncher | WeaponClass::RifleGrenade => {
            format!(
                "{name} in a tunnel: grenade launchers may fire only shot or canister; use the buckshot round"
            )
        }
        WeaponClass::AntiTank | WeaponClass::RecoillessRifle => back_blast(name),
        WeaponClass::MainGun | WeaponClass::AutomaticCannon => {
            format!("{name}: a vehicle's gun cannot fire in a tunnel; use a pistol or SMG")
        }
        _ if weapon.backblast.is_some() => back_blast(name),
        _ => return Ok(()),
    };
    Err(Error::refused("Fighting In The Tunnels", why))
}

fn back_blast(name: &str) -> String {
    format!("{name} in a tunnel: its back blast would kill the gunner; use a pistol, SMG or grenade")
}
