//! Where things go: answers and documents to standard output or a file, reports beside them, errors to
//! standard error.

use std::borrow::Cow;
use std::fs;
use std::io::{self, IsTerminal, Write as _};
use std::path::PathBuf;

use clap::ArgMatches;
use clap::parser::ValueSource;
use serde_json::{Value, json};

use super::colour::Colour;
use super::pager::{page, pager};
use super::settings::Settings;
use crate::command::{CommandAnswer, DiceMode, Held, Outcome, Produced, Source, Write};
use crate::dice::DiceError;
use crate::document::write_atomically;
use crate::error::Error;
use crate::plural::counted;
use crate::render::{Look, Report, remark, visible, visible_json};
use crate::script::ScriptConsole;
use crate::voice::quoted;

/// Said beside a document on standard output that holds what its reader may not know.
const HOLDS_SECRETS: &str = "This document contains secrets: -i or -o FILE keeps them off the screen, and \
                             `pointman fng briefing FILE --side SIDE` prints a copy for one side.\n";

/// How the output was asked for.
pub(super) struct Output {
    pub(super) json: bool,
    pub(super) quiet: bool,
    colour: Colour,
    /// Who throws the dice where no option says so.
    pub(super) dice: Option<DiceMode>,
    /// What pages long reports.
    pager: Option<String>,
    /// The file that commands go on with, as a shell reads it.
    file: Option<String>,
    /// The file that was read, as a shell reads it: what commands go on with where nothing is written.
    read: Option<String>,
}

impl Output {
    pub(super) fn of(matches: &ArgMatches, settings: &Settings) -> Self {
        let mut deepest = matches;
        while let Some((_, inner)) = deepest.subcommand() {
            deepest = inner;
        }
        Output {
            json: deepest.get_flag("json"),
            quiet: deepest.get_flag("quiet"),
            colour: given_colour(deepest).unwrap_or(settings.colour),
            dice: settings.defaults.dice,
            pager: pager(!deepest.get_flag("no-pager"), settings.pager.as_deref()),
            file: file_to_go_on_with(deepest).map(|file| quoted(&file).into_owned()),
            read: file_read(deepest).map(|file| quoted(&file).into_owned()),
        }
    }

    /// The file that advised commands are about, whether this one is refused or not: none where one is
    /// written from another.
    pub(super) fn file_of_refused(&self) -> Option<&str> {
        let is_same = self.file.is_none() || self.file == self.read;
        self.read.as_deref().filter(|_| is_same)
    }

    /// Whether long reports are paged.
    pub(super) fn pages(&self) -> bool {
        self.pager.is_some()
    }

    /// Puts what a command gave where it belongs.
    pub(super) fn put(&self, outcome: Outcome) -> Result<(), Error> {
        let Outcome { answer, document, file, stream, .. } = outcome;
        if let Some(stream) = stream {
            let mut output = io::BufWriter::new(io::stdout().lock());
            let written = stream(&mut output);
            return unless_closed(written.and_then(|()| output.flush().map_err(of_output)));
        }
        if let Some(file) = file {
            match (file.path.as_os_str() == "-", self.json) {
                (true, true) => {
                    return Err(Error::Usage(
                        "--json and `-` both use standard output: write the file somewhere else".to_owned(),
                    ));
                }
                (true, false) => return unless_closed(print_bytes(&file.content)),
                (false, _) => file.write()?,
            }
        }
        let Some(Produced { document, write, withheld }) = document else {
            return match (self.json, self.quiet) {
                (true, _) => print_json(&answer.json()),
                (false, true) => Ok(()),
                (false, false) => self.print_report(self.read.as_deref(), answer.as_ref()),
            };
        };
        let text = document.text();
        let replaced = replaced(&write, &document);
        let to_output = !save(&write, &text)?;
        if let (Some(replaced), false) = (replaced, self.quiet) {
            remark(&replaced);
        }
        if self.json && withheld && !to_output {
            return print_json(&json!({ "record": answer.json() }));
        }
        if self.json {
            return match print_bytes(
                visible_json(&pretty(&json!({ "record": answer.json(), "document": document.json() })))
                    .as_bytes(),
            ) {
                _ if !to_output => Ok(()),
                printed => kept(printed),
            };
        }
        let on_terminal = io::stdout().is_terminal();
        if to_output && (!on_terminal || matches!(write, Write::File(_))) {
            if !self.quiet {
                let report = report_about(self.file.as_deref(), answer.as_ref());
                self.eprint(&report.lay_out(self.look(&io::stderr())));
            }
            // Nobody reads it where both outputs are files or pipes.
            if withheld && !self.quiet && io::stderr().is_terminal() {
                self.eprint(HOLDS_SECRETS);
            }
            let shown = if on_terminal { visible_json(&text) } else { Cow::Borrowed(&text[..]) };
            return kept(print_bytes(shown.as_bytes()));
        }
        if !self.quiet {
            self.print_report(self.file.as_deref(), answer.as_ref())?;
        }
        if to_output {
            remark("Not saved: use -i to update the file, or -o FILE to write another.");
        }
        Ok(())
    }

