//! For whom a text is worded that says what to type: for whoever types commands of the shell, for whoever
//! sits at the prompt of the guided mode, who has other words for the same, or for a script, which calls
//! commands as functions.
//!
//! Who makes such a text gives the wordings ([`way!`](crate::way), [`option`]), and who asks for it says once
//! for whom ([`Voice::speaking`]), so that nothing is replaced in a finished sentence.

use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::fmt;

/// For whom it is worded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Voice {
    /// For the shell.
    Shell,
    /// For the prompt.
    Prompt,
    /// For a script.
    Script,
}

thread_local! {
    static VOICE: Cell<Voice> = const { Cell::new(Voice::Shell) };
    /// The file that the command of the shell is about, as a shell reads it.
    static FILE: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Stands in a command for the file that it is about, where none is known.
const SOME_FILE: &str = "EVENING";

/// Says which file the command of the shell is about: commands that are advised name it.
pub fn about(file: Option<&str>) {
    FILE.set(file.map(str::to_owned));
}

/// A word as a shell reads it.
///
/// ```
/// use pointman_core::voice::quoted;
/// assert_eq!(quoted("evening.json"), "evening.json");
/// assert_eq!(quoted("Cpl Miller"), "'Cpl Miller'");
/// assert_eq!(quoted("O'Brien"), r"'O'\''Brien'");
/// ```
pub fn quoted(word: &str) -> Cow<'_, str> {
    let is_plain = |letter: char| letter.is_alphanumeric() || "-_./+:,@%".contains(letter);
    match !word.is_empty() && word.chars().all(is_plain) {
        true => Cow::Borrowed(word),
        false => Cow::Owned(format!("'{}'", word.replace('\'', "'\\''"))),
    }
}

/// A command of the shell as it can be pasted: a whole one, about a file, with the name of the program, and
/// with the file of the command that advises it.
#[doc(hidden)]
pub fn of_shell(command: String) -> String {
    if !command.contains(SOME_FILE) {
        return command;
    }
    FILE.with_borrow(|file| {
        format!("pointman {}", command.replacen(SOME_FILE, file.as_deref().unwrap_or(SOME_FILE), 1))
    })
}

/// Puts the voice back that was spoken with before, whatever happens meanwhile.
struct Before(Voice);

impl Drop for Before {
    fn drop(&mut self) {
        VOICE.set(self.0);
    }
}

impl Voice {
    /// For whom texts are worded now.
    pub fn now() -> Voice {
        VOICE.get()
    }

    /// Words the texts for this one that are made meanwhile.
    pub fn speaking<T>(self, tells: impl FnOnce() -> T) -> T {
        let _before = Before(VOICE.replace(self));
        tells()
    }
}

/// An option of the command that tells of it, as its reader gives it: `--rep N` in the shell, `rep: N` in a
/// script. The prompt calls commands as a script does, and names their options so.
///
/// ```
/// use pointman_core::voice::{Voice, option};
/// let lacks = || format!("give the Rep with {}, or see {}", option("leader-rep").with("N"), option("list"));
/// assert_eq!(lacks(), "give the Rep with --leader-rep N, or see --list");
/// assert_eq!(Voice::Script.speaking(lacks), "give the Rep with leader_rep: N, or see `list`");
/// ```
pub const fn option(word: &str) -> OptionName<'_> {
    OptionName { word, name: word, value: "" }
}

/// An option of a command, to be told: see [`option`].
#[derive(Debug, Clone, Copy)]
pub struct OptionName<'a> {
    /// What the shell calls it, without the dashes.
    word: &'a str,
    /// What scripts call it.
    name: &'a str,
    /// What is given with it; empty if nothing is said of that.
    value: &'a str,
}

impl<'a> OptionName<'a> {
    /// With a value.
    #[must_use]
    pub const fn with(self, value: &'a str) -> Self {
        OptionName { value, ..self }
    }

    /// Whether it is told with a value.
    pub(crate) const fn shows_its_form(self) -> bool {
        !self.value.is_empty()
    }

    /// It has another name in scripts than in the shell.
    #[must_use]
    pub const fn called(self, name: &'a str) -> Self {
        OptionName { name, ..self }
    }
}

impl fmt::Display for OptionName<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let OptionName { word, name, value } = *self;
        let name = name.replace('-', "_");
        match (Voice::now(), value) {
            (Voice::Shell, "") => write!(f, "--{word}"),
            (Voice::Shell, _) => write!(f, "--{word} {value}"),
            (Voice::Prompt | Voice::Script, "") => write!(f, "`{name}`"),
            (Voice::Prompt | Voice::Script, _) => write!(f, "{name}: {value}"),
        }
    }
}

/// What to type: a command of the shell, or the words at the prompt, which stand between backquotes. A script
/// is told the command of the shell, unless its call stands behind `script:`. In the shell `EVENING` is the
/// file that the command at hand is about, and the variables that are named behind all are quoted as a shell
/// wants it.
///
/// ```
/// use pointman_core::{voice::Voice, way};
/// let kind = "weapons";
/// let lists = || way!("pointman fng list {kind}", "do list {kind}", script: "fng_list(\"{kind}\")", kind);
/// assert_eq!(lists(), "pointman fng list weapons");
/// assert_eq!(Voice::Prompt.speaking(lists), "`do list weapons`");
/// assert_eq!(Voice::Script.speaking(lists), "`fng_list(\"weapons\")`");
/// ```
#[macro_export]
macro_rules! way {
    ($shell:literal, $prompt:literal, script: $script:literal $(, $word:ident)* $(,)?) => {
        match $crate::voice::Voice::now() {
            $crate::voice::Voice::Script => format!("`{}`", format!($script)),
            $crate::voice::Voice::Shell | $crate::voice::Voice::Prompt => {
                $crate::way!($shell, $prompt $(, $word)*)
            }
        }
    };
    ($shell:literal, $prompt:literal $(, $word:ident)* $(,)?) => {
        match $crate::voice::Voice::now() {
            $crate::voice::Voice::Shell | $crate::voice::Voice::Script => {
                $(
                    let $word = $word.to_string();
                    let $word = $crate::voice::quoted(&$word);
                )*
                $crate::voice::of_shell(format!($shell))
            }
            $crate::voice::Voice::Prompt => format!("`{}`", format!($prompt)),
        }
    };
}
