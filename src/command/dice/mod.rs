//! The commands of dice: thrown, and reckoned exactly.

pub mod odds;
pub mod roll;
