//! Dice that show again what they have shown, for a draft that is gone through anew.

use std::fmt;

use pointman_core::dice::{Dice, DiceError, Question, QuestionKind, one_of_several};

/// Dice whose answers stay: gone through again, they show what they showed.
pub(super) struct Again<'a> {
    pub(super) dice: &'a mut dyn Dice,
    pub(super) thrown: Vec<u32>,
    pub(super) at: usize,
    /// How many dice showed again what they had shown.
    pub(super) thrown_before: usize,
    /// Whether the last answer is one that they show for the first time.
    fresh: bool,
}

impl<'a> Again<'a> {
    /// Dice that show what was thrown; what is asked beyond that is thrown by `dice`.
    pub(super) fn with(dice: &'a mut dyn Dice, thrown: Vec<u32>) -> Again<'a> {
        Again { dice, thrown, at: 0, thrown_before: 0, fresh: false }
    }
}

impl Dice for Again<'_> {
    fn answer(&mut self, question: Question, reason: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        self.fresh = self.at >= self.thrown.len();
        let answer = match self.thrown.get(self.at) {
            Some(answer) => {
                self.thrown_before += usize::from(question.kind == QuestionKind::Die);
                (*answer).min(question.sides)
            }
            None => {
                let answer = self.dice.answer(question, reason)?;
                self.thrown.push(answer);
                answer
            }
        };
        self.at += 1;
        Ok(answer)
    }

    /// All dice of a throw are asked for at once: a person throws them together.
    fn several(&mut self, sides: u32, faces: &mut [u8], reason: fmt::Arguments<'_>) -> Result<(), DiceError> {
        if self.at == self.thrown.len() {
            self.fresh = true;
            self.dice.several(sides, faces, reason)?;
            self.thrown.extend(faces.iter().map(|face| u32::from(*face)));
            self.at = self.thrown.len();
            return Ok(());
        }
        let all = faces.len();
        for (index, face) in faces.iter_mut().enumerate() {
            *face = self.roll(sides, format_args!("{}", one_of_several(reason, index, all)))? as u8;
        }
        Ok(())
    }

    fn gave(&mut self, what: fmt::Arguments<'_>) {
        // Of what they showed before it was told then.
        if self.fresh {
            self.dice.gave(what);
        }
    }

    pointman_core::passed_on!(dice: nth_of, drawn_for);
}
