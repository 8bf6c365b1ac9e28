//! JSON Schemas of documents, made from their types, and the faults a value has against them.

use jsonschema::ValidationError;
use jsonschema::error::{TypeKind, ValidationErrorKind as Broken};
use serde_json::Value;

use super::{Document, State};
use crate::error::{Fault, Faults};
use crate::names;

/// The JSON Schema of documents of kind `S`, made from its type. The program carries [`Kind::schema`], which is the same.
pub fn schema<S: State>() -> Value {
    let mut schema = schemars::schema_for!(Document<S>).to_value();
    if let Some(kind) = schema.pointer_mut("/properties/kind") {
        *kind = serde_json::json!({ "const": S::KIND.name() });
    }
    schema["title"] = S::KIND.name().into();
    schema
}

/// Everything in which `document` breaks the schema that is published of its kind.
pub(super) fn faults(published: &str, document: &Value) -> Vec<Fault> {
    faults_against(&parsed(published), document)
}

/// Everything in which `data` breaks what the published schema says of a document's data.
pub(super) fn data_faults(published: &str, data: &Value) -> Vec<Fault> {
    let mut whole = parsed(published);
    let mut schema = whole["properties"]["data"].take();
    schema["$defs"] = whole["$defs"].take();
    faults_against(&schema, data)
}

fn parsed(published: &str) -> Value {
    serde_json::from_str(published).expect("schemas made from our types are JSON")
}

/// Everything in which `value` breaks `schema`.
pub fn faults_against(schema: &Value, value: &Value) -> Vec<Fault> {
    let validator = jsonschema::validator_for(schema).expect("schemas made from our types are valid");
    let mut faults = Vec::new();
    for error in validator.iter_errors(value) {
        explain(&error, schema, value, &mut faults);
    }
    faults.dedup();
    faults
}

fn explain(error: &ValidationError<'_>, schema: &Value, document: &Value, faults: &mut Vec<Fault>) {
    let pointer = error.instance_path().as_str();
    let value = document.pointer(pointer).unwrap_or(&Value::Null);
    let mut here = Faults::below(pointer);
    match error.kind() {
        Broken::AdditionalProperties { unexpected } => {
            let known = known_fields(error, schema);
            for name in unexpected {
                here.add(name, names::unknown("field", name, &known));
            }
        }
        Broken::Required { property } => {
            here.here(format!("lacks the field {}", property.as_str().unwrap_or_default()));
        }
        Broken::AnyOf { context } | Broken::OneOfNotValid { context } => {
            // A branch that fits here but not further in is the one meant.
            let deeper =
                |branch: &&Vec<ValidationError<'_>>| branch.iter().all(|inner| inner.instance_path().as_str() != pointer);
            match context.iter().find(deeper) {
                Some(branch) => return branch.iter().for_each(|inner| explain(inner, schema, document, faults)),
                None => here.here(format!("is {}: give {}", shown(value), either(context.iter().flatten()))),
            }
        }
        _ => here.here(format!("is {}: give {}", shown(value), either([error]))),
    }
    faults.extend(here.into_list());
}

/// What would be right instead, by errors each of which names one thing that would.
fn either<'a, 'e: 'a>(errors: impl IntoIterator<Item = &'a ValidationError<'e>>) -> String {
    let mut right: Vec<String> = errors.into_iter().map(|error| wanted(error)).collect();
    right.dedup();
    match right.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        _ => right.concat(),
    }
}

fn wanted(error: &ValidationError<'_>) -> String {
    match error.kind() {
        Broken::Type { kind: TypeKind::Single(kind) } => wanted_type(kind.as_str()).to_owned(),
        Broken::Type { kind: TypeKind::Multiple(kinds) } => {
            let mut kinds: Vec<_> = kinds.iter().map(|kind| wanted_type(kind.as_str())).collect();
            kinds.sort_by_key(|kind| *kind == "null");
            kinds.join(" or ")
        }
        Broken::Constant { expected_value } => expected_value.to_string(),
        Broken::Enum { options } => options.as_array().into_iter().flatten().map(Value::to_string).collect::<Vec<_>>().join(", "),
        Broken::Minimum { limit } => format!("{limit} or more"),
        Broken::Maximum { limit } => format!("{limit} or less"),
        Broken::MinItems { limit } => format!("at least {limit} entries"),
        Broken::MaxItems { limit } => format!("at most {limit} entries"),
        Broken::AnyOf { context } | Broken::OneOfNotValid { context } => either(context.iter().flatten()),
        _ => format!("something else ({error})"),
    }
}

fn wanted_type(name: &str) -> &str {
    match name {
        "integer" => "a whole number",
        "number" => "a number",
        "string" => "a text",
        "boolean" => "true or false",
        "array" => "a list",
        "object" => "an object",
        other => other,
    }
}

/// The field names known to the part of the schema that refused one.
fn known_fields(error: &ValidationError<'_>, schema: &Value) -> Vec<String> {
    let mut part = schema;
    for segment in error.evaluation_path().as_str().split('/').skip(1) {
        let next = match segment {
            "additionalProperties" => break,
            "$ref" => part["$ref"].as_str().and_then(|target| schema.pointer(target.trim_start_matches('#'))),
            name => match part {
                Value::Array(items) => name.parse().ok().and_then(|index: usize| items.get(index)),
                _ => part.get(name.replace("~1", "/").replace("~0", "~")),
            },
        };
        let Some(next) = next else { return Vec::new() };
        part = next;
    }
    part["properties"].as_object().map(|fields| fields.keys().cloned().collect()).unwrap_or_default()
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
