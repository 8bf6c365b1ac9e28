//! The steps of a document: taking one, taking some back and again, running them all again.

use std::ops::RangeInclusive;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::{Map, Value, json};

use super::read::refused;
use super::shared::{at_hand, has_place};
use super::{Digest, Document, Record, Shared, State, TakenBack, TypedStep, WayBack};
use crate::dice::{Dice, DiceError, DiceState, Question, Recording, Scripted, Seeded, Telling};
use crate::error::{Error, Fault, Faults};
use crate::plural::counted;
use crate::refused_value;
use crate::trace::Note;

/// The command that starts the history of a document which was written by hand.
const IMPORT: &str = "import";
/// The command that sets one field of any document to what the table shows.
pub const ADJUST: &str = "adjust";
/// The version whose rules are these.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// One step of a history (contract §5.2): what was asked, what the dice said, and the digest of the state
/// after it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct HistoryStep {
    /// The number of the step; 0 creates the document.
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
    /// The version that took it; none before 0.2.0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// The way back to the state before; none for the first step and before 0.2.0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub back: Option<WayBack>,
    /// The fields of the record that are kept, in the order of their names.
    #[serde(flatten, serialize_with = "fields_in_order")]
    pub summary: Map<String, Value>,
}

/// A step that was taken back.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Undone {
    /// The step.
    pub step: HistoryStep,
    /// The way forth to the state after it.
    pub forth: WayBack,
}

/// What came of a step of a history.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Told<T> {
    /// The document was written by hand up to there.
    Imported {},
    /// Fields were set to what the table shows.
    Adjusted(Adjusted),
    /// What the rules tell.
    Game(T),
}

/// What an adjustment changed.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Adjusted {
    /// The field.
    #[serde(flatten)]
    pub set: FieldSet,
    /// More fields that were set in the same step.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<FieldSet>,
}

/// A field that was set by hand.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct FieldSet {
    /// Its JSON pointer within the data.
    pub path: String,
    /// What stood there.
    pub from: Value,
    /// What stands there now.
    pub to: Value,
}

/// A step with everything its record holds.
#[derive(Debug, Clone, Serialize)]
pub struct StepLog<T> {
    /// The step as the history keeps it.
    #[serde(flatten)]
    pub step: HistoryStep,
    /// What is told of it besides.
    #[serde(flatten)]
    pub detail: Map<String, Value>,
    /// What came of it; none where the rules of today no longer give what its version gave.
    #[serde(skip)]
    pub told: Option<Told<T>>,
}

/// A step with the state it was taken in, and what the rules weighed.
#[derive(Debug, Clone)]
pub struct Logged<S: State> {
    /// The state before it; none before the first.
    pub before: Option<S>,
    /// The state after it.
    pub after: S,
    /// The step.
    pub log: StepLog<S::Told>,
    /// What the rules weighed, if that was asked for.
    pub notes: Vec<Note>,
}

/// The first step of a history that does not run as it says.
#[derive(Debug, Clone, PartialEq)]
pub struct Mismatch {
    /// Its number.
    pub step: u32,
    /// What differs.
    pub message: String,
}

/// How many steps of a history were proved, and by what.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Proof {
    /// Run again by the rules.
    pub by_rules: usize,
    /// Of another version: the states before and after have the digests that the history names.
    pub by_digests: usize,
}

impl HistoryStep {
    /// Whether the rules of this version are those it was made by, as far as it says.
    fn is_of_these_rules(&self) -> bool {
        self.by.as_deref().is_none_or(|by| by == VERSION)
    }

    fn differs(&self, message: impl Into<String>) -> Mismatch {
        Mismatch { step: self.step, message: message.into() }
    }

    /// That the rules do not give what it says, and whose fault that can be.
    fn runs_otherwise(&self, message: &str) -> Mismatch {
        self.differs(match self.by.as_deref() {
            Some(VERSION) => format!("{message}: it was edited by hand"),
            Some(by) => format!("{message}: a rule has been fixed since version {by} took it"),
            None => {
                format!(
                    "{message}: a rule has been fixed since version 0.1.0 took it, or it was edited by hand"
                )
            }
        })
    }
}

impl From<Mismatch> for Fault {
    fn from(Mismatch { step, message }: Mismatch) -> Self {
        Fault { pointer: format!("/history/{step}"), message }
    }
}

