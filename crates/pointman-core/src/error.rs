//! What can go wrong, in the words a user reads, with the exit code of each.

use std::path::PathBuf;

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use crate::dice::DiceError;
use crate::names;
use crate::question::OpenQuestion;
use crate::voice::OptionName;

/// Why a command was not carried out. Nothing has been changed.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The rules do not allow it.
    #[error("{}{}", of_part(part, message), in_brackets(rule))]
    Refused {
        /// The rule that refuses, e.g. `AV 4.2` or `T5.4.2`; empty where it is none of a rulebook.
        rule: String,
        /// The part of what was asked for that is refused, e.g. "step 2, `hue`"; empty for the whole. Where
        /// it is plain, as at the prompt, it is left out.
        part: String,
        /// What is refused, and what would be allowed.
        message: String,
        /// What a person has still to say, and where, if that is why.
        asks: Option<Box<Asks>>,
    },
    /// The call makes no sense: an unknown name, a contradiction, a missing option.
    #[error("{0}")]
    Usage(String),
    /// The call lacks what only a person can say. It is made by [`Error::needs`] and its like alone, so that
    /// the open question words it.
    #[error("{message}")]
    #[non_exhaustive]
    Incomplete {
        /// What it lacks, and how to say it.
        message: String,
        /// What a person has still to say.
        open: Box<[OpenQuestion]>,
    },
    /// A document cannot be read as what it should be.
    #[error("{}", lines(file, faults))]
    Document {
        /// The file, or `-`.
        file: String,
        /// Everything that is wrong with it.
        faults: Vec<Fault>,
    },
    /// A file to read is not there.
    #[error("{}: no such file{}", path.display(), said_by(*named_by))]
    NotFound {
        /// The file.
        path: PathBuf,
        /// The setting that names it, if it was not typed.
        named_by: Option<&'static str>,
    },
    /// A file cannot be written; what it held is unchanged.
    #[error("{}: cannot write: {why}", path.display())]
    CannotWrite {
        /// The file.
        path: PathBuf,
        /// What prevents it, and what would help.
        why: String,
    },
    /// Reading or writing failed half-way.
    #[error("{what}: {source}")]
    Io {
        /// The file or stream.
        what: String,
        /// What the system said.
        source: std::io::Error,
    },
    /// Whoever runs the program stopped it by Ctrl-C.
    #[error("{0}")]
    Stopped(String),
    /// The dice gave no answer.
    #[error(transparent)]
    Dice(#[from] DiceError),
    /// A law of the program does not hold.
    #[error("this is a bug in pointman: {0}")]
    Bug(String),
}

impl Error {
    /// A refusal by `rule`.
    pub fn refused(rule: impl Into<String>, message: impl Into<String>) -> Self {
        Error::Refused { rule: rule.into(), part: String::new(), message: message.into(), asks: None }
    }

    /// That a file that was typed is not there.
    pub fn not_found(path: impl Into<PathBuf>) -> Self {
        Error::NotFound { path: path.into(), named_by: None }
    }

    /// A refusal of what is incomplete, because of the `open` questions: the first of them words it.
    pub fn asks(message: impl Into<String>, open: Vec<OpenQuestion>) -> Self {
        let rule = open.first().map(|question| question.rule.clone()).unwrap_or_default();
        let asks = Some(Box::new(Asks { open, ..Asks::default() }));
        Error::Refused { rule, part: String::new(), message: message.into(), asks }
    }

