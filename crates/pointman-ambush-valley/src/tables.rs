//! The tables of the campaign rules, read from `data/tables.json` in their printed order.

use std::sync::LazyLock;

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;

use crate::{
    Area, Confidence, Die, Extra, FatigueEffect, Grade, InsurgencyArea, Leader, Level, Margin, MissionId,
    Pool, SpecialTrait, Status, SupplyQuality,
};
use pointman_core::vocabulary;

vocabulary! {
    /// Every table that dice are thrown on.
    pub enum TableId: "table" {
        LeadershipCheck = "leadership-check" "Leadership check",
        LeadershipRating = "leadership-rating" "Leadership Rating Table",
        Mission = "mission" "Mission Generator",
        OperationalMomentum = "operational-momentum" "Operational Momentum Points",
        LieutenantAndMedic = "lieutenant-and-medic" "Lieutenant and medic",
        GameLengthTurn5 = "game-length-turn-5" "Game length, end of turn 5",
        GameLengthTurn6 = "game-length-turn-6" "Game length, end of turn 6",
        GameLengthTurn7 = "game-length-turn-7" "Game length, end of turn 7",
        EvacuatedCasualties = "evacuated-casualties" "Evacuated Casualties",
        AccompaniedCasualties = "accompanied-casualties" "Accompanied Casualties",
        Stragglers = "stragglers" "Stragglers",
        UnitDevelopment = "unit-development" "Unit Development Chart",
        CombatFatigue = "combat-fatigue" "Combat Fatigue",
        Replacement = "replacement" "Replacement Table",
        ReturnToDutyCheck = "return-to-duty-check" "Return to Duty pool check",
        ReplacementCheck = "replacement-check" "Replacement pool check",
        LossOfAdvancements = "loss-of-advancements" "Loss of advancements test",
        BuildingTheInsurgency = "building-the-insurgency" "Building the Insurgency",
        SpecialTeamDevelopment = "special-team-development" "Special Team Development",
        LeadershipDevelopment = "leadership-development" "Leadership Development",
        InsurgencySpecialDevelopment = "insurgency-special-development" "Insurgency Special Development",
    }
}

/// The tables and lists of the rules.
#[derive(Debug, Deserialize)]
pub struct Tables {
    /// The ratings a platoon starts with (2.1).
    pub starting_ratings: StartingRatings,
    /// How long campaigns are (1.3).
    pub campaign_length: LengthTable,
    /// The tables dice are thrown on, in the order of [`TableId::ALL`].
    pub tables: Vec<Table>,
    /// What each rank of a team gives (6.4).
    pub regular_ranks: Vec<Ladder<Area>>,
    /// What each rank of an insurgency gives (7).
    pub insurgency_ranks: Vec<Ladder<InsurgencyArea>>,
    /// The missions (4.1).
    pub missions: Vec<MissionRules>,
    /// What assets usually cost (4.2).
    pub available_asset_costs: AssetCosts,
    /// Setting up the table (4.3).
    pub setup: SetUpRules,
    /// How long a game is (4.5).
    pub game_length: GameLength,
    /// What Victory Points are given for (5.1).
    pub victory_points: VictoryPointLists,
    /// How victories are graded (5.1).
    pub margins: Margins,
    /// What prisoners cost (5.2).
    pub captured: CapturedRules,
    /// The options stand in `campaign::options`; the tests compare the two.
    #[serde(rename = "options")]
    _options: IgnoredAny,
}

/// The ratings a platoon starts with.
#[derive(Debug, Deserialize)]
pub struct StartingRatings {
    /// Trained.
    pub troop_quality_die: Die,
    /// Morale.
    pub morale_die: Die,
    /// Confidence level.
    pub confidence: Level<Confidence>,
    /// Supply quality.
    pub supply_quality: Level<SupplyQuality>,
    leadership: Value,
}

impl StartingRatings {
    /// The leadership a leader starts with, −2 to 2.
    pub fn leadership(&self, leader: Leader) -> i8 {
        self.leadership.get(leader.id()).and_then(Value::as_i64).map_or(0, |value| value as i8)
    }
}

