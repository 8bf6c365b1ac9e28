//! What comes to the aid of either side during play: reinforcements, fire, aircraft, helicopters; and the
//! turns they come in.
//!
//! | File | About |
//! |---|---|
//! | `data` | the tables as printed |
//! | `options` | readings of unclear rules |
//! | `play` | what is remembered |
//! | `landed` | what has come down and stays a while |
//! | `step` | one step at the table: dice and telling |
//! | `activation` | the turn |
//! | `upkeep` | from one turn to the next |
//! | `hands` | cards and the check for reinforcements |
//! | `results` | what a card brings |
//! | `available` | gunships, aircraft, tanks |
//! | `raising` | the men of what comes |
//! | `radio`, `request`, `arrive` | calling, asking, and what comes of it |
//! | `fire` | Fire Missions |
//! | `blast` | what bursts, and whom it touches |
//! | `aircraft`, `air_run`, `anti_aircraft`, `helicopter` | what flies |
//! | `sniper`, `contact` | snipers and contact checks |
//! | `facts`, `traps` | what is asked of the rest of the mission |

pub(crate) mod activation;
pub(crate) mod air_run;
mod aircraft;
mod anti_aircraft;
mod arrive;
mod available;
mod blast;
pub(crate) use blast::{damage, killed, to_hit};
pub(crate) mod contact;
mod data;
mod facts;
pub(crate) mod fire;
mod hands;
pub(crate) mod helicopter;
mod landed;
mod options;
mod play;
pub(crate) mod radio;
mod raising;
pub(crate) use fire::flare;
pub(crate) use raising::{crewed, rest_of_platoon};
pub(crate) mod request;
mod results;
pub(crate) mod sniper;
pub(crate) mod step;
mod traps;
mod upkeep;

pub use crate::words::{MortarId, SideTableId, TankTableId};
pub use activation::{ActivationOrders, ByHand, Facts, MORTAR_CARRIERS};
pub use air_run::AirRunOrders;
pub use aircraft::{Aircraft, Declared, Duty, Place, Service};
pub use contact::ContactOrders;
pub use data::{
    AircraftRow, Arming, ArmorTroopRule, ArtilleryRound, ArtilleryType, Availability, Bomb, Brings,
    CardsBySupport, Data, Flier, GunshipRow, Illumination, LightRound, MortarType, NapalmType, NightGunship,
    OnDie, Row, SideTable, Span, TankRow, UnitType, Weapon as Guns, data,
};
pub use fire::{FireMission, FireOrders, FireOrigin, Load, Reach, Tube};
pub use hands::deal;
pub use helicopter::{Action, HelicopterOrders};
pub use landed::{Blast, Flare, Napalm, Offset, Smoke};
pub use options::{
    Bombs, CalledFire, CrewImpact, Decks, EnemyMoves, FinalProtectiveFire, FireCards, GunSetUp, HqLmg,
    Litters, LmgStrafing, NightPlanes, OfEdition, Options, RadioSilence, Rounds, Seawolf, SmallLz,
    SmallTrapDoors, SniperDice, TunnelEnemies, WpCircle,
};
pub use play::{
    ActivationDice, Arrival, ArrivedUnit, CheckedFeature, Coming, Due, Granted, Hand, PlatoonShare, Play,
    Radio, Reached, Sniper, Support, UnitKind, Who,
};
pub use radio::{Call, RadioOrders};
pub use request::RequestOrders;
pub(crate) use results::set_up;
pub use sniper::SniperOrders;

/// The command that begins a turn.
pub const FNG_ACTIVATION: &str = "fng-activation";
/// The command for a check by hand.
pub const FNG_REINFORCE: &str = "fng-reinforce";
/// The command for a call.
pub const FNG_RADIO: &str = "fng-radio";
/// The command that calls for support.
pub const FNG_REQUEST: &str = "fng-request";
/// The command for Fire Missions.
pub const FNG_FIRE_MISSION: &str = "fng-fire-mission";
/// The command for runs of aircraft.
pub const FNG_AIR_RUN: &str = "fng-air-run";
/// The command for helicopters.
pub const FNG_HELICOPTER: &str = "fng-helicopter";
/// The command for snipers.
pub const FNG_SNIPER: &str = "fng-sniper";
/// The command for contact checks.
pub const FNG_CONTACT: &str = "fng-contact";
