//! `log`: the steps of a document, each with all that its record tells (contract §1, §5.2).

use clap::Args;
use serde::Deserialize;
use serde_json::{Value, json};

use super::any::{ForAnyKind, with_kind};
use super::{Answer, Opened, Outcome, Session, Source, Subcommand};
use crate::document::{Kind, Log as Entry, State};
use crate::error::{Error, Fault};
use crate::render::Report;

/// The steps of a document.
#[derive(Debug, Args, Deserialize)]
pub struct Log {
    /// The document: a file, or `-` for standard input
    #[arg(value_name = "DOCUMENT")]
    pub document: Source,
    /// Which steps: `3..5`, `3..`, `..5` or `3`; all if not given
    #[arg(value_name = "FROM..TO")]
    pub steps: Option<Steps>,
}

/// A range of steps, both ends included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Steps {
    from: u32,
    to: u32,
}

impl std::str::FromStr for Steps {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = |part: &str, open: u32| {
            if part.is_empty() { Some(open) } else { part.parse().ok() }
        };
        let ends = match text.split_once("..") {
            Some((from, to)) => number(from, 0).zip(number(to.trim_start_matches('='), u32::MAX)),
            None => text.parse().ok().map(|step| (step, step)),
        };
        match ends {
            Some((from, to)) if from <= to => Ok(Steps { from, to }),
            _ => Err(format!("`{text}` is no range of steps; give 3..5, 3.., ..5 or 3")),
        }
    }
}

impl TryFrom<String> for Steps {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

/// The entries for programs, and the report for people.
struct Told {
    entries: Vec<Entry>,
    report: Report,
}

impl Subcommand for Log {
    const PATH: &'static [&'static str] = &["log"];
    const ABOUT: &'static str = "Tell the steps of a document, run again from its start";
    const EXAMPLES: &'static str = "\
pointman log campaign.json            # every step
pointman log campaign.json 2..4 --json";
    const POSITIONAL: &'static [&'static str] = &["document", "steps"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let kind = self.document.kind(session)?;
        with_kind(kind, Telling { options: self, session })
    }
}

struct Telling<'a> {
    options: Log,
    session: &'a mut Session,
}

impl ForAnyKind for Telling<'_> {
    type Gives = Outcome;

    fn run<S: State>(self) -> Result<Outcome, Error> {
        let Opened { document, name, .. } = self.options.document.open::<S>(self.session)?;
        let mut log = document.log().map_err(|mismatch| {
            let fault = Fault { pointer: format!("/history/{}", mismatch.step), message: mismatch.message };
            Error::Document { file: name, faults: vec![fault] }
        })?;
        if let Some(Steps { from, to }) = self.options.steps {
            log.retain(|entry| (from..=to).contains(&entry.step.step));
        }
        let report = report(S::KIND, &log)?;
        Ok(Outcome::answer(Told { entries: log, report }))
    }
}

impl Answer for Told {
    fn json(&self) -> Value {
        json!(self.entries)
    }

    fn report(&self) -> Report {
        self.report.clone()
    }
}

/// The steps for people: what a step of Fire in the Lake did is told in words.
fn report(kind: Kind, log: &[Entry]) -> Result<Report, Error> {
    let mut report = Report::new();
    if log.is_empty() {
        report.aside(0, "no such steps");
    }
    for entry in log {
        if kind == Kind::FitlGame { super::fitl::logged(&mut report, entry)? } else { fields(&mut report, entry) }
    }
    Ok(report)
}

/// A step with the fields its record keeps.
fn fields(report: &mut Report, Entry { step, .. }: &Entry) {
    report.strong(0, format!("{} {}", step.step, step.command));
    if !step.choices.is_null() && step.step > 0 {
        report.item(1, format!("choices {}", step.choices));
    }
    for (name, value) in &step.summary {
        report.item(1, format!("{name} {value}"));
    }
    if !step.rolls.is_empty() {
        let rolls: Vec<_> = step.rolls.iter().map(ToString::to_string).collect();
        report.item(1, format!("rolls {}", rolls.join(",")));
    }
    report.aside(1, format!("digest {}", step.digest));
}
