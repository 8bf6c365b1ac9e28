//! `campaign chronicle`: the story of an FNG campaign as Markdown, or as a page for a browser.

use clap::Args;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::command::{CommandAnswer, Group, Outcome, Session, Source, Subcommand};
use crate::error::Error;
use crate::fng::campaign::Campaign;
use crate::render::{Report, page_of_markdown};

/// Tells the story of a campaign.
#[derive(Debug, Args, Deserialize)]
pub struct CampaignChronicle {
    /// The FNG campaign: a file, or `-` for standard input
    #[arg(value_name = "CAMPAIGN")]
    pub document: Source,
    /// As a page of HTML that stands by itself
    #[arg(long)]
    #[serde(default)]
    pub html: bool,
}

struct Chronicle {
    /// What it is written in.
    form: &'static str,
    text: String,
}

impl CommandAnswer for Chronicle {
    fn json(&self) -> Value {
        json!({ self.form: self.text })
    }

    fn report(&self) -> Report {
        let mut report = Report::new();
        report.verbatim(self.text.clone());
        report
    }
}

impl Subcommand for CampaignChronicle {
    const PATH: &'static [&'static str] = &["campaign", "chronicle"];
    const GROUP: Group = Group::Campaigns;
    const ABOUT: &'static str = "Write the story of an FNG campaign as Markdown or HTML";
    const EXAMPLES: &'static str = "\
pointman campaign chronicle tour.json > tour.md          # every turn, and what became of whom
pointman campaign chronicle tour.json --html > tour.html # the same for a browser, a phone and paper";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let opened = self.document.open::<Campaign>(session)?;
        let (data, text) = (&opened.document.data, opened.document.data.chronicle());
        Ok(Outcome::answer(match self.html {
            true => Chronicle { form: "html", text: page_of_markdown(&data.name, &text) },
            false => Chronicle { form: "markdown", text },
        }))
    }
}
