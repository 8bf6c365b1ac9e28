//! `fng tunnel-enter`: a man goes into a complex.

use clap::Args;
use serde::Deserialize;

use crate::command::fng::combat::words::Spec;
use crate::command::fng::step::{EntranceNumber, MenOptions, StepOptions, light, man};
use crate::command::{Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::mission::MissionStep;
use crate::fng::squads::deed::Deed;
use crate::fng::tunnels::{Enter, Heading};

/// A soldier goes into a tunnel: the size of the complex and its first sections.
#[derive(Debug, Args, Deserialize)]
pub struct TunnelEnterCommand {
    /// The mission, secrets and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub step: StepOptions,
    /// The entrance, in its place or as an option
    #[command(flatten)]
    #[serde(flatten)]
    pub entrance: EntranceNumber,
    /// Who: Smith,rep=4,pointman
    #[arg(long, value_name = "FIGURE")]
    pub by: Spec,
    /// The light
    #[arg(long, value_name = "LIGHT")]
    #[serde(default)]
    pub light: Option<String>,
    /// The direction of the first section, with north up [default: toward the next entrance]
    #[arg(long, value_name = "HEADING")]
    #[serde(default)]
    pub heading: Option<String>,
    /// Squad and edition
    #[command(flatten)]
    #[serde(flatten)]
    pub men: MenOptions,
}

impl Subcommand for TunnelEnterCommand {
    const PATH: &'static [&'static str] = &["fng", "tunnel-enter"];
    const GROUP: Group = Group::FngTunnels;
    const ABOUT: &'static str = "Enter a tunnel: roll the size of the complex and its first sections";
    const EXAMPLES: &'static str = "\
pointman fng tunnel-enter mission.json -i 1 --by Smith,rep=4,pointman --light flashlight";
    const POSITIONAL: &'static [&'static str] = &["document", "entrance"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let light = self.light.as_deref().map(light).transpose()?.unwrap_or_default();
        let heading = self.heading.as_deref().map(heading).transpose()?;
        self.step.step(MissionStep::Enter, session, |mission, session| {
            let entrance = self.entrance.needed()?;
            self.step.entrance(mission, entrance)?;
            let by = man(&self.men.roster(mission, session)?, &self.by, Deed::Move)?;
            if let Some(soldier) = mission.company.get(&by.name) {
                soldier.is_on_foot("go into a tunnel")?;
            }
            Ok(Enter { entrance, by, light, heading, acts: true })
        })
    }
}

fn heading(typed: &str) -> Result<Heading, Error> {
    typed.parse().map_err(Error::Usage)
}
