//! The prompt: a thin client of the engine. It reads a line, runs it on what the earlier ones left, and shows
//! the value.
//!
//! | File | About |
//! |---|---|
//! | `orders` | what is for the prompt itself: `help`, `undo`, `exit` |
//! | `context` | in which call and at which option the cursor stands |
//! | `completer`, `hinter`, `highlighter`, `validator` | the editing of a line |
//! | `history` | where lines are kept |

mod completer;
mod context;
mod highlighter;
mod hinter;
mod history;
mod orders;
mod validator;

use std::cell::RefCell;
use std::io::{self, BufRead, IsTerminal};
use std::sync::Arc;
use std::sync::atomic::Ordering;

use rustyline::config::Configurer;
use rustyline::error::ReadlineError;
use rustyline::history::FileHistory;
use rustyline::{ColorMode, CompletionType, Config, Editor};

use super::engine::{Memory, Script, Shown};
use super::errors::Failure;
use super::help;
use crate::error::Error;
use crate::render::Look;

use orders::Order;

/// How the prompt shows things.
#[derive(Debug, Clone, Copy)]
pub struct Manner {
    /// Values as data and not as reports.
    pub json: bool,
    /// No values at all.
    pub quiet: bool,
    /// How errors may look.
    pub errors: Look,
}

/// The name of the last value.
const IT: &str = "it";
/// How many lines can be taken back.
const UNDO_DEPTH: usize = 100;

/// Reads lines until the input ends or a line says `exit`, and gives the exit code. A line that fails changes
/// nothing.
///
/// # Errors
/// When the terminal or the output fails.
pub fn run(script: &Script, manner: Manner) -> Result<u8, Error> {
    let prompt =
        Prompt { script, manner, memory: RefCell::new(Memory::of(&[])), past: RefCell::new(Vec::new()) };
    if io::stdin().is_terminal() && io::stdout().is_terminal() { prompt.talk() } else { prompt.read() }
}

/// The state of a conversation. Cells, because the editor looks at it while it edits.
struct Prompt<'a> {
    script: &'a Script,
    manner: Manner,
    memory: RefCell<Memory>,
    /// What was remembered before each line, the oldest first.
    past: RefCell<Vec<Memory>>,
}

impl Prompt<'_> {
    /// At a terminal.
    fn talk(&self) -> Result<u8, Error> {
        let broken = |error: ReadlineError| Error::Io {
            what: "the terminal".to_owned(),
            source: io::Error::other(error),
        };
        let colour = self.script.world().look.colour;
        let config = Config::builder()
            .completion_type(CompletionType::List)
            .color_mode(if colour { ColorMode::Forced } else { ColorMode::Disabled })
            .build();
        let mut editor: Editor<&Self, FileHistory> = Editor::with_config(config).map_err(broken)?;
        editor.set_auto_add_history(true);
        editor.set_max_history_size(2_000).map_err(broken)?;
        editor.set_helper(Some(self));
        // While a line is edited Ctrl-C is a key; while it runs it is a signal, which only stops the line.
        let interrupted = Arc::clone(&self.script.world().interrupted);
        // Without the handler Ctrl-C ends the program, as it does everywhere.
        let _ = ctrlc::set_handler(move || interrupted.store(true, Ordering::Relaxed));
        let history = history::file();
        if let Some(file) = &history {
            // There is none before the first time.
            let _ = editor.load_history(file);
        }
        if !self.manner.quiet {
            self.say(concat!(
                "pointman ",
                env!("CARGO_PKG_VERSION"),
                ": help lists the functions, Ctrl-D leaves.\n"
            ));
        }
        let plain = "pointman> ".to_owned();
        let painted = if colour { format!("\x1b[1;32m{plain}\x1b[0m") } else { plain.clone() };
        loop {
            match editor.readline(&(plain.clone(), painted.clone())) {
                Ok(line) => {
                    if let Some(file) = &history {
                        history::append(&mut editor, file);
                    }
                    if let Some(code) = self.take(&line)? {
                        return Ok(code);
                    }
                }
                Err(ReadlineError::Interrupted) => {}
                Err(ReadlineError::Eof) => return Ok(0),
                Err(error) => return Err(broken(error)),
            }
        }
    }

    /// From a file or a pipe.
    fn read(&self) -> Result<u8, Error> {
        let mut text = String::new();
        for line in io::stdin().lock().lines() {
            text.push_str(&line.map_err(|source| Error::Io { what: "standard input".to_owned(), source })?);
            if validator::is_incomplete(&text) {
                text.push('\n');
                continue;
            }
            if let Some(code) = self.take(&std::mem::take(&mut text))? {
                return Ok(code);
            }
        }
        Ok(self.take(&text)?.unwrap_or(0))
    }

    /// Does what a line says. Gives the exit code when it says to leave.
    fn take(&self, line: &str) -> Result<Option<u8>, Error> {
        if line.trim().is_empty() {
            return Ok(None);
        }
        let order = orders::read(line, |name| self.memory.borrow().scope.contains(name));
        match order {
            Some(Order::Leave) => return Ok(Some(0)),
            Some(Order::Undo) => self.undo(),
            Some(Order::Help(None)) => self.say(&help::overview().lay_out(self.script.world().look)),
            Some(Order::Help(Some(name))) => self.explain(&name),
            None => {
                let memory = self.memory.borrow().clone();
                self.script.world().interrupted.store(false, Ordering::Relaxed);
                match self.run_line(line) {
                    Ok(Some(code)) => return Ok(Some(code)),
                    Ok(None) => self.remember(memory),
                    Err(failure) => self.script.world().note(&failure.lay_out(self.manner.errors)),
                }
            }
        }
        self.script.world().printed().map(|()| None)
    }

    fn run_line(&self, line: &str) -> Result<Option<u8>, Failure> {
        let mut memory = self.memory.borrow_mut();
        let shown = self.script.evaluate(&mut memory, "prompt", line)?;
        self.show(&shown);
        if !shown.value.is_unit() && memory.scope.is_constant(IT) != Some(true) {
            memory.scope.set_or_push(IT, shown.value);
        }
        Ok(shown.exit)
    }

    fn show(&self, shown: &Shown) {
        if self.manner.quiet {
            return;
        }
        match shown.json() {
            Ok(value) if self.manner.json => {
                if !shown.value.is_unit() {
                    self.say(&format!("{value:#}\n"));
                }
            }
            _ => self.say(&shown.text(self.script.world().look)),
        }
    }

    fn explain(&self, name: &str) {
        match help::find(name) {
            Ok(topic) => self.say(&topic.report().lay_out(self.script.world().look)),
            Err(message) => self.complain(&message),
        }
    }

    fn remember(&self, before: Memory) {
        let mut past = self.past.borrow_mut();
        if past.len() == UNDO_DEPTH {
            past.remove(0);
        }
        past.push(before);
    }

    /// Takes back what the last line did to variables and functions; dice thrown and files written stay so.
    fn undo(&self) {
        match self.past.borrow_mut().pop() {
            Some(before) => *self.memory.borrow_mut() = before,
            None => self.complain("there is no line to undo; undo(document) undoes a step of a document"),
        }
    }

    fn complain(&self, message: &str) {
        let failure = Failure { message: message.to_owned(), exit_code: 2, place: None, calls: Vec::new() };
        self.script.world().note(&failure.lay_out(self.manner.errors));
    }

    fn say(&self, text: &str) {
        self.script.world().print(text);
    }
}

