//! `schema`: the JSON Schema of a kind of document (contract §1).

use clap::Args;
use serde::Deserialize;
use serde_json::Value;

use crate::command::document::any::{ForAnyKind, kind_named, with_kind};
use crate::command::{CommandAnswer, Group, Outcome, Session, Subcommand};
use crate::document::{State, schema};
use crate::error::Error;
use crate::render::Report;
use crate::simulation;

/// The JSON Schema of a kind of document.
#[derive(Debug, Args, Deserialize)]
pub struct Schema {
    /// The kind of document, or simulation-line or simulation-summary: what `simulate` writes
    #[arg(value_name = "KIND")]
    pub kind: String,
}

/// Makes the schema of a kind.
struct Making;

impl ForAnyKind for Making {
    type Gives = Value;

    fn run<S: State>(self) -> Result<Value, Error> {
        Ok(schema::<S>())
    }
}

struct Printed(Value);

impl Subcommand for Schema {
    const PATH: &'static [&'static str] = &["schema"];
    const GROUP: Group = Group::Documents;
    const ABOUT: &'static str = "Print the JSON Schema of a kind of document";
    const EXAMPLES: &'static str = "pointman schema av-campaign > av-campaign.schema.json";
    const POSITIONAL: &'static [&'static str] = &["kind"];

    fn run(self, _: &mut Session) -> Result<Outcome, Error> {
        if let Some((_, schema)) = simulation::schemas().into_iter().find(|(name, _)| *name == self.kind) {
            return Ok(Outcome::answer(Printed(schema)));
        }
        let kind = kind_named(&self.kind).map_err(|why| {
            Error::Usage(format!(
                "{why}. What `simulate` writes: {}",
                simulation::schemas().map(|(name, _)| name).join(", ")
            ))
        })?;
        Ok(Outcome::answer(Printed(with_kind(kind, Making)?)))
    }
}

impl CommandAnswer for Printed {
    fn json(&self) -> Value {
        self.0.clone()
    }

    fn report(&self) -> Report {
        let mut report = Report::new();
        report.verbatim(format!("{:#}", self.json()));
        report
    }
}
