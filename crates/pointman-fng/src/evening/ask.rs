//! Decisions in the midst of a fight: each is an open question, answered beforehand by name, by the program
//! for the side it plays, or refused so that the player can be asked.

use std::collections::BTreeSet;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::mission::{Mission, Mode};
use crate::support::Who;
use pointman_core::error::Error;
use pointman_core::names;
use pointman_core::question::OpenQuestion;
use pointman_core::voice::{Voice, option, quoted};

/// An answer to a question that a fight will ask.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Answered {
    /// The question, by its word.
    pub ask: String,
    /// The answer.
    pub answer: String,
}

impl Answered {
    /// Refuses it: its question was not asked.
    pub(crate) fn answers_nothing(&self) -> Error {
        Error::Usage(format!("{}={} answers a question that was not asked", self.ask, self.answer))
    }
}

impl std::str::FromStr for Answered {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (ask, answer) = text
            .split_once('=')
            .ok_or_else(|| format!("`{text}`: write QUESTION=ANSWER, such as slag-reacts=duck-back"))?;
        Ok(Answered { ask: ask.trim().to_owned(), answer: answer.trim().to_owned() })
    }
}

/// Who answers what was not answered beforehand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Otherwise {
    /// The person at the table; the program for a side nobody plays.
    Ask,
    /// The program, for both sides: what is likely to happen.
    Propose,
}

/// The answers of a fight, used up in order.
pub(crate) struct Answers<'a> {
    /// What of the table nobody was asked: each question with the answer that was taken as likely.
    assumed: BTreeSet<String>,
    given: &'a [Answered],
    used: usize,
    otherwise: Otherwise,
    solo: bool,
}

impl<'a> Answers<'a> {
    pub fn new(mission: &Mission, given: &'a [Answered], otherwise: Otherwise) -> Self {
        Answers {
            assumed: BTreeSet::new(),
            given,
            used: 0,
            otherwise,
            solo: mission.setting.mode == Mode::Solo,
        }
    }

    /// The answer to a question: its index among the legal ones. `proposed` is what the program would say.
    pub fn decide(&mut self, side: Who, question: OpenQuestion, proposed: usize) -> Result<usize, Error> {
        if question.legal.len() == 1 {
            return Ok(0);
        }
        if let Some(given) = self.given.get(self.used).filter(|given| given.ask == question.name) {
            self.used += 1;
            return names::resolve("answer", &given.answer, &question.legal).map_err(Error::Usage);
        }
        if self.otherwise == Otherwise::Propose || (side == Who::Enemy && self.solo) {
            return Ok(proposed);
        }
        let mut message = question.in_words();
        if Voice::now() != Voice::Prompt {
            let answer = question.legal.first().map_or("ANSWER", String::as_str);
            let answer = format!("{}={answer}", question.name);
            message.push_str(&format!(" (answer with {})", option("answer").with(&quoted(&answer))));
        }
        Err(Error::asks(message, vec![question.by(side.id())]))
    }

    /// Whether the program decides for this side what nobody was asked.
    pub const fn is_programs(&self, side: Who) -> bool {
        self.solo && matches!(side, Who::Enemy)
    }

    /// The same, where an answer was called otherwise in earlier versions.
    pub fn decide_as(
        &mut self,
        side: Who,
        question: OpenQuestion,
        proposed: usize,
        was: impl Fn(&str) -> Option<usize>,
    ) -> Result<usize, Error> {
        let given = self.given.get(self.used).filter(|given| given.ask == question.name);
        if let Some(index) = given.and_then(|given| was(&given.answer)) {
            self.used += 1;
            return Ok(index);
        }
        self.decide(side, question, proposed)
    }

    /// The answer to a question about what only the players see: it is asked of them whoever acts. The first
    /// answer is what is likely.
    pub fn see(&mut self, side: Who, question: OpenQuestion) -> Result<usize, Error> {
        let solo = std::mem::take(&mut self.solo);
        let is_open = self.otherwise == Otherwise::Propose && question.legal.len() > 1;
        let asked = is_open.then(|| (question.what.clone(), question.legal[0].clone()));
        let used = self.used;
        let answer = self.decide(side, question, 0);
        self.solo = solo;
        if let Some((what, likely)) = asked.filter(|_| self.used == used) {
            self.assumed.insert(format!("{what}: {likely}"));
        }
        answer
    }

    /// What was assumed of the table, where nobody was asked.
    pub fn into_assumed(self) -> BTreeSet<String> {
        self.assumed
    }

    /// How many of the answers given have been used.
    pub fn used(&self) -> usize {
        self.used
    }

    /// Refuses answers to questions that were not asked.
    pub fn finish(&self) -> Result<(), Error> {
        match self.given.get(self.used) {
            None => Ok(()),
            Some(left) if self.otherwise == Otherwise::Propose => {
                let _ = left;
                Ok(())
            }
            Some(left) => Err(left.answers_nothing()),
        }
    }
}

/// The word of the question whether, and how, somebody reacts: `slag-reacts`.
pub fn reaction_word(name: &str) -> String {
    word(name, "reacts")
}

/// The word of a question about a figure.
pub(super) fn word(name: &str, what: &str) -> String {
    let mut word: String = name
        .to_lowercase()
        .chars()
        .map(|letter| if letter.is_alphanumeric() { letter } else { '-' })
        .collect();
    word.push('-');
    word.push_str(what);
    word
}

/// A question that a fight puts to one figure after another.
pub(super) fn asked_of(name: &str, asked: &str, what: String, rule: &str) -> OpenQuestion {
    OpenQuestion::of(word(name, asked), what, rule).of_each(asked)
}

/// A name as an answer: what is typed for it.
pub(super) fn as_answers<'a>(names: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    names.into_iter().map(str::to_owned).collect()
}
