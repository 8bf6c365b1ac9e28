//! Where things go: answers and documents to standard output or a file, reports beside them, errors to
//! standard error.

use std::io::{self, IsTerminal, Write as _};

use clap::ArgMatches;
use serde_json::json;

use crate::command::{Outcome, Produced, Write};
use crate::document::write_atomically;
use crate::error::Error;
use crate::render::Look;

/// Said beside a document on standard output that holds what its reader may not know.
const HOLDS_SECRETS: &str = "This document holds secrets: -i or -o FILE keeps them out of sight, and `pointman fng \
                             briefing FILE --side SIDE` gives a copy sealed for a side.\n";

/// How the output was asked for.
pub(super) struct Output {
    pub(super) json: bool,
    pub(super) quiet: bool,
    colour: Option<bool>,
}

impl Output {
    pub(super) fn of(matches: &mut ArgMatches) -> Self {
        let mut deepest = &*matches;
        while let Some((_, inner)) = deepest.subcommand() {
            deepest = inner;
        }
        Output {
            json: deepest.get_flag("json"),
            quiet: deepest.get_flag("quiet"),
            colour: match deepest.get_one::<String>("color").map(String::as_str) {
                Some("always") => Some(true),
                Some("never") => Some(false),
                _ => None,
            },
        }
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
                        "standard output takes the data of --json or the file, not both".to_owned(),
                    ));
                }
                (true, false) => return print_bytes(&file.content),
                (false, _) => file.write()?,
            }
        }
        let Some(Produced { text, write, withheld }) = document else {
            return match (self.json, self.quiet) {
                (true, _) => print(&pretty(&answer.json())),
                (false, true) => Ok(()),
                (false, false) => print(&answer.report().lay_out(self.look(&io::stdout()))),
            };
        };
        let to_output = match &write {
            Write::InPlace(origin) => origin.replace(&text).map(|()| false)?,
            Write::File(path) if path.as_os_str() == "-" => true,
            Write::File(path) => write_atomically(path, &text).map(|()| false)?,
            Write::Output => true,
        };
        if self.json && withheld && !to_output {
            return print(&pretty(&json!({ "record": answer.json() })));
        }
        if self.json {
            let document: serde_json::Value = serde_json::from_str(&text)
                .map_err(|error| Error::Bug(format!("a document that is not JSON: {error}")))?;
            if withheld {
                eprint_all(HOLDS_SECRETS);
            }
            return print(&pretty(&json!({ "record": answer.json(), "document": document })));
        }
        let on_terminal = io::stdout().is_terminal();
        if to_output && (!on_terminal || matches!(write, Write::File(_))) {
            if !self.quiet {
                eprint_all(&answer.report().lay_out(self.look(&io::stderr())));
            }
            if withheld {
                eprint_all(HOLDS_SECRETS);
            }
            return print(&text);
        }
        if !self.quiet {
            print(&answer.report().lay_out(self.look(&io::stdout())))?;
        }
        if to_output {
            eprint_all("Nothing was saved: give -i to write the document back, or -o FILE.\n");
        }
        Ok(())
    }

    /// Says what went wrong.
    pub(super) fn error(&self, error: &Error) {
        if self.json {
            return eprint_all(&pretty(&error.to_json()));
        }
        let look = self.look(&io::stderr());
        let (on, off) = if look.colour { ("\x1b[1;31m", "\x1b[0m") } else { ("", "") };
        eprint_all(&match error {
            Error::Document { .. } => format!("{error}\n"),
            _ => format!("{on}Error:{off} {error}\n"),
        });
    }

    pub(super) fn look(&self, stream: &(impl IsTerminal + AsFd)) -> Look {
        let terminal = stream.is_terminal();
        let forbidden = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Look {
            width: if terminal {
                terminal_size::terminal_size_of(stream).map_or(80, |(width, _)| width.0.max(40))
            } else {
                80
            },
            colour: self.colour.unwrap_or(terminal && !forbidden),
        }
    }
}

#[cfg(unix)]
use std::os::fd::AsFd;
#[cfg(windows)]
use std::os::windows::io::AsHandle as AsFd;

pub(super) fn pretty(value: &serde_json::Value) -> String {
    format!("{value:#}\n")
}

/// Writes to standard output. A reader that has seen enough and closed the pipe is no error.
pub(super) fn print(text: &str) -> Result<(), Error> {
    print_bytes(text.as_bytes())
}

fn print_bytes(bytes: &[u8]) -> Result<(), Error> {
    let mut output = io::stdout().lock();
    unless_closed(output.write_all(bytes).and_then(|()| output.flush()).map_err(of_output))
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

/// Writes to standard error; there is nobody to tell when that fails.
pub(super) fn eprint_all(text: &str) {
    let _ = io::stderr().lock().write_all(text.as_bytes());
}
