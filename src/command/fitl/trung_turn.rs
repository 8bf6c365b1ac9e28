//! `trung-turn`: the non-player that is to act takes its turn (T5).

use clap::Args;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::common::{card_name, game};
use super::deeds::{deeds, short};
use super::forecast::forecast;
use super::next::next_lines;
use crate::command::ambush_valley::step::take;
use crate::command::{DiceOptions, FilterOptions, Opened, Outcome, Session, Shown, Subcommand};
use crate::dice::Scripted;
use crate::document::{Log, Record};
use crate::error::Error;
use crate::fitl::document::{NonPlayerDecides, TRUNG_TURN};
use crate::fitl::trung::{CardEvents, Played, TrungTurn, play};
use crate::fitl::{ActionTaken, EventChoices, Faction, Game, GameData, GameEffect, Table};
use crate::render::{Report, Table as Grid};
use crate::trace::{Note, Story};

/// Takes the turn of the non-player that is to act.
#[derive(Debug, Args, Deserialize)]
pub struct TrungTurnCommand {
    /// The game and where the next one goes
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// Tell why: the conditions, the rows of the tables with the spaces left, the rolls
    #[arg(long)]
    #[serde(default)]
    pub explain: bool,
    /// Take the turn N times with other dice, and tell how often what came of it; the game stays as it is
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000_000),
        conflicts_with_all = ["rolls", "dice", "explain", "in_place", "output"])]
    #[serde(default)]
    pub forecast: Option<u32>,
    /// What people choose if the Event the non-player executes asks them: `name value, value; name value`;
    /// after its Patrol, cubes that M-48 Patton lets a person's NVA remove: `lose 1t from hue`
    #[arg(long, value_name = "CHOICES")]
    pub choices: Option<String>,
    /// Where the answers of the dice come from
    #[command(flatten)]
    #[serde(flatten)]
    pub dice: DiceOptions,
}

impl Subcommand for TrungTurnCommand {
    const PATH: &'static [&'static str] = &["trung-turn"];
    const ABOUT: &'static str = "Take the turn of the non-player that is to act";
    const EXAMPLES: &'static str = "\
pointman trung-turn -i game.json                    # what to do with the counters, in order
pointman trung-turn -i game.json --explain          # and why
pointman trung-turn -i game.json --dice ask         # with dice and cards from the table
pointman trung-turn game.json --forecast 10000      # what it is likely to do
pointman trung-turn -i game.json --choices \"troops 2t saigon\"  # what a person chooses for the Event of a non-player";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let TrungTurnCommand { filter, explain, forecast: runs, choices, dice } = self;
        let choices = EventChoices::parse(choices.as_deref().unwrap_or_default())?;
        let Opened { mut document, origin, .. } = filter.document.open::<GameData>(session)?;
        let before = game(&document)?;
        if let Some(runs) = runs {
            return Ok(Outcome::answer(forecast(
                &before,
                &choices,
                dice.seed.unwrap_or(document.dice.seed),
                runs,
                session,
            )?));
        }
        let given = serde_json::to_value(NonPlayerDecides { choices: choices.clone() })
            .map_err(|error| Error::Bug(error.to_string()))?;
        let record = take(&mut document, TRUNG_TURN, given, &dice, session)?;
        let write = filter.write(origin)?;
        let step = document
            .history()
            .last()
            .cloned()
            .ok_or_else(|| Error::Bug("a step was taken and not kept".to_owned()))?;
        let retold = Retold::of(&before, &choices, &step.rolls)?;
        let report = report(&retold, &before, &record, explain)?;
        let mut data = serde_json::to_value(Log { step, detail: record.detail })
            .map_err(|error| Error::Bug(format!("a turn record: {error}")))?;
        if explain {
            data["explain"] = json!(retold.story);
        }
        Ok(Outcome::document(Shown { data, report }, &document, write))
    }
}

/// A step once more, with the same dice and somebody listening.
struct Retold {
    played: Played,
    effects: Vec<GameEffect>,
    after: Game,
    story: Story,
}

