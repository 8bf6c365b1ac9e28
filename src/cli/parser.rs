//! The command line's grammar, made from the list of commands.

use std::ffi::{OsStr, OsString};
use std::slice;

use clap::{Arg, ArgAction, ArgMatches, Command};

use super::examples::laid_out;
use super::shell::{SHELL_COMMANDS, ShellCommand};
use crate::command::group::{EXAMPLES, FIRST_WORDS, FirstWord, HelpSection, sections};
use crate::command::values::listed_values;
use crate::command::{ENTRIES, Entry, Group};
use crate::render::{Grid, Look, Report};

const ABOUT: &str = "Rulebook, opponent and clerk for three Vietnam games";
const LONG_ABOUT: &str = "\
Rulebook, opponent and clerk for Fire in the Lake, FNG and Ambush Valley.

Look-ups answer a question. Filters read a document (a file, or - for standard input) and write the next \
version: \
-i back to the file, -o to another; otherwise to standard output, unless that is a terminal.";
const AFTER: &str = "\
Exit codes: 0 success, 1 refused by the rules, 2 bad usage, 65 invalid document, 66 no such file,
70 a bug in Pointman, 73 cannot create the output, 74 input/output error, 130 stopped by Ctrl-C.

Any unambiguous prefix of a command, check, card and so on works. Figures of FNG are named in full, with or \
without \
their rank.";

/// The whole grammar. The options of a command are added only when it is the one chosen.
pub fn parser() -> Command {
    grammar(ENTRIES, SHELL_COMMANDS, Help::Examples)
}

/// The whole grammar, whose help lists the values of options that are closed sets.
pub(super) fn parser_with_values() -> Command {
    grammar(ENTRIES, SHELL_COMMANDS, Help::ExamplesAndValues)
}

/// What of its help a grammar is made with: the more, the longer it takes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Help {
    /// What faults name: the grammar is only to read a line.
    Faults,
    Examples,
    ExamplesAndValues,
}

impl Help {
    /// The text after the help of a command: what is to be known besides, and its examples.
    fn after(self, besides: &str, examples: &str) -> String {
        match self {
            Help::Faults => String::new(),
            _ => format!("{besides}Examples:\n{}", indented(examples)),
        }
    }
}

/// The grammar that reads `arguments`. If they begin with the full name of a command it is the part about
/// that command, which reads and says the same as the whole and is made in a fraction of the time.
pub(super) fn parser_for(arguments: &[OsString]) -> Command {
    let is_help = |word: &OsString| word == "--help" || word == "-h";
    let for_help = arguments.iter().any(is_help) || arguments.get(1).is_some_and(|word| word == "help");
    let (whole, part) = if for_help {
        (Help::ExamplesAndValues, Help::ExamplesAndValues)
    } else {
        (Help::Examples, Help::Faults)
    };
    match Entry::of_words(arguments.get(1..).unwrap_or_default()) {
        Some((entry, _)) => grammar(slice::from_ref(entry), &[], part),
        None => grammar(ENTRIES, SHELL_COMMANDS, whole),
    }
}

/// The commands that the first of `words` lead to from `top`, each by its name or the only one it begins,
/// with where its word stands. Options may stand among them.
pub(super) fn commands_of<'a, W: AsRef<OsStr>>(top: &'a Command, words: &[W]) -> Vec<(usize, &'a Command)> {
    let mut path = Vec::new();
    let mut command = top;
    let mut words = words.iter().map(|word| word.as_ref().to_str()).enumerate();
    while command.has_subcommands() {
        let Some((place, Some(word))) = words.next() else { break };
        match word {
            "--color" => drop(words.next()),
            option if option.starts_with('-') => {}
            word => match subcommand(command, word) {
                Some(inner) => {
                    command = inner;
                    path.push((place, inner));
                }
                None => break,
            },
        }
    }
    path
}

/// The command that `word` means after `command`: the one of this name, or the only one it begins.
fn subcommand<'a>(command: &'a Command, word: &str) -> Option<&'a Command> {
    command.find_subcommand(word).or_else(|| {
        let mut begun = command.get_subcommands().filter(|inner| inner.get_name().starts_with(word));
        begun.next().filter(|_| begun.next().is_none())
    })
}

fn grammar(entries: &'static [Entry], shell_commands: &'static [ShellCommand], help: Help) -> Command {
    let mut top = Command::new("pointman")
        .version(env!("CARGO_PKG_VERSION"))
        .about(ABOUT)
        .long_about(LONG_ABOUT)
        .after_help(help.after(&format!("{AFTER}\n\n"), EXAMPLES))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .infer_subcommands(true)
        .args(output_options());
    // Completions offer the commands in the order they are added.
    for entry in Group::ALL.iter().flat_map(|group| entries.iter().filter(|entry| entry.group == *group)) {
        for path in entry.paths() {
            match path {
                [name] => top = top.subcommand(leaf(name, entry, path, help)),
                [word, name] => {
                    if top.find_subcommand(word).is_none() {
                        top = top.subcommand(first_of_two(word, help));
                    }
                    top = top.mut_subcommand(word, |first| first.subcommand(leaf(name, entry, path, help)));
                }
                _ => unreachable!("a command has one word or two"),
            }
        }
    }
    top = top.subcommands(shell_commands.iter().map(|command| {
        Command::new(command.name)
            .about(command.about)
            .after_help(help.after("", command.examples))
            .defer(command.augment)
    }));
    if shell_commands.is_empty() {
        return top;
    }
    for FirstWord { word, .. } in FIRST_WORDS {
        top = top.mut_subcommand(word, |first| first.help_template(grouped_help(Some(word))));
    }
    top.help_template(grouped_help(None))
}

