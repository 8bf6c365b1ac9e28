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
            let did = |actions: &[&str]| {
                let of = |step: &&HistoryStep| {
                    step.summary.get("faction").and_then(|faction| faction.as_str()) == Some(faction.id())
                        && step
                            .summary
                            .get("action")
                            .and_then(|action| action.as_str())
                            .is_some_and(|action| actions.contains(&action))
                };
                history.iter().filter(of).count().to_string()
            };
            deeds.row([
                short(faction),
                did(&["event"]),
                did(&["op", "limited-op", "op-and-special"]),
                did(&["op-and-special"]),
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
