//! Where typed lines come from: a terminal, where they are edited, or a pipe.

use std::io::{self, IsTerminal};
use std::rc::Rc;

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

/// What may come next behind what stands in a line already.
pub type Completes = Rc<dyn Fn(&str) -> Vec<String>>;

/// What Tab completes from.
#[derive(Default, Helper, Hinter, Highlighter, Validator)]
pub struct Legal {
    completes: Option<Completes>,
}

/// So many words a name has at most: `Quang Tri-Thua Thien`.
const LONGEST_NAME: usize = 4;

impl Completer for Legal {
    type Candidate = Pair;

    fn complete(
        &self,
        line: &str,
        position: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<Pair>)> {
        let line = &line[..position];
        let Some(completes) = &self.completes else { return Ok((position, Vec::new())) };
        let pair = |word: &String| Pair { display: word.clone(), replacement: format!("{word} ") };
        // A name may have several words: the longest beginning of one at the end of the line is completed.
        let mut starts: Vec<usize> = beginnings(line).take(LONGEST_NAME).collect();
        starts.reverse();
        for start in starts {
            let (typed, names) = (&line[start..], completes(&line[..start]));
            // A name that ends with a blank is finished.
            let is_whole =
                typed.ends_with(' ') && names.iter().any(|name| plain(name) == plain(typed.trim_end()));
            let found = if is_whole { Vec::new() } else { named(typed, &names) };
            if !found.is_empty() {
                return Ok((start, found.iter().map(pair).collect()));
            }
        }
        Ok((position, Vec::new()))
    }
}

/// Where the words at the end of a line begin, the last first; no further back than a sign between them.
fn beginnings(line: &str) -> impl Iterator<Item = usize> {
    let from = line.rfind([',', ';', ':']).map_or(0, |at| at + 1);
    let is_between = |letter: char| letter == ' ' || letter == '\t';
    let rest = &line[from..];
    let first = rest.len() - rest.trim_start_matches(is_between).len();
    let behind = rest.match_indices(is_between).map(|(at, _)| at + 1).filter(move |at| *at > first);
    let mut all: Vec<usize> = std::iter::once(first).chain(behind).map(|at| from + at).collect();
    all.reverse();
    all.into_iter()
}

fn plain(name: &str) -> String {
    name.to_lowercase().replace(['-', '_'], " ").replace('\'', "")
}

/// Those of the names that `typed` begins, or else a later word of which it begins.
fn named(typed: &str, names: &[String]) -> Vec<String> {
    let typed = plain(typed);
    let begins = |name: &&String| plain(name).starts_with(&typed);
    let has = |name: &&String| plain(name).contains(&format!(" {typed}"));
    let mut found: Vec<String> = names.iter().filter(begins).cloned().collect();
    // A number says which, and begins no later word of a name.
    let is_number = typed.chars().all(|digit| digit.is_ascii_digit());
    if found.is_empty() && !is_number {
        found = names.iter().filter(has).cloned().collect();
    }
    let mut once: Vec<String> = Vec::new();
    for name in found {
        if !once.contains(&name) {
            once.push(name);
        }
    }
    once
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

    /// Reads a line, where these are the `legal` answers and Tab completes as `completes` says.
    ///
    /// # Errors
    /// When the terminal or the input fails.
    pub fn read(
        &mut self,
        prompt: &str,
        legal: Vec<String>,
        completes: Option<Completes>,
    ) -> Result<Line, Error> {
        match self {
            Lines::Given(giver) | Lines::Paged(giver) => Ok(giver(&legal).map_or(Line::End, Line::Typed)),
            Lines::Terminal(editor) => {
                if let Some(helper) = editor.helper_mut() {
                    helper.completes = completes;
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

#[cfg(test)]
mod tests {
    use super::*;

    fn completed(line: &str) -> (usize, Vec<String>) {
        let words = |all: &[&str]| all.iter().map(|word| (*word).to_owned()).collect();
        let completes: Completes = Rc::new(move |before| match before.trim() {
            "" => words(&["Tay Ninh", "The Fishhook", "Southern Laos", "show"]),
            "show" => words(&["Saigon", "The Fishhook", "LoC Saigon - Can Tho"]),
            _ => words(&["place", "base"]),
        });
        let legal = Legal { completes: Some(completes) };
        let history = MemHistory::new();
        let (start, found) = legal.complete(line, line.len(), &Context::new(&history)).unwrap();
        (start, found.into_iter().map(|pair| pair.replacement).collect())
    }

    #[test]
    fn tab_completes_a_word_by_what_stands_before_it_and_a_name_by_any_of_its_words() {
        for (line, start, found) in [
            ("fish", 0, &["The Fishhook "][..]),
            ("the fi", 0, &["The Fishhook "]),
            ("s", 0, &["Southern Laos ", "show "]),
            ("show sai", 5, &["Saigon "]),
            ("show the f", 5, &["The Fishhook "]),
            ("tay ninh p", 9, &["place "]),
            ("tay ninh ", 9, &["place ", "base "]),
            ("show saigon ", 12, &["place ", "base "]),
            ("show 2", 6, &[]),
        ] {
            let found: Vec<String> = found.iter().map(|name| (*name).to_owned()).collect();
            assert_eq!(completed(line), (start, found), "{line}");
        }
    }
}
