//! The document at the prompt: the commands taken on it, the dice and answers of what is under way, and the
//! words that serve every kind of document.

mod back;
mod kept;

use std::cell::{Cell, RefCell};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use serde_json::{Map, Value, json};

use super::console::{Console, Prompt};
use super::draft::{DraftFile, KeptDraft, KeptOrder, last_step, made_by};
use super::thrown::asking;
use super::{Begin, Left, Screen};
use crate::command::document::adjust::json_or_word;
use crate::command::document::fields::Fields;
use crate::command::document::undo::taken_back_since;
use crate::command::step::were_thrown_at_the_table;
use crate::command::{
    BoundAnswer, BoundDice, DiceMode, Entry, Held, Opened, Outcome, Produced, Session, Source, Thrower, Write,
};
use crate::dice::{DiceState, Seeded};
use crate::document::{Document, HistoryStep, Origin, Shared, State};
use crate::error::Error;
use crate::question::OpenQuestion;
use crate::render::{Grid, Report};
use crate::voice::Voice;

/// What is typed behind the first field of `adjust`: its value, and more fields that are set with it, each
/// before its value. What is no such list is a single value.
fn values_and_paths(typed: &str) -> Vec<String> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    let is_whole = serde_json::from_str::<Value>(typed).is_ok();
    let has_paths = words.len() > 2 && words.iter().skip(1).step_by(2).all(|word| word.contains('/'));
    match !is_whole && has_paths && words.len() % 2 == 1 {
        true => words.into_iter().map(str::to_owned).collect(),
        false => vec![typed.to_owned()],
    }
}

/// Dice of a step, shared with the command that throws them.
pub type StepDice = Rc<RefCell<BoundDice>>;

/// What a client does once its document is another.
type AfterSaving<S> = dyn Fn(&Paper<S>) -> Result<(), Error>;

/// A document of a kind at the prompt, and the commands taken on it.
pub struct Paper<S: State> {
    file: PathBuf,
    /// What the program throws from for a person who lets it.
    seed: Option<u64>,
    asks_dice: Cell<bool>,
    /// Whether the person said so this time.
    says_dice: bool,
    /// Whether a word has said so, now or at an earlier time.
    word_says_dice: Cell<bool>,
    document: RefCell<Document<S>>,
    /// What the file held when it was read.
    origin: RefCell<Option<Origin>>,
    draft: DraftFile,
    screen: Rc<dyn Screen>,
    /// Whether the draft of an earlier time has been offered.
    offered: Cell<bool>,
    /// How far the document's dice were thrown in a step whose history does not say so.
    skipped: Cell<Option<DiceState>>,
    after_saving: Option<Box<AfterSaving<S>>>,
    /// Whether dice of what is left for another step stay bound to what they were thrown for.
    binds: bool,
    /// Whether what is under way goes on after a word that changes the document.
    carries: bool,
    /// The command under way.
    order: Rc<RefCell<Option<KeptOrder>>>,
    /// How many steps each `rollback` took back, the last one last.
    rolled_back: RefCell<Vec<u32>>,
    /// The last of the steps taken back whose dice stay bound to what they were thrown for.
    bound_until: Cell<u32>,
    /// The last step when it was asked what others have taken, and the steps that were taken here since.
    seen: Cell<u32>,
    taken_here: RefCell<Vec<u32>>,
    /// What others have taken back of the steps that were seen here, and has not been told yet.
    taken_back: RefCell<Report>,
    /// Whether a step was not saved because another keyboard saved at the same moment.
    has_met: Cell<bool>,
}

