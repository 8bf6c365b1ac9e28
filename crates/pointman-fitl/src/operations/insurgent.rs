//! What the Operations and Special Activities of NVA and VC remember within a turn (3.3, 4.4, 4.5).

use crate::game::Game;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::space::{BySpace, Space};
use crate::vocabulary::space_set::SpaceSet;

/// What has been done so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct InsurgentProgress {
    /// Rally: the Trail has been Improved.
    pub improved_trail: bool,
    /// Rally: by how many boxes the Trail has been Improved, which comes after everything placed (3.3.1).
    pub trail_gained: u8,
    /// Rally: Infiltrate has built by the Trail that was Improved, so that nothing is placed after it (3.3.1,
    /// 4.4.1).
    pub built_by_trail: bool,
    /// Rally: VC has Agitated by Cadres.
    pub agitated: bool,
    /// Rally: the selected spaces that had an own Base before.
    pub had_base: SpaceSet,
    /// Rally: the selected spaces in which something has been placed or flipped.
    pub rallied: SpaceSet,
    /// March: how many pieces of each kind of mover that stand in a space have marched there.
    marched: [BySpace<u8>; 3],
    /// March: from which spaces a group has entered each.
    pub entered: BySpace<SpaceSet>,
    /// March: the destinations paid for.
    pub paid: SpaceSet,
    /// Attack: PT-76 has been used.
    pub used_pt76: bool,
    /// Attack of a non-player NVA: where shaded PT-76 is best used, of the spaces so far.
    pub pt76_at: Option<MassedTroops>,
    /// Ambush: Main Force Bns has been used.
    pub used_main_force: bool,
    /// Subvert: cubes removed or replaced.
    pub subverted: u8,
    /// March: how many pieces a Special Activity spares that have not marched, and takes in their place some
    /// that have.
    pub(crate) spared: u8,
}

/// NVA Troops that have Attacked in a space, for shaded PT-76.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MassedTroops {
    /// Where.
    pub space: Space,
    /// How many they were as they Attacked.
    pub troops: u8,
    /// How many more pieces they would have removed, 1 for each of them.
    pub more: u8,
}

impl InsurgentProgress {
    /// Nothing has been done.
    pub const NONE: InsurgentProgress = InsurgentProgress {
        improved_trail: false,
        trail_gained: 0,
        built_by_trail: false,
        agitated: false,
        had_base: SpaceSet::NONE,
        rallied: SpaceSet::NONE,
        marched: [BySpace::new([0; Space::ALL.len()]); 3],
        entered: BySpace::new([SpaceSet::NONE; Space::ALL.len()]),
        paid: SpaceSet::NONE,
        used_pt76: false,
        pt76_at: None,
        used_main_force: false,
        subverted: 0,
        spared: 0,
    };

    /// How many such pieces in `space` have marched there.
    pub fn marched(&self, game: &Game, space: Space, piece: PieceKind) -> u8 {
        mover(piece).map_or(0, |mover| self.marched[mover][space].min(game.board().count(space, piece)))
    }

    /// Notes that `count` such pieces have marched to `space`, and that `again` of them had marched to `from`
    /// before.
    pub(crate) fn note_march(&mut self, piece: PieceKind, count: u8, again: u8, from: Space, to: Space) {
        if let Some(mover) = mover(piece) {
            self.marched[mover][from] = self.marched[mover][from].saturating_sub(again);
            self.marched[mover][to] += count;
        }
    }

    /// Notes that one of the Guerrillas in `space` has just been flipped from `piece`: one that has not
    /// marched if there was one.
    pub(crate) fn note_flip(&mut self, game: &Game, piece: PieceKind, space: Space) {
        let left = game.board().count(space, piece);
        let Some(marched) = mover(piece).map(|mover| self.marched[mover][space]) else { return };
        if marched > left {
            self.note_marcher_flip(piece, 1, space);
        } else if marched > 0 && self.spared > 0 {
            self.spared -= 1;
            self.note_marcher_flip(piece, 1, space);
        }
    }

    /// Notes that `count` such pieces in `space` are about to be removed or replaced: those that have not
    /// marched first, but for those spared.
    pub(crate) fn note_taken(&mut self, game: &Game, piece: PieceKind, count: u8, space: Space) {
        let marched = self.marched(game, space, piece);
        let fresh = game.board().count(space, piece) - marched;
        let fewest = count.saturating_sub(fresh);
        let more = self.spared.min(count.saturating_sub(fewest)).min(marched.saturating_sub(fewest));
        self.spared -= more;
        self.note_marcher_loss(piece, fewest + more, space);
    }

    /// Notes that `count` of the Guerrillas that marched to `space` have been flipped from `piece`.
    pub(crate) fn note_marcher_flip(&mut self, piece: PieceKind, count: u8, space: Space) {
        for (kind, gained) in [(Some(piece), false), (piece.flipped(), true)] {
            if let Some(mover) = kind.and_then(mover) {
                let marched = &mut self.marched[mover][space];
                *marched = if gained { *marched + count } else { marched.saturating_sub(count) };
            }
        }
    }

    /// Notes that `count` such pieces that marched to `space` have been removed.
    pub(crate) fn note_marcher_loss(&mut self, piece: PieceKind, count: u8, space: Space) {
        if let Some(mover) = mover(piece) {
            self.marched[mover][space] = self.marched[mover][space].saturating_sub(count);
        }
    }
}

/// The place of a kind that can March among those of its faction.
const fn mover(piece: PieceKind) -> Option<usize> {
    match piece {
        PieceKind::NvaTroops => Some(0),
        PieceKind::NvaGuerrillasUnderground | PieceKind::VcGuerrillasUnderground => Some(1),
        PieceKind::NvaGuerrillasActive | PieceKind::VcGuerrillasActive => Some(2),
        _ => None,
    }
}

/// The faction's Guerrillas: Underground, then Active. VC's for any faction but NVA.
pub const fn guerrillas(faction: Faction) -> [PieceKind; 2] {
    match faction {
        Faction::Nva => [PieceKind::NvaGuerrillasUnderground, PieceKind::NvaGuerrillasActive],
        _ => [PieceKind::VcGuerrillasUnderground, PieceKind::VcGuerrillasActive],
    }
}
