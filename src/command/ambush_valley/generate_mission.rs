//! `generate-mission` for Ambush Valley: the choices of the players, and what is made of them.

use clap::Args;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::ambush_valley::{
    Buy, ForceOrders, InsurgentSetup, LoneMission, LoneMissionMaking, MissionSetup, ObjectiveChoice, Options,
    Orders, RegularSetup, Source as ScenarioSource, Step, Versus, quadrant_called, scout, unit as vc_unit,
};
use crate::command::ambush_valley::step::{force_id, listed, objectives_listed, of_force, step_named, told};
use crate::command::campaign::generate_mission::GenerateMission;
use crate::command::step::begin_telling;
use crate::command::{Outcome, Session};
use crate::document::choices;
use crate::error::Error;
use crate::question::NOTHING;
use crate::readings::pairs;
use crate::voice::option;

/// The options of Ambush Valley alone.
#[derive(Debug, Clone, Default, PartialEq, Args, Serialize, Deserialize)]
#[serde(default)]
pub struct AmbushValleyOptions {
    /// A regular force, as NAME:NATION or NATION; give it twice for two
    #[arg(long, value_name = "NAME:NATION")]
    pub regular: Vec<String>,
    /// The VC force
    #[arg(long, value_name = "NAME")]
    pub insurgent: Option<String>,
    /// Stop after this step
    #[arg(long, value_name = "STEP")]
    pub through: Option<String>,
    /// Where the scenario comes from
    #[arg(long, value_name = "SOURCE", help_heading = "Choices of Ambush Valley")]
    pub source: Option<String>,
    /// The name of a designed or published scenario
    #[arg(long, value_name = "SCENARIO", help_heading = "Choices of Ambush Valley")]
    pub scenario: Option<String>,
    /// What a force is to achieve in that scenario, as FORCE:TEXT
    #[arg(long, value_name = "FORCE:TEXT", help_heading = "Choices of Ambush Valley")]
    pub scenario_objective: Vec<String>,
    /// The teams to assign, as FORCE:TEAM,TEAM,… [default: every fit team]
    #[arg(
        long = "assign",
        alias = "teams",
        value_name = "FORCE:TEAMS",
        help_heading = "Choices of Ambush Valley"
    )]
    pub teams: Vec<String>,
    /// Figures to leave behind, as FORCE:FIGURE,…
    #[arg(long, value_name = "FORCE:FIGURES", help_heading = "Choices of Ambush Valley")]
    pub absent: Vec<String>,
    /// An asset to buy now, as FORCE:ASSET or FORCE:own-squad:TEAM,TEAM
    #[arg(long, value_name = "FORCE:ASSET", help_heading = "Choices of Ambush Valley")]
    pub buy: Vec<String>,
    /// The scenario's modifier to a momentum roll, as FORCE:N
    #[arg(
        long,
        value_name = "FORCE:N",
        allow_hyphen_values = true,
        help_heading = "Choices of Ambush Valley"
    )]
    pub momentum_modifier: Vec<String>,
    /// The die a force rolls for objectives, edges and set-up, as FORCE:d10
    #[arg(long, value_name = "FORCE:DIE", help_heading = "Choices of Ambush Valley")]
    pub highest_die: Vec<String>,
    /// An objective, as QUADRANT:TERRAIN, in the order chosen
    #[arg(long, value_name = "QUADRANT:TERRAIN", help_heading = "Choices of Ambush Valley")]
    pub objective: Vec<String>,
    /// Where insurgents may appear
    #[arg(long, value_name = "PLACE", help_heading = "Choices of Ambush Valley")]
    pub hot_spot: Vec<String>,
    /// The edge a force takes if it wins the dice-off, as FORCE:EDGE
    #[arg(long, value_name = "FORCE:EDGE", help_heading = "Choices of Ambush Valley")]
    pub edge: Vec<String>,
    /// Whether the lieutenant or the medic comes, if one may, as FORCE:lieutenant or FORCE:medic
    #[arg(long, value_name = "FORCE:WHO", help_heading = "Choices of Ambush Valley")]
    pub extra: Vec<String>,
    /// A force that does not draw a first Fog of War card
    #[arg(
        long = "no-fog-card-for",
        alias = "no-fog-card",
        value_name = "FORCE",
        help_heading = "Choices of Ambush Valley"
    )]
    pub no_fog_card: Vec<String>,
    /// A force that takes the Plan B card
    #[arg(
        long = "plan-b-for",
        alias = "plan-b",
        value_name = "FORCE",
        help_heading = "Choices of Ambush Valley"
    )]
    pub plan_b: Vec<String>,
    /// The Designated Point Men, as FORCE:FIGURE,…
    #[arg(long, value_name = "FORCE:FIGURES", help_heading = "Choices of Ambush Valley")]
    pub point_man: Vec<String>,
    /// A participating VC unit, as FORCE:local-force:NAME or FORCE:main-force:NAME
    #[arg(
        long = "vc-unit",
        alias = "unit",
        value_name = "FORCE:KIND:NAME",
        help_heading = "Choices of Ambush Valley"
    )]
    pub unit: Vec<String>,
    /// Participating Kit Carson Scouts, as FORCE:DIE:NAME
    #[arg(long, value_name = "FORCE:DIE:NAME", help_heading = "Choices of Ambush Valley")]
    pub scouts: Vec<String>,
}

