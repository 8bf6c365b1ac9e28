//! The prompt: a thin client of the engine. It reads a line, runs it on what the earlier ones left, and shows
//! the value.
//!
//! | File | About |
//! |---|---|
//! | `orders` | what is for the prompt itself: `help`, `variables`, `run`, `undo`, `exit` |
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
use std::collections::{BTreeSet, HashMap};
use std::io::{self, IsTerminal};
use std::path::Path;
use std::rc::Rc;

use rustyline::config::Configurer;
use rustyline::error::ReadlineError;
use rustyline::history::FileHistory;
use rustyline::{ColorMode, CompletionType, Config, Editor};

use serde_json::Value;

use super::convert::{shown, to_json};
use super::engine::{Memory, Script, Shown};
use super::errors::Failure;
use super::help;
use crate::command::{CommandAnswer, line_of_input};
use crate::error::Error;
use crate::render::{Grid, Look, Report};

use orders::Order;

/// How the prompt shows things.
#[derive(Debug, Clone, Copy)]
pub struct ShowManner {
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
/// How many characters of a value the list of variables shows.
const BRIEF: usize = 60;

/// Reads lines until the input ends or a line says `exit`, and gives the exit code. A line that fails changes
/// nothing.
///
/// # Errors
/// When the terminal or the output fails.
pub fn run(script: &Script, manner: ShowManner) -> Result<u8, Error> {
    let prompt = Prompt::new(script, manner);
    if io::stdin().is_terminal() && io::stdout().is_terminal() { prompt.talk() } else { prompt.read() }
}

/// A value that a command gave, and what a person is told of it.
type Told = (Value, Rc<dyn CommandAnswer>);

/// The state of a conversation. Cells, because the editor looks at it while it edits.
struct Prompt<'a> {
    script: &'a Script,
    manner: ShowManner,
    memory: RefCell<Memory>,
    /// What was remembered before each line, the oldest first.
    past: RefCell<Vec<Memory>>,
    /// What a person was told of the value that a command gave to a variable, with that value.
    told: RefCell<HashMap<String, Told>>,
}

