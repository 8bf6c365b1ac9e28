//! Raids: Rangers that are said to move after another has struck move before it, as the rules have it
//! (4.3.3).

use super::super::sense::SPECIAL;
use super::more::special_under_way;
use super::{Dialogue, Highest};
use crate::fitl::SpecialName;
use crate::fitl::rehearsal::{Draft, StepOf, after_special};

impl Dialogue<'_> {
    /// Further steps of a Raid with which Rangers move although one was Activated already: all move before
    /// that, as the rules have it (4.3.3), whatever is said first.
    pub(super) fn late_raids(&self, draft: &Draft) -> Vec<Late> {
        if self.of != StepOf::Action || special_under_way(draft) != Some(SpecialName::Raid) {
            return Vec::new();
        }
        let words = draft.words.trim();
        let (head, last) = match words.rfind("; ") {
            Some(end) => words.split_at(end + 2),
            None => words.split_at(words.find(' ').map_or(0, |end| end + 1)),
        };
        let Some((name, steps)) = after_special(last) else { return Vec::new() };
        let space_of = |step: &str| step.split([' ', ':']).next().unwrap_or_default().to_owned();
        let (mut moves, mut strikes): (Vec<String>, Vec<String>) = (Vec::new(), Vec::new());
        for step in steps_of(steps) {
            let (moved, removed) = match step.split_once(REMOVES) {
                Some((moved, removed)) => (moved.to_owned(), Some(removed)),
                None => (step, None),
            };
            let space = space_of(&moved);
            strikes.extend(removed.map(|removed| format!("{space}{REMOVES}{removed}")));
            // Its space is selected but once.
            if moved != space || moves.iter().all(|other| space_of(other) != space) {
                moves.push(moved);
            }
        }
        if strikes.is_empty() {
            return Vec::new();
        }
        let of = |steps: Vec<String>| Draft {
            of: draft.of,
            words: format!("{head}{SPECIAL}{} {}", name.id(), steps.join(", ")),
        };
        let Ok(before) = of(moves.clone()).rehearse(&self.start, &mut Highest) else { return Vec::new() };
        let special = before.open.iter().filter(|open| open.question.name == SPECIAL.trim());
        let brings = special.flat_map(|open| &open.question.legal).filter_map(|step| {
            let (of, plain) = after_special(step)?;
            (of == name && plain.contains(':')).then_some((step, plain))
        });
        let late = brings.map(|(step, plain)| {
            let (moved, removed) = plain.split_once(REMOVES).map_or((plain, None), |(m, r)| (m, Some(r)));
            let mut all = moves.clone();
            all.push(moved.to_owned());
            all.extend(strikes.iter().cloned());
            all.extend(removed.map(|removed| format!("{}{REMOVES}{removed}", space_of(moved))));
            Late { step: step.clone(), draft: of(all) }
        });
        late.filter(|late| late.draft.rehearse(&self.start, &mut Highest).is_ok()).collect()
    }
}

/// What stands before the pieces that a Raid removes.
const REMOVES: &str = " remove";

/// A step that comes before others that were said already, and what is said with it then.
pub(super) struct Late {
    pub(super) step: String,
    pub(super) draft: Draft,
}

/// The steps of a Special Activity in its words; a number after a comma goes on with the one before.
fn steps_of(words: &str) -> Vec<String> {
    let mut steps: Vec<String> = Vec::new();
    for words in words.split(',').map(str::trim) {
        match steps.last_mut().filter(|_| words.starts_with(|letter: char| letter.is_ascii_digit())) {
            Some(last) => last.push_str(&format!(", {words}")),
            None => steps.push(words.to_owned()),
        }
    }
    steps
}
