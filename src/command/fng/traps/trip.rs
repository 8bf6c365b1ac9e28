//! `fng trap-trip`: three equal Activation dice.

use clap::Args;
use serde::Deserialize;

use crate::command::fng::combat::words::{Spec, specs};
use crate::command::fng::step::{MenOptions, StepOptions, men};
use crate::command::{Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::mission::MissionStep;
use crate::fng::traps::TripChoices;
use crate::voice::option;

/// Three equal Activation dice: what kind of trap, and who set it off.
#[derive(Debug, Args, Deserialize)]
pub struct TrapTripCommand {
    /// The mission, secrets and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub step: StepOptions,
    /// A figure on the table that may have set it off [default: everyone of the Free World on foot]
    #[arg(long, value_name = "FIGURE")]
    #[serde(default, deserialize_with = "specs")]
    pub among: Vec<Spec>,
    /// It is night, regardless of the mission
    #[arg(long, conflicts_with = "day")]
    #[serde(default)]
    pub night: bool,
    /// It is day, regardless of the mission
    #[arg(long)]
    #[serde(default)]
    pub day: bool,
    /// Squad and edition
    #[command(flatten)]
    #[serde(flatten)]
    pub men: MenOptions,
}

impl Subcommand for TrapTripCommand {
    const PATH: &'static [&'static str] = &["fng", "trap-trip"];
    const GROUP: Group = Group::FngTraps;
    const ABOUT: &'static str = "Resolve three equal Activation dice: the kind of trap and who sets it off";
    const EXAMPLES: &'static str = "\
pointman fng trap-trip mission.json -i --among Smith,rep=4 --among Jones,rep=3";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        if self.night && self.day {
            return Err(Error::Usage(format!(
                "give {night} or {day}, not both",
                night = option("night"),
                day = option("day")
            )));
        }
        let night = (self.night || self.day).then_some(self.night);
        self.step.step(MissionStep::Trip, session, |mission, session| {
            // The evening knows who is on the table.
            let waits = mission.traps.due().is_some_and(|trap| trap.victim.is_none());
            let named = match self.among.is_empty() && waits {
                true => mission.may_have_tripped().iter().map(|man| Spec::named(man.name())).collect(),
                false => self.among.clone(),
            };
            let among = men(&self.men.roster(mission, session)?, &named, "figure")?;
            Ok(TripChoices { among, night, edition: self.step.edition.number() })
        })
    }
}
