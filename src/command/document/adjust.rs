//! `adjust`: sets one field of a document to what the table shows, as a step of its history.

use clap::Args;
use serde::Deserialize;
use serde_json::Value;

use crate::command::document::any::{ForAnyKind, with_kind};
use crate::command::{FilterOptions, Group, Opened, Outcome, Present, Session, Subcommand};
use crate::document::{Adjusted, FieldSet, State};
use crate::error::Error;
use crate::render::Report;

/// Sets one field of a document.
#[derive(Debug, Args, Deserialize)]
pub struct Adjust {
    /// The document and where the next one goes
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// The field, as a path below `data`: `regulars/0/confidence`
    #[arg(value_name = "PATH")]
    pub path: String,
    /// What it is to hold: JSON, or a bare word for a text
    #[arg(value_name = "VALUE", value_parser = json_or_word, allow_negative_numbers = true)]
    pub value: Value,
    /// More fields to set in the same step, each a path and a value
    #[arg(value_name = "PATH VALUE", value_parser = json_or_word, allow_negative_numbers = true)]
    #[serde(default)]
    pub more: Vec<Value>,
}

pub(in crate::command) fn json_or_word(text: &str) -> Result<Value, String> {
    Ok(serde_json::from_str(text).unwrap_or_else(|_| Value::String(text.to_owned())))
}

impl Subcommand for Adjust {
    const PATH: &'static [&'static str] = &["adjust"];
    const GROUP: Group = Group::Documents;
    const ABOUT: &'static str = "Set fields of a document to match the table";
    const EXAMPLES: &'static str = "\
pointman adjust -i campaign.json regulars/0/confidence wavering
pointman adjust squad.json figures/2/rep 5 -o squad2.json
pointman adjust -i game.json spaces/hue/pieces/us_troops 1 available/us_troops 11    # what holds only together";
    const POSITIONAL: &'static [&'static str] = &["document", "path", "value"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let kind = self.filter.document.kind(session)?;
        with_kind(kind, Adjusting { options: self, session })
    }
}

struct Adjusting<'a> {
    options: Adjust,
    session: &'a mut Session,
}

impl ForAnyKind for Adjusting<'_> {
    type Gives = Outcome;

    fn run<S: State>(self) -> Result<Outcome, Error> {
        let Adjust { filter, path, value, more } = self.options;
        let mut changes = vec![(path, value)];
        for pair in more.chunks(2) {
            let [path, value] = pair else {
                return Err(Error::Usage(format!("the field {} is given no value", pair[0])));
            };
            changes.push((path.as_str().map_or_else(|| path.to_string(), str::to_owned), value.clone()));
        }
        let Opened { mut document, origin, .. } = filter.document.open::<S>(self.session)?;
        let adjusted = document.adjust_all(changes)?;
        Ok(Outcome::document(adjusted, &document, filter.write(origin)?))
    }
}

impl Present for Adjusted {
    fn report(&self) -> Report {
        let mut report = Report::new();
        for FieldSet { path, from, to } in std::iter::once(&self.set).chain(&self.also) {
            report.line(format!("{path}: {from} -> {to}"));
        }
        report
    }
}
