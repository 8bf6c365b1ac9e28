//! `fng exchange`: fire to and fro until nobody reacts, or how it is likely to end.

use clap::Args;
use serde::Deserialize;
use serde::Serialize;

use super::{AnswerOptions, names};
use crate::command::fng::combat::words::one_or_many;
use crate::command::fng::support::PlayOptions;
use crate::command::{FilterOptions, Group, Opened, Outcome, Present, Session, Subcommand};
use crate::error::Error;
use crate::fng::evening::{Exchange, Fire, IntoSight, Likely, likely};
use crate::fng::mission::{Mission, MissionStep};
use crate::render::{Grid, Report};
use crate::voice::option;

/// Fires to and fro until nobody reacts.
#[derive(Debug, Args, Deserialize)]
pub struct ExchangeCommand {
    /// The mission, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// Who fires first; several, separated by commas, fire together at the same targets
    #[arg(long, visible_alias = "shooter", value_name = "NAME")]
    #[serde(default, deserialize_with = "one_or_many")]
    pub by: Vec<String>,
    /// The targets; the first gets the best dice
    #[arg(long, value_name = "NAME")]
    #[serde(default, deserialize_with = "one_or_many")]
    pub at: Vec<String>,
    /// Who moved or popped into sight; everyone who sees an enemy takes In Sight
    #[arg(long, value_name = "NAME", conflicts_with_all = ["by", "at"])]
    #[serde(default, deserialize_with = "one_or_many")]
    pub mover: Vec<String>,
    /// Who sees them
    #[arg(long, value_name = "NAME", requires = "mover")]
    #[serde(default, deserialize_with = "one_or_many")]
    pub watcher: Vec<String>,
    /// Which watchers have covering fire on the spot where the others appear: an extra die on In Sight
    #[arg(long, value_name = "NAME", requires = "mover")]
    #[serde(default, deserialize_with = "one_or_many")]
    pub covering: Vec<String>,
    /// Nobody has moved: the others were put down where they stand, and all count as stationary
    #[arg(long, requires = "mover")]
    #[serde(default)]
    pub stationary: bool,
    /// Of those named as moving, who has not moved and only sees what the others brought into sight
    #[arg(long, value_name = "NAME", requires = "mover")]
    #[serde(default, deserialize_with = "one_or_many")]
    pub still: Vec<String>,
    /// Inches between them
    #[arg(long = "in", visible_alias = "range", value_name = "INCHES")]
    #[serde(default, alias = "in")]
    pub inches: Option<u8>,
    /// How many dice of the Target Rating to use
    #[arg(long, value_name = "N")]
    #[serde(default)]
    pub shots: Option<u8>,
    /// Inches from each target to the next; each vacant inch over the first takes a die
    #[arg(long, value_name = "INCHES", requires = "at", value_delimiter = ',')]
    #[serde(default)]
    pub gap: Vec<u8>,
    /// Whoever is seen stands in a light, or is seen through a starlight scope
    #[arg(long)]
    #[serde(default)]
    pub lit: bool,
    /// The fire is a reaction and uses no Activation
    #[arg(long)]
    #[serde(default)]
    pub reaction: bool,
    /// Stop after this many rounds of reaction checks
    #[arg(long, value_name = "N")]
    #[serde(default)]
    pub reactions: Option<u16>,
    /// Play it this many times and show how it is likely to end, without changing the document
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    #[serde(default)]
    pub odds: Option<u32>,
    /// Answers
    #[command(flatten)]
    #[serde(flatten)]
    pub answers: AnswerOptions,
    /// Secrets and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub play: PlayOptions,
}

