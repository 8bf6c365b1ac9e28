//! What a rule weighed on its way to a result, for `--explain`.

use std::fmt;

use serde::Serialize;

/// Told by rules what they consider. [`Silent`] compiles to nothing; [`Story`] keeps it.
pub trait Trace {
    /// Notes one consideration under `rule` (e.g. `T5.6.1`, `FNG received-fire`).
    fn note(&mut self, rule: &str, what: fmt::Arguments<'_>);

    /// Notes `what` and takes the notes `inside` makes as its details.
    fn within<R>(&mut self, rule: &str, what: fmt::Arguments<'_>, inside: impl FnOnce(&mut Self) -> R) -> R
    where
        Self: Sized;
}

/// The trace nobody reads.
#[derive(Debug, Clone, Copy, Default)]
pub struct Silent;

impl Trace for Silent {
    #[inline(always)]
    fn note(&mut self, _: &str, _: fmt::Arguments<'_>) {}

    #[inline(always)]
    fn within<R>(&mut self, _: &str, _: fmt::Arguments<'_>, inside: impl FnOnce(&mut Self) -> R) -> R {
        inside(self)
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
    /// What that led to weigh.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub details: Vec<Note>,
    /// Whose secret it is; none where anybody may know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
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
            details: Vec::new(),
            secret: None,
        });
    }

    fn within<R>(&mut self, rule: &str, what: fmt::Arguments<'_>, inside: impl FnOnce(&mut Self) -> R) -> R {
        let mut details = Story::default();
        let result = inside(&mut details);
        self.notes.push(Note {
            rule: rule.to_owned(),
            what: what.to_string(),
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
