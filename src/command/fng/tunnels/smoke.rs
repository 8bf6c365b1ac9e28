//! `fng tunnel-smoke`: a smoke grenade in an entrance.

use clap::Args;
use serde::Deserialize;

use crate::command::fng::combat::words::Spec;
use crate::command::fng::step::{EntranceNumber, MenOptions, StepOptions, man};
use crate::command::{Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::mission::MissionStep;
use crate::fng::squads::deed::Deed;
use crate::fng::tunnels::Smoking;

/// A smoke grenade in an entrance marks those that connect within 24 in.
#[derive(Debug, Args, Deserialize)]
pub struct TunnelSmokeCommand {
    /// The mission, secrets and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub step: StepOptions,
    /// The entrance, in its place or as an option
    #[command(flatten)]
    #[serde(flatten)]
    pub entrance: EntranceNumber,
    /// Who does it, in his Activation: Smith, or Smith,rep=4 if he is not on the table
    #[arg(long, value_name = "FIGURE")]
    #[serde(default)]
    pub by: Option<Spec>,
    /// Where he comes from
    #[command(flatten)]
    #[serde(flatten)]
    pub men: MenOptions,
}

impl Subcommand for TunnelSmokeCommand {
    const PATH: &'static [&'static str] = &["fng", "tunnel-smoke"];
    const GROUP: Group = Group::FngTunnels;
    const ABOUT: &'static str = "Drop a smoke grenade into an entrance to reveal connected ones within 24 in";
    const EXAMPLES: &'static str = "\
pointman fng tunnel-smoke mission.json -i 1
pointman fng tunnel-smoke mission.json -i 1 --by Smith,rep=4   # the smoke grenade that he has ready";
    const POSITIONAL: &'static [&'static str] = &["document", "entrance"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let entrance = self.entrance.needed()?;
        self.step.step(MissionStep::Smoke, session, |mission, session| {
            self.step.entrance(mission, entrance)?;
            let roster = self.men.roster(mission, session)?;
            let by = self.by.as_ref().map(|by| man(&roster, by, Deed::Throw)).transpose()?;
            Ok(Smoking { entrance, by })
        })
    }
}
