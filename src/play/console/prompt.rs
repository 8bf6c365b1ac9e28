//! A question with its answers, what Enter says, and what else may be typed.

use super::super::answers::Tree;
use super::{Begun, Console};
use crate::error::Error;

/// A question at a prompt.
#[derive(Debug, Clone, Default)]
pub struct Prompt {
    /// What is asked.
    pub what: String,
    /// The legal answers, each in its words.
    pub answers: Vec<Vec<String>>,
    /// The answer that Enter alone gives, and what that is called.
    pub enter: Option<(usize, String)>,
    /// What is told beside an answer by `?`.
    pub notes: Vec<(String, String)>,
    /// What it is called: a word that may stand before its first answer, as the question has it.
    pub called: Vec<String>,
    /// Words that are read, and listed nowhere: one that may stand before an answer, one that says what
    /// another says.
    pub unlisted: Vec<String>,
    /// Whether it comes between two questions that a person could foresee: what was typed ahead may be meant
    /// for the second of them.
    pub comes_between: bool,
    /// Whether a number among its answers must be typed. Of pieces Enter alone takes the most there are; what
    /// is counted in a report is a fact, and one key must not state it.
    pub states_numbers: bool,
    /// The same answers for several pieces at once, each begun by a number that stands nowhere in the list:
    /// read where what is typed begins with a number, and taken as words that the rules judge.
    pub counted: Vec<Vec<String>>,
    /// The words with which it is taken up again after `back`, those of each line together.
    pub begun: Begun,
    /// Whether the words of an answer are said in any order, with commas between them: only `;`, `done` and
    /// Enter end it.
    pub any_order: bool,
    /// Whether the only word that its answers begin with is passed over unasked.
    pub passes_only: bool,
    /// Whether more than one answer of the same list is asked for, one after the other.
    pub asks_for_several: bool,
    /// What Enter takes in place of an answer that is whole but leaves out what people mostly want.
    pub likely: Vec<LikelyAnswer>,
    /// Whether the words of an answer that a rule refuses are dropped with it, and not asked about further.
    pub drops_refused: bool,
    /// Whether several numbers are no answer to it, but dice that were not needed: a card is one.
    pub is_no_dice: bool,
    /// What is told by `?` of all its answers: the text of the Event that asks it.
    pub about: Vec<String>,
}

/// An answer that is whole, and the one that people mostly want in its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LikelyAnswer {
    /// The index of the whole one.
    pub bare: usize,
    /// The index of the other.
    pub more: usize,
    /// Whether what was typed behind the whole one waits until the rest has been asked for.
    pub waits: bool,
}

impl Prompt {
    /// A question with answers of one word each.
    pub fn of<S: Into<String>>(what: impl Into<String>, answers: impl IntoIterator<Item = S>) -> Prompt {
        let answers = answers.into_iter().map(|answer| vec![answer.into()]).collect();
        Prompt { what: what.into(), answers, ..Prompt::default() }
    }

    /// The same in the midst of an order: what was typed behind a `;` is the next one, unless it is an
    /// answer.
    pub fn within_order(self, console: &Console) -> Prompt {
        Prompt { comes_between: self.comes_between || console.is_after_end(), ..self }
    }

    /// Whether the word is listed nowhere.
    pub(super) fn unlists(&self, word: &str) -> bool {
        self.unlisted.iter().any(|unlisted| unlisted == word)
    }

