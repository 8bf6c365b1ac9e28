//! Agitation by VC: in the Support Phase, and step by step wherever a card lets VC Agitate (6.3.2).

use serde::Serialize;

use super::pacify::StepLimits;
use crate::error::Error;
use crate::fitl::control::Control;
use crate::fitl::faction::Faction;
use crate::fitl::game::Game;
use crate::fitl::lasting::LastingCard;
use crate::fitl::piece::{PieceKind, PieceType};
use crate::fitl::refusal::{Refusal, Row, require};
use crate::fitl::space::Space;
use crate::fitl::space_set::SpaceSet;
use crate::fitl::support::SupportLevel;
use crate::fitl::table::{Cause, Table};
use crate::fitl::track::Track;

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
    /// What VC can spend on Agitation: its Resources, or as a non-player its Agitate Total (6.3.2, 8.2).
    pub fn agitation_purse(&self) -> u8 {
        let track = if self.is_player(Faction::Vc) { Track::VcResources } else { Track::AgitateTotal };
        self.board().track(track)
    }

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
        require(space.can_have_support(), Row::CP4.at(space, "it has no Population to Agitate"))?;
        require(board.count_by(space, Faction::Vc) > 0, Row::CP4.at(space, "no VC piece is there"))?;
        require(board.control(space) != Control::Coin, Row::CP4.at(space, "it is under COIN Control"))?;
        require(!done.contains(space), Row::CP4.at(space, "it is Agitated already: say all of it at once"))?;
        require(
            self.spaces_to_agitate(done) > 0,
            Row::CP4.at(space, "too many spaces are Agitated in one phase").limited(MOST_SPACES),
        )?;
        if self.unshaded(LastingCard::Cadres) {
            let there = board.count_of(space, PieceType::VcGuerrillas);
            require(there >= CADRES, Row::CP4.at(space, "under unshaded Cadres VC must remove 2 Guerrillas there"))?;
        }
        Ok(())
    }

    /// How much VC can do in `space` that it may Agitate, and pay for.
    pub fn agitate_limits(&self, space: Space) -> StepLimits {
        let to_go = self.board().support(space).value() - SupportLevel::ActiveOpposition.value();
        StepLimits::paid(self.board().terror(space), to_go.unsigned_abs().min(2), self.agitation_purse())
    }

    /// The ways to take the 2 Guerrillas that Agitation in `space` costs under unshaded Cadres, if it is in play.
    pub fn cadres_taken(&self, space: Space) -> Option<CadresTaken> {
        let count = |kind| self.board().count(space, kind);
        let (hidden, active) = (count(PieceKind::VcGuerrillasUnderground), count(PieceKind::VcGuerrillasActive));
        (self.unshaded(LastingCard::Cadres) && hidden + active >= CADRES)
            .then(|| CadresTaken { fewest_underground: CADRES.saturating_sub(active), most_underground: CADRES.min(hidden) })
    }
}

impl Table<'_> {
    /// VC Agitates a space in the Support Phase: it removes Terror markers and, when none is left, shifts levels toward Active Opposition. Under
    /// unshaded Cadres 2 Guerrillas go, `underground` of them Underground; it may be left out where there is but one way.
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
        self.agitation_steps(Row::CP4, (space, terror, levels))?;
        match (self.game.cadres_taken(space), underground) {
            (None, None) => {}
            (None, Some(_)) => return Err(Row::CP4.at(space, "no Guerrillas are removed without unshaded Cadres").into()),
            (Some(ways), chosen) => self.take_cadres(space, ways, chosen)?,
        }
        *done = done.with(space);
        Ok(())
    }

    /// Removes Terror markers and shifts levels toward Active Opposition, each step for 1 of VC's Resources or Agitate Total; wherever VC
    /// Agitates. Refusals are by `row`.
    ///
    /// # Errors
    /// When nothing is named, more than there is, past the end, more than 2 levels, under Terror, or unpaid.
    pub fn agitation_steps(&mut self, row: Row, (space, terror, levels): (Space, u8, u8)) -> Result<(), Error> {
        require(terror > 0 || levels > 0, row.at(space, "neither Terror markers nor levels are named"))?;
        self.steps_in_order(row, (space, terror, levels))?;
        require(levels <= 2, row.at(space, "it is shifted by too many levels").limited(2))?;
        let to_go = self.board().support(space).value() - SupportLevel::ActiveOpposition.value();
        require(levels <= to_go.unsigned_abs(), row.at(space, "it goes past Active Opposition").limited(to_go.unsigned_abs()))?;
        let (steps, purse) = (terror + levels, self.game.agitation_purse());
        require(steps <= purse, row.at(space, "more steps than can be paid for").limited(purse))?;
        if self.game.is_player(Faction::Vc) {
            self.pay(Faction::Vc, steps)?;
        } else {
            self.change_track(Track::AgitateTotal, -i32::from(steps))?;
        }
        self.remove_terror(space, terror)?;
        self.shift_support(space, -(levels as i8))?;
        Ok(())
    }

    fn take_cadres(&mut self, space: Space, ways: CadresTaken, chosen: Option<u8>) -> Result<(), Error> {
        let CadresTaken { fewest_underground, most_underground } = ways;
        let underground = match chosen {
            Some(chosen) if (fewest_underground..=most_underground).contains(&chosen) => chosen,
            None if fewest_underground == most_underground => fewest_underground,
            _ => {
                let ways = (fewest_underground..=most_underground).map(|hidden| format!("{hidden}u {}a", CADRES - hidden));
                let ways = ways.collect::<Vec<_>>().join(" or ");
                let row = format!("{}, card 116", Row::CP4.id());
                return Err(Error::refused(row, format!("{space}: 2 VC Guerrillas are removed there; choose {ways}")));
            }
        };
        self.remove(space, PieceKind::VcGuerrillasUnderground, underground, Cause::Return)?;
        self.remove(space, PieceKind::VcGuerrillasActive, CADRES - underground, Cause::Return)
    }
}
