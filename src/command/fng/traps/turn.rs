//! `fng trap-turn`: the next turn as far as traps go.

use clap::Args;
use serde::Deserialize;

use crate::command::fng::combat::words::one_or_many;
use crate::command::fng::step::StepOptions;
use crate::command::{Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::mission::MissionStep;
use crate::fng::traps::TurnChoices;

/// Begin the next turn for booby traps: poison works, flares burn down.
#[derive(Debug, Args, Deserialize)]
pub struct TrapTurnCommand {
    /// The mission, secrets and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub step: StepOptions,
    /// A poisoned soldier treated by a Medic
    #[arg(long, value_name = "NAME")]
    #[serde(default, deserialize_with = "one_or_many")]
    pub treated: Vec<String>,
}

impl Subcommand for TrapTurnCommand {
    const PATH: &'static [&'static str] = &["fng", "trap-turn"];
    const GROUP: Group = Group::FngTraps;
    const ABOUT: &'static str = "Begin the next turn for booby traps: poison acts, flares burn down";
    const EXAMPLES: &'static str = "\
pointman fng trap-turn mission.json -i
pointman fng trap-turn mission.json -i --treated Smith";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let choices = TurnChoices { treated: self.treated.clone(), edition: self.step.edition.number() };
        self.step.step(MissionStep::TrapTurn, session, |_, _| Ok(choices))
    }
}
