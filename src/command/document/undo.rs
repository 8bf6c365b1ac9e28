//! `undo`: takes back the last steps of a document (contract §1).

use std::any::Any;

use clap::Args;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::ambush_valley::{Campaign, LoneMission};
use crate::command::ambush_valley::{laid_out as av_laid_out, titles as av_titles};
use crate::command::document::any::{ForAnyKind, with_kind};
use crate::command::document::laid_out::LaidOut;
use crate::command::fng::{laid_out as fng, titles as fng_titles};
use crate::command::{FilterOptions, Group, Opened, Outcome, Present, Session, Subcommand};
use crate::document::{Document, HistoryStep, State};
use crate::error::Error;
use crate::fitl::GameData;
use crate::fng::campaign::TourOfDuty;
use crate::fng::mission::Mission;
use crate::plural::counted;
use crate::render::Report;

/// Takes back the last steps of a document.
#[derive(Debug, Args, Deserialize)]
pub struct Undo {
    /// The document, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// How many steps
    #[arg(value_name = "N", default_value_t = 1)]
    #[serde(default = "one")]
    pub steps: u32,
    /// Keep nothing to redo: the document becomes byte for byte what it was
    #[arg(long)]
    #[serde(default)]
    pub forget: bool,
}

/// One step, where nobody says how many.
pub(super) fn one() -> u32 {
    1
}

#[derive(Serialize)]
struct Undone {
    undone: Vec<Taken>,
    left: usize,
    /// What that changes on the table.
    #[serde(skip)]
    table: Report,
}

/// A step that is taken back, or taken again.
#[derive(Serialize)]
pub(super) struct Taken {
    step: u32,
    command: String,
    /// What it was, for people.
    #[serde(skip)]
    title: String,
}

/// How many steps are told one by one at most.
const MOST_TOLD: usize = 6;

impl Taken {
    /// Those steps of a history, in its order or in the other, by the names that they have in this state.
    pub(super) fn of<'a, S: State>(state: &S, steps: impl Iterator<Item = &'a HistoryStep>) -> Vec<Taken> {
        let taken = |step: &HistoryStep| Taken {
            step: step.step,
            command: step.command.clone(),
            title: title_in(state, step),
        };
        steps.map(taken).collect()
    }

    /// What was `done` with them, and what that changes on the table.
    pub(super) fn told(steps: &[Taken], done: &str, table: &Report) -> Report {
        let mut report = Report::new();
        match steps {
            // What lies on the table is found below without a page for each step.
            [one, .., other] if steps.len() > MOST_TOLD => {
                let (first, last) = if one.step < other.step { (one, other) } else { (other, one) };
                report.line(format!("{done}: steps {} to {}", first.step, last.step));
                report.item(1, format!("the first: {}", first.title));
                report.item(1, format!("the last: {}", last.title));
            }
            steps => {
                for Taken { step, title, .. } in steps {
                    report.line(format!("{done}: step {step}, {title}"));
                }
            }
        }
        if !table.is_empty() {
            report.line("");
            report.append(table.clone());
        }
        report
    }
}

impl Subcommand for Undo {
    const PATH: &'static [&'static str] = &["undo"];
    const GROUP: Group = Group::Documents;
    const ABOUT: &'static str = "Undo the last steps of a document";
    const EXAMPLES: &'static str = "\
pointman undo -i campaign.json        # the last step
pointman undo -i campaign.json 3      # the last three; `pointman redo` restores them
pointman undo campaign.json 3 | pointman campaign show -";
    const POSITIONAL: &'static [&'static str] = &["document", "steps"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let kind = self.filter.document.kind(session)?;
        with_kind(kind, Undoing { options: self, session })
    }
}

/// The steps of `before` that `now` has no more, as somebody else took them back, with what that changes on
/// the table; and the last step that both have. None where nothing was taken back.
///
/// # Errors
/// When `before` is not as its history says.
pub(crate) fn taken_back_since<S: State>(
    before: &Document<S>,
    now: &Document<S>,
) -> Result<Option<(u32, Report)>, Error> {
    let (steps, kept) = (before.history(), now.history());
    let both = steps.iter().zip(kept.iter());
    let both: Vec<_> = both.take_while(|(one, other)| one.digest == other.digest).collect();
    let (same, gone) = (both.len(), steps.len() - both.len());
    let Some((last, _)) = both.last().filter(|_| gone > 0) else { return Ok(None) };
    let common = before.undo(u32::try_from(gone).unwrap_or(u32::MAX))?;
    let taken = Taken::of(&*before.data, steps.iter().skip(same).rev());
    let table = on_the_table(&*before.data, &*common.data)?;
    Ok(Some((last.step, Taken::told(&taken, "Rolled back", &table))))
}

