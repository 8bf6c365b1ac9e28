//! Two set-ups played on the same dice, compared game by game.

use std::collections::BTreeMap;

use super::line::GameLine;
use super::statistics::{self, Interval};
use super::sums::Moments;
use crate::fitl::{ByFaction, Card, Faction};

/// What came of the same games under two set-ups.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Paired {
    games: u64,
    factions: ByFaction<OfFaction>,
    cards: BTreeMap<u8, OfCard>,
}

/// What the games came to for a faction.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct OfFaction {
    only_from: u64,
    only_to: u64,
    from: Moments,
    to: Moments,
    change: Moments,
}

/// In how many games a card's Event was executed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct OfCard {
    from: u64,
    to: u64,
    only_from: u64,
    only_to: u64,
}

/// A difference, where it lies, and how likely as large a one is if there is none.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Difference {
    /// The second less the first.
    pub mean: f64,
    /// Where it lies in all games, with 95 % confidence; none if too little was seen to tell.
    pub interval: Option<Interval>,
    /// The deviation of the difference game by game.
    pub deviation: f64,
    /// How likely as large a one is if there is none.
    pub likelihood: f64,
    /// How many games one point needs to be found (1 % of wins, 1 of a margin); none if games do not differ.
    pub games_to_see_a_point: Option<u64>,
}

/// How often a card's Event was executed, of 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Moved {
    /// The card.
    pub card: Card,
    /// Under the first set-up.
    pub from: f64,
    /// Under the second.
    pub to: f64,
    /// Where the shares of all games lie, with 95 % confidence (Wilson).
    pub intervals: [Interval; 2],
    /// The difference, where it lies in all games.
    pub interval: Interval,
}

impl Paired {
    /// Counts a game that was played under both.
    pub fn count(&mut self, from: &GameLine, to: &GameLine) {
        self.games += 1;
        for faction in Faction::ALL {
            let sums = &mut self.factions[faction];
            match (from.winner == Some(faction), to.winner == Some(faction)) {
                (true, false) => sums.only_from += 1,
                (false, true) => sums.only_to += 1,
                _ => {}
            }
            let (before, after) = (i64::from(from.margins[faction]), i64::from(to.margins[faction]));
            sums.from.add(before);
            sums.to.add(after);
            sums.change.add(after - before);
        }
        for event in &from.events {
            let sums = self.cards.entry(event.card).or_default();
            sums.from += 1;
            sums.only_from += 1;
        }
        for event in &to.events {
            let sums = self.cards.entry(event.card).or_default();
            sums.to += 1;
            if from.events.iter().any(|other| other.card == event.card) {
                sums.only_from -= 1;
            } else {
                sums.only_to += 1;
            }
        }
    }

    /// How many games there were.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// The difference of the shares of wins (McNemar).
    pub fn wins(&self, faction: Faction) -> Difference {
        let OfFaction { only_from, only_to, .. } = self.factions[faction];
        let (mean, interval) = statistics::paired_share(only_from, only_to, self.games);
        let apart = (only_from + only_to) as f64 / self.games.max(1) as f64;
        let deviation = (apart - mean * mean).max(0.0).sqrt();
        Difference {
            mean,
            interval: Some(interval),
            deviation,
            likelihood: statistics::mcnemar(only_from, only_to),
            games_to_see_a_point: statistics::games_to_see(0.01, deviation),
        }
    }

    /// In how many games the faction won under the first set-up alone, and under the second alone.
    pub fn apart(&self, faction: Faction) -> (u64, u64) {
        let OfFaction { only_from, only_to, .. } = self.factions[faction];
        (only_from, only_to)
    }

    /// The difference of the mean margins.
    pub fn margins(&self, faction: Faction) -> Difference {
        let change = self.factions[faction].change;
        let (mean, deviation) = (change.mean(), change.deviation());
        Difference {
            mean,
            interval: change.interval(),
            deviation,
            likelihood: statistics::student_test(mean, deviation, change.n),
            games_to_see_a_point: statistics::games_to_see(1.0, deviation),
        }
    }

    /// How far the margins of a game go together under both, from -1 to 1; none where they never vary.
    pub fn correlation(&self, faction: Faction) -> Option<f64> {
        let OfFaction { from, to, change, .. } = self.factions[faction];
        let [a, b, c] = [from, to, change].map(|moments| moments.deviation().powi(2));
        // Var(b − a) = Var a + Var b − 2 Cov(a, b).
        (a > 0.0 && b > 0.0).then(|| ((a + b - c) / (2.0 * (a * b).sqrt())).clamp(-1.0, 1.0))
    }

    /// The cards whose Events were executed more or less often, those that moved most first.
    pub fn moved(&self) -> Vec<Moved> {
        let games = self.games.max(1) as f64;
        let mut moved: Vec<Moved> = self
            .cards
            .iter()
            .filter(|(_, sums)| sums.from != sums.to)
            .map(|(card, sums)| Moved {
                card: Card::numbered(*card),
                from: sums.from as f64 / games,
                to: sums.to as f64 / games,
                intervals: [sums.from, sums.to].map(|hits| statistics::wilson(hits, self.games)),
                interval: statistics::paired_share(sums.only_from, sums.only_to, self.games).1,
            })
            .collect();
        moved.sort_by(|a, b| {
            (b.to - b.from).abs().total_cmp(&(a.to - a.from).abs()).then(a.card.cmp(&b.card))
        });
        moved
    }
}
