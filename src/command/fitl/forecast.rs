//! `trung-turn --forecast`: what a non-player is likely to do, by taking its turn many times.

use std::collections::HashMap;

use serde_json::{Value, json};

use super::deeds::short;
use crate::command::{Session, Shown, steps};
use crate::dice::Seeded;
use crate::error::Error;
use crate::fitl::document::NonPlayersTold;
use crate::fitl::trung::simulation::play_silently;
use crate::fitl::trung::{CardEvents, Face, NpOperation, NpSpecial, Played};
use crate::fitl::{ActionTaken, CardSide, EventChoices, Faction, Game, Space, SpaceSet, Table, TrungCard};
use crate::plural::counted;
use crate::render::{Grid, Report};

/// What tells one outcome from another (contract §5.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Outcome {
    pivotal: Option<Faction>,
    action: Option<ActionTaken>,
    card: Option<(TrungCard, Face)>,
    operation: Option<(NpOperation, SpaceSet)>,
    special: Option<(NpSpecial, SpaceSet)>,
    event: Option<CardSide>,
}

/// What a faction does, in short.
const fn as_called(action: ActionTaken) -> &'static str {
    match action {
        ActionTaken::Op => "Op",
        ActionTaken::OpAndSpecial => "Op + Special",
        ActionTaken::LimitedOp => "Limited Op",
        ActionTaken::Event => "Event",
        ActionTaken::Pass => "Pass",
    }
}

impl Outcome {
    fn of(played: &Played) -> Outcome {
        match played {
            Played::Pivotal(pivotal) => Outcome {
                pivotal: *pivotal,
                action: None,
                card: None,
                operation: None,
                special: None,
                event: None,
            },
            Played::Turn(turn) => Outcome {
                pivotal: None,
                action: Some(turn.action),
                card: turn
                    .reading
                    .last()
                    .filter(|last| last.left.is_none())
                    .map(|last| (last.card, last.face)),
                operation: turn.executed.operation.map(|operation| (operation, turn.turn.spaces)),
                special: turn.executed.special.map(|special| (special, turn.turn.special_spaces)),
                event: turn.event,
            },
        }
    }

    fn words(&self) -> [String; 3] {
        let action = match (self.action, self.pivotal) {
            (Some(action), _) => as_called(action).to_owned(),
            (None, Some(faction)) => format!("Pivotal Event of {}", short(faction)),
            (None, None) => "no Pivotal Event".to_owned(),
        };
        let card = self.card.map_or(String::new(), |(card, face)| card.flow(face).id.to_owned());
        let named = |name: &str, spaces: SpaceSet| {
            let spaces: Vec<_> = spaces.iter().map(Space::name).collect();
            format!("{name}: {}", if spaces.is_empty() { "no space".to_owned() } else { spaces.join(", ") })
        };
        let operation = self.operation.map(|(operation, spaces)| named(operation.title(), spaces));
        let special = self.special.map(|(special, spaces)| named(special.title(), spaces));
        let event = self.event.map(|side| format!("Event, {side}"));
        [action, card, [operation, special, event].into_iter().flatten().collect::<Vec<_>>().join("\n")]
    }
}

/// How often each outcome came up in `runs` turns from here: run `k` uses stream `k` of `seed`.
///
/// # Errors
/// As the turn itself, and when it is stopped.
pub(super) fn forecast(
    before: &Game,
    choices: &EventChoices,
    seed: u64,
    runs: u32,
    session: &Session,
) -> Result<Shown, Error> {
    let progress = session.progress(u64::from(runs), "turns");
    let mut seen: HashMap<Outcome, (u32, Value)> = HashMap::new();
    let mut effects = Vec::new();
    for run in 0..runs {
        session.watch().step(steps::TURN)?;
        progress.inc(1);
        let (mut game, mut dice) = (*before, Seeded::stream(seed, u64::from(run)));
        effects.clear();
        let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
        let played = play_silently(&mut table, CardEvents { choices, asks: false })?;
        let record =
            || serde_json::to_value(NonPlayersTold::of(played, &game)).expect("records have text keys");
        seen.entry(Outcome::of(&played)).or_insert_with(|| (0, record())).0 += 1;
    }
    progress.finish_and_clear();
    let mut outcomes: Vec<_> = seen
        .into_iter()
        .map(|(outcome, (count, record))| (count, record.to_string(), outcome, record))
        .collect();
    outcomes.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
    let mut report = Report::new();
    report.heading(format!(
        "{} in {}",
        counted(outcomes.len(), "distinct outcome"),
        counted(runs as usize, "forecast")
    ));
    let mut table = Grid::new(["count", "%", "action", "Trưng", "what"]).with_numbers([0, 1]);
    for (count, _, outcome, _) in outcomes.iter().take(MOST_SHOWN) {
        let [action, card, what] = outcome.words();
        let share = format!("{:.1}", f64::from(*count) * 100.0 / f64::from(runs));
        table.row([count.to_string(), share, action, card, what]);
    }
    report.table(table);
    if outcomes.len() > MOST_SHOWN {
        report.aside(0, format!("These are the {MOST_SHOWN} most frequent; --json has all."));
    }
    if !before.players().is_empty() && outcomes.iter().any(|(_, _, outcome, _)| outcome.event.is_some()) {
        report.aside(
            0,
            match session.is_guided() {
                true => "If an Event asks a player, the tables of that faction answer here.",
                false => {
                    "If an Event asks a player and --choices has no answer, the tables of that faction \
                     answer."
                }
            },
        );
    }
    let list: Vec<_> = outcomes
        .into_iter()
        .map(|(count, _, _, record)| json!({ "count": count, "record": record }))
        .collect();
    Ok(Shown { data: json!({ "runs": runs, "outcomes": list }), report })
}

/// How many outcomes people are shown.
const MOST_SHOWN: usize = 20;
