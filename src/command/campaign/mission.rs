//! `campaign mission`: the Mission of an FNG campaign as a document of its own.

use clap::Args;
use serde::Deserialize;

use crate::command::step::OutputOptions;
use crate::command::{Group, Outcome, Session, Source, Subcommand, fng::campaign};
use crate::error::Error;

/// Takes the Mission of the turn out of a campaign, to play the evening from.
#[derive(Debug, Args, Deserialize)]
pub struct CampaignMission {
    /// The FNG campaign: a file, or `-` for standard input
    #[arg(value_name = "CAMPAIGN")]
    pub document: Source,
    /// Where to write the Mission
    #[command(flatten)]
    #[serde(flatten)]
    pub output: OutputOptions,
}

impl Subcommand for CampaignMission {
    const PATH: &'static [&'static str] = &["campaign", "mission"];
    const GROUP: Group = Group::Campaigns;
    const ABOUT: &'static str = "Write the Mission of an FNG campaign as a document for the evening";
    const EXAMPLES: &'static str = examples! {
        "pointman campaign mission tour.json -o evening.json                                "
            "# then play it, with --squad tour.json, and",
        "pointman campaign report-template tour.json --mission evening.json > report.json   "
            "# its report is filled in as far as it goes",
    };
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        campaign::mission(self.document.open(session)?, self.output.write())
    }
}