/// The word that several commands begin with.
fn first_of_two(word: &'static str, help: Help) -> Command {
    let (about, examples) = FIRST_WORDS
        .iter()
        .find(|first| first.word == word)
        .map_or(("", ""), |first| (first.about, first.examples));
    Command::new(word)
        .about(about)
        .after_help(help.after("", examples))
        .subcommand_required(true)
        .infer_subcommands(true)
        .arg_required_else_help(true)
}

/// The commands after `first`, by what they are for.
pub fn command_sections(first: Option<&str>) -> Vec<HelpSection> {
    let extra: Vec<_> =
        SHELL_COMMANDS.iter().map(|command| (command.group, command.name, command.about)).collect();
    sections(ENTRIES, &extra, first)
}

/// The template of help that lists the commands by what they are for: clap knows one list only.
fn grouped_help(first: Option<&str>) -> String {
    let sections = command_sections(first);
    let names = sections.iter().flat_map(|section| &section.commands).map(|(name, _)| name.len());
    let column = names.max().unwrap_or(0);
    let mut report = Report::new();
    for HelpSection { heading, commands } in sections {
        report.heading(format!("{heading}:"));
        let mut table = Grid::default();
        for (name, about) in commands {
            table.row([format!(" {name:column$}"), about.to_owned()]);
        }
        report.table(table);
    }
    let width = terminal_size::terminal_size().map_or(100, |(width, _)| width.0.clamp(40, 100));
    // What the terminal is not to have of colour is taken out when the help is shown.
    let listed = report.lay_out(Look { width, colour: true });
    format!(
        "{{about-with-newline}}\n{{usage-heading}} {{usage}}\n\n{listed}\nOptions:\n{{options}}{{after-help}}"
    )
}

/// A command by one of its names; its options are added only when it is the one given, or `help` lists
/// values.
fn leaf(name: &'static str, entry: &Entry, path: &[&str], help: Help) -> Command {
    let others: Vec<String> = entry
        .paths()
        .filter(|other| *other != path)
        .map(|other| format!("Also: pointman {}\n\n", other.join(" ")))
        .collect();
    let command =
        Command::new(name).about(entry.about).after_help(help.after(&others.concat(), entry.examples));
    if help == Help::ExamplesAndValues {
        return (entry.augment)(command).mut_args(|argument| with_values(argument, entry.path));
    }
    command.defer(entry.augment)
}

/// The option, whose help lists what it may be if that is a closed set of a readable size. Unlike clap's own
/// lists this one leaves it to the command to read the value: an unambiguous prefix works.
fn with_values(argument: Arg, path: &[&str]) -> Arg {
    const MOST: usize = 40;
    if !argument.get_possible_values().is_empty() || argument.get_long_help().is_some() {
        return argument;
    }
    let values = listed_values(path, &argument);
    let help = argument.get_help().map(ToString::to_string).unwrap_or_default();
    if values.is_empty() || values.len() > MOST {
        return argument;
    }
    let words: Vec<String> = values.into_iter().map(|value| value.word).collect();
    argument.help(format!("{help} [possible values: {}]", words.join(", ")))
}

fn indented(examples: &str) -> String {
    laid_out(examples).into_iter().map(|line| format!("  {line}")).collect::<Vec<_>>().join("\n")
}

fn output_options() -> [Arg; 4] {
    [
        Arg::new("json")
            .long("json")
            .action(ArgAction::SetTrue)
            .global(true)
            .help_heading("Output")
            .help("Print JSON instead of words"),
        Arg::new("quiet")
            .long("quiet")
            .short('q')
            .action(ArgAction::SetTrue)
            .global(true)
            .help_heading("Output")
            .help("Do not print the report"),
        Arg::new("color")
            .long("color")
            .value_name("WHEN")
            .value_parser(["auto", "always", "never"])
            .default_value("auto")
            .global(true)
            .help_heading("Output")
            .help("When to use colour"),
        Arg::new("no-pager")
            .long("no-pager")
            .action(ArgAction::SetTrue)
            .global(true)
            .help_heading("Output")
            .help("Do not page long reports"),
    ]
}

/// A command that was given.
pub(super) enum Chosen {
    /// One of the list that scripts share.
    Entry(&'static Entry),
    /// One that only the shell has.
    Shell(&'static ShellCommand),
}

/// The command that was given, with its options.
pub(super) fn chosen(matches: &ArgMatches) -> (Chosen, &ArgMatches) {
    let (first, options) = matches.subcommand().expect("a command is required");
    if let Some(command) = SHELL_COMMANDS.iter().find(|command| command.name == first) {
        return (Chosen::Shell(command), options);
    }
    let (path, options) = match options.subcommand() {
        Some((second, options)) => (vec![first, second], options),
        None => (vec![first], options),
    };
    let (entry, _) = Entry::of_words(&path).expect("the grammar is made from the list of commands");
    (Chosen::Entry(entry), options)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_part_of_the_grammar_about_a_command_says_the_same_as_the_whole() {
        let (mut whole, mut with_values) = (parser(), parser_with_values());
        for path in ENTRIES.iter().flat_map(Entry::paths) {
            for ending in ["--help", "-h", "--no-such-option"] {
                let line: Vec<OsString> =
                    ["pointman"].iter().chain(path).chain([&ending]).map(OsString::from).collect();
                let whole = if ending == "--no-such-option" { &mut whole } else { &mut with_values };
                let said = |grammar: &mut Command| {
                    grammar.try_get_matches_from_mut(&line).map_err(|error| error.render().to_string()).err()
                };
                assert_eq!(said(&mut parser_for(&line)), said(whole), "{line:?}");
            }
        }
    }
}
