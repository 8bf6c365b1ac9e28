//! Piece Priorities (T5.8): in which order non-players place, move, keep, harm and give up pieces.

use crate::action::choice::Chosen;
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::piece::{ByPiece, PieceKind};
use crate::vocabulary::piece_set::PieceSet;
use pointman_core::vocabulary;

vocabulary! {
    /// A box of the Piece Priorities, from top to bottom.
    pub enum PieceBox: "box of pieces" {
        /// Tunneled Bases.
        Tunnels = "tunnels",
        /// Bases.
        Bases = "bases",
        /// US and NVA Troops.
        Troops = "troops",
        /// Police and ARVN Troops, in turn.
        ArvnCubes = "arvn-cubes",
        /// Underground Special Forces.
        SpecialForcesUnderground = "sf-underground",
        /// Active Special Forces.
        SpecialForcesActive = "sf-active",
        /// Underground Guerrillas.
        GuerrillasUnderground = "guerrillas-underground",
        /// Active Guerrillas.
        GuerrillasActive = "guerrillas-active",
    }
}

impl PieceBox {
    /// Its pieces from left to right.
    pub const fn pieces(self) -> &'static [PieceKind] {
        use PieceKind as P;
        match self {
            PieceBox::Tunnels => &[P::NvaTunnels, P::VcTunnels],
            PieceBox::Bases => &[P::UsBases, P::ArvnBases, P::NvaBases, P::VcBases],
            PieceBox::Troops => &[P::UsTroops, P::NvaTroops],
            PieceBox::ArvnCubes => &[P::ArvnPolice, P::ArvnTroops],
            PieceBox::SpecialForcesUnderground => &[P::ArvnRangersUnderground, P::UsIrregularsUnderground],
            PieceBox::SpecialForcesActive => &[P::ArvnRangersActive, P::UsIrregularsActive],
            PieceBox::GuerrillasUnderground => &[P::VcGuerrillasUnderground, P::NvaGuerrillasUnderground],
            PieceBox::GuerrillasActive => &[P::VcGuerrillasActive, P::NvaGuerrillasActive],
        }
    }

    /// Its pieces in whatever order.
    const fn set(self) -> PieceSet {
        static OF: [PieceSet; PieceBox::ALL.len()] = {
            let (mut of, mut i) = ([PieceSet::NONE; PieceBox::ALL.len()], 0);
            while i < of.len() {
                of[i] = PieceSet::of(PieceBox::ALL[i].pieces());
                i += 1;
            }
            of
        };
        OF[self as usize]
    }

    /// Whether its two kinds are taken in turn: one of each, then the rest of the other.
    pub const fn is_in_turn(self) -> bool {
        matches!(self, PieceBox::ArvnCubes)
    }
}

vocabulary! {
    /// What the Piece Priorities are read for.
    pub enum PieceUse: "use of the Piece Priorities" {
        /// Placing friendly pieces, and taking them from a box to place or move them.
        Place = "d1",
        /// Moving friendly pieces, and keeping them in an origin.
        Move = "d2",
        /// Removing, replacing or Activating enemy pieces.
        Harm = "d3",
        /// Removing friendly pieces.
        GiveUp = "u1",
        /// Placing enemy pieces.
        PlaceEnemy = "u2",
    }
}

impl PieceUse {
    /// Whether the boxes are read from the top, and each from the left.
    pub const fn is_down(self) -> bool {
        matches!(self, PieceUse::Place | PieceUse::Move | PieceUse::Harm)
    }

    /// Whether pieces of factions that people play come before those of non-players.
    pub const fn players_first(self) -> bool {
        matches!(self, PieceUse::Harm)
    }
}

/// Takes pieces one at a time in the order of a use; one selection, so that Police and ARVN Troops go on in
/// turn.
#[derive(Debug, Clone, Copy)]
pub struct Taking {
    by: PieceUse,
    players: FactionSet,
    /// Whether the second kind of a box in turn is due.
    second: bool,
}

impl Taking {
    /// A selection that begins; `players` are the factions people play.
    pub const fn by(by: PieceUse, players: FactionSet) -> Taking {
        Taking { by, players, second: false }
    }

    /// The kind of the next piece among the `allowed` ones of `pieces`; none when none is left.
    pub fn next(&mut self, pieces: &Chosen, allowed: PieceSet) -> Option<PieceKind> {
        if !self.by.players_first() {
            return self.first(pieces, allowed);
        }
        let of_players =
            self.players.iter().map(PieceSet::of_faction).fold(PieceSet::NONE, |all, some| all | some);
        self.first(pieces, allowed & of_players).or_else(|| self.first(pieces, allowed - of_players))
    }

    fn first(&mut self, pieces: &Chosen, allowed: PieceSet) -> Option<PieceKind> {
        let there = allowed & PieceSet::held_in(pieces);
        let mut boxes = PieceBox::ALL.iter();
        let holds = |within: &&PieceBox| within.set().meets(there);
        let within = if self.by.is_down() { boxes.find(holds) } else { boxes.rfind(holds) }?;
        let mut kinds = within.pieces().iter().copied();
        let is_there = |kind: &PieceKind| there.contains(*kind);
        let first = if self.by.is_down() { kinds.find(is_there) } else { kinds.rfind(is_there) };
        if !within.is_in_turn() {
            return first;
        }
        let [left, right] = [within.pieces()[0], within.pieces()[1]];
        let due = if self.by.is_down() != self.second { left } else { right };
        self.second = !self.second;
        if there.contains(due) { Some(due) } else { first }
    }
}

/// The first `number` of the `allowed` ones of `pieces`, or all if there are fewer (T5.8).
///
/// ```
/// use pointman_fitl::trung::{PieceUse, take};
/// use pointman_fitl::{ByPiece, FactionSet, PieceKind, PieceSet};
/// let mut there = ByPiece::default();
/// there[PieceKind::ArvnPolice] = 1;
/// there[PieceKind::ArvnTroops] = 4;
/// let removed = take(&there, PieceSet::ALL, PieceUse::Harm, FactionSet::NONE, 3);
/// assert_eq!((removed[PieceKind::ArvnPolice], removed[PieceKind::ArvnTroops]), (1, 2));
/// ```
pub fn take(pieces: &Chosen, allowed: PieceSet, by: PieceUse, players: FactionSet, number: u8) -> Chosen {
    let (mut left, mut taken, mut taking) = (*pieces, ByPiece::default(), Taking::by(by, players));
    let mut more = number;
    while more > 0 {
        let Some(kind) = taking.next(&left, allowed) else { break };
        // All of a kind go before the next, but for those that are taken in turn.
        let at_once = if PieceBox::ArvnCubes.set().contains(kind) { 1 } else { left[kind].min(more) };
        left[kind] -= at_once;
        taken[kind] += at_once;
        more -= at_once;
    }
    taken
}
