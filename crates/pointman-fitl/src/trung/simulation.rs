//! What non-players do without a word: a turn, or games in which they play every faction.
//!
//! Programs that take many turns call these: they are compiled with the rules, for speed.

use super::coup;
use super::events::CardEvents;
use super::playout::{Seat, coup_part, stand_in};
use super::step::{NpOperation, NpSpecial};
use super::turn::{Played, TrungTurn, close_pivotal_window, play};
use crate::events::EventChoices;
use crate::game::Game;
use crate::game::game_data::GameData;
use crate::game::game_effect::GameEffect;
use crate::game::next_step::NextStep;
use crate::game::sequence::ActionTaken;
use crate::game::table::Table;
use crate::game::trung_deck::TrungCard;
use crate::vocabulary::card::{Card, CardSide};
use crate::vocabulary::faction::{ByFaction, Faction};
use crate::vocabulary::track::ByTrack;
use pointman_core::dice::Dice;
use pointman_core::error::Error;
use pointman_core::trace::Silent;

/// More steps than any game has: a deck has fewer than 130 cards, and a card no more than six steps.
pub(super) const MOST_STEPS: u32 = 2_000;

/// For whom dice are thrown outside the factions' turns.
const NOBODY: u8 = Faction::ALL.len() as u8;

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
    /// Who executed the Event of each card, by number, and which text of it.
    pub events: [Option<(Faction, CardSide)>; Card::COUNT as usize + 1],
    /// Whether somebody could act on each card, by number.
    pub seen: [bool; Card::COUNT as usize + 1],
    /// How things stood as each Coup card came to be carried out, the first first.
    pub rounds: [Option<CoupStanding>; MOST_COUP_CARDS],
    /// The first actions.
    pub opening: [Option<OpeningAction>; OPENING],
}

/// Coup cards of the longest scenario.
pub const MOST_COUP_CARDS: usize = 6;

/// How many of a game's first actions are kept.
pub const OPENING: usize = 4;

/// How things stood as a Coup card came to be carried out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CoupStanding {
    /// The victory margins (7.3).
    pub margins: ByFaction<i16>,
    /// The tracks.
    pub tracks: ByTrack<u8>,
}

/// One of a game's first actions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct OpeningAction {
    /// Whose.
    pub faction: Faction,
    /// The box its cylinder went to.
    pub action: ActionTaken,
    /// Its Operation.
    pub operation: Option<NpOperation>,
    /// Its Special Activity.
    pub special: Option<NpSpecial>,
}

impl OpeningAction {
    /// As a word: `nva:rally+infiltrate`, `us:event`.
    pub fn id(self) -> String {
        let faction = self.faction.id();
        match (self.operation, self.special) {
            (Some(operation), Some(special)) => {
                format!("{faction}:{}+{}", operation.name().id(), special.name().id())
            }
            (Some(operation), None) => format!("{faction}:{}", operation.name().id()),
            _ => format!("{faction}:{}", self.action.id()),
        }
    }
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
    dice: &mut dyn Dice,
    effects: &mut Vec<GameEffect>,
    check: bool,
) -> Result<GameOutcome, Error> {
    play_out_with(game, dice, effects, check, |_, _| Ok(false))
}

/// The same with people in some seats: before each step `people` may take it, and says whether they did. They
/// count their turn themselves. What an Event asks of people beside that, their tables answer.
///
/// # Errors
/// A bug, as [`play_out`]; and what `people` give.
pub fn play_out_with(
    game: &mut Game,
    dice: &mut dyn Dice,
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
        seen: [false; Card::COUNT as usize + 1],
        rounds: [None; MOST_COUP_CARDS],
        opening: [None; OPENING],
    };
    let choices = EventChoices::default();
    for _ in 0..MOST_STEPS {
        let before = if check { Some(*game) } else { None };
        effects.clear();
        let mut table = Table { game, dice, effects };
        let due = table.game.next_step();
        let mut stood_in = false;
        if let NextStep::Act { faction, .. } = due {
            table.dice.thrown_for(faction as u8, outcome.cards.into());
            if let Some(card) = table.game.cards().current() {
                outcome.seen[usize::from(card.number())] = true;
            }
        } else {
            table.dice.thrown_for(NOBODY, outcome.cards.into());
        }
        if matches!(due, NextStep::CoupCard(_)) {
            outcome.stands(table.game);
        }
        let is_taken = people(&mut table, &mut outcome)?;
        match due {
            _ if is_taken => {}
            NextStep::Reveal => {
                table.draw()?;
                outcome.cards += 1;
            }
            NextStep::Act { faction, .. } if table.game.is_player(faction) => {
                let turn = stand_in(&mut table)?;
                stood_in = true;
                outcome.count(&turn);
            }
            // A step of its own, so that whoever acts next does it in a step of theirs, with their own dice.
            NextStep::PivotalWindow(_) => drop(close_pivotal_window(&mut table, &mut Silent)?),
            NextStep::Act { .. } => {
                let played = play_silently(&mut table, CardEvents { choices: &choices, asks: false })?;
                if let Played::Turn(turn) = &played {
                    outcome.count(turn);
                }
            }
            NextStep::CoupCard(_) | NextStep::CoupRound(_) => {
                if table.game.players().is_empty() {
                    coup::play_round(&mut table, &mut Silent)?;
                } else {
                    coup_part(&mut table, &mut ByFaction::from_fn(|_| Seat::StandIn))?;
                }
            }
            NextStep::Over | NextStep::NoCards => {
                outcome.winner = game.winner();
                outcome.coup_rounds = game.coups_played();
                outcome.margins = ByFaction::from_fn(|faction| game.board().victory_margin(faction));
                return Ok(outcome);
            }
        }
        if let Some(before) = &before {
            checked(before, game, (!stood_in).then_some(effects))?;
        }
    }
    Err(Error::Bug(format!("a game does not end within {MOST_STEPS} steps: {}", game.due())))
}

impl GameOutcome {
    fn stands(&mut self, game: &Game) {
        let standing = CoupStanding {
            margins: ByFaction::from_fn(|faction| game.board().victory_margin(faction)),
            tracks: ByTrack::from_fn(|track| game.board().track(track)),
        };
        // A document may begin behind any Coup card, and none is carried out twice.
        if let Some(round) = self.rounds.get_mut(usize::from(game.coups_played())) {
            round.get_or_insert(standing);
        }
    }

    fn count(&mut self, turn: &TrungTurn) {
        let faction = turn.turn.faction;
        if let Some(first) = self.opening.get_mut(usize::from(self.turns)) {
            let executed = |done: bool| done.then_some(turn.executed);
            let executed = executed(!matches!(turn.action, ActionTaken::Pass | ActionTaken::Event));
            *first = Some(OpeningAction {
                faction,
                action: turn.action,
                operation: executed.and_then(|executed| executed.operation),
                special: executed.and_then(|executed| executed.special),
            });
        }
        self.turns += 1;
        match turn.action {
            ActionTaken::Pass => self.passes[faction] += 1,
            ActionTaken::Event => {
                self.events[usize::from(turn.card.number())] = turn.event.map(|side| (faction, side));
            }
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
/// game could be read from a document. Where the tables stood in for a person there are no effects to look
/// at: the seat changed hands and back.
fn checked(before: &Game, after: &Game, effects: Option<&mut Vec<GameEffect>>) -> Result<(), Error> {
    let mut replayed = if effects.is_some() { *before } else { *after };
    for effect in effects.into_iter().flatten() {
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
