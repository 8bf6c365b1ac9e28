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
use clap_complete::engine::{ArgValueCompleter, CompletionCandidate, PathCompleter, ValueCompleter};
use serde_json::Value;

use super::complete_parser;
use super::parser::commands_of;
use super::settings::{Settings, variable};
use crate::ambush_valley::TableId;
use crate::command::document::fields::Fields;
use crate::command::fitl::{StepWords, next_words, set_offers, step_names, table_offers, vary_offers};
use crate::command::fng::combat::{FIGURE_FLAGS, FIGURE_VALUES};
use crate::command::fng::list::{ListOf, listed_names};
use crate::command::values::{
    ListedValue, attributes, flags_of, game_options, listed_values, numbers_of, part_values, spaces,
    value_name,
};
use crate::command::{Entry, Session, Source};
use crate::fitl::Faction;
use crate::fng::evening::reaction_word;

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

/// Paths, without the one to the working folder itself.
struct Paths(PathCompleter);

impl ValueCompleter for Paths {
    fn complete(&self, typed: &OsStr) -> Vec<CompletionCandidate> {
        let mut paths = self.0.complete(typed);
        paths.retain(|path| path.get_value() != ".");
        paths
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
        return argument.add(ArgValueCompleter::new(Paths(documents)));
    }
    if read_as == TypeId::of::<PathBuf>() || (path == ["run"] && argument.get_id() == "words") {
        return argument.add(ArgValueCompleter::new(Paths(PathCompleter::any())));
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
    // Of a list the last part is completed, and of that the part behind its last colon.
    let start = if is_list(path, argument) { typed.rfind(',').map_or(0, |comma| comma + 1) } else { 0 };
    let shape = value_name(argument);
    let colon = typed[start..].rfind(':').filter(|_| shape.contains(':'));
    let (before, last) = typed.split_at(colon.map_or(start, |colon| start + colon + 1));
    let said = line.words_after_document(typed_path);
    let values = if is_shape(path, shape) {
        let part = shape.split(':').nth(before[start..].matches(':').count()).unwrap_or_default();
        of_shape(argument, part, line)
    } else if start > 0 && shape == "FIGURE" && path.first() == Some(&"fng") {
        figure_words()
    } else {
        values_of(path, argument, line, &said, last)
    };
    values
        .into_iter()
        .filter(|value| value.word.starts_with(last))
        .map(|value| {
            let help = (!value.meaning.is_empty()).then(|| value.meaning.into());
            CompletionCandidate::new(format!("{before}{}", value.word)).help(help)
        })
        .collect()
}

/// Whether `argument` takes several values with commas between them.
fn is_list(path: &[&str], argument: &Arg) -> bool {
    const LISTS: [&str; 9] =
        ["NAME", "FIGURE", "FIGURES", "TEAM", "TEAMS", "FACTIONS", "SIDES", "FLAG", "ASSET"];
    let is_of_games = path.iter().any(|word| ["fng", "campaign", "fitl", "generate-mission"].contains(word));
    let id = argument.get_id();
    argument.get_value_delimiter() == Some(',')
        || id == "players"
        || (is_of_games && id != "name" && LISTS.contains(&last_part(value_name(argument))))
}

/// What a value has behind its last colon.
fn last_part(shape: &str) -> &str {
    shape.rsplit(':').next().unwrap_or(shape).trim_matches(['[', ']'])
}

/// Whether what stands for the value in help says of what parts it is: NAME:TEAM, in campaigns also
/// N|ID|none.
fn is_shape(path: &[&str], value_name: &str) -> bool {
    let is_of_campaign = matches!(path[..], ["campaign", ..] | ["campaign-advance"]);
    value_name.contains(':') || (is_of_campaign && value_name.contains('|'))
}

/// What one part of such a value may be: each of its alternatives, those in small letters as they stand.
fn of_shape(argument: &Arg, part: &str, line: &Line) -> Vec<ListedValue> {
    let alternatives = part.trim_matches(['[', ']']).split('|').filter(|one| !one.is_empty());
    let of_one = |one: &str| match one.trim_matches(['[', ']']) {
        "NAME" | "FIGURE" | "FIGURES" => figures(line),
        "TEAM" | "TEAMS" => teams(line),
        "FORCE" => forces(line),
        "WHO" if argument.get_id() == "fate" || argument.get_id() == "other" => {
            [assets(line), words(&["lieutenant", "medic"])].concat()
        }
        "WHO" => words(&["lieutenant", "medic"]),
        "ID" => objectives(line),
        small if small.starts_with(|letter: char| letter.is_ascii_lowercase()) => words(&[small]),
        other => part_values(other),
    };
    alternatives.flat_map(of_one).collect()
}

fn words(words: &[&str]) -> Vec<ListedValue> {
    words.iter().map(|word| ListedValue::of(*word)).collect()
}

/// The words of a figure behind the first comma.
fn figure_words() -> Vec<ListedValue> {
    FIGURE_FLAGS
        .iter()
        .map(|flag| ListedValue::of(*flag))
        .chain(FIGURE_VALUES.iter().map(|value| ListedValue::of(format!("{value}="))))
        .chain(attributes())
        .collect()
}

/// The values of `argument`, of which `typed` stands there after the words `said`.
fn values_of(path: &[&str], argument: &Arg, line: &Line, said: &[&str], typed: &str) -> Vec<ListedValue> {
    let id = argument.get_id().as_str();
    match (path, id, value_name(argument)) {
        (["fng-test"] | ["odds"], "with", _) | (["fng", "react"], _, "FLAG") => {
            let of_check = line.words.iter().map(|word| flags_of(word)).find(|flags| !flags.is_empty());
            of_check.unwrap_or_else(|| listed_values(path, argument))
        }
        (["fng-test"] | ["odds"], "set", _) => {
            let of_check = line.words.iter().map(|word| numbers_of(word)).find(|values| !values.is_empty());
            of_check.unwrap_or_default()
        }
        (_, _, "QUESTION=ANSWER") => questions(line),
        (["fng", "contact"], "feature", _) => features(line),
        (["fng", "stand" | "air-run" | "fire-mission"], _, "VEHICLE") => vehicles(line),
        (["fng", "trap-spring"], _, "VEHICLE") => [vehicles(line), listed_values(path, argument)].concat(),
        (["fng", "helicopter"], "name", _) => figures(line),
        (["campaign", "rename"], "who", _) => {
            [figures(line), teams(line), forces(line), words(&["campaign"])].concat()
        }
        (["campaign", ..] | ["campaign-advance"] | ["log"], "side", _) => forces(line),
        (["campaign", ..] | ["campaign-buy"] | ["campaign-advance"], _, "FORCE")
            if path != ["campaign", "new"] =>
        {
            forces(line)
        }
        (["campaign", "sheet"], "squad", _) => {
            let squads: BTreeSet<String> =
                line.documents().iter().flat_map(|file| of_platoons(file, "teams", "squad")).collect();
            squads.into_iter().map(ListedValue::of).collect()
        }
        (["campaign", "promote"], "role", _) => {
            let roles: BTreeSet<String> =
                line.documents().iter().flat_map(|file| of_platoons(file, "figures", "role")).collect();
            roles.into_iter().map(ListedValue::of).collect()
        }
        (["campaign", "orders"], "buy", _) => [part_values("ASSET"), words(&["none"])].concat(),
        (["fitl", "options"], "op", _) => step_offers(line),
        (["campaign", "new"] | ["generate-mission"], "option", _) => {
            let of_game = |word: &String| match word.as_str() {
                "fng" | "--game=fng" => Some(true),
                "ambush-valley" | "--game=ambush-valley" => Some(false),
                _ => None,
            };
            game_options(line.words.iter().find_map(of_game))
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

/// The document on the line, as JSON; null if there is none.
fn document(line: &Line) -> Value {
    let text = line.documents().into_iter().next().and_then(|file| fs::read(file).ok());
    text.and_then(|text| serde_json::from_slice(&text).ok()).unwrap_or_default()
}

/// A field of each entry of the list at `pointer`; its meaning is that of another.
fn listed_in(document: &Value, pointer: &str, field: &str, meaning: &str) -> Vec<ListedValue> {
    let entries = document.pointer(pointer).and_then(Value::as_array);
    let of_entry = |entry: &Value| {
        let word = match &entry[field] {
            Value::String(word) => word.clone(),
            Value::Number(number) => number.to_string(),
            _ => return None,
        };
        Some(ListedValue { word, meaning: entry[meaning].as_str().unwrap_or_default().to_owned() })
    };
    entries.into_iter().flatten().filter_map(of_entry).collect()
}

/// The forces of a campaign or mission; of an evening of FNG its two sides.
fn forces(line: &Line) -> Vec<ListedValue> {
    let document = document(line);
    let of = |list| listed_in(&document, list, "id", "name");
    let all = [of("/data/regulars"), of("/data/insurgents")].concat();
    let is_evening = document.pointer("/data/assignment").is_some();
    if all.is_empty() && is_evening { words(&["own", "enemy"]) } else { all }
}

/// What stands on the sheet of the game that a report is about: assets that came along.
fn assets(line: &Line) -> Vec<ListedValue> {
    let files = line.documents();
    let attached = files.iter().flat_map(|file| of_platoons(file, "attached_assets", "id"));
    attached.map(ListedValue::of).chain(part_values("ASSET")).collect()
}

/// The objectives of the mission in hand.
fn objectives(line: &Line) -> Vec<ListedValue> {
    let document = document(line);
    let forces = document.pointer("/data/mission/forces").and_then(Value::as_array);
    forces.into_iter().flatten().flat_map(|force| listed_in(force, "/objectives", "id", "name")).collect()
}

/// The features of an evening's ground by their numbers.
fn features(line: &Line) -> Vec<ListedValue> {
    listed_in(&document(line), "/data/ground/features", "number", "kind")
}

/// The vehicles of an evening.
fn vehicles(line: &Line) -> Vec<ListedValue> {
    listed_in(&document(line), "/data/company/vehicles", "name", "model")
}

/// The questions about those on the table, which are asked by their names.
fn questions(line: &Line) -> Vec<ListedValue> {
    let question = |figure: ListedValue| ListedValue::of(format!("{}=", reaction_word(&figure.word)));
    figures(line).into_iter().map(question).collect()
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

/// The Operations and Special Activities of the faction whose turn it is in the game on the line.
fn step_offers(line: &Line) -> Vec<ListedValue> {
    let file = line.documents().into_iter().next();
    let names = file.map(|file| step_names(&Source::File(file), &mut Session::of_command_line()));
    names.unwrap_or_default().into_iter().map(ListedValue::of).collect()
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
