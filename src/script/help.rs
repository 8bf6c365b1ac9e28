//! What `help()` tells, made from the functions themselves: the commands with their options, and the
//! functions only scripts have.

use std::any::TypeId;
use std::path::PathBuf;

use clap::builder::ValueParser;
use clap::{Arg, ArgAction, Command};
use serde_json::Value;

use super::functions::FUNCTIONS;
use crate::command::values::listed_values;
use crate::command::{ENTRIES, Entry, Group, Source};
use crate::names;
use crate::render::{Grid, Report};

/// The help for one function.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Topic {
    /// Its name.
    pub name: String,
    /// What sort of function it is.
    pub group: Group,
    /// How it is called.
    pub signature: String,
    /// What it does, in one line.
    pub about: String,
    /// What else there is to know.
    pub more: String,
    /// The options it takes in a map.
    pub options: Vec<OptionHelp>,
    /// Scripts that show it.
    pub examples: Vec<String>,
}

/// The help for one option of a function.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OptionHelp {
    /// Its name in the map.
    pub name: String,
    /// What it holds, such as `N` or `true`.
    pub value: String,
    /// What it is for.
    pub about: String,
    /// Whether it may be given by position.
    pub positional: bool,
}

/// The help for every function.
pub fn topics() -> Vec<Topic> {
    let own = FUNCTIONS.iter().map(|function| Topic {
        name: function.name.to_owned(),
        group: function.group,
        signature: function.signature.to_owned(),
        about: function.about.to_owned(),
        more: function.more.to_owned(),
        options: Vec::new(),
        examples: function.examples.lines().map(str::to_owned).collect(),
    });
    ENTRIES.iter().map(of_entry).chain(own).collect()
}

/// The help for the function of this name.
pub fn topic(name: &str) -> Option<Topic> {
    topics().into_iter().find(|topic| topic.name == name)
}

/// The help for the function that `typed` means: its name, its command's words, or a prefix.
///
/// # Errors
/// A message with the nearest names.
pub(super) fn find(typed: &str) -> Result<Topic, String> {
    let mut topics = topics();
    let names: Vec<_> = topics.iter().map(|topic| topic.name.clone()).collect();
    let typed = typed.trim().replace(['-', ' '], "_");
    names::resolve("function", &typed, &names).map(|index| topics.swap_remove(index))
}

/// All functions by group.
pub fn overview() -> Report {
    let topics = topics();
    let mut report = Report::new();
    for group in Group::ALL {
        let mut table = Grid::default();
        for topic in topics.iter().filter(|topic| topic.group == group) {
            table.row([topic.name.clone(), topic.about.clone()]);
        }
        if !table.rows.is_empty() {
            report.heading(group.title());
            report.table(table);
        }
    }
    report.line("");
    report.line(
        "help(\"name\") explains a function. All of the Rhai language and its library is available too: \
         https://rhai.rs/book.",
    );
    report
}

impl Topic {
    /// The help as it is shown.
    pub fn report(&self) -> Report {
        let mut report = Report::new();
        report.heading(&self.signature);
        report.item(1, &self.about);
        if !self.more.is_empty() {
            report.item(1, &self.more);
        }
        if !self.options.is_empty() {
            report.heading("Options");
            let mut table = Grid::default();
            for option in &self.options {
                table.row([option.name.clone(), option.value.clone(), option.about.clone()]);
            }
            report.table(table);
        }
        if !self.examples.is_empty() {
            report.heading("Examples");
            report.verbatim(self.examples.iter().map(|example| format!("  {example}\n")).collect::<String>());
        }
        report
    }
}

fn of_entry(entry: &Entry) -> Topic {
    let command = (entry.augment)(Command::new(""));
    let mut options: Vec<OptionHelp> =
        command.get_arguments().map(|argument| option_help(argument, entry)).collect();
    options.sort_by_key(|option| {
        entry.positional.iter().position(|name| *name == option.name).unwrap_or(usize::MAX)
    });
    if is_filter(&command) {
        options.push(OptionHelp {
            name: "json".to_owned(),
            value: "true".to_owned(),
            about: "Give #{record, document} instead of the next document".to_owned(),
            positional: false,
        });
    }
    let function = entry.function();
    let map = if options.iter().any(|option| !option.positional) { vec!["#{options}"] } else { vec![] };
    let signature = format!("{function}({})", [entry.positional, &map].concat().join(", "));
    let examples = entry.examples.lines().filter_map(example).collect();
    Topic {
        name: function,
        group: entry.group,
        signature,
        about: entry.about.to_owned(),
        more: String::new(),
        options,
        examples,
    }
}

