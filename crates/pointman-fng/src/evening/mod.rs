//! The evening at the table: everyone on it with their states, the turns in which they act, and the fighting
//! that is written into the document [Turn Sequence; Reaction Checks].
//!
//! | File | About |
//! |---|---|
//! | `soldier` | a figure on the table |
//! | `company` | everyone, each with a name of their own |
//! | `muster` | those who come with the players |
//! | `casualties` | who carries or drags whom, and the weapons of the fallen |
//! | `stand` | how figures stand, and actions without fire |
//! | `turn` | who may act now, and who has |
//! | `swimming` | who is in deep water, and drowns |
//! | `harm` | what fire and blows leave behind |
//! | `vehicle` | vehicles and their crews |
//! | `driving` | vehicles that move, and who loses control of them |
//! | `jungle` | vehicles that run over things |
//! | `guns` | guns, anti-tank weapons, flame, covering fire, Recon By Fire, Recovery in the document |
//! | `react` | reaction checks and what they do to a figure |
//! | `ask` | decisions that somebody takes |
//! | `rounds` | vehicles in an exchange of fire |
//! | `exchange` | fire to and fro until nobody reacts |
//! | `charge` | getting to grips |
//! | `underground` | fights in tunnels, with those whom the program has laid there |
//! | `resolve` | a shot, a grenade, a round of melee, a Medic's aid written into the document |
//! | `enemy` | whom the program has act, and at whom they fire |
//! | `likely` | how an exchange is likely to end |

mod ask;
mod assault;
mod boarding;
mod casualties;
mod charge;
mod clank;
mod company;
mod door_gunners;
mod driving;
mod enemy;
mod exchange;
mod guns;
mod harm;
mod jungle;
mod led;
mod likely;
mod muster;
mod near;
mod on_lz;
mod react;
mod resolve;
mod rounds;
mod soldier;
mod stand;
mod swimming;
mod turn;
mod underground;
mod vehicle;

pub use ask::{Answered, reaction_word};
pub(crate) use ask::{Answers, Otherwise};
pub use casualties::BEARERS;
pub use charge::{Charge, From, MeleeRound};
pub use clank::Retreat;
pub(crate) use company::Mended;
pub use company::{Company, Contact};
pub use driving::Drove;
pub use enemy::{HeavyWeapon, Proposal, Proposed, ProposedMove};
pub use exchange::{Exchange, Fire, IntoSight, covers_told};
pub use guns::{Burning, Firing, GunOrder};
pub use jungle::Mired;
pub(crate) use led::Led;
pub use likely::{Likely, LikelyEnd, LikelyFigure, likely};
pub use muster::MusterOrder;
pub use react::React;
pub use resolve::{Procedure, Resolve};
pub use soldier::{Aboard, Acted, Carries, Down, Left, RecoveryEnd, Soldier};
pub use stand::{Does, Stand, StandWord};
pub use turn::{ActivationPhase, Finish, Mover, NotNow};
pub(crate) use underground::fight_below;
pub use vehicle::{CrewWork, Fuel, Hatch, PlaceMove, Vehicle};

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
/// The step of a gun or anti-tank weapon.
pub const FNG_MAIN_GUN: &str = "fng-main-gun";
/// The step of fire at a building.
pub const FNG_BUILDING: &str = "fng-building";
/// The step of a close assault on a vehicle.
pub const FNG_CLOSE_ASSAULT: &str = "fng-close-assault";
/// The step of a flamethrower, its tank, and flames that are crossed.
pub const FNG_FLAME: &str = "fng-flame";
/// The step of covering fire.
pub const FNG_COVERING_FIRE: &str = "fng-covering-fire";
/// The step of Recon By Fire.
pub const FNG_RECON_BY_FIRE: &str = "fng-recon-by-fire";
/// The step of Recovery after the battle.
pub const FNG_RECOVERY: &str = "fng-recovery";
/// The step of a crew that moves or loads.
pub const FNG_CREW: &str = "fng-crew";
/// The step of fire to and fro.
pub const FNG_EXCHANGE: &str = "fng-exchange";
/// The step of a charge.
pub const FNG_CHARGE: &str = "fng-charge";
/// The step of another round of melee.
pub const FNG_ROUND: &str = "fng-round";
/// The step of checks that figures take.
pub const FNG_REACT: &str = "fng-react";

pub(crate) use assault::close_assault;
pub(crate) use charge::{charge, round};
pub(crate) use exchange::exchange;
pub(crate) use muster::muster;
pub(crate) use react::react;
pub(crate) use resolve::{resolve, under_fire};
pub(crate) use stand::stand;
pub(crate) use turn::finish;
pub(crate) use vehicle::crew_work;

pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
