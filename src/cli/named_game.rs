//! The document that a command line works on when it names none: POINTMAN_GAME, or the one of the configuration
//! file.

use std::any::TypeId;
use std::ffi::{OsStr, OsString};
use std::mem::ManuallyDrop;
use std::path::Path;

use clap::{ArgMatches, Command};

use super::parser::{commands_of, parser_for};
use crate::command::Source;

/// What `arguments` say. A command that wants a document first and is given none gets `game`.
///
/// # Errors
/// Help that was asked for, or what is wrong with the arguments.
pub(super) fn matches(arguments: &[OsString], game: Option<&OsStr>) -> Result<ArgMatches, clap::Error> {
    let read = |arguments: &[OsString]| {
        // The grammar goes with the process: taking it apart would only take time.
        let mut grammar = ManuallyDrop::new(parser_for(arguments));
        let matches = grammar.try_get_matches_from_mut(arguments);
        let wants = document_of(&grammar, arguments);
        (matches, wants)
    };
    let (matches, wants) = read(arguments);
    let (Some(game), Some(place)) = (game, wants) else { return matches };
    if matches.as_ref().is_ok_and(names_document) || matches.as_ref().is_err_and(|error| !error.use_stderr())
    {
        return matches;
    }
    let with: Vec<OsString> = [&arguments[..place], &[game.to_owned()], &arguments[place..]].concat();
    match read(&with) {
        (Ok(with), _) => Ok(with),
        // What is wrong is wrong with what was typed.
        (Err(error), _) => {
            if matches.is_err() {
                Err(error)
            } else {
                matches
            }
        }
    }
}

/// Whether the document that was given is one, and not the word that was to follow it.
fn names_document(matches: &ArgMatches) -> bool {
    let mut deepest = matches;
    while let Some((_, inner)) = deepest.subcommand() {
        deepest = inner;
    }
    match deepest.try_get_one::<Source>("document").ok().flatten() {
        Some(Source::File(path)) => {
            path.extension().is_some_and(|name| name == "json") || path.is_file() || parent_is_named(path)
        }
        Some(_) => true,
        None => false,
    }
}

fn parent_is_named(path: &Path) -> bool {
    path.parent().is_some_and(|folder| !folder.as_os_str().is_empty())
}

/// Where among `arguments` the document stands that the command takes first, if it takes one.
fn document_of(grammar: &Command, arguments: &[OsString]) -> Option<usize> {
    let (place, command) = commands_of(grammar, arguments.get(1..)?).pop()?;
    if command.has_subcommands() {
        return None;
    }
    let first = command.get_positionals().next()?;
    (first.get_id() == "document" && first.get_value_parser().type_id() == TypeId::of::<Source>())
        .then_some(place + 2)
}
