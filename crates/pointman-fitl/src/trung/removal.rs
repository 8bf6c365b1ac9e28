//! What non-players remove in combat (T5.8), and which of their own pieces they give up (T2.1.4).

use super::column::Column;
use super::firepower::{count, pieces_in};
use super::piece_order::{PieceUse, Taking, take};
use super::scene::Scene;
use super::select::{Names, select, select_most};
use crate::action::choice::Chosen;
use crate::game::Game;
use crate::game::readings::{EventRemovals, OwnLosses};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::piece::{ByPiece, PieceKind};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::dice::Dice;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// A stage of a removal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stage {
    /// The pieces that are removed in it, in the order for enemies.
    pub pieces: PieceSet,
    /// It is reached only when none of these is left.
    pub unless: PieceSet,
}

/// COIN pieces: all forces of both factions, then Bases (3.3.3).
pub static COIN_BASES_LAST: [Stage; 2] = [
    Stage { pieces: PieceSet::COIN_FORCES, unless: PieceSet::NONE },
    Stage { pieces: COIN_BASES, unless: PieceSet::COIN_FORCES },
];

/// Insurgent pieces by Assault, Air Strike and Cobras: NVA Troops, Active Guerrillas, then untunneled Bases
/// (3.2.4). Tunneled Bases are removed by none of them.
pub static INSURGENT_BASES_LAST: [Stage; 3] = [
    Stage { pieces: NVA_TROOPS, unless: PieceSet::NONE },
    Stage { pieces: PieceSet::ACTIVE_GUERRILLAS, unless: PieceSet::NONE },
    Stage { pieces: OPEN_BASES, unless: PieceSet::INSURGENT_FORCES },
];

/// The same by an Assault in which an Event has Tunnels protect nothing.
pub static INSURGENT_BASES_LAST_TUNNELS_TOO: [Stage; 3] = [
    Stage { pieces: NVA_TROOPS, unless: PieceSet::NONE },
    Stage { pieces: PieceSet::ACTIVE_GUERRILLAS, unless: PieceSet::NONE },
    Stage { pieces: ALL_BASES, unless: PieceSet::INSURGENT_FORCES },
];

/// Insurgent pieces by Special Forces and Raid: forces, Underground ones too, then untunneled Bases (4.2.1,
/// 4.3.3).
pub static BY_SPECIAL_FORCES: [Stage; 2] = [
    Stage { pieces: PieceSet::INSURGENT_FORCES, unless: PieceSet::NONE },
    Stage { pieces: OPEN_BASES, unless: PieceSet::INSURGENT_FORCES },
];

const NVA_TROOPS: PieceSet = PieceSet::of(&[PieceKind::NvaTroops]);
const OPEN_BASES: PieceSet = PieceSet::of(&[PieceKind::NvaBases, PieceKind::VcBases]);
const ALL_BASES: PieceSet =
    PieceSet::of(&[PieceKind::NvaBases, PieceKind::NvaTunnels, PieceKind::VcBases, PieceKind::VcTunnels]);
const COIN_BASES: PieceSet = PieceSet::of(&[PieceKind::UsBases, PieceKind::ArvnBases]);

/// Which of the `targets` among `pieces` up to `number` removals take, stage after stage; pieces that are no
/// targets still protect Bases.
///
/// ```
/// use pointman_fitl::trung::{COIN_BASES_LAST, removed};
/// use pointman_fitl::{ByPiece, FactionSet, PieceKind, PieceSet};
/// let mut there = ByPiece::default();
/// there[PieceKind::UsTroops] = 3;
/// there[PieceKind::UsBases] = 1;
/// assert_eq!(removed(&there, &COIN_BASES_LAST, PieceSet::ALL, FactionSet::NONE, 3)[PieceKind::UsBases], 0);
/// assert_eq!(removed(&there, &COIN_BASES_LAST, PieceSet::ALL, FactionSet::NONE, 4)[PieceKind::UsBases], 1);
/// ```
pub fn removed(
    pieces: &Chosen,
    stages: &[Stage],
    targets: PieceSet,
    players: FactionSet,
    number: u8,
) -> Chosen {
    let (mut left, mut all, mut more) = (*pieces, ByPiece::default(), number);
    for stage in stages {
        if more == 0 || count(&left, stage.unless) > 0 {
            break;
        }
        let taken = take(&left, stage.pieces & targets, PieceUse::Harm, players, more);
        for kind in stage.pieces.iter() {
            left[kind] -= taken[kind];
            all[kind] += taken[kind];
            more -= taken[kind];
        }
    }
    all
}

/// The space in which non-player `faction` gives up a piece next, and the piece: where it has most pieces of
/// any kind among the `spaces` with one that may go, and there by the order for friendly pieces. It never
/// offers a Tunneled Base (T2.1.4).
///
/// # Errors
/// When the dice give no answer.
pub fn give_up(
    game: &Game,
    faction: Faction,
    kinds: PieceSet,
    spaces: SpaceSet,
    dice: &mut dyn Dice,
    trace: &mut impl Trace,
) -> Result<Option<(Space, PieceKind)>, Error> {
    let board = game.board();
    let kinds = (kinds & PieceSet::of_faction(faction)) - PieceSet::TUNNELS;
    let counted = match game.readings.own_losses {
        OwnLosses::AllPieces => PieceSet::of_faction(faction),
        OwnLosses::Removable => kinds,
    };
    let candidates = spaces & board.with_any(kinds);
    let what = match faction {
        Faction::Us => "Where US gives up a piece, with most of its pieces",
        Faction::Arvn => "Where ARVN gives up a piece, with most of its pieces",
        Faction::Nva => "Where NVA gives up a piece, with most of its pieces",
        Faction::Vc => "Where VC gives up a piece, with most of its pieces",
    };
    let selected =
        select_most(candidates, what, |space| i16::from(board.count_of(space, counted)), dice, trace)?;
    Ok(selected.and_then(|space| {
        let kind = Taking::by(PieceUse::GiveUp, FactionSet::NONE).next(&pieces_in(board, space), kinds)?;
        Some((space, kind))
    }))
}

/// The space among `spaces`, and the piece of these `kinds` there, that the faction removes or replaces next:
/// by the faction's column among all that hold such a piece (T5.5.6, R179), and there in the order for
/// enemies (T5.8).
///
/// # Errors
/// When the dice give no answer.
pub fn next_to_remove(
    scene: &Scene<'_>,
    kinds: PieceSet,
    spaces: SpaceSet,
    dice: &mut dyn Dice,
    trace: &mut impl Trace,
) -> Result<Option<(Space, PieceKind)>, Error> {
    let board = scene.board();
    let all = spaces & board.with_any(kinds);
    let with_base = match scene.game.readings.event_removals {
        EventRemovals::Column => SpaceSet::NONE,
        EventRemovals::BasesFirst => all & board.with_any(kinds & PieceSet::BASES),
    };
    let candidates = if with_base.is_empty() { all } else { with_base };
    if candidates != all {
        trace.note(
            "T5.5.5",
            format_args!("A Base that may go: {} -> {}: {}", all.len(), candidates.len(), Names(candidates)),
        );
    }
    let selected = select(scene, Column::removing(scene.faction()), candidates, dice, trace)?;
    Ok(selected.and_then(|space| {
        let kind = Taking::by(PieceUse::Harm, scene.game.players()).next(&pieces_in(board, space), kinds)?;
        Some((space, kind))
    }))
}
