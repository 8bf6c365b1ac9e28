//! The commands of an evening at the table: who is on it, how they stand, and the procedures of its fights.

mod charge;
mod exchange;
mod finish;
mod muster;
mod react;
mod round;
mod stand;
mod table;

pub use charge::ChargeCommand;
pub use exchange::ExchangeCommand;
pub use finish::FinishCommand;
pub use muster::MusterCommand;
pub use react::ReactCommand;
pub use round::RoundCommand;
pub use stand::StandCommand;
pub use table::TableCommand;

use clap::Args;
use serde::Deserialize;

use crate::command::fng::combat::words::one_or_many;
use crate::error::Error;
use crate::fng::evening::Answered;

/// Answers to what a fight asks on its way.
#[derive(Debug, Clone, Default, Args, Deserialize)]
#[serde(default)]
pub struct AnswerOptions {
    /// An answer to a question, in the order asked: slag-reacts=duck-back. What is asked is refused by its name
    #[arg(long, value_name = "QUESTION=ANSWER")]
    #[serde(deserialize_with = "one_or_many")]
    pub answer: Vec<String>,
}

impl AnswerOptions {
    fn answers(&self) -> Result<Vec<Answered>, Error> {
        self.answer.iter().map(|text| text.parse().map_err(Error::Usage)).collect()
    }
}

/// Names as typed: each a figure, or several with commas between.
fn names(typed: &[String]) -> Vec<String> {
    let parts = typed.iter().flat_map(|text| text.split(','));
    parts.map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect()
}
