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

    fn answer_named(&mut self, name: &str, text: &str) -> Result<(), Error> {
        self.told.answer_named(name, text)
    }

    fn noted(&self, before: &Self) -> Vec<String> {
        self.told.deeds_noted(&before.told)
    }
}

/// What stands in a draft between the name of a question and its answer. Drafts of earlier versions hold
/// answers alone, in the order of the questions.
const NAMED: char = '\t';

/// An answer as a draft keeps it: by its question, since others may be asked once somebody has taken a step
/// elsewhere.
pub(super) fn kept(question: &OpenQuestion, answer: &str) -> String {
    format!("{}{NAMED}{answer}", question.name)
}

/// Whether an answer of a draft says to which question it was given.
fn is_named(kept: &str) -> bool {
    kept.contains(NAMED)
}

/// Takes the answers of a draft as far as they are still asked for: what `begun` comes to with each of them,
/// and those that were taken. Of answers without a question none is taken behind one that is refused.
pub(super) fn gone_on_with<T: Talk>(begun: T, draft: &[String]) -> (Vec<T>, Vec<String>) {
    let (mut told, mut taken) = (vec![begun], Vec::new());
    for answer in draft {
        let mut next = told[taken.len()].clone();
        match next.answer_kept(answer) {
            Ok(()) => {
                told.push(next);
                taken.push(answer.clone());
            }
            Err(_) if is_named(answer) => {}
            Err(_) => break,
        }
    }
    (told, taken)
}

/// What is told by answering questions one after another.
pub(super) trait Talk: Clone {
    fn next_question(&self) -> Option<OpenQuestion>;
    fn answer(&mut self, text: &str) -> Result<(), Error>;
    /// Answers the question of this name.
    fn answer_named(&mut self, name: &str, text: &str) -> Result<(), Error>;
    /// Takes an answer that a draft [keeps](kept).
    fn answer_kept(&mut self, kept: &str) -> Result<(), Error> {
        match kept.split_once(NAMED) {
            Some((name, text)) => self.answer_named(name, text),
            None => self.answer(kept),
        }
    }
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

    fn answer_named(&mut self, name: &str, text: &str) -> Result<(), Error> {
        ReportTold::answer_named(self, name, text)
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

    fn answer_named(&mut self, name: &str, text: &str) -> Result<(), Error> {
        match OrdersTold::next_question(self) {
            Some(question) if question.name == name => OrdersTold::answer(self, text),
            _ => Err(Error::Usage(format!("`{name}` is not asked now"))),
        }
    }
}
