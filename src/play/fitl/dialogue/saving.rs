//! A whole step: summed up, confirmed, its dice thrown, saved, and what follows by itself told.

use pointman_core::vocabulary::Term;
use serde_json::{Value, json};

use super::super::super::Left;
use super::super::super::console::{DONE, Prompt};
use super::super::sense::SPECIAL;
use super::progress::{ends_part, idle_spaces, is_idle, is_spent_for_nothing};
use super::{Dialogue, EVENT};
use crate::command::fitl::{as_moved, lines_of_effects, lines_of_markers, told_of_step};
use crate::dice::{DiceState, Seeded};
use crate::error::Error;
use crate::fitl::document::{GameStep, GameTold, StepKept};
use crate::fitl::rehearsal::{Draft, StepOf, after_special};
use crate::fitl::{CardSide, CoupPart, NextStep, OperationName, Space, SpecialName, Words};
use crate::render::Report;

/// How many throws tell what comes before the dice: effects that all of them have are those before.
const TRIALS: u64 = 12;

impl Dialogue<'_> {
    /// Sums up the step and saves it, if a person who has a say in it confirms that.
    pub(super) fn save(&mut self, step: &GameStep, told: &GameTold) -> Result<bool, Left> {
        if self.is_foreseeing {
            return Err(Left::Hold);
        }
        let words = self.said.last().cloned().unwrap_or_default();
        let is_asked = self.of == StepOf::Action || !words.is_empty();
        if is_asked {
            self.tell_sweep_ended(&words)?;
            self.sum_up(told)?;
            if !self.is_confirmed(&words, told)? {
                return Ok(false);
            }
        }
        let thrown;
        let told = if self.of == StepOf::Coup {
            self.tell_up_to_dice(told, is_asked)?;
            match self.rehearse(&self.draft()) {
                Ok(rehearsal) => thrown = rehearsal.told,
                Err(error) => {
                    self.console.refused(error)?;
                    return Err(Left::Back);
                }
            }
            thrown.as_deref().ok_or_else(|| Error::Bug("a part that was settled is open again".to_owned()))?
        } else {
            told
        };
        let report = self.take(step)?;
        if is_asked {
            let (step, _) = self.client.paper.last_step();
            self.console.say(format!("Saved as step {step}."))?;
        }
        let follows = if is_asked { self.what_follows(told)? } else { report };
        self.console.show(&self.client.in_short(follows))?;
        Ok(true)
    }

    /// Tells what the step does before it is confirmed.
    fn sum_up(&self, told: &GameTold) -> Result<(), Left> {
        let mut report = Report::new();
        let summed_up = self.summed_up(told)?;
        told_of_step(&mut report, &self.start, &summed_up)?;
        if let Some(line) = as_moved(&summed_up.after).filter(|_| self.of == StepOf::Coup) {
            report.item(1, line);
        }
        // A withdrawal is what VC then shifts for, whoever plays VC (6.5).
        let shifts = summed_up.after.coup_progress().points;
        if self.start.coup_due() == Some(CoupPart::UsCommitment) && shifts > 0 {
            report.item(
                1,
                format!(
                    "Then VC shifts {shifts} Population toward Active Opposition for the withdrawal [6.5]"
                ),
            );
        }
        Ok(self.console.show(&report)?)
    }

    /// Says that an Air Strike has ended a Sweep that might have gone on: it strikes what the Sweep has
    /// Activated, and that comes after all its moves (3.2.3).
    fn tell_sweep_ended(&self, words: &str) -> Result<(), Left> {
        let Some((before, last)) = words.rsplit_once(';') else { return Ok(()) };
        let is_strike = after_special(last.trim()).is_some_and(|(name, _)| name == SpecialName::AirStrike);
        if !is_strike || !words.trim_start().starts_with(OperationName::Sweep.id()) {
            return Ok(());
        }
        let before = Draft { of: self.of, words: before.to_owned() };
        let open = before.rehearse(&self.start, &mut self.dice_as_they_lie()).map(|done| done.open);
        let went_on = open.is_ok_and(|open| open.iter().any(|open| open.question.name != SPECIAL.trim()));
        if went_on {
            self.console.say(
                "  The Air Strike strikes what the Sweep Activates, so no space can be added to the Sweep \
                 behind it: `no` takes the Air Strike back [3.2.3].",
            )?;
        }
        Ok(())
    }

    /// Asks whether the step is taken. Gives whether it is; what goes on with it instead was said.
    fn is_confirmed(&self, words: &str, told: &GameTold) -> Result<bool, Left> {
        let wasted = if words == "pass" { None } else { self.wasted(told) };
        let what = match &wasted {
            _ if self.of == StepOf::Coup && self.own_part(told)?.0 == 0 => {
                "You chose nothing here. Go on?".to_owned()
            }
            Some(wasted) => format!("{wasted} Take it anyway?"),
            None => "Take this step?".to_owned(),
        };
        self.console.skip_done();
        self.refuse_beyond_limit(words)?;
        self.skip_said(words)?;
        let sure = Prompt::of(what, ["yes", "no"])
            .noting("yes", "saves it")
            .noting("no", "back to the last question of this step");
        // A turn that would be wasted is not taken for a key.
        let is_wasted = wasted.is_some() && self.of == StepOf::Action;
        let mut sure = if is_wasted { sure.enter(1, "no") } else { sure.enter(0, "yes") };
        if self.event_follows && words == EVENT {
            sure.answers.push(vec![EVENT.to_owned()]);
            sure.unlisted.push(EVENT.to_owned());
        }
        // The step has ended by itself: who says so says nothing wrong.
        sure.answers.push(vec![DONE.to_owned()]);
        sure.unlisted.push(DONE.to_owned());
        // So does who answers what was not asked, as it had one answer.
        let unasked = self.unasked.take();
        sure.unlisted.extend(unasked.iter().map(|answer| answer[0].clone()));
        sure.answers.extend(unasked.iter().cloned());
        let mut said = self.console.ask(&sure)?;
        while sure.answers[said] == [DONE] || unasked.contains(&sure.answers[said]) {
            if sure.answers[said] == [DONE] && !self.console.has_more() {
                self.console.say("  The step has ended: `yes` saves it.")?;
            }
            said = self.console.ask(&sure)?;
        }
        match said {
            0 => Ok(true),
            1 => Err(Left::Back),
            _ => {
                self.console.skip_name(CardSide::Unshaded.id());
                Ok(false)
            }
        }
    }

    /// What a step does not do that it was taken for, the whole or a part of it; none if it all serves.
    fn wasted(&self, told: &GameTold) -> Option<String> {
        if is_idle(told) {
            return Some("This changes nothing on the board.".to_owned());
        }
        if is_spent_for_nothing(told) {
            return Some("This only spends Resources.".to_owned());
        }
        idle_spaces(told).filter(|_| self.of == StepOf::Action)
    }

    /// Takes the step by its command.
    fn take(&self, step: &GameStep) -> Result<Report, Error> {
        match step {
            GameStep::Act(chosen) => {
                self.call(&["fitl", "act"], json!({ "words": [json_of(&chosen.action)?] }))
            }
            GameStep::Coup(choices) => {
                let words = json_of(choices)?;
                let options = if words == "{}" { json!({}) } else { json!({ "words": [words] }) };
                self.call(&["fitl", "coup"], options)
            }
            GameStep::NonPlayers(decides) => {
                let choices = decides.choices.to_string();
                let options = if choices.is_empty() { json!({}) } else { json!({ "choices": choices }) };
                self.call(&["trung-turn"], options)
            }
            _ => Err(Error::Bug("nobody asks about this step".to_owned())),
        }
    }

    /// Refuses a further space, or a Special Activity, that was typed for a Limited Operation (2.3.5).
    fn refuse_beyond_limit(&self, words: &str) -> Result<(), Left> {
        let NextStep::Act { allowed, .. } = self.start.next_step() else { return Ok(()) };
        let operation = words.trim().split([' ', ';']).next().unwrap_or_default();
        if allowed.operation || self.of != StepOf::Action || OperationName::with_id(operation).is_none() {
            return Ok(());
        }
        let ahead = self.console.ahead_of_sign().to_lowercase();
        let is_special = ahead.split(' ').next().is_some_and(|first| SpecialName::with_id(first).is_some());
        let space = Words::of(&ahead).find_space();
        let is_other = |space: Space| !words.split([' ', ':', ',', ';']).any(|word| word == space.id());
        let why = match space {
            _ if is_special => "a Limited Operation has no Special Activity [2.3.5]",
            Some(space) if is_other(space) => "a Limited Operation is one in a single space [2.3.5]",
            _ => return Ok(()),
        };
        Ok(self.console.refuse_step(&format!("`{ahead}`: {why}"))?)
    }

    /// Passes over what was typed ahead of spaces that the step has already: where one answer was left it was
    /// found without being said. What says otherwise of them is told.
    fn skip_said(&self, words: &str) -> Result<(), Left> {
        let done: Vec<&str> = words.split([' ', ':', ',', ';', '(', ')']).collect();
        loop {
            let ahead = self.console.ahead_of_sign().to_lowercase();
            let mut typed = Words::of(&ahead);
            let (mut spaces, mut others): (Vec<Space>, Vec<&str>) = (Vec::new(), Vec::new());
            while typed.peek().is_some() {
                match typed.find_space() {
                    Some(space) => spaces.push(space),
                    None => others.extend(typed.next("a word")),
                }
            }
            if spaces.is_empty() || !spaces.iter().all(|space| done.contains(&space.id())) {
                return Ok(());
            }
            let says_again = |word: &&str| done.contains(word) || ["from", "to", "and"].contains(word);
            if !others.iter().all(says_again) {
                self.console.say_not_read(&ahead)?;
            }
            self.console.skip_step();
        }
    }

    /// What is summed up before a step is saved: of a Coup Round the part that the person settles.
    fn summed_up(&self, told: &GameTold) -> Result<GameTold, Left> {
        let mut told = told.clone();
        if let StepKept::Coup { parts, .. } = &mut told.done {
            parts.truncate(1);
            let (end, after) = self.own_part(&told)?;
            told.effects.truncate(end);
            told.thrown.clear();
            told.notes.clear();
            *told.after = after;
        }
        Ok(told)
    }

    /// Before a person throws for what goes by itself, what comes before those dice is told: whatever they
    /// show, it is the same.
    fn tell_up_to_dice(&self, told: &GameTold, is_asked: bool) -> Result<(), Left> {
        let as_they_lie = || self.draft().rehearse(&self.start, &mut self.dice.borrow().as_they_lie());
        if !self.client.paper.asks_dice() || as_they_lie().is_ok() {
            return Ok(());
        }
        let mut effects = told.effects.clone();
        for seed in 0..TRIALS {
            let others = Box::new(Seeded::new(DiceState { seed, drawn: 0 }));
            let mut dice = self.dice.borrow().followed_by(others);
            let rehearsal = self.draft().rehearse(&self.start, &mut dice);
            let Some(other) = rehearsal.ok().and_then(|rehearsal| rehearsal.told) else { return Ok(()) };
            let alike = effects.iter().zip(&other.effects).take_while(|(one, other)| one == other).count();
            effects.truncate(alike);
        }
        // What the person settled has been summed up.
        let (from, before) = if is_asked { self.own_part(told)? } else { (0, self.start) };
        let Some(effects) = effects.get(from..) else { return Ok(()) };
        let lines = lines_of_effects(&before, effects)?;
        if lines.is_empty() {
            return Ok(());
        }
        let mut report = Report::new();
        report.line("So far, before you roll or draw:");
        lines.into_iter().for_each(|line| report.item(1, line));
        Ok(self.console.show(&report)?)
    }

    /// What goes by itself after the part of a Coup Round that a person settled, as far as it is saved: what
    /// a person settles after that was gone through with nothing chosen.
    fn what_follows(&self, told: &GameTold) -> Result<Report, Left> {
        let (end, own) = self.own_part(told)?;
        let mut report = Report::new();
        let mut told = told.clone();
        told.effects.drain(..end);
        let (saved, mut game) = (self.client.game(), own);
        for (at, effect) in told.effects.iter().enumerate() {
            game.apply(*effect).map_err(Error::from)?;
            if game == saved {
                told.effects.truncate(at + 1);
                *told.after = game;
                break;
            }
        }
        if let StepKept::Coup { parts, .. } = &mut told.done
            && !told.effects.iter().all(ends_part)
        {
            parts.remove(0);
            // Nobody shifts for a withdrawal that came to nothing (6.5).
            if own.coup_progress().points == 0 {
                parts.retain(|part| *part != CoupPart::VcShift);
            }
            told_of_step(&mut report, &own, &told)?;
        } else {
            // Control is adjusted at the end of Redeploy and of Commitment (6.4.4, 6.5), by itself.
            lines_of_markers(&own, &told.after).into_iter().for_each(|line| report.item(1, line));
            // A Reset Phase that has nothing to do ends the Coup Round, too.
            let is_over = saved.coup_due().is_none() && !matches!(saved.next_step(), NextStep::Over);
            if self.start.coup_due().is_some() && is_over {
                report.item(1, "Reset Phase: nothing to change. The Coup Round is over.");
            }
        }
        Ok(report)
    }

    fn call(&self, path: &[&str], options: Value) -> Result<Report, Error> {
        self.client.paper.call_with(path, options, &self.dice)
    }
}

fn json_of(value: &impl serde::Serialize) -> Result<String, Error> {
    serde_json::to_string(value).map_err(|error| Error::Bug(error.to_string()))
}
