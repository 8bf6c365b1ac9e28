//! Text within SVG, HTML and Markdown: whatever it holds is shown, nothing of it acts.

use std::borrow::Cow;

/// `text` as it stands between tags or within a quoted attribute of SVG or HTML.
///
/// Characters that XML does not allow at all are left out: with one of them nothing of a picture would show.
///
/// ```
/// use pointman_core::markup::in_markup;
/// assert_eq!(in_markup("<script>\"&'\u{1b}"), "&lt;script&gt;&quot;&amp;&#39;");
/// assert_eq!(in_markup("Huế"), "Huế");
/// ```
pub fn in_markup(text: &str) -> Cow<'_, str> {
    let is_plain = |c: char| !matches!(c, '&' | '<' | '>' | '"' | '\'') && is_allowed(c);
    if text.chars().all(is_plain) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 16);
    for c in text.chars().filter(|c| is_allowed(*c)) {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c => out.push(c),
        }
    }
    Cow::Owned(out)
}

/// `text` as it stands in Markdown, on one line.
///
/// ```
/// use pointman_core::markup::in_markdown;
/// assert_eq!(in_markdown("2nd *Plt*\n[Kelly]"), r"2nd \*Plt\* \[Kelly\]");
/// ```
pub fn in_markdown(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\\' | '*' | '_' | '`' | '[' | ']' | '<' | '>' | '|' | '#' => plain.extend(['\\', letter]),
            '\n' | '\r' => plain.push(' '),
            letter => plain.push(letter),
        }
    }
    plain
}

/// Whether XML 1.0 allows the character.
const fn is_allowed(c: char) -> bool {
    matches!(c, '\t' | '\n' | '\r' | ' '..='\u{d7ff}' | '\u{e000}'..='\u{fffd}' | '\u{10000}'..)
}
