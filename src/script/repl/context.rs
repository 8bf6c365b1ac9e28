//! Where the cursor stands: in which call, at which of its values or options, in a text or after a dot.

use crate::command::ENTRIES;
use crate::script::tokens::{Token, TokenKind, tokens};

/// What surrounds the cursor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Context<'a> {
    /// The brackets that are open, innermost last.
    open: Vec<Open<'a>>,
    /// The tokens before what is being typed.
    pub(super) before: Vec<Token<'a>>,
    /// What is being typed: a name, a text left open, or nothing.
    pub(super) typed: Option<Token<'a>>,
}

/// An open bracket.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Open<'a> {
    /// The values of a call: the function, and how many values are complete.
    Call(&'a str, usize),
    /// A map: the fields given, and the one whose value is being typed.
    Map(Vec<&'a str>, Option<&'a str>),
    /// An array.
    List,
    /// Anything else.
    Other,
}

impl<'a> Context<'a> {
    /// The context at the end of `text`.
    pub(super) fn at_end_of(text: &'a str) -> Self {
        let mut before = tokens(text);
        let is_typed = |token: &Token<'_>| match token.kind {
            TokenKind::Name | TokenKind::Keyword => token.end() == text.len(),
            _ => token.open,
        };
        let typed = before.pop_if(|token| is_typed(token));
        before.retain(|token| !matches!(token.kind, TokenKind::Comment | TokenKind::LineComment));
        let mut open: Vec<Open<'a>> = Vec::new();
        for (index, token) in before.iter().enumerate() {
            let previous = index.checked_sub(1).map(|index| before[index]);
            match token.text {
                "(" => open.push(match previous {
                    Some(name) if name.kind == TokenKind::Name => Open::Call(name.text, 0),
                    _ => Open::Other,
                }),
                "#{" => open.push(Open::Map(Vec::new(), None)),
                "[" => open.push(Open::List),
                "{" => open.push(Open::Other),
                ")" | "]" | "}" => drop(open.pop()),
                "," => match open.last_mut() {
                    Some(Open::Call(_, complete)) => *complete += 1,
                    Some(Open::Map(_, field)) => *field = None,
                    _ => {}
                },
                ":" => {
                    if let (Some(Open::Map(fields, field)), Some(name)) = (open.last_mut(), previous) {
                        let name = name.text.trim_matches('"');
                        fields.push(name);
                        *field = Some(name);
                    }
                }
                _ => {}
            }
        }
        Context { open, before, typed }
    }

    /// The call being typed and how many of its values are complete, when the cursor stands between its
    /// parentheses directly.
    pub(super) fn call(&self) -> Option<(&'a str, usize)> {
        match self.open.last()? {
            Open::Call(function, complete) => Some((function, *complete)),
            _ => None,
        }
    }

    /// The function whose options are being typed, and those already given, when a field's name is expected.
    pub(super) fn option_name(&self) -> Option<(&'a str, &[&'a str])> {
        match &self.open[..] {
            [.., Open::Call(function, _), Open::Map(given, None)] => Some((function, given)),
            _ => None,
        }
    }

    /// The function and the option, by name, whose value is being typed.
    pub(super) fn option_value(&self) -> Option<(&'a str, &'a str)> {
        let open = match &self.open[..] {
            [outer @ .., Open::List] => outer,
            all => all,
        };
        match open {
            [.., Open::Call(function, _), Open::Map(_, Some(option))] => Some((function, option)),
            [.., Open::Call(function, complete)] => {
                let entry = ENTRIES.iter().find(|entry| entry.function() == *function)?;
                entry.positional.get(*complete).map(|option| (*function, *option))
            }
            _ => None,
        }
    }

    /// The variable that is the first value of the call being typed, if that is all it is.
    pub(super) fn first_variable(&self) -> Option<&'a str> {
        let mut depth = 0;
        let start = self.before.iter().rposition(|token| match token.text {
            ")" | "]" | "}" => {
                depth += 1;
                false
            }
            "(" | "[" | "{" | "#{" if depth > 0 => {
                depth -= 1;
                false
            }
            text => text == "(",
        })?;
        match &self.before[start + 1..] {
            [name, comma, ..] if name.kind == TokenKind::Name && comma.text == "," => Some(name.text),
            _ => None,
        }
    }

    /// Whether the name of a file is being typed for one of the functions only scripts have.
    pub(super) fn is_path(&self) -> bool {
        matches!(self.open.last(), Some(Open::Call("load", 0) | Open::Call("save", 1)))
    }

    /// Whether nothing has been typed yet at this place.
    pub(super) fn is_fresh(&self) -> bool {
        self.typed.is_none()
            && self.before.last().is_none_or(|token| matches!(token.text, "(" | "," | ":" | "#{" | "["))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cursor_knows_its_call_and_option() {
        let at = Context::at_end_of;
        assert_eq!(at("let x = roll(\"3d6\", ").call(), Some(("roll", 1)));
        assert_eq!(at("f(g(1), [2, ").call(), None);
        assert_eq!(at("fng_test(\"rally\", #{rep: 4, wi").option_name(), Some(("fng_test", &["rep"][..])));
        assert_eq!(at("fng_test(\"rally\", #{with: [\"in-").option_value(), Some(("fng_test", "with")));
        assert_eq!(at("fng_test(\"ra").option_value(), Some(("fng_test", "check")));
        assert_eq!(at("x = #{rep: 4, ").option_name(), None);
        assert_eq!(at("fitl_act(game, [f(1)], \"tr").first_variable(), Some("game"));
        assert_eq!(at("fitl_act(f(game), \"tr").first_variable(), None);
        assert!(at("load(\"ca").is_path() && at("save(x, \"").is_path() && !at("save(\"").is_path());
    }

    #[test]
    fn what_is_being_typed_is_the_last_word_or_an_open_text() {
        assert_eq!(Context::at_end_of("1 + ro").typed.map(|token| token.text), Some("ro"));
        assert_eq!(Context::at_end_of("f(\"a b").typed.map(|token| token.text), Some("\"a b"));
        assert_eq!(Context::at_end_of("ro ").typed, None);
        assert!(Context::at_end_of("roll(").is_fresh() && !Context::at_end_of("roll(x").is_fresh());
    }
}
