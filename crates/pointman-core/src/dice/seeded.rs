//! Dice from a seed: ChaCha8, resumable at any word, the same on every machine and release.

use std::fmt;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Dice, DiceError, Question};

/// Where a document's dice stand: its seed, and the 32-bit words drawn from it so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DiceState {
    /// Seed of the stream.
    pub seed: u64,
    /// 32-bit words already drawn.
    pub drawn: u64,
}

impl DiceState {
    /// The beginning of a stream that nobody foresees.
    ///
    /// # Panics
    /// When the operating system has no random numbers to give.
    #[cfg(feature = "os")]
    pub fn fresh() -> DiceState {
        use rand::TryRng as _;

        DiceState {
            seed: rand::rngs::SysRng.try_next_u64().expect("the operating system gives random numbers"),
            drawn: 0,
        }
    }
}

/// A reproducible stream of answers.
///
/// ```
/// use pointman_core::dice::{Dice, DiceState, Seeded};
/// let mut first = Seeded::new(DiceState { seed: 42, drawn: 0 });
/// let a = first.d6(format_args!("")).unwrap();
/// let b = first.d6(format_args!("")).unwrap();
/// let mut resumed = Seeded::new(DiceState { seed: 42, drawn: 1 });
/// assert_eq!(resumed.d6(format_args!("")).unwrap(), b);
/// # let _ = a;
/// ```
#[derive(Debug, Clone)]
pub struct Seeded {
    words: ChaCha8Rng,
    state: DiceState,
    idly: bool,
}

impl Seeded {
    /// The stream of `state.seed`, `state.drawn` words in.
    pub fn new(state: DiceState) -> Self {
        let mut words = ChaCha8Rng::seed_from_u64(state.seed);
        words.set_word_pos(u128::from(state.drawn));
        Seeded { words, state, idly: false }
    }

    /// The stream of `seed` with that number; 0 is the one documents use. Streams of one seed have nothing to
    /// do with each other. Their throws that decide nothing are made ([`Dice::throws_idly`]): so the games
    /// simulated from a seed stay what they were before such throws were left out at the table.
    pub fn stream(seed: u64, number: u64) -> Self {
        let mut dice = Seeded::new(DiceState { seed, drawn: 0 });
        dice.words.set_stream(number);
        dice.idly = true;
        dice
    }

    /// The same stream, `drawn` words in.
    pub(super) fn stream_from(seed: u64, number: u64, drawn: u64) -> Self {
        let mut dice = Seeded::stream(seed, number);
        dice.words.set_word_pos(u128::from(drawn));
        dice.state.drawn = drawn;
        dice
    }

    /// Where the stream stands now.
    pub fn state(&self) -> DiceState {
        self.state
    }

    fn word(&mut self) -> u32 {
        self.state.drawn = self.state.drawn.wrapping_add(1);
        self.words.next_u32()
    }

    /// Uniform in `0..n` by multiplication with rejection (Lemire).
    fn below(&mut self, n: u32) -> u32 {
        let mut product = u64::from(self.word()) * u64::from(n);
        if (product as u32) < n {
            let unfair = n.wrapping_neg() % n;
            while (product as u32) < unfair {
                product = u64::from(self.word()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }
}

impl Dice for Seeded {
    fn answer(&mut self, question: Question, _: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        Ok(self.below(question.sides) + 1)
    }

    fn throws_idly(&mut self) -> bool {
        self.idly
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faces(seed: u64, n: usize) -> Vec<u8> {
        let mut dice = Seeded::new(DiceState { seed, drawn: 0 });
        (0..n).map(|_| dice.d6(format_args!("")).unwrap()).collect()
    }

    #[test]
    fn the_stream_of_a_seed_never_changes_between_releases() {
        assert_eq!(faces(42, 12), GOLDEN_42);
        assert_eq!(faces(u64::MAX, 6), GOLDEN_MAX);
    }

    const GOLDEN_42: [u8; 12] = [2, 5, 1, 6, 5, 3, 3, 4, 5, 2, 4, 1];
    const GOLDEN_MAX: [u8; 6] = [6, 5, 4, 3, 1, 3];

    #[test]
    fn every_face_of_a_die_comes_up_about_equally() {
        let mut counts = [0u32; 6];
        for face in faces(7, 60_000) {
            counts[usize::from(face) - 1] += 1;
        }
        assert!(counts.iter().all(|n| (9_500..10_500).contains(n)), "{counts:?}");
    }

    #[test]
    fn a_stream_resumes_where_it_stopped_even_after_rejected_words() {
        let mut dice = Seeded::new(DiceState { seed: 3, drawn: 0 });
        for _ in 0..50 {
            let mut resumed = Seeded::new(dice.state());
            let sides = 3_000_000_000;
            assert_eq!(dice.roll(sides, format_args!("")), resumed.roll(sides, format_args!("")));
            assert_eq!(dice.state(), resumed.state());
        }
    }
}
