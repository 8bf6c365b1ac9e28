//! What a command may reach: files, standard input, and the person at the table.

use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt;
use std::io::{self, BufRead, IsTerminal, Read};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use indicatif::{HumanCount, HumanDuration, ProgressBar, ProgressState, ProgressStyle};

use crate::command::edition_option::WhichEdition;
use crate::command::file_options::Fetched;
use crate::command::{BoundDice, Defaults, DiceMode, DiceSource, Held, Prompts, Source, Watch};
use crate::dice::{DiceState, Thrown};
use crate::document::{Origin, followed, write_atomically};
use crate::error::{Error, Fault};
use crate::render::remark;

/// Which files may be read and written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reach {
    /// All that the system allows: the command line.
    Everything,
    /// Only what lies in one of these folders: scripts.
    Below(Vec<PathBuf>),
}

/// The world as a command sees it.
#[derive(Debug)]
pub struct Session {
    reach: Reach,
    /// Standard input, once it has been read.
    input: Option<String>,
    /// Whether standard input is for commands to read.
    input_is_free: bool,
    /// In a script, the dice that go on from command to command when none are given.
    shared_dice: Option<DiceState>,
    /// What a script knows each file to hold, because it read or wrote it.
    known: HashMap<PathBuf, Origin>,
    /// Whether somebody sits there who sees how far a long task is.
    watched: bool,
    watch: Watch,
    /// The documents among the arguments of a script's call.
    held: Vec<Held>,
    /// What was read for the command that is being carried out, and where from.
    fetched: Option<(Source, Fetched)>,
    /// In the guided mode, the document on the table and the file that holds it.
    on_hand: Option<(Origin, Held)>,
    /// Whether a game lies open in the guided mode: what is proposed is then typed without command and file.
    guided: bool,
    /// In the guided mode, the dice of the turn under way.
    lent: Option<Lent>,
    /// What the person has settled for all command lines.
    defaults: Defaults,
    /// Where the person at the table is asked.
    prompts: Prompts,
    /// What was thrown for the command that is being carried out.
    thrown: RefCell<Vec<Thrown>>,
}

/// Dice that the guided mode keeps while a command throws them.
#[derive(Clone)]
struct Lent(Rc<RefCell<BoundDice>>);

impl fmt::Debug for Lent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Lent")
    }
}

impl Session {
    /// The session of one command line.
    pub fn of_command_line() -> Self {
        Session::new(Reach::Everything, None)
    }

    fn new(reach: Reach, shared_dice: Option<DiceState>) -> Self {
        let watched = reach == Reach::Everything;
        let (known, watch) = (HashMap::new(), Watch::default());
        Session {
            reach,
            input: None,
            input_is_free: true,
            shared_dice,
            known,
            watched,
            watch,
            held: Vec::new(),
            fetched: None,
            on_hand: None,
            guided: false,
            lent: None,
            defaults: Defaults::default(),
            prompts: Prompts::default(),
            thrown: RefCell::default(),
        }
    }

    /// The session of a script, which reaches only what `reach` allows and whose dice start from `seed`.
    pub fn of_script(reach: Reach, seed: u64) -> Self {
        Session::new(reach, Some(DiceState { seed, drawn: 0 }))
    }

    /// The session when standard input is not for its commands: the script itself comes from there.
    #[must_use]
    pub fn without_input(self) -> Self {
        Session { input_is_free: false, ..self }
    }

    /// The session of the prompt: somebody sits there.
    #[must_use]
    pub fn watched(self) -> Self {
        Session { watched: true, ..self }
    }

    /// The session of the guided mode, in which a game lies open.
    #[must_use]
    pub fn guided(self) -> Self {
        Session { guided: true, ..self }
    }

    /// The session in which this document need not be made anew of its file as long as that holds the same.
    #[must_use]
    pub fn with_on_hand(self, file: Origin, document: Held) -> Self {
        Session { on_hand: Some((file, document)), ..self }
    }

