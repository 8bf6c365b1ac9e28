//! One evening of FNG: the mission, its ground, weather, forces and everything that is remembered during play
//! [First Things First; Determining the Mission; Squad Missions; Large Actions].
//!
//! | File | About |
//! |---|---|
//! | `setting` | who plays whom, where and when |
//! | `assignment` | the mission and what it asks |

mod assignment;
mod setting;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::dice::Dice;
use crate::document::{Kind, Record, State};
use crate::error::{Error, Faults};
use crate::fng::support::{self, Play};
use crate::fng::traps::{self, Traps};
use crate::fng::tunnels::{self, Tunnels};

pub use assignment::{Assignment, Density, MissionId, Scale};
pub use setting::{Corps, Light, Mode, Options, Party, Phase, Setting, Side, Weather};

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
    /// The mission; none when the check gave none.
    #[serde(default)]
    pub assignment: Option<Assignment>,
    /// When it begins and how the light goes on.
    #[serde(default)]
    pub light: Light,
    /// The weather now.
    #[serde(default)]
    pub weather: Weather,
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