impl Retold {
    fn of(before: &Game, choices: &EventChoices, rolls: &[u32]) -> Result<Retold, Error> {
        let (mut after, mut effects, mut story) = (*before, Vec::new(), Story::default());
        let mut dice = Scripted::new(rolls.iter().copied());
        let mut table = Table { game: &mut after, dice: &mut dice, effects: &mut effects };
        let played = play(&mut table, &mut CardEvents { choices, asks: true }, &mut story)?;
        Ok(Retold { played, effects, after, story })
    }
}

fn report(retold: &Retold, before: &Game, record: &Record, explain: bool) -> Result<Report, Error> {
    let Retold { played, effects, after, story } = retold;
    let mut report = Report::new();
    match played {
        Played::Pivotal(None) => report.strong(0, "No non-player plays its Pivotal Event"),
        Played::Pivotal(Some(faction)) => {
            report.strong(0, format!("{} plays its Pivotal Event", short(*faction)))
        }
        Played::Turn(turn) => headline(&mut report, turn),
    }
    rolls(&mut report, &record.detail);
    let lines = deeds(before, effects)?;
    if !lines.is_empty() {
        report.heading("Do this, in order");
        for (number, line) in lines.iter().enumerate() {
            report.item(1, format!("{}. {line}", number + 1));
        }
    }
    margins(&mut report, before, after);
    if explain {
        report.heading("Why");
        story.notes().iter().for_each(|note| why(&mut report, note, 1));
    }
    next_lines(&mut report, after);
    Ok(report)
}

fn headline(report: &mut Report, turn: &TrungTurn) {
    let action = match turn.action {
        ActionTaken::Pass => "passes",
        ActionTaken::Event => "executes the Event",
        ActionTaken::Op => "executes an Operation",
        ActionTaken::OpAndSpecial => "executes an Operation with a Special Activity",
        ActionTaken::LimitedOp => "executes a Limited Operation",
    };
    let (faction, card) = (turn.turn.faction, card_name(turn.card));
    report.strong(0, format!("{}, {} Eligible on {card}, {action}", short(faction), turn.eligibility));
    for side in turn.reading.sides() {
        let face = side.card.flow(side.face).id;
        match side.left {
            Some(left) => report.item(1, format!("Trưng card {face}: left ({left})")),
            None => report.item(1, format!("Trưng card {face}: carried out")),
        }
    }
    let executed = turn.executed;
    let spaces = |set: crate::fitl::SpaceSet| {
        let names: Vec<_> = set.iter().map(crate::fitl::Space::name).collect();
        if names.is_empty() { String::new() } else { format!(" in {}", names.join(", ")) }
    };
    if let Some(operation) = executed.operation {
        report.item(1, format!("{}{}", operation.title(), spaces(turn.turn.spaces)));
    }
    if let Some(special) = executed.special {
        report.item(1, format!("{}{}", special.title(), spaces(turn.turn.special_spaces)));
    }
}

fn rolls(report: &mut Report, detail: &Map<String, Value>) {
    let thrown = detail.get("dice").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    if thrown.is_empty() {
        return;
    }
    report.heading("Rolls");
    for die in thrown {
        let text = |name: &str| die.get(name).and_then(Value::as_str).unwrap_or_default();
        let shows = die.get("shows").and_then(Value::as_u64).unwrap_or_default();
        report.item(1, format!("{} shows {shows}: {}", text("die"), text("for")));
    }
}

fn margins(report: &mut Report, before: &Game, after: &Game) {
    let margin = |game: &Game, faction| format!("{:+}", game.board().victory_margin(faction));
    if Faction::ALL.into_iter().all(|faction| margin(before, faction) == margin(after, faction)) {
        return;
    }
    report.heading("Victory margins");
    let mut table = Grid::new(["faction", "before", "now"]).with_numbers([1, 2]);
    for faction in Faction::ALL {
        table.row([short(faction).to_owned(), margin(before, faction), margin(after, faction)]);
    }
    report.table(table);
}

fn why(report: &mut Report, note: &Note, level: u16) {
    report.item(level, format!("{} [{}]", note.what, note.rule));
    note.details.iter().for_each(|detail| why(report, detail, level + 1));
}
