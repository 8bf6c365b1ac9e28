//! `campaign orders`: what one of two people says before a game, sealed until both have spoken.

use std::path::{Path, PathBuf};

use clap::Args;
use serde::{Deserialize, Serialize};

use crate::ambush_valley::{
    AGREED, Apart, AskedFor, Campaign, CampaignStep, ChoiceKind, Edge, Extra, ObjectiveChoice, OpenedOrders,
    OrdersTold, Quadrant, QuestionName, SealedLine, SideOrders, SideSays, Step, quadrant_called, scout, unit,
};
use crate::command::ambush_valley::step::{Played, force_id, objectives_listed, step};
use crate::command::asker::Asker;
use crate::command::step::{Taking, Wanted, were_thrown_at_the_table};
use crate::command::{
    DiceMode, DiceOptions, FilterOptions, Group, MadeFile, Outcome, Session, Shown, Source, Subcommand,
};
use crate::dice::DiceState;
use crate::document::{self, Document};
use crate::error::Error;
use crate::play::{ask_choice, ask_orders};
use crate::question::{NOTHING, OpenQuestion};
use crate::render::Report;
use crate::voice::{Voice, option};

/// Gives the orders of one side.
///
/// The first call seals them: the campaign keeps a salted digest, and a file beside it (FILE.seal) the salt.
/// Once every side has sealed its orders, the same call opens them; when all are open, the steps before the
/// game follow. Choices that depend on a dice-off are asked after it, unless the orders already make them.
#[derive(Debug, Args, Deserialize)]
pub struct CampaignOrders {
    /// The campaign, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// The force giving orders; leave it out to see which orders are missing
    #[arg(long, value_name = "FORCE")]
    pub side: Option<String>,
    /// Its orders, as JSON (`pointman schema av-side-orders`)
    #[arg(long, value_name = "FILE")]
    pub file: Option<Source>,
    /// Your own secret instead of a seal file; give the same one again to open the orders
    #[arg(long, value_name = "TEXT")]
    pub salt: Option<String>,
    /// The teams to assign, or `all` for every fit team [default: all]
    #[arg(long, value_name = "TEAM", value_delimiter = ',')]
    #[serde(default)]
    pub teams: Vec<String>,
    /// Figures to leave behind
    #[arg(long, value_name = "FIGURE", value_delimiter = ',')]
    #[serde(default)]
    pub absent: Vec<String>,
    /// The assets it wants, in order of preference: ASSET, own-fireteam:TEAM, own-squad:TEAM+TEAM; once
    /// Operational Momentum is rolled, those to buy now, or `none` to stop
    #[arg(long, value_name = "ASSET", value_delimiter = ',')]
    #[serde(default)]
    pub buy: Vec<String>,
    /// Buy once the Operational Momentum is rolled: you are asked at that point
    #[arg(long, conflicts_with = "buy")]
    #[serde(default)]
    pub buy_after_roll: bool,
    /// The objective it chooses if it may, as QUADRANT:TERRAIN; QUADRANT:agreed if you point at it on the
    /// table
    #[arg(long, value_name = "QUADRANT:TERRAIN")]
    #[serde(default)]
    pub objective: Vec<String>,
    /// The edge it chooses if it may
    #[arg(long, value_name = "EDGE")]
    pub edge: Option<String>,
    /// The lieutenant or the medic, if it may have one
    #[arg(long, value_name = "WHO")]
    pub extra: Option<String>,
    /// Items of terrain on the table, as agreed [default: 10]
    #[arg(long, value_name = "N")]
    pub terrain_items: Option<u32>,
    /// Do not draw a first Fog of War card
    #[arg(long)]
    #[serde(default)]
    pub no_fog_card: bool,
    /// Take the Plan B card
    #[arg(long)]
    #[serde(default)]
    pub plan_b: bool,
    /// The Designated Point Men
    #[arg(long, value_name = "FIGURE", value_delimiter = ',')]
    #[serde(default)]
    pub point_man: Vec<String>,
    /// A Hot Spot of the VC; once the objectives are chosen, one to place now, or `none` for no more
    #[arg(long, value_name = "PLACE", value_delimiter = ',')]
    #[serde(default)]
    pub hot_spot: Vec<String>,
    /// A participating VC unit, as local-force:NAME or main-force:NAME
    #[arg(long = "vc-unit", alias = "unit", value_name = "KIND:NAME")]
    #[serde(default)]
    pub unit: Vec<String>,
    /// Participating Kit Carson Scouts, as DIE:NAME
    #[arg(long, value_name = "DIE:NAME")]
    #[serde(default)]
    pub scouts: Vec<String>,
    /// Ask for anything not given, even if standard input is not a terminal
    #[arg(long)]
    #[serde(default)]
    pub ask: bool,
    /// The source of the dice
    #[command(flatten)]
    #[serde(flatten)]
    pub dice: DiceOptions,
}

