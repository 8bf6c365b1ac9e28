//! `fng trap-disarm`: makes a trap useless.

use clap::Args;
use serde::Deserialize;

use crate::command::fng::combat::words::Spec;
use crate::command::fng::step::{NearOptions, StepOptions, TrapNumber, man};
use crate::command::{Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::mission::MissionStep;
use crate::fng::squads::deed::Deed;
use crate::fng::traps::Disarming;

/// Disarm a booby trap found last turn.
#[derive(Debug, Args, Deserialize)]
pub struct TrapDisarmCommand {
    /// The mission, secrets and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub step: StepOptions,
    /// The trap, in its place or as an option
    #[command(flatten)]
    #[serde(flatten)]
    pub trap: TrapNumber,
    /// Who does it, placed on the trap: Smith,rep=4
    #[arg(long, value_name = "FIGURE")]
    pub by: Spec,
    /// With wire cutters
    #[arg(long)]
    #[serde(default)]
    pub wire_cutters: bool,
    /// Others, squad and edition
    #[command(flatten)]
    #[serde(flatten)]
    pub near: NearOptions,
}

impl Subcommand for TrapDisarmCommand {
    const PATH: &'static [&'static str] = &["fng", "trap-disarm"];
    const GROUP: Group = Group::FngTraps;
    const ABOUT: &'static str = "Disarm a booby trap found last turn";
    const EXAMPLES: &'static str = "\
pointman fng trap-disarm mission.json -i 1 --by Smith,rep=5 --wire-cutters";
    const POSITIONAL: &'static [&'static str] = &["document", "trap"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        self.step.step(MissionStep::Disarm, session, |mission, session| {
            let trap = self.trap.needed()?;
            let roster = self.near.men.roster(mission, session)?;
            let by = man(&roster, &self.by, Deed::Work)?;
            self.step.trap(mission, trap, &by)?;
            Ok(Disarming {
                trap,
                by,
                wire_cutters: self.wire_cutters,
                near: self.near.men(&roster)?,
                edition: self.step.edition.number(),
            })
        })
    }
}
