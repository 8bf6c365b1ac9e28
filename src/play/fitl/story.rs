//! What a game came to: how the margins went from Coup Round to Coup Round, and what each faction did.

use super::desk::GameClient;
use super::short;
use crate::command::document::undo::title_of_step;
use crate::command::fitl::card_of_step;
use crate::document::HistoryStep;
use crate::error::Error;
use crate::fitl::Faction;
use crate::render::{Grid, Report};

/// The command that continues a Coup Round.
const COUP: &str = "fitl-coup";

impl GameClient {
    /// The story of the game so far.
    ///
    /// # Errors
    /// When a former state cannot be found.
    pub fn story(&self) -> Result<Report, Error> {
        let (document, history) = (self.paper.document(), self.paper.history());
        let mut report = Report::new();
        let mut margins = Grid::new(["margins after", "US", "ARVN", "NVA", "VC"]).with_numbers([1, 2, 3, 4]);
        let last = history.last().map_or(0, |step| step.step);
        let ends_round = |(index, step): &(usize, &HistoryStep)| {
            step.command == COUP && history.get(index + 1).is_none_or(|next| next.command != COUP)
        };
        for (_, step) in history.iter().enumerate().filter(ends_round) {
            let then = match last - step.step {
                0 => document.clone(),
                back => document.undo(back)?,
            };
            let Ok(game) = then.data.validate() else { continue };
            let card = card_of_step(step).unwrap_or_default();
            let margin = |faction: Faction| format!("{:+}", game.board().victory_margin(faction));
            margins.row([card].into_iter().chain(Faction::ALL.map(margin)));
        }
        report.heading("From Coup Round to Coup Round");
        report.table(margins);
        let mut deeds = Grid::new(["", "Events", "Operations", "with a Special Activity", "passes"]);
        for faction in Faction::ALL {
            let said = |step: &HistoryStep, key: &str| {
                let said = step.summary.get(key).and_then(|said| said.as_str());
                said.map(str::to_owned)
            };
            let own = || history.iter().filter(|step| said(step, "faction").as_deref() == Some(faction.id()));
            let did = |actions: &[&str]| {
                let is_one = |action: String| actions.contains(&action.as_str());
                own().filter(|step| said(step, "action").is_some_and(is_one)).count().to_string()
            };
            // What was executed, and not the box of the cylinder: a Special Activity may find no space.
            let executed = |part: &str| {
                own().filter(|step| step.summary.get(part).is_some_and(|done| !done.is_null())).count()
            };
            deeds.row([
                short(faction),
                did(&["event"]),
                executed("op").to_string(),
                executed("special").to_string(),
                did(&["pass"]),
            ]);
        }
        report.heading("What they did");
        report.table(deeds.with_numbers([1, 2, 3, 4]));
        let acted = history.iter().rev().find(|step| step.summary.contains_key("faction"));
        if let Some(step) = acted {
            report.line(format!("Last turn: {}", title_of_step(step)));
        }
        Ok(report)
    }
}
