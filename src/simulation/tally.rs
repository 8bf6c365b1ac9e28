//! What the games of a run come to.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::line::{Counts, GameLine};
use crate::error::Error;
use crate::fitl::{ByFaction, Card, Faction};

/// How often each whole number came up.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Spread(BTreeMap<i64, u64>);

impl Spread {
    fn add(&mut self, value: impl Into<i64>) {
        *self.0.entry(value.into()).or_default() += 1;
    }

    /// Each number with how often it came up, the least first.
    pub fn counts(&self) -> impl Iterator<Item = (i64, u64)> {
        self.0.iter().map(|(value, count)| (*value, *count))
    }

    /// The number below or at which `quarters` quarters of all are; none if there is none.
    pub fn quartile(&self, quarters: u64) -> Option<i64> {
        let all: u64 = self.0.values().sum();
        let due = (all * quarters).div_ceil(4).max(1);
        let mut seen = 0;
        self.0
            .iter()
            .find(|(_, count)| {
                seen += **count;
                seen >= due
            })
            .map(|(value, _)| *value)
    }

    fn json(&self) -> Value {
        json!({
            "least": self.quartile(0), "quartiles": [self.quartile(1), self.quartile(2), self.quartile(3)], "greatest": self.quartile(4),
        })
    }
}

/// What the games of a run come to. Two tallies of the same games are equal, however the games were divided.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tally {
    /// The run; none before the first game.
    pub run: Option<String>,
    /// Games counted.
    pub games: u64,
    /// Wins by faction and the number of Coup Rounds.
    pub wins: BTreeMap<(Faction, u8), u64>,
    /// Games without a winner.
    pub undecided: u64,
    /// Victory margins at the end.
    pub margins: ByFaction<Spread>,
    /// Cards played.
    pub cards: Spread,
    /// Turns taken.
    pub turns: Spread,
    /// Passes of each faction.
    pub passes: ByFaction<u64>,
    /// Operations.
    pub operations: Counts,
    /// Special Activities.
    pub specials: Counts,
    /// Trưng cards.
    pub trung: Counts,
    /// Events by card and faction.
    pub events: BTreeMap<(u8, Faction), u64>,
    /// The numbers of the games, as stretches from the first to behind the last.
    seen: BTreeSet<(u64, u64)>,
}

fn add(all: &mut Counts, more: &Counts) {
    for (name, count) in more {
        *all.entry(name.clone()).or_default() += count;
    }
}

impl Tally {
    /// Counts one more game.
    ///
    /// # Errors
    /// Usage, when it is of another run or has been counted.
    pub fn count(&mut self, line: &GameLine) -> Result<(), Error> {
        match &self.run {
            Some(run) if *run != line.run => {
                return Err(Error::Usage(format!(
                    "game {} is of run {}, the games before it are of {run}",
                    line.game, line.run
                )));
            }
            Some(_) => {}
            None => self.run = Some(line.run.clone()),
        }
        if !self.see(line.game) {
            return Err(Error::Usage(format!("game {} of {} is given twice", line.game, line.run)));
        }
        self.games += 1;
        match line.winner {
            Some(winner) => *self.wins.entry((winner, line.coup_rounds)).or_default() += 1,
            None => self.undecided += 1,
        }
        for faction in Faction::ALL {
            self.margins[faction].add(line.margins[faction]);
            self.passes[faction] += u64::from(line.passes[faction]);
        }
        self.cards.add(line.cards);
        self.turns.add(line.turns);
        add(&mut self.operations, &line.operations);
        add(&mut self.specials, &line.specials);
        add(&mut self.trung, &line.trung);
        for event in &line.events {
            *self.events.entry(*event).or_default() += 1;
        }
        Ok(())
    }

    /// Remembers the number of a game; gives whether it is new.
    fn see(&mut self, game: u64) -> bool {
        let before = self.seen.range(..=(game, u64::MAX)).next_back().copied();
        if before.is_some_and(|(_, end)| game < end) {
            return false;
        }
        let mut stretch = (game, game + 1);
        if let Some(touching) = before.filter(|(_, end)| *end == game) {
            self.seen.remove(&touching);
            stretch.0 = touching.0;
        }
        let behind = self.seen.range((game + 1, 0)..).next().copied();
        if let Some(touching) = behind.filter(|(start, _)| *start == game + 1) {
            self.seen.remove(&touching);
            stretch.1 = touching.1;
        }
        self.seen.insert(stretch);
        true
    }

    /// The numbers between the first and the last game that no game has, as stretches from the first to the
    /// last: lines that were lost, or pieces not given.
    pub fn holes(&self) -> Vec<(u64, u64)> {
        let ends = self.seen.iter().map(|(_, end)| *end);
        ends.zip(self.seen.iter().skip(1)).map(|(end, (start, _))| (end, start - 1)).collect()
    }

    /// How often the faction won.
    pub fn wins_of(&self, faction: Faction) -> u64 {
        self.wins.iter().filter(|((winner, _), _)| *winner == faction).map(|(_, count)| count).sum()
    }

    /// The numbers of Coup Rounds after which games ended.
    pub fn rounds(&self) -> BTreeSet<u8> {
        self.wins.keys().map(|(_, rounds)| *rounds).collect()
    }

    /// All of it, for programs.
    pub fn json(&self) -> Value {
        let by_faction = |value: &dyn Fn(Faction) -> Value| -> Value {
            Value::Object(
                Faction::ALL.map(|faction| (faction.id().to_owned(), value(faction))).into_iter().collect(),
            )
        };
        let wins = |faction: Faction| {
            let rounds = self.wins.iter().filter(|((winner, _), _)| *winner == faction);
            let rounds: serde_json::Map<_, _> =
                rounds.map(|((_, rounds), count)| (rounds.to_string(), json!(count))).collect();
            json!({ "all": self.wins_of(faction), "by_coup_rounds": rounds })
        };
        let events: Vec<_> = self
            .events
            .iter()
            .map(|((card, faction), count)| json!({ "card": card, "title": Card::numbered(*card).title(), "faction": faction, "count": count }))
            .collect();
        json!({
            "run": self.run, "games": self.games, "holes": self.holes(), "undecided": self.undecided,
            "wins": by_faction(&wins),
            "margins": by_faction(&|faction| self.margins[faction].json()),
            "cards": self.cards.json(), "turns": self.turns.json(),
            "passes": by_faction(&|faction| json!(self.passes[faction])),
            "operations": self.operations, "specials": self.specials, "trung": self.trung, "events": events,
        })
    }
}
