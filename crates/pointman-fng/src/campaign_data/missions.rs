//! Mission tables, missions, Large Actions, activity and posture [Determining the Mission; Squad Missions;
//! Large Actions].

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::lands::MissionTableId;
use crate::mission::{Activity, Density, MissionId, OpeningMove, Posture, Scale, Side};

/// A Mission table: the mission of each total of 2d6.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MissionTable {
    /// For Free World forces (camp-04).
    pub us: BTreeMap<u8, MissionId>,
    /// For VC and NVA.
    pub communist: BTreeMap<u8, MissionId>,
    /// The totals printed with an asterisk (camp-03).
    pub asterisk: Asterisk,
}

/// Totals printed with an asterisk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Asterisk {
    /// In the column of the Free World.
    pub us: Vec<u8>,
}

/// Both Mission tables.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MissionTables {
    /// I Corps.
    #[serde(rename = "i-corps")]
    pub first: MissionTable,
    /// II, III and IV Corps.
    #[serde(rename = "ii-iii-iv-corps")]
    pub others: MissionTable,
}

/// How dense the terrain of a mission is to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum WantedDensity {
    Any,
    Open,
    Broken,
    Rugged,
}

/// Whether a mission has a built-up area.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Urban {
    MayOrMayNot,
    Should,
    Must,
}

/// The terrain of a mission.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TerrainSpec {
    /// How dense.
    pub density: WantedDensity,
    /// Whether built up.
    pub urban: Urban,
    /// What else.
    pub extra: Option<String>,
}

/// Where the player sets up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Zone {
    NearEdge,
    OwnHalf,
    NearEnemy,
    Center,
}

/// How the player deploys.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeploymentSpec {
    /// Where.
    pub zone: Zone,
    /// When they enter, if they do not begin on the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub when: Option<String>,
    /// How deep from the near edge, in inches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth_in: Option<u16>,
    /// Whether the far edge may see them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub los_of_far_edge: Option<bool>,
    /// The maximum distance from the enemy, in inches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub within_in: Option<u16>,
    /// The minimum distance from every edge, in inches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub min_from_edges_in: Option<u16>,
    /// Into how many groups they may part.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub groups_max: Option<u8>,
    /// In words.
    pub text: String,
}

/// How an opponent deploys who is a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpponentSpec {
    /// In words.
    pub text: String,
    /// The maximum distance from the far edge, in inches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub within_far_edge_in: Option<u16>,
    /// Who may not see them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub out_of_los_of: Option<String>,
    /// By which edge they enter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub enter: Option<String>,
    /// The minimum distance from the player, in inches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub min_distance_in: Option<u16>,
    /// Whether they begin hidden.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hidden: Option<bool>,
}

/// How the enemy comes into play where nobody plays that side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum SoloMethod {
    ContactTable,
    FarEdgeEntry,
    RandomEdgeEntry,
    MarkersAndContactTable,
    GenerateEnemyForces,
}

/// The enemy where nobody plays that side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SoloSpec {
    /// How.
    pub method: SoloMethod,
    /// In words.
    pub text: String,
}

/// What is special of a mission.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Special {
    /// Its id.
    pub id: String,
    /// The dice it needs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<String>,
    /// The faces on which it comes about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on: Option<Vec<u8>>,
    /// How many.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u8>,
    /// The minimum number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count_min: Option<u8>,
    /// The maximum number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count_max: Option<u8>,
    /// In words.
    pub text: String,
}

/// A mission.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MissionSpec {
    /// Which.
    pub id: MissionId,
    /// Its name.
    pub name: String,
    /// The section of the rules.
    pub section: String,
    /// How many take part.
    pub kind: Scale,
    /// Another name.
    pub also_called: Option<String>,
    /// What it is for.
    pub objective: String,
    /// What is to be done.
    pub goal: String,
    /// Its terrain.
    pub terrain: TerrainSpec,
    /// Who sets up what where both sides have players.
    pub two_player_setup: String,
    /// How the player deploys.
    pub deployment: DeploymentSpec,
    /// How an opponent deploys who is a player.
    pub opponent_two_player: OpponentSpec,
    /// The enemy where nobody plays that side.
    pub opponent_solo: SoloSpec,
    /// What is special.
    pub special: Vec<Special>,
}

/// 1d6 that parts Attack from Defend.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FollowSplit {
    /// The dice.
    pub dice: String,
    /// The faces of an Attack.
    pub attack: Vec<u8>,
    /// The faces of a Defend.
    pub defend: Vec<u8>,
}

/// Large Actions between players.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TwoPlayers {
    /// Who chooses the forces.
    pub forces: String,
    /// How many times the defender's units the attacker of a built-up area has at least.
    pub attacker_of_urban_ratio_min: u8,
}

