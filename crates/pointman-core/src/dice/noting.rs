//! Dice that note what each is thrown for and what it shows, for records.

use std::fmt;

use serde::Serialize;

use super::{Dice, DiceError, Question, QuestionKind};
use crate::passed_on;

/// A die that was thrown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Thrown {
    /// What for.
    #[serde(rename = "for")]
    pub reason: String,
    /// Which die: `d6`.
    pub die: String,
    /// What it shows.
    pub shows: u32,
    /// What the throw came to, where the rule says so: `missed`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub came_to: Option<String>,
    /// Which throw of the step it belongs to, from 0.
    #[serde(skip)]
    pub throw: usize,
}

/// Passes every question on and notes the dice thrown. What is drawn at random is no die, and what is thrown
/// in secret is not noted.
///
/// ```
/// use pointman_core::dice::{Dice, Noting, Scripted};
/// let mut source = Scripted::new([3]);
/// let mut noting = Noting::new(&mut source);
/// noting.d6(format_args!("Received Fire"))?;
/// noting.came_to(format_args!("Duck Back"));
/// let thrown = noting.into_thrown();
/// assert_eq!(thrown[0].came_to.as_deref(), Some("Duck Back"));
/// assert_eq!((thrown[0].reason.as_str(), thrown[0].die.as_str(), thrown[0].shows),
///     ("Received Fire", "d6", 3));
/// # Ok::<(), pointman_core::dice::DiceError>(())
/// ```
pub struct Noting<'a> {
    inner: &'a mut dyn Dice,
    thrown: Vec<Thrown>,
}

impl<'a> Noting<'a> {
    /// Notes what `inner` shows.
    pub fn new(inner: &'a mut dyn Dice) -> Self {
        Noting { inner, thrown: Vec::new() }
    }

    /// The dice thrown so far, in order.
    pub fn into_thrown(self) -> Vec<Thrown> {
        self.thrown
    }

    fn note(&mut self, question: Question, faces: impl IntoIterator<Item = u32>, reason: fmt::Arguments<'_>) {
        let throw = self.thrown.last().map_or(0, |last| last.throw + 1);
        for shows in faces {
            let (reason, die) = (reason.to_string(), question.to_string());
            self.thrown.push(Thrown { reason, die, shows, came_to: None, throw });
        }
    }
}

impl Dice for Noting<'_> {
    fn answer(&mut self, question: Question, reason: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        let shows = self.inner.answer(question, reason)?;
        if question.kind == QuestionKind::Die {
            self.note(question, [shows], reason);
        }
        Ok(shows)
    }

    fn several(&mut self, sides: u32, faces: &mut [u8], reason: fmt::Arguments<'_>) -> Result<(), DiceError> {
        self.inner.several(sides, faces, reason)?;
        let question = Question { sides, kind: QuestionKind::Die };
        self.note(question, faces.iter().map(|face| u32::from(*face)), reason);
        Ok(())
    }

    fn came_to(&mut self, what: fmt::Arguments<'_>) {
        // The first is what it came to; others are of throws that are only rehearsed, and not noted.
        if let Some(last) = self.thrown.last_mut() {
            last.came_to.get_or_insert_with(|| what.to_string());
        }
    }

    passed_on!(inner: answer_in_secret, several_in_secret, throws_idly, drawn_for, gave, weighed,
        weighed_in_secret);
    passed_on!(inner: nth_of, so_far, listener, keeper);
}
