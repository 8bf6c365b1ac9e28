//! `fng tunnel-place`: how many entrances there are, and where.

use clap::Args;
use serde::Deserialize;

use crate::command::fng::step::{StepOptions, pair, spot};
use crate::command::{Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::mission::MissionStep;
use crate::fng::tunnels::PlaceEntrance;

/// Roll how many tunnel entrances there are, and place them in secret.
#[derive(Debug, Args, Deserialize)]
pub struct TunnelPlaceCommand {
    /// The mission, secrets and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub step: StepOptions,
    /// Where an entrance is, in words
    #[arg(long = "where", alias = "place", value_name = "WORDS")]
    #[serde(default)]
    pub place: Option<String>,
    /// Its position on the table: inches from the left and top edges
    #[arg(long = "position", alias = "at", value_name = "X,Y", allow_hyphen_values = true)]
    #[serde(default)]
    pub at: Option<String>,
    /// The tunnel system, whose entrances connect [default: 1]
    #[arg(long, value_name = "N")]
    #[serde(default)]
    pub system: Option<u16>,
    /// Put all remaining entrances on random spots of a table this large
    #[arg(long, value_name = "WxD")]
    #[serde(default)]
    pub scatter: Option<String>,
    /// The Free World knows it already
    #[arg(long)]
    #[serde(default)]
    pub known: bool,
}

impl Subcommand for TunnelPlaceCommand {
    const PATH: &'static [&'static str] = &["fng", "tunnel-place"];
    const GROUP: Group = Group::FngTunnels;
    const ABOUT: &'static str = "Roll the number of tunnel entrances and place them in secret";
    const EXAMPLES: &'static str = "\
pointman fng tunnel-place mission.json -i --scatter 48x48
pointman fng tunnel-place mission.json -i --where bunker-B --position 12,30";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let choices = PlaceEntrance {
            place: self.place.clone(),
            at: self.at.as_deref().map(spot).transpose()?,
            system: self.system,
            scatter: self.scatter.as_deref().map(|text| pair(text, 'x', "48x72")).transpose()?,
            known: self.known,
            apart: self.scatter.is_some(),
        };
        self.step.step(MissionStep::PlaceEntrance, session, |_, _| Ok(choices))
    }
}
