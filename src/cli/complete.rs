//! What could stand next on a command line, for the shell that asks.

use std::any::TypeId;
use std::collections::BTreeSet;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::{Arg, Command, ValueEnum};
use clap_complete::CompleteEnv;
use clap_complete::engine::{ArgValueCompleter, CompletionCandidate, PathCompleter};
use serde_json::Value;

use super::complete_parser;
use super::parser::commands_of;
use super::settings::{Settings, variable};
use crate::ambush_valley::TableId;
use crate::command::document::fields::Fields;
use crate::command::fitl::{StepWords, next_words, set_offers, table_offers, vary_offers};
use crate::command::fng::list::{ListOf, listed_names};
use crate::command::values::{ListedValue, flags_of, listed_values, spaces, value_name};
use crate::command::{Entry, Session, Source};
use crate::fitl::Faction;

/// Set by the shells' scripts when they ask.
pub(super) const VARIABLE: &str = "POINTMAN_COMPLETE";

/// Answers a shell that asks. None if none does.
pub(super) fn answer(arguments: &[OsString]) -> Option<ExitCode> {
    variable(VARIABLE)?;
    let line = Arc::new(Line::of(arguments));
    // The engine knows commands by their full names alone.
    let mut full_names = arguments.to_vec();
    for (place, command) in commands_of(&complete_parser(), &line.words) {
        full_names[line.begins + place] = command.get_name().into();
    }
    let completing = CompleteEnv::with_factory(move || with_values(complete_parser(), &line))
        .var(VARIABLE)
        .bin("pointman")
        .completer("pointman");
    let folder = std::env::current_dir().ok();
    Some(match completing.try_complete(full_names, folder.as_deref()) {
        Ok(true) => ExitCode::SUCCESS,
        // There is nothing to offer; the shell would put an error into the midst of what is typed.
        _ => ExitCode::FAILURE,
    })
}

/// The command line as it stands.
struct Line {
    /// Where the first of its words stands among what the shell says.
    begins: usize,
    /// Its words before the one that is completed, without the program's name.
    words: Vec<String>,
}

impl Line {
    fn of(arguments: &[OsString]) -> Self {
        let after = arguments.iter().position(|word| word == "--").map_or(arguments.len(), |place| place + 1);
        let mut words: Vec<String> =
            arguments[after..].iter().map(|word| word.to_string_lossy().into_owned()).collect();
        // Some shells say which word it is, for the others it is the last.
        let index = variable("_CLAP_COMPLETE_INDEX").and_then(|index| index.to_str()?.parse().ok());
        words.truncate(index.unwrap_or(words.len().saturating_sub(1)));
        if !words.is_empty() {
            words.remove(0);
        }
        Line { begins: after + 1, words }
    }

    /// The documents that are named, the one of the environment last.
    fn documents(&self) -> Vec<PathBuf> {
        let named = self.words.iter().map(PathBuf::from).filter(|path| is_json(path) && path.is_file());
        let settled = Settings::of_system().ok().and_then(|settings| settings.game).map(PathBuf::from);
        named.chain(settled).collect()
    }

    /// The words after those of the command at `path` and after the document, that are no options.
    fn words_after_document(&self, path: &[&str]) -> Vec<&str> {
        let words = self.words.iter().map(String::as_str).filter(|word| !word.starts_with('-'));
        words.skip(path.len()).skip_while(|word| is_json(Path::new(word))).collect()
    }
}

fn is_json(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "json")
}

/// The grammar whose command on the line knows the values of its options.
fn with_values(top: Command, line: &Arc<Line>) -> Command {
    let path: Vec<String> =
        commands_of(&top, &line.words).iter().map(|(_, command)| command.get_name().to_owned()).collect();
    put_values(top, &path, &path, line)
}