impl<S: State> Paper<S> {
    /// The document in `file`.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn open(file: PathBuf, begin: &Begin, screen: Rc<dyn Screen>) -> Result<Paper<S>, Error> {
        let Opened { document, origin, .. } = read(&file)?;
        let draft = DraftFile::beside(&file);
        let last = document.history().last();
        let seen = last.map_or(0, |step| step.step);
        // A step that leaves dice of something else takes none of its history from the document's own, which
        // threw them.
        let kept = last.and_then(|last| draft.of_step(last.step, &last.digest.to_string()));
        let throws = kept.as_ref().is_some_and(|draft| draft.dice.is_some());
        let said = kept.and_then(|draft| draft.asks_dice);
        let asks_dice = match begin.dice {
            Some(dice) => dice == DiceMode::Ask,
            None => said.unwrap_or_else(|| !throws && were_thrown_at_the_table(&document)),
        };
        // Steps that can be redone were taken back.
        let bound_until = seen + u32::try_from(document.undone().len()).unwrap_or(0);
        Ok(Paper {
            word_says_dice: Cell::new(said.is_some()),
            bound_until: Cell::new(bound_until),
            seed: begin.seed,
            says_dice: begin.dice.is_some(),
            asks_dice: Cell::new(asks_dice),
            draft,
            origin: RefCell::new(origin),
            file,
            offered: Cell::default(),
            ..Paper::on_no_disk(document, screen)
        })
    }

    /// A document that is in no file, of which nothing is saved: words are only read on it.
    pub fn on_no_disk(document: Document<S>, screen: Rc<dyn Screen>) -> Paper<S> {
        let seen = document.history().last().map_or(0, |step| step.step);
        Paper {
            word_says_dice: Cell::new(false),
            seen: Cell::new(seen),
            taken_here: RefCell::default(),
            taken_back: RefCell::default(),
            has_met: Cell::default(),
            order: Rc::default(),
            rolled_back: RefCell::default(),
            bound_until: Cell::default(),
            seed: None,
            says_dice: false,
            asks_dice: Cell::new(false),
            draft: DraftFile::on_no_disk(),
            binds: false,
            carries: false,
            document: RefCell::new(document),
            origin: RefCell::new(None),
            file: PathBuf::new(),
            screen,
            offered: Cell::new(true),
            skipped: Cell::default(),
            after_saving: None,
        }
    }

    /// The document, each state of which `after_saving` is told of once it is saved.
    #[must_use]
    pub fn telling(self, after_saving: Box<AfterSaving<S>>) -> Paper<S> {
        Paper { after_saving: Some(after_saving), ..self }
    }

    /// The document, where dice of what is left for another step stay bound to what they were thrown for,
    /// until [`Paper::forget_thrown`].
    #[must_use]
    pub fn binding(self) -> Paper<S> {
        Paper { binds: true, ..self }
    }

    /// The document, where answers and dice of what is under way are kept over a word that changes it.
    #[must_use]
    pub fn carrying(self) -> Paper<S> {
        Paper { carries: true, ..self }
    }

    /// Its file.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// What it holds.
    pub fn data(&self) -> Shared<S> {
        self.document.borrow().data.clone()
    }

    /// The document as it is saved.
    pub fn document(&self) -> Document<S> {
        self.document.borrow().clone()
    }

    /// The steps taken.
    pub fn history(&self) -> Vec<HistoryStep> {
        self.document.borrow().history().iter().cloned().collect()
    }

    /// The number of the last step, and the digest of the state after it.
    pub fn last_step(&self) -> (u32, String) {
        last_step(&self.document.borrow())
    }

    /// The digest of the state that the last of these commands made; empty where none was taken.
    pub fn made_by(&self, command: &str) -> String {
        made_by(&self.document.borrow(), command)
    }

    /// The document as the file has it now, where it has gone on since it was read here.
    pub fn gone_on(&self) -> Option<Shared<S>> {
        // Every line typed asks it, and most find the file as it was.
        let Opened { document, .. } = self.is_another_now().then(|| read::<S>(&self.file))?.ok()?;
        let last = document.history().last().map(|step| (step.step, step.digest.to_string()));
        (last != Some(self.last_step())).then_some(document.data)
    }

    /// Takes the file up as it is now: another keyboard may have gone on with it.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn refresh(&self) -> Result<(), Error> {
        let opened = read(&self.file)?;
        let back = taken_back_since(&self.document.borrow(), &opened.document)?;
        if let Some((last, told)) = back {
            self.taken_back.borrow_mut().append(told);
            self.seen.set(self.seen.get().min(last));
            self.taken_here.borrow_mut().retain(|step| *step <= last);
        }
        self.take_up(opened);
        Ok(())
    }

    fn take_up(&self, opened: Opened<S>) {
        *self.document.borrow_mut() = opened.document;
        *self.origin.borrow_mut() = opened.origin;
    }

    /// Whether the file holds something else than what was read of it or written to it here.
    pub fn is_another_now(&self) -> bool {
        let origin = self.origin.borrow();
        // What cannot be read now is no newer version; a step that is taken says what is wrong.
        let text = std::fs::read_to_string(&self.file).ok();
        origin.as_ref().zip(text).is_some_and(|(origin, text)| origin.text() != text)
    }

    /// The steps that were taken elsewhere since this was asked last, as far as the document was read again.
    pub fn taken_elsewhere(&self) -> Vec<u32> {
        let last = self.last_step().0;
        let (seen, here) = (self.seen.replace(last), self.taken_here.take());
        (seen + 1..=last).filter(|step| !here.contains(step)).collect()
    }

    /// The steps that others have taken back since this was asked last, and what that changes on the table.
    pub fn taken_back_elsewhere(&self) -> Report {
        self.taken_back.take()
    }

    /// Another keyboard has gone on: unless it was said at this one who throws the dice, that holds here too.
    pub fn follow_dice(&self) {
        if !self.says_dice && !self.word_says_dice.get() {
            self.asks_dice.set(were_thrown_at_the_table(&self.document.borrow()));
        }
    }

    /// Who throws the dice of another document of the same game throws them here, too.
    pub fn throws_as<T: State>(&self, other: &Paper<T>) {
        if self.asks_dice.get() != other.asks_dice.get() {
            self.asks_dice.set(other.asks_dice.get());
            self.word_says_dice.set(true);
        }
    }

    /// Somebody sits down who has been told of the steps up to this one, wherever the later ones were taken.
    pub fn looked_until(&self, step: u32) {
        self.seen.set(step.min(self.last_step().0));
        self.taken_here.take();
    }

    /// Saves a document over this one, and goes on with it.
    ///
    /// # Errors
    /// When it cannot be written or read.
    pub fn save(&self, produced: &Produced) -> Result<(), Error> {
        self.screen.save(produced)?;
        self.take_up(read(&self.file)?);
        self.taken_here.borrow_mut().push(self.last_step().0);
        self.after_saving.as_ref().map_or(Ok(()), |tell| tell(self))
    }

    /// Takes a command of the program, on this document unless it takes none. A document that it makes is
    /// saved over this one; what it tells is given, of a step without what comes next.
    ///
    /// # Errors
    /// Those of the command; nothing has changed then.
    pub fn call(&self, path: &[&str], options: Value) -> Result<Report, Error> {
        self.called(path, options, self.session()).map(|(report, _)| report)
    }

    /// The same with dice, which are bound to what they were thrown for.
    ///
    /// # Errors
    /// Those of the command; nothing has changed then.
    pub fn call_with(&self, path: &[&str], options: Value, dice: &StepDice) -> Result<Report, Error> {
        dice.borrow_mut().again();
        let session = self.session().lending(Rc::clone(dice));
        let (report, is_saved) = self.called(path, options, session)?;
        if is_saved {
            let dice = dice.borrow();
            // After going back the history cannot say where the stream stands: the draft remembers it
            // instead, so that no number is thrown twice.
            let ahead = dice.stream().filter(|stream| *stream != self.document.borrow().dice);
            self.skipped.set(ahead.filter(|_| dice.state().is_none()));
        }
        Ok(report)
    }

    /// What a command that only looks gives, for programs and for people.
    ///
    /// # Errors
    /// Those of the command.
    pub fn look_up(&self, path: &[&str], options: Value) -> Result<(Value, Report), Error> {
        let (entry, options, _) = self.filled(path, options)?;
        let answer = entry.call(Vec::new(), options, &mut self.session().guided())?.answer;
        Ok((answer.json(), answer.report()))
    }

    /// Whether a command could be taken now: it is tried, and nothing of it is kept. A question that it
    /// leaves open is no refusal.
    ///
    /// # Errors
    /// Those of the command.
    pub fn would(&self, path: &[&str], options: Value) -> Result<(), Error> {
        let (entry, options, _) = self.filled(path, options)?;
        match Voice::Prompt.speaking(|| entry.call(Vec::new(), options, &mut self.session())) {
            Err(error) if error.open().is_empty() => Err(error),
            _ => Ok(()),
        }
    }

    /// A session of the command line that has this document on hand.
    fn session(&self) -> Session {
        let mut session = Session::of_command_line();
        match &*self.origin.borrow() {
            Some(origin) => session.with_on_hand(origin.clone(), Held::of(self.document())),
            None if self.is_on_disk() => session,
            None => {
                session.begin(vec![Held::of(self.document())]);
                session
            }
        }
    }

    /// Whether it has a file.
    fn is_on_disk(&self) -> bool {
        !self.file.as_os_str().is_empty()
    }

    /// Whether a command has this option.
    ///
    /// # Errors
    /// When there is no such command.
    pub fn takes(&self, path: &[&str], option: &str) -> Result<bool, Error> {
        Ok(takes(entry(path)?, option))
    }

    /// A command with the options that say where it works, and whether it is on this document.
    fn filled(
        &self,
        path: &[&str],
        options: Value,
    ) -> Result<(&'static Entry, Map<String, Value>, bool), Error> {
        let entry = entry(path)?;
        let Value::Object(mut options) = options else {
            return Err(Error::Bug("options of a command are an object".to_owned()));
        };
        let file = if self.is_on_disk() { json!(self.file) } else { Source::held(0) };
        // What makes a campaign's next turn calls its document `from`, which elsewhere is another thing; what
        // can also be looked up without an evening calls it so.
        let names = ["document", "evening", "from"];
        let document = names.into_iter().find(|name| entry.takes_documents(name));
        if let Some(document) = document {
            options.entry(document).or_insert_with(|| file.clone());
        }
        let is_of_ours = document.is_some_and(|document| options[document] == file);
        if takes(entry, "in_place") && !options.contains_key("output") {
            options.entry("in_place").or_insert(json!(true));
        }
        Ok((entry, options, is_of_ours))
    }

    /// What a command tells, and whether it changed the document.
    fn called(&self, path: &[&str], options: Value, session: Session) -> Result<(Report, bool), Error> {
        let mut session = session.guided();
        let (entry, options, is_of_ours) = self.filled(path, options)?;
        let called = Voice::Prompt.speaking(|| entry.call(Vec::new(), options, &mut session));
        let Outcome { answer, document, file, .. } = called?;
        if let Some(file) = &file {
            file.write()?;
        }
        let is_saved = document.is_some();
        if let Some(mut produced) = document {
            // Not every command can be told to work in place, and what makes another document must not
            // replace this one.
            if is_of_ours
                && produced.document.kind() == S::KIND
                && let (Write::Output, Some(origin)) = (&produced.write, &*self.origin.borrow())
            {
                produced.write = Write::InPlace(origin.clone());
            }
            self.skipped.take();
            self.save(&produced).map_err(|error| self.met(error))?;
        }
        let report = Voice::Prompt.speaking(|| answer.report());
        // After a step the prompt itself says what comes next; of a look-up that is all there is to say.
        Ok((if is_saved { report.without_hint() } else { report }, is_saved))
    }

    /// Why something was not saved. Where another keyboard has saved at the same moment, the file is taken up
    /// as it is now, and goes on from there.
    fn met(&self, error: Error) -> Error {
        if !(self.carries && matches!(error, Error::CannotWrite { .. }) && self.is_another_now()) {
            return error;
        }
        match self.refresh() {
            Ok(()) => {
                self.has_met.set(true);
                let why = "someone played on at another keyboard at the same moment, so this was not taken";
                Error::refused("", why)
            }
            Err(error) => error,
        }
    }

    /// Takes a step, asking whatever it leaves open. Dice that were thrown stay bound to what they were
    /// thrown for. Gives whether it was taken: one that the rules refuse is shown.
    ///
    /// # Errors
    /// How a prompt was left: nothing has changed then.
    pub fn take(&self, console: &Console, path: &[&str], options: Value) -> Result<bool, Left> {
        self.take_on(console, path, options, Vec::new(), false)
    }

    /// The same for what has to be done: once dice have been thrown for it, nobody leaves it, and what it
    /// asks comes again.
    ///
    /// # Errors
    /// How a prompt was left: nothing has changed then.
    pub fn take_due(&self, console: &Console, path: &[&str], options: Value) -> Result<bool, Left> {
        self.take_on(console, path, options, Vec::new(), true)
    }

    /// The same where questions of it have been answered before.
    fn take_on(
        &self,
        console: &Console,
        path: &[&str],
        options: Value,
        mut answers: Vec<String>,
        is_due: bool,
    ) -> Result<bool, Left> {
        self.has_met.take();
        let bound = self.draft().thrown.len();
        let mut dice = self.dice(console, &self.draft());
        let mut asked_dice = self.asks_dice.get();
        let asks = takes(entry(path)?, "answer");
        if self.binds {
            let path = path.iter().map(|word| (*word).to_owned()).collect();
            let order = KeptOrder { path, options: options.clone(), answers: answers.clone() };
            self.order.replace(Some(order));
        }
        let mut shown = Shown::default();
        let (mut listing, mut alike) = (None, Alike::default());
        loop {
            let mut options = options.clone();
            if !answers.is_empty() {
                options["answer"] = json!(answers);
            }
            if let Some(order) = &mut *self.order.borrow_mut() {
                order.answers.clone_from(&answers);
            }
            self.keep_order()?;
            let error = match self.call_with(path, options, &dice) {
                Ok(report) => {
                    self.order.take();
                    // Whoever has rolled back sees why nothing is thrown anew.
                    if self.binds && bound > dice.borrow().left().len() {
                        console.say("The dice thrown for this before are used again.")?;
                    }
                    self.leave(if self.binds { dice.borrow().left() } else { Vec::new() })?;
                    console.has_taken();
                    console.show(&report.without(&shown.told))?;
                    return Ok(true);
                }
                Err(error) => error,
            };
            let Some(open) = error.open().first().filter(|_| asks).cloned() else {
                match console.refused(error) {
                    // Who throws from here on: what was answered and thrown for it stands.
                    Err(Left::Changed) if self.asks_dice.get() != asked_dice => {
                        asked_dice = !asked_dice;
                        dice = self.dice(console, &self.draft());
                        continue;
                    }
                    other => other.map_err(|left| self.leaves(left))?,
                }
                // What was answered for it stands, and is gone on with from what there is now.
                if self.has_met.take() {
                    return Err(self.leaves(Left::Changed));
                }
                self.drop_order()?;
                return Ok(false);
            };
            if let Some(answer) = alike.answer_to(&open) {
                answers.push(format!("{}={answer}", open.name));
                continue;
            }
            // Who is asked in the midst of a step sees what was thrown up to there.
            if let Some(report) = shown.more(&dice.borrow(), self.asks_dice.get()) {
                console.show(&report)?;
            }
            // Who has named one target for whoever may lay dice on several says so.
            if !answers.is_empty() && !open.legal.iter().any(|answer| answer == NOBODY) {
                console.skip_name(NOBODY);
            }
            match ask(console, &open, &mut listing, &mut alike, self.binds) {
                Ok(answer) => answers.push(format!("{}={answer}", open.name)),
                Err(Left::Back) if !answers.is_empty() => {
                    console.forget()?;
                    answers.pop();
                    (listing, alike) = (None, Alike::default());
                }
                Err(Left::Back | Left::Abort) if is_due && !dice.borrow().given().is_empty() => {
                    console.forget()?;
                    console
                        .say("Dice have been thrown for this, so it goes on: only answers are dropped.")?;
                    answers.clear();
                    (listing, shown, alike) = (None, Shown::default(), Alike::default());
                }
                Err(Left::Back | Left::Abort) => {
                    console.forget()?;
                    self.drop_order()?;
                    return Ok(false);
                }
                Err(Left::Changed) if self.asks_dice.get() != asked_dice => {
                    asked_dice = !asked_dice;
                    dice = self.dice(console, &self.draft());
                }
                Err(left) => return Err(self.leaves(left)),
            }
        }
    }

    /// A command is left with its prompt: only who ends the program finds it again.
    fn leaves(&self, left: Left) -> Left {
        if matches!(left, Left::Quit | Left::Hold) {
            return left;
        }
        self.drop_order().map_or_else(Left::from, |()| left)
    }

    /// Keeps the command under way beside the dice thrown for it, if some were.
    fn keep_order(&self) -> Result<(), Error> {
        let (draft, order) = (self.draft(), self.order.borrow().clone());
        let is_kept = draft.thrown.is_empty() || draft.order == order;
        if is_kept { Ok(()) } else { self.draft.keep(&KeptDraft { order, ..draft }) }
    }

    /// The command under way is left; what was thrown for it stays bound.
    fn drop_order(&self) -> Result<(), Error> {
        self.order.take();
        let draft = self.draft();
        if draft.order.is_none() { Ok(()) } else { self.draft.keep(&KeptDraft { order: None, ..draft }) }
    }

    /// Offers, once, to go on with a command whose dice an earlier time has thrown, in part. Gives whether it
    /// was taken.
    ///
    /// # Errors
    /// How a prompt was left.
    pub fn offer_order(&self, console: &Console) -> Result<bool, Left> {
        if self.offered.replace(true) {
            return Ok(false);
        }
        let draft = self.draft();
        self.say_who_rolls(console, &draft)?;
        let Some(order) = draft.order else { return Ok(false) };
        let path: Vec<&str> = order.path.iter().map(String::as_str).collect();
        let named = ["by", "figure", "mover", "shooter", "of", "at", "watcher"];
        let names = named.iter().filter_map(|option| match &order.options[*option] {
            Value::Array(names) => {
                Some(names.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(", "))
            }
            Value::String(name) => Some(name.clone()),
            _ => None,
        });
        let names: Vec<String> = names.filter(|names| !names.is_empty()).collect();
        let what = path.last().map_or(String::new(), |word| word.replace('-', " "));
        let what = format!("Under way: {what}, {}. Go on with it?", names.join(", "));
        if !console.confirm(&what, "go on")? {
            self.drop_order()?;
            return Ok(false);
        }
        self.take_on(console, &path, order.options, order.answers, false)
    }

    /// Whether the person throws the dice and types them.
    pub fn asks_dice(&self) -> bool {
        self.asks_dice.get()
    }

    /// Dice for a step, with what `draft` says was thrown already; each new answer is kept in the draft.
    pub fn dice(&self, console: &Console, draft: &KeptDraft) -> StepDice {
        let seed = self.seed.map(|seed| seed.wrapping_add(u64::from(draft.step)));
        let thrower = if self.asks_dice.get() {
            Thrower::Person(asking(console, seed))
        } else if draft.was_rolled_by_a_person() {
            // A step has all its dice from the document or none: a history could not prove a part of them.
            let from = seed.map_or_else(DiceState::fresh, |seed| DiceState { seed, drawn: 0 });
            Thrower::Person(Box::new(Seeded::new(from)))
        } else {
            Thrower::Document(Box::new(Seeded::new(draft.dice.unwrap_or(self.document.borrow().dice))))
        };
        let mut dice = BoundDice::new(draft.thrown.clone(), thrower);
        // The document's own dice prove a step whose throws follow on from the step before.
        let now = self.document.borrow().dice;
        let follow_on = DiceState { drawn: now.drawn + draft.thrown.len() as u64, ..now };
        if !draft.thrown.is_empty() && draft.dice.is_some_and(|ahead| ahead != follow_on) {
            dice.apart();
        }
        let (file, draft, order) = (self.draft.clone(), draft.clone(), Rc::clone(&self.order));
        dice.keeping(Box::new(move |thrown: &[BoundAnswer], state| {
            // The answers may have gone on since these dice were taken up; a draft of another state is none.
            let kept = file.of_step(draft.step, &draft.digest).unwrap_or_else(|| draft.clone());
            // What cannot be kept now is kept with the next answer; the step goes on.
            let order = order.borrow().clone();
            let _ = file.keep(&KeptDraft { thrown: thrown.to_vec(), dice: state, order, ..kept });
        }));
        Rc::new(RefCell::new(dice))
    }

    /// Does what one of [`WORDS`] says, or `adjust`. Gives how the prompt is left, if it is.
    ///
    /// # Errors
    /// What is shown before the prompt is shown again.
    pub fn word(&self, console: &Console, word: &str, rest: &str) -> Result<Option<Left>, Error> {
        let report = match word {
            "log" | "why" => {
                let steps = match (word, rest) {
                    // The whole story; behind a step are its own reasons alone.
                    ("log", "") => json!(null),
                    (_, "") => json!(self.last_step().0.to_string()),
                    (_, steps) => json!(steps),
                };
                self.call(&["log"], json!({ "steps": steps, "explain": word == "why" }))?
            }
            "dice" => {
                let asked = self.asks_dice.get();
                console.show(&self.dice_word(rest)?)?;
                // The step that is due is taken up again with the other dice; its answers and throws are
                // kept.
                return Ok((self.asks_dice.get() != asked).then_some(Left::Changed));
            }
            "rollback" => return self.rollback(console, rest),
            "redo" => {
                let all = self.undone();
                let steps = match rest {
                    "" => self.last_rollback(),
                    "all" => all.max(1),
                    _ => number_or(word, rest, all.max(1))?,
                };
                console.show(&self.redo(steps)?)?;
                return Ok(Some(Left::Changed));
            }
            "adjust" if rest.is_empty() || rest.starts_with('?') => {
                self.fields(rest.trim_start_matches('?').trim())?
            }
            "adjust" => {
                let (path, value) = rest.split_once(char::is_whitespace).ok_or_else(|| {
                    let how = "adjust: give a field and its value: `adjust PATH VALUE`; `adjust ?` lists \
                               the fields";
                    Error::Usage(how.to_owned())
                })?;
                let mut values = values_and_paths(value.trim()).into_iter();
                let value = json_or_word(&values.next().unwrap_or_default()).map_err(Error::Usage)?;
                let more: Vec<Value> =
                    values.map(|word| json_or_word(&word)).collect::<Result<_, _>>().map_err(Error::Usage)?;
                let options = json!({ "path": path, "value": value, "more": more });
                return self.changed(console, &["adjust"], options);
            }
            other => return Err(Error::Bug(format!("`{other}` is not a command"))),
        };
        console.show(&report)?;
        Ok(None)
    }

    /// Takes a step without dice by a word of the prompt: everything begins again from it.
    ///
    /// # Errors
    /// Those of the command; nothing has changed then.
    pub fn changed(&self, console: &Console, path: &[&str], options: Value) -> Result<Option<Left>, Error> {
        self.changed_and_told(console, path, options, |report| report)
    }

    /// The same, told as `words` has what the command reports.
    ///
    /// # Errors
    /// Those of the command; nothing has changed then.
    pub fn changed_and_told(
        &self,
        console: &Console,
        path: &[&str],
        options: Value,
        words: impl FnOnce(Report) -> Report,
    ) -> Result<Option<Left>, Error> {
        let draft = self.draft();
        console.show(&words(self.call(path, options)?))?;
        self.carry(&draft)?;
        self.leave_bound(draft)?;
        self.keep_dice_said()?;
        Ok(Some(Left::Changed))
    }

    /// The fields that `adjust` sets, with what each may be, or is now: those of the whole, or those below
    /// `typed`.
    fn fields(&self, typed: &str) -> Result<Report, Error> {
        let document = serde_json::from_str(&self.document.borrow().to_text());
        let document = document.map_err(|error| Error::Bug(error.to_string()))?;
        let fields = Fields::of(document);
        let typed = typed.trim_matches('/');
        let inside = if typed.is_empty() { String::new() } else { format!("{typed}/") };
        let below = fields.as_ref().map(|fields| fields.paths(&inside)).unwrap_or_default();
        let (inner, single): (Vec<&String>, Vec<&String>) =
            below.iter().partition(|path| path.ends_with('/'));
        let mut report = Report::new();
        if below.is_empty() {
            report.line(format!("There is no field below `{typed}`."));
            return Ok(report);
        }
        report.line("`adjust PATH VALUE` sets a field:");
        let mut table = Grid::default();
        for path in single {
            let values = fields.as_ref().map(|fields| fields.values(path)).unwrap_or_default();
            let now = fields.as_ref().and_then(|fields| fields.now(path));
            let now = now.map_or(String::new(), |now| format!("now {now}"));
            table.row([format!(" {path}"), now, values.join(", ")]);
        }
        report.table(table);
        if !inner.is_empty() {
            let inner: Vec<&str> = inner.into_iter().map(String::as_str).collect();
            report.line(format!("`adjust ? PATH` lists the fields in {}", inner.join(", ")));
        }
        Ok(report)
    }

    fn dice_word(&self, rest: &str) -> Result<Report, Error> {
        if let Some(dice) = dice_named(rest)? {
            self.asks_dice.set(dice == DiceMode::Ask);
            self.word_says_dice.set(true);
            self.keep_dice_said()?;
        }
        let dice = if self.asks_dice.get() { DiceMode::Ask } else { DiceMode::Roll };
        Ok(who_rolls(dice, S::KIND == crate::fitl::GameData::KIND))
    }
}

