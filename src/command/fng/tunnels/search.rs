//! `fng tunnel-search`: a figure searches where it is.

use clap::Args;
use serde::Deserialize;

use crate::command::fng::step::StepOptions;
use crate::command::{Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::mission::MissionStep;
use crate::fng::tunnels::{Search, Way};
use crate::names;

/// Take what is there, or search a wall of a supply room.
#[derive(Debug, Args, Deserialize)]
pub struct TunnelSearchCommand {
    /// The mission, secrets and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub step: StepOptions,
    /// Who
    #[arg(value_name = "NAME")]
    pub who: String,
    /// A wall of a supply room, as seen on entering
    #[arg(long, value_name = "WALL")]
    #[serde(default)]
    pub wall: Option<String>,
}

impl Subcommand for TunnelSearchCommand {
    const PATH: &'static [&'static str] = &["fng", "tunnel-search"];
    const GROUP: Group = Group::FngTunnels;
    const ABOUT: &'static str = "Take what lies there, or search a wall of a supply room";
    const EXAMPLES: &'static str = "\
pointman fng tunnel-search mission.json -i Smith
pointman fng tunnel-search mission.json -i Smith --wall left";
    const POSITIONAL: &'static [&'static str] = &["document", "who"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let wall = self.wall.as_deref().map(wall).transpose()?;
        let choices = Search { who: self.who.clone(), wall, acts: true };
        self.step.step(MissionStep::Search, session, |_, _| Ok(choices))
    }
}

fn wall(typed: &str) -> Result<Way, Error> {
    let index = names::resolve("wall", typed, &Way::ALL.map(Way::id)).map_err(Error::Usage)?;
    Ok(Way::ALL[index])
}
