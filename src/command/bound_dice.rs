//! Dice of a turn that is gone through again and again before it is kept: what was thrown stays bound to what
//! it was thrown for, so that nobody fishes for a better die by going back.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::dice::{Dice, DiceError, DiceState, Question, QuestionKind, Scripted, Seeded};
use crate::dice::{one_of_several, rest_of_several};

/// One answer of the dice, and what it was given for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoundAnswer {
    /// What for.
    #[serde(rename = "for")]
    pub reason: String,
    /// Which die: `d6`.
    pub die: String,
    /// The answer.
    pub answer: u32,
    /// Which die of how many of one throw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<(usize, usize)>,
}

impl BoundAnswer {
    /// What the whole throw was for of which it is a die.
    pub fn throw(&self) -> String {
        self.place.map_or_else(
            || self.reason.clone(),
            |(nth, all)| self.reason.replacen(&format!(", die {nth} of {all}"), "", 1),
        )
    }
}

/// Where answers come from that are not bound yet.
pub enum Thrower {
    /// The document's own dice.
    Document(Box<Seeded>),
    /// The person at the table.
    Person(Box<dyn Dice>),
}

/// What is told of every new answer: all of them, and where the document's own dice stand.
pub type Kept = dyn FnMut(&[BoundAnswer], Option<DiceState>);

/// Judges whether a draw for a reason comes to the same whatever it gives, after these answers.
pub type Judge = dyn Fn(&[BoundAnswer], Question, &str) -> bool;

/// Answers bound to their questions; new ones come from a [`Thrower`].
pub struct BoundDice {
    answers: Vec<BoundAnswer>,
    /// Which of them have been given since the turn was begun again.
    given: Vec<bool>,
    /// Those given since then, in order.
    order: Vec<usize>,
    thrower: Thrower,
    kept: Option<Box<Kept>>,
    judge: Option<Box<Judge>>,
    /// Whether the last answer came from what throws, and was not bound before.
    fresh: bool,
    /// Which die of how many of one throw the next is.
    place: Option<(usize, usize)>,
    /// What those given since the turn was begun again have come to, each with how many dice it was.
    so_far: Vec<(usize, String)>,
    /// Whether the answers bound at first are not the next of the document's own dice.
    apart: bool,
}

impl BoundDice {
    /// Dice with these answers, and where others come from.
    pub fn new(answers: Vec<BoundAnswer>, thrower: Thrower) -> Self {
        let given = vec![false; answers.len()];
        let (order, so_far) = (Vec::new(), Vec::new());
        let (kept, judge, fresh, apart) = (None, None, false, false);
        BoundDice { answers, given, order, thrower, kept, judge, fresh, place: None, so_far, apart }
    }

    /// Calls `kept` after each new answer.
    pub fn keeping(&mut self, kept: Box<Kept>) {
        self.kept = Some(kept);
    }

    /// Asks `judge` before each new draw: nobody need make one that decides nothing.
    pub fn judging(&mut self, judge: Box<Judge>) {
        self.judge = Some(judge);
    }

    /// The answers there are now are not the next of the document's own dice: others were thrown in between.
    pub fn apart(&mut self) {
        self.apart = true;
    }

    /// Begins the turn again: every answer waits for its question.
    pub fn again(&mut self) {
        self.given.iter_mut().for_each(|given| *given = false);
        self.order.clear();
        self.so_far.clear();
    }

    /// What was thrown or taken up since the turn was begun again, in order.
    pub fn given(&self) -> Vec<BoundAnswer> {
        self.order.iter().map(|index| self.answers[*index].clone()).collect()
    }

    /// What that has come to, as far as the step that stopped for a question tells it: each with how many of
    /// the dice it was.
    pub fn come_to(&self) -> &[(usize, String)] {
        &self.so_far
    }

    /// The same answers with nothing that gives another: what asks for one more ends there.
    pub fn as_they_lie(&self) -> BoundDice {
        self.followed_by(Box::new(Scripted::new([])))
    }

    /// The same answers, after which `dice` give others; nothing is kept of these.
    pub fn followed_by(&self, dice: Box<dyn Dice>) -> BoundDice {
        BoundDice::new(self.answers.clone(), Thrower::Person(dice))
    }

    /// What the dice gave, in order.
    pub fn answers(&self) -> impl Iterator<Item = u32> {
        self.answers.iter().map(|bound| bound.answer)
    }

    /// What was thrown and has not been given since the turn was begun again.
    pub fn left(&self) -> Vec<BoundAnswer> {
        let all = self.answers.iter().zip(&self.given);
        all.filter(|(_, given)| !**given).map(|(answer, _)| answer.clone()).collect()
    }

