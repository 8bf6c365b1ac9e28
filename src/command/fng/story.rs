//! An evening as a story: what came about, in sentences, turn by turn.

use crate::document::{Document, Told};
use crate::error::Error;
use crate::fng::campaign::{TurnStory, story_of};
use crate::fng::evening::FNG_MUSTER;
use crate::fng::mission::{GENERATE_MISSION, Mission};
use crate::fng::support::FNG_ACTIVATION;
use crate::fng::told::Event;
use crate::render::Report;

/// What came about in each turn of an evening, as the report of a campaign's turn takes it.
///
/// # Errors
/// When a step is not as the history says.
pub(crate) fn for_a_campaign(evening: &Document<Mission>) -> Result<Vec<TurnStory>, Error> {
    let Some(last) = evening.history().last() else { return Ok(Vec::new()) };
    let mut events: Vec<Event> = Vec::new();
    let mut has_begun = false;
    for entry in evening.log(0..=last.step)? {
        has_begun |= entry.step.command == FNG_ACTIVATION;
        // Who comes before the first turn, and on what table, is told with the turn of the campaign.
        if !has_begun && [GENERATE_MISSION, FNG_MUSTER].contains(&entry.step.command.as_str()) {
            continue;
        }
        if let Some(Told::Game(told)) = entry.told {
            events.extend(told.events);
        }
    }
    Ok(story_of(&events))
}

/// Tells the events of a step: a heading where a turn begins, then its sentences as one paragraph. A throw
/// behind something that is told besides is left out, unless nothing else is told.
pub(in crate::command) fn tell(report: &mut Report, is_first: bool, events: &[Event]) {
    if is_first {
        report.heading("Before the battle");
    }
    let news: Vec<&Event> = events.iter().filter(|event| !event.throw).collect();
    let told = if news.is_empty() { events.iter().collect() } else { news };
    let mut sentences: Vec<String> = Vec::new();
    for event in told {
        let told = event.sentence();
        if event.begins_turn().is_some() {
            paragraph(report, &mut sentences);
            report.heading(told.trim_end_matches('.'));
            continue;
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::Look;

    fn event(text: &str, throw: bool) -> Event {
        Event {
            rule: "rule-1".to_owned(),
            text: text.to_owned(),
            dice: vec![3],
            secret: false,
            throw,
            to_do: false,
            news: None,
            goes_on: None,
        }
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
