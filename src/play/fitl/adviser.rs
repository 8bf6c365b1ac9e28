//! The adviser at the prompt: what it suggests, and one of its lines put into the turn under way.

use serde_json::{Value, json};

use super::super::Left;
use super::super::console::Console;
use super::GameClient;
use super::dialogue::Highest;
use crate::error::Error;
use crate::fitl::rehearsal::Draft;
use crate::fitl::{NextStep, SpecialName};
use crate::question::NOTHING;

/// The lines of the list that was shown last.
#[derive(Debug, Clone)]
pub(super) struct Advised {
    /// The step it was made after, and its digest: it is for no other position.
    step: (u32, String),
    /// The commands that the lines stand for, each with its words.
    lines: Vec<(String, String)>,
    /// How many lines had been typed then.
    typed: usize,
}

impl GameClient {
    /// Shows what could be done, or takes up the line of that list with this number. Gives how the prompt is
    /// left, if it is.
    pub(super) fn adviser(&self, console: &Console, rest: &str) -> Result<Option<Left>, Error> {
        // What is typed behind it answers what is asked then.
        let (rest, behind) = rest.split_once(';').map_or((rest, ""), |(rest, behind)| (rest.trim(), behind));
        console.read_next(behind);
        if let Some(number) = rest.parse::<usize>().ok().filter(|number| *number > 0)
            && let Some(line) = self.advised().and_then(|advised| advised.lines.get(number - 1).cloned())
        {
            return self.take_advice(console, number, &line);
        }
        let seconds = rest.strip_suffix('s').unwrap_or(rest).trim_end();
        let options = match seconds.parse::<f64>() {
            Ok(seconds) => json!({ "seconds": seconds }),
            Err(_) if rest.is_empty() => json!({}),
            Err(_) => {
                if !behind.trim().is_empty() {
                    console.take_next();
                    console.say_not_read(behind.trim())?;
                }
                let acts = match self.game().next_step() {
                    NextStep::Act { faction, .. } => SpecialName::Advise.factions().contains(faction),
                    _ => false,
                };
                let special = match acts {
                    true => "; Advise, the Special Activity, goes with an Operation, which is named first",
                    false => "",
                };
                return Err(Error::Usage(format!(
                    "`adviser {rest}`: follow `adviser` with seconds, such as 5, or after its list with the \
                     number of a line{special}"
                )));
            }
        };
        let (answer, report) = self.paper.look_up(&["advise"], options)?;
        console.show(&report)?;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let line = |one: &Value| (text(&one["command"]), text(&one["words"]));
        let lines: Vec<_> = answer["candidates"].as_array().into_iter().flatten().map(line).collect();
        if !lines.is_empty() {
            console.say("Type `adviser 1` to play line 1; nothing is saved until you confirm it.")?;
        }
        let (step, typed) = (self.paper.last_step(), console.lines_typed());
        self.set_advised(Advised { step, lines, typed });
        Ok(None)
    }

    /// The list that was shown for this position.
    fn advised(&self) -> Option<Advised> {
        self.last_advised().filter(|advised| advised.step == self.paper.last_step())
    }

    /// A bare number that is typed right after the list, where an action is asked for, as the line that it
    /// takes up.
    pub(super) fn of_advice(&self, console: &Console, line: &str) -> Option<String> {
        let number: usize = line.trim().parse().ok()?;
        // What is typed where the last page of the list ended is counted when it is read.
        let is_next = |advised: &Advised| console.lines_typed() <= advised.typed + 1;
        let advised = self.advised().filter(is_next)?;
        let is_first = matches!(self.game().next_step(), NextStep::Act { .. });
        let is_listed = (1..=advised.lines.len()).contains(&number);
        (is_first && is_listed && self.paper.draft().answers.is_empty()).then(|| format!("adviser {number}"))
    }

    /// Puts a line of the list in place of what is under way, answer by answer.
    fn take_advice(
        &self,
        console: &Console,
        number: usize,
        (command, words): &(String, String),
    ) -> Result<Option<Left>, Error> {
        let game = self.game();
        // Its further questions are asked here.
        let answers = match (command.as_str(), Draft::due(&game)) {
            ("fitl act", Some(due)) => {
                let mut drafts = due.accepted(words, &game, || Highest);
                drafts.push(Draft::act(words.as_str()));
                // What it leaves unsaid is not asked for.
                let whole = drafts.last().and_then(|last| {
                    let open = last.rehearse(&game, &mut Highest).ok()?.open;
                    open.first().filter(|open| open.question.optional).map(|open| last.answer(open, NOTHING))
                });
                drafts.extend(whole);
                drafts.into_iter().map(|draft| draft.words).collect()
            }
            ("fitl coup" | "trung-turn", Some(_)) if !words.is_empty() => vec![words.clone()],
            ("fitl pivotal", _) => {
                return Err(Error::Usage(format!(
                    "line {number} is a Pivotal Event: type `pivotal` when asked who acts"
                )));
            }
            _ => return Err(Error::Usage(format!("line {number} leaves the turn as it is: type `go`"))),
        };
        if !self.paper.draft().answers.is_empty() {
            console.say("Dropped: what you had begun")?;
        }
        self.paper.keep_draft(answers)?;
        Ok(Some(Left::Changed))
    }
}
