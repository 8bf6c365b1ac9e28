//! The commands of an evening at the table: who is on it, how they stand, and the procedures of its fights.

mod charge;
mod exchange;
mod finish;
mod muster;
mod react;
mod round;
mod stand;
pub(in crate::command) mod table;

pub use charge::ChargeCommand;
pub use exchange::ExchangeCommand;
pub use finish::FinishCommand;
pub use muster::MusterCommand;
pub use react::ReactCommand;
pub use round::RoundCommand;
pub use stand::StandCommand;
pub use table::TableCommand;

use std::path::PathBuf;

use clap::Args;
use serde::Deserialize;

use crate::command::fng::combat::CombatOptions;
use crate::command::fng::combat::words::{Roster, one_or_many};
use crate::command::fng::support::PlayOptions;
use crate::command::{FilterOptions, Outcome, Session, Source};
use crate::error::Error;
use crate::fng::evening::{Answered, Resolve};
use crate::fng::mission::{Mission, MissionStep};
use crate::fng::squads::vehicles::VehicleType;

/// Answers to what a fight asks on its way.
#[derive(Debug, Clone, Default, Args, Deserialize)]
#[serde(default)]
pub struct AnswerOptions {
    /// An answer to a question, in the order asked: slag-reacts=duck-back. If one is missing, the
    /// refusal names it
    #[arg(long, value_name = "QUESTION=ANSWER")]
    #[serde(deserialize_with = "one_or_many")]
    pub answer: Vec<String>,
}

impl AnswerOptions {
    pub(in crate::command::fng) fn answers(&self) -> Result<Vec<Answered>, Error> {
        self.answer.iter().map(|text| text.parse().map_err(Error::Usage)).collect()
    }
}

/// The evening whose figures a procedure is between, and into which it is written.
#[derive(Debug, Clone, Default, Args, Deserialize)]
#[serde(default)]
pub struct EveningOptions {
    /// An evening: take figures from it by name and record the result in it
    #[arg(value_name = "EVENING")]
    pub evening: Option<Source>,
    /// Write the new version back to the file
    #[arg(short, long, help_heading = "Output", conflicts_with = "output", requires = "evening")]
    pub in_place: bool,
    /// Write the new version to this file
    #[arg(short, long, value_name = "FILE", help_heading = "Output", requires = "evening")]
    pub output: Option<PathBuf>,
    /// In an evening: this is a reaction and uses no Activation
    #[arg(long, requires = "evening")]
    pub reaction: bool,
    /// In an evening: go on with Received Fire for those fired at, until nobody reacts
    #[arg(long, requires = "evening")]
    pub to_the_end: bool,
    /// Answers
    #[command(flatten)]
    #[serde(flatten)]
    pub answers: AnswerOptions,
}

impl EveningOptions {
    /// Where names are looked up: the evening, else what the options of combat say.
    pub(in crate::command::fng) fn roster(
        &self,
        options: &CombatOptions,
        session: &mut Session,
    ) -> Result<Roster, Error> {
        match &self.evening {
            None => options.roster(session),
            Some(evening) => {
                let mission = evening.open::<Mission>(session)?.document.data;
                let roster = Roster::of_evening(&mission, options.edition, options.squad.as_ref(), session)?;
                Ok(roster.with_vehicles(mission))
            }
        }
    }

    /// Takes the step of a procedure in the evening; none without an evening, or where only the odds are
    /// wanted.
    pub(in crate::command::fng) fn take<P: Clone>(
        &self,
        title: &str,
        options: &CombatOptions,
        what: &P,
        as_step: fn(Resolve<P>) -> MissionStep,
        session: &mut Session,
    ) -> Result<Option<Outcome>, Error> {
        let Some(evening) = self.evening.clone().filter(|_| !options.odds) else { return Ok(None) };
        let filter =
            FilterOptions { document: evening, in_place: self.in_place, output: self.output.clone() };
        let answers = self.answers.answers()?;
        let (what, reaction, to_the_end) = (what.clone(), self.reaction, self.to_the_end);
        let orders = Resolve {
            what,
            reaction,
            to_the_end,
            clanks: true,
            fires_back: true,
            order_of_fire: true,
            answers,
        };
        let play = PlayOptions { dice: options.dice.clone(), ..PlayOptions::default() };
        play.step(&filter, title, session, |_| Ok(as_step(orders))).map(Some)
    }
}

/// Names as typed: each a figure or a vehicle, or several with commas between. A comma that is in the name of
/// a vehicle (`Patrol Boat, River (PBR)`) stays in it.
pub(in crate::command::fng) fn names(typed: &[String]) -> Vec<String> {
    let with_comma =
        || VehicleType::all().iter().map(|model| &model.name[..]).filter(|name| name.contains(','));
    let begins_with =
        |text: &str, name: &str| text.get(..name.len()).is_some_and(|start| start.eq_ignore_ascii_case(name));
    let mut found = Vec::new();
    for text in typed {
        let mut rest = text.trim_start();
        while !rest.is_empty() {
            let whole = with_comma().find(|name| begins_with(rest, name)).map_or(0, str::len);
            let end = rest[whole..].find(',').map_or(rest.len(), |comma| whole + comma);
            let (name, left) = rest.split_at(end);
            found.push(name.trim().to_owned());
            rest = left.trim_start_matches(',').trim_start();
        }
    }
    found.retain(|name| !name.is_empty());
    found
}
