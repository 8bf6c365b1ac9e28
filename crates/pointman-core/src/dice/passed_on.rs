//! Dice that stand before other dice pass most questions on as they are.

/// Within an `impl Dice`, the methods that are passed on to the dice in a field as they are.
///
/// ```
/// use std::fmt;
///
/// use pointman_core::dice::{Dice, DiceError, Question, Scripted};
///
/// /// Dice that count the questions.
/// struct Counted {
///     dice: Scripted,
///     asked: usize,
/// }
///
/// impl Dice for Counted {
///     fn answer(&mut self, question: Question, reason: fmt::Arguments<'_>) -> Result<u32, DiceError> {
///         self.asked += 1;
///         self.dice.answer(question, reason)
///     }
///
///     pointman_core::passed_on!(dice: weighed, weighed_in_secret, listener);
/// }
///
/// let mut counted = Counted { dice: Scripted::new([4]), asked: 0 };
/// assert_eq!((counted.d6(format_args!("Trail"))?, counted.asked), (4, 1));
/// # Ok::<(), DiceError>(())
/// ```
#[macro_export]
macro_rules! passed_on {
    ($dice:ident: $($method:ident),+) => {
        $($crate::passed_on!(@ $method $dice);)+
    };
    (@ answer $dice:ident) => {
        $crate::passed_on!(@@ answer(question: $crate::dice::Question) -> u32, $dice);
    };
    (@ answer_in_secret $dice:ident) => {
        $crate::passed_on!(@@ answer_in_secret(question: $crate::dice::Question) -> u32, $dice);
    };
    (@ several $dice:ident) => {
        $crate::passed_on!(@@ several(sides: u32, faces: &mut [u8]) -> (), $dice);
    };
    (@ several_in_secret $dice:ident) => {
        $crate::passed_on!(@@ several_in_secret(sides: u32, faces: &mut [u8]) -> (), $dice);
    };
    // A question that can fail, asked for a reason.
    (@@ $method:ident($($given:ident: $kind:ty),+) -> $answer:ty, $dice:ident) => {
        fn $method(
            &mut self,
            $($given: $kind,)+
            reason: ::std::fmt::Arguments<'_>,
        ) -> ::std::result::Result<$answer, $crate::dice::DiceError> {
            self.$dice.$method($($given,)+ reason)
        }
    };
    (@ weighed $dice:ident) => {
        fn weighed(&mut self, rule: &str, what: ::std::fmt::Arguments<'_>) {
            self.$dice.weighed(rule, what);
        }
    };
    (@ weighed_in_secret $dice:ident) => {
        fn weighed_in_secret(&mut self, whose: &str, rule: &str, what: ::std::fmt::Arguments<'_>) {
            self.$dice.weighed_in_secret(whose, rule, what);
        }
    };
    (@ decided $dice:ident) => {
        fn decided(&mut self) {
            self.$dice.decided();
        }
    };
    (@ nth_of $dice:ident) => {
        fn nth_of(&mut self, nth: usize, all: usize) {
            self.$dice.nth_of(nth, all);
        }
    };
    (@ throws_idly $dice:ident) => {
        fn throws_idly(&mut self) -> bool {
            self.$dice.throws_idly()
        }
    };
    (@ drawn_for $dice:ident) => {
        fn drawn_for(&mut self, what: ::std::fmt::Arguments<'_>) {
            self.$dice.drawn_for(what);
        }
    };
    (@ came_to $dice:ident) => {
        fn came_to(&mut self, what: ::std::fmt::Arguments<'_>) {
            self.$dice.came_to(what);
        }
    };
    (@ gave $dice:ident) => {
        fn gave(&mut self, what: ::std::fmt::Arguments<'_>) {
            self.$dice.gave(what);
        }
    };
    (@ so_far $dice:ident) => {
        fn so_far(&mut self, dice: usize, what: ::std::fmt::Arguments<'_>) {
            self.$dice.so_far(dice, what);
        }
    };
    (@ listener $dice:ident) => {
        fn listener(&mut self) -> ::std::option::Option<&mut $crate::trace::Story> {
            self.$dice.listener()
        }
    };
    (@ keeper $dice:ident) => {
        fn keeper(&mut self) -> ::std::option::Option<&mut dyn ::std::any::Any> {
            self.$dice.keeper()
        }
    };
}
