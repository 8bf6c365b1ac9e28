//! Documents as scripts load and save them: checked by the reader of their kind, written in its order of
//! fields.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::command::Held;
use crate::command::document::any::{ForAnyKind, KINDS, with_kind};
use crate::document::{Parsed, State};
use crate::error::Error;

/// The text of `value` as it is written to a file. A document, which is what says it is one, must be valid
/// and gets its own order of fields; any other value is written as it is.
///
/// # Errors
/// Everything wrong with the document, which is called `name`.
pub(super) fn text_of(name: &str, value: &Value) -> Result<String, Error> {
    if !is_ours(value) {
        return Ok(format!("{value:#}\n"));
    }
    settled(Parsed::of_value(name, value.clone())).map(|document| document.text())
}

/// The document in what was read, checked; it must say that it is one.
///
/// # Errors
/// Everything wrong with it.
pub(super) fn settled(parsed: Parsed) -> Result<Held, Error> {
    with_kind(parsed.kind(KINDS)?, Settling(parsed))
}

/// Whether a value says that it is a document of ours.
pub(super) fn is_ours(value: &Value) -> bool {
    value.get("format").is_some_and(|format| format == "pointman")
}

/// Whether a file holds a document of ours.
pub(super) fn is_document(path: &Path) -> bool {
    let text = fs::read_to_string(path).unwrap_or_default();
    serde_json::from_str(&text).is_ok_and(|value| is_ours(&value))
}

struct Settling(Parsed);

impl ForAnyKind for Settling {
    type Gives = Held;

    fn run<S: State>(self) -> Result<Held, Error> {
        self.0.read::<S>().map(Held::of)
    }
}
