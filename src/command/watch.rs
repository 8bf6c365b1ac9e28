//! What ends a long task before it is done: the person's Ctrl-C, and the limits of a script.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::error::Error;

/// Looked at by everything that takes long. Clones are the same watch.
#[derive(Debug, Clone, Default)]
pub struct Watch(Arc<Kept>);

#[derive(Debug, Default)]
struct Kept {
    stopped: AtomicBool,
    /// Steps that commands took; those of the interpreter are counted by itself.
    steps: AtomicU64,
    limits: Mutex<Allowed>,
}

#[derive(Debug, Clone, Copy, Default)]
struct Allowed {
    /// When time is up, and how much there was.
    time: Option<(Instant, Duration)>,
    /// The most steps; 0 for any number.
    steps: u64,
}

/// What a game that is played to its end, a playout of advice, a turn that is forecast and a check taken
/// again count as, in steps of a script: about as much work.
pub mod steps {
    /// A game played to its end.
    pub const GAME: u64 = 5_000;
    /// A few cards of a game, as `advise` plays them out.
    pub const PLAYOUT: u64 = 300;
    /// A turn of `--forecast`.
    pub const TURN: u64 = 100;
    /// A check taken once more.
    pub const CHECK: u64 = 10;
}

impl Watch {
    /// Begins a script, or a line at the prompt, which may take so long and so many steps; 0 steps for any
    /// number.
    pub fn begin(&self, time: Option<Duration>, steps: u64) {
        self.0.stopped.store(false, Relaxed);
        self.0.steps.store(0, Relaxed);
        let time = time.and_then(|time| Some((Instant::now().checked_add(time)?, time)));
        *self.limits() = Allowed { time, steps };
    }

    /// Says that what is being done is to stop.
    pub fn stop(&self) {
        self.0.stopped.store(true, Relaxed);
    }

    /// Whether somebody said that what is being done is to stop.
    pub fn is_stopped(&self) -> bool {
        self.0.stopped.load(Relaxed)
    }

    /// Lets a script take longer by the time that it waited for a person.
    pub fn waited(&self, time: Duration) {
        if let Some((end, _)) = &mut self.limits().time {
            *end = end.checked_add(time).unwrap_or(*end);
        }
    }

    /// Counts so many steps of a command.
    ///
    /// # Errors
    /// As [`Watch::check`].
    pub fn step(&self, steps: u64) -> Result<(), Error> {
        self.0.steps.fetch_add(steps, Relaxed);
        self.check(0)
    }

    /// Whether to go on, when the interpreter has taken so many `operations`.
    ///
    /// # Errors
    /// That it was stopped; usage, with the limit that stops it.
    pub fn check(&self, operations: u64) -> Result<(), Error> {
        if self.0.stopped.load(Relaxed) {
            return Err(Error::Stopped("stopped by Ctrl-C".to_owned()));
        }
        let Allowed { time, steps } = *self.limits();
        if let Some((_, allowed)) = time.filter(|(end, _)| Instant::now() > *end) {
            return Err(Error::Usage(format!(
                "stopped at the time limit of {} s: raise it with --time-limit SECONDS, or 0 for no limit",
                allowed.as_secs()
            )));
        }
        let taken = operations.saturating_add(self.0.steps.load(Relaxed));
        if steps > 0 && taken > steps {
            return Err(Error::Usage(format!(
                "stopped at the limit of {steps} operations, including those of called commands: raise it \
                 with --max-operations N, or 0 for no limit"
            )));
        }
        Ok(())
    }

    fn limits(&self) -> std::sync::MutexGuard<'_, Allowed> {
        self.0.limits.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
