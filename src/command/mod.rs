//! The commands: each a set of options and what it does with them, the same from the shell and from a script.
//!
//! One file a command. A command reads documents through its [`Session`], rolls through its options, and
//! gives an [`Outcome`]; it never prints and never writes a file. [`ENTRIES`] lists them all: the command
//! line, the script functions, the completions and the man pages are made from that list.

/// The examples of a command, a line each: what is typed, and behind it what it is for.
macro_rules! examples {
    ($($first:literal $($more:literal)*),+ $(,)?) => {
        examples!(@lines $([$first $($more)*])+)
    };
    (@lines [$($first:literal)+] $([$($part:literal)+])*) => {
        concat!($($first),+ $(, "\n", $($part),+)*)
    };
}

pub mod ambush_valley;
mod asker;
mod bound_dice;
pub mod campaign;
mod defaults;
pub mod dice;
mod dice_options;
pub mod document;
pub mod edition_option;
mod entry;
mod file_options;
pub mod fitl;
pub mod fng;
pub mod group;
mod held;
pub mod seal;
mod session;
pub mod step;
mod teller;
mod together;
mod typed_lines;
pub mod values;
mod watch;
pub mod whole_numbers;

use std::io::Read as _;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::dice::Thrown;
use crate::document::{Document, Origin, State, write_atomically, write_privately};
use crate::error::Error;
use crate::render::{Report, remark};

pub use bound_dice::{BoundAnswer, BoundDice, Judge, Thrower};
pub use defaults::Defaults;
pub use dice_options::{DiceMode, DiceOptions, DiceSource, Prompts};
pub use entry::{ENTRIES, Entry};
pub use file_options::{FilterOptions, Opened, Source, one_or_many};
pub use group::Group;
pub use held::Held;
pub use session::{Reach, Session, line_of_input, text_of_input};
pub use typed_lines::TypedLines;
pub use watch::{Watch, steps};

/// One command: its options, as the shell and scripts give them, and what it does.
pub trait Subcommand: clap::Args + DeserializeOwned {
    /// Its words on the command line: `["fng-test"]`, `["campaign", "new"]`.
    const PATH: &'static [&'static str];
    /// Other words that stand for it: `["fng", "test"]` for `["fng-test"]`.
    const ALSO: &'static [&'static [&'static str]] = &[];
    /// What it is for, by which help lists it.
    const GROUP: Group;
    /// What it does, in one line.
    const ABOUT: &'static str;
    /// Command lines that show it, one a line, each with what it does after `#`.
    const EXAMPLES: &'static str;
    /// The options that a script may give by position, in order.
    const POSITIONAL: &'static [&'static str];

    /// Carries it out.
    ///
    /// # Errors
    /// Whatever is wrong with the options, the documents, or the dice; nothing has been changed then.
    fn run(self, session: &mut Session) -> Result<Outcome, Error>;
}

/// What a command gives.
pub struct Outcome {
    /// What it found out.
    pub answer: Box<dyn CommandAnswer>,
    /// The next document, of a filter.
    pub document: Option<Produced>,
    /// A file that is no document, of a command that makes one.
    pub file: Option<MadeFile>,
    /// What writes the answer line by line, of a command whose answer may be longer than memory; it takes the
    /// place of `answer`.
    pub stream: Option<Box<Stream>>,
    /// Whether it is a step of the document, as all are but those that go back and forth among its steps.
    is_step: bool,
    /// Set when the command worked but the answer is bad news (such as an invalid document): the exit code.
    pub exit_code: u8,
}

impl Outcome {
    /// The outcome of a look-up.
    pub fn answer(answer: impl CommandAnswer + 'static) -> Self {
        let answer = Box::new(answer);
        Outcome { answer, document: None, file: None, stream: None, is_step: true, exit_code: 0 }
    }

    /// The outcome of a command that makes a file that is no document.
    pub fn file(answer: impl CommandAnswer + 'static, file: MadeFile) -> Self {
        Outcome { file: Some(file), ..Outcome::answer(answer) }
    }

    /// The outcome of a look-up whose answer is written line by line.
    pub fn stream(stream: Box<Stream>) -> Self {
        Outcome { stream: Some(stream), ..Outcome::answer(Nothing) }
    }

    /// The outcome of a filter: `document` is the next one, to be written as `filter` says.
    pub fn document<S: State>(
        answer: impl CommandAnswer + 'static,
        document: &Document<S>,
        write: Write,
    ) -> Self {
        let document = Some(Produced { document: Held::of(document.clone()), write, withheld: false });
        Outcome { document, ..Outcome::answer(answer) }
    }

    /// The same, but no step of the document.
    #[must_use]
    pub fn of_no_step(self) -> Self {
        Outcome { is_step: false, ..self }
    }

    /// The same, but the document holds secrets the answer does not tell: where it is saved, it is not shown
    /// as well.
    #[must_use]
    pub fn withholding(mut self) -> Self {
        if let Some(document) = &mut self.document {
            document.withheld = true;
        }
        self
    }
}