    /// The document that is on hand of this file.
    pub(super) fn on_hand(&self, file: &Origin) -> Option<Held> {
        self.on_hand.as_ref().filter(|(held, _)| held == file).map(|(_, document)| document.clone())
    }

    /// Whether a game lies open in the guided mode: what is proposed there is typed without command and file.
    pub fn is_guided(&self) -> bool {
        self.guided
    }

    /// The session whose commands throw these dice when no others are named.
    #[must_use]
    pub fn lending(self, dice: Rc<RefCell<BoundDice>>) -> Self {
        Session { lent: Some(Lent(dice)), ..self }
    }

    /// The session of somebody who has settled these things.
    #[must_use]
    pub fn settled(self, defaults: Defaults) -> Self {
        Session { defaults, ..self }
    }

    /// The session of a program, which reads nothing but JSON on standard error: whoever types for it is not
    /// prompted.
    #[must_use]
    pub fn without_prompts(self) -> Self {
        Session { prompts: Prompts { are_hidden: true }, ..self }
    }

    /// Where the person at the table is asked.
    pub fn prompts(&self) -> Prompts {
        self.prompts
    }

    /// The edition settled, if one is: that of look-ups and of new documents.
    pub fn edition<T: From<WhichEdition>>(&self) -> Option<T> {
        self.defaults.edition.map(T::from)
    }

    /// Who throws the dice when no option says so, if that is settled.
    pub fn dice_mode(&self) -> Option<DiceMode> {
        self.defaults.dice
    }

    /// The dice lent to its commands.
    pub fn lent(&self) -> Option<Rc<RefCell<BoundDice>>> {
        self.lent.as_ref().map(|Lent(dice)| Rc::clone(dice))
    }

    /// Keeps what was thrown for the command that is being carried out.
    pub(in crate::command) fn note(&self, thrown: Vec<Thrown>) {
        self.thrown.borrow_mut().extend(thrown);
    }

    /// What was thrown since this was last asked.
    pub(in crate::command) fn take_thrown(&self) -> Vec<Thrown> {
        self.thrown.take()
    }

    /// What ends a long task before it is done.
    pub fn watch(&self) -> &Watch {
        &self.watch
    }

    /// On a command line, Ctrl-C from now on stops what is being done instead of the program, so that it can
    /// give what is whole; a second one ends the program.
    pub fn stop_on_ctrl_c(&self) {
        if !self.is_command_line() {
            return;
        }
        let watch = self.watch.clone();
        // Where the system refuses a handler, Ctrl-C ends the program as ever.
        let _ = ctrlc::set_handler(move || {
            if watch.is_stopped() {
                std::process::exit(130);
            }
            watch.stop();
        });
    }

    /// Whether a command line is being carried out, and no script.
    pub fn is_command_line(&self) -> bool {
        self.reach == Reach::Everything
    }

    /// Shows on a terminal how much of a long task is done, how fast it goes and how long it still takes;
    /// nothing elsewhere.
    pub fn progress(&self, all: u64, what: &str) -> ProgressBar {
        if !self.watched || !io::stderr().is_terminal() {
            return ProgressBar::hidden();
        }
        let style = ProgressStyle::with_template(&format!(
            "{{wide_bar}} {{human_pos}}/{{human_len}} {what}, {{rate}}{{left}}"
        ));
        let rate = |state: &ProgressState, out: &mut dyn fmt::Write| {
            let _ = match state.per_sec() {
                slow if slow < 10.0 => write!(out, "{slow:.1}/s"),
                fast => write!(out, "{}/s", HumanCount(fast.round() as u64)),
            };
        };
        let left = |state: &ProgressState, out: &mut dyn fmt::Write| {
            if let Some(left) = time_left(state.elapsed(), state.pos(), state.eta()) {
                let _ = write!(out, ", {left} left");
            }
        };
        let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
        let style = style.with_key("rate", rate).with_key("left", left);
        ProgressBar::new(all).with_style(style)
    }