/// Who rolls the dice by what was typed after `dice`; none where nothing was.
///
/// # Errors
/// Usage for other words.
pub fn dice_named(rest: &str) -> Result<Option<DiceMode>, Error> {
    match rest {
        "ask" | "own" => Ok(Some(DiceMode::Ask)),
        "roll" => Ok(Some(DiceMode::Roll)),
        "" => Ok(None),
        other => Err(Error::Usage(format!("`dice {other}`: type `dice ask` or `dice roll`"))),
    }
}

/// Says who rolls the dice, and whether cards are drawn as well.
pub fn who_rolls(dice: DiceMode, draws_cards: bool) -> Report {
    let mut report = Report::new();
    let unless = if draws_cards { ", unless a card has that name" } else { "" };
    report.line(match dice {
        DiceMode::Ask => format!(
            "You roll the dice and type the results, `;` between throws; `roll` (or `r`{unless}) lets \
             Pointman roll."
        ),
        DiceMode::Roll => "Pointman rolls the dice.".to_owned(),
    });
    report
}

/// The words that serve every kind of document alike.
pub const WORDS: &[(&str, &str)] = &[
    ("log", "[FROM..TO]: the story so far"),
    ("why", "[N]: the table rows and figures behind the last step, or step N"),
    ("rollback", "[N]: undo steps back to one from a list, or to step N"),
    ("redo", "[N], or all: redo what the last `rollback` undid, or N steps"),
    ("dice", "ask or roll: who rolls the dice"),
];

