//! Values between JSON and scripts. Nothing is rounded or dropped on the way: what cannot pass is an error.

use rhai::{Array, Blob, Dynamic, Engine, FLOAT, INT, ImmutableString, Map};
use serde_json::Value;

use super::handle::Handle;
use crate::error::Fault;

/// A whole number from 2^63 to 2^64 - 1, which a script cannot calculate with but hands on unchanged: a seed,
/// a count of dice drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Large(u64);

/// Teaches the engine to show and compare [`Large`] numbers.
pub(super) fn register_large(engine: &mut Engine) {
    engine
        .register_type_with_name::<Large>("whole number past 2^63")
        .register_fn("to_string", |large: Large| large.0.to_string())
        .register_fn("to_debug", |large: Large| large.0.to_string())
        .register_fn("==", |a: Large, b: Large| a == b)
        .register_fn("!=", |a: Large, b: Large| a != b);
}

/// The value a script sees for a JSON value: `()` for null, an object map for an object.
pub fn to_script(value: Value) -> Dynamic {
    match value {
        Value::Null => Dynamic::UNIT,
        Value::Bool(truth) => truth.into(),
        Value::Number(number) => match (number.as_i64(), number.as_u64(), number.as_f64()) {
            (Some(small), ..) => small.into(),
            (_, Some(large), _) => Dynamic::from(Large(large)),
            (.., fraction) => fraction.unwrap_or(FLOAT::NAN).into(),
        },
        Value::String(text) => text.into(),
        Value::Array(items) => items.into_iter().map(to_script).collect::<Array>().into(),
        Value::Object(fields) => {
            fields.into_iter().map(|(key, value)| (key.into(), to_script(value))).collect::<Map>().into()
        }
    }
}

/// The JSON value of a script's value.
///
/// # Errors
/// The place and kind of a part that JSON has no form for: a function, a time, a number that is not finite.
pub fn to_json(value: &Dynamic) -> Result<Value, Fault> {
    at(value, &mut String::new())
}

fn at(value: &Dynamic, pointer: &mut String) -> Result<Value, Fault> {
    let refused = |pointer: &str, what: &str| Fault {
        pointer: pointer.to_owned(),
        message: format!("{what} cannot be written as JSON"),
    };
    if value.is_shared() {
        return at(&value.flatten_clone(), pointer);
    }
    Ok(if value.is_unit() {
        Value::Null
    } else if let Ok(truth) = value.as_bool() {
        truth.into()
    } else if let Ok(number) = value.as_int() {
        number.into()
    } else if let Ok(number) = value.as_float() {
        serde_json::Number::from_f64(number)
            .ok_or_else(|| refused(pointer, &format!("the number {number}")))?
            .into()
    } else if let Some(large) = value.read_lock::<Large>() {
        large.0.into()
    } else if let Some(text) = value.read_lock::<ImmutableString>() {
        text.as_str().into()
    } else if let Ok(letter) = value.as_char() {
        letter.to_string().into()
    } else if let Some(items) = value.read_lock::<Array>() {
        let item = |(index, item)| below(pointer, &format!("{index}"), |pointer| at(item, pointer));
        Value::Array(items.iter().enumerate().map(item).collect::<Result<_, _>>()?)
    } else if let Some(handle) = value.read_lock::<Handle>() {
        handle.json().map_err(|fault| Fault { pointer: format!("{pointer}{}", fault.pointer), ..fault })?
    } else if let Some(fields) = value.read_lock::<Map>() {
        let field = |(key, value): (&rhai::Identifier, &Dynamic)| {
            let key = key.to_string();
            let value =
                below(pointer, &key.replace('~', "~0").replace('/', "~1"), |pointer| at(value, pointer))?;
            Ok::<_, Fault>((key, value))
        };
        Value::Object(fields.iter().map(field).collect::<Result<_, _>>()?)
    } else if let Some(bytes) = value.read_lock::<Blob>() {
        bytes.iter().map(|byte| Value::from(INT::from(*byte))).collect()
    } else {
        return Err(refused(pointer, &format!("a value of type {}", type_words(value.type_name()))));
    })
}

fn below<T>(pointer: &mut String, key: &str, look: impl FnOnce(&mut String) -> T) -> T {
    let outer = pointer.len();
    pointer.push('/');
    pointer.push_str(key);
    let result = look(pointer);
    pointer.truncate(outer);
    result
}

