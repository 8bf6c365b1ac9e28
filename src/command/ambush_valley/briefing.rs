//! A game as a player may see it: missions (only the player's own), momentum, board, cards.

use crate::ambush_valley::{
    CurrentMission, MissionForce, VcUnit, VcUnitKind, deploy_words, insurgency_title, objective_called,
    objective_words, tables,
};
use crate::command::ambush_valley::step::Played;
use crate::command::seal::Seal;
use crate::plural::counted_as;
use crate::render::Report;

/// Adds the briefing of a game, without what `side` may not know.
pub(in crate::command) fn briefing<S: Played>(
    report: &mut Report,
    mission: &CurrentMission,
    state: &S,
    side: Option<&str>,
) {
    let names = state.force_names();
    let name = |id: &str| {
        names.iter().find(|(known, _)| known == id).map_or_else(|| id.to_owned(), |(_, name)| name.clone())
    };
    scenario_words(report, mission, state);
    for part in mission.forces.iter().filter(|part| side.is_none_or(|side| side == part.force)) {
        report.strong(1, name(&part.force));
        force_words(report, mission, part, state, side);
    }
    board_words(report, mission, &name);
}

/// The scenario: its name, length, and what a pack or the players say of it.
fn scenario_words<S: Played>(report: &mut Report, mission: &CurrentMission, state: &S) {
    let scenario = match &mission.scenario.id {
        Some(id) => format!("{}: {id}", mission.scenario.source.title()),
        None => mission.scenario.source.title().to_owned(),
    };
    report.heading(scenario);
    if let Some(turns) = mission.scenario.turns {
        report.item(1, format!("Turns: {turns}"));
    }
    if let Some(scenario) = state.pack_scenario() {
        let said = [
            ("Initiative", scenario.initiative.as_deref()),
            ("Set-up", scenario.set_up.as_deref()),
            ("Victory Points", Some(scenario.victory_points.as_str())),
        ];
        for (what, words) in said {
            if let Some(words) = words.filter(|words| !words.is_empty()) {
                report.item(1, format!("{what}: {words}"));
            }
        }
    }
    for price in &mission.scenario.asset_prices {
        report.item(
            1,
            format!("Price in this game: {} {} OMP", tables().asset_name(&price.asset), price.cost_points),
        );
    }
}

/// What one force knows of itself: its mission, momentum, teams, units, assets and cards.
fn force_words<S: Played>(
    report: &mut Report,
    mission: &CurrentMission,
    part: &MissionForce,
    state: &S,
    side: Option<&str>,
) {
    let seal = Seal::of(state, side);
    let irregular =
        state.regulars().iter().all(|force| force.id != part.force) && !mission.scenario.own_victory_points;
    mission_words(report, part, state, seal.keeps(&part.force), irregular);
    if let Some(momentum) = part.momentum {
        report.item(2, format!("Operational Momentum {} left of {}", momentum.left, momentum.available()));
    }
    let assigned = state.assigned(&part.force);
    if !assigned.is_empty() {
        report.item(2, format!("Teams: {}", assigned.join(", ")));
    }
    if !part.absent_figures.is_empty() {
        let force = state.regulars().iter().find(|force| force.id == part.force);
        let called = |man: &String| force.map_or_else(|| man.clone(), |force| force.called(man));
        let men: Vec<String> = part.absent_figures.iter().map(called).collect();
        report.item(2, format!("Left behind: {}", men.join(", ")));
    }
    let units = mission.units_of(&part.force).iter();
    let has_local = units.clone().any(|unit| unit.kind == VcUnitKind::LocalForce);
    let units: Vec<_> = units.map(VcUnit::words).collect();
    if !units.is_empty() {
        report.item(2, format!("Units: {}", units.join(", ")));
    }
    let mut insurgents = state.insurgents().iter();
    let is_disillusioned = insurgents.any(|one| one.id == part.force && one.disillusionment.is_some());
    if has_local && is_disillusioned {
        report.item(2, "Disillusionment: its Local Force units are subject to Shrink");
    }
    for purchase in &part.purchases {
        let teams = if purchase.teams.is_empty() {
            String::new()
        } else {
            let teams = purchase.teams.iter().map(String::as_str);
            format!(" ({})", state.teams_called(&part.force, teams))
        };
        let when = if purchase.game_turn == 0 {
            "with the force".to_owned()
        } else {
            format!("turn {}", purchase.game_turn)
        };
        report.item(2, format!("{}{teams}, {when}", state.asset_called(&part.force, &purchase.asset)));
    }
    if !part.extras.is_empty() {
        let extras: Vec<_> = part.extras.iter().map(|extra| extra.title()).collect();
        report.item(2, format!("Comes along: {}", extras.join(", ")));
    }
    let cards: Vec<_> = part.fog_cards.first.iter().map(|moment| moment.title().to_lowercase()).collect();
    if !cards.is_empty() {
        report.item(2, format!("Fog of War card {}", cards.join(", and ")));
    }
    if part.fog_cards.plan_b {
        report.item(2, "Fog of War card to keep (Plan B)");
    }
}

