//! Whatever the bytes: reading them as a document of any kind does not panic, what is refused is refused with
//! at least one fault, and what reads is written as text that reads as the same document and is written as
//! the same bytes.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pointman::command::document::any::{ForAnyKind, KINDS, kind_of, with_kind};
use pointman::dice::Dice;
use pointman::document::{self, Kind, Record, Schemas, State};
use pointman::error::{Error, Faults};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    refused_with_faults(kind_of("fuzz", &text));
    for &kind in KINDS {
        with_kind(kind, Reading { text: &text }).expect("every kind is read");
    }
    obeys_the_laws::<Shelf>(&text);
});

/// Reads a text as a document of each kind there is.
struct Reading<'a> {
    text: &'a str,
}

impl ForAnyKind for Reading<'_> {
    type Gives = ();

    fn run<S: State>(self) -> Result<(), Error> {
        obeys_the_laws::<S>(self.text);
        Ok(())
    }
}

fn obeys_the_laws<S: State>(text: &str) {
    let Some(document) = refused_with_faults(document::read::<S>("fuzz", text)) else { return };
    let written = document.to_text();
    let again = document::read::<S>("fuzz", &written).expect("what is written can be read");
    assert_eq!(again.to_text(), written);
}

/// The value, when `result` has one; an error must be about the document and name a fault.
fn refused_with_faults<T>(result: Result<T, Error>) -> Option<T> {
    match result {
        Ok(value) => Some(value),
        Err(Error::Document { faults, .. }) => {
            assert!(!faults.is_empty());
            None
        }
        Err(other) => panic!("reading a text gave {other:?}"),
    }
}

/// A state with a field of every sort: what the envelope and the history do is found with this one fastest.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Shelf {
    name: String,
    height: u8,
    cost: Option<i32>,
    sort: Sort,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    books: Vec<Book>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Book {
    title: String,
    pages: u16,
}

#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum Sort {
    Open,
    BehindGlass,
}

impl State for Shelf {
    const KIND: Kind = Kind::new("shelf");
    const SCHEMAS: Schemas = Schemas::NONE;

    fn check(&self, faults: &mut Faults) {
        if self.books.len() > usize::from(self.height) {
            faults.add("books", format!("are {}: the shelf holds {}", self.books.len(), self.height));
        }
    }

    type Making = ShelfMaking;
    type Step = ShelfStep;
    type Told = Nothing;

    fn begin(ShelfMaking::New(name): &ShelfMaking, dice: &mut dyn Dice) -> Result<(Self, Nothing), Error> {
        let height = dice.d6(format_args!("height"))?;
        Ok((
            Shelf { name: name.clone(), height, cost: None, sort: Sort::Open, books: Vec::new() },
            Nothing {},
        ))
    }

    fn apply(
        &self,
        ShelfStep::Higher(()): &ShelfStep,
        dice: &mut dyn Dice,
    ) -> Result<(Self, Nothing), Error> {
        let height = self.height.saturating_add(dice.d6(format_args!("higher"))?);
        Ok((Shelf { height, ..self.clone() }, Nothing {}))
    }
}

const SHELF_NEW: &str = "shelf-new";
const HIGHER: &str = "higher";

pointman_core::steps! {
    /// Makes a shelf.
    pub enum ShelfMaking: "step that makes a shelf" in Schemas::NONE {
        /// With its name.
        New(String) = SHELF_NEW,
    }
}

pointman_core::steps! {
    /// Changes a shelf.
    pub enum ShelfStep: "step of a shelf" in Schemas::NONE {
        /// By a die.
        Higher(()) = HIGHER,
    }
}

/// Nothing is told.
#[derive(Debug, Clone, Serialize)]
struct Nothing {}

impl Record for Nothing {
    const KEPT: &'static [&'static str] = &[];
}
