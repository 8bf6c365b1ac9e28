//! Exact distributions: for each outcome a whole number of equally likely ways.

use std::cmp::Ordering;

use num_bigint::BigUint;
use num_traits::{ToPrimitive, Zero};
use serde::{Serialize, Serializer};

use super::found::Found;

/// Outcomes with the exact number of ways each can come about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Distribution<T> {
    /// In order, each once, none without ways.
    outcomes: Vec<(T, BigUint)>,
    of: BigUint,
}

/// Outcomes added up one by one to a [`Distribution`].
pub struct OddsTally<T> {
    found: Found<T>,
    ways: Vec<BigUint>,
}

impl<T> Default for OddsTally<T> {
    fn default() -> Self {
        OddsTally { found: Found::default(), ways: Vec::new() }
    }
}

impl<T: Ord> OddsTally<T> {
    /// Adds so many `ways` of `outcome`.
    pub fn add(&mut self, outcome: T, ways: BigUint) {
        let number = self.found.number(outcome);
        match self.ways.get_mut(number) {
            Some(before) => *before += ways,
            None => self.ways.push(ways),
        }
    }

    /// What came up, in order; outcomes with no ways are left out.
    pub fn distribution(self) -> Distribution<T> {
        Distribution::ordered(self.found.in_order(self.ways))
    }
}

impl<T: Ord> Distribution<T> {
    /// The distribution with these ways, whatever their order; an outcome that is given again adds up, one
    /// with none is left out.
    pub fn new(ways: Vec<(T, BigUint)>) -> Self {
        let mut tally = OddsTally::default();
        ways.into_iter().for_each(|(outcome, ways)| tally.add(outcome, ways));
        tally.distribution()
    }

    /// The distribution of outcomes that are in order, each once.
    pub(super) fn ordered(mut outcomes: Vec<(T, BigUint)>) -> Self {
        outcomes.retain(|(_, ways)| !ways.is_zero());
        let of = outcomes.iter().map(|(_, ways)| ways).sum();
        Distribution { outcomes, of }
    }

    /// The distribution of something that can only be `outcome`.
    pub fn certain(outcome: T) -> Self {
        Distribution::ordered(vec![(outcome, BigUint::from(1u8))])
    }

    /// All the ways together.
    pub fn of(&self) -> &BigUint {
        &self.of
    }

    /// How many outcomes there are.
    pub fn len(&self) -> usize {
        self.outcomes.len()
    }

    /// Whether there is no outcome at all.
    pub fn is_empty(&self) -> bool {
        self.outcomes.is_empty()
    }

    /// The ways `outcome` can come about; 0 for one that cannot.
    pub fn ways(&self, outcome: &T) -> BigUint {
        match self.outcomes.binary_search_by(|(known, _)| known.cmp(outcome)) {
            Ok(at) => self.outcomes[at].1.clone(),
            Err(_) => BigUint::ZERO,
        }
    }

    /// The chance of `outcome`, 0 to 1, to double precision.
    pub fn probability(&self, outcome: &T) -> f64 {
        ratio(&self.ways(outcome), &self.of)
    }

    /// Outcomes in order with their ways.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (&T, &BigUint)> {
        self.outcomes.iter().map(|(outcome, ways)| (outcome, ways))
    }

    /// The distribution of `f` of the outcome: outcomes that become equal add up.
    pub fn map<U: Ord>(&self, mut f: impl FnMut(&T) -> U) -> Distribution<U> {
        let mut tally = OddsTally::default();
        for (outcome, ways) in &self.outcomes {
            tally.add(f(outcome), ways.clone());
        }
        tally.distribution()
    }

    /// The distribution of `f` of an outcome of this one and an independent one of `other`.
    ///
    /// ```
    /// use pointman_core::dice::odds::Distribution;
    /// let die = Distribution::new((1..=6).map(|face| (face, 1u8.into())).collect());
    /// assert_eq!(die.combine(&die, |a, b| a + b).ways(&7), 6u8.into());
    /// ```
    pub fn combine<U: Ord, V: Ord>(
        &self,
        other: &Distribution<U>,
        mut f: impl FnMut(&T, &U) -> V,
    ) -> Distribution<V> {
        let mut tally = OddsTally::default();
        for (outcome, ways) in &self.outcomes {
            for (other, other_ways) in &other.outcomes {
                tally.add(f(outcome, other), ways * other_ways);
            }
        }
        tally.distribution()
    }
}

