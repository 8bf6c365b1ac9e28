//! The report of a game: what the players saw happen, from which everything after the game follows (5).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{BuyOrder, Condition, CurrentMission, Objective, Outcome, Wound};

/// The report of one game.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// The turn of the campaign it is about, if it says so.
    #[serde(default)]
    pub turn: Option<u32>,
    /// How many turns the game had.
    #[serde(default)]
    #[schemars(range(min = 1, max = 99))]
    pub game_turns: Option<u32>,
    /// Why the game ended before a generated mission can end by a roll, after turn 5.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended_early: Option<String>,
    /// Who rolled for the length of the game when, for the record.
    #[serde(default)]
    pub initiative_rolls: Vec<InitiativeRoll>,
    /// Assets bought in the game that were not entered when they were (4.5).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub purchases: Vec<BuyOrder>,
    /// What happened to each force.
    pub forces: Vec<ForceReport>,
}

/// A roll for the length of the game that was made at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct InitiativeRoll {
    /// The game turn at whose end it was made, 5 to 7.
    #[schemars(range(min = 5, max = 7))]
    pub turn: u32,
    /// The force with Initiative.
    #[serde(default)]
    pub force: Option<String>,
    /// What was rolled.
    #[schemars(range(min = 1, max = 10))]
    pub roll: u32,
}

/// What happened to one force.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ForceReport {
    /// The force.
    pub force: String,
    /// Its own objectives it achieved (regular).
    #[serde(default)]
    pub objectives_achieved: u32,
    /// Its own objectives it failed to achieve (regular).
    #[serde(default)]
    pub objectives_failed: u32,
    /// Which of its objectives it achieved, by id, where that is some of several; null: the first ones
    /// (regular).
    #[serde(default)]
    pub which_achieved: Option<Vec<String>>,
    /// Enemy AFVs disabled at the end of the game (regular).
    #[serde(default)]
    pub enemy_afv_disabled: u32,
    /// Enemy AFVs destroyed (regular).
    #[serde(default)]
    pub enemy_afv_destroyed: u32,
    /// How many of those destroyed had been disabled before (regular); counts by the option
    /// `vehicle_scoring`.
    #[serde(default)]
    pub enemy_afv_disabled_before_destroyed: u32,
    /// Civilian mobs peacefully dispersed (regular).
    #[serde(default)]
    pub mobs_dispersed: u32,
    /// Its casualties (regular).
    #[serde(default)]
    pub figures: Vec<FigureReport>,
    /// Casualties among those who are on no roster: attached and bought men, lieutenant and medic (regular).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub other_casualties: Vec<OtherCasualty>,
    /// Its deployed teams (regular).
    #[serde(default)]
    pub teams: Vec<TeamReport>,
    /// Its leaders killed (VC).
    #[serde(default)]
    pub leaders_killed: u32,
    /// Regular vehicles disabled at the end of the game (VC).
    #[serde(default)]
    pub vehicles_disabled: u32,
    /// Regular vehicles destroyed (VC).
    #[serde(default)]
    pub vehicles_destroyed: u32,
    /// How many of those destroyed had been disabled before (VC); counts by the option `vehicle_scoring`.
    #[serde(default)]
    pub vehicles_disabled_before_destroyed: u32,
    /// Civilian casualties (VC).
    #[serde(default)]
    pub civilian_casualties: u32,
    /// Civilian mobs converted or influenced (VC).
    #[serde(default)]
    pub mobs_won_over: u32,
    /// The points a scenario of a pack states, in place of the lists.
    #[serde(default)]
    pub scenario_vp: Option<i32>,
    /// Whether it was left out of the game that others of its side fought, and its Operational Momentum with
    /// it (regular, 1.5); not in reports of earlier versions.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left_out: bool,
    /// Rolls its player does not make: teams that do not roll for development, or `building-the-insurgency`.
    #[serde(default)]
    pub declined: Vec<String>,
}

