//! `generate-mission`: missions, Operational Momentum, orders, board and set-up, for a campaign or standing alone.

use clap::{Args, ValueEnum};
use serde::Deserialize;
use serde_json::{Value, json};

use super::campaign_common::{Taking, begin_telling, force_id, listed, of_force, step, told};
use super::{DiceOptions, Opened, Outcome, Session, Source, Subcommand, Write};
use crate::ambush_valley::{
    Buy, Campaign, Die, ForceOrders, GENERATE_MISSION, InsurgentSetup, Mission, MissionSetup, ObjectiveChoice, Options, Orders,
    RegularSetup, Scout, Step, VcUnit, VcUnitKind, Versus, choices,
};
use crate::document::Kind;
use crate::error::Error;

/// The games that have missions and campaigns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Game {
    /// Ambush Valley
    AmbushValley,
    /// FNG
    Fng,
}

/// Prepares a game.
#[derive(Debug, Default, Args, Deserialize)]
#[serde(default)]
pub struct GenerateMission {
    /// The game, for a mission that stands alone
    #[arg(long, value_name = "GAME", required_unless_present_any = ["from", "schema"])]
    pub game: Option<Game>,
    /// The campaign whose turn is prepared
    #[arg(long, value_name = "CAMPAIGN", conflicts_with_all = ["versus", "regular", "insurgent", "option"])]
    pub from: Option<Source>,
    /// Who the regular force meets: regular or irregular
    #[arg(long, value_name = "OPPONENT")]
    pub versus: Option<String>,
    /// A regular force, as NAME:NATION or NATION; once or twice
    #[arg(long, value_name = "NAME:NATION")]
    pub regular: Vec<String>,
    /// The VC force
    #[arg(long, value_name = "NAME")]
    pub insurgent: Option<String>,
    /// A reading of the rules, as KEY=VALUE
    #[arg(long, value_name = "KEY=VALUE")]
    pub option: Vec<String>,
    /// The players' choices as JSON: a file, or `-`; the options below add to it
    #[arg(long, value_name = "FILE")]
    pub orders: Option<Source>,
    /// Stop after this step: receive-mission, issue-orders, reconnoiter, initiate-plan
    #[arg(long, value_name = "STEP")]
    pub through: Option<String>,
    /// Where the scenario comes from: generated, designed, published
    #[arg(long, value_name = "SOURCE", help_heading = "Choices")]
    pub source: Option<String>,
    /// The name of a designed or published scenario
    #[arg(long, value_name = "NAME", help_heading = "Choices")]
    pub scenario: Option<String>,
    /// Teams assigned, as FORCE:TEAM,TEAM,…; all that are fit if not given
    #[arg(long, value_name = "FORCE:TEAMS", help_heading = "Choices")]
    pub teams: Vec<String>,
    /// Figures that stay behind, as FORCE:FIGURE,…
    #[arg(long, value_name = "FORCE:FIGURES", help_heading = "Choices")]
    pub absent: Vec<String>,
    /// An asset bought now, as FORCE:ASSET or FORCE:own-squad:TEAM,TEAM
    #[arg(long, value_name = "FORCE:ASSET", help_heading = "Choices")]
    pub buy: Vec<String>,
    /// What the scenario adds to a roll for momentum, as FORCE:N
    #[arg(long, value_name = "FORCE:N", allow_hyphen_values = true, help_heading = "Choices")]
    pub momentum_modifier: Vec<String>,
    /// The die a force throws for objectives, edges and set-up, as FORCE:d10
    #[arg(long, value_name = "FORCE:DIE", help_heading = "Choices")]
    pub highest_die: Vec<String>,
    /// Items of terrain (about 9 to 11)
    #[arg(long, value_name = "N", help_heading = "Choices")]
    pub terrain: Option<u32>,
    /// An objective, as QUADRANT:TERRAIN, in the order they are chosen
    #[arg(long, value_name = "QUADRANT:TERRAIN", help_heading = "Choices")]
    pub objective: Vec<String>,
    /// Where insurgents may appear
    #[arg(long, value_name = "PLACE", help_heading = "Choices")]
    pub hot_spot: Vec<String>,
    /// The edge a force takes if its die is high, as FORCE:EDGE
    #[arg(long, value_name = "FORCE:EDGE", help_heading = "Choices")]
    pub edge: Vec<String>,
    /// Which comes if one may, as FORCE:lieutenant or FORCE:medic
    #[arg(long, value_name = "FORCE:WHO", help_heading = "Choices")]
    pub extra: Vec<String>,
    /// A force that draws no first Fog of War card
    #[arg(long, value_name = "FORCE", help_heading = "Choices")]
    pub no_fog_card: Vec<String>,
    /// A force that takes the card of Plan B
    #[arg(long, value_name = "FORCE", help_heading = "Choices")]
    pub plan_b: Vec<String>,
    /// Designated Point Men, as FORCE:FIGURE,…
    #[arg(long, value_name = "FORCE:FIGURES", help_heading = "Choices")]
    pub point_man: Vec<String>,
    /// A VC unit that takes part, as FORCE:local-force:NAME or FORCE:main-force:NAME
    #[arg(long, value_name = "FORCE:KIND:NAME", help_heading = "Choices")]
    pub unit: Vec<String>,
    /// Kit Carson Scouts that take part, as FORCE:DIE:NAME
    #[arg(long, value_name = "FORCE:DIE:NAME", help_heading = "Choices")]
    pub scouts: Vec<String>,
    /// Print the JSON Schema of `--orders`, and prepare nothing
    #[arg(long)]
    pub schema: bool,
    /// Show this force's secrets, and not the other's
    #[arg(long, value_name = "FORCE")]
    pub side: Option<String>,
    /// Tell how each result came about: the tables, the rows, and what the rules weighed
    #[arg(long)]
    pub explain: bool,
    /// Where the answers of the dice come from
    #[command(flatten)]
    #[serde(flatten)]
    pub dice: DiceOptions,
    /// Write the next campaign over the one read
    #[arg(short, long, help_heading = "Output", conflicts_with = "output", requires = "from")]
    #[serde(skip)]
    pub in_place: bool,
    /// Where the document goes
    #[command(flatten)]
    #[serde(flatten)]
    pub output: super::campaign_common::OutputOptions,
}

