//! How a non-player decides a choice of an Event where it does not do so by its tables alone (T5.5.3,
//! T5.5.6).

use crate::game::Game;
use crate::operations::assault::Treated;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::PieceType;
use crate::vocabulary::space::Space;

/// How a non-player decides a choice.
#[derive(Debug, Clone, Copy)]
pub enum Way {
    /// Pieces to place, remove or lose by its tables (T2.1.3, T2.1.4, T5.8); anything else at random.
    Tables,
    /// The space by the column for that.
    For(Purpose),
    /// The space by that column of another faction's table.
    As(Faction, Purpose),
    /// The space by the column for that, among those to which such a piece would move by the Move Priorities
    /// of its faction (T5.7).
    Reinforced(Purpose, PieceType),
    /// The space with most of this, at random among equals.
    Most(fn(&Game, Space) -> i16),
    /// The spaces are narrowed by each of these in turn, one that none meets is skipped; then at random.
    Rows(&'static [fn(&Game, Space) -> bool]),
    /// That many pieces of one space, this one included, go at once: those still to go are chosen together
    /// (T5.8).
    AtOnce(u8),
    /// The space in which a Sweep and an Assault, with cubes treated so, would remove most Insurgent pieces;
    /// where none would, by the column for Sweeps where one would Activate.
    Forecast(Treated),
    /// Pieces in a box in the order for removing enemies.
    Harm,
    /// Pieces in a box in the order for giving up.
    GiveUp,
    /// The word at that place.
    Word(usize),
    /// That faction.
    Faction(Faction),
    /// The highest number.
    Highest,
    /// It declines.
    Declines,
}

/// What a space is selected for: it names a column of the faction's table (T5.5.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// Shifting Support its way; NVA takes the space with most Support.
    Shift,
    /// Placing Bases or Tunnels.
    Bases,
    /// Placing cubes or Special Forces, or Guerrillas.
    Forces,
    /// Placing US, ARVN or NVA Troops.
    Troops,
    /// Removing or replacing.
    Remove,
    /// Placing Terror.
    Terror,
    /// Striking from the air.
    AirStrike,
    /// Sweeping.
    Sweep,
    /// Marching.
    March,
}
