//! An Event: its side, then what its text asks, one question at a time.

use super::super::Left;
use super::super::console::{Console, Prompt};
use super::desk::{Client, TurnDice};
use super::turn::{Hand, split};
use super::{refused, short};
use crate::error::Error;
use crate::fitl::{CardSide, EventAction, EventChoices, GameEffect, PlayerAction};
use crate::question::{NOTHING, OpenQuestion};
use crate::render::Report;

/// Executes the Event of the current card. Gives whether the turn is saved.
///
/// # Errors
/// How a prompt was left.
pub fn execute(hand: &mut Hand<'_>) -> Result<bool, Left> {
    let Some(card) = hand.start.cards().current() else { return Ok(true) };
    let first = hand.answers.first().cloned().unwrap_or_default();
    let side = first.split(' ').nth(1).and_then(|side| side.parse::<CardSide>().ok());
    if card.is_dual() && side.is_none() {
        let sides = [CardSide::Unshaded, CardSide::Shaded];
        let mut report = Report::new();
        report.heading(format!("{card} {}", card.title()));
        for side in sides {
            let idle = if is_idle(hand, side) { " (no effect now)" } else { "" };
            let text = card.summary(side).unwrap_or_default();
            report.item(1, format!("{side}: {text}{idle}"));
        }
        hand.console.show(&report)?;
        let what = format!("{} executes", short(hand.faction));
        let chosen = hand.console.ask(&Prompt::of(what, sides.map(CardSide::id)))?;
        hand.answers[0] = format!("event {}", sides[chosen]);
        return Ok(false);
    }
    let side = side.unwrap_or(CardSide::Unshaded);
    let choices = chosen(&hand.answers[1..])?;
    let action = EventAction { side: Some(side), choices };
    match hand.rehearse(PlayerAction::Event(action)) {
        Ok(_) => {
            let choices = hand.answers[1..].join("; ");
            hand.save(format!("event {side} {choices}").trim_end().to_owned())
        }
        Err(error) if !error.open().is_empty() => {
            let answer = ask(hand.console, &error.open()[0])?;
            hand.answers.push(answer);
            Ok(false)
        }
        Err(error) => {
            refused(hand.console, error)?;
            if hand.answers.len() > 1 {
                hand.answers.pop();
            } else {
                hand.answers.clear();
            }
            Ok(false)
        }
    }
}

/// Whether the text would change nothing but the cylinder.
fn is_idle(hand: &Hand<'_>, side: CardSide) -> bool {
    let action = PlayerAction::Event(EventAction { side: Some(side), choices: EventChoices::default() });
    hand.rehearse(action)
        .is_ok_and(|told| told.effects.iter().all(|effect| matches!(effect, GameEffect::Acted { .. })))
}

/// The choices that answers are.
fn chosen(answers: &[String]) -> Result<EventChoices, Error> {
    EventChoices::parse(&answers.join("; "))
}

/// Asks an open question, and gives the answer as a choice: `place 2u saigon`.
fn ask(console: &Console, question: &OpenQuestion) -> Result<String, Left> {
    let mut answers: Vec<Vec<String>> = question.legal.iter().map(|answer| split(answer)).collect();
    let mut legal = question.legal.clone();
    if question.optional {
        answers.push(vec![NOTHING.to_owned()]);
        legal.push(NOTHING.to_owned());
    }
    let [_, most] = question.wanted;
    let count = if most > 1 { format!(", {} of {most}", question.given + 1) } else { String::new() };
    let who = question.by.as_deref().map_or(String::new(), |by| format!("{}: ", by.to_uppercase()));
    let prompt = Prompt { what: format!("{who}{}{count}", question.what), answers, ..Prompt::default() };
    let index = console.ask(&prompt)?;
    Ok(format!("{} {}", question.name, legal[index]))
}

/// Tries something until nothing it asks of people is open.
///
/// # Errors
/// How a prompt was left.
pub fn answering<R>(
    client: &Client,
    console: &Console,
    attempt: impl Fn(String, TurnDice) -> Result<R, Error>,
) -> Result<R, Left> {
    let draft = client.draft();
    let mut answers = draft.answers.clone();
    let dice = client.dice(console, &draft);
    loop {
        match attempt(answers.join("; "), dice.clone()) {
            Ok(done) => return Ok(done),
            Err(error) if !error.open().is_empty() => match ask(console, &error.open()[0]) {
                Ok(answer) => answers.push(answer),
                Err(Left::Back) if !answers.is_empty() => {
                    answers.pop();
                }
                Err(left) => return Err(left),
            },
            Err(error) if answers.is_empty() => {
                refused(console, error)?;
                return Err(Left::Back);
            }
            Err(error) => {
                refused(console, error)?;
                answers.pop();
            }
        }
        client.keep_draft(answers.clone())?;
    }
}
