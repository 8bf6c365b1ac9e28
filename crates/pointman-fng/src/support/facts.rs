//! What support asks of the mission: activity, wind, and where reinforcements come in [Where Reinforcements
//! Deploy, Defense, Overrun].

use super::data::data;
use super::play::{PlatoonShare, Who};
use super::step::Table;
use crate::checks::CheckId;
use crate::mission::{Activity, Edge, Mission, MissionId, OpeningMove};
use crate::squads::cards::Card;
use pointman_core::error::Error;

/// Whether the activity of a side is low.
pub(super) fn is_low_activity(mission: &Mission, who: Who) -> bool {
    mission.is_communist(who) && mission.doctrine.is_some_and(|doctrine| doctrine.activity == Activity::Low)
}

/// The side of the VC or NVA when their activity is high.
pub(super) fn highly_active(mission: &Mission) -> Option<Who> {
    let is_high = mission.doctrine.is_some_and(|doctrine| doctrine.activity == Activity::High);
    Who::ALL.into_iter().find(|&who| is_high && mission.is_communist(who))
}

/// How much of its platoon a side has on the table: in a Large Action the player has all of it (camp-13).
pub(super) fn platoon(mission: &Mission, who: Who) -> PlatoonShare {
    let by_mission =
        if who == Who::Own && mission.is_large() { PlatoonShare::Full } else { PlatoonShare::Part };
    mission.play.hand(who).platoon.unwrap_or(by_mission)
}

/// Where what a card brings comes in: by the suit, unless a Defense or an Overrun names edges.
pub(super) fn arrival(
    mission: &mut Mission,
    who: Who,
    card: Card,
    table: &mut Table<'_>,
) -> Result<String, Error> {
    let is_defense =
        mission.assignment.as_ref().is_some_and(|assignment| assignment.id == MissionId::Defense);
    let overrun = mission.opening.as_ref().filter(|opening| opening.opening_move == OpeningMove::Overrun);
    let overruns = overrun.map(|opening| if opening.by_player { Who::Own } else { Who::Enemy });
    let Some(edges) = mission.ground.as_ref().map(|ground| ground.edges.clone()) else {
        return Ok(format!("arrives on the {}", data().arrival_of(card.suit)));
    };
    let either = |table: &mut Table<'_>, left: Edge, right: Edge| -> Result<String, Error> {
        let face = table.d6(format_args!("Overrun: the edge reinforcements come by"))?;
        let edge = if face % 2 == 1 { left } else { right };
        table.rolled(
            "Overrun",
            &[face],
            format!("reinforcements come by the {edge} edge: odd the left, even the right"),
        );
        Ok(format!("arrives by the {edge} edge"))
    };
    match (is_defense, overruns, who) {
        (true, _, Who::Enemy) => {
            Ok(format!("arrives by the {} edge, as all enemy reinforcements", edges.enemy))
        }
        (true, _, Who::Own) => defense_edge(mission, edges.enemy, &edges.own, table),
        (false, Some(attacker), _) if attacker == who => match who {
            Who::Enemy => Ok(format!("arrives by the {} edge", edges.enemy)),
            Who::Own => {
                Ok(format!("arrives by the {} edge", edges.own.first().copied().unwrap_or(edges.near)))
            }
        },
        (false, Some(_), Who::Own) => match edges.own[..] {
            [left, right, ..] => either(table, left, right),
            _ => either(table, edges.near.left(), edges.near.right()),
        },
        (false, Some(_), Who::Enemy) => either(table, edges.enemy.left(), edges.enemy.right()),
        (false, None, _) => Ok(format!("arrives on the {}", data().arrival_of(card.suit))),
    }
}

/// The edge by which the reinforcements of a Defense come, the same all game; never the enemy's.
fn defense_edge(
    mission: &mut Mission,
    enemy: Edge,
    own: &[Edge],
    table: &mut Table<'_>,
) -> Result<String, Error> {
    let edge = match &mission.play.own.edge {
        Some(edge) => edge.clone(),
        None => {
            let open: Vec<Edge> = own.iter().copied().filter(|&edge| edge != enemy).collect();
            let all = || [enemy.left(), enemy.opposite(), enemy.right()].to_vec();
            let open = if open.is_empty() { all() } else { open };
            let edge = open[table
                .dice
                .pick(open.len(), format_args!("Defense: the edge your reinforcements come by"))?];
            table.note("Defense", format!("your reinforcements come by the {edge} edge all game"));
            edge.to_string()
        }
    };
    mission.play.own.edge = Some(edge.clone());
    Ok(format!("arrives by the {edge} edge, as all your reinforcements"))
}

/// Where the wind blows from; it is rolled when nobody has yet.
pub(super) fn wind(mission: &mut Mission, table: &mut Table<'_>) -> Result<Edge, Error> {
    if let Some(wind) = mission.wind {
        return Ok(wind);
    }
    let tested = table.check(CheckId::Wind, "wind", table.situation())?;
    let from = super::step::outcome(&tested)?.id().trim_start_matches("from-").to_owned();
    let edge: Edge = from.parse().map_err(Error::Bug)?;
    mission.wind = Some(edge);
    Ok(edge)
}
