//! Numbers with what they count: "1 step", "2 steps".

/// `count` of `what`, which is named in the singular.
///
/// ```
/// use pointman_core::plural::counted;
/// assert_eq!((counted(1, "step"), counted(2, "step")), ("1 step".to_owned(), "2 steps".to_owned()));
/// assert_eq!((counted(1, "die"), counted(0, "die")), ("1 die".to_owned(), "0 dice".to_owned()));
/// ```
pub fn counted(count: usize, what: &str) -> String {
    match (count, what) {
        (1, what) => format!("1 {what}"),
        (count, "die") => format!("{count} dice"),
        (count, what) => match what.strip_suffix('y') {
            Some(stem) if !stem.ends_with(['a', 'e', 'o', 'u']) => format!("{count} {stem}ies"),
            _ => format!("{count} {what}s"),
        },
    }
}
