//! `schema`: the JSON Schema of a kind of document (contract §1).

use clap::Args;
use serde::Deserialize;
use serde_json::Value;

use super::any::{ForAnyKind, with_kind};
use super::{Answer, Outcome, Session, Subcommand};
use crate::document::{self, Kind, State};
use crate::error::Error;
use crate::render::Report;

/// The JSON Schema of a kind of document.
#[derive(Debug, Args, Deserialize)]
pub struct Schema {
    /// The kind of document
    #[arg(value_name = "KIND")]
    pub kind: Kind,
}

struct Printed(Value);

impl Subcommand for Schema {
    const PATH: &'static [&'static str] = &["schema"];
    const ABOUT: &'static str = "Print the JSON Schema of a kind of document";
    const EXAMPLES: &'static str = "pointman schema av-campaign > av-campaign.schema.json";
    const POSITIONAL: &'static [&'static str] = &["kind"];

    fn run(self, _: &mut Session) -> Result<Outcome, Error> {
        with_kind(self.kind, Describing).map(|schema| Outcome::answer(Printed(schema)))
    }
}

struct Describing;

impl ForAnyKind for Describing {
    type Gives = Value;

    fn run<S: State>(self) -> Result<Value, Error> {
        Ok(document::schema::<S>())
    }
}

impl Answer for Printed {
    fn json(&self) -> Value {
        self.0.clone()
    }

    fn report(&self) -> Report {
        let mut report = Report::new();
        report.verbatim(format!("{:#}", self.0));
        report
    }
}
