//! Exact distributions: for each outcome a whole number of equally likely ways.

use std::collections::BTreeMap;

use num_bigint::BigUint;
use num_traits::{ToPrimitive, Zero};

/// Outcomes with the exact number of ways each can come about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Distribution<T> {
    ways: BTreeMap<T, BigUint>,
    of: BigUint,
}

impl<T: Ord> Distribution<T> {
    /// The distribution with these `ways`; outcomes with none are left out.
    pub fn new(mut ways: BTreeMap<T, BigUint>) -> Self {
        ways.retain(|_, ways| !ways.is_zero());
        let of = ways.values().sum();
        Distribution { ways, of }
    }

    /// All the ways together.
    pub fn of(&self) -> &BigUint {
        &self.of
    }

    /// The ways `outcome` can come about; 0 for one that cannot.
    pub fn ways(&self, outcome: &T) -> BigUint {
        self.ways.get(outcome).cloned().unwrap_or_default()
    }

    /// The chance of `outcome`, 0 to 1, to double precision.
    pub fn probability(&self, outcome: &T) -> f64 {
        ratio(&self.ways(outcome), &self.of)
    }

    /// Outcomes in order with their ways.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (&T, &BigUint)> {
        self.ways.iter()
    }

    /// The distribution of `f` of the outcome: outcomes that become equal add up.
    pub fn map<U: Ord>(&self, mut f: impl FnMut(&T) -> U) -> Distribution<U> {
        let mut ways: BTreeMap<U, BigUint> = BTreeMap::new();
        for (outcome, count) in &self.ways {
            *ways.entry(f(outcome)).or_default() += count;
        }
        Distribution { ways, of: self.of.clone() }
    }
}

/// `ways / of` to double precision, however large both are.
pub fn ratio(ways: &BigUint, of: &BigUint) -> f64 {
    let excess = of.bits().saturating_sub(1000);
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
