//! What the weighing of Events asks about the board.

use crate::board::Board;
use crate::events::Grant;
use crate::events::cards::cards_063_090::above_active_opposition;
use crate::game::Game;
use crate::game::game_effect::GameEffect;
use crate::trung::us::air_strike::targets;
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::card::CardSide;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::PieceType;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::support::SupportLevel;
use crate::vocabulary::track::Track;

/// A text and who weighs it.
#[derive(Debug)]
pub(super) struct Weighed<'a> {
    /// The game in which it would be executed.
    pub game: &'a Game,
    /// Who would execute it.
    pub faction: Faction,
    /// Which text of the card.
    pub side: CardSide,
    /// Lent for what would happen.
    pub room: &'a mut Vec<GameEffect>,
}

impl Weighed<'_> {
    pub(super) fn board(&self) -> &Board {
        self.game.board()
    }

    pub(super) fn track(&self, track: Track) -> u8 {
        self.board().track(track)
    }

    pub(super) fn trail(&self) -> u8 {
        self.track(Track::Trail)
    }

    pub(super) fn aid(&self) -> u8 {
        self.track(Track::Aid)
    }

    pub(super) fn patronage(&self) -> u8 {
        self.track(Track::Patronage)
    }

    pub(super) fn arvn_score(&self) -> u8 {
        self.board().victory_total(Faction::Arvn)
    }

    /// Whether something is left to lose on a track that is kept.
    pub(super) fn falls(&self, track: Track) -> bool {
        self.game.keeps(track) && self.track(track) > 0
    }

    /// Whether there is room to gain on a track that is kept.
    pub(super) fn rises(&self, track: Track) -> bool {
        self.game.keeps(track) && self.track(track) < track.highest()
    }

    pub(super) fn gains_patronage(&self) -> bool {
        self.patronage() < Track::Patronage.highest()
    }

    pub(super) fn loses_aid(&self) -> bool {
        self.game.keeps(Track::ArvnResources) && self.aid() > 0
    }

    pub(super) fn available(&self, piece_type: PieceType) -> bool {
        self.board().available(piece_type) > 0
    }

    /// Whether the box holds a piece of one of these types.
    pub(super) fn holds(&self, held: BoxName, types: &[PieceType]) -> bool {
        types.iter().any(|piece_type| self.board().in_box(held, *piece_type) > 0)
    }

    /// Whether such a piece is in one of the spaces.
    pub(super) fn is_any(&self, spaces: SpaceSet, kinds: PieceSet) -> bool {
        spaces.meets(self.board().with_any(kinds))
    }

    pub(super) fn has_on_map(&self, kinds: PieceSet) -> bool {
        self.is_any(SpaceSet::ALL, kinds)
    }

    pub(super) fn supporting(&self) -> SpaceSet {
        self.board().populated_at(|level| level > SupportLevel::Neutral)
    }

    pub(super) fn below_active(&self) -> SpaceSet {
        self.board().populated_at(|level| level < SupportLevel::ActiveSupport)
    }

    /// Where the level can fall.
    pub(super) fn falling(&self) -> SpaceSet {
        above_active_opposition(self.board())
    }

    pub(super) fn stays_eligible(&self, faction: Faction) -> bool {
        self.game.sequence().eligible_after().contains(faction)
    }

    /// Whether a Base fits in one of the spaces.
    pub(super) fn has_room(&self, spaces: SpaceSet) -> bool {
        spaces.iter().any(|space| !space.is_loc() && self.board().room_for_bases(space) > 0)
    }

    /// Whether VC can place a Guerrilla or a Base in one of the spaces.
    pub(super) fn vc_may_come(&self, spaces: SpaceSet) -> bool {
        !spaces.is_empty() && self.available(PieceType::VcGuerrillas)
            || self.has_room(spaces) && self.available(PieceType::VcBases)
    }

    /// Whether the Air Strike that is granted has a target.
    pub(super) fn strikes(&self, grant: Grant) -> bool {
        !targets(self.game, &grant.turn()).is_empty()
    }
}
