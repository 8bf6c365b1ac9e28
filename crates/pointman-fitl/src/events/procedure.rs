//! Procedures of non-players that only one text or two have: where a non-player does something else than a
//! person would be asked for.

use crate::coup::{Pacified, PacifyTerms};
use crate::vocabulary::piece::PieceType;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;

/// What a non-player does for a text by a procedure of its own. A text asks for it only where no person
/// decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Procedure {
    /// One of US or ARVN.
    Coin(CoinProcedure),
    /// One of NVA or VC.
    Insurgent(InsurgentProcedure),
}

/// What a non-player US or ARVN does by a procedure of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CoinProcedure {
    /// Sweeps in place in each of these spaces where that Activates a Guerrilla.
    SweepInPlace(SpaceSet),
    /// Sweeps in place or Assaults in each of these spaces where that has an effect (card 92).
    SweepOrAssault(SpaceSet),
    /// Assaults or Sweeps in place in 2 spaces (card 95).
    BestTwoSpaces,
    /// Lifts Special Forces to Cambodia (card 62).
    LiftSpecialForces,
    /// Moves pieces of a type to one space.
    Gather(Gathering),
    /// Pacifies as in the Support Phase, on these terms and after what was done.
    Pacify {
        /// What the other faction has Pacified.
        done: Pacified,
        /// The terms.
        terms: PacifyTerms,
    },
    /// Commits and withdraws as in the Commitment Phase, its Casualties being settled.
    Commitment,
    /// Brings US Troops from a Province to that City, 2 for each piece in Casualties (card 91).
    BringToCity(Space),
    /// Redeploys Troops as if there were no Bases (card 90).
    RedeployWithoutBases,
}

/// A move of pieces to one space by the Move Priorities of their faction (T5.7, MOVE-TO).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gathering {
    /// What moves.
    pub piece_type: PieceType,
    /// The most that move.
    pub most: u8,
    /// Where to.
    pub to: Space,
    /// Where from.
    pub from: SpaceSet,
    /// Whether more come, one at a time from where most are, until so many have moved.
    pub mandatory: bool,
}

/// What a non-player NVA or VC does by a procedure of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InsurgentProcedure {
    /// NVA executes the whole of the Easter Offensive (card 122).
    EasterOffensive,
}
