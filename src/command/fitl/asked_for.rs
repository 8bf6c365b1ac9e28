//! What a step asks of people, asked for where its dice are typed: a choice that was not given costs nobody
//! the dice and cards typed before it.

use std::cell::RefCell;
use std::io::{self, BufRead, Write as _};
use std::rc::Rc;

use crate::command::{BoundDice, Prompts, Thrower, TypedLines, line_of_input};
use crate::dice::{Asking, DiceState, Seeded};
use crate::error::Error;
use crate::fitl::document::GameStep;
use crate::fitl::rehearsal::{Draft, Open, Rehearsal, StepOf};
use crate::fitl::{EventChoices, Game};
use crate::question::NOTHING;
use crate::voice::option;

/// Dice that are bound to what they were thrown for.
pub(super) type Bound = Rc<RefCell<BoundDice>>;

/// Dice that the person at the table types, asked for by `prompts`.
pub(super) fn bound(prompts: Prompts) -> Bound {
    let rolls = Seeded::new(DiceState::fresh());
    let person = Asking::new(TypedLines::new(next_line), prompts).rolling(rolls);
    Rc::new(RefCell::new(BoundDice::new(Vec::new(), Thrower::Person(Box::new(person)))))
}

/// Adds to what went wrong the dice typed so far, as `--rolls` takes them: they are not lost.
pub(super) fn kept_in(error: Error, dice: &Bound) -> Error {
    let given: Vec<String> = dice.borrow().answers().map(|answer| answer.to_string()).collect();
    match error {
        Error::Refused { rule, part, message, asks } if !given.is_empty() => Error::Refused {
            rule,
            part,
            message: format!("{message}; the dice so far: {} {}", option("rolls"), given.join(",")),
            asks,
        },
        Error::Dice(error) if !given.is_empty() => {
            Error::Usage(format!("{error}; the dice so far: {} {}", option("rolls"), given.join(",")))
        }
        other => other,
    }
}

/// Goes through the turn of a non-player, asking for its dice and then for what it asks people. Gives the
/// choices; the dice stay bound for the turn itself.
///
/// # Errors
/// Those of the turn, and what standard input cannot give.
pub(super) fn asked_for(
    game: &Game,
    choices: &EventChoices,
    dice: &Bound,
    prompts: Prompts,
) -> Result<EventChoices, Error> {
    let (draft, _) = asked(game, Draft::non_players(choices.to_string()), dice, prompts, |_| false)?;
    Ok(EventChoices::parse(&draft.words)?.without_done())
}

/// Goes through an action or parts of a Coup Round in words, asking for the dice and for what must still be
/// said. Gives the step, none if it is still not whole at the end of the input; the dice stay bound for the
/// step itself.
///
/// # Errors
/// Those of the step, and what standard input cannot give.
pub(super) fn completed(
    game: &Game,
    draft: Draft,
    dice: &Bound,
    prompts: Prompts,
) -> Result<Option<GameStep>, Error> {
    // What may be declined is declined by leaving it out, as without dice from the table; but a part of a
    // Coup Round of which nothing is said is not declined: without dice from the table it is asked for, too.
    let declines = draft.of != StepOf::Coup || !draft.words.trim().is_empty();
    Ok(asked(game, draft, dice, prompts, |rehearsal| declines && rehearsal.step.is_some())?.1)
}

/// Asks what is open in `draft` until nothing is, or `is_enough`.
fn asked(
    game: &Game,
    mut draft: Draft,
    dice: &Bound,
    prompts: Prompts,
    is_enough: impl Fn(&Rehearsal) -> bool,
) -> Result<(Draft, Option<GameStep>), Error> {
    let mut step = None;
    loop {
        dice.borrow_mut().again();
        let rehearsal = draft.rehearse(game, &mut *dice.borrow_mut())?;
        let Some(open) = rehearsal.open.first().filter(|_| !is_enough(&rehearsal)) else {
            step = rehearsal.step;
            break;
        };
        let Some(answer) = answer(open, prompts)? else { break };
        let further = draft.answer(open, &answer);
        dice.borrow_mut().again();
        match further.rehearse(game, &mut *dice.borrow_mut()) {
            Ok(_) => draft = further,
            Err(error @ (Error::Refused { .. } | Error::Usage(_) | Error::Incomplete { .. })) => {
                say(&format!("No: {error}\n"), prompts)?
            }
            Err(error) => return Err(error),
        }
    }
    dice.borrow_mut().again();
    Ok((draft, step))
}

/// The answer to a question; none at the end of the input.
fn answer(open: &Open, prompts: Prompts) -> Result<Option<String>, Error> {
    let question = &open.question;
    let mut shown = question.clone().shortened();
    let line = loop {
        let by_enter = if question.optional { " (Enter: none)" } else { "" };
        say(&format!("{}{by_enter}: ", shown.in_words()), prompts)?;
        let Some(typed) = line_of_input()? else { return Ok(None) };
        if typed.trim() != "?" {
            break typed;
        }
        shown = question.clone();
    };
    let line = line.trim();
    Ok(Some(if line.is_empty() && question.optional { NOTHING.to_owned() } else { line.to_owned() }))
}

fn say(text: &str, mut out: Prompts) -> Result<(), Error> {
    let failed = |source| Error::Io { what: "standard error".to_owned(), source };
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(failed)
}

/// The next line of standard input.
fn next_line() -> io::Result<Vec<u8>> {
    let mut line = Vec::new();
    io::stdin().lock().read_until(b'\n', &mut line)?;
    Ok(line)
}
