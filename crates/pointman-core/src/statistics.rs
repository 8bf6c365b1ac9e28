//! What can be said of all games from those that were played: intervals at 95 %, and tests of differences.

use serde::Serialize;

/// The normal deviate that 95 % of all lie within.
pub const Z95: f64 = 1.959_963_984_540_054;

/// The same for a test at 5 % that finds what is there in 80 of 100 experiments.
const Z95_POWER_80: f64 = Z95 + 0.841_621_233_572_914_3;

/// From the least to the greatest.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Interval(pub f64, pub f64);

impl Interval {
    /// Whether a value lies within.
    pub fn holds(self, value: f64) -> bool {
        self.0 <= value && value <= self.1
    }
}

/// Where the share of all games lies of which `hits` of `n` games were found (Wilson).
///
/// ```
/// use pointman_core::statistics::wilson;
/// let interval = wilson(81, 263);
/// assert!((interval.0 - 0.2553).abs() < 5e-5 && (interval.1 - 0.3662).abs() < 5e-5, "{interval:?}");
/// assert_eq!(wilson(0, 0).0, 0.0);
/// ```
pub fn wilson(hits: u64, n: u64) -> Interval {
    if n == 0 {
        return Interval(0.0, 1.0);
    }
    let (n, share) = (n as f64, hits as f64 / n as f64);
    let squared = Z95 * Z95;
    let middle = share + squared / (2.0 * n);
    let beyond = Z95 * (share * (1.0 - share) / n + squared / (4.0 * n * n)).sqrt();
    let whole = 1.0 + squared / n;
    Interval(((middle - beyond) / whole).max(0.0), ((middle + beyond) / whole).min(1.0))
}

/// Where the mean of all games lies (Student). One game says nothing about it, nor do games that were all
/// alike: how far others may lie from them was not seen.
///
/// ```
/// use pointman_core::statistics::mean_interval;
/// assert_eq!(mean_interval(-8.0, 0.0, 1), None);
/// assert!(mean_interval(-8.0, 1.5, 2).is_some());
/// ```
pub fn mean_interval(mean: f64, deviation: f64, n: u64) -> Option<Interval> {
    if n < 2 || deviation == 0.0 {
        return None;
    }
    let beyond = student_quantile(n - 1) * deviation / (n as f64).sqrt();
    Some(Interval(mean - beyond, mean + beyond))
}

/// Where the mean of all games lies of something that is counted in each (the score interval of counts whose
/// variance is proportional to their mean, with Student's quantile); none after one game.
///
/// Student's own interval of a rare count begins below 0 and holds too seldom: in 79 of 100 samples of 100
/// games of what comes up in one of 32. This one is Student's where a count is common. Counts that were all
/// alike, such as 0 in every game, are taken to vary like accidents do (Poisson).
///
/// ```
/// use pointman_core::statistics::{Interval, count_interval};
/// let Interval(least, most) = count_interval(0.0, 0.0, 100).unwrap();
/// assert!(least == 0.0 && (most - 0.039).abs() < 5e-4, "{most}");
/// assert_eq!(count_interval(3.0, 0.0, 1), None);
/// ```
pub fn count_interval(mean: f64, deviation: f64, n: u64) -> Option<Interval> {
    if n < 2 {
        return None;
    }
    let variance_of_one = if deviation == 0.0 { 1.0 } else { deviation * deviation / mean };
    let part = student_quantile(n - 1).powi(2) * variance_of_one / n as f64;
    let (middle, beyond) = (mean + part / 2.0, (part * (mean + part / 4.0)).sqrt());
    Some(Interval((middle - beyond).max(0.0), middle + beyond))
}

