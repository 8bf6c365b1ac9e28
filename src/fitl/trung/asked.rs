//! What non-players answer when somebody else's action, or a card, asks them (T2.1.4, T5.8).

use crate::fitl::coup::Deserted;
use crate::fitl::faction_set::FactionSet;
use crate::fitl::game::Game;
use crate::fitl::piece::PieceKind;
use crate::fitl::piece_set::PieceSet;
use crate::fitl::space::Space;
use crate::fitl::space_set::SpaceSet;
use crate::fitl::trung::{PieceUse, pieces_in, take};

/// The spaces in which a Failed Attempt can cost cubes: of 60 cubes each takes 3.
const MOST_DESERTED: usize = 20;

/// The ARVN cubes that desert.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DesertedCubes {
    spaces: [Deserted; MOST_DESERTED],
    len: usize,
}

impl DesertedCubes {
    /// Space by space.
    pub fn spaces(&self) -> &[Deserted] {
        &self.spaces[..self.len]
    }
}

/// Which ARVN cubes desert at a Failed Attempt (2.4): in each space Troops and Police in turn, Troops first.
pub fn desertion(game: &Game) -> DesertedCubes {
    let none = Deserted { space: Space::Saigon, troops: 0, police: 0 };
    let mut deserted = DesertedCubes { spaces: [none; MOST_DESERTED], len: 0 };
    let due = SpaceSet::ALL.filter(|space| game.failed_attempt_is_due() && game.deserting(space) > 0);
    for (slot, space) in deserted.spaces.iter_mut().zip(due) {
        let there = pieces_in(game.board(), space);
        let lost = take(&there, PieceSet::ARVN_CUBES, PieceUse::GiveUp, FactionSet::NONE, game.deserting(space));
        *slot = Deserted { space, troops: lost[PieceKind::ArvnTroops], police: lost[PieceKind::ArvnPolice] };
    }
    deserted.len = due.len();
    deserted
}
