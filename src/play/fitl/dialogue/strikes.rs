//! An Air Strike whose hits a die decides: it is rolled before it is asked what they strike (4.2.3).

use super::super::super::Left;
use super::super::super::console::Prompt;
use super::Dialogue;
use super::answers::{bare, words_of};
use crate::dice::{Dice, DiceError, Question};
use crate::fitl::rehearsal::{Draft, Open, StepOf, Values, after_special, hits_of};
use crate::fitl::special_activities::air_strike::{HITS_OF_A_DIE as HITS, roll_for_hits};
use crate::fitl::{Edition, SpecialName, SpecialStep, TurnStep};
use crate::names::titled;
use crate::plural::counted;
use crate::question::NOTHING;
use std::fmt;

impl Dialogue<'_> {
    /// What an Air Strike may be begun with whose hits a die decides: each with the hits that it takes.
    pub(super) fn open_strikes<'o>(&self, draft: &Draft, open: &'o [Open]) -> Vec<(&'o Open, &'o str, u8)> {
        let is_begun = draft.words.contains(SpecialName::AirStrike.id());
        if is_begun || self.of != StepOf::Action || self.start.edition() != Edition::Second {
            return Vec::new();
        }
        if draft.words.starts_with("event") {
            return self.strikes_of_event(draft, open);
        }
        let of_open = |open: &'o Open| {
            let steps = if let Values::Steps(steps) = &open.values { &steps[..] } else { &[] };
            steps.iter().zip(&open.question.legal).filter_map(move |(step, answer)| match step {
                TurnStep::Special(SpecialStep::AirStrike(item)) => Some((open, answer.as_str(), item.hits())),
                _ => None,
            })
        };
        open.iter().flat_map(of_open).collect()
    }

    /// The same of what an Event grants and asks for now, if a die decides the hits of that.
    fn strikes_of_event<'o>(&self, draft: &Draft, open: &'o [Open]) -> Vec<(&'o Open, &'o str, u8)> {
        let Some(first) = open.first() else { return Vec::new() };
        let Some(by) = first.question.by.as_deref().and_then(|by| by.parse().ok()) else {
            return Vec::new();
        };
        let of_answer = |answer: &'o String| {
            let hits = Some(answer).filter(|answer| is_strike(bare(answer)))?;
            Some((first, answer.as_str(), hits_of(hits, by)?))
        };
        let strikes: Vec<_> = first.question.legal.iter().filter_map(of_answer).collect();
        let rolls = strikes.first().is_some_and(|(open, answer, _)| {
            let mut dice = Noting::default();
            // What it comes to is not asked here, only whether it is rolled for.
            let _ = draft.answer(open, answer).rehearse(&self.start, &mut dice);
            dice.0.iter().any(|reason| reason == HITS)
        });
        if rolls { strikes } else { Vec::new() }
    }

    /// Rolls for the hits of an Air Strike and asks what the first of them strike, unless it need not strike.
    /// Gives what is said then. With so many lines typed it was said whole.
    pub(super) fn ask_strike(
        &self,
        draft: &Draft,
        strikes: &[(&Open, &str, u8)],
        may_be_left: bool,
        whole_by: usize,
    ) -> Result<Option<String>, Left> {
        let rolled = roll_for_hits(&mut *self.dice.borrow_mut());
        let hits = match rolled {
            Ok(hits) => hits,
            Err(error) => {
                return match self.console.refused(error.into()) {
                    Ok(()) => Ok(None),
                    Err(left) => self.leave_strike(left, may_be_left),
                };
            }
        };
        let possible: Vec<_> = strikes.iter().filter(|(.., needed)| *needed <= hits).collect();
        let name = titled(SpecialName::AirStrike.id());
        let what = format!("{name}, {}", counted(usize::from(hits), "hit"));
        if possible.is_empty() {
            self.console.say(format!("{what}: too few for anything it could strike."))?;
            // What an Event demands is done all the same, and strikes nothing.
            let idle = strikes.first().filter(|_| !may_be_left);
            return Ok(idle.map(|(open, answer, _)| draft.answer(open, answer).words));
        }
        let plain =
            |answer: &str| after_special(bare(answer)).map_or(bare(answer), |(_, step)| step).to_owned();
        let mut answers: Vec<Vec<String>> =
            possible.iter().map(|(open, answer, _)| words_of(open, &plain(answer))).collect();
        let none = answers.len();
        if may_be_left {
            answers.push(vec![NOTHING.to_owned()]);
        }
        let prompt = Prompt { what, answers, ..Prompt::default() };
        match self.console.ask(&prompt) {
            Ok(index) if index == none => Ok(None),
            Ok(index) => {
                self.note_manner(whole_by);
                let (open, answer, _) = possible[index];
                Ok(Some(draft.answer(open, answer).words))
            }
            Err(left) => self.leave_strike(left, may_be_left),
        }
    }

    /// Leaves the die of an Air Strike, or what it strikes: its Operation stays as it was. Before what an
    /// Event demands there is the answer before it to go back to.
    fn leave_strike(&self, left: Left, may_be_left: bool) -> Result<Option<String>, Left> {
        if !may_be_left || !matches!(left, Left::Back | Left::Abort) {
            return Err(left);
        }
        self.console.forget()?;
        if matches!(left, Left::Abort) {
            self.console.say(format!("Dropped: {}", titled(SpecialName::AirStrike.id())))?;
        }
        Ok(None)
    }
}

/// Whether an answer is a step of an Air Strike.
pub(super) fn is_strike(answer: &str) -> bool {
    after_special(answer).is_some_and(|(name, _)| name == SpecialName::AirStrike)
}

/// Dice that show their highest face and note what they are thrown for.
#[derive(Default)]
struct Noting(Vec<String>);

impl Dice for Noting {
    fn answer(&mut self, question: Question, reason: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        self.0.push(reason.to_string());
        Ok(question.sides)
    }
}
