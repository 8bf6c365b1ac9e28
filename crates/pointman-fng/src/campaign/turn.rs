//! The state of a turn while it is resolved: the dice, the players' choices, and the report.

use super::Choices;
use super::happening::Happening;
use crate::told::Told;
use pointman_core::dice::Dice;

/// A turn at work.
pub(super) struct Work<'a> {
    pub dice: &'a mut dyn Dice,
    pub choices: &'a Choices,
    pub told: Told,
    pub happenings: Vec<Happening>,
    named: usize,
}

impl<'a> Work<'a> {
    pub fn new(dice: &'a mut dyn Dice, choices: &'a Choices) -> Self {
        Work { dice, choices, told: Told::default(), happenings: Vec::new(), named: 0 }
    }

    /// Tells what happened, with the dice that decided it, and keeps it for the chronicle.
    pub fn tell(&mut self, rule: &str, dice: &[u32], happening: Happening) {
        self.told.rolled(rule, dice, happening.words());
        self.happenings.push(happening);
    }

    /// The next name the players have for a new man.
    pub fn next_name(&mut self) -> Option<String> {
        let name = self.choices.new_men.get(self.named).cloned();
        self.named += usize::from(name.is_some());
        name
    }
}
