//! `repl`: the prompt for scripts.

use std::io;

use clap::{ArgMatches, Args, FromArgMatches};

use super::output::Output;
use super::scripts::{ScriptOptions, on_deep_stack};
use super::shell::ShellCommand;
use crate::command::Group;
use crate::error::Error;
use crate::script::repl;

const ABOUT: &str = "Open a prompt where every command is a function";
const LONG_ABOUT: &str = "\
Open a prompt for the scripting language Rhai, in which every command is a function. Variables keep their \
values from line to line.

At the prompt, ? lists the functions, ? roll explains one, variables lists the variables, run FILE runs a \
script, undo undoes the last line, and it is the last value.

Tab completes, Ctrl-C abandons a line, Ctrl-D leaves the prompt. A line that fails changes nothing. The \
history is in $POINTMAN_HISTORY, or else in \
pointman/history below $XDG_STATE_HOME or ~/.local/state.";

pub(super) const COMMAND: ShellCommand = ShellCommand {
    name: "repl",
    group: Group::Scripts,
    about: ABOUT,
    examples: "\
pointman repl
pointman repl --seed 7 --allow-path ../campaigns",
    augment: |command| Options::augment_args(command).about(ABOUT).long_about(LONG_ABOUT),
    run,
};

#[derive(Args)]
struct Options {
    #[command(flatten)]
    script: ScriptOptions,
}

fn run(matches: &ArgMatches, output: &Output) -> Result<u8, Error> {
    let options = Options::from_arg_matches(matches).map_err(|error| Error::Usage(error.to_string()))?;
    on_deep_stack(
        move |output| {
            let script = options.script.script(output, false, true)?;
            let manner = repl::ShowManner {
                json: output.json,
                quiet: output.quiet,
                errors: output.look(&io::stderr()),
            };
            repl::run(&script, manner)
        },
        output,
    )
}
