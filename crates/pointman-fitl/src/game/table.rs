//! The table at which a turn is carried out: the game, the dice, and the list of effects, with the small
//! steps every rule is made of.
//!
//! Both a player's action and a non-player's go through here, so that each rule is written once.

use crate::board::Board;
use crate::board::effect::Effect;
use crate::game::Game;
use crate::game::game_effect::GameEffect;
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::space::Space;
use crate::vocabulary::track::Track;
use pointman_core::dice::Dice;
use pointman_core::error::Error;

/// A game being changed: what happens is carried out on `game` and added to `effects`.
pub struct Table<'a> {
    /// The game.
    pub game: &'a mut Game,
    /// Answers every question of chance.
    pub dice: &'a mut dyn Dice,
    /// What has happened, in order.
    pub effects: &'a mut Vec<GameEffect>,
}

/// Why a piece leaves the map: it decides where a US piece goes (1.4.1). Pieces of other factions become
/// Available.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cause {
    /// Attack, Ambush, Bombard, and what Capabilities do to US pieces: to Casualties.
    Loss,
    /// Replaced, given up by its owner, or removed by its own side's rules: to Available.
    Return,
}

impl Cause {
    /// The box a piece goes to.
    pub const fn destination(self, piece: PieceKind) -> BoxName {
        match (self, piece.faction()) {
            (Cause::Loss, Faction::Us) => BoxName::Casualties,
            _ => BoxName::Available,
        }
    }
}

