//! Dice that the person at the table throws, typed at the console.

use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

use super::Left;
use super::console::Console;
use crate::command::TypedLines;
use crate::dice::{Asking, Dice, DiceState, Seeded};

/// Dice asked for at the console; `r` lets the program throw, from `seed` if one is given.
pub fn asking(console: &Console, seed: Option<u64>) -> Box<dyn Dice> {
    let from = seed.map_or_else(DiceState::fresh, |seed| DiceState { seed, drawn: 0 });
    let prompt = Rc::new(RefCell::new(String::new()));
    let output = Shown { console: console.clone(), prompt: Rc::clone(&prompt) };
    let console = console.clone();
    // Each line is asked for by the prompt that was written before.
    let input = TypedLines::new(move || {
        let what = prompt.take();
        match console.thrown(what.trim_end_matches([' ', ':'])) {
            Ok(line) => Ok(format!("{line}\n").into_bytes()),
            Err(Left::Failed(error)) => Err(io::Error::other(error)),
            Err(left) => {
                // To the dice that looks like the end of the input; how the prompt was left is told by the console.
                console.leave(left);
                Ok(Vec::new())
            }
        }
    });
    Box::new(Asking::new(input, output).rolling(Seeded::new(from)))
}

/// What is written while dice are asked for: a line is said, what is no line yet is the next prompt.
struct Shown {
    console: Console,
    prompt: Rc<RefCell<String>>,
}

impl Write for Shown {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut prompt = self.prompt.borrow_mut();
        prompt.push_str(&String::from_utf8_lossy(bytes));
        while let Some(end) = prompt.find('\n') {
            let line: String = prompt.drain(..=end).collect();
            self.console.say(line.trim_end()).map_err(io::Error::other)?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
