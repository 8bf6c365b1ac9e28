//! Every check and table of FNG as data, and the one engine that rolls them (FNG 1.0 and 2.0).
//!
//! A check is found by [`find`], taken in a [`Situation`] by [`test()`] or by a group with [`test_group`]; [`odds`] runs the same code over
//! every way the dice can fall.

mod data;
mod engine;
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
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use crate::dice::Dice;
use crate::error::Error;
use crate::names;
use crate::trace::Trace;

pub use data::{Change, Check, DiceSpec, Line, Modifier, Passes, Row, Versus};
pub use engine::ValueSpec;
pub use group::{order_of_fire, test_group};
pub use odds::{Chance, CheckOdds, odds};
pub use situation::Situation;
pub use table::{Cell, Table, Theme, list};
pub use tested::{Applied, DieRead, Further, Outcome, Read, Tested};

use data::Remarks;
use plan::Plan;
use roll::Shared;

include!(concat!(env!("OUT_DIR"), "/fng_checks.rs"));

/// An edition of FNG.
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

/// What is known of a check without reading it.
#[derive(Debug)]
struct Entry {
    id: &'static str,
    name: &'static str,
    category: &'static str,
    editions: &'static [u8],
    json: &'static str,
    /// What the JSON leaves out because a roll does not need it.
    remarks: &'static str,
    /// The check as each edition has it, once it has been asked for.
    parsed: [OnceLock<Box<Check>>; 2],
}

/// The ids of all checks, each once, in the order of the rules.
pub fn ids() -> impl Iterator<Item = &'static str> {
    let first = |(index, entry): &(usize, &Entry)| CHECKS[..*index].iter().all(|earlier| earlier.id != entry.id);
    CHECKS.iter().enumerate().filter(first).map(|(_, entry)| entry.id)
}

/// The check `id` of `edition`: its id or a unique beginning of it.
///
/// ```
/// use pointman::fng::checks::{Edition, find};
/// assert_eq!(find("received", Edition::Two)?.name, "Received Fire");
/// let error = find("knock-down", Edition::One).unwrap_err();
/// assert_eq!(error.to_string(), "knock-down is in edition 2 only: give --edition 2");
/// # Ok::<(), pointman::Error>(())
/// ```
///
/// # Errors
/// [`Error::Usage`] for an unknown id, with the nearest ones, or one that the edition does not have.
pub fn find(id: &str, edition: Edition) -> Result<&'static Check, Error> {
    let wanted = id.replace('_', "-");
    if let Some(entry) = CHECKS.iter().find(|entry| entry.id == wanted) {
        return read(entry.id, edition);
    }
    let known: Vec<&str> = ids().collect();
    read(known[names::resolve("check", &wanted, &known).map_err(Error::Usage)?], edition)
}

fn read(id: &str, edition: Edition) -> Result<&'static Check, Error> {
    let Some(entry) = CHECKS.iter().find(|entry| entry.id == id && entry.editions.contains(&edition.number())) else {
        let other = CHECKS.iter().filter(|entry| entry.id == id).flat_map(|entry| entry.editions).next().copied().unwrap_or(1);
        return Err(Error::Usage(format!("{id} is in edition {other} only: give --edition {other}")));
    };
    let parsed = &entry.parsed[edition as usize];
    if let Some(check) = parsed.get() {
        return Ok(check);
    }
    let mut check: Check = serde_json::from_str(entry.json).map_err(|error| Error::Bug(format!("the data of {id}: {error}")))?;
    if let Some(other) = &check.outcomes_of {
        check.outcomes.clone_from(&read(other, edition)?.outcomes);
    }
    if let Some(other) = &check.rows_of {
        check.rows.clone_from(&read(other, edition)?.rows);
    }
    Ok(parsed.get_or_init(|| Box::new(check)))
}

/// What is said of `check` and has no bearing on a roll of it.
fn remarks(check: &Check) -> Remarks {
    let entry = CHECKS.iter().find(|entry| entry.id == check.id && entry.editions == check.editions);
    crate::refused_value::embedded(entry.expect("checks come from the list").remarks)
}

/// A result in words.
pub fn result_text(id: &str) -> String {
    match RESULTS.binary_search_by_key(&id, |(id, _)| id) {
        Ok(index) => RESULTS[index].1.to_owned(),
        Err(_) => id.replace('-', " "),
    }
}

/// Whom a line is for, in words; none for an unknown condition.
pub fn who_text(id: &str) -> Option<&'static str> {
    WHO.binary_search_by_key(&id, |(id, _)| id).ok().map(|index| WHO[index].1)
}

/// Conditions of lines that may be said to hold, in the order of their ids.
pub fn conditions() -> impl Iterator<Item = &'static str> {
    WHO.iter().map(|(id, _)| *id).filter(|id| who::is_known(id) && *id != "others")
}

/// Whether `flag` is a condition of lines that may be said to hold.
pub fn is_condition(flag: &str) -> bool {
    flag != "others" && who::is_known(flag)
}

/// Conditions among `flags` that cannot hold together.
pub fn contradictions(flags: &BTreeSet<String>) -> Vec<Vec<&'static str>> {
    let held = |pair: &&[&'static str]| pair.iter().copied().filter(|flag| flags.contains(*flag)).collect();
    who::EITHER.iter().map(held).filter(|held: &Vec<_>| held.len() > 1).collect()
}

/// Takes `check` in `situation`.
///
/// ```
/// use pointman::dice::Scripted;
/// use pointman::fng::checks::{Edition, Situation, find, test};
/// use pointman::trace::Silent;
/// let check = find("received-fire", Edition::One)?;
/// let tested = test(check, &Situation::new(Edition::One).rep(4).with("in-cover"), &mut Scripted::new([3, 5]), &mut Silent)?;
/// assert_eq!((tested.passes, tested.outcome.as_deref()), (Some(1), Some("return-fire-rep-minus-1")));
/// # Ok::<(), pointman::Error>(())
/// ```
///
/// # Errors
/// [`Error::Usage`] for unknown or missing names, [`Error::Refused`] where the rules refuse, [`Error::Dice`].
pub fn test<T: Trace>(check: &Check, situation: &Situation, dice: &mut dyn Dice, trace: &mut T) -> Result<Tested, Error> {
    let plan = Plan::new(check, situation, trace)?;
    let rolled = plan.roll(dice, Shared::default(), trace)?;
    plan.tell(&rolled, dice, trace)
}
