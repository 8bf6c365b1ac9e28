//! `undo`: takes back the last steps of a document (contract §1).

use std::any::Any;

use clap::Args;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::ambush_valley::{CAMPAIGN_ORDERS, Campaign};
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
        let undone = Taken::of(&*document.data, document.history().iter().skip(left).rev());
        let table = on_the_table(&*document.data, &*before.data)?;
        let undone = Undone { undone, left: left - 1, table };
        Ok(Outcome::document(undone, &before, filter.write(origin)?).of_no_step())
    }
}

/// What a step was: `VC on 86 Mandate of Heaven: Rally in Hue`, `charge: Cpl Chavez at Huan`,
/// `orders: us, turn 6`.
pub(crate) fn title_of_step(step: &HistoryStep) -> String {
    crate::command::fitl::title_of(step).unwrap_or_else(|| of_command(step, None))
}

/// The same with the names that forces and teams have in this state.
pub(crate) fn title_in<S: State>(state: &S, step: &HistoryStep) -> String {
    let (campaign, evening) = ((state as &dyn Any).downcast_ref(), (state as &dyn Any).downcast_ref());
    let titled = crate::command::fitl::title_of(step);
    let titled = titled.or_else(|| fng_titles::title_of(evening?, step));
    titled.unwrap_or_else(|| of_command(step, campaign))
}

/// What a side said of its orders, in words: all of these are one command.
fn of_orders(step: &HistoryStep, campaign: Option<&Campaign>) -> Option<String> {
    let (choices, force) = (&step.choices, step.choices["force"].as_str()?);
    let side = force_named(force, campaign);
    let regular = campaign.and_then(|campaign| campaign.regulars.iter().find(|one| one.id == force));
    let named = |field: &str| choices[field].as_str().map(|said| said.replace('-', " "));
    let bought = |buy: &Value| {
        let asset = buy["asset"].as_str().unwrap_or_default();
        let called = |team| regular.map_or(team, |force| force.team_called(team));
        let teams = buy["teams"].as_array().into_iter().flatten().filter_map(Value::as_str);
        let teams: Vec<&str> = teams.map(called).collect();
        let teams = if teams.is_empty() { String::new() } else { format!(" ({})", teams.join(", ")) };
        format!("{}{teams}", asset_named(asset, force, campaign))
    };
    let bought: Vec<String> = choices["buys"].as_array().into_iter().flatten().map(bought).collect();
    let does = match () {
        () if !choices["seal"].is_null() && !choices["opened"].is_null() => {
            "seals and opens its orders".to_owned()
        }
        () if !choices["seal"].is_null() => "seals its orders".to_owned(),
        () if !choices["opened"].is_null() => "opens its orders".to_owned(),
        () if !bought.is_empty() => format!("buys {}", bought.join(", ")),
        () if choices["buys_no_more"] == true => "buys no more".to_owned(),
        () if choices["places_no_more"] == true => "places no more Hot Spots".to_owned(),
        () if choices["hot_spots"].is_array() => "places a Hot Spot".to_owned(),
        () => match (choices["objective"]["quadrant"].as_str(), named("edge"), named("extra")) {
            (Some(quadrant), ..) => format!("chooses an objective, {quadrant}"),
            (_, Some(edge), _) => format!("chooses the {edge} edge"),
            (.., Some(extra)) => format!("takes the {extra}"),
            _ => return None,
        },
    };
    let turn = step.summary.get("turn").and_then(Value::as_u64);
    Some(turn.map_or_else(|| format!("{side} {does}"), |turn| format!("{side} {does}, turn {turn}")))
}

/// The command of a step in words, with whose it was.
fn of_command(step: &HistoryStep, campaign: Option<&Campaign>) -> String {
    if step.command == CAMPAIGN_ORDERS
        && let Some(told) = of_orders(step, campaign)
    {
        return told;
    }
    if step.command == "campaign-buy"
        && let (Some(force), Some(asset)) = (step.choices["force"].as_str(), step.choices["asset"].as_str())
    {
        let asset = asset_named(asset, force, campaign);
        let force = force_named(force, campaign);
        let turn = step.summary.get("turn").and_then(Value::as_u64);
        return turn.map_or_else(
            || format!("{force} buys {asset}"),
            |turn| format!("{force} buys {asset}, turn {turn}"),
        );
    }
    let command = ["fng-", "campaign-"].iter().find_map(|group| step.command.strip_prefix(group));
    let mut words = match step.command.as_str() {
        "campaign-new" => "new campaign".to_owned(),
        "campaign-length" => "length of the game".to_owned(),
        other => command.unwrap_or(other).replace('-', " "),
    };
    let one = |choice: &str| step.choices[choice].as_str();
    if let Some(who) = one("by").or_else(|| one("force")).or_else(|| one("side")) {
        words = format!("{words}: {}", force_named(who, campaign));
    }
    match step.summary.get("turn").and_then(Value::as_u64) {
        Some(turn) => format!("{words}, turn {turn}"),
        None => words,
    }
}

/// An asset by its name.
fn asset_named<'a>(asset: &'a str, force: &str, campaign: Option<&'a Campaign>) -> &'a str {
    match campaign {
        Some(campaign) => campaign.asset_called(force, asset),
        None => crate::ambush_valley::tables().asset_name(asset),
    }
}

/// A force of Ambush Valley by its name, or the one it has unless people give it another: `us-2` is US 2.
/// Anybody else as they are called.
fn force_named(who: &str, campaign: Option<&Campaign>) -> String {
    if let Some(force) = campaign.and_then(|campaign| campaign.forces().find(|force| force.id() == who)) {
        return force.name().to_owned();
    }
    const FORCES: [&str; 7] = ["us", "usmc", "arvn", "rok", "anzac", "nva", "vc"];
    let (force, number) = who.split_once('-').unwrap_or((who, "1"));
    let is_force = FORCES.contains(&force) && number.parse::<u8>().is_ok();
    if is_force { who.replace('-', " ").to_uppercase() } else { who.to_owned() }
}

/// What to put back on the table or on the sheets where one state takes the place of another.
pub(super) fn on_the_table<S: State>(from: &S, to: &S) -> Result<Report, Error> {
    let mut report = Report::new();
    let game = |state: &S| (state as &dyn Any).downcast_ref::<GameData>().map(crate::command::fitl::valid);
    if let (Some(from), Some(to)) = (game(from), game(to)) {
        crate::command::fitl::moved_back(&mut report, &from?, &to?)?;
    }
    if let (Some(from), Some(to)) = (laid_out(from), laid_out(to)) {
        LaidOut::change(&mut report, &from, &to);
    }
    Ok(report)
}

/// What people have before them of an evening or a tour of FNG or a campaign of Ambush Valley.
fn laid_out<S: State>(state: &S) -> Option<LaidOut> {
    let state = state as &dyn Any;
    let evening = state.downcast_ref::<Mission>().map(fng::of_evening);
    let tour = || state.downcast_ref::<TourOfDuty>().map(fng::of_tour);
    let campaign = || state.downcast_ref::<Campaign>().map(crate::command::ambush_valley::laid_out::laid_out);
    evening.or_else(tour).or_else(campaign)
}

impl Present for Undone {
    fn report(&self) -> Report {
        let mut report = Taken::told(&self.undone, "Undone", &self.table);
        report.aside(0, format!("{} left", counted(self.left, "step")));
        report
    }
}
