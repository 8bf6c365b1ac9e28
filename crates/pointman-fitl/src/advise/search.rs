//! What is best among several ways to go on, by short playouts: the unseen cards dealt anew and the same dice
//! for each, more of them for what looks good (sequential halving).

use std::cmp::Reverse;
use std::time::{Duration, Instant};

use super::judgement::judge_at_end;
use super::policy::Offhand;
use super::threads::shared_out;
use super::{Look, Work, answers};
use crate::action::player_action::PlayerAction;
use crate::coup::{CoupChoices, CoupPart};
use crate::document::{ActionChosen, GameStep, PivotalPlayed};
use crate::events::{EventAction, EventChoices};
use crate::game::Game;
use crate::game::game_effect::GameEffect;
use crate::game::next_step::NextStep;
use crate::game::table::Table;
use crate::trung::playout::{Seat, play_on};
use crate::vocabulary::faction::{ByFaction, Faction, Side};
use pointman_core::dice::Seeded;
use pointman_core::error::Error;
use pointman_core::question::NOTHING;

/// Where time counts, playouts are played in batches of up to so many for each way that is still in the race,
/// the first of one on each thread; time is looked at between them.
const BATCH: u64 = 8;

/// What a person may do next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Deed {
    /// It acts on the card.
    Act(PlayerAction),
    /// It plays its Pivotal Event, and executes it so.
    Pivotal(Faction, EventAction),
    /// It chooses that in the part of a Coup Round that is due.
    Coup(CoupPart, CoupChoices),
    /// It lets the card go on without its Pivotal Event.
    Wait,
}

impl Deed {
    /// Does it; what it leaves to others is answered by the tables.
    ///
    /// # Errors
    /// The refusal, with these dice.
    pub fn carry_out(&self, table: &mut Table<'_>) -> Result<(), Error> {
        match self {
            Deed::Act(action) => answers::act(table, action),
            Deed::Pivotal(faction, event) => {
                table.play_pivotal_of_player(*faction)?;
                answers::act(table, &PlayerAction::Event(event.clone()))
            }
            Deed::Coup(part, choices) => table.carry_out_part(*part, choices).map(drop),
            Deed::Wait => Ok(()),
        }
    }

    /// The command that does it, after `pointman`, and what that is given beside the game: `fitl act` and
    /// `rally tay-ninh place 2`. A card goes on with the turn of the next non-player.
    pub fn commands(&self, faction: Faction) -> Vec<(&'static str, String)> {
        let event = |event: &EventAction| {
            let side = event.side.map_or(String::new(), |side| format!(" {side}"));
            let choices = format!(" {}", event.choices);
            format!("event{side}{}", choices.trim_end())
        };
        match self {
            Deed::Act(PlayerAction::Pass) => vec![("fitl act", "pass".to_owned())],
            Deed::Act(PlayerAction::Event(action)) => vec![("fitl act", event(action))],
            Deed::Act(PlayerAction::Operation(action)) => vec![("fitl act", action.words(faction))],
            Deed::Pivotal(faction, action) => {
                vec![("fitl pivotal", faction.id().to_owned()), ("fitl act", event(action))]
            }
            Deed::Coup(part, choices) => {
                let entries: Vec<String> =
                    choices.entries(*part).iter().map(|entry| entry.words(faction)).collect();
                let entries = if entries.is_empty() { NOTHING.to_owned() } else { entries.join(", ") };
                vec![("fitl coup", format!("{part} {entries}"))]
            }
            Deed::Wait => vec![("trung-turn", String::new())],
        }
    }

    /// The steps of a game's document that do it.
    pub fn steps(&self) -> Vec<GameStep> {
        let act = |action: PlayerAction| GameStep::Act(ActionChosen { faction: None, action });
        match self {
            Deed::Act(action) => vec![act(action.clone())],
            Deed::Pivotal(faction, event) => vec![
                GameStep::Pivotal(PivotalPlayed { faction: *faction }),
                act(PlayerAction::Event(event.clone())),
            ],
            Deed::Coup(_, choices) => vec![GameStep::Coup(choices.clone())],
            Deed::Wait => Vec::new(),
        }
    }
}

