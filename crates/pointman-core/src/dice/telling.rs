//! Dice that listen to what a rule weighs beside them, for `--explain`.

use std::fmt;

use super::Dice;
use crate::passed_on;
use crate::trace::{Note, Story, Trace};

/// Passes every question on and keeps what the rules weighed.
pub struct Telling<'a> {
    inner: &'a mut dyn Dice,
    story: Story,
}

impl<'a> Telling<'a> {
    /// Listens to the rules that throw the dice `inner`.
    pub fn new(inner: &'a mut dyn Dice) -> Self {
        Telling { inner, story: Story::default() }
    }

    /// What was weighed so far, in the order told.
    pub fn notes(&self) -> &[Note] {
        self.story.notes()
    }
}

impl Dice for Telling<'_> {
    passed_on!(inner: answer, several, throws_idly, drawn_for, came_to, gave, so_far);
    passed_on!(inner: answer_in_secret, several_in_secret, nth_of);

    fn weighed(&mut self, rule: &str, what: fmt::Arguments<'_>) {
        self.story.note(rule, what);
    }

    fn weighed_in_secret(&mut self, whose: &str, rule: &str, what: fmt::Arguments<'_>) {
        self.story.note_in_secret(whose, rule, what);
    }

    fn listener(&mut self) -> Option<&mut Story> {
        Some(&mut self.story)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Recording, Scripted};

    #[test]
    fn what_a_rule_weighs_is_kept_through_a_recording() {
        let mut source = Scripted::new([4]);
        let mut telling = Telling::new(&mut source);
        let mut recording = Recording::new(&mut telling);
        recording.weighed("AV 4.2", format_args!("irregulars roll none"));
        assert_eq!(recording.d6(format_args!("momentum")), Ok(4));
        assert_eq!(telling.notes()[0].what, "irregulars roll none");
    }
}