impl From<Mismatch> for Error {
    fn from(mismatch: Mismatch) -> Self {
        Error::Document { file: "-".to_owned(), faults: vec![mismatch.into()] }
    }
}

impl<T: Record> Told<T> {
    /// The fields that the history keeps, and the others.
    fn fields(&self) -> (Map<String, Value>, Map<String, Value>) {
        let kept: &[&str] = if let Told::Game(_) = self { T::KEPT } else { &[] };
        let Ok(Value::Object(fields)) = serde_json::to_value(self) else {
            unreachable!("records are structs with text keys, which always become objects")
        };
        fields.into_iter().partition(|(name, _)| kept.contains(&name.as_str()))
    }
}

impl<T: Record> StepLog<T> {
    fn of(step: &HistoryStep, told: Option<Told<T>>) -> Self {
        let detail = told.as_ref().map(|told| told.fields().1).unwrap_or_default();
        // The way back is the program's own, and tells what the state before keeps secret.
        StepLog { step: HistoryStep { back: None, ..step.clone() }, detail, told }
    }
}

impl<S: State> Document<S> {
    /// Makes a new document.
    ///
    /// # Errors
    /// Those of [`State::begin`].
    pub fn begin(making: &S::Making, dice: &mut dyn Dice) -> Result<(Self, S::Told), Error> {
        Self::begin_as(making, making.choices(), dice)
    }

    /// Makes a new document by a command and its choices as JSON, which are kept as they are given.
    ///
    /// # Errors
    /// Those of [`TypedStep::read`] and of [`State::begin`].
    pub fn begin_given(command: &str, choices: Value, dice: &mut dyn Dice) -> Result<(Self, S::Told), Error> {
        Self::begin_as(&S::Making::read(command, &choices)?, choices, dice)
    }

    fn begin_as(making: &S::Making, choices: Value, dice: &mut dyn Dice) -> Result<(Self, S::Told), Error> {
        super::texts::check_choices(&choices)?;
        let mut recording = Recording::new(dice);
        let (data, told) = S::begin(making, &mut recording)?;
        let rolls = recording.into_answers();
        let mut document = Document::of(data, DiceState::default());
        let told = Told::Game(told);
        document.push(making.command(), choices, rolls, None, &told);
        let Told::Game(told) = told else { unreachable!("it was made so") };
        Ok((document, told))
    }

    /// Takes one step. A document written by hand first gets an `import` step that keeps what it held.
    ///
    /// # Errors
    /// Those of [`State::apply`], and a bug if the step breaks an invariant; the document is then unchanged.
    pub fn take(&mut self, step: &S::Step, dice: &mut dyn Dice) -> Result<S::Told, Error> {
        self.take_as(step, step.choices(), dice)
    }

    /// Takes the step that a command and its choices as JSON are, which are kept as they are given.
    ///
    /// # Errors
    /// Those of [`TypedStep::read`] and of [`Document::take`]; the document is then unchanged.
    pub fn take_given(
        &mut self,
        command: &str,
        choices: Value,
        dice: &mut dyn Dice,
    ) -> Result<S::Told, Error> {
        self.take_as(&S::Step::read(command, &choices)?, choices, dice)
    }

    fn take_as(&mut self, step: &S::Step, choices: Value, dice: &mut dyn Dice) -> Result<S::Told, Error> {
        super::texts::check_choices(&choices)?;
        let mut recording = Recording::new(dice);
        let (data, told) = self.data.apply(step, &mut recording)?;
        let rolls = recording.into_answers();
        let mut faults = Faults::below("/data");
        data.check(&mut faults);
        if let Some(fault) = faults.into_list().first() {
            return Err(Error::Bug(format!("{} broke {}: {}", step.command(), fault.pointer, fault.message)));
        }
        let told = Told::Game(told);
        self.go_on(data, step.command(), choices, rolls, &told);
        let Told::Game(told) = told else { unreachable!("it was made so") };
        Ok(told)
    }

    /// Sets the field at the JSON pointer `path` of the data to `value`, as the table shows it.
    ///
    /// # Errors
    /// When there is no such field, or the state would break an invariant.
    pub fn adjust(&mut self, path: &str, value: Value) -> Result<Adjusted, Error> {
        self.adjust_all(vec![(path.to_owned(), value)])
    }

