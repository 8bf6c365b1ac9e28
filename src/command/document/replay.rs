//! `replay`: runs the history of a document again from its start (contract §1).

use clap::Args;
use serde::{Deserialize, Serialize};

use crate::command::document::any::{ForAnyKind, with_kind};
use crate::command::{FilterOptions, Group, Opened, Outcome, Present, Session, Subcommand};
use crate::document::State;
use crate::error::{Error, Fault};
use crate::render::Report;

/// Runs the history of a document again.
#[derive(Debug, Args, Deserialize)]
pub struct Replay {
    /// The document and where the next one goes
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// Only compare every digest; the first step that differs is an error (exit code 65)
    #[arg(long)]
    #[serde(default)]
    pub verify: bool,
}

#[derive(Serialize)]
struct Replayed {
    steps: usize,
    verified: bool,
}

impl Subcommand for Replay {
    const PATH: &'static [&'static str] = &["replay"];
    const GROUP: Group = Group::Documents;
    const ABOUT: &'static str = "Run the history of a document again from its start";
    const EXAMPLES: &'static str = "\
pointman replay campaign.json --verify     # proves that nothing was changed by hand
pointman replay damaged.json -o whole.json # what the history gives";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let kind = self.filter.document.kind(session)?;
        with_kind(kind, Replaying { options: self, session })
    }
}

struct Replaying<'a> {
    options: Replay,
    session: &'a mut Session,
}

impl ForAnyKind for Replaying<'_> {
    type Gives = Outcome;

    fn run<S: State>(self) -> Result<Outcome, Error> {
        let Replay { filter, verify } = self.options;
        let Opened { document, origin, name } = filter.document.open_unproved::<S>(self.session)?;
        let replayed = if verify { document.verify().map(|()| None) } else { document.replay().map(Some) };
        let replayed = replayed.map_err(|mismatch| {
            let fault = Fault { pointer: format!("/history/{}", mismatch.step), message: mismatch.message };
            Error::Document { file: name, faults: vec![fault] }
        })?;
        let answer = Replayed { steps: document.history().len(), verified: verify };
        Ok(match replayed {
            None => Outcome::answer(answer),
            Some(replayed) => Outcome::document(answer, &replayed, filter.write(origin)?),
        })
    }
}

impl Present for Replayed {
    fn report(&self) -> Report {
        let mut report = Report::new();
        report.line(match (self.steps, self.verified) {
            (0, _) => "The document has no history".to_owned(),
            (steps, true) => format!("{steps} steps, every digest as the history says"),
            (steps, false) => format!("{steps} steps run again"),
        });
        report
    }
}
