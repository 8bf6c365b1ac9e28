//! What went wrong in a script: as a map to catch, and for people with the line and a caret under the place.

use std::fmt::Write as _;

use rhai::{Array, Dynamic, EvalAltResult, Map, ParseError, Position};
use serde_json::{Value, json};

use super::convert::{to_json, to_script, type_words};
use super::engine::Limits;
use crate::error::{Error, Fault};
use crate::names;
use crate::render::Look;
use crate::voice::Voice;

/// The exit code of a script that is wrong itself: its syntax, an unknown name, a limit.
const SCRIPT_FAULT: u8 = 2;
/// How many calls an error shows.
const CALLS_SHOWN: usize = 5;
/// The exit code of a script that throws.
const THROWN: u8 = 1;

/// A command's error as a script catches it: `#{message, pointer, rule, step, open, faults, file,
/// exit_code}`.
pub(super) fn thrown(error: &Error) -> Box<EvalAltResult> {
    let told = Voice::Script.speaking(|| error.told());
    let text = |text: Option<String>| text.map_or(Dynamic::UNIT, Into::into);
    let open = told.open.iter().flatten().map(|question| to_script(json!(question)));
    let faults = told.faults.iter().flatten().map(|fault| to_script(json!(fault)));
    let map = Map::from([
        ("message".into(), told.message.into()),
        ("rule".into(), text(told.rule)),
        ("pointer".into(), text(told.pointer)),
        ("step".into(), told.step.map_or(Dynamic::UNIT, |step| i64::from(step).into())),
        ("open".into(), open.collect::<Array>().into()),
        ("file".into(), text(told.file)),
        ("faults".into(), faults.collect::<Array>().into()),
        ("exit_code".into(), i64::from(told.exit_code).into()),
    ]);
    EvalAltResult::ErrorRuntime(map.into(), Position::NONE).into()
}

/// The error for an argument of `function` that cannot be handed to a command.
pub(super) fn without_form(function: &str, fault: Fault) -> Error {
    let place = if fault.pointer.is_empty() { String::new() } else { format!(", {}", fault.pointer) };
    Error::Usage(format!("{function}{place}: {}", fault.message))
}

/// Why a script stopped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// What is wrong and what would be right.
    pub message: String,
    /// The process exit code for it.
    pub exit_code: u8,
    /// What a command said that refused, as data.
    pub cause: Option<Box<serde_json::Map<String, Value>>>,
    /// Where it happened.
    pub place: Option<Box<ScriptPlace>>,
    /// The calls that led there, innermost first.
    pub calls: Vec<ScriptCall>,
}

/// A place in a script.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScriptPlace {
    /// The file, or what stands for it.
    pub source: String,
    /// The line, from 1.
    pub line: usize,
    /// The character of the line, from 1.
    pub column: usize,
    /// The line itself.
    pub text: String,
}

/// A call of a function that the script defines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScriptCall {
    /// The function; none for a closure.
    pub function: Option<String>,
    /// The line of the call, from 1.
    pub line: Option<usize>,
}

/// A text with its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Source {
    pub(super) name: String,
    pub(super) text: String,
}

/// What is needed to explain an error.
pub(super) struct Reader<'a> {
    /// The text that was run.
    pub(super) main: &'a Source,
    /// The text that defines a function, if it is another.
    pub(super) defined_in: &'a dyn Fn(&str) -> Option<&'a Source>,
    /// Names of functions that could be meant.
    pub(super) functions: &'a dyn Fn() -> Vec<String>,
    /// Names of variables that could be meant.
    pub(super) variables: &'a dyn Fn() -> Vec<String>,
    pub(super) limits: &'a Limits,
}