    /// Sets several fields in one step, so that what they only obey together holds: each a JSON pointer of
    /// the data with its value.
    ///
    /// # Errors
    /// When there is no such field, or the state would break an invariant.
    pub fn adjust_all(&mut self, changes: Vec<(String, Value)>) -> Result<Adjusted, Error> {
        self.adjust_telling(changes, Unfit::by_pointer)
    }

    /// The same, where `in_words` says what keeps the fields from being set.
    ///
    /// # Errors
    /// As [`Document::adjust_all`].
    pub fn adjust_telling(
        &mut self,
        changes: Vec<(String, Value)>,
        in_words: fn(&Unfit) -> String,
    ) -> Result<Adjusted, Error> {
        let mut changes = changes.into_iter().map(|(path, value)| json!({ "path": path, "value": value }));
        let mut choices =
            changes.next().ok_or_else(|| Error::Usage("adjust: name a field and its value".to_owned()))?;
        let also: Vec<_> = changes.collect();
        if !also.is_empty() {
            choices["also"] = also.into();
        }
        super::texts::check_choices(&choices)?;
        let (data, adjusted) = adjust(&*self.data, &choices, in_words)?;
        let told = Told::Adjusted(adjusted);
        self.go_on(data, ADJUST, choices, Vec::new(), &told);
        let Told::Adjusted(adjusted) = told else { unreachable!("it was made so") };
        Ok(adjusted)
    }

    /// Sets where the document's own dice stand, after a step that drew from them.
    pub fn set_dice(&mut self, dice: DiceState) {
        self.dice = dice;
        self.history.change_last(|step| step.dice = dice);
    }

    /// The document as it was `steps` steps ago, which can be taken again by [`Document::redo`].
    ///
    /// # Errors
    /// When there are not so many steps after the making, or the way back is not what the history says.
    pub fn undo(&self, steps: u32) -> Result<Self, Error> {
        let taken = self.history.len().saturating_sub(1);
        let refuse = |why: String| Err(Error::Usage(why));
        let Some(last) = taken.checked_sub(steps as usize) else {
            return refuse(match taken {
                0 if self.history.is_empty() => {
                    "there is no step to undo: the document was written by hand and has no steps yet"
                        .to_owned()
                }
                0 => "there is no step to undo: the document has just been created".to_owned(),
                taken => {
                    format!("cannot undo {}: only {taken} can be undone", counted(steps as usize, "step"))
                }
            });
        };
        if steps == 0 {
            return refuse("cannot undo 0 steps: give 1 or more".to_owned());
        }
        // Those of which the states are at hand need no look at what proves them.
        let (mut history, mut data, mut undone) = (self.history.clone(), self.data.clone(), Vec::new());
        while history.len() > last + 1
            && let Some((taken, before)) = TakenBack::last_of(&mut history)
        {
            data = before;
            undone.push(taken);
        }
        undone.reverse();
        undone.extend_from_slice(&self.undone);
        let [newest] = &history.last_as_taken(1)[..] else { unreachable!("the making is not taken back") };
        let near = Document { history, undone, ..Document::of(data, newest.dice) };
        if near.history.len() == last + 1 {
            return Ok(near);
        }
        let (data, forth) = near.back_to(last)?;
        let steps = near.history.steps();
        let mut before = Document::of(data, steps[last].dice);
        before.history = near.history.first(last + 1);
        let far = steps.into_iter().skip(last + 1).zip(forth);
        before.undone = far.map(|(step, forth)| TakenBack::known(step.clone(), forth)).collect();
        before.undone.extend_from_slice(&near.undone);
        Ok(before)
    }

