//! Whether a report can be true: every figure and team known and deployed, nothing missing, nothing that
//! contradicts itself (5).

use crate::mission::in_game::longest;
use crate::{
    Campaign, CurrentMission, Deployment, ForceReport, Outcome, RegularForce, Report, Status, Wound, tables,
};
use pointman_core::error::{Fault, Faults};
use pointman_core::names;

/// No report is of a longer game, whatever its scenario says.
const MOST_TURNS: u32 = 99;

/// The roll a VC player may decline.
pub(crate) const INSURGENCY_ROLL: &str = "building-the-insurgency";

/// Everything wrong with `report` as the report of the current game of `campaign`.
pub fn check_report(report: &Report, campaign: &Campaign) -> Vec<Fault> {
    let mut faults = Faults::default();
    let Some(mission) = &campaign.mission else {
        faults.here("there is no game to report on: receive a mission first");
        return faults.into_list();
    };
    if let Some(turn) = report.turn.filter(|&turn| turn != campaign.turn) {
        faults.add("turn", format!("is {turn}: this is turn {} of the campaign", campaign.turn));
    }
    check_length(report, mission, campaign, &mut faults);
    let known: Vec<_> = campaign.forces().map(|force| force.id().to_owned()).collect();
    faults.at("forces", |faults| {
        for (index, part) in report.forces.iter().enumerate() {
            faults.at(index, |faults| {
                if report.forces[..index].iter().any(|earlier| earlier.force == part.force) {
                    faults.add("force", format!("{} is reported twice", part.force));
                }
                if let Some(force) = campaign.regulars.iter().find(|force| force.id == part.force) {
                    check_regular(part, force, mission, faults);
                } else if campaign.insurgents.iter().any(|force| force.id == part.force) {
                    check_insurgent(part, faults);
                } else {
                    faults.add("force", names::unknown("force", &part.force, &known));
                    return;
                }
                match (mission.scenario.own_victory_points, part.scenario_vp) {
                    (true, None) => {
                        faults.add("scenario_vp", "is missing: the scenario states its own Victory Points")
                    }
                    (false, Some(_)) => {
                        faults.add("scenario_vp", "must be left out: this game is scored by the lists")
                    }
                    _ => {}
                }
            });
        }
        for missing in known.iter().filter(|id| report.force(id).is_none()) {
            faults.here(format!("lacks the force {missing}"));
        }
    });
    faults.into_list()
}

fn check_length(report: &Report, mission: &CurrentMission, campaign: &Campaign, faults: &mut Faults) {
    let rules = &tables().game_length;
    let last = longest(mission).min(MOST_TURNS);
    if let Some(turns) = report.game_turns {
        let bought =
            mission.forces.iter().flat_map(|force| &force.purchases).map(|purchase| purchase.game_turn).max();
        let reached = mission.game.turn.max(bought.unwrap_or(0));
        if turns == 0 || turns > last {
            faults.add("game_turns", format!("is {turns}: this game has 1 to {last} turns"));
        } else if mission.game.over && turns != mission.game.turn {
            faults.add(
                "game_turns",
                format!(
                    "is {turns}: the roll for its length ended the game after turn {}",
                    mission.game.turn
                ),
            );
        } else if turns < reached {
            faults.add("game_turns", format!("is {turns}: the game has come to turn {reached}"));
        }
    }
    let forces: Vec<_> = campaign.forces().map(|force| force.id().to_owned()).collect();
    faults.at("initiative_rolls", |faults| {
        for (index, rolled) in report.initiative_rolls.iter().enumerate() {
            faults.at(index, |faults| {
                if let Some(force) = rolled.force.as_ref().filter(|force| !forces.contains(force)) {
                    faults.add("force", names::unknown("force", force, &forces));
                }
                if report.initiative_rolls[..index].iter().any(|earlier| earlier.turn == rolled.turn) {
                    faults.add("turn", format!("turn {} is rolled for twice", rolled.turn));
                }
                let Some(&table) = rolled
                    .turn
                    .checked_sub(rules.min_turns)
                    .and_then(|index| rules.checks.get(index as usize))
                else {
                    faults.add(
                        "turn",
                        format!("is {}: rolls are made at the end of turns 5, 6 and 7", rolled.turn),
                    );
                    return;
                };
                let sides = match tables().table(table).die.sides {
                    crate::tables::Sides::Fixed(sides) => sides,
                    crate::tables::Sides::Rating(_) => u32::MAX,
                };
                if rolled.roll == 0 || rolled.roll > sides {
                    faults.add(
                        "roll",
                        format!(
                            "is {}: a D{sides} is rolled at the end of turn {}",
                            rolled.roll, rolled.turn
                        ),
                    );
                    return;
                }
                if let Some(made) = mission.game.length_checks.iter().find(|check| check.turn == rolled.turn)
                {
                    if made.roll != rolled.roll {
                        faults.add("roll", format!("is {}: the roll made was {}", rolled.roll, made.roll));
                    }
                    if let (Some(told), Some(roller)) = (&rolled.force, &made.force)
                        && told != roller
                    {
                        faults.add("force", format!("is {told}: {roller} made the roll"));
                    }
                }
                let over = tables()
                    .table(table)
                    .row(rolled.roll as i32)
                    .effects
                    .contains(&crate::tables::Effect::EndGame);
                match report.game_turns {
                    Some(turns) if over && turns != rolled.turn => {
                        faults.add(
                            "roll",
                            format!("ends the game after turn {}, but it had {turns} turns", rolled.turn),
                        );
                    }
                    Some(turns) if !over && turns <= rolled.turn => {
                        faults.add(
                            "roll",
                            format!("leads to turn {}, but the game had {turns} turns", rolled.turn + 1),
                        );
                    }
                    _ => {}
                }
            });
        }
    });
}