impl Reader<'_> {
    /// The failure of a text that cannot be compiled.
    pub(super) fn parsing(&self, error: &ParseError) -> Failure {
        let ParseError(kind, position) = error;
        Failure {
            message: self.parse_message(kind),
            exit_code: SCRIPT_FAULT,
            cause: None,
            place: place(self.main, *position),
            calls: Vec::new(),
        }
    }

    fn parse_message(&self, kind: &rhai::ParseErrorType) -> String {
        match kind {
            rhai::ParseErrorType::ExprTooDeep => {
                format!("the expression is nested more than {} deep", self.limits.depth)
            }
            kind => format!("syntax error: {kind}"),
        }
    }

    /// The failure of a text that was running.
    pub(super) fn running(&self, error: EvalAltResult) -> Failure {
        let mut source = Some(self.main);
        let mut calls = Vec::new();
        let mut outer = None;
        let mut error = error;
        while let EvalAltResult::ErrorInFunctionCall(name, file, inner, position) = error {
            let closure = name.starts_with("anon$");
            outer = source.and_then(|source| place(source, position)).or(outer);
            calls.insert(0, ScriptCall { function: (!closure).then(|| name.clone()), line: position.line() });
            // Of a script that was imported the text is not at hand.
            source = if file.is_empty() { (self.defined_in)(&name) } else { None };
            error = *inner;
        }
        let position = error.position();
        let cause = match &error {
            EvalAltResult::ErrorRuntime(value, _) => cause(value),
            _ => None,
        };
        let (message, exit_code) = self.message(error);
        Failure {
            message,
            exit_code,
            cause,
            place: source.and_then(|source| place(source, position)).or(outer),
            calls,
        }
    }

    fn message(&self, error: EvalAltResult) -> (String, u8) {
        let message = match error {
            EvalAltResult::ErrorRuntime(value, _) => return thrown_message(&value),
            EvalAltResult::ErrorParsing(kind, _) => self.parse_message(&kind),
            EvalAltResult::ErrorFunctionNotFound(signature, _) => self.unknown_function(&signature),
            EvalAltResult::ErrorVariableNotFound(name, _) => {
                let functions = (self.functions)();
                match functions.contains(&name) {
                    true => format!("{name} is a function: call it as {name}(…)"),
                    false => names::unknown("variable", &name, &(self.variables)()),
                }
            }
            EvalAltResult::ErrorTooManyOperations(_) => format!(
                "stopped at the limit of {} operations: is this an endless loop? Raise it with \
                 --max-operations N, or 0 for no limit",
                self.limits.operations
            ),
            EvalAltResult::ErrorStackOverflow(_) => {
                format!(
                    "function calls are nested more than {} deep: is this an endless recursion?",
                    self.limits.calls
                )
            }
            EvalAltResult::ErrorTooManyVariables(_) => {
                format!("there are more than {} variables", self.limits.variables)
            }
            EvalAltResult::ErrorDataTooLarge(what, _) => {
                format!("{what} is over the limit: {}", self.limits.sizes())
            }
            EvalAltResult::ErrorTerminated(why, _) => why.to_string(),
            EvalAltResult::ErrorDotExpr(text, _) if text.contains("for type '()'") => {
                let field = text.split('\'').nth(1).unwrap_or_default();
                format!(
                    "there is no {field} here, because the value before it is (), such as a missing field \
                     of a map"
                )
            }
            EvalAltResult::ErrorTooManyModules(_) => {
                format!("more than {} scripts are imported", self.limits.variables)
            }
            EvalAltResult::ErrorMismatchDataType(wanted, found, _) => {
                format!("this needs {}, not {}", type_words(&wanted), type_words(&found))
            }
            EvalAltResult::ErrorFor(_) => "for needs an array, a range or a string".to_owned(),
            other => {
                let text = other.to_string();
                let end = text.rfind(" (line ").unwrap_or(text.len());
                let mut letters = text[..end].chars();
                letters.next().map(|first| first.to_lowercase().chain(letters).collect()).unwrap_or_default()
            }
        };
        (message, SCRIPT_FAULT)
    }

    /// `signature` is like `rol (i64, map)`.
    fn unknown_function(&self, signature: &str) -> String {
        let (name, types) =
            signature.split_once(" (").map_or((signature, None), |(name, types)| (name, Some(types)));
        let types = types.unwrap_or("");
        let types: Vec<_> = types
            .strip_suffix(')')
            .unwrap_or(types)
            .split(", ")
            .filter(|word| !word.is_empty())
            .map(type_words)
            .collect();
        let given = if types.is_empty() { "no arguments".to_owned() } else { types.join(", ") };
        if !name.starts_with(|c: char| c.is_alphabetic() || c == '_') {
            return format!("{name} does not work with {given}");
        }
        let functions = (self.functions)();
        if !functions.iter().any(|known| known == name) {
            return names::unknown("function", name, &functions);
        }
        match super::help::topic(name) {
            Some(topic) if types.is_empty() => {
                format!("{name} needs arguments: {}; see help(\"{name}\")", topic.signature)
            }
            Some(topic) => {
                format!("{name} does not accept {given}: {}; see help(\"{name}\")", topic.signature)
            }
            None => format!("{name} does not accept {given}"),
        }
    }
}

