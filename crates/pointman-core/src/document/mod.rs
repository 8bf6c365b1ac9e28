//! Documents: the one JSON form of every game, campaign, mission and squad (contract §1).
//!
//! A document is an envelope around the state of one [`Kind`]: its dice, its data, and the history of the
//! steps that made it. Running the history again gives the same bytes, which proves it; each step also keeps
//! the way back, so that it can be undone whatever the rules have become since.

mod digest;
#[cfg(feature = "os")]
mod file;
mod given_twice;
mod history;
mod history_list;
mod kinds;
mod limits;
mod read;
mod schema;
mod shared;
mod steps;
mod taken_back;
#[cfg(test)]
mod tests;
mod texts;
mod way;

use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::dice::{Dice, DiceState};
use crate::error::{Error, Faults};

pub use digest::Digest;
#[cfg(feature = "os")]
pub use file::{Origin, Tell, check_writable, followed, write_atomically, write_privately};
pub use history::{
    ADJUST, Adjusted, FieldSet, HistoryStep, Logged, Mismatch, Proof, StepLog, Told, Undone, Unfit,
};
pub use history_list::History;
pub use kinds::Kind;
use kinds::KindOf;
pub use read::{Parsed, kind_of, read, read_unproved, syntax_fault};
pub use schema::{
    Described, Made, SCHEMAS, Schemas, baked, faults_against, made, packed, read_described, schema,
    shared_schemas, unpacked,
};
#[doc(hidden)]
pub use schemars;
#[doc(hidden)]
pub use serde;
#[doc(hidden)]
pub use serde_json::Value as Json;
pub use shared::Shared;
pub use steps::edge::choices;
#[doc(hidden)]
pub use steps::edge::{deserialize_step, serialize_step, step_choices, unknown_step, written};
pub use steps::{Record, TypedStep};
pub use taken_back::TakenBack;
pub use texts::steers;
pub use way::WayBack;

/// The version of the format written; all earlier ones are read.
pub const VERSION: u32 = 1;

/// What a document of one [`Kind`] holds, and the steps that change it.
///
/// Steps are types; a history keeps them as JSON, so their choices must say everything but the dice.
pub trait State: 'static + Clone + Serialize + DeserializeOwned + JsonSchema {
    /// The `kind` of the document.
    const KIND: Kind;
    /// Where the schemas of these documents and of their steps are.
    const SCHEMAS: Schemas;

    /// What makes a new one.
    type Making: TypedStep;
    /// What changes it.
    type Step: TypedStep;
    /// What came of a step, or of the making.
    type Told: Record;

    /// Notes every broken invariant of a state that was read.
    fn check(&self, faults: &mut Faults);

    /// A new state.
    ///
    /// # Errors
    /// When the choices are not allowed or the dice fail.
    fn begin(making: &Self::Making, dice: &mut dyn Dice) -> Result<(Self, Self::Told), Error>;

    /// A new state as the version `by` made it; none: 0.1.0, which did not say.
    ///
    /// # Errors
    /// Those of [`State::begin`].
    fn begin_as_of(
        by: Option<&str>,
        making: &Self::Making,
        dice: &mut dyn Dice,
    ) -> Result<(Self, Self::Told), Error> {
        let _ = by;
        Self::begin(making, dice)
    }

    /// The state after `step`; this one is what it was.
    ///
    /// # Errors
    /// When the rules refuse, the choices make no sense, or the dice fail.
    fn apply(&self, step: &Self::Step, dice: &mut dyn Dice) -> Result<(Self, Self::Told), Error>;

    /// The state after a step that the version `by` took; none: 0.1.0, which did not say. A game whose mended
    /// rules would refuse what an old step did, or rightly left unsaid, allows it here.
    ///
    /// # Errors
    /// Those of [`State::apply`].
    fn apply_as_of(
        &self,
        by: Option<&str>,
        step: &Self::Step,
        dice: &mut dyn Dice,
    ) -> Result<(Self, Self::Told), Error> {
        let _ = by;
        self.apply(step, dice)
    }
}

/// A document of one kind.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, bound = "S: State")]
#[schemars(bound = "S: State")]
pub struct Document<S> {
    format: Format,
    version: u32,
    kind: KindOf<S>,
    /// Where the document's own dice stand.
    pub dice: DiceState,
    /// The state, which copies of the document share.
    pub data: Shared<S>,
    /// The steps that led to it, from its making.
    #[serde(default, skip_serializing_if = "History::is_empty")]
    #[schemars(with = "Vec<HistoryStep>")]
    history: History<S>,
    /// The steps that were taken back and can be taken again, the next one first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<Undone>")]
    undone: Vec<TakenBack<S>>,
}

/// The word that tells a document of ours from other JSON.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
enum Format {
    #[serde(rename = "pointman")]
    Pointman,
}

impl<S: State + PartialEq> PartialEq for Document<S> {
    fn eq(&self, other: &Self) -> bool {
        (self.dice, &self.undone) == (other.dice, &other.undone)
            && *self.data == *other.data
            && self.history == other.history
    }
}

impl<S: State> Document<S> {
    /// A document around `data` with no history: as one written by hand.
    pub fn of(data: impl Into<Shared<S>>, dice: DiceState) -> Self {
        Document {
            format: Format::Pointman,
            version: VERSION,
            kind: KindOf::new(),
            dice,
            data: data.into(),
            history: History::new(),
            undone: Vec::new(),
        }
    }

    /// The steps that led here, the making first.
    pub fn history(&self) -> &History<S> {
        &self.history
    }

    /// The steps that were taken back and can be taken again, the next one first.
    pub fn undone(&self) -> &[TakenBack<S>] {
        &self.undone
    }

    /// The names of the fields that it is written with.
    pub fn fields(&self) -> Vec<&'static str> {
        let mut fields = vec!["format", "version", "kind", "dice", "data"];
        fields.extend((!self.history.is_empty()).then_some("history"));
        fields.extend((!self.undone.is_empty()).then_some("undone"));
        fields
    }

    /// One field as it is written, without a look at the others; none if it is not there.
    pub fn field(&self, name: &str) -> Option<Json> {
        if !self.fields().contains(&name) {
            return None;
        }
        Some(match name {
            "format" => written(&self.format),
            "version" => written(&self.version),
            "kind" => written(&self.kind),
            "dice" => written(&self.dice),
            "data" => written(&*self.data),
            "history" => written(&self.history),
            _ => written(&self.undone),
        })
    }

    /// The state as JSON without its shared parts, such as the turns that are over: however much of them
    /// there is, it costs the same.
    pub fn outline(&self) -> Json {
        shared::at_hand(|| written(&*self.data))
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
