//! `fitl draw`: the next card of a virtual deck.

use clap::Args;
use serde::Deserialize;

use super::common::step;
use crate::command::{DiceOptions, FilterOptions, Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fitl::document::{CardDrawn, GameStep};

/// Draws the next card.
#[derive(Debug, Args, Deserialize)]
pub struct FitlDraw {
    /// The game, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
}

impl Subcommand for FitlDraw {
    const PATH: &'static [&'static str] = &["fitl", "draw"];
    const GROUP: Group = Group::FitlTurns;
    const ABOUT: &'static str = "Turn up the next card of the virtual deck";
    const EXAMPLES: &'static str = "\
pointman fitl draw -i game.json    # the card on deck becomes current and another is turned up";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        step(&self.filter, &DiceOptions::default(), session, |_, _| Ok(GameStep::Draw(CardDrawn {})))
    }
}
