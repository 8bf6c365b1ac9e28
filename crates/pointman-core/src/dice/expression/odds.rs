//! The exact odds of an expression, by counting and not by trying: sums by convolution, kept dice by order
//! statistics.

use num_bigint::BigUint;

use super::polynomial::Scores;
use super::{Die, End, Expression, Node, Pool, Sign};
use crate::dice::odds::Distribution;

/// The most different totals that are listed.
pub const MAX_OUTCOMES: usize = 100_000;

/// The arithmetic done before odds are refused, in steps of about a nanosecond.
const BUDGET: u64 = 2_000_000_000;

/// The most bits that the ways of one pool may take together: 256 MiB.
const MAX_BITS: u64 = 1 << 31;

/// The exact odds of an expression.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Odds {
    /// Of its totals.
    Totals(Distribution<i64>),
    /// Of its comparison being true.
    Comparison(Distribution<bool>),
}

/// Counting the ways would take too long, or list too much.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the exact odds of `{what}` {why}")]
pub struct TooMuchWork {
    /// The part of the expression that is too much.
    what: String,
    /// What there is too much of, and what would be right.
    why: &'static str,
}

const TOO_LONG: &str = "would take too long to count: use fewer dice or sides";
const TOO_MANY: &str = "have more than 100000 different totals: compare the sum with a number, as in >=500";

/// What is left of the arithmetic allowed.
pub(super) struct Budget(u64);

impl Budget {
    pub(super) fn full() -> Self {
        Budget(BUDGET)
    }

    /// Refuses `numbers` of so many `bits` when they take too much room.
    pub(super) fn hold(&self, numbers: u64, bits: u64) -> Result<(), TooMuchWork> {
        match numbers.saturating_mul(bits) {
            0..=MAX_BITS => Ok(()),
            _ => Err(TooMuchWork { what: String::new(), why: TOO_LONG }),
        }
    }

    /// Takes `operations` on numbers of so many `bits` off the budget, before they are done.
    pub(super) fn spend(&mut self, operations: u64, bits: u64) -> Result<(), TooMuchWork> {
        let cost = operations.saturating_mul(20 + bits / 64);
        match self.0.checked_sub(cost) {
            Some(left) => {
                self.0 = left;
                Ok(())
            }
            None => Err(TooMuchWork { what: String::new(), why: TOO_LONG }),
        }
    }
}

impl Expression {
    /// The exact odds: of the comparison if it is one, else of every total.
    ///
    /// ```
    /// use pointman_core::dice::expression::{Expression, Odds};
    /// let expression: Expression = "3d6>=12".parse()?;
    /// let Odds::Comparison(odds) = expression.odds()? else { unreachable!() };
    /// assert_eq!((odds.ways(&true).to_string(), odds.of().to_string()), ("81".into(), "216".into()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When they would take too long to count.
    pub fn odds(&self) -> Result<Odds, TooMuchWork> {
        let budget = &mut Budget::full();
        let whole = |error: TooMuchWork| match error.what.is_empty() {
            true => TooMuchWork { what: self.to_string(), ..error },
            false => error,
        };
        let too_many = || whole(TooMuchWork { what: String::new(), why: TOO_MANY });
        if self.comparison.is_none() && self.sum.least_outcomes() > MAX_OUTCOMES as u64 {
            return Err(too_many());
        }
        self.sum.afford(budget).map_err(whole)?;
        if let Some((_, right)) = &self.comparison {
            right.afford(budget).map_err(whole)?;
        }
        let left = self.sum.odds(budget).map_err(whole)?;
        match &self.comparison {
            Some((comparison, right)) => {
                let right = right.odds(budget).map_err(whole)?;
                budget
                    .spend((left.len() + right.len()) as u64, left.of().bits() + right.of().bits())
                    .map_err(whole)?;
                Ok(Odds::Comparison(left.compare(&right).map(|order| comparison.holds(*order))))
            }
            None if left.len() > MAX_OUTCOMES => Err(too_many()),
            None => Ok(Odds::Totals(left)),
        }
    }
}

/// Pays for combining two distributions.
fn afford(
    left: &Distribution<i64>,
    right: &Distribution<i64>,
    budget: &mut Budget,
) -> Result<(), TooMuchWork> {
    let pairs = (left.len() as u64).saturating_mul(right.len() as u64);
    let (long, short) = (left.of().bits(), right.of().bits());
    // A product costs as many steps as the words of the one times the words of the other; finding its place
    // in the sum some more.
    budget.spend(pairs.saturating_mul(5), (long + short).saturating_add(long.saturating_mul(short) / 64))
}

impl Node {
    /// A number of different values that it surely has, found without counting.
    fn least_outcomes(&self) -> u64 {
        match self {
            Node::Constant(_) => 1,
            Node::Pool(Pool { die: Die::TensAndUnits, .. }) => 1,
            Node::Pool(pool) => pool.range().1.abs_diff(pool.range().0) + 1,
            Node::Sum(terms) => terms.iter().map(|(_, term)| term.least_outcomes()).max().unwrap_or(1),
            Node::Product(factors)
                if factors.iter().any(|factor| factor.value(&mut |_| Err(())) == Ok(0)) =>
            {
                1
            }
            Node::Product(factors) => factors.iter().map(Node::least_outcomes).max().unwrap_or(1),
        }
    }

