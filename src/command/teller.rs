//! The one teller: how what happened, and why, is worded for every game and command. Dice stand in
//! parentheses, rules in brackets.

use crate::fng::checks::CheckId;
use crate::fng::told::{Event, Told};
use crate::plural::listed;
use crate::render::Report;
use crate::trace::Note;

/// What happened in a line: `text (dice) [rule]`, without what there is not.
pub(in crate::command) fn line(text: &str, dice: &str, rule: &str) -> String {
    let dice = if dice.is_empty() { String::new() } else { format!(" ({dice})") };
    let rule = if rule.is_empty() { String::new() } else { format!(" [{rule}]") };
    format!("{text}{dice}{rule}")
}

/// Faces of dice in the order thrown.
pub(in crate::command) fn faces<T: ToString>(dice: &[T]) -> String {
    dice.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// What a step of an FNG document told, without what is secret unless that was asked for.
pub(in crate::command) fn fng_told(mut told: Told, secrets: bool) -> Told {
    told.events.retain(|event| secrets || !event.secret);
    told
}

/// Events of FNG, a line each.
pub(in crate::command) fn every_fng_event(report: &mut Report, events: &[Event]) {
    for Event { rule, text, dice, secret, .. } in events {
        let secret = if *secret { " (secret)" } else { "" };
        report.item(1, line(&format!("{text}{secret}"), &faces(dice), rule));
    }
}

/// The same, where of many shots in a row that hit nobody the first are told, and of the others how many
/// there were.
pub(in crate::command) fn fng_events(report: &mut Report, events: &[Event]) {
    let is_shot = |event: &&Event| event.rule == CheckId::RangedToHit.id();
    for together in events.chunk_by(|one, other| one.goes_on.is_some() && other.goes_on.is_some()) {
        let shots = together.iter().filter(is_shot).count();
        // The first shots show how it goes.
        let told = match shots {
            0..=SHOTS_TOLD => together.len(),
            _ => {
                together.iter().enumerate().filter(|(_, event)| is_shot(event)).nth(2).map_or(0, |(at, _)| at)
            }
        };
        every_fng_event(report, &together[..told]);
        let left = &together[told..];
        if let Some(first) = left.first() {
            let mut who: Vec<&str> = left.iter().filter_map(|event| event.goes_on.as_deref()).collect();
            who.sort_unstable();
            who.dedup();
            let count = left.iter().filter(is_shot).count();
            let text = format!("{} exchange {count} more shots without a hit", listed(&who));
            report.item(1, line(&text, "", &first.rule));
        }
    }
}

/// As many shots in a row that hit nobody are told one by one: of more only their number.
const SHOTS_TOLD: usize = 4;

/// How many of the first notes come again at once just as they are, and how often they stand there; one note,
/// once, where none does.
fn repeated(notes: &[Note]) -> (usize, usize) {
    for length in 1..=notes.len() / 2 {
        let times = notes.chunks(length).take_while(|block| *block == &notes[..length]).count();
        if times > 1 {
            return (length, times);
        }
    }
    (1, 1)
}

/// What was weighed on the way, each note with what it led to below it; nothing where nobody listened.
pub(in crate::command) fn why(report: &mut Report, notes: &[Note]) {
    fn tree(report: &mut Report, notes: &[Note], depth: u16) {
        let mut rest = notes;
        while !rest.is_empty() {
            let (together, times) = repeated(rest);
            for (nth, note) in rest[..together].iter().enumerate() {
                let often = match (times, together, nth) {
                    (2.., 1, 0) => format!("{times} times alike: "),
                    (2.., _, 0) => format!("{times} times alike, these {together} lines: "),
                    _ => String::new(),
                };
                report.aside(depth, line(&format!("{often}{}", note.what), "", &note.rule));
                tree(report, &note.details, depth + 1);
            }
            rest = &rest[together * times..];
        }
    }
    if !notes.is_empty() {
        report.heading("How it came about");
        tree(report, notes, 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::Look;

    #[test]
    fn of_many_shots_in_a_row_without_a_hit_only_their_number_is_told() {
        let mut told = Told::default();
        for shot in 0..6 {
            let who = if shot % 2 == 0 { "Slag" } else { "Ha" };
            told.rolled(CheckId::RangedToHit.id(), &[1, 2], format!("{who} fires, shot {shot}: no hit"));
            told.fire_goes_on(told.events.len() - 1, who);
        }
        told.note("tight-ammo", "Slag is out of ammo");
        let said = |events: &[Event]| {
            let mut report = Report::new();
            fng_events(&mut report, events);
            report.lay_out(Look::PLAIN)
        };
        let duel = said(&told.events);
        assert!(duel.contains("shot 1: no hit") && !duel.contains("shot 2"), "{duel}");
        assert!(duel.contains("Ha and Slag exchange 4 more shots without a hit"), "{duel}");
        assert!(duel.contains("Slag is out of ammo"), "{duel}");
        let few = said(&told.events[..4]);
        assert!(few.contains("shot 3") && !few.contains("exchange"), "{few}");
    }
}
