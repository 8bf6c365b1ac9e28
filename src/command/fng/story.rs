//! An evening as a story: what came about, in sentences, turn by turn.

use crate::fng::told::Event;
use crate::names::capitalized;
use crate::render::Report;

/// Tells the events of a step: a heading where a turn begins, then its sentences as one paragraph. A throw behind
/// something that is told besides is left out, unless nothing else is told.
pub(in crate::command) fn tell(report: &mut Report, is_first: bool, events: &[Event]) {
    if is_first {
        report.heading("Before the battle");
    }
    let news: Vec<&Event> = events.iter().filter(|event| !event.throw).collect();
    let told = if news.is_empty() { events.iter().collect() } else { news };
    let mut sentences: Vec<String> = Vec::new();
    for event in told {
        if is_turn(&event.text) {
            paragraph(report, &mut sentences);
            report.heading(sentence(&event.text).trim_end_matches('.'));
            continue;
        }
        let told = sentence(&event.text);
        // Each hit is told with its die, and how the man ends once more at the end.
        if sentences.last() != Some(&told) {
            sentences.push(told);
        }
    }
    paragraph(report, &mut sentences);
}

fn paragraph(report: &mut Report, sentences: &mut Vec<String>) {
    if !sentences.is_empty() {
        report.item(1, std::mem::take(sentences).join(" "));
    }
}

/// Whether it tells that a turn begins: `turn 3`.
fn is_turn(text: &str) -> bool {
    text.strip_prefix("turn ").is_some_and(|number| number.parse::<u16>().is_ok())
}

fn sentence(text: &str) -> String {
    let end = if text.ends_with(['.', '!', '?']) { "" } else { "." };
    format!("{}{end}", capitalized(text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::Look;

    fn event(text: &str, throw: bool) -> Event {
        Event { rule: "rule-1".to_owned(), text: text.to_owned(), dice: vec![3], secret: false, throw }
    }

    #[test]
    fn a_turn_is_a_heading_and_throws_behind_what_is_told_are_left_out() {
        let mut report = Report::new();
        let events = [
            event("turn 2", false),
            event("Slag against 5, passes 2: fires back", true),
            event("Slag fires the M-16 at Ha", false),
            event("Ha is Obviously Dead", false),
        ];
        tell(&mut report, false, &events);
        let text = report.lay_out(Look::PLAIN);
        assert_eq!(text.trim(), "Turn 2\n  Slag fires the M-16 at Ha. Ha is Obviously Dead.");
    }

    #[test]
    fn a_step_of_throws_alone_tells_them() {
        let mut report = Report::new();
        tell(&mut report, false, &[event("radio against 4, passes 2: contact", true)]);
        assert!(report.lay_out(Look::PLAIN).contains("Radio against 4, passes 2: contact."));
    }
}
