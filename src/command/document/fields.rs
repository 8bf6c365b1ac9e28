//! The fields of a document by their paths, and what a field may be: what shells complete after `adjust`.

use serde_json::Value;

use crate::command::document::any::{ForAnyKind, kind_named, with_kind};
use crate::command::seal::FNG_SECRET_FIELDS;
use crate::document::{State, schema};
use crate::error::Error;

struct SchemaOf;

impl ForAnyKind for SchemaOf {
    type Gives = Value;

    fn run<S: State>(self) -> Result<Value, Error> {
        Ok(schema::<S>())
    }
}

/// The fields of a document, as its schema names them.
pub struct Fields {
    schema: Value,
    data: Value,
}

impl Fields {
    /// Those of `document`, the JSON of a file. None if it is no document. Where something hides in a
    /// mission, nothing is offered: how long a list is would tell of it.
    pub fn of(mut document: Value) -> Option<Fields> {
        let kind = kind_named(document["kind"].as_str()?).ok()?;
        let schema = with_kind(kind, SchemaOf).ok()?;
        let mut data = document["data"].take();
        if kind == <crate::fng::mission::Mission as State>::KIND {
            let told = data.as_object_mut()?;
            FNG_SECRET_FIELDS.iter().for_each(|field| drop(told.remove(*field)));
        }
        Some(Fields { schema, data })
    }

    /// The paths that go on from what was `typed`, a part further; with a slash where fields lie below.
    pub fn paths(&self, typed: &str) -> Vec<String> {
        let start = typed.rfind('/').map_or(0, |slash| slash + 1);
        let Some((node, data)) = self.at(&typed[..start]) else { return Vec::new() };
        let below = |part: String, inner: &Value| {
            let inner = self.resolved(inner);
            let more = inner.get("properties").is_some() || inner.get("items").is_some();
            format!("{}{part}{}", &typed[..start], if more { "/" } else { "" })
        };
        if let Some(fields) = node["properties"].as_object() {
            return fields.iter().map(|(part, inner)| below(part.clone(), inner)).collect();
        }
        let parts = data.and_then(Value::as_array).into_iter().flatten().enumerate().map(list_part);
        parts.map(|part| below(part, &node["items"])).collect()
    }

    /// What the field at `path` may be, where that is a closed list.
    pub fn values(&self, path: &str) -> Vec<String> {
        let Some((node, _)) = self.at(path) else { return Vec::new() };
        if node["type"] == "boolean" {
            return ["true", "false"].map(str::to_owned).into();
        }
        let one_of = node["oneOf"].as_array().into_iter().flatten();
        let each =
            one_of.flat_map(|one| one["enum"].as_array().into_iter().flatten().chain(one.get("const")));
        let listed = node["enum"].as_array().into_iter().flatten();
        listed.chain(each).filter_map(|value| Some(value.as_str()?.to_owned())).collect()
    }

    /// What stands in the field at `path`, where that is a word, a number, yes or no.
    pub fn now(&self, path: &str) -> Option<String> {
        match self.at(path)?.1? {
            Value::String(word) => Some(word.clone()),
            one @ (Value::Number(_) | Value::Bool(_)) => Some(one.to_string()),
            _ => None,
        }
    }

    /// What the schema says of the field at `path`, and what stands there.
    fn at(&self, path: &str) -> Option<(&Value, Option<&Value>)> {
        let mut node = self.resolved(&self.schema["properties"]["data"]);
        let mut data = Some(&self.data);
        for part in path.split('/').filter(|part| !part.is_empty()) {
            if let Some(inner) = node["properties"].get(part) {
                data = data.and_then(|data| data.get(part));
                node = self.resolved(inner);
            } else {
                let inner = node.get("items")?;
                let list = data.and_then(Value::as_array).into_iter().flatten().enumerate();
                let place =
                    part.parse().ok().or_else(|| list.clone().position(|place| list_part(place) == part));
                data = data.and_then(|data| data.get(place?));
                node = self.resolved(inner);
            }
        }
        Some((node, data))
    }

    /// What a part of the schema refers to; of a value that may be absent, the value.
    fn resolved<'a>(&'a self, mut node: &'a Value) -> &'a Value {
        loop {
            let target = node["$ref"].as_str().and_then(|target| target.strip_prefix('#'));
            let some = node["anyOf"].as_array().and_then(|any| any.iter().find(|one| one["type"] != "null"));
            let Some(next) = target.and_then(|target| self.schema.pointer(target)).or(some) else {
                return node;
            };
            node = next;
        }
    }
}

/// How a path names one of a list: by its name where that is one word, or by its place.
fn list_part((place, one): (usize, &Value)) -> String {
    // Someone on an evening is a figure with what it did there: the figure has the name.
    let bearer = one.get("man").filter(|man| man.is_object()).unwrap_or(one);
    let name = bearer["name"].as_str().filter(|name| !name.is_empty() && !name.contains([' ', '/']));
    name.map_or_else(|| place.to_string(), str::to_owned)
}
