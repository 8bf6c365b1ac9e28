//! Agitation by VC in the Support Phase (6.3.2).

use serde::Serialize;

use super::pacify::StepLimits;
use crate::action::refusal::{Refusal, Row, require};
use crate::board::agitation;
use crate::board::control::Control;
use crate::game::Game;
use crate::game::table::{Cause, Table};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;

/// The most spaces that are Agitated in a Support Phase.
const MOST_SPACES: u8 = 4;

/// The Guerrillas that Agitation costs under unshaded Cadres.
const CADRES: u8 = 2;

/// How many of the Guerrillas that unshaded Cadres takes may be Underground; the rest are Active.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct CadresTaken {
    /// The fewest.
    pub fewest_underground: u8,
    /// The most.
    pub most_underground: u8,
}

impl Game {
    /// How many more spaces may be Agitated in a Support Phase.
    pub fn spaces_to_agitate(&self, done: SpaceSet) -> u8 {
        MOST_SPACES.saturating_sub(done.len() as u8)
    }

    /// Whether VC may Agitate `space` in the Support Phase.
    ///
    /// # Errors
    /// CP4.
    pub fn may_agitate(&self, space: Space, done: SpaceSet) -> Result<(), Refusal> {
        let board = self.board();
        require(space.can_have_support(), Row::CP4.at(space, "has no Population to Agitate"))?;
        require(board.count_by(space, Faction::Vc) > 0, Row::CP4.at(space, "has no VC piece"))?;
        require(board.control(space) != Control::Coin, Row::CP4.at(space, "is under COIN Control"))?;
        require(
            !done.contains(space),
            Row::CP4.at(space, "is already Agitated: give all its steps at once"),
        )?;
        require(
            self.spaces_to_agitate(done) > 0,
            Row::CP4.at(space, "too many spaces Agitated in one phase").limited(MOST_SPACES),
        )?;
        if self.unshaded(LastingCard::Cadres) {
            let there = board.count_of(space, PieceType::VcGuerrillas);
            require(
                there >= CADRES,
                Row::CP4.at(space, "unshaded Cadres requires VC to remove 2 Guerrillas there"),
            )?;
        }
        Ok(())
    }

    /// How much VC can do in `space` that it may Agitate, and pay for.
    pub fn agitate_limits(&self, space: Space) -> StepLimits {
        let terror = self.board().terror(space);
        StepLimits::paid(terror, agitation::most_steps(self, space) - terror, agitation::payable(self))
    }

    /// The ways to take the 2 Guerrillas that Agitation in `space` costs under unshaded Cadres, if it is in
    /// play.
    pub fn cadres_taken(&self, space: Space) -> Option<CadresTaken> {
        let count = |kind| self.board().count(space, kind);
        let (hidden, active) =
            (count(PieceKind::VcGuerrillasUnderground), count(PieceKind::VcGuerrillasActive));
        (self.unshaded(LastingCard::Cadres) && hidden + active >= CADRES).then(|| CadresTaken {
            fewest_underground: CADRES.saturating_sub(active),
            most_underground: CADRES.min(hidden),
        })
    }
}

impl Table<'_> {
    /// VC Agitates a space in the Support Phase: it removes Terror markers and, when none is left, shifts
    /// levels toward Active Opposition. Under unshaded Cadres 2 Guerrillas go, `underground` of them
    /// Underground; it may be left out where there is but one way.
    ///
    /// # Errors
    /// CP4.
    pub fn agitate(
        &mut self,
        (space, terror, levels): (Space, u8, u8),
        underground: Option<u8>,
        done: &mut SpaceSet,
    ) -> Result<(), Error> {
        self.game.may_agitate(space, *done)?;
        let there = self.board().terror(space);
        require(terror <= there, Row::CP4.at(space, "has fewer Terror markers").limited(there))?;
        require(
            levels == 0 || terror == there,
            Row::CP4.at(space, "remove every Terror marker before shifting a level"),
        )?;
        let steps = terror.saturating_add(levels);
        agitation::may_agitate(self.game, space, steps, Row::CP4, Row::CP4)?;
        let ways = self.game.cadres_taken(space);
        agitation::agitate(self, space, steps)?;
        match (ways, underground) {
            (None, None) => {}
            (None, Some(_)) => {
                return Err(Row::CP4.at(space, "only unshaded Cadres removes Guerrillas").into());
            }
            (Some(ways), chosen) => self.take_cadres(space, ways, chosen)?,
        }
        *done = done.with(space);
        Ok(())
    }

    fn take_cadres(&mut self, space: Space, ways: CadresTaken, chosen: Option<u8>) -> Result<(), Error> {
        let CadresTaken { fewest_underground, most_underground } = ways;
        let underground = match chosen {
            Some(chosen) if (fewest_underground..=most_underground).contains(&chosen) => chosen,
            None if fewest_underground == most_underground => fewest_underground,
            _ => {
                let ways = (fewest_underground..=most_underground)
                    .map(|hidden| format!("{hidden}u {}a", CADRES - hidden));
                let ways = ways.collect::<Vec<_>>().join(" or ");
                let row = format!("{}, card 116", Row::CP4.id());
                return Err(Error::refused(
                    row,
                    format!("{}: 2 VC Guerrillas are removed there; choose {ways}", space.name()),
                ));
            }
        };
        self.remove(space, PieceKind::VcGuerrillasUnderground, underground, Cause::Return)?;
        self.remove(space, PieceKind::VcGuerrillasActive, CADRES - underground, Cause::Return)
    }
}
