//! Squads and what belongs to their figures: posts, weapons, vehicles and crews, groups, Reputation,
//! movement.

pub mod cards;
pub mod carried;
pub mod crews;
pub mod deed;
pub mod groups;
pub mod man;
pub mod mixed_ground;
pub mod movement;
pub mod post;
pub mod reputation;
pub mod roster;
pub mod squad;
pub mod vehicles;
pub mod weapons;
