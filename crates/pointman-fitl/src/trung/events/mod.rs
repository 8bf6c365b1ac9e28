//! How non-players weigh Events and execute them (T5.5).

mod decide;
mod effective;
mod gather;
pub(in crate::trung) mod granted;
mod granted_insurgent;
mod keeping;

pub use decide::ByTables;
pub(crate) use decide::ForAll;
pub use effective::is_effective;
use effective::is_effective_with;

use super::turn::Events;
use crate::action::turn::Turn;
use crate::events::{Decider, EventChoices};
use crate::game::Game;
use crate::game::game_effect::GameEffect;
use crate::game::table::Table;
use crate::operations::patrol;
use crate::vocabulary::card::{Card, CardSide};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::faction_set::FactionSet;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// Events as the cards have them: non-players decide by their tables, people as they have chosen beforehand.
#[derive(Debug, Clone, Copy)]
pub struct CardEvents<'c> {
    /// What people choose if an Event, or what a non-player does, asks them.
    pub choices: &'c EventChoices,
    /// Whether they are asked; a forecast does not wait for it, and decides for them as their faction's
    /// tables would.
    pub asks: bool,
}

impl Events for CardEvents<'_> {
    fn is_effective(
        &mut self,
        effects: &mut Vec<GameEffect>,
        game: &Game,
        faction: Faction,
        card: Card,
        side: CardSide,
    ) -> Result<bool, Error> {
        Ok(is_effective_with(effects, game, faction, card, side))
    }

    fn execute(
        &mut self,
        table: &mut Table<'_>,
        faction: Faction,
        card: Card,
        side: CardSide,
        trace: &mut impl Trace,
    ) -> Result<(), Error> {
        trace.within("T5.5", format_args!("Event: card {card} {}, {side}", card.title()), |trace| {
            let tables = ByTables { trace };
            let others: &mut dyn Decider = if self.asks || table.game.players() == FactionSet::NONE {
                &mut { tables }
            } else {
                &mut ForAll(tables)
            };
            table.execute_event(faction, card, Some(side), self.choices, others).map(drop)
        })
    }

    fn people_decide_on_pivotal(&self) -> bool {
        self.asks && !self.choices.is_as_in_0_1_0()
    }

    fn lose_to_m48(&mut self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        if !self.asks {
            return Ok(());
        }
        let values = self.choices.values(patrol::LOSE);
        let used = patrol::lose_named(table, turn, values)?;
        match values.get(used).filter(|_| used > 0) {
            Some(value) => Err(Error::Usage(format!(
                "M-48 Patton removes no more: leave out `{} {value}`",
                patrol::LOSE
            ))),
            None => Ok(()),
        }
    }
}
