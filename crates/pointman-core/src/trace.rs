//! What a rule weighed on its way to a result, for `--explain`.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;

/// Told by rules what they consider. [`Silent`] compiles to nothing; [`Story`] keeps it.
pub trait Trace {
    /// Notes one consideration under `rule` (e.g. `T5.6.1`, `FNG received-fire`).
    fn note(&mut self, rule: &str, what: fmt::Arguments<'_>);

    /// Notes a condition that was tested; `condition` gives the same for programs, and is asked only where
    /// somebody reads it.
    fn tested(&mut self, rule: &str, what: fmt::Arguments<'_>, _condition: impl FnOnce() -> TestedCondition)
    where
        Self: Sized,
    {
        self.note(rule, what);
    }

    /// Notes `what` and takes the notes `inside` makes as its details.
    fn within<R>(&mut self, rule: &str, what: fmt::Arguments<'_>, inside: impl FnOnce(&mut Self) -> R) -> R
    where
        Self: Sized;

    /// Whether anybody reads the notes. If not, what has been weighed before need not be weighed again to be
    /// told.
    fn is_read(&self) -> bool {
        true
    }
}

/// The trace nobody reads.
#[derive(Debug, Clone, Copy, Default)]
pub struct Silent;

impl Trace for Silent {
    #[inline(always)]
    fn note(&mut self, _: &str, _: fmt::Arguments<'_>) {}

    #[inline(always)]
    fn tested(&mut self, _: &str, _: fmt::Arguments<'_>, _: impl FnOnce() -> TestedCondition) {}

    #[inline(always)]
    fn within<R>(&mut self, _: &str, _: fmt::Arguments<'_>, inside: impl FnOnce(&mut Self) -> R) -> R {
        inside(self)
    }

    #[inline(always)]
    fn is_read(&self) -> bool {
        false
    }
}

/// The trace as a story: each note with the notes it led to.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Story {
    notes: Vec<Note>,
}

/// One consideration of a [`Story`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Note {
    /// The rule it comes from.
    pub rule: String,
    /// What was weighed.
    pub what: String,
    /// The condition that was tested, if this is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub condition: Option<TestedCondition>,
    /// What that led to weigh.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub details: Vec<Note>,
    /// Whose secret it is; none where anybody may know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// A condition that was tested: which, whether it holds, and what it was tested on.
///
/// ```
/// use pointman_core::trace::TestedCondition;
/// let condition = TestedCondition::of("patronage-17", true).with("total", 21_u8).with("needed", 17_u8);
/// let json = r#"{"id":"patronage-17","result":true,"figures":{"needed":17,"total":21}}"#;
/// assert_eq!(serde_json::to_string(&condition).unwrap(), json);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TestedCondition {
    /// Its id.
    pub id: String,
    /// Whether it holds.
    pub result: bool,
    /// The figures it was tested on, each under its name.
    pub figures: BTreeMap<&'static str, TestedFigure>,
}

/// A figure that a condition was tested on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum TestedFigure {
    /// A number.
    Number(i64),
    /// A word.
    Word(String),
    /// Ids.
    Ids(Vec<String>),
}

impl TestedCondition {
    /// A condition without figures.
    pub fn of(id: impl Into<String>, result: bool) -> TestedCondition {
        TestedCondition { id: id.into(), result, figures: BTreeMap::new() }
    }

    /// The same with a figure more.
    #[must_use]
    pub fn with(mut self, name: &'static str, figure: impl Into<TestedFigure>) -> TestedCondition {
        self.figures.insert(name, figure.into());
        self
    }
}

impl From<i64> for TestedFigure {
    fn from(number: i64) -> TestedFigure {
        TestedFigure::Number(number)
    }
}

impl From<u8> for TestedFigure {
    fn from(number: u8) -> TestedFigure {
        TestedFigure::Number(number.into())
    }
}

impl From<&str> for TestedFigure {
    fn from(word: &str) -> TestedFigure {
        TestedFigure::Word(word.to_owned())
    }
}

impl From<Vec<String>> for TestedFigure {
    fn from(ids: Vec<String>) -> TestedFigure {
        TestedFigure::Ids(ids)
    }
}

impl Story {
    /// The notes in the order made.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// Notes one consideration that only `whose` side may know.
    pub fn note_in_secret(&mut self, whose: &str, rule: &str, what: fmt::Arguments<'_>) {
        self.note(rule, what);
        if let Some(note) = self.notes.last_mut() {
            note.secret = Some(whose.to_owned());
        }
    }

    /// Goes on with what another story tells.
    pub fn append(&mut self, other: Story) {
        self.notes.extend(other.notes);
    }
}

impl Trace for Story {
    fn note(&mut self, rule: &str, what: fmt::Arguments<'_>) {
        self.notes.push(Note {
            rule: rule.to_owned(),
            what: what.to_string(),
            condition: None,
            details: Vec::new(),
            secret: None,
        });
    }

    fn tested(&mut self, rule: &str, what: fmt::Arguments<'_>, condition: impl FnOnce() -> TestedCondition) {
        self.note(rule, what);
        if let Some(note) = self.notes.last_mut() {
            note.condition = Some(condition());
        }
    }

    fn within<R>(&mut self, rule: &str, what: fmt::Arguments<'_>, inside: impl FnOnce(&mut Self) -> R) -> R {
        let mut details = Story::default();
        let result = inside(&mut details);
        self.notes.push(Note {
            rule: rule.to_owned(),
            what: what.to_string(),
            condition: None,
            details: details.notes,
            secret: None,
        });
        result
    }
}

impl fmt::Display for Story {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fn tell(notes: &[Note], depth: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            for note in notes {
                writeln!(f, "{:indent$}{} [{}]", "", note.what, note.rule, indent = depth * 2)?;
                tell(&note.details, depth + 1, f)?;
            }
            Ok(())
        }
        tell(&self.notes, 0, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_story_is_indented_by_what_led_to_what() {
        let mut story = Story::default();
        story.within("FNG rally", format_args!("Smith rallies"), |story| {
            story.note("char-18", format_args!("Leader Die 4 passes"))
        });
        assert_eq!(story.to_string(), "Smith rallies [FNG rally]\n  Leader Die 4 passes [char-18]\n");
    }
}
