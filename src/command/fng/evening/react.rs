//! `fng react`: figures on the table take a check, and it is written what it does to them.

use clap::Args;
use serde::Deserialize;

use super::{AnswerOptions, names};
use crate::command::fng::combat::words::one_or_many;
use crate::command::fng::support::PlayOptions;
use crate::command::{FilterOptions, Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::evening::React;
use crate::fng::mission::MissionStep;

/// Has figures take a check.
#[derive(Debug, Args, Deserialize)]
pub struct ReactCommand {
    /// The mission, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// The check: rally, knock-down, received-fire, surprise, fast-move, overrun, swim, …
    #[arg(long = "test", alias = "check", value_name = "CHECK")]
    pub check: String,
    /// Who takes it; several, separated by commas, take it as one group
    #[arg(long, value_name = "NAME", required = true)]
    #[serde(deserialize_with = "one_or_many")]
    pub figure: Vec<String>,
    /// The friend who rallies them: a Leader gives the Leader Die
    #[arg(long, value_name = "NAME")]
    #[serde(default)]
    pub by: Option<String>,
    /// A modifier or condition that applies: charged, outgunned, …
    #[arg(long, value_name = "FLAG")]
    #[serde(default, deserialize_with = "one_or_many")]
    pub with: Vec<String>,
    /// Answers
    #[command(flatten)]
    #[serde(flatten)]
    pub answers: AnswerOptions,
    /// Secrets and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub play: PlayOptions,
}

impl Subcommand for ReactCommand {
    const PATH: &'static [&'static str] = &["fng", "react"];
    const GROUP: Group = Group::FngCombat;
    const ABOUT: &'static str = "Have figures on the table take a check, and record its effect";
    const EXAMPLES: &'static str = "\
pointman fng react patrol.json -i --test rally --figure Smith --by 'Sgt Miller'
pointman fng react patrol.json -i --test knock-down --figure Ha                # edition 2
pointman fng react patrol.json -i --test surprise --figure Ha --with fired-at";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let orders = React {
            check: React::check_called(&self.check)?,
            figures: names(&self.figure),
            flags: names(&self.with),
            leader_first: true,
            by: self.by.clone(),
            answers: self.answers.answers()?,
        };
        self.play.step(&self.filter, "Check", session, |_| Ok(MissionStep::React(orders)))
    }
}