    /// Where the document's own dice stand for its history, if the answers given are theirs in their order:
    /// not after going back, when an answer has waited for its question or has lost it.
    pub fn state(&self) -> Option<DiceState> {
        let is_straight = self.order.iter().copied().eq(0..self.answers.len());
        // A step that threw nothing leaves them where its history has them.
        self.stream().filter(|_| is_straight && !self.apart && !self.order.is_empty())
    }

    /// Where the document's own dice stand, if they are what is thrown: nothing before is thrown again.
    pub fn stream(&self) -> Option<DiceState> {
        match &self.thrower {
            Thrower::Document(seeded) => Some(seeded.state()),
            Thrower::Person(_) => None,
        }
    }

    fn bound(&self, question: Question, reason: &str) -> Option<usize> {
        let die = question.to_string();
        (0..self.answers.len()).find(|index| {
            let bound = &self.answers[*index];
            !self.given[*index]
                && bound.reason == reason
                && bound.die == die
                && (1..=question.sides).contains(&bound.answer)
        })
    }

    /// Gives an answer that was bound.
    fn give(&mut self, index: usize) -> u32 {
        self.given[index] = true;
        self.order.push(index);
        self.fresh = false;
        self.answers[index].answer
    }

    fn bind(&mut self, question: Question, reason: String, answer: u32, place: Option<(usize, usize)>) {
        self.answers.push(BoundAnswer { reason, die: question.to_string(), answer, place });
        self.given.push(true);
        self.fresh = true;
        self.order.push(self.answers.len() - 1);
        let state = self.stream();
        if let Some(kept) = &mut self.kept {
            kept(&self.answers, state);
        }
    }

    /// What throws; `decided` says that it decides nothing.
    fn thrower(&mut self, decided: bool) -> &mut dyn Dice {
        let thrower: &mut dyn Dice = match &mut self.thrower {
            Thrower::Document(seeded) => seeded.as_mut(),
            Thrower::Person(person) => person.as_mut(),
        };
        if decided {
            thrower.decided();
        }
        thrower
    }
}

impl Dice for BoundDice {
    fn answer(&mut self, question: Question, reason: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        let (reason, place) = (reason.to_string(), self.place.take());
        if let Some(index) = self.bound(question, &reason) {
            return Ok(self.give(index));
        }
        let is_draw = matches!(question.kind, QuestionKind::Pick | QuestionKind::Named { .. });
        let decided =
            self.judge.as_ref().is_some_and(|judge| is_draw && judge(&self.answers, question, &reason));
        let thrower = self.thrower(decided);
        if let Some((nth, all)) = place {
            thrower.nth_of(nth, all);
        }
        let answer = thrower.answer(question, format_args!("{reason}"))?;
        self.bind(question, reason, answer, place);
        Ok(answer)
    }

    fn several(&mut self, sides: u32, faces: &mut [u8], reason: fmt::Arguments<'_>) -> Result<(), DiceError> {
        let (question, all) = (Question { sides, kind: QuestionKind::Die }, faces.len());
        let name = |index| one_of_several(reason, index, all).to_string();
        let mut at = 0;
        while at < all {
            if let Some(index) = self.bound(question, &name(at)) {
                faces[at] = self.give(index) as u8;
                at += 1;
                continue;
            }
            // Dice that lie there already are not thrown again, nor typed again by a person who left, or was
            // cut off, in the midst of the throw: each is bound as soon as it is typed.
            let lies_there = |index: &usize| self.bound(question, &name(*index)).is_some();
            let end = (at + 1..all).find(lies_there).unwrap_or(all);
            let thrower = self.thrower(false);
            let rest = rest_of_several(reason, at, all);
            thrower.nth_of(at + 1, all);
            let thrown = thrower.next_of_several(sides, &mut faces[at..end], format_args!("{rest}"))?;
            for (index, face) in (at..).zip(&faces[at..at + thrown]) {
                self.bind(question, name(index), u32::from(*face), Some((index + 1, all)));
            }
            at += thrown;
        }
        Ok(())
    }

    fn throws_idly(&mut self) -> bool {
        self.thrower(false).throws_idly()
    }

    fn nth_of(&mut self, nth: usize, all: usize) {
        self.place = Some((nth, all));
    }

    fn drawn_for(&mut self, what: fmt::Arguments<'_>) {
        self.thrower(false).drawn_for(what);
    }

    fn so_far(&mut self, dice: usize, what: fmt::Arguments<'_>) {
        self.so_far.push((dice, what.to_string()));
    }