/// How long a search goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Until {
    /// So many playouts in all: the same search gives the same result anywhere.
    Playouts(u64),
    /// So long from that moment on.
    Time(Instant, Duration),
}

/// A way to go on, and what its playouts were worth.
#[derive(Debug, Clone)]
pub struct Way {
    /// What is done.
    pub deed: Deed,
    /// How many playouts it had.
    pub playouts: u64,
    /// The sum of what they were worth, in thousandths of a point of margin.
    pub sum: i64,
    /// Whether it was refused with some dice.
    pub is_refused: bool,
    /// The playouts and their sum after each round that it was in.
    rounds: Vec<(u64, i64)>,
}

impl Way {
    /// A way that has not been tried.
    pub const fn of(deed: Deed) -> Way {
        Way { deed, playouts: 0, sum: 0, is_refused: false, rounds: Vec::new() }
    }

    /// What it is worth on average, in thousandths of a point of margin.
    pub fn worth(&self) -> f64 {
        if self.playouts == 0 { f64::NEG_INFINITY } else { self.sum as f64 / self.playouts as f64 }
    }

    /// By how much it was worth more than `best`, in thousandths of a point of margin: in the playouts that
    /// both had, with the same deals. What luck the later deals of `best` had does not count.
    pub fn worth_beside(&self, best: &Way) -> f64 {
        let both = self.rounds.iter().zip(&best.rounds).next_back();
        both.map_or(f64::NEG_INFINITY, |((playouts, sum), (_, of_best))| {
            (sum - of_best) as f64 / (*playouts).max(1) as f64
        })
    }

    /// Whether it is better than `other`: never by rounding.
    fn order(&self, other: &Way) -> std::cmp::Ordering {
        let scaled = |one: &Way, other: &Way| i128::from(one.sum) * i128::from(other.playouts.max(1));
        (self.is_refused, other.playouts == 0, scaled(other, self)).cmp(&(
            other.is_refused,
            self.playouts == 0,
            scaled(self, other),
        ))
    }
}

/// A search among ways to go on.
pub struct Search<'g> {
    /// The game before any of them.
    pub game: &'g Game,
    /// For whom.
    pub faction: Faction,
    /// How many cards are turned up in a playout.
    pub cards: usize,
    /// The seed of the deals and dice.
    pub seed: u64,
    /// How many stay in the race to its end, and so have equally many playouts: those that are told.
    pub kept: usize,
    /// How many threads play.
    pub threads: usize,
    /// Whether it goes on.
    pub look: Look<'g>,
}