/// What has been shown of the dice of a step that is under way.
#[derive(Debug, Default)]
struct Shown {
    /// How many lines of what they have come to.
    lines: usize,
    /// How many dice.
    dice: usize,
    /// Those lines: the report of the step need not tell them again.
    told: Vec<String>,
}

impl Shown {
    /// What was thrown since, those for one thing together, and what it has come to. Whoever throws the dice
    /// knows what they show.
    fn more(&mut self, dice: &BoundDice, asks: bool) -> Option<Report> {
        let (given, lines) = (dice.given(), dice.come_to());
        let told: usize = lines.iter().map(|(dice, _)| dice).sum();
        let new = lines.get(self.lines..).unwrap_or_default();
        let from = self.dice.max(told).min(given.len());
        let rest = if asks { &[] } else { &given[from..] };
        let mut report = Report::new();
        report.line("So far:");
        new.iter().for_each(|(_, line)| report.item(1, line.clone()));
        list_thrown(&mut report, rest);
        let is_news = !new.is_empty() || !rest.is_empty();
        // After `back` fewer have been thrown, and what comes is new.
        self.told.extend(new.iter().map(|(_, line)| line.clone()));
        (self.lines, self.dice) = (lines.len(), given.len());
        is_news.then_some(report)
    }
}

/// Lists dice, those for one thing together.
fn list_thrown(report: &mut Report, thrown: &[BoundAnswer]) {
    for together in thrown.chunk_by(|one, other| one.throw() == other.throw()) {
        let faces: Vec<String> = together.iter().map(|answer| answer.answer.to_string()).collect();
        report.item(1, format!("{} ({})", together[0].throw(), faces.join(", ")));
    }
}