fn is_filter(command: &Command) -> bool {
    command.get_arguments().any(|argument| argument.get_id() == "output")
}

fn option_help(argument: &Arg, entry: &Entry) -> OptionHelp {
    let name = argument.get_id().to_string();
    let listed: Vec<_> =
        argument.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    let value = match (takes_value(argument), argument.get_value_names()) {
        (false, _) => "true".to_owned(),
        (true, _) if (1..=6).contains(&listed.len()) => listed.join(" | "),
        (true, Some(names)) => names.join(", "),
        (true, None) => "VALUE".to_owned(),
    };
    let about = argument.get_help().or(argument.get_long_help()).map(ToString::to_string).unwrap_or_default();
    OptionHelp { positional: entry.positional.contains(&name.as_str()), value, about, name }
}

fn takes_value(argument: &Arg) -> bool {
    matches!(argument.get_action(), ArgAction::Set | ArgAction::Append)
}

/// What an option's value may be, for completion, where that is a closed list.
pub fn names_for(function: &str, option: &str) -> Vec<String> {
    let Some(entry) = ENTRIES.iter().find(|entry| entry.function() == function) else { return Vec::new() };
    let command = (entry.augment)(Command::new(""));
    let argument = command.get_arguments().find(|argument| argument.get_id() == option);
    let values = argument.map(|argument| listed_values(entry.path, argument)).unwrap_or_default();
    values.into_iter().map(|value| value.word).collect()
}

/// Whether an option's value is the name of a file, for completion.
pub(super) fn takes_file(function: &str, option: &str) -> bool {
    let Some(entry) = ENTRIES.iter().find(|entry| entry.function() == function) else { return false };
    let command = (entry.augment)(Command::new(""));
    let is_file = |parser: &ValueParser| {
        parser.type_id() == TypeId::of::<PathBuf>() || parser.type_id() == TypeId::of::<Source>()
    };
    command
        .get_arguments()
        .any(|argument| argument.get_id() == option && is_file(argument.get_value_parser()))
}

/// The script that does what a line of the examples does; none for one that needs more of a shell than pipes.
fn example(line: &str) -> Option<String> {
    let (line, remark) = split_remark(line);
    let line = line.split_once(" > ").map_or(line, |(line, _)| line);
    let mut call = String::new();
    for part in line.split(" | ") {
        let next = call_of(part)?;
        call = match call.as_str() {
            "" => next,
            // The next document of one command is the document of the other.
            given => next.contains("\"-\"").then(|| next.replacen("\"-\"", given, 1))?,
        };
    }
    Some(if remark.is_empty() { format!("{call};") } else { format!("{call};  // {remark}") })
}

/// The call that does what a command line does.
fn call_of(line: &str) -> Option<String> {
    let words = words(line)?;
    let rest = words.strip_prefix(&["pointman".to_owned()][..])?;
    let (entry, length) = Entry::of_words(rest)?;
    let rest = &rest[length..];
    // The options of every command, of which a script knows json.
    let command = (entry.augment)(Command::new("pointman").no_binary_name(true))
        .arg(Arg::new("json").long("json").action(ArgAction::SetTrue));
    let command = command.arg(Arg::new("quiet").long("quiet").short('q').action(ArgAction::SetTrue));
    let filter = is_filter(&command);
    let arguments: Vec<Arg> = command.get_arguments().cloned().collect();
    let matches = command.try_get_matches_from(rest).ok()?;
    let given = |argument: &&Arg| {
        let id = argument.get_id().as_str();
        let shown = id != "quiet" && (id != "json" || filter);
        shown && matches.value_source(id) == Some(clap::parser::ValueSource::CommandLine)
    };
    let value = |argument: &Arg| literal(argument, &matches);
    let given: Vec<&Arg> = arguments.iter().filter(given).collect();
    let by_position: Vec<&Arg> = entry
        .positional
        .iter()
        .map_while(|name| given.iter().find(|argument| argument.get_id() == name).copied())
        .collect();
    let mut parts: Vec<String> = by_position.iter().map(|argument| value(argument)).collect();
    let options: Vec<String> = given
        .iter()
        .filter(|argument| !by_position.iter().any(|other| other.get_id() == argument.get_id()))
        .map(|argument| format!("{}: {}", argument.get_id(), value(argument)))
        .collect();
    if !options.is_empty() {
        parts.push(format!("#{{{}}}", options.join(", ")));
    }
    Some(format!("{}({})", entry.function(), parts.join(", ")))
}

