//! The kinds of document there are.

use std::fmt;
use std::io::Read as _;
use std::str::FromStr;
use std::sync::OnceLock;

use flate2::read::ZlibDecoder;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

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
    pub const ALL: [Kind; 6] =
        [Kind::FitlGame, Kind::FngSquad, Kind::FngMission, Kind::FngCampaign, Kind::AvMission, Kind::AvCampaign];

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

    /// The text of the JSON Schema of its documents, on one line.
    pub fn schema(self) -> &'static str {
        static SCHEMAS: [OnceLock<String>; Kind::ALL.len()] = [const { OnceLock::new() }; Kind::ALL.len()];
        SCHEMAS[self as usize].get_or_init(|| {
            let mut text = String::new();
            ZlibDecoder::new(self.packed_schema()).read_to_string(&mut text).expect("the program packed it itself");
            text
        })
    }

    /// That text, compressed.
    const fn packed_schema(self) -> &'static [u8] {
        match self {
            Kind::FitlGame => include_bytes!(concat!(env!("OUT_DIR"), "/fitl-game.schema.json")),
            Kind::FngSquad => include_bytes!(concat!(env!("OUT_DIR"), "/fng-squad.schema.json")),
            Kind::FngMission => include_bytes!(concat!(env!("OUT_DIR"), "/fng-mission.schema.json")),
            Kind::FngCampaign => include_bytes!(concat!(env!("OUT_DIR"), "/fng-campaign.schema.json")),
            Kind::AvMission => include_bytes!(concat!(env!("OUT_DIR"), "/av-mission.schema.json")),
            Kind::AvCampaign => include_bytes!(concat!(env!("OUT_DIR"), "/av-campaign.schema.json")),
        }
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
