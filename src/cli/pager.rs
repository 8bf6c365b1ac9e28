//! Reports longer than the terminal go through a pager.

use std::io::{self, IsTerminal as _, Write as _};
use std::process::{Command, Stdio};

use super::output::size;
use super::settings::variable;

/// The command that pages, of `--no-pager`, the configuration file and PAGER, in this order; `less` if none
/// speaks, nothing if there is to be none.
pub(super) fn pager(wanted: bool, configured: Option<&str>) -> Option<String> {
    let of_environment = || std::env::var("PAGER").ok();
    let command = wanted.then(|| configured.map(str::to_owned).or_else(of_environment))?;
    let command = command.unwrap_or_else(|| "less".to_owned());
    (!["", "never", "cat"].contains(&command.trim())).then_some(command)
}

/// Shows `text` by the pager `command`, if standard output is a terminal that does not hold it. Gives whether
/// it did.
pub(super) fn page(command: &str, text: &str) -> bool {
    let rows = usize::from(size().1);
    if !io::stdout().is_terminal() || text.lines().count() < rows {
        return false;
    }
    let mut words = command.split_whitespace();
    let Some(program) = words.next() else { return false };
    let mut pager = Command::new(program);
    pager.args(words).stdin(Stdio::piped());
    if variable("LESS").is_none() {
        // Ends by itself if all fits, shows colour, and leaves the text on the screen.
        pager.env("LESS", "FRX");
    }
    let Ok(mut pager) = pager.spawn() else { return false };
    // Ctrl-C is for the pager, which would otherwise be left alone with the terminal.
    let _ = ctrlc::set_handler(|| {});
    if let Some(mut input) = pager.stdin.take() {
        // A pager that was left early has shown what was wanted.
        let _ = input.write_all(text.as_bytes());
    }
    pager.wait().is_ok()
}