    fn gave(&mut self, what: fmt::Arguments<'_>) {
        // Of what lay there already it was said when it was thrown.
        if self.fresh {
            self.thrower(false).gave(what);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::rc::Rc;

    use super::*;
    use crate::dice::Asking;

    fn seeded() -> BoundDice {
        BoundDice::new(Vec::new(), Thrower::Document(Box::new(Seeded::new(DiceState { seed: 7, drawn: 0 }))))
    }

    #[test]
    fn each_die_of_a_throw_is_kept_before_the_next_is_asked_for() {
        let kept: Rc<RefCell<Vec<u32>>> = Rc::default();
        let mut first = [0; 3];
        let typing =
            |typed: &'static str| Thrower::Person(Box::new(Asking::new(typed.as_bytes(), Vec::new())));
        let mut dice = BoundDice::new(Vec::new(), typing("3\n5\n"));
        let keeper = Rc::clone(&kept);
        dice.keeping(Box::new(move |all: &[BoundAnswer], _| keeper.borrow_mut().push(all.len() as u32)));
        dice.several(6, &mut first, format_args!("Attack")).unwrap_err();
        assert_eq!(*kept.borrow(), [1, 2]);
        // Only the third is asked for, by whoever takes the throw up again.
        let mut again = [0; 3];
        let mut dice = BoundDice::new(dice.answers.clone(), typing("1\n"));
        dice.several(6, &mut again, format_args!("Attack")).unwrap();
        assert_eq!(again, [3, 5, 1]);
    }

    #[test]
    fn a_die_thrown_for_something_shows_the_same_when_it_is_thrown_for_that_again() {
        let mut dice = seeded();
        let (hue, saigon) = (dice.d6(format_args!("Hue")).unwrap(), dice.d6(format_args!("Saigon")).unwrap());
        dice.again();
        assert_eq!(dice.d6(format_args!("Saigon")).unwrap(), saigon);
        assert_eq!(dice.d6(format_args!("Hue")).unwrap(), hue);
        assert!(dice.state().is_none() && dice.stream().is_some_and(|stream| stream.drawn > 0));
    }

    #[test]
    fn without_going_back_the_dice_are_those_of_the_document() {
        let mut plain = Seeded::new(DiceState { seed: 7, drawn: 0 });
        let mut dice = seeded();
        let (mut one, mut other) = ([0; 3], [0; 3]);
        plain.several(6, &mut one, format_args!("Attack")).unwrap();
        dice.several(6, &mut other, format_args!("Attack")).unwrap();
        assert_eq!(one, other);
        assert_eq!(plain.d6(format_args!("Trail")).unwrap(), dice.d6(format_args!("Trail")).unwrap());
        assert_eq!(Some(plain.state()), dice.state());
    }

    #[test]
    fn dice_typed_before_a_throw_was_left_are_not_asked_for_again() {
        let asking = Asking::new("4 5\n".as_bytes(), Vec::new());
        let mut dice = BoundDice::new(Vec::new(), Thrower::Person(Box::new(asking)));
        let mut faces = [0; 3];
        assert!(dice.several(6, &mut faces, format_args!("Attack")).is_err());
        let kept: Vec<BoundAnswer> = dice.answers.clone();
        let asking = Asking::new("6\n".as_bytes(), Vec::new());
        let mut dice = BoundDice::new(kept, Thrower::Person(Box::new(asking)));
        dice.several(6, &mut faces, format_args!("Attack")).unwrap();
        assert_eq!(faces, [4, 5, 6]);
    }

    #[test]
    fn a_draw_that_decides_nothing_is_made_for_the_person() {
        let asking =
            Asking::new("".as_bytes(), Vec::new()).rolling(Seeded::new(DiceState { seed: 7, drawn: 0 }));
        let mut dice = BoundDice::new(Vec::new(), Thrower::Person(Box::new(asking)));
        dice.judging(Box::new(|_: &[BoundAnswer], _, reason: &str| reason == "Order"));
        assert!(dice.pick(3, format_args!("Order")).is_ok());
        assert!(dice.pick(3, format_args!("Space")).is_err(), "that is asked for, and nothing is typed");
    }

    #[test]
    fn dice_of_one_throw_are_bound_together() {
        let mut dice = seeded();
        let (mut first, mut again) = ([0; 3], [0; 3]);
        dice.several(6, &mut first, format_args!("Attack")).unwrap();
        dice.again();
        dice.several(6, &mut again, format_args!("Attack")).unwrap();
        assert_eq!(first, again);
    }
}
