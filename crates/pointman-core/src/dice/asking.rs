//! Dice thrown by the person at the table and typed in.

use std::fmt;
use std::io::{BufRead, Write};

use super::{Dice, DiceError, MOST_AGAIN, Question, QuestionKind};

/// Prompts for each answer until it is one that the question allows.
pub struct Asking<R, W> {
    input: R,
    prompt: W,
}

impl<R: BufRead, W: Write> Asking<R, W> {
    /// Reads answers from `input` and writes the prompts to `prompt`.
    pub fn new(input: R, prompt: W) -> Self {
        Asking { input, prompt }
    }
}

impl<R: BufRead, W: Write> Dice for Asking<R, W> {
    fn answer(&mut self, question: Question, reason: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        let sides = question.sides;
        let (what, wrong) = match question.kind {
            QuestionKind::Die => {
                (format!("throw a d{sides} (1-{sides})"), format!("give a whole number from 1 to {sides}"))
            }
            QuestionKind::Pick => {
                (format!("draw one of {sides} (1-{sides})"), format!("give a whole number from 1 to {sides}"))
            }
            QuestionKind::Card { names, left } => {
                let example = names.get(left.trailing_zeros() as usize).copied().unwrap_or_default();
                (
                    format!("draw a card (such as {example})"),
                    "give the name of a card that is left in the deck".to_owned(),
                )
            }
        };
        for _ in 0..MOST_AGAIN {
            let mut line = String::new();
            // A prompt that cannot be shown is no reason to refuse an answer that can be read.
            let _ = write!(self.prompt, "{reason}: {what}: ");
            let _ = self.prompt.flush();
            if !self.input.read_line(&mut line).is_ok_and(|read| read > 0) {
                return Err(DiceError::Ended { question, reason: reason.to_string() });
            }
            match answered(question, line.trim()) {
                Some(answer) => return Ok(answer),
                None => {
                    let _ = writeln!(self.prompt, "  {wrong}");
                }
            }
        }
        Err(DiceError::NoAnswer { question, reason: reason.to_string() })
    }
}

/// The answer typed: the number of a face, or the place of the named card among those left.
fn answered(question: Question, typed: &str) -> Option<u32> {
    if let QuestionKind::Card { names, left } = question.kind {
        let card = names.iter().position(|name| name.eq_ignore_ascii_case(typed))?;
        let below = left & ((1 << card) - 1);
        return (left >> card & 1 == 1).then(|| below.count_ones() + 1);
    }
    typed.parse().ok().filter(|answer| (1..=question.sides).contains(answer))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_answered_by_its_name_and_one_that_is_gone_is_asked_again() {
        let mut shown = Vec::new();
        let mut dice = Asking::new("two\nKING\nqueen\n".as_bytes(), &mut shown);
        assert_eq!(dice.card(&["ace", "king", "queen"], 0b101, format_args!("Reinforcements")).unwrap(), 2);
        let shown = String::from_utf8(shown).unwrap();
        assert_eq!(shown.matches("Reinforcements: draw a card (such as ace): ").count(), 3);
    }

    #[test]
    fn a_wrong_answer_is_asked_again() {
        let mut shown = Vec::new();
        let mut dice = Asking::new("nine\n7\n3\n".as_bytes(), &mut shown);
        assert_eq!(dice.d6(format_args!("Rally")).unwrap(), 3);
        let shown = String::from_utf8(shown).unwrap();
        assert_eq!(shown.matches("Rally: throw a d6 (1-6): ").count(), 3);
    }

    #[test]
    fn who_never_gives_an_answer_is_not_asked_for_ever() {
        let error =
            Asking::new(std::io::BufReader::new(Sevens), Vec::new()).d6(format_args!("Rally")).unwrap_err();
        assert_eq!(
            error.to_string(),
            "no answer to d6 (Rally): 100 in a row were none; give a whole number from 1 to 6"
        );
    }

    /// Types 7 for ever.
    struct Sevens;

    impl std::io::Read for Sevens {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            buffer
                .iter_mut()
                .enumerate()
                .for_each(|(place, byte)| *byte = if place % 2 == 0 { b'7' } else { b'\n' });
            Ok(buffer.len())
        }
    }

    #[test]
    fn the_end_of_the_input_names_the_question() {
        let error = Asking::new("".as_bytes(), Vec::new()).d6(format_args!("Rally")).unwrap_err();
        assert_eq!(error.to_string(), "no answer to d6 (Rally): the input ended");
    }
}
