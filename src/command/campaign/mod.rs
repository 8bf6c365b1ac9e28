//! The commands of campaigns and of the missions they lead to, of whichever game.

pub mod advance;
pub mod buy;
pub(in crate::command) mod by_hand;
pub mod chronicle;
pub mod corrections;
pub mod finish;
pub mod generate_mission;
pub mod length;
pub mod mission;
pub mod new;
pub mod orders;
pub mod report;
pub mod report_template;
pub mod sheet;
pub mod show;