fn check_regular(part: &ForceReport, force: &RegularForce, mission: &CurrentMission, faults: &mut Faults) {
    let due = mission.force(&force.id).map_or(0, |part| part.objectives.len());
    let reported = u64::from(part.objectives_achieved) + u64::from(part.objectives_failed);
    if !mission.scenario.own_victory_points && reported != due as u64 {
        faults.add(
            "objectives_achieved",
            format!(
                "{} achieved and {} failed: together they must be the {due} of the force",
                part.objectives_achieved, part.objectives_failed
            ),
        );
    }
    if let Some(which) = &part.which_achieved {
        let ids: Vec<_> = mission
            .force(&force.id)
            .iter()
            .flat_map(|part| &part.objectives)
            .map(|objective| &objective.id)
            .collect();
        if which.len() != part.objectives_achieved as usize {
            faults.add(
                "which_achieved",
                format!("names {}, but {} were achieved", which.len(), part.objectives_achieved),
            );
        }
        faults.at("which_achieved", |faults| {
            for (index, id) in which.iter().enumerate() {
                if !ids.contains(&id) {
                    faults.add(index, names::unknown("objective", id, &ids));
                } else if which[..index].contains(id) {
                    faults.add(index, format!("{id} comes twice"));
                }
            }
        });
    }
    for (name, count) in [
        ("leaders_killed", part.leaders_killed),
        ("vehicles_disabled", part.vehicles_disabled),
        ("vehicles_destroyed", part.vehicles_destroyed),
        ("vehicles_disabled_before_destroyed", part.vehicles_disabled_before_destroyed),
        ("civilian_casualties", part.civilian_casualties),
        ("mobs_won_over", part.mobs_won_over),
    ] {
        if count > 0 {
            faults.add(
                name,
                format!("is {count}: it is reported for the VC, and {} is a regular force", force.id),
            );
        }
    }
    if part.enemy_afv_disabled_before_destroyed > part.enemy_afv_destroyed {
        faults.add(
            "enemy_afv_disabled_before_destroyed",
            format!(
                "is {}: only {} were destroyed",
                part.enemy_afv_disabled_before_destroyed, part.enemy_afv_destroyed
            ),
        );
    }
    check_figures(part, force, mission, faults);
    check_teams(part, force, faults);
}

