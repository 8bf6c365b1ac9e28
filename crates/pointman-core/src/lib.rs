#![doc = include_str!("../README.md")]

pub mod dice;
pub mod document;
pub mod error;
pub mod markup;
pub mod named;
pub mod names;
pub mod plural;
pub mod question;
pub mod readings;
pub mod refused_value;
pub mod statistics;
pub mod story;
mod strict;
pub mod trace;
pub mod vocabulary;
pub mod voice;

pub use error::Error;
