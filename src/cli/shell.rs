//! The commands that only the shell has: a script has no use for them.

use clap::{ArgMatches, Command};

use super::output::Output;
use super::{completions, man, play, repl, run};
use crate::command::Group;
use crate::error::Error;

/// A command without a script function.
pub(super) struct ShellCommand {
    pub(super) name: &'static str,
    pub(super) group: Group,
    pub(super) about: &'static str,
    pub(super) examples: &'static str,
    /// Adds its options.
    pub(super) augment: fn(Command) -> Command,
    /// Carries it out and gives the exit code.
    pub(super) run: fn(&ArgMatches, &Output) -> Result<u8, Error>,
}

/// All of them.
pub(super) static SHELL_COMMANDS: &[ShellCommand] =
    &[play::COMMAND, run::COMMAND, repl::COMMAND, completions::COMMAND, man::COMMAND];