    /// Begins a call of a script with these documents among its arguments.
    pub(crate) fn begin(&mut self, held: Vec<Held>) {
        self.held = held;
        self.fetched = None;
    }

    /// One of the documents among the arguments of the script's call.
    ///
    /// # Errors
    /// A bug if there is none.
    pub(super) fn held(&self, number: usize) -> Result<Held, Error> {
        self.held.get(number).cloned().ok_or_else(|| Error::Bug(format!("no document {number} in the call")))
    }

    /// What the command has read from `source` already; it is given once.
    pub(super) fn fetched(&mut self, source: &Source) -> Option<Fetched> {
        self.fetched.take_if(|(from, _)| from == source).map(|(_, fetched)| fetched)
    }

    /// Keeps what the command has read from `source` until it asks again.
    pub(super) fn keep(&mut self, source: Source, fetched: Fetched) {
        self.fetched = Some((source, fetched));
    }

    /// Reads a file, or standard input for `-`.
    ///
    /// # Errors
    /// When it cannot be read, or may not be.
    pub fn read(&mut self, path: &Path) -> Result<Origin, Error> {
        let origin = Origin::read(&self.allowed(path)?)?;
        if !self.is_command_line() {
            self.known.entry(origin.path().to_owned()).or_insert_with(|| origin.clone());
        }
        Ok(origin)
    }

    /// Reads a file anew, as the script's `load` does: what it holds now is what `save` may replace.
    ///
    /// # Errors
    /// As [`Session::read`].
    pub fn load(&mut self, path: &Path) -> Result<Origin, Error> {
        self.known.remove(&self.allowed(path)?);
        self.read(path)
    }

    /// Writes `text` to a file. With `unless_changed` one that this script has read is only replaced if it
    /// still holds what it held then.
    ///
    /// # Errors
    /// [`Error::CannotWrite`], or usage when it may not be written; it is then unchanged.
    pub fn write(&mut self, path: &Path, text: &str, unless_changed: bool) -> Result<(), Error> {
        let path = match self.allowed(path) {
            Err(Error::NotFound { path, .. }) => {
                return Err(Error::CannotWrite { path, why: "the directory does not exist".to_owned() });
            }
            allowed => allowed?,
        };
        match self.known.get(&path).filter(|_| unless_changed) {
            Some(known) => {
                known.replace(text, "load it again, or replace it with #{force: true}", &remark)?;
            }
            None => write_atomically(&path, text, &remark)?,
        }
        self.wrote(&path, text);
        Ok(())
    }

    /// Replaces the file that `origin` was read from, unless it has changed since.
    ///
    /// # Errors
    /// [`Error::CannotWrite`]; it is then unchanged.
    pub fn replace(&mut self, origin: &Origin, text: &str) -> Result<(), Error> {
        origin.replace(text, "call the function again", &remark)?;
        self.wrote(origin.path(), text);
        Ok(())
    }

    fn wrote(&mut self, path: &Path, text: &str) {
        if !self.is_command_line() {
            self.known.insert(path.to_owned(), Origin::holding(path, text));
        }
    }

    /// All of standard input, as text.
    ///
    /// # Errors
    /// When it cannot be read or is not UTF-8 text, or the script comes from there.
    pub fn read_input(&mut self) -> Result<String, Error> {
        if !self.input_is_free {
            return Err(Error::Usage(
                "standard input is the script itself: give a file name instead of -".to_owned(),
            ));
        }
        if self.input.is_none() {
            self.input = Some(text_of_input()?);
        }
        Ok(self.input.clone().unwrap_or_default())
    }

    /// `path` if it may be reached.
    ///
    /// # Errors
    /// When it lies outside what a script may reach.
    pub fn allowed(&self, path: &Path) -> Result<PathBuf, Error> {
        let Reach::Below(folders) = &self.reach else { return Ok(path.to_owned()) };
        let real = real_path(path).map_err(|source| match source.kind() {
            io::ErrorKind::NotFound => Error::not_found(path),
            _ => Error::Io { what: path.display().to_string(), source },
        })?;
        let inside = |folder: &PathBuf| folder.canonicalize().is_ok_and(|folder| real.starts_with(folder));
        if folders.iter().any(inside) {
            return Ok(real);
        }
        Err(Error::Usage(format!(
            "{}: a script may only use files below the working directory; --allow-path allows more",
            path.display()
        )))
    }

