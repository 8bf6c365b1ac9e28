//! The kinds of document there are.

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Published, published};

/// What a document is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A game of Fire in the Lake.
    FitlGame,
    /// The figures of an FNG squad.
    FngSquad,
    /// One evening of FNG: mission, ground, forces, and the play of it.
    FngMission,
    /// A tour of duty: an FNG squad from turn to turn of the war.
    FngCampaign,
    /// One Ambush Valley game: missions, momentum, board.
    AvMission,
    /// An Ambush Valley campaign.
    AvCampaign,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 6] = [
        Kind::FitlGame,
        Kind::FngSquad,
        Kind::FngMission,
        Kind::FngCampaign,
        Kind::AvMission,
        Kind::AvCampaign,
    ];

    /// The name in a document's `kind` field.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::FitlGame => "fitl-game",
            Kind::FngSquad => "fng-squad",
            Kind::FngMission => "fng-mission",
            Kind::FngCampaign => "fng-campaign",
            Kind::AvMission => "av-mission",
            Kind::AvCampaign => "av-campaign",
        }
    }

    /// The JSON Schema of its documents.
    pub fn schema(self) -> &'static Published {
        static SCHEMAS: [Published; Kind::ALL.len()] = [
            published!("fitl-game"),
            published!("fng-squad"),
            published!("fng-mission"),
            published!("fng-campaign"),
            published!("av-mission"),
            published!("av-campaign"),
        ];
        &SCHEMAS[self as usize]
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let names: Vec<_> = Kind::ALL.into_iter().map(Kind::name).collect();
        crate::names::resolve("kind of document", text, &names).map(|index| Kind::ALL[index])
    }
}
