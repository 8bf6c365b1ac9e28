//! Pacification in the Support Phase, and by Events that work like it (6.3.1).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::refusal::{Refusal, Row, require};
use crate::action::turn::{spends, unpaid};
use crate::board::control::Control;
use crate::board::effect::Effect;
use crate::game::Game;
use crate::game::table::Table;
use crate::operations::pacify::{Pacification, PacifyFault};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::leader::Leader;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::support::SupportLevel;
use pointman_core::error::Error;

/// Where has been Pacified so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Pacified {
    /// The spaces the US chose.
    pub us: SpaceSet,
    /// The spaces ARVN chose.
    pub arvn: SpaceSet,
    /// The spaces shifted one level by both together.
    pub shifted_once: SpaceSet,
    /// The spaces shifted two levels.
    pub shifted_twice: SpaceSet,
}

impl Pacified {
    /// Whether nowhere has been Pacified.
    pub fn is_nothing(&self) -> bool {
        *self == Pacified::default()
    }

    /// The spaces that `faction` chose.
    pub const fn by(&self, faction: Faction) -> SpaceSet {
        if matches!(faction, Faction::Us) { self.us } else { self.arvn }
    }

    /// How many spaces have been chosen: one that both chose counts for each.
    pub const fn spaces(&self) -> usize {
        self.us.len() + self.arvn.len()
    }

    /// How many levels the space has been shifted.
    pub const fn levels(&self, space: Space) -> u8 {
        if self.shifted_twice.contains(space) { 2 } else { self.shifted_once.contains(space) as u8 }
    }

    /// Notes that `faction` has Pacified the space and shifted it so many levels.
    pub fn note(&mut self, faction: Faction, space: Space, levels: u8) {
        match faction {
            Faction::Us => self.us.set(space, true),
            _ => self.arvn.set(space, true),
        }
        let shifted = self.levels(space) + levels;
        self.shifted_once.set(space, shifted == 1);
        self.shifted_twice.set(space, shifted >= 2);
    }
}

/// On what terms a faction Pacifies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PacifyTerms {
    /// What a step costs: a Terror marker removed, or a level shifted.
    pub price: u8,
    /// The most levels a space is shifted, by both factions together.
    pub most_levels: u8,
    /// The most spaces, of both factions together.
    pub most_spaces: u8,
}

/// How much can be done in a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StepLimits {
    /// Terror markers that can be removed.
    pub terror: u8,
    /// Levels that can be shifted once all Terror is removed.
    pub levels: u8,
}

impl StepLimits {
    /// The limits where `terror` markers lie and `levels` may be shifted, when `steps` can be paid for.
    pub(super) fn paid(terror: u8, levels: u8, steps: u8) -> StepLimits {
        StepLimits { terror: terror.min(steps), levels: levels.min(steps.saturating_sub(terror)) }
    }

    /// Whether nothing can be done.
    pub(super) const fn is_nothing(self) -> bool {
        self.terror == 0 && self.levels == 0
    }
}

impl Game {
    /// What a step of Pacification costs in the Support Phase: 3, under Ky 4, under Blowtorch Komer 1; of the
    /// two the later prevails (5.1.2).
    pub fn pacification_price(&self) -> u8 {
        let ky = (self.leader() == Some(Leader::NguyenCaoKy)).then(|| self.lasting().leader_since());
        let komer = self
            .unshaded(LastingCard::BlowtorchKomer)
            .then(|| self.lasting().since(LastingCard::BlowtorchKomer));
        match (ky, komer) {
            (None, None) => 3,
            (Some(_), None) => 4,
            (None, Some(_)) => 1,
            (Some(ky), Some(komer)) => {
                if ky > komer {
                    4
                } else {
                    1
                }
            }
        }
    }

    /// The terms of Pacification in the Support Phase (6.3.1).
    pub fn pacification_terms(&self) -> PacifyTerms {
        PacifyTerms { price: self.pacification_price(), most_levels: 2, most_spaces: 4 }
    }

    /// How many more spaces `faction` may Pacify: 4 less those of both factions, and but one for ARVN under
    /// shaded Mandate of Heaven.
    pub fn spaces_to_pacify(&self, faction: Faction, done: &Pacified, terms: &PacifyTerms) -> u8 {
        let left = terms.most_spaces.saturating_sub(done.spaces() as u8);
        if faction == Faction::Arvn && self.shaded(LastingCard::MandateOfHeaven) {
            left.min(1_u8.saturating_sub(done.arvn.len() as u8))
        } else {
            left
        }
    }

