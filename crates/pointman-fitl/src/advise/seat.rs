//! Seats that take advice, in games that are played out.

use super::Look;
use super::candidates::{Breadth, candidates};
use super::search::{Deed, Search, Until};
use crate::action::player_action::PlayerAction;
use crate::coup::{CoupChoices, CoupStop};
use crate::game::Game;
use crate::game::game_effect::GameEffect;
use crate::game::next_step::NextStep;
use crate::game::sequence::ActionTaken;
use crate::game::table::Table;
use crate::trung::coup;
use crate::trung::simulation::{GameOutcome, OpeningAction, play_out_with};
use crate::trung::{NpOperation, NpSpecial};
use crate::vocabulary::card::{Card, CardSide};
use crate::vocabulary::faction::{ByFaction, Faction};
use crate::vocabulary::faction_set::FactionSet;
use pointman_core::dice::Dice;
use pointman_core::error::Error;
use pointman_core::trace::Silent;

/// How many cards are turned up in a playout.
pub const CARDS_AHEAD: usize = 3;

/// People who take advice: how many playouts each decision of a faction gets.
///
/// Each does what the adviser calls best. The same seed takes the same advice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Advised {
    playouts: ByFaction<Option<u32>>,
    seed: u64,
    decisions: u64,
}

impl Advised {
    /// People who take advice of so many playouts a decision.
    pub fn of(playouts: ByFaction<Option<u32>>, seed: u64) -> Advised {
        Advised { playouts, seed, decisions: 0 }
    }

    /// Who takes advice.
    pub fn factions(&self) -> FactionSet {
        Faction::ALL.into_iter().filter(|faction| self.playouts[*faction].is_some()).collect()
    }

    /// What `faction` does now; none where nothing is asked of it, or it takes no advice. `look` is called
    /// before each playout.
    ///
    /// # Errors
    /// Where nobody knows what lies below the deck; a bug of a playout; what the look ends it with.
    pub fn decide(&mut self, game: &Game, faction: Faction, look: Look<'_>) -> Result<Option<Deed>, Error> {
        let Some(playouts) = self.playouts[faction] else { return Ok(None) };
        let deeds = candidates(game, faction, Breadth::NARROW);
        self.decisions += 1;
        if deeds.len() < 2 {
            return Ok(deeds.into_iter().next());
        }
        let seed = self.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(self.decisions);
        let search = Search { game, faction, cards: CARDS_AHEAD, seed, kept: 1, threads: 1, look };
        let ranked = search.rank(deeds, Until::Playouts(playouts.into()))?;
        Ok(ranked.into_iter().find(|way| !way.is_refused).map(|way| way.deed))
    }

    /// Plays the game on to its end, the tables playing everyone who takes no advice. With `check` the laws
    /// of the game are checked after every effect. `look` is called before each playout.
    ///
    /// # Errors
    /// A bug; where nobody knows what lies below the deck; what the look ends it with.
    pub fn play_out(
        &mut self,
        game: &mut Game,
        dice: &mut dyn Dice,
        effects: &mut Vec<GameEffect>,
        check: bool,
        look: Look<'_>,
    ) -> Result<GameOutcome, Error> {
        Table { game, dice, effects }.seat(self.factions())?;
        play_out_with(game, dice, effects, check, |table, outcome| self.step(table, outcome, look))
    }

