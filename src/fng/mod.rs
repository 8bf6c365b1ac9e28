//! FNG, editions 1.0 and 2.0: checks, Attributes, squads, weapons, vehicles, and the fighting put together
//! from them.

pub mod army_lists;
pub mod attributes;
mod baked;
pub mod calendar;
pub mod campaign;
pub mod campaign_data;
pub mod cards;
pub mod checks;
pub mod combat;
pub mod crews;
pub mod groups;
pub mod man;
pub mod mission;
pub mod movement;
pub mod post;
pub mod raise;
pub mod reputation;
pub mod roster;
pub mod squad;
pub mod support;
pub mod told;
pub mod traps;
pub mod tunnels;
pub mod vehicles;
pub mod weapons;