/// The table: terrain, objectives, Hot Spots, edges and who sets up when.
fn board_words(report: &mut Report, mission: &CurrentMission, name: &dyn Fn(&str) -> String) {
    let board = &mission.board;
    if let Some(items) = board.terrain_items {
        report.strong(1, format!("Table: {}", counted_as(items, "terrain feature", "terrain features")));
        for objective in &board.objectives {
            let terrain = objective.terrain.as_deref().unwrap_or("the item of terrain agreed at the table");
            report.item(
                2,
                format!(
                    "Objective {}: {terrain}, chosen by {}",
                    objective.quadrant,
                    name(&objective.chosen_by)
                ),
            );
        }
        for hot_spot in &board.hot_spots {
            report.item(2, format!("Hot Spot: {hot_spot}"));
        }
        let edges: Vec<_> =
            board.edges.iter().map(|edge| format!("{} {}", name(&edge.force), edge.edge)).collect();
        report.item(2, format!("Edges: {}", edges.join(", ")));
    }
    if !board.set_up_order.is_empty() {
        let order: Vec<_> = board.set_up_order.iter().map(|force| name(force)).collect();
        report.item(2, format!("Set up: {}", order.join(", then ")));
    }
    for roll in &mission.start_of_game_rolls {
        let who = roll.unit.clone().unwrap_or_else(|| name(&roll.force));
        let rule = insurgency_title(&roll.rule).unwrap_or(&roll.rule);
        report.item(2, format!("{who}: {} ({rule}, D{}: {})", roll.result, roll.die, roll.roll));
    }
}

fn mission_words<S: Played>(
    report: &mut Report,
    part: &MissionForce,
    state: &S,
    secret: bool,
    irregular: bool,
) {
    match part.mission {
        Some(_) if secret => report.item(2, "Mission: secret"),
        Some(mission) => {
            report.item(2, format!("Mission: {}", mission.title()));
            report.item(2, format!("Deploy {}", deploy_words(mission, state.options())));
            let words = objective_words(mission, state.options());
            for objective in &part.objectives {
                let needs = words.iter().find(|(id, _)| *id == objective.id).map_or("", |(_, words)| words);
                report.item(2, format!("Objective {} ({}): {needs}", objective.id, objective.state));
            }
        }
        None if part.objectives.is_empty() && part.momentum.is_none() && irregular => {
            report.item(2, "No mission: scores by the VC list");
        }
        None => {
            for objective in &part.objectives {
                // The only one of a scenario that the players bring may have no name.
                let called = objective_called(part, objective, state.options());
                let called = called.map_or_else(String::new, |called| format!(" {called}"));
                report.item(2, format!("Objective{called} ({})", objective.state));
            }
        }
    }
}
