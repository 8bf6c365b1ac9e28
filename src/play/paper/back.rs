//! `rollback` and `redo`: steps taken back, and forth again.

use serde_json::json;

use super::super::Left;
use super::super::console::{Console, Prompt};
use super::{Paper, number_or};
use crate::command::document::undo::title_in;
use crate::command::step::were_any_thrown_at_the_table;
use crate::command::{BoundAnswer, BoundDice, Thrower};
use crate::dice::Scripted;
use crate::document::{HistoryStep, State, TypedStep};
use crate::error::Error;
use crate::plural::counted;
use crate::render::Report;

/// How many steps `rollback` lists.
const MOST_LISTED: usize = 15;

/// More steps than these are not undone by a number alone.
const MANY: usize = 5;

/// The step that begins a turn of an evening.
const TURN_BEGINS: &str = "fng-activation";

impl<S: State> Paper<S> {
    pub(super) fn rollback(&self, console: &Console, rest: &str) -> Result<Option<Left>, Error> {
        let steps = match self.steps_back(console, rest) {
            Ok(steps) => steps,
            Err(Left::Failed(error)) => return Err(error),
            Err(Left::Back | Left::Abort) => return Ok(None),
            // The document may be another by now: the steps that were listed are its own no more.
            Err(left) => return Ok(Some(left)),
        };
        console.show(&self.take_back(steps)?)?;
        Ok(Some(Left::Changed))
    }

    /// Takes the last so many steps back; their dice stay bound to what they were thrown for. Gives what to
    /// move back on the table.
    ///
    /// # Errors
    /// Those of `undo`; nothing has changed then.
    pub fn take_back(&self, steps: usize) -> Result<Report, Error> {
        let others = self.undone();
        let (kept, before) = (self.draft(), self.document.borrow().dice);
        // Numbers that people have thrown and said stay so in every game.
        let at_table = were_any_thrown_at_the_table(&self.document.borrow(), steps);
        let binds = self.binds || self.asks_dice.get() || at_table;
        let (bound, last) = (if binds { self.thrown_in(steps) } else { Vec::new() }, self.last_step().0);
        let report = self.call(&["undo"], json!({ "steps": steps }))?;
        if binds {
            self.bound_until.set(last);
            // What was thrown stays bound to what it was thrown for: nobody throws again for another result.
            let (ahead, now) = (kept.dice.unwrap_or(before), self.document.borrow().dice);
            self.skipped.set(Some(ahead).filter(|ahead| *ahead != now));
            self.leave([bound, kept.thrown].concat())?;
        } else {
            self.finish_draft()?;
        }
        let mut rolled_back = self.rolled_back.borrow_mut();
        // A step that was taken since, or undone elsewhere, leaves what was remembered of no use.
        if rolled_back.iter().sum::<u32>() != others {
            *rolled_back = if others > 0 { vec![others] } else { Vec::new() };
        }
        rolled_back.push(u32::try_from(steps).unwrap_or(u32::MAX));
        Ok(report)
    }

    /// Takes the next so many of the steps again that were taken back. Dice that were thrown for something
    /// after them stay bound to it. Gives what to move forward on the table.
    ///
    /// # Errors
    /// Those of `redo`; nothing has changed then.
    pub fn redo(&self, steps: u32) -> Result<Report, Error> {
        let kept = self.draft();
        let report = self.call(&["redo"], json!({ "steps": steps }))?;
        self.redone(steps);
        let mut thrown = kept.thrown;
        for used in self.thrown_in(steps as usize) {
            if let Some(at) = thrown.iter().position(|bound| *bound == used) {
                thrown.remove(at);
            }
        }
        let now = self.document.borrow().dice;
        self.skipped.set(kept.dice.filter(|ahead| ahead.drawn > now.drawn));
        self.leave(thrown)?;
        Ok(report)
    }

    /// The dice of the last so many steps, with what they were thrown for.
    fn thrown_in(&self, steps: usize) -> Vec<BoundAnswer> {
        let (document, history) = (self.document(), self.history());
        let thrown = |back: usize| {
            let step = history.iter().rev().nth(back - 1)?;
            let before = document.undo(u32::try_from(back).ok()?).ok()?;
            let taken = S::Step::read(&step.command, &step.choices).ok()?;
            [false, true].into_iter().find_map(|idly| {
                let rolls = Scripted::new(step.rolls.iter().copied()).throwing_idly(idly);
                let mut dice = BoundDice::new(Vec::new(), Thrower::Person(Box::new(rolls)));
                before.data.apply(&taken, &mut dice).ok()?;
                dice.again();
                Some(dice.left()).filter(|thrown| thrown.len() == step.rolls.len())
            })
        };
        (1..=steps).rev().filter_map(thrown).flatten().collect()
    }

