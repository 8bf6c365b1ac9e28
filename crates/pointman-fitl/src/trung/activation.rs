//! Activation Numbers (T5.4): the roll a non-player needs before it selects a further space for an Operation.

use std::fmt;

use super::step::{NpOperation, RollRule};
use crate::game::Game;
use crate::game::readings::{BodyCountRolls, TerrorOnLocs};
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::space::Space;
use crate::vocabulary::track::Track;
use pointman_core::dice::Dice;
use pointman_core::error::Error;
use pointman_core::names::titled;
use pointman_core::trace::Trace;

/// How far the rolls of an Operation have come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Activation {
    rule: RollRule,
    number: u8,
    state: State,
    operation: Option<NpOperation>,
    /// The space in which it was executed last.
    last: Option<Space>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    /// The next space needs no roll: it is the first, or follows one that asks for none.
    Free,
    /// The next space needs a roll.
    Due,
    /// The roll for the next space has been made.
    Passed,
    /// No further space is selected.
    Failed,
}

impl Activation {
    /// No roll is ever made: for Limited Operations, Operations that Events make free, and Special Activities
    /// (T5.4).
    pub const NONE: Activation =
        Activation { rule: RollRule::Never, number: 0, state: State::Free, operation: None, last: None };

    /// The rolls of `operation` on a side with that Activation Number; NVA March has 1 while the Trail is at
    /// 4 (T5.4.2).
    ///
    /// ```
    /// use pointman_fitl::trung::{Activation, NpOperation};
    /// use pointman_fitl::{Edition, FactionSet, Game, Scenario};
    /// let game = Game::on(Scenario::Full.board(), FactionSet::NONE, Edition::Second);
    /// assert_eq!(Activation::of(&game, NpOperation::NvaMarch, 2).number(), 2);
    /// ```
    pub fn of(game: &Game, operation: NpOperation, number: u8) -> Activation {
        let readings = game.readings();
        let rule = match operation {
            NpOperation::NvaTerror if readings.terror_on_locs == TerrorOnLocs::NoRoll => {
                RollRule::NotAfterLoc
            }
            NpOperation::ArvnAssault
                if game.unshaded(LastingCard::BodyCount)
                    && readings.body_count_rolls == BodyCountRolls::NoRoll =>
            {
                RollRule::Never
            }
            _ => operation.rolls(),
        };
        let best_trail = operation == NpOperation::NvaMarch && game.board().track(Track::Trail) == 4;
        let number = if best_trail { 1 } else { number };
        Activation { rule, number, state: State::Free, operation: Some(operation), last: None }
    }

    /// The number a roll must exceed.
    pub const fn number(&self) -> u8 {
        self.number
    }

    /// Whether a roll is made before the next space.
    pub const fn is_due(&self) -> bool {
        matches!(self.state, State::Due)
    }

    /// Whether a roll has failed: no further space is selected; starred steps are still done.
    pub const fn has_failed(&self) -> bool {
        matches!(self.state, State::Failed)
    }

    /// Whether one more space may be selected, rolling if a roll is due. Asked immediately before a space is
    /// selected, when at least one candidate remains and no limit forbids another (T5.4.1). A success is kept
    /// until a space has been selected.
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn may_go_on(&mut self, dice: &mut dyn Dice, trace: &mut impl Trace) -> Result<bool, Error> {
        if self.is_due() {
            let roll = dice.d6(format_args!(
                "Activation{}: more than {} selects 1 more space [T5.4.1]",
                self.after(),
                self.number
            ))?;
            let passed = roll > self.number;
            self.state = if passed { State::Passed } else { State::Failed };
            let what = if passed { "greater than" } else { "not greater than" };
            let so = if passed { "1 more space" } else { "no further space" };
            trace.note("T5.4.1", format_args!("Activation roll {roll}, {what} {}: {so}", self.number));
        }
        Ok(!self.has_failed())
    }

    /// The Operation has been executed in `space`. A LoC of a March or of VC Terror needs no roll after it,
    /// and clears one that is due (T5.4.2). For US Train only spaces in which ARVN cubes were placed are
    /// told.
    pub fn executed_in(&mut self, space: Space) {
        self.last = Some(space);
        if !self.has_failed() {
            self.state = match self.rule {
                RollRule::Never => State::Free,
                RollRule::NotAfterLoc if space.is_loc() => State::Free,
                _ => State::Due,
            };
        }
    }

    /// The Operation, and the space in which it was executed last: a person who throws reads what for.
    fn after(&self) -> impl fmt::Display {
        let (operation, last) = (self.operation, self.last);
        fmt::from_fn(move |f| match (operation, last) {
            (Some(operation), Some(space)) => {
                write!(f, " after {} in {}", titled(operation.name().id()), space.name())
            }
            _ => Ok(()),
        })
    }
}
