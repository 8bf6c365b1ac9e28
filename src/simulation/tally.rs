//! What the games of a run come to: a summary that can be written down, read again and added to others.

use std::collections::{BTreeMap, BTreeSet};

use pointman_core::vocabulary::every;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::line::{COUP_ROUNDS, Counts, EventLine, GameLine, VERSION, named};
use super::statistics::{Interval, Z95, wilson};
use super::sums::{Moments, Spread, Stretches};
use crate::error::{Error, Fault, Faults};
use crate::fitl::{ByFaction, ByTrack, Card, CardSide, Faction, Track};
use crate::names;

/// Of a game's first actions a summary keeps so many together: the first, and the first two.
const OPENINGS: usize = 2;

/// The most openings a summary keeps; with those there are, a run has fewer.
const MOST_OPENINGS: usize = 20_000;

/// How often a thing was done in a game, by its name.
pub type Often = BTreeMap<String, Moments>;

/// What the games of a run come to. Two tallies of the same games are equal, however the games were divided.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "simulation-summary")]
pub struct Tally {
    /// The version of the summary.
    pub summary: u32,
    /// The run; null before the first game.
    pub run: Option<String>,
    /// Games counted.
    pub games: u64,
    /// The numbers of the games, as stretches from the first to behind the last.
    pub numbers: Stretches,
    /// Wins by the number of Coup cards after which the game ended.
    pub wins: BTreeMap<u8, Wins>,
    /// Games without a winner.
    pub undecided: u64,
    /// Games in which another faction had the winner's margin.
    pub ties: u64,
    /// By how much the winner was ahead of the next.
    pub lead: Spread,
    /// Victory margins at the end.
    #[serde(with = "every")]
    #[schemars(schema_with = "every::schema::<Faction, Spread, 4>")]
    pub margins: ByFaction<Spread>,
    /// The best margin when a Coup card came or at the end: how near victory was.
    #[serde(with = "every")]
    #[schemars(schema_with = "every::schema::<Faction, Spread, 4>")]
    pub nearest: ByFaction<Spread>,
    /// Cards played.
    pub cards: Spread,
    /// Turns taken.
    pub turns: Spread,
    /// Passes of each faction.
    #[serde(with = "every")]
    #[schemars(schema_with = "every::schema::<Faction, Moments, 4>")]
    pub passes: ByFaction<Moments>,
    /// Operations.
    pub operations: Often,
    /// Special Activities.
    pub specials: Often,
    /// Trưng cards.
    pub trung: Often,
    /// How things stood as each Coup card came to be carried out, by its number in the game.
    pub rounds: BTreeMap<u8, Standings>,
    /// The cards that were seen.
    pub events: BTreeMap<u8, CardSums>,
    /// What the first action and the first two came to.
    pub openings: BTreeMap<String, Outcomes>,
}

/// How often a faction won with an Event and without.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct WonWith {
    /// Games with it, of lengths for which there are games without.
    pub games: u64,
    /// The share won of these.
    pub won: f64,
    /// Where that share lies, with 95 % confidence.
    pub won_interval: Interval,
    /// The share won of games of the same lengths without.
    pub without: f64,
    /// Where that share lies, with 95 % confidence.
    pub without_interval: Interval,
    /// The difference of the two, with 95 % confidence.
    pub difference: Interval,
}

/// How often each faction won.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Wins(
    /// By faction.
    #[serde(with = "every")]
    #[schemars(schema_with = "every::schema::<Faction, u64, 4>")]
    pub ByFaction<u64>,
);

/// How things stood in several games.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Standings {
    /// The victory margins.
    #[serde(with = "every")]
    #[schemars(schema_with = "every::schema::<Faction, Moments, 4>")]
    pub margins: ByFaction<Moments>,
    /// The tracks.
    #[serde(with = "every")]
    #[schemars(schema_with = "every::schema::<crate::fitl::Track, Moments, 8>")]
    pub tracks: ByTrack<Moments>,
}

/// Games, and who won them.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Outcomes {
    /// How many games.
    pub games: u64,
    /// Who won them.
    pub wins: Wins,
}

/// What came of games in which a card was seen, by the number of Coup cards after which they ended.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct CardSums(pub BTreeMap<u8, CardUse>);

/// What came of games of one length in which a card was seen.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardUse {
    /// Games in which nobody executed the Event.
    #[serde(default, skip_serializing_if = "Outcomes::is_none")]
    pub left: Outcomes,
    /// Games in which somebody did: `us/unshaded`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub executed: BTreeMap<String, ExecutedCount>,
}

/// Games in which a faction executed a text of an Event.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ExecutedCount {
    /// How many games.
    pub games: u64,
    /// How many of them that faction won.
    pub won: u64,
}

impl Outcomes {
    fn is_none(&self) -> bool {
        self.games == 0
    }

