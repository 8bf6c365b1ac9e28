//! Advice for a person: what could be done now, and how games go on from there.
//!
//! - [`mod@candidates`]: a person's own actions, legal and complete: Operations that [`grow`] step by step,
//!   the texts of the Event with their [`answers`], the Pivotal Event, a pass; and what a Coup Round leaves
//!   to them.
//! - [`search`]: short playouts of each by non-players, the unseen cards dealt anew, judged by [`judgement`].
//! - [`outlook`]: whole games, in which the seat is played by a cheap [`policy`]. [`seat`]: seats that take
//!   advice in games that are played out.
//!
//! Nothing hidden is read: the cards below the one on deck are those that [`Game::redealt`] deals, and the
//! dice are other dice than the game's.

pub mod answers;
pub mod candidates;
pub mod grow;
pub mod judgement;
pub mod outlook;
pub mod policy;
pub mod search;
pub mod seat;
mod threads;

use std::fmt;
use std::time::{Duration, Instant};

use candidates::{Breadth, candidates, is_complete};
use grow::Middle;
use outlook::{Outlook, outlooks};
use search::{Deed, Search, Until};
use seat::CARDS_AHEAD;

use crate::action::player_action::PlayerAction;
use crate::coup::CoupStop;
use crate::events::EventChoices;
use crate::game::Game;
use crate::game::next_step::NextStep;
use crate::game::table::Table;
use crate::vocabulary::card::CardSide;
use crate::vocabulary::faction::Faction;
use pointman_core::dice::{Dice, DiceError, Question};
use pointman_core::error::Error;

/// The share of the time that goes into the search, in percent; the rest goes into whole games.
const SEARCH_PERCENT: u32 = 50;

/// So many playouts are worth one whole game.
const PLAYOUTS_A_GAME: u64 = 50;

/// The fewest whole games of each way to go on, where playouts are counted.
const FEWEST_GAMES: u64 = 4;

/// How much work goes into advice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effort {
    /// So many playouts: the same seed gives the same advice, on any machine with any number of threads.
    Playouts(u64),
    /// So long, or as long as it takes to find what could be done, try each once on each thread, and play one
    /// game to its end of each that is told.
    Time(Duration),
}

/// What is asked of the adviser.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Request {
    /// How much work goes into it.
    pub effort: Effort,
    /// The most candidates that are told.
    pub top: usize,
    /// The seed of deals and dice.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
}

/// What is called before each playout and each whole game, from whichever thread plays it: its error ends the
/// work.
pub type Look<'a> = &'a (dyn Fn(Work) -> Result<(), Error> + Sync);

/// What begins when a [`Look`] is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Work {
    /// A few cards, once for each way that is still in the race.
    Playouts(u64),
    /// A game to its end, once for each way that is told, and once without any.
    Games(u64),
}

/// Advice for one decision.
#[derive(Debug, Clone)]
pub struct Advice {
    /// Who is advised.
    pub faction: Faction,
    /// How many playouts there were.
    pub playouts: u64,
    /// How games end from here, the seat playing on as it likes.
    pub now: Outlook,
    /// What could be done, best first.
    pub candidates: Vec<Candidate>,
}

/// Something that could be done.
#[derive(Debug, Clone)]
pub struct Candidate {
    /// What is done.
    pub deed: Deed,
    /// How many playouts it had.
    pub playouts: u64,
    /// How positions look three cards later, on average, in points of victory margin: for the best in all its
    /// playouts; for another that of the best, less what it fell short of it in the playouts that both had.
    pub worth: f64,
    /// How games end after it.
    pub outlook: Outlook,
    /// The game after it, dice showing their middle face.
    pub after: Box<Game>,
    /// Whether dice were rolled for that: others may leave another game.
    pub rolls: bool,
    /// Whether it asks more after its roll, which nobody can answer before.
    pub asks_later: bool,
}

/// The person's faction that something is asked of now: it is to act, it chooses in a Coup Round, or it could
/// play its Pivotal Event before somebody else acts.
pub fn asked(game: &Game) -> Option<Faction> {
    match game.next_step() {
        NextStep::Act { faction, .. } if game.is_player(faction) => Some(faction),
        NextStep::CoupCard(_) | NextStep::CoupRound(_) => match game.coup_stop(game.coup_due()?)? {
            CoupStop::Choice(question) => Some(question.faction),
            _ => None,
        },
        NextStep::Act { .. } | NextStep::PivotalWindow(_) => {
            game.players().iter().find(|faction| game.may_play_pivotal(*faction).is_ok())
        }
        _ => None,
    }
}