    /// The document with the next `steps` steps that were taken back.
    ///
    /// # Errors
    /// When there are not so many, or one does not lead where it says.
    pub fn redo(&self, steps: u32) -> Result<Self, Error> {
        let refuse = |why: String| Err(Error::Usage(why));
        match (steps as usize, self.undone.len()) {
            (0, _) => return refuse("cannot redo 0 steps: give 1 or more".to_owned()),
            (_, 0) => {
                return refuse(
                    "there is no step to redo: none was undone, or a new step has been taken since"
                        .to_owned(),
                );
            }
            (steps, left) if steps > left => {
                return refuse(format!("cannot redo {}: only {left} can be redone", counted(steps, "step")));
            }
            _ => {}
        }
        let (again, left) = self.undone.split_at(steps as usize);
        // What is at hand needs no look at the way that leads there.
        let near = again.iter().take_while(|undone| undone.after().is_some()).count();
        let (at_hand, far) = again.split_at(near);
        let data = at_hand.last().and_then(TakenBack::after).unwrap_or(&self.data);
        let data = match far.last() {
            None => data.clone(),
            Some(last) => {
                let mut state = written(&**data);
                let led = far.iter().try_for_each(|undone| undone.forth().go(&mut state));
                let arrived = led.and_then(|()| arrived::<S>(&state, &last.step().digest));
                Shared::from(arrived.ok_or_else(|| {
                    let message =
                        "the changes to this step do not lead to its state: it was edited by hand".to_owned();
                    let fault = Fault { pointer: "/undone".to_owned(), message };
                    Error::Document { file: "-".to_owned(), faults: vec![fault] }
                })?)
            }
        };
        let Some(last) = again.last() else { unreachable!("there is one at least") };
        let mut after = Document::of(data, last.as_taken().dice);
        after.history = self.history.clone();
        again.iter().for_each(|undone| undone.again(&mut after.history));
        after.undone = left.to_vec();
        Ok(after)
    }

    /// Forgets the steps that were taken back: the bytes are those of before they were taken.
    pub fn forget_undone(&mut self) {
        self.undone.clear();
    }

    /// Proves the history: what the rules of this version made is run again by them, rolls from the
    /// document's dice are drawn again; of what another version made, the states have the digests that the
    /// history names.
    ///
    /// # Errors
    /// The first step that differs.
    pub fn verify(&self) -> Result<Proof, Mismatch> {
        self.check_history()?;
        let mut proof = Proof::default();
        let mut first: Option<Mismatch> = None;
        let mut state = written(&*self.data);
        let steps = self.history.steps();
        let first_of_tail = first_with_way_back(&steps, 0);
        for index in (first_of_tail..steps.len()).rev() {
            let step = steps[index];
            let earlier = steps[index - 1];
            let gone = step.back.as_ref().and_then(|back| back.go(&mut state));
            let Some(before) = gone.and_then(|()| arrived::<S>(&state, &earlier.digest)) else {
                let message = "the undo data does not lead to the state before: it was edited by hand";
                return Err(step.differs(message));
            };
            if step.is_of_these_rules() {
                match ran(&before, Some(earlier.dice), step, RollsFrom::TheirDice, None) {
                    Ok(_) => proof.by_rules += 1,
                    Err(message) => first = Some(step.runs_otherwise(&message)),
                }
            } else {
                proof.by_digests += 1;
            }
        }
        match steps.first() {
            Some(made) if first_of_tail == 1 && !made.is_of_these_rules() => proof.by_digests += 1,
            Some(_) => {
                run_all::<S>(&steps[..first_of_tail], RollsFrom::TheirDice)?;
                proof.by_rules += first_of_tail;
            }
            None => {}
        }
        first.map_or(Ok(proof), Err)
    }

    /// The document that the history gives when run from its start.
    ///
    /// # Errors
    /// The first step that differs.
    pub fn replay(&self) -> Result<Self, Mismatch> {
        self.check_order()?;
        let Some((data, dice)) = run_all::<S>(&self.history.steps(), RollsFrom::History)? else {
            return Ok(self.clone());
        };
        let mut again = Document::of(data, dice);
        again.history = self.history.clone();
        again.undone.clone_from(&self.undone);
        Ok(again)
    }

    /// The steps of these numbers, each with all that its record tells.
    ///
    /// # Errors
    /// The first step that does not run as it says, unless it is of another version.
    pub fn log(&self, steps: RangeInclusive<u32>) -> Result<Vec<StepLog<S::Told>>, Mismatch> {
        Ok(self.log_told(steps, false)?.into_iter().map(|logged| logged.log).collect())
    }