/// What a player keeps while the orders are sealed.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    salt: String,
    orders: SideOrders,
}

impl Subcommand for CampaignOrders {
    const PATH: &'static [&'static str] = &["campaign", "orders"];
    const GROUP: Group = Group::Campaigns;
    const ABOUT: &'static str = "Give one side's orders, sealed until both sides have given theirs";
    const EXAMPLES: &'static str = examples! {
        "pointman campaign new --game ambush-valley --sealed-orders -o song-be.json   "
            "# two players, two keyboards",
        "pointman campaign orders song-be.json                                        "
            "# whose orders are missing",
        "pointman campaign orders song-be.json -i --side us --file us-orders.json     "
            "# seal them; repeat to open",
        "pointman campaign orders song-be.json -i --side vc --vc-unit local-force:'Cell A' --edge north",
        "pointman campaign orders song-be.json -i --side us --buy sniper-team,none        "
            "# after the roll, with --buy-after-roll",
        "pointman campaign orders song-be.json -i --side us --objective north-west:hill   "
            "# after the dice-off, if needed",
    };
    const POSITIONAL: &'static [&'static str] = &["document", "side", "file"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let opened = self.filter.document.open::<Campaign>(session)?;
        let campaign = &*opened.document.data;
        let Some(side) = &self.side else {
            if self.file.is_none() && self.salt.is_none() && self.given().is_empty() {
                return Ok(waiting(campaign));
            }
            let forces = campaign.forces().map(|force| force.id().to_owned());
            let whose = OpenQuestion::of("side", "the force giving these orders", "AV 4.2").legal(forces);
            return Err(Error::needs("", whose, option("side")));
        };
        let force = force_id(campaign, side)?;
        let kept_in = self.kept_in(&force);
        let (said, file) = self.said(&opened.document, &force, kept_in.as_deref(), session)?;
        let write = self.filter.write(opened.origin.clone())?;
        // Where the table throws its own dice, whoever opens the orders last throws none unasked.
        let is_unsaid = self.dice.seed.is_none() && self.dice.rolls.is_none() && self.dice.dice.is_none();
        let asks = is_unsaid && self.asks() && session.is_command_line() && Asker::is_there();
        let dice = match asks && campaign.sealed_orders && were_thrown_at_the_table(&opened.document) {
            true => DiceOptions { dice: Some(DiceMode::Ask), ..self.dice.clone() },
            false => self.dice.clone(),
        };
        let taking = Taking::with(&dice);
        let mut outcome = step(opened, Wanted::Step(CampaignStep::Orders(said)), taking, write, session)?;
        outcome.file = file;
        Ok(outcome)
    }
}

impl CampaignOrders {
    /// Where the salt is kept: beside the orders, or beside the campaign.
    fn kept_in(&self, force: &str) -> Option<PathBuf> {
        let beside = |path: &Path, what: &str| {
            let mut name = path.as_os_str().to_owned();
            name.push(what);
            PathBuf::from(name)
        };
        match (&self.salt, &self.file, &self.filter.document) {
            (Some(_), ..) => None,
            (None, Some(Source::File(path)), _) => Some(beside(path, ".seal")),
            (None, _, Source::File(path)) => Some(beside(path, &format!(".{force}.seal"))),
            _ => None,
        }
    }

