//! What is written down of each game: a line of JSON Lines, or a row of a table of values.

use pointman_core::vocabulary::Term;
use std::collections::{BTreeMap, BTreeSet};

use pointman_core::vocabulary::every;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::sums::MOST;
use crate::error::{Error, Fault, Faults};
use crate::fitl::trung::simulation::{GameOutcome, MOST_COUP_CARDS, OPENING};
use crate::fitl::trung::{NpOperation, NpSpecial};
use crate::fitl::{ActionTaken, ByFaction, ByTrack, Card, CardSide, Faction, TrungCard};
use crate::names;

/// How often each named thing happened: every name, zeros too.
pub type Counts = BTreeMap<String, u64>;

/// The version of lines and summaries; one of another version is refused.
pub const VERSION: u32 = 2;

/// One game of a run.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "simulation-line")]
pub struct GameLine {
    /// The version of the line.
    pub version: u32,
    /// The run it belongs to: its set-up and seed.
    pub run: String,
    /// Its number in the run, from 0.
    pub game: u64,
    /// Who won; null if the deck ended without a last Coup Round.
    pub winner: Option<Faction>,
    /// After how many Coup cards.
    pub coup_rounds: u8,
    /// Cards that were played.
    pub cards: u16,
    /// Turns that were taken, Passes included.
    pub turns: u16,
    /// The victory margins at the end.
    #[serde(with = "every")]
    #[schemars(schema_with = "every::schema::<Faction, i16, 4>")]
    pub margins: ByFaction<i16>,
    /// How often each faction passed.
    #[serde(with = "every")]
    #[schemars(schema_with = "every::schema::<Faction, u16, 4>")]
    pub passes: ByFaction<u16>,
    /// How often each Operation was executed.
    pub operations: Counts,
    /// How often each Special Activity was executed.
    pub specials: Counts,
    /// How often each Trưng card was acted by.
    pub trung: Counts,
    /// The cards that somebody could act on, in order of their numbers.
    pub seen: Vec<u8>,
    /// The Events that were executed.
    pub events: Vec<EventLine>,
    /// How things stood as each Coup card came to be carried out.
    pub rounds: Vec<RoundLine>,
    /// The first actions: the faction, and what it did.
    pub opening: Vec<String>,
}

/// Whether `action` is how an opening says what a faction does: `us:train+air-lift`, `vc:event`.
fn is_action(action: &str) -> bool {
    let Some((by, deed)) = action.split_once(':') else { return false };
    let Some(by) = Faction::with_id(by) else { return false };
    let (operation, special) = deed.split_once('+').map_or((deed, None), |(one, other)| (one, Some(other)));
    let operations = NpOperation::ALL.into_iter().filter(|operation| operation.faction() == by);
    let is_operation = operations.map(|of| of.name().id()).any(|name| name == operation);
    match special {
        None => is_operation || ActionTaken::with_id(deed).is_some(),
        Some(special) => {
            let mut specials = NpSpecial::ALL.into_iter().filter(|special| special.faction() == by);
            is_operation && specials.any(|of| of.name().id() == special)
        }
    }
}

/// An Event that was executed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EventLine {
    /// The card.
    pub card: u8,
    /// Who executed it.
    pub by: Faction,
    /// Which text.
    pub side: CardSide,
}

/// How things stood as a Coup card came to be carried out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RoundLine {
    /// Which Coup card of the game, from 1.
    pub coup: u8,
    /// The victory margins.
    #[serde(with = "every")]
    #[schemars(schema_with = "every::schema::<Faction, i16, 4>")]
    pub margins: ByFaction<i16>,
    /// The tracks; one that is not kept is 0.
    #[serde(with = "every")]
    #[schemars(schema_with = "every::schema::<crate::fitl::Track, u8, 8>")]
    pub tracks: ByTrack<u8>,
}