impl<'a> Prompt<'a> {
    fn new(script: &'a Script, manner: ShowManner) -> Self {
        Prompt {
            script,
            manner,
            memory: RefCell::new(Memory::of(&[])),
            past: RefCell::default(),
            told: RefCell::default(),
        }
    }
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
        let watch = self.script.world().watch.clone();
        // Without the handler Ctrl-C ends the program, as it does everywhere.
        let _ = ctrlc::set_handler(move || watch.stop());
        let history = history::file();
        if let Some(file) = &history {
            // There is none before the first time.
            let _ = editor.load_history(file);
        }
        if !self.manner.quiet {
            self.say(concat!(
                "pointman ",
                env!("CARGO_PKG_VERSION"),
                ": ? lists the functions, variables the variables, run FILE runs a script, Ctrl-D leaves.\n"
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
        while let Some(line) = line_of_input()? {
            text.push_str(&line);
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
            Some(Order::Variables) => self.say(&self.variables().lay_out(self.script.world().look)),
            Some(Order::Run(file, words)) => {
                let text = self.script.world().session.borrow_mut().read(Path::new(&file));
                match text {
                    // It ends itself, not the conversation.
                    Ok(text) => drop(self.run(&file, text.text(), Some(&words))),
                    Err(error) => self.script.world().note(&Failure::of(&error).lay_out(self.manner.errors)),
                }
            }
            None => {
                if let Some(code) = self.run("prompt", line, None) {
                    return Ok(Some(code));
                }
            }
        }
        self.script.world().printed().map(|()| None)
    }

    /// Runs `text`, called `name` in messages, with arguments if it is a file. Gives the exit code when it
    /// says to leave; says why when it fails, and then changes nothing.
    fn run(&self, name: &str, text: &str, arguments: Option<&[String]>) -> Option<u8> {
        let before = self.memory.borrow().clone();
        if let Some(arguments) = arguments {
            self.memory.borrow_mut().give(arguments);
        }
        match self.evaluate(name, text) {
            Ok(Some(code)) => return Some(code),
            Ok(None) => self.remember(before),
            Err(failure) => {
                *self.memory.borrow_mut() = before;
                self.script.world().note(&failure.lay_out(self.manner.errors));
            }
        }
        None
    }

    fn evaluate(&self, name: &str, text: &str) -> Result<Option<u8>, Failure> {
        let mut memory = self.memory.borrow_mut();
        let shown = self.script.evaluate(&mut memory, name, text)?;
        let variable = text.trim().trim_end_matches(';').trim_end();
        self.show(&shown, variable);
        if !shown.value.is_unit() && memory.scope.is_constant(IT) != Some(true) {
            memory.scope.set_or_push(IT, shown.value.clone());
        }
        // A value is told again as it was told first, for as long as it is the same.
        let told = match (shown.answer, shown.named) {
            (Some(answer), _) => Some((IT.to_owned(), answer)),
            (None, named) => named,
        };
        if let Some((variable, answer)) = told
            && let Some(Ok(value)) = memory.scope.get(&variable).map(to_json)
        {
            self.told.borrow_mut().insert(variable, (value, answer));
        }
        Ok(shown.exit)
    }

    /// What a person was told of the value that the variable still has.
    fn told_of(&self, variable: &str, value: &Value) -> Option<Rc<dyn CommandAnswer>> {
        let told = self.told.borrow();
        told.get(variable).filter(|(known, _)| known == value).map(|(_, answer)| Rc::clone(answer))
    }

    /// The variables there are, each with the beginning of its value.
    fn variables(&self) -> Report {
        let mut table = Grid::new(["variable", "value"]);
        let memory = self.memory.borrow();
        let mut seen = BTreeSet::new();
        let all: Vec<_> = memory.scope.iter_raw().collect();
        for (name, _, value) in all.into_iter().rev() {
            if seen.insert(name) && name != "args" {
                let text = shown(value, usize::MAX);
                let brief: String = text.chars().take(BRIEF).collect();
                table.row([
                    name.to_owned(),
                    if brief.len() < text.len() { format!("{brief}…") } else { brief },
                ]);
            }
        }
        table.rows.reverse();
        let mut report = Report::new();
        match table.rows.is_empty() {
            true => report.line("There are no variables yet; `let x = roll(\"3d6\")` creates one."),
            false => report.table(table),
        }
        report
    }

    fn show(&self, shown: &Shown, variable: &str) {
        if self.manner.quiet {
            return;
        }
        let look = self.script.world().look;
        match shown.json() {
            Ok(value)
                if !self.manner.json
                    && shown.answer.is_none()
                    && self.told_of(variable, &value).is_some() =>
            {
                if let Some(answer) = self.told_of(variable, &value) {
                    self.say(&answer.report().lay_out(look));
                }
            }
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
        let failure = Failure {
            message: message.to_owned(),
            exit_code: 2,
            cause: None,
            place: None,
            calls: Vec::new(),
        };
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
    use crate::script::{Limits, ScriptConsole, World};

    pub(super) struct Nowhere;

    impl ScriptConsole for Nowhere {
        fn print(&self, _: &str) -> io::Result<()> {
            Ok(())
        }

        fn note(&self, _: &str) {}
    }

    /// A prompt at which these lines have been given.
    pub(super) fn after<R>(lines: &[&str], look: impl FnOnce(&Prompt<'_>) -> R) -> R {
        let session = Session::of_script(Reach::Below(vec![".".into()]), 1);
        let script = Script::new(World::new(session, Look::PLAIN, Nowhere), Limits::default());
        let manner = ShowManner { json: false, quiet: false, errors: Look::PLAIN };
        let prompt = Prompt::new(&script, manner);
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
    fn a_variable_that_a_command_filled_is_told_as_the_command_told_it_until_it_changes() {
        after(&["let r = roll(\"3d6\", #{rolls: [1, 2, 3]})", "let plain = 3"], |prompt| {
            let value = |name: &str| to_json(prompt.memory.borrow().scope.get(name).unwrap()).unwrap();
            assert!(
                prompt.told_of("r", &value("r")).is_some()
                    && prompt.told_of("plain", &value("plain")).is_none()
            );
            prompt.take("r.total = 7").unwrap();
            assert!(prompt.told_of("r", &value("r")).is_none());
        });
    }

    #[test]
    fn the_variables_are_listed_with_their_values() {
        after(&["let x = 1", "let x = 2", "let name = \"Slag\""], |prompt| {
            let listed = prompt.variables().lay_out(Look::PLAIN);
            assert!(listed.contains("x ") && listed.contains(" 2") && listed.contains("Slag"), "{listed}");
            assert!(!listed.contains("args") && !listed.contains(" 1"), "{listed}");
        });
        after(&[], |prompt| assert!(prompt.variables().lay_out(Look::PLAIN).contains("no variables yet")));
    }

    #[test]
    fn a_file_runs_on_what_earlier_lines_left_and_leaves_its_own() {
        let folder = tempfile::tempdir_in(".").unwrap();
        let file = folder.path().join("s.rhai");
        std::fs::write(&file, "let y = x + args.len; fn twice(n) { n * 2 }").unwrap();
        let line = format!("run {} a b", file.display());
        after(&["let x = 40", &line, "let z = twice(y)", "run nothing.rhai"], |prompt| {
            assert_eq!((value(prompt, "y"), value(prompt, "z")), (Some(42), Some(84)));
        });
    }

    #[test]
    fn a_function_defined_at_one_line_is_known_at_the_next() {
        after(&["fn double(n) { n * 2 }", "let x = double(4)"], |prompt| {
            assert_eq!(value(prompt, "x"), Some(8))
        });
    }
}
