//! `run`: runs a script from a file, from the command line or from standard input.

use std::io::{self, IsTerminal};
use std::path::Path;

use clap::{ArgMatches, Args, FromArgMatches};

use super::output::{Output, print, print_json};
use super::scripts::{ScriptOptions, on_deep_stack};
use super::shell::ShellCommand;
use crate::command::{Group, text_of_input};
use crate::document::Origin;
use crate::error::Error;

const ABOUT: &str = "Run a script";
const LONG_ABOUT: &str = "\
Run a script in Rhai, in which every command is a function: from a file, from -e CODE, or from standard input.

Prints the value of the last statement, or the report if it calls a command; --json prints the value as \
JSON, --quiet prints neither. Put pointman's options before the file; everything after it goes to the script \
as the array args.

A command returns a document: game.data is looked up when you read it, and .record is the command's report. \
A document that the \
script changes is checked again by the next command. To import another script, give its path below the \
working directory: import \"lib/dice\" as dice.

An error shows its line. The exit code is that of the failed command, 1 for anything the script throws, 2 \
for an error in the script or \
a limit reached, or the code given to exit(code).";

pub(super) const COMMAND: ShellCommand = ShellCommand {
    name: "run",
    group: Group::Scripts,
    about: ABOUT,
    examples: "\
pointman run examples/odds_by_rep.rhai rally            # a file with one argument
pointman run -e 'roll(\"3d6\").total'                     # code
pointman run --seed 7 -e 'for i in 0..3 { print(roll(\"d66\").total) }'
echo 'help()' | pointman run                            # standard input",
    augment: |command| Options::augment_args(command).about(ABOUT).long_about(LONG_ABOUT),
    run,
};

#[derive(Args)]
struct Options {
    /// Run this code
    #[arg(short = 'e', long = "code", value_name = "CODE")]
    code: Option<String>,
    #[command(flatten)]
    script: ScriptOptions,
    /// The script, or `-` for standard input, then its arguments
    #[arg(value_name = "FILE|ARGS", trailing_var_arg = true, allow_hyphen_values = true)]
    words: Vec<String>,
}

/// A text to run.
struct Text {
    name: String,
    text: String,
    arguments: Vec<String>,
    /// Whether it came from standard input, which is then used up.
    from_input: bool,
}

impl Options {
    fn text(&mut self) -> Result<Text, Error> {
        let mut arguments = std::mem::take(&mut self.words);
        if let Some(text) = self.code.take() {
            return Ok(Text { name: "-e".to_owned(), text, arguments, from_input: false });
        }
        let file = if arguments.is_empty() { None } else { Some(arguments.remove(0)) };
        match file.as_deref() {
            None if io::stdin().is_terminal() => Err(Error::Usage(
                "give a script file or -e CODE; for a prompt use `pointman repl`".to_owned(),
            )),
            None | Some("-") => {
                let text = text_of_input()?;
                Ok(Text { name: "-".to_owned(), text, arguments, from_input: true })
            }
            Some(path) => {
                let text = Origin::read(Path::new(path))?.text().to_owned();
                Ok(Text { name: path.to_owned(), text, arguments, from_input: false })
            }
        }
    }
}

fn run(matches: &ArgMatches, output: &Output) -> Result<u8, Error> {
    let mut options = Options::from_arg_matches(matches).map_err(|error| Error::Usage(error.to_string()))?;
    let text = options.text()?;
    on_deep_stack(move |output| run_text(&options.script, &text, output), output)
}

fn run_text(options: &ScriptOptions, text: &Text, output: &Output) -> Result<u8, Error> {
    let script = options.script(output, !text.from_input, false)?;
    let outcome = script.run(&text.name, &text.text, &text.arguments);
    script.world().printed()?;
    let shown = match outcome {
        Ok(shown) => shown,
        Err(failure) => {
            match output.json {
                true => output.eprint_json(&failure.json()),
                false => output.eprint(&failure.lay_out(output.look(&io::stderr()))),
            }
            return Ok(failure.exit_code);
        }
    };
    if output.json && !shown.value.is_unit() {
        let value =
            shown.json().map_err(|fault| Error::Usage(format!("the script's value: {}", fault.message)))?;
        print_json(&value)?;
    } else if !output.json && !output.quiet {
        let look = script.world().look;
        print(&shown.text(look), look)?;
    }
    Ok(shown.exit.unwrap_or(0))
}