/// What [`GameLine`] counts by name, with the names there are.
pub(super) fn named() -> [(&'static str, &'static str, Vec<&'static str>); 3] {
    [
        ("operations", "Operation", NpOperation::ALL.map(NpOperation::id).to_vec()),
        ("specials", "Special Activity", NpSpecial::ALL.map(NpSpecial::id).to_vec()),
        ("trung", "Trưng card", TrungCard::ALL.map(TrungCard::id).to_vec()),
    ]
}

/// A Coup Round follows each of six cards at most (2.1).
pub(super) const COUP_ROUNDS: u8 = MOST_COUP_CARDS as u8;

impl GameLine {
    /// The heading of [`GameLine::values`].
    pub const HEADING: &'static str = "game,winner,coup_rounds,cards,turns,margin_us,margin_arvn,margin_nva,\
                                       margin_vc,passes_us,passes_arvn,passes_nva,passes_vc,events";

    /// What came of game number `game` of the run.
    pub fn of(run: &str, game: u64, outcome: &GameOutcome) -> GameLine {
        let counts = |ids: &[&str], numbers: &[u16]| -> Counts {
            ids.iter().zip(numbers).map(|(id, n)| ((*id).to_owned(), u64::from(*n))).collect()
        };
        let events = outcome.events.iter().zip(0_u8..);
        let rounds = outcome.rounds.iter().zip(1_u8..);
        GameLine {
            version: VERSION,
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
            seen: outcome.seen.iter().zip(0_u8..).filter(|(seen, _)| **seen).map(|(_, card)| card).collect(),
            events: events
                .filter_map(|(executed, card)| executed.map(|(by, side)| EventLine { card, by, side }))
                .collect(),
            rounds: rounds
                .filter_map(|(standing, coup)| {
                    standing.map(|stood| RoundLine { coup, margins: stood.margins, tracks: stood.tracks })
                })
                .collect(),
            opening: outcome.opening.iter().flatten().map(|first| first.id()).collect(),
        }
    }

    /// Everything in a line that was read which no game can hold. A tally adds what the lines say, so a wrong
    /// one would make the whole wrong without a word.
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Faults::default();
        if self.version != VERSION {
            faults.add("version", format!("is {}: this program reads version {VERSION}", self.version));
        }
        if self.run.trim().is_empty() {
            faults.add("run", "is empty: give the game's run");
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
        if i64::from(self.turns) > MOST {
            faults.add("turns", format!("is {}: a game has at most {MOST}", self.turns));
        }
        for faction in Faction::ALL {
            if self.passes[faction] > self.turns {
                let message = format!("is {}: the game had {} turns", self.passes[faction], self.turns);
                faults.at("passes", |faults| faults.add(faction.id(), message));
            }
        }
        faults.at("margins", |faults| margins(faults, &self.margins));
        for ((field, what, known), counts) in
            named().into_iter().zip([&self.operations, &self.specials, &self.trung])
        {
            faults.at(field, |faults| {
                for (id, count) in counts {
                    if !known.contains(&id.as_str()) {
                        faults.add(id, names::unknown(what, id, &known));
                    } else if *count > MOST as u64 {
                        faults.add(id, format!("is {count}: a game has at most {MOST}"));
                    }
                }
                for id in known.iter().filter(|id| !counts.contains_key(**id)) {
                    faults.add(id, "is missing: write 0 for something that never happened");
                }
            });
        }
        self.faults_of_cards(&mut faults);
        faults.at("rounds", |faults| {
            for (index, round) in self.rounds.iter().enumerate() {
                faults.at(index, |faults| {
                    let before = self.rounds[..index].last().map_or(0, |before| before.coup);
                    if round.coup <= before || round.coup > COUP_ROUNDS {
                        let message =
                            format!("is {}: Coup cards count up, from 1 to {COUP_ROUNDS}", round.coup);
                        faults.add("coup", message);
                    } else if round.coup > self.coup_rounds {
                        let message = format!("is {}: the game had {}", round.coup, self.coup_rounds);
                        faults.add("coup", message);
                    }
                    faults.at("margins", |faults| margins(faults, &round.margins));
                });
            }
        });
        if self.opening.len() > OPENING {
            faults
                .add("opening", format!("has {} actions: the first {OPENING} are kept", self.opening.len()));
        }
        faults.at("opening", |faults| {
            for (index, action) in self.opening.iter().enumerate().filter(|(_, action)| !is_action(action)) {
                faults.add(index, format!("is {action}: no faction acts so"));
            }
        });
        faults.into_list()
    }

    fn faults_of_cards(&self, faults: &mut Faults) {
        // The card that a game goes on from, and the one after it, were turned up before.
        if self.seen.len() > usize::from(self.cards) + 2 {
            faults.add("cards", format!("is {}, but {} are in `seen`", self.cards, self.seen.len()));
        }
        let mut seen = BTreeSet::new();
        let mut named = |card: u8, faults: &mut Faults, key: &dyn std::fmt::Display| {
            if Card::new(card).is_none() {
                faults.add(key, format!("is {card}: cards are numbered from 1 to {}", Card::COUNT));
            } else if !seen.insert(card) {
                faults.add(key, format!("is {card} again: each card is played once a game"));
            }
        };
        faults.at("seen", |faults| {
            self.seen.iter().enumerate().for_each(|(index, card)| named(*card, faults, &index));
        });
        let mut executed = BTreeSet::new();
        faults.at("events", |faults| {
            for (index, event) in self.events.iter().enumerate() {
                faults.at(index, |faults| {
                    if Card::new(event.card).is_none() {
                        let last = Card::COUNT;
                        faults.add("card", format!("is {}: cards are numbered from 1 to {last}", event.card));
                    } else if !executed.insert(event.card) {
                        faults
                            .add("card", format!("is {} again: each card is played once a game", event.card));
                    } else if !self.seen.contains(&event.card) {
                        faults.add("card", format!("is {}, which is not in `seen`", event.card));
                    }
                });
            }
        });
    }

    /// By how much the winner was ahead of the next; none without a winner.
    pub fn lead(&self) -> Option<i64> {
        let winner = self.winner?;
        let others = Faction::ALL.into_iter().filter(|other| *other != winner);
        let next = others.map(|other| self.margins[other]).max()?;
        Some(i64::from(self.margins[winner]) - i64::from(next))
    }

    /// How near the faction came to victory, at its best, when a Coup card came or at the end: its margin
    /// then.
    pub fn nearest(&self, faction: Faction) -> i16 {
        let rounds = self.rounds.iter().map(|round| round.margins[faction]);
        rounds.fold(self.margins[faction], i16::max)
    }

    /// The game as a line of JSON, without its end.
    ///
    /// # Errors
    /// Never: an error is a bug.
    pub fn text(&self) -> Result<String, Error> {
        serde_json::to_string(self).map_err(|error| Error::Bug(format!("a game as JSON: {error}")))
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

fn margins(faults: &mut Faults, margins: &ByFaction<i16>) {
    for faction in Faction::ALL {
        let margin = margins[faction];
        if i64::from(margin).abs() > MOST {
            faults.add(faction.id(), format!("is {margin}: margins are at most {MOST}"));
        }
    }
}
