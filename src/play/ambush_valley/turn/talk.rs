//! What a side tells by answering questions one after another: its orders, its report.

use crate::ambush_valley::{OrdersTold, ReportTold};
use crate::error::Error;
use crate::question::OpenQuestion;

/// What one side reports.
#[derive(Clone)]
pub(super) struct PartTold {
    pub(super) told: ReportTold,
    pub(super) force: String,
}

impl Talk for PartTold {
    fn why_not(&self, question: &OpenQuestion, typed: &str) -> Option<String> {
        not_told(&self.told, question, typed)
    }

    fn next_question(&self) -> Option<OpenQuestion> {
        self.told.next_question_of(&self.force)
    }

    fn answer(&mut self, text: &str) -> Result<(), Error> {
        self.told.answer_of(&self.force, text)
    }

    fn noted(&self, before: &Self) -> Vec<String> {
        self.told.deeds_noted(&before.told)
    }
}

/// What is told by answering questions one after another.
pub(super) trait Talk: Clone {
    fn next_question(&self) -> Option<OpenQuestion>;
    fn answer(&mut self, text: &str) -> Result<(), Error>;
    /// Why what is typed is no answer to the question though it is well spelled: who is called so cannot be
    /// named.
    fn why_not(&self, question: &OpenQuestion, typed: &str) -> Option<String>;
    /// What it says of teams that it did not say `before`.
    fn noted(&self, _before: &Self) -> Vec<String> {
        Vec::new()
    }
}

/// Why what is typed is no answer to the question about casualties, teams, or what is counted.
pub(super) fn not_told(told: &ReportTold, question: &OpenQuestion, typed: &str) -> Option<String> {
    let force = question.by.as_deref()?;
    match question.name.rsplit('/').next()? {
        "casualties" => told.why_not(force, typed),
        "deeds" => told.no_deeds(force, typed),
        "counts" => told.not_counted(force, typed),
        _ => None,
    }
}

impl Talk for ReportTold {
    fn why_not(&self, question: &OpenQuestion, typed: &str) -> Option<String> {
        not_told(self, question, typed)
    }

    fn next_question(&self) -> Option<OpenQuestion> {
        ReportTold::next_question(self)
    }

    fn answer(&mut self, text: &str) -> Result<(), Error> {
        ReportTold::answer(self, text)
    }

    fn noted(&self, before: &Self) -> Vec<String> {
        self.deeds_noted(before)
    }
}

impl Talk for OrdersTold {
    fn why_not(&self, _question: &OpenQuestion, typed: &str) -> Option<String> {
        OrdersTold::why_not(self, typed)
    }

    fn next_question(&self) -> Option<OpenQuestion> {
        OrdersTold::next_question(self)
    }

    fn answer(&mut self, text: &str) -> Result<(), Error> {
        OrdersTold::answer(self, text)
    }
}
