//! Documents in scripts, and long answers: a handle on what a command gave, of which a field becomes a map
//! only when a script looks at it. A document that a script changes is checked again when it goes back to a
//! command.

use std::cell::Cell;
use std::rc::Rc;

use rhai::{Array, Dynamic, Engine, EvalAltResult, INT, ImmutableString, Map};
use serde_json::Value;

use super::convert::{shown, to_json, to_script};
use super::errors::{thrown, without_form};
use crate::command::{CommandAnswer, Held};
use crate::error::Fault;

type Result<T> = std::result::Result<T, Box<EvalAltResult>>;

/// The field of what a filter gives that holds what it told.
const RECORD: &str = "record";

/// What a script holds.
#[derive(Clone)]
enum Whole {
    /// A document.
    Document(Held),
    /// An answer of parts.
    Answer(Rc<dyn CommandAnswer>),
}

impl Whole {
    fn field(&self, name: &str) -> Option<Value> {
        match self {
            Whole::Document(document) => document.field(name),
            Whole::Answer(answer) => answer.part(name),
        }
    }

    fn fields(&self) -> Vec<&'static str> {
        match self {
            Whole::Document(document) => document.fields(),
            Whole::Answer(answer) => answer.parts().to_vec(),
        }
    }
}

/// A document, or a long answer, that a script holds.
pub struct Handle {
    whole: Whole,
    /// What the command told that gave it.
    record: Option<Rc<dyn CommandAnswer>>,
    /// The fields that the script looked at, as values that Rhai changes where they stand.
    seen: Map,
    /// Whether one of them may be another than the document's; shared with copies, so that what one of them
    /// finds out all know.
    touched: Rc<Cell<bool>>,
    /// Whether it has only the fields seen: the script took one out.
    only_seen: bool,
}

impl Handle {
    pub(super) fn of(document: Held, record: Option<Rc<dyn CommandAnswer>>) -> Self {
        Handle { record, ..Handle::on(Whole::Document(document)) }
    }

    /// An answer of which each part is made when it is looked at.
    pub(super) fn of_answer(answer: Rc<dyn CommandAnswer>) -> Self {
        Handle::on(Whole::Answer(answer))
    }

    fn on(whole: Whole) -> Self {
        Handle { whole, record: None, seen: Map::new(), touched: Rc::default(), only_seen: false }
    }

    /// The document, unless the script has made it another.
    pub(super) fn unchanged(&self) -> Option<&Held> {
        let Whole::Document(document) = &self.whole else { return None };
        let same = |name: &str, value: &Dynamic| {
            to_json(value).is_ok_and(|value| document.field(name) == Some(value))
        };
        let all_same = || self.seen.iter().all(|(name, value)| name == RECORD || same(name, value));
        if self.only_seen || (self.touched.get() && !all_same()) {
            return None;
        }
        // A method that only reads is no change, and is not looked for again.
        self.touched.set(false);
        Some(document)
    }

    /// It as JSON.
    pub(super) fn json(&self) -> std::result::Result<Value, Fault> {
        let own = if self.only_seen { Vec::new() } else { self.whole.fields() };
        let mut fields = serde_json::Map::new();
        for name in own {
            let value = match self.seen.get(name) {
                Some(seen) if self.touched.get() => to_json(seen)?,
                _ => self.whole.field(name).unwrap_or_default(),
            };
            fields.insert(name.to_owned(), value);
        }
        for (name, value) in self.seen.iter().filter(|_| self.touched.get()) {
            if name != RECORD && !fields.contains_key(name.as_str()) {
                fields.insert(name.to_string(), to_json(value)?);
            }
        }
        Ok(Value::Object(fields))
    }

    /// It as a map of the script.
    fn map(&mut self) -> Map {
        let mut map = Map::new();
        for name in self.names() {
            let value = self.get(&name).flatten_clone();
            map.insert(name.as_str().into(), value);
        }
        map
    }

    pub(super) fn names(&self) -> Vec<ImmutableString> {
        let mut names: Vec<ImmutableString> = Vec::new();
        if !self.only_seen {
            names.extend(self.whole.fields().into_iter().map(ImmutableString::from));
        }
        let own = |name: &&rhai::Identifier| *name != RECORD && !names.iter().any(|it| it == name.as_str());
        let more: Vec<ImmutableString> =
            self.seen.keys().filter(own).map(|name| name.as_str().into()).collect();
        names.extend(more);
        names
    }

