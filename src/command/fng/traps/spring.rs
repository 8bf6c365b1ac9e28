//! `fng trap-spring`: somebody comes upon a trap.

use clap::Args;
use serde::Deserialize;

use crate::command::fng::combat::words::{Spec, specs};
use crate::command::fng::step::{NearOptions, StepOptions, TrapNumber, man, men};
use crate::command::{Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::mission::MissionStep;
use crate::fng::squads::deed::Deed;
use crate::fng::traps::SpringChoices;

/// Come upon a booby trap: find it, or set it off.
#[derive(Debug, Args, Deserialize)]
pub struct TrapSpringCommand {
    /// The mission, secrets and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub step: StepOptions,
    /// Who comes across it: Smith,rep=4,pointman
    #[arg(long, value_name = "FIGURE")]
    pub by: Spec,
    /// The trap, in its place or as an option; without it the one set off by three equal dice
    #[command(flatten)]
    #[serde(flatten)]
    pub trap: TrapNumber,
    /// A figure in the 2 in back blast of a CDM
    #[arg(long, value_name = "FIGURE")]
    #[serde(default, deserialize_with = "specs")]
    pub behind: Vec<Spec>,
    /// The vehicle that sets it off: one of the evening by its name, or a type such as m-113
    #[arg(long, value_name = "VEHICLE")]
    #[serde(default)]
    pub vehicle: Option<String>,
    /// The CDM is fired, so nobody can find it first
    #[arg(long = "fired", alias = "fire")]
    #[serde(default)]
    pub fire: bool,
    /// In a tunnel at more than half speed
    #[arg(long)]
    #[serde(default)]
    pub fast: bool,
    /// Others, squad and edition
    #[command(flatten)]
    #[serde(flatten)]
    pub near: NearOptions,
}

impl Subcommand for TrapSpringCommand {
    const PATH: &'static [&'static str] = &["fng", "trap-spring"];
    const GROUP: Group = Group::FngTraps;
    const ABOUT: &'static str = "Come across a booby trap: find it or set it off";
    const EXAMPLES: &'static str = "\
pointman fng trap-spring mission.json -i --by Smith,rep=4 --near Jones,rep=3
pointman fng trap-spring mission.json -i 2 --by Phu,rep=3 --fired --near Vang,rep=4";
    const POSITIONAL: &'static [&'static str] = &["document", "trap"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        self.step.step(MissionStep::Spring, session, |mission, session| {
            let roster = self.near.men.roster(mission, session)?;
            let by = man(&roster, &self.by, Deed::Move)?;
            self.trap.given().map_or(Ok(()), |trap| self.step.trap(mission, trap, &by))?;
            Ok(SpringChoices {
                trap: self.trap.given(),
                by,
                near: self.near.men(&roster)?,
                behind: men(&roster, &self.behind, "behind")?,
                vehicle: self.vehicle.clone(),
                fired: self.fire,
                fast: self.fast,
                edition: self.step.edition.number(),
            })
        })
    }
}
