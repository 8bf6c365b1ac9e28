//! The evening at the table: everyone on it with their states, the turns in which they act, and the fighting
//! that is written into the document [Turn Sequence; Reaction Checks].
//!
//! | File | About |
//! |---|---|
//! | `soldier` | a figure on the table |
//! | `company` | everyone, each with a name of their own |
//! | `muster` | those who come with the players |
//! | `stand` | how figures stand, and actions without fire |
//! | `turn` | who may act now, and who has |
//! | `harm` | what fire and blows leave behind |
//! | `react` | reaction checks and what they do to a figure |
//! | `ask` | decisions that somebody takes |
//! | `exchange` | fire to and fro until nobody reacts |
//! | `charge` | getting to grips |
//! | `resolve` | a shot, a grenade, a round of melee, a Medic's aid written into the document |
//! | `enemy` | whom the program has act, and at whom they fire |
//! | `likely` | how an exchange is likely to end |

mod ask;
mod charge;
mod company;
mod enemy;
mod exchange;
mod harm;
mod likely;
mod muster;
mod react;
mod resolve;
mod soldier;
mod stand;
mod turn;

pub use ask::Answered;
pub use charge::{Charge, From, MeleeRound};
pub use company::{Company, Contact};
pub use enemy::{Proposal, Proposed};
pub use exchange::{Exchange, Fire, IntoSight};
pub use likely::{Likely, LikelyEnd, LikelyFigure, likely};
pub use muster::MusterOrder;
pub use react::React;
pub use resolve::{Procedure, Resolve};
pub use soldier::{Aboard, Acted, Down, Left, Soldier};
pub use stand::{Does, Stand, StandWord};
pub use turn::{ActivationPhase, Finish, Mover, NotNow};

/// The step that brings figures onto the table.
pub const FNG_MUSTER: &str = "fng-muster";
/// The step that says how figures stand, or has them act without fire.
pub const FNG_STAND: &str = "fng-stand";
/// The step that ends the Activations of a side.
pub const FNG_FINISH: &str = "fng-finish";

/// The step of a shot.
pub const FNG_SHOOT: &str = "fng-shoot";
/// The step of a grenade.
pub const FNG_GRENADE: &str = "fng-grenade";
/// The step of a round of melee between those named.
pub const FNG_MELEE: &str = "fng-melee";
/// The step of a Medic's aid.
pub const FNG_MEDIC: &str = "fng-medic";
/// The step of fire to and fro.
pub const FNG_EXCHANGE: &str = "fng-exchange";
/// The step of a charge.
pub const FNG_CHARGE: &str = "fng-charge";
/// The step of another round of melee.
pub const FNG_ROUND: &str = "fng-round";
/// The step of checks that figures take.
pub const FNG_REACT: &str = "fng-react";

pub(crate) use charge::{charge, round};
pub(crate) use exchange::exchange;
pub(crate) use muster::muster;
pub(crate) use react::react;
pub(crate) use resolve::resolve;
pub(crate) use stand::stand;
pub(crate) use turn::finish;

pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
