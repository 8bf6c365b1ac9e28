//! Dice whose answers are given beforehand, in the order they are asked for.

use std::fmt;

use super::asking::answered;
use super::{Dice, DiceError, Question};

/// Answers from a list; too few or too many is an error that names the question.
#[derive(Debug, Clone)]
pub struct Scripted {
    answers: Vec<Given>,
    asked: usize,
    idly: bool,
}

/// An answer as it was given.
#[derive(Debug, Clone)]
enum Given {
    Number(u32),
    /// A number, or the name of a card.
    Word(String),
}

impl Scripted {
    /// Dice that will give `answers` in this order.
    pub fn new(answers: impl IntoIterator<Item = u32>) -> Self {
        Scripted { answers: answers.into_iter().map(Given::Number).collect(), asked: 0, idly: false }
    }

    /// Dice that will give these answers as a person types them: numbers, and cards by their names.
    pub fn of_words(answers: impl IntoIterator<Item = String>) -> Self {
        Scripted { answers: answers.into_iter().map(Given::Word).collect(), asked: 0, idly: false }
    }

    /// The same answers, among them those of throws that cannot fail or cannot succeed, if `idly`: steps of
    /// former versions made these too ([`Dice::throws_idly`]).
    pub fn throwing_idly(self, idly: bool) -> Self {
        Scripted { idly, ..self }
    }

    /// Ends the run.
    ///
    /// # Errors
    /// [`DiceError::LeftOver`] when answers were not used.
    pub fn finish(&self) -> Result<(), DiceError> {
        match self.answers.len() - self.asked {
            0 => Ok(()),
            left => Err(DiceError::LeftOver { left, asked: self.asked }),
        }
    }
}

impl Dice for Scripted {
    fn answer(&mut self, question: Question, reason: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        let Some(given) = self.answers.get(self.asked) else {
            return Err(DiceError::RanOut { question, reason: reason.to_string(), asked: self.asked + 1 });
        };
        let (answer, shown) = match given {
            Given::Number(number) => {
                (Some(*number).filter(|number| (1..=question.sides).contains(number)), number.to_string())
            }
            // A number counts the cards left, as the history does.
            Given::Word(word) => (
                answered(question, word)
                    .or_else(|| word.parse().ok().filter(|number| (1..=question.sides).contains(number))),
                word.clone(),
            ),
        };
        let answer = answer.ok_or_else(|| DiceError::OutOfRange {
            answer: shown,
            question,
            reason: reason.to_string(),
        })?;
        self.asked += 1;
        Ok(answer)
    }

    fn throws_idly(&mut self) -> bool {
        self.idly
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::QuestionKind;

    #[test]
    fn a_card_that_is_drawn_already_is_said_to_be_gone() {
        let kind = QuestionKind::Card { names: &["2D", "3D"], left: 0b10 };
        let question = Question { sides: 1, kind };
        let drawn = Scripted::of_words(["2D".to_owned()]).answer(question, format_args!("a card"));
        let why = "a card: card 2D is not among those left; give the name of a card still in the deck: 3D";
        assert_eq!(drawn.unwrap_err().to_string(), why);
    }

    #[test]
    fn running_out_names_the_question() {
        let error = Scripted::new([]).d6(format_args!("Rally of Smith")).unwrap_err();
        assert_eq!(error.to_string(), "--rolls ran out: d6 (Rally of Smith) needs the 1st number");
    }

    #[test]
    fn an_impossible_answer_is_refused() {
        let error = Scripted::new([7]).d6(format_args!("Rally")).unwrap_err();
        assert_eq!(error.to_string(), "7 is not a result of d6 (Rally): give 1 to 6");
    }

    #[test]
    fn a_card_is_given_by_its_name_or_by_its_place_among_those_left() {
        let names: &[&str] = &["ace", "king", "queen"];
        let mut dice = Scripted::of_words(["Queen".to_owned(), "1".to_owned(), "4".to_owned()]);
        assert_eq!(dice.card(names, 0b111, format_args!("")).unwrap(), 2);
        assert_eq!(dice.card(names, 0b011, format_args!("")).unwrap(), 0);
        assert_eq!(dice.d6(format_args!("")).unwrap(), 4);
    }

    #[test]
    fn left_over_answers_are_an_error() {
        let mut dice = Scripted::new([1, 2]);
        dice.d6(format_args!("")).unwrap();
        assert_eq!(dice.finish(), Err(DiceError::LeftOver { left: 1, asked: 1 }));
    }
}
