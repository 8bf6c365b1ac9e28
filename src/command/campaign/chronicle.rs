//! `campaign chronicle`: the story of a campaign as Markdown.

use clap::Args;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::ambush_valley;
use crate::command::{CommandAnswer, Group, Outcome, Session, Source, Subcommand};
use crate::document::State;
use crate::error::Error;
use crate::fng::campaign::Campaign;
use crate::render::Report;

/// Tells the story of a campaign.
#[derive(Debug, Args, Deserialize)]
pub struct CampaignChronicle {
    /// The campaign: a file, or `-` for standard input
    #[arg(value_name = "CAMPAIGN")]
    pub document: Source,
}

struct Chronicle(String);

impl CommandAnswer for Chronicle {
    fn json(&self) -> Value {
        json!({ "markdown": self.0 })
    }

    fn report(&self) -> Report {
        let mut report = Report::new();
        report.verbatim(self.0.clone());
        report
    }
}

impl Subcommand for CampaignChronicle {
    const PATH: &'static [&'static str] = &["campaign", "chronicle"];
    const GROUP: Group = Group::Campaigns;
    const ABOUT: &'static str = "Write the story of a campaign as Markdown";
    const EXAMPLES: &'static str =
        "pointman campaign chronicle tour.json > tour.md   # every turn, and what became of whom";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let story = if self.document.kind(session)? == ambush_valley::Campaign::KIND {
            self.document.open::<ambush_valley::Campaign>(session)?.document.data.chronicle()
        } else {
            self.document.open::<Campaign>(session)?.document.data.chronicle()
        };
        Ok(Outcome::answer(Chronicle(story)))
    }
}