/// Advice for the person who is asked something now.
///
/// ```
/// use pointman_core::dice::Dice;
/// use pointman_fitl::advise::{Effort, Request, advise, asked};
/// use pointman_fitl::{Card, Edition, Faction, FactionSet, Game, Scenario};
/// let game = Game::on(Scenario::Short.board(), FactionSet::only(Faction::Vc), Edition::Second);
/// let game = game.showing(Card::numbered(107), Some(Card::numbered(55)));
/// assert_eq!(asked(&game), Some(Faction::Vc));
/// ```
///
/// # Errors
/// When nothing is asked of a person, nobody knows what lies below the deck, or a playout has a bug; what
/// `look` ends the work with.
pub fn advise(game: &Game, request: &Request, look: Look<'_>) -> Result<Advice, Error> {
    let faction = asked(game)
        .ok_or_else(|| Error::refused("2.3", format!("no player has a choice now: {}", game.due())))?;
    let Request { effort, top, seed, threads } = *request;
    let begun = Instant::now();
    let until = match effort {
        Effort::Playouts(playouts) => Until::Playouts(playouts),
        Effort::Time(time) => Until::Time(begun, time * SEARCH_PERCENT / 100),
    };
    let search = Search { game, faction, cards: CARDS_AHEAD, seed, kept: top, threads, look };
    let ranked = search.rank(candidates(game, faction, Breadth::WIDE), until)?;
    let playouts = ranked.iter().map(|way| way.playouts).sum();
    let kept: Vec<_> = ranked.into_iter().filter(|way| !way.is_refused).take(top.max(1)).collect();
    let ways: Vec<Option<&Deed>> =
        std::iter::once(None).chain(kept.iter().map(|way| Some(&way.deed))).collect();
    let best = kept.first().cloned();
    let worth = |way: &search::Way| {
        let beside = best.as_ref().map_or(0.0, |best| best.worth() + way.worth_beside(best));
        beside / f64::from(judgement::POINT)
    };
    let mut ended = vec![Outlook::default(); ways.len()];
    let mut play = |first: u64, games: u64| -> Result<(), Error> {
        let more = outlooks(game, faction, &ways, seed, first..first + games, threads, look)?;
        ended.iter_mut().zip(more).for_each(|(sum, more)| sum.add(more));
        Ok(())
    };
    match effort {
        Effort::Playouts(playouts) => play(0, (playouts / PLAYOUTS_A_GAME).max(FEWEST_GAMES))?,
        Effort::Time(time) => {
            // As many games as the time allows, one on each thread; a single one where it is over.
            let batch = if begun.elapsed() < time { threads as u64 } else { 1 };
            let (begun_games, mut played) = (Instant::now(), 0);
            let next = |played: u64| begun_games.elapsed().mul_f64(batch as f64 / played as f64);
            while played == 0 || begun.elapsed() + next(played) <= time {
                play(played, batch)?;
                played += batch;
            }
        }
    }
    let mut ended = ended.into_iter();
    let now = ended.next().unwrap_or_default();
    let candidates = kept.into_iter().zip(ended).map(|(way, outlook)| {
        let (after, rolls) = after(game, &way.deed);
        Candidate {
            playouts: way.playouts,
            worth: worth(&way),
            outlook,
            after: Box::new(after),
            rolls,
            asks_later: !is_complete(game, &way.deed),
            deed: way.deed,
        }
    });
    Ok(Advice { faction, playouts, now, candidates: candidates.collect() })
}

/// What people choose in what the non-players decide now, where it asks them; nothing where they are not
/// asked. The game is played by these `dice`, which must throw the same each time they are given: an answer
/// reads those that lie there when it is asked for, and none of those to come.
pub fn for_non_players(game: &Game, dice: &dyn Fn() -> Box<dyn Dice>) -> EventChoices {
    answers::non_players(game, dice, &mut Vec::new()).unwrap_or_default()
}

/// The Event with everything answered that it asks when these `dice` are thrown, which must throw the same
/// each time they are given: as with [`for_non_players`], an answer reads those that lie there when it is
/// asked for. None where the Event cannot be executed so.
pub fn for_event(
    game: &Game,
    faction: Faction,
    side: CardSide,
    dice: &dyn Fn() -> Box<dyn Dice>,
) -> Option<PlayerAction> {
    answers::event_by(game, faction, side, dice, &mut Vec::new())
}

/// The game after the deed, dice showing their middle face, and whether any were rolled.
fn after(game: &Game, deed: &Deed) -> (Game, bool) {
    let (mut after, mut effects, mut dice) = (*game, Vec::new(), Seen(false));
    // What is refused with these dice leaves the game as it is.
    let _ = deed.carry_out(&mut Table { game: &mut after, dice: &mut dice, effects: &mut effects });
    (after, dice.0)
}

/// Dice that show their middle face, and whether they were rolled.
struct Seen(bool);

impl Dice for Seen {
    fn answer(&mut self, question: Question, reason: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        self.0 = true;
        Middle.answer(question, reason)
    }
}
