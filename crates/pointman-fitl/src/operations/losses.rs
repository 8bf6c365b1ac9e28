//! Which US and ARVN pieces an Attack or Ambush removes: others before Bases, the rest as the attacker likes
//! (3.3.3, 4.4.3).

use crate::action::choice::{Chosen, Pieces, choose};
use crate::action::options::Form;
use crate::action::refusal::{Row, require};
use crate::action::ways;
use crate::board::Board;
use crate::vocabulary::faction::{Faction, Side};
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use pointman_core::error::Error;
use pointman_core::plural::counted;

/// Both COIN factions.
pub const BOTH: FactionSet = FactionSet::of_side(Side::Coin);

/// How many pieces are removed in a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Losses {
    /// Pieces other than Bases.
    pub forces: u8,
    /// Bases, when nothing else of US or ARVN is left.
    pub bases: u8,
}

impl Losses {
    /// What `number` removals take from the pieces of `targets` in `space`.
    ///
    /// ```
    /// use pointman_fitl::operations::losses::{BOTH, Losses};
    /// use pointman_fitl::{Board, BoxName, Effect, PieceKind, Space};
    /// let mut board = Board::cleared();
    /// for (piece, count) in [(PieceKind::UsBases, 1), (PieceKind::ArvnPolice, 1)] {
    ///     board.apply(Effect::Place { space: Space::Hue, piece, count, from: BoxName::Available }).unwrap();
    /// }
    /// assert_eq!(Losses::of(&board, Space::Hue, BOTH, 1), Losses { forces: 1, bases: 0 });
    /// assert_eq!(Losses::of(&board, Space::Hue, BOTH, 2), Losses { forces: 1, bases: 1 });
    /// ```
    pub fn of(board: &Board, space: Space, targets: FactionSet, number: u8) -> Losses {
        let targeted = pieces(targets);
        let forces = board.count_of(space, targeted - PieceSet::BASES).min(number);
        let protected = board.count_of(space, PieceSet::COIN - PieceSet::BASES) > forces;
        let bases = board.count_of(space, targeted & PieceSet::BASES).min(number - forces);
        Losses { forces, bases: if protected { 0 } else { bases } }
    }

    /// How many there are.
    pub const fn total(self) -> u8 {
        self.forces + self.bases
    }

    /// Every way to choose them.
    pub(crate) fn ways(self, board: &Board, space: Space, targets: FactionSet) -> Vec<Vec<Pieces>> {
        let targeted = pieces(targets);
        let forces = ways::in_space(board, space, targeted - PieceSet::BASES, self.forces);
        let bases = ways::in_space(board, space, targeted & PieceSet::BASES, self.bases);
        let with_bases = |forces: Vec<Pieces>| bases.iter().map(move |bases| [&forces[..], bases].concat());
        forces.into_iter().flat_map(with_bases).collect()
    }

    /// Chooses them: those in `wanted`, or the only ones there can be.
    ///
    /// # Errors
    /// `base` for a Base that is protected, G21 for pieces of NVA or VC, `row` for another number or other
    /// pieces, G13, G18.
    pub fn choose(
        self,
        board: &Board,
        space: Space,
        targets: FactionSet,
        wanted: &[Pieces],
        row: Row,
        base: Row,
    ) -> Result<Chosen, Error> {
        let (bases, forces): (Vec<Pieces>, Vec<Pieces>) =
            wanted.iter().partition(|pieces| pieces.piece.is_base());
        let is_enemy = wanted.iter().all(|pieces| pieces.piece.faction().side() == Side::Coin);
        require(is_enemy, Row::G21.at(space, "NVA and VC may remove only US and ARVN pieces"))?;
        let protected = "a Base may be removed only after all other US and ARVN pieces";
        require(
            Pieces::total(&bases) <= u32::from(self.bases),
            base.at(space, protected).limited(self.bases),
        )?;
        let total = Pieces::total(wanted);
        if !wanted.is_empty() && total != u32::from(self.total()) {
            let must = counted(usize::from(self.total()), "piece");
            let are = if total == 1 { "is" } else { "are" };
            return Err(Error::refused(
                format!("{}, {}", row.id(), row.rule()),
                format!("{}: {must} must go there, and {total} {are} named", space.name()),
            ));
        }
        let targeted = pieces(targets);
        // Whichever of the two is open, the answer names all the pieces.
        let of_all = |mut error: Error| {
            if let Error::Refused { asks: Some(asks), .. } = &mut error {
                let ways = self.ways(board, space, targets);
                asks.open
                    .iter_mut()
                    .for_each(|question| question.legal = ways.iter().map(|way| ways::words(way)).collect());
            }
            error
        };
        let kinds = targeted - PieceSet::BASES;
        let mut chosen = choose(board, space, kinds, self.forces, &forces, row, "remove").map_err(of_all)?;
        let kinds = targeted & PieceSet::BASES;
        let of_bases = choose(board, space, kinds, self.bases, &bases, row, "remove").map_err(of_all)?;
        for kind in PieceSet::BASES.iter() {
            chosen[kind] = of_bases[kind];
        }
        Ok(chosen)
    }
}

/// What may be removed where up to `number` are: a form for each kind.
pub fn removal_forms(board: &Board, space: Space, number: u8) -> Vec<Form> {
    let losses = Losses::of(board, space, BOTH, number);
    let most = |kind: PieceKind| {
        board.count(space, kind).min(if kind.is_base() { losses.bases } else { losses.forces })
    };
    let kinds = PieceSet::COIN.iter().map(|kind| (kind, most(kind)));
    kinds.filter(|(_, most)| *most > 0).map(|(kind, most)| Form::up_to("remove", most).with(kind)).collect()
}

/// How many of the chosen pieces are US Troops or US Bases: each costs the attacker a piece (3.3.3).
pub fn attrition(chosen: &Chosen) -> u8 {
    chosen[PieceKind::UsTroops] + chosen[PieceKind::UsBases]
}

/// Every piece of these factions.
fn pieces(factions: FactionSet) -> PieceSet {
    factions.iter().map(PieceSet::of_faction).fold(PieceSet::NONE, |all, some| all | some)
}

/// The factions aimed at: the one named, or both (3.1).
///
/// # Errors
/// G21 when NVA or VC is named, AT1 when the faction has no piece in `space`.
pub fn targets(board: &Board, space: Space, against: Option<Faction>) -> Result<FactionSet, Error> {
    match against {
        None => Ok(BOTH),
        Some(faction) => {
            require(
                faction.side() == Side::Coin,
                Row::G21.at(space, "an Attack must be against US or ARVN"),
            )?;
            require(
                board.count_by(space, faction) > 0,
                Row::AT1.at(space, "has no piece of the target faction"),
            )?;
            Ok(FactionSet::only(faction))
        }
    }
}
