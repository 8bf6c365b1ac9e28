//! What is written down of each game: a line of JSON Lines, or a row of a table of values.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::error::{Fault, Faults};
use crate::fitl::trung::simulation::GameOutcome;
use crate::fitl::trung::{NpOperation, NpSpecial};
use crate::fitl::{ByFaction, Card, Faction, TrungCard};
use crate::names;

/// How often each named thing happened; what never did is left out.
pub type Counts = BTreeMap<String, u64>;

/// One game of a run.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameLine {
    /// The run it belongs to: its set-up and seed.
    pub run: String,
    /// Its number in the run, from 0.
    pub game: u64,
    /// Who won; none if the deck ended without a last Coup Round.
    pub winner: Option<Faction>,
    /// After how many Coup Rounds.
    pub coup_rounds: u8,
    /// Cards that were played.
    pub cards: u16,
    /// Turns that were taken, Passes included.
    pub turns: u16,
    /// The victory margins at the end.
    pub margins: ByFaction<i16>,
    /// How often each faction passed.
    pub passes: ByFaction<u16>,
    /// How often each Operation was executed.
    pub operations: Counts,
    /// How often each Special Activity was executed.
    pub specials: Counts,
    /// How often each Trưng card was acted by.
    pub trung: Counts,
    /// The Events that were executed: the card, and by whom.
    pub events: Vec<(u8, Faction)>,
}

impl GameLine {
    /// The heading of [`GameLine::values`].
    pub const HEADING: &'static str = "game,winner,coup_rounds,cards,turns,margin_us,margin_arvn,margin_nva,margin_vc,passes_us,passes_arvn,passes_nva,passes_vc,events";

    /// What came of game number `game` of the run.
    pub fn of(run: &str, game: u64, outcome: &GameOutcome) -> GameLine {
        let counts = |ids: &[&str], numbers: &[u16]| -> Counts {
            ids.iter()
                .zip(numbers)
                .filter(|(_, n)| **n > 0)
                .map(|(id, n)| ((*id).to_owned(), u64::from(*n)))
                .collect()
        };
        let events = outcome.events.iter().zip(0_u8..).filter_map(|(by, card)| by.map(|by| (card, by)));
        GameLine {
            run: run.to_owned(),
            game,
            winner: outcome.winner,
            coup_rounds: outcome.coup_rounds,
            cards: outcome.cards,
            turns: outcome.turns,
            margins: outcome.margins,
            passes: outcome.passes,
            operations: counts(&NpOperation::ALL.map(NpOperation::id), &outcome.operations),
            specials: counts(&NpSpecial::ALL.map(NpSpecial::id), &outcome.specials),
            trung: counts(&TrungCard::ALL.map(TrungCard::id), &outcome.trung),
            events: events.collect(),
        }
    }

    /// Everything in a line that was read which no game can hold. A tally adds what the lines say, so a wrong
    /// one would make the whole wrong without a word.
    pub fn faults(&self) -> Vec<Fault> {
        /// A Coup Round follows each of six cards at most (2.1).
        const COUP_ROUNDS: u8 = 6;
        let mut faults = Faults::default();
        if self.run.trim().is_empty() {
            faults.add("run", "is empty: give the run the game belongs to");
        }
        // The last number is that of no game, so that there is one behind every game.
        if self.game == u64::MAX {
            faults.add("game", format!("is {}: games are numbered from 0", self.game));
        }
        if self.coup_rounds > COUP_ROUNDS {
            faults.add("coup_rounds", format!("is {}: a game has at most {COUP_ROUNDS}", self.coup_rounds));
        }
        if self.cards > u16::from(Card::COUNT) {
            faults.add("cards", format!("is {}: there are {} cards", self.cards, Card::COUNT));
        }
        for faction in Faction::ALL {
            if self.passes[faction] > self.turns {
                let message = format!("is {}: the game had {} turns", self.passes[faction], self.turns);
                faults.at("passes", |faults| faults.add(faction.id(), message));
            }
        }
        let ids = [
            ("operations", &self.operations, "Operation", NpOperation::ALL.map(NpOperation::id).to_vec()),
            ("specials", &self.specials, "Special Activity", NpSpecial::ALL.map(NpSpecial::id).to_vec()),
            ("trung", &self.trung, "Trưng card", TrungCard::ALL.map(TrungCard::id).to_vec()),
        ];
        for (field, counts, what, known) in ids {
            faults.at(field, |faults| {
                for (id, count) in counts {
                    if !known.contains(&id.as_str()) {
                        faults.add(id, names::unknown(what, id, &known));
                    } else if *count > u64::from(u16::MAX) {
                        faults.add(id, format!("is {count}: a game has at most {}", u16::MAX));
                    }
                }
            });
        }
        faults.at("events", |faults| {
            let mut seen = BTreeSet::new();
            for (index, (card, _)) in self.events.iter().enumerate() {
                if Card::new(*card).is_none() {
                    let message = format!("is {card}: cards are numbered from 1 to {}", Card::COUNT);
                    faults.at(index, |faults| faults.add(0, message));
                } else if !seen.insert(*card) {
                    let message = format!("is {card} again: a card is played once in a game");
                    faults.at(index, |faults| faults.add(0, message));
                }
            }
        });
        faults.into_list()
    }

    /// The numbers of the game, with commas between them.
    pub fn values(&self) -> String {
        let row = |values: [String; 4]| values.join(",");
        let margins = row(Faction::ALL.map(|faction| self.margins[faction].to_string()));
        let passes = row(Faction::ALL.map(|faction| self.passes[faction].to_string()));
        let winner = self.winner.map_or("", Faction::id);
        let GameLine { game, coup_rounds, cards, turns, events, .. } = self;
        format!("{game},{winner},{coup_rounds},{cards},{turns},{margins},{passes},{}", events.len())
    }
}
