//! A record of combat in words: the throws, how everybody ends, what follows.

use crate::command::teller;
use crate::fng::combat::{CrewState, Fate, Follow, PenetrationRecord, State, Throw};
use crate::plural::counted;
use crate::render::Report;

/// A record that can be told.
pub trait Told {
    /// What was done, in a few words.
    fn title(&self) -> String;
    /// The throws in order.
    fn throws(&self) -> Vec<&Throw>;
    /// How everything ends.
    fn ends(&self, report: &mut Report);
    /// The checks that follow.
    fn follows(&self) -> &[Follow];
}

/// The record in words.
pub fn tell(record: &impl Told) -> Report {
    let mut report = Report::new();
    report.heading(record.title());
    for throw in record.throws() {
        report.item(1, thrown(throw));
    }
    record.ends(&mut report);
    for follow in record.follows() {
        report.aside(1, followed(follow));
    }
    report
}

fn thrown(throw: &Throw) -> String {
    let dice = if throw.dice.is_empty() { "no dice".to_owned() } else { teller::faces(&throw.dice) };
    let target = throw
        .target
        .filter(|_| throw.passes.is_some())
        .map_or(String::new(), |target| format!(" against {target}"));
    let passes = throw.passes.map_or(String::new(), |passes| format!(", passes {passes}"));
    let total = throw
        .total
        .filter(|&total| throw.dice.len() != 1 || total != i32::from(throw.dice[0]))
        .map_or(String::new(), |total| format!(", total {total}"));
    let text = format!("{}: {}", throw.who, throw.result.text());
    teller::line(&text, &format!("{dice}{target}{passes}{total}"), throw.check.id())
}

pub(super) fn followed(follow: &Follow) -> String {
    let flags: Vec<&str> = follow.with.iter().map(|flag| flag.id()).collect();
    let with = if flags.is_empty() { String::new() } else { format!(" --with {}", flags.join(" ")) };
    let why = if follow.why.is_empty() { String::new() } else { format!(" ({})", follow.why) };
    format!("next, {}: {}{with}{why}", follow.who, follow.check.id())
}

/// How figures end.
pub fn tell_fates(fates: &[Fate], report: &mut Report) {
    for fate in fates {
        let hits = match fate.hits {
            0 => String::new(),
            hits => format!(" ({})", counted(hits, "hit")),
        };
        let saved = if fate.saved_by_hard_as_nails { ", saved by Hard As Nails" } else { "" };
        let cheats = if fate.may_cheat_death { ", may cheat death" } else { "" };
        let text = format!("{}: {}{hits}{saved}{cheats}", fate.name, fate.state.title());
        if fate.state == State::Up { report.item(1, text) } else { report.strong(1, text) }
    }
}

/// How a vehicle and all aboard end.
pub fn tell_vehicle(vehicle: &PenetrationRecord, report: &mut Report) {
    let fire = if vehicle.on_fire { ", on fire: all aboard bail out" } else { "" };
    report.strong(1, format!("{}: {}{fire}", vehicle.name, vehicle.state.title()));
    let changed = vehicle.crew.iter().filter(|man| man.state != CrewState::Aboard);
    for man in changed {
        report.item(2, format!("{}: {}", man.name, man.state.id().replace('-', " ")));
    }
    if let (Some(last), Some(hits)) = (vehicle.disabling_hits_to_sink, vehicle.disabling_hits) {
        report.aside(2, format!("a vessel: {hits} disabling hits, it sinks with number {last}"));
    }
}
