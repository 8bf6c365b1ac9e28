//! The game of the current turn: scenario, missions, momentum, board, dice, report and result (9.7).

pub(crate) mod apart;
pub(crate) mod briefing;
pub(crate) mod check_mission;
pub(crate) mod game_start;
pub(crate) mod in_game;
pub(crate) mod momentum;
pub(crate) mod order_questions;
pub(crate) mod orders;
pub(crate) mod pre_action;
pub(crate) mod standalone;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    Apart, Die, Edge, Event, Extra, FogMoment, Margin, MissionId, ObjectiveState, Quadrant, Report, Source,
    VcUnit, VcUnitKind,
};

/// The game of one campaign turn (9.7).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CurrentMission {
    /// The scenario played.
    pub scenario: Scenario,
    /// What each force has and is to do.
    pub forces: Vec<MissionForce>,
    /// The table.
    #[serde(default)]
    pub board: Board,
    /// How far the game has gone.
    #[serde(default)]
    pub game: Game,
    /// What VC ranks and traits gave as the game began.
    #[serde(default)]
    pub start_of_game_rolls: Vec<StartRoll>,
    /// What the players saw happen.
    #[serde(default)]
    pub report: Option<Report>,
    /// The Victory Points of each force.
    #[serde(default)]
    pub vp: Option<Vec<Score>>,
    /// Who won; null for a draw, or before the end. Of forces that stand together, the first.
    #[serde(default)]
    pub victor: Option<String>,
    /// By how much.
    #[serde(default)]
    pub margin: Option<Margin>,
    /// Every roll before and during the game, with its result.
    #[serde(default)]
    pub rolls: Vec<Event>,
    /// The orders of each side, where they are given apart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub apart: Option<Apart>,
}

/// The scenario of a game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// Where it comes from.
    pub source: Source,
    /// Its id or name, if it has one.
    #[serde(default)]
    pub id: Option<String>,
    /// Whether it states its own Victory Points in place of the lists.
    #[serde(default)]
    pub own_victory_points: bool,
    /// Prices for this scenario alone.
    #[serde(default)]
    pub asset_prices: Vec<AssetPrice>,
    /// How many turns it has, if it says so.
    #[serde(default)]
    pub turns: Option<u32>,
}

/// A price for one scenario.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AssetPrice {
    /// The asset.
    pub asset: String,
    /// Its price in Operational Momentum Points.
    pub cost_points: u32,
}

/// What one force has and is to do in a game.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MissionForce {
    /// The force.
    pub force: String,
    /// Its mission, if it has one of the Mission Generator.
    #[serde(default)]
    pub mission: Option<MissionId>,
    /// The die that gave it.
    #[serde(default)]
    pub mission_roll: Option<u32>,
    /// Whether the other player knows it.
    #[serde(default)]
    pub revealed: bool,
    /// Its objectives.
    #[serde(default)]
    pub objectives: Vec<Objective>,
    /// Its Operational Momentum; null for VC.
    #[serde(default)]
    pub momentum: Option<Momentum>,
    /// What it bought.
    #[serde(default)]
    pub purchases: Vec<Purchase>,
    /// The lieutenant and the medic, if they come along.
    #[serde(default)]
    pub extras: Vec<Extra>,
    /// Its Fog of War cards.
    #[serde(default)]
    pub fog_cards: FogCards,
    /// Figures of its deployed teams that stay behind.
    #[serde(default)]
    pub absent_figures: Vec<String>,
    /// The die it throws for objectives, edges and set-up.
    #[serde(default)]
    pub highest_die: Option<Die>,
    /// Its units that take part, of the VC.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub units: Vec<VcUnit>,
    /// What its scenario adds to its roll for Operational Momentum, until that is made.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub momentum_modifier: i32,
}

fn is_zero(number: &i32) -> bool {
    *number == 0
}

/// An objective of a mission.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Objective {
    /// Its id.
    pub id: String,
    /// How it stands.
    pub state: ObjectiveState,
}

/// Operational Momentum Points of a game (4.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Momentum {
    /// 2D6.
    pub rolled: u32,
    /// Added by the scenario.
    pub modifier: i32,
    /// Spent so far.
    pub spent: u32,
    /// Left.
    pub left: u32,
}

impl Momentum {
    /// What there was to spend: the roll with its modifier, never below 0.
    pub fn available(self) -> u32 {
        (i64::from(self.rolled) + i64::from(self.modifier)).max(0) as u32
    }
}

/// An asset bought.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Purchase {
    /// The asset.
    pub asset: String,
    /// What it cost.
    pub cost_points: u32,
    /// The game turn; 0 when orders were issued.
    pub game_turn: u32,
    /// The teams of the own platoon it brought.
    #[serde(default)]
    pub teams: Vec<String>,
}