/// The difference of two shares found in the same `n` games, and where it lies in all games (Bonett and
/// Price): `only_from` games had it under the first alone, `only_to` under the second alone.
pub fn paired_share(only_from: u64, only_to: u64, n: u64) -> (f64, Interval) {
    let (b, c, all) = (only_from as f64, only_to as f64, n as f64);
    if n == 0 {
        return (0.0, Interval(-1.0, 1.0));
    }
    let (p, q) = ((b + 1.0) / (all + 2.0), (c + 1.0) / (all + 2.0));
    let middle = q - p;
    let beyond = Z95 * ((p + q - middle * middle) / (all + 2.0)).sqrt();
    ((c - b) / all, Interval((middle - beyond).max(-1.0), (middle + beyond).min(1.0)))
}

/// How likely a difference at least as large is if there is none, of two shares found in the same games
/// (McNemar, exact).
///
/// ```
/// use pointman_core::statistics::mcnemar;
/// assert_eq!(mcnemar(0, 0), 1.0);
/// assert!((mcnemar(1, 9) - 22.0 / 1024.0).abs() < 1e-12);
/// ```
pub fn mcnemar(only_from: u64, only_to: u64) -> f64 {
    /// Beyond so many a sum of so many terms is no more exact than the normal curve.
    const SUMMED: u64 = 20_000;
    let (n, less) = (only_from + only_to, only_from.min(only_to));
    if only_from == only_to {
        return 1.0;
    }
    let count = n as f64;
    if n > SUMMED {
        let beyond = (only_from.abs_diff(only_to) as f64 - 1.0) / count.sqrt();
        return libm::erfc(beyond / std::f64::consts::SQRT_2);
    }
    let of = |k: f64| libm::lgamma(count + 1.0) - libm::lgamma(k + 1.0) - libm::lgamma(count - k + 1.0);
    let tail: f64 = (0..=less).map(|k| (of(k as f64) - count * std::f64::consts::LN_2).exp()).sum();
    (2.0 * tail).min(1.0)
}

/// How likely a mean at least as far from 0 is if the mean of all is 0 (Student).
pub fn student_test(mean: f64, deviation: f64, n: u64) -> f64 {
    match (n, deviation) {
        (0 | 1, _) => 1.0,
        (_, 0.0) if mean == 0.0 => 1.0,
        // All of them alike: that all lie on one side says how likely it is (the sign test).
        (_, 0.0) => 2.0_f64.powf(1.0 - n as f64),
        _ => student_beyond(mean / (deviation / (n as f64).sqrt()), n - 1),
    }
}

/// The share of Student's distribution beyond `t`, at both ends.
fn student_beyond(t: f64, freedom: u64) -> f64 {
    let freedom = freedom as f64;
    beta_share(freedom / (freedom + t * t), freedom / 2.0, 0.5)
}

/// What 95 % of Student's distribution lie within.
fn student_quantile(freedom: u64) -> f64 {
    /// With so many degrees the difference from the normal curve is in the fifth digit.
    const AS_NORMAL: u64 = 50_000;
    if freedom > AS_NORMAL {
        return Z95;
    }
    let (mut low, mut high) = (Z95, 13.0);
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        if student_beyond(middle, freedom) > 0.05 { low = middle } else { high = middle }
    }
    low
}

/// The incomplete beta function, as a share of the whole one (continued fraction, Lentz).
fn beta_share(x: f64, a: f64, b: f64) -> f64 {
    if x <= 0.0 || x >= 1.0 {
        return x.clamp(0.0, 1.0);
    }
    // The fraction converges fast on this side; the other is what is left of 1.
    if x > (a + 1.0) / (a + b + 2.0) {
        return 1.0 - beta_share(1.0 - x, b, a);
    }
    const TINY: f64 = 1e-300;
    let away = |value: f64| if value.abs() < TINY { TINY } else { value };
    let front =
        (libm::lgamma(a + b) - libm::lgamma(a) - libm::lgamma(b) + a * x.ln() + b * (-x).ln_1p()).exp() / a;
    let (mut c, mut d) = (1.0, 1.0 / away(1.0 - (a + b) * x / (a + 1.0)));
    let mut value = d;
    for m in 1..10_000 {
        let m = f64::from(m);
        for term in [
            m * (b - m) * x / ((a + 2.0 * m - 1.0) * (a + 2.0 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2.0 * m) * (a + 2.0 * m + 1.0)),
        ] {
            d = 1.0 / away(1.0 + term * d);
            c = away(1.0 + term / c);
            value *= c * d;
        }
        if (c * d - 1.0).abs() < 1e-15 {
            break;
        }
    }
    front * value
}

