//! `replay`: runs the history of a document again from its start (contract §1).

use clap::Args;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::command::document::any::{ForAnyKind, kind_of, with_kind};
use crate::command::document::validate::{unread, worst};
use crate::command::{
    CommandAnswer, FilterOptions, Group, Opened, Outcome, Present, Session, Source, Subcommand, one_or_many,
};
use crate::document::{self, Proof, State};
use crate::error::{Error, Fault};
use crate::plural::counted;
use crate::render::Report;
use crate::voice::option;

/// Runs the history of a document again.
#[derive(Debug, Args, Deserialize)]
pub struct Replay {
    /// The document, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// Only check every digest; the first mismatch is an error (exit code 65)
    #[arg(long)]
    #[serde(default)]
    pub verify: bool,
    /// More documents to verify
    #[arg(value_name = "DOCUMENTS", requires = "verify")]
    #[serde(default, deserialize_with = "one_or_many")]
    pub more: Vec<Source>,
}

#[derive(Serialize)]
struct Replayed {
    steps: usize,
}

/// What the proof of each document found.
struct Verified(Vec<Proved>);

#[derive(Serialize)]
struct Proved {
    file: String,
    steps: usize,
    #[serde(flatten)]
    proof: Proof,
    verified: bool,
    faults: Vec<Fault>,
}

impl Subcommand for Replay {
    const PATH: &'static [&'static str] = &["replay"];
    const GROUP: Group = Group::Documents;
    const ABOUT: &'static str = "Replay the history of a document from its start";
    const EXAMPLES: &'static str = "\
pointman replay campaign.json --verify     # prove that nobody edited it by hand
pointman replay --verify games/*.json      # many files
pointman replay damaged.json -o whole.json # rebuild it from its history";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        if !self.verify {
            if !self.more.is_empty() {
                return Err(Error::Usage(format!(
                    "several documents need {verify}",
                    verify = option("verify")
                )));
            }
            let kind = self.filter.document.kind(session)?;
            return with_kind(kind, Replaying { filter: self.filter, session });
        }
        let alone = self.more.is_empty();
        let mut codes = Vec::new();
        let mut proved = Vec::new();
        for source in std::iter::once(&self.filter.document).chain(&self.more) {
            let result = source.text(session).and_then(|(file, text, _)| {
                let kind = kind_of(&file, &text)?;
                with_kind(kind, Verifying { file: &file, text: &text })
            });
            let file = source.name();
            let (steps, proof, faults) = match result {
                Ok((steps, proof)) => (steps, proof, Vec::new()),
                // One document that is wrong is an error like any other.
                Err(error) if alone => return Err(error.in_file(&file)),
                Err(error) => {
                    codes.push(error.exit_code());
                    (0, Proof::default(), unread(&file, error))
                }
            };
            proved.push(Proved { file, steps, proof, verified: faults.is_empty(), faults });
        }
        Ok(Outcome { exit_code: worst(&codes), ..Outcome::answer(Verified(proved)) })
    }
}

struct Verifying<'a> {
    file: &'a str,
    text: &'a str,
}

impl ForAnyKind for Verifying<'_> {
    type Gives = (usize, Proof);

    fn run<S: State>(self) -> Result<(usize, Proof), Error> {
        let document = document::read_unproved::<S>(self.file, self.text)?;
        Ok((document.history().len(), document.verify()?))
    }
}

struct Replaying<'a> {
    filter: FilterOptions,
    session: &'a mut Session,
}

impl ForAnyKind for Replaying<'_> {
    type Gives = Outcome;

    fn run<S: State>(self) -> Result<Outcome, Error> {
        let Opened { document, origin, name } = self.filter.document.open_unproved::<S>(self.session)?;
        let replayed = document
            .replay()
            .map_err(|mismatch| Error::Document { file: name, faults: vec![mismatch.into()] })?;
        let answer = Replayed { steps: document.history().len() };
        Ok(Outcome::document(answer, &replayed, self.filter.write(origin)?).of_no_step())
    }
}

impl Present for Replayed {
    fn report(&self) -> Report {
        let mut report = Report::new();
        report.line(match self.steps {
            0 => "The document has no history".to_owned(),
            steps => format!("{} replayed", counted(steps, "step")),
        });
        report
    }
}

impl CommandAnswer for Verified {
    fn json(&self) -> Value {
        match &self.0[..] {
            [one] => json!(one),
            all => json!(all),
        }
    }

    fn report(&self) -> Report {
        let mut report = Report::new();
        for Proved { file, steps, proof, faults, .. } in &self.0 {
            let of = if self.0.len() > 1 { format!("{file}: ") } else { String::new() };
            faults.iter().for_each(|fault| report.line(fault.in_file(file)));
            match proof {
                _ if !faults.is_empty() => {}
                _ if *steps == 0 => report.line(format!("{of}The document has no history")),
                Proof { by_rules, by_digests } => report.line(format!(
                    "{of}Verified: {}, all digests match ({by_rules} by the rules, {by_digests} by digest \
                     alone)",
                    counted(*steps, "step")
                )),
            }
        }
        report
    }
}
