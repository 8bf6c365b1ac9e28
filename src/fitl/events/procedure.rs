//! Procedures of non-players that only one text or two have: where a non-player does something else than a person would be asked for.

use crate::fitl::space_set::SpaceSet;

/// What a non-player does for a text by a procedure of its own. A text asks for it only where no person decides.
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
}

/// What a non-player NVA or VC does by a procedure of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InsurgentProcedure {
    /// NVA executes the whole of the Easter Offensive (card 122).
    EasterOffensive,
}
