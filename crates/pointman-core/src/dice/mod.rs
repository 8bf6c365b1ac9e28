//! Chance is an argument: every rule that needs a die asks a [`Dice`], never a random generator.
//!
//! | Implementation | Answers come from |
//! |---|---|
//! | [`Seeded`] | ChaCha8, the same on every machine for the same seed |
//! | [`Streams`] | ChaCha8, a stream for each purpose: games that differ in one thing throw alike |
//! | [`Scripted`] | a list, as with `--rolls 3,1,6` |
//! | [`Asking`] | the person at the table, as with `--dice ask` |
//! | [`Recording`] | another `Dice`, whose answers it writes down |
//! | [`Noting`] | another `Dice`, whose throws it notes with what they are for |
//! | [`Telling`] | another `Dice`; it keeps what the rules weighed beside them |
//! | [`Secretly`] | another `Dice`; what they show and what the rules weigh is a secret of one side |
//! | [`enumerate`] | every answer in turn: exact odds from the same rule code |

mod asking;
mod enumerating;
pub mod expression;
mod found;
mod noting;
pub mod odds;
mod passed_on;
mod recording;
mod scripted;
mod secretly;
mod seeded;
mod streams;
mod telling;

use std::any::Any;
use std::fmt;

pub use asking::{Asking, DicePrompt};
pub use enumerating::{Enumerating, enumerate};
pub use noting::{Noting, Thrown};
pub use recording::Recording;
pub use scripted::Scripted;
pub use secretly::Secretly;
pub use seeded::{DiceState, Seeded};
pub use streams::Streams;
pub use telling::Telling;

use crate::question::OpenQuestion;
use crate::trace::Story;
use crate::voice::option;

/// One question put to the dice: a whole number from 1 to `sides`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Question {
    /// How many answers there are; the answer is 1 to `sides`.
    pub sides: u32,
    /// What is thrown or chosen.
    pub kind: QuestionKind,
}

/// What a [`Question`] stands for at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum QuestionKind {
    /// A die is thrown.
    Die,
    /// One of several things is drawn at random.
    Pick,
    /// One of several things that have names is drawn at random; the answer counts them in the order of
    /// `names`.
    Named {
        /// All that have names of this sort, as people call them.
        names: &'static [&'static str],
        /// Those it is drawn from: bit 0 is the first name.
        among: u64,
    },
    /// A card is drawn from a deck; the answer counts the cards left, in the order of `names`.
    Card {
        /// The cards of the whole deck, as a person says them.
        names: &'static [&'static str],
        /// Those still in it: bit 0 is the first name.
        left: u64,
    },
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            QuestionKind::Die => write!(f, "d{}", self.sides),
            QuestionKind::Pick | QuestionKind::Named { .. } => write!(f, "one of {}", self.sides),
            QuestionKind::Card { .. } => write!(f, "a card of {}", self.sides),
        }
    }
}

impl Question {
    /// The names of the things that are drawn from, in the order in which the answer counts them; empty
    /// where they have none.
    pub fn names(self) -> Vec<&'static str> {
        match self.kind {
            QuestionKind::Named { names, among } => asking::left_of(names, among),
            QuestionKind::Die | QuestionKind::Pick | QuestionKind::Card { .. } => Vec::new(),
        }
    }

    /// The same as an open question, `all` of which are asked for `reason` at once: a die is a choice that
    /// falls to chance. Its legal answers are those that `--rolls` and the person at the table give, if there
    /// are at most
    /// [`MOST_LISTED`]: nobody reads the faces of a d1000.
    ///
    /// ```
    /// use pointman_core::dice::{Question, QuestionKind};
    ///
    /// let open = Question { sides: 6, kind: QuestionKind::Die }.open("Rally of Smith", 2);
    /// assert_eq!(open.to_string(), "rolls: Rally of Smith, 2 of them: 1, 2, 3, 4, 5, 6");
    /// ```
    pub fn open(self, reason: &str, all: u32) -> OpenQuestion {
        let faces = || (1..=self.sides).map(|face| face.to_string()).collect();
        let legal: Vec<String> = match self.kind {
            QuestionKind::Card { names, left } => texts(asking::left_of(names, left)),
            QuestionKind::Named { .. } => texts(self.names()),
            QuestionKind::Die | QuestionKind::Pick if self.sides <= MOST_LISTED => faces(),
            QuestionKind::Die | QuestionKind::Pick => Vec::new(),
        };
        OpenQuestion::of("rolls", reason, "").wanted(all, all).legal(legal)
    }
}