struct Undoing<'a> {
    options: Undo,
    session: &'a mut Session,
}

impl ForAnyKind for Undoing<'_> {
    type Gives = Outcome;

    fn run<S: State>(self) -> Result<Outcome, Error> {
        let Undo { filter, steps, forget } = self.options;
        let Opened { document, origin, name } = filter.document.open::<S>(self.session)?;
        let mut before = document.undo(steps).map_err(|error| error.in_file(&name))?;
        if forget {
            before.forget_undone();
        }
        let left = before.history().len();
        let gone = document.history().last_as_taken(document.history().len() - left);
        let undone = Taken::of(&*document.data, gone.iter().rev());
        let table = on_the_table(&*document.data, &*before.data)?;
        let undone = Undone { undone, left: left - 1, table };
        Ok(Outcome::document(undone, &before, filter.write(origin)?).of_no_step())
    }
}

/// What a step was: `VC on 86 Mandate of Heaven: Rally in Hue`, `charge: Cpl Chavez at Huan`,
/// `orders: us, turn 6`.
pub(crate) fn title_of_step(step: &HistoryStep) -> String {
    crate::command::fitl::title_of(step).unwrap_or_else(|| of_command(step))
}

/// The same with the names that everyone has in this state.
pub(crate) fn title_in<S: State>(state: &S, step: &HistoryStep) -> String {
    let state = state as &dyn Any;
    let evening = || state.downcast_ref().and_then(|evening| fng_titles::title_of(evening, step));
    let campaign = state.downcast_ref::<Campaign>();
    let is_av = campaign.is_some() || state.is::<LoneMission>();
    let of_av = || is_av.then(|| av_titles::title_of(step, campaign)).flatten();
    of_av()
        .or_else(|| crate::command::fitl::title_of(step))
        .or_else(evening)
        .unwrap_or_else(|| of_command(step))
}

/// The command of a step in words.
fn of_command(step: &HistoryStep) -> String {
    let command = ["fng-", "campaign-"].iter().find_map(|group| step.command.strip_prefix(group));
    let words = match step.command.as_str() {
        "campaign-new" => "new campaign".to_owned(),
        other => command.unwrap_or(other).replace('-', " "),
    };
    match step.summary.get("turn").and_then(Value::as_u64) {
        Some(turn) => format!("{words}, turn {turn}"),
        None => words,
    }
}

/// What to put back on the table or on the sheets where one state takes the place of another.
pub(super) fn on_the_table<S: State>(from: &S, to: &S) -> Result<Report, Error> {
    let mut report = Report::new();
    let game = |state: &S| (state as &dyn Any).downcast_ref::<GameData>().map(crate::command::fitl::valid);
    if let (Some(from), Some(to)) = (game(from), game(to)) {
        crate::command::fitl::moved_back(&mut report, &from?, &to?)?;
    }
    let campaigns = [from, to].map(|state| (state as &dyn Any).downcast_ref::<Campaign>());
    if let [Some(from), Some(to)] = campaigns {
        av_laid_out::change(&mut report, from, to);
    }
    if let (Some(from), Some(to)) = (laid_out(from), laid_out(to)) {
        LaidOut::change(&mut report, &from, &to);
    }
    Ok(report)
}

/// What people have before them of an evening or a tour of FNG.
fn laid_out<S: State>(state: &S) -> Option<LaidOut> {
    let state = state as &dyn Any;
    let evening = state.downcast_ref::<Mission>().map(fng::of_evening);
    let tour = || state.downcast_ref::<TourOfDuty>().map(fng::of_tour);
    evening.or_else(tour)
}

impl Present for Undone {
    fn report(&self) -> Report {
        let mut report = Taken::told(&self.undone, "Undone", &self.table);
        report.aside(0, format!("{} left", counted(self.left, "step")));
        report
    }
}
