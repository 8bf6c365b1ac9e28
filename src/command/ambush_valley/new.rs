//! What is agreed before a campaign of Ambush Valley, and beginning it.

use crate::plural::counted;
use crate::voice::{OptionName, option};
use clap::Args;
use serde::Deserialize;

use crate::ambush_valley::{
    AttachedAsset, AvailableAsset, Campaign, CampaignMaking, Confidence, InsurgentSetup, OWN_FIRETEAM,
    OWN_SQUAD, Player, RegularSetup, Setup, SupplyQuality, UnitRatings, id_of, price_list, tables,
    usual_assets,
};
use crate::command::ambush_valley::step::{Told, of_force, step_report};
use crate::command::campaign::generate_mission::{regular, set_options};
use crate::command::step::{OutputOptions, begin};
use crate::command::{DiceOptions, Outcome, Session};
use crate::error::Error;
use crate::names;
use pointman_core::vocabulary::Term;

/// What is agreed before a campaign of Ambush Valley.
#[derive(Debug, Clone, Default, Args, Deserialize)]
#[serde(default)]
pub struct AmbushValleySetup {
    /// How many turns the campaign lasts [default: 6, or one per scenario of its pack]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
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
    /// or FORCE:ASSET:PRICE; FORCE:all for the whole price list, FORCE:none for nothing
    #[arg(long, value_name = "FORCE:ASSET", value_delimiter = ',')]
    pub asset: Vec<String>,
    /// An asset attached to a force from the start, which costs it nothing, such as us:M113 or vc:'mortar
    /// team'
    #[arg(long, value_name = "FORCE:NAME", value_delimiter = ',')]
    pub attached: Vec<String>,
    /// A force's supply quality at the start: poorly-supplied, average or well-supplied [default: average; of
    /// the VC, poorly-supplied]
    #[arg(long, value_name = "FORCE:QUALITY", value_delimiter = ',')]
    pub supply: Vec<String>,
    /// A force's confidence at the start: low, confident or high [default: confident]
    #[arg(long, value_name = "FORCE:LEVEL", value_delimiter = ',')]
    pub confidence: Vec<String>,
    /// The dice of the Local Force of the VC, Troop Quality and Morale [default: D6/D8]
    #[arg(long, value_name = "DIE/DIE")]
    pub local_force: Option<String>,
    /// The dice of the Main Force of the VC, Troop Quality and Morale [default: D8/D10]
    #[arg(long, value_name = "DIE/DIE")]
    pub main_force: Option<String>,
    /// The place, such as 'the Mekong delta'
    #[arg(long, value_name = "PLACE")]
    pub region: Option<String>,
    /// The period, such as 'early 1967'
    #[arg(long, value_name = "PERIOD")]
    pub period: Option<String>,
    /// What exists there, as force:NAME, vehicle:NAME, artillery:NAME or aircraft:NAME
    #[arg(long, value_name = "KIND:NAME", value_delimiter = ',')]
    pub exists: Vec<String>,
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
    pub(in crate::command) fn given(&self) -> Option<OptionName<'static>> {
        let options = [
            (option("turns"), self.turns.is_some()),
            (option("open-ended"), self.open_ended),
            (option("regular"), !self.regular.is_empty()),
            (option("insurgent"), self.insurgent.is_some()),
            (option("asset"), !self.asset.is_empty()),
            (option("attached"), !self.attached.is_empty()),
            (option("supply"), !self.supply.is_empty()),
            (option("confidence"), !self.confidence.is_empty()),
            (option("local-force"), self.local_force.is_some()),
            (option("main-force"), self.main_force.is_some()),
            (option("region"), self.region.is_some()),
            (option("period"), self.period.is_some()),
            (option("exists"), !self.exists.is_empty()),
            (option("co-op"), self.co_op.is_some()),
            (option("led-by"), !self.led_by.is_empty()),
            (option("sealed-orders"), self.sealed_orders),
        ];
        options.into_iter().find(|(_, given)| *given).map(|(option, _)| option)
    }
}

/// Puts in the forces that are there if nobody names any (1.4).
fn add_usual_forces(setup: &mut Setup) {
    if setup.regulars.is_empty() {
        setup.regulars.push(RegularSetup::default());
    }
    if setup.regulars.len() == 1 && setup.insurgents.is_empty() {
        setup.insurgents.push(InsurgentSetup::default());
    }
}

