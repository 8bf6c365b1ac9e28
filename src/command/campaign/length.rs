//! `campaign-length`: rolls whether a game continues after turn 5, 6 or 7.

use clap::Args;
use serde::Deserialize;
use serde_json::json;

use crate::ambush_valley::CAMPAIGN_LENGTH;
use crate::command::ambush_valley::step::{Either, Played, force_id, open_either, step};
use crate::command::step::{Taking, Wanted};
use crate::command::{DiceOptions, FilterOptions, Group, Opened, Outcome, Session, Subcommand};
use crate::error::Error;

/// Rolls for the length of a game.
#[derive(Debug, Args, Deserialize)]
pub struct CampaignLength {
    /// The campaign or mission, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// The turn that is ending [default: the next one that needs a roll]
    #[arg(long, value_name = "N")]
    pub turn: Option<u32>,
    /// The force with Initiative, which rolls
    #[arg(long, value_name = "FORCE")]
    pub force: Option<String>,
    /// The source of the dice
    #[command(flatten)]
    #[serde(flatten)]
    pub dice: DiceOptions,
}

impl Subcommand for CampaignLength {
    const PATH: &'static [&'static str] = &["campaign-length"];
    const ALSO: &'static [&'static [&'static str]] = &[&["campaign", "length"]];
    const GROUP: Group = Group::Campaigns;
    const ABOUT: &'static str = "Roll whether the game continues after turn 5, 6 or 7";
    const EXAMPLES: &'static str = "\
pointman campaign-length song-be.json -i --force us             # the US has Initiative
pointman campaign-length song-be.json -i --turn 5 --rolls 4     # with your own die";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        match open_either(&self.filter.document, session)? {
            Either::Campaign(opened) => self.roll(*opened, session),
            Either::Mission(opened) => self.roll(*opened, session),
        }
    }
}

impl CampaignLength {
    fn roll<S: Played>(self, opened: Opened<S>, session: &Session) -> Result<Outcome, Error> {
        let write = self.filter.write(opened.origin.clone())?;
        let force = self.force.as_deref().map(|force| force_id(&*opened.document.data, force)).transpose()?;
        let choices = json!({ "turn": self.turn, "force": force });
        let wanted = Wanted::Given(CAMPAIGN_LENGTH, choices);
        step(opened, wanted, Taking::with(&self.dice), write, session)
    }
}
