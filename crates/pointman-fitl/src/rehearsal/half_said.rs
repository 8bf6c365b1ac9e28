//! A step of which only the beginning was said: how it may go on.

use super::words::{after_special, items, joined};
use super::{Draft, Place};
use crate::action::DONE;
use crate::action::legal::Lucky;
use crate::{Game, OperationName, PlayerAction, SpecialName, Words};
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;
use pointman_core::vocabulary::Term;

/// How the words of a step of a Special Activity begin.
const SPECIAL: &str = "special";

/// How a step goes on of which only the beginning was said.
pub(super) enum HalfSaid {
    /// By one of the steps that begin so.
    Asks(OpenQuestion),
    /// A Special Activity by one of these: no step of it begins as was said.
    Otherwise(OpenQuestion),
    /// Not at all: the Special Activity is possible nowhere.
    Nowhere(Error),
}

impl Draft {
    /// How the first step goes on of which only the beginning was said, where those before it are accepted.
    /// None where no step is half said, or none could begin so.
    pub(super) fn half_said(&self, game: &Game) -> Option<HalfSaid> {
        let parts = self.parts();
        parts.first()?.parse::<OperationName>().ok()?;
        let faction = game.whose_turn(None).ok()?;
        let steps_in = |parts: &[String]| match PlayerAction::parse_on(&joined(parts), faction, game.board())
        {
            Ok(PlayerAction::Operation(operation)) => Some(operation.to_steps().len()),
            _ => None,
        };
        // A Special Activity that is only named is read, and is no step.
        let is_whole = |at: &usize| {
            let (before, with_it) = (steps_in(&parts[..*at]), steps_in(&parts[..=*at]));
            parts[*at] == DONE || before.zip(with_it).is_some_and(|(before, with_it)| with_it > before)
        };
        let half = (1..parts.len()).find(|at| !is_whole(at))?;
        let (whole_items, said) = last_item(&parts[half]);
        let before: Vec<String> = parts[..half].iter().cloned().chain(whole_items).collect();
        let (before, said) = (Draft { of: self.of, words: joined(&before) }, words_of(&said));
        let open = before.rehearse(game, &mut Lucky).ok()?.open;
        let asked = |said: &[String], told: &str| {
            let further = open.iter().filter(|open| open.place == Place::Further);
            let mut asked = further.map(|open| {
                let mut question = open.question.clone();
                question.legal.retain(|answer| begins(said, &words_of(answer)));
                question
            });
            let question = asked.find(|question| !question.legal.is_empty())?;
            let what = format!("how `{told}` goes on");
            Some(OpenQuestion { what, wanted: [1, 1], optional: false, ..question })
        };
        if let Some(question) = asked(&said, &parts[half]) {
            return Some(HalfSaid::Asks(question));
        }
        // Its own place may be wrong, or it may go with none.
        let special = said.get(1).filter(|_| said[0] == SPECIAL)?;
        let otherwise = (2..said.len()).rev().map(|most| &said[..most]);
        otherwise.filter_map(|said| asked(said, &said.join(" "))).map(HalfSaid::Otherwise).next().or_else(
            || {
                let why = before.special_nowhere(game, SpecialName::named(special)?)?;
                Some(HalfSaid::Nowhere(why.in_part(format_args!("`{}`", parts[half]))))
            },
        )
    }
}

/// The items of a part before its last, and that one, said as a step of its own; of a move it goes where the
/// first goes.
fn last_item(part: &str) -> (Option<String>, String) {
    let (head, item) = match after_special(part) {
        Some((name, rest)) => {
            let mut items = items(rest);
            let last = items.pop().unwrap_or_default();
            (format!("{SPECIAL} {name} {}", items.join(", ")), format!("{SPECIAL} {name} {last}"))
        }
        None => match part.rsplit_once(',') {
            Some((head, last)) => {
                let lower = head.to_lowercase();
                let to = Words::of(&lower).find_space().map_or(String::new(), |space| format!("{space} "));
                (head.to_owned(), format!("{to}{}", last.trim()))
            }
            None => (String::new(), part.to_owned()),
        },
    };
    match part.contains(',') {
        true => (Some(head), item),
        false => (None, part.to_owned()),
    }
}

/// The words of a step to compare them: a space by its id however it was typed, a Special Activity called
/// one.
fn words_of(step: &str) -> Vec<String> {
    let lower = step.to_lowercase();
    let mut words = Words::of(&lower);
    let mut told: Vec<String> = Vec::new();
    while let Some(word) = words.peek() {
        if told.is_empty() && SpecialName::with_id(word).is_some() {
            told.push(SPECIAL.to_owned());
        }
        match words.find_space() {
            Some(space) => told.push(space.id().to_owned()),
            None => {
                if word != ":" {
                    told.push(word.to_owned());
                }
                let _ = words.next("a word");
            }
        }
    }
    told
}

/// Whether a step begins with what was said, and has more.
fn begins(said: &[String], step: &[String]) -> bool {
    // A number is no beginning of a longer one.
    let is_of = |(said, word): (&String, &String)| {
        word.strip_prefix(said.as_str()).is_some_and(|rest| {
            !said.ends_with(|letter: char| letter.is_ascii_digit())
                || !rest.starts_with(|letter: char| letter.is_ascii_digit())
        })
    };
    said.len() <= step.len() && said != step && said.iter().zip(step).all(is_of)
}
