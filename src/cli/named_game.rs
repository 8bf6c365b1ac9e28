//! The document that a command line works on when it names none: POINTMAN_GAME, or the one of the
//! configuration file.

use std::any::TypeId;
use std::ffi::{OsStr, OsString};
use std::mem::ManuallyDrop;
use std::path::Path;

use clap::{ArgMatches, Command};

use super::parser::{commands_of, parser_for};
use crate::command::Source;

/// What `arguments` say. A command that wants a document first and is given none gets `game`; one that may
/// have a document gets it only where the line makes no sense without, as `-i` does.
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
    let (Some(game), Some(Wanted { id, place, is_needed })) = (game, wants) else { return matches };
    let is_enough = |matches: &ArgMatches| !is_needed || names_document(matches, &id);
    if matches.as_ref().is_ok_and(is_enough) || matches.as_ref().is_err_and(|error| !error.use_stderr()) {
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

/// Whether the document `id` that was given is one, and not the word that was to follow it.
fn names_document(matches: &ArgMatches, id: &str) -> bool {
    let mut deepest = matches;
    while let Some((_, inner)) = deepest.subcommand() {
        deepest = inner;
    }
    match deepest.try_get_one::<Source>(id).ok().flatten() {
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

/// The document that a command takes first.
struct Wanted {
    /// Its name among the arguments of the command.
    id: String,
    /// Where it stands on the command line.
    place: usize,
    /// Whether the command does nothing without.
    is_needed: bool,
}

/// The document that the command of `arguments` takes first, if it takes one.
fn document_of(grammar: &Command, arguments: &[OsString]) -> Option<Wanted> {
    let (place, command) = commands_of(grammar, arguments.get(1..)?).pop()?;
    if command.has_subcommands() {
        return None;
    }
    let first = command.get_positionals().next()?;
    let wanted =
        Wanted { id: first.get_id().to_string(), place: place + 2, is_needed: first.is_required_set() };
    (first.get_value_parser().type_id() == TypeId::of::<Source>()).then_some(wanted)
}
