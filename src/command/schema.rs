//! `schema`: the JSON Schema of a kind of document (contract §1).

use clap::Args;
use serde::Deserialize;
use serde_json::Value;

use super::{Answer, Outcome, Session, Subcommand};
use crate::document::Kind;
use crate::error::Error;
use crate::render::Report;

/// The JSON Schema of a kind of document.
#[derive(Debug, Args, Deserialize)]
pub struct Schema {
    /// The kind of document
    #[arg(value_name = "KIND")]
    pub kind: Kind,
}

struct Printed(Kind);

impl Subcommand for Schema {
    const PATH: &'static [&'static str] = &["schema"];
    const ABOUT: &'static str = "Print the JSON Schema of a kind of document";
    const EXAMPLES: &'static str = "pointman schema av-campaign > av-campaign.schema.json";
    const POSITIONAL: &'static [&'static str] = &["kind"];

    fn run(self, _: &mut Session) -> Result<Outcome, Error> {
        Ok(Outcome::answer(Printed(self.kind)))
    }
}

impl Answer for Printed {
    fn json(&self) -> Value {
        self.0.schema().value().clone()
    }

    fn report(&self) -> Report {
        let mut report = Report::new();
        report.verbatim(format!("{:#}", self.json()));
        report
    }
}
