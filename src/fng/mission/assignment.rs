//! The missions and what each asks [Squad Missions; Large Actions].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A mission.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MissionId {
    /// Reconnaissance Patrol.
    Recon,
    /// Perimeter Patrol, also called Ambush.
    Perimeter,
    /// Fighting Patrol.
    Fight,
    /// Probe.
    Probe,
    /// Search and Destroy.
    SAndD,
    /// Defense.
    Defense,
    /// The Large Action of who attacks.
    Attack,
    /// The Large Action of who defends.
    Defend,
}

/// How many take part.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Scale {
    /// A squad against a squad.
    Squad,
    /// A Large Action.
    Large,
}

/// How dense the terrain is [Selection of Battlefield Terrain].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Density {
    Open,
    Broken,
    Rugged,
}

impl MissionId {
    /// Whether it is a squad mission or a Large Action.
    pub const fn scale(self) -> Scale {
        match self {
            MissionId::Attack | MissionId::Defend => Scale::Large,
            _ => Scale::Squad,
        }
    }
}

/// The mission of this turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Assignment {
    /// Which.
    pub id: MissionId,
    /// Whether the table holds a built-up urban area.
    pub urban: bool,
}
