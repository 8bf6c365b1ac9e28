//! The steps of a document: taking one, undoing some, running them all again.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::{Map, Value, json};

use super::read::refused;
use super::{Digest, Document, Record, State};
use crate::dice::{Dice, DiceState, Recording, Scripted};
use crate::error::{Error, Fault, Faults};
use crate::refused_value;

/// The command that starts the history of a document which was written by hand.
const IMPORT: &str = "import";
/// The command that sets one field to what the table shows.
const ADJUST: &str = "adjust";

/// One step of a history (contract §5.2): what was asked, what the dice said, and the digest of the state
/// after it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Step {
    /// The number of the step, from 0 for the making of the document.
    pub step: u32,
    /// The command's name.
    pub command: String,
    /// The choices it was given. Keys are written in order, so that a document that was a map meanwhile is
    /// the same bytes again.
    #[serde(serialize_with = "in_order")]
    pub choices: Value,
    /// The answers of the dice, in the order asked.
    #[serde(default)]
    pub rolls: Vec<u32>,
    /// Where the document's own dice stood afterwards.
    pub dice: DiceState,
    /// Digest of the state afterwards.
    pub digest: Digest,
    /// The fields of the record that are kept, in the order of their names.
    #[serde(flatten, serialize_with = "fields_in_order")]
    pub summary: Map<String, Value>,
}

/// A step run again, with everything its record holds.
#[derive(Debug, Clone, Serialize)]
pub struct Log {
    /// The step as the history keeps it.
    #[serde(flatten)]
    pub step: Step,
    /// What the rules told when it was run.
    #[serde(flatten)]
    pub detail: Map<String, Value>,
}

/// The first step of a history that does not run as it says.
#[derive(Debug, Clone, PartialEq)]
pub struct Mismatch {
    /// Its number.
    pub step: u32,
    /// What differs.
    pub message: String,
}

impl<S: State> Document<S> {
    /// Makes a new document by `command`.
    ///
    /// # Errors
    /// Those of [`State::begin`].
    pub fn begin(command: &str, choices: Value, dice: &mut dyn Dice) -> Result<(Self, Record), Error> {
        super::texts::check_choices(&choices)?;
        let mut recording = Recording::new(dice);
        let (data, record) = S::begin(command, &choices, &mut recording)?;
        let rolls = recording.into_answers();
        let mut document = Document::of(data, DiceState::default());
        document.push(command, choices, rolls, &record);
        Ok((document, record))
    }

    /// Takes one step. A document written by hand first gets an `import` step that keeps what it held.
    ///
    /// # Errors
    /// Those of [`State::apply`], and a bug if the step breaks an invariant; the document is then unchanged.
    pub fn take(&mut self, command: &str, choices: Value, dice: &mut dyn Dice) -> Result<Record, Error> {
        super::texts::check_choices(&choices)?;
        let mut recording = Recording::new(dice);
        let mut data = self.data.clone();
        let record = run(&mut data, command, &choices, &mut recording)?;
        let rolls = recording.into_answers();
        if self.history.is_empty() {
            let held = serde_json::to_value(&self.data).expect("states have text keys and finite numbers");
            self.push(IMPORT, held, Vec::new(), &Record::default());
        }
        self.data = data;
        self.push(command, choices, rolls, &record);
        Ok(record)
    }

    /// Sets the field at the JSON pointer `path` of the data to `value`, as the table shows it.
    ///
    /// # Errors
    /// When there is no such field, or the state would break an invariant.
    pub fn adjust(&mut self, path: &str, value: Value) -> Result<Record, Error> {
        self.adjust_all(vec![(path.to_owned(), value)])
    }

    /// Sets several fields in one step, so that what they only obey together holds: each a JSON pointer of
    /// the data with its value.
    ///
    /// # Errors
    /// When there is no such field, or the state would break an invariant.
    pub fn adjust_all(&mut self, changes: Vec<(String, Value)>) -> Result<Record, Error> {
        let mut changes = changes.into_iter().map(|(path, value)| json!({ "path": path, "value": value }));
        let mut choices =
            changes.next().ok_or_else(|| Error::Usage("adjust: name a field and its value".to_owned()))?;
        let also: Vec<_> = changes.collect();
        if !also.is_empty() {
            choices["also"] = also.into();
        }
        self.take(ADJUST, choices, &mut Scripted::new([]))
    }

    /// Sets where the document's own dice stand, after a step that drew from them.
    pub fn set_dice(&mut self, dice: DiceState) {
        self.dice = dice;
        if let Some(step) = self.history.last_mut() {
            step.dice = dice;
        }
    }

