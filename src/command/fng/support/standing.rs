//! What stands open after a step, in a few lines: what flies, fires, burns and comes.

use crate::fng::mission::Mission;
use crate::fng::support::Who;
use crate::plural::counted;
use crate::render::Report;

/// What a player has to keep in mind: the turn, its light and weather first.
pub(super) fn kept_in_mind(mission: &Mission) -> Vec<String> {
    let play = &mission.play;
    let night = if mission.light.is_night(play.turn.max(1)) { "night" } else { "day" };
    let turn = format!("Turn {}, {night}, {}", play.turn, mission.weather.title());
    std::iter::once(turn).chain(lines(mission)).collect()
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
    next_of_evening(mission, report);
}

/// What is next, with the command that goes on: who may act, the turn after this one, or the story once the
/// evening is over. The prompt says it in its own way.
pub(in crate::command) fn next_of_evening(mission: &Mission, report: &mut Report) {
    report.hint();
    let has_squad = mission.company.of(Who::Own).next().is_some();
    match mission.acting_side() {
        _ if mission.company.over => report.line("The evening is over: pointman log GAME"),
        Some(side) => {
            let who = who_may_act(mission, side);
            let when = if who.is_some() { "once they have acted" } else { "nobody is left to act" };
            if let Some(who) = who {
                report.aside(1, who);
            }
            report.line(format!("Next, {when}: pointman fng finish GAME -i"));
        }
        None if mission.play.turn == 0 && !has_squad => {
            report.line("Next: bring a squad: pointman fng muster GAME -i --arrivals squad.json");
        }
        None => {
            let turn = mission.play.turn + 1;
            report.line(format!("Next: begin turn {turn}: pointman fng activation GAME -i"));
        }
    }
}

/// Who of a side may act now, by name; none where nobody is left.
fn who_may_act(mission: &Mission, side: Who) -> Option<String> {
    let movers = mission.movers(side);
    let named = movers.iter().map(|mover| match mover.led_by {
        None => mover.soldier.name().to_owned(),
        Some(leader) => format!("{} with {leader}", mover.soldier.name()),
    });
    let named: Vec<String> = named.collect();
    (!named.is_empty()).then(|| format!("{}: may act: {}", side.id(), named.join(", ")))
}

/// What flies, fires, burns and comes, a line each.
pub(in crate::command) fn lines(mission: &Mission) -> Vec<String> {
    let play = &mission.play;
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
            mission.told_target(fire)
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
