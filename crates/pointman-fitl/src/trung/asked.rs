//! What non-players answer when a person's action, or a card, asks them (T2.1.4, T2.1.5, T5.8).
//!
//! - ARVN: the cubes that desert at a Failed Attempt, [`desertion`].
//! - NVA: the cubes that M-48 Patton (shaded) costs a Patrol, [`cubes_lost_to_m48`]; of a non-player's Patrol
//!   a person says it, [`patrol::lose_named`].
//! - US: the piece that SA-2s (unshaded) cost NVA, whoever causes the Air Strike, [`sam_victim`].
//! - Any: pieces of its own that it gives up, [`give_up_pieces`] and [`given_up`].
//!
//! Nobody asks a non-player for Resources (1.5.2) or takes its pieces from the map (1.4.1): the rules refuse
//! both by themselves.

use super::column::Column;
use super::firepower::pieces_in;
use super::piece_order::{PieceUse, take};
use super::removal::give_up;
use super::scene::Scene;
use super::select::select;
use crate::action::choice::Chosen;
use crate::action::turn::{Terms, Turn};
use crate::board::Board;
use crate::coup::Deserted;
use crate::game::Game;
use crate::game::table::{Cause, Table};
use crate::operations::{OperationName, patrol};
use crate::special_activities::air_strike::{SamVictim, sam_victims};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::piece::{ByPiece, PieceKind};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// The spaces in which a Failed Attempt can cost cubes: there are 60, and each takes 3.
const MOST_DESERTED: usize = 20;

/// What SA-2s look for in a space, and take there, the best first; Underground Guerrillas before Active ones
/// (T5.8).
const BY_SAMS: [PieceSet; 3] = [
    PieceSet::of(&[PieceKind::NvaBases]),
    PieceSet::of(&[PieceKind::NvaTroops]),
    PieceSet::of(&[PieceKind::NvaGuerrillasUnderground, PieceKind::NvaGuerrillasActive]),
];

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
    let all = if game.failed_attempt_is_due() { SpaceSet::ALL } else { SpaceSet::NONE };
    let due = all.filter(|space| game.deserting(space) > 0);
    for (slot, space) in deserted.spaces.iter_mut().zip(due) {
        let lost = given_up(game.board(), space, PieceSet::ARVN_CUBES, game.deserting(space));
        *slot = Deserted { space, troops: lost[PieceKind::ArvnTroops], police: lost[PieceKind::ArvnPolice] };
    }
    deserted.len = due.len();
    deserted
}

/// Which `number` of its pieces of these kinds in `space` a non-player gives up at once (T5.8): all of them
/// if there are no more, but never a Tunneled Base.
///
/// ```
/// use pointman_fitl::trung::asked::given_up;
/// use pointman_fitl::{PieceKind, PieceSet, Scenario, Space};
/// let board = Scenario::Full.board();
/// let lost = given_up(&board, Space::Saigon, PieceSet::ARVN_CUBES, 3);
/// assert_eq!((lost[PieceKind::ArvnTroops], lost[PieceKind::ArvnPolice]), (2, 1));
/// ```
pub fn given_up(board: &Board, space: Space, kinds: PieceSet, number: u8) -> Chosen {
    take(&pieces_in(board, space), kinds - PieceSet::TUNNELS, PieceUse::GiveUp, FactionSet::NONE, number)
}

/// Non-player `faction` gives up `number` pieces of these kinds in these spaces, one at a time, each where it
/// has most pieces (T2.1.4). Gives how many went.
///
/// # Errors
/// When the dice give no answer.
pub fn give_up_pieces<T: Trace>(
    table: &mut Table<'_>,
    faction: Faction,
    (kinds, spaces): (PieceSet, SpaceSet),
    number: u8,
    cause: Cause,
    trace: &mut T,
) -> Result<u8, Error> {
    for given in 0..number {
        let next = give_up(table.game, faction, kinds, spaces, table.dice, trace)?;
        let Some((space, piece)) = next else { return Ok(given) };
        trace.note(
            "T2.1.4",
            format_args!("{} gives up {} in {}", faction.name(), piece.counted(1), space.name()),
        );
        table.remove(space, piece, 1, cause)?;
    }
    Ok(number)
}

