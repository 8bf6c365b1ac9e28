//! `fng tunnel-shot`: a shot in or into an armory.

use clap::Args;
use serde::Deserialize;

use crate::command::fng::combat::words::one_or_many;
use crate::command::fng::step::{NearOptions, StepOptions};
use crate::command::{Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::mission::MissionStep;
use crate::fng::tunnels::TunnelShot;

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
    /// The tunnel system [default: the first one entered]
    #[arg(long, value_name = "N")]
    #[serde(default)]
    pub system: Option<u16>,
    /// A soldier in a section next to the armory, or in one that only partly collapses, who is clear of the 8
    /// in circle and the collapse
    #[arg(long, value_name = "NAME")]
    #[serde(default, deserialize_with = "one_or_many")]
    pub clear: Vec<String>,
    /// Others, squad and edition
    #[command(flatten)]
    #[serde(flatten)]
    pub near: NearOptions,
}

impl Subcommand for TunnelShotCommand {
    const PATH: &'static [&'static str] = &["fng", "tunnel-shot"];
    const GROUP: Group = Group::FngTunnels;
    const ABOUT: &'static str = "Resolve a shot in or into an armory: it blows up on 1";
    const EXAMPLES: &'static str = "\
pointman fng tunnel-shot mission.json -i 6 --near Smith,rep=4
pointman fng tunnel-shot mission.json -i 6 --clear Jones    # in the next section, out of the circle";
    const POSITIONAL: &'static [&'static str] = &["document", "section"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        self.step.step(MissionStep::Shot, session, |mission, session| {
            let near = self.near.men(&self.near.men.roster(mission, session)?)?;
            Ok(TunnelShot {
                system: self.system,
                section: self.section,
                near,
                clear: self.clear.clone(),
                measured: true,
                edition: self.step.edition.number(),
            })
        })
    }
}
