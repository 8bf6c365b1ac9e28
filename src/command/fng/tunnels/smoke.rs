//! `fng tunnel-smoke`: a smoke grenade in an entrance.

use clap::Args;
use serde::Deserialize;

use crate::command::fng::step::{DoerOptions, EntranceNumber, StepOptions};
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
    /// Who does it
    #[command(flatten)]
    #[serde(flatten)]
    pub doer: DoerOptions,
}

impl Subcommand for TunnelSmokeCommand {
    const PATH: &'static [&'static str] = &["fng", "tunnel-smoke"];
    const GROUP: Group = Group::FngTunnels;
    const ABOUT: &'static str = "Drop a smoke grenade into an entrance to reveal connected ones within 24 in";
    const EXAMPLES: &'static str = "\
pointman fng tunnel-smoke mission.json -i 1
pointman fng tunnel-smoke mission.json -i 1 --by Smith,rep=4   # a smoke grenade made ready before";
    const POSITIONAL: &'static [&'static str] = &["document", "entrance"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let entrance = self.entrance.needed()?;
        self.step.step(MissionStep::Smoke, session, |mission, session| {
            self.step.entrance(mission, entrance)?;
            let by = self.doer.man(Deed::Throw, mission, session)?;
            Ok(Smoking { entrance, by })
        })
    }
}