impl<T: Ord> Distribution<T> {
    /// How an outcome of this one compares with an independent one of `other`.
    ///
    /// ```
    /// use std::cmp::Ordering;
    /// use pointman_core::dice::odds::Distribution;
    /// let die = Distribution::new((1..=6).map(|face| (face, 1u8.into())).collect());
    /// assert_eq!(die.compare(&die).ways(&Ordering::Greater), 15u8.into());
    /// ```
    pub fn compare(&self, other: &Distribution<T>) -> Distribution<Ordering> {
        let mut others = other.iter().peekable();
        let mut passed = BigUint::ZERO;
        let (mut greater, mut equal) = (BigUint::ZERO, BigUint::ZERO);
        for (outcome, ways) in self.iter() {
            while let Some((_, less)) = others.next_if(|(other, _)| *other < outcome) {
                passed += less;
            }
            greater += ways * &passed;
            if let Some((_, same)) = others.peek().filter(|(other, _)| *other == outcome) {
                equal += ways * *same;
            }
        }
        let less = &self.of * &other.of - &greater - &equal;
        Distribution::ordered(vec![
            (Ordering::Less, less),
            (Ordering::Equal, equal),
            (Ordering::Greater, greater),
        ])
    }
}

impl Distribution<i64> {
    /// The mean of the outcomes, to double precision; 0 when there are none.
    pub fn mean(&self) -> f64 {
        let Some(&(least, _)) = self.outcomes.first() else { return 0.0 };
        least as f64 + ratio(&self.sum(|outcome| BigUint::from(outcome.abs_diff(least))), &self.of)
    }

    /// The standard deviation of the outcomes, to double precision; 0 when there are none.
    pub fn deviation(&self) -> f64 {
        let Some(&(least, _)) = self.outcomes.first() else { return 0.0 };
        let first = self.sum(|outcome| BigUint::from(outcome.abs_diff(least)));
        let second = self.sum(|outcome| BigUint::from(outcome.abs_diff(least)).pow(2));
        ratio(&(second * &self.of - first.pow(2)), &self.of.pow(2)).sqrt()
    }

    fn sum(&self, of: impl Fn(i64) -> BigUint) -> BigUint {
        self.outcomes.iter().map(|&(outcome, ref ways)| of(outcome) * ways).sum()
    }
}

/// `ways / of` to double precision, however large both are.
pub fn ratio(ways: &BigUint, of: &BigUint) -> f64 {
    // Room is left for a quotient far above 1.
    let excess = of.bits().saturating_sub(800);
    let small = |n: &BigUint| (n >> excess).to_f64().unwrap_or(f64::NAN);
    small(ways) / small(of)
}

/// A count as JSON: a number up to 2^53, a decimal string beyond.
pub fn json_count(count: &BigUint) -> serde_json::Value {
    match count.to_u64() {
        Some(small) if small <= 1 << 53 => small.into(),
        _ => count.to_string().into(),
    }
}

/// A count as [`json_count`] gives it, for `#[serde(serialize_with)]`.
///
/// # Errors
/// Those of the serializer.
pub fn serialize_count<S: Serializer>(count: &BigUint, serializer: S) -> Result<S::Ok, S::Error> {
    json_count(count).serialize(serializer)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn die(sides: i64) -> Distribution<i64> {
        Distribution::new((1..=sides).map(|face| (face, BigUint::from(1u8))).collect())
    }

    #[test]
    fn the_mean_and_deviation_of_two_dice_are_exact() {
        let two = die(6).combine(&die(6), |a, b| a - b);
        assert_eq!(two.mean(), 0.0);
        assert_eq!(two.deviation(), (35.0f64 / 6.0).sqrt());
    }

    #[test]
    fn counts_too_large_for_json_numbers_become_text() {
        assert_eq!(json_count(&BigUint::from(1u64 << 53)), serde_json::json!(9_007_199_254_740_992_u64));
        assert_eq!(json_count(&BigUint::from((1u64 << 53) + 1)), serde_json::json!("9007199254740993"));
    }

    #[test]
    fn a_ratio_of_counts_far_beyond_a_double_is_precise() {
        let of = BigUint::from(6u8).pow(2000);
        assert_eq!(ratio(&(&of / 4u8), &of), 0.25);
        assert_eq!(ratio(&(&of * 4u8), &of), 4.0);
    }
}
