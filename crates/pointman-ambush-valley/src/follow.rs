//! A roll on a table with the rolls that its row leads to, and the exact odds of where they end.

use crate::tables::{Effect, Sides};
use crate::throw::rule;
use crate::{Die, TableId, Throw, roll, tables};
use pointman_core::dice::odds::Distribution;
use pointman_core::dice::{Dice, enumerate};
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;
use pointman_core::voice::option;

/// One roll of a chain: the table, the dice, and the row they gave.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rolled {
    /// The table.
    pub table: TableId,
    /// The dice.
    pub throw: Throw,
    /// The name of the row.
    pub name: String,
    /// What it means.
    pub result: String,
}

/// The most rolls that follow each other: no table leads back to itself.
const LONGEST: usize = 4;

/// Rolls on a table, then on each table that the row leads to.
///
/// # Errors
/// When the table takes a Troop Quality die and none is given, or the dice give no answer.
pub fn roll_on(
    table: TableId,
    troop_quality: Option<Die>,
    modifier: i32,
    dice: &mut dyn Dice,
) -> Result<Vec<Rolled>, Error> {
    let mut chain = Vec::new();
    let (mut table, mut modifier) = (table, modifier);
    while chain.len() < LONGEST {
        check_roll(table, troop_quality, modifier)?;
        let (throw, row) = roll(table, troop_quality, modifier, "", dice)?;
        chain.push(Rolled { table, throw, name: row.name.clone(), result: row.result.clone() });
        match row.effects.iter().find_map(|effect| match effect {
            Effect::RollOn { table } => Some(*table),
            _ => None,
        }) {
            Some(next) => (table, modifier) = (next, 0),
            None => break,
        }
    }
    Ok(chain)
}

/// Whether a table, or one that it leads to, is rolled with a Troop Quality die.
pub fn takes_troop_quality(table: TableId) -> bool {
    let table = tables().table(table);
    matches!(table.die.sides, Sides::Rating(_))
        || table.rows.iter().flat_map(|row| &row.effects).any(|effect| match effect {
            Effect::RollOn { table } => takes_troop_quality(*table),
            _ => false,
        })
}

/// Refuses a roll without the die it takes, or with a modifier that leads beyond the rows of a table whose
/// ends are not open.
fn check_roll(table: TableId, troop_quality: Option<Die>, modifier: i32) -> Result<(), Error> {
    let rolled = tables().table(table);
    let sides = match (rolled.die.sides, troop_quality) {
        (Sides::Fixed(sides), _) => sides,
        (Sides::Rating(_), Some(die)) => die.sides(),
        (Sides::Rating(_), None) => {
            let die = OpenQuestion::of("tq", "a Troop Quality die", "AV 1.3")
                .legal(Die::ALL.map(|die| format!("d{}", die.sides())));
            return Err(Error::needs(table.title(), die, option("tq")));
        }
    };
    let (least, most) = (rolled.die.count, rolled.die.count * sides);
    let (lowest, highest) = rolled.totals();
    let total = |faces: u32| i64::from(faces) + i64::from(modifier);
    let is_beyond = lowest.is_some_and(|lowest| total(least) < i64::from(lowest))
        || highest.is_some_and(|highest| total(most) > i64::from(highest));
    if !is_beyond {
        return Ok(());
    }
    let rows = match (lowest, highest) {
        (Some(lowest), Some(highest)) => format!("from {lowest} to {highest}"),
        (Some(lowest), None) => format!("from {lowest} up"),
        (None, Some(highest)) => format!("up to {highest}"),
        (None, None) => "for every total".to_owned(),
    };
    let count = if rolled.die.count == 1 { String::new() } else { rolled.die.count.to_string() };
    let why = format!(
        "{}: its rows go {rows}, and {count}D{sides} with {modifier:+} gives {} to {}: give a modifier that \
         stays on the table",
        rolled.name,
        total(least),
        total(most)
    );
    Err(Error::refused(rule(table), why))
}

/// The odds of the rows of a table, by their places in it.
///
/// # Errors
/// As [`roll_on`].
pub fn row_odds(
    table: TableId,
    troop_quality: Option<Die>,
    modifier: i32,
) -> Result<Distribution<usize>, Error> {
    let rows = &tables().table(table).rows;
    let place = |throw: Throw| rows.iter().position(|row| row.id == throw.row).unwrap_or_default();
    throw_odds(table, troop_quality, modifier, place)
}

/// The odds of each total of a table whose only row is the total itself: Operational Momentum.
///
/// # Errors
/// As [`roll_on`].
pub fn total_odds(
    table: TableId,
    troop_quality: Option<Die>,
    modifier: i32,
) -> Result<Distribution<i32>, Error> {
    throw_odds(table, troop_quality, modifier, |throw| throw.total)
}

/// The odds of what a throw on a table `gives`.
fn throw_odds<T: Ord>(
    table: TableId,
    troop_quality: Option<Die>,
    modifier: i32,
    gives: impl Fn(Throw) -> T,
) -> Result<Distribution<T>, Error> {
    check_roll(table, troop_quality, modifier)?;
    enumerate(|dice| roll(table, troop_quality, modifier, "", dice).map(|(throw, _)| gives(throw)))
}

/// The odds of where a roll with those that follow it ends: tables and rows, by their places.
///
/// # Errors
/// As [`roll_on`].
pub fn end_odds(
    table: TableId,
    troop_quality: Option<Die>,
    modifier: i32,
) -> Result<Distribution<(usize, usize)>, Error> {
    check_roll(table, troop_quality, modifier)?;
    enumerate(|dice| {
        let chain = roll_on(table, troop_quality, modifier, dice)?;
        let end = chain.last().ok_or_else(|| Error::Bug("a roll gives a row".to_owned()))?;
        let rows = &tables().table(end.table).rows;
        let row = rows.iter().position(|row| row.id == end.throw.row).unwrap_or_default();
        Ok((end.table as usize, row))
    })
}