/// The likelihoods of several tests, each so much larger that all hold together (Holm).
///
/// ```
/// use pointman_core::statistics::holm;
/// assert_eq!(holm(&[0.01, 0.04, 0.03]), [0.03, 0.06, 0.06]);
/// ```
pub fn holm(tests: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..tests.len()).collect();
    order.sort_by(|a, b| tests[*a].total_cmp(&tests[*b]));
    let (mut corrected, mut least) = (vec![0.0; tests.len()], 0.0_f64);
    for (rank, index) in order.into_iter().enumerate() {
        least = least.max(tests[index] * (tests.len() - rank) as f64).min(1.0);
        corrected[index] = least;
    }
    corrected
}

/// How many games a difference of `size` needs to be found at 5 % in 80 of 100 experiments, when differences
/// game by game deviate so much; none if they were not seen to deviate.
pub fn games_to_see(size: f64, deviation: f64) -> Option<u64> {
    let needed = (Z95_POWER_80 * deviation / size).powi(2).ceil();
    (deviation > 0.0).then_some((needed as u64).max(2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn students_quantiles_are_those_of_the_tables() {
        for (freedom, expected) in [(1, 12.7062), (2, 4.30265), (9, 2.26216), (30, 2.04227), (1000, 1.96234)]
        {
            let found = student_quantile(freedom);
            assert!((found - expected).abs() < 6e-5, "{freedom}: {found}");
        }
    }

    #[test]
    fn students_test_is_that_of_the_tables() {
        assert!((student_beyond(2.0, 10) - 0.073_388).abs() < 1e-6);
        assert!((student_beyond(1.0, 1) - 0.5).abs() < 1e-12);
        assert_eq!(student_test(0.0, 0.0, 9), 1.0);
        assert_eq!(student_test(2.0, 0.0, 9), 2.0 / 512.0);
    }

    #[test]
    fn mcnemars_test_goes_over_into_the_normal_curve_without_a_step() {
        let exact = mcnemar(9_900, 10_099);
        let normal = mcnemar(9_902, 10_102);
        assert!((exact - normal).abs() < 5e-3, "{exact} {normal}");
        assert!((mcnemar(10, 25) - 0.016_674).abs() < 5e-6, "{}", mcnemar(10, 25));
    }

    /// Two-sided exact values of Python's `statsmodels.stats.contingency_tables.mcnemar` (0.15).
    #[test]
    fn mcnemars_test_is_that_of_statsmodels() {
        for (only_from, only_to, expected) in [
            (0, 1, 1.0),
            (3, 3, 1.0),
            (8, 0, 0.007_812_5),
            (1, 9, 0.021_484_375),
            (10, 25, 0.016_673_847_800_120_715),
            (121, 84, 0.011_740_607_179_709_019),
            (450, 520, 0.026_677_702_766_761_01),
        ] {
            let found = mcnemar(only_from, only_to);
            assert!((found - expected).abs() < 1e-9, "{only_from}, {only_to}: {found}");
            assert_eq!(found, mcnemar(only_to, only_from));
        }
        // By the normal curve, with the correction for whole numbers.
        assert!((mcnemar(10_400, 9_800) - 2.502_774_9e-5).abs() < 1e-10, "{}", mcnemar(10_400, 9_800));
    }

    /// Values of `statsmodels.stats.multitest.multipletests(…, method="holm")` (0.15).
    #[test]
    fn holms_correction_is_that_of_statsmodels() {
        let cases: [(&[f64], &[f64]); 3] = [
            (
                &[0.001, 0.2, 0.012, 0.012, 0.9, 0.03, 0.049, 0.5],
                &[0.008, 0.6, 0.084, 0.084, 1.0, 0.15, 0.196, 1.0],
            ),
            (&[0.02, 0.02, 0.02], &[0.06, 0.06, 0.06]),
            (&[0.6, 0.4, 0.9], &[1.0, 1.0, 1.0]),
        ];
        for (tests, expected) in cases {
            let found = holm(tests);
            let is_close = found.iter().zip(expected).all(|(one, other)| (one - other).abs() < 1e-12);
            assert!(is_close && found.len() == expected.len(), "{tests:?}: {found:?}");
        }
    }

    /// Values of `statsmodels.stats.proportion.proportion_confint(…, method="wilson")` (0.15) and of
    /// `scipy.stats.ttest_1samp` (1.17) for 3, -1, 4, 1, -5, 9, 2, -6, 5, 3.
    #[test]
    fn intervals_are_those_of_statsmodels_and_scipy() {
        for (hits, n, low, high) in [
            (0, 20, 0.0, 0.161_125_158_052_819_4),
            (1, 40, 0.004_426_831_502_681_396, 0.128_813_689_634_740_96),
            (64, 100, 0.542_354_024_516_087_4, 0.727_287_795_985_956_7),
            (146, 200, 0.664_565_648_013_315_7, 0.786_765_501_853_144_1),
        ] {
            let Interval(least, most) = wilson(hits, n);
            assert!(
                (least - low).abs() < 1e-12 && (most - high).abs() < 1e-12,
                "{hits} of {n}: {least} to {most}"
            );
        }
        let Interval(least, most) = mean_interval(1.5, 4.527_692_569_068_709, 10).unwrap();
        assert!(
            (least + 1.738_916_147_395_361).abs() < 1e-9 && (most - 4.738_916_147_395_361).abs() < 1e-9,
            "{least} to {most}"
        );
        let likelihood = student_test(1.5, 4.527_692_569_068_709, 10);
        assert!((likelihood - 0.322_120_634_722_489_03).abs() < 1e-9, "{likelihood}");
    }

    #[test]
    fn a_difference_of_shares_has_the_interval_worked_out_by_hand() {
        // 85 and 122 of 1002: one more each way.
        let (difference, interval) = paired_share(84, 121, 1000);
        assert!((difference - 0.037).abs() < 1e-12);
        assert!(
            (interval.0 - 0.008_876_5).abs() < 1e-7 && (interval.1 - 0.064_975_8).abs() < 1e-7,
            "{interval:?}"
        );
    }

    #[test]
    fn games_to_see_a_difference_grow_with_its_square() {
        assert_eq!(games_to_see(1.0, 1.0), Some(8));
        assert_eq!(games_to_see(1.0, 10.0), Some(785));
        assert_eq!(games_to_see(0.5, 10.0), Some(3_140));
        assert_eq!(games_to_see(1.0, 0.0), None);
    }

    #[test]
    fn the_interval_of_a_common_count_is_students() {
        let Interval(least, most) = count_interval(40.0, 6.0, 10_000).unwrap();
        let Interval(low, high) = mean_interval(40.0, 6.0, 10_000).unwrap();
        let is_same = (least - low).abs() < 5e-4 && (most - high).abs() < 5e-4;
        assert!(is_same, "{least} to {most}, {low} to {high}");
    }

    #[test]
    fn the_interval_of_a_rare_count_begins_at_0_or_above() {
        for (mean, deviation) in [(0.0, 0.0), (0.1, 0.4), (0.2, 0.55)] {
            let Interval(least, most) = count_interval(mean, deviation, 30).unwrap();
            assert!((0.0..=mean).contains(&least) && most > mean, "{mean}: {least} to {most}");
        }
    }
}
