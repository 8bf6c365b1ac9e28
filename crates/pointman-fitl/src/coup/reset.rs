//! The Reset Phase: the board is made ready for the next campaign (6.6).

use crate::board::effect::Effect;
use crate::game::game_effect::{EligibilityMark, GameEffect};
use crate::game::table::Table;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::track::Track;
use pointman_core::error::Error;

impl Table<'_> {
    /// Carries out the Reset Phase (6.6).
    ///
    /// # Errors
    /// When the dice fail; otherwise never by the rules.
    pub fn reset(&mut self) -> Result<(), Error> {
        // R38: at each Reset while the card is in force. Only a person who plays NVA has Resources to lose.
        if self.game.unshaded(LastingCard::Migs) {
            self.change_track(Track::NvaResources, -6)?;
        }
        match self.board().track(Track::Trail) {
            0 => {
                self.change_trail(1)?;
            }
            4 if self.may_degrade() => {
                self.change_trail(-1)?;
            }
            _ => {}
        }
        for space in self.board().with_terror().iter() {
            self.remove_terror(space, self.board().terror(space))?;
        }
        self.flip_all_underground()?;
        self.discard_momentum()?;
        for faction in Faction::ALL {
            if !self.game.sequence().eligible().contains(faction) {
                self.apply(GameEffect::Eligibility { faction, mark: EligibilityMark::Eligible })?;
            }
        }
        self.non_player_upkeep()
    }

    fn flip_all_underground(&mut self) -> Result<(), Error> {
        for piece in PieceKind::ALL {
            if piece.flipped().is_some_and(PieceKind::is_underground) {
                for space in self.board().with(piece).iter() {
                    self.apply(Effect::Flip { space, piece, count: self.board().count(space, piece) })?;
                }
            }
        }
        Ok(())
    }

    fn discard_momentum(&mut self) -> Result<(), Error> {
        for card in LastingCard::ALL.into_iter().filter(|card| !card.is_capability()) {
            if let Some(side) = self.game.lasting().side(card) {
                self.apply(GameEffect::lasting(card, side, false))?;
            }
        }
        Ok(())
    }

    /// The Trưng cards are shuffled (T5.3.2); a non-player VC without Agitate Total gets one.
    fn non_player_upkeep(&mut self) -> Result<(), Error> {
        if !self.game.is_player(Faction::Vc) && self.board().track(Track::AgitateTotal) == 0 {
            let to = self.dice.roll(3, format_args!("Agitate Total [T5.9]"))? as u8;
            self.apply(Effect::Track { name: Track::AgitateTotal, from: 0, to })?;
        }
        if self.game.trung_deck().top().is_some() {
            self.apply(GameEffect::TrungShuffle {})?;
        }
        Ok(())
    }
}
