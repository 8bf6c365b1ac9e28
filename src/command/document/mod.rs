//! The commands that work on documents of every kind.

pub mod adjust;
pub mod any;
pub mod fields;
pub mod laid_out;
pub mod log;
pub mod redo;
pub mod replay;
pub mod schema;
pub mod undo;
pub mod validate;
