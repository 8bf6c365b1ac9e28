//! `fng round`: another round of melee for those in contact.

use clap::Args;
use serde::Deserialize;

use super::AnswerOptions;
use crate::command::fng::support::PlayOptions;
use crate::command::{FilterOptions, Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::evening::MeleeRound;
use crate::fng::mission::MissionStep;

/// Fights another round of melee.
#[derive(Debug, Args, Deserialize)]
pub struct RoundCommand {
    /// The mission, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// Answers
    #[command(flatten)]
    #[serde(flatten)]
    pub answers: AnswerOptions,
    /// Secrets and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub play: PlayOptions,
}

impl Subcommand for RoundCommand {
    const PATH: &'static [&'static str] = &["fng", "round"];
    const GROUP: Group = Group::FngCombat;
    const ABOUT: &'static str = "Fight the next round of melee for everyone in contact";
    const EXAMPLES: &'static str = "pointman fng round patrol.json -i";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let orders = MeleeRound { answers: self.answers.answers()? };
        self.play.step(&self.filter, "Melee", session, |_| Ok(MissionStep::Round(orders)))
    }
}
