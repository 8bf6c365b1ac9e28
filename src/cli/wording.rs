//! What is wrong with a command line, where the parser says it in the words of a programmer, or names an
//! option otherwise than it was typed.

use std::error::Error as _;
use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::missing::arguments_of;
use crate::command::whole_numbers::WholeNumbers;

/// The part of the message to replace, and the words for it.
pub(super) fn of_number(error: &clap::Error, arguments: &[OsString]) -> Option<(String, String)> {
    let text = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text),
        _ => None,
    };
    if error.kind() != ErrorKind::ValueValidation {
        return None;
    }
    let (usage, typed) = (text(ContextKind::InvalidArg)?, text(ContextKind::InvalidValue)?);
    let (_, known) = arguments_of(arguments);
    let argument = known.iter().find(|argument| argument.to_string() == *usage)?;
    let numbers = WholeNumbers::of(argument.get_value_parser())?;
    Some((error.source()?.to_string(), format!("give {}", numbers.instead_of(typed))))
}

/// The options that were typed under another name than the parser's: that name, and the one that was typed.
///
/// Who typed the first of such names reads that of every option: `--us` is missed its `--them`.
pub(super) fn as_typed(arguments: &[OsString]) -> Vec<(String, String)> {
    let (_, known) = arguments_of(arguments);
    let others = |argument: &clap::Arg| -> Option<(String, Vec<String>)> {
        let named = |name: &str| format!("--{name}");
        let aliases = argument.get_visible_aliases()?.into_iter().map(named).collect();
        Some((named(argument.get_long()?), aliases))
    };
    let is_typed = |name: &String| {
        let words = arguments.iter().filter_map(|word| word.to_str());
        words.map(|word| word.split_once('=').map_or(word, |(option, _)| option)).any(|word| word == name)
    };
    let known: Vec<(String, Vec<String>)> = known.iter().filter_map(others).collect();
    let says_aliases = known.iter().any(|(_, aliases)| aliases.iter().any(is_typed));
    let shown = |(name, aliases): &(String, Vec<String>)| {
        let typed = aliases.iter().find(|alias| is_typed(alias));
        let shown = typed.or(aliases.first().filter(|_| says_aliases && !is_typed(name)))?;
        Some((name.clone(), shown.clone()))
    };
    known.iter().filter_map(shown).collect()
}