/// The number after a word, or else the usual one.
///
/// # Errors
/// Usage for what is no number above 0.
pub fn number_or(word: &str, rest: &str, usual: u32) -> Result<u32, Error> {
    match rest.parse() {
        Ok(number) if number > 0 => Ok(number),
        _ if rest.is_empty() => Ok(usual),
        _ => Err(Error::Usage(format!("`{word} {rest}`: follow `{word}` with a number, such as {usual}"))),
    }
}

/// The document in a file.
///
/// # Errors
/// When it cannot be read.
pub fn read<S: State>(file: &Path) -> Result<Opened<S>, Error> {
    Source::File(file.to_owned()).open(&mut Session::of_command_line())
}

fn entry(path: &[&str]) -> Result<&'static Entry, Error> {
    Entry::of_words(path).map(|(entry, _)| entry).ok_or_else(|| Error::Bug(format!("no command {path:?}")))
}

fn takes(entry: &Entry, option: &str) -> bool {
    entry.options().iter().any(|known| known == option)
}

/// The answer that ends a list of names, where a question asks for one after another until nobody is left.
const NOBODY: &str = "nobody";

/// The answer that gives all who are left of such a list.
const EVERYONE: &str = "everyone";

/// A list of names that is being asked for.
struct Listing {
    /// The question that goes on with it: its name, and who is left.
    name: String,
    left: Vec<String>,
    /// Whether all of them are meant.
    is_everyone: bool,
    /// The line whose names are the whole list, if several stand on it.
    line: Option<usize>,
}

