//! Dice that are thrown behind a screen: what a rule weighs beside them is the secret of one side.

use std::fmt;

use super::{Dice, DiceError, Question};
use crate::passed_on;

/// Passes every question on, and what is weighed beside them as a secret.
pub struct Secretly<'a> {
    inner: &'a mut dyn Dice,
    whose: &'a str,
}

impl<'a> Secretly<'a> {
    /// The dice `inner`, thrown by `whose` side alone.
    pub fn new(inner: &'a mut dyn Dice, whose: &'a str) -> Self {
        Secretly { inner, whose }
    }
}

impl Dice for Secretly<'_> {
    fn answer(&mut self, question: Question, reason: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        self.inner.answer_in_secret(question, reason)
    }

    fn several(&mut self, sides: u32, faces: &mut [u8], reason: fmt::Arguments<'_>) -> Result<(), DiceError> {
        self.inner.several_in_secret(sides, faces, reason)
    }

    passed_on!(inner: nth_of, drawn_for);

    fn weighed(&mut self, rule: &str, what: fmt::Arguments<'_>) {
        self.inner.weighed_in_secret(self.whose, rule, what);
    }

    fn weighed_in_secret(&mut self, whose: &str, rule: &str, what: fmt::Arguments<'_>) {
        self.inner.weighed_in_secret(whose, rule, what);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Noting, Recording, Scripted, Telling};

    #[test]
    fn dice_behind_a_screen_are_recorded_and_not_noted() {
        let mut source = Scripted::new([4, 2, 6, 1]);
        let mut noting = Noting::new(&mut source);
        let mut telling = Telling::new(&mut noting);
        let mut recording = Recording::new(&mut telling);
        let mut secretly = Secretly::new(&mut recording, "us");
        assert_eq!(secretly.d6(format_args!("mission")), Ok(4));
        let mut faces = [0; 2];
        secretly.several(6, &mut faces, format_args!("patrol")).unwrap();
        assert_eq!(recording.d6(format_args!("weather")), Ok(1));
        assert_eq!(recording.into_answers(), [4, 2, 6, 1]);
        let noted: Vec<_> = noting.into_thrown().into_iter().map(|thrown| thrown.reason).collect();
        assert_eq!(noted, ["weather"]);
    }

    #[test]
    fn what_is_weighed_behind_a_screen_says_whose_secret_it_is() {
        let mut source = Scripted::new([4]);
        let mut telling = Telling::new(&mut source);
        let mut recording = Recording::new(&mut telling);
        let mut secretly = Secretly::new(&mut recording, "us");
        assert_eq!(secretly.d6(format_args!("mission")), Ok(4));
        secretly.weighed("AV 4.1", format_args!("Snatch and Grab"));
        recording.weighed("AV 4.2", format_args!("irregulars roll none"));
        let whose: Vec<_> = telling.notes().iter().map(|note| note.secret.as_deref()).collect();
        assert_eq!(whose, [Some("us"), None]);
    }
}
