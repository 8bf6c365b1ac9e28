//! What non-players do without a word: a turn, or games in which they play every faction.
//!
//! Programs that take many turns call these: they are compiled with the rules, for speed.

use super::coup;
use super::events::CardEvents;
use super::step::{NpOperation, NpSpecial};
use super::turn::{Played, play};
use crate::events::EventChoices;
use crate::game::Game;
use crate::game::game_data::GameData;
use crate::game::game_effect::GameEffect;
use crate::game::next_step::NextStep;
use crate::game::sequence::ActionTaken;
use crate::game::table::Table;
use crate::game::trung_deck::TrungCard;
use crate::vocabulary::card::Card;
use crate::vocabulary::faction::{ByFaction, Faction};
use pointman_core::dice::Seeded;
use pointman_core::error::Error;
use pointman_core::trace::Silent;

/// More steps than any game has: a deck has fewer than 130 cards, and a card no more than six steps.
pub(super) const MOST_STEPS: u32 = 2_000;

/// What came of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameOutcome {
    /// Who won; none if the deck ended without a last Coup Round.
    pub winner: Option<Faction>,
    /// After how many Coup Rounds.
    pub coup_rounds: u8,
    /// Cards that were played.
    pub cards: u16,
    /// Turns that were taken, Passes included.
    pub turns: u16,
    /// The victory margins at the end (7.3).
    pub margins: ByFaction<i16>,
    /// How often each faction passed.
    pub passes: ByFaction<u16>,
    /// How often each Operation was executed.
    pub operations: [u16; NpOperation::ALL.len()],
    /// How often each Special Activity was executed.
    pub specials: [u16; NpSpecial::ALL.len()],
    /// How often each Trưng card was acted by.
    pub trung: [u16; TrungCard::ALL.len()],
    /// Who executed the Event of each card, by number.
    pub events: [Option<Faction>; Card::COUNT as usize + 1],
}

/// Has non-players decide on a card as [`play`] does, without a word, with those answers of people.
///
/// # Errors
/// As [`play`].
pub fn play_silently(table: &mut Table<'_>, mut people: CardEvents<'_>) -> Result<Played, Error> {
    play(table, &mut people, &mut Silent)
}

/// Plays the game on to its end. With `check` every effect is replayed by itself and the game read anew after
/// each step.
///
/// # Errors
/// A bug: an effect that breaks a law of the game, or a game without end.
pub fn play_out(
    game: &mut Game,
    dice: &mut Seeded,
    effects: &mut Vec<GameEffect>,
    check: bool,
) -> Result<GameOutcome, Error> {
    play_out_with(game, dice, effects, check, |_, _| Ok(false))
}

/// The same with people in some seats: before each step `people` may take it, and says whether they did. They count
/// their turn themselves. What an Event asks of people beside that, their tables answer.
///
/// # Errors
/// A bug, as [`play_out`]; and what `people` give.
pub fn play_out_with(
    game: &mut Game,
    dice: &mut Seeded,
    effects: &mut Vec<GameEffect>,
    check: bool,
    mut people: impl FnMut(&mut Table<'_>, &mut GameOutcome) -> Result<bool, Error>,
) -> Result<GameOutcome, Error> {
    let mut outcome = GameOutcome {
        winner: None,
        coup_rounds: 0,
        cards: 0,
        turns: 0,
        margins: ByFaction::default(),
        passes: ByFaction::default(),
        operations: [0; NpOperation::ALL.len()],
        specials: [0; NpSpecial::ALL.len()],
        trung: [0; TrungCard::ALL.len()],
        events: [None; Card::COUNT as usize + 1],
    };
    let choices = EventChoices::default();
    for _ in 0..MOST_STEPS {
        let before = *game;
        effects.clear();
        let mut table = Table { game, dice, effects };
        let is_taken = people(&mut table, &mut outcome)?;
        match table.game.next_step() {
            _ if is_taken => {}
            NextStep::Reveal => {
                table.draw()?;
                outcome.cards += 1;
            }
            NextStep::Act { .. } | NextStep::PivotalWindow(_) => {
                let played = play_silently(&mut table, CardEvents { choices: &choices, asks: false })?;
                outcome.count(&played);
            }
            NextStep::CoupCard(_) | NextStep::CoupRound(_) => {
                coup::play_round(&mut table, &mut Silent)?;
            }
            NextStep::Over | NextStep::NoCards => {
                outcome.winner = game.winner();
                outcome.coup_rounds = game.coups_played();
                outcome.margins = ByFaction::from_fn(|faction| game.board().victory_margin(faction));
                return Ok(outcome);
            }
        }
        if check {
            checked(&before, game, effects)?;
        }
    }
    Err(Error::Bug(format!("a game does not end within {MOST_STEPS} steps: {}", game.due())))
}

impl GameOutcome {
    fn count(&mut self, played: &Played) {
        let Played::Turn(turn) = played else { return };
        self.turns += 1;
        let faction = turn.turn.faction;
        match turn.action {
            ActionTaken::Pass => self.passes[faction] += 1,
            ActionTaken::Event => self.events[usize::from(turn.card.number())] = Some(faction),
            _ => {
                if let Some(operation) = turn.executed.operation {
                    self.operations[operation as usize] += 1;
                }
                if let Some(special) = turn.executed.special {
                    self.specials[special as usize] += 1;
                }
                if let Some(side) = turn.reading.last().filter(|side| side.left.is_none()) {
                    self.trung[side.card as usize] += 1;
                }
            }
        }
    }
}

/// Whether the effects lead from `before` to `after`, keeping the laws of the board on their way, and the
/// game could be read from a document.
fn checked(before: &Game, after: &Game, effects: &[GameEffect]) -> Result<(), Error> {
    let mut replayed = *before;
    for effect in effects {
        replayed.apply(*effect)?;
        let board = replayed.board();
        if board.victory_totals() != board.victory_totals_recounted()
            || board.control_recounted() != *board.control_map()
        {
            return Err(Error::Bug(format!(
                "after {effect:?} totals or Control are not those of the pieces"
            )));
        }
    }
    if replayed != *after {
        return Err(Error::Bug("the effects do not lead to the game".to_owned()));
    }
    match GameData::from(after).validate() {
        Ok(read) if read == *after => Ok(()),
        Ok(_) => Err(Error::Bug("the game read from its document is another one".to_owned())),
        Err(faults) => Err(Error::Bug(format!("the game is not valid: {faults:?}"))),
    }
}
