//! What the commands of campaigns and missions do for Ambush Valley.

pub mod briefing;
pub mod generate_mission;
pub mod laid_out;
pub mod logs;
pub mod new;
pub mod step;
pub mod table;
pub(in crate::command) mod titles;
