//! Pointman: rulebook, opponent and clerk for Fire in the Lake, FNG and Ambush Valley.
//!
//! Four ideas hold it together: everything is a [`document`], chance is an argument ([`dice`]), state changes only by steps that a
//! history replays, and rules tell a [`trace`] what they weighed.

pub mod ambush_valley;
pub mod cli;
pub mod command;
pub mod dice;
pub mod document;
pub mod error;
pub mod fitl;
pub mod fitl_game;
pub mod fng;
pub mod names;
pub mod refused_value;
pub mod render;
pub mod script;
pub mod trace;

pub use error::Error;