impl Outcome {
    /// The same, where a document was made with the dice thrown for it and where its dice stand now.
    fn recording(mut self, session: &Session) -> Self {
        let thrown = session.take_thrown();
        if let Some(Produced { document, withheld, .. }) = &self.document {
            let (document, withheld, is_step) = (document.clone(), *withheld, self.is_step);
            self.answer = Box::new(Recorded { answer: self.answer, thrown, document, withheld, is_step });
        }
        self
    }
}

/// An answer of a command that made a document, as its record.
struct Recorded {
    answer: Box<dyn CommandAnswer>,
    thrown: Vec<Thrown>,
    document: Held,
    /// Whether what was chosen in secret is kept back.
    withheld: bool,
    is_step: bool,
}

impl CommandAnswer for Recorded {
    fn json(&self) -> Value {
        let mut record = self.answer.json();
        if let Some(fields) = record.as_object_mut() {
            let step = self.document.last_step(self.withheld).filter(|_| self.is_step);
            for (name, value) in step.into_iter().flatten() {
                fields.entry(name).or_insert(value);
            }
            // Fire in the Lake's records have them in their own place.
            if !fields.contains_key("thrown") {
                fields.insert("thrown".to_owned(), json!(self.thrown));
            }
            fields.insert("dice".to_owned(), self.document.field("dice").unwrap_or_default());
        }
        record
    }

    fn report(&self) -> Report {
        self.answer.report()
    }
}

/// Writes an answer line by line.
pub type Stream = dyn FnOnce(&mut dyn std::io::Write) -> Result<(), Error>;

/// The answer of a command that has written it already.
struct Nothing;

impl CommandAnswer for Nothing {
    fn json(&self) -> Value {
        Value::Null
    }

    fn report(&self) -> Report {
        Report::new()
    }
}

/// An answer can be shown to a person and given to a program.
pub trait CommandAnswer {
    /// For a program.
    fn json(&self) -> Value;
    /// For a person.
    fn report(&self) -> Report;

    /// The fields of what is for a program, where a script makes each only when it looks at it: none where
    /// all is made at once.
    fn parts(&self) -> &'static [&'static str] {
        &[]
    }

    /// One of these fields.
    fn part(&self, _name: &str) -> Option<Value> {
        None
    }
}

/// An answer of parts for a program: all of them.
pub(in crate::command) fn all_parts(answer: &dyn CommandAnswer) -> Value {
    let part = |name: &&str| ((*name).to_owned(), answer.part(name).unwrap_or_default());
    Value::Object(answer.parts().iter().map(part).collect())
}

/// An answer made of data for programs and a report for people.
pub(in crate::command) struct Shown {
    /// For programs.
    pub data: Value,
    /// For people.
    pub report: Report,
}

impl CommandAnswer for Shown {
    fn json(&self) -> Value {
        self.data.clone()
    }

    fn report(&self) -> Report {
        self.report.clone()
    }
}

/// What a person is told of `Self`; with [`Serialize`] it is an [`CommandAnswer`].
pub trait Present {
    /// For a person.
    fn report(&self) -> Report;
}

impl<T: Serialize + Present> CommandAnswer for T {
    fn json(&self) -> Value {
        serde_json::to_value(self).expect("answers have text keys and finite numbers")
    }

    fn report(&self) -> Report {
        Present::report(self)
    }
}

/// A document made by a command, and where it is to go.
#[derive(Debug, Clone)]
pub struct Produced {
    /// The document.
    pub document: Held,
    /// Where it goes.
    pub write: Write,
    /// Whether `--json` leaves it out once it is saved: it holds what the answer may not tell.
    pub withheld: bool,
}

/// A file made by a command that is no document: a picture, a page, sheets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MadeFile {
    /// Where it goes; `-` is standard output.
    pub path: std::path::PathBuf,
    /// What goes into it.
    pub content: Vec<u8>,
    /// Whether only who makes it may read it.
    pub private: bool,
}

impl MadeFile {
    /// A file for everybody.
    pub fn new(path: std::path::PathBuf, content: Vec<u8>) -> Self {
        MadeFile { path, content, private: false }
    }

    /// Writes the file. One that is there is replaced only if it begins as this one does, so that none
    /// replaces a game.
    ///
    /// # Errors
    /// [`Error::CannotWrite`]; what the path held is unchanged.
    pub fn write(&self) -> Result<(), Error> {
        let MadeFile { path, content, private } = self;
        let start = &content[..content.len().min(4)];
        if path.is_file() {
            let mut there = Vec::new();
            let file = std::fs::File::open(path).and_then(|file| file.take(4).read_to_end(&mut there));
            if file.is_ok() && !there.is_empty() && there != start {
                let why = "the file exists and holds something else; choose another name".to_owned();
                return Err(Error::CannotWrite { path: path.clone(), why });
            }
        }
        match private {
            true => write_privately(path, content, &remark),
            false => write_atomically(path, content, &remark),
        }
    }
}

/// Where a document is written.
#[derive(Debug, Clone)]
pub enum Write {
    /// Over the file it was read from.
    InPlace(Origin),
    /// To a file of this name.
    File(std::path::PathBuf),
    /// To standard output, unless that is a terminal.
    Output,
}