    /// Says what went wrong.
    pub(super) fn error(&self, error: &Error) {
        if self.json {
            self.eprint_json(&error.to_json());
            return;
        }
        if matches!(error, Error::Dice(DiceError::Ended { .. })) {
            // The question that got no answer still stands on the line.
            self.eprint("\n");
        }
        let look = self.look(&io::stderr());
        let (on, off) = if look.colour { ("\x1b[1;31m", "\x1b[0m") } else { ("", "") };
        self.eprint(&match error {
            // Many faults are a list, a line each as compilers print them.
            Error::Document { faults, .. } if faults.len() > 1 => format!("{error}\n"),
            _ => format!("{on}Error:{off} {error}\n"),
        });
    }

    /// Prints what a person is told, commands with the name of the file.
    fn print_report(&self, file: Option<&str>, answer: &dyn CommandAnswer) -> Result<(), Error> {
        let look = self.look(&io::stdout());
        let text = report_about(file, answer).lay_out(look);
        match &self.pager {
            Some(pager) if page(pager, &visible(&text, look.colour)) => Ok(()),
            _ => print(&text, look),
        }
    }

    /// Says that something was done, unless quiet.
    pub(super) fn say(&self, text: &str) {
        if !self.quiet {
            self.eprint(text);
        }
    }

    /// Writes an error as data to standard error.
    pub(super) fn eprint_json(&self, error: &Value) {
        let _ = io::stderr().lock().write_all(visible_json(&pretty(error)).as_bytes());
    }

    /// Writes to standard error; there is nobody to tell when that fails.
    pub(super) fn eprint(&self, text: &str) {
        let _ = io::stderr().lock().write_all(visible(text, self.look(&io::stderr()).colour).as_bytes());
    }

    pub(super) fn look(&self, stream: &(impl IsTerminal + AsFd)) -> Look {
        let terminal = stream.is_terminal();
        Look {
            width: if terminal {
                terminal_size::terminal_size_of(stream).map_or(80, |(width, _)| width.0.max(40))
            } else {
                80
            },
            colour: self.colour.on(terminal),
        }
    }
}

/// What `--color` says, if it was given.
fn given_colour(matches: &ArgMatches) -> Option<Colour> {
    let given = matches.value_source("color") == Some(ValueSource::CommandLine);
    matches.get_one::<String>("color").filter(|_| given)?.parse().ok()
}

/// The columns and rows of standard output as they are now; 80 by 24 if it is no terminal.
pub(super) fn size() -> (u16, u16) {
    terminal_size::terminal_size_of(io::stdout()).map_or((80, 24), |(width, height)| (width.0, height.0))
}

/// Saves a document where it goes. Gives whether that is a file.
pub(super) fn save(write: &Write, text: &str) -> Result<bool, Error> {
    match write {
        Write::InPlace(origin) => origin.replace(text, "run the command again", &remark).map(|()| true),
        Write::File(path) if path.as_os_str() == "-" => Ok(false),
        Write::File(path) => write_atomically(path, text, &remark).map(|()| true),
        Write::Output => Ok(false),
    }
}