/// The same for the command that the rest of the words lead to.
fn put_values(command: Command, rest: &[String], path: &[String], line: &Arc<Line>) -> Command {
    match rest {
        [name, rest @ ..] => command.mut_subcommand(name, |inner| put_values(inner, rest, path, line)),
        [] => command.mut_args(|argument| with_completer(argument, path, line)),
    }
}

fn with_completer(argument: Arg, path: &[String], line: &Arc<Line>) -> Arg {
    let takes_value = argument.get_action().takes_values();
    if !takes_value || !argument.get_possible_values().is_empty() {
        return argument;
    }
    let read_as = argument.get_value_parser().type_id();
    if read_as == TypeId::of::<Source>() {
        let documents = PathCompleter::file().filter(is_json).stdio();
        return argument.add(ArgValueCompleter::new(documents));
    }
    if read_as == TypeId::of::<PathBuf>() || path == ["run"] {
        return argument.add(ArgValueCompleter::new(PathCompleter::any()));
    }
    let (asked, path, line) = (argument.clone(), path.to_owned(), Arc::clone(line));
    let values = move |typed: &OsStr| {
        let Some(typed) = typed.to_str() else { return Vec::new() };
        let path: Vec<&str> = path.iter().map(String::as_str).collect();
        candidates(&path, &asked, &line, typed)
    };
    argument.add(ArgValueCompleter::new(values))
}

/// What `argument` could be that begins with what was `typed`.
fn candidates(typed_path: &[&str], argument: &Arg, line: &Line, typed: &str) -> Vec<CompletionCandidate> {
    // A command is known by the first of its names.
    let path = Entry::of_words(typed_path).map_or(typed_path, |(entry, _)| entry.path);
    if let Some(step) = StepWords::of_option(path, argument.get_id().as_str()) {
        return legal_words(step, &line.words_after_document(typed_path), line, typed);
    }
    // Of a list the last part is completed.
    let is_list = argument.get_value_delimiter() == Some(',') || argument.get_id() == "players";
    let start = if is_list { typed.rfind(',').map_or(0, |comma| comma + 1) } else { 0 };
    let (before, last) = typed.split_at(start);
    let said = line.words_after_document(typed_path);
    values_of(path, argument, line, &said, last)
        .into_iter()
        .filter(|value| value.word.starts_with(last))
        .map(|value| {
            let help = (!value.meaning.is_empty()).then(|| value.meaning.into());
            CompletionCandidate::new(format!("{before}{}", value.word)).help(help)
        })
        .collect()
}

/// The values of `argument`, of which `typed` stands there after the words `said`.
fn values_of(path: &[&str], argument: &Arg, line: &Line, said: &[&str], typed: &str) -> Vec<ListedValue> {
    let id = argument.get_id().as_str();
    match (path, id, value_name(argument)) {
        (["fng-test"] | ["odds"], "with", _) => {
            let of_check =
                line.words.iter().skip(1).map(|word| flags_of(word)).find(|flags| !flags.is_empty());
            of_check.unwrap_or_else(|| listed_values(path, argument))
        }
        (_, "figure", _) | (_, _, "FIGURE") => figures(line),
        (["fng", ..] | ["campaign", ..] | ["campaign-advance"], _, "NAME")
            if id != "name" && id != "names" =>
        {
            figures(line)
        }
        (["campaign", ..] | ["campaign-buy"], _, "TEAM" | "TEAMS") => teams(line),
        (_, _, "SPACE") => spaces(),
        (["fng", "list"], "name", _) => {
            let of_kind = |word: &String| ListOf::from_str(word, true).ok();
            line.words.iter().skip(2).find_map(of_kind).map_or_else(Vec::new, listed_names)
        }
        (["odds"], "what", _) => {
            let of_table = |table: TableId| ListedValue {
                word: format!("av:{}", table.id()),
                meaning: table.title().to_owned(),
            };
            [listed_values(path, argument), TableId::ALL.map(of_table).into()].concat()
        }
        (["simulate"], "advised", _) => {
            Faction::ALL.map(|faction| ListedValue::of(format!("{}=", faction.id()))).into()
        }
        (["simulate"], "set", _) => set_offers(typed),
        (["simulate"], "vary", _) => vary_offers(typed),
        (["adjust"], "path" | "value" | "more", _) => fields(line, said, typed),
        (["fitl", "adjust"], "path" | "value" | "more", _) => match said {
            [.., path] if path.contains('/') => fields(line, &[path], typed),
            _ if typed.contains('/') => fields(line, &[], typed),
            said => table_offers(said),
        },
        (["man"], "command", _) => subcommands(&line.words[1..]),
        _ => listed_values(path, argument),
    }
}

