//! Raising men by dice: squads, headquarters, teams, cells and crews of every army list [Random Character
//! Generation, Unit Organization - Platoon, Reinforcements Tables, Optional Squad Generation].
//!
//! A [`Levy`] knows the force, the date and how men are armed; its functions give figures and tell every die.

mod arms;
mod attributes;
mod crew;
mod levy;
mod months;
mod muster;
mod names;
mod squads;
mod teams;
mod units;

pub use arms::{ArmingChoices, Heavy, Mix};
pub(crate) use attributes::throw_open_dice;
pub use attributes::{Draw, draw_attribute, draw_attributes};
pub use crew::posts as crew_posts;
pub use levy::Levy;
pub use months::months_in_country;
pub use muster::{Muster, NAMES_OF_A_SQUAD, Star, attributes_of_star, unit};
pub use squads::Strength;
pub use units::{Platoon, Terms, Unit};
