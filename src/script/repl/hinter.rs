//! What is shown faintly after the cursor: the rest of a line given before, or what the call being typed
//! still takes.

use rustyline::Context as Editing;
use rustyline::hint::{Hint, Hinter, HistoryHinter};

use super::Prompt;
use super::context::Context;
use crate::script::help;

/// A hint.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct LineHint {
    text: String,
    /// Whether it can be taken over: it is what a line said, not what a function takes.
    is_line: bool,
}

impl Hint for LineHint {
    fn display(&self) -> &str {
        &self.text
    }

    fn completion(&self) -> Option<&str> {
        self.is_line.then_some(self.text.as_str())
    }
}

impl Prompt<'_> {
    /// What the call at the end of `line` still takes.
    fn still_takes(&self, line: &str) -> Option<String> {
        let context = Context::at_end_of(line);
        if let Some((function, complete)) = context.call() {
            let parameters = self.parameters(function)?;
            let next = if context.is_fresh() { complete } else { complete + 1 };
            let rest = parameters.get(next..)?.join(", ");
            return Some(match (context.is_fresh(), rest.is_empty()) {
                (true, _) if line.ends_with(',') => format!(" {rest})"),
                (true, _) => format!("{rest})"),
                (false, true) => return None,
                (false, false) => format!(", {rest})"),
            });
        }
        let (function, option) = context.option_value().filter(|_| context.is_fresh())?;
        let options = help::topic(function)?.options;
        let value = options.into_iter().find(|known| known.name == option.replace('-', "_"))?.value;
        Some(if line.ends_with(':') { format!(" {value}") } else { value })
    }

    fn parameters(&self, function: &str) -> Option<Vec<String>> {
        if let Some((_, parameters)) = self.memory.borrow().functions().find(|(name, _)| *name == function) {
            return Some(parameters.into_iter().map(str::to_owned).collect());
        }
        let topic = help::topic(function)?;
        let longest = topic.signature.split(" or ").last()?;
        let inside = longest.strip_prefix(&topic.name)?.strip_prefix('(')?.strip_suffix(')')?;
        Some(inside.split(", ").filter(|parameter| !parameter.is_empty()).map(str::to_owned).collect())
    }
}

impl Hinter for &Prompt<'_> {
    type Hint = LineHint;

    fn hint(&self, line: &str, position: usize, editing: &Editing<'_>) -> Option<LineHint> {
        if position < line.len() || line.trim().is_empty() {
            return None;
        }
        let earlier = HistoryHinter::new().hint(line, position, editing).filter(|rest| !rest.contains('\n'));
        let line_hint = earlier.map(|text| LineHint { text, is_line: true });
        line_hint.or_else(|| self.still_takes(line).map(|text| LineHint { text, is_line: false }))
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::after;

    #[test]
    fn a_call_being_typed_says_what_it_still_takes() {
        after(&["fn mine(a, b) { a + b }"], |prompt| {
            let hint = |line| prompt.still_takes(line);
            assert_eq!(hint("roll(").as_deref(), Some("expression, #{options})"));
            assert_eq!(hint("roll(\"3d6\"").as_deref(), Some(", #{options})"));
            assert_eq!(hint("roll(\"3d6\",").as_deref(), Some(" #{options})"));
            assert_eq!(hint("let x = mine(1, ").as_deref(), Some("b)"));
            assert_eq!(hint("save(").as_deref(), Some("document, path, #{force: true})"));
            assert_eq!(hint("roll(\"3d6\", #{seed:").as_deref(), Some(" N"));
            assert_eq!(hint("unknown("), None);
            assert_eq!(hint("1 + "), None);
        });
    }
}
