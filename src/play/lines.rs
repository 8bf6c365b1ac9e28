//! Where typed lines come from: a terminal, where they are edited, or a pipe.

use std::io::{self, IsTerminal};

use rustyline::completion::{Completer, Pair};
use rustyline::error::ReadlineError;
use rustyline::history::MemHistory;
use rustyline::{ColorMode, CompletionType, Config, Context, Editor};
use rustyline::{Helper, Highlighter, Hinter, Validator};

use crate::command::line_of_input;
use crate::error::Error;

/// A line, or what came in its place.
#[derive(Debug, PartialEq, Eq)]
pub enum Line {
    /// What was typed.
    Typed(String),
    /// Ctrl-C.
    Interrupted,
    /// Ctrl-D, or the end of the input.
    End,
}

/// Where lines come from.
pub enum Lines {
    /// A terminal.
    Terminal(Box<Editor<Legal, MemHistory>>),
    /// A file or a pipe: lines are shown as they are read, so that what comes out is a transcript.
    Piped,
    /// Somebody who is shown the legal answers and gives a line; none ends the input.
    Given(Box<Giver>),
    /// The same at a terminal, where long blocks wait after each page: a line is asked for without legal
    /// answers then.
    Paged(Box<Giver>),
}

/// Gives a line, knowing the legal answers.
pub type Giver = dyn FnMut(&[String]) -> Option<String>;

/// What Tab completes from.
#[derive(Default, Helper, Hinter, Highlighter, Validator)]
pub struct Legal {
    words: Vec<String>,
}

impl Completer for Legal {
    type Candidate = Pair;

    fn complete(
        &self,
        line: &str,
        position: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<Pair>)> {
        let start = line[..position].rfind([' ', ',', ';', ':']).map_or(0, |at| at + 1);
        let typed = line[start..position].to_lowercase();
        let pair = |word: &String| Pair { display: word.clone(), replacement: format!("{word} ") };
        Ok((start, self.words.iter().filter(|word| word.starts_with(&typed)).map(pair).collect()))
    }
}

impl Lines {
    /// From standard input.
    ///
    /// # Errors
    /// When the terminal cannot be used.
    pub fn of_input(colour: bool) -> Result<Lines, Error> {
        if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
            return Ok(Lines::Piped);
        }
        let config = Config::builder()
            .completion_type(CompletionType::List)
            .color_mode(if colour { ColorMode::Enabled } else { ColorMode::Disabled })
            .auto_add_history(true)
            .build();
        let mut editor = Editor::with_history(config, MemHistory::new()).map_err(broken)?;
        editor.set_helper(Some(Legal::default()));
        Ok(Lines::Terminal(Box::new(editor)))
    }

    /// Whether somebody sits there.
    pub fn is_terminal(&self) -> bool {
        matches!(self, Lines::Terminal(_) | Lines::Paged(_))
    }

    /// Forgets the lines that were typed, which the up arrow brings back.
    ///
    /// # Errors
    /// When the terminal fails.
    pub fn forget(&mut self) -> Result<(), Error> {
        match self {
            Lines::Terminal(editor) => editor.clear_history().map_err(broken),
            Lines::Piped | Lines::Given(_) | Lines::Paged(_) => Ok(()),
        }
    }

    /// Reads a line; Tab completes from the `legal` answers, and from the `words` that every prompt knows.
    ///
    /// # Errors
    /// When the terminal or the input fails.
    pub fn read(&mut self, prompt: &str, legal: Vec<String>, words: &[&str]) -> Result<Line, Error> {
        match self {
            Lines::Given(giver) | Lines::Paged(giver) => Ok(giver(&legal).map_or(Line::End, Line::Typed)),
            Lines::Terminal(editor) => {
                if let Some(helper) = editor.helper_mut() {
                    helper.words = legal;
                    helper.words.extend(words.iter().map(|word| (*word).to_owned()));
                }
                match editor.readline(prompt) {
                    Ok(line) => Ok(Line::Typed(line)),
                    Err(ReadlineError::Interrupted) => Ok(Line::Interrupted),
                    Err(ReadlineError::Eof) => Ok(Line::End),
                    Err(error) => Err(broken(error)),
                }
            }
            Lines::Piped => Ok(line_of_input()?.map_or(Line::End, Line::Typed)),
        }
    }
}

fn broken(error: ReadlineError) -> Error {
    Error::Io { what: "the terminal".to_owned(), source: io::Error::other(error) }
}
