//! The steps of a text that concern markers: levels, Terror, tracks, what lasts, eligibility.

use super::play::{Done, Play};
use crate::board::effect::Effect;
use crate::game::game_effect::{EligibilityMark, GameEffect};
use crate::vocabulary::card::CardSide;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::support::SupportLevel;
use crate::vocabulary::track::Track;
use pointman_core::error::Error;

impl Play<'_, '_> {
    /// Shifts the levels of these spaces by so many steps toward Active Support, or toward Active Opposition
    /// if negative (1.6).
    ///
    /// # Errors
    /// Never by the rules: an error is a broken law of the board.
    pub fn shift(&mut self, spaces: impl Into<SpaceSet>, steps: i8) -> Done {
        for space in spaces.into() {
            self.table.shift_support(space, steps)?;
        }
        Ok(())
    }

    /// Sets the levels of these spaces; spaces without Population have none (1.6.1).
    ///
    /// # Errors
    /// Never by the rules: an error is a broken law of the board.
    pub fn set_level(&mut self, spaces: impl Into<SpaceSet>, level: SupportLevel) -> Done {
        for space in spaces.into() & SpaceSet::POPULATED {
            let from = self.board().support(space);
            if from != level {
                self.table.apply(Effect::Support { space, from, to: level })?;
            }
        }
        Ok(())
    }

    /// Adds a Terror or Sabotage marker even where one is, if any is left (3.3.4).
    ///
    /// # Errors
    /// Never by the rules: an error is a broken law of the board.
    pub fn terror(&mut self, space: Space) -> Done {
        self.table.add_terror(space).map(drop)
    }

    /// Changes a track, stopping at its ends; Resources that are not kept are left alone (T2.1.1). The Trail
    /// by [`Table::change_trail`](crate::Table::change_trail).
    ///
    /// # Errors
    /// Never by the rules: an error is a broken law of the board.
    pub fn track(&mut self, track: Track, delta: i32) -> Done {
        match track {
            Track::Trail => self.table.change_trail(delta).map(drop),
            _ => self.table.change_track(track, delta).map(drop),
        }
    }

    /// The text comes into play to last: a Capability or Momentum, unless another one bars it.
    ///
    /// # Errors
    /// Never by the rules: an error is a broken law of the game.
    pub fn lasts(&mut self) -> Done {
        match LastingCard::of(self.card).filter(|lasting| lasting.lasts_on(self.side)) {
            Some(lasting) if !self.game().bars(lasting, self.side) => {
                self.table.apply(GameEffect::lasting(lasting, self.side, true))
            }
            _ => Ok(()),
        }
    }

    /// A lasting text ends, if it is in play. Gives whether it was.
    ///
    /// # Errors
    /// Never by the rules: an error is a broken law of the game.
    pub fn ends(&mut self, lasting: LastingCard, side: CardSide) -> Result<bool, Error> {
        let is_in_play = self.game().lasting().side(lasting) == Some(side);
        if is_in_play {
            self.table.apply(GameEffect::lasting(lasting, side, false))?;
        }
        Ok(is_in_play)
    }

    /// Marks a faction's eligibility (2.3.6).
    ///
    /// # Errors
    /// Never by the rules: an error is a broken law of the game.
    pub fn mark(&mut self, faction: Faction, mark: EligibilityMark) -> Done {
        let mark = match mark {
            // Whoever executes the Event is about to have acted (cards 54, 103).
            EligibilityMark::Eligible if faction == self.executor => EligibilityMark::RemainsEligible,
            mark => mark,
        };
        self.table.apply(GameEffect::Eligibility { faction, mark })
    }

    /// The faction stays Eligible for the next card.
    ///
    /// # Errors
    /// As [`Play::mark`].
    pub fn stays_eligible(&mut self, faction: Faction) -> Done {
        self.mark(faction, EligibilityMark::RemainsEligible)
    }

    /// The faction is Ineligible through the next card.
    ///
    /// # Errors
    /// As [`Play::mark`].
    pub fn ineligible(&mut self, faction: Faction) -> Done {
        self.mark(faction, EligibilityMark::IneligibleNext)
    }
}
