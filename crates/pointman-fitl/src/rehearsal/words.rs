//! The words of a draft: its steps, and where the answer to a question stands among them.

use super::{Draft, Open, Place, Values};
use crate::action::DONE;
use crate::{OperationName, Space, SpecialName};
use pointman_core::error::Asks;
use pointman_core::question::{NOTHING, OpenQuestion};

/// What steps leave open, each question with its place: a step of the Operation, or what its end asks.
pub(super) fn in_steps(parts: &[String], asks: &Asks) -> Vec<Open> {
    let item = asks
        .pointer
        .as_deref()
        .and_then(|pointer| pointer.split_once("/special/steps/"))
        .and_then(|(_, item)| item.split('/').next().and_then(|item| item.parse().ok()));
    let step = asks.step.and_then(|step| usize::try_from(step).ok()).map(|step| step.saturating_sub(1));
    let open = asks.open.iter().map(|question| {
        let place = match step {
            Some(step) if step + 1 < parts.len() => Place::InStep(step, item),
            _ => Place::InStep(usize::MAX, None),
        };
        Open { question: question.clone(), values: Values::Words, left: None, place }
    });
    open.collect()
}

/// Puts an answer into the steps of an Operation; `parts` begins with its name. What its end asks is a step
/// of its own.
pub(super) fn answer_in(parts: &mut Vec<String>, step: usize, item: Option<usize>, name: &str, answer: &str) {
    let Some(part) = step.checked_add(1).and_then(|at| parts.get_mut(at)) else {
        let end = parts.len() - usize::from(parts.last().is_some_and(|last| last == DONE));
        parts.insert(end, format!("{name} {answer}"));
        return;
    };
    // Guerrillas on a LoC are Activated by a step before the one that needs them.
    if name.starts_with("activate ") && !part.starts_with("activate") {
        parts.insert(step + 1, format!("{name} {answer}"));
        return;
    }
    *part = match item {
        None => with_answer(part, name, answer),
        Some(item) => {
            let mut items = items(part);
            match items.get_mut(item) {
                Some(text) => *text = with_answer(text, name, answer),
                None => items.push(with_answer("", name, answer)),
            }
            items.join(", ")
        }
    };
}

/// The Special Activity that a step's words begin with, and what follows its name.
pub fn after_special(words: &str) -> Option<(SpecialName, &str)> {
    let (first, rest) = words.trim().split_once(char::is_whitespace)?;
    let (name, rest) = match first.parse::<SpecialName>() {
        _ if first.len() >= 2 && "special".starts_with(first) => {
            rest.trim().split_once(char::is_whitespace)?
        }
        Ok(_) => (first, rest),
        Err(_) => return None,
    };
    Some((name.parse().ok()?, rest.trim()))
}

/// Whether both are the same Special Activity: a further step of it extends it (4.1).
pub(super) fn same_special(one: &str, other: &str) -> bool {
    let named = |words| after_special(words).map(|(name, _)| name);
    named(one).is_some() && named(one) == named(other)
}

/// The items of a Special Activity; a number after a comma goes on with the one before.
pub(super) fn items(part: &str) -> Vec<String> {
    let mut items: Vec<String> = Vec::new();
    for text in part.split(',').map(str::trim) {
        match items.last_mut() {
            Some(last) if text.starts_with(|letter: char| letter.is_ascii_digit()) => {
                last.push_str(", ");
                last.push_str(text);
            }
            _ => items.push(text.to_owned()),
        }
    }
    items
}

/// The words with an answer under its name: after the name if that stands at their end.
pub(super) fn with_answer(words: &str, name: &str, answer: &str) -> String {
    let words = words.trim();
    if name.parse::<Space>().is_ok() {
        // What an Air Strike takes stands after its space.
        let head = words.split_once(name).map_or("", |(head, _)| head);
        return format!("{head}{name} {answer}");
    }
    // Pieces taken from several spaces stand one after the other.
    let goes_on = name == "taking" && words.contains(" taking ");
    if goes_on || words.ends_with(name) || words.is_empty() && name.is_empty() {
        return format!("{words} {answer}");
    }
    format!("{words} {name} {answer}").trim().to_owned()
}

/// An action in brackets that goes on by an answer.
pub(super) fn go_on(action: &str, question: &OpenQuestion, answer: &str) -> String {
    let is_special = action
        .split_whitespace()
        .next()
        .is_some_and(|word| word.parse::<OperationName>().is_err() && word.parse::<SpecialName>().is_ok());
    let is_commitment = question.name == crate::CoupPart::UsCommitment.id()
        || action.starts_with(|letter: char| letter.is_ascii_digit());
    if question.name == "step" || is_commitment {
        return match (answer, is_special || is_commitment) {
            (NOTHING, _) => format!("{action}; {DONE}"),
            (_, true) => format!("{action}, {answer}"),
            (_, false) => format!("{action}; {answer}"),
        };
    }
    let step = question.within.as_ref().and_then(|within| within.step).map(|step| step.saturating_sub(1));
    if is_special {
        let mut items = items(action);
        let last = items.len().saturating_sub(1);
        if let Some(text) = items.get_mut(last) {
            *text = with_answer(text, &question.name, answer);
        }
        return items.join(", ");
    }
    let mut parts = Draft::act(action).parts();
    let step = step.and_then(|step| usize::try_from(step).ok()).unwrap_or(usize::MAX);
    answer_in(&mut parts, step, None, &question.name, answer);
    joined(&parts)
}

/// The name of an Operation and its steps as they are typed.
pub(super) fn joined(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [name, steps @ ..] => format!("{name} {}", steps.join("; ")).trim().to_owned(),
    }
}
