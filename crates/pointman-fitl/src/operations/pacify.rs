//! Pacifying one space: Terror markers go first, then levels shift toward Active Support (3.2.1, 6.3.1).

use crate::board::effect::Effect;
use crate::game::Game;
use crate::game::table::Table;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::space::Space;
use crate::vocabulary::support::SupportLevel;
use pointman_core::error::Error;

/// How a space is Pacified: at what price, and how far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pacification {
    /// Where.
    pub space: Space,
    /// By whom: who pays.
    pub by: Faction,
    /// What each marker and each level costs.
    pub price: u8,
    /// The most levels.
    pub most_levels: u8,
    /// The level that is not passed.
    pub highest: SupportLevel,
}

/// What is wrong with Pacifying so much.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PacifyFault {
    /// Nothing is done.
    Nothing,
    /// A Population of 0 has no level.
    Population,
    /// So many markers are there.
    Terror(u8),
    /// Markers are left, so that no level shifts.
    TerrorLeft,
    /// So many levels can be shifted, for this reason.
    Levels(u8, &'static str),
    /// It costs so many Resources, more than can be spent.
    Unpaid(u8),
}

impl Pacification {
    /// How many levels can be shifted once no Terror is left.
    pub fn levels(&self, game: &Game) -> u8 {
        if !self.space.can_have_support() {
            return 0;
        }
        let below = self.highest.value() - game.board().support(self.space).value();
        u8::try_from(below).unwrap_or(0).min(self.most_levels)
    }

    /// Why no more levels can be shifted than can.
    fn why_no_more(&self, game: &Game) -> &'static str {
        let below = self.highest.value() - game.board().support(self.space).value();
        let is_active = self.highest == SupportLevel::ActiveSupport;
        match self.most_levels {
            _ if below <= 0 && is_active => "is at Active Support, above which there is no level",
            _ if below <= 0 => "is at Passive Support or above, and shaded CORDS goes no further",
            0 => "has been shifted by all the levels allowed there",
            most if u8::try_from(below).is_ok_and(|below| below > most) => {
                "is shifted by fewer levels at a time"
            }
            _ if is_active => "has fewer levels left below Active Support",
            _ => "has fewer levels left below Passive Support",
        }
    }

    /// How many steps can be paid for.
    pub fn steps(&self, game: &Game) -> u8 {
        match game.purse(self.by) {
            Some(purse) => purse.checked_div(self.price).unwrap_or(u8::MAX),
            None => u8::MAX,
        }
    }

    /// Whether so many markers may be removed and so many levels shifted.
    ///
    /// # Errors
    /// What is wrong.
    pub fn may_take(&self, game: &Game, terror: u8, levels: u8) -> Result<(), PacifyFault> {
        let there = game.board().terror(self.space);
        if terror == 0 && levels == 0 {
            return Err(PacifyFault::Nothing);
        }
        if levels > 0 && !self.space.can_have_support() {
            return Err(PacifyFault::Population);
        }
        if terror > there {
            return Err(PacifyFault::Terror(there));
        }
        if levels > 0 && terror < there {
            return Err(PacifyFault::TerrorLeft);
        }
        let most = self.levels(game);
        if levels > most {
            return Err(PacifyFault::Levels(most, self.why_no_more(game)));
        }
        let steps = self.steps(game);
        let wanted = terror.saturating_add(levels);
        if wanted > steps { Err(PacifyFault::Unpaid(wanted.saturating_mul(self.price))) } else { Ok(()) }
    }

    /// Removes the markers, shifts the levels and pays for each. Callers have asked
    /// [`Pacification::may_take`] first.
    ///
    /// # Errors
    /// Never by the rules: an error is a broken law of the board.
    pub fn take(&self, table: &mut Table<'_>, terror: u8, levels: u8) -> Result<(), Error> {
        for _ in 0..terror {
            table.pay(self.by, self.price)?;
            table.apply(Effect::Terror { space: self.space, delta: -1 })?;
        }
        for _ in 0..levels {
            table.pay(self.by, self.price)?;
            table.shift_support(self.space, 1)?;
        }
        Ok(())
    }
}
