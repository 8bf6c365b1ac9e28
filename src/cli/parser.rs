//! The command line's grammar, made from the list of commands.

use std::ffi::OsString;
use std::slice;

use clap::{Arg, ArgAction, ArgMatches, Command};

use super::shell::{SHELL_COMMANDS, ShellCommand};
use crate::command::{ENTRIES, Entry};

const ABOUT: &str = "Rulebook, opponent and clerk for three Vietnam games";
const LONG_ABOUT: &str = "\
Rulebook, opponent and clerk for Fire in the Lake, FNG and Ambush Valley.

Look-ups answer a question. Filters take a document (a file, or - for standard input) and give the next one: -i writes it over the \
file, -o to another; else it goes to standard output if that is not a terminal.";
const AFTER: &str = "\
Exit codes: 0 done, 1 refused by the rules, 2 usage, 65 bad document, 66 no such file,
73 cannot write, 74 read or write failed, 70 a bug.

Names of commands, checks, figures and the like may be shortened to a unique prefix.";

/// The whole grammar. The options of a command are added only when it is the one chosen.
pub fn parser() -> Command {
    grammar(ENTRIES, SHELL_COMMANDS)
}

/// The grammar that reads `arguments`. If they begin with the full name of a command it is the part about
/// that command, which reads and says the same as the whole and is made in a fraction of the time.
pub(super) fn parser_for(arguments: &[OsString]) -> Command {
    let is_given = |entry: &&Entry| {
        arguments.len() > entry.path.len()
            && arguments[1..].iter().zip(entry.path).all(|(given, word)| given == word)
    };
    ENTRIES.iter().find(is_given).map_or_else(parser, |entry| grammar(slice::from_ref(entry), &[]))
}

fn grammar(entries: &'static [Entry], shell_commands: &'static [ShellCommand]) -> Command {
    let mut top = Command::new("pointman")
        .version(env!("CARGO_PKG_VERSION"))
        .about(ABOUT)
        .long_about(LONG_ABOUT)
        .after_help(AFTER)
        .subcommand_required(true)
        .arg_required_else_help(true)
        .infer_subcommands(true)
        .args(output_options());
    for (index, entry) in entries.iter().enumerate() {
        let (group, name) = match entry.path {
            [name] => (None, name),
            [group, name] => (Some(*group), name),
            _ => unreachable!("a command has one word or two"),
        };
        let command = leaf(name, entry.about, entry.examples, entry.augment);
        match group {
            None => top = top.subcommand(command),
            Some(group) if entries[..index].iter().any(|earlier| earlier.path[0] == group) => {
                top = top.mut_subcommand(group, |parent| parent.subcommand(command));
            }
            Some(group) => {
                let parent = Command::new(group)
                    .about(about_of(group))
                    .subcommand_required(true)
                    .infer_subcommands(true);
                top = top.subcommand(parent.arg_required_else_help(true).subcommand(command));
            }
        }
    }
    top.subcommands(
        shell_commands
            .iter()
            .map(|command| leaf(command.name, command.about, command.examples, command.augment)),
    )
}

/// A command whose options are added only when it is the one given.
fn leaf(name: &'static str, about: &'static str, examples: &str, augment: fn(Command) -> Command) -> Command {
    Command::new(name).about(about).after_help(format!("Examples:\n{}", indented(examples))).defer(augment)
}

fn indented(examples: &str) -> String {
    examples.lines().map(|line| format!("  {line}")).collect::<Vec<_>>().join("\n")
}

fn about_of(group: &str) -> &'static str {
    match group {
        "campaign" => "Make and look at campaigns",
        "fng" => "FNG: what happens in one go at the table",
        "fitl" => "Fire in the Lake",
        _ => "",
    }
}

fn output_options() -> [Arg; 3] {
    [
        Arg::new("json")
            .long("json")
            .action(ArgAction::SetTrue)
            .global(true)
            .help_heading("Output")
            .help("Give data for a program instead of words for a person"),
        Arg::new("quiet")
            .long("quiet")
            .short('q')
            .action(ArgAction::SetTrue)
            .global(true)
            .help_heading("Output")
            .help("Do not show the report"),
        Arg::new("color")
            .long("color")
            .value_name("WHEN")
            .value_parser(["auto", "always", "never"])
            .default_value("auto")
            .global(true)
            .help_heading("Output")
            .help("Whether to use colour"),
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
    let entry = ENTRIES
        .iter()
        .find(|entry| entry.path == path)
        .expect("the grammar is made from the list of commands");
    (Chosen::Entry(entry), options)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_part_of_the_grammar_about_a_command_says_the_same_as_the_whole() {
        for entry in ENTRIES {
            for ending in ["--help", "-h", "--no-such-option"] {
                let line: Vec<OsString> =
                    ["pointman"].iter().chain(entry.path).chain([&ending]).map(OsString::from).collect();
                let said = |grammar: Command| {
                    grammar.try_get_matches_from(&line).map_err(|error| error.render().to_string()).err()
                };
                assert_eq!(said(parser_for(&line)), said(parser()), "{line:?}");
            }
        }
    }
}
