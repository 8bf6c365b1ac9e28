//! Powers of polynomials with whole coefficients: the coefficient of xᵛ in Pⁿ is the number of ways in which
//! n dice, whose faces count for the exponents of P, make v together.
//!
//! P·(Pⁿ)′ = n·P′·Pⁿ gives each coefficient of Pⁿ from those before it, so no product of two polynomials is
//! ever taken.

use num_bigint::BigUint;

use super::odds::{Budget, TooMuchWork};

/// What the faces of a die count for.
pub(super) struct Scores {
    lowest: i64,
    /// How many faces count for the lowest, the lowest + 1, ….
    faces: Vec<u64>,
}

/// The ways to make the least value, the next, ….
pub(super) struct Ways {
    /// The least value.
    pub lowest: i64,
    /// The ways, from that of the least value.
    pub ways: Vec<BigUint>,
}

impl Scores {
    /// Of a die with these `scores`, one a face.
    pub(super) fn of(scores: &[i64]) -> Self {
        let lowest = scores.iter().copied().min().unwrap_or_default();
        let mut faces = Vec::new();
        for score in scores {
            let place = (score - lowest) as usize;
            if place >= faces.len() {
                faces.resize(place + 1, 0);
            }
            faces[place] += 1;
        }
        Scores { lowest, faces }
    }

    /// Pays for what `n` such dice make together, and tells how many values they make.
    pub(super) fn afford(&self, n: u32, budget: &mut Budget) -> Result<u64, TooMuchWork> {
        let last = self.last(n);
        let bits = u64::from(n) * u64::from(self.faces.iter().sum::<u64>().ilog2() + 1);
        budget.hold(last, bits)?;
        if n > 0 {
            let terms = self.faces.iter().filter(|&&faces| faces > 0).count() as u64;
            budget.spend(if self.is_run() { 4 * last } else { 2 * last * terms }, bits)?;
        }
        Ok(last + 1)
    }

    /// What `n` such dice make together; [`Scores::afford`] has paid for it.
    pub(super) fn power(&self, n: u32) -> Ways {
        let lowest = self.lowest * i64::from(n);
        let last = self.last(n);
        let ways = if n == 0 {
            vec![BigUint::from(1u8)]
        } else if self.is_run() {
            power_of_run(self.faces.len(), n, last)
        } else {
            power_of_any(&self.faces, n, last)
        };
        Ways { lowest, ways }
    }

    /// The difference between the greatest and the least value of `n` dice.
    fn last(&self, n: u32) -> u64 {
        self.faces.len().saturating_sub(1) as u64 * u64::from(n)
    }

    /// Whether each value between the least and the greatest is that of one face.
    fn is_run(&self) -> bool {
        self.faces.iter().all(|&faces| faces == 1)
    }
}

/// The coefficients 0 to `last` of (1 + x + … + xˢ⁻¹)ⁿ. Written as ((1 − xˢ) / (1 − x))ⁿ it takes three
/// earlier ones to find the next: (m+1)·w(m+1) = (m+n)·w(m) + (n(s−1)+s−m)·w(m−s) − (ns+s−m−1)·w(m+1−s).
fn power_of_run(s: usize, n: u32, last: u64) -> Vec<BigUint> {
    let (wide, n) = (s as u64, u64::from(n));
    let mut ways = vec![BigUint::from(1u8)];
    for m in 0..last {
        let here = m as usize;
        let mut next = &ways[here] * (m + n);
        if m >= wide {
            next += &ways[here - s] * (n * (wide - 1) + wide - m);
        }
        if m + 1 >= wide {
            next -= &ways[here + 1 - s] * (n * wide + wide - m - 1);
        }
        ways.push(next / (m + 1));
    }
    ways
}

/// The coefficients 0 to `last` of (q₀ + q₁x + …)ⁿ, q₀ not 0: i·q₀·w(i) = Σ ((n+1)j − i)·qⱼ·w(i−j) over j
/// from 1.
fn power_of_any(q: &[u64], n: u32, last: u64) -> Vec<BigUint> {
    let terms: Vec<(u64, u64)> =
        (0..).zip(q.iter().copied()).skip(1).filter(|&(_, faces)| faces > 0).collect();
    let mut ways = vec![BigUint::from(q[0]).pow(n)];
    for i in 1..=last {
        let (mut plus, mut minus) = (BigUint::ZERO, BigUint::ZERO);
        for &(j, faces) in terms.iter().take_while(|(j, _)| *j <= i) {
            let (gain, before) = ((u64::from(n) + 1) * j, &ways[(i - j) as usize]);
            if gain >= i {
                plus += before * ((gain - i) * faces);
            } else {
                minus += before * ((i - gain) * faces);
            }
        }
        ways.push((plus - minus) / (q[0] * i));
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;

    fn multiplied_out(scores: &[i64], n: u32) -> Vec<u64> {
        let lowest = scores.iter().min().unwrap();
        let mut ways = vec![1u64];
        for _ in 0..n {
            let mut next = vec![0; ways.len() + (scores.iter().max().unwrap() - lowest) as usize];
            for (value, count) in ways.iter().enumerate() {
                for score in scores {
                    next[value + (score - lowest) as usize] += count;
                }
            }
            ways = next;
        }
        ways
    }

    #[test]
    fn powers_are_what_multiplying_out_gives() {
        let dice: [&[i64]; 7] =
            [&[1], &[1, 2], &[1, 2, 3, 4, 5, 6], &[0, 0, 0, 1, 1], &[11, 12, 21, 22], &[3, 3], &[5, 9, 2, 2]];
        for scores in dice {
            for n in 0..9 {
                let power = Scores::of(scores).power(n);
                let expected: Vec<_> = multiplied_out(scores, n).into_iter().map(BigUint::from).collect();
                assert_eq!(power.ways, expected, "{scores:?} to the {n}");
                assert_eq!(power.lowest, scores.iter().min().unwrap() * i64::from(n));
            }
        }
    }
}
