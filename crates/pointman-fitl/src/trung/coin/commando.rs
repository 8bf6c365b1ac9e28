//! What a Special Force of a non-player removes in Advise and Raid (4.2.1, 4.3.3).

use crate::action::choice::{Pieces, chosen_kinds};
use crate::board::Board;
use crate::game::Game;
use crate::special_activities::commando::VICTIMS;
use crate::trung::firepower::pieces_in;
use crate::trung::removal::{BY_SPECIAL_FORCES, removed};
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;

const OPEN_BASES: PieceSet = PieceSet::of(&[PieceKind::NvaBases, PieceKind::VcBases]);

fn forces() -> PieceSet {
    PieceSet::INSURGENT & PieceSet::FORCES
}

/// Where a Special Force finds something to remove: an NVA Troop, a Guerrilla in either state, or an
/// untunneled Base.
pub fn targets(board: &Board) -> SpaceSet {
    board.with_any(forces() | OPEN_BASES)
}

/// Where it would remove a Base: one without a Tunnel, beside fewer than 2 forces.
pub fn base_targets(board: &Board) -> SpaceSet {
    board.with_any(OPEN_BASES).filter(|space| board.count_of(space, forces()) < VICTIMS)
}

/// What is removed in a space: 2 pieces of 1 or 2 kinds.
#[derive(Debug, Clone, Copy)]
pub struct Victims {
    list: [Pieces; VICTIMS as usize],
    kinds: usize,
}

impl Victims {
    /// What a Special Force removes in `space`, by the order for enemies (T5.8).
    pub fn in_space(game: &Game, space: Space) -> Victims {
        let there = pieces_in(game.board(), space);
        let chosen = removed(&there, &BY_SPECIAL_FORCES, PieceSet::ALL, game.players(), VICTIMS);
        let mut victims =
            Victims { list: [Pieces { piece: PieceKind::NvaTroops, count: 0 }; VICTIMS as usize], kinds: 0 };
        for (piece, count) in chosen_kinds(&chosen) {
            victims.list[victims.kinds] = Pieces { piece, count };
            victims.kinds += 1;
        }
        victims
    }

    /// The pieces.
    pub fn pieces(&self) -> &[Pieces] {
        &self.list[..self.kinds]
    }
}
