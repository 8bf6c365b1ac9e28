//! The commands of FNG booby traps, one file each.

mod clear;
mod disarm;
mod place;
mod show;
mod spring;
mod trip;
mod turn;

pub use clear::TrapClearCommand;
pub use disarm::TrapDisarmCommand;
pub use place::TrapPlaceCommand;
pub use show::TrapShowCommand;
pub use spring::TrapSpringCommand;
pub use trip::TrapTripCommand;
pub use turn::TrapTurnCommand;
