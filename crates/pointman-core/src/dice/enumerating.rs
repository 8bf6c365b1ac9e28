//! Dice that give every answer in turn, so that exact odds come from the very code that plays.

use std::collections::BTreeMap;
use std::fmt;

use num_bigint::BigUint;
use num_integer::Integer;

use super::found::Found;
use super::odds::Distribution;
use super::{Dice, DiceError, Question};

/// One path through a rule's questions; [`enumerate`] makes it take every path.
///
/// Dice thrown at once are visited as sets: each set of faces once, for all the orders it can fall in.
#[derive(Debug, Default)]
pub struct Enumerating {
    path: Vec<Step>,
    asked: usize,
}

/// What was answered to one question.
#[derive(Debug)]
enum Step {
    One { answer: u32, sides: u32 },
    Several { faces: Vec<u8>, sides: u32, weight: Weight },
}

/// How many of how many equally likely ways; large numbers only where they are needed.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Weight {
    Small { ways: u128, of: u128 },
    Large { ways: BigUint, of: BigUint },
}

impl Weight {
    const ONE: Weight = Weight::Small { ways: 1, of: 1 };

    fn times(self, ways: u128, of: u128) -> Weight {
        if let Weight::Small { ways: before, of: all } = self {
            // No path has more ways than there are.
            if let (Some(ways), Some(of)) = (before.checked_mul(ways), all.checked_mul(of)) {
                return Weight::Small { ways, of };
            }
        }
        let (before, all) = self.large();
        Weight::Large { ways: before * ways, of: all * of }
    }

    fn and(self, other: &Weight) -> Weight {
        match other {
            Weight::Small { ways, of } => self.times(*ways, *of),
            Weight::Large { ways, of } => {
                let (before, all) = self.large();
                Weight::Large { ways: before * ways, of: all * of }
            }
        }
    }

    fn large(self) -> (BigUint, BigUint) {
        match self {
            Weight::Small { ways, of } => (ways.into(), of.into()),
            Weight::Large { ways, of } => (ways, of),
        }
    }

    /// The orders in which dice of `sides` sides can show the set `faces`, which is sorted.
    fn of_set(faces: &[u8], sides: u32) -> Weight {
        let mut weight = Weight::ONE;
        let mut run = 0;
        for (index, face) in faces.iter().enumerate() {
            run = if index > 0 && faces[index - 1] == *face { run + 1 } else { 1 };
            // One die more: the product of the binomials so far stays a whole number at every run.
            weight = weight.times(index as u128 + 1, u128::from(sides)).divided(run);
        }
        weight
    }

    fn divided(self, by: u128) -> Weight {
        match self {
            Weight::Small { ways, of } => Weight::Small { ways: ways / by, of },
            Weight::Large { ways, of } => Weight::Large { ways: ways / by, of },
        }
    }
}

impl Step {
    /// The next answer to the same question; false when all have been given.
    fn advance(&mut self) -> bool {
        match self {
            Step::One { answer, sides } => {
                *answer += 1;
                *answer <= *sides
            }
            Step::Several { faces, sides, weight } => {
                let Some(last) = faces.iter().rposition(|&face| u32::from(face) < *sides) else {
                    return false;
                };
                let face = faces[last] + 1;
                faces[last..].fill(face);
                *weight = Weight::of_set(faces, *sides);
                true
            }
        }
    }
}

impl Enumerating {
    /// Moves to the next path; false when all have been taken.
    fn advance(&mut self) -> bool {
        self.path.truncate(self.asked);
        self.asked = 0;
        while let Some(step) = self.path.last_mut() {
            if step.advance() {
                return true;
            }
            self.path.pop();
        }
        false
    }

    /// How many of the equally likely paths this one stands for.
    fn weight(&self) -> Weight {
        self.path[..self.asked].iter().fold(Weight::ONE, |weight, step| match step {
            Step::One { sides, .. } => weight.times(1, u128::from(*sides)),
            Step::Several { weight: of_set, .. } => weight.and(of_set),
        })
    }
}

impl Dice for Enumerating {
    fn answer(&mut self, question: Question, _: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        if self.asked == self.path.len() {
            self.path.push(Step::One { answer: 1, sides: question.sides });
        }
        self.asked += 1;
        match &self.path[self.asked - 1] {
            Step::One { answer, .. } => Ok(*answer),
            Step::Several { .. } => unreachable!("a rule asks the same questions on the same path"),
        }
    }