/// What an uncaught value that was thrown says, and the exit code it asks for.
fn thrown_message(value: &Dynamic) -> (String, u8) {
    let Some(map) = value.read_lock::<Map>() else {
        return (if value.is_unit() { "the script threw".to_owned() } else { value.to_string() }, THROWN);
    };
    // What Rhai itself makes of an error that is caught and thrown again.
    let otherwise = if map.contains_key("error") { SCRIPT_FAULT } else { THROWN };
    let code =
        map.get("exit_code").and_then(|code| code.as_int().ok()).and_then(|code| u8::try_from(code).ok());
    let text = |key: &str| map.get(key).and_then(|text| text.clone().into_string().ok());
    let mut message = text("message").unwrap_or_else(|| value.to_string());
    if let Some(rule) = text("rule") {
        let _ = write!(message, " [{rule}]");
    }
    if let (Some(file), Some(Ok(Value::Array(faults)))) = (text("file"), map.get("faults").map(to_json)) {
        // A value of the script has no file.
        let file = if file == "-" { "the document" } else { &*file };
        let line = |fault: &Value| {
            let pointer = fault["pointer"].as_str().filter(|pointer| !pointer.is_empty()).unwrap_or("/");
            format!("{file}: {pointer}: {}", fault["message"].as_str().unwrap_or_default())
        };
        message = faults.iter().map(line).collect::<Vec<_>>().join("\n");
    }
    (message, code.filter(|code| *code > 0).unwrap_or(otherwise))
}

/// What an uncaught map that was thrown says as data, where it is like what commands throw ([`thrown`]).
fn cause(value: &Dynamic) -> Option<Box<serde_json::Map<String, Value>>> {
    const FIELDS: [&str; 7] = ["message", "rule", "step", "file", "pointer", "open", "faults"];
    let map = value.read_lock::<Map>()?;
    map.get("message").filter(|message| message.is_string())?;
    let said = |value: &Value| !value.is_null() && value.as_array().is_none_or(|list| !list.is_empty());
    let field = |name: &&str| Some(((*name).to_owned(), to_json(map.get(*name)?).ok().filter(said)?));
    Some(Box::new(FIELDS.iter().filter_map(field).collect()))
}

fn place(source: &Source, position: Position) -> Option<Box<ScriptPlace>> {
    let line = position.line()?;
    Some(Box::new(ScriptPlace {
        source: source.name.clone(),
        line,
        column: position.position().unwrap_or(1),
        text: source.text.lines().nth(line - 1).unwrap_or_default().trim_end().to_owned(),
    }))
}

impl Failure {
    /// A failure outside the text: reading it, printing.
    pub fn of(error: &Error) -> Self {
        Failure {
            message: error.to_string(),
            exit_code: error.exit_code(),
            cause: None,
            place: None,
            calls: Vec::new(),
        }
    }

