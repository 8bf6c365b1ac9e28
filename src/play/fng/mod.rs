//! An evening of FNG at the prompt, and the campaign it belongs to.
//!
//! | File | About |
//! |---|---|
//! | `desk` | the document, the commands taken on it, and the words that every prompt knows |
//! | `evening` | what is due: the squad, the turn, an unfinished melee, who acts |
//! | `acts` | what a figure does |
//! | `actions` | what those who act may do now |
//! | `together` | a line about several figures |
//! | `moves` | moves, and who comes into sight |
//! | `shots` | charges, grenades, dice laid on several |
//! | `follow_up` | what a step leaves to be asked |
//! | `lookup` | what the rules say of a name |
//! | `sights` | what the person has told of who sees nobody |
//! | `wounded` | those who carry, and weapons that are picked up |
//! | `offers` | the commands asked for step by step: when, and what |
//! | `offering` | how they are asked for |
//! | `enemy` | the side that nobody plays |
//! | `new_fng` | the menus before either |
//! | `campaign` | the turns of a tour, with their evenings |

mod actions;
mod acts;
mod campaign;
mod desk;
mod enemy;
mod evening;
mod follow_up;
mod lookup;
mod moves;
mod new_fng;
mod offering;
mod offers;
mod shots;
mod sights;
mod together;
mod wounded;

pub use campaign::TourClient;
pub use desk::EveningClient;
pub use lookup::rules_of;
pub use new_fng::new_fng;
