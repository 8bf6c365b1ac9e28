//! The colours of a line: words of the language, texts, numbers, remarks, and the functions there are.

use std::borrow::Cow;

use rustyline::highlight::{CmdKind, Highlighter};

use super::Prompt;
use crate::script::tokens::{TokenKind, tokens};

/// `line` with colours; `is_function` knows the functions.
fn painted(line: &str, is_function: impl Fn(&str) -> bool) -> String {
    let mut out = String::with_capacity(line.len() * 2);
    let mut end = 0;
    for token in tokens(line) {
        out.push_str(&line[end..token.start]);
        let colour = match token.kind {
            TokenKind::Keyword => "35",
            TokenKind::Number => "36",
            TokenKind::Text | TokenKind::LongText => "32",
            TokenKind::LineComment | TokenKind::Comment => "2",
            TokenKind::Name
                if is_function(token.text) && line[token.end()..].trim_start().starts_with('(') =>
            {
                "34"
            }
            TokenKind::Name | TokenKind::Symbol => "",
        };
        match colour {
            "" => out.push_str(token.text),
            colour => out.extend(["\x1b[", colour, "m", token.text, "\x1b[0m"]),
        }
        end = token.end();
    }
    out.push_str(&line[end..]);
    out
}

impl Prompt<'_> {
    fn is_function(&self, name: &str) -> bool {
        self.script.names().binary_search_by(|known| known.as_str().cmp(name)).is_ok()
            || self.memory.borrow().functions().any(|(known, _)| known == name)
    }
}

impl Highlighter for &Prompt<'_> {
    fn highlight<'l>(&self, line: &'l str, _: usize) -> Cow<'l, str> {
        if !self.script.world().look.colour {
            return line.into();
        }
        painted(line, |name| self.is_function(name)).into()
    }

    fn highlight_hint<'h>(&self, hint: &'h str) -> Cow<'h, str> {
        if !self.script.world().look.colour {
            return hint.into();
        }
        format!("\x1b[2m{hint}\x1b[0m").into()
    }

    fn highlight_char(&self, _: &str, _: usize, kind: CmdKind) -> bool {
        self.script.world().look.colour && kind != CmdKind::MoveCursor
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::after;
    use super::*;

    #[test]
    fn words_texts_numbers_and_known_functions_have_colours() {
        after(&["fn mine() { 1 }"], |prompt| {
            let painted = |line| painted(line, |name| prompt.is_function(name));
            assert_eq!(
                painted("let x = roll(\"3d6\") + 1; // go"),
                "\x1b[35mlet\x1b[0m x = \x1b[34mroll\x1b[0m(\x1b[32m\"3d6\"\x1b[0m) + \x1b[36m1\x1b[0m; \
                 \x1b[2m// go\x1b[0m"
            );
            assert_eq!(painted("mine() theirs() roll"), "\x1b[34mmine\x1b[0m() theirs() roll");
        });
    }

    #[test]
    fn without_its_colours_a_painted_line_is_the_line() {
        for line in ["", "  a ", "`é ${x}", "\"open", "ü /* "] {
            let mut painted = painted(line, |_| true);
            for code in ["\x1b[35m", "\x1b[36m", "\x1b[32m", "\x1b[2m", "\x1b[34m", "\x1b[0m"] {
                painted = painted.replace(code, "");
            }
            assert_eq!(painted, line);
        }
    }
}
