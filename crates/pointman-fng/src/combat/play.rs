//! The table a procedure is played at: the dice, the trace, and the record of every throw.

use std::fmt;

use serde::Serialize;

use super::State;
use crate::attributes::Attributes;
use crate::checks::{self, CheckId, Edition, Flag, Further, ResultId, Situation, Tested, ValueId};
use pointman_core::dice::{Dice, Recording, Scripted};
use pointman_core::error::Error;
use pointman_core::trace::{Silent, Trace};

/// One throw of dice and what it decided.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Throw {
    /// The check or table the dice were thrown for.
    pub check: CheckId,
    /// Whose throw it is.
    pub who: String,
    /// The faces in the order thrown.
    pub dice: Vec<u8>,
    /// The number a die passes at, for checks that count passes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<i32>,
    /// The total or number looked up, for tables.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total: Option<i32>,
    /// Passes, for checks that count them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub passes: Option<u8>,
    /// What the dice decided.
    pub result: Decided,
}

/// What dice decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Decided {
    /// The result of a check.
    Result(ResultId),
    /// How somebody is now.
    State(State),
    /// What the dice of a weapon, or one die of several, came to.
    Dice(DiceSay),
}

pointman_core::vocabulary! {
    /// What dice came to that are read together with others.
    pub enum DiceSay: "throw" {
        Fired = "fired" "fired",
        OutOfAmmo = "out-of-ammo" "out of ammo",
        EightOrMore = "8-or-more" "8 or more",
        Miss = "miss" "miss",
        Bursts = "bursts" "bursts",
        Highest = "highest" "highest",
        Rolled = "rolled" "rolled",
        StaysHidden = "stays-hidden" "stays hidden and does nothing",
    }
}

/// What follows a procedure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Next {
    /// A check to take.
    Check(CheckId),
    /// What somebody does without one.
    Result(ResultId),
}

/// A check that follows a procedure.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Follow {
    /// Which.
    pub check: Next,
    /// Who takes it.
    pub who: String,
    /// The flags that hold for it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub with: Vec<Flag>,
    /// When or why.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub why: String,
}

impl Next {
    /// Its id in documents.
    pub fn id(self) -> &'static str {
        match self {
            Next::Check(check) => check.id(),
            Next::Result(result) => result.id(),
        }
    }
}

impl Throw {
    /// What the dice decided, where that is a result of a check.
    pub fn decided(&self) -> Option<ResultId> {
        match self.result {
            Decided::Result(result) => Some(result),
            Decided::State(_) | Decided::Dice(_) => None,
        }
    }
}

impl Decided {
    /// Its id in documents.
    pub fn id(self) -> &'static str {
        match self {
            Decided::Result(result) => result.id(),
            Decided::State(state) => state.id(),
            Decided::Dice(say) => say.id(),
        }
    }

    /// In words.
    pub fn text(self) -> String {
        checks::result_text(self.id())
    }
}

impl Follow {
    /// `who` takes `check`.
    pub fn new(check: CheckId, who: &str, why: impl Into<String>) -> Self {
        Follow { check: Next::Check(check), who: who.to_owned(), with: Vec::new(), why: why.into() }
    }

    /// `who` does what `result` says, without a check.
    pub fn of(result: ResultId, who: &str, why: impl Into<String>) -> Self {
        Follow { check: Next::Result(result), who: who.to_owned(), with: Vec::new(), why: why.into() }
    }

    /// Whether it is this check.
    pub fn is(&self, check: CheckId) -> bool {
        self.check == Next::Check(check)
    }

    /// With a flag, if it holds.
    pub fn with(mut self, flag: Flag, holds: bool) -> Self {
        if holds {
            self.with.push(flag);
        }
        self
    }
}

/// A check as a procedure asks for it.
#[derive(Debug, Clone)]
pub(super) struct Ask<'a> {
    check: CheckId,
    who: &'a str,
    rep: Option<u8>,
    attributes: &'a Attributes,
    leader_rep: Option<u8>,
    flags: Vec<Flag>,
    values: Vec<(ValueId, i64)>,
    /// What is known of them whether or not the check asks for it.
    known_flags: Vec<Flag>,
    known_values: Vec<(ValueId, i64)>,
}

impl<'a> Ask<'a> {
    pub fn new(check: CheckId, who: &'a str) -> Self {
        Ask {
            check,
            who,
            rep: None,
            attributes: Attributes::NONE,
            leader_rep: None,
            flags: Vec::new(),
            values: Vec::new(),
            known_flags: Vec::new(),
            known_values: Vec::new(),
        }
    }

    pub fn rep(mut self, rep: u8) -> Self {
        self.rep = Some(rep);
        self
    }

    pub fn attributes(mut self, attributes: &'a Attributes) -> Self {
        self.attributes = attributes;
        self
    }

    pub fn leader_rep(mut self, rep: Option<u8>) -> Self {
        self.leader_rep = rep;
        self
    }

    pub fn flag(mut self, flag: Flag) -> Self {
        self.flags.push(flag);
        self
    }

    pub fn flag_if(self, holds: bool, flag: Flag) -> Self {
        if holds { self.flag(flag) } else { self }
    }

    pub fn value(mut self, name: ValueId, value: i64) -> Self {
        self.values.push((name, value));
        self
    }

    pub fn known(mut self, holds: bool, flag: Flag) -> Self {
        if holds {
            self.known_flags.push(flag);
        }
        self
    }

    pub fn known_value(mut self, name: ValueId, value: Option<u8>) -> Self {
        self.known_values.extend(value.map(|value| (name, i64::from(value))));
        self
    }

