//! `fitl pivotal`: a person plays a faction's Pivotal Event (2.3.8).

use clap::Args;
use serde::Deserialize;

use super::common::step;
use crate::command::{DiceOptions, FilterOptions, Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fitl::document::{GameStep, PivotalPlayed};
use crate::fitl::{Faction, Game};

/// The word at the prompt for playing a Pivotal Event.
pub const PIVOTAL: &str = "pivotal";

/// Plays a Pivotal Event.
#[derive(Debug, Args, Deserialize)]
pub struct FitlPivotal {
    /// The game, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// The faction that plays its Pivotal Event
    #[arg(value_name = "FACTION")]
    pub faction: Faction,
}

impl Subcommand for FitlPivotal {
    const PATH: &'static [&'static str] = &["fitl", "pivotal"];
    const GROUP: Group = Group::FitlTurns;
    const ABOUT: &'static str = "Play a faction's Pivotal Event instead of the current card";
    const EXAMPLES: &'static str = "\
pointman fitl pivotal -i game.json vc    # VC plays Tet; then `fitl act game.json event` executes it";
    const POSITIONAL: &'static [&'static str] = &["document", "faction"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        step(&self.filter, &DiceOptions::default(), session, |_, _| {
            Ok(GameStep::Pivotal(PivotalPlayed { faction: self.faction }))
        })
    }
}

/// What plays a Pivotal Event in the guided mode: the faction is named where several could play theirs
/// (2.3.8).
pub fn pivotal_words(game: &Game, faction: Faction) -> String {
    match game.pivotal_players().len() {
        1 => PIVOTAL.to_owned(),
        _ => format!("{PIVOTAL} {}", faction.id()),
    }
}
