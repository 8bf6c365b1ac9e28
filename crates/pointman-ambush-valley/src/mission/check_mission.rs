//! The invariants of a game: points add up, objectives and edges make sense, everything named exists (9.8).

use crate::campaign::check::known;
use crate::campaign::sides::Sides;
use crate::mission::in_game::longest;
use crate::{CurrentMission, Insurgency, MissionForce, RegularForce, Source, tables};
use pointman_core::error::Faults;

pub(crate) fn check_mission(
    mission: &CurrentMission,
    regulars: &[RegularForce],
    insurgents: &[Insurgency],
    sides: &Sides,
    faults: &mut Faults,
) {
    let forces: Vec<&str> = regulars
        .iter()
        .map(|force| force.id.as_str())
        .chain(insurgents.iter().map(|force| force.id.as_str()))
        .collect();
    if mission.scenario.turns == Some(0) {
        faults.at("scenario", |faults| faults.add("turns", "is 0: a game has at least 1 turn"));
    }
    if !mission.forces.is_empty()
        && !mission.forces.iter().map(|part| part.force.as_str()).eq(forces.iter().copied())
    {
        faults.add("forces", format!("must have one entry for each force, in order: {}", forces.join(", ")));
    }
    faults.at("forces", |faults| {
        for (index, part) in mission.forces.iter().enumerate() {
            let regular = regulars.iter().find(|force| force.id == part.force);
            faults.at(index, |faults| check_part(part, regular, mission, faults));
        }
    });
    faults.at("board", |faults| check_board(mission, &forces, insurgents, sides, faults));
    faults.at("game", |faults| check_game(mission, &forces, faults));
    faults.at("start_of_game_rolls", |faults| {
        for (index, roll) in mission.start_of_game_rolls.iter().enumerate() {
            faults.at(index, |faults| {
                known(faults, "force", "force", &roll.force, &forces);
                if roll.roll == 0 || roll.roll > roll.die {
                    faults.add("roll", format!("is {}: it is a D{}", roll.roll, roll.die));
                }
            });
        }
    });
    if let Some(scores) = &mission.vp {
        if !scores.iter().map(|score| score.force.as_str()).eq(forces.iter().copied()) {
            faults.add("vp", "must have one entry for each force, in order");
        }
        faults.at("vp", |faults| {
            for (index, score) in scores.iter().enumerate() {
                let sum = score.lines.iter().fold(0i32, |sum, line| sum.saturating_add(line.vp));
                if sum != score.total {
                    faults.at(index, |faults| {
                        faults.add("total", format!("is {}: its lines make {sum}", score.total))
                    });
                }
            }
        });
    }
    if let Some(apart) = &mission.apart {
        faults.at("apart", |faults| {
            faults.at("sides", |faults| {
                for (index, side) in apart.sides.iter().enumerate() {
                    faults.at(index, |faults| {
                        known(faults, "force", "force", &side.force, &forces);
                        if apart.sides[..index].iter().any(|earlier| earlier.force == side.force) {
                            faults.add("force", format!("{} has already sealed its orders", side.force));
                        }
                    });
                }
            });
            if let Some(asked) = &apart.asks {
                faults.at("asks", |faults| known(faults, "force", "force", &asked.force, &forces));
            }
        });
    }
    if let Some(victor) = &mission.victor {
        known(faults, "victor", "force", victor, &forces);
    }
    if mission.margin.is_some_and(|margin| (margin == crate::Margin::Draw) != mission.victor.is_none()) {
        faults.add("victor", "must be null for a draw, and only then");
    }
    if let Some(report) = &mission.report {
        faults.at("report", |faults| {
            faults.at("forces", |faults| {
                for (index, part) in report.forces.iter().enumerate() {
                    faults.at(index, |faults| known(faults, "force", "force", &part.force, &forces));
                }
            });
        });
    }
}

fn check_part(
    part: &MissionForce,
    regular: Option<&RegularForce>,
    mission: &CurrentMission,
    faults: &mut Faults,
) {
    if regular.is_some() && !part.units.is_empty() {
        faults.add("units", "only a VC force has VC units");
    }
    if (part.mission.is_some()) != (part.mission_roll.is_some()) {
        faults.add("mission_roll", "goes with mission: give both or neither");
    }
    if let (Some(id), Some(roll)) = (part.mission, part.mission_roll)
        && tables().mission(id).roll != roll
    {
        faults.add("mission_roll", format!("is {roll}: {id} is rolled with {}", tables().mission(id).roll));
    }
    if part.mission.is_some() && mission.scenario.source != Source::Generated {
        faults.add("mission", format!("must be null: the scenario is {}", mission.scenario.source));
    }
    for (index, objective) in part.objectives.iter().enumerate() {
        if part.objectives[..index].iter().any(|earlier| earlier.id == objective.id) {
            faults.at("objectives", |faults| {
                faults.at(index, |faults| faults.add("id", format!("{} is listed twice", objective.id)));
            });
        }
    }
    for (index, extra) in part.extras.iter().enumerate() {
        if part.extras[..index].contains(extra) {
            faults.at("extras", |faults| faults.add(index, format!("{extra} is listed twice")));
        }
    }
    let Some(force) = regular else {
        for (field, present) in [
            ("mission", part.mission.is_some()),
            ("momentum", part.momentum.is_some()),
            ("purchases", !part.purchases.is_empty()),
            ("extras", !part.extras.is_empty()),
            ("absent_figures", !part.absent_figures.is_empty()),
            ("fog_cards", part.fog_cards != crate::FogCards::default()),
        ] {
            if present {
                faults.add(field, "belongs to regular forces");
            }
        }
        return;
    };
    let spent: u32 = part.purchases.iter().map(|purchase| purchase.cost_points).fold(0, u32::saturating_add);
    match part.momentum {
        None if spent > 0 => faults.add("purchases", "need Operational Momentum, which was not rolled"),
        Some(momentum) => faults.at("momentum", |faults| {
            if momentum.spent != spent {
                faults.add("spent", format!("is {}: the purchases cost {spent}", momentum.spent));
            }
            if momentum.available().checked_sub(momentum.spent) != Some(momentum.left) {
                faults.add(
                    "left",
                    format!("is {}: {} less {} spent", momentum.left, momentum.available(), momentum.spent),
                );
            }
            if !(2..=12).contains(&momentum.rolled) {
                faults.add("rolled", format!("is {}: 2D6 give 2 to 12", momentum.rolled));
            }
        }),
        None => {}
    }
    let teams: Vec<&str> = force.teams.iter().map(|team| team.id.as_str()).collect();
    faults.at("purchases", |faults| {
        for (index, purchase) in part.purchases.iter().enumerate() {
            faults.at(index, |faults| {
                if purchase.game_turn > longest(mission) {
                    faults.add(
                        "game_turn",
                        format!("is {}: the game has at most {} turns", purchase.game_turn, longest(mission)),
                    );
                }
                faults.at("teams", |faults| {
                    for (index, team) in purchase.teams.iter().enumerate() {
                        known(faults, &index.to_string(), "team", team, &teams);
                    }
                });
            });
        }
    });
    let figures: Vec<&str> = force.figures.iter().map(|figure| figure.id.as_str()).collect();
    faults.at("absent_figures", |faults| {
        for (index, figure) in part.absent_figures.iter().enumerate() {
            known(faults, &index.to_string(), "figure", figure, &figures);
        }
    });
}

