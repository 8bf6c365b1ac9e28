//! FNG: squad combat in Vietnam, editions 1.0 and 2.0.

pub mod combat;
pub mod vehicles;
pub mod weapons;
