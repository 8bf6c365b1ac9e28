//! What is settled before the first shot: activity and posture, wind, works in the ground, Opening Moves
//! [Activity Level and Posture; Opening Moves for Large Actions].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::ground::{Edge, TablePoint};
use pointman_core::vocabulary;

vocabulary! {
    /// How many of the enemy are about.
    pub enum Activity: "activity" {
        Low = "low" "Low activity",
        High = "high" "High activity",
    }
}

vocabulary! {
    /// How much they want to fight.
    pub enum Posture: "posture" {
        Avoidance = "avoidance" "Avoidance posture",
        Moderate = "moderate" "Moderate posture",
        Aggressive = "aggressive" "Aggressive posture",
    }
}

vocabulary! {
    /// How the attack of a Large Action begins.
    pub enum OpeningMove: "opening move" {
        Barrage = "barrage" "Barrage",
        OutflankedLeft = "outflanked-left" "Outflanked, left",
        FrontalAssault = "frontal-assault" "Frontal Assault",
        OutflankedRight = "outflanked-right" "Outflanked, right",
        Overrun = "overrun" "Overrun",
    }
}

vocabulary! {
    /// What a barrage did.
    pub enum BarrageEffect: "effect" {
        NoEffect = "no-effect" "no effect",
        DuckBack = "duck-back" "starts in Duck Back",
        OutOfTheFight = "out-of-the-fight" "out of the fight; must be carried or dragged",
        Disabled = "disabled" "disabled",
        Destroyed = "destroyed" "destroyed",
    }
}

/// The activity and posture of the Communist side, an optional rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Doctrine {
    /// Activity.
    pub activity: Activity,
    /// Posture.
    pub posture: Posture,
}

/// What a barrage did to one man or vehicle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Shelled {
    /// Who.
    pub name: String,
    /// What.
    pub effect: BarrageEffect,
}

/// How the attack of a Large Action began.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpeningAttack {
    /// The move.
    #[serde(rename = "move")]
    pub opening_move: OpeningMove,
    /// Whether the player's side attacks.
    pub by_player: bool,
    /// What a barrage did.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shelled: Vec<Shelled>,
}

/// Tunnel entrances and booby traps on ground that VC or NVA hold; secret. Places are drawn in solo play; a
/// player writes down their own.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Works {
    /// How many tunnel entrances there may be; with 1 there is an exit besides.
    pub entrances: u8,
    /// Where they are.
    pub entrances_at: Vec<TablePoint>,
    /// How many booby traps may be placed.
    pub booby_traps: u8,
    /// Where they are.
    pub booby_traps_at: Vec<TablePoint>,
}

/// Where the wind comes from.
pub type Wind = Edge;
