//! `fitl adjust`: sets one field of a game to what the table shows.

use clap::Args;
use serde::Deserialize;

use crate::command::document::adjust::Adjust;
use crate::command::{Group, Outcome, Session, Subcommand};
use crate::document::State;
use crate::error::Error;

/// Sets one field of a game.
#[derive(Debug, Args, Deserialize)]
pub struct FitlAdjust {
    /// What is adjusted
    #[command(flatten)]
    #[serde(flatten)]
    pub adjust: Adjust,
}

impl Subcommand for FitlAdjust {
    const PATH: &'static [&'static str] = &["fitl", "adjust"];
    const GROUP: Group = Group::FitlGames;
    const ABOUT: &'static str = "Set a game to what the table shows";
    const EXAMPLES: &'static str = "\
pointman fitl adjust -i game.json tracks/aid 20
pointman fitl adjust -i game.json spaces/hue/support passive-support
pointman fitl adjust -i game.json sequence/eligible_next '[\"us\"]'
pointman fitl adjust -i game.json spaces/hue/pieces/us_troops 1 available/us_troops 11    # two fields in one step";
    const POSITIONAL: &'static [&'static str] = &["document", "path", "value"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        match self.adjust.filter.document.kind(session)? {
            crate::fitl::GameData::KIND => self.adjust.run(session),
            other => {
                Err(Error::Usage(format!("this is a document of kind {other}: use `pointman adjust` for it")))
            }
        }
    }
}
