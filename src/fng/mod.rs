//! FNG, editions 1.0 and 2.0: checks, Attributes, squads.

pub mod attributes;
pub mod checks;
pub mod squad;
