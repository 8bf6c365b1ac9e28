//! One evening of FNG: the mission, its ground, weather, forces and everything that is remembered during play
//! [First Things First; Determining the Mission; Squad Missions; Large Actions].
//!
//! | File | About |
//! |---|---|
//! | `setting` | who plays whom, where and when |
//! | `assignment` | the mission and what it asks |
//! | `ground` | the table: size, edges, terrain |
//! | `forces` | the enemy: squad, hidden cards, markers |
//! | `prelude` | activity and posture, works in the ground, Opening Moves |
//! | `options` | the readings of unclear rules |
//! | `order` | what the players say before a mission is generated |
//! | `generate`, `lay`, `road`, `cards`, `opening`, `introduce` | generating it, step by step |
//! | `zones` | where each side sets up |
//! | `wheels` | whether vehicles can come onto the table |
//! | `reveal` | what comes into sight during play |
//! | `step` | the steps of its document |
//! | `check` | what must hold of a mission that was read |

mod assignment;
mod cards;
mod check;
mod forces;
mod generate;
mod ground;
mod installations;
mod introduce;
mod lay;
mod opening;
mod options;
mod order;
mod prelude;
mod reveal;
mod road;
mod rolled;
mod setting;
mod step;
mod wheels;
mod zones;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::evening::Company;
use crate::support::Play;
use crate::traps::Traps;
use crate::tunnels::Tunnels;

pub use assignment::{Assignment, CheckOutcome, Density, MissionId, Objective, Scale};
pub use cards::one_color;
pub use forces::{Entry, Forces, FoundUnit, HiddenCard, Installation, Marker, Method, TableSection};
pub use generate::{generate, mission_of_turn};
pub use ground::{
    Area, Edge, Edges, Feature, FeatureKind, Ford, Ground, Site, SiteKind, TablePoint, TableSize, Tops,
};
pub use opening::barrage;
pub use options::*;
pub use order::{DoctrineChoice, Order, UnderFire, VehicleUnderFire, side_of};
pub use prelude::{
    Activity, BarrageEffect, Doctrine, OpeningAttack, OpeningMove, Posture, Shelled, Wind, Works,
};
pub use reveal::{Reveal, RevealChoices, SetUp, SetUpCard};
pub use setting::{Corps, DayPart, Light, Mode, Party, Setting, Side, TimeOfDay, Weather};
pub use step::{MissionMaking, MissionStep};
pub use zones::{enemy_zone, own_zone};

/// The step that generates a mission.
pub const GENERATE_MISSION: &str = "generate-mission";
/// The step by which something comes into sight.
pub const REVEAL: &str = "fng-reveal";

/// A mission: one document from which the whole evening is played.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Mission {
    /// Who plays whom, where and when.
    pub setting: Setting,
    /// The player's side.
    pub own: Party,
    /// The other side.
    pub enemy: Party,
    /// What the Mission check gave; none when the mission was chosen or came from a follow-up.
    #[serde(default)]
    pub check: Option<CheckOutcome>,
    /// The mission; none when the check gave none.
    #[serde(default)]
    pub assignment: Option<Assignment>,
    /// The table; none without a mission.
    #[serde(default)]
    pub ground: Option<Ground>,
    /// The enemy; none without a mission. Secret but for what has been revealed.
    #[serde(default)]
    pub forces: Option<Forces>,
    /// When it begins and how the light changes.
    #[serde(default)]
    pub light: Light,
    /// The weather now.
    #[serde(default)]
    pub weather: Weather,
    /// Where the wind comes from.
    #[serde(default)]
    pub wind: Option<Wind>,
    /// The activity and posture of the Communist side, where the optional rule is used.
    #[serde(default)]
    pub doctrine: Option<Doctrine>,
    /// How the attack of a Large Action began.
    #[serde(default)]
    pub opening: Option<OpeningAttack>,
    /// Tunnel entrances and booby traps in the ground. Secret.
    #[serde(default)]
    pub works: Works,
    /// What is remembered of the play so far.
    #[serde(default)]
    pub play: Play,
    /// The tunnels.
    #[serde(default)]
    pub tunnels: Tunnels,
    /// The booby traps.
    #[serde(default)]
    pub traps: Traps,
    /// Everyone on the table; nobody in missions of earlier versions.
    #[serde(default, skip_serializing_if = "Company::is_empty")]
    pub company: Company,
}
