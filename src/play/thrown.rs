//! Dice that the person at the table throws, typed at the console.

use std::cell::RefCell;
use std::io::{self, BufRead, Read, Write};
use std::rc::Rc;

use super::Left;
use super::console::Console;
use crate::dice::{Asking, Dice, DiceState, Seeded};

/// Dice asked for at the console; `r` lets the program throw, from `seed` if one is given.
pub fn asking(console: &Console, seed: Option<u64>) -> Box<dyn Dice> {
    let from = seed.map_or_else(DiceState::fresh, |seed| DiceState { seed, drawn: 0 });
    let prompt = Rc::new(RefCell::new(String::new()));
    let input = Typed { console: console.clone(), prompt: Rc::clone(&prompt), line: Vec::new() };
    let output = Shown { console: console.clone(), prompt };
    Box::new(Asking::new(input, output).rolling(Seeded::new(from)))
}

/// Lines of the console, each asked for by the prompt that was written before.
struct Typed {
    console: Console,
    prompt: Rc<RefCell<String>>,
    line: Vec<u8>,
}

impl Read for Typed {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let there = self.fill_buf()?;
        let length = there.len().min(buffer.len());
        buffer[..length].copy_from_slice(&there[..length]);
        self.consume(length);
        Ok(length)
    }
}

impl BufRead for Typed {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.line.is_empty() {
            let what = std::mem::take(&mut *self.prompt.borrow_mut());
            match self.console.line(what.trim_end_matches([' ', ':']), &[]) {
                Ok(line) => self.line = format!("{line}\n").into_bytes(),
                Err(Left::Failed(error)) => return Err(io::Error::other(error)),
                Err(left) => self.console.leave(left),
            }
        }
        Ok(&self.line)
    }

    fn consume(&mut self, amount: usize) {
        self.line.drain(..amount);
    }
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
