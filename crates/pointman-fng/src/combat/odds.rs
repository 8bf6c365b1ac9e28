//! Exact odds of a whole procedure, from the odds of its steps.

use num_bigint::BigUint;
use num_integer::Integer;
use serde::Serialize;
use serde_json::{Value, json};

use pointman_core::dice::odds::{Distribution, OddsTally, json_count};

/// How everything ends: one word a column.
pub type Finals = Vec<&'static str>;

/// The exact odds of how everything ends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Odds {
    /// What each word of the outcomes is about.
    pub columns: Vec<String>,
    /// The outcomes with their ways.
    pub outcomes: Distribution<Finals>,
}

impl Odds {
    /// The odds of column `index` alone.
    pub fn of_column(&self, index: usize) -> Distribution<&'static str> {
        self.outcomes.map(|finals| finals.get(index).copied().unwrap_or_default())
    }
}

impl Serialize for Odds {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let outcome = |(finals, ways): (&Finals, &BigUint)| -> Value {
            let ends: serde_json::Map<String, Value> =
                self.columns.iter().cloned().zip(finals.iter().map(|&word| word.into())).collect();
            json!({ "ends": ends, "ways": json_count(ways),
                "probability": self.outcomes.probability(finals) })
        };
        let outcomes: Vec<Value> = self.outcomes.iter().map(outcome).collect();
        json!({ "of": json_count(self.outcomes.of()), "outcomes": outcomes }).serialize(serializer)
    }
}

/// The distribution of one of `outcomes`, each as likely as the others.
pub(super) fn uniform<T: Ord>(outcomes: impl IntoIterator<Item = T>) -> Distribution<T> {
    Distribution::new(outcomes.into_iter().map(|outcome| (outcome, BigUint::from(1u8))).collect())
}

/// What follows `first`: for each of its outcomes the odds of the next step, joined to one outcome.
///
/// # Errors
/// The first error of the next step.
pub(super) fn then<A: Ord, B: Ord, C: Ord, E>(
    first: &Distribution<A>,
    mut next: impl FnMut(&A) -> Result<Distribution<B>, E>,
    mut join: impl FnMut(&A, &B) -> C,
) -> Result<Distribution<C>, E> {
    let mut steps = Vec::new();
    for (outcome, ways) in first.iter() {
        steps.push((outcome, ways, next(outcome)?));
    }
    let common = steps.iter().fold(BigUint::from(1u8), |common, (_, _, step)| common.lcm(step.of()));
    let mut joined = OddsTally::default();
    for (outcome, ways, step) in &steps {
        let each = *ways * (&common / step.of());
        for (after, after_ways) in step.iter() {
            joined.add(join(outcome, after), &each * after_ways);
        }
    }
    Ok(joined.distribution())
}

/// Steps that do not touch each other: the odds of all their outcomes together, in order.
pub(super) fn together<T: Ord + Clone>(steps: &[Distribution<T>]) -> Distribution<Vec<T>> {
    steps.iter().fold(Distribution::certain(Vec::new()), |so_far, step| {
        let joined = then(
            &so_far,
            |_| Ok::<_, std::convert::Infallible>(step.clone()),
            |before: &Vec<T>, outcome: &T| {
                let mut all = before.clone();
                all.push(outcome.clone());
                all
            },
        );
        match joined {
            Ok(joined) => joined,
            Err(never) => match never {},
        }
    })
}
