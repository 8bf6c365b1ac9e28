//! A document of any kind as a value: what commands give, and what scripts hold between them.

use std::any::Any;
use std::fmt;
use std::rc::Rc;

use serde_json::Value;

use crate::document::{Document, Kind, State};

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

    fn as_any(&self) -> &dyn Any {
        self
    }
}
