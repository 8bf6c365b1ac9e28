//! What is wrong with a command line, where the parser says it in the words of a programmer.

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
