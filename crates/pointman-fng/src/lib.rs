#![doc = include_str!("../README.md")]

pub mod army_lists;
pub mod attributes;
mod baked;
pub mod calendar;
pub mod campaign;
pub mod campaign_data;
pub mod checks;
pub mod combat;
pub mod evening;
pub mod mission;
pub mod raise;
pub mod squads;
pub mod support;
pub mod told;
pub mod traps;
pub mod tunnels;
pub(crate) mod words;

pub use baked::Text;