    /// Takes the next step if it is that of somebody who takes advice. Gives whether it was.
    ///
    /// # Errors
    /// As [`Advised::play_out`].
    pub fn step(
        &mut self,
        table: &mut Table<'_>,
        outcome: &mut GameOutcome,
        look: Look<'_>,
    ) -> Result<bool, Error> {
        let people = table.game.players();
        match table.game.next_step() {
            NextStep::Act { faction, .. } if people.contains(faction) => {
                if self.plays_pivotal(table, people.without(faction), outcome, look)? {
                    return Ok(true);
                }
                let (pass, card) = (Deed::Act(PlayerAction::Pass), table.game.cards().current());
                let mut deed = self.decide(table.game, faction, look)?.unwrap_or(pass.clone());
                if deed.carry_out(table).is_err() {
                    deed = pass;
                    deed.carry_out(table)?;
                }
                count(outcome, faction, &deed, card);
                Ok(true)
            }
            // Not in the window of the non-players: what they play can still be trumped.
            NextStep::Act { .. } => self.plays_pivotal(table, people, outcome, look),
            NextStep::CoupCard(_) | NextStep::CoupRound(_) => {
                let Some(part) = table.game.coup_due() else { return Ok(false) };
                let Some(CoupStop::Choice(question)) = table.game.coup_stop(part) else {
                    // The rest of the Round stops for people's choices, so it goes on part by part.
                    return self.coup_part(table).map(|()| true);
                };
                match self.decide(table.game, question.faction, look)? {
                    Some(deed) => deed.carry_out(table)?,
                    None => drop(coup::carry_out(table, question.faction, part, &mut Silent)?),
                }
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    /// Carries out a part of a Coup Round in which no person chooses.
    fn coup_part(&self, table: &mut Table<'_>) -> Result<(), Error> {
        let Some(part) = table.game.coup_due() else { return Ok(()) };
        match table.game.coup_stop(part) {
            Some(CoupStop::NeedsNonPlayer { faction, part }) => {
                coup::carry_out(table, faction, part, &mut Silent).map(drop)
            }
            _ => table.carry_out_part(part, &CoupChoices::default()).map(drop),
        }
    }

    /// Whether one of `people` plays its Pivotal Event now.
    fn plays_pivotal(
        &mut self,
        table: &mut Table<'_>,
        people: FactionSet,
        outcome: &mut GameOutcome,
        look: Look<'_>,
    ) -> Result<bool, Error> {
        for faction in people.iter() {
            if table.game.may_play_pivotal(faction).is_err() {
                continue;
            }
            if let Some(deed @ Deed::Pivotal(..)) = self.decide(table.game, faction, look)?
                && deed.carry_out(table).is_ok()
            {
                count(outcome, faction, &deed, Some(Card::pivotal(faction)));
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// Counts the turn of a person.
fn count(outcome: &mut GameOutcome, faction: Faction, deed: &Deed, card: Option<Card>) {
    let mut first = OpeningAction { faction, action: ActionTaken::Pass, operation: None, special: None };
    match deed {
        Deed::Act(PlayerAction::Pass) => outcome.passes[faction] += 1,
        Deed::Act(PlayerAction::Event(_)) | Deed::Pivotal(..) => {
            first.action = ActionTaken::Event;
            if let Some(card) = card {
                // An Event with one text has no side to say, and is told as unshaded.
                let side = match deed {
                    Deed::Act(PlayerAction::Event(event)) => event.side.unwrap_or(CardSide::Unshaded),
                    _ => CardSide::Unshaded,
                };
                outcome.events[usize::from(card.number())] = Some((faction, side));
            }
        }
        Deed::Act(PlayerAction::Operation(action)) => {
            let (name, special) = (action.name(), action.special().map(|special| special.name()));
            first.operation = NpOperation::ALL
                .into_iter()
                .find(|operation| (operation.faction(), operation.name()) == (faction, name));
            first.special =
                NpSpecial::ALL.into_iter().find(|of| of.faction() == faction && special == Some(of.name()));
            first.action = if special.is_some() { ActionTaken::OpAndSpecial } else { ActionTaken::Op };
            if let Some(operation) = first.operation {
                outcome.operations[operation as usize] += 1;
            }
            if let Some(special) = first.special {
                outcome.specials[special as usize] += 1;
            }
        }
        Deed::Coup(..) | Deed::Wait => {}
    }
    if let Some(opening) = outcome.opening.get_mut(usize::from(outcome.turns)) {
        *opening = Some(first);
    }
    outcome.turns += 1;
}
