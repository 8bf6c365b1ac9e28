//! `fng tunnel-spot`: looks for entrances.

use clap::Args;
use serde::Deserialize;

use crate::command::fng::combat::words::Spec;
use crate::command::fng::step::{EntranceNumber, MenOptions, StepOptions, man, spot};
use crate::command::{Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::mission::MissionStep;
use crate::fng::squads::deed::Deed;
use crate::fng::tunnels::SpottingEntrance;

/// Look for tunnel entrances within 6 in.
#[derive(Debug, Args, Deserialize)]
pub struct TunnelSpotCommand {
    /// The mission, secrets and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub step: StepOptions,
    /// Who: Smith,rep=4,pointman
    #[arg(long, value_name = "FIGURE")]
    pub by: Spec,
    /// The figure's position, to check every entrance within 6 in
    #[arg(long = "position", alias = "at", value_name = "X,Y", allow_hyphen_values = true)]
    #[serde(default)]
    pub at: Option<String>,
    /// The entrance within 6 in, in its place or as an option
    #[command(flatten)]
    #[serde(flatten)]
    pub entrance: EntranceNumber,
    /// The figure saw someone come out of it, so it is spotted at once
    #[arg(long)]
    #[serde(default)]
    pub seen: bool,
    /// Squad and edition
    #[command(flatten)]
    #[serde(flatten)]
    pub men: MenOptions,
}

impl Subcommand for TunnelSpotCommand {
    const PATH: &'static [&'static str] = &["fng", "tunnel-spot"];
    const GROUP: Group = Group::FngTunnels;
    const ABOUT: &'static str = "Look for tunnel entrances within 6 in";
    const EXAMPLES: &'static str = "\
pointman fng tunnel-spot mission.json -i --by Smith,rep=4,pointman --position 20,30";
    const POSITIONAL: &'static [&'static str] = &["document", "entrance"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        self.step.step(MissionStep::SpotEntrance, session, |mission, session| {
            let entrance = self.entrance.given();
            entrance.map_or(Ok(()), |entrance| self.step.entrance(mission, entrance))?;
            let by = man(&self.men.roster(mission, session)?, &self.by, Deed::React)?;
            // From a helicopter nobody looks under the leaves.
            if let Some(soldier) = mission.company.get(&by.name)
                && mission.aircraft_of(soldier.name()).is_some()
            {
                soldier.is_on_foot("look for entrances")?;
            }
            Ok(SpottingEntrance {
                by,
                at: self.at.as_deref().map(spot).transpose()?,
                entrance,
                seen: self.seen,
                one_look: true,
                edition: self.step.edition.number(),
            })
        })
    }
}
