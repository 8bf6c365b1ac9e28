//! Pointman: rulebook, opponent and clerk for Fire in the Lake, FNG and Ambush Valley.
//!
//! The rules are libraries of their own, shown here as [`fitl`], [`fng`] and [`ambush_valley`]; what they
//! stand on is [`pointman_core`]. This crate is the program around them: commands, scripts, reports,
//! simulations.
//!
//! A command is the same function to the shell, to a script and here:
//!
//! ```
//! use pointman::command::{Entry, Reach, Session};
//! use pointman::render::Look;
//!
//! let mut session = Session::of_script(Reach::Below(Vec::new()), 7);
//! let (odds, _) = Entry::of_words(&["odds"]).expect("there is such a command");
//! let outcome = odds.call(vec!["2d6>=9".into()], Default::default(), &mut session)?;
//! println!("{}", outcome.answer.report().lay_out(Look::PLAIN));
//! assert_eq!(outcome.answer.json()["of"], 36);
//! # Ok::<(), pointman::Error>(())
//! ```

pub mod cli;
pub mod command;
pub mod play;
pub mod render;
pub mod script;
pub mod simulation;

pub use pointman_ambush_valley as ambush_valley;
pub use pointman_core::{
    Error, dice, document, error, named, names, plural, question, readings, refused_value, trace, voice, way,
};
pub use pointman_fitl as fitl;
pub use pointman_fng as fng;