/// The forces that `typed` names, the regulars first: one by its id, or every platoon of a nation.
fn forces_called(setup: &mut Setup, typed: &str) -> Result<Vec<usize>, Error> {
    add_usual_forces(setup);
    let typed = typed.trim().to_lowercase();
    let why = match names::resolve("force", &typed, &setup.force_ids()?) {
        Ok(index) => return Ok(vec![index]),
        Err(why) => why,
    };
    let is_of_nation =
        |force: &RegularSetup| force.nation.as_deref().unwrap_or("US").eq_ignore_ascii_case(&typed);
    let platoons = setup.regulars.iter().enumerate().filter(|(_, force)| is_of_nation(force));
    let platoons: Vec<usize> = platoons.map(|(index, _)| index).collect();
    if platoons.is_empty() { Err(Error::Usage(why)) } else { Ok(platoons) }
}

/// A level that an option gives forces: regular ones, and both kinds of units of the VC.
struct Rating<T> {
    option: &'static str,
    regular: fn(&mut RegularSetup, T),
    units: fn(&mut UnitRatings, T),
}

/// `--supply`.
const SUPPLY: Rating<SupplyQuality> = Rating {
    option: "supply",
    regular: |force, level| force.supply_quality = Some(level.into()),
    units: |units, level| units.supply_quality = level.into(),
};

/// `--confidence`.
const CONFIDENCE: Rating<Confidence> = Rating {
    option: "confidence",
    regular: |force, level| force.confidence = Some(level.into()),
    units: |units, level| units.confidence = level.into(),
};

impl<T: Term> Rating<T> {
    /// Rates the forces that `text` names: `FORCE:LEVEL`.
    fn set(&self, setup: &mut Setup, text: &str) -> Result<(), Error> {
        let (force, typed) = of_force(self.option, text)?;
        let levels: Vec<&str> = T::EVERY.iter().map(|level| level.id()).collect();
        let index = names::resolve_in_any_case(T::WHAT, typed.trim(), &levels).map_err(Error::Usage)?;
        let level = T::EVERY[index];
        for index in forces_called(setup, force)? {
            let platoons = setup.regulars.len();
            match setup.regulars.get_mut(index) {
                Some(force) => (self.regular)(force, level),
                None => {
                    let force = &mut setup.insurgents[index - platoons];
                    (self.units)(force.local_ratings(), level);
                    (self.units)(force.main_ratings(), level);
                }
            }
        }
        Ok(())
    }
}

/// The regular forces that `FORCE:REST` names, for `what` only they have, and the rest.
fn of_regulars<'t>(
    setup: &mut Setup,
    option: &str,
    text: &'t str,
    what: &str,
) -> Result<(Vec<usize>, &'t str), Error> {
    let (force, rest) = of_force(option, text)?;
    let named = forces_called(setup, force)?;
    if named.iter().any(|index| *index >= setup.regulars.len()) {
        let why = format!("--{option} {text}: the VC have no {what}: name a regular force");
        return Err(Error::Usage(why));
    }
    Ok((named, rest.trim()))
}

/// An asset that a force may ask for (2.4): `ASSET`, or `ASSET:PRICE` at an agreed price, which may be one
/// that the rules do not list; `all` of the price list.
///
/// # Errors
/// When it is none that is known, or the price is no whole number.
pub(crate) fn assets_called(text: &str) -> Result<Vec<AvailableAsset>, Error> {
    if text == "all" {
        return Ok(price_list());
    }
    let (asset, price) = text.split_once(':').map_or((text, None), |(asset, price)| (asset, Some(price)));
    let price = price.map(|price| {
        price.trim().parse().map_err(|_| {
            Error::Usage(format!(
                "`{text}`: `{price}` is not a price in momentum points; give a whole number"
            ))
        })
    });
    let price = price.transpose()?;
    let costs = &tables().available_asset_costs.assets;
    let ids: Vec<&str> = costs.iter().map(|cost| cost.id.as_str()).collect();
    let known = names::look_up("asset", asset, &ids).or_else(|why| {
        let called: Vec<&str> = costs.iter().map(|cost| cost.name.as_str()).collect();
        names::resolve_in_any_case("asset", asset, &called).map_err(|_| why)
    });
    match (known, price) {
        (Ok(index), price) => {
            let cost = &costs[index];
            let own = [OWN_FIRETEAM, OWN_SQUAD].contains(&cost.id.as_str());
            Ok(vec![AvailableAsset {
                id: cost.id.clone(),
                name: cost.name.clone(),
                cost_points: price.unwrap_or(cost.cost_points),
                // A11: own teams as long as there are any left.
                quantity: (!own).then_some(1),
                used: 0,
            }])
        }
        (Err(_), Some(cost_points)) if names::nearest(asset, &ids).is_empty() => Ok(vec![AvailableAsset {
            id: id_of(asset),
            name: asset.trim().to_owned(),
            cost_points,
            quantity: Some(1),
            used: 0,
        }]),
        (Err(why), _) => {
            let own = format!("One of your own needs a price: `{asset}:4`");
            Err(Error::Usage(format!("{} {own}", why.sentence())))
        }
    }
}