impl Subcommand for GenerateMission {
    const PATH: &'static [&'static str] = &["generate-mission"];
    const ABOUT: &'static str = "Prepare a game: missions, momentum, board and set-up";
    const EXAMPLES: &'static str = "\
pointman generate-mission --game ambush-valley --versus irregular --seed 7   # one game against the VC
pointman generate-mission --from song-be.json -i --side us                   # the next turn of a campaign
pointman generate-mission --game ambush-valley --versus irregular --seed 7 --explain   # and tell how it came about
pointman generate-mission --from song-be.json -i --through issue-orders      # stop once momentum is known";
    const POSITIONAL: &'static [&'static str] = &["from"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        if self.schema {
            return Ok(Outcome::answer(super::campaign_report_template::Data(schemars::schema_for!(Orders).to_value())));
        }
        match &self.from {
            Some(source) if source.kind(session)? == Kind::FngCampaign => self.of_fng_campaign(source, session),
            Some(source) => {
                let opened: Opened<Campaign> = source.open(session)?;
                let known: Vec<String> = opened.document.data.forces().map(|force| force.id().to_owned()).collect();
                let orders = self.orders(&known, session)?;
                let write = match (self.in_place, &opened.origin) {
                    (true, Some(origin)) => Write::InPlace(origin.clone()),
                    (true, None) => {
                        return Err(Error::Usage("-i needs a file to write over; standard input has none".to_owned()));
                    }
                    (false, _) => self.output.write(),
                };
                step(opened, GENERATE_MISSION, value(&orders)?, self.taking(), write, session)
            }
            None => self.standing_alone(session),
        }
    }
}

impl GenerateMission {
    fn of_fng_campaign(&self, source: &Source, session: &mut Session) -> Result<Outcome, Error> {
        let opened: Opened<crate::fng::campaign::Campaign> = source.open(session)?;
        let given = match &self.orders {
            Some(orders) => {
                let (file, given) = orders.json(session)?;
                choices(&file, &given)?
            }
            None => crate::fng::campaign::Prepare::default(),
        };
        let write = match (self.in_place, &opened.origin) {
            (true, Some(origin)) => Write::InPlace(origin.clone()),
            (true, None) => return Err(Error::Usage("-i needs a file to write over; standard input has none".to_owned())),
            (false, _) => self.output.write(),
        };
        super::fng_campaign::prepare(opened, &given, self.taking(), write, session)
    }

    fn standing_alone(&self, session: &mut Session) -> Result<Outcome, Error> {
        if self.game.is_none() {
            return Err(Error::Usage("say which game a mission that stands alone is for: --game ambush-valley".to_owned()));
        }
        let versus = self.versus.as_deref().map(str::parse::<Versus>).transpose().map_err(Error::Usage)?;
        let mut options = Options::default();
        set_options(&mut options, &self.option)?;
        let regulars: Vec<_> = self.regular.iter().map(|text| regular(text)).collect();
        let insurgents: Vec<_> =
            self.insurgent.iter().map(|name| InsurgentSetup { name: Some(name.clone()), ..InsurgentSetup::default() }).collect();
        let mut setup = MissionSetup { versus, options, regulars, insurgents, orders: Orders::default() };
        setup.orders = self.orders(&setup.force_ids()?, session)?;
        let (document, record, notes) = begin_telling::<Mission>(GENERATE_MISSION, value(&setup)?, self.taking(), session)?;
        let side = self.side.as_deref().map(|side| force_id(&document.data, side)).transpose()?;
        told(record, notes, &document, side.as_deref(), self.output.write())
    }