impl rustyline::Helper for &Prompt<'_> {}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;
    use crate::command::{Reach, Session};
    use crate::script::{Console, Limits, World};

    pub(super) struct Nowhere;

    impl Console for Nowhere {
        fn print(&self, _: &str) -> io::Result<()> {
            Ok(())
        }

        fn note(&self, _: &str) {}
    }

    /// A prompt at which these lines have been given.
    pub(super) fn after<R>(lines: &[&str], look: impl FnOnce(&Prompt<'_>) -> R) -> R {
        let session = Session::of_script(Reach::Below(vec![".".into()]), 1);
        let script = Script::new(World::new(session, Look::PLAIN, Nowhere), Limits::default());
        let manner = Manner { json: false, quiet: false, errors: Look::PLAIN };
        let prompt = Prompt {
            script: &script,
            manner,
            memory: RefCell::new(Memory::of(&[])),
            past: RefCell::new(Vec::new()),
        };
        for line in lines {
            assert_eq!(prompt.take(line).unwrap(), None);
        }
        look(&prompt)
    }

    fn value(prompt: &Prompt<'_>, name: &str) -> Option<i64> {
        prompt.memory.borrow().scope.get_value(name)
    }

    #[test]
    fn undo_takes_back_the_variables_and_functions_of_the_last_line() {
        after(&["let x = 1", "x += 1; fn f() { 3 }", "undo"], |prompt| {
            assert_eq!(value(prompt, "x"), Some(1));
            assert_eq!(prompt.memory.borrow().functions().count(), 0);
            prompt.take("undo();").unwrap();
            assert_eq!(value(prompt, "x"), None);
        });
    }

    #[test]
    fn a_line_that_fails_changes_nothing() {
        after(&["let x = 1", "x = 2; throw \"no\"", "x = 3; nothing()"], |prompt| {
            assert_eq!(value(prompt, "x"), Some(1))
        });
    }

    #[test]
    fn the_last_value_is_called_it() {
        after(&["40 + 2", "let x = it", "const y = 3"], |prompt| {
            assert_eq!((value(prompt, "it"), value(prompt, "x")), (Some(42), Some(42)))
        });
    }

    #[test]
    fn a_function_defined_at_one_line_is_known_at_the_next() {
        after(&["fn double(n) { n * 2 }", "let x = double(4)"], |prompt| {
            assert_eq!(value(prompt, "x"), Some(8))
        });
    }
}
