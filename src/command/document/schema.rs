//! `schema`: the JSON Schema of a kind of document (contract §1), and of what else programs read and write.

use clap::Args;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::command::document::any::{ForAnyKind, KINDS, with_kind};
use crate::command::{CommandAnswer, Group, Outcome, Session, Shown, Subcommand};
use crate::document::{Described, HistoryStep, Made, Schemas, State, schema};
use crate::error::{Error, ErrorAnswer};
use crate::render::{Grid, Report};
use crate::simulation::{GameLine, Tally};
use crate::way;
use crate::{ambush_valley, fng, names};

/// The JSON Schema of a kind of document.
#[derive(Debug, Args, Deserialize)]
pub struct Schema {
    /// The kind of document; leave it out to list everything with a schema
    #[arg(value_name = "KIND")]
    #[serde(default)]
    pub kind: Option<String>,
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

/// A schema that is of no document: name, what it is of, and what makes it.
type Other = (&'static str, &'static str, fn() -> Value);

/// What is read and written besides documents: name, what it is, and its schema.
const OTHERS: &[Other] = &[
    ("record", "a step: the fields that every history and every record of a step share", HistoryStep::schema),
    ("simulation-line", "a line of `simulate --format jsonl`: a game", GameLine::schema),
    ("simulation-summary", "what `simulate --format summary` writes: the sums of games", Tally::schema),
    ("error", "what --json puts on standard error when a command fails", ErrorAnswer::schema),
];

/// Every schema that has a name: the name, and what it is of.
pub fn schema_names() -> Vec<(&'static str, &'static str)> {
    let documents = KINDS.iter().map(|kind| (kind.name(), "a document"));
    let others = OTHERS.iter().map(|(name, what, _)| (*name, *what));
    let read = read_beside().into_iter().map(|(name, _)| (name, read_by(name)));
    documents.chain(others).chain(read).collect()
}

/// What reads what has the schema `name`.
fn read_by(name: &str) -> &'static str {
    match name {
        "av-advance" | "fng-advance" => "what campaign-advance reads besides the campaign",
        "av-extension" => "what campaign extend reads besides the campaign",
        "av-finish" => "what campaign finish reads besides the campaign",
        "av-freeing" => "what campaign free-prisoner reads besides the campaign",
        "av-length" => "what campaign length reads besides the campaign",
        "av-mission-setup" => "what generate-mission --game ambush-valley reads",
        "av-orders" => "what generate-mission --orders reads for Ambush Valley",
        "fng-orders" => "what generate-mission --orders reads for FNG",
        "av-promotion" => "what campaign promote reads besides the campaign",
        "av-purchase" => "what campaign buy reads besides the campaign",
        "av-renaming" => "what campaign rename reads besides the campaign",
        "av-report" | "fng-report" => "what campaign-advance --report reads",
        "av-setup" => "what campaign new --setup reads for Ambush Valley",
        "fng-setup" => "what campaign new --setup reads for FNG",
        "av-side-orders" => "what campaign orders --file reads",
        "av-side-says" => "one side's orders, as campaign orders keeps them",
        _ => "what a command reads besides a document",
    }
}

/// What the commands of campaigns read beside a document.
fn read_beside() -> Vec<(&'static str, Schemas)> {
    let named =
        |(made, schemas): (Vec<Made>, Schemas)| made.into_iter().map(move |(name, _)| (name, schemas));
    let games =
        [(ambush_valley::schemas(), ambush_valley::SCHEMAS), (fng::campaign::schemas(), fng::SCHEMAS)];
    games.into_iter().flat_map(named).collect()
}

/// The schema of this very name.
fn schema_named(name: &str) -> Result<Value, Error> {
    if let Some(kind) = KINDS.iter().find(|kind| kind.name() == name) {
        return with_kind(*kind, Making);
    }
    let other = OTHERS.iter().find(|(other, _, _)| *other == name).map(|(_, _, make)| make());
    let read =
        || read_beside().into_iter().find(|(other, _)| *other == name).map(|(_, schemas)| schemas.of(name));
    other.or_else(read).ok_or_else(|| Error::Bug(format!("the schema {name} is listed and not made")))
}

impl Subcommand for Schema {
    const PATH: &'static [&'static str] = &["schema"];
    const GROUP: Group = Group::Documents;
    const ABOUT: &'static str = "Print the JSON Schema of a kind of document";
    const EXAMPLES: &'static str = "\
pointman schema                                     # everything that has a schema
pointman schema av-campaign > av-campaign.schema.json";
    const POSITIONAL: &'static [&'static str] = &["kind"];

    fn run(self, _: &mut Session) -> Result<Outcome, Error> {
        let all = schema_names();
        let Some(typed) = self.kind else {
            let mut table = Grid::default();
            for (name, what) in &all {
                table.row([(*name).to_owned(), (*what).to_owned()]);
            }
            let mut report = Report::new();
            report.table(table);
            let data = all.iter().map(|(name, what)| json!({ "name": name, "of": what })).collect();
            return Ok(Outcome::answer(Shown { data, report }));
        };
        let names: Vec<_> = all.iter().map(|(name, _)| *name).collect();
        let index = names::look_up("kind of document", &typed, &names).map_err(|why| {
            let lists = way!("pointman schema", "pointman schema", script: "schema()");
            Error::Usage(names::listed_by(&lists, &why))
        })?;
        Ok(Outcome::answer(Printed(schema_named(names[index])?)))
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
