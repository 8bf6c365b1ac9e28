//! The enemy of a mission: their squad, the cards of a Large Action, the markers of a Search and Destroy
//! [Generating Enemy Forces].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::ground::{Edge, TablePoint};
use crate::squads::cards::Card;
use crate::squads::squad::Figure;
use pointman_core::vocabulary;

vocabulary! {
    /// How the enemy comes into play.
    pub enum Method: "method" {
        Player = "player" "Played by a player",
        ContactTable = "contact-table" "Found by the Contact Table",
        Entry = "entry" "One squad enters",
        Markers = "markers" "Six markers, each checked on the Contact Table",
        Cards = "cards" "Hidden cards in six sections",
        Placed = "placed" "Placed by the encounter",
    }
}

vocabulary! {
    /// An installation to search for.
    pub enum Installation: "installation" {
        ArmsCache = "arms-cache" "a buried arms cache",
        BunkerComplex = "bunker-complex" "a small bunker complex",
        RestArea = "rest-area" "a bamboo rest area",
    }
}

/// Where and by which edge a squad comes in (camp-23).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The edge.
    pub edge: Edge,
    /// The sixth of the edge, 1 to 6 from west to east or from north to south.
    #[schemars(range(min = 1, max = 6))]
    pub sixth: u8,
}

/// One card laid face down for a Large Action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HiddenCard {
    /// The card of the reinforcement table it stands for; none for a dummy.
    #[serde(default)]
    pub card: Option<Card>,
}

/// One of the sections the table is parted into.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableSection {
    /// The numbers of 1d6 that mean it: two for a structure or cover, else one.
    pub numbers: Vec<u8>,
    /// What it is, for people.
    pub name: String,
    /// The feature it is; none for open ground.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub feature: Option<u16>,
    /// Its middle.
    pub at: TablePoint,
    /// The cards that lie in it, face down.
    #[serde(default)]
    pub cards: Vec<HiddenCard>,
    /// Whether its cards have been turned.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub revealed: bool,
}

/// One of the numbered markers of a Search and Destroy.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Marker {
    /// Its number, 1 to 6.
    pub number: u8,
    /// Where it lies.
    pub at: TablePoint,
    /// What is there; none for a false one, or while the Contact Table has not told (camp-24).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub installation: Option<Installation>,
    /// Whether it has been looked at.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub revealed: bool,
    /// Whether the installation there has been destroyed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub destroyed: bool,
}

/// The enemy of a mission.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Forces {
    /// How they come into play.
    pub method: Method,
    /// Squad at the start.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub squad: Vec<Figure>,
    /// Whether their squad has been seen.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub squad_revealed: bool,
    /// Where it comes in, on its first Activation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<Entry>,
    /// The sections of a Large Action.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sections: Vec<TableSection>,
    /// The markers of a Search and Destroy.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub markers: Vec<Marker>,
    /// Units that were set up when their cards were turned.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub found: Vec<FoundUnit>,
    /// Where the others of the introductory encounter were when shooting started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub others: Option<String>,
}

impl Forces {
    /// An enemy who comes into play in this way, of whom nothing is known yet.
    pub fn by(method: Method) -> Self {
        Forces {
            method,
            squad: Vec::new(),
            squad_revealed: false,
            entry: None,
            sections: Vec::new(),
            markers: Vec::new(),
            found: Vec::new(),
            others: None,
        }
    }
}

/// What a card turned out to be.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FoundUnit {
    /// The number of the section, its first.
    pub section: u8,
    /// The card.
    pub card: Card,
    /// What it means.
    pub result: String,
    /// The men, where it is a unit of men.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub figures: Vec<Figure>,
}
