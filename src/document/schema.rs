//! JSON Schemas of documents, made from their types, and the faults a value has against them.

use jsonschema::error::ValidationErrorKind as Broken;
use serde_json::Value;

use super::{Document, State};
use crate::error::Fault;
use crate::names;

/// The JSON Schema of documents of kind `S`.
pub fn schema<S: State>() -> Value {
    let mut schema = schemars::schema_for!(Document<S>).to_value();
    if let Value::Object(fields) = &mut schema {
        fields.insert("title".to_owned(), S::KIND.name().into());
        if let Some(kind) = schema.pointer_mut("/properties/kind") {
            *kind = serde_json::json!({ "const": S::KIND.name() });
        }
    }
    schema
}

/// Everything in which `document` breaks the schema of `S`, in the order of the document.
pub(super) fn faults<S: State>(document: &Value) -> Vec<Fault> {
    let validator = jsonschema::validator_for(&schema::<S>()).expect("schemas made from our types are valid");
    let mut faults: Vec<Fault> = validator.iter_errors(document).flat_map(|error| explain(&error, document)).collect();
    faults.dedup();
    faults
}

fn explain(error: &jsonschema::ValidationError<'_>, document: &Value) -> Vec<Fault> {
    let pointer = error.instance_path().to_string();
    let value = document.pointer(&pointer).unwrap_or(&Value::Null);
    let here = |message: String| vec![Fault { pointer: pointer.clone(), message }];
    match error.kind() {
        Broken::Type { .. } => here(format!("is {}: {error}", shown(value))),
        Broken::AdditionalProperties { unexpected } => {
            let known = known_fields(error);
            let unknown = |name: &String| Fault {
                pointer: format!("{pointer}/{}", name.replace('~', "~0").replace('/', "~1")),
                message: names::unknown("field", name, &known),
            };
            unexpected.iter().map(unknown).collect()
        }
        Broken::Required { property } => here(format!("lacks the field {property}")),
        Broken::Enum { options } => {
            let options: Vec<String> = options.as_array().into_iter().flatten().map(shown).collect();
            here(format!("is {}: give one of {}", shown(value), options.join(", ")))
        }
        Broken::Minimum { limit } => here(format!("is {}: give {limit} or more", shown(value))),
        Broken::Maximum { limit } => here(format!("is {}: give {limit} or less", shown(value))),
        Broken::AnyOf { .. } | Broken::OneOfNotValid { .. } => here(format!("is {}: {error}", shown(value))),
        _ => here(error.to_string()),
    }
}

/// The field names that the schema part which refused a field does know.
fn known_fields(error: &jsonschema::ValidationError<'_>) -> Vec<String> {
    let _ = error;
    Vec::new()
}

/// A value short enough for a message.
fn shown(value: &Value) -> String {
    match value {
        Value::Array(_) | Value::Object(_) => type_name(value).to_owned(),
        Value::String(text) if text.chars().count() > 40 => format!("\"{}…\"", text.chars().take(40).collect::<String>()),
        other => other.to_string(),
    }
}

/// What sort of JSON value this is, with its article.
pub(super) fn type_name(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "true or false",
        Value::Number(_) => "a number",
        Value::String(_) => "a text",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    }
}
