//! `fng air-run`: strafing and bombing runs.

use clap::Args;
use serde::Deserialize;

use super::{FireAtItOptions, PlayOptions};
use crate::command::fng::combat::words::{Spec, one_or_many, specs};
use crate::command::fng::evening::AnswerOptions;
use crate::command::{FilterOptions, Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::mission::MissionStep;
use crate::fng::support::AirRunOrders;

/// Declares and flies runs of aircraft.
#[derive(Debug, Args, Deserialize)]
pub struct AirRunCommand {
    /// The mission, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// Which aircraft, by its number
    #[arg(long, value_name = "N")]
    #[serde(default)]
    pub aircraft: Option<u16>,
    /// Declare a run
    #[arg(long, value_name = "WHAT")]
    #[serde(default)]
    pub declare: Option<String>,
    /// Where it enters and where it leaves
    #[arg(long, value_name = "WORDS", default_value = "", hide_default_value = true)]
    #[serde(default)]
    pub course: String,
    /// The variant, with --declare: a or b for an F-4, napalm or bomb for an A-1
    #[arg(long, value_name = "VARIANT")]
    #[serde(default)]
    pub variant: Option<String>,
    /// A Forward Observer on the ground directs it
    #[arg(long)]
    #[serde(default)]
    pub forward_observer: bool,
    /// Fly the run declared last turn
    #[arg(long)]
    #[serde(default)]
    pub run: bool,
    /// Fire at it, and who is aboard
    #[command(flatten)]
    #[serde(flatten)]
    pub fire: FireAtItOptions,
    /// A figure it fires at, or in a blast: Phu,rep=3,cover; `left`, `center`, `right` of its path; `vehicle`
    #[arg(long, value_name = "FIGURE")]
    #[serde(default, deserialize_with = "specs")]
    pub at: Vec<Spec>,
    /// A vehicle of the evening that it fires at, or in the blast
    #[arg(long, value_name = "VEHICLE")]
    #[serde(default, deserialize_with = "one_or_many")]
    pub vehicle: Vec<String>,
    /// All dice at a single target
    #[arg(long)]
    #[serde(default)]
    pub all_at_one: bool,
    /// Inches it flies over the table
    #[arg(long, value_name = "INCHES")]
    #[serde(default)]
    pub inches: Option<u16>,
    /// Where rockets, bombs or napalm are aimed
    #[arg(long, value_name = "WORDS")]
    #[serde(default)]
    pub point: Option<String>,
    /// That point is off the table
    #[arg(long)]
    #[serde(default)]
    pub off_table: bool,
    /// The personal weapon fired from an FAC
    #[arg(long, value_name = "WEAPON")]
    #[serde(default)]
    pub weapon: Option<String>,
    /// What a gunship fires in the same pass: rockets as well as fixed guns
    #[arg(long, value_name = "WHAT")]
    #[serde(default)]
    pub also: Option<String>,
    /// Roll the effect of this blast on the figures in it
    #[arg(long, value_name = "N")]
    #[serde(default)]
    pub effect: Option<u16>,
    /// Answers
    #[command(flatten)]
    #[serde(flatten)]
    pub answers: AnswerOptions,
    /// Secrets, squad and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub play: PlayOptions,
}

impl Subcommand for AirRunCommand {
    const PATH: &'static [&'static str] = &["fng", "air-run"];
    const GROUP: Group = Group::FngSupport;
    const ABOUT: &'static str = "Declare and fly a strafing, bombing or spotting run";
    const EXAMPLES: &'static str = "\
pointman fng air-run patrol.json -i --aircraft 3 --declare guns --course 'south edge to north edge'
pointman fng air-run patrol.json -i --aircraft 3 --run --by Ivan,rep=4,weapon=ak-47 --at Phu,rep=3,cover
pointman fng air-run patrol.json -i --aircraft 3 --run --vehicle Mule
pointman fng air-run patrol.json -i --aircraft 3 --run --point 'the bunker'
pointman fng air-run patrol.json -i --effect 5 --at Phu,rep=3";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        self.play.step(&self.filter, "Air run", session, |roster| {
            let (by, aboard) = self.fire.men(&self.play, roster)?;
            let orders = AirRunOrders {
                aircraft: self.aircraft,
                declare: self.declare.clone(),
                course: self.course.clone(),
                variant: self.variant.clone(),
                forward_observer: self.forward_observer,
                run: self.run,
                by,
                aboard,
                at: self.play.men(&self.at, "target", roster)?,
                vehicles: self.vehicle.clone(),
                all_at_one: self.all_at_one,
                inches: self.inches,
                point: self.point.clone(),
                off_table: self.off_table,
                weapon: self.weapon.clone(),
                also: self.also.clone(),
                effect: self.effect,
                answers: self.answers.answers()?,
            };
            Ok(MissionStep::AirRun(orders))
        })
    }
}
