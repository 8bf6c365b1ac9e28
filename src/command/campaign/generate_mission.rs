//! `generate-mission`: the mission of an evening, for a campaign or standing alone: of Ambush Valley or of
//! FNG.

use clap::{Args, ValueEnum};
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use crate::ambush_valley::{Campaign, CampaignStep, Orders, OrdersTold};
use crate::command::ambush_valley::step::step;
use crate::command::step::{Taking, Wanted};
use crate::command::{DiceOptions, Group, Opened, Outcome, Session, Source, Subcommand, Write};
use crate::document::{Described, Origin};
use crate::error::Error;
use crate::question::OpenQuestion;
use crate::voice::option;

pub use crate::command::ambush_valley::generate_mission::AmbushValleyOptions;
pub(in crate::command) use crate::command::ambush_valley::generate_mission::{regular, set_options, value};
pub use crate::command::fng::generate_mission::FngOptions;

/// Teams by the names they have on the logs, as everywhere else. What means nobody is refused by the rules.
fn by_id(orders: &mut Orders, campaign: &Campaign) {
    for part in &mut orders.forces {
        let told = OrdersTold::begin(campaign, &part.force);
        let ids = |names: &mut Vec<String>| {
            let known = |name: &String| told.teams(name).unwrap_or_else(|_| vec![name.clone()]);
            *names = names.iter().flat_map(known).collect();
        };
        part.teams.iter_mut().for_each(ids);
        for name in part.absent_figures.iter_mut().chain(&mut part.point_men) {
            *name = told.man(name).unwrap_or_else(|_| name.clone());
        }
        for buy in &mut part.purchases {
            let named = [std::slice::from_ref(&buy.asset), &buy.teams].concat().join(" ");
            *buy = told.wish(&named).unwrap_or_else(|_| buy.clone());
        }
    }
}

/// The games that have missions and campaigns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MissionGame {
    /// Ambush Valley
    AmbushValley,
    /// FNG
    Fng,
}

/// Prepares a game.
#[derive(Debug, Default, Args, Deserialize)]
#[serde(default)]
pub struct GenerateMission {
    /// The game, for a stand-alone mission
    #[arg(long, value_name = "GAME", required_unless_present_any = ["from", "schema"])]
    pub game: Option<MissionGame>,
    /// The campaign whose next turn to prepare
    #[arg(long, value_name = "FILE", conflicts_with_all = ["versus", "regular", "insurgent", "option"])]
    pub from: Option<Source>,
    /// The opposition: regular or irregular (Ambush Valley), or the other player's force (FNG)
    #[arg(long, value_name = "OPPONENT")]
    pub versus: Option<String>,
    /// How to interpret an unclear rule, as KEY=VALUE
    #[arg(long, value_name = "KEY=VALUE")]
    pub option: Vec<String>,
    /// The number of terrain items (Ambush Valley, about 9 to 11), or open, broken or rugged (FNG)
    #[arg(long, value_name = "TERRAIN", help_heading = "Choices")]
    #[serde(deserialize_with = "text_or_number")]
    pub terrain: Option<String>,
    /// The players' choices for Ambush Valley or a campaign, as JSON: a file, or `-`; the options below add
    /// to them
    #[arg(long, value_name = "FILE")]
    pub orders: Option<Source>,
    /// The options of Ambush Valley alone
    #[command(flatten)]
    #[serde(flatten)]
    pub ambush_valley: AmbushValleyOptions,
    /// Print the JSON Schema of `--orders` and stop
    #[arg(long)]
    pub schema: bool,
    /// Show this force's secrets but not its opponent's
    #[arg(long, value_name = "SIDE")]
    pub side: Option<String>,
    /// Show how each result came about: tables, rows, and what was weighed
    #[arg(long)]
    pub explain: bool,
    /// The options of FNG alone
    #[command(flatten)]
    #[serde(flatten)]
    pub fng: FngOptions,
    /// The source of the dice
    #[command(flatten)]
    #[serde(flatten)]
    pub dice: DiceOptions,
    /// Write the new version back to the file
    #[arg(short, long, help_heading = "Output", conflicts_with = "output", requires = "from")]
    #[serde(skip)]
    pub in_place: bool,
    /// Where to write the document
    #[command(flatten)]
    #[serde(flatten)]
    pub output: crate::command::step::OutputOptions,
}

/// A text; scripts may give a number.
fn text_or_number<'de, D: Deserializer<'de>>(value: D) -> Result<Option<String>, D::Error> {
    Ok(match Value::deserialize(value)? {
        Value::Null => None,
        Value::String(text) => Some(text),
        other => Some(other.to_string()),
    })
}

