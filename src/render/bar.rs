//! Bars that show how large a share is.

/// A bar of `share` (0 to 1) of `width` columns, to an eighth of a column. A share above 0 always shows.
///
/// ```
/// use pointman::render::bar;
/// assert_eq!(bar(0.5, 8), "████");
/// assert_eq!(bar(0.3, 8), "██▍");
/// assert_eq!(bar(1e-9, 8), "▏");
/// assert_eq!(bar(0.0, 8), "");
/// ```
pub fn bar(share: f64, width: u16) -> String {
    const EIGHTHS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    let least = if share > 0.0 { 1.0 } else { 0.0 };
    let eighths = (share.clamp(0.0, 1.0) * f64::from(width) * 8.0).round().max(least) as usize;
    format!("{}{}", "█".repeat(eighths / 8), EIGHTHS[eighths % 8])
}