    /// The document as it was `steps` steps ago.
    ///
    /// # Errors
    /// When there are not so many steps after the making, or the history does not run again as it says.
    pub fn undo(&self, steps: u32) -> Result<Self, Error> {
        let taken = self.history.len().saturating_sub(1);
        let Some(kept) = (taken + 1).checked_sub(steps as usize).filter(|&kept| kept > 0) else {
            return Err(Error::Usage(match taken {
                0 => "there is no step to undo: the history holds only the making of the document".to_owned(),
                taken => format!("cannot undo {steps} steps: the history holds {taken} after the making"),
            }));
        };
        let before = self.run_again(&self.history[..kept], |_, _| ()).map_err(mismatch_error)?;
        Ok(before.expect("at least the making was run"))
    }

    /// Runs the history from its start and compares every digest.
    ///
    /// # Errors
    /// The first step that differs.
    pub fn verify(&self) -> Result<(), Mismatch> {
        self.run_again(&self.history, |_, _| ())?;
        self.check_end()
    }

    /// The document that the history gives when run from its start.
    ///
    /// # Errors
    /// The first step that differs.
    pub fn replay(&self) -> Result<Self, Mismatch> {
        Ok(self.run_again(&self.history, |_, _| ())?.unwrap_or_else(|| self.clone()))
    }

    /// Runs the history from its start and gives each step with all that its record tells.
    ///
    /// # Errors
    /// The first step that differs.
    pub fn log(&self) -> Result<Vec<Log>, Mismatch> {
        let mut log = Vec::new();
        self.run_again(&self.history, |step, record| {
            log.push(Log { step: step.clone(), detail: record.detail })
        })?;
        Ok(log)
    }

    /// Whether the data is what the last step left.
    ///
    /// # Errors
    /// When it was changed by other means.
    pub(super) fn check_end(&self) -> Result<(), Mismatch> {
        let Some(last) = self.history.last() else { return Ok(()) };
        if Digest::of(&self.data) != last.digest {
            return Err(Mismatch {
                step: last.step,
                message: "the data is not what this step left: it was changed by hand".to_owned(),
            });
        }
        if self.dice != last.dice {
            return Err(Mismatch {
                step: last.step,
                message: "the dice do not stand where this step left them".to_owned(),
            });
        }
        Ok(())
    }

    /// The document that `steps` give, if there are any; `each` is shown every step with its record.
    fn run_again(
        &self,
        steps: &[Step],
        mut each: impl FnMut(&Step, Record),
    ) -> Result<Option<Self>, Mismatch> {
        let mut document: Option<Self> = None;
        for (index, step) in steps.iter().enumerate() {
            let differs = |message: String| Mismatch { step: step.step, message };
            if step.step as usize != index {
                return Err(differs(format!("stands where step {index} should")));
            }
            let mut dice = Scripted::new(step.rolls.iter().copied());
            let record = match &mut document {
                None => {
                    let made = if step.command == IMPORT {
                        imported(&step.choices).map(|data| (data, Record::default()))
                    } else {
                        S::begin(&step.command, &step.choices, &mut dice)
                    };
                    let (data, record) = made.map_err(|error| differs(error.to_string()))?;
                    document = Some(Document::of(data, step.dice));
                    record
                }
                // Its digest proves that it gives what was checked when the step was taken.
                Some(document) => apply(&mut document.data, &step.command, &step.choices, &mut dice)
                    .map_err(|error| differs(error.to_string()))?,
            };
            dice.finish().map_err(|error| differs(error.to_string()))?;
            let document = document.as_mut().expect("the first step made it");
            let digest = Digest::of(&document.data);
            if digest != step.digest {
                return Err(differs(format!("gives the digest {digest}, the history says {}", step.digest)));
            }
            if record.summary != step.summary {
                return Err(differs("gives another summary than the history says".to_owned()));
            }
            document.dice = step.dice;
            document.history.push(step.clone());
            each(step, record);
        }
        Ok(document)
    }

    fn push(&mut self, command: &str, choices: Value, rolls: Vec<u32>, record: &Record) {
        self.history.push(Step {
            step: u32::try_from(self.history.len()).expect("a history has fewer than 2^32 steps"),
            command: command.to_owned(),
            choices,
            rolls,
            dice: self.dice,
            digest: Digest::of(&self.data),
            summary: record.summary.clone(),
        });
    }
}

/// One step on a state, and the proof that it broke nothing.
fn run<S: State>(data: &mut S, command: &str, choices: &Value, dice: &mut dyn Dice) -> Result<Record, Error> {
    let record = apply(data, command, choices, dice)?;
    let mut faults = Faults::below("/data");
    data.check(&mut faults);
    match faults.into_list().first() {
        None => Ok(record),
        Some(fault) => Err(Error::Bug(format!("{command} broke {}: {}", fault.pointer, fault.message))),
    }
}

