//! The exact odds of a check, by throwing its dice every way they can fall.

use std::collections::BTreeMap;

use num_bigint::BigUint;
use num_integer::Integer;
use serde::Serialize;
use serde_json::Value;

use super::data::Check;
use super::engine::Source;
use super::lookup::Picks;
use super::plan::{Plan, Settled};
use super::roll::{Faces, Rolled, Shared, Verdict};
use super::situation::Situation;
use super::tested::{Applied, Outcome, dumb_ass_result, outcomes, skip_words, who_words, words};
use super::words::{CheckId, ResultId, Then};
use pointman_core::dice::enumerate;
use pointman_core::dice::odds::{Distribution, json_count};
use pointman_core::error::Error;
use pointman_core::trace::Silent;

/// The exact odds of a check (contract §3).
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct CheckOdds {
    /// The check's id.
    pub check: CheckId,
    /// The edition.
    pub edition: u8,
    /// The most each die may show.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<i32>,
    /// All the ways the dice can fall.
    #[serde(serialize_with = "count")]
    pub of: BigUint,
    /// What can come of it, the most passes first.
    pub outcomes: Vec<Chance>,
    /// Modifiers that act.
    pub modifiers: Vec<Applied>,
}

/// One thing that can come of a check.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Chance {
    /// The passes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub passes: Option<u8>,
    /// The number looked up, where it is the result.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub roll: Option<i32>,
    /// The one result that applies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<ResultId>,
    /// The results left open by what was said.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub outcomes: Vec<Outcome>,
    /// The result in words.
    pub text: String,
    /// The results of each die that counts, the best first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub each: Vec<String>,
    /// What the same total gives on the check it is read on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub read: Option<String>,
    /// What the result leads to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub then: Option<Then>,
    /// In how many of the ways.
    #[serde(serialize_with = "count")]
    pub ways: BigUint,
    /// The chance, 0 to 1.
    pub probability: f64,
}

fn count<S: serde::Serializer>(count: &BigUint, serializer: S) -> Result<S::Ok, S::Error> {
    Value::serialize(&json_count(count), serializer)
}

/// What tells one outcome from another. Lines of one result are one outcome, whatever row they stand in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    passes: Option<u8>,
    roll: Option<i32>,
    verdict: Verdict,
    /// Each die that counts, by the first face that reads the same.
    each: Faces,
    read: Option<(usize, Picks)>,
    dumb_ass: Option<bool>,
}

/// The exact odds of `check` in this situation.
///
/// ```
/// use pointman_fng::checks::{Edition, Flag, Situation, find, odds};
/// let check = find("received-fire", Edition::One)?;
/// let odds = odds(check, &Situation::new(Edition::One).rep(4).with(Flag::InCover))?;
/// assert_eq!(odds.of.to_string(), "36");
/// assert_eq!(odds.outcomes[0].outcome.map(|result| result.id()), Some("finish-move-and-fire"));
/// assert_eq!(odds.outcomes[0].ways.to_string(), "16");
/// # Ok::<(), pointman_core::Error>(())
/// ```
///
/// # Errors
/// Those of [`super::test()`], but for the dice.
pub fn odds(check: &Check, situation: &Situation) -> Result<CheckOdds, Error> {
    let plan = Plan::new(check, situation, &mut Silent)?;
    plan.reach()?;
    // Outcomes are numbered as they first come up: small numbers are quicker to tell apart than all that
    // makes an outcome.
    let alike = plan.alike_faces();
    let mut keys: BTreeMap<Key, usize> = BTreeMap::new();
    let distribution = match (check.engine.contest, &plan.settled) {
        (Some(contest), Settled::No) => {
            let ways = plan.contest_odds(contest)?;
            let common = ways.iter().fold(0, |common, ways| ways.gcd(&common));
            let key = |member: usize| plan.member_key(member);
            keys.extend((0..ways.len()).map(|member| (key(member), member)));
            Distribution::new(
                ways.iter()
                    .enumerate()
                    .map(|(member, ways)| (member, BigUint::from(ways / common)))
                    .collect(),
            )
        }
        _ => enumerate(|dice| {
            let key = plan.key(plan.roll(dice, Shared::default(), &mut Silent)?, &alike);
            let next = keys.len();
            Ok::<_, Error>(*keys.entry(key).or_insert(next))
        })?,
    };
    let chances: Vec<_> = keys.iter().map(|(key, index)| (*key, distribution.ways(index))).collect();
    let mut outcomes: Vec<Chance> =
        chances.into_iter().map(|(key, ways)| plan.chance(&key, &ways, distribution.of())).collect();
    outcomes.sort_by_key(|chance| std::cmp::Reverse(chance.passes));
    Ok(CheckOdds {
        check: check.id,
        edition: situation.edition.number(),
        target: plan.target,
        of: distribution.of().clone(),
        outcomes,
        modifiers: plan.applied.clone(),
    })
}

