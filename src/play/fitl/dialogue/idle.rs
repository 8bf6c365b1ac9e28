//! Draws that decide nothing: whatever is drawn, the step comes to the same, and nobody need draw.

use std::collections::HashMap;
use std::fmt;

use super::Dialogue;
use crate::command::{BoundAnswer, BoundDice, Judge, Thrower};
use crate::dice::{Dice, DiceError, Question};
use crate::fitl::Game;
use crate::fitl::rehearsal::Draft;

/// With how many throws of everything else each result of a draw is tried. A draw on which the step hangs
/// differs in one of the first; to be taken for one that decides nothing it would have to come to the same in
/// all of them.
const TRIALS: u64 = 6;

impl Dialogue<'_> {
    /// Tells the dice which draws of the draft decide nothing, if a person makes them.
    pub(super) fn judge_draws(&self, draft: &Draft) {
        if !self.client.paper.asks_dice() {
            return;
        }
        let (start, draft) = (self.start, draft.clone());
        let judge: Box<Judge> = Box::new(move |answers: &[BoundAnswer], question: Question, reason: &str| {
            (0..TRIALS).all(|trial| comes_to_the_same(&draft, &start, answers, question, reason, trial))
        });
        self.dice.borrow_mut().judging(judge);
    }
}

/// Whether each result of the draw leads to the same game, where everything else that is thrown shows the
/// same.
fn comes_to_the_same(
    draft: &Draft,
    start: &Game,
    answers: &[BoundAnswer],
    question: Question,
    reason: &str,
    trial: u64,
) -> bool {
    let game_after = |answer: u32| {
        let drawn = BoundAnswer { reason: reason.to_owned(), die: question.to_string(), answer, place: None };
        let answers = answers.iter().cloned().chain([drawn]).collect();
        let others = Box::new(ByReason { trial, asked: HashMap::new() });
        let mut dice = BoundDice::new(answers, Thrower::Person(others));
        draft.rehearse(start, &mut dice).ok()?.told.map(|told| *told.after)
    };
    let Some(first) = game_after(1) else { return false };
    (2..=question.sides).all(|answer| game_after(answer) == Some(first))
}

/// Dice that show the same for the same reason in each trial, in whatever order they are thrown.
struct ByReason {
    trial: u64,
    /// How often each reason has come up.
    asked: HashMap<String, u64>,
}

impl Dice for ByReason {
    fn answer(&mut self, question: Question, reason: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        let reason = reason.to_string();
        // FNV-1a: any spread will do.
        let mix = |hash: u64, byte: u64| (hash ^ byte).wrapping_mul(0x0100_0000_01b3);
        let times = self.asked.entry(reason.clone()).or_default();
        *times += 1;
        let seeds = [self.trial, *times].into_iter();
        let hash = seeds.chain(reason.bytes().map(u64::from)).fold(0xcbf2_9ce4_8422_2325, mix);
        Ok((hash >> 32) as u32 % question.sides + 1)
    }
}
