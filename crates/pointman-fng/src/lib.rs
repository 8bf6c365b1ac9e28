//! FNG, editions 1.0 and 2.0: checks, Attributes, squads, weapons, vehicles, and the fighting put together
//! from them.

pub mod army_lists;
pub mod attributes;
mod baked;
pub mod calendar;
pub mod campaign;
pub mod campaign_data;
pub mod checks;
pub mod combat;
pub mod mission;
pub mod raise;
pub mod squads;
pub mod support;
pub mod told;
pub mod traps;
pub mod tunnels;