/// Adds an asset that a force may ask for: `FORCE:ASSET`, `FORCE:ASSET:PRICE`, `FORCE:all`; `FORCE:none`
/// leaves it none.
fn add_asset(setup: &mut Setup, text: &str) -> Result<(), Error> {
    let (named, rest) = of_regulars(setup, "asset", text, "Operational Momentum to buy with")?;
    let wanted = if rest == "none" { Vec::new() } else { assets_called(rest)? };
    for index in named {
        let assets = setup.regulars[index].available_assets.get_or_insert_with(usual_assets);
        if rest == "none" {
            assets.clear();
        }
        assets.retain(|known| wanted.iter().all(|one| one.id != known.id));
        assets.extend(wanted.iter().cloned());
    }
    Ok(())
}

/// Attaches an asset to a force from the start (2.3): `FORCE:NAME`.
fn attach(setup: &mut Setup, text: &str) -> Result<(), Error> {
    let (force, name) = of_force("attached", text)?;
    let name = name.trim();
    if id_of(name).is_empty() {
        return Err(Error::Usage(format!(
            "{attached} {text}: name the asset, such as {force}:M113",
            attached = option("attached")
        )));
    }
    for index in forces_called(setup, force)? {
        let platoons = setup.regulars.len();
        let attached = match setup.regulars.get_mut(index) {
            Some(force) => &mut force.attached_assets,
            None => &mut setup.insurgents[index - platoons].internal_assets,
        };
        // Two of a kind are told apart by a number.
        let alike = attached.iter().filter(|asset| asset.name == name).count();
        let id = if alike == 0 { id_of(name) } else { format!("{}-{}", id_of(name), alike + 1) };
        attached.push(AttachedAsset { id, name: name.to_owned(), notes: String::new() });
    }
    Ok(())
}

/// Notes something that exists in the setting (1.2): `KIND:NAME`.
fn add_to_setting(setup: &mut Setup, text: &str) -> Result<(), Error> {
    let kinds = ["force", "vehicle", "artillery", "aircraft"];
    let (kind, name) = text.split_once(':').unwrap_or((text, ""));
    let index = names::resolve("kind", kind, &kinds).map_err(Error::Usage)?;
    if name.trim().is_empty() {
        return Err(Error::Usage(format!(
            "{exists} {text}: name it, such as {}:M113",
            kinds[index],
            exists = option("exists")
        )));
    }
    let setting = &mut setup.setting;
    let list = match index {
        0 => &mut setting.forces_available,
        1 => &mut setting.vehicles,
        2 => &mut setting.artillery,
        _ => &mut setting.aircraft,
    };
    list.push(name.trim().to_owned());
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
    setup.sealed_orders |= own.sealed_orders;
    setup.own_names = true;
    if own.co_op.is_some() {
        setup.co_op = true;
        setup.opposition = own.co_op;
    }
    own.asset.iter().try_for_each(|text| add_asset(&mut setup, text))?;
    own.attached.iter().try_for_each(|text| attach(&mut setup, text))?;
    own.supply.iter().try_for_each(|text| SUPPLY.set(&mut setup, text))?;
    own.confidence.iter().try_for_each(|text| CONFIDENCE.set(&mut setup, text))?;
    for (what, said) in [("local-force", &own.local_force), ("main-force", &own.main_force)] {
        let Some(said) = said else { continue };
        let dice = said.split_once('/').ok_or_else(|| format!("`{said}`: give two dice, such as D6/D8"));
        let (quality, morale) = dice
            .and_then(|(quality, morale)| Ok((quality.trim().parse()?, morale.trim().parse()?)))
            .map_err(|why| Error::Usage(format!("{}: {why}", option(what))))?;
        add_usual_forces(&mut setup);
        let force = setup.insurgents.first_mut().ok_or_else(|| {
            Error::Usage(format!("{} is of the VC, who do not fight in this campaign", option(what)))
        })?;
        let units = if what == "local-force" { force.local_ratings() } else { force.main_ratings() };
        (units.troop_quality_die, units.morale_die) = (quality, morale);
    }
    own.exists.iter().try_for_each(|text| add_to_setting(&mut setup, text))?;
    if let Some(region) = own.region {
        setup.setting.region = region;
    }
    if let Some(period) = own.period {
        setup.setting.period = period;
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
