//! Throwing the dice of an expression.

use super::{Comparison, Die, End, Expression, Pool};
use crate::dice::{Dice, DiceError};

/// What one throw of an expression gave.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Roll {
    /// The pools from left to right, in the order they were thrown.
    pub pools: Vec<RolledPool>,
    /// The sum; of a comparison, its left side.
    pub total: i64,
    /// Of a comparison: how, and with what, the total is compared.
    pub against: Option<(Comparison, i64)>,
}

impl Roll {
    /// Of a comparison: whether it is true.
    pub fn result(&self) -> Option<bool> {
        self.against.map(|(comparison, right)| comparison.holds(self.total.cmp(&right)))
    }
}

/// What one pool showed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RolledPool {
    /// The pool.
    pub pool: Pool,
    /// Its dice in the order thrown.
    pub dice: Vec<RolledDie>,
    /// What it counts for: the sum of its kept dice, or how many of them are successes.
    pub value: i64,
}

/// What one die showed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RolledDie {
    /// The face; tens and units together for `d66`.
    pub face: u32,
    /// Whether it was kept. Of equal dice the earlier are kept.
    pub kept: bool,
    /// Of a pool that counts dice: whether this is one to count, if kept.
    pub success: Option<bool>,
}

impl Expression {
    /// Throws the dice from left to right; of `d66` the tens first.
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn roll(&self, dice: &mut dyn Dice) -> Result<Roll, DiceError> {
        let mut pools = Vec::new();
        let mut throw = |pool: &Pool| {
            let rolled = pool.roll(dice)?;
            let value = rolled.value;
            pools.push(rolled);
            Ok(value)
        };
        let total = self.sum.value(&mut throw)?;
        let against = match &self.comparison {
            Some((comparison, right)) => Some((*comparison, right.value(&mut throw)?)),
            None => None,
        };
        Ok(Roll { pools, total, against })
    }
}

impl Pool {
    fn roll(&self, dice: &mut dyn Dice) -> Result<RolledPool, DiceError> {
        let faces = (1..=self.count).map(|number| self.throw(number, dice)).collect::<Result<Vec<_>, _>>()?;
        let (end, kept) = self.kept();
        let mut order: Vec<usize> = (0..faces.len()).collect();
        match end {
            End::High => order.sort_by_key(|&index| std::cmp::Reverse(faces[index])),
            End::Low => order.sort_by_key(|&index| faces[index]),
        }
        let success = |face| self.success.map(|success| success.met_by(face));
        let mut rolled: Vec<_> =
            faces.iter().map(|&face| RolledDie { face, kept: false, success: success(face) }).collect();
        let mut value = 0;
        for &index in order.iter().take(kept as usize) {
            rolled[index].kept = true;
            value += self.score(faces[index]);
        }
        Ok(RolledPool { pool: *self, dice: rolled, value })
    }

    fn throw(&self, number: u32, dice: &mut dyn Dice) -> Result<u32, DiceError> {
        let count = self.count;
        match (self.die, count) {
            (Die::Sides(sides), 1) => dice.roll(sides, format_args!("{self}")),
            (Die::Sides(sides), _) => {
                dice.nth_of(number as usize, count as usize);
                dice.roll(sides, format_args!("{self}, die {number} of {count}"))
            }
            (Die::TensAndUnits, 1) => Ok(dice.roll(6, format_args!("{self}, tens"))? * 10
                + dice.roll(6, format_args!("{self}, units"))?),
            (Die::TensAndUnits, _) => {
                Ok(dice.roll(6, format_args!("{self}, tens of {number} of {count}"))? * 10
                    + dice.roll(6, format_args!("{self}, units of {number} of {count}"))?)
            }
        }
    }
}
