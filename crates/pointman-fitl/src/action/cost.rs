//! What an action would cost whoever executes it, learnt on a copy of the game.

use crate::action::OperationAction;
use crate::action::legal::{Lucky, TurnStep};
use crate::action::turn::Turn;
use crate::board::effect::Effect;
use crate::game::Game;
use crate::game::game_effect::GameEffect;
use crate::game::table::Table;
use crate::vocabulary::faction::Faction;
use pointman_core::error::Error;

/// What goes out of the pool a faction spends from, and what comes in, in Resources. Both are 0 for a pool
/// that is not kept ([`Game::pool`]).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Cost {
    /// Spent, given to the ally or lost.
    pub spent: u16,
    /// Gained, as by Tax.
    pub gained: u16,
}

impl TurnStep {
    /// What going on with `turn` by this step would cost; dice show their highest face.
    ///
    /// ```
    /// use pointman_fitl::{
    ///     Edition, Faction, FactionSet, Game, OperationAction, Scenario, Terms, Turn,
    /// };
    /// let game = Game::on(Scenario::Full.board(), FactionSet::ALL, Edition::Second);
    /// let turn = Turn::of(Faction::Vc, Terms::FULL);
    /// let rally = OperationAction::parse("rally tay-ninh place 1; quang-tin-quang-ngai place 1",
    ///     Faction::Vc)?;
    /// assert_eq!(rally.to_steps()[0].cost(&game, &turn)?.spent, 1);
    /// assert_eq!(rally.cost(&game, &turn)?.spent, 2);
    /// # Ok::<(), pointman_core::Error>(())
    /// ```
    ///
    /// # Errors
    /// The rule that refuses it.
    pub fn cost(&self, game: &Game, turn: &Turn) -> Result<Cost, Error> {
        cost(game, turn, |table, turn| self.carry_out(table, turn))
    }
}

impl OperationAction {
    /// What carrying it out as `turn` would cost, its Special Activity included; dice show their highest
    /// face.
    ///
    /// # Errors
    /// The rule that refuses it.
    pub fn cost(&self, game: &Game, turn: &Turn) -> Result<Cost, Error> {
        cost(game, turn, |table, turn| self.carry_out(table, turn))
    }
}

fn cost(
    game: &Game,
    turn: &Turn,
    deed: impl FnOnce(&mut Table<'_>, &mut Turn) -> Result<(), Error>,
) -> Result<Cost, Error> {
    let (mut after, mut turn, mut effects) = (*game, *turn, Vec::new());
    let faction: Faction = turn.faction;
    deed(&mut Table { game: &mut after, dice: &mut Lucky, effects: &mut effects }, &mut turn)?;
    let pool = game.pool(faction);
    let mut cost = Cost::default();
    for effect in effects {
        if let GameEffect::Board(Effect::Track { name, from, to }) = effect
            && pool == Some(name)
        {
            cost.spent += u16::from(from.saturating_sub(to));
            cost.gained += u16::from(to.saturating_sub(from));
        }
    }
    Ok(cost)
}
