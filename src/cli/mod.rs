//! The command line: finds the command, runs it, and puts what it gives where it belongs.

mod completions;
mod output;
mod parser;
mod play;
mod repl;
mod run;
mod scripts;
mod shell;

use std::ffi::OsString;
use std::io::{self, Write as _};
use std::mem::ManuallyDrop;
use std::process::ExitCode;

use crate::command::Session;
use crate::error::Error;
use crate::render::remark;

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
            let printed = error.print().and_then(|()| io::stdout().flush());
            let code = u8::try_from(error.exit_code()).unwrap_or(2);
            return ExitCode::from(match printed {
                // Help that did not come out: nobody else says so.
                Err(source) if code == 0 && source.kind() != io::ErrorKind::BrokenPipe => {
                    let error = Error::Io { what: "standard output".to_owned(), source };
                    remark(&format!("Error: {error}"));
                    error.exit_code()
                }
                _ => code,
            });
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
    remark(&format!(
        "Error: this is a bug in pointman: {panic}\nNo file was changed. Please report it with the command and its input."
    ));
    std::process::exit(70);
}