    /// A call that lacks the answer to `open`, which the option `by` gives, or an argument if that is none:
    /// the question words it. `who` needs it; nobody in particular if that is empty. The legal answers are
    /// listed where the option shows no form of them.
    ///
    /// ```
    /// use pointman_core::Error;
    /// use pointman_core::question::OpenQuestion;
    /// use pointman_core::voice::option;
    /// let rep = OpenQuestion::of("rep", "the tester's Rep", "FNG rally");
    /// let lacks = Error::needs("rally", rep, option("rep").with("N"));
    /// assert_eq!(lacks.to_string(), "rally needs the tester's Rep: give --rep N");
    /// let tube = OpenQuestion::of("tube", "the tube", "FNG Mortars").legal(["60mm", "81mm"]);
    /// assert_eq!(Error::needs("", tube, option("tube")).to_string(),
    ///     "give the tube with --tube: 60mm, 81mm");
    /// ```
    pub fn needs<'a>(
        who: impl std::fmt::Display,
        open: OpenQuestion,
        by: impl Into<Option<OptionName<'a>>>,
    ) -> Self {
        let (who, what, by) = (who.to_string(), &open.what, by.into());
        let shows_its_form = by.is_some_and(|by| by.shows_its_form());
        let listed = if shows_its_form { Vec::new() } else { open.clone().shortened().answers() };
        let listed = if listed.is_empty() { String::new() } else { format!(": {}", listed.join(", ")) };
        let message = match (who.is_empty(), by) {
            (true, Some(by)) => format!("give {what} with {by}{listed}"),
            (true, None) => format!("give {what}{listed}"),
            (false, Some(by)) => format!("{who} needs {what}: give {by}{listed}"),
            (false, None) => format!("{who} needs {what}{listed}"),
        };
        Error::Incomplete { message, open: Box::new([open]) }
    }

    /// A call that lacks the answer to `open`, which begins with `which` or its like and lists its answers.
    ///
    /// ```
    /// use pointman_core::Error;
    /// use pointman_core::question::OpenQuestion;
    /// let side = OpenQuestion::of("side", "which text of Tet", "5.2").legal(["unshaded", "shaded"]);
    /// assert_eq!(Error::needs_said(side).to_string(), "say which text of Tet: unshaded, shaded");
    /// ```
    pub fn needs_said(open: OpenQuestion) -> Self {
        let listed = open.clone().shortened().answers().join(", ");
        Error::Incomplete { message: format!("say {}: {listed}", open.what), open: Box::new([open]) }
    }

    /// A call that lacks the answers to all these questions, each given by its option.
    ///
    /// ```
    /// use pointman_core::Error;
    /// use pointman_core::question::OpenQuestion;
    /// use pointman_core::voice::option;
    /// let who = |name, what| OpenQuestion::of(name, what, "FNG Wanting To Charge");
    /// let lacks = Error::needs_all([(who("by", "who charges"), option("by")),
    ///     (who("at", "whom"), option("at"))]);
    /// assert_eq!(lacks.to_string(), "give who charges with --by and whom with --at");
    /// ```
    pub fn needs_all<'a>(asked: impl IntoIterator<Item = (OpenQuestion, OptionName<'a>)>) -> Self {
        let (mut told, mut open) = (Vec::new(), Vec::new());
        for (question, by) in asked {
            told.push(format!("{} with {by}", question.what));
            open.push(question);
        }
        Error::Incomplete { message: format!("give {}", told.join(" and ")), open: open.into() }
    }

    /// A call that lacks the answer to `open`, which can be given in these ways: what is said by which
    /// option.
    ///
    /// ```
    /// use pointman_core::Error;
    /// use pointman_core::question::OpenQuestion;
    /// use pointman_core::voice::option;
    /// let blast = OpenQuestion::of("bomb", "what goes off", "FNG Destroying Tunnels");
    /// let ways = [("a bomb of so many pounds", option("bomb").with("N")), ("a charge", option("charge"))];
    /// assert_eq!(
    ///     Error::needs_one_of(blast, ways).to_string(),
    ///     "say what goes off: a bomb of so many pounds (--bomb N), a charge (--charge)"
    /// );
    /// ```
    pub fn needs_one_of<'a>(
        open: OpenQuestion,
        ways: impl IntoIterator<Item = (&'a str, OptionName<'a>)>,
    ) -> Self {
        let ways: Vec<String> = ways.into_iter().map(|(way, by)| format!("{way} ({by})")).collect();
        Error::Incomplete {
            message: format!("say {}: {}", open.what, ways.join(", ")),
            open: Box::new([open]),
        }
    }

    /// What is lacking, with why it is asked before it; any other error as it is.
    #[must_use]
    pub fn because(self, why: impl std::fmt::Display) -> Self {
        match self {
            Error::Incomplete { message, open } => {
                Error::Incomplete { message: format!("{why}: {message}"), open }
            }
            other => other,
        }
    }

    /// A refusal with one more thing that would do; any other error as it is.
    #[must_use]
    pub fn or_else_do(self, way: impl std::fmt::Display) -> Self {
        match self {
            Error::Refused { rule, part, message, asks } => {
                Error::Refused { rule, part, message: format!("{message}; {way}"), asks }
            }
            other => other,
        }
    }

    /// The error as it is told where the rule that refuses is told apart from it.
    pub fn without_rule(&self) -> String {
        match self {
            Error::Refused { part, message, .. } => of_part(part, message),
            other => other.to_string(),
        }
    }

    /// The refusal, said of the part `name` of what was asked for; any other error as it is.
    #[must_use]
    pub fn in_part(self, name: impl std::fmt::Display) -> Self {
        match self {
            Error::Refused { rule, part, message, asks } => {
                Error::Refused { rule, part: of_part(&name.to_string(), &part), message, asks }
            }
            other => other,
        }
    }

    /// The open questions that stand in the way, if any do.
    pub fn open(&self) -> &[OpenQuestion] {
        match self {
            Error::Refused { asks: Some(asks), .. } => &asks.open,
            Error::Incomplete { open, .. } => open,
            _ => &[],
        }
    }

    /// The error as data for a program (contract §7): `message`, `rule`, `step`, `pointer`, `open`,
    /// `exit_code`, and every fault of a document.
    pub fn to_json(&self) -> Value {
        serde_json::to_value(ErrorAnswer { error: self.told() }).expect("an error is texts and numbers")
    }

    /// The error taken apart into what a program reads of it.
    pub fn told(&self) -> ToldError {
        let mut told =
            ToldError { message: self.to_string(), exit_code: self.exit_code(), ..ToldError::default() };
        match self {
            Error::Refused { rule, asks, .. } => {
                told.message = self.without_rule();
                told.rule = (!rule.is_empty()).then(|| rule.clone());
                if let Some(asks) = asks {
                    told.step = asks.step;
                    told.pointer.clone_from(&asks.pointer);
                    told.open = (!asks.open.is_empty()).then(|| asks.open.clone());
                }
            }
            Error::Incomplete { open, .. } => {
                told.rule =
                    open.first().map(|question| question.rule.clone()).filter(|rule| !rule.is_empty());
                told.open = Some(open.to_vec());
            }
            Error::Dice(error) => told.open = error.open().map(|question| vec![question]),
            Error::Document { file, faults } => {
                told.file = Some(file.clone());
                if let Some(first) = faults.first() {
                    told.message.clone_from(&first.message);
                    told.pointer = Some(first.pointer.clone());
                }
                told.faults = Some(faults.clone());
            }
            _ => {}
        }
        told
    }

    /// The same, of a document that was read from `file`.
    #[must_use]
    pub fn in_file(self, file: &str) -> Self {
        match self {
            Error::Document { faults, .. } => Error::Document { file: file.to_owned(), faults },
            other => other,
        }
    }

    /// The process exit code: 1 refused, 2 usage, 65 bad document, 66 no such file, 73 cannot write, 74 read
    /// or write failed, 70 a bug, 130 stopped.
    pub fn exit_code(&self) -> u8 {
        match self {
            Error::Refused { .. } => 1,
            Error::Usage(_) | Error::Incomplete { .. } | Error::Dice(_) => 2,
            Error::Document { .. } => 65,
            Error::NotFound { .. } => 66,
            Error::CannotWrite { .. } => 73,
            Error::Io { .. } => 74,
            Error::Bug(_) => 70,
            // 128 and the number of the signal, as shells have it.
            Error::Stopped(_) => 130,
        }
    }
}

