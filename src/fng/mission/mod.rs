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

mod assignment;
mod forces;
mod ground;
mod options;
mod prelude;
mod setting;
pub(in crate::fng) mod vocabulary;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::dice::Dice;
use crate::document::{Kind, Record, State};
use crate::error::{Error, Faults};
use crate::fng::support::{self, Play};
use crate::fng::traps::{self, Traps};
use crate::fng::tunnels::{self, Tunnels};

pub use assignment::{Assignment, CheckOutcome, Density, MissionId, Objective, Scale};
pub use forces::{Entry, Forces, FoundUnit, HiddenCard, Installation, Marker, Method, Section};
pub use ground::{Area, Edge, Edges, Feature, FeatureKind, Ford, Ground, Point, Site, SiteKind, TableSize};
pub use options::*;
pub use prelude::{Activity, BarrageEffect, Doctrine, Opening, OpeningMove, Posture, Shelled, Wind, Works};
pub use setting::{Corps, Light, Mode, Party, Phase, Setting, Side, TimeOfDay, Weather};

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
    /// When it begins and how the light goes on.
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
    pub opening: Option<Opening>,
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
}

impl State for Mission {
    const KIND: Kind = Kind::FngMission;

    fn check(&self, faults: &mut Faults) {
        for (name, party) in [("own", &self.own), ("enemy", &self.enemy)] {
            faults.at(name, |faults| {
                if party.support > 6 {
                    faults.add("support", format!("is {}: Support runs from 1 to 6", party.support));
                }
            });
        }
    }

    fn begin(command: &str, _: &Value, _: &mut dyn Dice) -> Result<(Self, Record), Error> {
        Err(Error::Usage(format!("{command}: missions are made by generate-mission")))
    }

    fn apply(&mut self, command: &str, choices: &Value, dice: &mut dyn Dice) -> Result<Record, Error> {
        match command {
            _ if command.starts_with("fng-tunnel") => tunnels::apply(self, command, choices, dice),
            _ if command.starts_with("fng-trap") => traps::apply(self, command, choices, dice),
            _ => support::apply(self, command, choices, dice),
        }
    }
}
