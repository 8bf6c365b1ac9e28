//! Open questions: what the rules need to know from a person before they can go on.
//!
//! A word that an action lacks, a choice of an Event, a die thrown at the table, a line of a report: each is
//! one [`OpenQuestion`], made by the rules. What refuses an incomplete command, what lists the options, what
//! completes a word and what asks at a prompt all read it; nobody else words what is missing.

use std::fmt;

use schemars::JsonSchema;
use serde::Serialize;

/// One thing a person has still to say.
///
/// ```
/// use pointman_core::question::OpenQuestion;
///
/// let question = OpenQuestion::of("place", "US Irregulars to place in Saigon", "3.2.1")
///     .by("us")
///     .wanted(0, 2)
///     .legal(["0", "1", "2"]);
/// let words = question.to_string();
/// assert_eq!(words, "place (US): US Irregulars to place in Saigon, up to 2: 0, 1, 2 [3.2.1]");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct OpenQuestion {
    /// The word under which it is answered.
    pub name: String,
    /// Who is asked; none where anybody may answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// What it is for, in a few words.
    pub what: String,
    /// The rule that asks; empty for a die, whose reason says what it is thrown for.
    pub rule: String,
    /// The fewest and the most answers.
    pub wanted: [u32; 2],
    /// How many were given.
    pub given: u32,
    /// The legal answers: each can be typed as it stands here and is then accepted.
    pub legal: Vec<String>,
    /// What each of the legal answers means, in their order; empty where they say it themselves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub means: Vec<String>,
    /// Whether it may be declined, by the word [`NOTHING`].
    pub optional: bool,
    /// The answer to another question that it is a part of; none if it stands for itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub within: Option<Within>,
    /// What is asked of each, where the same is put to one after another; none if nobody else is asked it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of_each: Option<OfEach>,
}

/// What is asked of one after another: an answer to it may be meant for all of them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct OfEach {
    /// The word for it, which is the same for everybody.
    pub name: String,
    /// What else is asked of each, of which such an answer leaves nothing: none of it is done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub settles: Option<String>,
}

/// An answer that is an action of its own, in brackets: what it leaves open is answered inside them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Within {
    /// The word under which the action stands.
    pub name: String,
    /// Which of the answers under that word it is, from 1.
    pub nth: u32,
    /// The step of it that asks, from 1; none if a further step would answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<u32>,
}

/// The word that declines a question that is optional.
pub const NOTHING: &str = "none";

impl OpenQuestion {
    /// A question with one answer, which must be given.
    pub fn of(name: impl Into<String>, what: impl Into<String>, rule: impl Into<String>) -> Self {
        OpenQuestion {
            name: name.into(),
            by: None,
            what: what.into(),
            rule: rule.into(),
            wanted: [1, 1],
            given: 0,
            legal: Vec::new(),
            means: Vec::new(),
            optional: false,
            within: None,
            of_each: None,
        }
    }

    /// The question put to `who`.
    #[must_use]
    pub fn by(self, who: impl Into<String>) -> Self {
        OpenQuestion { by: Some(who.into()), ..self }
    }

    /// The question with from `fewest` to `most` answers.
    #[must_use]
    pub fn wanted(self, fewest: u32, most: u32) -> Self {
        OpenQuestion { wanted: [fewest, most], ..self }
    }

    /// The question of which `given` answers were given.
    #[must_use]
    pub fn given(self, given: u32) -> Self {
        OpenQuestion { given, ..self }
    }

    /// The question with these answers.
    #[must_use]
    pub fn legal<T: Into<String>>(self, answers: impl IntoIterator<Item = T>) -> Self {
        OpenQuestion { legal: answers.into_iter().map(Into::into).collect(), ..self }
    }

    /// The question with what its answers mean, one for each.
    #[must_use]
    pub fn meaning<T: Into<String>>(self, means: impl IntoIterator<Item = T>) -> Self {
        OpenQuestion { means: means.into_iter().map(Into::into).collect(), ..self }
    }

    /// The question, which may be declined.
    #[must_use]
    pub fn optional(self) -> Self {
        OpenQuestion { optional: true, ..self }
    }

