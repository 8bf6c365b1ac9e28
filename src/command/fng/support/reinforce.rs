//! `fng reinforce`: a check for reinforcements by hand.

use clap::Args;
use serde::Deserialize;

use super::{FactOptions, PlayOptions, word};
use crate::command::{FilterOptions, Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::mission::MissionStep;
use crate::fng::support::ByHand;

/// Checks for reinforcements by hand.
#[derive(Debug, Args, Deserialize)]
pub struct ReinforceCommand {
    /// The mission, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// Who checks
    #[arg(long, value_name = "SIDE")]
    pub side: String,
    /// They arrive: draw and read a card without comparing
    #[arg(long)]
    #[serde(default)]
    pub arrive: bool,
    /// What is on the table
    #[command(flatten)]
    #[serde(flatten)]
    pub facts: FactOptions,
    /// Secrets, squad and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub play: PlayOptions,
}

impl Subcommand for ReinforceCommand {
    const PATH: &'static [&'static str] = &["fng", "reinforce"];
    const GROUP: Group = Group::FngMissions;
    const ABOUT: &'static str = "Check for reinforcements without rolling a seven";
    const EXAMPLES: &'static str = "\
pointman fng reinforce patrol.json -i --side own
pointman fng reinforce patrol.json -i --side enemy --arrive";
    const POSITIONAL: &'static [&'static str] = &["document", "side"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        self.play.step(&self.filter, "Reinforcements", session, |_| {
            let orders = ByHand {
                side: word("side", &self.side)?,
                arrive: self.arrive,
                tests_later: true,
                facts: self.facts.facts()?,
            };
            Ok(MissionStep::Reinforce(orders))
        })
    }
}