fn said_by(setting: Option<&str>) -> String {
    setting.map_or_else(String::new, |setting| format!(" ({setting} names it)"))
}

/// `what`, said of a part; either may be empty.
fn of_part(part: &str, what: &str) -> String {
    let sign = if part.is_empty() || what.is_empty() { "" } else { ": " };
    format!("{part}{sign}{what}")
}

fn in_brackets(rule: &str) -> String {
    if rule.is_empty() { String::new() } else { format!(" [{rule}]") }
}

/// An error as `--json` puts it on standard error (contract §7).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ErrorAnswer {
    /// The error.
    pub error: ToldError,
}

/// An error as data for a program.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ToldError {
    /// What went wrong; of a document with several faults, the first.
    pub message: String,
    /// The exit code of the program.
    pub exit_code: u8,
    /// The rule that refuses, of a refusal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The step of what was asked for that is refused or lacks something, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<u32>,
    /// The file of a bad document, or of a script that failed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The line of the script, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// The character of that line, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
    /// JSON pointer of the place that is wrong or lacks something.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pointer: Option<String>,
    /// The questions that are still open, in the order in which they arise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open: Option<Vec<OpenQuestion>>,
    /// Every fault of a document.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub faults: Option<Vec<Fault>>,
}

/// What a person has still to say before something can be done.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Asks {
    /// The step of what was asked for that lacks it, from 1.
    pub step: Option<u32>,
    /// JSON pointer of the place that lacks it.
    pub pointer: Option<String>,
    /// The questions, in the order in which they arise.
    pub open: Vec<OpenQuestion>,
    /// How many effects came about before the first of them, where that was gone through.
    pub settled: Option<usize>,
}

/// One thing wrong with a document.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct Fault {
    /// JSON pointer of the place; empty for the whole document.
    pub pointer: String,
    /// What is wrong and what would be right.
    pub message: String,
}

impl Fault {
    /// The fault as one line: `file: /json/pointer: message`.
    pub fn in_file(&self, file: &str) -> String {
        let pointer = if self.pointer.is_empty() { "/" } else { &self.pointer };
        format!("{file}: {pointer}: {}", self.message)
    }
}

