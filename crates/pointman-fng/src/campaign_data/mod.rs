//! The tables of the campaign: calendar, lands, missions, terrain and weather, each file read once when it is
//! first asked for.
//!
//! | File | About |
//! |---|---|
//! | `calendar` | what happened when, and what equipment came when |
//! | `lands` | the Corps areas, who fights where |
//! | `missions` | Mission tables, missions, Large Actions, activity and posture |
//! | `terrain` | kinds of terrain and what they do |
//! | `weather` | time of day and weather |
//! | `introductory` | the first encounter |

mod calendar;
mod introductory;
mod lands;
mod missions;
mod terrain;
mod weather;

pub use calendar::{Calendar, DatedEquipment, EquipmentId, TimelineEvent, calendar, equipment_of, events_of};
pub use introductory::{IntroductoryEncounter, IntroductoryMan, introductory};
pub use lands::{Combatant, CorpsArea, ForceArea, Lands, MissionTableId, lands};
pub use missions::{
    DeploymentSpec, LargeActions, MissionSpec, MissionTable, MissionTables, Missions, OpponentSpec,
    SoloMethod, Special, TerrainSpec, Urban, WantedDensity, Zone, missions,
};
pub use terrain::{FeatureSpec, Going, LineOfSight, Terrain, terrain};
pub use weather::{ContactRow, ContactWeather, DayOrNight, TimeAndWeather, WeatherCondition, weather};