impl ExchangeCommand {
    fn orders(&self) -> Result<Exchange, Error> {
        let has_effect = [
            ("gap", self.gap.is_empty() || names(&self.at).len() > 1, "several targets"),
            ("shots", self.shots.is_none() || self.mover.is_empty(), "those who fire first"),
            ("covering", self.covering.is_empty() || !self.mover.is_empty(), "those who come into sight"),
        ];
        if let Some((name, _, of)) = has_effect.into_iter().find(|(_, has_effect, _)| !has_effect) {
            return Err(Error::Usage(format!("{} is of {of}: it has no effect here", option(name))));
        }
        let fire = names(&self.by)
            .into_iter()
            .map(|by| {
                let (range, shots, gaps) = (self.inches, self.shots, self.gap.clone());
                Fire { by, at: names(&self.at), range, shots, gaps }
            })
            .collect();
        let sight = (!self.mover.is_empty()).then(|| IntoSight {
            movers: names(&self.mover),
            watchers: names(&self.watcher),
            covering: names(&self.covering),
            elsewhere_is_lost: true,
            stationary: self.stationary,
            still: names(&self.still),
            range: self.inches,
        });
        let answers = self.answers.answers()?;
        Ok(Exchange {
            fire,
            sight,
            reaction: self.reaction,
            reactions: self.reactions,
            bursts: true,
            rocket_a_turn: true,
            ducks_from_firers: true,
            vehicles: true,
            order_of_fire: true,
            lit: self.lit,
            answers,
        })
    }
}

/// The most lines that say what the odds assume.
const MOST_ASSUMED: usize = 8;

impl Subcommand for ExchangeCommand {
    const PATH: &'static [&'static str] = &["fng", "exchange"];
    const GROUP: Group = Group::FngCombat;
    const ABOUT: &'static str =
        "Resolve an exchange of fire: shots, damage and reactions until nobody reacts";
    const EXAMPLES: &'static str = examples! {
        "pointman fng exchange patrol.json -i --by Slag --at Ha --in 20",
        "pointman fng exchange patrol.json -i --by Slag,Smith --at Ha,Binh",
        "pointman fng exchange patrol.json -i --mover Slag,Smith --watcher Ha        "
            "# they come into sight of each other",
        "pointman fng exchange patrol.json -i --mover Slag --watcher Ha --covering Ha      "
            "# with Ha's covering fire there",
        "pointman fng exchange patrol.json --by Slag --at Ha --odds 10000            "
            "# how it is likely to end",
    };
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let orders = self.orders()?;
        let mission = self.filter.document.open::<Mission>(session)?.document.data;
        if let Some(sight) = &orders.sight {
            mission.are_there_to_see(sight)?;
        }
        let Some(runs) = self.odds else {
            return self
                .play
                .step(&self.filter, "Exchange of fire", session, |_| Ok(MissionStep::Exchange(orders)));
        };
        let Opened { document, .. } = self.filter.document.open::<Mission>(session)?;
        let mut dice = self.play.dice.source_for(session, document.dice)?;
        let answer = likely(&document.data, &orders, runs, &mut dice)?;
        session.used(dice)?;
        Ok(Outcome::answer(Ends(answer)))
    }
}

#[derive(Serialize)]
#[serde(transparent)]
struct Ends(Likely);

impl Present for Ends {
    fn report(&self) -> Report {
        let mut report = Report::new();
        report.heading(format!("How it is likely to end, from {} playouts", self.0.runs));
        let mut table = Grid::new(["", "ends", "chance", "± (1 s.e.)"]).with_numbers([2, 3]);
        for figure in &self.0.figures {
            for (place, end) in figure.ends.iter().enumerate() {
                let name = if place == 0 { figure.name.as_str() } else { "" };
                let percent = |chance: f64| format!("{:.1} %", chance * 100.0);
                table.row([
                    name.to_owned(),
                    end.end.clone(),
                    percent(end.probability),
                    percent(end.standard_error),
                ]);
            }
        }
        report.table(table);
        report.aside(1, format!("Shots fired: {:.1} on average", self.0.shots));
        let mut assumed = self.0.assumed.iter();
        for line in assumed.by_ref().take(MOST_ASSUMED) {
            report.aside(1, format!("Assumed: {line}"));
        }
        let more = assumed.count();
        if more > 0 {
            report.aside(1, format!("{more} more that was assumed is in --json"));
        }
        report
    }
}