    /// Where the dice stand that a script's commands share.
    pub fn shared_dice(&self) -> Option<DiceState> {
        self.shared_dice
    }

    /// Ends the use of a look-up's dice: no scripted answer may be left, and a script goes on where seeded
    /// ones stopped.
    ///
    /// # Errors
    /// When scripted answers are left over.
    pub fn used(&mut self, dice: DiceSource) -> Result<(), Error> {
        let shared = matches!(&dice, DiceSource::Seeded { shared: true, .. });
        if let (Some(state), true) = (dice.finish()?, shared) {
            self.shared_dice = Some(state);
        }
        Ok(())
    }

    /// Whether a person can be asked for dice: where standard input holds the script itself, only one at a
    /// terminal.
    pub fn asks(&self) -> bool {
        self.input_is_free || io::stdin().is_terminal()
    }
}

/// All of standard input.
///
/// # Errors
/// [`Error::Io`] when it cannot be read, [`Error::Document`] with the byte where it is no longer UTF-8.
pub fn text_of_input() -> Result<String, Error> {
    let mut bytes = Vec::new();
    io::stdin()
        .read_to_end(&mut bytes)
        .map_err(|source| Error::Io { what: "standard input".to_owned(), source })?;
    text_from(bytes, 0)
}

/// The next line of standard input, without its end; none when the input has ended.
///
/// # Errors
/// As [`text_of_input`].
pub fn line_of_input() -> Result<Option<String>, Error> {
    /// How many bytes were read so far.
    static READ: AtomicUsize = AtomicUsize::new(0);
    let mut bytes = Vec::new();
    let read = io::stdin()
        .lock()
        .read_until(b'\n', &mut bytes)
        .map_err(|source| Error::Io { what: "standard input".to_owned(), source })?;
    if read == 0 {
        return Ok(None);
    }
    let mut line = text_from(bytes, READ.fetch_add(read, Ordering::Relaxed))?;
    line.truncate(line.trim_end_matches(['\r', '\n']).len());
    Ok(Some(line))
}

/// The text that bytes of standard input are, of which `before` were read earlier.
fn text_from(bytes: Vec<u8>, before: usize) -> Result<String, Error> {
    String::from_utf8(bytes).map_err(|error| Error::Document {
        file: "-".to_owned(),
        faults: vec![Fault {
            pointer: String::new(),
            message: format!("is not valid UTF-8 from byte {}", before + error.utf8_error().valid_up_to()),
        }],
    })
}

/// The path without links and `..`; its last part need not exist, nor what it is a link to.
fn real_path(path: &Path) -> io::Result<PathBuf> {
    let path = followed(path)?;
    match path.canonicalize() {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let name = path.file_name().ok_or(error)?;
            let folder =
                path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
            Ok(folder.canonicalize()?.join(name))
        }
        real => real,
    }
}

/// The time left in words, once what has been done tells something about it: the first of it comes in all at
/// once from every thread, and long after they have begun.
fn time_left(passed: Duration, done: u64, left: Duration) -> Option<String> {
    const MEANS_SOMETHING: (Duration, u64) = (Duration::from_secs(3), 5);
    let (least_time, least_done) = MEANS_SOMETHING;
    (passed >= least_time && done >= least_done).then(|| format!("{:#}", HumanDuration(left)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_left_is_told_once_it_means_something() {
        let (second, minutes) = (Duration::from_secs(1), Duration::from_secs(120));
        assert_eq!(time_left(second / 2, 4, minutes * 20), None);
        assert_eq!(time_left(second * 20, 1, minutes), None);
        assert_eq!(time_left(second * 4, 1_500, minutes).as_deref(), Some("2m"));
    }
}