/// One casualty.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FigureReport {
    /// The figure.
    pub figure: String,
    /// How they were lost.
    pub outcome: Outcome,
    /// How badly, for a `wia`.
    #[serde(default)]
    pub wound: Option<Wound>,
    /// Where they were at the end, for a serious `wia`.
    #[serde(default)]
    pub condition: Option<Condition>,
    /// Who was with a man `accompanied` of whose own team nobody is left: a team, another who is on no
    /// roster, or `FORCE:TEAM` of an allied platoon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub accompanied_by: Option<String>,
}

impl ForceReport {
    /// Whether the objective at this place among those of the force was achieved. A report that counts them
    /// and does not say which is taken to mean the first ones.
    pub fn achieves(&self, index: usize, objective: &Objective) -> bool {
        match &self.which_achieved {
            Some(which) => which.contains(&objective.id),
            None => index < self.objectives_achieved as usize,
        }
    }

    /// Why a platoon that was left out of a game scores nothing (1.5); none if it was there.
    pub fn why_nothing(&self, mission: &CurrentMission) -> Option<String> {
        let part = mission.force(&self.force).filter(|_| self.left_out)?;
        let left = part.momentum.map_or(0, |momentum| momentum.left);
        let objectives = if part.objectives.len() == 1 { "objective" } else { "objectives" };
        Some(match (part.objectives.is_empty(), left) {
            (true, 0) => "it deployed nobody".to_owned(),
            (true, left) => format!("it deployed nobody, so the {left} OMP it has left do not count"),
            (false, 0) => format!("it deployed nobody, so its {objectives} did not count"),
            (false, left) => {
                format!(
                    "it deployed nobody, so neither its {objectives} nor the {left} OMP it has left count"
                )
            }
        })
    }
}

impl FigureReport {
    /// Whether they were seriously wounded and left in this condition.
    pub fn is(&self, condition: Condition) -> bool {
        self.outcome == Outcome::Wia
            && self.wound == Some(Wound::Serious)
            && self.condition == Some(condition)
    }

    /// How they were lost: `lightly wounded`, `wounded, straggler`.
    pub fn words(&self) -> String {
        match (self.outcome, self.wound, self.condition) {
            (Outcome::Wia, Some(Wound::Light), _) => "lightly wounded".to_owned(),
            (Outcome::Wia, _, Some(condition)) => format!("wounded, {}", condition.title().to_lowercase()),
            (outcome, ..) => outcome.title().to_lowercase(),
        }
    }
}

/// A casualty who is on no roster: they count for Victory Points, and their place is not the platoon's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OtherCasualty {
    /// The asset they belong to, by its id, or `lieutenant` or `medic`.
    pub who: String,
    /// Whether they were an officer.
    pub officer: bool,
    /// How they were lost.
    pub outcome: Outcome,
    /// How badly, for a `wia`; serious if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wound: Option<Wound>,
}

impl OtherCasualty {
    /// How they were lost: `seriously wounded`.
    pub fn words(&self) -> String {
        match self.wound {
            Some(Wound::Light) => "lightly wounded".to_owned(),
            Some(Wound::Serious) => "seriously wounded".to_owned(),
            None => self.outcome.title().to_lowercase(),
        }
    }
}

/// What one team did and suffered (6.1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TeamReport {
    /// The team.
    pub team: String,
    /// Whether it engaged a hostile unit; null while nobody has said so, which is refused.
    #[serde(default)]
    pub engaged_hostile: Option<bool>,
    /// Whether it caused a hostile unit a casualty; null as above.
    #[serde(default)]
    pub inflicted_casualty: Option<bool>,
    /// Whether a hostile unit engaged it; null as above.
    #[serde(default)]
    pub engaged_by_hostile: Option<bool>,
    /// Whether it abandoned a casualty; null: it did if one of its men ended the game as a straggler (A31).
    #[serde(default)]
    pub abandoned_casualty: Option<bool>,
}

impl Report {
    /// What it says of a force.
    pub fn force(&self, id: &str) -> Option<&ForceReport> {
        self.forces.iter().find(|force| force.force == id)
    }
}
