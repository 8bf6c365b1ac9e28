//! `campaign finish`: ends an open-ended campaign.

use clap::Args;
use serde::Deserialize;

use crate::ambush_valley::{Campaign, CampaignStep, Finish};
use crate::command::ambush_valley::step::Told;
use crate::command::step::{Taking, Wanted, take};
use crate::command::{DiceOptions, FilterOptions, Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::render::Report;

/// Ends an open-ended campaign.
#[derive(Debug, Args, Deserialize)]
pub struct CampaignFinish {
    /// The campaign, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
}

impl Subcommand for CampaignFinish {
    const PATH: &'static [&'static str] = &["campaign", "finish"];
    const GROUP: Group = Group::Campaigns;
    const ABOUT: &'static str = "End an open-ended campaign and declare the winner";
    const EXAMPLES: &'static str = "pointman campaign finish song-be.json -i   # once both players agree";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let mut opened = self.filter.document.open::<Campaign>(session)?;
        let write = self.filter.write(opened.origin.take())?;
        let dice = DiceOptions::default();
        let finish = Wanted::Step(CampaignStep::Finish(Finish {}));
        let (record, _) = take(&mut opened.document, finish, Taking::with(&dice), session)?;
        let mut report = Report::new();
        crate::command::campaign::show::standings(&mut report, &opened.document.data);
        Ok(Outcome::document(Told::new(record, report), &opened.document, write))
    }
}
