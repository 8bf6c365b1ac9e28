//! The commands of FNG tunnels, one file each.

mod advance;
mod blast;
mod enter;
mod leave;
mod movement;
mod place;
mod search;
mod settle;
mod shot;
mod show;
mod smoke;
mod spot;
mod turn;

pub use advance::TunnelAdvanceCommand;
pub use blast::TunnelBlastCommand;
pub use enter::TunnelEnterCommand;
pub use leave::TunnelLeaveCommand;
pub use movement::TunnelMoveCommand;
pub use place::TunnelPlaceCommand;
pub use search::TunnelSearchCommand;
pub use settle::TunnelSettleCommand;
pub use shot::TunnelShotCommand;
pub use show::TunnelShowCommand;
pub use smoke::TunnelSmokeCommand;
pub use spot::TunnelSpotCommand;
pub use turn::TunnelTurnCommand;