    fn situation(&self, edition: Edition) -> Situation {
        let mut situation = Situation::new(edition);
        situation.figure = Some(self.who).filter(|who| !who.is_empty()).map(str::to_owned);
        situation.rep = self.rep;
        situation.leader_rep = self.leader_rep;
        situation.attributes = self.attributes.clone();
        // Everything a line can ask is known: what is not said does not hold.
        situation.state.insert(Flag::Others);
        situation.flags.extend(&self.flags);
        situation.state.extend(&self.known_flags);
        situation.known.extend(self.known_values.iter().map(|(name, value)| (*name, value.to_string())));
        situation.values.extend(self.values.iter().map(|(name, value)| (*name, value.to_string())));
        situation
    }
}

/// What a check came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Reading {
    /// Every die, in the order thrown.
    pub faces: Vec<u8>,
    /// The tester's own dice.
    pub own: Vec<u8>,
    pub target: Option<i32>,
    pub passes: Option<u8>,
    /// The number looked up.
    pub total: Option<i32>,
    /// The result of reading the same total on another check.
    pub read_result: Option<ResultId>,
    pub further: Vec<Further>,
    pub result: ResultId,
}

impl Reading {
    /// Passes, 0 for a check that counts none.
    pub fn passed(&self) -> u8 {
        self.passes.unwrap_or(0)
    }
}

/// The table a procedure is played at.
pub struct Play<'a, T: Trace> {
    /// The edition played.
    pub edition: Edition,
    dice: &'a mut dyn Dice,
    trace: &'a mut T,
    throws: Vec<Throw>,
}

impl<'a, T: Trace> Play<'a, T> {
    /// A table with these dice.
    pub fn new(edition: Edition, dice: &'a mut dyn Dice, trace: &'a mut T) -> Self {
        Play { edition, dice, trace, throws: Vec::new() }
    }

    /// The throws so far; none remain.
    pub fn take_throws(&mut self) -> Vec<Throw> {
        std::mem::take(&mut self.throws)
    }

    /// Rolls a check and records it.
    pub(super) fn check(&mut self, ask: &Ask<'_>) -> Result<Reading, Error> {
        let reading = roll(self.edition, ask, self.dice, self.trace)?;
        self.throws.push(Throw {
            check: ask.check,
            who: ask.who.to_owned(),
            dice: reading.faces.clone(),
            target: reading.target,
            total: reading.total,
            passes: reading.passes,
            result: Decided::Result(reading.result),
        });
        Ok(reading)
    }

    /// The next die is the nth of so many of one throw.
    pub(super) fn nth_of(&mut self, nth: usize, all: usize) {
        self.dice.nth_of(nth, all);
    }

    /// Throws one die whose reading the caller records.
    pub(super) fn die(&mut self, reason: fmt::Arguments<'_>) -> Result<u8, Error> {
        Ok(self.dice.d6(reason)?)
    }

    /// Throws dice whose reading the caller records, and to which it makes no difference which of them shows
    /// what.
    pub(super) fn several(&mut self, count: u8, reason: fmt::Arguments<'_>) -> Result<Vec<u8>, Error> {
        let mut faces = vec![0; usize::from(count)];
        self.dice.several(6, &mut faces, reason)?;
        Ok(faces)
    }

    /// Records dice thrown one by one.
    pub(super) fn record(&mut self, check: CheckId, who: &str, dice: Vec<u8>, result: Decided) {
        let faces = dice.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        self.trace.note(&format!("FNG {check}"), format_args!("{who} ({faces}): {}", result.text()));
        let who = who.to_owned();
        self.throws.push(Throw { check, who, dice, target: None, total: None, passes: None, result });
    }

    /// Tells the trace.
    pub(super) fn note(&mut self, check: CheckId, what: fmt::Arguments<'_>) {
        self.trace.note(&format!("FNG {check}"), what);
    }
}

/// Reads `faces` as the dice of a check, as if they had been thrown for it.
pub(super) fn read(edition: Edition, ask: &Ask<'_>, faces: &[u8]) -> Result<Reading, Error> {
    let mut dice = Scripted::new(faces.iter().map(|&face| u32::from(face)));
    roll(edition, ask, &mut dice, &mut Silent)
}

/// What each face of the one die of a check comes to.
pub(super) fn results_of_faces(edition: Edition, ask: &Ask<'_>) -> Result<[ResultId; 6], Error> {
    let check = checks::of_edition(ask.check, edition)?;
    let mut results = [ResultId::Skip; 6];
    for (result, tested) in results.iter_mut().zip(checks::test_each_face(check, &ask.situation(edition))?) {
        *result = settled(ask, &tested)?;
    }
    Ok(results)
}

/// The one result, which is never left open: everything a line can ask has been said.
fn settled(ask: &Ask<'_>, tested: &Tested) -> Result<ResultId, Error> {
    let open = || Error::Bug(format!("{} left its result open: {}", ask.check, tested.text));
    tested.outcome.ok_or_else(open)
}

/// Rolls a check.
pub(super) fn roll<T: Trace>(
    edition: Edition,
    ask: &Ask<'_>,
    dice: &mut dyn Dice,
    trace: &mut T,
) -> Result<Reading, Error> {
    let check = checks::of_edition(ask.check, edition)?;
    let mut recording = Recording::new(dice);
    let tested = checks::test(check, &ask.situation(edition), &mut recording, trace)?;
    let result = settled(ask, &tested)?;
    Ok(Reading {
        faces: recording.into_answers().into_iter().map(|face| face as u8).collect(),
        own: tested.dice,
        target: tested.target,
        passes: tested.passes,
        total: tested.roll,
        read_result: tested.read.and_then(|read| read.outcome),
        further: tested.further,
        result,
    })
}
