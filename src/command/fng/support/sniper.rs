//! `fng sniper`: a sniper who has not been found.

use clap::Args;
use serde::Deserialize;

use super::PlayOptions;
use crate::command::fng::combat::words::Spec;
use crate::command::fng::evening::AnswerOptions;
use crate::command::{FilterOptions, Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::mission::MissionStep;
use crate::fng::support::SniperOrders;

/// Lets a sniper shoot, or resolves their miss.
#[derive(Debug, Args, Deserialize)]
pub struct SniperCommand {
    /// The mission, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// Which one [default: the only one]
    #[arg(long, value_name = "N")]
    #[serde(default)]
    pub sniper: Option<u16>,
    /// The enemy figure nearest to the card: Smith,rep=4,cover
    #[arg(long, value_name = "FIGURE")]
    #[serde(default)]
    pub at: Option<Spec>,
    /// After a miss: everyone who could see the sniper Ducked Back
    #[arg(long, conflicts_with = "seen")]
    #[serde(default)]
    pub all_ducked_back: bool,
    /// After a miss: someone who can see the sniper did not Duck Back
    #[arg(long)]
    #[serde(default)]
    pub seen: bool,
    /// The sniper is out of the game
    #[arg(long = "sniper-out", aliases = ["out", "gone"])]
    #[serde(default)]
    pub gone: bool,
    /// Answers
    #[command(flatten)]
    #[serde(flatten)]
    pub answers: AnswerOptions,
    /// Secrets, squad and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub play: PlayOptions,
}

impl Subcommand for SniperCommand {
    const PATH: &'static [&'static str] = &["fng", "sniper"];
    const GROUP: Group = Group::FngSupport;
    const ABOUT: &'static str = "Resolve a sniper's shot from a card, and what follows a miss";
    const EXAMPLES: &'static str = "\
pointman fng sniper patrol.json -i --at Smith,rep=4,cover
pointman fng sniper patrol.json -i --seen";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        self.play.step(&self.filter, "Sniper", session, |roster| {
            let at = match &self.at {
                Some(spec) => self.play.men(std::slice::from_ref(spec), "figure", roster)?.pop(),
                None => None,
            };
            let all_duck_back = (self.all_ducked_back || self.seen).then_some(self.all_ducked_back);
            let answers = self.answers.answers()?;
            let orders = SniperOrders { sniper: self.sniper, at, all_duck_back, gone: self.gone, answers };
            Ok(MissionStep::Sniper(orders))
        })
    }
}
