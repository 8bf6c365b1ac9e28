//! Documents as scripts load and save them: checked by the reader of their kind, written in its order of
//! fields.

use serde_json::Value;

use crate::command::document::any::{ForAnyKind, kind_of, with_kind};
use crate::document::{self, State};
use crate::error::Error;

/// The text of `value` as it is written to a file. A document, which is what says it is one, must be valid
/// and gets its own order of fields; any other value is written as it is.
///
/// # Errors
/// Everything wrong with the document, which is called `name`.
pub(super) fn text_of(name: &str, value: &Value) -> Result<String, Error> {
    if value.get("format").is_none_or(|format| format != "pointman") {
        return Ok(format!("{value:#}\n"));
    }
    let text = value.to_string();
    let kind = kind_of(name, &text)?;
    with_kind(kind, Settling { name, text: &text })
}

struct Settling<'a> {
    name: &'a str,
    text: &'a str,
}

impl ForAnyKind for Settling<'_> {
    type Gives = String;

    fn run<S: State>(self) -> Result<String, Error> {
        document::read::<S>(self.name, self.text).map(|document| document.to_text())
    }
}
