//! What the players choose before a game; whatever is left out is decided in the usual way (4.1–4.4).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{AssetPrice, Die, Edge, Extra, Quadrant, Source, Step, VcUnitKind};
use pointman_core::error::Error;
use pointman_core::voice::option;

/// The players' choices for the Pre-Action steps.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Orders {
    /// The last step to do; Initiate Plan if left out.
    pub through: Option<Step>,
    /// Where the scenario comes from; the pack's next, else the Mission Generator.
    pub source: Option<Source>,
    /// The name of a designed or published scenario.
    pub scenario: Option<String>,
    /// How many turns a designed or published scenario has.
    pub scenario_turns: Option<u32>,
    /// Prices agreed for this game alone.
    pub asset_prices: Vec<AssetPrice>,
    /// Items of terrain; 10 if left out.
    pub terrain_items: Option<u32>,
    /// The objectives in the order they are chosen; all quadrants in turn if left out.
    pub objectives: Vec<ObjectiveChoice>,
    /// Where insurgents may appear.
    pub hot_spots: Vec<String>,
    /// The choices of each force.
    pub forces: Vec<ForceOrders>,
    /// The VC units that take part are noted with the game. Steps of 0.1.0 do not say so: theirs were
    /// forgotten.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub notes_units: bool,
    /// A platoon that deploys nobody, where others of its side do, throws no die, draws no card and chooses
    /// nothing (1.5), and no team goes of which everybody stays behind. Earlier steps do not say so.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub deployed_only: bool,
}

/// An item of terrain chosen as an objective.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ObjectiveChoice {
    /// Its quarter of the table.
    pub quadrant: Quadrant,
    /// What it is.
    #[serde(default)]
    pub terrain: Option<String>,
}

/// The choices of one force.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ForceOrders {
    /// The force.
    pub force: String,
    /// Its objectives in a designed or published scenario: what it is to achieve, in the players' words.
    #[serde(default)]
    pub objectives: Vec<String>,
    /// Its teams assigned to the mission; all that are fit if left out.
    #[serde(default)]
    pub teams: Option<Vec<String>>,
    /// Figures of those teams that stay behind.
    #[serde(default)]
    pub absent_figures: Vec<String>,
    /// Assets bought now.
    #[serde(default)]
    pub purchases: Vec<Buy>,
    /// What the scenario adds to its roll for Operational Momentum.
    #[serde(default)]
    pub momentum_modifier: i32,
    /// The highest Troop Quality die of a unit it deploys; that of its deployed teams, or of the VC units
    /// named, if left out.
    #[serde(default)]
    pub highest_die: Option<Die>,
    /// The edge it takes if its die is high; south if left out.
    #[serde(default)]
    pub edge: Option<Edge>,
    /// Which it takes if it may have the lieutenant or the medic; the lieutenant if left out.
    #[serde(default)]
    pub extra: Option<Extra>,
    /// Whether it draws a first Fog of War card, where it may choose; yes if left out.
    #[serde(default)]
    pub first_fog_card: Option<bool>,
    /// Whether it takes the card of Plan B.
    #[serde(default)]
    pub plan_b_card: bool,
    /// Figures it names Designated Point Men.
    #[serde(default)]
    pub point_men: Vec<String>,
    /// The VC units that take part.
    #[serde(default)]
    pub units: Vec<VcUnit>,
    /// Kit Carson Scouts that take part with it.
    #[serde(default)]
    pub kit_carson_scouts: Vec<Scout>,
}

/// An asset to buy.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Buy {
    /// The asset.
    pub asset: String,
    /// The teams it brings, for a fireteam or squad of the own platoon.
    #[serde(default)]
    pub teams: Vec<String>,
}

/// A VC unit that takes part in a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct VcUnit {
    /// Its name.
    pub name: String,
    /// Local Force or Main Force.
    pub kind: VcUnitKind,
}

impl VcUnit {
    /// The unit as people speak of it: `Cell A (Local Force)`.
    pub fn words(&self) -> String {
        format!("{} ({})", self.name, self.kind.title())
    }
}

/// A unit of Kit Carson Scouts that takes part in a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Scout {
    /// Its name.
    pub name: String,
    /// Its Troop Quality.
    pub troop_quality_die: Die,
}

impl Orders {
    /// The choices of one force; none made if it has none.
    pub(crate) fn force(&self, id: &str) -> ForceOrders {
        self.forces.iter().find(|force| force.force == id).cloned().unwrap_or_default()
    }