    /// The same, each with the state before it; with what the rules weighed, if `explain`.
    ///
    /// # Errors
    /// As [`Document::log`].
    pub fn log_told(&self, steps: RangeInclusive<u32>, explain: bool) -> Result<Vec<Logged<S>>, Mismatch> {
        let Some(last) = self.history.len().checked_sub(1) else { return Ok(Vec::new()) };
        let (from, to) = (*steps.start() as usize, (*steps.end() as usize).min(last));
        let mut log = Vec::new();
        if from > to {
            return Ok(log);
        }
        let at_hand = |index| self.history.states_of(index);
        let mut before = match (from.checked_sub(1), at_hand(from).and_then(|states| states.before)) {
            (None, _) => None,
            (Some(_), Some(before)) => Some(before.into_inner()),
            (Some(earlier), None) => Some(self.back_to(earlier)?.0),
        };
        // The states that rules mended since no longer give.
        let mut kept: Option<(usize, Value, std::vec::IntoIter<WayBack>)> = None;
        for (index, step) in (from..).zip(self.history.range(from, to)) {
            let mut notes = Vec::new();
            let weighed = explain.then_some(&mut notes);
            let rolls = if at_hand(index).is_some() { RollsFrom::Here } else { RollsFrom::History };
            let result = match &before {
                Some(before) => ran(before, None, step, rolls, weighed),
                None => made::<S>(step, rolls, weighed),
            };
            let (after, told) = match result {
                Ok((after, told)) => (after, Some(told)),
                Err(message) if step.is_of_these_rules() => return Err(step.runs_otherwise(&message)),
                Err(_) => {
                    let (at, state, ways) = match &mut kept {
                        Some(kept) => kept,
                        None => {
                            let (state, ways) = self.back_to(index)?;
                            kept.insert((index, written(&state), ways.into_iter()))
                        }
                    };
                    for way in ways.by_ref().take(index - *at) {
                        way.go(state)
                            .ok_or_else(|| step.differs("cannot be reached from the step before"))?;
                    }
                    *at = index;
                    notes.clear();
                    let after = arrived(state, &step.digest)
                        .ok_or_else(|| step.differs("cannot be reached from the step before"))?;
                    (after, None)
                }
            };
            let before = before.replace(after.clone());
            log.push(Logged { before, after, log: StepLog::of(step, told), notes });
        }
        Ok(log)
    }

    /// The state after the step `index`, and the ways forth to the later ones.
    fn back_to(&self, index: usize) -> Result<(S, Vec<WayBack>), Mismatch> {
        let steps = self.history.steps();
        let tail = first_with_way_back(&steps, index);
        let mut forth = Vec::new();
        let mut after = written(&*self.data);
        for at in (tail..steps.len()).rev() {
            let step = steps[at];
            let mut before = after.clone();
            step.back.as_ref().and_then(|back| back.go(&mut before)).ok_or_else(|| {
                step.differs("the undo data does not lead to the state before: it was edited by hand")
            })?;
            forth.push(WayBack::between(&before, &after, &step.digest));
            after = before;
        }
        // Steps of 0.1.0 know no way back: the rules run them.
        let mut states = Vec::new();
        if tail > index + 1 {
            let mut state: Option<(S, DiceState)> = None;
            for step in &steps[..tail] {
                state = Some(next(state, step, RollsFrom::History)?);
                if let Some((state, _)) = state.as_ref().filter(|_| step.step as usize >= index) {
                    states.push(written(state));
                }
            }
            for pair in states.windows(2).enumerate().rev() {
                let (at, [before, after]) = pair else { continue };
                forth.push(WayBack::between(before, after, &steps[index + at + 1].digest));
            }
            after = states.swap_remove(0);
        }
        forth.reverse();
        let step = steps[index];
        let state = arrived(&after, &step.digest).ok_or_else(|| {
            step.differs("the undo data does not lead to this state: it was edited by hand")
        })?;
        Ok((state, forth))
    }

    /// Whether the history is in order, as far as that is seen without running it, and the data is what the
    /// last step left.
    ///
    /// # Errors
    /// The first step that is not.
    pub(super) fn check_history(&self) -> Result<(), Mismatch> {
        self.check_order()?;
        let Some(last) = self.history.last() else { return Ok(()) };
        if Digest::of(&*self.data) != last.digest {
            return Err(last.differs("the data is not what this step left: it was edited by hand"));
        }
        if self.dice != last.dice {
            return Err(last.differs("the dice are not where this step left them"));
        }
        Ok(())
    }

