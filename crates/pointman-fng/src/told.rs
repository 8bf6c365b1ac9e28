//! What a step of a mission or a campaign did, told line by line.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use pointman_core::dice::Thrown;
use pointman_core::document::Record;

/// One thing that came about: the dice, and what they meant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// The section of the rules or the check it comes from, such as `Determining Level of Support` or
    /// `support-level`.
    pub rule: String,
    /// What happened, for people.
    pub text: String,
    /// How the dice fell, in the order thrown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<u32>,
    /// Whether it is kept from the player until they ask or it comes into view.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub secret: bool,
    /// Whether it is a throw behind something that is told besides: what came of it is no news.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub throw: bool,
    /// Whether it says what is to be done next: that, too, is no news.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub to_do: bool,
    /// What of it is news, where the text also says what to do about it, or is told in a chronicle in other
    /// words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub news: Option<String>,
    /// Who fired without a hit, or is told to fire back: of many such events in a row only how many shots
    /// there were need be told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goes_on: Option<String>,
}

/// What a step did, in order.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Told {
    /// Every event.
    pub events: Vec<Event>,
}

impl Told {
    /// Tells something that needed no dice.
    pub fn note(&mut self, rule: impl AsRef<str>, text: impl Into<String>) {
        self.rolled(rule, &[], text);
    }

    /// Tells what dice decided.
    pub fn rolled(&mut self, rule: impl AsRef<str>, dice: &[u32], text: impl Into<String>) {
        self.events.push(Event {
            rule: rule.as_ref().to_owned(),
            text: text.into(),
            dice: dice.to_vec(),
            secret: false,
            throw: false,
            to_do: false,
            news: None,
            goes_on: None,
        });
    }

    /// Nothing came of what was told since there were `before` events but that the fire of `who` goes on.
    pub fn fire_goes_on(&mut self, before: usize, who: &str) {
        for event in self.events.iter_mut().skip(before) {
            event.goes_on = Some(who.to_owned());
        }
    }

    /// Tells something of which this is news.
    pub fn news(&mut self, rule: impl AsRef<str>, text: impl Into<String>, news: impl Into<String>) {
        self.note(rule, text);
        self.is_news(news);
    }

    /// Of what was told last this is news.
    pub(crate) fn is_news(&mut self, news: impl Into<String>) {
        if let Some(event) = self.events.last_mut() {
            (event.news, event.throw) = (Some(news.into()), false);
        }
    }

    /// Tells a throw that leads to something told besides.
    pub fn thrown(&mut self, rule: impl AsRef<str>, dice: &[u32], text: impl Into<String>) {
        self.rolled(rule, dice, text);
        if let Some(event) = self.events.last_mut() {
            event.throw = true;
        }
    }

    /// Tells what is to be done next.
    pub fn due(&mut self, rule: impl AsRef<str>, text: impl Into<String>) {
        self.note(rule, text);
        if let Some(event) = self.events.last_mut() {
            event.to_do = true;
        }
    }

    /// The same, where this of it is news: a story tells what has come about, not what to type.
    pub fn due_news(&mut self, rule: impl AsRef<str>, text: impl Into<String>, news: impl Into<String>) {
        self.due(rule, text);
        self.is_news(news);
    }

    /// Tells what dice decided and the player may not know yet.
    pub fn hidden(&mut self, rule: impl AsRef<str>, dice: &[u32], text: impl Into<String>) {
        self.events.push(Event {
            rule: rule.as_ref().to_owned(),
            text: text.into(),
            dice: dice.to_vec(),
            secret: true,
            throw: false,
            to_do: false,
            news: None,
            goes_on: None,
        });
    }
}

impl Record for Told {
    const KEPT: &'static [&'static str] = &[];

    fn open(&self, thrown: Vec<Thrown>) -> Vec<Thrown> {
        if self.events.iter().all(|event| !event.secret) {
            return thrown;
        }
        // Some dice turn out to be secret only by what they show, so those are open that an open event tells
        // of.
        let mut rest = thrown.into_iter();
        let mut open = Vec::new();
        for event in &self.events {
            for &face in &event.dice {
                let mut ahead = rest.clone();
                if let Some(die) = ahead.find(|die| die.shows == face) {
                    rest = ahead;
                    open.extend((!event.secret).then_some(die));
                }
            }
        }
        open
    }
}
