//! How long the lists of a document may be. No game comes near; without a limit a document from somebody else
//! could keep the program busy for hours.

use serde_json::{Value, json};

use crate::error::{Fault, Faults};

/// Entries of a list.
pub const LIST: usize = 10_000;
/// Steps of a history.
pub const HISTORY: usize = 100_000;

/// Every list of `document` that is too long.
pub(super) fn faults(document: &Value) -> Vec<Fault> {
    let mut faults = Faults::default();
    for (name, part) in document.as_object().into_iter().flatten() {
        let most = if name == "history" { HISTORY } else { LIST };
        faults.at(name, |faults| look(part, most, faults));
    }
    faults.into_list()
}

fn look(value: &Value, most: usize, faults: &mut Faults) {
    match value {
        Value::Array(items) if items.len() > most => {
            faults.here(format!("has {} entries: at most {most} are read", items.len()));
        }
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                faults.at(index, |faults| look(item, LIST, faults));
            }
        }
        Value::Object(fields) if fields.len() > LIST => {
            faults.here(format!("has {} fields: at most {LIST} are read", fields.len()));
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                faults.at(name, |faults| look(field, LIST, faults));
            }
        }
        _ => {}
    }
}

/// Says the limits in the schema of a document.
pub(super) fn tell(schema: &mut Value) {
    tell_in(schema);
    if let Some(history) = schema.pointer_mut("/properties/history") {
        history["maxItems"] = HISTORY.into();
    }
}

fn tell_in(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            let is = |word: &str| match fields.get("type") {
                Some(Value::String(name)) => name == word,
                Some(Value::Array(names)) => names.iter().any(|name| name == word),
                _ => false,
            };
            let (list, map) = (
                is("array"),
                is("object") && fields.get("additionalProperties").is_some_and(Value::is_object),
            );
            for part in fields.values_mut() {
                tell_in(part);
            }
            for (_, keyword) in
                [(list, "maxItems"), (map, "maxProperties")].into_iter().filter(|(holds, _)| *holds)
            {
                fields.entry(keyword).or_insert(json!(LIST));
            }
        }
        Value::Array(parts) => parts.iter_mut().for_each(tell_in),
        _ => {}
    }
}
