//! Documents: the one JSON form of every game, campaign, mission and squad (contract §1).
//!
//! A document is an envelope around the state of one [`Kind`]: its dice, its data, and the history of the
//! steps that made it. Running the history again gives the same bytes, so undo, replay and the full log need
//! nothing else.

mod digest;
#[cfg(feature = "os")]
mod file;
mod given_twice;
mod history;
mod kinds;
mod limits;
mod read;
mod schema;
#[cfg(test)]
mod tests;
mod texts;

use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::dice::{Dice, DiceState};
use crate::error::{Error, Faults};

pub use digest::Digest;
#[cfg(feature = "os")]
pub use file::{Origin, Tell, followed, write_atomically};
pub use history::{Log, Mismatch, Step};
pub use kinds::Kind;
use kinds::KindOf;
pub use read::{kind_of, read, read_unproved, syntax_fault};
pub use schema::{faults_against, read_described, schema, schema_of};
pub use texts::steers;

/// The version of the format written; all earlier ones are read.
pub const VERSION: u32 = 1;

/// What a document of one [`Kind`] holds, and the steps that change it.
///
/// A step is a command's name with its choices as JSON; the history keeps both, so they must say everything
/// but the dice.
pub trait State: Clone + Serialize + DeserializeOwned + JsonSchema {
    /// The `kind` of the document.
    const KIND: Kind;

    /// Notes every broken invariant of a state that was read.
    fn check(&self, faults: &mut Faults);

    /// A new state, made by `command` (such as `campaign-new`).
    ///
    /// # Errors
    /// When the choices are not allowed or the dice fail.
    fn begin(command: &str, choices: &Value, dice: &mut dyn Dice) -> Result<(Self, Record), Error>;

    /// Carries out `command` with its `choices`. On an error the state may be left half changed: callers work
    /// on a copy.
    ///
    /// # Errors
    /// When the rules refuse, the choices make no sense, or the dice fail.
    fn apply(&mut self, command: &str, choices: &Value, dice: &mut dyn Dice) -> Result<Record, Error>;
}

/// What a step did: the fields its history entry keeps, and those that are only shown.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Record {
    /// Kept in the history beside step, command, choices, rolls and digest.
    pub summary: Map<String, Value>,
    /// Shown by `--json` and `log --json`, made again by replay.
    pub detail: Map<String, Value>,
}

impl Record {
    /// A record whose details are the fields of `detail` and which keeps nothing in the history.
    pub fn of(detail: &impl Serialize) -> Self {
        match serde_json::to_value(detail) {
            Ok(Value::Object(detail)) => Record { summary: Map::new(), detail },
            _ => unreachable!("records are structs with text keys, which always become objects"),
        }
    }

    /// Its details as the type they were made from.
    ///
    /// # Errors
    /// [`Error::Bug`] when they were made from another.
    pub fn told<T: DeserializeOwned>(&self) -> Result<T, Error> {
        read_back(self.detail.clone())
    }

    /// All that it holds, kept or only shown, as the type it was made from.
    ///
    /// # Errors
    /// [`Error::Bug`] when it was made from another.
    pub fn told_whole<T: DeserializeOwned>(&self) -> Result<T, Error> {
        let mut fields = self.summary.clone();
        fields.extend(self.detail.clone());
        read_back(fields)
    }
}

fn read_back<T: DeserializeOwned>(fields: Map<String, Value>) -> Result<T, Error> {
    T::deserialize(&Value::Object(fields)).map_err(|error| Error::Bug(format!("a step's record: {error}")))
}

/// A document of one kind.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, bound = "S: State")]
#[schemars(bound = "S: State")]
pub struct Document<S> {
    format: Format,
    version: u32,
    kind: KindOf<S>,
    /// Where the document's own dice stand.
    pub dice: DiceState,
    /// The state.
    pub data: S,
    /// The steps that led to it, from its making.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    history: Vec<Step>,
}

/// The word that tells a document of ours from other JSON.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
enum Format {
    #[serde(rename = "pointman")]
    Pointman,
}

impl<S: State> Document<S> {
    /// A document around `data` with no history: as one written by hand.
    pub fn of(data: S, dice: DiceState) -> Self {
        Document {
            format: Format::Pointman,
            version: VERSION,
            kind: KindOf::new(),
            dice,
            data,
            history: Vec::new(),
        }
    }

    /// The steps that led here, the making first.
    pub fn history(&self) -> &[Step] {
        &self.history
    }

    /// The text of the document: two-space indent, fixed key order, final newline. The same state is the same
    /// bytes.
    pub fn to_text(&self) -> String {
        // States are written as values alone, so that each type has one writer in the program.
        let value = serde_json::to_value(self).expect("documents have text keys and finite numbers");
        let mut text = serde_json::to_string_pretty(&value).expect("values can be written");
        text.push('\n');
        text
    }
}