    /// How many steps are undone and can be redone.
    pub fn undone(&self) -> u32 {
        u32::try_from(self.document.borrow().undone().len()).unwrap_or(u32::MAX)
    }

    /// How many steps bring back what the last `rollback` took; all that can be redone, where that is not
    /// known.
    pub(super) fn last_rollback(&self) -> u32 {
        let (rolled_back, undone) = (self.rolled_back.borrow(), self.undone());
        match rolled_back.last() {
            Some(last) if rolled_back.iter().sum::<u32>() == undone => *last,
            _ => undone.max(1),
        }
    }

    /// Forgets of the rollbacks what so many steps have brought back.
    pub(super) fn redone(&self, mut steps: u32) {
        let mut rolled_back = self.rolled_back.borrow_mut();
        while let Some(last) = rolled_back.pop() {
            if let Some(left) = last.checked_sub(steps).filter(|left| *left > 0) {
                rolled_back.push(left);
                return;
            }
            steps -= last.min(steps);
            if steps == 0 {
                return;
            }
        }
    }

    /// How many steps to take back: those up to one that is named, or chosen from a menu.
    fn steps_back(&self, console: &Console, rest: &str) -> Result<usize, Left> {
        let history = self.history();
        // The first entry is the making of the document, which is no step.
        let steps: Vec<&HistoryStep> = history.iter().skip(1).rev().collect();
        let (Some(last), Some(first)) = (steps.first(), steps.last()) else {
            return Err(Error::Usage("no step has been taken yet".to_owned()).into());
        };
        if !rest.is_empty() {
            // The answer to the question that follows may stand behind the number.
            let (number, sure) = rest.split_once(' ').unwrap_or((rest, ""));
            let number = number_or("rollback", number, last.step)?;
            let Some(back) = steps.iter().position(|step| step.step == number).map(|index| index + 1) else {
                let (first, last) = (first.step, last.step);
                let message = format!("there is no step {number}: the steps are {first} to {last}");
                return Err(Error::Usage(message).into());
            };
            // The number may have been meant as how many steps.
            if back <= MANY && sure.is_empty() {
                return Ok(back);
            }
            console.type_ahead(sure);
            return self.sure_of(console, back);
        }
        let mut report = Report::new();
        report.line("Roll back which step? It and every later step are undone; `redo` restores them.");
        // An evening is known by its turns, each of which begins with its Activation dice.
        let turn = |number: u32| {
            let begun = history.iter().filter(|step| step.step <= number && step.command == TURN_BEGINS);
            Some(begun.count()).filter(|turn| *turn > 0)
        };
        let mut told = None;
        for step in steps.iter().take(MOST_LISTED) {
            let now = turn(step.step);
            if now != told {
                let heading =
                    now.map_or_else(|| "Before the first turn".to_owned(), |now| format!("Turn {now}"));
                report.line(heading);
                told = now;
            }
            report.item(1, format!("{}  {}", step.step, title_in(&*self.data(), step)));
        }
        if let Some(earlier) = steps.get(MOST_LISTED) {
            let (first, last) = (first.step, earlier.step);
            let which =
                if first == last { format!("step {first}") } else { format!("steps {first} to {last}") };
            report.aside(1, format!("and {which}: `log` tells them"));
        }
        console.show(&report)?;
        let numbers = steps.iter().map(|step| step.step.to_string());
        let back = console.ask(&Prompt::of("Step", numbers).enter(0, "the last"))? + 1;
        // Who typed the number before the list had been read through may have meant something else by it.
        if back > 1 && console.is_from_page() {
            return self.sure_of(console, back);
        }
        Ok(back)
    }

    /// Asks whether so many steps are meant to be undone.
    fn sure_of(&self, console: &Console, back: usize) -> Result<usize, Left> {
        let sure =
            Prompt::of(format!("That undoes {}. Do you mean that?", counted(back, "step")), ["yes", "no"]);
        if console.ask(&sure.enter(1, "no"))? != 0 {
            return Err(Left::Back);
        }
        Ok(back)
    }
}
