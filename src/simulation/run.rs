//! Playing the games of a run with many threads.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use serde_json::json;
use sha2::{Digest, Sha256};

use super::advised::AdvisedSeats;
use super::line::GameLine;
use crate::command::Watch;
use crate::dice::Seeded;
use crate::error::Error;
use crate::fitl::trung::simulation::play_out;
use crate::fitl::{Game, GameData, GameEffect, NewGame};

/// Games that a thread plays before it hands them over.
const CHUNK: u64 = 32;

/// The most threads for each core.
const THREADS_A_CORE: usize = 4;

/// Chunks that may wait to be counted, for each thread.
const WAITING: usize = 4;

/// How the games of a run begin.
#[derive(Debug, Clone)]
pub enum Start {
    /// With a scenario that is set up and shuffled anew.
    New(NewGame),
    /// From that game on, with non-players in place of people who take no advice.
    From {
        /// The game.
        game: Box<Game>,
        /// Whether each game is dealt anew what nobody has seen.
        anew: bool,
    },
}

/// A run, or a piece of one.
#[derive(Debug, Clone)]
pub struct Run {
    /// How its games begin.
    pub start: Start,
    /// The seed.
    pub seed: u64,
    /// The number of the first game.
    pub first: u64,
    /// How many games.
    pub games: u64,
    /// How many threads play them.
    pub threads: usize,
    /// Whether the laws of the game are checked after every effect.
    pub check: bool,
    /// The seats that take advice.
    pub advised: AdvisedSeats,
}

impl Run {
    /// What tells runs apart: the set-up and the seed, but not which games of it are played.
    pub fn id(&self) -> String {
        let (what, text) = match &self.start {
            Start::New(agreed) => (agreed.scenario.id(), json!(agreed)),
            Start::From { game, anew } => ("game", json!({ "game": GameData::from(&**game), "anew": anew })),
        };
        let digest = Sha256::digest(text.to_string());
        let short: String = digest.iter().take(6).map(|byte| format!("{byte:02x}")).collect();
        format!("{what}-{short}{}-seed-{}", self.advised.id(), self.seed)
    }

    /// Plays the games and hands them to `each` in the order of their numbers, until `watch` says to stop.
    ///
    /// Where the system refuses so many threads, fewer play.
    ///
    /// # Errors
    /// A bug in a game, with its number; what `each` gives; that it was stopped.
    pub fn play(
        &self,
        watch: &Watch,
        each: &mut dyn FnMut(GameLine) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let (next, stop, id) = (AtomicU64::new(0), AtomicBool::new(false), self.id());
        let chunks = self.games.div_ceil(CHUNK);
        let threads = self.threads.clamp(1, usize::try_from(chunks.max(1)).unwrap_or(usize::MAX));
        // More would only wait for each other, and each takes its share of memory.
        let threads = threads.min(THREADS_A_CORE * thread::available_parallelism().map_or(1, usize::from));
        let allowed = AtomicUsize::new(threads);
        let (sender, receiver) = mpsc::sync_channel(threads * WAITING);
        thread::scope(|scope| {
            let mut playing = 0;
            while playing < threads {
                let (sender, next, stop, allowed, id) = (sender.clone(), &next, &stop, &allowed, &id);
                let number = playing;
                let begun = thread::Builder::new().spawn_scoped(scope, move || {
                    let mut effects = Vec::new();
                    let goes_on = || !stop.load(Relaxed) && number < allowed.load(Relaxed);
                    while goes_on() {
                        let chunk = next.fetch_add(1, Relaxed);
                        if chunk >= chunks {
                            break;
                        }
                        let from = chunk * CHUNK;
                        let games = (from..self.games.min(from + CHUNK)).take_while(|_| !stop.load(Relaxed));
                        let lines: Result<Vec<_>, Error> =
                            games.map(|game| self.game(id, self.first + game, &mut effects)).collect();
                        if sender.send((chunk, lines)).is_err() {
                            break;
                        }
                    }
                });
                match begun {
                    Ok(_) => playing += 1,
                    Err(source) if playing == 0 => {
                        return Err(Error::Io { what: "starting a thread".to_owned(), source });
                    }
                    // What was left of memory or threads is gone: half of them go on with room to work in.
                    Err(_) => {
                        allowed.store(playing.div_ceil(2), Relaxed);
                        break;
                    }
                }
            }
            drop(sender);
            let counted = in_order(&receiver, chunks, watch, each);
            stop.store(true, Relaxed);
            drop(receiver);
            counted
        })
    }

    fn game(&self, id: &str, number: u64, effects: &mut Vec<GameEffect>) -> Result<GameLine, Error> {
        let mut dice = Seeded::stream(self.seed, number);
        let played = match &self.start {
            Start::New(agreed) => agreed.begin(&mut dice, effects),
            // The same dice deal and play: what is dealt anew in game K depends on the seed and K alone.
            Start::From { game, anew } => game
                .with_players(self.advised.factions(), &mut dice)
                .and_then(|game| if *anew { game.redealt(&mut dice) } else { Ok(game) }),
        }
        .and_then(|mut game| match self.advised.factions().is_empty() {
            true => play_out(&mut game, &mut dice, effects, self.check),
            false => {
                self.advised.people(self.seed, number).play_out(&mut game, &mut dice, effects, self.check)
            }
        });
        match played {
            Ok(outcome) => Ok(GameLine::of(id, number, &outcome)),
            Err(error) => Err(Error::Bug(format!("game {number} of {id}: {error}"))),
        }
    }
}

type Chunk = (u64, Result<Vec<GameLine>, Error>);

/// Hands the games on in order, whichever thread was first.
fn in_order(
    receiver: &mpsc::Receiver<Chunk>,
    chunks: u64,
    watch: &Watch,
    each: &mut dyn FnMut(GameLine) -> Result<(), Error>,
) -> Result<(), Error> {
    /// Time between two looks at the watch.
    const PAUSE: Duration = Duration::from_millis(50);
    let (mut early, mut due) = (BTreeMap::new(), 0);
    while due < chunks {
        watch.check(0)?;
        match receiver.recv_timeout(PAUSE) {
            Ok((chunk, lines)) => early.insert(chunk, lines),
            Err(RecvTimeoutError::Timeout) => continue,
            Err(RecvTimeoutError::Disconnected) => {
                return Err(Error::Bug("games were not played to the end".to_owned()));
            }
        };
        while let Some(lines) = early.remove(&due) {
            lines?.into_iter().try_for_each(&mut *each)?;
            due += 1;
        }
    }
    Ok(())
}
