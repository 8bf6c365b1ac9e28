//! The commands of FNG.

pub mod campaign;
pub mod campaign_show;
pub mod combat;
pub mod evening;
pub mod generate_mission;
pub(in crate::command) mod laid_out;
pub mod list;
mod listed;
pub mod mission;
pub mod roster;
pub mod sight;
pub mod squad;
pub mod step;
pub(in crate::command) mod story;
pub mod support;
pub mod test;
pub mod traps;
pub mod tunnels;