/// What is said of a document with steps that `-o` replaces by one that does not go on from it: nobody asked
/// for its end.
fn replaced(write: &Write, document: &Held) -> Option<String> {
    let Write::File(path) = write else { return None };
    if !path.is_file() {
        return None;
    }
    let there: Value = serde_json::from_str(&fs::read_to_string(path).ok()?).ok()?;
    let steps = there["history"].as_array().filter(|_| there["format"] == "pointman")?;
    let last = steps.last()?;
    let history = document.field("history").unwrap_or_default();
    let goes_on = history.get(steps.len() - 1).is_some_and(|step| step["digest"] == last["digest"]);
    let taken = counted(steps.len() - 1, "step");
    (steps.len() > 1 && !goes_on).then(|| {
        let kind = there["kind"].as_str().unwrap_or_default();
        format!("Replaced {}: it held another {kind}, {taken} long.", path.display())
    })
}

#[cfg(unix)]
use std::os::fd::AsFd;
#[cfg(windows)]
use std::os::windows::io::AsHandle as AsFd;

/// The file that holds the document after the command: the one written, or the one that was only read.
fn file_to_go_on_with(matches: &ArgMatches) -> Option<String> {
    let output = matches.try_get_one::<PathBuf>("output").ok().flatten();
    let written = output.filter(|path| path.as_os_str() != "-").map(|path| path.display().to_string());
    let is_kept = matches.try_get_one::<bool>("in_place").ok().flatten() != Some(&false);
    written.or_else(|| file_read(matches).filter(|_| is_kept))
}

/// The file that the document is read from.
fn file_read(matches: &ArgMatches) -> Option<String> {
    // A campaign whose next turn is prepared is called `from`.
    match ["document", "evening", "from"]
        .iter()
        .find_map(|name| matches.try_get_one::<Source>(name).ok().flatten())
    {
        Some(Source::File(path)) => Some(path.display().to_string()),
        _ => None,
    }
}

/// What a person is told, with the commands it proposes as they can be pasted.
fn report_about(file: Option<&str>, answer: &dyn CommandAnswer) -> Report {
    match file {
        Some(file) => answer.report().about(file),
        None => answer.report(),
    }
}

pub(super) fn pretty(value: &serde_json::Value) -> String {
    format!("{value:#}\n")
}

/// Writes to standard output what people read. A reader that has seen enough and closed the pipe is no error.
pub(super) fn print(text: &str, look: Look) -> Result<(), Error> {
    unless_closed(print_bytes(visible(text, look.colour).as_bytes()))
}

/// The same for programs.
pub(super) fn print_json(value: &serde_json::Value) -> Result<(), Error> {
    unless_closed(print_bytes(visible_json(&pretty(value)).as_bytes()))
}

/// Writes what is not for reading, such as a script for a shell.
pub(super) fn print_raw(text: &str) -> Result<(), Error> {
    unless_closed(print_bytes(text.as_bytes()))
}

/// A document that goes to standard output alone is lost when nobody takes it: an error, also of a closed
/// pipe.
fn kept(printed: Result<(), Error>) -> Result<(), Error> {
    printed.map_err(|error| match error {
        Error::Io { source, .. } => {
            Error::Io { what: "standard output, where the document was to go".to_owned(), source }
        }
        other => other,
    })
}

fn print_bytes(bytes: &[u8]) -> Result<(), Error> {
    let mut output = io::stdout().lock();
    output.write_all(bytes).and_then(|()| output.flush()).map_err(of_output)
}

fn of_output(source: io::Error) -> Error {
    Error::Io { what: "standard output".to_owned(), source }
}

fn unless_closed(written: Result<(), Error>) -> Result<(), Error> {
    match written {
        Err(Error::Io { source, .. }) if source.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => written,
    }
}

/// Where the words of a script go.
pub(super) struct Terminal {
    pub(super) out: Look,
    pub(super) errors: Look,
}

impl ScriptConsole for Terminal {
    fn print(&self, text: &str) -> io::Result<()> {
        let mut output = io::stdout().lock();
        output.write_all(visible(text, self.out.colour).as_bytes()).and_then(|()| output.flush())
    }

    fn note(&self, text: &str) {
        let _ = io::stderr().lock().write_all(visible(text, self.errors.colour).as_bytes());
    }
}