    /// The question, which is put to one after another under this word.
    #[must_use]
    pub fn of_each(self, name: impl Into<String>) -> Self {
        OpenQuestion { of_each: Some(OfEach { name: name.into(), settles: None }), ..self }
    }

    /// The question put to one after another, an answer to which leaves nothing of this other one.
    #[must_use]
    pub fn settling(mut self, other: impl Into<String>) -> Self {
        if let Some(of_each) = &mut self.of_each {
            of_each.settles = Some(other.into());
        }
        self
    }
}

impl OpenQuestion {
    /// The question with no more answers than people read in a refusal.
    #[must_use]
    pub fn shortened(self) -> Self {
        const MOST: usize = 12;
        self.at_most(MOST)
    }

    /// The question with no more than so many answers, and where the rest are to be seen.
    #[must_use]
    pub fn at_most(mut self, most: usize) -> Self {
        let more = self.legal.len().saturating_sub(most);
        // One answer takes no more room than the words that leave it out.
        if more > 1 {
            self.legal.truncate(most);
            self.means.truncate(most);
            self.legal.push(format!("and {more} more (all: `?` where you are asked, or --json)"));
        }
        self
    }

    /// The legal answers, each with what it means if that is said: `2 (UH-1D)`.
    pub fn answers(&self) -> Vec<String> {
        let means =
            self.means.iter().map(|means| format!(" ({means})")).chain(std::iter::repeat(String::new()));
        self.legal.iter().zip(means).map(|(answer, means)| format!("{answer}{means}")).collect()
    }

    /// What is asked, and how many answers were given already: `how he was hit (2 given)`.
    pub fn asked(&self) -> String {
        match self.given {
            0 => self.what.clone(),
            given => format!("{} ({given} given)", self.what),
        }
    }

    /// What [`NOTHING`] says in its place: `no more` answers, or `nothing` at all.
    pub fn none_says(&self) -> &'static str {
        if self.given > 0 { "no more" } else { "nothing" }
    }

    /// The question in one line without its rule, which a refusal names by itself.
    pub fn in_words(&self) -> String {
        let question = OpenQuestion { rule: String::new(), ..self.clone() };
        question.to_string()
    }
}

/// The one who is asked, as people write it: sides go by abbreviations.
pub fn called(who: &str) -> String {
    const ABBREVIATIONS: [&str; 4] = ["us", "arvn", "nva", "vc"];
    if ABBREVIATIONS.contains(&who) { who.to_uppercase() } else { who.to_owned() }
}

/// The question in one line: its word, who is asked, what for, how many, the answers, the rule.
impl fmt::Display for OpenQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.name)?;
        if let Some(who) = &self.by {
            write!(f, " ({})", called(who))?;
        }
        write!(f, ": {}", self.what)?;
        match self.wanted {
            [1, 1] => {}
            [0, most] => write!(f, ", up to {most}")?,
            [fewest, most] if fewest == most => write!(f, ", {most} of them")?,
            [fewest, most] => write!(f, ", {fewest} to {most}")?,
        }
        if self.given > 0 {
            write!(f, " ({} given)", self.given)?;
        }
        if !self.legal.is_empty() {
            // Answers of several parts are told apart.
            let between = if self.legal.iter().any(|answer| answer.contains(", ")) { " | " } else { ", " };
            write!(f, ": {}", self.legal.join(between))?;
        }
        if self.optional {
            write!(f, ", or {NOTHING}")?;
        }
        // A die is thrown for what its reason says; the rule stands with what the die decides.
        if self.rule.is_empty() { Ok(()) } else { write!(f, " [{}]", self.rule) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_says_that_it_is_put_to_each_only_where_it_is() {
        let one = OpenQuestion::of("edge", "which edge", "AV 4.3");
        assert!(!serde_json::to_string(&one).unwrap().contains("of_each"));
        let each = OpenQuestion::of("slag-fires-at", "at whom", "FNG 3").of_each("fires-at");
        let each = serde_json::to_value(each.settling("fires-also")).unwrap();
        assert_eq!(each["of_each"], serde_json::json!({ "name": "fires-at", "settles": "fires-also" }));
    }
}