impl Table<'_> {
    /// Goes through something on a copy of `game`, which it gives with what came of it. `effects` lends its
    /// room: what it holds stays as it is.
    pub fn trial<R>(
        game: &Game,
        dice: &mut dyn Dice,
        effects: &mut Vec<GameEffect>,
        tried: impl FnOnce(&mut Table<'_>) -> R,
    ) -> (R, Game) {
        let (mut copy, held) = (*game, effects.len());
        let told = tried(&mut Table { game: &mut copy, dice, effects });
        effects.truncate(held);
        (told, copy)
    }

    /// Does something of several steps. What is refused leaves the game and the effects as they were; only
    /// the dice are rolled.
    ///
    /// # Errors
    /// Those of `deed`.
    pub(crate) fn unless_refused<R>(
        &mut self,
        deed: impl FnOnce(&mut Self) -> Result<R, Error>,
    ) -> Result<R, Error> {
        let (before, held) = (*self.game, self.effects.len());
        let done = deed(self);
        if done.is_err() {
            *self.game = before;
            self.effects.truncate(held);
        }
        done
    }

    /// The board as it is now.
    #[inline]
    pub fn board(&self) -> &Board {
        self.game.board()
    }

    /// Carries out one effect.
    ///
    /// # Errors
    /// The invariant it would break; nothing has changed then.
    #[inline]
    pub fn apply(&mut self, effect: impl Into<GameEffect>) -> Result<(), Error> {
        let effect = effect.into();
        self.game.apply(effect)?;
        self.effects.push(effect);
        Ok(())
    }

    /// Places Available pieces; none if `count` is 0.
    ///
    /// # Errors
    /// When fewer are Available or stacking forbids it (1.4.1, 1.4.2).
    pub fn place(&mut self, space: Space, piece_type: PieceType, count: u8) -> Result<(), Error> {
        if count == 0 {
            return Ok(());
        }
        self.apply(Effect::Place { space, piece: piece_type.placed(), count, from: BoxName::Available })
    }

    /// Removes pieces from the map; none if `count` is 0.
    ///
    /// # Errors
    /// When fewer are there.
    pub fn remove(&mut self, space: Space, piece: PieceKind, count: u8, cause: Cause) -> Result<(), Error> {
        if count == 0 {
            return Ok(());
        }
        self.apply(Effect::Remove { space, piece, count, to: cause.destination(piece) })
    }

    /// Moves pieces in the state they have; none if `count` is 0.
    ///
    /// # Errors
    /// When fewer are there or stacking forbids it.
    pub fn shift_pieces(&mut self, piece: PieceKind, count: u8, from: Space, to: Space) -> Result<(), Error> {
        if count == 0 {
            return Ok(());
        }
        self.apply(Effect::Move { piece, count, from, to })
    }

    /// Flips pieces between Underground and Active; none if `count` is 0.
    ///
    /// # Errors
    /// When fewer are there or the kind has one state only.
    pub fn flip(&mut self, space: Space, piece: PieceKind, count: u8) -> Result<(), Error> {
        if count == 0 {
            return Ok(());
        }
        self.apply(Effect::Flip { space, piece, count })
    }

    /// Shifts the level `steps` toward Active Support, or toward Active Opposition if negative, as far as the
    /// scale goes; LoCs and Population 0 ignore it (1.6). Returns whether it changed.
    ///
    /// # Errors
    /// Never by the rules: an error is a broken law of the board.
    pub fn shift_support(&mut self, space: Space, steps: i8) -> Result<bool, Error> {
        let from = self.board().support(space);
        let to = from.shifted(steps);
        if from == to || !space.can_have_support() {
            return Ok(false);
        }
        self.apply(Effect::Support { space, from, to })?;
        Ok(true)
    }

    /// Adds a Terror or Sabotage marker while any is left (3.3.4). Returns whether it did.
    ///
    /// # Errors
    /// Never by the rules: an error is a broken law of the board.
    pub fn add_terror(&mut self, space: Space) -> Result<bool, Error> {
        if self.board().terror_markers_left() == 0 {
            return Ok(false);
        }
        self.apply(Effect::Terror { space, delta: 1 })?;
        Ok(true)
    }

    /// Changes a track by `delta`, stopping at its ends (1.8). Resources of a pool that is not kept are left
    /// alone (T2.1.1). Returns by how much it changed.
    ///
    /// # Errors
    /// Never by the rules: an error is a broken law of the board.
    pub fn change_track(&mut self, name: Track, delta: i32) -> Result<i32, Error> {
        let owner = match name {
            Track::ArvnResources => Some(Faction::Arvn),
            Track::NvaResources => Some(Faction::Nva),
            Track::VcResources => Some(Faction::Vc),
            _ => None,
        };
        if owner.is_some_and(|owner| self.game.pool(owner).is_none()) {
            return Ok(0);
        }
        let from = self.board().track(name);
        let to = name.stop(i32::from(from) + delta);
        if from != to {
            self.apply(Effect::Track { name, from, to })?;
        }
        Ok(i32::from(to) - i32::from(from))
    }

    /// Takes `cost` from the pool `faction` spends from, if it is kept. Callers have asked [`Game::can_pay`]
    /// first.
    ///
    /// # Errors
    /// Never by the rules: an error is a broken law of the board.
    pub fn pay(&mut self, faction: Faction, cost: u8) -> Result<(), Error> {
        debug_assert!(self.game.can_pay(faction, cost), "what cannot be paid is refused before");
        if let Some(pool) = self.game.pool(faction) {
            self.change_track(pool, -i32::from(cost))?;
        }
        Ok(())
    }

    /// Changes the Trail by `boxes`, stopping at its ends; a change costs NVA 6 Resources under ADSID (6.7).
    /// Returns by how much it changed.
    ///
    /// Under Oriskany nothing but an Event being executed Degrades it: callers other than Events ask
    /// [`Table::may_degrade`] first.
    ///
    /// # Errors
    /// Never by the rules: an error is a broken law of the board.
    pub fn change_trail(&mut self, boxes: i32) -> Result<i32, Error> {
        let changed = self.change_track(Track::Trail, boxes)?;
        // R37: the card counts changes, not boxes, and does not ask who made them: a Coup Round's cost 6 as
        // well.
        if changed != 0 && self.game.unshaded(LastingCard::Adsid) {
            self.change_track(Track::NvaResources, -6)?;
        }
        Ok(changed)
    }

    /// Whether something other than an Event may Degrade the Trail: not under Oriskany (6.7).
    #[inline]
    pub fn may_degrade(&self) -> bool {
        !self.game.shaded(LastingCard::Oriskany)
    }
}
