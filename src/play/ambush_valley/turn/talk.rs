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
}

/// What is told by answering questions one after another.
pub(super) trait Talk: Clone {
    fn next_question(&self) -> Option<OpenQuestion>;
    fn answer(&mut self, text: &str) -> Result<(), Error>;
    /// Why what is typed is no answer to the question though it is well spelled: who is called so cannot be
    /// named.
    fn why_not(&self, question: &OpenQuestion, typed: &str) -> Option<String>;
}

/// Why what is typed is no answer to the question about casualties, or to that about what is counted.
pub(super) fn not_told(told: &ReportTold, question: &OpenQuestion, typed: &str) -> Option<String> {
    let force = question.by.as_deref()?;
    match question.name.rsplit('/').next()? {
        "casualties" => told.why_not(force, first_of(typed)),
        "counts" => told.not_counted(force, typed),
        _ => None,
    }
}

/// The first of the words.
pub(super) fn first_of(typed: &str) -> &str {
    typed.split_whitespace().next().unwrap_or_default()
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
}

impl Talk for OrdersTold {
    fn why_not(&self, _question: &OpenQuestion, typed: &str) -> Option<String> {
        OrdersTold::why_not(self, first_of(typed))
    }

    fn next_question(&self) -> Option<OpenQuestion> {
        OrdersTold::next_question(self)
    }

    fn answer(&mut self, text: &str) -> Result<(), Error> {
        OrdersTold::answer(self, text)
    }
}