    fn several(&mut self, sides: u32, faces: &mut [u8], _: fmt::Arguments<'_>) -> Result<(), DiceError> {
        if self.asked == self.path.len() {
            let set = vec![1; faces.len()];
            let weight = Weight::of_set(&set, sides);
            self.path.push(Step::Several { faces: set, sides, weight });
        }
        self.asked += 1;
        match &self.path[self.asked - 1] {
            Step::Several { faces: set, .. } => faces.copy_from_slice(set),
            Step::One { .. } => unreachable!("a rule asks the same questions on the same path"),
        }
        Ok(())
    }
}

/// The exact distribution of what `rule` gives, by running it once for every way the dice can fall.
/// A rule may ask a different number of questions on different paths.
///
/// ```
/// use pointman_core::dice::{Dice, DiceError, enumerate};
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
pub fn enumerate<T: Ord, E>(
    mut rule: impl FnMut(&mut dyn Dice) -> Result<T, E>,
) -> Result<Distribution<T>, E> {
    let (mut found, mut ways) = (Found::default(), Ways::default());
    let mut dice = Enumerating::default();
    loop {
        let outcome = rule(&mut dice)?;
        ways.add(found.number(outcome), dice.weight());
        if !dice.advance() {
            break;
        }
    }
    Ok(Distribution::ordered(found.in_order(ways.of_one_denominator())))
}

/// The ways of outcomes, by their number. Paths that share a denominator are added up first, with plain
/// integers: together they are never more than it.
#[derive(Default)]
struct Ways {
    small: BTreeMap<u128, Vec<u128>>,
    large: BTreeMap<BigUint, Vec<BigUint>>,
}

impl Ways {
    fn add(&mut self, outcome: usize, weight: Weight) {
        match weight {
            Weight::Small { ways, of } => *at(self.small.entry(of).or_default(), outcome) += ways,
            Weight::Large { ways, of } => *at(self.large.entry(of).or_default(), outcome) += ways,
        }
    }

    fn of_one_denominator(mut self) -> Vec<BigUint> {
        for (of, small) in self.small {
            let large = self.large.entry(BigUint::from(of)).or_default();
            small.into_iter().enumerate().for_each(|(outcome, ways)| *at(large, outcome) += ways);
        }
        let of = self.large.keys().fold(BigUint::from(1u8), |all, paths| all.lcm(paths));
        let mut all = Vec::new();
        for (paths, ways) in self.large {
            let each = &of / &paths;
            ways.into_iter().enumerate().for_each(|(outcome, ways)| *at(&mut all, outcome) += &each * ways);
        }
        all
    }
}

/// The number at `index`; as many zeros are put before it as it takes.
fn at<N: Clone + Default>(numbers: &mut Vec<N>, index: usize) -> &mut N {
    if numbers.len() <= index {
        numbers.resize(index + 1, N::default());
    }
    &mut numbers[index]
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

    #[test]
    fn dice_thrown_at_once_are_counted_in_every_order_they_fall() {
        for (count, sides) in [(0, 6), (1, 6), (2, 6), (3, 6), (5, 4), (4, 10), (9, 3)] {
            let told = |faces: &[u8]| {
                (faces.iter().min().copied(), faces.iter().map(|&face| u32::from(face)).sum::<u32>())
            };
            let at_once = enumerate(|dice| {
                let mut faces = vec![0; count];
                dice.several(sides, &mut faces, format_args!(""))?;
                Ok::<_, DiceError>(told(&faces))
            });
            let one_by_one = enumerate(|dice| {
                let faces: Result<Vec<u8>, _> =
                    (0..count).map(|_| dice.roll(sides, format_args!("")).map(|face| face as u8)).collect();
                faces.map(|faces| told(&faces))
            });
            assert_eq!(at_once.unwrap(), one_by_one.unwrap(), "{count}d{sides}");
        }
    }

    #[test]
    fn more_ways_than_small_numbers_hold_are_counted_too() {
        let passes = enumerate(|dice| {
            let mut faces = [0; 140];
            dice.several(2, &mut faces, format_args!(""))?;
            Ok::<_, DiceError>(faces.iter().filter(|&&face| face == 1).count())
        })
        .unwrap();
        assert_eq!(passes.of(), &(BigUint::from(1u8) << 140));
        assert_eq!(passes.ways(&139), BigUint::from(140u8));
        assert_eq!(passes.ways(&70).to_string(), "93820969697840041204785894580506297666600");
    }
}
