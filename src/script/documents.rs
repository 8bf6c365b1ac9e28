//! Documents as scripts load and save them: checked by the reader of their kind, written in its order of fields.

use serde_json::Value;

use crate::document::{self, Kind, State};
use crate::error::Error;
use crate::fng::squad::Squad;

/// The text of `value` as it is written to a file. A document, which is what says it is one, must be valid and gets its own
/// order of fields; any other value is written as it is.
///
/// # Errors
/// Everything wrong with the document, which is called `name`.
pub(super) fn text_of(name: &str, value: &Value) -> Result<String, Error> {
    if value.get("format").is_none_or(|format| format != "pointman") {
        return Ok(format!("{value:#}\n"));
    }
    let text = value.to_string();
    match document::kind_of(name, &text)? {
        Kind::FngSquad => settled::<Squad>(name, &text),
        Kind::AvMission | Kind::AvCampaign => Ok(format!("{value:#}\n")),
    }
}

fn settled<S: State>(name: &str, text: &str) -> Result<String, Error> {
    document::read::<S>(name, text).map(|document| document.to_text())
}
