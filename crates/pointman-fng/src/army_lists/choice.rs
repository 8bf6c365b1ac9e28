//! The words of the army lists for what a post is armed with, and what they mean at a date [Army Lists, Time
//! in the Campaign].

use super::{Force, Nation};
use crate::calendar::Turn;
use crate::squads::squad::Post;
use crate::squads::weapons::{Weapon, WeaponClass, WeaponTable};
use crate::words::WeaponId;

pointman_core::vocabulary! {
    /// A word of an army list for a weapon.
    pub enum Choice: "weapon of the lists" {
        /// A selective-fire rifle.
        SfRifle = "sf-rifle",
        /// A semi-automatic rifle.
        SaRifle = "sa-rifle",
        /// A submachine gun.
        Smg = "smg",
        /// An M-60.
        M60 = "m-60",
        /// A Browning Automatic Rifle.
        Bar = "bar",
        /// An M-79 or M-203.
        M79M203 = "m-79-m-203",
        /// An M-79.
        M79 = "m-79",
        /// An RDP.
        Rdp = "rdp",
        /// An RPG-2.
        Rpg2 = "rpg-2",
        /// An RPG-7.
        Rpg7 = "rpg-7",
        /// Whatever the list has for the post.
        Varies = "varies",
    }
}

/// The last turn in which Marines carry the M-14 (camp-36): late December 1967.
const LAST_MARINE_M_14: u8 = 24;
/// The first turn of 1968, when ANZAC infantry is issued the M-16.
const FIRST_ANZAC_M_16: u8 = 25;

impl Choice {
    /// The weapons it means for a man of `force` in `post` at `date`, in the order of the list, save that the
    /// M-14 comes first for Marines while they have it.
    pub fn weapons(self, force: &Force, post: Post, date: Turn) -> Vec<&'static Weapon> {
        let nation = force.nation;
        match self {
            Choice::SfRifle if force.is_marine() => match date.index() {
                ..=LAST_MARINE_M_14 => nation.weapons(&[WeaponId::UsaM14, WeaponId::UsaM16]),
                _ => nation.weapons(&[WeaponId::UsaM16]),
            },
            Choice::SfRifle => nation.of_class(&[WeaponClass::SelectiveFireRifle]),
            Choice::SaRifle => match date.index() {
                FIRST_ANZAC_M_16.. => nation.weapons(&[WeaponId::AnzacL1a1, WeaponId::AnzacM16]),
                _ => nation.weapons(&[WeaponId::AnzacL1a1]),
            },
            Choice::Smg => nation.of_class(&[
                WeaponClass::MediumCaliberSmg,
                WeaponClass::LargeCaliberSmg,
                WeaponClass::MachinePistol,
            ]),
            Choice::M60 => nation.weapons(&[WeaponId::UsaM60, WeaponId::AnzacM60, WeaponId::ArvnM60]),
            Choice::Bar => nation.weapons(&[WeaponId::UsaBar, WeaponId::ArvnBar]),
            Choice::M79M203 | Choice::M79 => nation.of_class(&[WeaponClass::GrenadeLauncher]),
            Choice::Rdp => nation.weapons(&[WeaponId::ComRdp]),
            Choice::Rpg2 => nation.weapons(&[WeaponId::ComRpg2]),
            Choice::Rpg7 => nation.weapons(&[WeaponId::ComRpg7]),
            Choice::Varies => match post {
                Post::LmgGunner => nation.of_class(&[WeaponClass::Lmg]),
                Post::RpgGunner if nation == Nation::Communist => {
                    nation.weapons(&[WeaponId::ComRpg7, WeaponId::ComRpg2])
                }
                _ => nation.of_table(WeaponTable::SmallArms),
            },
        }
    }
}

/// How many starlight scopes there are (camp-36).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Starlight {
    /// None are issued yet.
    None,
    /// Some, in small numbers.
    Few,
    /// At least one to each platoon for night missions.
    OneAPlatoon,
}

impl Starlight {
    /// Early June 1967: the first scopes.
    const FIRST: u8 = 11;
    /// Early October 1968: one to each platoon.
    const EVERYWHERE: u8 = 43;

    /// How many US forces have at `date`.
    pub const fn at(date: Turn) -> Self {
        match date.index() {
            ..Self::FIRST => Starlight::None,
            Self::FIRST..Self::EVERYWHERE => Starlight::Few,
            _ => Starlight::OneAPlatoon,
        }
    }
}
