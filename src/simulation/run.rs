//! Playing the games of a run with many threads.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use serde_json::json;
use sha2::{Digest, Sha256};

use super::line::GameLine;
use crate::dice::Seeded;
use crate::error::Error;
use crate::fitl::trung::simulation::play_out;
use crate::fitl::{Game, GameData, GameEffect, NewGame};

/// Games that a thread plays before it hands them over.
const CHUNK: u64 = 32;

/// Chunks that may wait to be counted, for each thread.
const WAITING: usize = 4;

/// How the games of a run begin.
#[derive(Debug, Clone)]
pub enum Start {
    /// With a scenario that is set up and shuffled anew.
    New(NewGame),
    /// From that game on.
    From(Box<Game>),
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
}

impl Run {
    /// What tells runs apart: the set-up and the seed, but not which games of it are played.
    pub fn id(&self) -> String {
        let (what, text) = match &self.start {
            Start::New(agreed) => (agreed.scenario.id(), json!(agreed)),
            Start::From(game) => ("game", json!(GameData::from(&**game))),
        };
        let digest = Sha256::digest(text.to_string());
        let short: String = digest.iter().take(6).map(|byte| format!("{byte:02x}")).collect();
        format!("{what}-{short}-seed-{}", self.seed)
    }

    /// Plays the games and hands them to `each` in the order of their numbers.
    ///
    /// # Errors
    /// A bug in a game, with its number; or what `each` gives.
    pub fn play(&self, each: &mut dyn FnMut(GameLine) -> Result<(), Error>) -> Result<(), Error> {
        let (next, stop, id) = (AtomicU64::new(0), AtomicBool::new(false), self.id());
        let chunks = self.games.div_ceil(CHUNK);
        let threads = self.threads.clamp(1, usize::try_from(chunks.max(1)).unwrap_or(usize::MAX));
        let (sender, receiver) = mpsc::sync_channel(threads * WAITING);
        thread::scope(|scope| {
            for _ in 0..threads {
                let (sender, next, stop, id) = (sender.clone(), &next, &stop, &id);
                scope.spawn(move || {
                    let mut effects = Vec::new();
                    while !stop.load(Ordering::Relaxed) {
                        let chunk = next.fetch_add(1, Ordering::Relaxed);
                        if chunk >= chunks {
                            break;
                        }
                        let from = chunk * CHUNK;
                        let games = from..self.games.min(from + CHUNK);
                        let lines: Result<Vec<_>, Error> =
                            games.map(|game| self.game(id, self.first + game, &mut effects)).collect();
                        if sender.send((chunk, lines)).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            let counted = in_order(&receiver, each);
            stop.store(true, Ordering::Relaxed);
            drop(receiver);
            counted
        })
    }

    fn game(&self, id: &str, number: u64, effects: &mut Vec<GameEffect>) -> Result<GameLine, Error> {
        let mut dice = Seeded::stream(self.seed, number);
        let played = match &self.start {
            Start::New(agreed) => agreed.begin(&mut dice, effects),
            Start::From(game) => Ok(**game),
        }
        .and_then(|mut game| play_out(&mut game, &mut dice, effects, self.check));
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
    each: &mut dyn FnMut(GameLine) -> Result<(), Error>,
) -> Result<(), Error> {
    let (mut early, mut due) = (BTreeMap::new(), 0);
    for (chunk, lines) in receiver {
        early.insert(chunk, lines);
        while let Some(lines) = early.remove(&due) {
            lines?.into_iter().try_for_each(&mut *each)?;
            due += 1;
        }
    }
    Ok(())
}
