//! A document of any kind as a value: what commands give, and what scripts hold between them.

use std::any::Any;
use std::fmt;
use std::rc::Rc;

use serde_json::{Map, Value, json};

use super::seal::withhold_chosen;
use crate::document::{Document, Kind, State};
use crate::fng::mission::Mission;

/// A document that has been checked, of any kind. Copies share it.
#[derive(Clone)]
pub struct Held(Rc<dyn OfAnyKind>);

impl Held {
    /// This document.
    pub fn of<S: State>(document: Document<S>) -> Self {
        Held(Rc::new(document))
    }

    /// Its kind.
    pub fn kind(&self) -> Kind {
        self.0.kind()
    }

    /// Its text, as it is written to a file.
    pub fn text(&self) -> String {
        self.0.text()
    }

    /// It as a document that holds an `S`, if it is one.
    pub fn document<S: State>(&self) -> Option<&Document<S>> {
        self.0.as_any().downcast_ref()
    }

    /// One of its fields, if it has it.
    pub fn field(&self, name: &str) -> Option<Value> {
        self.0.field(name)
    }

    /// The names of its fields.
    pub fn fields(&self) -> Vec<&'static str> {
        self.0.fields()
    }

    /// All of it.
    pub fn json(&self) -> Value {
        let fields = self.fields().into_iter();
        fields.filter_map(|name| Some((name.to_owned(), self.field(name)?))).collect()
    }

    /// What the records of every kind share of its last step (contract §5.2), if it has one; what was chosen
    /// there in secret is not told if that is `withheld`.
    pub(super) fn last_step(&self, withheld: bool) -> Option<Map<String, Value>> {
        self.0.last_step(withheld)
    }

    /// Whether both are the same, without a look at what they hold.
    pub fn is(&self, other: &Held) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl fmt::Debug for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Held({})", self.kind())
    }
}

trait OfAnyKind {
    fn kind(&self) -> Kind;
    fn text(&self) -> String;
    fn field(&self, name: &str) -> Option<Value>;
    fn fields(&self) -> Vec<&'static str>;
    fn last_step(&self, withheld: bool) -> Option<Map<String, Value>>;
    fn as_any(&self) -> &dyn Any;
}

impl<S: State> OfAnyKind for Document<S> {
    fn kind(&self) -> Kind {
        S::KIND
    }

    fn text(&self) -> String {
        self.to_text()
    }

    fn field(&self, name: &str) -> Option<Value> {
        Document::field(self, name)
    }

    fn fields(&self) -> Vec<&'static str> {
        Document::fields(self)
    }

    fn last_step(&self, withheld: bool) -> Option<Map<String, Value>> {
        let step = self.history().last()?;
        let mut choices = step.choices.clone();
        if withheld && S::KIND == Mission::KIND {
            withhold_chosen(&step.command, &mut choices);
        }
        let shared = json!({
            "step": step.step,
            "command": step.command,
            "choices": choices,
            "digest": step.digest,
            "by": step.by,
        });
        shared.as_object().cloned()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
