//! The command line: finds the command, runs it, and puts what it gives where it belongs.

mod colour;
mod complete;
mod completions;
mod examples;
mod man;
mod missing;
mod named_game;
mod output;
mod pager;
mod parser;
mod play;
mod repl;
mod run;
mod scripts;
mod settings;
mod shell;
mod wording;

use std::ffi::OsString;
use std::io::{self, IsTerminal as _, Write as _};
use std::process::ExitCode;

use clap::error::ErrorKind;

use crate::command::Session;
use crate::document::steers;
use crate::error::Error;
use crate::render::{remark, visible, visible_json};

use colour::Colour;
use output::{Output, pretty};
use parser::Chosen;
use settings::Settings;

pub use completions::{complete_parser, script as completion_script};
pub use man::man_pages;
pub use parser::{command_sections, parser};

/// Runs the command line `arguments` (the program's name first).
pub fn main(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    std::panic::set_hook(Box::new(report_bug));
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    if let Some(code) = complete::answer(&arguments) {
        return code;
    }
    let settings = match Settings::of_system() {
        Ok(settings) => settings,
        Err(error) => {
            // Help on how to write the file must not wait until the file is right.
            if let Err(help) = named_game::matches(&arguments, None)
                && !help.use_stderr()
            {
                return not_read(&help, &arguments, &Settings::default());
            }
            return not_begun(&error, &arguments);
        }
    };
    if let Err(error) = all_in_utf8(&arguments, &settings) {
        return not_begun(&error, &arguments);
    }
    let matches = match named_game::matches(&arguments, settings.game.as_deref()) {
        Ok(matches) => matches,
        Err(error) => {
            return not_read(&without_steering(error, &arguments, &settings), &arguments, &settings);
        }
    };
    let output = Output::of(&matches, &settings);
    match carry_out(&matches, &output, settings) {
        Ok(code) => ExitCode::from(code),
        Err(error) => {
            output.error(&error);
            ExitCode::from(error.exit_code())
        }
    }
}

/// Says why the command line is not even read.
fn not_begun(error: &Error, arguments: &[OsString]) -> ExitCode {
    if arguments.iter().any(|word| word == "--json") {
        let _ = io::stderr().lock().write_all(visible_json(&pretty(&error.to_json())).as_bytes());
    } else {
        remark(&format!("Error: {error}"));
    }
    ExitCode::from(error.exit_code())
}

/// Refuses words that are no text: names of files stand in documents, records and reports, which are.
fn all_in_utf8(arguments: &[OsString], settings: &Settings) -> Result<(), Error> {
    match arguments.iter().skip(1).chain(&settings.game).find(|word| word.to_str().is_none()) {
        None => Ok(()),
        Some(word) => Err(Error::Usage(format!(
            "`{}` is not UTF-8 text: rename the file, or go to its folder and leave the folder out",
            word.to_string_lossy()
        ))),
    }
}

fn carry_out(matches: &clap::ArgMatches, output: &Output, settings: Settings) -> Result<u8, Error> {
    let (entry, options) = match parser::chosen(matches) {
        (Chosen::Entry(entry), options) => (entry, options),
        (Chosen::Shell(command), options) => return (command.run)(options, output),
    };
    let mut session = Session::of_command_line().settled(settings.defaults);
    if output.json && !io::stderr().is_terminal() {
        session = session.without_prompts();
    }
    crate::voice::about(output.file_of_refused());
    let outcome = entry.run(options, &mut session)?;
    let code = outcome.exit_code;
    output.put(outcome)?;
    Ok(code)
}

/// What is wrong with the command line, in which the words that were typed show what would steer a terminal
/// as escapes.
fn without_steering(error: clap::Error, arguments: &[OsString], settings: &Settings) -> clap::Error {
    let escaped = |word: &OsString| -> OsString {
        let word = word.to_string_lossy();
        let shown =
            word.chars().map(|c| if steers(c) { c.escape_default().to_string() } else { c.to_string() });
        shown.collect::<String>().into()
    };
    if !arguments.iter().any(|word| word.to_string_lossy().contains(steers)) {
        return error;
    }
    let arguments: Vec<OsString> = arguments.iter().map(escaped).collect();
    named_game::matches(&arguments, settings.game.as_deref()).err().unwrap_or(error)
}

/// Shows help that was asked for, or says what is wrong with the command line.
fn not_read(error: &clap::Error, arguments: &[OsString], settings: &Settings) -> ExitCode {
    let code = u8::try_from(error.exit_code()).unwrap_or(2);
    let on_errors = error.use_stderr();
    let terminal = if on_errors { io::stderr().is_terminal() } else { io::stdout().is_terminal() };
    let colour = Colour::of_arguments(arguments).unwrap_or(settings.colour).on(terminal);
    let text = error.render();
    let names = if on_errors { wording::as_typed(arguments) } else { Vec::new() };
    let in_words = |text: String| {
        let text = match wording::of_number(error, arguments) {
            Some((programmers, words)) => text.replacen(&programmers, &words, 1),
            None => text,
        };
        names
            .iter()
            .fold(text, |text, (name, typed)| text.replace(&format!("{name} <"), &format!("{typed} <")))
    };
    let plain = in_words(text.to_string());
    let mut text = if colour { in_words(text.ansi().to_string()) } else { plain.clone() };
    let is_help = matches!(error.kind(), ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand) || !on_errors;
    if !is_help {
        text = visible(&text.replacen("error:", "Error:", 1), colour).into_owned();
    }
    if on_errors && arguments.iter().any(|word| word == "--json") {
        let message = plain.trim_start_matches("error:").trim().to_owned();
        let mut told = Error::Usage(message).to_json();
        let open = missing::open_questions(error, arguments);
        if !open.is_empty() {
            told["error"]["open"] = serde_json::json!(open);
        }
        text = pretty(&told);
    }
    let printed = if on_errors {
        io::stderr().lock().write_all(text.as_bytes())
    } else if pager::pager(!arguments.iter().any(|word| word == "--no-pager"), settings.pager.as_deref())
        .is_some_and(|pager| pager::page(&pager, &text))
    {
        Ok(())
    } else {
        let mut output = io::stdout().lock();
        output.write_all(text.as_bytes()).and_then(|()| output.flush())
    };
    ExitCode::from(match printed {
        // Help that did not come out: nobody else says so.
        Err(source) if code == 0 && source.kind() != io::ErrorKind::BrokenPipe => {
            let error = Error::Io { what: "standard output".to_owned(), source };
            remark(&format!("Error: {error}"));
            error.exit_code()
        }
        _ => code,
    })
}

/// A panic is a bug: say so, and leave with the exit code for bugs. No document has been touched: those are
/// written whole or not at all.
fn report_bug(panic: &std::panic::PanicHookInfo<'_>) {
    remark(&format!(
        "Error: this is a bug in pointman: {panic}\nNo file was changed. Please report it together with the \
         command and its input."
    ));
    std::process::exit(70);
}
