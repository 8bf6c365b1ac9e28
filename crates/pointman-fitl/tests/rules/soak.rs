//! How long random tests go on: `POINTMAN_SOAK=N` multiplies their rounds by N.

/// `rounds`, or N times as many.
pub fn rounds(rounds: u64) -> u64 {
    let times = std::env::var("POINTMAN_SOAK").ok().and_then(|times| times.parse().ok()).unwrap_or(1);
    rounds.saturating_mul(times)
}