    /// What the side says now, and the file that keeps its salt.
    fn said(
        &self,
        document: &Document<Campaign>,
        force: &str,
        kept_in: Option<&Path>,
        session: &mut Session,
    ) -> Result<(SideSays, Option<MadeFile>), Error> {
        let campaign = &*document.data;
        campaign.check_time_of_orders()?;
        let silent = SideSays {
            force: force.to_owned(),
            every_objective: true,
            present_only: true,
            deployed_only: true,
            ..SideSays::default()
        };
        let apart = campaign.mission.as_ref().and_then(|mission| mission.apart.clone()).unwrap_or_default();
        if let Some(asked) = &apart.asks {
            if asked.force != force {
                return Err(Error::asks(waited_for(campaign), campaign.open_orders()));
            }
            return Ok((self.choice(document, asked.what, silent)?, None));
        }
        let is_sealed = |id: &str| apart.sides.iter().any(|side| side.force == id);
        if !is_sealed(force) {
            let orders = self.orders(document, force, true, session)?;
            campaign.check_side_orders(force, &orders)?;
            campaign.check_wishes(force, &orders)?;
            let is_last = campaign.forces().all(|one| one.id() == force || is_sealed(one.id()));
            let salt = self.salt.clone().unwrap_or_else(fresh_salt);
            let seal = Some(orders.seal(&salt));
            if is_last {
                let opened = Some(OpenedOrders { salt, orders });
                return Ok((SideSays { seal, opened, ..silent }, None));
            }
            let kept = kept_in.map(|path| keep(path, Kept { salt, orders })).transpose()?;
            if kept.is_none() && self.salt.is_none() {
                return Err(Error::Usage(format!(
                    "there is no file to keep the salt in: give {salt}, and the same one again to open the \
                     orders",
                    salt = option("salt")
                )));
            }
            return Ok((SideSays { seal, ..silent }, kept));
        }
        let is_open = apart.sides.iter().any(|side| side.force == force && side.orders.is_some());
        let all_sealed = campaign.forces().all(|one| is_sealed(one.id()));
        if is_open && campaign.open_orders().is_empty() {
            let name = campaign.force_called(force);
            let why = format!(
                "{name} has opened its orders and nothing is left to be chosen; next: {}",
                campaign.step.title()
            );
            return Err(Error::refused("AV 4.2", why));
        }
        if is_open || !all_sealed {
            return Err(Error::asks(waited_for(campaign), campaign.open_orders()));
        }
        let opened = match (kept_in, &self.salt) {
            (Some(path), _) => {
                let Kept { salt, orders } = kept(path, session)?;
                let sealed = apart.sides.iter().find(|side| side.force == force);
                if sealed.is_some_and(|side| side.seal != orders.seal(&salt)) {
                    let why = format!(
                        "{} keeps the seal of other orders: give the {file}, or the {salt}, that these \
                         were sealed with",
                        path.display(),
                        file = option("file"),
                        salt = option("salt")
                    );
                    return Err(Error::refused("AV 4.2", why));
                }
                let is_told = self.file.is_some() || !self.given().is_empty();
                if is_told && self.orders(document, force, false, session)? != orders {
                    let why = format!(
                        "these are not the orders that were sealed; {} has the sealed ones: give none to \
                         open them, and what follows a dice-off when it is asked for",
                        path.display()
                    );
                    return Err(Error::refused("AV 4.2", why));
                }
                OpenedOrders { salt, orders }
            }
            (None, Some(salt)) => {
                OpenedOrders { salt: salt.clone(), orders: self.orders(document, force, false, session)? }
            }
            (None, None) => {
                let salt = OpenQuestion::of("salt", "the secret you sealed the orders with", "AV 4.2");
                return Err(Error::needs("", salt, option("salt")));
            }
        };
        Ok((SideSays { opened: Some(opened), ..silent }, None))
    }

