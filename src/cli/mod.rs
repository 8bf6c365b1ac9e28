//! The command line: finds the command, runs it, and puts what it gives where it belongs.

mod completions;
mod output;
mod parser;
mod repl;
mod run;
mod scripts;
mod shell;

use std::ffi::OsString;
use std::mem::ManuallyDrop;
use std::process::ExitCode;

use crate::command::Session;
use crate::error::Error;

use output::eprint_all;
use parser::Chosen;

pub use completions::{complete_parser, script as completion_script};
pub use parser::{command_sections, parser};

/// Runs the command line `arguments` (the program's name first).
pub fn main(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    std::panic::set_hook(Box::new(report_bug));
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    // The grammar goes with the process: taking it apart would only take time.
    let mut grammar = ManuallyDrop::new(parser::parser_for(&arguments));
    let mut matches = match grammar.try_get_matches_from_mut(arguments) {
        Ok(matches) => matches,
        Err(error) => {
            // Nothing can be done when even the message cannot be written.
            let _ = error.print();
            return ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2));
        }
    };
    let output = output::Output::of(&mut matches);
    match carry_out(&matches, &output) {
        Ok(code) => ExitCode::from(code),
        Err(error) => {
            output.error(&error);
            ExitCode::from(error.exit_code())
        }
    }
}

fn carry_out(matches: &clap::ArgMatches, output: &output::Output) -> Result<u8, Error> {
    let (entry, options) = match parser::chosen(matches) {
        (Chosen::Entry(entry), options) => (entry, options),
        (Chosen::Shell(command), options) => return (command.run)(options, output),
    };
    let mut session = Session::of_command_line();
    let outcome = entry.run(options, &mut session)?;
    let code = outcome.exit_code;
    output.put(outcome)?;
    Ok(code)
}

/// A panic is a bug: say so, and leave with the exit code for bugs. No document has been touched: those are
/// written whole or not at all.
fn report_bug(panic: &std::panic::PanicHookInfo<'_>) {
    eprint_all(&format!(
        "Error: this is a bug in pointman: {panic}\nNo file was changed. Please report it with the command and its input.\n"
    ));
    std::process::exit(70);
}
