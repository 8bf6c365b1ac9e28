//! `fng tunnel-settle`: enemies of a section are out of it.

use clap::Args;
use serde::Deserialize;

use crate::command::fng::step::StepOptions;
use crate::command::{Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::mission::MissionStep;
use crate::fng::tunnels::Settle;

/// Enemies seen in a section are out of it: shot, taken, gone.
#[derive(Debug, Args, Deserialize)]
pub struct TunnelSettleCommand {
    /// The mission, secrets and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub step: StepOptions,
    /// The section
    #[arg(value_name = "SECTION")]
    pub section: u16,
    /// How many of them [default: all in sight]
    #[arg(long, value_name = "N")]
    #[serde(default)]
    pub count: Option<u8>,
    /// The tunnel system [default: the first one entered]
    #[arg(long, value_name = "N")]
    #[serde(default)]
    pub system: Option<u16>,
}

impl Subcommand for TunnelSettleCommand {
    const PATH: &'static [&'static str] = &["fng", "tunnel-settle"];
    const GROUP: Group = Group::FngTunnels;
    const ABOUT: &'static str = "Remove enemies seen in a section: shot, captured or gone";
    const EXAMPLES: &'static str = "\
pointman fng tunnel-settle mission.json -i 4
pointman fng tunnel-settle mission.json -i 4 --count 1";
    const POSITIONAL: &'static [&'static str] = &["document", "section"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let choices = Settle { system: self.system, section: self.section, count: self.count };
        self.step.step(MissionStep::Settle, session, |_, _| Ok(choices))
    }
}
