//! `campaign chronicle`: the story of a campaign as Markdown, or as a page for a browser.

use std::path::PathBuf;

use clap::Args;
use serde::Deserialize;
use serde_json::Value;

use crate::ambush_valley::{
    CAMPAIGN_EXTEND, CAMPAIGN_FREE_PRISONER, CAMPAIGN_PROMOTE, CAMPAIGN_RENAME, Campaign,
};
use crate::command::campaign::by_hand::set_by_hand;
use crate::command::campaign::sheet::{Pages, SheetFormat};
use crate::command::{Group, Outcome, Session, Source, Subcommand};
use crate::document::{ADJUST, Document, HistoryStep, Told};
use crate::error::Error;
use crate::fng::campaign::TourOfDuty;
use crate::render::story_page;
use pointman_core::story::Account;

/// Tells the story of a campaign.
#[derive(Debug, Args, Deserialize)]
pub struct CampaignChronicle {
    /// The campaign: a file, or `-` for standard input
    #[arg(value_name = "CAMPAIGN")]
    pub document: Source,
    /// Markdown, or a self-contained page of HTML [default: by the file's ending, else md]
    #[arg(long, value_name = "FORMAT")]
    #[serde(default)]
    pub format: Option<SheetFormat>,
    /// The same as --format html
    #[arg(long, hide = true, conflicts_with = "format")]
    #[serde(default)]
    pub html: bool,
    /// Write the chronicle to this file
    #[arg(short, long, value_name = "FILE", help_heading = "Output")]
    #[serde(default)]
    pub output: Option<PathBuf>,
}

/// The story of a campaign of Ambush Valley, with what its players settled between the rules: of steps that
/// do not note it that stands in the history alone, as do fields that were set by hand and the roles that
/// people had before a promotion.
///
/// # Errors
/// When a step is not as the history says.
pub(crate) fn story(document: &Document<Campaign>) -> Result<Account, Error> {
    let (mut settled, mut former) = (Vec::new(), Vec::new());
    let is_noted = |choices: &Value| choices.get("noted").and_then(Value::as_bool).unwrap_or(false);
    let is_told = |command: &str| SETTLED.contains(&command) || command == ADJUST;
    let steps: Vec<&HistoryStep> = document.history().iter().filter(|step| is_told(&step.command)).collect();
    let (Some(first), Some(last)) = (steps.first(), steps.last()) else {
        return Ok(document.data.chronicle());
    };
    // All of them in one go: to find each state from the end costs as much as to run a few turns.
    let logged = document.log_told(first.step..=last.step, false)?;
    for logged in logged.into_iter().filter(|logged| is_told(&logged.log.step.command)) {
        former.extend(logged.before.iter().flat_map(|before| before.roles_changed(&logged.after)));
        match (logged.log.told, logged.before) {
            (Some(Told::Game(record)), _) if !is_noted(&logged.log.step.choices) => {
                settled.extend(record.events.into_iter().map(|event| (record.turn, event)));
            }
            (Some(Told::Adjusted(adjusted)), Some(before)) => {
                let events = set_by_hand(&adjusted, &before, &logged.after, &document.data);
                settled.extend(events.into_iter().map(|event| (before.turn, event)));
            }
            _ => {}
        }
    }
    Ok(document.data.chronicle_with(&settled, &former))
}

/// The commands by which players settle something between the rules.
const SETTLED: [&str; 4] = [CAMPAIGN_PROMOTE, CAMPAIGN_RENAME, CAMPAIGN_FREE_PRISONER, CAMPAIGN_EXTEND];

impl Subcommand for CampaignChronicle {
    const PATH: &'static [&'static str] = &["campaign", "chronicle"];
    const GROUP: Group = Group::Campaigns;
    const ABOUT: &'static str = "Write the story of a campaign as Markdown or HTML";
    const EXAMPLES: &'static str = "\
pointman campaign chronicle tour.json                    # every turn, and everyone's fate, as Markdown
pointman campaign chronicle tour.json -o tour.html       # to read in a browser or print
pointman campaign chronicle tour.json --format html | less";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let story = if self.document.is_tour(session)? {
            self.document.open::<TourOfDuty>(session)?.document.data.chronicle()
        } else {
            story(&self.document.open::<Campaign>(session)?.document)?
        };
        let format = SheetFormat::asked(self.format, self.html, self.output.as_deref());
        let text = match format {
            SheetFormat::Html => story_page(&story),
            SheetFormat::Md => story.markdown(),
        };
        Ok(Pages { format, text, saved: self.output }.outcome())
    }
}
