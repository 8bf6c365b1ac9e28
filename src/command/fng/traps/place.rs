//! `fng trap-place`: how many booby traps there are, and where.

use clap::Args;
use serde::Deserialize;

use crate::command::fng::step::{DoerOptions, StepOptions, spot};
use crate::command::{Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::mission::{MissionStep, Side};
use crate::fng::squads::deed::Deed;
use crate::fng::traps::{Placement, TrapKind};
use crate::readings::pairs;

/// Roll how many booby traps there are, or write one down in secret.
#[derive(Debug, Args, Deserialize)]
pub struct TrapPlaceCommand {
    /// The mission, secrets and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub step: StepOptions,
    /// The kind
    #[arg(long, value_name = "KIND")]
    #[serde(default)]
    pub kind: Option<String>,
    /// Where it is, in words
    #[arg(long = "where", alias = "at", value_name = "WORDS")]
    #[serde(default)]
    pub at: Option<String>,
    /// Its position on the table: inches from the left and top edges
    #[arg(long, value_name = "X,Y", allow_hyphen_values = true)]
    #[serde(default)]
    pub position: Option<String>,
    /// The Free World sets it: a CDM or a trip flare
    #[arg(long)]
    #[serde(default)]
    pub free_world: bool,
    /// Who sets it
    #[command(flatten)]
    #[serde(flatten)]
    pub doer: DoerOptions,
    /// A landmine for vehicles
    #[arg(long)]
    #[serde(default)]
    pub anti_vehicle: bool,
    /// A dummy marker, for sup-31=markers
    #[arg(long)]
    #[serde(default)]
    pub dummy: bool,
    /// How to interpret an unclear rule: sup-31=written|markers, sup-32=other-side|all,
    /// sup-34=after-halving|before-halving
    #[arg(long, value_name = "KEY=VALUE")]
    #[serde(default)]
    pub option: Vec<String>,
}

impl Subcommand for TrapPlaceCommand {
    const PATH: &'static [&'static str] = &["fng", "trap-place"];
    const GROUP: Group = Group::FngTraps;
    const ABOUT: &'static str = "Roll the number of booby traps, or record one in secret";
    const EXAMPLES: &'static str = "\
pointman fng trap-place mission.json -i                              # 1d6, also in solo play
pointman fng trap-place mission.json -i --kind landmine --where village-trail
pointman fng trap-place mission.json -i --kind punji --where ford --position 12,30
pointman fng trap-place mission.json -i --free-world --kind cdm --where facing-the-ford
pointman fng trap-place mission.json -i --free-world --kind trip-flare --where wire --by Smith,rep=4";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let options = pairs(&self.option, "sup-34=before-halving")?.into_iter();
        let mut choices = Placement {
            options: options.map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
            kind: self.kind.as_deref().map(str::parse::<TrapKind>).transpose().map_err(Error::Usage)?,
            at: self.at.clone(),
            position: self.position.as_deref().map(spot).transpose()?,
            side: self.free_world.then_some(Side::FreeWorld),
            by: None,
            anti_vehicle: self.anti_vehicle,
            dummy: self.dummy,
        };
        self.step.step(MissionStep::PlaceTrap, session, |mission, session| {
            choices.by = self.doer.man(Deed::Work, mission, session)?;
            Ok(choices)
        })
    }
}
