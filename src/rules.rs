//! The rules of Fire in the Lake, and what every rule stands on: dice, errors, names, traces.
//!
//! A crate of its own because it is where simulations spend their time: it is compiled for speed, the program
//! around it for size. The program's own crate shows these modules as its own.

pub mod dice;
pub mod error;
pub mod fitl;
pub mod names;
pub mod trace;

pub use error::Error;