    /// The choice that is waited for.
    fn choice(
        &self,
        document: &Document<Campaign>,
        what: ChoiceKind,
        silent: SideSays,
    ) -> Result<SideSays, Error> {
        let campaign = &*document.data;
        let by = match what {
            ChoiceKind::Objective => "objective",
            ChoiceKind::HotSpot => "hot-spot",
            ChoiceKind::Edge => "edge",
            ChoiceKind::Extra => "extra",
            ChoiceKind::Purchase => "buy",
        };
        let others: Vec<String> = self
            .given()
            .into_iter()
            .filter(|name| *name != by)
            .map(|name| option(name).to_string())
            .collect();
        if !others.is_empty() {
            let why = format!(
                "{} chooses now: {}; leave out {}: it is asked for each choice when it is due",
                campaign.force_called(&silent.force),
                what.title(),
                others.join(", ")
            );
            return Err(Error::refused("AV 4.3", why));
        }
        if what == ChoiceKind::Purchase {
            return self.purchase(document, silent);
        }
        if what == ChoiceKind::HotSpot {
            let given = self.several(document, &self.hot_spot, what)?;
            let (ends, hot_spots): (Vec<_>, Vec<_>) = given.into_iter().partition(|place| place == NOTHING);
            return Ok(SideSays { hot_spots, places_no_more: !ends.is_empty(), ..silent });
        }
        let given = match what {
            ChoiceKind::Objective => self.objective.first().cloned(),
            ChoiceKind::Edge => self.edge.clone(),
            ChoiceKind::Extra => self.extra.clone(),
            ChoiceKind::HotSpot | ChoiceKind::Purchase => None,
        };
        let open = campaign.open_orders();
        let is_whole = |given: &String| what != ChoiceKind::Objective || given.contains([':', ' ']);
        let given = match (given, open.first()) {
            (given, Some(question)) if self.asks() && !given.as_ref().is_some_and(is_whole) => {
                ask_choice(document, what, question, given, Asker::screen())?
            }
            (Some(given), _) => given,
            (None, _) => {
                let by = match what {
                    ChoiceKind::Objective => option("objective").with("QUADRANT:TERRAIN"),
                    ChoiceKind::Edge => option("edge"),
                    _ => option("extra"),
                };
                return Err(Error::asks(format!("{}; give it with {by}", waited_for(campaign)), open));
            }
        };
        if let [first, _, ..] = &objectives_listed(&self.objective)[..] {
            let why = format!("one objective is chosen at a time: give {first} alone, and others when asked");
            return Err(Error::refused("AV 4.3", why));
        }
        Ok(match what {
            ChoiceKind::Objective => SideSays { objective: Some(objective(&given)?), ..silent },
            ChoiceKind::Edge => {
                SideSays { edge: Some(given.parse::<Edge>().map_err(Error::Usage)?), ..silent }
            }
            ChoiceKind::Extra => {
                SideSays { extra: Some(given.parse::<Extra>().map_err(Error::Usage)?), ..silent }
            }
            ChoiceKind::HotSpot | ChoiceKind::Purchase => {
                return Err(Error::Bug("what may be several is read by itself".to_owned()));
            }
        })
    }

    /// What is bought now that the Operational Momentum is rolled; `none` buys no more.
    fn purchase(&self, document: &Document<Campaign>, silent: SideSays) -> Result<SideSays, Error> {
        let given = self.several(document, &self.buy, ChoiceKind::Purchase)?;
        let told = OrdersTold::begin(&document.data, &silent.force);
        let (ends, wishes): (Vec<String>, Vec<String>) = given.into_iter().partition(|wish| wish == NOTHING);
        let buys = wishes.iter().map(|wish| told.wish(wish)).collect::<Result<_, _>>()?;
        Ok(SideSays { buys, buys_no_more: !ends.is_empty(), ..silent })
    }

