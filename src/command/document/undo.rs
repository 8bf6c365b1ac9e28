//! `undo`: takes back the last steps of a document (contract §1).

use clap::Args;
use serde::{Deserialize, Serialize};

use crate::command::document::any::{ForAnyKind, with_kind};
use crate::command::{FilterOptions, Group, Opened, Outcome, Present, Session, Subcommand};
use crate::document::State;
use crate::error::Error;
use crate::plural::counted;
use crate::render::Report;

/// Takes back the last steps of a document.
#[derive(Debug, Args, Deserialize)]
pub struct Undo {
    /// The document and where the next one goes
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// How many steps
    #[arg(value_name = "N", default_value_t = 1)]
    #[serde(default = "one")]
    pub steps: u32,
    /// Keep nothing to redo: the document is the bytes it was then
    #[arg(long)]
    #[serde(default)]
    pub forget: bool,
}

fn one() -> u32 {
    1
}

#[derive(Serialize)]
struct Undone {
    undone: Vec<Taken>,
    left: usize,
}

#[derive(Serialize)]
struct Taken {
    step: u32,
    command: String,
}

impl Subcommand for Undo {
    const PATH: &'static [&'static str] = &["undo"];
    const GROUP: Group = Group::Documents;
    const ABOUT: &'static str = "Undo the last steps of a document";
    const EXAMPLES: &'static str = "\
pointman undo -i campaign.json        # the last step
pointman undo -i campaign.json 3      # the last three; `pointman redo` takes them again
pointman undo campaign.json 3 | pointman campaign show -";
    const POSITIONAL: &'static [&'static str] = &["document", "steps"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let kind = self.filter.document.kind(session)?;
        with_kind(kind, Undoing { options: self, session })
    }
}

struct Undoing<'a> {
    options: Undo,
    session: &'a mut Session,
}

impl ForAnyKind for Undoing<'_> {
    type Gives = Outcome;

    fn run<S: State>(self) -> Result<Outcome, Error> {
        let Undo { filter, steps, forget } = self.options;
        let Opened { document, origin, name } = filter.document.open::<S>(self.session)?;
        let mut before = document.undo(steps).map_err(|error| error.in_file(&name))?;
        if forget {
            before.forget_undone();
        }
        let left = before.history().len();
        let taken = document.history()[left..].iter().rev();
        let undone = taken.map(|step| Taken { step: step.step, command: step.command.clone() }).collect();
        Ok(Outcome::document(Undone { undone, left: left - 1 }, &before, filter.write(origin)?))
    }
}

impl Present for Undone {
    fn report(&self) -> Report {
        let mut report = Report::new();
        for Taken { step, command } in &self.undone {
            report.line(format!("Undone: step {step}, {command}"));
        }
        report.aside(0, format!("{} left after the making of the document", counted(self.left, "step")));
        report
    }
}