/// How many turns campaigns usually have.
#[derive(Debug, Deserialize)]
pub struct LengthTable {
    /// At least.
    pub min_turns: u32,
    /// At most, unless players agree on more.
    pub max_turns: u32,
    /// Scenarios of a pack, at least.
    pub pack_scenarios_min: u32,
    /// Scenarios of a pack, at most.
    pub pack_scenarios_max: u32,
}

/// A table that dice are thrown on.
#[derive(Debug, Deserialize)]
pub struct Table {
    /// Its id.
    pub id: TableId,
    /// Its name.
    pub name: String,
    /// The section of the rules that prints it.
    pub section: String,
    /// What is thrown.
    pub die: TableDice,
    /// Its rows, as printed.
    pub rows: Vec<Row>,
}

/// What is thrown on a table.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct TableDice {
    /// How many dice, added together.
    pub count: u32,
    /// Which dice.
    pub sides: Sides,
}

/// Which dice are thrown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum Sides {
    /// Dice of so many sides.
    Fixed(u32),
    /// The Troop Quality die of who rolls.
    Rating(Rating),
}

/// A rating that gives the die.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rating {
    /// Troop Quality.
    TroopQuality,
}

/// A row of a table.
#[derive(Debug, Deserialize)]
pub struct Row {
    /// Its id.
    pub id: String,
    /// Lowest total; none when there is no lower bound.
    pub min: Option<i32>,
    /// Highest total; none when there is no upper bound.
    pub max: Option<i32>,
    /// Its name.
    pub name: String,
    /// What it means.
    pub result: String,
    /// What it does.
    pub effects: Vec<Effect>,
}

impl Row {
    /// The totals that give it: `3`, `4 to 6`, `2 or less`, `10 or more`.
    pub fn range(&self) -> String {
        match (self.min, self.max) {
            (Some(min), Some(max)) if min == max => min.to_string(),
            (Some(min), Some(max)) => format!("{min} to {max}"),
            (Some(min), None) => format!("{min} or more"),
            (None, Some(max)) => format!("{max} or less"),
            (None, None) => "for any total".to_owned(),
        }
    }
}

/// One thing a row does. What the core rules resolve ([`Effect::InGame`]) is only shown.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(tag = "op", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named as in the tables")]
pub enum Effect {
    None,
    RollOn {
        table: TableId,
    },
    RollLater {
        table: TableId,
    },
    SetLeadership {
        value: i8,
    },
    SetMission {
        mission: MissionId,
    },
    SetMomentum {},
    AddFigure {
        choose: usize,
        from: Vec<Extra>,
    },
    EndGame,
    ContinueGame {
        next_turn: u32,
    },
    SetStatus {
        status: Status,
    },
    PoolAdd {
        pool: Pool,
    },
    PoolRemove {
        pool: Pool,
    },
    CampaignVp {
        value: i32,
    },
    GainRank {
        area: String,
    },
    GainTrait {
        #[serde(rename = "trait")]
        gained: String,
    },
    SetFlag {},
    InGame {
        rule: Value,
    },
    DegradeDice {},
    DieShift {},
    SuppressDevelopments {},
    CombatStress {},
    NewFigure {
        grade: Grade,
        troop_quality_die: Die,
        morale_die: Die,
    },
    ClearDevelopments,
}

/// What the ranks of one area give.
#[derive(Debug, Deserialize)]
pub struct Ladder<A> {
    /// The area.
    pub id: A,
    /// Its name.
    pub name: String,
    /// The ranks, 1 to 3.
    pub ranks: Vec<Rank>,
    /// Ranks that lapse at a later one.
    #[serde(default)]
    pub superseded: Vec<Superseded>,
}

/// What one rank gives.
#[derive(Debug, Deserialize)]
pub struct Rank {
    /// 1 to 3.
    pub rank: u8,
    /// What it gives.
    pub result: String,
    /// The same as data of the core rules.
    pub rules: Vec<Value>,
}

/// A rank that lapses at a later one.
#[derive(Debug, Deserialize)]
pub struct Superseded {
    /// The rank.
    pub rank: u8,
    /// From which rank on it lapses.
    pub from_rank: u8,
}