/// Non-players decide what the Operation of `turn` leaves to them before it ends.
///
/// # Errors
/// When the dice give no answer; otherwise never by the rules.
pub fn before_operation_ends<T: Trace>(
    table: &mut Table<'_>,
    turn: &mut Turn,
    trace: &mut T,
) -> Result<(), Error> {
    if turn.operation == Some(OperationName::Patrol) && !table.game.is_player(Faction::Nva) {
        patrol::activate_rest(table, turn)?;
        cubes_lost_to_m48(table, turn, trace)?;
    }
    if std::mem::take(&mut turn.coin.air_strike.victim_due)
        && let Some(SamVictim { space, piece }) = sam_victim(table, trace)?
    {
        table.remove(space, piece, 1, Cause::Return)?;
    }
    Ok(())
}

/// NVA removes 2 of the cubes that moved in the Patrol of `turn` (M-48 Patton, shaded): in a space by its
/// column, and if but 1 was there, in another.
///
/// # Errors
/// When the dice give no answer; otherwise never by the rules.
pub fn cubes_lost_to_m48<T: Trace>(
    table: &mut Table<'_>,
    turn: &mut Turn,
    trace: &mut T,
) -> Result<(), Error> {
    let mut left = patrol::may_be_lost(table.game, turn);
    if left == 0 {
        return Ok(());
    }
    let nva = Turn::of(Faction::Nva, Terms::FULL);
    while left > 0 {
        let spaces: SpaceSet = patrol::moved_cubes(table.game, turn).map(|moved| moved.from).collect();
        let scene = Scene::of(table.game, &nva);
        let Some(space) = select(&scene, Column::NvaRemoveOrReplace, spaces, table.dice, trace)? else {
            break;
        };
        let mut there = ByPiece::default();
        for moved in patrol::moved_cubes(table.game, turn).filter(|moved| moved.from == space) {
            there[moved.piece] += moved.count;
        }
        trace.note("card 14", format_args!("M-48 Patton: NVA removes cubes in {}", space.name()));
        let lost = take(&there, PieceSet::COIN_CUBES, PieceUse::Harm, table.game.players(), left);
        for piece in PieceSet::COIN_CUBES.iter() {
            turn.coin.arrived.take(piece, space, lost[piece]);
            table.remove(space, piece, lost[piece], Cause::Loss)?;
            left -= lost[piece];
        }
    }
    turn.coin.patrol.lost = true;
    Ok(())
}

/// Which NVA piece outside South Vietnam the US removes for SA-2s (unshaded): where there are Bases, Troops
/// and Guerrillas as far as any space has them, by its column among those, a Base before a Troop before a
/// Guerrilla; none if there is none.
///
/// # Errors
/// When the dice give no answer.
pub fn sam_victim<T: Trace>(table: &mut Table<'_>, trace: &mut T) -> Result<Option<SamVictim>, Error> {
    let us = Turn::of(Faction::Us, Terms::FULL);
    let holding = |kinds: PieceSet, board: &Board| {
        SpaceSet::OUTSIDE_SOUTH_VIETNAM.filter(|space| sam_victims(board, space) & kinds != PieceSet::NONE)
    };
    let board = table.game.board();
    let narrowed = BY_SAMS.into_iter().fold(holding(PieceSet::ALL, board), |spaces, kinds| {
        match spaces & holding(kinds, board) {
            none if none.is_empty() => spaces,
            some => some,
        }
    });
    let scene = Scene::of(table.game, &us);
    let selected = select(&scene, Column::UsRemoveOrReplace, narrowed, table.dice, trace)?;
    let victim = selected.and_then(|space| {
        let here = sam_victims(table.game.board(), space);
        let piece = BY_SAMS.into_iter().flat_map(PieceSet::iter).find(|kind| here.contains(*kind))?;
        Some(SamVictim { space, piece })
    });
    if let Some(SamVictim { space, piece }) = victim {
        trace.note("card 34", format_args!("SA-2s cost NVA {} in {}", piece.counted(1), space.name()));
    }
    Ok(victim)
}