    /// Whether `faction` may Pacify `space`.
    ///
    /// # Errors
    /// CP2, CP3.
    pub fn may_pacify(
        &self,
        faction: Faction,
        space: Space,
        done: &Pacified,
        terms: &PacifyTerms,
    ) -> Result<(), Refusal> {
        let board = self.board();
        let troops = if faction == Faction::Us { PieceKind::UsTroops } else { PieceKind::ArvnTroops };
        require(space.can_have_support(), Row::CP2.at(space, "has no Population to Pacify"))?;
        require(board.control(space) == Control::Coin, Row::CP2.at(space, "is not under COIN Control"))?;
        require(board.count(space, PieceKind::ArvnPolice) > 0, Row::CP2.at(space, "has no Police"))?;
        require(
            board.count(space, troops) > 0,
            Row::CP2.at(space, "has no Troops of the Pacifying faction"),
        )?;
        require(
            !done.by(faction).contains(space),
            Row::CP2.at(space, "is already Pacified by the faction: give all its steps at once"),
        )?;
        if faction == Faction::Arvn && self.shaded(LastingCard::MandateOfHeaven) {
            require(
                done.arvn.is_empty(),
                Row::CP3.at(space, "shaded Mandate of Heaven limits ARVN to Pacifying one space"),
            )?;
        }
        require(
            self.spaces_to_pacify(faction, done, terms) > 0,
            Row::CP2.at(space, "US and ARVN together Pacify too many spaces").limited(terms.most_spaces),
        )
    }

    /// How `faction` Pacifies `space`: at what price, and how far after what was done there.
    pub fn pacification(
        &self,
        faction: Faction,
        space: Space,
        done: &Pacified,
        terms: &PacifyTerms,
    ) -> Pacification {
        let most_levels = terms.most_levels.saturating_sub(done.levels(space));
        Pacification {
            space,
            by: faction,
            price: terms.price,
            most_levels,
            highest: SupportLevel::ActiveSupport,
        }
    }

    /// How much `faction` can do in `space` that it may Pacify, and pay for (1.8.1).
    pub fn pacify_limits(
        &self,
        faction: Faction,
        space: Space,
        done: &Pacified,
        terms: &PacifyTerms,
    ) -> StepLimits {
        let pacification = self.pacification(faction, space, done, terms);
        StepLimits::paid(self.board().terror(space), pacification.levels(self), pacification.steps(self))
    }
}

impl Table<'_> {
    /// `faction` Pacifies a space: it removes Terror markers and, when none is left, shifts levels toward
    /// Active Support (6.3.1). Notes the space in `done`.
    ///
    /// # Errors
    /// CP2, CP3.
    pub fn pacify(
        &mut self,
        faction: Faction,
        (space, terror, levels): (Space, u8, u8),
        done: &mut Pacified,
        terms: &PacifyTerms,
    ) -> Result<(), Error> {
        self.game.may_pacify(faction, space, done, terms)?;
        let pacification = self.game.pacification(faction, space, done, terms);
        pacification.may_take(self.game, terror, levels).map_err(|fault| match fault {
            PacifyFault::Nothing => Row::CP2.at(space, "give Terror markers or levels to remove or shift"),
            PacifyFault::Population => Row::CP2.at(space, "has no Population to Pacify"),
            PacifyFault::Terror(there) => Row::CP2.at(space, "has fewer Terror markers").limited(there),
            PacifyFault::TerrorLeft => {
                Row::CP2.at(space, "remove every Terror marker before shifting a level")
            }
            PacifyFault::Levels(most, why) => Row::CP2.at(space, why).up_to(most),
            PacifyFault::Unpaid(price) => {
                unpaid(Row::CP2.at(space, spends(faction)), self.game, faction, price)
            }
        })?;
        pacification.take(self, terror, levels)?;
        done.note(faction, space, levels);
        Ok(())
    }

    /// Removes Terror, or Sabotage; none if `count` is 0.
    ///
    /// # Errors
    /// When fewer are there.
    pub fn remove_terror(&mut self, space: Space, count: u8) -> Result<(), Error> {
        if count == 0 {
            return Ok(());
        }
        self.apply(Effect::Terror { space, delta: -(count as i8) })
    }
}
