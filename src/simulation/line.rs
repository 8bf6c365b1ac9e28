//! What is written down of each game: a line of JSON Lines, or a row of a table of values.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::fitl::Faction;
use crate::fitl::trung::simulation::Outcome;
use crate::fitl::trung::{NpOperation, NpSpecial};
use crate::fitl::{ByFaction, TrungCard};

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
    pub fn of(run: &str, game: u64, outcome: &Outcome) -> GameLine {
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
