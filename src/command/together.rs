//! Which options of a command go together. The parser of the command line knows (`conflicts_with`,
//! `requires`); a script gives its options as a map, which that parser never sees. So it is asked here, with
//! the names of the options that a script gave and without their values.

use std::collections::HashMap;
use std::sync::Mutex;

use clap::builder::{Resettable, Str};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use serde_json::{Map, Value};

use crate::error::Error;
use crate::voice::option;

/// What the parser of a command says of options that are given together.
pub(super) struct Together {
    /// Takes `--name` for every option, whatever the shell calls it, with any text as its value.
    parser: clap::Command,
    /// What was asked: a script asks the same at every call.
    known: Mutex<HashMap<Vec<String>, Option<Quarrel>>>,
}

/// Why options do not go together.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Quarrel {
    /// One excludes the other.
    Excluded { one: String, other: String },
    /// One has no effect without the other.
    Alone { one: String, lacks: String },
}

impl Together {
    /// Of the options of `command`.
    pub(super) fn of(command: clap::Command) -> Self {
        let none = || Resettable::<Str>::Reset;
        let mut parser = command.disable_help_flag(true).disable_version_flag(true).mut_args(|argument| {
            let name = argument.get_id().to_string();
            let takes_value = argument.get_action().takes_values();
            // What a command needs at any rate it asks for itself, where something is missing.
            let argument = argument.required(false).long(name).alias(none()).visible_alias(none());
            match takes_value {
                true => argument.value_parser(clap::value_parser!(String)).value_name("V").num_args(1),
                false => argument,
            }
        });
        // Only then its arguments know how they are shown, by which they are found in its errors.
        parser.build();
        Together { parser, known: Mutex::default() }
    }

    /// Refuses options that the command line refuses together.
    ///
    /// # Errors
    /// [`Error::Usage`], with the two that quarrel.
    pub(super) fn check(&self, given: &Map<String, Value>) -> Result<(), Error> {
        let is_given = |name: &str, value: &Value| match value {
            Value::Null => false,
            Value::Array(values) => !values.is_empty(),
            Value::Bool(value) => *value || self.takes_value(name),
            _ => true,
        };
        let names: Vec<String> = given
            .iter()
            .filter(|(name, value)| is_given(name, value))
            .map(|(name, _)| name.clone())
            .collect();
        let mut known = self.known.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let quarrel = known.entry(names).or_insert_with_key(|names| self.quarrel(names));
        quarrel.as_ref().map_or(Ok(()), |quarrel| Err(quarrel.error()))
    }

    fn takes_value(&self, name: &str) -> bool {
        let mut all = self.parser.get_arguments();
        all.any(|argument| argument.get_id() == name && argument.get_action().takes_values())
    }

    /// What the parser says of these options.
    fn quarrel(&self, names: &[String]) -> Option<Quarrel> {
        let named = self.refusal(names)?;
        match named {
            Refusal::Excluded(one, other) => Some(Quarrel::Excluded { one, other }),
            Refusal::Missing(missing) => missing.into_iter().find_map(|lacks| {
                let needs = |name: &&String| match self.refusal(std::slice::from_ref(*name)) {
                    Some(Refusal::Missing(missing)) => missing.contains(&lacks),
                    _ => false,
                };
                let one = names.iter().find(needs)?.clone();
                Some(Quarrel::Alone { one, lacks })
            }),
        }
    }

    fn refusal(&self, names: &[String]) -> Option<Refusal> {
        let word = |name: &String| match self.takes_value(name) {
            true => format!("--{name}=x"),
            false => format!("--{name}"),
        };
        let words = std::iter::once(String::new()).chain(names.iter().map(word));
        let error = self.parser.clone().try_get_matches_from(words).err()?;
        let named = |kind| -> Vec<String> {
            let shown = match error.get(kind) {
                Some(ContextValue::String(text)) => vec![text.clone()],
                Some(ContextValue::Strings(texts)) => texts.clone(),
                _ => Vec::new(),
            };
            let name = |shown: String| {
                let mut all = self.parser.get_arguments();
                all.find(|argument| argument.to_string() == shown)
                    .map(|argument| argument.get_id().to_string())
            };
            shown.into_iter().filter_map(name).collect()
        };
        match error.kind() {
            ErrorKind::ArgumentConflict => {
                let first = |kind| named(kind).into_iter().next();
                Some(Refusal::Excluded(first(ContextKind::InvalidArg)?, first(ContextKind::PriorArg)?))
            }
            ErrorKind::MissingRequiredArgument => Some(Refusal::Missing(named(ContextKind::InvalidArg))),
            _ => None,
        }
    }
}

/// What the parser refused.
enum Refusal {
    Excluded(String, String),
    Missing(Vec<String>),
}

impl Quarrel {
    fn error(&self) -> Error {
        Error::Usage(match self {
            Quarrel::Excluded { one, other } => {
                format!("{} cannot be used with {}: leave one of them out", option(one), option(other))
            }
            Quarrel::Alone { one, lacks } => {
                format!("{} is used only with {}: give both, or neither", option(one), option(lacks))
            }
        })
    }
}
