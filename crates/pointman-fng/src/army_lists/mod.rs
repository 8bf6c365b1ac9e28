//! The army lists: forces, nations, weapons by post and date, aircraft, and the other readings of these lists
//! [Unit Organization - Platoon, Army Lists].
//!
//! Weapons stand in [`crate::squads::weapons`], vehicles and vessels in [`crate::squads::vehicles`].

mod aircraft;
mod choice;
mod force;
mod forces;
mod nation;
mod options;

pub use aircraft::{
    AircraftKind, AircraftVariant, AircraftWeapon, AttackRuns, Fitted, ListedAircraft, PassId, RunKind, Runs,
};
pub use choice::{Choice, Starlight};
pub use force::{Force, Headquarters, PostLine};
pub use forces::forces;
pub use nation::{FootNote, NationList};
pub use options::{Alternative, ListOptions};

pub use crate::words::{AircraftId, AircraftSpecial, AircraftWeaponId, ForceId, Nation};
