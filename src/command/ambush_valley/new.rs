//! What is agreed before a campaign of Ambush Valley, and beginning it.

use crate::plural::counted;
use clap::Args;
use serde::Deserialize;

use crate::ambush_valley::{Campaign, CampaignMaking, InsurgentSetup, Setup};
use crate::command::ambush_valley::step::{Told, step_report};
use crate::command::campaign::generate_mission::{regular, set_options};
use crate::command::step::{OutputOptions, begin};
use crate::command::{DiceOptions, Outcome, Session};
use crate::error::Error;

/// What is agreed before a campaign of Ambush Valley.
#[derive(Debug, Clone, Default, Args, Deserialize)]
#[serde(default)]
pub struct AmbushValleySetup {
    /// How many turns it has; 6 if not given, or as many as its pack has scenarios
    #[arg(long, value_name = "N")]
    pub turns: Option<u32>,
    /// Go on until the players end it
    #[arg(long, conflicts_with = "turns")]
    pub open_ended: bool,
    /// A regular force, as NAME:NATION or NATION; once or twice
    #[arg(long, value_name = "NAME:NATION")]
    pub regular: Vec<String>,
    /// The VC force
    #[arg(long, value_name = "NAME")]
    pub insurgent: Option<String>,
    /// All players are on one side; says who runs the other
    #[arg(long, value_name = "WHO")]
    pub co_op: Option<String>,
    /// Two people, two keyboards: each gives orders apart, sealed until both have (`campaign orders`)
    #[arg(long)]
    pub sealed_orders: bool,
}

impl AmbushValleySetup {
    /// The first option of these that was given.
    pub(in crate::command) fn given(&self) -> Option<&'static str> {
        let options = [
            ("--turns", self.turns.is_some()),
            ("--open-ended", self.open_ended),
            ("--regular", !self.regular.is_empty()),
            ("--insurgent", self.insurgent.is_some()),
            ("--co-op", self.co_op.is_some()),
            ("--sealed-orders", self.sealed_orders),
        ];
        options.into_iter().find(|(_, given)| *given).map(|(option, _)| option)
    }
}

/// `campaign new --game ambush-valley`.
pub(in crate::command) fn new(
    mut setup: Setup,
    own: AmbushValleySetup,
    options: &[String],
    dice: &DiceOptions,
    output: &OutputOptions,
    session: &mut Session,
) -> Result<Outcome, Error> {
    if own.turns.is_some() {
        setup.open_ended = false;
    }
    if own.open_ended {
        setup.turns_planned = None;
    }
    setup.turns_planned = own.turns.or(setup.turns_planned);
    setup.open_ended |= own.open_ended;
    setup.regulars.extend(own.regular.iter().map(|text| regular(text)));
    setup
        .insurgents
        .extend(own.insurgent.map(|name| InsurgentSetup { name: Some(name), ..InsurgentSetup::default() }));
    set_options(&mut setup.options, options)?;
    setup.sealed_orders |= own.sealed_orders;
    if own.co_op.is_some() {
        setup.co_op = true;
        setup.opposition = own.co_op;
    }
    let (document, record) = begin::<Campaign>(&CampaignMaking::New(setup), dice, session)?;
    let mut report = crate::render::Report::new();
    let campaign = &*document.data;
    let forces: Vec<_> = campaign.forces().map(|force| force.name().to_owned()).collect();
    let turns = campaign
        .turns_planned
        .map_or_else(|| "open-ended".to_owned(), |turns| counted(turns, "turn").to_string());
    report.heading(format!("{}: {}, {turns}", campaign.name, forces.join(" against ")));
    report.append(step_report(&record, campaign, None));
    Ok(Outcome::document(Told::new(record, report), &document, output.write()))
}
