//! `fitl adjust`: sets a game to what the table shows.

use clap::Args;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::changes::changes;
use super::common::game;
use super::{seats, table_words};
use crate::command::asker::{Asker, Said};
use crate::command::document::adjust::json_or_word;
use crate::command::{FilterOptions, Group, Opened, Outcome, Present, Session, Shown, Subcommand};
use crate::document::{Adjusted, FieldSet, Unfit};
use crate::error::Error;
use crate::fitl::{Faction, Game, GameData};
use crate::question::OpenQuestion;
use crate::render::Report;

/// Sets a game to what the table shows.
#[derive(Debug, Args, Deserialize)]
pub struct FitlAdjust {
    /// The document, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// A space, track or box, or a field as a path below `data`: `sequence/eligible_next`
    #[arg(value_name = "PLACE")]
    pub path: String,
    /// What is there: pieces and how many, a level, a marker or a number; for a path, JSON or a bare word
    #[arg(value_name = "WHAT", value_parser = json_or_word, allow_negative_numbers = true)]
    pub value: Value,
    /// More for the same step, and the box that pieces come from or go to
    #[arg(value_name = "MORE", value_parser = json_or_word, allow_negative_numbers = true)]
    #[serde(default)]
    pub more: Vec<Value>,
}

/// What breaks: told with its place in the data only where a place was named so.
fn faults_in_words(words: &[Value]) -> fn(&Unfit) -> String {
    let is_path = words.iter().filter_map(Value::as_str).any(|word| word.contains('/'));
    if is_path { Unfit::by_pointer } else { |unfit| unfit.worded(|fault| fault.message.clone()) }
}

/// What the person at the terminal answers, as further words.
fn asked_for(question: &OpenQuestion) -> Result<Vec<Value>, Error> {
    loop {
        let answer = match Asker::ask(question)? {
            Said::Answer(answer) => answer.to_lowercase(),
            Said::Back => return Err(Error::Usage("nothing was adjusted".to_owned())),
        };
        // The box alone says enough.
        let is_meant = |legal: &&String| {
            !answer.is_empty()
                && (legal.starts_with(&answer) || legal.split(' ').any(|word| word.starts_with(&answer)))
        };
        let meant: Vec<&String> = question.legal.iter().filter(is_meant).collect();
        match meant[..] {
            [only] => return Ok(only.split(' ').map(Value::from).collect()),
            _ => Asker::refuse(&Error::Usage(format!("give {}", question.legal.join(" or "))))?,
        }
    }
}

/// The fields that were set, and what that changes on the table.
#[derive(Serialize)]
struct Told {
    #[serde(flatten)]
    fields: Adjusted,
    #[serde(skip)]
    changes: Vec<String>,
    /// Whether a seat changed hands, which is told in words.
    #[serde(skip)]
    seats_changed: bool,
}

impl Subcommand for FitlAdjust {
    const PATH: &'static [&'static str] = &["fitl", "adjust"];
    const GROUP: Group = Group::FitlGames;
    const ABOUT: &'static str = "Set the game to match the table";
    const EXAMPLES: &'static str = "\
pointman fitl adjust -i game.json saigon us troops 4 from available
pointman fitl adjust -i game.json hue active support quang-tri terror 1
pointman fitl adjust -i game.json aid 20
pointman fitl adjust -i game.json capability 14 shaded momentum 5 off
pointman fitl adjust -i game.json players us,arvn,nva agitate_total 2             # VC becomes a non-player
pointman fitl adjust -i game.json casualties us troops 3 available us troops 17
pointman fitl adjust -i game.json sequence/eligible_next '[\"us\"]'               # any field, by its path
pointman fitl adjust -i game.json spaces/hue/pieces/us_troops 1 available/us_troops 11";
    const POSITIONAL: &'static [&'static str] = &["document", "path", "value"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let Opened { mut document, origin, .. } = self.filter.document.open::<GameData>(session)?;
        let before = game(&document)?;
        let data = document.data.clone();
        let mut words: Vec<Value> = [self.path.into(), self.value].into_iter().chain(self.more).collect();
        let asks = session.is_command_line() && !session.is_guided() && Asker::is_there();
        let fields = loop {
            match table_words::read(&words, &document.data) {
                Ok(fields) => break document.adjust_telling(fields, faults_in_words(&words))?,
                Err(error) if asks && !error.open().is_empty() => words.extend(asked_for(&error.open()[0])?),
                Err(error) => return Err(error),
            }
        };
        let after = game(&document)?;
        let mut lines = seats::told(&before, &after);
        let seats_changed = !lines.is_empty();
        lines.extend(changes(&before, &after));
        lines.extend(cylinders(&before, &after));
        let told = Told { fields, changes: lines, seats_changed };
        // At the prompt the board is only compared with the table: what matches it already is no step.
        if session.is_guided() && document.data == data {
            let mut report = Report::new();
            report.line("Nothing changed: the game already matches.");
            return Ok(Outcome::answer(Shown { data: serde_json::Value::Null, report }));
        }
        Ok(Outcome::document(told, &document, self.filter.write(origin)?))
    }
}

/// The cylinders that lie elsewhere.
fn cylinders(before: &Game, after: &Game) -> Vec<String> {
    let lies = |game: &Game, faction: Faction| match game.sequence().eligible().contains(faction) {
        true => "Eligible",
        false => "Ineligible",
    };
    let moved = Faction::ALL.into_iter().filter(|faction| lies(before, *faction) != lies(after, *faction));
    let told = |faction: Faction| {
        let (was, is) = (lies(before, faction), lies(after, faction));
        format!("{} cylinder: {is} ({was} before)", faction.name())
    };
    moved.map(told).collect()
}

/// The fields that say where the cylinders lie.
const CYLINDERS: [&str; 2] = ["/sequence/eligible", "/sequence/ineligible"];

/// The fields whose changes are told as what lies on the table.
const ON_THE_TABLE: [&str; 7] =
    ["/spaces", "/available", "/out_of_play", "/casualties", "/tracks", "/us_policy", "/lasting"];

impl Present for Told {
    fn report(&self) -> Report {
        let mut report = Report::new();
        self.changes.iter().for_each(|line| report.item(1, line));
        for FieldSet { path, from, to } in std::iter::once(&self.fields.set).chain(&self.fields.also) {
            let in_words = self.seats_changed && seats::TOLD.contains(&path.as_str());
            if !in_words
                && !CYLINDERS.contains(&path.as_str())
                && !ON_THE_TABLE.iter().any(|part| path.starts_with(part))
            {
                report.item(1, format!("{path}: {to} ({from} before)"));
            }
        }
        if report.is_empty() {
            report.line("Nothing changed: the game already matches.");
        }
        report
    }
}