impl Search<'_> {
    /// The ways, best first, with what they were worth; those refused with some dice last. First come those
    /// that stayed to the end: what left the race after a few playouts is better than they are by luck alone.
    ///
    /// # Errors
    /// Where nobody knows what lies below the deck; a bug of a playout; what the look ends the search with.
    pub fn rank(&self, deeds: Vec<Deed>, until: Until) -> Result<Vec<Way>, Error> {
        let mut ways: Vec<Way> = deeds.into_iter().map(Way::of).collect();
        let rounds = usize::BITS - ways.len().saturating_sub(1).leading_zeros();
        let (mut played, mut alive) = (0_u64, ways.len());
        let mut batch = (self.threads as u64).clamp(1, BATCH);
        for round in 0..rounds.max(1) {
            let left = u64::from(rounds.max(1) - round);
            match until {
                Until::Playouts(all) => {
                    let each = (all.saturating_sub(played) / left / alive.max(1) as u64).max(1);
                    played += each * alive as u64;
                    self.play(&mut ways[..alive], each)?;
                }
                Until::Time(begun, time) => {
                    let share = time / rounds.max(1) * (round + 1);
                    loop {
                        self.play(&mut ways[..alive], batch)?;
                        batch = (batch * 2).min(BATCH);
                        if begun.elapsed() >= share {
                            break;
                        }
                    }
                }
            }
            for way in &mut ways[..alive] {
                way.rounds.push((way.playouts, way.sum));
            }
            ways[..alive].sort_by(Way::order);
            alive = alive.div_ceil(2).max(self.kept.min(ways.len()));
            let is_over = match until {
                Until::Playouts(all) => played >= all,
                Until::Time(begun, time) => begun.elapsed() >= time,
            };
            if is_over {
                break;
            }
        }
        ways.sort_by_key(|way| way.is_refused);
        if let Some(best) = ways.first().cloned() {
            let race = |way: &Way| (way.is_refused, Reverse(way.rounds.len()));
            let beside = |way: &Way| way.worth_beside(&best);
            ways.sort_by(|one, other| {
                race(one).cmp(&race(other)).then(beside(other).total_cmp(&beside(one)))
            });
        }
        Ok(ways)
    }

    /// Plays so many more playouts of each way.
    fn play(&self, ways: &mut [Way], each: u64) -> Result<(), Error> {
        let first = ways.iter().map(|way| way.playouts).max().unwrap_or_default();
        let threads = (self.threads as u64).clamp(1, each.max(1));
        let share = each.div_ceil(threads);
        let tried: &[Way] = ways;
        let told = shared_out(threads, |thread| {
            let from = first + (thread * share).min(each);
            let to = first + ((thread + 1) * share).min(each);
            self.some(tried, from, to)
        });
        for part in told {
            for (way, part) in ways.iter_mut().zip(part?) {
                way.playouts += part.playouts;
                way.sum += part.sum;
                way.is_refused |= part.is_refused;
            }
        }
        Ok(())
    }

    /// The playouts with these numbers of each way.
    fn some(&self, ways: &[Way], from: u64, to: u64) -> Result<Vec<Way>, Error> {
        let mut told: Vec<Way> = ways.iter().map(|_| Way::of(Deed::Wait)).collect();
        let mut effects = Vec::new();
        for number in from..to {
            (self.look)(Work::Playouts(ways.len() as u64))?;
            let mut dice = Seeded::stream(self.seed, number + 1);
            let dealt = self.game.redealt(&mut dice)?;
            for (way, told) in ways.iter().zip(&mut told) {
                told.playouts += 1;
                match self.playout(&dealt, &way.deed, &mut dice.clone(), &mut effects) {
                    Ok(worth) => told.sum += i64::from(worth),
                    Err(Error::Refused { .. } | Error::Usage(_) | Error::Incomplete { .. }) => {
                        told.is_refused = true
                    }
                    Err(error) => return Err(error),
                }
            }
        }
        Ok(told)
    }

    /// One playout: the deed, then everyone plays until so many cards have been turned up. The tables play,
    /// but for an insurgent seat that is advised: that does what it likes best offhand.
    fn playout(
        &self,
        dealt: &Game,
        deed: &Deed,
        dice: &mut Seeded,
        effects: &mut Vec<GameEffect>,
    ) -> Result<i32, Error> {
        let mut game = *dealt;
        effects.clear();
        deed.carry_out(&mut Table { game: &mut game, dice, effects })?;
        let last = dealt.cards().deck().len().saturating_sub(self.cards);
        let until =
            |game: &Game| game.cards().deck().len() <= last && matches!(game.next_step(), NextStep::Reveal);
        let mut seats = seats_of(&game);
        if self.faction.side() == Side::Insurgent {
            let (mut person, mut thrown) = (Offhand::default(), dice.clone());
            seats[self.faction] = Seat::Person(&mut person);
            match play_on(&game, &mut seats, &mut thrown, effects, until) {
                Ok(end) => return Ok(judge_at_end(&end, self.faction)),
                // The dice forbade what it liked: the deed is not to blame, and the tables go on from there.
                Err(Error::Refused { .. } | Error::Usage(_) | Error::Incomplete { .. }) => {
                    seats = seats_of(&game)
                }
                Err(error) => return Err(error),
            }
        }
        let end = play_on(&game, &mut seats, dice, effects, until)?;
        Ok(judge_at_end(&end, self.faction))
    }
}

/// The tables for everyone, people keeping their Resources.
pub(super) fn seats_of<'a>(game: &Game) -> ByFaction<Seat<'a>> {
    ByFaction::from_fn(|faction| if game.is_player(faction) { Seat::StandIn } else { Seat::Tables })
}

/// Nothing is said beforehand.
pub(super) fn nothing() -> EventChoices {
    EventChoices::default()
}