    /// Whether no step is missing, doubled, or out of its place.
    fn check_order(&self) -> Result<(), Mismatch> {
        let mut earlier: Option<&HistoryStep> = None;
        let undone = self.undone.iter().map(TakenBack::step);
        for (index, step) in self.history.iter().chain(undone).enumerate() {
            let differs =
                |what: &str| step.differs(format!("{what}: a step was removed, duplicated or moved by hand"));
            if step.step as usize != index {
                // The pointer leads to the place in the list, not to the number that is claimed there.
                let place = u32::try_from(index).unwrap_or(u32::MAX);
                let fault = differs(&format!("is step {}, where step {index} should be", step.step));
                return Err(Mismatch { step: place, ..fault });
            }
            if let Some(earlier) = earlier {
                if step.back.as_ref().is_some_and(|back| !back.leads_to(&earlier.digest)) {
                    return Err(differs("does not follow the step before it"));
                }
                // Each answer takes a word of the stream or more, answers given by hand take none; a seed
                // that is named again begins its stream anew. Dice may have moved where nothing was asked:
                // games from the first builds of `play` keep what was thrown for a turn that was then taken
                // back.
                if earlier.dice != step.dice && step.dice.drawn < step.rolls.len() as u64 {
                    return Err(differs("has dice that do not follow those of the step before it"));
                }
            }
            earlier = Some(step);
        }
        Ok(())
    }

    /// Goes on to `data`.
    fn go_on(&mut self, data: S, command: &str, choices: Value, rolls: Vec<u32>, told: &Told<S::Told>) {
        if self.history.is_empty() {
            self.push(IMPORT, written(&*self.data), Vec::new(), None, &Told::Imported {});
        }
        let before = std::mem::replace(&mut self.data, data.into());
        self.undone.clear();
        self.push(command, choices, rolls, Some(before), told);
    }

    /// Adds the step that led from `before` to the data.
    fn push(
        &mut self,
        command: &str,
        choices: Value,
        rolls: Vec<u32>,
        before: Option<Shared<S>>,
        told: &Told<S::Told>,
    ) {
        let step = HistoryStep {
            step: u32::try_from(self.history.len()).expect("a history has fewer than 2^32 steps"),
            command: command.to_owned(),
            choices,
            rolls,
            dice: self.dice,
            digest: Digest::none(),
            by: Some(VERSION.to_owned()),
            back: None,
            summary: told.fields().0,
        };
        self.history.push_taken(step, before, self.data.clone());
    }
}

/// The first of the `steps` from which on all know the way back; one of `from` and later.
fn first_with_way_back(steps: &[&HistoryStep], from: usize) -> usize {
    let without = steps.iter().rposition(|step| step.back.is_none());
    without.map_or(0, |last| last + 1).max(from + 1).min(steps.len())
}

/// The state that `steps` give, if there are any, and where the dice stand then.
fn run_all<S: State>(steps: &[&HistoryStep], rolls: RollsFrom) -> Result<Option<(S, DiceState)>, Mismatch> {
    let mut state = None;
    for step in steps {
        state = Some(next(state, step, rolls)?);
    }
    Ok(state)
}

/// A state as JSON.
pub(super) fn written(state: &impl Serialize) -> Value {
    serde_json::to_value(state).expect("states have text keys and finite numbers")
}

/// The state that `value` holds, if it is the one of this digest.
fn arrived<S: State>(value: &Value, digest: &Digest) -> Option<S> {
    // What it was changed in stands at the end of its fields, unless it is written anew.
    let is_as_written = Digest::of_value(value) == *digest;
    refused_value::strictly(value).ok().filter(|state| is_as_written || Digest::of(state) == *digest)
}

/// Where the answers to a step that is run again come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum RollsFrom {
    /// From the history.
    History,
    /// From the history of a step that was taken here: nobody can have changed what it led to since.
    Here,
    /// From the history, which is compared with what the dice of the document give.
    TheirDice,
}

/// The state after `step`, which follows `state` or makes it.
fn next<S: State>(
    state: Option<(S, DiceState)>,
    step: &HistoryStep,
    rolls: RollsFrom,
) -> Result<(S, DiceState), Mismatch> {
    let result = match state {
        Some((state, dice)) => ran(&state, Some(dice), step, rolls, None),
        None => made(step, rolls, None),
    };
    // Its digest proves that it gives what was checked when the step was taken.
    result.map(|(state, _)| (state, step.dice)).map_err(|message| step.runs_otherwise(&message))
}

