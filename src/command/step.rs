//! What the commands of all games share: making a document, taking a step of it, and where the next one goes.

use serde_json::Value;

use crate::command::{DiceOptions, Session, Write};
use crate::dice::{Dice, Noting, Telling, Thrown};
use crate::document::{Document, Record, State};
use crate::error::Error;
use crate::trace::Note;

/// The options that say where the next document goes, of a command whose document is not its first argument.
#[derive(Debug, Clone, Default, clap::Args, serde::Deserialize)]
#[serde(default)]
pub struct OutputOptions {
    /// Write the new version to this file
    #[arg(short, long, value_name = "FILE", help_heading = "Output")]
    #[serde(skip)]
    pub output: Option<std::path::PathBuf>,
}

impl OutputOptions {
    pub(in crate::command) fn write(&self) -> Write {
        self.output.clone().map_or(Write::Output, Write::File)
    }
}

/// How a step is taken, and to whom it is told.
#[derive(Debug, Clone, Copy)]
pub(in crate::command) struct Taking<'a> {
    /// Where the answers of the dice come from.
    pub dice: &'a DiceOptions,
    /// The force whose secrets are told.
    pub side: Option<&'a str>,
    /// Whether what the rules weighed is told too.
    pub explain: bool,
}

impl<'a> Taking<'a> {
    /// With these dice; no secrets are told.
    pub(in crate::command) fn with(dice: &'a DiceOptions) -> Self {
        Taking { dice, side: None, explain: false }
    }
}

/// Begins a document; a script's documents get a seed of their own.
pub(in crate::command) fn begin<S: State>(
    making: &S::Making,
    dice: &DiceOptions,
    session: &mut Session,
) -> Result<(Document<S>, S::Told), Error> {
    let (document, told, _) = begin_telling(making, Taking::with(dice), session)?;
    Ok((document, told))
}

/// A new document, what making it told, and what the rules weighed.
pub(in crate::command) type Begun<S> = (Document<S>, <S as State>::Told, Vec<Note>);

/// The same, with what the rules weighed if that is wanted.
pub(in crate::command) fn begin_telling<S: State>(
    making: &S::Making,
    taking: Taking<'_>,
    session: &mut Session,
) -> Result<Begun<S>, Error> {
    let (mut source, from) = taking.dice.source_of_new(session)?;
    let begun = listen(taking.explain, &mut source, |dice| Document::<S>::begin(making, dice));
    let ((mut document, told), notes, thrown) = begun.map_err(|error| source.kept_in(error))?;
    session.note(told.open(thrown));
    document.set_dice(source.finish()?.unwrap_or(from));
    Ok((document, told, notes))
}

/// Does something with dice, and gives what the rules weighed if that is wanted, and what was thrown.
fn listen<R>(
    explain: bool,
    dice: &mut dyn Dice,
    run: impl FnOnce(&mut dyn Dice) -> Result<R, Error>,
) -> Result<(R, Vec<Note>, Vec<Thrown>), Error> {
    let mut noting = Noting::new(dice);
    if !explain {
        return Ok((run(&mut noting)?, Vec::new(), noting.into_thrown()));
    }
    let mut telling = Telling::new(&mut noting);
    let result = run(&mut telling)?;
    let notes = telling.notes().to_vec();
    Ok((result, notes, noting.into_thrown()))
}

/// A step to take: as the type it is, or a command with choices as they were given in JSON, which the history
/// keeps so.
pub(in crate::command) enum Wanted<T> {
    Step(T),
    Given(&'static str, Value),
}

/// Takes a step with the dice the options say, else the document's own; gives what the rules weighed too, if
/// that is wanted.
pub(in crate::command) fn take<S: State>(
    document: &mut Document<S>,
    wanted: Wanted<S::Step>,
    taking: Taking<'_>,
    session: &Session,
) -> Result<(S::Told, Vec<Note>), Error> {
    // A list of dice that was made for a former version has those of throws that decide nothing, too.
    let before = taking.dice.rolls.as_ref().map(|_| document.clone());
    let taken = take_with(document, &wanted, taking, session, false);
    match (before, &taken) {
        (Some(mut before), Err(Error::Dice(_))) => {
            let again = take_with(&mut before, &wanted, taking, session, true);
            again.inspect(|_| *document = before).or(taken)
        }
        _ => taken,
    }
}

/// The same; `idly` says whether dice that are listed have those of throws that decide nothing.
fn take_with<S: State>(
    document: &mut Document<S>,
    wanted: &Wanted<S::Step>,
    taking: Taking<'_>,
    session: &Session,
    idly: bool,
) -> Result<(S::Told, Vec<Note>), Error> {
    let mut source = taking.dice.source_for(session, document.dice)?.throwing_idly(idly);
    let taken = listen(taking.explain, &mut source, |dice| match wanted {
        Wanted::Step(step) => document.take(step, dice),
        Wanted::Given(command, choices) => document.take_given(command, choices.clone(), dice),
    });
    let (told, notes, thrown) = taken.map_err(|error| source.kept_in(error))?;
    session.note(told.open(thrown));
    if let Some(state) = source.finish()? {
        document.set_dice(state);
    }
    Ok((told, notes))
}

/// Whether the last dice of the document were thrown at the table.
pub(crate) fn were_thrown_at_the_table<S: State>(document: &Document<S>) -> bool {
    thrown_at_the_table(document).last().is_some_and(|(_, is_so)| is_so)
}

/// Whether any dice of the last so many steps were thrown at the table.
pub(crate) fn were_any_thrown_at_the_table<S: State>(document: &Document<S>, steps: usize) -> bool {
    let before = document.history().len().saturating_sub(steps);
    thrown_at_the_table(document).any(|(index, is_so)| index >= before && is_so)
}

/// Of each step that took dice which it is, and whether they were thrown at the table: the document's own do
/// not move on then.
fn thrown_at_the_table<S: State>(document: &Document<S>) -> impl Iterator<Item = (usize, bool)> {
    let mut drawn = 0;
    document.history().iter().enumerate().filter_map(move |(index, step)| {
        let before = std::mem::replace(&mut drawn, step.dice.drawn);
        (!step.rolls.is_empty()).then_some((index, step.dice.drawn == before))
    })
}
