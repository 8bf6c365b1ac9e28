//! What the rules say of a name, in short: an Attribute, or the table of a check.

use serde_json::json;

use crate::command::{Entry, Session};
use crate::error::Error;
use crate::fng::attributes;
use crate::fng::checks::Edition;
use crate::render::Report;

/// What the word says at every prompt of FNG.
pub const RULES: (&str, &str) =
    ("rules", "NAME: what an Attribute does, or the table of a check: `rules scout`, `rules received fire`");

/// What the rules of an edition say of `typed`: an Attribute, or a check.
///
/// # Errors
/// [`Error::Usage`] with the nearest names where it is neither.
pub fn rules_of(typed: &str, edition: Edition) -> Result<Report, Error> {
    if typed.is_empty() {
        return Err(Error::Usage(format!("{} {}", RULES.0, RULES.1)));
    }
    let id = typed.trim().to_lowercase().replace(' ', "-");
    let unknown = match attributes::find(&id) {
        Ok(attribute) => {
            let mut report = Report::new();
            report.line(format!("{}: {}.", attribute.name, attribute.told()));
            attribute.notes.iter().for_each(|note| report.item(1, &**note));
            return Ok(report);
        }
        Err(unknown) => unknown,
    };
    let (entry, _) = Entry::of_words(&["fng-test"]).ok_or_else(|| Error::Bug("no fng-test".to_owned()))?;
    let options = json!({ "check": id, "table": true, "edition": edition.number().to_string() });
    let Some(options) = options.as_object().cloned() else { return Err(unknown) };
    let outcome = entry.call(Vec::new(), options, &mut Session::of_command_line());
    outcome.map(|outcome| outcome.answer.report()).map_err(|_| unknown)
}
