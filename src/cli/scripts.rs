//! What `run` and `repl` have in common: their options, and the thread scripts run on.

use std::io;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use clap::Args;

use super::output::{Output, Terminal};
use crate::command::{Reach, Session};
use crate::dice::DiceState;
use crate::error::Error;
use crate::script::{Limits, STACK, Script, World};

/// What a script may do.
#[derive(Debug, Clone, Args)]
pub(super) struct ScriptOptions {
    /// Also let the script use files below this directory; may be repeated
    #[arg(long, value_name = "DIR", help_heading = "Limits")]
    allow_path: Vec<PathBuf>,
    /// Stop the script after N operations, including those of the commands it calls; 0 for no limit
    #[arg(long, value_name = "N", default_value_t = Limits::default().operations, help_heading = "Limits")]
    max_operations: u64,
    /// Stop the script, or a line at the prompt, after this many seconds; 0 for no limit
    #[arg(
        long,
        value_name = "SECONDS",
        default_value_t = Limits::default().time.map_or(0, |time| time.as_secs()),
        help_heading = "Limits"
    )]
    time_limit: u64,
    /// Roll from this seed, which all commands of the script share
    #[arg(long, value_name = "N", help_heading = "Dice")]
    seed: Option<u64>,
}

impl ScriptOptions {
    /// The engine these options ask for.
    ///
    /// # Errors
    /// When a folder is not there.
    pub(super) fn script(
        &self,
        output: &Output,
        input_is_free: bool,
        at_prompt: bool,
    ) -> Result<Script, Error> {
        let mut folders = vec![PathBuf::from(".")];
        for folder in &self.allow_path {
            if !folder.is_dir() {
                return Err(Error::Usage(format!(
                    "--allow-path {}: there is no such directory",
                    folder.display()
                )));
            }
            folders.push(folder.clone());
        }
        let session =
            Session::of_script(Reach::Below(folders), self.seed.unwrap_or_else(|| DiceState::fresh().seed));
        let session = if input_is_free { session } else { session.without_input() };
        let session = if at_prompt { session.watched() } else { session };
        let time = (self.time_limit > 0).then(|| Duration::from_secs(self.time_limit));
        let limits = Limits { operations: self.max_operations, time, ..Limits::default() };
        let [out, errors] = [output.look(&io::stdout()), output.look(&io::stderr())];
        Ok(Script::new(World::new(session, out, Terminal { out, errors }), limits))
    }
}

/// Does `work` on a thread whose stack is deep enough for scripts.
pub(super) fn on_deep_stack(
    work: impl FnOnce(&Output) -> Result<u8, Error> + Send,
    output: &Output,
) -> Result<u8, Error> {
    thread::scope(|scope| {
        let worker = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, || work(output));
        let worker = worker.map_err(|source| Error::Io { what: "starting the script".to_owned(), source })?;
        worker.join().map_err(|_| Error::Bug("the script's thread ended".to_owned()))?
    })
}
