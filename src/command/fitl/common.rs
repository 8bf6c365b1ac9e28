//! What the commands of Fire in the Lake share: opening a game, taking a step of it, and telling what it did.

use serde::Serialize;
use serde_json::Value;

use super::deeds::deeds;
use super::effect_words::effect_words;
use super::next::next_lines;
use crate::command::step::{Taking, Wanted, take};
use crate::command::teller;
use crate::command::{CommandAnswer, DiceOptions, FilterOptions, Opened, Outcome, Session, Source};
use crate::document::{Document, HistoryStep, StepLog, Told as StepTold};
use crate::error::Error;
use crate::fitl::document::{GameStep, GameTold, StepKept, Thrown};
use crate::fitl::trung::Played;
use crate::fitl::{Card, Game, GameData};
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
pub(super) fn step(
    filter: &FilterOptions,
    dice: &DiceOptions,
    session: &mut Session,
    choices: impl FnOnce(&Game, &mut Session) -> Result<GameStep, Error>,
) -> Result<Outcome, Error> {
    step_explained(filter, Taking::with(dice), session, choices)
}

/// The same, told with what was weighed if that is wanted.
pub(super) fn step_explained(
    filter: &FilterOptions,
    taking: Taking<'_>,
    session: &mut Session,
    choices: impl FnOnce(&Game, &mut Session) -> Result<GameStep, Error>,
) -> Result<Outcome, Error> {
    let Opened { mut document, origin, .. } = filter.document.open::<GameData>(session)?;
    let before = game(&document)?;
    let step = choices(&before, session)?;
    let of_coup = matches!(step, GameStep::Coup(_));
    let (told, notes) = take(&mut document, Wanted::Step(step), taking, session)?;
    let write = filter.write(origin)?;
    // What non-players did people carry out for them: each line says what a box or a track shows then.
    let for_non_players = (of_coup && before.has_non_players()).then_some(&before);
    Ok(Outcome::document(Told::of(told, &document, for_non_players)?.explained(&notes), &document, write))
}

/// What a step did: for programs the turn record, for people its effects and what happens next.
pub(super) struct Told {
    json: Value,
    report: Report,
}

impl Told {
    /// What the last step of `document` did; from the game before it, if given, with what each box and track shows.
    pub(super) fn of(
        told: GameTold,
        document: &Document<GameData>,
        before: Option<&Game>,
    ) -> Result<Told, Error> {
        let mut report = Report::new();
        report_of(&mut report, &told, before)?;
        next_lines(&mut report, &told.after);
        Ok(Told { json: turn_record(document, &told)?, report })
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

impl CommandAnswer for Told {
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

/// The turn record of the last step of `document` (contract §5.2), of which `told` came.
pub(super) fn turn_record(document: &Document<GameData>, told: &GameTold) -> Result<Value, Error> {
    let step =
        document.history().last().ok_or_else(|| Error::Bug("a step was taken and not kept".to_owned()))?;
    let step = &HistoryStep { back: None, ..step.clone() };
    let (Value::Object(mut record), Value::Object(told)) = (written(step), written(told)) else {
        unreachable!("records are structs with text keys, which always become objects")
    };
    record.extend(told);
    Ok(Value::Object(record))
}

fn written(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("records have text keys and finite numbers")
}

fn report_of(report: &mut Report, told: &GameTold, before: Option<&Game>) -> Result<(), Error> {
    if let Some(done) = action_words(&told.done) {
        report.strong(0, done);
    }
    happened(report, told, before)
}

/// Who did what: `us: op-and-special (train, air-strike)`; none if the step is nobody's action.
fn action_words(done: &StepKept) -> Option<String> {
    let (faction, action, names) = match done {
        StepKept::Acted(turn) => {
            let named = [&turn.op, &turn.special].into_iter().flatten().map(|named| named.name).collect();
            (turn.faction, turn.action, named)
        }
        StepKept::NonPlayers(decided) => {
            let Played::Turn(turn) = &decided.played else { return None };
            let operation = turn.executed.operation.map(|operation| operation.name().id());
            let special = turn.executed.special.map(|special| special.name().id());
            (turn.turn.faction, turn.action, [operation, special].into_iter().flatten().collect::<Vec<_>>())
        }
        _ => return None,
    };
    let named = if names.is_empty() { String::new() } else { format!(" ({})", names.join(", ")) };
    Some(format!("{faction}: {action}{named}"))
}

/// The card that a step was about.
fn card_of(done: &StepKept) -> Option<Card> {
    match done {
        StepKept::Begun {} => None,
        StepKept::Card { card } | StepKept::Pivotal { card, .. } => Some(*card),
        StepKept::Acted(turn) => Some(turn.card),
        StepKept::Coup { card, .. } => *card,
        StepKept::NonPlayers(decided) => match &decided.played {
            Played::Turn(turn) => Some(turn.card),
            Played::Pivotal(Some(faction)) => Some(Card::pivotal(*faction)),
            Played::Pivotal(None) => decided.card,
        },
    }
}

/// The dice that were thrown, a line each.
pub(super) fn rolls(report: &mut Report, thrown: &[Thrown]) {
    for Thrown { reason, die, shows } in thrown {
        report.item(1, format!("{die} shows {shows}: {reason}"));
    }
}

/// What a step did, in lines: the dice, the effects, and what is left to the people at the table.
fn happened(report: &mut Report, told: &GameTold, before: Option<&Game>) -> Result<(), Error> {
    rolls(report, &told.thrown);
    let lines = match before {
        Some(before) => deeds(before, &told.effects)?,
        None => told.effects.iter().map(effect_words).collect(),
    };
    lines.into_iter().for_each(|line| report.item(1, line));
    told.notes.iter().for_each(|note| report.item(1, format!("Note: {note}")));
    Ok(())
}

/// A step of a game as `log` tells it to people.
///
/// # Errors
/// A bug if its effects cannot be told.
pub(in crate::command) fn logged(report: &mut Report, entry: &StepLog<GameTold>) -> Result<(), Error> {
    let StepLog { step, told, .. } = entry;
    let told = match told {
        Some(StepTold::Game(told)) => Some(told),
        _ => None,
    };
    let done = told.map(|told| &told.done);
    let of = [done.and_then(card_of).map(card_name), done.and_then(action_words)];
    let of: String = of.into_iter().flatten().map(|told| format!(", {told}")).collect();
    report.strong(0, format!("{} {}{of}", step.step, step.command));
    let has_choices = step.choices.as_object().is_none_or(|choices| !choices.is_empty());
    if !step.command.starts_with("fitl-") && !step.choices.is_null() && has_choices {
        report.item(1, format!("choices {}", step.choices));
    }
    if let Some(told) = told {
        happened(report, told, None)?;
    }
    report.aside(1, format!("digest {}", step.digest));
    Ok(())
}
