//! Dice that write down what another [`Dice`] answers, for a document's history.

use std::fmt;

use super::{Dice, DiceError, Question};
use crate::passed_on;

/// Passes every question on and keeps the answers.
pub struct Recording<'a> {
    inner: &'a mut dyn Dice,
    answers: Vec<u32>,
}

impl<'a> Recording<'a> {
    /// Records what `inner` answers.
    pub fn new(inner: &'a mut dyn Dice) -> Self {
        Recording { inner, answers: Vec::new() }
    }

    /// The answers so far, in the order asked.
    pub fn into_answers(self) -> Vec<u32> {
        self.answers
    }
}

impl Dice for Recording<'_> {
    fn answer(&mut self, question: Question, reason: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        let answer = self.inner.answer(question, reason)?;
        self.answers.push(answer);
        Ok(answer)
    }

    fn several(&mut self, sides: u32, faces: &mut [u8], reason: fmt::Arguments<'_>) -> Result<(), DiceError> {
        self.inner.several(sides, faces, reason)?;
        self.answers.extend(faces.iter().map(|&face| u32::from(face)));
        Ok(())
    }

    fn answer_in_secret(&mut self, question: Question, reason: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        let answer = self.inner.answer_in_secret(question, reason)?;
        self.answers.push(answer);
        Ok(answer)
    }

    fn several_in_secret(
        &mut self,
        sides: u32,
        faces: &mut [u8],
        reason: fmt::Arguments<'_>,
    ) -> Result<(), DiceError> {
        self.inner.several_in_secret(sides, faces, reason)?;
        self.answers.extend(faces.iter().map(|&face| u32::from(face)));
        Ok(())
    }

    passed_on!(inner: nth_of, throws_idly, drawn_for, came_to, gave, so_far, weighed, weighed_in_secret,
        listener);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Scripted;

    #[test]
    fn a_recording_played_back_gives_the_same_answers() {
        let mut source = Scripted::new([4, 2, 6]);
        let mut recording = Recording::new(&mut source);
        let first: Vec<_> = (0..3).map(|_| recording.d6(format_args!("")).unwrap()).collect();
        let mut again = Scripted::new(recording.into_answers());
        let second: Vec<_> = (0..3).map(|_| again.d6(format_args!("")).unwrap()).collect();
        assert_eq!(first, second);
    }
}