/// A mission's printed terms.
#[derive(Debug, Deserialize)]
pub struct MissionRules {
    /// The mission.
    pub id: MissionId,
    /// The roll that gives it.
    pub roll: u32,
    /// Its name.
    pub name: String,
    /// Where units start, if stated.
    pub deploy: Option<Deploy>,
    /// Where they start when it is not stated (A4).
    pub deploy_reading: Option<Deploy>,
    /// Its objectives.
    pub objectives: Vec<MissionObjective>,
}

/// Where units start.
#[derive(Debug, Deserialize)]
pub struct Deploy {
    /// `centre-line` or `own-edge`.
    pub zone: String,
    /// Inches from it.
    pub distance_in: u32,
    /// Inches by option (A3).
    pub alternative_distance_in: Option<u32>,
}

/// An objective of a mission.
#[derive(Debug, Deserialize)]
pub struct MissionObjective {
    /// Its id.
    pub id: String,
    /// What must all be done.
    pub all_of: Vec<Value>,
}

/// What assets usually cost.
#[derive(Debug, Deserialize)]
pub struct AssetCosts {
    /// The assets, as printed.
    pub assets: Vec<AssetCost>,
}

/// What one asset usually costs.
#[derive(Debug, Deserialize)]
pub struct AssetCost {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Operational Momentum Points.
    pub cost_points: u32,
}

/// Setting up the table.
#[derive(Debug, Deserialize)]
pub struct SetUpRules {
    /// Items of terrain, at least.
    pub terrain_items_min: u32,
    /// Items of terrain, at most.
    pub terrain_items_max: u32,
    /// Squads a player should field.
    pub minimum_squads: usize,
    /// Fireteams a player should field, at least.
    pub fireteams_min: usize,
}

/// How long a game is.
#[derive(Debug, Deserialize)]
pub struct GameLength {
    /// Turns at least.
    pub min_turns: u32,
    /// Turns at most.
    pub max_turns: u32,
    /// The tables rolled at the end of turns 5, 6 and 7.
    pub checks: Vec<TableId>,
}

/// What Victory Points are given for.
#[derive(Debug, Deserialize)]
pub struct VictoryPointLists {
    /// Regular forces.
    pub regular: VictoryPointList,
    /// The VC.
    pub vc: VictoryPointList,
}

/// One list of Victory Points.
#[derive(Debug, Deserialize)]
pub struct VictoryPointList {
    /// Its rows, as printed.
    pub rows: Vec<VictoryPointRow>,
}

impl VictoryPointList {
    /// The row with this id.
    pub fn row(&self, id: &str) -> &VictoryPointRow {
        self.rows.iter().find(|row| row.id == id).expect("rules name only rows the lists have")
    }
}

/// What the lists of Victory Points call their rows: of one, and of more.
const VICTORY_POINT_NAMES: [(&str, &str, &str); 14] = [
    ("objective-achieved", "Objective Achieved", "Objectives Achieved"),
    ("wia", "WIA", "WIA"),
    ("kia", "KIA", "KIA"),
    ("pow", "POW", "POW"),
    ("enemy-afv-disabled", "Enemy AFV Disabled", "Enemy AFVs Disabled"),
    ("enemy-afv-destroyed", "Enemy AFV Destroyed", "Enemy AFVs Destroyed"),
    ("civilian-mob-dispersed", "Civilian Mob Peacefully Dispersed", "Civilian Mobs Peacefully Dispersed"),
    ("momentum-left", "Remaining Operational Momentum Point", "Remaining Operational Momentum Points"),
    ("insurgent-leader-killed", "Insurgent Leader Killed", "Insurgent Leaders Killed"),
    ("regular-vehicle-disabled", "Regular Vehicle Disabled", "Regular Vehicles Disabled"),
    ("regular-vehicle-destroyed", "Regular Vehicle Destroyed", "Regular Vehicles Destroyed"),
    ("civilian-casualty", "Civilian Casualty", "Civilian Casualties"),
    (
        "civilian-mob-won-over",
        "Civilian Mob Converted or Influenced",
        "Civilian Mobs Converted or Influenced",
    ),
    (
        "objective-failed-by-regulars",
        "Objective the Regular Player Fails to Achieve",
        "Objectives the Regular Player Fails to Achieve",
    ),
];