    fn taking(&self) -> Taking<'_> {
        Taking { dice: &self.dice, side: self.side.as_deref(), explain: self.explain }
    }

    /// The choices that the options say, on top of those of `--orders`.
    fn orders(&self, known: &[String], session: &mut Session) -> Result<Orders, Error> {
        let mut orders: Orders = match &self.orders {
            Some(source) => {
                let (file, given) = source.json(session)?;
                choices(&file, &given)?
            }
            None => Orders::default(),
        };
        if let Some(step) = &self.through {
            orders.through = Some(step.parse::<Step>().map_err(Error::Usage)?);
        }
        if let Some(source) = &self.source {
            orders.source = Some(source.parse().map_err(Error::Usage)?);
        }
        orders.scenario = self.scenario.clone().or(orders.scenario);
        orders.terrain_items = self.terrain.or(orders.terrain_items);
        orders.hot_spots.extend(self.hot_spot.iter().cloned());
        for objective in &self.objective {
            let (quadrant, terrain) = objective.split_once(':').unwrap_or((objective, ""));
            let terrain = (!terrain.is_empty()).then(|| terrain.to_owned());
            orders.objectives.push(ObjectiveChoice { quadrant: quadrant.parse().map_err(Error::Usage)?, terrain });
        }
        let mut each = Each { orders: &mut orders, known };
        each.of("teams", &self.teams, |force, teams| {
            force.teams = Some(listed(teams));
            Ok(())
        })?;
        each.of("absent", &self.absent, |force, figures| {
            force.absent_figures.extend(listed(figures));
            Ok(())
        })?;
        each.of("buy", &self.buy, |force, asset| {
            let (asset, teams) = asset.split_once(':').unwrap_or((asset, ""));
            force.purchases.push(Buy { asset: asset.to_owned(), teams: listed(teams) });
            Ok(())
        })?;
        each.of("momentum-modifier", &self.momentum_modifier, |force, number| {
            force.momentum_modifier = number.parse().map_err(|_| Error::Usage(format!("`{number}` is no whole number")))?;
            Ok(())
        })?;
        each.of("highest-die", &self.highest_die, |force, die| {
            force.highest_die = Some(die.parse().map_err(Error::Usage)?);
            Ok(())
        })?;
        each.of("edge", &self.edge, |force, edge| {
            force.edge = Some(edge.parse().map_err(Error::Usage)?);
            Ok(())
        })?;
        each.of("extra", &self.extra, |force, extra| {
            force.extra = Some(extra.parse().map_err(Error::Usage)?);
            Ok(())
        })?;
        each.of("point-man", &self.point_man, |force, figures| {
            force.point_men.extend(listed(figures));
            Ok(())
        })?;
        each.of("unit", &self.unit, |force, unit| {
            let (kind, name) = of_force("unit", unit)?;
            force.units.push(VcUnit { name: name.to_owned(), kind: kind.parse::<VcUnitKind>().map_err(Error::Usage)? });
            Ok(())
        })?;
        each.of("scouts", &self.scouts, |force, scouts| {
            let (die, name) = of_force("scouts", scouts)?;
            let troop_quality_die = die.parse::<Die>().map_err(Error::Usage)?;
            force.kit_carson_scouts.push(Scout { name: name.to_owned(), troop_quality_die });
            Ok(())
        })?;
        for force in &self.no_fog_card {
            each.force(force)?.first_fog_card = Some(false);
        }
        for force in &self.plan_b {
            each.force(force)?.plan_b_card = true;
        }
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
pub(super) fn regular(text: &str) -> RegularSetup {
    let (name, nation) = text.split_once(':').unwrap_or((text, text));
    RegularSetup { name: Some(name.to_owned()), nation: Some(nation.to_owned()), ..RegularSetup::default() }
}

/// Sets options given as `KEY=VALUE`.
pub(super) fn set_options(options: &mut Options, given: &[String]) -> Result<(), Error> {
    for text in given {
        let (key, value) = text
            .split_once('=')
            .ok_or_else(|| Error::Usage(format!("--option {text}: write KEY=VALUE, such as pool_first_roll=same-turn")))?;
        options.set(key, value)?;
    }
    Ok(())
}

/// A value as the choices of a step.
pub(super) fn value(of: &impl serde::Serialize) -> Result<Value, Error> {
    serde_json::to_value(of).map_err(|error| Error::Bug(format!("choices: {error}"))).map(|value| match value {
        Value::Null => json!({}),
        value => value,
    })
}