    fn count(&mut self, winner: Option<Faction>) {
        self.games += 1;
        if let Some(winner) = winner {
            self.wins.0[winner] += 1;
        }
    }

    fn join(&mut self, other: &Outcomes) {
        self.games += other.games;
        self.wins.join(&other.wins);
    }

    fn is_possible(&self, games: u64) -> bool {
        self.games <= games && self.wins.total() <= self.games
    }
}

impl Wins {
    fn join(&mut self, other: &Wins) {
        Faction::ALL.into_iter().for_each(|faction| self.0[faction] += other.0[faction]);
    }

    /// All of them.
    pub fn total(&self) -> u64 {
        Faction::ALL.into_iter().fold(0, |all, faction| all.saturating_add(self.0[faction]))
    }
}

impl CardSums {
    /// How many games.
    pub fn seen(&self) -> u64 {
        self.0.values().map(CardUse::seen).sum()
    }

    /// In how many games that faction executed that text.
    pub fn executed(&self, by: Faction, side: CardSide) -> u64 {
        let key = executed_as(by, side);
        self.0.values().filter_map(|sums| sums.executed.get(&key)).map(|executed| executed.games).sum()
    }
}

impl CardUse {
    /// How many games.
    pub fn seen(&self) -> u64 {
        self.left.games + self.executed.values().map(|executed| executed.games).sum::<u64>()
    }
}

/// Who executed which text: `us/unshaded`.
pub fn executed_as(by: Faction, side: CardSide) -> String {
    format!("{by}/{side}")
}

impl Default for Tally {
    fn default() -> Tally {
        let [operations, specials, trung] = named().map(|(_, _, ids)| {
            ids.into_iter().map(|id| (id.to_owned(), Moments::default())).collect::<Often>()
        });
        Tally {
            summary: VERSION,
            run: None,
            games: 0,
            numbers: Stretches::default(),
            wins: BTreeMap::new(),
            undecided: 0,
            ties: 0,
            lead: Spread::default(),
            margins: ByFaction::default(),
            nearest: ByFaction::default(),
            cards: Spread::default(),
            turns: Spread::default(),
            passes: ByFaction::default(),
            operations,
            specials,
            trung,
            rounds: BTreeMap::new(),
            events: BTreeMap::new(),
            openings: BTreeMap::new(),
        }
    }
}

fn count_all(all: &mut Often, counts: &Counts) {
    for (name, count) in counts {
        if let Some(moments) = all.get_mut(name) {
            moments.add(*count as i64);
        }
    }
}

fn join_all(all: &mut Often, more: &Often) {
    for (name, moments) in more {
        all.entry(name.clone()).or_default().join(moments);
    }
}

impl Tally {
    /// Counts one more game.
    ///
    /// # Errors
    /// Usage, when it is of another run or has been counted.
    pub fn count(&mut self, line: &GameLine) -> Result<(), Error> {
        self.takes(&line.run, format_args!("game {}", line.game))?;
        self.numbers.add((line.game, line.game + 1)).map_err(|game| given_twice(game, &line.run))?;
        self.games += 1;
        match line.winner {
            Some(winner) => self.wins.entry(line.coup_rounds).or_default().0[winner] += 1,
            None => self.undecided += 1,
        }
        if let Some(lead) = line.lead() {
            self.lead.add(lead);
            self.ties += u64::from(lead == 0);
        }
        for faction in Faction::ALL {
            self.margins[faction].add(line.margins[faction]);
            self.nearest[faction].add(line.nearest(faction));
            self.passes[faction].add(line.passes[faction].into());
        }
        self.cards.add(line.cards);
        self.turns.add(line.turns);
        count_all(&mut self.operations, &line.operations);
        count_all(&mut self.specials, &line.specials);
        count_all(&mut self.trung, &line.trung);
        for round in &line.rounds {
            let standings = self.rounds.entry(round.coup).or_default();
            Faction::ALL
                .into_iter()
                .for_each(|faction| standings.margins[faction].add(round.margins[faction].into()));
            Track::ALL.into_iter().for_each(|track| standings.tracks[track].add(round.tracks[track].into()));
        }
        for card in &line.seen {
            let sums = self.events.entry(*card).or_default().0.entry(line.coup_rounds).or_default();
            match line.events.iter().find(|event| event.card == *card) {
                Some(EventLine { by, side, .. }) => {
                    let executed = sums.executed.entry(executed_as(*by, *side)).or_default();
                    executed.games += 1;
                    executed.won += u64::from(line.winner == Some(*by));
                }
                None => sums.left.count(line.winner),
            }
        }
        for first in 1..=OPENINGS.min(line.opening.len()) {
            let opening = line.opening[..first].join(" ");
            if self.openings.len() < MOST_OPENINGS || self.openings.contains_key(&opening) {
                self.openings.entry(opening).or_default().count(line.winner);
            }
        }
        Ok(())
    }

