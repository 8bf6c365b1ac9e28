//! What a command may reach: files, standard input, and the person at the table.

use std::io::{self, IsTerminal, Read};
use std::path::{Path, PathBuf};

use indicatif::{ProgressBar, ProgressStyle};

use crate::command::DiceSource;
use crate::dice::DiceState;
use crate::document::Origin;
use crate::error::Error;

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
}

impl Session {
    /// The session of one command line.
    pub fn of_command_line() -> Self {
        Session { reach: Reach::Everything, input: None, input_is_free: true, shared_dice: None }
    }

    /// The session of a script, which reaches only what `reach` allows and whose dice start from `seed`.
    pub fn of_script(reach: Reach, seed: u64) -> Self {
        Session { reach, input: None, input_is_free: true, shared_dice: Some(DiceState { seed, drawn: 0 }) }
    }

    /// The session when standard input is not for its commands: the script itself comes from there.
    #[must_use]
    pub fn without_input(self) -> Self {
        Session { input_is_free: false, ..self }
    }

    /// Whether a command line is being carried out, and no script.
    pub fn is_command_line(&self) -> bool {
        self.reach == Reach::Everything
    }

    /// Shows on a terminal how much of a long task is done, how fast it goes and how long it still takes;
    /// nothing elsewhere.
    pub fn progress(&self, all: u64, what: &str) -> ProgressBar {
        if !self.is_command_line() || !io::stderr().is_terminal() {
            return ProgressBar::hidden();
        }
        let style = ProgressStyle::with_template(&format!(
            "{{wide_bar}} {{human_pos}}/{{human_len}} {what}, {{per_sec}}, {{eta}} left"
        ));
        ProgressBar::new(all).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
    }

    /// Reads a file, or standard input for `-`.
    ///
    /// # Errors
    /// When it cannot be read, or may not be.
    pub fn read(&mut self, path: &Path) -> Result<Origin, Error> {
        Origin::read(&self.allowed(path)?)
    }

    /// All of standard input, as text.
    ///
    /// # Errors
    /// When it cannot be read or is not UTF-8 text, or the script comes from there.
    pub fn read_input(&mut self) -> Result<String, Error> {
        if !self.input_is_free {
            return Err(Error::Usage(
                "standard input holds the script itself: give the name of a file instead of -".to_owned(),
            ));
        }
        if self.input.is_none() {
            let mut text = String::new();
            io::stdin()
                .read_to_string(&mut text)
                .map_err(|source| Error::Io { what: "standard input".to_owned(), source })?;
            self.input = Some(text);
        }
        Ok(self.input.clone().unwrap_or_default())
    }

    /// `path` if it may be reached.
    ///
    /// # Errors
    /// When it lies outside what a script may reach.
    pub fn allowed(&self, path: &Path) -> Result<PathBuf, Error> {
        let Reach::Below(folders) = &self.reach else { return Ok(path.to_owned()) };
        let real =
            real_path(path).map_err(|source| Error::Io { what: path.display().to_string(), source })?;
        let inside = |folder: &PathBuf| folder.canonicalize().is_ok_and(|folder| real.starts_with(folder));
        if folders.iter().any(inside) {
            return Ok(real);
        }
        Err(Error::Usage(format!(
            "{}: a script may only use files below the working directory; allow more with --allow-path",
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

/// The path without links and `..`; its last part need not exist.
fn real_path(path: &Path) -> io::Result<PathBuf> {
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