    /// A field, or `()`.
    pub(super) fn get(&mut self, name: &str) -> Dynamic {
        if let Some(seen) = self.seen.get(name) {
            return seen.clone();
        }
        let value = match &self.record {
            Some(record) if name == RECORD => Some(record.json()),
            _ if self.only_seen => None,
            _ => self.whole.field(name),
        };
        let Some(value) = value else { return Dynamic::UNIT };
        // Shared: reading a part of it copies only the part, and what is set in it is set here.
        let value = to_script(value).into_shared();
        self.seen.insert(name.into(), value.clone());
        value
    }

    fn set(&mut self, name: &str, value: Dynamic) {
        // Of its own: what was found out before is of what it was.
        self.touched = Rc::new(Cell::new(true));
        self.seen.insert(name.into(), value.flatten().into_shared());
    }

    /// Takes a field out; gives what it was.
    fn remove(&mut self, name: &str) -> Dynamic {
        for name in self.names() {
            let _ = self.get(&name);
        }
        (self.touched, self.only_seen) = (Rc::new(Cell::new(true)), true);
        self.seen.remove(name).unwrap_or_default().flatten()
    }
}

impl Clone for Handle {
    fn clone(&self) -> Self {
        // What the other is changed into is not what this one is.
        let copied = |(name, value): (&rhai::Identifier, &Dynamic)| {
            (name.clone(), value.flatten_clone().into_shared())
        };
        let seen = if self.touched.get() { self.seen.iter().map(copied).collect() } else { Map::new() };
        Handle {
            whole: self.whole.clone(),
            record: self.record.clone(),
            seen,
            touched: Rc::clone(&self.touched),
            only_seen: self.only_seen,
        }
    }
}

/// Teaches the engine to use handles as it uses maps.
pub(super) fn register(engine: &mut Engine) {
    let text = |handle: &mut Handle| shown(&Dynamic::from(handle.clone()), usize::MAX);
    let equal = |a: &Handle, b: &Handle| -> Result<bool> {
        if let (Some(a), Some(b)) = (a.unchanged(), b.unchanged())
            && a.is(b)
        {
            return Ok(true);
        }
        let json = |handle: &Handle| handle.json().map_err(|fault| thrown(&without_form("==", fault)));
        Ok(json(a)? == json(b)?)
    };
    engine
        .register_type_with_name::<Handle>("document")
        .register_indexer_get(|handle: &mut Handle, name: ImmutableString| handle.get(&name))
        .register_indexer_set(|handle: &mut Handle, name: ImmutableString, value: Dynamic| {
            handle.set(&name, value);
        })
        .register_fn("get", |handle: &mut Handle, name: ImmutableString| handle.get(&name).flatten())
        .register_fn("set", |handle: &mut Handle, name: ImmutableString, value: Dynamic| {
            handle.set(&name, value);
        })
        .register_fn("remove", |handle: &mut Handle, name: ImmutableString| handle.remove(&name))
        .register_fn("contains", |handle: &mut Handle, name: ImmutableString| handle.names().contains(&name))
        .register_fn("keys", |handle: &mut Handle| -> Array {
            handle.names().into_iter().map(Dynamic::from).collect()
        })
        .register_fn("values", |handle: &mut Handle| -> Array { handle.map().into_values().collect() })
        .register_fn("len", |handle: &mut Handle| INT::try_from(handle.names().len()).unwrap_or(INT::MAX))
        .register_fn("is_empty", |handle: &mut Handle| handle.names().is_empty())
        .register_get("len", |handle: &mut Handle| INT::try_from(handle.names().len()).unwrap_or(INT::MAX))
        .register_fn("to_map", Handle::map)
        .register_fn("to_string", text)
        .register_fn("to_debug", text)
        .register_fn("==", move |a: Handle, b: Handle| equal(&a, &b))
        .register_fn("!=", move |a: Handle, b: Handle| equal(&a, &b).map(|equal| !equal))
        .register_fn("==", move |mut a: Handle, b: Map| same(a.map(), b))
        .register_fn("!=", move |mut a: Handle, b: Map| same(a.map(), b).map(|equal| !equal))
        .register_fn("==", move |a: Map, mut b: Handle| same(a, b.map()))
        .register_fn("!=", move |a: Map, mut b: Handle| same(a, b.map()).map(|equal| !equal));
}

fn same(a: Map, b: Map) -> Result<bool> {
    let json = |map: Map| to_json(&map.into()).map_err(|fault| thrown(&without_form("==", fault)));
    Ok(json(a)? == json(b)?)
}