    /// Its answers, narrowed word by word.
    pub(super) fn tree(&self) -> Tree<'_> {
        Tree::of(&self.answers).in_any_order(self.any_order)
    }

    /// What Enter takes where the whole answer `end` was said.
    pub(super) fn at_end(&self, end: usize) -> usize {
        self.likely_at(end).map_or(end, |likely| likely.more)
    }

    pub(super) fn likely_at(&self, end: usize) -> Option<&LikelyAnswer> {
        self.likely.iter().find(|likely| likely.bare == end)
    }

    /// Whether the whole answer `end` lacks what must be asked for before what was typed behind it.
    pub(super) fn lacks(&self, end: usize) -> bool {
        self.likely_at(end).is_some_and(|likely| likely.waits)
    }

    /// The question, to which Enter alone gives the answer `index`.
    #[must_use]
    pub fn enter(self, index: usize, says: impl Into<String>) -> Prompt {
        Prompt { enter: Some((index, says.into())), ..self }
    }

    /// The question with something told of an answer.
    #[must_use]
    pub fn noting(mut self, answer: &str, note: impl Into<String>) -> Prompt {
        self.notes.push((answer.to_owned(), note.into()));
        self
    }
}

/// What judges words that are none of the answers listed.
pub trait Rules {
    /// How many of the words answer a question before that was not asked, as there is one answer to it.
    fn said_unasked(&self, _typed: &[&str]) -> usize {
        0
    }

    /// Whether the words are an answer; `is_ended` says whether a `;` follows.
    fn accept(&self, _typed: &str, _is_ended: bool) -> bool {
        false
    }

    /// Whether words behind the `sign` that ended the answer before begin the next step, though they answer a
    /// question that comes in between too.
    fn begins_next(&self, _typed: &[&str], _sign: char) -> bool {
        false
    }

    /// Whether a step that was typed can be read in two ways, and is asked about when it is taken as it
    /// stands.
    fn leaves_open(&self, _step: &str) -> bool {
        false
    }

    /// How much of what was typed ahead is an answer by itself, where signs within it end none:
    /// `us,nva apart`.
    fn accept_first(&self, _ahead: &str) -> Option<usize> {
        None
    }

    /// How much of a line that was typed at the question, after the words `said` of the answer under way, is
    /// an answer by itself, with all its `;`; none where it is read word by word and step by step.
    fn accept_line(&self, _said: &[String], _line: &str) -> Option<usize> {
        None
    }

    /// Whether what was typed ahead is read so as well, where it begins an answer: a list of names behind a
    /// `;`.
    fn reads_lists_ahead(&self) -> bool {
        false
    }

    /// Whether a word that none of the legal answers has goes on with the words `said` and ends the answer.
    fn accept_word(&self, _said: &[String], _word: &str) -> bool {
        false
    }

    /// Whether a word that need not be said may be left out before the words typed; where the words may begin
    /// another order, they are none of the one under way.
    fn may_leave_out(&self) -> bool {
        true
    }

    /// Whether words after an answer may be a whole answer again; what follows the choice with which a step
    /// begins belongs to the next question.
    fn may_say_again(&self) -> bool {
        true
    }

    /// The place named by `to` where a piece that leaves the place `from` is asked to go, one piece after the
    /// other; none where pieces are asked for otherwise.
    fn goes_singly(&self, _from: &str, _to: &str) -> Option<String> {
        None
    }

    /// How many of the words `typed` only say what the whole `answer` does anyway, or why they are none of
    /// that; none where they say nothing of the sort.
    fn said_of_it(&self, _answer: &[String], _typed: &[&str]) -> Option<Result<usize, String>> {
        None
    }

    /// Whether the answer `said` asks for something that the words `typed` mean.
    fn asks_next(&self, _said: &[String], _typed: &[&str]) -> bool {
        false
    }

    /// Told what has been typed of the answer, and behind it, whenever a line is waited for.
    ///
    /// # Errors
    /// When it cannot be kept.
    fn waits(&self, _typed: &str) -> Result<(), Error> {
        Ok(())
    }

    /// Why the words, all that was said of a step, are no answer; none where only their spelling is wrong.
    fn refusal(&self, _typed: &str) -> Option<String> {
        None
    }
}

/// An answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Chosen {
    /// One of the legal answers.
    Answer(usize),
    /// Words that were accepted as they were typed.
    Typed(String),
}

/// No words but the answers listed are one.
pub(super) struct Listed;

impl Rules for Listed {}