    /// The same as data for a program (contract §7), with the place in the script.
    pub fn json(&self) -> Value {
        let mut error = self.cause.as_deref().cloned().unwrap_or_default();
        error.entry("message").or_insert_with(|| json!(self.message));
        error.insert("exit_code".to_owned(), json!(self.exit_code));
        if let Some(place) = &self.place {
            error.entry("file").or_insert_with(|| json!(place.source));
            error.insert("line".to_owned(), json!(place.line));
            error.insert("column".to_owned(), json!(place.column));
        }
        json!({ "error": error })
    }

    /// The message, the line and a caret under the place.
    pub fn lay_out(&self, look: Look) -> String {
        let paint = |code: &str, text: &str| {
            if look.colour { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
        };
        let mut out = format!("{} {}\n", paint("1;31", "Error:"), self.message);
        if let Some(place) = &self.place {
            let number = place.line.to_string();
            let (text, before) =
                clipped(place, usize::from(look.width).saturating_sub(number.len() + 5).max(20));
            let bar = paint("2", "|");
            let _ =
                writeln!(out, "{}", paint("2", &format!("{}:{}:{}", place.source, place.line, place.column)));
            let _ = writeln!(out, " {} {bar} {text}", paint("2", &number));
            let _ =
                writeln!(out, " {:width$} {bar} {before}{}", "", paint("1;31", "^"), width = number.len());
        }
        for call in self.calls.iter().take(CALLS_SHOWN) {
            let what = call.function.as_deref().map_or("a closure".to_owned(), |name| format!("`{name}`"));
            let line = call.line.map_or(String::new(), |line| format!(", called in line {line}"));
            let _ = writeln!(out, "{}", paint("2", &format!("in {what}{line}")));
        }
        if self.calls.len() > CALLS_SHOWN {
            let _ =
                writeln!(out, "{}", paint("2", &format!("in {} more calls", self.calls.len() - CALLS_SHOWN)));
        }
        out
    }
}

/// The part of the line around the place that fits into `room`, and the blanks before its caret.
fn clipped(place: &ScriptPlace, room: usize) -> (String, String) {
    let letters: Vec<char> = place.text.chars().collect();
    let column = (place.column - 1).min(letters.len());
    let first = if letters.len() <= room || column < room / 2 {
        0
    } else {
        (column - room / 2).min(letters.len() - room)
    };
    let part = &letters[first..letters.len().min(first + room)];
    let blank = |letter: &char| if *letter == '\t' { '\t' } else { ' ' };
    (part.iter().collect(), part.iter().take(column - first).map(blank).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_caret_stands_under_the_place_even_in_a_long_line_with_tabs() {
        let failure = |text: &str, column| Failure {
            cause: None,
            message: "no".to_owned(),
            exit_code: 1,
            place: Some(Box::new(ScriptPlace {
                source: "a.rhai".to_owned(),
                line: 3,
                column,
                text: text.to_owned(),
            })),
            calls: Vec::new(),
        };
        assert_eq!(
            failure("\tx.y", 4).lay_out(Look::PLAIN),
            "Error: no\na.rhai:3:4\n 3 | \tx.y\n   | \t  ^\n"
        );
        let long = format!("{}!{}", "a".repeat(300), "b".repeat(300));
        let laid = failure(&long, 301).lay_out(Look::PLAIN);
        let lines: Vec<_> = laid.lines().collect();
        assert!(lines[2].len() <= 80);
        assert_eq!(lines[2].find('!'), lines[3].find('^'));
    }

    #[test]
    fn a_thrown_map_chooses_the_exit_code() {
        let error = thrown(&Error::refused("AV 4.2", "too many"));
        let EvalAltResult::ErrorRuntime(value, _) = *error else { panic!() };
        assert_eq!(thrown_message(&value), ("too many [AV 4.2]".to_owned(), 1));
        let error = thrown(&Error::not_found("x"));
        let EvalAltResult::ErrorRuntime(value, _) = *error else { panic!() };
        assert_eq!(thrown_message(&value), ("x: no such file".to_owned(), 66));
        assert_eq!(thrown_message(&"stop".into()), ("stop".to_owned(), 1));
    }
}