    /// What is `given` with an option where any number may be said, or what the player at the terminal says;
    /// `none` ends it.
    fn several(
        &self,
        document: &Document<Campaign>,
        given: &[String],
        what: ChoiceKind,
    ) -> Result<Vec<String>, Error> {
        let campaign = &*document.data;
        let open = campaign.open_orders();
        match open.first() {
            _ if !given.is_empty() => Ok(given.to_vec()),
            Some(question) if self.asks() => {
                Ok(vec![ask_choice(document, what, question, None, Asker::screen())?])
            }
            _ => {
                let by = option(if what == ChoiceKind::Purchase { "buy" } else { "hot-spot" });
                let what = format!(
                    "{}; give it with {by}, or {none}",
                    waited_for(campaign),
                    none = by.with(NOTHING)
                );
                Err(Error::asks(what, open))
            }
        }
    }

    /// The options that say something of orders.
    fn given(&self) -> Vec<&'static str> {
        let options = [
            ("teams", !self.teams.is_empty()),
            ("absent", !self.absent.is_empty()),
            ("buy", !self.buy.is_empty()),
            ("buy-after-roll", self.buy_after_roll),
            ("objective", !self.objective.is_empty()),
            ("edge", self.edge.is_some()),
            ("extra", self.extra.is_some()),
            ("terrain-items", self.terrain_items.is_some()),
            ("no-fog-card", self.no_fog_card),
            ("plan-b", self.plan_b),
            ("point-man", !self.point_man.is_empty()),
            ("hot-spot", !self.hot_spot.is_empty()),
            ("vc-unit", !self.unit.is_empty()),
            ("scouts", !self.scouts.is_empty()),
        ];
        options.into_iter().filter(|(_, is_given)| *is_given).map(|(name, _)| name).collect()
    }

    fn asks(&self) -> bool {
        // The guided mode has a prompt of its own, and a script asks nobody.
        self.ask || Voice::now() == Voice::Shell && Asker::is_there()
    }

    /// The orders that the file and the flags give, or the player at the terminal; `are_new` where they are
    /// being sealed.
    fn orders(
        &self,
        document: &Document<Campaign>,
        force: &str,
        are_new: bool,
        session: &mut Session,
    ) -> Result<SideOrders, Error> {
        let campaign = &*document.data;
        let mut told = OrdersTold::begin(campaign, force);
        if let Some(source) = &self.file {
            let (name, given) = source.json(session)?;
            told.orders = told.resolved(document::choices(&name, &given)?)?;
            for choice in &mut told.orders.objectives {
                match choice.terrain.as_deref() {
                    // Earlier versions sealed orders that left it open.
                    None if are_new => return Err(no_terrain(choice.quadrant)),
                    Some(AGREED) => choice.terrain = None,
                    _ => {}
                }
            }
        }
        let begun = told.orders.clone();
        for team in &self.teams {
            let teams = told.teams(team)?;
            told.orders.teams.get_or_insert_default().extend(teams);
        }
        for man in &self.absent {
            let man = told.man(man)?;
            told.orders.absent_figures.push(man);
        }
        for man in &self.point_man {
            let man = told.man(man)?;
            told.name_point_man(man)?;
        }
        for wish in &self.buy {
            let wish = told.wish(wish)?;
            told.orders.purchases.push(wish);
        }
        let orders = &mut told.orders;
        for text in objectives_listed(&self.objective) {
            orders.objectives.push(objective(text)?);
        }
        if let Some(edge) = &self.edge {
            orders.edge = Some(edge.parse().map_err(Error::Usage)?);
        }
        if let Some(extra) = &self.extra {
            orders.extra = Some(extra.parse().map_err(Error::Usage)?);
        }
        orders.terrain_items = self.terrain_items.or(orders.terrain_items);
        if self.no_fog_card {
            orders.first_fog_card = Some(false);
        }
        orders.buys_after_roll |= self.buy_after_roll;
        orders.plan_b_card |= self.plan_b;
        orders.hot_spots.extend(self.hot_spot.iter().cloned());
        for text in &self.unit {
            orders.units.push(unit(text)?);
        }
        for text in &self.scouts {
            orders.kit_carson_scouts.push(scout(text)?);
        }
        let is_told = self.file.is_some() || *orders != begun;
        if is_told {
            return Ok(told.orders);
        }
        if !self.asks() {
            let name = campaign.force_called(force);
            let (file, teams) = (option("file"), option("teams"));
            let what = format!("no orders given for {name}: give {file}, or options such as {teams}");
            let asked = QuestionName::of_force(force, AskedFor::Sealed(SealedLine::Orders));
            let rule = OpenQuestion::of(asked, format!("{name}: its orders, sealed"), "AV 4.2");
            return Err(Error::asks(what, vec![rule.by(force)]));
        }
        Ok(ask_orders(document, force, told, Asker::screen())?.orders)
    }
}

