//! Every check and table of FNG as data, and the one engine that rolls them (FNG 1.0 and 2.0).
//!
//! A check is found by [`find`], taken in a [`Situation`] by [`test()`] or by a group with [`test_group`];
//! [`odds`] runs the same code over every way the dice can fall.

pub(crate) mod condition;
pub(crate) mod data;
pub(crate) mod engine;
mod flag_set;
mod group;
mod lookup;
mod odds;
mod plan;
mod roll;
mod situation;
mod table;
mod tested;
mod who;

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::tables::{CHECKS, WHO};
use crate::{baked, words};
use pointman_core::dice::{Dice, Scripted};
use pointman_core::error::Error;
use pointman_core::names;
use pointman_core::trace::{Silent, Trace};
use pointman_core::vocabulary::Term;
use pointman_core::voice::option;
use pointman_core::way;

pub use crate::words::{AttributeId, CheckId, Flag, FurtherId, ResultId, Then, ValueId};
pub use condition::{Condition, Fact, Operand, Sign};
pub use data::{Category, Change, Check, DiceSpec, Line, Modifier, Passes, Row, Versus};
pub use engine::ValueSpec;
pub use group::{order_of_fire, test_group};
pub use odds::{Chance, CheckOdds, odds};
pub use situation::Situation;
pub use table::{Cell, Table, Theme, list};

pub use tested::{Applied, DieRead, Drawn, Further, Meaning, Outcome, Read, Tested};

use plan::Plan;
pub(crate) use plan::as_attributes_turn;
use roll::Shared;

/// An edition of FNG; in documents its number, so that it is no `vocabulary!` of words.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub enum Edition {
    /// FNG 1.0.
    #[default]
    One,
    /// FNG 2.0.
    Two,
}

impl Edition {
    /// Both, in order.
    pub const ALL: [Edition; 2] = [Edition::One, Edition::Two];

    /// 1 or 2.
    pub const fn number(self) -> u8 {
        match self {
            Edition::One => 1,
            Edition::Two => 2,
        }
    }
}

impl From<Edition> for u8 {
    fn from(edition: Edition) -> u8 {
        edition.number()
    }
}

impl TryFrom<u8> for Edition {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Edition::ALL
            .into_iter()
            .find(|edition| edition.number() == number)
            .ok_or_else(|| format!("there is no edition {number}: give 1 or 2"))
    }
}

impl AsRef<str> for CheckId {
    fn as_ref(&self) -> &str {
        self.id()
    }
}

/// The ids of all checks, each once, in the order of the rules.
pub fn ids() -> impl Iterator<Item = CheckId> {
    let first =
        |(index, check): &(usize, &Check)| CHECKS[..*index].iter().all(|earlier| earlier.id != check.id);
    CHECKS.iter().enumerate().filter(first).map(|(_, check)| check.id)
}

/// The check `id` of `edition`: its id or a unique beginning of it.
///
/// ```
/// use pointman_fng::checks::{Edition, find};
/// assert_eq!(find("received", Edition::Two)?.name.to_string(), "Received Fire");
/// let error = find("knock-down", Edition::One).unwrap_err();
/// assert_eq!(error.to_string(), "knock-down is only in edition 2: give --edition 2");
/// # Ok::<(), pointman_core::Error>(())
/// ```
///
/// # Errors
/// [`Error::Usage`] for an unknown id, with the nearest ones, or one that the edition does not have.
pub fn find(id: &str, edition: Edition) -> Result<&'static Check, Error> {
    let wanted = id.replace('_', "-");
    let known: Vec<CheckId> = ids().collect();
    let ids: Vec<&str> = known.iter().map(|id| id.id()).collect();
    let index = match ids.iter().position(|id| *id == wanted) {
        Some(index) => index,
        None => names::look_up("check", &wanted, &ids).map_err(|why| {
            let line =
                way!("pointman fng-test --list", "do test --list", script: "fng_test(#{{list: true}})");
            Error::Usage(names::listed_by(&line, &why))
        })?,
    };
    of_edition(known[index], edition)
}

/// The check `id` of `edition`.
///
/// # Errors
/// [`Error::Usage`] when the edition does not have it.
pub fn of_edition(id: CheckId, edition: Edition) -> Result<&'static Check, Error> {
    let mut versions = CHECKS.iter().filter(|check| check.id == id);
    versions.clone().find(|check| check.editions.contains(&edition.number())).ok_or_else(|| {
        let other = versions.next().map_or(1, |check| check.editions[0]);
        Error::Usage(format!(
            "{id} is only in edition {other}: give {edition} {other}",
            edition = option("edition")
        ))
    })
}

impl Check {
    /// Its lines, of all numbers of passes and all rows.
    fn lines(&self) -> impl Iterator<Item = &'static Line> + Clone + use<> {
        let outcomes = self.outcomes.into_iter().flat_map(|passes| passes.results);
        outcomes.chain(self.rows.into_iter().flat_map(|row| row.results))
    }

    /// What a trace calls its rule.
    fn rule(&self) -> String {
        format!("FNG {}", self.id)
    }

    /// Whether it looks at the Rep of the unit leader and at nobody else's.
    pub fn is_of_leader(&self) -> bool {
        let engine = &self.engine;
        let others = engine.rep_needed || engine.rep_optional || !engine.rep_needed_if.is_empty();
        engine.leader_rep && !self.dice.vs.needs_rep() && !self.dice.vs.counts_passes() && !others
    }

    /// The flags that bear on it, in the order of their names.
    pub fn flags(&self) -> Vec<Flag> {
        situation::own_flags(self).iter().collect()
    }

    /// The values it reads through `--set`, but for counts of modifiers that act once for each.
    pub fn engine_values(&self) -> &'static [ValueSpec] {
        self.engine.values.all()
    }
}

