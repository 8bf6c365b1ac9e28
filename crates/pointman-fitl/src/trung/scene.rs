//! What a non-player sees when it decides: the game, its turn so far, and what it is about to do.

use crate::action::turn::Turn;
use crate::board::Board;
use crate::game::Game;
use crate::operations::assault::Treated;
use crate::vocabulary::faction::Faction;

/// What a non-player sees when it decides.
#[derive(Debug, Clone, Copy)]
pub struct Scene<'a> {
    /// The game.
    pub game: &'a Game,
    /// The turn of the faction that decides, so far.
    pub turn: &'a Turn,
    /// What it selects for.
    pub manner: Manner,
    /// As whose cubes fight, which an Event may change.
    pub treated: Treated,
}

/// What a space is selected for, where a row of a table counts only then (T5.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Manner {
    /// Nothing that a row asks about.
    #[default]
    Plain,
    /// US or ARVN Troops are placed, ARVN cubes in a US Train included, or US Troops Sweep.
    WithTroops,
    /// A Raid.
    Raid,
    /// An Assault of ARVN.
    Assault,
    /// Govern.
    Govern,
}

impl<'a> Scene<'a> {
    /// What is seen at that point of a turn, with nothing out of the ordinary.
    pub const fn of(game: &'a Game, turn: &'a Turn) -> Scene<'a> {
        Scene { game, turn, manner: Manner::Plain, treated: Treated::Normally }
    }

    /// The same, selecting for something in particular.
    #[must_use]
    pub const fn selecting(self, manner: Manner) -> Scene<'a> {
        Scene { manner, ..self }
    }

    /// The same, with cubes that fight as US Troops.
    #[must_use]
    pub const fn treating(self, treated: Treated) -> Scene<'a> {
        Scene { treated, ..self }
    }

    /// The board.
    #[inline]
    pub fn board(&self) -> &'a Board {
        self.game.board()
    }

    /// Who decides.
    #[inline]
    pub const fn faction(&self) -> Faction {
        self.turn.faction
    }
}