/// A refusal by serde's reader in words for people: `is -3: give a whole number from 0 to 255`.
///
/// ```
/// use pointman_core::error::in_words;
/// let refused = serde_json::from_str::<Vec<u8>>("[-3]").unwrap_err();
/// assert_eq!(in_words(&refused), "is -3: give a whole number from 0 to 255");
/// let missing = "missing field `expression`";
/// assert_eq!(in_words(&missing), "`expression` is missing");
/// let unknown = "unknown variant `chess`, expected `fng` or `ambush-valley`";
/// assert_eq!(in_words(&unknown), "there is no value `chess`: give ambush-valley or fng");
/// ```
pub fn in_words(refused: &dyn std::fmt::Display) -> String {
    let text = refused.to_string();
    let text = text.rsplit_once(" at line ").map_or(text.as_str(), |(text, _)| text);
    if let Some(words) = of_name(text) {
        return words;
    }
    let of_value = text.strip_prefix("invalid type: ").or_else(|| text.strip_prefix("invalid value: "));
    let Some((found, wanted)) = of_value.and_then(|text| text.rsplit_once(", expected ")) else {
        return text.to_owned();
    };
    let found = ["integer ", "floating point ", "boolean ", "string ", "character "]
        .iter()
        .find_map(|form| found.strip_prefix(form))
        .map_or_else(
            || found.replace("map", "an object").replace("sequence", "a list"),
            |value| value.replace('`', ""),
        );
    let wanted = match wanted {
        "u8" => "a whole number from 0 to 255",
        "u16" => "a whole number from 0 to 65535",
        "u32" => "a whole number from 0 to 4294967295",
        "u64" | "usize" => "a whole number, 0 or more",
        "i8" | "i16" | "i32" | "i64" | "isize" => "a whole number",
        "f32" | "f64" => "a number",
        "a string" | "string" => "text",
        "a boolean" => "true or false",
        "a sequence" => "a list",
        "a map" => "an object",
        other if other.starts_with("struct ") => "an object",
        other => other,
    };
    format!("is {found}: give {wanted}")
}

/// The words for a name that serde's reader does not know, or misses.
fn of_name(text: &str) -> Option<String> {
    let quoted: Vec<&str> = text.split('`').skip(1).step_by(2).collect();
    let (name, known) = quoted.split_first()?;
    match text.split_whitespace().take(2).collect::<Vec<_>>()[..] {
        ["missing", "field"] => Some(format!("`{name}` is missing")),
        ["unknown", "field"] => Some(names::unknown_among("field", name, known)),
        ["unknown", "variant"] => Some(names::unknown_among("value", name, known)),
        _ => None,
    }
}

/// Collects the faults of a document, with the pointer of the part being looked at.
///
/// ```
/// use pointman_core::error::Faults;
/// let mut faults = Faults::default();
/// faults.at("teams", |faults| faults.at(3, |faults| faults.add("strength", "is 0: give 1 or more")));
/// assert_eq!(faults.list()[0].pointer, "/teams/3/strength");
/// ```
#[derive(Debug, Default)]
pub struct Faults {
    pointer: String,
    list: Vec<Fault>,
}

impl Faults {
    /// Faults of a part that stands at `pointer` in its document.
    pub fn below(pointer: &str) -> Self {
        Faults { pointer: pointer.to_owned(), list: Vec::new() }
    }

    /// Looks at the part under `key`, a field name or an index.
    pub fn at(&mut self, key: impl std::fmt::Display, look: impl FnOnce(&mut Self)) {
        let outer = self.pointer.len();
        self.push(&key.to_string());
        look(self);
        self.pointer.truncate(outer);
    }

    /// Notes a fault of the field `key` of the part looked at.
    pub fn add(&mut self, key: impl std::fmt::Display, message: impl Into<String>) {
        let message = message.into();
        self.at(key, |faults| faults.here(message));
    }

    /// Notes a fault of the part looked at.
    pub fn here(&mut self, message: impl Into<String>) {
        self.list.push(Fault { pointer: self.pointer.clone(), message: message.into() });
    }

    /// The faults found, in order.
    pub fn list(&self) -> &[Fault] {
        &self.list
    }

    /// The faults found, in order.
    pub fn into_list(self) -> Vec<Fault> {
        self.list
    }

    fn push(&mut self, key: &str) {
        self.pointer.push('/');
        for c in key.chars() {
            match c {
                '~' => self.pointer.push_str("~0"),
                '/' => self.pointer.push_str("~1"),
                c => self.pointer.push(c),
            }
        }
    }
}

fn lines(file: &str, faults: &[Fault]) -> String {
    faults.iter().map(|fault| fault.in_file(file)).collect::<Vec<_>>().join("\n")
}
