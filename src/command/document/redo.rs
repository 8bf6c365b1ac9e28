//! `redo`: takes again the steps that `undo` took back (contract §7).

use clap::Args;
use serde::{Deserialize, Serialize};

use crate::command::document::any::{ForAnyKind, with_kind};
use crate::command::document::undo::{Taken, on_the_table, one};
use crate::command::{FilterOptions, Group, Opened, Outcome, Present, Session, Subcommand};
use crate::document::State;
use crate::error::Error;
use crate::plural::counted_as;
use crate::render::Report;

/// Redoes steps that were undone.
#[derive(Debug, Args, Deserialize)]
pub struct Redo {
    /// The document, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// How many steps
    #[arg(value_name = "N", default_value_t = 1)]
    #[serde(default = "one")]
    pub steps: u32,
}

#[derive(Serialize)]
struct Redone {
    redone: Vec<Taken>,
    left: usize,
    /// What that changes on the table.
    #[serde(skip)]
    table: Report,
}

impl Subcommand for Redo {
    const PATH: &'static [&'static str] = &["redo"];
    const GROUP: Group = Group::Documents;
    const ABOUT: &'static str = "Redo steps that were undone";
    const EXAMPLES: &'static str = "\
pointman redo -i campaign.json        # the most recently undone step
pointman redo -i campaign.json 3      # three steps; taking a new step discards the rest";
    const POSITIONAL: &'static [&'static str] = &["document", "steps"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let kind = self.filter.document.kind(session)?;
        with_kind(kind, Redoing { options: self, session })
    }
}

struct Redoing<'a> {
    options: Redo,
    session: &'a mut Session,
}

impl ForAnyKind for Redoing<'_> {
    type Gives = Outcome;

    fn run<S: State>(self) -> Result<Outcome, Error> {
        let Redo { filter, steps } = self.options;
        let Opened { document, origin, name } = filter.document.open::<S>(self.session)?;
        let after = document.redo(steps).map_err(|error| error.in_file(&name))?;
        let again = after.history().last_as_taken(after.history().len() - document.history().len());
        let redone = Taken::of(&*after.data, again.iter());
        let table = on_the_table(&*document.data, &*after.data)?;
        let redone = Redone { redone, left: after.undone().len(), table };
        Ok(Outcome::document(redone, &after, filter.write(origin)?).of_no_step())
    }
}

impl Present for Redone {
    fn report(&self) -> Report {
        let mut report = Taken::told(&self.redone, "Redone", &self.table);
        if self.left > 0 {
            report.aside(0, format!("{} can be redone", counted_as(self.left, "more step", "more steps")));
        }
        report
    }
}
