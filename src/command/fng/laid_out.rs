//! What stands on the table of an evening and on the roster of a tour, an entry for each thing, so that
//! people can put back what an undone step changed. Nothing that is hidden from a player is among it.

use crate::command::document::laid_out::LaidOut;
use crate::command::fng::evening::table::how_he_is;
use crate::command::fng::support::standing::lines;
use crate::fng::campaign::TourOfDuty;
use crate::fng::evening::Soldier;
use crate::fng::mission::Mission;
use crate::fng::squads::squad::Figure;
use crate::fng::support::Who;
use crate::fng::traps::TrapState;
use crate::plural::counted;

/// An evening, thing by thing.
pub(in crate::command) fn of_evening(mission: &Mission) -> LaidOut {
    let mut all = LaidOut::default();
    let play = &mission.play;
    let light = if mission.light.is_night(play.turn.max(1)) { "night" } else { "day" };
    all.put("Turn", format!("{}, {light}, {}", play.turn, mission.weather.title()));
    for who in Who::ALL {
        let force = match who {
            Who::Own => mission.own.force.title(),
            Who::Enemy => mission.enemy.force.title(),
        };
        let cards = play.hand(who).face_down();
        all.put(format!("Face down before {force}"), counted(cards, "card").to_string());
        mission.company.of(who).for_each(|soldier| all.put(soldier.name(), soldier_words(mission, soldier)));
    }
    for vehicle in &mission.company.vehicles {
        let aboard: Vec<&str> = mission.company.aboard(&vehicle.name).map(Soldier::name).collect();
        let aboard =
            if aboard.is_empty() { String::new() } else { format!("; aboard: {}", aboard.join(", ")) };
        all.put(vehicle.name.clone(), format!("{}{aboard}", vehicle.standing()));
    }
    for pair in &mission.company.contacts {
        all.there(format!("{} and {} in contact", pair.own, pair.enemy));
    }
    lines(mission).into_iter().for_each(|line| all.there(line));
    for trap in mission.traps.list.iter().filter(|trap| trap.state != TrapState::Hidden) {
        all.put(format!("Trap {}", trap.id), format!("{}, {}", trap.whereabouts(), trap.state.title()));
    }
    for entrance in mission.tunnels.entrances.iter().filter(|entrance| entrance.known) {
        let how = if entrance.destroyed { "destroyed" } else { "known" };
        all.put(format!("Tunnel entrance {}", entrance.id), how);
    }
    all
}

/// A figure: what their roster says of them, how they are, and whether they have been moved.
fn soldier_words(mission: &Mission, soldier: &Soldier) -> String {
    let mut words = vec![format!("Rep {}", soldier.man.rep), how_he_is(mission, soldier)];
    words.extend(soldier.used.iter().map(|gear| format!("{} used", gear.title())));
    match soldier.kills.len() {
        0 => {}
        kills => words.push(counted(kills, "kill").to_string()),
    }
    let turn = mission.play.turn;
    if soldier.acted.is_some_and(|acted| acted.turn == turn && acted.moved) {
        words.push("moved".to_owned());
    }
    words.join(", ")
}

/// A tour, man by man.
pub(in crate::command) fn of_tour(tour: &TourOfDuty) -> LaidOut {
    let mut all = LaidOut::default();
    all.put("The calendar", tour.turn.title());
    all.put("Next", tour.next_words());
    tour.squad.figures.iter().for_each(|man| all.put(man.name.clone(), man_words(man)));
    for away in &tour.away {
        let back = away.returns.map_or_else(|| "after the tour".to_owned(), |turn| turn.title());
        all.put(format!("{} in hospital", away.figure.name), format!("back {back}"));
    }
    tour.gone.iter().for_each(|gone| all.there(format!("{} {}", gone.figure.name, gone.how.words())));
    all
}

/// What the roster of a tour says of a man.
fn man_words(man: &Figure) -> String {
    let mut words = vec![format!("Rep {}", man.rep)];
    words.extend(man.attributes.names().into_iter().map(str::to_owned));
    words.join(", ")
}