impl GenerateMission {
    /// A mission of Ambush Valley that belongs to no campaign.
    pub(in crate::command) fn standing_alone(&self, session: &mut Session) -> Result<Outcome, Error> {
        let versus = self.versus.as_deref().map(str::parse::<Versus>).transpose().map_err(Error::Usage)?;
        let mut options = Options::default();
        set_options(&mut options, &self.option)?;
        let regulars: Vec<_> = self.ambush_valley.regular.iter().map(|text| regular(text)).collect();
        let insurgents: Vec<_> = self
            .ambush_valley
            .insurgent
            .iter()
            .map(|name| InsurgentSetup { name: Some(name.clone()), ..InsurgentSetup::default() })
            .collect();
        let mut setup = MissionSetup {
            versus,
            options,
            regulars,
            insurgents,
            orders: Orders::default(),
            as_in_0_1_0: false,
        };
        setup.orders = self.orders(&setup.force_ids()?, session)?;
        let is_generated = setup.orders.source.is_none_or(|source| source == ScenarioSource::Generated);
        setup.orders.check_heeded(&setup.insurgent_ids()?, is_generated)?;
        let (document, record, notes) =
            begin_telling::<LoneMission>(&LoneMissionMaking::Generate(setup), self.taking(), session)?;
        let side = self.side.as_deref().map(|side| force_id(&*document.data, side)).transpose()?;
        Ok(told(record, notes, &document, side.as_deref(), self.output.write(), session))
    }