/// The value given to an option, as a script writes it.
fn literal(argument: &Arg, matches: &clap::ArgMatches) -> String {
    if !takes_value(argument) {
        return "true".to_owned();
    }
    let parser = argument.get_value_parser().type_id();
    let is_number = [
        TypeId::of::<u8>(),
        TypeId::of::<u16>(),
        TypeId::of::<u32>(),
        TypeId::of::<u64>(),
        TypeId::of::<usize>(),
    ]
    .into_iter()
    .chain([TypeId::of::<i8>(), TypeId::of::<i16>(), TypeId::of::<i32>(), TypeId::of::<i64>()])
    .any(|number| parser == number);
    let is_json = parser == TypeId::of::<Value>();
    let is_text = [TypeId::of::<String>(), TypeId::of::<PathBuf>(), TypeId::of::<Source>()]
        .iter()
        .any(|text| parser == *text);
    let word = |word: &str| match serde_json::from_str::<Value>(word) {
        Ok(value) if is_number || is_json || (value.is_number() && !is_text) => word.to_owned(),
        _ => format!("{word:?}"),
    };
    let delimiter = argument.get_value_delimiter();
    let raw: Vec<String> = matches
        .get_raw(argument.get_id().as_str())
        .into_iter()
        .flatten()
        .map(|raw| raw.to_string_lossy().into_owned())
        .collect();
    let values: Vec<String> =
        raw.iter().flat_map(|raw| raw.split(|c| Some(c) == delimiter)).map(word).collect();
    let many = delimiter.is_some()
        || matches!(argument.get_action(), ArgAction::Append)
        || argument.get_num_args().is_some_and(|count| count.max_values() > 1);
    if many { format!("[{}]", values.join(", ")) } else { values.concat() }
}

/// A line of examples without its remark, and the remark.
fn split_remark(line: &str) -> (&str, &str) {
    match line.split_once(" #") {
        Some((line, remark)) => (line.trim(), remark.trim_start_matches('#').trim()),
        None => (line.trim(), ""),
    }
}

/// The words of a command line; none if it needs more of a shell than quotes.
fn words(line: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in line.chars() {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (Some(_), c) => word.get_or_insert_default().push(c),
            (None, '\'' | '"') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None, ' ') => words.extend(word.take()),
            (None, '|' | '>' | '<' | ';' | '&' | '$' | '`' | '*' | '(' | ')') => return None,
            (None, c) => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_of_the_shell_become_scripts() {
        let shown = |line: &str| example(line);
        assert_eq!(
            shown("pointman roll '2d6>=9' --seed 7   # nine").unwrap(),
            "roll(\"2d6>=9\", #{seed: 7});  // nine"
        );
        assert_eq!(shown("pointman roll 2d6 --rolls 1,5").unwrap(), "roll(\"2d6\", #{rolls: [1, 5]});");
        let piped = shown("pointman adjust squad.json figures/0/rep 5 | pointman validate -").unwrap();
        assert_eq!(piped, "validate([adjust(\"squad.json\", \"figures/0/rep\", 5)]);");
        assert_eq!(shown("pointman schema fng-squad > schema.json").unwrap(), "schema(\"fng-squad\");");
        assert_eq!(shown("pointman roll 2d6 --json | jq .total"), None);
    }

    #[test]
    fn every_command_has_an_example_for_scripts() {
        for entry in ENTRIES {
            assert!(!of_entry(entry).examples.is_empty(), "{}", entry.function());
        }
    }

    #[test]
    fn every_function_and_every_option_has_help() {
        let overview = overview().lay_out(crate::render::Look::PLAIN);
        for topic in topics() {
            assert!(!topic.about.is_empty() && topic.signature.starts_with(&topic.name), "{}", topic.name);
            assert!(!topic.examples.is_empty(), "{} has no example", topic.name);
            for option in &topic.options {
                assert!(!option.about.is_empty(), "{}: {} has no help", topic.name, option.name);
            }
            assert!(overview.contains(&topic.name));
            assert!(topic.report().lay_out(crate::render::Look::PLAIN).contains(&topic.signature));
        }
    }

    #[test]
    fn help_finds_a_command_by_its_words_and_by_a_prefix() {
        assert_eq!(find("fng-test").unwrap().name, "fng_test");
        assert_eq!(find("from").unwrap().name, "from_json");
        assert!(find("rolll").unwrap_err().contains("did you mean roll"));
    }
}
