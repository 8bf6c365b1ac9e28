//! The one teller: how what happened, and why, is worded for every game and command. Dice stand in
//! parentheses, rules in brackets.

use crate::fng::told::{Event, Told};
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
pub(in crate::command) fn fng_events(report: &mut Report, events: &[Event]) {
    for Event { rule, text, dice, secret, .. } in events {
        let secret = if *secret { " (secret)" } else { "" };
        report.item(1, line(&format!("{text}{secret}"), &faces(dice), rule));
    }
}

/// What was weighed on the way, each note with what it led to below it; nothing where nobody listened.
pub(in crate::command) fn why(report: &mut Report, notes: &[Note]) {
    fn tree(report: &mut Report, notes: &[Note], depth: u16) {
        for note in notes {
            report.aside(depth, line(&note.what, "", &note.rule));
            tree(report, &note.details, depth + 1);
        }
    }
    if !notes.is_empty() {
        report.heading("How it came about");
        tree(report, notes, 1);
    }
}