/// What the lists of Victory Points call `count` of the row `id`; a scenario may give its own points, by no
/// list of the rules.
pub fn victory_point_name(id: &str, count: i64) -> &'static str {
    VICTORY_POINT_NAMES
        .iter()
        .find(|(known, ..)| *known == id)
        .map_or("by the scenario's own list", |(_, one, more)| if count == 1 { one } else { more })
}

/// One row of a list of Victory Points.
#[derive(Debug, Deserialize)]
pub struct VictoryPointRow {
    /// Its id.
    pub id: String,
    /// What happened.
    pub event: String,
    /// Victory Points for each.
    pub vp: i32,
    /// Victory Points for each officer, where they differ.
    #[serde(default)]
    pub vp_officer: Option<i32>,
}

/// How victories are graded.
#[derive(Debug, Deserialize)]
pub struct Margins {
    /// From a draw to a decisive victory.
    pub rows: Vec<MarginRow>,
}

/// One grade of victory.
#[derive(Debug, Deserialize)]
pub struct MarginRow {
    /// The grade.
    pub id: Margin,
    /// At least so many times the loser's total.
    pub ratio_min: Option<i64>,
    /// Below so many times the loser's total.
    pub ratio_below: Option<i64>,
}

/// What prisoners cost.
#[derive(Debug, Deserialize)]
pub struct CapturedRules {
    /// Campaign Victory Points for each, below 0.
    pub campaign_vp_each: i32,
}

/// The tables of the rules.
pub fn tables() -> &'static Tables {
    static TABLES: LazyLock<Tables> =
        LazyLock::new(|| pointman_core::refused_value::embedded(include_str!("data/tables.json")));
    &TABLES
}

impl Tables {
    /// The table with this id.
    pub fn table(&self, id: TableId) -> &Table {
        self.tables.iter().find(|table| table.id == id).expect("every table of the vocabulary is in the data")
    }

    /// What a rank of a team gives, in a line.
    pub fn area_rank(&self, area: Area, rank: u8) -> &str {
        self.regular_ranks[area as usize]
            .ranks
            .iter()
            .find(|row| row.rank == rank)
            .map_or("", |row| &row.result)
    }

    /// The ranks of an area of the insurgency.
    pub fn insurgency_area(&self, area: InsurgencyArea) -> &Ladder<InsurgencyArea> {
        &self.insurgency_ranks[area as usize]
    }

    /// What the row `id` of `table` means, in a line.
    pub fn result(&self, table: TableId, id: &str) -> &str {
        self.table(table).rows.iter().find(|row| row.id == id).map_or("", |row| &row.result)
    }

    /// What a special trait does, in a line.
    pub fn special(&self, special: SpecialTrait) -> &str {
        self.result(TableId::SpecialTeamDevelopment, special.id())
    }

    /// What a result of Combat Fatigue does, in a line.
    pub fn fatigue(&self, effect: FatigueEffect) -> &str {
        self.result(TableId::CombatFatigue, effect.id())
    }

    /// The printed terms of a mission.
    pub fn mission(&self, id: MissionId) -> &MissionRules {
        &self.missions[id as usize]
    }

    /// The usual price and name of an asset, if it is on the list.
    pub fn asset(&self, id: &str) -> Option<&AssetCost> {
        self.available_asset_costs.assets.iter().find(|asset| asset.id == id)
    }

    /// The name of an asset; one that is not on the list is called as its campaign calls it.
    pub fn asset_name<'a>(&'a self, id: &'a str) -> &'a str {
        self.asset(id).map_or(id, |asset| &asset.name)
    }
}

impl Table {
    /// The row that `total` falls in; of a total beyond its rows, the row at that end.
    pub fn row(&self, total: i32) -> &Row {
        let is_reached = |row: &&Row| row.min.is_none_or(|min| min <= total);
        self.rows.iter().rfind(is_reached).unwrap_or(&self.rows[0])
    }

    /// The lowest and the highest total that it has a row for; none where the row at that end is open.
    pub fn totals(&self) -> (Option<i32>, Option<i32>) {
        (self.rows.first().and_then(|row| row.min), self.rows.last().and_then(|row| row.max))
    }
}
