//! The story of an evening as a campaign keeps it: what came about in each turn, in sentences.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::checks::CheckId;
use crate::told::Event;
use pointman_core::names::capitalized;

/// One turn of an evening.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TurnStory {
    /// Its number; 0 before the first.
    pub turn: u16,
    /// What came about, in order.
    pub told: String,
}

/// Events that a chronicle leaves out: whose time it is, who steps where, and with what men and cards
/// somebody comes. With them an evening would fill pages. Who recovers after the battle is told of each of
/// the squad by name.
const COURSE: [&str; 18] = [
    CheckId::Activation.id(),
    "Turn Sequence",
    "Actions",
    CheckId::InSight.id(),
    "In Sight Or Hidden",
    "Target Selection",
    "Covering Fire",
    CheckId::CoveringFire.id(),
    "Crewing A Weapon",
    CheckId::Recovery.id(),
    "Loading The Main Gun",
    "Determining Available Reinforcements",
    "When To Check For Reinforcements",
    "Reinforcements Tables",
    "Contact Table",
    "Unit Organization - Platoon",
    "Reputation",
    "Reputation And Crews",
];

/// Events by which an evening may begin before its first turn, besides a contact: somebody comes into sight,
/// or fires.
const MEETING: [&str; 4] =
    [CheckId::InSight.id(), CheckId::VehicleInSight.id(), CheckId::RangedToHit.id(), "main-gun"];

/// Whether an event is told: it is news of the fight, and says nothing of what to do or type next.
fn is_news(event: &Event) -> bool {
    let is_course = event.news.is_none() && COURSE.contains(&&*event.rule);
    let is_only_due = event.to_do && event.news.is_none();
    !event.throw && !event.secret && !is_only_due && !is_course
}

/// The turns in which something came about, from the events of an evening in order. A throw behind something
/// that is told besides is left out, and what is secret.
pub fn story_of<'e>(events: impl IntoIterator<Item = &'e Event>) -> Vec<TurnStory> {
    let (mut story, mut turn): (Vec<TurnStory>, u16) = (Vec::new(), 0);
    let mut last = String::new();
    let mut has_met = false;
    for event in events {
        if let Some(begun) = event.begins_turn() {
            turn = begun;
            last.clear();
        }
        let sentence = as_sentence(event.news.as_ref().unwrap_or(&event.text));
        // Each hit is told with its die, and how somebody ends once more at the end.
        // Before the first turn there is nothing to tell until they meet somebody.
        has_met |= turn > 0 || event.news.is_some() || MEETING.contains(&&*event.rule);
        if !has_met || !is_news(event) || sentence == last {
            continue;
        }
        match story.last_mut().filter(|of| of.turn == turn) {
            Some(of) => {
                of.told.push(' ');
                of.told.push_str(&sentence);
            }
            None => story.push(TurnStory { turn, told: sentence.clone() }),
        }
        last = sentence;
    }
    story
}

impl Event {
    /// The turn of an evening that begins with it: `turn 3`.
    pub fn begins_turn(&self) -> Option<u16> {
        self.text.strip_prefix("turn ").and_then(|number| number.parse().ok())
    }

    /// It as a sentence, without what to type about it.
    pub fn sentence(&self) -> String {
        as_sentence(self.news.as_ref().filter(|_| self.to_do).unwrap_or(&self.text))
    }
}

fn as_sentence(text: &str) -> String {
    let end = if text.ends_with(['.', '!', '?']) { "" } else { "." };
    format!("{}{end}", capitalized(text))
}