/// The commands below those that the words lead to.
fn subcommands(words: &[String]) -> Vec<ListedValue> {
    let top = complete_parser();
    let words = words.iter().filter(|word| !word.starts_with('-'));
    let Some(command) = words.into_iter().try_fold(&top, |at, word| at.find_subcommand(word)) else {
        return Vec::new();
    };
    let about = |inner: &Command| inner.get_about().map(ToString::to_string).unwrap_or_default();
    let shown = command.get_subcommands().filter(|inner| !inner.is_hide_set());
    shown.map(|inner| ListedValue { word: inner.get_name().to_owned(), meaning: about(inner) }).collect()
}

/// The names of everybody in the documents on the line.
fn figures(line: &Line) -> Vec<ListedValue> {
    let mut names = BTreeSet::new();
    for file in line.documents() {
        names.extend(of_platoons(&file, "figures", "name"));
        let squads = Source::File(file).squads(&mut Session::of_command_line());
        names.extend(
            squads.unwrap_or_default().into_iter().flat_map(|squad| squad.figures).map(|figure| figure.name),
        );
    }
    names.into_iter().map(ListedValue::of).collect()
}

/// The ids of the teams in the documents on the line.
fn teams(line: &Line) -> Vec<ListedValue> {
    let ids = line.documents().into_iter().flat_map(|file| of_platoons(&file, "teams", "id"));
    ids.map(ListedValue::of).collect()
}

/// A field of each entry of a list of the platoons in a campaign or mission of Ambush Valley.
fn of_platoons(file: &Path, list: &str, field: &str) -> Vec<String> {
    let document: Option<Value> = fs::read(file).ok().and_then(|text| serde_json::from_slice(&text).ok());
    let platoons = document.as_ref().and_then(|document| document.pointer("/data/regulars")?.as_array());
    let entries = platoons.into_iter().flatten().filter_map(|platoon| platoon[list].as_array()).flatten();
    entries.filter_map(|entry| Some(entry[field].as_str()?.to_owned())).collect()
}

/// The paths of fields in the document on the line; after a path, what the field may be.
fn fields(line: &Line, said: &[&str], typed: &str) -> Vec<ListedValue> {
    let read = |file: PathBuf| serde_json::from_slice(&fs::read(file).ok()?).ok();
    let Some(fields) = line.documents().into_iter().next().and_then(read).and_then(Fields::of) else {
        return Vec::new();
    };
    let words = match said {
        [.., path] if said.len() % 2 == 1 => fields.values(path),
        _ => fields.paths(typed),
    };
    words.into_iter().map(ListedValue::of).collect()
}

/// How the step that was begun with the words `said` may go on.
fn legal_words(step: StepWords, said: &[&str], line: &Line, typed: &str) -> Vec<CompletionCandidate> {
    let Some(file) = line.documents().into_iter().next() else { return Vec::new() };
    let before: String = said.iter().flat_map(|word| [*word, " "]).collect();
    let next =
        next_words(&Source::File(file), step, &format!("{before}{typed}"), &mut Session::of_command_line());
    let next: BTreeSet<String> = next.into_iter().map(|word| format!("{typed}{word}")).collect();
    next.into_iter().map(CompletionCandidate::new).collect()
}