    /// Adds the games of another tally.
    ///
    /// # Errors
    /// Usage, when they are of another run or one has been counted; nothing can be said of the tally then.
    pub fn join(&mut self, other: &Tally) -> Result<(), Error> {
        let Some(run) = &other.run else { return Ok(()) };
        self.takes(run, format_args!("a summary"))?;
        for stretch in other.numbers.iter() {
            self.numbers.add(stretch).map_err(|game| given_twice(game, run))?;
        }
        self.games += other.games;
        self.undecided += other.undecided;
        self.ties += other.ties;
        for (rounds, wins) in &other.wins {
            self.wins.entry(*rounds).or_default().join(wins);
        }
        self.lead.join(&other.lead);
        for faction in Faction::ALL {
            self.margins[faction].join(&other.margins[faction]);
            self.nearest[faction].join(&other.nearest[faction]);
            self.passes[faction].join(&other.passes[faction]);
        }
        self.cards.join(&other.cards);
        self.turns.join(&other.turns);
        join_all(&mut self.operations, &other.operations);
        join_all(&mut self.specials, &other.specials);
        join_all(&mut self.trung, &other.trung);
        for (round, more) in &other.rounds {
            let standings = self.rounds.entry(*round).or_default();
            Faction::ALL
                .into_iter()
                .for_each(|faction| standings.margins[faction].join(&more.margins[faction]));
            Track::ALL.into_iter().for_each(|track| standings.tracks[track].join(&more.tracks[track]));
        }
        for (card, lengths) in &other.events {
            let sums = self.events.entry(*card).or_default();
            for (length, more) in &lengths.0 {
                let sums = sums.0.entry(*length).or_default();
                sums.left.join(&more.left);
                for (key, more) in &more.executed {
                    let executed = sums.executed.entry(key.clone()).or_default();
                    executed.games += more.games;
                    executed.won += more.won;
                }
            }
        }
        for (opening, more) in &other.openings {
            self.openings.entry(opening.clone()).or_default().join(more);
        }
        Ok(())
    }

    fn takes(&mut self, run: &str, what: std::fmt::Arguments<'_>) -> Result<(), Error> {
        match &self.run {
            Some(ours) if ours != run => {
                Err(Error::Usage(format!("{what} belongs to run {run}, but the games before it to {ours}")))
            }
            Some(_) => Ok(()),
            None => {
                self.run = Some(run.to_owned());
                Ok(())
            }
        }
    }

    /// The summary as one line of JSON with its end.
    ///
    /// # Errors
    /// Never: an error is a bug.
    pub fn text(&self) -> Result<String, Error> {
        let text =
            serde_json::to_string(self).map_err(|error| Error::Bug(format!("a summary as JSON: {error}")))?;
        Ok(text + "\n")
    }

    /// How often the faction won, of the games in which it executed that text of the card's Event, and in
    /// games of the same lengths in which the card was seen and nobody did; none where there are no such
    /// games.
    ///
    /// That one share is greater is no proof that the Event makes it so: who is winning has other cards and
    /// other chances.
    pub fn won_with(&self, card: u8, by: Faction, side: CardSide) -> Option<WonWith> {
        let key = executed_as(by, side);
        let lengths = self.events.get(&card)?.0.values();
        let both = lengths.filter_map(|sums| {
            let executed = sums.executed.get(&key)?;
            (executed.games > 0 && sums.left.games > 0).then_some((*executed, &sums.left))
        });
        let both: Vec<_> = both.collect();
        let games: u64 = both.iter().map(|(executed, _)| executed.games).sum();
        if games == 0 {
            return None;
        }
        let hits = both.iter().map(|(executed, _)| executed.won).sum();
        let (mut won, mut without) = (0.0, 0.0);
        let (mut of_won, mut of_without) = (0.0, 0.0);
        for (executed, left) in both {
            let weight = executed.games as f64 / games as f64;
            let (n, m) = (executed.games as f64, left.games as f64);
            let (hits, others) = (executed.won as f64, left.wins.0[by] as f64);
            won += weight * hits / n;
            without += weight * others / m;
            // One win and one loss more, so that a share of 0 or 1 has a spread too (Agresti).
            let (p, q) = ((hits + 1.0) / (n + 2.0), (others + 1.0) / (m + 2.0));
            of_won += weight * weight * p * (1.0 - p) / n;
            of_without += weight * weight * q * (1.0 - q) / m;
        }
        let around = |share: f64, variance: f64, least: f64| {
            let beyond = Z95 * f64::sqrt(variance);
            Interval((share - beyond).max(least), (share + beyond).min(1.0))
        };
        Some(WonWith {
            games,
            won,
            won_interval: wilson(hits, games),
            without,
            without_interval: around(without, of_without, 0.0),
            difference: around(won - without, of_won + of_without, -1.0),
        })
    }

