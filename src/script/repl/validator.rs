//! Whether a line is whole: one with an open bracket, text or comment goes on in the next.

use rustyline::validate::{ValidationContext, ValidationResult, Validator};

use super::Prompt;
use crate::script::tokens::{TokenKind, tokens};

/// Whether `text` goes on. A `"text"` cannot run over lines, so one left open is a mistake and not a
/// beginning.
pub(super) fn is_incomplete(text: &str) -> bool {
    let mut open = Vec::new();
    for token in tokens(text) {
        match (token.kind, token.text) {
            (TokenKind::LongText | TokenKind::Comment, _) if token.open => return true,
            (TokenKind::Text, _) if token.open => return false,
            (TokenKind::Symbol, "(") => open.push(")"),
            (TokenKind::Symbol, "[") => open.push("]"),
            (TokenKind::Symbol, "{" | "#{") => open.push("}"),
            // A bracket that closes nothing: the engine says so.
            (TokenKind::Symbol, close @ (")" | "]" | "}")) if open.pop() != Some(close) => return false,
            _ => {}
        }
    }
    !open.is_empty()
}

impl Validator for &Prompt<'_> {
    fn validate(&self, context: &mut ValidationContext<'_>) -> rustyline::Result<ValidationResult> {
        Ok(if is_incomplete(context.input()) {
            ValidationResult::Incomplete
        } else {
            ValidationResult::Valid(None)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_with_something_open_goes_on() {
        for text in [
            "for i in 0..3 {",
            "roll(\"3d6\",",
            "#{a: [1,",
            "`text",
            "/* remark",
            "#\"raw",
            "f(`${",
            "{ // }",
        ] {
            assert!(is_incomplete(text), "{text}");
        }
    }

    #[test]
    fn a_whole_line_and_a_wrong_one_do_not() {
        for text in [
            "",
            "roll(\"3d6\")",
            "\"(\"",
            "// (",
            "\"open",
            "f(\"open",
            ")",
            "(]",
            "f(1))",
            "'('",
            "/* ( */ 1",
        ] {
            assert!(!is_incomplete(text), "{text}");
        }
    }
}
