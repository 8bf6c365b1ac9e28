//! Firepower and vulnerable enemies, as non-players reckon them (T2).
//!
//! They are reckoned for any pieces in a space, whether they stand there or not, so that a move can be
//! weighed before it is made.

use super::scene::Scene;
use crate::action::choice::Chosen;
use crate::board::Board;
use crate::game::Game;
use crate::game::readings::VulnerableTunnels;
use crate::operations::assault::Treated;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::{Space, SpaceKind, Terrain};
use crate::vocabulary::space_set::SpaceSet;

/// The pieces in `space`.
pub fn pieces_in(board: &Board, space: Space) -> Chosen {
    *board.pieces(space)
}

/// How many of `pieces` are of any of these kinds.
#[inline]
pub fn count(pieces: &Chosen, kinds: impl Into<PieceSet>) -> u8 {
    kinds.into().count_in(pieces)
}

/// Firepower of the ARVN cubes among `pieces` in `space` (T2): half of the Troops, and of Police in a City or
/// on a LoC; a third in Highland.
pub fn arvn_firepower(space: Space, pieces: &Chosen) -> u8 {
    let police = if space.kind() == SpaceKind::Province { 0 } else { pieces[PieceKind::ArvnPolice] };
    (pieces[PieceKind::ArvnTroops] + police) / if space.terrain() == Terrain::Highland { 3 } else { 2 }
}

/// The cubes that fight by the rates of the US.
pub fn as_us(treated: Treated) -> PieceSet {
    match treated {
        Treated::Normally => PieceKind::UsTroops.into(),
        Treated::TroopsAsUs => PieceSet::of(&[PieceKind::UsTroops, PieceKind::ArvnTroops]),
        Treated::CubesAsUs => PieceSet::COIN_CUBES,
    }
}

/// What the US Troops among `pieces` in `space`, and the cubes treated as such, remove in an Assault: 1 each,
/// 2 each with a US Base, half in Highland (3.2.4).
pub fn us_hits(space: Space, pieces: &Chosen, treated: Treated) -> u8 {
    let cubes = count(pieces, as_us(treated));
    if pieces[PieceKind::UsBases] > 0 {
        2 * cubes
    } else if space.terrain() == Terrain::Highland {
        cubes / 2
    } else {
        cubes
    }
}

/// Firepower of the US Troops among `pieces` in `space`, and of the cubes treated as such; at least 1 beside
/// an Underground Guerrilla with unshaded Search and Destroy.
pub fn us_firepower(game: &Game, space: Space, pieces: &Chosen, treated: Treated) -> u8 {
    let (cubes, hits) = (count(pieces, as_us(treated)), us_hits(space, pieces, treated));
    let searches = cubes > 0 && game.unshaded(LastingCard::SearchAndDestroy);
    if hits == 0 && searches && count(pieces, PieceSet::UNDERGROUND_GUERRILLAS) > 0 { 1 } else { hits }
}

/// COIN Firepower of `pieces` in `space` (T2): none without US Troops; where cubes count as such, theirs
/// alone.
pub fn coin_firepower(game: &Game, space: Space, pieces: &Chosen, treated: Treated) -> u8 {
    match (treated, count(pieces, as_us(treated))) {
        (_, 0) => 0,
        (Treated::Normally, _) => us_firepower(game, space, pieces, treated) + arvn_firepower(space, pieces),
        _ => us_firepower(game, space, pieces, treated),
    }
}

/// How many of `pieces` are vulnerable enemies (T2): NVA Troops, Active Guerrillas, and Bases, Tunneled or
/// not, where no Guerrilla is Underground; untunneled Bases even there if `with_abrams`. R2: T2 says Bases,
/// and Tunneled ones are Bases, although no Assault can count on them; `tunnels` may leave them out.
pub fn vulnerable_enemies(pieces: &Chosen, with_abrams: bool, tunnels: VulnerableTunnels) -> u8 {
    let insurgent_bases = vulnerable_kinds(tunnels);
    let bases = if count(pieces, PieceSet::UNDERGROUND_GUERRILLAS) == 0 {
        insurgent_bases
    } else if with_abrams {
        insurgent_bases - PieceSet::TUNNELS
    } else {
        PieceSet::NONE
    };
    count(pieces, PieceSet::ACTIVE_GUERRILLAS | PieceKind::NvaTroops.into() | bases)
}

/// The kinds of Base that can be vulnerable (R2).
const fn vulnerable_kinds(tunnels: VulnerableTunnels) -> PieceSet {
    use PieceKind as P;
    match tunnels {
        VulnerableTunnels::Count => PieceSet::of(&[P::NvaBases, P::NvaTunnels, P::VcBases, P::VcTunnels]),
        VulnerableTunnels::LeftOut => PieceSet::of(&[P::NvaBases, P::VcBases]),
    }
}

/// Where a Base of one of these kinds is and no Guerrilla of either Insurgent faction is Underground (T2).
pub fn vulnerable_bases(game: &Game, bases: PieceSet) -> SpaceSet {
    let board = game.board();
    board.with_any(bases & vulnerable_kinds(game.readings.vulnerable_tunnels))
        - board.with_any(PieceSet::UNDERGROUND_GUERRILLAS)
}

impl Scene<'_> {
    /// COIN Firepower in `space` as it stands.
    pub fn coin_firepower(&self, space: Space) -> u8 {
        coin_firepower(self.game, space, self.board().pieces(space), self.treated)
    }

    /// Whether unshaded Abrams lets the deciding US count untunneled Bases beside Underground Guerrillas.
    pub fn has_abrams(&self) -> bool {
        self.faction() == Faction::Us
            && self.game.unshaded(LastingCard::Abrams)
            && !self.turn.coin.assault.abrams
    }

    /// Vulnerable enemies among `pieces`, wherever they stand.
    pub fn vulnerable_among(&self, pieces: &Chosen, with_abrams: bool) -> u8 {
        vulnerable_enemies(pieces, with_abrams, self.game.readings.vulnerable_tunnels)
    }

    /// Vulnerable enemies in `space`.
    pub fn vulnerable_enemies(&self, space: Space) -> u8 {
        self.vulnerable_among(self.board().pieces(space), self.has_abrams())
    }
}