/// What the rules make of the first step.
fn made<S: State>(
    step: &HistoryStep,
    rolls: RollsFrom,
    notes: Option<&mut Vec<Note>>,
) -> Result<(S, Told<S::Told>), String> {
    let start = DiceState { seed: step.dice.seed, drawn: 0 };
    run_again(step, start, rolls, notes, |dice| {
        if step.command == IMPORT {
            let imported = imported(&step.choices);
            return imported
                .map(|data| (data, Told::Imported {}))
                .map_err(|Unfit { faults, .. }| Error::Document { file: "-".to_owned(), faults });
        }
        let making = S::Making::read(&step.command, &step.choices)?;
        let (data, told) = S::begin_as_of(step.by.as_deref(), &making, dice)?;
        Ok((data, Told::Game(told)))
    })
}

/// What the rules make of a later step.
fn ran<S: State>(
    before: &S,
    dice: Option<DiceState>,
    step: &HistoryStep,
    rolls: RollsFrom,
    notes: Option<&mut Vec<Note>>,
) -> Result<(S, Told<S::Told>), String> {
    run_again(step, dice.unwrap_or(step.dice), rolls, notes, |dice| {
        if step.command == ADJUST {
            return adjust(before, &step.choices, Unfit::by_pointer)
                .map(|(data, adjusted)| (data, Told::Adjusted(adjusted)));
        }
        let taken = S::Step::read(&step.command, &step.choices)?;
        let (data, told) = before.apply_as_of(step.by.as_deref(), &taken, dice)?;
        Ok((data, Told::Game(told)))
    })
}

/// Runs a step again, and says what is not as its history says; `start` is where the dice stood before.
/// `notes` take what the rules weigh.
fn run_again<S: State>(
    step: &HistoryStep,
    start: DiceState,
    rolls: RollsFrom,
    mut notes: Option<&mut Vec<Note>>,
    run: impl Fn(&mut dyn Dice) -> Result<(S, Told<S::Told>), Error>,
) -> Result<(S, Told<S::Told>), String> {
    // The rolls themselves tell whether those that decide nothing were made: with them or without, the others
    // do not come out even.
    let told = run_with(step, start, rolls, notes.as_deref_mut(), false, &run);
    told.or_else(|message| run_with(step, start, rolls, notes, true, &run).map_err(|_| message))
}

/// The same with throws that decide nothing, if `idly`, or without.
fn run_with<S: State>(
    step: &HistoryStep,
    start: DiceState,
    rolls: RollsFrom,
    notes: Option<&mut Vec<Note>>,
    idly: bool,
    run: &impl Fn(&mut dyn Dice) -> Result<(S, Told<S::Told>), Error>,
) -> Result<(S, Told<S::Told>), String> {
    let stream = |drawn| Seeded::new(DiceState { seed: step.dice.seed, drawn });
    let mut dice = Comparing {
        given: Scripted::new(step.rolls.iter().copied()).throwing_idly(idly),
        streams: match rolls {
            RollsFrom::History | RollsFrom::Here => Vec::new(),
            // From where the step before left them; from the start, if the seed was named with the step; or
            // just before they stopped, if something else drew from them meanwhile.
            RollsFrom::TheirDice => {
                let last = step.dice.drawn.saturating_sub(step.rolls.len() as u64);
                let before = if step.dice.seed == start.seed { start.drawn } else { 0 };
                vec![stream(before), stream(0), stream(last)]
            }
        },
    };
    let ran = match notes {
        Some(notes) => {
            let mut telling = Telling::new(&mut dice);
            let ran = run(&mut telling);
            *notes = telling.notes().to_vec();
            ran
        }
        None => run(&mut dice),
    };
    let (data, told) = ran.map_err(|error| error.to_string())?;
    dice.given.finish().map_err(|error| error.to_string())?;
    if rolls != RollsFrom::Here {
        let digest = Digest::of(&data);
        if digest != step.digest {
            return Err(format!("gives the digest {digest}, but the history says {}", step.digest));
        }
    }
    if told.fields().0 != step.summary {
        return Err("gives a different summary from the history".to_owned());
    }
    // Dice that have not moved answered nothing: the rolls were given, or asked for at the table.
    let drawn = rolls == RollsFrom::TheirDice && step.dice != start && !step.rolls.is_empty();
    if drawn && dice.streams.iter().all(|stream| stream.state() != step.dice) {
        return Err("has rolls that its dice do not give".to_owned());
    }
    Ok((data, told))
}