/// The Fog of War cards a player chose to have (4.5).
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct FogCards {
    /// When first cards are drawn.
    pub first: Vec<FogMoment>,
    /// Whether Plan B gives one to keep.
    pub plan_b: bool,
}

/// The table (4.3).
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Board {
    /// Items of terrain.
    pub terrain_items: Option<u32>,
    /// One objective in each quadrant.
    #[schemars(length(max = 4))]
    pub objectives: Vec<BoardObjective>,
    /// Where insurgents may appear.
    pub hot_spots: Vec<String>,
    /// Each force's edge.
    pub edges: Vec<ForceEdge>,
    /// Who sets up, first to last.
    pub set_up_order: Vec<String>,
}

/// An item of terrain that is an objective.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BoardObjective {
    /// Its quarter of the table.
    pub quadrant: Quadrant,
    /// What it is; null while the players have not said.
    #[serde(default)]
    pub terrain: Option<String>,
    /// The force whose player chose it.
    pub chosen_by: String,
}

/// A force's edge of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ForceEdge {
    /// The force.
    pub force: String,
    /// Its edge.
    pub edge: Edge,
}

/// How far a game has gone (4.5).
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Game {
    /// The turn being played; 0 before the first.
    pub turn: u32,
    /// Who had Initiative when it was last asked for.
    pub initiative: Option<String>,
    /// The rolls for the length of the game.
    pub length_checks: Vec<LengthCheck>,
    /// Whether a roll has ended it.
    pub over: bool,
}

/// A roll for the length of the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LengthCheck {
    /// At the end of this turn.
    pub turn: u32,
    /// The force with Initiative, if it was said.
    #[serde(default)]
    pub force: Option<String>,
    /// The sides of the die.
    pub die: u32,
    /// What was rolled.
    pub roll: u32,
}

/// A roll as the game begins (4.4, 7).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StartRoll {
    /// The force that rolled.
    pub force: String,
    /// What asked for it, e.g. `improved-supplies`.
    pub rule: String,
    /// The unit, or null for the whole force.
    #[serde(default)]
    pub unit: Option<String>,
    /// What kind of VC unit it is.
    #[serde(default)]
    pub kind: Option<VcUnitKind>,
    /// The sides of the die.
    pub die: u32,
    /// What was rolled.
    pub roll: u32,
    /// What it means for this game.
    pub result: String,
}

/// The Victory Points of one force and what they are made of (5.1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Score {
    /// The force.
    pub force: String,
    /// All of them.
    pub total: i32,
    /// What they are made of.
    pub lines: Vec<ScoreLine>,
}

/// One row of a list of Victory Points that counted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ScoreLine {
    /// The row.
    pub id: String,
    /// Whether these were officers.
    #[serde(default)]
    pub officer: bool,
    /// How many.
    pub count: i64,
    /// What each gives.
    pub each: i32,
    /// All together.
    pub vp: i32,
}

impl ScoreLine {
    /// The line as the lists of Victory Points name it: `3 WIA, -1 each: -3`.
    pub fn words(&self) -> String {
        let name = crate::tables::victory_point_name(&self.id, self.count);
        // A scenario's own points are one sum.
        if self.id == "scenario" {
            return format!("{name}: {:+}", self.vp);
        }
        let officer = if self.officer { " (officers)" } else { "" };
        format!("{} {name}{officer}, {:+} each: {:+}", self.count, self.each, self.vp)
    }
}

impl CurrentMission {
    /// The part of one force.
    pub fn force(&self, id: &str) -> Option<&MissionForce> {
        self.forces.iter().find(|force| force.force == id)
    }

    /// The part of one force, to change.
    pub(crate) fn force_mut(&mut self, id: &str) -> &mut MissionForce {
        self.forces
            .iter_mut()
            .find(|force| force.force == id)
            .expect("every force of the campaign has an entry in the mission")
    }

    /// The VC units of a force that take part: as its orders name them, once they are open.
    pub fn units_of(&self, id: &str) -> &[VcUnit] {
        let noted = self.force(id).map_or(&[][..], |part| &part.units);
        let apart = self.apart.iter().flat_map(|apart| &apart.sides).find(|side| side.force == id);
        let opened = apart.and_then(|side| side.orders.as_ref()).map_or(&[][..], |orders| &orders.units);
        if noted.is_empty() { opened } else { noted }
    }

    /// The Victory Points of one force, once they are known.
    pub fn score(&self, id: &str) -> Option<&Score> {
        self.vp.iter().flatten().find(|score| score.force == id)
    }
}
