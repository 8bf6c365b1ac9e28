//! Reading a document strictly: whatever is wrong is named with its JSON pointer, and everything that is
//! wrong is named.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::given_twice::value_of;
use super::{Document, Kind, Mismatch, State, VERSION};
use crate::error::{Error, Fault, Faults};
use crate::names;
use crate::refused_value::{self, RefusedValue};

/// A JSON text that was read, from which a document is made: its kind is asked first, where it may be any.
#[derive(Debug, Clone)]
pub struct Parsed {
    file: String,
    value: Value,
    /// The fields that it gives again.
    twice: Vec<String>,
}

impl Parsed {
    /// What `text` holds, which came from `file`.
    ///
    /// # Errors
    /// [`Error::Document`] when it is not JSON.
    pub fn new(file: &str, text: &str) -> Result<Self, Error> {
        // Some editors begin a text with a mark of its order of bytes.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let bad = |fault| Error::Document { file: file.to_owned(), faults: vec![fault] };
        if text.trim().is_empty() {
            return Err(bad(fault("", "the file is empty".to_owned())));
        }
        match value_of(text) {
            Ok((value, twice)) => Ok(Parsed { file: file.to_owned(), value, twice }),
            Err(error) => Err(bad(syntax_fault(&error))),
        }
    }

    /// A value that needs no reading, called `file` in messages.
    pub fn of_value(file: &str, value: Value) -> Self {
        Parsed { file: file.to_owned(), value, twice: Vec::new() }
    }

    /// The value; a field that is given twice has its last one.
    pub fn value(&self) -> &Value {
        &self.value
    }

    /// The same, taken out.
    pub fn into_value(self) -> Value {
        self.value
    }

    /// The kind that the document says it is, one of those `known`.
    ///
    /// # Errors
    /// [`Error::Document`] when it is no document of ours.
    pub fn kind(&self, known: &[Kind]) -> Result<Kind, Error> {
        let head = match head(&self.value) {
            Ok(head) => head,
            Err(fault) => return Err(self.bad(vec![fault])),
        };
        let named = head.kind.as_ref().and_then(Value::as_str);
        match known.iter().find(|kind| named == Some(kind.name())) {
            Some(kind) => Ok(*kind),
            None => Err(self.bad(head.faults_of_any(known))),
        }
    }

    /// The document of kind `S`.
    ///
    /// # Errors
    /// [`Error::Document`] with every fault: structure (against the schema), broken invariants, data changed
    /// by hand.
    pub fn read<S: State>(&self) -> Result<Document<S>, Error> {
        let document = self.read_unproved()?;
        match document.check_history() {
            Ok(()) => Ok(document),
            Err(Mismatch { step, message }) => {
                let message = format!(
                    "{message}; use `adjust` to change a field, or delete the history to start a new one here"
                );
                Err(self.bad(vec![fault(&format!("/history/{step}"), message)]))
            }
        }
    }

    /// The document of kind `S`, even if its data is not what its history gives.
    ///
    /// # Errors
    /// [`Error::Document`] with every fault of structure and every broken invariant.
    pub fn read_unproved<S: State>(&self) -> Result<Document<S>, Error> {
        let value = &self.value;
        let mut faults = head(value).map_or_else(|fault| vec![fault], |head| head.faults(S::KIND));
        faults.extend(super::limits::faults(value).into_iter().chain(super::texts::faults(value)));
        if !faults.is_empty() {
            return Err(self.bad(faults));
        }
        let document: Document<S> = match refused_value::strictly(value) {
            Ok(document) if self.twice.is_empty() => document,
            _ => return Err(self.bad(malformed::<S>(value, &self.twice))),
        };
        match broken_invariants(&document) {
            faults if faults.is_empty() => Ok(document),
            faults => Err(self.bad(faults)),
        }
    }

    fn bad(&self, faults: Vec<Fault>) -> Error {
        Error::Document { file: self.file.clone(), faults }
    }
}

/// The document of kind `S` in `text`, which came from `file`.
///
/// # Errors
/// [`Error::Document`] with every fault: syntax, structure (against the schema), broken invariants, data
/// changed by hand.
pub fn read<S: State>(file: &str, text: &str) -> Result<Document<S>, Error> {
    Parsed::new(file, text)?.read()
}

/// The document of kind `S` in `text`, even if its data is not what its history gives.
///
/// # Errors
/// [`Error::Document`] with every fault of syntax and structure and every broken invariant.
pub fn read_unproved<S: State>(file: &str, text: &str) -> Result<Document<S>, Error> {
    Parsed::new(file, text)?.read_unproved()
}

