//! Texts as a terminal may be given them: characters that steer it are shown as escapes. What a person reads
//! may come from somebody else's document, and must neither paint over a report nor type into a terminal.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::io::{self, Write as _};

use crate::document::steers;

/// `text` with every character that steers a terminal as an escape, `\u{1b}`; ends of lines and tabs are
/// kept, and with `colour` the sequences that only choose a colour or weight.
///
/// ```
/// use pointman::render::visible;
/// assert_eq!(visible("a\tb\n", false), "a\tb\n");
/// assert_eq!(visible("\u{1b}]52;c;aGk=\u{7}\r", true), r"\u{1b}]52;c;aGk=\u{7}\r");
/// assert_eq!(visible("\u{1b}[1mA\u{1b}[0m", true), "\u{1b}[1mA\u{1b}[0m");
/// assert_eq!(visible("\u{1b}[1mA\u{202e}", false), r"\u{1b}[1mA\u{202e}");
/// ```
pub fn visible(text: &str, colour: bool) -> Cow<'_, str> {
    escaped(
        text,
        |rest| if colour { colour_sequence(rest) } else { 0 },
        |out, c| {
            out.extend(c.escape_default());
        },
    )
}

/// A JSON text with such characters as JSON escapes them: the same value.
///
/// ```
/// use pointman::render::visible_json;
/// assert_eq!(visible_json("\"\u{9b}1m\u{202e}\"\n"), "\"\\u009b1m\\u202e\"\n");
/// ```
pub fn visible_json(text: &str) -> Cow<'_, str> {
    escaped(
        text,
        |_| 0,
        |out, c| {
            let _ = write!(out, "\\u{:04x}", u32::from(c));
        },
    )
}

/// Puts a remark, a line, on standard error; there is nobody to tell when that fails.
pub fn remark(text: &str) {
    let _ = writeln!(io::stderr().lock(), "{}", visible(text, false));
}

/// `text` with its steering characters put by `put`, but for as many bytes as `kept` says of a rest that
/// begins with one.
fn escaped(text: &str, kept: impl Fn(&str) -> usize, put: impl Fn(&mut String, char)) -> Cow<'_, str> {
    let is_steering = |c: char| steers(c) && !matches!(c, '\n' | '\t');
    if !text.contains(is_steering) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 16);
    let mut rest = text;
    while let Some(place) = rest.find(is_steering) {
        out.push_str(&rest[..place]);
        rest = &rest[place..];
        let whole = kept(rest);
        let mut letters = rest.chars();
        match letters.next() {
            Some(c) if whole == 0 => {
                put(&mut out, c);
                rest = letters.as_str();
            }
            _ => {
                out.push_str(&rest[..whole]);
                rest = &rest[whole..];
            }
        }
    }
    out.push_str(rest);
    Cow::Owned(out)
}

/// How long the sequence for a colour is that `text` begins with; 0 if it begins with another.
fn colour_sequence(text: &str) -> usize {
    let Some(rest) = text.strip_prefix("\x1b[") else { return 0 };
    let numbers = rest.bytes().take_while(|byte| byte.is_ascii_digit() || *byte == b';').count();
    if rest.as_bytes().get(numbers) == Some(&b'm') { 2 + numbers + 1 } else { 0 }
}
