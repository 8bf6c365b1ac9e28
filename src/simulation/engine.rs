//! Work done by many threads and handed over in the order in which it was given out.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use crate::command::Watch;
use crate::error::Error;

/// The most threads for each core.
const THREADS_A_CORE: usize = 4;

/// Memory that a thread may take to itself before it has done anything: its stack, and on Linux the 64 MiB
/// that the C library sets aside for what each thread allocates, of which it takes the double for a moment.
/// They are addresses more than memory, but a limit counts them, and in that moment nobody else gets any.
const ROOM: usize = if cfg!(target_os = "linux") { 200 << 20 } else { 16 << 20 };

/// Pieces that may wait to be taken, for each thread.
const WAITING: usize = 4;

/// Has `threads` threads do the pieces of work that `given` gives out one by one, each with `work`, and hands
/// what comes of them to `each` in the order in which they were given out, until `watch` says to stop.
///
/// Where the system refuses so many threads, fewer work; where it has room for none, the caller's.
///
/// # Errors
/// What `work` and `each` give; that it was stopped.
pub fn in_order<J: Send, T: Send>(
    threads: usize,
    watch: &Watch,
    given: impl FnMut() -> Option<J> + Send,
    work: impl Fn(J, &AtomicBool) -> T + Sync,
    each: &mut dyn FnMut(T) -> Result<(), Error>,
) -> Result<(), Error> {
    let (given, stop) = (Mutex::new((0_u64, given)), AtomicBool::new(false));
    let next = || {
        let (number, given) = &mut *given.lock().unwrap_or_else(PoisonError::into_inner);
        let job = given()?;
        *number += 1;
        Some((*number - 1, job))
    };
    let alone = |each: &mut dyn FnMut(T) -> Result<(), Error>| loop {
        watch.check(0)?;
        let Some((_, job)) = next() else { return Ok(()) };
        each(work(job, &stop))?;
    };
    let threads = with_room(sensible(threads));
    if threads == 0 {
        return alone(each);
    }
    let allowed = AtomicUsize::new(threads);
    let (sender, receiver) = mpsc::sync_channel(threads * WAITING);
    thread::scope(|scope| {
        let mut working = 0;
        while working < threads {
            let (sender, next, work, stop, allowed) = (sender.clone(), &next, &work, &stop, &allowed);
            let number = working;
            let begun = thread::Builder::new().spawn_scoped(scope, move || {
                while !stop.load(Relaxed) && number < allowed.load(Relaxed) {
                    let Some((index, job)) = next() else { break };
                    if sender.send((index, work(job, stop))).is_err() {
                        break;
                    }
                }
            });
            match begun {
                Ok(_) => working += 1,
                Err(_) if working == 0 => return alone(each),
                // What was left of memory or threads is gone: half of them go on with room to work in.
                Err(_) => {
                    allowed.store(working.div_ceil(2), Relaxed);
                    break;
                }
            }
        }
        drop(sender);
        let handed = hand_over(&receiver, watch, each);
        stop.store(true, Relaxed);
        drop(receiver);
        handed
    })
}

/// How many of so many threads are of use: at least one, and no more than have room to work in.
pub fn usable_threads(wanted: usize) -> usize {
    with_room(sensible(wanted)).max(1)
}

/// How many of so many threads make sense: more for each core would only wait for each other, and each takes
/// its share of memory.
fn sensible(wanted: usize) -> usize {
    let most = THREADS_A_CORE * thread::available_parallelism().map_or(1, usize::from);
    wanted.clamp(1, most)
}

/// How many of so many threads have room to work in. One that is begun with the last of the memory is no
/// refusal that could be answered: it ends the program as soon as it, or any other, asks for more.
fn with_room(threads: usize) -> usize {
    let mut rooms = Vec::new();
    while rooms.len() < threads {
        let mut room: Vec<u8> = Vec::new();
        if room.try_reserve_exact(ROOM).is_err() {
            break;
        }
        // Nothing is ever put there, so it must not be optimized away.
        rooms.push(std::hint::black_box(room));
    }
    rooms.len()
}

/// Hands the pieces on in order, whichever thread was first.
fn hand_over<T>(
    receiver: &mpsc::Receiver<(u64, T)>,
    watch: &Watch,
    each: &mut dyn FnMut(T) -> Result<(), Error>,
) -> Result<(), Error> {
    /// Time between two looks at the watch.
    const PAUSE: Duration = Duration::from_millis(50);
    let (mut early, mut due) = (BTreeMap::new(), 0);
    loop {
        watch.check(0)?;
        match receiver.recv_timeout(PAUSE) {
            Ok((index, done)) => early.insert(index, done),
            Err(RecvTimeoutError::Timeout) => continue,
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        };
        while let Some(done) = early.remove(&due) {
            each(done)?;
            due += 1;
        }
    }
}