fn broken_invariants<S: State>(document: &Document<S>) -> Vec<Fault> {
    let mut faults = Faults::below("/data");
    document.data.check(&mut faults);
    faults.into_list()
}

/// The kind that the document in `text` says it is, one of those `known`.
///
/// # Errors
/// [`Error::Document`] when it is no document of ours.
pub fn kind_of(file: &str, text: &str, known: &[Kind]) -> Result<Kind, Error> {
    Parsed::new(file, text)?.kind(known)
}

/// What a document says of itself before its data.
#[derive(Deserialize)]
struct Head {
    format: Option<Value>,
    version: Option<Value>,
    kind: Option<Value>,
}

impl Head {
    fn faults(&self, kind: Kind) -> Vec<Fault> {
        let mut faults = self.faults_of_any(&[]);
        match self.kind.as_ref().and_then(Value::as_str) {
            Some(found) if found != kind.name() && faults.is_empty() => {
                faults.push(fault("/kind", format!("is {found}, but {kind} is needed")));
            }
            _ => {}
        }
        faults
    }

    fn faults_of_any(&self, known: &[Kind]) -> Vec<Fault> {
        let mut faults = Vec::new();
        if self.format.as_ref().and_then(Value::as_str) != Some("pointman") {
            faults.push(fault("/format", "must be \"pointman\": this is not a Pointman document".to_owned()));
        }
        match self.version.as_ref().map(Value::as_u64) {
            Some(Some(version)) if (1..=u64::from(VERSION)).contains(&version) => {}
            Some(Some(version)) if version > u64::from(VERSION) => {
                faults.push(fault(
                    "/version",
                    format!("is {version}, from a newer Pointman; this one reads up to {VERSION}"),
                ));
            }
            _ if VERSION == 1 => faults.push(fault("/version", "must be 1".to_owned())),
            _ => faults.push(fault("/version", format!("must be a whole number from 1 to {VERSION}"))),
        }
        match &self.kind {
            Some(Value::String(kind)) => {
                let names: Vec<_> = known.iter().map(|kind| kind.name()).collect();
                if !names.is_empty() && !names.contains(&kind.as_str()) {
                    faults.push(fault("/kind", names::unknown("kind of document", kind, &names)));
                }
            }
            _ => faults.push(fault("/kind", "must be the name of a kind of document".to_owned())),
        }
        faults
    }
}

/// The first words of the document `value`, which must be an object.
fn head(value: &Value) -> Result<Head, Fault> {
    let Value::Object(_) = value else { return Err(no_object(value)) };
    refused_value::strictly(value).map_err(|error| fault("", error.to_string()))
}

/// Everything wrong with `value`, which does not read as a document of kind `S` or gives the fields `twice`
/// again: its structure, and where nothing but fields too many stands in the way of reading it, its broken
/// invariants too.
fn malformed<S: State>(value: &Value, twice: &[String]) -> Vec<Fault> {
    let schema = super::schema::<S>();
    let mut faults = super::schema::faults_against(&schema, value);
    faults.extend(twice.iter().map(|pointer| fault(pointer, "is given twice".to_owned())));
    let known = super::schema::without_unknown_fields(&schema, value);
    if let Ok(document) = refused_value::strictly::<Document<S>>(&known) {
        for broken in broken_invariants(&document) {
            if !faults.iter().any(|fault| fault.pointer == broken.pointer) {
                faults.push(broken);
            }
        }
    }
    // What only the reader itself sees, such as 3.0 for a whole number.
    if faults.is_empty() {
        faults.extend(refused::<Document<S>>(value));
    }
    faults
}

/// Why the reader refuses `value`, if it does.
pub(super) fn refused<T: DeserializeOwned>(value: &Value) -> Option<Fault> {
    refused_value::read::<T>(value).err().map(|RefusedValue { pointer, message }| Fault { pointer, message })
}

fn no_object(value: &Value) -> Fault {
    fault("", format!("is {}: a document must be an object", super::schema::type_name(value)))
}

/// What is wrong with a text that is not JSON, and where.
pub fn syntax_fault(error: &serde_json::Error) -> Fault {
    let message = match error.classify() {
        serde_json::error::Category::Eof => {
            format!(
                "the text ends early, at line {} column {}: the document is truncated",
                error.line(),
                error.column()
            )
        }
        _ => format!("is not valid JSON: {error}"),
    };
    fault("", message)
}

fn fault(pointer: &str, message: String) -> Fault {
    Fault { pointer: pointer.to_owned(), message }
}