    /// Refuses choices that nothing would come of: steps of earlier versions left them out without a word.
    ///
    /// # Errors
    /// Which it is, and why.
    pub fn check_heeded(&self, insurgents: &[String], is_generated: bool) -> Result<(), Error> {
        let is_insurgent = |id: &String| insurgents.contains(id);
        for part in &self.forces {
            if is_generated && !part.objectives.is_empty() && !is_insurgent(&part.force) {
                let why = format!(
                    "{} names an objective, but a generated mission has its own: {} or `published` names one",
                    part.force,
                    option("source").with("designed")
                );
                return Err(Error::refused("AV 4.1", why));
            }
            if part.first_fog_card.is_some() && is_insurgent(&part.force) {
                return Err(Error::refused("AV 4.5", "insurgents never draw Fog of War cards"));
            }
        }
        Ok(())
    }

    /// Refuses choices of unknown forces, and those that belong to a step which is not done now.
    pub(crate) fn check(&self, known: &[String], first: Step, last: Step) -> Result<(), Error> {
        for (index, part) in self.forces.iter().enumerate() {
            if !known.contains(&part.force) {
                return Err(Error::Usage(pointman_core::names::unknown("force", &part.force, known)));
            }
            if self.forces[..index].iter().any(|earlier| earlier.force == part.force) {
                return Err(Error::Usage(format!("the choices of {} are given twice", part.force)));
            }
        }
        if self.scenario_turns == Some(0) {
            return Err(Error::Usage("scenario_turns is 0: a game has at least 1 turn".to_owned()));
        }
        for part in &self.forces {
            for (what, names) in [("objective", &part.objectives), ("absent figure", &part.absent_figures)] {
                if let Some(name) =
                    names.iter().enumerate().find(|(index, name)| names[..*index].contains(name))
                {
                    return Err(Error::Usage(format!("{what} {} of {} is given twice", name.1, part.force)));
                }
            }
        }
        let mut made: Vec<(&str, Step)> = Vec::new();
        let mut note = |is_made: bool, name: &'static str, step: Step| {
            if is_made {
                made.push((name, step));
            }
        };
        note(self.source.is_some(), "source", Step::ReceiveMission);
        note(self.scenario.is_some(), "scenario", Step::ReceiveMission);
        note(self.scenario_turns.is_some(), "scenario_turns", Step::ReceiveMission);
        note(!self.asset_prices.is_empty(), "asset_prices", Step::ReceiveMission);
        note(self.terrain_items.is_some(), "terrain_items", Step::Reconnoiter);
        note(!self.objectives.is_empty(), "objectives", Step::Reconnoiter);
        note(!self.hot_spots.is_empty(), "hot_spots", Step::Reconnoiter);
        for force in &self.forces {
            note(!force.objectives.is_empty(), "forces/objectives", Step::ReceiveMission);
            note(force.teams.is_some(), "forces/teams", Step::IssueOrders);
            note(!force.absent_figures.is_empty(), "forces/absent_figures", Step::IssueOrders);
            note(!force.purchases.is_empty(), "forces/purchases", Step::IssueOrders);
            // A scenario states it, and it is kept until it counts.
            let stated = first.clamp(Step::ReceiveMission, Step::IssueOrders);
            note(force.momentum_modifier != 0, "forces/momentum_modifier", stated);
            note(force.highest_die.is_some(), "forces/highest_die", Step::IssueOrders);
            note(force.edge.is_some(), "forces/edge", Step::Reconnoiter);
            note(force.extra.is_some(), "forces/extra", Step::InitiatePlan);
            note(force.first_fog_card.is_some(), "forces/first_fog_card", Step::InitiatePlan);
            note(force.plan_b_card, "forces/plan_b_card", Step::InitiatePlan);
            note(!force.point_men.is_empty(), "forces/point_men", Step::InitiatePlan);
            // They are thrown for from the first dice-off on.
            let named = first.clamp(Step::IssueOrders, Step::InitiatePlan);
            note(!force.units.is_empty(), "forces/units", named);
            note(!force.kit_carson_scouts.is_empty(), "forces/kit_carson_scouts", Step::InitiatePlan);
        }
        match made.into_iter().find(|&(_, step)| step < first || step > last) {
            None => Ok(()),
            Some((name, step)) => Err(Error::Usage(format!(
                "{name} is chosen at {step}, which is not due: the current steps are {first} to {last}"
            ))),
        }
    }
}
