//! `amend`: a person's turn taken again, with what was done after it kept as far as it is still what it was.

use serde_json::Value;

use super::super::Left;
use super::super::console::Console;
use super::desk::Client;
use crate::command::fitl::title_of_step;
use crate::command::{Held, Opened, Produced, Session, Source, Write};
use crate::dice::Scripted;
use crate::document::HistoryStep;
use crate::error::Error;
use crate::fitl::GameData;
use crate::render::Report;

/// The steps that came after the one that is taken again.
pub struct Amending {
    /// The number of the step that is taken again.
    pub step: u32,
    /// Those after it.
    pub later: Vec<HistoryStep>,
}

/// The command that a person's turn is.
const ACT: &str = "fitl-act";

impl Client {
    /// Takes back the steps from `typed` on, to take that one again.
    ///
    /// # Errors
    /// When it is no turn of a person.
    pub fn amend(&self, console: &Console, typed: &str) -> Result<Option<Left>, Error> {
        let history = self.history();
        let (last, _) = self.last_step();
        let step = match typed.parse::<u32>() {
            Ok(step) => step,
            Err(_) if typed.is_empty() => {
                history.iter().rev().find(|step| step.command == ACT).map_or(0, |step| step.step)
            }
            Err(_) => {
                return Err(Error::Usage(format!(
                    "`amend {typed}`: name the step by its number, as `log` does"
                )));
            }
        };
        let Some(first) = history.iter().find(|known| known.step == step && known.command == ACT) else {
            return Err(Error::Usage(format!("step {step} is no turn of yours: `rollback` lists the steps")));
        };
        let later: Vec<HistoryStep> =
            history.iter().filter(|later| later.step > first.step).cloned().collect();
        let report = self.call(&["undo"], serde_json::json!({ "steps": last + 1 - step }), None)?;
        console.show(&report)?;
        let kept = later.len();
        console.say(format!(
            "Take the turn of step {step} again; the {kept} steps after it follow as far as they can."
        ))?;
        self.set_amending(Some(Amending { step, later }));
        Ok(Some(Left::Changed))
    }

    /// Once the turn has been taken again, takes the later steps again with the dice they had, up to the first
    /// that is no longer what it was.
    ///
    /// # Errors
    /// When the document cannot be saved.
    pub fn take_later_steps(&self, console: &Console) -> Result<(), Error> {
        let (last, _) = self.last_step();
        let Some(Amending { step, later }) = self.take_amending() else { return Ok(()) };
        if last < step {
            self.set_amending(Some(Amending { step, later }));
            return Ok(());
        }
        if last > step {
            return Ok(());
        }
        let source = Source::File(self.file().to_owned());
        let Opened { mut document, origin, .. } = source.open::<GameData>(&mut Session::of_command_line())?;
        let (mut taken, mut stopped) = (0_usize, None);
        for old in &later {
            let mut dice = Scripted::new(old.rolls.iter().copied());
            let before = document.clone();
            let went = document.take_given(&old.command, old.choices.clone(), &mut dice);
            let went = went.map(drop).and_then(|()| Ok(dice.finish()?));
            let new = document.history().last();
            let same = new.is_some_and(|new| told(new) == told(old));
            match went {
                Ok(()) if same => {
                    document.set_dice(old.dice);
                    taken += 1;
                }
                went => {
                    let why = match went {
                        Err(error) => error.to_string(),
                        Ok(()) => {
                            let new = new.map(title_of_step).unwrap_or_default();
                            format!("it would be {new}, and was {}", title_of_step(old))
                        }
                    };
                    document = before;
                    stopped = Some(format!("Stopped at what was step {}: {why}", old.step));
                    break;
                }
            }
        }
        if let (true, Some(origin)) = (taken > 0, origin) {
            let produced =
                Produced { document: Held::of(document), write: Write::InPlace(origin), withheld: false };
            self.save(&produced)?;
        }
        let mut report = Report::new();
        report.line(format!("{taken} of the {} later steps are as they were.", later.len()));
        if let Some(stopped) = stopped {
            report.line(stopped);
        }
        console.show(&report)
    }
}

/// What a history tells of a step beside its numbers.
fn told(step: &HistoryStep) -> Vec<(&String, &Value)> {
    step.summary.iter().filter(|(key, _)| *key != "digest").collect()
}