/// What begins the answer that serves for everyone who is asked the same in a step: `all wait`.
const ALL: &str = "all";

/// Answers that were given for everyone who is asked the same.
#[derive(Default)]
struct Alike {
    /// Of which question, whose, and what.
    given: Vec<(String, Option<String>, String)>,
    /// Those that were put.
    put: Vec<String>,
}

impl Alike {
    /// The answer that was given for everyone, if it is one to this question.
    fn answer_to(&self, open: &OpenQuestion) -> Option<String> {
        let of_each = open.of_each.as_ref()?;
        let is_same =
            |(name, by, _): &&(String, Option<String>, String)| *name == of_each.name && *by == open.by;
        let (.., answer) = self.given.iter().rev().find(is_same)?;
        open.legal.contains(answer).then(|| answer.clone())
    }

    /// The answer is for everyone who is asked the same from now on.
    fn gives(&mut self, open: &OpenQuestion, answer: &str) {
        let Some(of_each) = &open.of_each else { return };
        self.given.push((of_each.name.clone(), open.by.clone(), answer.to_owned()));
        if let Some(other) = &of_each.settles {
            self.given.push((other.clone(), open.by.clone(), NOBODY.to_owned()));
        }
    }
}

/// Asks an open question; the first answer is that of Enter alone. Several names on a line are a whole list,
/// and end it, as in the questions that the prompt itself asks.
/// Where `is_within_order` says so, another order that was typed behind a `;` waits until it is answered.
fn ask(
    console: &Console,
    open: &OpenQuestion,
    listing: &mut Option<Listing>,
    alike: &mut Alike,
    is_within_order: bool,
) -> Result<String, Left> {
    let before = listing.take().filter(|list| list.name == open.name && list.left == open.legal);
    let is_list = open.legal.first().is_some_and(|first| first == NOBODY);
    let goes_on = |chosen: usize, is_everyone, line| {
        let mut left = open.legal.clone();
        left.remove(chosen);
        Some(Listing { name: open.name.clone(), left, is_everyone, line }).filter(|_| is_list && chosen > 0)
    };
    if let Some(list) = before.as_ref() {
        if list.is_everyone && open.legal.len() > 1 {
            *listing = goes_on(1, true, None);
            return Ok(open.legal[1].clone());
        }
        if list.line == Some(console.lines_typed()) && !console.has_more_of(&open.legal) {
            return Ok(open.legal[0].clone());
        }
    }
    let mut prompt = Prompt::of(open.what.clone(), open.legal.clone());
    if is_list && open.legal.len() > 2 {
        prompt.answers.push(vec![EVERYONE.to_owned()]);
    }
    let of_all = prompt.answers.len();
    if let Some(of_each) = &open.of_each {
        let all = open.legal.iter().map(|answer| vec![ALL.to_owned(), answer.clone()]);
        prompt.answers.extend(all);
        // Where only one has been asked so far it need not be another's question as well.
        if alike.put.contains(&of_each.name) {
            prompt = prompt.noting(ALL, "the same answer for everyone who is asked this, as `all wait`");
        } else {
            prompt.unlisted.push(ALL.to_owned());
            alike.put.push(of_each.name.clone());
        }
    }
    // Words that do not say by themselves what they do are told before they are asked for.
    if !open.means.is_empty() {
        let mut report = Report::new();
        let mut table = Grid::default();
        for (answer, means) in open.legal.iter().zip(&open.means) {
            table.row([format!(" {answer}"), means.clone()]);
        }
        report.table(table);
        console.show(&report)?;
    }
    let told = open.legal.iter().zip(&open.means);
    let prompt = told.fold(prompt, |prompt, (answer, means)| prompt.noting(answer, means));
    let prompt = match open.legal.first() {
        Some(first) => prompt.enter(0, first.clone()),
        None => prompt,
    };
    let (line, is_after_comma) = (console.lines_typed(), console.is_after_comma());
    let prompt = if is_within_order { prompt.within_order(console) } else { prompt };
    // What was typed ahead for the next man is none of a Star's answers, and waits.
    let waits = open.name.ends_with("-reacts") && !console.is_after_end();
    let held = if waits { console.hold_unless(&open.legal) } else { String::new() };
    let chosen = console.ask(&prompt)?;
    console.put_on(&held);
    if let Some(answer) = chosen.checked_sub(of_all).and_then(|index| open.legal.get(index)) {
        alike.gives(open, answer);
        return Ok(answer.clone());
    }
    if chosen == open.legal.len() {
        *listing = goes_on(1, true, None);
        return Ok(open.legal[1].clone());
    }
    let is_several = (is_after_comma || before.is_some()) && line == console.lines_typed();
    *listing = goes_on(chosen, false, is_several.then_some(line));
    Ok(open.legal[chosen].clone())
}
