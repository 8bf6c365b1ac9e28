//! Texts that a document may not hold: characters that steer a terminal or turn the direction of writing, by
//! which a document from somebody else could forge what a report says.

use serde_json::Value;

use crate::error::{Error, Fault, Faults};

/// Whether `c` steers what shows it instead of being shown: a control character of ASCII or of Latin-1 (NUL,
/// line ends, ESC, CSI), an end of line or paragraph, or a mark that turns the direction of writing.
///
/// ```
/// use pointman_core::document::steers;
/// assert!(['\0', '\n', '\x1b', '\u{9b}', '\u{202e}'].into_iter().all(steers));
/// assert!(!['a', ' ', 'ư', '“', '\u{200d}'].into_iter().any(steers));
/// ```
pub const fn steers(c: char) -> bool {
    matches!(c, '\0'..='\x1f' | '\x7f'..='\u{9f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Every text of `document`, and every name of a field, that holds such a character.
pub(super) fn faults(document: &Value) -> Vec<Fault> {
    let mut faults = Faults::default();
    look(document, &mut faults);
    faults.into_list()
}

/// Refuses the choices of a step with such a character: the document they made could not be read again.
///
/// # Errors
/// Usage, with the first.
pub(super) fn check_choices(choices: &Value) -> Result<(), Error> {
    match faults(choices).into_iter().next() {
        Some(Fault { pointer, message }) => {
            Err(Error::Usage(format!("{} {message}", pointer.trim_start_matches('/'))))
        }
        None => Ok(()),
    }
}

fn look(value: &Value, faults: &mut Faults) {
    match value {
        Value::String(text) => {
            if let Some(found) = text.chars().find(|c| steers(*c)) {
                let code = u32::from(found);
                faults.here(format!("contains the control character U+{code:04X}: remove it"));
            }
        }
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                faults.at(index, |faults| look(item, faults));
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                if name.chars().any(steers) {
                    let shown: String = name.chars().flat_map(char::escape_debug).collect();
                    faults
                        .here(format!("has the field \"{shown}\", whose name contains a control character"));
                } else {
                    faults.at(name, |faults| look(field, faults));
                }
            }
        }
        _ => {}
    }
}