/// `QUADRANT:TERRAIN`: an item of terrain becomes the objective (4.3). [`AGREED`] names none, where the
/// players point at it on the table.
fn objective(text: &str) -> Result<ObjectiveChoice, Error> {
    let (quadrant, terrain) = text.split_once([':', ' ']).unwrap_or((text, ""));
    let quadrant = quadrant_called(quadrant)?;
    match terrain.trim() {
        "" => Err(no_terrain(quadrant)),
        AGREED => Ok(ObjectiveChoice { quadrant, terrain: None }),
        terrain => Ok(ObjectiveChoice { quadrant, terrain: Some(terrain.to_owned()) }),
    }
}

/// Refuses an objective of which only the quadrant is said.
fn no_terrain(quadrant: Quadrant) -> Error {
    let why = format!(
        "the objective in the {quadrant} is an item of terrain, and `{quadrant}` names none: say which, \
         such as {quadrant}:village, or {quadrant}:{AGREED} if you point at it on the table (in a file as \
         `terrain`)"
    );
    Error::refused("AV 4.3", why)
}

/// A salt that nobody can guess.
fn fresh_salt() -> String {
    format!("{:016x}{:016x}", DiceState::fresh().seed, DiceState::fresh().seed)
}

fn keep(path: &Path, kept: Kept) -> Result<MadeFile, Error> {
    let text = serde_json::to_string_pretty(&kept).map_err(|error| Error::Bug(error.to_string()))?;
    Ok(MadeFile { path: path.to_owned(), content: format!("{text}\n").into_bytes(), private: true })
}

fn kept(path: &Path, session: &mut Session) -> Result<Kept, Error> {
    let source = Source::File(path.to_owned());
    let (name, text, _) = source.text(session).map_err(|error| match error {
        // Whoever sealed from a file opens with it, too.
        _ if !path.exists() => Error::Usage(format!(
            "{} is not there, which keeps what was sealed: give the same {file}, or the same {salt}",
            path.display(),
            file = option("file"),
            salt = option("salt")
        )),
        error => error,
    })?;
    serde_json::from_str(&text)
        .map_err(|error| Error::Usage(format!("{name} does not contain sealed orders: {error}")))
}

/// Who is waited for, in a line.
fn waited_for(campaign: &Campaign) -> String {
    let open = campaign.open_orders();
    match open.first() {
        None => "all orders are in".to_owned(),
        Some(_) => {
            let what: Vec<&str> = open.iter().map(|question| question.what.as_str()).collect();
            format!("waiting for {}", what.join("; "))
        }
    }
}

/// Who has sealed, who has opened, and who is waited for.
fn waiting(campaign: &Campaign) -> Outcome {
    let apart = campaign.mission.as_ref().and_then(|mission| mission.apart.clone());
    let (open, names) = (campaign.open_orders(), campaign.force_names());
    let mut report = Report::new();
    for side in apart.iter().flat_map(|Apart { sides, .. }| sides) {
        let how = if side.orders.is_some() { "opened" } else { "sealed" };
        let name = names.iter().find(|(id, _)| *id == side.force).map_or(&side.force, |(_, name)| name);
        report.item(1, format!("{name}: orders {how} ({})", side.seal));
    }
    for question in &open {
        report.strong(1, format!("Waiting for {}", question.what));
    }
    if open.is_empty() {
        let done = if campaign.step == Step::ReceiveMission { "No mission yet" } else { "All orders are in" };
        report.line(format!("{done}; next: {}", campaign.step.title()));
    }
    let data = serde_json::json!({ "apart": apart, "open": open });
    Outcome::answer(Shown { data, report })
}