fn check_figures(part: &ForceReport, force: &RegularForce, mission: &CurrentMission, faults: &mut Faults) {
    let absent = mission.force(&force.id).map_or(&[][..], |part| &part.absent_figures);
    let ids: Vec<_> = force.figures.iter().map(|figure| &figure.id).collect();
    faults.at("figures", |faults| {
        for (index, casualty) in part.figures.iter().enumerate() {
            faults.at(index, |faults| {
                let deployed =
                    |team: &str| force.team(team).is_some_and(|team| team.deployed != Deployment::No);
                match force.figure(&casualty.figure) {
                    None => faults.add("figure", names::unknown("figure", &casualty.figure, &ids)),
                    Some(man) if man.status != Status::Active => {
                        faults.add("figure", format!("{} was not in the game: he is {}", man.id, man.status));
                    }
                    Some(man) if !deployed(&man.team) || absent.contains(&man.id) => {
                        faults.add("figure", format!("{} was not deployed", man.id));
                    }
                    Some(_) => {}
                }
                if part.figures[..index].iter().any(|earlier| earlier.figure == casualty.figure) {
                    faults.add("figure", format!("{} is reported twice", casualty.figure));
                }
                match (casualty.outcome, casualty.wound, casualty.condition) {
                    (Outcome::Wia, None, _) => {
                        faults.add("wound", "is missing: give serious or light for a wia")
                    }
                    (Outcome::Wia, Some(Wound::Serious), None) => faults.add(
                        "condition",
                        "is missing: give evacuated, accompanied or straggler for a serious wia",
                    ),
                    (Outcome::Wia, Some(Wound::Light), Some(_)) => {
                        faults.add("condition", "must be left out: a lightly wounded man does not roll");
                    }
                    (Outcome::Kia | Outcome::Pow, wound, condition) => {
                        let outcome = casualty.outcome;
                        if wound.is_some() {
                            faults.add("wound", format!("must be left out for a {outcome}"));
                        }
                        if condition.is_some() {
                            faults.add("condition", format!("must be left out for a {outcome}"));
                        }
                    }
                    _ => {}
                }
            });
        }
    });
}

fn check_teams(part: &ForceReport, force: &RegularForce, faults: &mut Faults) {
    let ids: Vec<_> = force.teams.iter().map(|team| &team.id).collect();
    let state = |id: &str| match force.team(id) {
        None => Some(names::unknown("team", id, &ids)),
        Some(team) if team.deployed == Deployment::No => Some(format!("{id} was not deployed")),
        Some(_) => None,
    };
    faults.at("teams", |faults| {
        for (index, reported) in part.teams.iter().enumerate() {
            faults.at(index, |faults| {
                if let Some(why) = state(&reported.team) {
                    faults.add("team", why);
                }
                if part.teams[..index].iter().any(|earlier| earlier.team == reported.team) {
                    faults.add("team", format!("{} is reported twice", reported.team));
                }
                if reported.abandoned_casualty == Some(true) && part.figures.is_empty() {
                    faults.add("abandoned_casualty", "is true, but the force has no casualties");
                }
            });
        }
        let deployed = force.teams.iter().filter(|team| team.deployed != Deployment::No);
        for team in deployed.filter(|team| !part.teams.iter().any(|reported| reported.team == team.id)) {
            faults.here(format!("lacks the deployed team {}", team.id));
        }
    });
    faults.at("declined", |faults| {
        for (index, team) in part.declined.iter().enumerate() {
            if let Some(why) = state(team) {
                faults.add(index, why);
            }
        }
    });
}

fn check_insurgent(part: &ForceReport, faults: &mut Faults) {
    for (name, count) in [
        ("objectives_achieved", part.objectives_achieved as usize),
        ("objectives_failed", part.objectives_failed as usize),
        ("which_achieved", usize::from(part.which_achieved.is_some())),
        ("enemy_afv_disabled", part.enemy_afv_disabled as usize),
        ("enemy_afv_destroyed", part.enemy_afv_destroyed as usize),
        ("enemy_afv_disabled_before_destroyed", part.enemy_afv_disabled_before_destroyed as usize),
        ("mobs_dispersed", part.mobs_dispersed as usize),
        ("figures", part.figures.len()),
        ("teams", part.teams.len()),
    ] {
        if count > 0 {
            faults.add(
                name,
                format!("must be left out: it is reported for regular forces, and {} is the VC", part.force),
            );
        }
    }
    if part.vehicles_disabled_before_destroyed > part.vehicles_destroyed {
        faults.add(
            "vehicles_disabled_before_destroyed",
            format!(
                "is {}: only {} were destroyed",
                part.vehicles_disabled_before_destroyed, part.vehicles_destroyed
            ),
        );
    }
    faults.at("declined", |faults| {
        for (index, roll) in part.declined.iter().enumerate() {
            if roll != INSURGENCY_ROLL {
                faults.add(index, format!("is `{roll}`: the VC may decline {INSURGENCY_ROLL}"));
            }
        }
    });
}
