//! What stands before a step: Enter for what is no choice, and Pivotal Events that are played in its place
//! (2.3.8).

use serde_json::json;

use super::super::super::Left;
use super::super::super::console::Prompt;
use super::super::sense::split;
use super::super::short;
use super::Dialogue;
use crate::command::fitl::{PIVOTAL, pivotal_words, told_of_pivotal_events, why_no_pivotal_event};
use crate::fitl::rehearsal::StepOf;
use crate::fitl::{Card, CardSide, CoupPart, Faction, NextStep};
use crate::render::Report;

impl Dialogue<'_> {
    /// Tells who may play a Pivotal Event in place of the card, and why others may not: once a card, before a
    /// person is first asked there.
    pub(super) fn tell_pivotal_events(&self) -> Result<(), Left> {
        let (next, card) = (self.start.next_step(), self.start.cards().current());
        let is_asked = match next {
            NextStep::PivotalWindow(_) => true,
            NextStep::Act { faction, .. } => {
                let is_open = self.start.sequence().nobody_has_acted();
                // Before a non-player's turn nothing is asked of persons who may play none.
                is_open && (self.start.is_player(faction) || !self.start.pivotal_players().is_empty())
            }
            _ => false,
        };
        if !is_asked || !self.client.tells_first_of_pivotal_events(card) {
            return Ok(());
        }
        let lines = told_of_pivotal_events(&self.start);
        if !lines.is_empty() {
            let mut report = Report::new();
            report.heading("Pivotal Events");
            lines.into_iter().for_each(|line| report.item(1, line));
            self.console.show(&report)?;
        }
        Ok(())
    }

    /// What `?` adds where a person may choose an action: why a Pivotal Event is none.
    pub(super) fn about_pivotal_events(&self) -> Vec<String> {
        why_no_pivotal_event(&self.start)
    }

    /// Before a step that is not a choice: Enter continues.
    pub(super) fn begin(&self) -> Result<(), Left> {
        let owners: Vec<String> = self.start.pivotal_players().iter().map(short).collect();
        let may_play = match &owners[..] {
            [] => None,
            [one] => Some(format!("{one} may play its Pivotal Event first")),
            all => Some(format!("{} may play a Pivotal Event first", all.join(" or "))),
        };
        let what = match self.start.next_step() {
            NextStep::PivotalWindow(_) => match may_play {
                None => format!("{}{}", self.start.due(), self.acts_after_window()),
                Some(may_play) => format!("{may_play}; then the non-players decide on theirs"),
            },
            NextStep::Act { faction, eligibility, .. } => {
                let first = may_play.map_or(String::new(), |may_play| format!("{may_play}; "));
                format!("{first}{}, a non-player, {eligibility} Eligible", short(faction))
            }
            _ => {
                if self.is_choice() {
                    return Ok(());
                }
                let part = self.start.coup_due();
                part.map_or("Coup Round".to_owned(), |part| format!("Coup Round, {}", part.title()))
            }
        };
        let pivotal = self.pivotal_answers();
        let mut prompt = Prompt::of(what, ["go"]);
        if pivotal.is_empty() {
            prompt = prompt.noting("go", "Pointman carries it out").enter(0, "go on");
        } else {
            // Enter alone would pass a window that does not come back.
            prompt.answers.extend(pivotal);
            prompt = prompt.noting("go", "nobody here plays one: Pointman goes on with the non-players");
            prompt.notes.extend(self.pivotal_notes());
            prompt.about.extend(self.about_pivotal_events());
        }
        match self.console.ask(&prompt)?.checked_sub(1) {
            None => Ok(()),
            Some(index) => self.play_pivotal(index),
        }
    }

    /// Whether a person chooses from the first question on: nobody is asked first whether to go on.
    pub(super) fn is_choice(&self) -> bool {
        let asked = || self.start.coup_due().filter(|part| self.start.coup_question(*part).is_some());
        let is_ours = |part: CoupPart| part.chooser().is_some_and(|who| self.start.is_player(who));
        self.of == StepOf::Action || self.of == StepOf::Coup && asked().is_some_and(is_ours)
    }

    /// The non-player that acts in the same step where none plays a Pivotal Event.
    fn acts_after_window(&self) -> String {
        let sequence = self.start.sequence();
        let first = self.start.cards().current().and_then(|card| card.first_of(sequence.waiting()));
        first.filter(|faction| !self.start.is_player(*faction)).map_or(String::new(), |faction| {
            format!("; then {}, a non-player, {} Eligible, acts", short(faction), sequence.eligibility())
        })
    }

    /// What plays the Pivotal Event of a person who may play it now, whoever is to act (2.3.8).
    pub(super) fn pivotal_answers(&self) -> Vec<Vec<String>> {
        let factions = self.start.pivotal_players();
        factions.iter().map(|faction| split(&pivotal_words(&self.start, faction))).collect()
    }

    /// What is told of that answer: whose Pivotal Event it is.
    pub(super) fn pivotal_notes(&self) -> Vec<(String, String)> {
        let factions: Vec<_> = self.start.pivotal_players().iter().collect();
        let named = |faction: &Faction| {
            let card = Card::pivotal(*faction);
            format!("{}'s Pivotal Event {card} {}", short(*faction), card.title())
        };
        let all: Vec<String> = factions.iter().map(named).collect();
        let note = format!("in place of this card, {}", all.join(" or "));
        if all.is_empty() { Vec::new() } else { vec![(PIVOTAL.to_owned(), note)] }
    }

    /// The person of that answer plays it, if that is meant; the game is another then.
    pub(super) fn play_pivotal(&self, index: usize) -> Result<(), Left> {
        let Some(faction) = self.start.pivotal_players().iter().nth(index) else { return Ok(()) };
        let card = Card::pivotal(faction);
        // Whose it is may be said where nobody else could play theirs.
        self.console.skip_name(faction.id());
        let mut report = Report::new();
        report.heading(format!("{card} {}", card.title()));
        report.item(1, card.summary(CardSide::Unshaded).unwrap_or_default());
        self.console.show(&report)?;
        let replaced = self.start.cards().current();
        let replaced = replaced.map_or("this card".to_owned(), |card| format!("{card} {}", card.title()));
        let what = format!("{} plays {card} {} in place of {replaced}?", short(faction), card.title());
        let is_meant = match self.console.confirm(&what, "yes") {
            // Behind this question there is nothing to go back to but the one that it was asked at.
            Err(Left::Back | Left::Abort) => false,
            said => said?,
        };
        if is_meant {
            match self.client.paper.call(&["fitl", "pivotal"], json!({ "faction": faction })) {
                Ok(report) => self.console.show(&report)?,
                Err(error) => self.console.refuse(error)?,
            }
        }
        Err(Left::Changed)
    }
}
