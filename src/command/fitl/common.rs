//! What the commands of Fire in the Lake share: opening a game, taking a step of it, and telling what it did.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::deeds::deeds;
use super::effect_words::effect_words;
use super::next::next_lines;
use crate::command::ambush_valley::step::{Taking, take_telling};
use crate::command::teller;
use crate::command::{Answer, DiceOptions, FilterOptions, Opened, Outcome, Session, Source};
use crate::document::{Document, Log, Record};
use crate::error::Error;
use crate::fitl::document::FITL_COUP;
use crate::fitl::{Card, Game, GameData, GameEffect};
use crate::render::Report;
use crate::trace::Note;

/// The game in a document.
pub(super) fn open(source: &Source, session: &mut Session) -> Result<Game, Error> {
    game(&source.open::<GameData>(session)?.document)
}

/// The game that a document holds.
pub(super) fn game(document: &Document<GameData>) -> Result<Game, Error> {
    document.data.validate().map_err(|faults| Error::Document { file: "-".to_owned(), faults })
}

/// Takes one step of the game in a document; `choices` are made with the game as it is.
pub(super) fn step<C: Serialize>(
    filter: &FilterOptions,
    command: &str,
    dice: &DiceOptions,
    session: &mut Session,
    choices: impl FnOnce(&Game, &mut Session) -> Result<C, Error>,
) -> Result<Outcome, Error> {
    step_explained(filter, command, Taking::with(dice), session, choices)
}

/// The same, told with what was weighed if that is wanted.
pub(super) fn step_explained<C: Serialize>(
    filter: &FilterOptions,
    command: &str,
    taking: Taking<'_>,
    session: &mut Session,
    choices: impl FnOnce(&Game, &mut Session) -> Result<C, Error>,
) -> Result<Outcome, Error> {
    let Opened { mut document, origin, .. } = filter.document.open::<GameData>(session)?;
    let before = game(&document)?;
    let choices = choices(&before, session)?;
    let choices = serde_json::to_value(choices)
        .map_err(|error| Error::Bug(format!("choices of {command}: {error}")))?;
    let (record, notes) = take_telling(&mut document, command, choices, taking, session)?;
    let write = filter.write(origin)?;
    // What non-players did people carry out for them: each line says what a box or a track shows then.
    let for_non_players = (command == FITL_COUP && before.has_non_players()).then_some(&before);
    Ok(Outcome::document(Told::of(record, &document, for_non_players)?.explained(&notes), &document, write))
}

/// What a step did: for programs the turn record, for people its effects and what happens next.
pub(super) struct Told {
    json: Value,
    report: Report,
}

impl Told {
    /// What the last step of `document` did, whose record is `record`; from the game before it, if given,
    /// with what each box and track shows.
    pub(super) fn of(
        record: Record,
        document: &Document<GameData>,
        before: Option<&Game>,
    ) -> Result<Told, Error> {
        let report = step_report(&record, before, &game(document)?)?;
        let step = document
            .history()
            .last()
            .cloned()
            .ok_or_else(|| Error::Bug("a step was taken and not kept".to_owned()))?;
        let log = Log { step, detail: record.detail };
        let json =
            serde_json::to_value(log).map_err(|error| Error::Bug(format!("a turn record: {error}")))?;
        Ok(Told { json, report })
    }

    /// The same with what was weighed, if anything was.
    fn explained(mut self, notes: &[Note]) -> Told {
        if !notes.is_empty() {
            self.json["explain"] = serde_json::json!(notes);
            teller::why(&mut self.report, notes);
        }
        self
    }
}

impl Answer for Told {
    fn json(&self) -> Value {
        self.json.clone()
    }

    fn report(&self) -> Report {
        self.report.clone()
    }
}

/// A card as people name it: `55 Trucks`.
pub(super) fn card_name(card: Card) -> String {
    format!("{card} {}", card.title())
}

fn step_report(record: &Record, before: Option<&Game>, game: &Game) -> Result<Report, Error> {
    let mut report = Report::new();
    if let Some(done) = action_words(&record.summary) {
        report.strong(0, done);
    }
    happened(&mut report, &record.detail, before)?;
    next_lines(&mut report, game);
    Ok(report)
}

/// Who did what: `us: op-and-special (train, air-strike)`; none if the step is nobody's action.
fn action_words(summary: &Map<String, Value>) -> Option<String> {
    let text = |name: &str| summary.get(name).and_then(Value::as_str);
    let done = |name: &str| summary.get(name).and_then(|done| done.get("name")).and_then(Value::as_str);
    let (faction, action) = (text("faction")?, text("action")?);
    let named: Vec<_> = [done("op"), done("special")].into_iter().flatten().collect();
    let named = if named.is_empty() { String::new() } else { format!(" ({})", named.join(", ")) };
    Some(format!("{faction}: {action}{named}"))
}

/// What a step did, in lines: the dice, the effects, and what is left to the people at the table.
fn happened(report: &mut Report, detail: &Map<String, Value>, before: Option<&Game>) -> Result<(), Error> {
    for die in detail.get("dice").and_then(Value::as_array).into_iter().flatten() {
        let text = |name: &str| die.get(name).and_then(Value::as_str).unwrap_or_default();
        let shows = die.get("shows").and_then(Value::as_u64).unwrap_or_default();
        report.item(1, format!("{} shows {shows}: {}", text("die"), text("for")));
    }
    let effects: Vec<GameEffect> = detail
        .get("effects")
        .map_or(Ok(Vec::new()), Vec::deserialize)
        .map_err(|error| Error::Bug(format!("the effects of a step: {error}")))?;
    let lines = match before {
        Some(before) => deeds(before, &effects)?,
        None => effects.iter().map(effect_words).collect(),
    };
    lines.into_iter().for_each(|line| report.item(1, line));
    for note in detail.get("notes").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str)
    {
        report.item(1, format!("Note: {note}"));
    }
    Ok(())
}

/// A step of a game as `log` tells it to people.
///
/// # Errors
/// A bug if its effects cannot be read.
pub(in crate::command) fn logged(report: &mut Report, entry: &Log) -> Result<(), Error> {
    let Log { step, detail } = entry;
    let card = step.summary.get("card").and_then(|card| Card::deserialize(card).ok());
    let told = [card.map(card_name), action_words(&step.summary)]
        .into_iter()
        .flatten()
        .map(|told| format!(", {told}"));
    report.strong(0, format!("{} {}{}", step.step, step.command, told.collect::<String>()));
    let has_choices = step.choices.as_object().is_none_or(|choices| !choices.is_empty());
    if !step.command.starts_with("fitl-") && !step.choices.is_null() && has_choices {
        report.item(1, format!("choices {}", step.choices));
    }
    happened(report, detail, None)?;
    report.aside(1, format!("digest {}", step.digest));
    Ok(())
}