/// A result, or what it leads to, in words.
pub fn result_text(id: &str) -> String {
    match word::<ResultId>(id) {
        Some(result) => result.title().to_owned(),
        None => id.replace('-', " "),
    }
}

/// The word of this id, if there is one.
pub fn word<T: Term>(id: &str) -> Option<T> {
    T::EVERY.binary_search_by_key(&id, |word| word.id()).ok().map(|index| T::EVERY[index])
}

/// Whom a line is for, in words; none for a flag that no line has.
pub fn who_text(flag: Flag) -> Option<&'static str> {
    WHO.binary_search_by_key(&flag, |(flag, _)| *flag).ok().map(|index| WHO[index].1.as_str())
}

/// Conditions of lines that may be said to hold, in the order of their ids.
pub fn conditions() -> impl Iterator<Item = Flag> {
    WHO.iter().map(|(flag, _)| *flag).filter(|flag| is_condition(*flag))
}

/// Whether `flag` is a condition of lines that may be said to hold.
pub fn is_condition(flag: Flag) -> bool {
    flag != Flag::Others && who::is_known(flag)
}

/// Conditions among `flags` that cannot hold together.
pub fn contradictions(flags: &BTreeSet<Flag>) -> Vec<Vec<Flag>> {
    contradicting(|flag| flags.contains(&flag)).collect()
}

/// Conditions that cannot hold together, among those that are `given`.
fn contradicting(given: impl Fn(Flag) -> bool) -> impl Iterator<Item = Vec<Flag>> {
    let held = move |either: &&[Flag]| {
        let both = either.iter().filter(|flag| given(**flag)).count() > 1;
        both.then(|| either.iter().copied().filter(|flag| given(*flag)).collect())
    };
    who::EITHER.iter().filter_map(held)
}

/// Takes `check` in `situation`.
///
/// ```
/// use pointman_core::dice::Scripted;
/// use pointman_fng::checks::{Edition, Flag, Situation, find, test};
/// use pointman_core::trace::Silent;
/// let check = find("received-fire", Edition::One)?;
/// let tested = test(check, &Situation::new(Edition::One).rep(4).with(Flag::InCover),
///     &mut Scripted::new([3, 5]), &mut Silent)?;
/// assert_eq!((tested.passes, tested.outcome.map(|result| result.id())),
///     (Some(1), Some("return-fire-rep-minus-1")));
/// # Ok::<(), pointman_core::Error>(())
/// ```
///
/// # Errors
/// [`Error::Usage`] for unknown or missing names, [`Error::Refused`] where the rules refuse, [`Error::Dice`].
pub fn test<T: Trace>(
    check: &Check,
    situation: &Situation,
    dice: &mut dyn Dice,
    trace: &mut T,
) -> Result<Tested, Error> {
    ReadyCheck(Plan::new(check, situation, trace)?).take(dice, trace)
}

/// A check made ready for one situation, which is judged once however often the check is taken in it.
///
/// ```
/// use pointman_core::dice::Scripted;
/// use pointman_core::trace::Silent;
/// use pointman_fng::checks::{Edition, ReadyCheck, Situation, find};
/// let situation = Situation::new(Edition::One).rep(4);
/// let ready = ReadyCheck::new(find("received-fire", Edition::One)?, &situation)?;
/// for (dice, passes) in [([3, 4], 2), ([5, 6], 0)] {
///     assert_eq!(ready.take(&mut Scripted::new(dice), &mut Silent)?.passes, Some(passes));
/// }
/// # Ok::<(), pointman_core::Error>(())
/// ```
#[derive(Debug, Clone)]
pub struct ReadyCheck<'a>(Plan<'a>);

impl<'a> ReadyCheck<'a> {
    /// Makes `check` ready for `situation`.
    ///
    /// # Errors
    /// As [`test()`], but for its dice.
    pub fn new(check: &'a Check, situation: &'a Situation) -> Result<Self, Error> {
        Plan::new(check, situation, &mut Silent).map(Self)
    }

    /// Takes it with these dice.
    ///
    /// # Errors
    /// [`Error::Dice`], and what only the dice show to be missing.
    pub fn take<T: Trace>(&self, dice: &mut dyn Dice, trace: &mut T) -> Result<Tested, Error> {
        let rolled = self.0.roll(dice, Shared::default(), trace)?;
        self.0.tell(&rolled, dice, trace)
    }
}

/// What each face of the one die of `check` comes to in `situation`.
pub(crate) fn test_each_face(check: &Check, situation: &Situation) -> Result<[Tested; 6], Error> {
    let ready = ReadyCheck::new(check, situation)?;
    let on = |face: u32| ready.take(&mut Scripted::new([face]), &mut Silent);
    Ok([on(1)?, on(2)?, on(3)?, on(4)?, on(5)?, on(6)?])
}