/// How the enemy of a Large Action is generated.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GenerateEnemyForces {
    /// The section of the rules.
    pub section: String,
    /// Step by step.
    pub steps: Vec<String>,
}

/// A row of Opening Moves.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpeningRow {
    /// The least total.
    pub min: u8,
    /// The greatest.
    pub max: u8,
    /// The move.
    pub result: OpeningMove,
}

/// What an opening move means.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpeningText {
    /// The move.
    pub id: OpeningMove,
    /// In words.
    pub text: String,
}

/// Opening Moves.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpeningMoves {
    /// The dice.
    pub dice: String,
    /// Whether they are added.
    pub sum: bool,
    /// Who rolls.
    #[serde(rename = "for")]
    pub who: String,
    /// The rows.
    pub rows: Vec<OpeningRow>,
    /// What each means.
    pub results: Vec<OpeningText>,
}

/// What a modifier needs and adds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Added {
    /// When.
    #[serde(rename = "if")]
    pub when: String,
    /// How much.
    pub add: i8,
}

/// A row by passes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PassRow {
    /// How many dice pass.
    pub pass: u8,
    /// The result.
    pub result: String,
}

/// What a barrage does to vehicles.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BarrageOnVehicles {
    /// The dice.
    pub dice: String,
    /// The totals that harm.
    pub on_sum: Vec<u8>,
    /// Lightly armored on top.
    pub top_armor_below_2: String,
    /// Well armored on top.
    pub top_armor_2_or_more: String,
}

/// Artillery Barrage Effects.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BarrageEffects {
    /// The dice.
    pub dice: String,
    /// What they are rolled against.
    pub target: String,
    /// What adds to it.
    pub modifiers: Vec<Added>,
    /// What it does to men.
    pub results: Vec<PassRow>,
    /// What it does to vehicles.
    pub vehicles: BarrageOnVehicles,
}

/// Large Actions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LargeActions {
    /// The least Support (camp-14).
    pub minimum_support: u8,
    /// The least first reinforcement card.
    pub minimum_reinforcement_card: String,
    /// Attack or Defend.
    pub follow_split: FollowSplit,
    /// Between players.
    pub two_player: TwoPlayers,
    /// The enemy nobody plays.
    pub generate_enemy_forces: GenerateEnemyForces,
    /// Opening Moves.
    pub opening_moves: OpeningMoves,
    /// The barrage.
    pub artillery_barrage_effects: BarrageEffects,
}

/// A row of activity and posture.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DoctrineRow {
    /// The faces of 1d6.
    pub rolls: Vec<u8>,
    /// The activity.
    pub activity: Activity,
    /// The posture.
    pub posture: Posture,
}

/// Activity and posture.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActivityAndPosture {
    /// An optional rule.
    pub optional: bool,
    /// The dice.
    pub dice: String,
    /// Who rolls.
    pub roller: String,
    /// VC.
    pub vc: Vec<DoctrineRow>,
    /// NVA.
    pub nva: Vec<DoctrineRow>,
    /// What each activity means.
    pub activity: BTreeMap<Activity, String>,
    /// What each posture means.
    pub postures: BTreeMap<Posture, String>,
}

/// Missions and all about them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Missions {
    /// Which mission comes.
    pub mission_tables: MissionTables,
    /// The missions.
    pub missions: Vec<MissionSpec>,
    /// Large Actions.
    pub large_actions: LargeActions,
    /// Activity and posture.
    pub activity_and_posture: ActivityAndPosture,
}

/// Missions and all about them.
pub fn missions() -> &'static Missions {
    static READ: LazyLock<Missions> = LazyLock::new(|| {
        pointman_core::refused_value::embedded(include_str!("../data/campaign-missions.json"))
    });
    &READ
}

impl MissionTables {
    /// The mission of a total of 2d6 in a Corps area of this table; none for a total that 2d6 cannot show.
    pub fn mission(&self, table: MissionTableId, side: Side, total: u8) -> Option<MissionId> {
        let table = match table {
            MissionTableId::First => &self.first,
            MissionTableId::Others => &self.others,
        };
        let column = match side {
            Side::FreeWorld => &table.us,
            Side::Communist => &table.communist,
        };
        column.get(&total).copied()
    }
}

impl Missions {
    /// What is told of a mission.
    ///
    /// # Panics
    /// Never: every mission is told of, which a test proves.
    pub fn mission(&self, id: MissionId) -> &MissionSpec {
        self.missions.iter().find(|mission| mission.id == id).expect("every mission is told of")
    }
}

impl WantedDensity {
    /// The density that is asked for; none where any will do.
    pub const fn density(self) -> Option<Density> {
        match self {
            WantedDensity::Any => None,
            WantedDensity::Open => Some(Density::Open),
            WantedDensity::Broken => Some(Density::Broken),
            WantedDensity::Rugged => Some(Density::Rugged),
        }
    }
}
