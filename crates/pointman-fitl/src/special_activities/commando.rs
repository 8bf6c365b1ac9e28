//! What Advise and Raid do with one Special Force: it is Activated and removes 2 enemy pieces (4.2.1, 4.3.3).

use crate::action::choice::Pieces;
use crate::action::named::NamedPieces;
use crate::action::refusal::{Refusal, Row, require};
use crate::action::ways;
use crate::board::Board;
use crate::game::table::{Cause, Table};
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use pointman_core::error::Error;

/// By which rows a wrong Special Force or victim is refused, and a wrong number of victims.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rows {
    /// No Underground Special Force.
    pub force: Row,
    /// A Base, protected or Tunneled.
    pub victim: Row,
    /// Fewer or more than 2.
    pub count: Row,
}

/// Enemy pieces removed at once.
pub const VICTIMS: u8 = 2;

/// Insurgent pieces other than Bases, Underground ones included.
fn forces() -> PieceSet {
    PieceSet::INSURGENT & PieceSet::FORCES
}

/// Bases without a Tunnel.
fn bases() -> PieceSet {
    (PieceSet::INSURGENT & PieceSet::BASES) - PieceSet::TUNNELS
}

/// How many pieces are removed in `space`: 2, or all that can be.
pub fn victims(board: &Board, space: Space) -> u8 {
    let (forces, bases) = (board.count_of(space, forces()), board.count_of(space, bases()));
    (forces + bases).min(VICTIMS)
}

/// Every way to choose the pieces that are removed in `space`: Bases once no other piece is left.
pub(crate) fn ways(board: &Board, space: Space) -> Vec<Vec<Pieces>> {
    let of_forces = board.count_of(space, forces()).min(VICTIMS);
    let of_bases = board.count_of(space, bases()).min(VICTIMS - of_forces);
    let bases = ways::in_space(board, space, bases(), of_bases);
    let with_bases = |forces: Vec<Pieces>| bases.iter().map(move |bases| [&forces[..], bases].concat());
    ways::in_space(board, space, forces(), of_forces).into_iter().flat_map(with_bases).collect()
}

/// Whether this Special Force may be Activated in `space`.
///
/// # Errors
/// The row for the Special Force.
pub fn may_act(
    board: &Board,
    space: Space,
    force: PieceKind,
    of: PieceSet,
    rows: Rows,
) -> Result<(), Refusal> {
    let is_one = (of & PieceSet::SPECIAL_FORCES & PieceSet::UNDERGROUND).contains(force);
    require(is_one, rows.force.at(space, "only an Underground Special Force may be Activated"))?;
    require(board.count(space, force) > 0, rows.force.at(space, "has no such Underground Special Force"))
}

/// Activates the Special Force and removes 2 enemy pieces: those named, the rest where there is one way;
/// Bases once no other piece is left.
///
/// # Errors
/// The rows; G13, G21.
pub fn act(
    table: &mut Table<'_>,
    space: Space,
    force: PieceKind,
    of: PieceSet,
    named: &[Pieces],
    rows: Rows,
) -> Result<(), Error> {
    may_act(table.board(), space, force, of, rows)?;
    let guarded = table.board().count_of(space, forces()) >= VICTIMS;
    table.flip(space, force, 1)?;
    let mut left = VICTIMS;
    let mut named = NamedPieces::of(named);
    for kinds in [forces(), bases()] {
        let count = table.board().count_of(space, kinds).min(left);
        let taken = named.take(table.board(), space, kinds, count, rows.count, format_args!("remove"))?;
        for (piece, count) in taken.iter().filter(|(_, count)| **count > 0) {
            table.remove(space, piece, *count, Cause::Return)?;
        }
        left -= count;
        if left == 0 {
            break;
        }
    }
    match named.unused() {
        None => Ok(()),
        Some(piece) if !PieceSet::INSURGENT.contains(piece) => {
            Err(Row::G21.at(space, "US and ARVN pieces are not enemies").into())
        }
        Some(piece) if piece.is_tunneled() => {
            Err(rows.victim.at(space, "a Tunneled Base cannot be removed").into())
        }
        Some(piece) if piece.is_base() && guarded => Err(rows
            .victim
            .at(space, "Bases may be removed only when no other Insurgent piece is there")
            .into()),
        Some(_) => Err(rows.count.at(space, "too many pieces removed").limited(VICTIMS).into()),
    }
}