fn check_board(
    mission: &CurrentMission,
    forces: &[&str],
    insurgents: &[Insurgency],
    sides: &Sides,
    faults: &mut Faults,
) {
    let board = &mission.board;
    if board.objectives.len() > 4 {
        faults.add("objectives", format!("has {}: each quadrant has one", board.objectives.len()));
    }
    faults.at("objectives", |faults| {
        for (index, objective) in board.objectives.iter().enumerate() {
            faults.at(index, |faults| {
                known(faults, "chosen_by", "force", &objective.chosen_by, forces);
                if board.objectives[..index].iter().any(|earlier| earlier.quadrant == objective.quadrant) {
                    faults.add("quadrant", format!("{} already has an objective", objective.quadrant));
                }
            });
        }
    });
    if !board.hot_spots.is_empty() && insurgents.is_empty() {
        faults.add("hot_spots", "must be empty: no insurgents take part");
    }
    faults.at("edges", |faults| {
        for (index, edge) in board.edges.iter().enumerate() {
            faults.at(index, |faults| {
                known(faults, "force", "force", &edge.force, forces);
                if board.edges[..index].iter().any(|earlier| earlier.force == edge.force) {
                    faults.add("force", format!("{} already has an edge", edge.force));
                }
                let Some(first) = board.edges.first() else { return };
                if sides.are_together(&first.force, &edge.force) {
                    if first.edge != edge.edge {
                        let why =
                            format!("is {}: {} stands with it, at {}", edge.edge, first.force, first.edge);
                        faults.add("edge", why);
                    }
                } else if first.edge.opposite() != edge.edge {
                    faults.add("edge", format!("is {}: it must be opposite the other edge", edge.edge));
                }
            });
        }
    });
    faults.at("set_up_order", |faults| {
        for (index, force) in board.set_up_order.iter().enumerate() {
            known(faults, &index.to_string(), "force", force, forces);
            if board.set_up_order[..index].contains(force) {
                faults.add(index, format!("{force} is listed twice"));
            }
        }
    });
}

fn check_game(mission: &CurrentMission, forces: &[&str], faults: &mut Faults) {
    let game = &mission.game;
    let rules = &tables().game_length;
    if game.turn > longest(mission) {
        faults.add("turn", format!("is {}: the game has at most {} turns", game.turn, longest(mission)));
    }
    if let Some(force) = &game.initiative {
        known(faults, "initiative", "force", force, forces);
    }
    faults.at("length_checks", |faults| {
        for (index, check) in game.length_checks.iter().enumerate() {
            faults.at(index, |faults| {
                if let Some(force) = &check.force {
                    known(faults, "force", "force", force, forces);
                }
                let in_order = game.length_checks[..index].iter().all(|earlier| earlier.turn < check.turn);
                let place = check.turn.checked_sub(rules.min_turns).filter(|_| in_order);
                let Some(&table) = place.and_then(|place| rules.checks.get(place as usize)) else {
                    faults.add(
                        "turn",
                        format!("is {}: rolls are made at the end of turns 5, 6 and 7, in order", check.turn),
                    );
                    return;
                };
                let crate::tables::Sides::Fixed(sides) = tables().table(table).die.sides else { return };
                if check.die != sides {
                    faults.add(
                        "die",
                        format!("is {}: at the end of turn {} it is a D{sides}", check.die, check.turn),
                    );
                }
                if check.roll == 0 || check.roll > sides {
                    faults.add("roll", format!("is {}: it is a D{sides}", check.roll));
                    return;
                }
                let over = tables()
                    .table(table)
                    .row(check.roll as i32)
                    .effects
                    .contains(&crate::tables::Effect::EndGame);
                let last = index + 1 == game.length_checks.len();
                if over && !(last && game.over) {
                    faults.add("roll", format!("is {}: it ends the game", check.roll));
                } else if !over && last && game.over {
                    faults.add("roll", format!("is {}: it does not end the game", check.roll));
                }
            });
        }
    });
    if game.over && game.length_checks.is_empty() {
        faults.add("over", "is true, but no roll has ended the game");
    }
}
