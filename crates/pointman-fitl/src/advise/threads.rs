//! Work shared out among threads. Where the system refuses a thread, its part is done without.

use std::thread;

use pointman_core::error::Error;

/// What `part` gives for each of the numbers below `threads`, in their order, each on a thread of its own.
pub(super) fn shared_out<T: Send>(
    threads: u64,
    part: impl Fn(u64) -> Result<T, Error> + Sync,
) -> Vec<Result<T, Error>> {
    if threads <= 1 {
        return vec![part(0)];
    }
    thread::scope(|scope| {
        let part = &part;
        let begin = |number| thread::Builder::new().spawn_scoped(scope, move || part(number));
        let begun: Vec<_> = (0..threads).map(begin).collect();
        let done = begun.into_iter().zip(0..).map(|(thread, number)| match thread {
            Ok(thread) => thread.join().unwrap_or_else(|_| Err(Error::Bug("a playout panicked".to_owned()))),
            Err(_) => part(number),
        });
        done.collect()
    })
}