/// The most faces of a die that an open question lists.
pub const MOST_LISTED: u32 = 100;

fn texts(names: Vec<&str>) -> Vec<String> {
    names.into_iter().map(str::to_owned).collect()
}

/// What die `index` of `all` is thrown for, where several are thrown at once for `reason`.
///
/// ```
/// let name = pointman_core::dice::one_of_several(format_args!("Attack"), 0, 2).to_string();
/// assert_eq!(name, "Attack, die 1 of 2");
/// ```
pub fn one_of_several(reason: fmt::Arguments<'_>, index: usize, all: usize) -> impl fmt::Display {
    fmt::from_fn(move |f| write!(f, "{reason}, die {} of {all}", index + 1))
}

/// What the dice from `index` on of `all` are thrown for, where those before them lie already.
///
/// ```
/// use pointman_core::dice::rest_of_several;
/// let reason = |index| rest_of_several(format_args!("Attack"), index, 3).to_string();
/// assert_eq!([reason(0), reason(1), reason(2)], ["Attack", "Attack, dice 2-3 of 3", "Attack, die 3 of 3"]);
/// ```
pub fn rest_of_several(reason: fmt::Arguments<'_>, index: usize, all: usize) -> impl fmt::Display {
    fmt::from_fn(move |f| match (index, all) {
        (0, _) => write!(f, "{reason}"),
        (index, all) if index + 1 == all => write!(f, "{}", one_of_several(reason, index, all)),
        (index, all) => write!(f, "{reason}, dice {}-{all} of {all}", index + 1),
    })
}

