//! Words that were typed, read as an answer: a whole action in one line, the rest of a step, a number alone.

use std::fmt;

use super::super::super::Left;
use super::super::super::console::DONE;
use super::super::sense::split;
use super::answers::number_of;
use super::groups::open_place;
use super::{Dialogue, Highest};
use crate::dice::{Dice, DiceError, Question};
use crate::fitl::OperationName;
use crate::fitl::rehearsal::{Draft, Open, Rehearsal, StepOf, Values};
use crate::plural::counted;
use crate::question::{NOTHING, OpenQuestion};

impl Dialogue<'_> {
    /// Whether a line is an action as the command reads it that cannot be read step by step: it names the
    /// choices of an Event, or says after all spaces what would be asked about after one of them.
    pub(super) fn is_read_whole(&self, line: &str) -> bool {
        let rehearsed = |words: &str| Draft::act(words).rehearse(&self.start, &mut Highest);
        if line.starts_with("event") {
            // How many answers are wanted may hang on a die.
            let is_whole = |face: u32| {
                let done = Draft::act(line).rehearse(&self.start, &mut Showing(face));
                done.is_ok_and(|done| done.step.is_some())
            };
            return line.split_whitespace().count() > 2 && (1..=6).rev().any(is_whole);
        }
        if line.split(';').any(|step| open_place(line, step).is_some()) {
            return false;
        }
        if !rehearsed(line).is_ok_and(|done| done.step.is_some()) {
            return false;
        }
        let asks = |at: usize| match rehearsed(&line[..at]) {
            Ok(done) => done.open.first().is_some_and(|open| matches!(open.values, Values::Words)),
            Err(_) => true,
        };
        // The name of the Operation may stand by itself before the first of its steps.
        line.match_indices(';').any(|(at, _)| line[..at].trim().contains(' ') && asks(at))
    }

    /// The draft with these words for an answer, if the rules take them or ask for more. A further group may
    /// leave out where it goes, `2t from hue`, and more of a Special Activity its name: `aid`.
    pub(super) fn as_answer(&self, draft: &Draft, first: &Open, typed: &str) -> Option<Draft> {
        // Capitals say nothing; what is kept of an answer is read as it stands.
        let typed = typed.to_lowercase();
        let typed = self.without_name(draft, first, &typed);
        let same_place = || {
            let (_, last) = draft.words.rsplit_once(';').or_else(|| draft.words.split_once(' '))?;
            let (place, _) = last.split_once(':')?;
            let is_group = typed.starts_with(|letter: char| letter.is_ascii_digit());
            is_group.then(|| draft.answer(first, &format!("{}: {typed}", place.trim())))
        };
        let same_special = || {
            let (_, last) = draft.words.rsplit_once(';')?;
            let name = last.trim().strip_prefix("special ")?.split(' ').next()?;
            Some(draft.answer(first, &format!("special {name} {typed}")))
        };
        // An answer within one of several steps could not tell which of them it belongs to: they are read one
        // by one.
        let is_several =
            typed.contains(',') && !draft.words.starts_with("event") && !typed.starts_with("event");
        let asks_within =
            |done: &Rehearsal| done.open.first().is_some_and(|open| matches!(open.values, Values::Words));
        // What leaves its own question as it was has not answered it; nor ends `done` what must go on.
        let (is_end, is_of_steps) =
            ([DONE, NOTHING].contains(&typed), matches!(first.values, Values::Steps(_)));
        let says_nothing = |done: &Rehearsal| match is_of_steps {
            true => is_end && done.told.is_none(),
            false => {
                let (before, asked) = (&first.question, done.open.first().map(|open| &open.question));
                // Asked still, though as many were given as are wanted.
                let is_same = |asked: &OpenQuestion| {
                    asked == before
                        || (&asked.name, &asked.legal) == (&before.name, &before.legal)
                            && asked.given >= asked.wanted[1]
                };
                before.within.is_none() && asked.is_some_and(is_same)
            }
        };
        // What lies on the table decides what is asked.
        let gone_through = |draft: &Draft| draft.rehearse(&self.start, &mut self.dice_as_they_lie()).ok();
        // The last item of a list must answer something.
        let is_read = |done: &Rehearsal| match typed.rsplit_once(',') {
            Some((before, _)) if !is_of_steps && done.step.is_none() => {
                let without = gone_through(&draft.answer(first, before.trim()));
                without.is_none_or(|without| {
                    let told = |done: &Rehearsal| done.told.as_ref().map(|told| told.effects.clone());
                    without.open != done.open || told(&without) != told(done)
                })
            }
            _ => true,
        };
        let is_accepted = |draft: &Draft| {
            let done = gone_through(draft);
            done.is_some_and(|done| {
                !(says_nothing(&done) || is_several && asks_within(&done)) && is_read(&done)
            })
        };
        Some(draft.answer(first, typed))
            .filter(is_accepted)
            .or_else(|| same_place().filter(is_accepted))
            .or_else(|| same_special().filter(is_accepted))
    }

    /// What is typed without the name of the Operation, the part of a Coup Round or the choice of an Event
    /// that it belongs to, said again.
    pub(super) fn without_name<'t>(&self, draft: &Draft, first: &Open, typed: &'t str) -> &'t str {
        let part = self.start.coup_due().filter(|_| self.of == StepOf::Coup);
        let name = match part {
            Some(part) => part.id(),
            None if draft.words.starts_with("event ") => &first.question.name,
            None => draft.words.trim().split([' ', ';']).next().unwrap_or_default(),
        };
        let rest = typed.strip_prefix(name).filter(|rest| !name.is_empty() && rest.starts_with(' '));
        rest.map_or(typed, str::trim_start)
    }

    /// Reads a number that was typed ahead for how many pieces are removed. Gives the only ones of that
    /// number among the answers, the most first; where it leaves open which, those are asked for.
    pub(super) fn removed_by_number(&self, legal: &[String]) -> Result<Option<String>, Left> {
        let ahead = self.console.ahead_of_sign();
        let number = ahead.parse::<u32>().ok();
        let Some(number) = number.filter(|_| !self.console.is_after_comma() && !self.console.is_after_end())
        else {
            return Ok(None);
        };
        let pieces = |answer: &String| -> u32 { split(answer).iter().map(|word| number_of(word)).sum() };
        let mut alike = legal.iter().filter(|answer| pieces(answer) == number);
        self.console.skip_name(&ahead);
        match (alike.next(), alike.next()) {
            (Some(only), None) => Ok(Some(only.clone())),
            (Some(_), Some(_)) => Ok(None),
            (None, _) => {
                let most = counted(legal.first().map_or(0, pieces), "piece");
                self.console.say_no(&format!("`{number}`: at most {most} can be removed here."))?;
                Ok(None)
            }
        }
    }

    /// Forgets a number that was typed for how many pieces an Attack removes, and says so: its die failed.
    pub(super) fn drop_number(&self) -> Result<(), Left> {
        let ahead = self.console.ahead_of_sign();
        let words = self.said.last().map_or("", String::as_str);
        let is_of_attack = words.starts_with(OperationName::Attack.id())
            && !self.console.is_after_comma()
            && !self.console.is_after_end();
        if is_of_attack && ahead.parse::<u32>().is_ok() && self.console.skip_name(&ahead) {
            self.console.say_not_read(&ahead)?;
        }
        Ok(())
    }
}

/// A line without what ends a step and confirms it, at its end.
pub(super) fn without_end(line: &str) -> &str {
    let mut rest = line.trim_end();
    while let Some((before, last)) = rest.rsplit_once(';')
        && [DONE, "yes", ""].contains(&last.trim())
    {
        rest = before.trim_end();
    }
    rest
}

/// Dice that all show this face.
pub(super) struct Showing(pub(super) u32);

impl Dice for Showing {
    fn answer(&mut self, question: Question, _: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        Ok(self.0.min(question.sides))
    }
}
