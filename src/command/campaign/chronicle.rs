//! `campaign chronicle`: the story of a campaign as Markdown, or as a page for a browser.

use clap::Args;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::ambush_valley::{
    CAMPAIGN_EXTEND, CAMPAIGN_FREE_PRISONER, CAMPAIGN_PROMOTE, CAMPAIGN_RENAME, Campaign,
};
use crate::command::{CommandAnswer, Group, Outcome, Session, Source, Subcommand};
use crate::document::{Document, State, Told};
use crate::error::Error;
use crate::fng::campaign::TourOfDuty;
use crate::render::{Report, page_of_markdown};

/// Tells the story of a campaign.
#[derive(Debug, Args, Deserialize)]
pub struct CampaignChronicle {
    /// The campaign: a file, or `-` for standard input
    #[arg(value_name = "CAMPAIGN")]
    pub document: Source,
    /// Write a self-contained HTML page
    #[arg(long)]
    #[serde(default)]
    pub html: bool,
}

/// The story of a campaign of Ambush Valley, with what its players settled between the rules: that stands in its history
/// alone.
///
/// # Errors
/// When a step is not as the history says.
pub(crate) fn story(document: &Document<Campaign>) -> Result<String, Error> {
    let mut settled = Vec::new();
    let steps = document.history().iter().filter(|step| SETTLED.contains(&&*step.command));
    for number in steps.map(|step| step.step).collect::<Vec<_>>() {
        for entry in document.log(number..=number)? {
            if let Some(Told::Game(record)) = entry.told {
                settled.extend(record.events.into_iter().map(|event| (record.turn, event)));
            }
        }
    }
    Ok(document.data.chronicle_with(&settled))
}

/// The commands by which players settle something between the rules.
const SETTLED: [&str; 4] = [CAMPAIGN_PROMOTE, CAMPAIGN_RENAME, CAMPAIGN_FREE_PRISONER, CAMPAIGN_EXTEND];

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
    const ABOUT: &'static str = "Write the story of a campaign as Markdown or HTML";
    const EXAMPLES: &'static str = "\
pointman campaign chronicle tour.json > tour.md          # every turn, and everyone's fate
pointman campaign chronicle tour.json --html > tour.html # to read in a browser or print";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let story = if self.document.kind(session)? == Campaign::KIND {
            story(&self.document.open::<Campaign>(session)?.document)?
        } else {
            self.document.open::<TourOfDuty>(session)?.document.data.chronicle()
        };
        let title = story.lines().next().unwrap_or_default().trim_start_matches('#').trim().replace('\\', "");
        Ok(Outcome::answer(match self.html {
            true => Chronicle { form: "html", text: page_of_markdown(&title, &story) },
            false => Chronicle { form: "markdown", text: story },
        }))
    }
}
