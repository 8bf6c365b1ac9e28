//! `roll`: throws dice.

use clap::Args;
use serde::{Deserialize, Serialize};

use super::{DiceOptions, Outcome, Present, Session, Subcommand};
use crate::dice::Dice;
use crate::error::Error;
use crate::render::Report;

/// Throws dice.
#[derive(Debug, Args, Deserialize)]
pub struct Roll {
    /// How many six-sided dice
    #[arg(value_name = "DICE")]
    pub dice_count: u32,
    /// Where the answers come from
    #[command(flatten)]
    #[serde(flatten)]
    pub dice: DiceOptions,
}

#[derive(Serialize)]
struct Rolled {
    dice: Vec<u8>,
}

impl Subcommand for Roll {
    const PATH: &'static [&'static str] = &["roll"];
    const ABOUT: &'static str = "Throw dice";
    const EXAMPLES: &'static str = "pointman roll 3      # three dice";
    const POSITIONAL: &'static [&'static str] = &["dice_count"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let mut dice = self.dice.source(session)?;
        let faces = (0..self.dice_count).map(|_| dice.d6(format_args!("roll"))).collect::<Result<_, _>>()?;
        session.used(dice)?;
        Ok(Outcome::answer(Rolled { dice: faces }))
    }
}

impl Present for Rolled {
    fn report(&self) -> Report {
        let mut report = Report::new();
        report.line(format!("{:?}", self.dice));
        report
    }
}
