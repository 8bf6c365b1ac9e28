//! What a COIN faction's turn has done so far, and how its Operation ends.

use super::OperationName;
use super::assault::{AssaultProgress, FightTerms};
use super::patrol::{self, PatrolProgress};
use super::sweep::{self, SweepProgress};
use super::train::{self, TrainProgress};
use crate::action::named::Mover;
use crate::action::options::Form;
use crate::action::refusal::{Row, require};
use crate::action::turn::Turn;
use crate::board::Board;
use crate::game::table::Table;
use crate::special_activities::{
    SpecialName, advise::AdviseProgress, air_lift::AirLiftProgress, air_strike::AirStrikeProgress,
    govern::GovernProgress, raid::RaidProgress, transport::TransportProgress,
};
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::{BySpace, Space};
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;

/// What a COIN faction's turn has done so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CoinProgress {
    /// Pieces that have moved in the Operation, and Rangers in a Raid: each does once.
    pub arrived: Arrived,
    /// Train.
    pub train: TrainProgress,
    /// Patrol.
    pub patrol: PatrolProgress,
    /// How an Event changes its Sweeps and Assaults.
    pub fight: FightTerms,
    /// Sweeps, Advise's and Events' included.
    pub sweep: SweepProgress,
    /// Assaults, wherever they come from.
    pub assault: AssaultProgress,
    /// Advise.
    pub advise: AdviseProgress,
    /// Air Lift.
    pub air_lift: AirLiftProgress,
    /// Air Strike.
    pub air_strike: AirStrikeProgress,
    /// Govern.
    pub govern: GovernProgress,
    /// Transport, and the Armored Cavalry after it.
    pub transport: TransportProgress,
    /// Raid.
    pub raid: RaidProgress,
}

/// How many pieces of each kind have arrived in each space: cubes and Rangers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Arrived {
    counts: [BySpace<u8>; KINDS.len()],
    /// How many pieces a Special Activity spares that have not arrived, and takes arrived ones in their
    /// place.
    pub(crate) spared: u8,
}

const KINDS: [PieceKind; 5] = [
    PieceKind::UsTroops,
    PieceKind::ArvnTroops,
    PieceKind::ArvnPolice,
    PieceKind::ArvnRangersUnderground,
    PieceKind::ArvnRangersActive,
];

impl Arrived {
    /// How many pieces of the kind have arrived in `space`; 0 for kinds that are not counted.
    #[inline]
    pub fn of(&self, piece: PieceKind, space: Space) -> u8 {
        KINDS.iter().position(|kind| *kind == piece).map_or(0, |index| self.counts[index][space])
    }

    /// Notes that `count` pieces have arrived.
    #[inline]
    pub fn add(&mut self, piece: PieceKind, space: Space, count: u8) {
        if let Some(index) = KINDS.iter().position(|kind| *kind == piece) {
            self.counts[index][space] += count;
        }
    }

    /// Notes that `count` pieces that had arrived are gone.
    #[inline]
    pub fn take(&mut self, piece: PieceKind, space: Space, count: u8) {
        if let Some(index) = KINDS.iter().position(|kind| *kind == piece) {
            self.counts[index][space] -= count.min(self.counts[index][space]);
        }
    }

    /// Notes that `count` pieces of the `there` in `from` go on to `to` with something else than what they
    /// arrived by. Those that had not arrived go first, but for those spared.
    pub fn carry(&mut self, piece: PieceKind, from: Space, to: Space, count: u8, there: u8) {
        let marked = self.of(piece, from);
        let fewest = count.saturating_sub(there.saturating_sub(marked)).min(marked);
        let more = self.spared.min(count - fewest).min(marked - fewest);
        self.spared -= more;
        let carried = fewest + more;
        self.take(piece, from, carried);
        self.add(piece, to, carried);
    }

    /// The kinds that are counted, with the spaces where any has arrived.
    pub fn entries(&self) -> impl Iterator<Item = (PieceKind, Space, u8)> {
        KINDS.into_iter().zip(&self.counts).flat_map(|(kind, counts)| {
            counts.iter().filter(|(_, count)| **count > 0).map(move |(space, count)| (kind, space, *count))
        })
    }
}

/// The spaces selected for Advise or Govern, where there is no Train (4.1).
pub fn advised_or_governed(turn: &Turn) -> SpaceSet {
    if matches!(turn.special, Some(SpecialName::Advise | SpecialName::Govern)) {
        turn.special_spaces
    } else {
        SpaceSet::NONE
    }
}

/// The spaces selected for Train, where there is no Advise or Govern (4.1).
pub fn trained(turn: &Turn) -> SpaceSet {
    if turn.operation == Some(OperationName::Train) { turn.spaces } else { SpaceSet::NONE }
}

/// Ends the Operation of a COIN faction: carries out what is mandatory and has not been done. Doing it twice
/// does nothing.
///
/// # Errors
/// G10 when no space was selected, and what the Operation leaves open that it must not.
pub fn finish_operation(table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
    let Some(operation) = turn.operation else { return Ok(()) };
    if operation != OperationName::Patrol {
        require(!turn.spaces.is_empty(), Row::G10.refuses("select at least 1 space"))?;
    }
    match operation {
        OperationName::Train => train::finish(table, turn),
        OperationName::Patrol => patrol::finish(table, turn),
        OperationName::Sweep => sweep::finish(table, turn),
        _ => Ok(()),
    }
}

/// The moves that `may` allows, one for each number of each kind in each space it can come from.
pub(crate) fn movers(board: &Board, kinds: PieceSet, may: impl Fn(Mover) -> bool) -> Vec<Mover> {
    let mut list = Vec::new();
    for piece in kinds.iter() {
        for from in board.with(piece).iter() {
            let counts = (1..=board.count(from, piece)).map(|count| Mover { piece, count, from });
            list.extend(counts.take_while(|mover| may(*mover)));
        }
    }
    list
}

/// The moves that `may` allows: for each kind in each space it can come from, the most of it.
pub fn moves(board: &Board, kinds: PieceSet, may: impl Fn(Mover) -> bool) -> Vec<Form> {
    let mut forms = Vec::new();
    for piece in kinds.iter() {
        for from in board.with(piece).iter() {
            let most = (1..=board.count(from, piece))
                .take_while(|count| may(Mover { piece, count: *count, from }))
                .last();
            forms.extend(most.map(|most| Form::up_to("move", most).with(piece).at(from)));
        }
    }
    forms
}
