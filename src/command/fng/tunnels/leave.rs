//! `fng tunnel-leave`: a man comes out.

use clap::Args;
use serde::Deserialize;

use crate::command::fng::combat::words::one_or_many;
use crate::command::fng::step::{EntranceNumber, NearOptions, StepOptions};
use crate::command::{Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::mission::MissionStep;
use crate::fng::tunnels::LeaveTunnel;

/// Come out of a tunnel with what was found.
#[derive(Debug, Args, Deserialize)]
pub struct TunnelLeaveCommand {
    /// The mission, secrets and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub step: StepOptions,
    /// Who
    #[arg(value_name = "NAME")]
    pub who: String,
    /// The entrance to leave by, in its place or as an option; without it the nearest
    #[command(flatten)]
    #[serde(flatten)]
    pub entrance: EntranceNumber,
    /// A dead or Out of the Fight soldier in the same section to bring along
    #[arg(long = "bring", alias = "with", value_name = "NAME")]
    #[serde(default, deserialize_with = "one_or_many")]
    pub with: Vec<String>,
    /// Moving at more than half speed: -1 Rep when looking for traps
    #[arg(long)]
    #[serde(default)]
    pub fast: bool,
    /// Others, squad and edition
    #[command(flatten)]
    #[serde(flatten)]
    pub near: NearOptions,
}

impl Subcommand for TunnelLeaveCommand {
    const PATH: &'static [&'static str] = &["fng", "tunnel-leave"];
    const GROUP: Group = Group::FngTunnels;
    const ABOUT: &'static str = "Leave a tunnel with everything found there";
    const EXAMPLES: &'static str = "\
pointman fng tunnel-leave mission.json -i Smith
pointman fng tunnel-leave mission.json -i Smith --entrance 2 --bring Jones";
    const POSITIONAL: &'static [&'static str] = &["document", "who", "entrance"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        self.step.step(MissionStep::Leave, session, |mission, session| {
            Ok(LeaveTunnel {
                who: self.who.clone(),
                entrance: self.entrance.given(),
                with: self.with.clone(),
                fast: self.fast,
                near: self.near.men(&self.near.men.roster(mission, session)?)?,
                edition: self.step.edition.number(),
                acts: true,
            })
        })
    }
}
