//! The commands on FNG missions before and around play: the briefing, and what comes into sight.

mod briefing;
mod briefing_command;
mod reveal;

pub use briefing_command::BriefingCommand;
pub use reveal::RevealCommand;

pub(in crate::command) use briefing::{BriefingShows, briefing_of};
pub(crate) use briefing::{map_of, vehicle_words};
