//! `fng trap-clear`: clears stakes, destroys a viper.

use clap::Args;
use serde::Deserialize;

use crate::command::fng::combat::words::Spec;
use crate::command::fng::step::{MenOptions, StepOptions, TrapNumber, man};
use crate::command::{Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::mission::MissionStep;
use crate::fng::squads::deed::Deed;
use crate::fng::traps::Clearing;

/// Clear a square inch of punji stakes, or destroy a viper.
#[derive(Debug, Args, Deserialize)]
pub struct TrapClearCommand {
    /// The mission, secrets and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub step: StepOptions,
    /// The trap, in its place or as an option
    #[command(flatten)]
    #[serde(flatten)]
    pub trap: TrapNumber,
    /// Who does it: Smith,rep=4
    #[arg(long, value_name = "FIGURE")]
    pub by: Spec,
    /// The viper was killed by gunfire; otherwise the figure fights it hand to hand
    #[arg(long)]
    #[serde(default)]
    pub shot: bool,
    /// Squad and edition
    #[command(flatten)]
    #[serde(flatten)]
    pub men: MenOptions,
}

impl Subcommand for TrapClearCommand {
    const PATH: &'static [&'static str] = &["fng", "trap-clear"];
    const GROUP: Group = Group::FngTraps;
    const ABOUT: &'static str = "Clear a square inch of punji stakes, or destroy a viper";
    const EXAMPLES: &'static str = "\
pointman fng trap-clear mission.json -i 3 --by Smith,rep=4";
    const POSITIONAL: &'static [&'static str] = &["document", "trap"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        self.step.step(MissionStep::Clear, session, |mission, session| {
            let trap = self.trap.needed()?;
            let by = man(&self.men.roster(mission, session)?, &self.by, Deed::Work)?;
            self.step.trap(mission, trap, &by)?;
            Ok(Clearing { trap, by, shot: self.shot, edition: self.step.edition.number() })
        })
    }
}
