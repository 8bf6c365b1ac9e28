//! What every game of Pointman stands on: documents, dice, traces, errors, names. It knows no game.
//!
//! - Everything is a [`document`]: a state, its dice, and the steps that made it.
//! - Chance is an argument ([`dice`]): rules ask for a die and say why; it is answered from a seed, a list, a
//!   person, or with every answer in turn, which gives exact odds from the code that plays.
//! - Rules tell a [`trace`] what they weighed.
//!
//! ```
//! use pointman_core::dice::{Dice, DiceError, enumerate};
//!
//! // How often does at least one of two dice show a 6?
//! let odds = enumerate(|dice| {
//!     let thrown = [dice.d6(format_args!("first"))?, dice.d6(format_args!("second"))?];
//!     Ok::<_, DiceError>(thrown.contains(&6))
//! }).unwrap();
//! assert_eq!(odds.ways(&true).to_string(), "11");
//! ```

pub mod dice;
pub mod document;
pub mod error;
pub mod names;
pub mod question;
pub mod readings;
pub mod refused_value;
pub mod trace;
pub mod vocabulary;
pub mod words;

pub use error::Error;
