//! Sums over games from which figures are made: whole numbers, so that the order in which games are added
//! makes no difference to a single bit.

use std::collections::{BTreeMap, BTreeSet};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::statistics::{self, Interval};

/// The greatest amount, up or down, of anything counted in a game: so squares of a billion games fit into 64
/// bits.
pub const MOST: i64 = 1_000;

/// How many numbers there were, their sum and the sum of their squares.
///
/// ```
/// use pointman::simulation::Moments;
/// let mut moments = Moments::default();
/// [2, 4, 4, 4, 5, 5, 7, 9].into_iter().for_each(|value| moments.add(value));
/// assert_eq!(moments.mean(), 5.0);
/// assert!((moments.deviation() - (32.0_f64 / 7.0).sqrt()).abs() < 1e-12);
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Moments {
    /// How many.
    pub n: u64,
    /// Their sum.
    pub sum: i64,
    /// The sum of their squares.
    pub squares: u64,
}

impl Moments {
    /// Adds a number.
    pub fn add(&mut self, value: i64) {
        self.add_often(value, 1);
    }

    fn add_often(&mut self, value: i64, times: u64) {
        self.n += times;
        self.sum += value * times as i64;
        self.squares += value.unsigned_abs().pow(2) * times;
    }

    /// Adds those of other games.
    pub fn join(&mut self, other: &Moments) {
        self.n += other.n;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean; 0 of nothing.
    pub fn mean(&self) -> f64 {
        self.sum as f64 / self.n.max(1) as f64
    }

    /// The deviation of a sample; 0 of fewer than two.
    pub fn deviation(&self) -> f64 {
        if self.n < 2 {
            return 0.0;
        }
        // n Σx² − (Σx)² in whole numbers: two large ones are subtracted, and nothing is lost.
        let (n, sum) = (i128::from(self.n), i128::from(self.sum));
        let spread = n * i128::from(self.squares) - sum * sum;
        (spread.max(0) as f64 / (n * (n - 1)) as f64).sqrt()
    }

    /// Where the mean of all games there could be lies, with 95 % confidence (Student); none if they do not
    /// vary.
    pub fn interval(&self) -> Option<Interval> {
        statistics::mean_interval(self.mean(), self.deviation(), self.n)
    }

    /// The same of something that is counted, of which there cannot be less than none.
    pub fn count_interval(&self) -> Option<Interval> {
        statistics::count_interval(self.mean(), self.deviation(), self.n)
    }

    /// Whether games can have come to this: `n` of them, and no amount beyond what one can hold.
    pub(super) fn is_possible(&self) -> bool {
        let most = i128::from(self.n) * i128::from(MOST);
        i128::from(self.sum).abs() <= most && i128::from(self.squares) <= most * i128::from(MOST)
    }
}

/// How often each whole number came up.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Spread(BTreeMap<i64, u64>);

impl Spread {
    /// Adds a number.
    pub fn add(&mut self, value: impl Into<i64>) {
        *self.0.entry(value.into()).or_default() += 1;
    }

    /// Adds those of other games.
    pub fn join(&mut self, other: &Spread) {
        for (value, count) in &other.0 {
            *self.0.entry(*value).or_default() += count;
        }
    }

    /// Each number with how often it came up, the least first.
    pub fn counts(&self) -> impl Iterator<Item = (i64, u64)> {
        self.0.iter().map(|(value, count)| (*value, *count))
    }

    /// How many there are.
    pub fn total(&self) -> u64 {
        self.0.values().fold(0, |all, count| all.saturating_add(*count))
    }

    /// How many are more than that.
    pub fn above(&self, limit: i64) -> u64 {
        self.0.range(limit + 1..).map(|(_, count)| count).sum()
    }

    /// Their sums.
    pub fn moments(&self) -> Moments {
        let mut moments = Moments::default();
        self.counts().for_each(|(value, count)| moments.add_often(value, count));
        moments
    }

