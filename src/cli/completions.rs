//! `completions`: the script by which a shell completes commands and options.

use clap::{ArgMatches, Args, Command, FromArgMatches};
use clap_complete::Shell;

use super::output::{Output, print_raw};
use super::parser::parser;
use super::shell::ShellCommand;
use crate::command::Group;
use crate::error::Error;

const ABOUT: &str = "Print the completion script of a shell";

pub(super) const COMMAND: ShellCommand = ShellCommand {
    name: "completions",
    group: Group::Scripts,
    about: ABOUT,
    examples: "\
pointman completions bash > ~/.local/share/bash-completion/completions/pointman
pointman completions fish > ~/.config/fish/completions/pointman.fish",
    augment: |command| Options::augment_args(command).about(ABOUT).long_about(None),
    run,
};

#[derive(Args)]
struct Options {
    /// The shell
    shell: Shell,
}

fn run(matches: &ArgMatches, _: &Output) -> Result<u8, Error> {
    let Options { shell } =
        Options::from_arg_matches(matches).map_err(|error| Error::Usage(error.to_string()))?;
    print_raw(&script(shell)).map(|()| 0)
}

/// The completion script for `shell`.
pub fn script(shell: Shell) -> String {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut complete_parser(), "pointman", &mut script);
    String::from_utf8_lossy(&script).into_owned()
}

/// The grammar with the options of every command.
pub fn complete_parser() -> Command {
    let mut parser = parser();
    parser.build();
    parser
}
