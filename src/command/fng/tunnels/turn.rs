//! `fng tunnel-turn`: the next turn below ground.

use clap::Args;
use serde::Deserialize;

use crate::command::fng::step::StepOptions;
use crate::command::{Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::mission::MissionStep;
use crate::fng::tunnels::NoChoices;

/// Begin the next turn below ground: troops move on, smoke does its work.
#[derive(Debug, Args, Deserialize)]
pub struct TunnelTurnCommand {
    /// The mission, secrets and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub step: StepOptions,
}

impl Subcommand for TunnelTurnCommand {
    const PATH: &'static [&'static str] = &["fng", "tunnel-turn"];
    const GROUP: Group = Group::FngTunnels;
    const ABOUT: &'static str = "Begin the next turn below ground: troops move on, smoke spreads";
    const EXAMPLES: &'static str = "\
pointman fng tunnel-turn mission.json -i";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        self.step.step(MissionStep::TunnelTurn, session, |_, _| Ok(NoChoices {}))
    }
}
