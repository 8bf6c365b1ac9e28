//! `trung-turn`: the non-player that is to act takes its turn (T5).

use clap::Args;
use serde::Deserialize;
use serde_json::json;

use super::common::{card_name, game, rolls, turn_record};
use super::deeds::{deeds, short};
use super::forecast::forecast;
use super::next::next_lines;
use crate::command::step::{Taking, Wanted, take};
use crate::command::{
    DiceOptions, FilterOptions, Group, Opened, Outcome, Session, Shown, Subcommand, teller,
};
use crate::error::Error;
use crate::fitl::document::{GameStep, GameTold, NonPlayerDecides, StepKept};
use crate::fitl::trung::{Played, TrungTurn};
use crate::fitl::{ActionTaken, EventChoices, Faction, Game, GameData};
use crate::render::{Grid, Report};
use crate::trace::Note;

/// Takes the turn of the non-player that is to act.
#[derive(Debug, Args, Deserialize)]
pub struct TrungTurnCommand {
    /// The game and where the next one goes
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// Show why: the conditions, the rows of the tables with the spaces left, the rolls
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
    const ALSO: &'static [&'static [&'static str]] = &[&["fitl", "turn"]];
    const GROUP: Group = Group::FitlNonPlayers;
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
        let step = GameStep::NonPlayers(NonPlayerDecides { choices });
        let taking = Taking { explain, ..Taking::with(&dice) };
        let (told, notes) = take(&mut document, Wanted::Step(step), taking, session)?;
        let write = filter.write(origin)?;
        let report = report(&told, &before, explain.then_some(&notes[..]))?;
        let mut data = turn_record(&document, &told)?;
        if explain {
            data["explain"] = json!(notes);
        }
        Ok(Outcome::document(Shown { data, report }, &document, write))
    }
}

fn report(told: &GameTold, before: &Game, notes: Option<&[Note]>) -> Result<Report, Error> {
    let mut report = Report::new();
    if let StepKept::NonPlayers(decided) = &told.done {
        match &decided.played {
            Played::Pivotal(None) => report.strong(0, "No non-player plays its Pivotal Event"),
            Played::Pivotal(Some(faction)) => {
                report.strong(0, format!("{} plays its Pivotal Event", short(*faction)))
            }
            Played::Turn(turn) => headline(&mut report, turn),
        }
    }
    if !told.thrown.is_empty() {
        report.heading("Rolls");
        rolls(&mut report, &told.thrown);
    }
    let lines = deeds(before, &told.effects)?;
    if !lines.is_empty() {
        report.heading("Do this, in order");
        for (number, line) in lines.iter().enumerate() {
            report.item(1, format!("{}. {line}", number + 1));
        }
    }
    margins(&mut report, before, &told.after);
    if let Some(notes) = notes {
        teller::why(&mut report, notes);
    }
    next_lines(&mut report, &told.after);
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
