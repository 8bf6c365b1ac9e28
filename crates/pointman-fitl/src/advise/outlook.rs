//! How games end from here: whole games in which the advised seat plays at little effort and the tables play
//! the others.

use std::ops::Range;

use super::policy::Offhand;
use super::search::{Deed, seats_of};
use super::threads::shared_out;
use super::{Look, Work};
use crate::game::Game;
use crate::game::game_effect::GameEffect;
use crate::game::table::Table;
use crate::trung::playout::{Seat, play_on};
use crate::vocabulary::faction::Faction;
use pointman_core::dice::Seeded;
use pointman_core::error::Error;
use pointman_core::statistics::{Interval, mean_interval, wilson};

/// How whole games ended for a faction.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Outlook {
    /// How many games were played.
    pub games: u64,
    /// How many of them its person won.
    pub wins: u64,
    /// The sum of its victory margins at the end.
    pub margins: i64,
    /// The sum of their squares.
    pub squares: i64,
}

impl Outlook {
    fn count(&mut self, margin: i16, is_won: bool) {
        let margin = i64::from(margin);
        self.games += 1;
        self.wins += u64::from(is_won);
        self.margins += margin;
        self.squares += margin * margin;
    }

    /// The share of games won, and its 95 % interval (Wilson).
    pub fn win(&self) -> (f64, [f64; 2]) {
        let Interval(least, most) = wilson(self.wins, self.games);
        (self.wins as f64 / self.games.max(1) as f64, [least, most])
    }

    /// The mean margin, and its 95 % interval (Student); none of one game, or if all ended alike.
    pub fn margin(&self) -> (f64, Option<[f64; 2]>) {
        let n = self.games.max(1) as f64;
        let margin = self.margins as f64 / n;
        let variance = (self.squares as f64 - n * margin * margin).max(0.0) / (n - 1.0).max(1.0);
        let interval = mean_interval(margin, variance.sqrt(), self.games);
        (margin, interval.map(|Interval(least, most)| [least, most]))
    }

    pub(super) fn add(&mut self, other: Outlook) {
        self.games += other.games;
        self.wins += other.wins;
        self.margins += other.margins;
        self.squares += other.squares;
    }
}

/// How games from here end for `faction`, those with these `numbers` of `seed`, once for each of these ways
/// to go on; none goes on as the seat would by itself. The cards nobody has seen are dealt anew in each game,
/// alike for each way. A game in which an action is refused counts for none of the ways.
///
/// # Errors
/// Where nobody knows what lies below the deck; a bug of a game; what the look ends the work with.
pub fn outlooks(
    game: &Game,
    faction: Faction,
    ways: &[Option<&Deed>],
    seed: u64,
    numbers: Range<u64>,
    threads: usize,
    look: Look<'_>,
) -> Result<Vec<Outlook>, Error> {
    let games = numbers.end.saturating_sub(numbers.start);
    let threads = (threads as u64).clamp(1, games.max(1));
    let share = games.div_ceil(threads);
    let some = |thread: u64| -> Result<Vec<Outlook>, Error> {
        let (mut sums, mut effects) = (vec![Outlook::default(); ways.len()], Vec::new());
        for number in (thread * share).min(games)..((thread + 1) * share).min(games) {
            look(Work::Games(ways.len() as u64))?;
            let mut dice = Seeded::stream(seed, numbers.start + number + 1);
            let dealt = game.redealt(&mut dice)?;
            let mut ends = Vec::with_capacity(ways.len());
            for way in ways {
                match to_the_end(&dealt, faction, *way, &mut dice.clone(), &mut effects) {
                    Ok(end) => ends.push(end),
                    // An action chosen for dice that show their middle may not be legal on those thrown: the
                    // game counts for none of the ways, so that they stay comparable.
                    Err(Error::Refused { .. }) => break,
                    Err(error) => return Err(error),
                }
            }
            if ends.len() < ways.len() {
                continue;
            }
            for (end, sums) in ends.iter().zip(&mut sums) {
                let person = end.persons().of_faction(faction);
                let is_won = end.winner().is_some_and(|winner| person.contains(winner));
                sums.count(end.board().victory_margin(faction), is_won);
            }
        }
        Ok(sums)
    };
    let mut all = vec![Outlook::default(); ways.len()];
    for part in shared_out(threads, some) {
        for (sums, part) in all.iter_mut().zip(part?) {
            sums.add(part);
        }
    }
    Ok(all)
}

/// One game to its end.
fn to_the_end(
    dealt: &Game,
    faction: Faction,
    way: Option<&Deed>,
    dice: &mut Seeded,
    effects: &mut Vec<GameEffect>,
) -> Result<Game, Error> {
    let mut game = *dealt;
    effects.clear();
    if let Some(deed) = way {
        deed.carry_out(&mut Table { game: &mut game, dice, effects })?;
    }
    let mut person = Offhand::default();
    let mut seats = seats_of(&game);
    seats[faction] = Seat::Person(&mut person);
    play_on(&game, &mut seats, dice, effects, |_| false)
}
