//! A script's text cut into words, for the prompt: what to colour, what is still open, what stands before the
//! cursor.
//!
//! It never fails: text that is not yet a script is what a prompt mostly sees.

/// One piece of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Token<'a> {
    pub(super) kind: TokenKind,
    /// Byte offset of the first character.
    pub(super) start: usize,
    pub(super) text: &'a str,
    /// Whether the end of the text came before its own end: an open string or comment.
    pub(super) open: bool,
}

/// What a piece is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TokenKind {
    /// A word of the language.
    Keyword,
    /// A name.
    Name,
    /// A number.
    Number,
    /// `"text"` or `'c'`, which end with their line.
    Text,
    /// `` `text` `` or `#"text"#`, which may run over lines.
    LongText,
    /// `// …`
    LineComment,
    /// `/* … */`, which may run over lines.
    Comment,
    /// Everything else, one character a token but for `#{`.
    Symbol,
}

impl Token<'_> {
    pub(super) fn end(&self) -> usize {
        self.start + self.text.len()
    }
}

/// The words of the language.
pub(super) const KEYWORDS: &[&str] = &[
    "as", "break", "catch", "const", "continue", "do", "else", "export", "false", "fn", "for", "if",
    "import", "in", "let", "loop", "private", "return", "switch", "this", "throw", "true", "try", "until",
    "while",
];

/// Cuts `text` into its tokens; blanks are left out.
pub(super) fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut found = Vec::new();
    let mut start = 0;
    while let Some(first) = text[start..].chars().next() {
        if first.is_whitespace() {
            start += first.len_utf8();
            continue;
        }
        let (kind, length, open) = next(&text[start..], first);
        let piece = &text[start..start + length];
        let kind =
            if kind == TokenKind::Name && KEYWORDS.contains(&piece) { TokenKind::Keyword } else { kind };
        found.push(Token { kind, start, text: piece, open });
        start += length;
    }
    found
}

/// The kind and length in bytes of the token `rest` begins with, and whether it is still open.
fn next(rest: &str, first: char) -> (TokenKind, usize, bool) {
    let run = |rest: &str, belongs: fn(char) -> bool| rest.find(|c| !belongs(c)).unwrap_or(rest.len());
    match first {
        '/' if rest.starts_with("//") => {
            (TokenKind::LineComment, rest.find('\n').unwrap_or(rest.len()), false)
        }
        '/' if rest.starts_with("/*") => comment(rest),
        '"' | '\'' => quoted(rest, first),
        '`' => interpolated(rest),
        '#' if rest.starts_with("#{") => (TokenKind::Symbol, 2, false),
        '#' => raw(rest),
        '0'..='9' => (TokenKind::Number, number(rest), false),
        c if c.is_alphabetic() || c == '_' => {
            (TokenKind::Name, run(rest, |c| c.is_alphanumeric() || c == '_'), false)
        }
        c => (TokenKind::Symbol, c.len_utf8(), false),
    }
}

fn number(rest: &str) -> usize {
    let digits =
        |rest: &str| rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
    let whole = digits(rest);
    let fraction = &rest[whole..];
    if fraction.starts_with('.') && fraction[1..].starts_with(|c: char| c.is_ascii_digit()) {
        return whole + 1 + digits(&fraction[1..]);
    }
    whole
}

fn comment(rest: &str) -> (TokenKind, usize, bool) {
    let (mut depth, mut at) = (0, 0);
    while at < rest.len() {
        let here = &rest[at..];
        if here.starts_with("/*") {
            (depth, at) = (depth + 1, at + 2);
        } else if here.starts_with("*/") {
            (depth, at) = (depth - 1, at + 2);
            if depth == 0 {
                return (TokenKind::Comment, at, false);
            }
        } else {
            at += here.chars().next().map_or(1, char::len_utf8);
        }
    }
    (TokenKind::Comment, rest.len(), true)
}

fn quoted(rest: &str, quote: char) -> (TokenKind, usize, bool) {
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '\n' => return (TokenKind::Text, at, true),
            c if c == quote => return (TokenKind::Text, at + 1, false),
            _ => {}
        }
    }
    (TokenKind::Text, rest.len(), true)
}

/// A text in back-quotes, in which `${…}` holds script again.
fn interpolated(rest: &str) -> (TokenKind, usize, bool) {
    let mut at = 1;
    while at < rest.len() {
        let here = &rest[at..];
        if here.starts_with("``") {
            at += 2;
        } else if here.starts_with('`') {
            return (TokenKind::LongText, at + 1, false);
        } else if here.starts_with("${") {
            at += 2;
            let mut depth = 1;
            while depth > 0 && at < rest.len() {
                let here = &rest[at..];
                let first = here.chars().next().unwrap_or(' ');
                let length = match first {
                    '{' | '}' => 1,
                    c if c.is_whitespace() => c.len_utf8(),
                    _ => next(here, first).1.max(1),
                };
                match &here[..length] {
                    "{" | "#{" => depth += 1,
                    "}" => depth -= 1,
                    _ => {}
                }
                at += length;
            }
        } else {
            at += here.chars().next().map_or(1, char::len_utf8);
        }
    }
    (TokenKind::LongText, rest.len(), true)
}

/// `#"…"#`, with as many `#` at the end as at the start.
fn raw(rest: &str) -> (TokenKind, usize, bool) {
    let marks = rest.find(|c| c != '#').unwrap_or(rest.len());
    if !rest[marks..].starts_with('"') {
        return (TokenKind::Symbol, 1, false);
    }
    let end = format!("\"{}", &rest[..marks]);
    match rest[marks + 1..].find(&end) {
        Some(at) => (TokenKind::LongText, marks + 1 + at + end.len(), false),
        None => (TokenKind::LongText, rest.len(), true),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<(TokenKind, &str)> {
        tokens(text).into_iter().map(|token| (token.kind, token.text)).collect()
    }

    #[test]
    fn a_line_is_cut_into_its_words() {
        use TokenKind::*;
        let expected = [
            (Keyword, "let"),
            (Name, "x"),
            (Symbol, "="),
            (Name, "roll"),
            (Symbol, "("),
            (Text, "\"3d6\""),
            (Symbol, ","),
        ];
        assert_eq!(kinds("let x = roll(\"3d6\","), expected);
        assert_eq!(
            kinds("#{a: 1.5}..2"),
            [
                (Symbol, "#{"),
                (Name, "a"),
                (Symbol, ":"),
                (Number, "1.5"),
                (Symbol, "}"),
                (Symbol, "."),
                (Symbol, "."),
                (Number, "2")
            ]
        );
    }

    #[test]
    fn brackets_in_texts_and_comments_are_no_brackets() {
        for text in ["\"(\\\"[\"", "'('", "`a ( ${ f(\"}\") } [`", "#\"(\" [\"#", "// (", "/* ( /* [ */ */"] {
            assert_eq!(tokens(text).len(), 1, "{text}");
            assert!(!tokens(text)[0].open, "{text}");
        }
    }

    #[test]
    fn an_unfinished_text_or_comment_is_open() {
        for text in ["\"abc", "`abc ${ x", "#\"abc\"", "/* /* */"] {
            let found = tokens(text);
            assert!(found.len() == 1 && found[0].open, "{text}");
        }
    }

    #[test]
    fn any_text_is_covered_in_order() {
        let text = "a`é${#{x:`${1}`}}`\"ü\n§ #x ## \"\\";
        let mut end = 0;
        for token in tokens(text) {
            assert!(token.start >= end && &text[token.start..token.end()] == token.text);
            end = token.end();
        }
    }
}
