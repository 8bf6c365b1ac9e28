//! `fng trap-disarm`: makes a trap useless.

use clap::Args;
use serde::Deserialize;

use super::common::{MenOptions, StepOptions, man, men};
use crate::command::fng_combat::words::{Spec, specs};
use crate::command::{Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::traps::{Disarming, FNG_TRAP_DISARM};

/// Disarm a booby trap found the turn before.
#[derive(Debug, Args, Deserialize)]
pub struct TrapDisarmCommand {
    /// The mission, secrets and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub step: StepOptions,
    /// The number of the trap
    #[arg(value_name = "TRAP")]
    pub trap: u16,
    /// Who, placed upon it: Smith,rep=4
    #[arg(long, value_name = "FIGURE")]
    pub by: Spec,
    /// He uses wire cutters
    #[arg(long)]
    #[serde(default)]
    pub wire_cutters: bool,
    /// Another in the circle, should it go off
    #[arg(long, value_name = "FIGURE")]
    #[serde(default, deserialize_with = "specs")]
    pub near: Vec<Spec>,
    /// Squad and edition
    #[command(flatten)]
    #[serde(flatten)]
    pub men: MenOptions,
}

impl Subcommand for TrapDisarmCommand {
    const PATH: &'static [&'static str] = &["fng", "trap-disarm"];
    const ABOUT: &'static str = "Disarm a booby trap found the turn before";
    const EXAMPLES: &'static str = "\
pointman fng trap-disarm mission.json -i 1 --by Smith,rep=5 --wire-cutters";
    const POSITIONAL: &'static [&'static str] = &["document", "trap"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        self.step.step(FNG_TRAP_DISARM, session, |_, session| {
            let roster = self.men.roster(session)?;
            Ok(Disarming {
                trap: self.trap,
                by: man(&roster, &self.by)?,
                wire_cutters: self.wire_cutters,
                near: men(&roster, &self.near, "near")?,
                edition: self.men.edition,
            })
        })
    }
}
