//! `validate`: whether files are valid documents (contract §1).

use clap::Args;
use serde::{Deserialize, Serialize};

use crate::command::document::any::{ForAnyKind, with_kind};
use crate::command::{Group, Outcome, Present, Session, Source, Subcommand};
use crate::document::{self, Kind, State};
use crate::error::{Error, Fault};
use crate::render::{Report, visible};

/// Whether documents are valid.
#[derive(Debug, Args, Deserialize)]
pub struct Validate {
    /// The documents: files, or `-` for standard input
    #[arg(required = true, value_name = "DOCUMENT")]
    #[serde(deserialize_with = "crate::command::file_options::one_or_many")]
    pub documents: Vec<Source>,
}

#[derive(Serialize)]
#[serde(transparent)]
struct Validated(Vec<File>);

#[derive(Serialize)]
struct File {
    file: String,
    kind: Option<Kind>,
    valid: bool,
    faults: Vec<Fault>,
}

impl Subcommand for Validate {
    const PATH: &'static [&'static str] = &["validate"];
    const GROUP: Group = Group::Documents;
    const ABOUT: &'static str = "Check documents and list every fault";
    const EXAMPLES: &'static str = "\
pointman validate campaign.json squads/*.json
pointman campaign new --game ambush-valley --seed 1 | pointman validate -";
    const POSITIONAL: &'static [&'static str] = &["documents"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let alone = self.documents.len() == 1;
        let mut codes = Vec::new();
        let mut files = Vec::new();
        for source in &self.documents {
            // What a command gave has been checked.
            if let Some(held) = source.held_in(session)? {
                files.push(File {
                    file: source.name(),
                    kind: Some(held.kind()),
                    valid: true,
                    faults: vec![],
                });
                continue;
            }
            let (file, text) = match source.text(session) {
                Ok((file, text, _)) => (file, text),
                Err(error) if alone => return Err(error),
                Err(error) => {
                    codes.push(error.exit_code());
                    let file = source.name();
                    let faults = unread(&file, error);
                    files.push(File { file, kind: None, valid: false, faults });
                    continue;
                }
            };
            let kind = crate::command::document::any::kind_of(&file, &text);
            let read =
                kind.as_ref().map_or(Ok(()), |&kind| with_kind(kind, Reading { file: &file, text: &text }));
            let faults = match kind.as_ref().err().map_or(read.as_ref().err(), Some) {
                None => Vec::new(),
                Some(error @ Error::Document { faults, .. }) => {
                    codes.push(error.exit_code());
                    faults.clone()
                }
                Some(other) => {
                    return Err(Error::Bug(format!(
                        "reading a document failed for a reason other than its faults: {other}"
                    )));
                }
            };
            files.push(File { file, kind: kind.ok(), valid: faults.is_empty(), faults });
        }
        Ok(Outcome { exit_code: worst(&codes), ..Outcome::answer(Validated(files)) })
    }
}

/// The faults of a file that could not be read, where others are told of beside it.
pub(super) fn unread(file: &str, error: Error) -> Vec<Fault> {
    match error {
        Error::Document { faults, .. } => faults,
        other => {
            let told = other.to_string();
            let message = told.strip_prefix(&format!("{file}: ")).unwrap_or(&told).to_owned();
            vec![Fault { pointer: String::new(), message }]
        }
    }
}

/// The exit code of several files: that of a bad document before that of a file that could not be read.
pub(super) fn worst(codes: &[u8]) -> u8 {
    codes.iter().copied().find(|code| *code == 65).or_else(|| codes.first().copied()).unwrap_or(0)
}

struct Reading<'a> {
    file: &'a str,
    text: &'a str,
}

impl ForAnyKind for Reading<'_> {
    type Gives = ();

    fn run<S: State>(self) -> Result<(), Error> {
        document::read::<S>(self.file, self.text).map(|_| ())
    }
}

impl Present for Validated {
    fn report(&self) -> Report {
        let mut report = Report::new();
        for File { file, kind, faults, .. } in &self.0 {
            if let (Some(kind), []) = (kind, &faults[..]) {
                report.line(format!("{file}: valid {kind}"));
            }
            for fault in faults {
                // Never broken: `grep` and editors take a fault a line.
                report.verbatim(visible(&fault.in_file(file), false).replace('\n', "\\n") + "\n");
            }
        }
        report
    }
}
