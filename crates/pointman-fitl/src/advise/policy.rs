//! A cheap way to play a seat: the first action that the judgement likes, without a playout. Games to the end
//! are played with it.

use super::answers;
use super::grow::{Grower, Middle, Style, When};
use super::judgement::judge;
use crate::action::player_action::PlayerAction;
use crate::action::turn::Terms;
use crate::coup::{CoupChoices, CoupQuestion};
use crate::events::{EventAction, EventChoices};
use crate::game::Game;
use crate::game::game_effect::GameEffect;
use crate::game::next_step::NextStep;
use crate::game::table::Table;
use crate::operations::OperationName;
use crate::trung::playout::Person;
use crate::vocabulary::card::CardSide;
use crate::vocabulary::faction::Faction;

/// A person who does what the judgement likes best, and looks no further.
#[derive(Debug, Default)]
pub struct Offhand {
    effects: Vec<GameEffect>,
}

impl Person for Offhand {
    fn act(&mut self, game: &Game) -> PlayerAction {
        let NextStep::Act { faction, allowed, pivotal, .. } = game.next_step() else {
            return PlayerAction::Pass;
        };
        let mut best = (i32::MIN, PlayerAction::Pass);
        if !pivotal {
            self.weigh(game, faction, PlayerAction::Pass, &mut best);
        }
        if let Some(card) = game.cards().current().filter(|_| allowed.event || pivotal) {
            let sides: &[CardSide] = if card.is_dual() { &CardSide::ALL } else { &[CardSide::Unshaded] };
            for side in sides {
                // What it asks is left to the tables.
                let choices = EventChoices::default();
                let event = PlayerAction::Event(EventAction { side: Some(*side), choices });
                self.weigh(game, faction, event, &mut best);
            }
        }
        if !pivotal && (allowed.operation || allowed.limited) {
            let terms = if allowed.operation { Terms::FULL } else { Terms::LIMITED };
            let mut operation = (i32::MIN, PlayerAction::Pass);
            for name in OperationName::ALL.into_iter().filter(|name| name.is_of(faction)) {
                self.grow(game, (faction, terms, name), &[], &mut operation);
            }
            // A Special Activity goes with the Operation that is best without one.
            if let PlayerAction::Operation(action) = &operation.1 {
                let name = action.name();
                self.grow(game, (faction, terms, name), &[When::After], &mut operation);
            }
            if operation.0 > best.0 {
                best = operation;
            }
        }
        best.1
    }

    fn choose(&mut self, game: &Game, question: &CoupQuestion) -> Option<CoupChoices> {
        answers::coup(game, question.part).last().map(crate::coup::CoupCourse::choices)
    }
}

impl Offhand {
    /// Keeps the best of what grows from an Operation, alone and with a Special Activity at these moments.
    fn grow(
        &mut self,
        game: &Game,
        (faction, terms, name): (Faction, Terms, OperationName),
        moments: &[When],
        best: &mut (i32, PlayerAction),
    ) {
        let mut grower = Grower::of(faction, terms, Style::Balance, 0, &mut self.effects);
        for action in grower.all(game, name, moments) {
            self.weigh(game, faction, PlayerAction::Operation(action), best);
        }
    }

    /// Keeps the action if the judgement likes it better than the best so far.
    fn weigh(&mut self, game: &Game, faction: Faction, action: PlayerAction, best: &mut (i32, PlayerAction)) {
        let mut after = *game;
        self.effects.clear();
        let table = &mut Table { game: &mut after, dice: &mut Middle, effects: &mut self.effects };
        if answers::act(table, &action).is_err() {
            return;
        }
        let value = judge(&after, faction);
        if value > best.0 {
            *best = (value, action);
        }
    }
}
