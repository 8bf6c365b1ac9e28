//! What stands open after a step, in a few lines: what flies, fires, burns and comes.

use crate::fng::mission::Mission;
use crate::fng::support::{Play, Who};
use crate::plural::counted;
use crate::render::Report;
use crate::way;

/// What a player has to keep in mind: the turn, its light and weather first.
pub(super) fn kept_in_mind(mission: &Mission) -> Vec<String> {
    let play = &mission.play;
    let night = if mission.light.is_night(play.turn.max(1)) { "night" } else { "day" };
    let turn = format!("Turn {}, {night}, {}", play.turn, mission.weather.title());
    std::iter::once(turn).chain(lines(play)).collect()
}

/// Tells what a player has to keep in mind, but for what was `known`.
pub(super) fn standing(mission: &Mission, report: &mut Report, known: &[String]) {
    for (index, line) in kept_in_mind(mission).into_iter().enumerate() {
        match index {
            _ if known.contains(&line) => {}
            0 => report.line(line),
            _ => report.aside(1, line),
        }
    }
    if let Some(line) = who_acts(mission) {
        report.hint();
        report.aside(1, line);
    }
}

/// Who may act now, by name, and who is left over.
fn who_acts(mission: &Mission) -> Option<String> {
    let side = mission.acting_side()?;
    let movers = mission.movers(side);
    let named = movers.iter().map(|mover| match mover.led_by {
        None => mover.soldier.name().to_owned(),
        Some(leader) => format!("{} with {leader}", mover.soldier.name()),
    });
    let named: Vec<String> = named.collect();
    let what = match named.len() {
        0 => format!("nobody is left to act; next: {}", way!("fng finish", "done")),
        _ => format!("may act: {}", named.join(", ")),
    };
    Some(format!("{}: {what}", side.id()))
}

/// What flies, fires, burns and comes, a line each.
pub(in crate::command) fn lines(play: &Play) -> Vec<String> {
    let mut lines = Vec::new();
    for who in Who::ALL {
        let hand = play.hand(who);
        if let Some(card) = hand.card {
            lines.push(format!("{}: Reinforcement Card {card}", who.id()));
        }
        if !hand.denied.is_empty() {
            let denied: Vec<&str> = hand.denied.iter().map(|what| what.name()).collect();
            lines.push(format!("{}: refused this game: {}", who.id(), denied.join(", ")));
        }
    }
    for due in &play.due {
        lines.push(format!("turn {}: {} for {}", due.turn, due.what.words(), due.side.id()));
    }
    for fire in &play.fire_missions {
        let spotting = if fire.spotting && !fire.spotted { ", a spotting round next" } else { "" };
        lines.push(format!(
            "{}, {}: {} left at {}{spotting}",
            fire.title(),
            fire.side.id(),
            counted(fire.rounds_left, "round"),
            fire.target
        ));
    }
    for blast in &play.blasts {
        lines.push(format!("blast {}: {} {}: effect open", blast.number, blast.what, blast.at));
    }
    for aircraft in play.aircraft.iter().filter(|aircraft| aircraft.is_here()) {
        let declared = aircraft
            .declared
            .as_ref()
            .map_or(String::new(), |declared| format!(", declared with {}", declared.weapon));
        lines.push(format!(
            "aircraft {}, {}: {}, {}, pilot Rep {}{declared}",
            aircraft.number,
            aircraft.side.id(),
            aircraft.model.title(),
            aircraft.place.id(),
            aircraft.pilot_rep
        ));
    }
    lines.extend(play.smoke.iter().map(|smoke| format!("smoke {} {}", smoke.number, smoke.at)));
    lines.extend(
        play.flares
            .iter()
            .map(|flare| format!("illumination {} {} to turn {}", flare.number, flare.at, flare.until)),
    );
    lines.extend(play.napalm.iter().map(|napalm| format!("napalm {} burns {}", napalm.number, napalm.at)));
    for sniper in &play.snipers {
        let place =
            if sniper.placed { "on the table".to_owned() } else { format!("section {}", sniper.section) };
        lines.push(format!("sniper {}, {}: Rep {}, {place}", sniper.number, sniper.side.id(), sniper.rep));
    }
    lines
}