impl Subcommand for GenerateMission {
    const PATH: &'static [&'static str] = &["generate-mission"];
    const GROUP: Group = Group::Campaigns;
    const ABOUT: &'static str = "Prepare a game: missions, momentum, board and set-up";
    const EXAMPLES: &'static str = examples! {
        "pointman generate-mission --game ambush-valley --versus irregular --seed 7   "
            "# a single game against the VC",
        "pointman generate-mission --game fng --force us-marines --corps i --leader-rep 4 --date "
            "1967-05-early --seed 1   "
            "# an FNG evening",
        "pointman generate-mission --from song-be.json -i --side us                   "
            "# the next turn of a campaign",
        "pointman generate-mission --game ambush-valley --versus irregular --seed 7 --explain   "
            "# and show why",
        "pointman generate-mission --from song-be.json -i --through issue-orders      "
            "# stop once momentum is known",
    };
    const POSITIONAL: &'static [&'static str] = &["from"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        if self.schema {
            return Ok(Outcome::answer(crate::command::campaign::report_template::Data(Orders::schema())));
        }
        let is_fng = self.from.as_ref().map(|source| source.is_tour(session)).transpose()?;
        if let (Some(is_fng), Some(game)) = (is_fng, self.game)
            && is_fng != (game == MissionGame::Fng)
        {
            let held = if is_fng { "FNG" } else { "Ambush Valley" };
            return Err(Error::Usage(format!(
                "{from} is a campaign of {held}, and goes on with it: leave out {game}",
                from = option("from"),
                game = option("game")
            )));
        }
        match (&self.from, self.game) {
            (Some(source), _) if is_fng == Some(true) => self.of_fng_campaign(source, session),
            (Some(source), _) => {
                self.refuse_fng(&format!("{from} a campaign of Ambush Valley", from = option("from")))?;
                let opened: Opened<Campaign> = source.open(session)?;
                let known: Vec<String> =
                    opened.document.data.forces().map(|force| force.id().to_owned()).collect();
                let mut orders = self.orders(&known, session)?;
                by_id(&mut orders, &opened.document.data);
                let campaign = &opened.document.data;
                let insurgents: Vec<String> =
                    campaign.insurgents.iter().map(|force| force.id.clone()).collect();
                orders.check_heeded(&insurgents, campaign.would_generate(&orders))?;
                for force in &opened.document.data.regulars {
                    let named = orders.forces.iter().filter(|part| part.force == force.id);
                    named.into_iter().try_for_each(|part| force.check_point_men(&part.point_men))?;
                }
                let write = self.write(&opened.origin)?;
                step(opened, Wanted::Step(CampaignStep::Prepare(orders)), self.taking(), write, session)
            }
            (None, Some(MissionGame::Fng)) => self.fng_mission(session),
            (None, Some(MissionGame::AmbushValley)) => {
                self.refuse_fng(&format!("{game} ambush-valley", game = option("game")))?;
                self.standing_alone(session)
            }
            (None, None) => {
                let game = OpenQuestion::of("game", "its game", "").legal(["ambush-valley", "fng"]);
                Err(Error::needs("a stand-alone mission", game, option("game")))
            }
        }
    }
}

impl GenerateMission {
    /// Where the next campaign goes, when the one read came from `origin`.
    pub(in crate::command) fn write(&self, origin: &Option<Origin>) -> Result<Write, Error> {
        match (self.in_place, origin) {
            (true, Some(origin)) => Ok(Write::InPlace(origin.clone())),
            (true, None) => {
                Err(Error::Usage("-i needs a file; standard input cannot be written back".to_owned()))
            }
            (false, origin) => Ok(match self.output.write() {
                Write::File(path) => Write::onto(&path, origin.clone()),
                write => write,
            }),
        }
    }

    pub(in crate::command) fn taking(&self) -> Taking<'_> {
        Taking { dice: &self.dice, side: self.side.as_deref(), explain: self.explain }
    }

    /// Refuses what FNG alone understands.
    fn refuse_fng(&self, what: &str) -> Result<(), Error> {
        refuse(&self.fng, &FngOptions::default(), what, "fng")
    }

    /// Refuses what Ambush Valley alone understands.
    pub(in crate::command) fn refuse_ambush_valley(&self) -> Result<(), Error> {
        if self.side.is_some() {
            return Err(Error::Usage(format!(
                "{side} works with {game} ambush-valley, not with {game} fng",
                side = option("side"),
                game = option("game")
            )));
        }
        let what = format!("{game} fng", game = option("game"));
        refuse(&self.ambush_valley, &AmbushValleyOptions::default(), &what, "ambush-valley")
    }
}

/// Refuses options that differ from those nobody gave, by the first of their names.
fn refuse<T: serde::Serialize>(given: &T, none: &T, what: &str, game: &str) -> Result<(), Error> {
    let (given, none) = (value(given)?, value(none)?);
    let differs = |(name, value): &(&String, &Value)| none.get(name.as_str()) != Some(*value);
    match given.as_object().into_iter().flatten().find(differs) {
        Some((name, _)) => {
            let command = GenerateMission::augment_args(clap::Command::new(""));
            let argument = command.get_arguments().find(|argument| argument.get_id() == name.as_str());
            let word = argument
                .and_then(|argument| argument.get_long())
                .map_or(name.replace('_', "-"), str::to_owned);
            Err(Error::Usage(format!(
                "{given} works with {of} {game}, not with {what}",
                given = option(&word).called(name),
                of = option("game")
            )))
        }
        None => Ok(()),
    }
}
