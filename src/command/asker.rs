//! Asking the person at the terminal what a command has still to know: a question, and a line that answers
//! it.
//!
//! This is no second prompt beside that of the guided mode: it has no words of its own but `back` and `?`,
//! and what the line means is for the command to say, which takes the same answers from `--answer` and from
//! files.

use std::io::{self, IsTerminal, Write};
use std::rc::Rc;

use crate::command::{Produced, line_of_input};
use crate::error::Error;
use crate::play::Screen;
use crate::question::OpenQuestion;

/// Answers that are listed with their question; of more, `?` lists those that match.
const LISTED: usize = 12;

/// The person at the terminal.
pub(in crate::command) struct Asker;

/// A line of the person.
pub(in crate::command) enum Said {
    /// An answer.
    Answer(String),
    /// The last answer is taken back.
    Back,
}

impl Asker {
    /// Whether somebody sits there.
    pub fn is_there() -> bool {
        io::stdin().is_terminal() && io::stderr().is_terminal()
    }

    /// Where the console of the guided mode shows what it asks for a command: on standard error, so that what
    /// the command gives can be kept in a file.
    pub fn screen() -> Rc<dyn Screen> {
        Rc::new(Asker)
    }

    /// Asks, until a line is given that is no call for help.
    ///
    /// # Errors
    /// When the input ends or fails.
    pub fn ask(question: &OpenQuestion) -> Result<Said, Error> {
        let mut output = io::stderr().lock();
        let failed = |source| Error::Io { what: "the terminal".to_owned(), source };
        loop {
            writeln!(output, "{}", asked(question)).map_err(failed)?;
            write!(output, "> ").and_then(|()| output.flush()).map_err(failed)?;
            let Some(line) = line_of_input()? else {
                return Err(Error::Usage(format!("the input ended at this question: {}", question.what)));
            };
            match line.trim() {
                "back" => return Ok(Said::Back),
                help if help.starts_with('?') => {
                    let typed = help[1..].trim().to_lowercase();
                    let matching = question.legal.iter().filter(|word| word.to_lowercase().contains(&typed));
                    for word in matching {
                        writeln!(output, "  {word}").map_err(failed)?;
                    }
                }
                answer => return Ok(Said::Answer(answer.to_owned())),
            }
        }
    }

    /// Says what was wrong with an answer.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn refuse(error: &Error) -> Result<(), Error> {
        let written = writeln!(io::stderr().lock(), "No: {error}");
        written.map_err(|source| Error::Io { what: "the terminal".to_owned(), source })
    }
}

impl Screen for Asker {
    fn print(&self, text: &str) -> Result<(), Error> {
        let written = io::stderr().lock().write_all(text.as_bytes());
        written.map_err(|source| Error::Io { what: "the terminal".to_owned(), source })
    }

    fn save(&self, _: &Produced) -> Result<(), Error> {
        Err(Error::Bug("nothing is saved while a command asks".to_owned()))
    }
}

/// The question as it is put to a person.
fn asked(question: &OpenQuestion) -> String {
    let mut line = question.asked();
    match question.legal.len() {
        0 => {}
        1..=LISTED => line.push_str(&format!(": {}", question.legal.join(", "))),
        count => line.push_str(&format!(", such as `{}` (? lists {count})", question.legal[0])),
    }
    if question.optional {
        line.push_str(&format!(" (Enter: {})", question.none_says()));
    }
    line
}
