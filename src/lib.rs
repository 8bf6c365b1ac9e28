//! Pointman: rulebook, opponent and clerk for Fire in the Lake, FNG and Ambush Valley.
//!
//! The rules are libraries of their own, shown here as [`fitl`], [`fng`] and [`ambush_valley`]; what they stand
//! on is [`pointman_core`]. This crate is the program around them: commands, scripts, reports, simulations.

pub mod cli;
pub mod command;
pub mod render;
pub mod script;
pub mod simulation;

pub use pointman_ambush_valley as ambush_valley;
pub use pointman_core::{
    Error, dice, document, error, names, question, readings, refused_value, trace, words,
};
pub use pointman_fitl as fitl;
pub use pointman_fng as fng;