/// A type's name in words a player reads.
pub(super) fn type_words(name: &str) -> &str {
    match name {
        "i64" => "whole number",
        "f64" => "number with a fraction",
        "bool" => "true or false",
        "()" => "()",
        "string" | "&str | ImmutableString | String" | "ImmutableString" | "&str" | "String" => "text",
        "char" => "letter",
        "array" | "Array" => "array",
        "map" | "Map" => "map",
        "Fn" | "FnPtr" => "function",
        other => other.rsplit("::").next().unwrap_or(other),
    }
}

/// A value as people read it: like JSON, on one line where it fits into `width` columns, else indented.
pub fn shown(value: &Dynamic, width: usize) -> String {
    match to_json(value) {
        Ok(json) => {
            let mut text = String::new();
            lay(&json, 0, 0, width, &mut text);
            text
        }
        Err(_) => value.to_string(),
    }
}

/// Appends `value`, `indent` columns in, with `taken` columns of its first line used by its key.
fn lay(value: &Value, indent: usize, taken: usize, width: usize, text: &mut String) {
    let short = one_line(value);
    let holds_things = matches!(value, Value::Array(items) if !items.is_empty())
        || matches!(value, Value::Object(fields) if !fields.is_empty());
    if !holds_things || indent + taken + short.chars().count() < width {
        text.push_str(&short);
        return;
    }
    let margin = " ".repeat(indent + 2);
    let mut parts: Vec<(String, &Value)> = Vec::new();
    let (open, close) = match value {
        Value::Array(items) => {
            parts.extend(items.iter().map(|item| (String::new(), item)));
            ('[', ']')
        }
        Value::Object(fields) => {
            parts.extend(fields.iter().map(|(key, value)| (format!("{}: ", key_text(key)), value)));
            ('{', '}')
        }
        _ => return,
    };
    text.push(open);
    for (index, (key, part)) in parts.iter().enumerate() {
        text.push_str(if index == 0 { "\n" } else { ",\n" });
        text.push_str(&margin);
        text.push_str(key);
        lay(part, indent + 2, key.chars().count() + 1, width, text);
    }
    text.push('\n');
    text.push_str(&margin[2..]);
    text.push(close);
}

fn one_line(value: &Value) -> String {
    match value {
        Value::Array(items) => format!("[{}]", items.iter().map(one_line).collect::<Vec<_>>().join(", ")),
        Value::Object(fields) if fields.is_empty() => "{}".to_owned(),
        Value::Object(fields) => {
            let fields: Vec<_> =
                fields.iter().map(|(key, value)| format!("{}: {}", key_text(key), one_line(value))).collect();
            format!("{{ {} }}", fields.join(", "))
        }
        plain => plain.to_string(),
    }
}

fn key_text(key: &str) -> String {
    if rhai::is_valid_identifier(key) { key.to_owned() } else { Value::from(key).to_string() }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn json_comes_back_from_a_script_as_it_went_in() {
        let value =
            json!({"seed": u64::MAX, "low": i64::MIN, "half": 0.5, "none": null, "list": [true, "text", {}]});
        let back = to_json(&to_script(value.clone())).unwrap();
        assert_eq!(back["seed"], json!(u64::MAX));
        assert_eq!(back.as_object().unwrap().len(), value.as_object().unwrap().len());
        assert!(value.as_object().unwrap().iter().all(|(key, part)| &back[key] == part));
    }

    #[test]
    fn what_json_has_no_form_for_is_named_with_its_place() {
        let mut inner = Map::new();
        inner.insert("a/b".into(), FLOAT::NAN.into());
        let value: Dynamic = vec![Dynamic::UNIT, inner.into()].into();
        let fault = to_json(&value).unwrap_err();
        assert_eq!(
            (fault.pointer.as_str(), fault.message.as_str()),
            ("/1/a~1b", "the number NaN cannot be written as JSON")
        );
    }

    #[test]
    fn a_value_that_fits_is_shown_on_one_line_and_indented_otherwise() {
        let value = to_script(json!({"dice": [3, 5], "the check": "rally"}));
        assert_eq!(shown(&value, 80), "{ dice: [3, 5], \"the check\": \"rally\" }");
        assert_eq!(shown(&value, 20), "{\n  dice: [3, 5],\n  \"the check\": \"rally\"\n}");
    }
}
