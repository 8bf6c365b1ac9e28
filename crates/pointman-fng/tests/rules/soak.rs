//! How long random and exhaustive tests go on: `POINTMAN_SOAK=N` multiplies their rounds by N, and what is
//! one case of several otherwise is then all of them.

/// N of `POINTMAN_SOAK`, 1 without it.
pub fn times() -> u64 {
    std::env::var("POINTMAN_SOAK").ok().and_then(|times| times.parse().ok()).unwrap_or(1)
}

/// Whether time is no matter.
pub fn is_long() -> bool {
    times() > 1
}
