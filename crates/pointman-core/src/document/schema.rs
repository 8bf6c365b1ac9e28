//! JSON Schemas of documents, and the faults a value has against them.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{Document, HistoryStep, State, TypedStep};
use crate::error::{ErrorAnswer, Fault};
use crate::names;
use crate::refused_value::{self, RefusedValue, below};

/// The JSON Schemas of a crate, by name.
///
/// They are made from the types and never change, so that programs carry them as text: the code that makes
/// them is an eighth of all there would be. See `pointman-schema`.
#[derive(Debug, Clone, Copy)]
pub enum Schemas {
    /// As [`packed`] gives them; nothing packed is no schemas.
    Baked(&'static [u8]),
    /// Made when one is asked for.
    Made(fn(&str) -> Value),
}

/// What [`baked`] writes. What several schemas define alike stands there once: a schema has the places of its
/// definitions in the list.
#[derive(Default, Serialize, Deserialize)]
struct Shelf {
    defs: Vec<(String, Value)>,
    schemas: BTreeMap<String, Value>,
}

impl Schemas {
    /// No schemas: of what the reader of a type refuses, the first fault is told.
    pub const NONE: Schemas = Schemas::Made(|_| Value::Null);

    /// The schema of this name; null, which allows anything, if there is none.
    pub fn of(self, name: &str) -> Value {
        let text = match self {
            Schemas::Baked(packed) => unpacked(packed),
            Schemas::Made(made) => return made(name),
        };
        let mut shelf: Shelf = serde_json::from_str(&text).expect("schemas are baked from what reads them");
        let Some(mut schema) = shelf.schemas.remove(name) else { return Value::Null };
        if let Some(defs) = schema.get_mut("$defs") {
            let places: Vec<usize> = serde_json::from_value(defs.take()).expect("a list of places was baked");
            let of = |place: usize| std::mem::take(&mut shelf.defs[place]);
            *defs = places.into_iter().map(of).collect::<Map<_, _>>().into();
        }
        schema
    }
}

/// A schema by its name, made from its type; none where no schemas are made.
pub type Made = (&'static str, Option<Value>);

/// What is packed for [`Schemas::Baked`], with a definition or a schema a line.
///
/// # Panics
/// When two schemas of one name differ, and when no schemas are made.
pub fn baked(schemas: impl IntoIterator<Item = Made>) -> String {
    let mut shelf = Shelf::default();
    for (name, schema) in schemas {
        let mut schema = schema.expect("the feature `made` is on");
        if let Some(defs) = schema.get_mut("$defs") {
            let Value::Object(named) = defs.take() else { unreachable!("definitions have names") };
            let places = named.into_iter().map(|def| {
                let known = shelf.defs.iter().position(|known| *known == def);
                known.unwrap_or_else(|| {
                    shelf.defs.push(def);
                    shelf.defs.len() - 1
                })
            });
            *defs = places.collect::<Vec<_>>().into();
        }
        if let Some(before) = shelf.schemas.insert(name.to_owned(), schema.clone()) {
            assert_eq!(before, schema, "two schemas have the name {name}");
        }
    }
    let defs = shelf.defs.iter().map(|(name, def)| format!("[{name:?},{def}]"));
    let schemas = shelf.schemas.iter().map(|(name, schema)| format!("{name:?}:{schema}"));
    let lines = |lines: Vec<String>| lines.join(",\n");
    format!(
        "{{\"defs\":[\n{}\n],\n\"schemas\":{{\n{}\n}}}}\n",
        lines(defs.collect()),
        lines(schemas.collect())
    )
}

/// The text as a program carries it: a sixth of its size.
pub fn packed(baked: &str) -> Vec<u8> {
    miniz_oxide::deflate::compress_to_vec_zlib(baked.as_bytes(), 9)
}

/// The text that was [`packed`].
///
/// # Panics
/// When it was not.
pub fn unpacked(packed: &[u8]) -> String {
    if packed.is_empty() {
        return EMPTY.to_owned();
    }
    let text = miniz_oxide::inflate::decompress_to_vec_zlib(packed).expect("schemas are packed by `packed`");
    String::from_utf8(text).expect("schemas are text")
}

/// No schemas.
const EMPTY: &str = r#"{"defs":[],"schemas":{}}"#;

crate::described! {
    /// The schemas of what the documents of every game share.
    pub fn shared_schemas() in SCHEMAS {
        HistoryStep = "record",
        ErrorAnswer = "error",
    }
}

/// The schemas of what the documents of every game share.
pub const SCHEMAS: Schemas = Schemas::Baked(include_bytes!("../schemas.json.z"));

/// The JSON Schema of documents of kind `S`.
pub fn schema<S: State>() -> Value {
    S::SCHEMAS.of(S::KIND.name())
}

/// The schemas of documents of kind `S` and of their steps, made from the types.
pub fn made<S: State>() -> Vec<Made> {
    let document = schemars::of::<Document<S>>().map(|mut schema| {
        schema["title"] = S::KIND.name().into();
        super::limits::tell(&mut schema);
        schema
    });
    let steps = S::Making::schemas().into_iter().chain(S::Step::schemas());
    [(S::KIND.name(), document)].into_iter().chain(steps).collect()
}

/// What is read beside documents, such as a report; [`described!`](crate::described) says it of types.
pub trait Described {
    /// The JSON Schema.
    fn schema() -> Value;
}

/// Names the schemas of types, and defines a function that makes them from the types.
///
/// ```
/// use pointman_core::document::{Described, Schemas};
///
/// pub const SCHEMAS: Schemas = Schemas::NONE;
/// #[derive(schemars::JsonSchema)]
/// pub struct Orders {
///     pub fill: u8,
/// }
/// pointman_core::described! {
///     /// What a pool reads.
///     pub fn beside() in SCHEMAS { Orders = "pool-orders", }
/// }
/// assert!(Orders::schema().is_null());
/// assert_eq!(beside()[0].0, "pool-orders");
/// ```
#[macro_export]
macro_rules! described {
    ($(#[$doc:meta])* $public:vis fn $made:ident() in $schemas:path { $($Type:ty = $name:literal,)* }) => {
        $(impl $crate::document::Described for $Type {
            fn schema() -> $crate::document::Json {
                $schemas.of($name)
            }
        })*

        $(#[$doc])*
        $public fn $made() -> Vec<$crate::document::Made> {
            vec![$(($name, $crate::document::schemars::of::<$Type>()),)*]
        }
    };
}

/// `value` as a `T`, which is read as strictly as a document; `schema` explains what is refused.
///
/// # Errors
/// Every fault of its structure.
pub fn read_described<T: DeserializeOwned>(
    value: &Value,
    schema: impl FnOnce() -> Value,
) -> Result<T, Vec<Fault>> {
    refused_value::read(value).map_err(|RefusedValue { pointer, message }| {
        let faults = faults_against(&schema(), value);
        if faults.is_empty() { vec![Fault { pointer, message }] } else { faults }
    })
}

/// `document` without the fields that `schema` does not know.
pub(super) fn without_unknown_fields(schema: &Value, document: &Value) -> Value {
    let mut found = Vec::new();
    Comparison { root: schema }.compare(schema, document, "", &mut found);
    let mut known = document.clone();
    for pointer in found.into_iter().filter(|broken| broken.unknown).map(|broken| broken.fault.pointer) {
        let Some((parent, field)) = pointer.rsplit_once('/') else { continue };
        if let Some(fields) = known.pointer_mut(parent).and_then(Value::as_object_mut) {
            fields.shift_remove(&field.replace("~1", "/").replace("~0", "~"));
        }
    }
    known
}

/// Everything in which `data` breaks what `whole`, the schema of a document, says of its data.
pub(super) fn data_faults(mut whole: Value, data: &Value) -> Vec<Fault> {
    let mut schema = whole["properties"]["data"].take();
    schema["$defs"] = whole["$defs"].take();
    faults_against(&schema, data)
}

/// Everything in which `value` breaks `schema`: one made from a type, by the keywords that such schemas are
/// made of.
///
/// It is for explaining what the reader of the type has refused; `pattern` and `uniqueItems` are left to that
/// reader.
pub fn faults_against(schema: &Value, value: &Value) -> Vec<Fault> {
    let mut found = Vec::new();
    Comparison { root: schema }.compare(schema, value, "", &mut found);
    let mut faults: Vec<Fault> = found.into_iter().map(|broken| broken.fault).collect();
    faults.dedup();
    faults
}

/// One thing wrong with a value.
struct Broken {
    fault: Fault,
    /// What would be right instead, if the value as a whole is wrong.
    wanted: Option<String>,
    /// It is a field that the schema does not know.
    unknown: bool,
}

/// A value is compared with schemas that refer to the definitions of `root`.
struct Comparison<'a> {
    root: &'a Value,
}

impl Comparison<'_> {
    fn compare(&self, schema: &Value, value: &Value, pointer: &str, found: &mut Vec<Broken>) {
        if let Some(target) = schema["$ref"].as_str() {
            let part =
                self.root.pointer(target.trim_start_matches('#')).expect("schemas define what they refer to");
            return self.compare(part, value, pointer, found);
        }
        if let Some(branches) = schema["anyOf"].as_array().or_else(|| schema["oneOf"].as_array()) {
            return self.one_of(branches, value, pointer, found);
        }
        if let Some(wanted) = wanted(schema, value) {
            let is_huge = value.as_f64().is_some_and(|number| number.fract() == 0.0 && number.abs() > 1e15);
            let message = match is_huge && wanted == WHOLE_NUMBER {
                true => format!("is too large: give a whole number up to {}", u64::MAX),
                false => format!("is {}: give {wanted}", shown(value)),
            };
            let fault = Fault { pointer: pointer.to_owned(), message };
            return found.push(Broken { fault, wanted: Some(wanted), unknown: false });
        }
        match value {
            Value::Object(fields) => self.fields(schema, fields, pointer, found),
            Value::Array(items) if schema["items"].is_object() => {
                for (index, item) in items.iter().enumerate() {
                    self.compare(&schema["items"], item, &below(pointer, &index.to_string()), found);
                }
            }
            _ => {}
        }
    }

    fn fields(&self, schema: &Value, fields: &Map<String, Value>, pointer: &str, found: &mut Vec<Broken>) {
        let mut add = |pointer: String, message| {
            found.push(Broken { fault: Fault { pointer, message }, wanted: None, unknown: false })
        };
        for name in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            if !fields.contains_key(name) {
                add(pointer.to_owned(), format!("lacks the field {name}"));
            }
        }
        let no_properties = Map::new();
        let properties = schema["properties"].as_object().unwrap_or(&no_properties);
        for (name, value) in fields {
            match (properties.get(name), &schema["additionalProperties"]) {
                (Some(property), _) => self.compare(property, value, &below(pointer, name), found),
                (None, Value::Bool(false)) => {
                    let known: Vec<&String> = properties.keys().collect();
                    let fault = Fault {
                        pointer: below(pointer, name),
                        message: names::unknown("field", name, &known),
                    };
                    found.push(Broken { fault, wanted: None, unknown: true });
                }
                (None, other @ Value::Object(_)) => self.compare(other, value, &below(pointer, name), found),
                (None, _) => {}
            }
        }
    }

    fn one_of(&self, branches: &[Value], value: &Value, pointer: &str, found: &mut Vec<Broken>) {
        let mut tried = Vec::new();
        for branch in branches {
            let mut broken = Vec::new();
            self.compare(branch, value, pointer, &mut broken);
            if broken.is_empty() {
                return;
            }
            tried.push(broken);
        }
        // A branch that fits here but not further in is the one meant.
        if let Some(meant) =
            tried.iter().position(|broken| broken.iter().all(|broken| broken.fault.pointer != pointer))
        {
            return found.append(&mut tried[meant]);
        }
        let mut right: Vec<String> = tried.into_iter().flatten().filter_map(|broken| broken.wanted).collect();
        right.dedup();
        let wanted = match right.split_last() {
            Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
            Some((only, _)) => only.clone(),
            None => "an object with other fields".to_owned(),
        };
        let fault =
            Fault { pointer: pointer.to_owned(), message: format!("is {}: give {wanted}", shown(value)) };
        found.push(Broken { fault, wanted: Some(wanted), unknown: false });
    }
}

/// What would be right instead of `value` as a whole, if it is wrong.
fn wanted(schema: &Value, value: &Value) -> Option<String> {
    if let Some(constant) = schema.get("const") {
        return (constant != value).then(|| constant.to_string());
    }
    if let Some(options) = schema["enum"].as_array() {
        return (!options.contains(value)).then(|| of_options(options, value));
    }
    let one = [schema["type"].clone()];
    let types: Vec<&str> =
        schema["type"].as_array().map_or(&one[..], Vec::as_slice).iter().filter_map(Value::as_str).collect();
    if !types.is_empty() && !types.iter().any(|name| is_of_type(value, name)) {
        return Some(types.iter().map(|name| wanted_type(name)).collect::<Vec<_>>().join(" or "));
    }
    let (minimum, maximum) = (&schema["minimum"], &schema["maximum"]);
    if let (Some(number), Some(least)) = (value.as_f64(), minimum.as_f64())
        && number < least
    {
        return Some(format!("{minimum} or more"));
    }
    if let (Some(number), Some(most)) = (value.as_f64(), maximum.as_f64())
        && number > most
    {
        return Some(format!("{maximum} or less"));
    }
    let count = value.as_array().map(|items| items.len() as u64)?;
    let (fewest, most) = (schema["minItems"].as_u64(), schema["maxItems"].as_u64());
    match (fewest.filter(|fewest| count < *fewest), most.filter(|most| count > *most)) {
        (Some(fewest), _) => Some(format!("at least {fewest} entries")),
        (_, Some(most)) => Some(format!("at most {most} entries")),
        _ => None,
    }
}

/// More options than this are not all listed where some are spelt like the value.
const LISTED: usize = 12;

/// More options than this are never listed.
const MOST_LISTED: usize = 60;

/// The `options` in words: all, or of many the nearest.
fn of_options(options: &[Value], value: &Value) -> String {
    let known: Vec<&str> = options.iter().filter_map(Value::as_str).collect();
    let near = value.as_str().map_or_else(Vec::new, |text| names::nearest(text, &known));
    match (options.len() > LISTED, &near[..]) {
        (true, [_, ..]) => near.iter().map(|near| format!("{near:?}")).collect::<Vec<_>>().join(" or "),
        // Hundreds of words help nobody who has to find one.
        (true, []) if options.len() > MOST_LISTED => {
            format!("one of the {} values that `pointman schema` lists for it", options.len())
        }
        _ => options.iter().map(Value::to_string).collect::<Vec<_>>().join(", "),
    }
}

fn is_of_type(value: &Value, name: &str) -> bool {
    match name {
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        _ => value.is_null(),
    }
}

fn wanted_type(name: &str) -> &str {
    match name {
        "integer" => WHOLE_NUMBER,
        "number" => "a number",
        "string" => "text",
        "boolean" => "true or false",
        "array" => "a list",
        "object" => "an object",
        other => other,
    }
}

/// What an integer is called.
const WHOLE_NUMBER: &str = "a whole number";

/// A value short enough for a message.
fn shown(value: &Value) -> String {
    match value {
        Value::Array(_) | Value::Object(_) => type_name(value).to_owned(),
        Value::String(text) if text.chars().count() > 40 => {
            format!("\"{}…\"", text.chars().take(40).collect::<String>())
        }
        other => other.to_string(),
    }
}

/// What sort of JSON value this is, with its article.
pub(super) fn type_name(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "true or false",
        Value::Number(_) => "a number",
        Value::String(_) => "text",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    }
}