    /// The number below or at which `quarters` quarters of all are; none if there is none.
    pub fn quartile(&self, quarters: u64) -> Option<i64> {
        let due = (self.total() * quarters).div_ceil(4).max(1);
        let mut seen = 0;
        self.0
            .iter()
            .find(|(_, count)| {
                seen += **count;
                seen >= due
            })
            .map(|(value, _)| *value)
    }

    /// Whether `games` games can have come to this.
    pub(super) fn is_possible(&self, games: u64) -> bool {
        self.total() == games && self.0.keys().all(|value| value.abs() <= MOST)
    }
}

/// The numbers of games, as stretches from the first to behind the last.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Stretches(BTreeSet<(u64, u64)>);

impl Stretches {
    /// Adds a stretch, from the first to behind the last.
    ///
    /// # Errors
    /// The first number in it that is there already; nothing is added then.
    pub fn add(&mut self, (start, end): (u64, u64)) -> Result<(), u64> {
        let before = self.0.range(..=(start, u64::MAX)).next_back().copied();
        if before.is_some_and(|(_, end)| start < end) {
            return Err(start);
        }
        let behind = self.0.range((start, 0)..).next().copied();
        if let Some((first, _)) = behind.filter(|(first, _)| *first < end) {
            return Err(first);
        }
        let mut stretch = (start, end);
        if let Some(touching) = before.filter(|(_, end)| *end == start) {
            self.0.remove(&touching);
            stretch.0 = touching.0;
        }
        if let Some(touching) = behind.filter(|(first, _)| *first == end) {
            self.0.remove(&touching);
            stretch.1 = touching.1;
        }
        self.0.insert(stretch);
        Ok(())
    }

    /// Each, from the first to behind the last.
    pub fn iter(&self) -> impl Iterator<Item = (u64, u64)> {
        self.0.iter().copied()
    }

    /// How many numbers there are.
    pub fn total(&self) -> u64 {
        self.iter().fold(0, |all, (start, end)| all.saturating_add(end.saturating_sub(start)))
    }

    /// What lacks between `from` and `to`, as stretches from the first to the last number.
    pub fn holes_within(&self, from: u64, to: u64) -> Vec<(u64, u64)> {
        let mut holes = Vec::new();
        let mut due = from;
        for (start, end) in self.iter().filter(|(start, end)| *end > from && *start < to) {
            if start > due {
                holes.push((due, start - 1));
            }
            due = due.max(end);
        }
        if due < to {
            holes.push((due, to - 1));
        }
        holes
    }

    /// What lacks between the first and the last number.
    pub fn holes(&self) -> Vec<(u64, u64)> {
        match (self.0.first(), self.0.last()) {
            (Some((first, _)), Some((_, last))) => self.holes_within(*first, *last),
            _ => Vec::new(),
        }
    }

    /// Whether each begins before it ends, and behind the one before.
    pub(super) fn are_possible(&self) -> bool {
        let starts = self.0.iter().skip(1).map(|(start, _)| *start);
        self.iter().all(|(start, end)| start < end)
            && self.iter().zip(starts).all(|((_, end), next)| end < next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stretches_join_where_they_touch_and_refuse_what_they_hold() {
        let mut seen = Stretches::default();
        for stretch in [(10, 20), (0, 5), (30, 31), (5, 10)] {
            seen.add(stretch).unwrap();
        }
        assert_eq!(seen.iter().collect::<Vec<_>>(), [(0, 20), (30, 31)]);
        assert_eq!((seen.total(), seen.holes()), (21, vec![(20, 29)]));
        assert_eq!(seen.holes_within(0, 40), [(20, 29), (31, 39)]);
        assert_eq!(seen.add((25, 35)), Err(30));
        assert_eq!(seen.add((19, 22)), Err(19));
        assert_eq!(seen.total(), 21);
    }

    #[test]
    fn a_spread_has_the_moments_of_its_numbers() {
        let (mut spread, mut moments) = (Spread::default(), Moments::default());
        for value in [-3, -3, 0, 7, 7, 7] {
            spread.add(value);
            moments.add(value);
        }
        assert_eq!(spread.moments(), moments);
        assert_eq!((spread.above(0), spread.above(-4), spread.above(7)), (3, 6, 0));
    }
}
