//! How a non-player Pacifies: at what price, where it may, and how far (3.2.1, 6.3.1).

use crate::board::control::Control;
use crate::game::Game;
use crate::game::table::Table;
use crate::operations::pacify::Pacification;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::leader::Leader;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::space::Space;
use crate::vocabulary::support::SupportLevel;
use pointman_core::error::Error;

/// When a space is Pacified.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Occasion {
    /// In a Train.
    Train,
    /// In the Support Phase, or by an Event that works like it.
    SupportPhase,
}

/// On what terms a non-player Pacifies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pacifying {
    /// US or ARVN.
    pub by: Faction,
    /// When.
    pub when: Occasion,
    /// Whether an Event makes it free: a free Train does not (3.1.2).
    pub free: bool,
    /// The most levels a space is shifted, by both factions together.
    pub most_levels: u8,
}

/// How much is done in a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Extent {
    /// Terror markers removed.
    pub terror: u8,
    /// Levels shifted after that.
    pub levels: u8,
}

impl Extent {
    /// Markers and levels together: what is paid for.
    pub const fn steps(self) -> u8 {
        self.terror + self.levels
    }
}

impl Pacifying {
    /// The terms of `by` on that occasion, with nothing out of the ordinary.
    ///
    /// ```
    /// use pointman_fitl::trung::pacify::{Occasion, Pacifying};
    /// use pointman_fitl::{Edition, Faction, FactionSet, Game, Scenario, Space, SupportLevel};
    /// let game = Game::on(Scenario::Full.board(), FactionSet::NONE, Edition::Second);
    /// let us = Pacifying::of(Faction::Us, Occasion::Train);
    /// assert_eq!(us.goal(&game), SupportLevel::ActiveSupport);
    /// assert_eq!(us.how_far(&game, Space::Saigon, 0, Some(3)).levels, 1, "it has Passive Support");
    /// ```
    pub const fn of(by: Faction, when: Occasion) -> Pacifying {
        Pacifying { by, when, free: false, most_levels: 2 }
    }

    /// What each Terror marker and each level costs: 3, or 4 under Ky; in the Support Phase 1 under Blowtorch
    /// Komer (5.1.2).
    pub fn price(&self, game: &Game) -> u8 {
        match self.when {
            _ if self.free => 0,
            Occasion::SupportPhase => game.pacification_price(),
            Occasion::Train if game.leader() == Some(Leader::NguyenCaoKy) => 4,
            Occasion::Train => 3,
        }
    }

    /// The level that is not passed: Active Support for the US, in a Train with shaded CORDS and for ARVN
    /// Passive Support.
    pub fn goal(&self, game: &Game) -> SupportLevel {
        let cords = self.when == Occasion::Train && game.shaded(LastingCard::Cords);
        if self.by == Faction::Us && !cords {
            SupportLevel::ActiveSupport
        } else {
            SupportLevel::PassiveSupport
        }
    }

    fn in_space(&self, game: &Game, space: Space, shifted: u8) -> Pacification {
        let most_levels = self.most_levels.saturating_sub(shifted);
        Pacification { space, by: self.by, price: self.price(game), most_levels, highest: self.goal(game) }
    }

    /// Whether `space`, `shifted` so many levels before, may be selected: Population, COIN Control, the
    /// pieces it takes, a level to gain and a step that can be paid for. Terror alone is no reason.
    pub fn may_select(&self, game: &Game, space: Space, shifted: u8) -> bool {
        let board = game.board();
        let there = |kind| board.count(space, kind) > 0;
        let forces = match (self.when, self.by) {
            (Occasion::Train, Faction::Us) => board.count_by(space, Faction::Us) > 0,
            (_, Faction::Us) => there(PieceKind::UsTroops) && there(PieceKind::ArvnPolice),
            _ => there(PieceKind::ArvnTroops) && there(PieceKind::ArvnPolice),
        };
        let pacification = self.in_space(game, space, shifted);
        forces
            && board.control(space) == Control::Coin
            && pacification.levels(game) > 0
            && pacification.steps(game) > 0
    }

    /// How far `space` is Pacified with at most `most` steps (none: any number) and what can be paid for:
    /// Terror first, then levels.
    pub fn how_far(&self, game: &Game, space: Space, shifted: u8, most: Option<u8>) -> Extent {
        let pacification = self.in_space(game, space, shifted);
        let (there, levels) = (game.board().terror(space), pacification.levels(game));
        let steps = (there + levels).min(most.unwrap_or(u8::MAX)).min(pacification.steps(game));
        let terror = there.min(steps);
        Extent { terror, levels: steps - terror }
    }

    /// Pacifies `space` so far, and pays for it.
    ///
    /// # Errors
    /// Never by the rules.
    pub fn carry_out(&self, table: &mut Table<'_>, space: Space, extent: Extent) -> Result<(), Error> {
        self.in_space(table.game, space, 0).take(table, extent.terror, extent.levels)
    }
}
