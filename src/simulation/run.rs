//! Playing the games of a run with many threads.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use super::advised::AdvisedSeats;
use super::engine::in_order;
use super::line::GameLine;
use super::start::Start;
use crate::command::{Watch, steps};
use crate::dice::{Dice, Seeded, Streams};
use crate::error::Error;
use crate::fitl::GameEffect;
use crate::fitl::advise::{Look, Work};
use crate::fitl::trung::simulation::play_out;

/// Games that a thread plays before it hands them over. One with an advised seat takes as long as many.
const CHUNK: u64 = 32;

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

/// Which dice games are played with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DiceOf {
    /// One stream a game.
    Game,
    /// A stream for the deck, each faction's turns and the Trưng cards: games of different set-ups throw
    /// alike.
    EachPurpose,
}

impl Run {
    /// What tells runs apart: the set-up and the seed, but not which games of it are played.
    pub fn id(&self) -> String {
        format!("{}{}-seed-{}", self.start.id(), self.advised.id(), self.seed)
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
        play_all(std::slice::from_ref(self), DiceOf::Game, watch, &mut |mut lines| {
            lines.pop().map_or(Ok(()), &mut *each)
        })
    }

    fn game(
        &self,
        id: &str,
        number: u64,
        dice: DiceOf,
        effects: &mut Vec<GameEffect>,
        look: Look<'_>,
    ) -> Result<GameLine, Error> {
        let (mut one, mut several);
        let dice: &mut dyn Dice = match dice {
            DiceOf::Game => {
                one = Seeded::stream(self.seed, number);
                &mut one
            }
            DiceOf::EachPurpose => {
                several = Streams::new(self.seed, number);
                &mut several
            }
        };
        let begun = self.start.begin(dice, effects);
        let played = begun.and_then(|mut game| match self.advised.factions().is_empty() {
            true => play_out(&mut game, dice, effects, self.check),
            false => {
                let mut people = self.advised.people(self.seed, number);
                people.play_out(&mut game, dice, effects, self.check, look)
            }
        });
        match played {
            Ok(outcome) => Ok(GameLine::of(id, number, &outcome)),
            // What ended it in its midst is no fault of the game's.
            Err(error) if look(Work::Playouts(0)).is_err() => Err(error),
            Err(error) => Err(Error::Bug(format!("game {number} of {id}: {error}"))),
        }
    }
}

/// Plays the games of several runs side by side: those of the same number are handed to `each` together, in
/// the order of the runs. First, number and threads are those of the first run.
///
/// # Errors
/// As [`Run::play`].
pub fn play_all(
    runs: &[Run],
    dice: DiceOf,
    watch: &Watch,
    each: &mut dyn FnMut(Vec<GameLine>) -> Result<(), Error>,
) -> Result<(), Error> {
    let Some(Run { first, games, threads, .. }) = runs.first() else { return Ok(()) };
    let ids: Vec<String> = runs.iter().map(Run::id).collect();
    let is_advised = runs.iter().any(|run| !run.advised.factions().is_empty());
    let at_once = if is_advised { 1 } else { CHUNK };
    let mut from = 0;
    let chunks = || {
        let chunk = (from < *games).then(|| from..games.min(&(from + at_once)).to_owned());
        from += at_once;
        chunk
    };
    let work = |chunk: std::ops::Range<u64>, stop: &AtomicBool| -> Result<Vec<Vec<GameLine>>, Error> {
        let mut effects = Vec::new();
        let look = |work: Work| match (stop.load(Relaxed), work) {
            (true, _) => Err(Error::Stopped("stopped".to_owned())),
            (false, Work::Playouts(playouts)) => watch.step(playouts * steps::PLAYOUT),
            (false, Work::Games(_)) => watch.check(0),
        };
        let games = chunk.take_while(|_| !stop.load(Relaxed));
        games
            .map(|game| {
                let each = runs.iter().zip(&ids);
                each.map(|(run, id)| run.game(id, first + game, dice, &mut effects, &look)).collect()
            })
            .collect()
    };
    let threads = (*threads).min(usize::try_from(games.div_ceil(at_once)).unwrap_or(usize::MAX));
    in_order(threads, watch, chunks, work, &mut |lines| lines?.into_iter().try_for_each(&mut *each))
}
