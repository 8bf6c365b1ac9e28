//! Pointman: rulebook, opponent and clerk for Fire in the Lake, FNG and Ambush Valley.
//!
//! Four ideas hold it together: everything is a [`document`], chance is an argument ([`dice`]), state changes
//! only by steps that a history replays, and rules tell a [`trace`] what they weighed.

pub mod ambush_valley;
pub mod cli;
pub mod command;
pub mod document;
pub mod fitl_game;
pub mod fng;
#[cfg(all(target_os = "linux", target_env = "gnu"))]
mod mathematics;
mod readings;
pub mod refused_value;
pub mod render;
pub mod script;
pub mod simulation;
mod vocabulary;

pub use pointman_rules::{Error, dice, error, fitl, names, trace};
