//! What a player thinks of as one thing — a shot, a grenade, a round of melee — made of the checks in their
//! order.
//!
//! Every procedure is a function of its options, the dice and a trace. Its record tells every die in the
//! order thrown and what it decided, how each figure or vehicle ends, and the checks that follow. Its odds
//! come from the same steps, with every way the dice can fall.

mod aid;
mod back_blast;
mod below;
mod booby_trap;
mod building;
mod close_assault;
mod covering;
mod crew;
mod figure;
mod flame;
mod grenade;
mod harm;
mod in_sight_order;
mod main_gun;
mod melee;
mod odds;
mod penetration;
mod personnel;
mod play;
mod recon;
mod reveal;
mod shoot;
mod sight;
mod small_weapons;
mod spotting;
mod unlucky;

pub(crate) use aid::TURNS_TO_REACH;
pub use aid::{Aid, AidRecord, Aided, Casualty, Recovered, Recovers, Recovery, RecoveryRecord};
pub use below::usable_below;
pub use booby_trap::{
    TRAP_REP, TrapBlast, TrapMeleeRecord, TrapRecord, VIPER_REP, Won, burst_at_vehicle, reflex_attack,
    trap_check, trap_table, viper_melee,
};
pub use building::{
    AreaFate, AreaState, BuildingArea, BuildingFire, BuildingFireRecord, Landing, OccupantEnd,
};
pub use close_assault::{CloseAssault, CloseAssaultRecord, Device};
pub use covering::{Covering, CoveringRecord};
pub(crate) use crew::LOADER;
pub use crew::{Crewman, Loader, Loading};
pub use figure::{Exposure, Figure};
pub use flame::{Crossing, CrossingRecord, Flame, FlameRecord, FuelLeft, TankBurst, TankBurstRecord};
pub use grenade::{Astray, Grenade, GrenadeOutcome, GrenadeRecord, Throwing, WhoIsThere};
pub use harm::{Blow, Fate, Harm, State};
pub use in_sight_order::{InSightOrder, InSightOrderRecord, Lookout, OrderPlace, Priority, Tester};
pub use main_gun::{AntiArmorFire, AntiArmorFireRecord, Gunnery, Round};
pub use melee::{Fighter, Melee, MeleeRecord, Pair, Surprised};
pub use odds::{Finals, Odds};
pub use penetration::{CrewFate, CrewState, PenetrationRecord, TargetVehicle, VehicleState};
pub use personnel::{GunAtPersonnel, GunAtPersonnelRecord};
pub use play::{Decided, DiceSay, Follow, Next, Play, Throw};
pub use recon::{Lying, Recon, ReconRecord};
pub use reveal::RevealResult;
pub(crate) use shoot::AtAircraft;
pub use shoot::{Shoot, ShootRecord, Shot, Target};
pub use sight::{Haze, LIT_AREAS, LitArea, LookedFrom, Sight, SightAid, sight};
pub use small_weapons::{SmallWeaponFire, SmallWeaponFireRecord};
pub use spotting::{GunFire, Leave, Ordered, OrderedRecord, Spotting};
pub use unlucky::{Near, Unlucky};