impl<'a> Plan<'a> {
    /// The outcome that number `member` of a contest, from 0, is the one.
    fn member_key(&self, member: usize) -> Key {
        let verdict = Verdict::Lines(self.lookup.first_alike(self.lookup.by_row(None, &[], None)));
        let roll = Some(member as i32 + 1);
        Key { passes: None, roll, verdict, each: Faces::default(), read: None, dumb_ass: None }
    }

    /// The lines of one die that makes a total of its own, told by the first with the same results.
    fn die_picks(&self, face: u8) -> Picks {
        self.lookup.first_alike(self.read_die(face).1)
    }

    /// For each face of a die that makes a total of its own the first that reads the same.
    fn alike_faces(&self) -> Vec<u8> {
        let faces = 1..=self.totals.len() as u8;
        let first = |face: u8| {
            faces.clone().find(|&other| self.die_picks(other) == self.die_picks(face)).unwrap_or(face)
        };
        faces.clone().map(first).collect()
    }

    fn key(&self, rolled: Rolled, alike: &[u8]) -> Key {
        let each = rolled.each.map(|face| alike[usize::from(face) - 1]);
        let number = if self.check.engine.roll_in_odds { self.roll_as_result(&rolled) } else { None };
        let verdict = match rolled.verdict {
            Verdict::Lines(picks) => Verdict::Lines(self.lookup.first_alike(picks)),
            other => other,
        };
        let read = rolled.read.map(|(reader, picks)| (reader, self.readers[reader].1.first_alike(picks)));
        let dumb_ass = rolled.dumb_ass.map(|(_, acts)| acts);
        Key { passes: rolled.passes, roll: number, verdict, each, read, dumb_ass }
    }

    /// The number looked up, as the result gives it: half of it for months served, and the like.
    fn roll_as_result(&self, rolled: &Rolled) -> Option<i32> {
        let Verdict::Lines(picks) = rolled.verdict else { return rolled.roll };
        let specs =
            picks.iter().next().map_or(&[][..], |(index, _)| self.lookup.lines[index].engine.further.all());
        let own = specs.iter().find(|spec| spec.from == Source::Roll);
        rolled.roll.map(|roll| own.map_or(roll, |spec| spec.value(roll)))
    }

    fn chance(&self, key: &Key, ways: &BigUint, of: &BigUint) -> Chance {
        let mut then = key.dumb_ass.map(dumb_ass_result);
        let (outcome, open) = match key.verdict {
            Verdict::Lines(picks) => outcomes(&self.lookup, &picks),
            Verdict::Compared(picks, won) => {
                then = Some(if won { Then::Wins } else { Then::Loses });
                outcomes(&self.lookup, &picks)
            }
            Verdict::Chosen(index) => (Some(self.lookup.lines[index].outcome), Vec::new()),
            Verdict::Instead(instead, leads) => {
                then = leads;
                (Some(instead), Vec::new())
            }
        };
        let either = |lookup: &super::lookup::Lookup, picks: &Picks| {
            let (one, open) = outcomes(lookup, picks);
            one.map_or_else(
                || {
                    let mut outcomes: Vec<&str> = open.iter().map(|open| open.outcome.id()).collect();
                    outcomes.dedup();
                    outcomes.join(" or ")
                },
                |one| one.id().to_owned(),
            )
        };
        Chance {
            passes: key.passes,
            roll: key.roll,
            text: self.chance_text(key, outcome, &open),
            outcome,
            outcomes: open,
            each: key
                .each
                .as_slice()
                .iter()
                .map(|&face| either(&self.lookup, &self.die_picks(face)))
                .collect(),
            read: key.read.map(|(reader, picks)| either(&self.readers[reader].1, &picks)),
            then,
            ways: ways.clone(),
            probability: pointman_core::dice::odds::ratio(ways, of),
        }
    }

    fn chance_text(&self, key: &Key, outcome: Option<ResultId>, open: &[Outcome]) -> String {
        let picks = match key.verdict {
            Verdict::Lines(picks) | Verdict::Compared(picks, _) => picks,
            Verdict::Chosen(index) => Picks::one(index),
            Verdict::Instead(..) => Picks::default(),
        };
        if matches!(self.settled, Settled::Choice(_)) && !matches!(key.verdict, Verdict::Chosen(_)) {
            let lines: Vec<_> = picks.iter().map(|(index, _)| words(&self.lookup, index)).collect();
            return format!("the player chooses: {}", lines.join("; "));
        }
        match (outcome, picks.iter().next()) {
            (Some(_), Some((index, _))) => words(&self.lookup, index),
            (Some(ResultId::Skip), None) => match &self.settled {
                Settled::Skipped(modifier) => skip_words(modifier),
                _ => "takes no check".to_owned(),
            },
            (Some(outcome), None) => outcome.title().to_owned(),
            (None, _) => open
                .iter()
                .map(|open| format!("{}: {}", who_words(open.who), open.text))
                .collect::<Vec<_>>()
                .join("; "),
        }
    }
}