/// One step on a state.
fn apply<S: State>(
    data: &mut S,
    command: &str,
    choices: &Value,
    dice: &mut dyn Dice,
) -> Result<Record, Error> {
    match command {
        ADJUST => adjust(data, choices),
        _ => data.apply(command, choices, dice),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Adjustment {
    path: String,
    value: Value,
    /// More fields that are set in the same step.
    #[serde(default)]
    also: Vec<Change>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Change {
    path: String,
    value: Value,
}

fn adjust<S: State>(data: &mut S, choices: &Value) -> Result<Record, Error> {
    let Adjustment { path, value, also } =
        refused_value::read(choices).map_err(|refused| Error::Usage(refused.of("adjust")))?;
    let mut whole = serde_json::to_value(&*data).expect("states have text keys and finite numbers");
    let mut told = set_told(&mut whole, &path, value)?;
    let also: Vec<_> = also
        .into_iter()
        .map(|Change { path, value }| set_told(&mut whole, &path, value))
        .collect::<Result<_, _>>()?;
    if !also.is_empty() {
        told["also"] = also.into();
    }
    *data = imported(&whole).map_err(|error| match error {
        Error::Document { faults, .. } => Error::refused(
            "adjust",
            faults
                .iter()
                .map(|fault| format!("{}: {}", fault.pointer, fault.message))
                .collect::<Vec<_>>()
                .join("; "),
        ),
        other => other,
    })?;
    Ok(Record::of(&told))
}

/// Sets the field at `path` and tells it: the path as a pointer, what stood there, what stands there now.
fn set_told(whole: &mut Value, path: &str, value: Value) -> Result<Value, Error> {
    let pointer = if path.is_empty() || path.starts_with('/') { path.to_owned() } else { format!("/{path}") };
    let before = set(whole, &pointer, value.clone()).ok_or_else(|| {
        Error::Usage(format!(
            "{path}: there is no such place in the data; the document itself shows what there is"
        ))
    })?;
    Ok(json!({ "path": pointer, "from": before, "to": value }))
}

/// Puts `value` at `pointer` and gives what stood there; none when there is no such place. A field that is
/// left out while it has its usual value is put in: reading the whole again refuses one that does not exist.
fn set(whole: &mut Value, pointer: &str, value: Value) -> Option<Value> {
    if let Some(place) = whole.pointer_mut(pointer) {
        return Some(std::mem::replace(place, value));
    }
    let (parent, field) = pointer.rsplit_once('/')?;
    let field = field.replace("~1", "/").replace("~0", "~");
    whole.pointer_mut(parent)?.as_object_mut()?.insert(field, value);
    Some(Value::Null)
}

/// The state that `value` holds, read as strictly as a file.
fn imported<S: State>(value: &Value) -> Result<S, Error> {
    let bad = |faults: Vec<Fault>| Error::Document { file: "-".to_owned(), faults };
    let data = S::deserialize(value).map_err(|_| {
        let mut faults = super::schema::data_faults(super::schema::<S>(), value);
        // What only the reader itself sees, such as 3.0 for a whole number.
        if faults.is_empty() {
            faults.extend(refused::<S>(value));
        }
        faults.iter_mut().for_each(|fault| fault.pointer.insert_str(0, "/data"));
        bad(faults)
    })?;
    let mut faults = Faults::below("/data");
    data.check(&mut faults);
    match faults.into_list() {
        faults if faults.is_empty() => Ok(data),
        faults => Err(bad(faults)),
    }
}

fn mismatch_error(mismatch: Mismatch) -> Error {
    let Mismatch { step, message } = mismatch;
    let fault = Fault { pointer: format!("/history/{step}"), message };
    Error::Document { file: "-".to_owned(), faults: vec![fault] }
}

/// Writes `value` with the keys of every object in order.
fn in_order<S: Serializer>(value: &Value, serializer: S) -> Result<S::Ok, S::Error> {
    match value {
        Value::Object(fields) => fields_in_order(fields, serializer),
        Value::Array(items) => serializer.collect_seq(items.iter().map(InOrder)),
        other => other.serialize(serializer),
    }
}

fn fields_in_order<S: Serializer>(fields: &Map<String, Value>, serializer: S) -> Result<S::Ok, S::Error> {
    let mut fields: Vec<_> = fields.iter().map(|(name, value)| (name, InOrder(value))).collect();
    fields.sort_by_key(|(name, _)| *name);
    serializer.collect_map(fields)
}

/// A value that is written in order.
struct InOrder<'a>(&'a Value);

impl Serialize for InOrder<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        in_order(self.0, serializer)
    }
}
