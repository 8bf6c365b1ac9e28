//! What the commands of Fire in the Lake share: opening a game, taking a step of it, and telling what it did.

use serde::Serialize;
use serde_json::Value;

use super::asked_for::{bound, completed, kept_in};
use super::next::next_lines;
use super::step_report::{does_nothing, step_report};
use crate::command::asker::{Asker, Said};
use crate::command::step::{Taking, Wanted, take};
use crate::command::teller;
use crate::command::{CommandAnswer, DiceOptions, FilterOptions, Opened, Outcome, Session, Source};
use crate::document::{Document, HistoryStep, TypedStep};
use crate::error::Error;
use crate::fitl::document::{GameStep, GameTold};
use crate::fitl::rehearsal::Draft;
use crate::fitl::{Card, Game, GameData};
use crate::question::OpenQuestion;
use crate::render::Report;
use crate::trace::Note;

/// The game in a document.
pub(super) fn open(source: &Source, session: &mut Session) -> Result<Game, Error> {
    game(&source.open::<GameData>(session)?.document)
}

/// The game that a document holds.
pub(super) fn game(document: &Document<GameData>) -> Result<Game, Error> {
    valid(&document.data)
}

/// The game that `data` is.
pub(in crate::command) fn valid(data: &GameData) -> Result<Game, Error> {
    data.validate().map_err(|faults| Error::Document { file: "-".to_owned(), faults })
}

/// The step whose choices, as JSON, are those of `command`; what was given is called `name`, and stands in
/// them at the pointer `place`.
///
/// # Errors
/// [`Error::Document`] with every fault of what was given.
pub(super) fn step_of_json(
    command: &str,
    name: &str,
    place: &str,
    choices: Value,
) -> Result<GameStep, Error> {
    GameStep::read(command, &choices).map_err(|error| match error {
        Error::Document { mut faults, .. } => {
            for fault in &mut faults {
                let within = fault.pointer.strip_prefix(place).map(str::to_owned);
                fault.pointer = within.unwrap_or_else(|| std::mem::take(&mut fault.pointer));
            }
            Error::Document { file: name.to_owned(), faults }
        }
        other => other,
    })
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
    step_of_document(filter, taking, session, |_, game, session| choices(game, session))
}

/// The same, where the choices are read on the document.
pub(super) fn step_of_document(
    filter: &FilterOptions,
    taking: Taking<'_>,
    session: &mut Session,
    choices: impl FnOnce(&Document<GameData>, &Game, &mut Session) -> Result<GameStep, Error>,
) -> Result<Outcome, Error> {
    let Opened { mut document, origin, .. } = filter.document.open::<GameData>(session)?;
    let before = game(&document)?;
    let step = choices(&document, &before, session)?;
    let (told, notes) = take(&mut document, Wanted::Step(step), taking, session)?;
    if session.is_command_line() && !session.is_guided() {
        is_meant(&told)?;
    }
    let write = filter.write(origin)?;
    Ok(Outcome::document(Told::of(told, &document, Some(&before), &notes)?, &document, write))
}

/// Asks the person at the terminal whether an action that changes nothing is meant.
///
/// # Errors
/// When it is not.
fn is_meant(told: &GameTold) -> Result<(), Error> {
    if !does_nothing(told) || !Asker::is_there() {
        return Ok(());
    }
    let question = OpenQuestion::of("sure", "This changes nothing on the board. Take it anyway?", "3.1");
    loop {
        match Asker::ask(&question.clone().legal(["yes", "no"]))? {
            Said::Answer(answer) if !answer.is_empty() && "yes".starts_with(&answer.to_lowercase()) => {
                return Ok(());
            }
            Said::Answer(answer) if answer.is_empty() || !"no".starts_with(&answer.to_lowercase()) => {}
            _ => return Err(Error::refused("3.1", "not taken: the game stays as it is")),
        }
    }
}

/// The step in words, where a person types the dice: what must still be said is asked for too, so that no die
/// typed is lost, and `finish` gives the step of the words where the input ends before that.
pub(super) fn step_asking(
    filter: &FilterOptions,
    explain: bool,
    session: &mut Session,
    draft: impl FnOnce(&Document<GameData>, &Game) -> Result<Draft, Error>,
    finish: impl FnOnce(&Game, Option<GameStep>) -> Result<GameStep, Error>,
) -> Result<Outcome, Error> {
    let Opened { mut document, origin, .. } = filter.document.open::<GameData>(session)?;
    let before = game(&document)?;
    let write = filter.write(origin)?;
    let (prompts, dice) = (session.prompts(), bound(session.prompts()));
    let draft = draft(&document, &before)?;
    let take_it = || {
        let step = finish(&before, completed(&before, draft, &dice, prompts)?)?;
        let session = Session::of_command_line().lending(dice.clone());
        let options = DiceOptions::default();
        take(&mut document, Wanted::Step(step), Taking { explain, ..Taking::with(&options) }, &session)
    };
    let (told, notes) = take_it().map_err(|error| kept_in(error, &dice))?;
    is_meant(&told)?;
    Ok(Outcome::document(Told::of(told, &document, Some(&before), &notes)?, &document, write))
}

/// What a step did: for programs the turn record, for people its report and what happens next.
pub(super) struct Told {
    json: Value,
    report: Report,
}

impl Told {
    /// What the last step of `document` did to the game `before` it, with what was weighed, if anything was.
    pub(super) fn of(
        told: GameTold,
        document: &Document<GameData>,
        before: Option<&Game>,
        notes: &[Note],
    ) -> Result<Told, Error> {
        let mut report = Report::new();
        step_report(&mut report, before, &told)?;
        teller::why(&mut report, notes);
        next_lines(&mut report, &told.after);
        let mut json = turn_record(document, &told)?;
        if !notes.is_empty() {
            json["explain"] = serde_json::json!(notes);
        }
        Ok(Told { json, report })
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
