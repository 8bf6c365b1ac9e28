//! `fitl card`: the card that the people at the table turned up.

use clap::Args;
use serde::Deserialize;

use super::card_info::number_or_name;
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
    /// The card, by its number, title or part of the title
    #[arg(value_name = "N|NAME", num_args = 1.., required = true)]
    #[serde(deserialize_with = "number_or_name")]
    pub card: Vec<String>,
}

impl Subcommand for FitlCard {
    const PATH: &'static [&'static str] = &["fitl", "card"];
    const GROUP: Group = Group::FitlTurns;
    const ABOUT: &'static str = "Record the card you turned up from a physical deck";
    const EXAMPLES: &'static str = "\
pointman fitl card -i game.json 55          # the first card becomes current, later ones go on deck
pointman fitl card -i game.json bob hope    # any part of its title";
    const POSITIONAL: &'static [&'static str] = &["document", "card"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        step(&self.filter, &DiceOptions::default(), session, |_, _| {
            let card = Card::named(&self.card.join(" ")).map_err(Error::Usage)?;
            Ok(GameStep::Card(CardShown { card }))
        })
    }
}
