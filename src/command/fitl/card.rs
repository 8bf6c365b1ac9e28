//! `fitl card`: the card that the people at the table turned up.

use clap::Args;
use serde::Deserialize;

use super::common::step;
use crate::command::{DiceOptions, FilterOptions, Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fitl::Card;
use crate::fitl::document::{CardShown, GameStep};

/// Names the card just turned up from the deck on the table.
#[derive(Debug, Args, Deserialize)]
pub struct FitlCard {
    /// The game, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// The card, by its number or any word of its name
    #[arg(value_name = "N")]
    pub card: Card,
}

impl Subcommand for FitlCard {
    const PATH: &'static [&'static str] = &["fitl", "card"];
    const GROUP: Group = Group::FitlTurns;
    const ABOUT: &'static str = "Record the card you turned up from a physical deck";
    const EXAMPLES: &'static str = "\
pointman fitl card -i game.json 55    # the first card becomes current, later ones go on deck";
    const POSITIONAL: &'static [&'static str] = &["document", "card"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        step(&self.filter, &DiceOptions::default(), session, |_, _| {
            Ok(GameStep::Card(CardShown { card: self.card }))
        })
    }
}
