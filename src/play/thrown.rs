//! Dice that the person at the table throws, typed at the console: those of one throw on a line, throws with
//! `;` between them.

use std::cell::{Cell, RefCell};
use std::fmt;
use std::io;
use std::rc::Rc;

use super::Left;
use super::console::Console;
use crate::command::TypedLines;
use crate::dice::{Asking, Dice, DiceError, DicePrompt, DiceState, Question, QuestionKind, Seeded};
use crate::error::Error;

/// Dice asked for at the console; `r` lets the program throw, from `seed` if one is given.
pub fn asking(console: &Console, seed: Option<u64>) -> Box<dyn Dice> {
    let from = seed.map_or_else(DiceState::fresh, |seed| DiceState { seed, drawn: 0 });
    let prompt = Rc::new(RefCell::new(String::new()));
    let waits = Rc::new(Cell::new(false));
    let output = Shown { console: console.clone(), prompt: Rc::clone(&prompt), waits: Rc::clone(&waits) };
    let (console, drawn) = (console.clone(), Rc::new(RefCell::new(Drawn::default())));
    let answers = Rc::clone(&drawn);
    let tells = console.clone();
    // Each line is asked for by the prompt that was written before.
    let input = TypedLines::new(move || {
        let what = prompt.take();
        waits.set(false);
        let Drawn { names, cards } = answers.borrow().clone();
        match console.thrown(what.trim_end_matches([' ', ':']), &names, cards) {
            Ok(line) => {
                let line = by_its_letters(&line, cards);
                // Cards that were turned up one after the other, and dice behind one, are told in a row.
                let first = line.trim().split([' ', ',']).next().unwrap_or_default();
                if cards.iter().any(|card| card.eq_ignore_ascii_case(first)) {
                    console.read_next_draw(line.trim()[first.len()..].trim_start_matches([' ', ',', ';']));
                    return Ok(format!("{first}\n").into_bytes());
                }
                let (now, later) = line.split_once(';').unwrap_or((&line, ""));
                // Of names that are drawn one may begin with a number.
                let (dice, behind) =
                    if names.is_empty() { console.parted_behind_dice(now) } else { (now, "") };
                waits.set(![behind, later].concat().trim().is_empty());
                console.read_next(later);
                console.read_next(behind);
                Ok(format!("{dice}\n").into_bytes())
            }
            Err(Left::Failed(error)) => Err(io::Error::other(error)),
            Err(left) => {
                // To the dice that looks like the end of the input; how the prompt was left is told by the
                // console.
                console.leave(left);
                Ok(Vec::new())
            }
        }
    });
    Box::new(Named { dice: Asking::new(input, output).rolling(Seeded::new(from)), drawn, console: tells })
}

/// A card that is said in words, as reports have it, by the letters that are asked for: `AS` for
/// `ace of spades`.
fn by_its_letters(line: &str, cards: &[&str]) -> String {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [rank, of, suit, ..] = words[..] else { return line.to_owned() };
    let rank = match rank.to_lowercase().as_str() {
        "ace" => "A".to_owned(),
        "king" => "K".to_owned(),
        "queen" => "Q".to_owned(),
        "jack" => "J".to_owned(),
        other => other.to_uppercase(),
    };
    let card = format!("{rank}{}", suit.chars().take(1).collect::<String>().to_uppercase());
    if of != "of" || !cards.contains(&card.as_str()) {
        return line.to_owned();
    }
    std::iter::once(card.as_str()).chain(words[3..].iter().copied()).collect::<Vec<_>>().join(" ")
}

/// By which names what is drawn can be answered.
#[derive(Debug, Clone, Default)]
struct Drawn {
    names: Vec<&'static str>,
    /// Of a deck, all its cards: none of their names means something else, whether or not the card is still
    /// there.
    cards: &'static [&'static str],
}

impl Drawn {
    fn of(question: Question) -> Drawn {
        let cards = match question.kind {
            QuestionKind::Card { names, .. } => names,
            _ => &[],
        };
        Drawn { names: question.names(), cards }
    }
}

/// Dice that say by which names what is drawn can be answered.
struct Named<D> {
    dice: D,
    drawn: Rc<RefCell<Drawn>>,
    console: Console,
}

impl<D: Dice> Dice for Named<D> {
    fn answer(&mut self, question: Question, reason: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        self.drawn.replace(Drawn::of(question));
        self.dice.answer(question, reason)
    }

    fn several(&mut self, sides: u32, faces: &mut [u8], reason: fmt::Arguments<'_>) -> Result<(), DiceError> {
        self.drawn.take();
        self.dice.several(sides, faces, reason)
    }

    fn next_of_several(
        &mut self,
        sides: u32,
        faces: &mut [u8],
        reason: fmt::Arguments<'_>,
    ) -> Result<usize, DiceError> {
        self.drawn.take();
        self.dice.next_of_several(sides, faces, reason)
    }

    fn gave(&mut self, what: fmt::Arguments<'_>) {
        // What cannot be shown now is told again with the step.
        let _ = self.console.say(format!("  {what}"));
    }

    pointman_core::passed_on!(dice: nth_of, decided, drawn_for);
}

/// What is shown while dice are asked for: a line is said, what is asked for is the next prompt.
struct Shown {
    console: Console,
    prompt: Rc<RefCell<String>>,
    /// Whether dice of later throws wait that were typed in the same line.
    waits: Rc<Cell<bool>>,
}

impl Shown {
    /// What stands behind a refused die was meant for the throws after it.
    fn refused(&self) -> Result<(), Error> {
        if self.waits.take() {
            self.console.say_not_read(&self.console.take_next().unwrap_or_default())?;
        }
        Ok(())
    }
}

/// What cannot be shown stops nobody from typing dice.
impl DicePrompt for Shown {
    fn ask(&mut self, what: &str) {
        what.clone_into(&mut self.prompt.borrow_mut());
    }

    fn say(&mut self, line: &str) {
        let _ = self.console.say(line);
    }

    fn refuse(&mut self, line: &str) {
        let _ = self.console.say_refused(line).and_then(|()| self.refused());
    }

    fn not_read(&mut self, line: &str) {
        let _ = self.console.say_refused(line);
    }
}