/// The answers of a history, beside the streams that may have given them: one that says otherwise is dropped.
struct Comparing {
    given: Scripted,
    streams: Vec<Seeded>,
}

impl Dice for Comparing {
    fn answer(&mut self, question: Question, reason: std::fmt::Arguments<'_>) -> Result<u32, DiceError> {
        let answer = self.given.answer(question, reason)?;
        self.streams.retain_mut(|stream| stream.answer(question, reason).is_ok_and(|own| own == answer));
        Ok(answer)
    }

    fn throws_idly(&mut self) -> bool {
        self.given.throws_idly()
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

fn adjust<S: State>(
    data: &S,
    choices: &Value,
    in_words: fn(&Unfit) -> String,
) -> Result<(S, Adjusted), Error> {
    let adjustment: Adjustment =
        refused_value::read(choices).map_err(|refused| Error::Usage(refused.of("adjust")))?;
    // What is over stays as it is. Where it is what is set, or anything is wrong, all is looked at.
    let quickly = at_hand(|| {
        let (whole, adjusted) = with_fields(data, &adjustment).ok()?;
        let is_whole = std::iter::once(&adjusted.set).chain(&adjusted.also).all(|set| !has_place(&set.from));
        let data = refused_value::strictly::<S>(&whole).ok().filter(|_| is_whole)?;
        let mut faults = Faults::below("/data");
        data.check(&mut faults);
        faults.into_list().is_empty().then_some((data, adjusted))
    });
    if let Some(adjusted) = quickly {
        return Ok(adjusted);
    }
    let (whole, adjusted) = with_fields(data, &adjustment)?;
    let data = imported(&whole).map_err(|unfit| Error::refused("", in_words(&unfit)))?;
    Ok((data, adjusted))
}

/// A state as JSON with these fields set, and what was set.
fn with_fields<S: State>(data: &S, adjustment: &Adjustment) -> Result<(Value, Adjusted), Error> {
    let Adjustment { path, value, also } = adjustment;
    let mut whole = written(data);
    let set = set_told(&mut whole, path, value.clone())?;
    let also = also.iter().map(|Change { path, value }| set_told(&mut whole, path, value.clone()));
    let also = also.collect::<Result<_, _>>()?;
    Ok((whole, Adjusted { set, also }))
}

/// Why values are no state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unfit {
    /// Everything that is wrong, with the place where it is.
    pub faults: Vec<Fault>,
    /// Whether text stands where the state has something else.
    pub is_text: bool,
}

impl Unfit {
    /// Each fault as `each` words it.
    pub fn worded(&self, each: impl Fn(&Fault) -> String) -> String {
        self.faults.iter().map(each).collect::<Vec<_>>().join("; ")
    }

    /// Each fault behind the place where it is.
    pub fn by_pointer(&self) -> String {
        self.worded(|Fault { pointer, message }| format!("{pointer}: {message}"))
    }
}

/// Sets the field at `path` and tells it: the path as a pointer, what stood there, what stands there now.
fn set_told(whole: &mut Value, path: &str, value: Value) -> Result<FieldSet, Error> {
    let pointer = if path.is_empty() || path.starts_with('/') { path.to_owned() } else { format!("/{path}") };
    let before = set(whole, &pointer, value.clone()).ok_or_else(|| {
        Error::Usage(format!("{path}: there is no such field in the data; look it up in the document"))
    })?;
    Ok(FieldSet { path: pointer, from: before, to: value })
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
fn imported<S: State>(value: &Value) -> Result<S, Unfit> {
    let data = refused_value::strictly::<S>(value).map_err(|_| {
        let mut faults = super::schema::data_faults(super::schema::<S>(), value);
        // What only the reader itself sees, such as 3.0 for a whole number.
        if faults.is_empty() {
            faults.extend(refused::<S>(value));
        }
        let is_text = faults.iter().any(|fault| value.pointer(&fault.pointer).is_some_and(Value::is_string));
        faults.iter_mut().for_each(|fault| fault.pointer.insert_str(0, "/data"));
        Unfit { faults, is_text }
    })?;
    let mut faults = Faults::below("/data");
    data.check(&mut faults);
    match faults.into_list() {
        faults if faults.is_empty() => Ok(data),
        faults => Err(Unfit { faults, is_text: false }),
    }
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
