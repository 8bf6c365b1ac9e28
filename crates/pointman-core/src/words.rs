//! Numbers with their words: `1 step`, `2 steps`, `1 die`, `3 dice`.

use std::fmt::Display;

/// So many of what `one` names, where more than one takes an s; `one` may be several words.
///
/// ```
/// use pointman_core::words::counted;
/// assert_eq!(counted(1_u64, "step"), "1 step");
/// assert_eq!(counted(0_u64, "step"), "0 steps");
/// assert_eq!(counted(2_u32, "NVA Troop"), "2 NVA Troops");
/// ```
pub fn counted(n: impl Into<u64>, one: &str) -> String {
    let n = n.into();
    if n == 1 { format!("{n} {one}") } else { format!("{n} {one}s") }
}

/// So many of what `one` names, where more than one are `many`.
///
/// ```
/// use pointman_core::words::counted_as;
/// assert_eq!(counted_as(1_u64, "die", "dice"), "1 die");
/// assert_eq!(counted_as(2_u64, "die", "dice"), "2 dice");
/// ```
pub fn counted_as(n: impl Into<u64>, one: impl Display, many: impl Display) -> String {
    let n = n.into();
    if n == 1 { format!("{n} {one}") } else { format!("{n} {many}") }
}
