//! `fng tunnel-shot`: a shot in or into an armory.

use clap::Args;
use serde::Deserialize;

use super::common::{MenOptions, StepOptions, men};
use crate::command::fng_combat::words::{Spec, specs};
use crate::command::{Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::tunnels::{FNG_TUNNEL_SHOT, Shot};

/// A shot in or into an armory: it blows up on 1.
#[derive(Debug, Args, Deserialize)]
pub struct TunnelShotCommand {
    /// The mission, secrets and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub step: StepOptions,
    /// The section
    #[arg(value_name = "SECTION")]
    pub section: u16,
    /// One in the 8 in circle, should it blow up
    #[arg(long, value_name = "FIGURE")]
    #[serde(default, deserialize_with = "specs")]
    pub near: Vec<Spec>,
    /// The tunnel system; the first that was entered if not given
    #[arg(long, value_name = "N")]
    #[serde(default)]
    pub system: Option<u16>,
    /// Squad and edition
    #[command(flatten)]
    #[serde(flatten)]
    pub men: MenOptions,
}

impl Subcommand for TunnelShotCommand {
    const PATH: &'static [&'static str] = &["fng", "tunnel-shot"];
    const ABOUT: &'static str = "A shot in or into an armory: it blows up on 1";
    const EXAMPLES: &'static str = "\
pointman fng tunnel-shot mission.json -i 6 --near Smith,rep=4";
    const POSITIONAL: &'static [&'static str] = &["document", "section"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        self.step.step(FNG_TUNNEL_SHOT, session, |_, session| {
            let near = men(&self.men.roster(session)?, &self.near, "near")?;
            Ok(Shot { system: self.system, section: self.section, near, edition: self.men.edition })
        })
    }
}
