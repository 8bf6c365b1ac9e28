//! The missions and what each asks [Squad Missions; Large Actions].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use pointman_core::vocabulary;

vocabulary! {
    /// A mission.
    pub enum MissionId: "mission" {
        Recon = "recon" "Reconnaissance Patrol",
        Perimeter = "perimeter" "Perimeter Patrol",
        Fight = "fight" "Fighting Patrol",
        Probe = "probe" "Probe",
        SAndD = "s-and-d" "Search and Destroy",
        Defense = "defense" "Defense",
        Attack = "attack" "Attack Mission",
        Defend = "defend" "Defend Mission",
    }
}

vocabulary! {
    /// How many take part.
    pub enum Scale: "scale" {
        Squad = "squad" "A squad against a squad",
        Large = "large" "A Large Action",
    }
}

vocabulary! {
    /// How dense the terrain is [Selection of Battlefield Terrain].
    pub enum Density: "terrain" {
        Open = "open" "Open",
        Broken = "broken" "Broken",
        Rugged = "rugged" "Rugged",
    }
}

vocabulary! {
    /// What a Large Action is about [Attack Mission; Defend Mission].
    pub enum Objective: "objective" {
        Village = "village" "A village",
        Base = "base" "A base",
        Convoy = "convoy" "A convoy",
        LandingZone = "landing-zone" "A landing zone",
    }
}

impl MissionId {
    /// Whether it is a squad mission or a Large Action.
    pub const fn scale(self) -> Scale {
        match self {
            MissionId::Attack | MissionId::Defend => Scale::Large,
            _ => Scale::Squad,
        }
    }

    /// Whether it is a Large Action.
    pub const fn is_large(self) -> bool {
        matches!(self.scale(), Scale::Large)
    }
}

impl Objective {
    /// Whether it is a built-up area.
    pub const fn is_built_up(self) -> bool {
        matches!(self, Objective::Village | Objective::Base)
    }
}

/// What the Mission check of the turn gave [Determining the Mission].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CheckOutcome {
    /// How many dice passed.
    pub passes: u8,
    /// Whether both showed the same.
    pub doubles: bool,
    /// What is added to the Leader's Rep at the next check: 1 after one pass (camp-02).
    pub carried: u8,
}

/// The mission of this turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Assignment {
    /// Which.
    pub id: MissionId,
    /// Whether the table holds a built-up urban area.
    pub urban: bool,
    /// Whether the target of a Probe is a fortified position.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fortified: bool,
    /// What a Large Action is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub objective: Option<Objective>,
}