    /// The choices that the options say, on top of those of `--orders`.
    pub(in crate::command) fn orders(
        &self,
        known: &[String],
        session: &mut Session,
    ) -> Result<Orders, Error> {
        let mut orders: Orders = match &self.orders {
            Some(source) => {
                let (file, given) = source.json(session)?;
                choices(&file, &given)?
            }
            None => Orders::default(),
        };
        if let Some(step) = &self.ambush_valley.through {
            orders.through = Some(step_named(step, Step::is_pre_action)?);
        }
        if let Some(source) = &self.ambush_valley.source {
            orders.source = Some(source.parse().map_err(Error::Usage)?);
        }
        orders.scenario = self.ambush_valley.scenario.clone().or(orders.scenario);
        if let Some(items) = &self.terrain {
            let items = items.parse().map_err(|_| {
                Error::Usage(format!(
                    "{terrain} {items}: for Ambush Valley give a number of items, such as 10",
                    terrain = option("terrain")
                ))
            })?;
            orders.terrain_items = Some(items);
        }
        orders.hot_spots.extend(self.ambush_valley.hot_spot.iter().cloned());
        for objective in objectives_listed(&self.ambush_valley.objective) {
            let (quadrant, terrain) = objective.split_once(':').unwrap_or((objective, ""));
            let terrain = (!terrain.is_empty()).then(|| terrain.to_owned());
            orders.objectives.push(ObjectiveChoice { quadrant: quadrant_called(quadrant)?, terrain });
        }
        let mut each = Each { orders: &mut orders, known };
        each.of("scenario-objective", &self.ambush_valley.scenario_objective, |force, text| {
            force.objectives.push(text.to_owned());
            Ok(())
        })?;
        each.of("assign", &self.ambush_valley.teams, |force, teams| {
            force.teams = Some(if teams == NOTHING { Vec::new() } else { listed(teams) });
            Ok(())
        })?;
        each.of("absent", &self.ambush_valley.absent, |force, figures| {
            force.absent_figures.extend(listed(figures));
            Ok(())
        })?;
        each.of("buy", &self.ambush_valley.buy, |force, asset| {
            let (asset, teams) = asset.split_once(':').unwrap_or((asset, ""));
            force.purchases.push(Buy { asset: asset.to_owned(), teams: listed(teams) });
            Ok(())
        })?;
        each.of("momentum-modifier", &self.ambush_valley.momentum_modifier, |force, number| {
            force.momentum_modifier =
                number.parse().map_err(|_| Error::Usage(format!("`{number}` is not a whole number")))?;
            Ok(())
        })?;
        each.of("highest-die", &self.ambush_valley.highest_die, |force, die| {
            force.highest_die = Some(die.parse().map_err(Error::Usage)?);
            Ok(())
        })?;
        each.of("edge", &self.ambush_valley.edge, |force, edge| {
            force.edge = Some(edge.parse().map_err(Error::Usage)?);
            Ok(())
        })?;
        each.of("extra", &self.ambush_valley.extra, |force, extra| {
            force.extra = Some(extra.parse().map_err(Error::Usage)?);
            Ok(())
        })?;
        each.of("point-man", &self.ambush_valley.point_man, |force, figures| {
            force.point_men.extend(listed(figures));
            Ok(())
        })?;
        each.of("vc-unit", &self.ambush_valley.unit, |force, unit| {
            force.units.push(vc_unit(unit)?);
            Ok(())
        })?;
        each.of("scouts", &self.ambush_valley.scouts, |force, scouts| {
            force.kit_carson_scouts.push(scout(scouts)?);
            Ok(())
        })?;
        for force in &self.ambush_valley.no_fog_card {
            each.force(force)?.first_fog_card = Some(false);
        }
        for force in &self.ambush_valley.plan_b {
            each.force(force)?.plan_b_card = true;
        }
        orders.notes_units = orders.forces.iter().any(|force| !force.units.is_empty());
        orders.deployed_only = true;
        Ok(orders)
    }
}

/// Finds the choices of one force, making room for them.
struct Each<'a> {
    orders: &'a mut Orders,
    known: &'a [String],
}

impl Each<'_> {
    fn force(&mut self, typed: &str) -> Result<&mut ForceOrders, Error> {
        let id = &self.known[crate::names::resolve("force", typed, self.known).map_err(Error::Usage)?];
        let forces = &mut self.orders.forces;
        let index = forces.iter().position(|part| part.force == *id).unwrap_or_else(|| {
            forces.push(ForceOrders { force: id.clone(), ..ForceOrders::default() });
            forces.len() - 1
        });
        Ok(&mut forces[index])
    }

    fn of(
        &mut self,
        option: &str,
        given: &[String],
        set: impl Fn(&mut ForceOrders, &str) -> Result<(), Error>,
    ) -> Result<(), Error> {
        for text in given {
            let (force, rest) = of_force(option, text)?;
            set(self.force(force)?, rest)?;
        }
        Ok(())
    }
}

/// `NAME:NATION`, or a nation alone.
pub(in crate::command) fn regular(text: &str) -> RegularSetup {
    let (name, nation) = text.split_once(':').unwrap_or((text, text));
    RegularSetup { name: Some(name.to_owned()), nation: Some(nation.to_owned()), ..RegularSetup::default() }
}

/// Sets options given as `KEY=VALUE`.
pub(in crate::command) fn set_options(options: &mut Options, given: &[String]) -> Result<(), Error> {
    for (key, value) in pairs(given, "pool_first_roll=same-turn")? {
        options.set(key, value)?;
    }
    Ok(())
}

/// A value as the choices of a step.
pub(in crate::command) fn value(of: &impl serde::Serialize) -> Result<Value, Error> {
    serde_json::to_value(of).map_err(|error| Error::Bug(format!("choices: {error}"))).map(|value| match value
    {
        Value::Null => json!({}),
        value => value,
    })
}
