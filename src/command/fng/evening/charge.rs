//! `fng charge`: a charge from wanting to the first round hand to hand.

use clap::Args;
use serde::Deserialize;

use super::{AnswerOptions, names};
use crate::command::fng::combat::words::one_or_many;
use crate::command::fng::support::PlayOptions;
use crate::command::{FilterOptions, Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::evening::{Charge, From};
use crate::fng::mission::MissionStep;

/// Carries out a charge.
#[derive(Debug, Args, Deserialize)]
pub struct ChargeCommand {
    /// The mission, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// Who charges; separate several with commas
    #[arg(long, value_name = "NAME", required = true)]
    #[serde(deserialize_with = "one_or_many")]
    pub by: Vec<String>,
    /// Whom they charge, one target for each charger in order; extra chargers go for the last
    #[arg(long, value_name = "NAME", required = true)]
    #[serde(deserialize_with = "one_or_many")]
    pub at: Vec<String>,
    /// The direction of the charge, as the targets see it [default: front]
    #[arg(long = "approach", alias = "from", value_name = "SIDE")]
    #[serde(default)]
    pub from: Option<String>,
    /// The distance in inches; beyond a normal move they roll a Fast Move
    #[arg(long = "in", visible_alias = "range", value_name = "INCHES")]
    #[serde(default, alias = "in")]
    pub inches: Option<u8>,
    /// Enemy vehicles, and figures not charged, that see them on their way: they take In Sight and fire
    #[arg(long, value_name = "NAME")]
    #[serde(default, deserialize_with = "one_or_many")]
    pub past: Vec<String>,
    /// Who is charged stands in a light, or is seen through a starlight scope
    #[arg(long)]
    #[serde(default)]
    pub lit: bool,
    /// Answers
    #[command(flatten)]
    #[serde(flatten)]
    pub answers: AnswerOptions,
    /// Secrets and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub play: PlayOptions,
}

impl Subcommand for ChargeCommand {
    const PATH: &'static [&'static str] = &["fng", "charge"];
    const GROUP: Group = Group::FngCombat;
    const ABOUT: &'static str =
        "Charge: from Wanting to Charge through defensive fire to the first round of melee";
    const EXAMPLES: &'static str = "\
pointman fng charge patrol.json -i --by Slag --at Ha
pointman fng charge patrol.json -i --by Slag,Smith --at Ha --in 11
pointman fng charge patrol.json -i --by Slag --at Ha --approach unseen
pointman fng charge patrol.json -i --by Slag --at Ha --past PT-76          # a vehicle of theirs sees it";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let (by, at) = (names(&self.by), names(&self.at));
        if at.len() > by.len() {
            let (targets, chargers) = (at.join(", "), by.join(", "));
            return Err(Error::Usage(format!(
                "{chargers} cannot charge {targets}: each charger has one target, so name no more of them"
            )));
        }
        let orders = Charge {
            by,
            at,
            from: self.from.as_deref().map(str::parse::<From>).transpose().map_err(Error::Usage)?,
            range: self.inches,
            past: names(&self.past),
            leader_first: true,
            order_of_fire: true,
            lit: self.lit,
            answers: self.answers.answers()?,
        };
        self.play.step(&self.filter, "Charge", session, |_| Ok(MissionStep::Charge(orders)))
    }
}