    /// Pays for the odds of its pools, before any are counted: what is too much is refused at once.
    fn afford(&self, budget: &mut Budget) -> Result<(), TooMuchWork> {
        match self {
            Node::Constant(_) => Ok(()),
            Node::Pool(pool) => {
                pool.afford(budget).map_err(|error| TooMuchWork { what: pool.to_string(), ..error })
            }
            Node::Sum(terms) => terms.iter().try_for_each(|(_, term)| term.afford(budget)),
            Node::Product(factors) => factors.iter().try_for_each(|factor| factor.afford(budget)),
        }
    }

    /// Its odds, when its pools are paid for.
    fn odds(&self, budget: &mut Budget) -> Result<Distribution<i64>, TooMuchWork> {
        match self {
            Node::Constant(value) => Ok(Distribution::certain(*value)),
            Node::Pool(pool) => Ok(pool.odds()),
            Node::Sum(terms) => {
                let mut sum = Distribution::certain(0);
                for (sign, term) in terms {
                    let term = term.odds(budget)?;
                    afford(&sum, &term, budget)?;
                    sum = sum.combine(&term, |sum, value| match sign {
                        Sign::Plus => sum + value,
                        Sign::Minus => sum - value,
                    });
                }
                Ok(sum)
            }
            Node::Product(factors) => {
                let mut product = Distribution::certain(1);
                for factor in factors {
                    let factor = factor.odds(budget)?;
                    afford(&product, &factor, budget)?;
                    product = product.combine(&factor, |product, value| product * value);
                }
                Ok(product)
            }
        }
    }
}

impl Pool {
    /// The scores of the faces, from the best to the worst.
    fn scores(&self) -> Vec<i64> {
        let mut faces = self.die.faces();
        if self.kept().0 == End::High {
            faces.reverse();
        }
        faces.iter().map(|&face| self.score(face)).collect()
    }

    /// Pays for its odds, before any are counted.
    fn afford(&self, budget: &mut Budget) -> Result<(), TooMuchWork> {
        budget.spend(u64::from(self.die.highest()), 0)?;
        let (scores, kept) = (self.scores(), self.kept().1);
        if kept == self.count {
            return Scores::of(&scores).afford(kept, budget).map(|_| ());
        }
        let bits = self.bits_of_kept(&scores);
        let (lowest, highest) = self.range();
        budget.spend((highest - lowest) as u64, bits)?;
        for place in 0..scores.len() {
            let most_better = if place == 0 { 0 } else { kept - 1 };
            budget.spend(2 * u64::from(most_better + 1) * u64::from(self.count - kept + 2), bits)?;
            if most_better > 0 {
                budget.spend(place as u64, 0)?;
            }
            let better_scores = better_scores(&scores, place, most_better);
            for better in 0..=most_better {
                let made = better_scores.afford(better, budget)?;
                budget.spend(made, bits * 2)?;
            }
        }
        Ok(())
    }

    fn odds(&self) -> Distribution<i64> {
        let (scores, kept) = (self.scores(), self.kept().1);
        let (lowest, ways) = if kept == self.count {
            let all = Scores::of(&scores).power(kept);
            (all.lowest, all.ways)
        } else {
            self.of_kept(&scores, kept)
        };
        Distribution::new((lowest..).zip(ways).collect())
    }

    /// The bits of a number of ways.
    fn bits_of_kept(&self, scores: &[i64]) -> u64 {
        u64::from(self.count) * u64::from(scores.len().ilog2() + 1)
    }

    /// The ways of the best `kept` dice, when `scores` are those of the faces from the best to the worst.
    ///
    /// Each way belongs to one face: the worst that is kept. Then some dice, fewer than are kept, are better;
    /// at least so many show that face that together they are all that is kept; and the rest are worse.
    fn of_kept(&self, scores: &[i64], kept: u32) -> (i64, Vec<BigUint>) {
        let count = self.count;
        let (lowest, highest) = self.range();
        let mut ways = vec![BigUint::ZERO; (highest - lowest) as usize + 1];
        for (place, &worst_kept) in scores.iter().enumerate() {
            let worse = (scores.len() - place - 1) as u64;
            let most_better = if place == 0 { 0 } else { kept - 1 };
            let better_scores = better_scores(scores, place, most_better);
            let mut choices = BigUint::from(1u8);
            for better in 0..=most_better {
                let rest = &choices * at_most(count - kept, count - better, worse);
                let made = better_scores.power(better);
                let base = made.lowest + i64::from(kept - better) * worst_kept - lowest;
                for (place, better_ways) in (base as usize..).zip(&made.ways) {
                    ways[place] += better_ways * &rest;
                }
                choices = choices * (count - better) / (better + 1);
            }
        }
        (lowest, ways)
    }
}

/// What the faces better than that at `place` count for, when so many dice can show them.
fn better_scores(scores: &[i64], place: usize, most_better: u32) -> Scores {
    Scores::of(if most_better > 0 { &scores[..place] } else { &scores[..1] })
}

/// The ways for at most `most` of `dice` dice to be worse than a face that `worse` faces are worse than, when
/// none is better.
fn at_most(most: u32, dice: u32, worse: u64) -> BigUint {
    let mut term = BigUint::from(1u8);
    let mut sum = term.clone();
    for number in 0..most {
        term = term * (u64::from(dice - number) * worse) / (number + 1);
        sum += &term;
    }
    sum
}
