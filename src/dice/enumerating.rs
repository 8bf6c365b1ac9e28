//! Dice that give every answer in turn, so that exact odds come from the very code that plays.

use std::collections::BTreeMap;
use std::fmt;

use num_bigint::BigUint;
use num_integer::Integer;

use super::odds::Distribution;
use super::{Dice, DiceError, Question};

/// One path through a rule's questions; [`enumerate`] makes it take every path.
#[derive(Debug, Default)]
pub struct Enumerating {
    path: Vec<(u32, u32)>,
    asked: usize,
}

impl Enumerating {
    /// Moves to the next path; false when all have been taken.
    fn advance(&mut self) -> bool {
        self.path.truncate(self.asked);
        self.asked = 0;
        while let Some((answer, sides)) = self.path.last_mut() {
            if answer < sides {
                *answer += 1;
                return true;
            }
            self.path.pop();
        }
        false
    }

    /// The number of equally likely paths of which this is one.
    fn weight(&self) -> BigUint {
        let taken = &self.path[..self.asked];
        let small = taken.iter().try_fold(1u128, |product, &(_, sides)| product.checked_mul(u128::from(sides)));
        small.map_or_else(|| taken.iter().map(|&(_, sides)| BigUint::from(sides)).product(), BigUint::from)
    }
}

impl Dice for Enumerating {
    fn answer(&mut self, question: Question, _: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        if self.asked == self.path.len() {
            self.path.push((1, question.sides));
        }
        self.asked += 1;
        Ok(self.path[self.asked - 1].0)
    }
}

/// The exact distribution of what `rule` gives, by running it once for every way the dice can fall.
/// A rule may ask a different number of questions on different paths.
///
/// ```
/// use pointman::dice::{Dice, DiceError, enumerate};
/// let passes = enumerate(|dice| {
///     let mut passes = 0;
///     for _ in 0..2 {
///         passes += u32::from(dice.d6(format_args!("Rep 4"))? <= 4);
///     }
///     Ok::<_, DiceError>(passes)
/// })?;
/// assert_eq!(passes.of().to_string(), "36");
/// assert_eq!(passes.ways(&2).to_string(), "16");
/// # Ok::<(), DiceError>(())
/// ```
///
/// # Errors
/// The first error `rule` gives.
pub fn enumerate<T: Ord, E>(mut rule: impl FnMut(&mut dyn Dice) -> Result<T, E>) -> Result<Distribution<T>, E> {
    // Runs of one length share a denominator, so they are counted with plain integers first.
    let mut counts: BTreeMap<BigUint, BTreeMap<T, u64>> = BTreeMap::new();
    let mut dice = Enumerating::default();
    loop {
        let outcome = rule(&mut dice)?;
        *counts.entry(dice.weight()).or_default().entry(outcome).or_default() += 1;
        if !dice.advance() {
            break;
        }
    }
    let of = counts.keys().fold(BigUint::from(1u8), |all, paths| all.lcm(paths));
    let mut ways: BTreeMap<T, BigUint> = BTreeMap::new();
    for (paths, outcomes) in counts {
        let each = &of / &paths;
        for (outcome, count) in outcomes {
            *ways.entry(outcome).or_default() += &each * count;
        }
    }
    Ok(Distribution::new(ways))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_of_different_length_are_weighed_by_their_chance() {
        let odds = enumerate(|dice| {
            let first = dice.d6(format_args!(""))?;
            Ok::<_, DiceError>(if first == 1 { 10 + dice.d6(format_args!(""))? } else { first })
        })
        .unwrap();
        assert_eq!(odds.of(), &BigUint::from(36u8));
        assert_eq!(odds.ways(&2), BigUint::from(6u8));
        assert_eq!(odds.ways(&11), BigUint::from(1u8));
    }

    #[test]
    fn a_rule_without_dice_has_one_outcome() {
        let odds = enumerate(|_| Ok::<_, DiceError>("passes 2")).unwrap();
        assert_eq!(odds.of(), &BigUint::from(1u8));
    }
}