    /// How often the faction won.
    pub fn wins_of(&self, faction: Faction) -> u64 {
        self.wins.values().map(|wins| wins.0[faction]).sum()
    }

    /// The numbers of Coup cards after which games ended.
    pub fn lengths(&self) -> BTreeSet<u8> {
        self.wins.keys().copied().collect()
    }

    /// Everything in a summary that was read which no games can come to.
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Faults::default();
        let games = self.games;
        if self.summary != VERSION {
            faults.add("summary", format!("is {}: this program reads version {VERSION}", self.summary));
        }
        if self.run.as_ref().is_none_or(|run| run.trim().is_empty()) {
            faults.add("run", "is empty: give the games' run");
        }
        if !self.numbers.are_possible() || self.numbers.total() != games {
            faults.add("numbers", format!("are not the numbers of {games} games"));
        }
        let won = Faction::ALL.into_iter().fold(self.undecided, |all, faction| {
            self.wins.values().fold(all, |all, wins| all.saturating_add(wins.0[faction]))
        });
        if won != games || self.wins.keys().any(|rounds| *rounds > COUP_ROUNDS) {
            faults.add("wins", format!("with those undecided are {won}, and there are {games} games"));
        }
        let decided = games.saturating_sub(self.undecided);
        if !self.lead.is_possible(decided) || self.ties > decided {
            faults.add("lead", format!("is not that of {decided} winners"));
        }
        let spreads = Faction::ALL
            .into_iter()
            .flat_map(|faction| [("margins", &self.margins[faction]), ("nearest", &self.nearest[faction])]);
        for (field, spread) in spreads.chain([("cards", &self.cards), ("turns", &self.turns)]) {
            if !spread.is_possible(games) {
                faults.add(field, format!("are not those of {games} games"));
            }
        }
        let is_of_all = |moments: &Moments| moments.n == games && moments.is_possible();
        if !Faction::ALL.into_iter().all(|faction| is_of_all(&self.passes[faction])) {
            faults.add("passes", format!("are not those of {games} games"));
        }
        for ((field, what, known), often) in
            named().into_iter().zip([&self.operations, &self.specials, &self.trung])
        {
            faults.at(field, |faults| {
                for (id, moments) in often {
                    if !known.contains(&id.as_str()) {
                        faults.add(id, names::unknown(what, id, &known));
                    } else if !is_of_all(moments) {
                        faults.add(id, format!("is not of {games} games"));
                    }
                }
                for id in known.iter().filter(|id| !often.contains_key(**id)) {
                    faults.add(id, "is missing: write 0 for something that never happened");
                }
            });
        }
        self.faults_of_parts(&mut faults);
        faults.into_list()
    }

    /// The same of what only some of the games have.
    fn faults_of_parts(&self, faults: &mut Faults) {
        let games = self.games;
        let in_some = |moments: &Moments| moments.n <= games && moments.is_possible();
        faults.at("rounds", |faults| {
            for (round, standings) in &self.rounds {
                let margins = Faction::ALL.into_iter().all(|faction| in_some(&standings.margins[faction]));
                let tracks = Track::ALL.into_iter().all(|track| in_some(&standings.tracks[track]));
                if !(1..=COUP_ROUNDS).contains(round) || !margins || !tracks {
                    faults.add(round, format!("is not a Coup card in {games} games"));
                }
            }
        });
        faults.at("events", |faults| {
            for (card, sums) in &self.events {
                let uses = sums.0.values();
                let is_possible = uses.clone().all(|sums| {
                    sums.left.is_possible(games)
                        && sums.executed.iter().all(|(key, executed)| {
                            executed.won <= executed.games && executed.games <= games && is_executed_as(key)
                        })
                });
                let seen = is_possible.then(|| uses.fold(0_u64, |all, sums| all.saturating_add(sums.seen())));
                if Card::new(*card).is_none() {
                    faults.add(card, format!("is not a card: cards are numbered from 1 to {}", Card::COUNT));
                } else if seen.is_none_or(|seen| seen > games) {
                    faults.add(card, format!("is not the use of a card in {games} games"));
                }
            }
        });
        faults.at("openings", |faults| {
            for (opening, outcomes) in &self.openings {
                if !outcomes.is_possible(games) {
                    faults.add(opening, format!("is not how some of {games} games began"));
                }
            }
        });
    }
}

fn is_executed_as(key: &str) -> bool {
    Faction::ALL.into_iter().any(|by| CardSide::ALL.into_iter().any(|side| key == executed_as(by, side)))
}

fn given_twice(game: u64, run: &str) -> Error {
    Error::Usage(format!("game {game} of {run} is given twice"))
}
