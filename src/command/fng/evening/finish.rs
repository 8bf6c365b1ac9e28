//! `fng finish`: a side has finished its Activations.

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use serde::Deserialize;

use super::AnswerOptions;
use crate::command::fng::support::{PlayOptions, SideOption};
use crate::command::{FilterOptions, Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::evening::Finish;
use crate::fng::mission::{Mission, MissionStep};
use crate::fng::support::Who;

/// Ends the Activations of a side.
#[derive(Debug, Args, Deserialize)]
pub struct FinishCommand {
    /// The mission, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// End the evening
    #[arg(long, conflicts_with = "side")]
    #[serde(default)]
    pub evening: bool,
    /// Whether the goal of the mission was met
    #[arg(long = "goal", value_name = "GOAL", requires = "evening", value_parser = yes_or_no())]
    #[serde(default)]
    pub goal_met: Option<bool>,
    /// The side [default: the one that acts now]
    #[command(flatten)]
    #[serde(flatten)]
    pub side: SideOption,
    /// Answers
    #[command(flatten)]
    #[serde(flatten)]
    pub answers: AnswerOptions,
    /// Secrets and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub play: PlayOptions,
}

impl Subcommand for FinishCommand {
    const PATH: &'static [&'static str] = &["fng", "finish"];
    const GROUP: Group = Group::FngMissions;
    const ABOUT: &'static str = "End the current side's Activations, or the evening";
    const EXAMPLES: &'static str = "\
pointman fng finish patrol.json -i
pointman fng finish patrol.json -i --side enemy
pointman fng finish patrol.json -i --evening";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let mission = self.filter.document.open::<Mission>(session)?.document.data;
        let of_side = self.side.side()?.or(mission.acting_side()).unwrap_or(Who::Own);
        let side = (!self.evening).then_some(of_side);
        let goal_met = self.goal_met.filter(|_| self.evening);
        let finish = Finish { side, goal_met, answers: self.answers.answers()? };
        self.play.step(&self.filter, "The turn", session, |_| Ok(MissionStep::Finish(finish)))
    }
}

fn yes_or_no() -> impl TypedValueParser<Value = bool> {
    PossibleValuesParser::new(["yes", "no"]).map(|typed| typed == "yes")
}
