//! What is agreed before a campaign of Ambush Valley, and beginning it.

use crate::plural::counted;
use clap::Args;
use serde::Deserialize;

use crate::ambush_valley::{
    Campaign, CampaignMaking, InsurgentSetup, Player, RegularSetup, Setup, id_of, price_list, usual_assets,
};
use crate::command::ambush_valley::step::{Told, of_force, step_report};
use crate::command::campaign::generate_mission::{regular, set_options};
use crate::command::step::{OutputOptions, begin};
use crate::command::{DiceOptions, Outcome, Session};
use crate::error::Error;
use crate::names;

/// What is agreed before a campaign of Ambush Valley.
#[derive(Debug, Clone, Default, Args, Deserialize)]
#[serde(default)]
pub struct AmbushValleySetup {
    /// How many turns the campaign lasts [default: 6, or one per scenario of its pack]
    #[arg(long, value_name = "N")]
    pub turns: Option<u32>,
    /// Play until the players end the campaign
    #[arg(long, conflicts_with = "turns")]
    pub open_ended: bool,
    /// A regular force, as NAME:NATION or NATION; give it twice for two, more often with --co-op
    #[arg(long, value_name = "NAME:NATION")]
    pub regular: Vec<String>,
    /// The VC force
    #[arg(long, value_name = "NAME")]
    pub insurgent: Option<String>,
    /// An asset a regular force may buy in addition to on-call mortars and loaned transport, as FORCE:ASSET
    /// or FORCE:ASSET:PRICE, or FORCE:all for the whole price list
    #[arg(long, value_name = "FORCE:ASSET", value_delimiter = ',')]
    pub asset: Vec<String>,
    /// Play co-op, with all players on one side; names who runs the other
    #[arg(long, value_name = "WHO")]
    pub co_op: Option<String>,
    /// Who leads a force, as FORCE:NAME, or FORCE:NAME:TEAM+TEAM where several share it
    #[arg(long, value_name = "FORCE:NAME", value_delimiter = ',')]
    pub led_by: Vec<String>,
    /// Two players give orders separately, sealed until both have done so (`campaign orders`)
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
            ("--asset", !self.asset.is_empty()),
            ("--co-op", self.co_op.is_some()),
            ("--led-by", !self.led_by.is_empty()),
            ("--sealed-orders", self.sealed_orders),
        ];
        options.into_iter().find(|(_, given)| *given).map(|(option, _)| option)
    }
}

/// Adds an asset that a force may ask for: `FORCE:ASSET`, `FORCE:ASSET:PRICE`, `FORCE:all`.
fn add_asset(setup: &mut Setup, text: &str) -> Result<(), Error> {
    let (force, rest) = of_force("asset", text)?;
    if setup.regulars.is_empty() {
        setup.regulars.push(RegularSetup::default());
    }
    let called = |force: &RegularSetup| {
        let name = force.id.as_ref().or(force.name.as_ref()).or(force.nation.as_ref());
        name.map_or_else(|| "us".to_owned(), |name| name.to_lowercase())
    };
    let names: Vec<String> = setup.regulars.iter().map(called).collect();
    let index = names::resolve("regular force", &force.to_lowercase(), &names).map_err(Error::Usage)?;
    let assets = setup.regulars[index].available_assets.get_or_insert_with(usual_assets);
    if rest == "all" {
        *assets = price_list();
        return Ok(());
    }
    let (asset, price) = rest.split_once(':').map_or((rest, None), |(asset, price)| (asset, Some(price)));
    let listed = price_list();
    let ids: Vec<&str> = listed.iter().map(|asset| asset.id.as_str()).collect();
    let mut wanted = listed[names::resolve("asset", asset, &ids).map_err(Error::Usage)?].clone();
    if let Some(price) = price {
        wanted.cost_points = price.parse().map_err(|_| {
            Error::Usage(format!(
                "--asset {text}: `{price}` is not a price in momentum points; give a whole number"
            ))
        })?;
    }
    assets.retain(|known| known.id != wanted.id);
    assets.push(wanted);
    Ok(())
}

/// A player: `FORCE:NAME`, or `FORCE:NAME:TEAM+TEAM` for some of its teams.
fn player(setup: &Setup, text: &str) -> Result<Player, Error> {
    let (force, rest) = of_force("led-by", text)?;
    let (name, teams) = rest.split_once(':').unwrap_or((rest, ""));
    let forces = setup.force_ids()?;
    let force = &forces[names::resolve("force", force, &forces).map_err(Error::Usage)?];
    let units = teams.split('+').map(str::trim).filter(|team| !team.is_empty()).map(str::to_owned).collect();
    Ok(Player { id: id_of(name), name: name.trim().to_owned(), force: force.clone(), units })
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
    own.asset.iter().try_for_each(|text| add_asset(&mut setup, text))?;
    setup.sealed_orders |= own.sealed_orders;
    if own.co_op.is_some() {
        setup.co_op = true;
        setup.opposition = own.co_op;
    }
    if !own.led_by.is_empty() {
        setup.players = own.led_by.iter().map(|text| player(&setup, text)).collect::<Result<_, _>>()?;
    }
    let (document, record) = begin::<Campaign>(&CampaignMaking::New(setup), dice, session)?;
    let mut report = crate::render::Report::new();
    let campaign = &*document.data;
    let mut sides: Vec<String> = campaign.forces().map(|force| campaign.side_name(force.id())).collect();
    sides.dedup();
    let turns = campaign
        .turns_planned
        .map_or_else(|| "open-ended".to_owned(), |turns| counted(turns, "turn").to_string());
    report.heading(format!("{}: {}, {turns}", campaign.name, sides.join(" against ")));
    report.append(step_report(&record, campaign, None));
    Ok(Outcome::document(Told::new(record, report), &document, output.write()))
}