/// Answers questions of chance. Each question carries the reason it is asked, which costs nothing unless it
/// is shown.
///
/// ```
/// use pointman_core::dice::{Dice, Scripted};
/// let mut dice = Scripted::new([3, 6]);
/// assert_eq!(dice.d6(format_args!("Received Fire")).unwrap(), 3);
/// assert_eq!(dice.roll(10, format_args!("Unit Development")).unwrap(), 6);
/// ```
pub trait Dice {
    /// A whole number from 1 to `question.sides`.
    ///
    /// # Errors
    /// When no answer can be had: a script ran out, the person left, an answer is out of range.
    fn answer(&mut self, question: Question, reason: fmt::Arguments<'_>) -> Result<u32, DiceError>;

    /// One die of `sides` sides: 1 to `sides`.
    ///
    /// # Errors
    /// As [`Dice::answer`].
    fn roll(&mut self, sides: u32, reason: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        self.answer(Question { sides, kind: QuestionKind::Die }, reason)
    }

    /// One six-sided die: 1 to 6.
    ///
    /// # Errors
    /// As [`Dice::answer`].
    fn d6(&mut self, reason: fmt::Arguments<'_>) -> Result<u8, DiceError> {
        self.roll(6, reason).map(|face| face as u8)
    }

    /// Throws `faces.len()` dice of `sides` sides at once, for a rule to which it makes no difference which
    /// of them shows what. The faces are given in the order thrown; a `Dice` that visits every outcome gives
    /// each set of faces once, in some order.
    ///
    /// # Errors
    /// As [`Dice::answer`].
    fn several(&mut self, sides: u32, faces: &mut [u8], reason: fmt::Arguments<'_>) -> Result<(), DiceError> {
        let all = faces.len();
        for (index, face) in faces.iter_mut().enumerate() {
            self.nth_of(index + 1, all);
            *face = self.roll(sides, format_args!("{}", one_of_several(reason, index, all)))? as u8;
        }
        Ok(())
    }

    /// Throws some of the dice that [`Dice::several`] throws: the first of `faces`, and as many more as it
    /// likes. Gives how many, so that those that a person types one by one are not lost while the rest are
    /// asked for.
    ///
    /// # Errors
    /// As [`Dice::answer`].
    fn next_of_several(
        &mut self,
        sides: u32,
        faces: &mut [u8],
        reason: fmt::Arguments<'_>,
    ) -> Result<usize, DiceError> {
        self.several(sides, faces, reason)?;
        Ok(faces.len())
    }

    /// Told whose dice come next, and at which point of the game. Only [`Streams`] listens; for all others it
    /// costs nothing.
    fn thrown_for(&mut self, _whose: u8, _when: u32) {}

    /// Told that the next draw decides nothing: whatever it gives comes to the same. A person need not make
    /// it.
    fn decided(&mut self) {}

    /// Told that the next die is the nth of `all` of one throw, which a person may type together. For all who
    /// ask nobody and keep no answers it costs nothing.
    fn nth_of(&mut self, _nth: usize, _all: usize) {}

    /// Whether a throw that cannot fail, or cannot succeed, is made all the same. Rules ask before such a
    /// throw, and make none. Only steps that have it in their record are run again with it, and simulated
    /// games have it.
    fn throws_idly(&mut self) -> bool {
        false
    }

    /// Told what the next draw is for, without what there is to draw. Only [`Asking`] listens, which takes an
    /// order for several draws; for all others it costs nothing.
    fn drawn_for(&mut self, _what: fmt::Arguments<'_>) {}

    /// Told what the last throw came to, for whoever reads it beside the face: `missed`. Only [`Noting`]
    /// listens; for all others it costs nothing.
    fn came_to(&mut self, _what: fmt::Arguments<'_>) {}

    /// Told in words what the last throw gave, for the person who has just typed it: `USMC, 2B: Defence`. For
    /// all others it costs nothing.
    fn gave(&mut self, _what: fmt::Arguments<'_>) {}

    /// Told what so many dice of a step that stops for a question have come to, in the order in which it
    /// would have been told. For all who do not show it to the person that is asked it costs nothing.
    fn so_far(&mut self, _dice: usize, _what: fmt::Arguments<'_>) {}

    /// As [`Dice::answer`], of what only one side may know: nobody notes it who does not keep the side's
    /// secrets.
    ///
    /// # Errors
    /// As [`Dice::answer`].
    fn answer_in_secret(&mut self, question: Question, reason: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        self.answer(question, reason)
    }

    /// As [`Dice::several`], of what only one side may know.
    ///
    /// # Errors
    /// As [`Dice::answer`].
    fn several_in_secret(
        &mut self,
        sides: u32,
        faces: &mut [u8],
        reason: fmt::Arguments<'_>,
    ) -> Result<(), DiceError> {
        self.several(sides, faces, reason)
    }

    /// Told what a rule weighed beside the dice, under the number or name of the rule. Only [`Telling`]
    /// listens; for all others it costs nothing.
    fn weighed(&mut self, _rule: &str, _what: fmt::Arguments<'_>) {}

    /// The same, of what only `whose` side may know. What passes other questions on and forgets to pass this
    /// on keeps the secret.
    fn weighed_in_secret(&mut self, _whose: &str, _rule: &str, _what: fmt::Arguments<'_>) {}

    /// The story in which [`Telling`] keeps what was weighed, for rules that tell a
    /// [`Trace`](crate::trace::Trace) of their own; none where nobody listens.
    fn listener(&mut self) -> Option<&mut Story> {
        None
    }

    /// What a game keeps of a step that these dice are thrown for, as a type of its own; none where nobody
    /// asks for a record.
    fn keeper(&mut self) -> Option<&mut dyn Any> {
        None
    }

    /// One of `n` things at random: an index from 0 to `n - 1`. Nothing is asked when there is but one.
    ///
    /// # Errors
    /// As [`Dice::answer`].
    ///
    /// # Panics
    /// When `n` is 0: there is nothing to pick.
    fn pick(&mut self, n: usize, reason: fmt::Arguments<'_>) -> Result<usize, DiceError> {
        assert!(n > 0, "a pick is made from at least one thing");
        if n == 1 {
            return Ok(0);
        }
        let sides = u32::try_from(n).expect("a pick is made from fewer than 2^32 things");
        let answer = self.answer(Question { sides, kind: QuestionKind::Pick }, reason)?;
        Ok(answer as usize - 1)
    }

    /// One of the things called `names` whose bits are set in `among`, at random: its index among `names`.
    /// Nothing is asked when there is but one. A person answers by its number among them or by any
    /// unambiguous part of its name. `what` is what it is drawn for, without what there is to draw: an order
    /// that a person gives holds for as long as that stays the same.
    ///
    /// ```
    /// use pointman_core::dice::{Dice, Scripted};
    /// let mut dice = Scripted::new([2]);
    /// let what = format_args!("Terror in");
    /// assert_eq!(dice.pick_named(&["Hue", "Da Nang", "Saigon"], 0b101, what,
    ///     format_args!("{what}: which?"))?, 2);
    /// # Ok::<(), pointman_core::dice::DiceError>(())
    /// ```
    ///
    /// # Errors
    /// As [`Dice::answer`].
    ///
    /// # Panics
    /// When there is nothing to pick, or `among` has a bit beyond the names.
    fn pick_named(
        &mut self,
        names: &'static [&'static str],
        among: u64,
        what: fmt::Arguments<'_>,
        reason: fmt::Arguments<'_>,
    ) -> Result<usize, DiceError> {
        assert!(among != 0, "a pick is made from at least one thing");
        assert!(
            64 - among.leading_zeros() as usize <= names.len(),
            "everything that is picked from has a name"
        );
        let sides = among.count_ones();
        let answer = if sides == 1 {
            1
        } else {
            self.drawn_for(what);
            self.answer(Question { sides, kind: QuestionKind::Named { names, among } }, reason)?
        };
        Ok(nth_bit(among, answer))
    }

    /// A card drawn from a deck of `names`, of which those whose bits are set in `left` are still in it: its
    /// index among `names`. Nothing is asked when one is left. A person answers by the name of the card, so
    /// that a deck on the table may be drawn from.
    ///
    /// ```
    /// use pointman_core::dice::{Dice, Scripted};
    /// let mut dice = Scripted::new([2]);
    /// assert_eq!(dice.card(&["ace", "king", "queen"], 0b101, format_args!("Reinforcements"))?, 2);
    /// # Ok::<(), pointman_core::dice::DiceError>(())
    /// ```
    ///
    /// # Errors
    /// As [`Dice::answer`].
    ///
    /// # Panics
    /// When no card is left, or `left` has a bit beyond the names.
    fn card(
        &mut self,
        names: &'static [&'static str],
        left: u64,
        reason: fmt::Arguments<'_>,
    ) -> Result<usize, DiceError> {
        assert!(left != 0, "a card is drawn from a deck that holds one");
        assert!(64 - left.leading_zeros() as usize <= names.len(), "every card left has a name");
        let sides = left.count_ones();
        let answer = if sides == 1 {
            1
        } else {
            self.answer(Question { sides, kind: QuestionKind::Card { names, left } }, reason)?
        };
        Ok(nth_bit(left, answer))
    }
}

/// The place of the bit that is the `nth` of those set, from 1.
fn nth_bit(bits: u64, nth: u32) -> usize {
    (1..nth).fold(bits, |bits, _| bits & (bits - 1)).trailing_zeros() as usize
}

/// Puts `items` in random order by picking the last place first (Fisher–Yates).
///
/// # Errors
/// As [`Dice::answer`].
pub fn shuffle<T>(dice: &mut dyn Dice, items: &mut [T], reason: fmt::Arguments<'_>) -> Result<(), DiceError> {
    for last in (1..items.len()).rev() {
        let chosen = dice.pick(last + 1, reason)?;
        items.swap(last, chosen);
    }
    Ok(())
}

/// The most times in a row that a tie is thrown again, or that a person is asked again.
pub const MOST_AGAIN: u32 = 100;

/// Counts how often a rule has its dice thrown again, so that dice which never settle it end.
///
/// ```
/// use pointman_core::dice::Again;
/// let mut again = Again::default();
/// assert!((0..100).all(|_| again.throw(format_args!("dice-off")).is_ok()));
/// assert!(again.throw(format_args!("dice-off")).is_err());
/// ```
#[derive(Debug, Clone, Copy, Default)]
pub struct Again {
    times: u32,
}

impl Again {
    /// The dice are to be thrown again.
    ///
    /// # Errors
    /// [`DiceError::NeverSettled`] when they have been often enough.
    pub fn throw(&mut self, reason: fmt::Arguments<'_>) -> Result<(), DiceError> {
        if self.times == MOST_AGAIN {
            return Err(DiceError::NeverSettled { reason: reason.to_string() });
        }
        self.times += 1;
        Ok(())
    }
}

/// Why the dice gave no answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DiceError {
    /// The scripted answers are used up.
    #[error("{} ran out: {question} ({reason}) needs the {asked}{} number", option("rolls"),
        ordinal(*.asked))]
    RanOut {
        /// What was asked.
        question: Question,
        /// Why it was asked.
        reason: String,
        /// Which question of the run this is, from 1.
        asked: usize,
    },
    /// An answer cannot be the answer to its question.
    #[error("{}", asking::no_result(*.question, answer, reason))]
    OutOfRange {
        /// The answer given.
        answer: String,
        /// What was asked.
        question: Question,
        /// Why it was asked.
        reason: String,
    },
    /// Scripted answers remained when everything had been asked.
    #[error("{} has {left} more than the {asked} needed", option("rolls"))]
    LeftOver {
        /// Answers not used.
        left: usize,
        /// Answers used.
        asked: usize,
    },
    /// The dice were thrown again and again and never settled what they were thrown for.
    #[error(
        "{reason}: not settled after {MOST_AGAIN} rerolls, because the dice keep giving the same results"
    )]
    NeverSettled {
        /// What they were thrown for.
        reason: String,
    },
    /// The person at the table gave many answers in a row, none of which can be one.
    #[error("no valid answer to {question} ({reason}) after {MOST_AGAIN} tries: give a whole number from 1 \
             to {}", .question.sides)]
    NoAnswer {
        /// What was asked.
        question: Question,
        /// Why it was asked.
        reason: String,
    },
    /// The person at the table ended the input.
    #[error("no answer to {question} ({reason}): the input ended")]
    Ended {
        /// What was asked.
        question: Question,
        /// Why it was asked.
        reason: String,
    },
}

impl DiceError {
    /// The question that has no answer; none where the dice were not at a loss for one.
    pub fn open(&self) -> Option<OpenQuestion> {
        match self {
            DiceError::RanOut { question, reason, .. }
            | DiceError::OutOfRange { question, reason, .. }
            | DiceError::NoAnswer { question, reason }
            | DiceError::Ended { question, reason } => Some(question.open(reason, 1)),
            DiceError::LeftOver { .. } | DiceError::NeverSettled { .. } => None,
        }
    }
}

fn ordinal(n: usize) -> &'static str {
    match (n % 10, n % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shuffle_asks_one_question_fewer_than_there_are_items() {
        let mut dice = Scripted::new([1, 1, 1]);
        let mut items = ['a', 'b', 'c', 'd'];
        shuffle(&mut dice, &mut items, format_args!("deck")).unwrap();
        assert_eq!(items, ['b', 'c', 'd', 'a']);
        dice.finish().unwrap();
    }

    #[test]
    fn a_pick_of_one_asks_nothing() {
        assert_eq!(Scripted::new([]).pick(1, format_args!("")).unwrap(), 0);
    }
}
