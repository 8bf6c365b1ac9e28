//! Fire in the Lake: the vocabulary of the game, the board, and the effects that change it.
//!
//! - Nouns, one a file: [`Faction`], [`PieceKind`], [`Space`], [`SupportLevel`], [`Control`], [`Track`], [`BoxName`], [`Card`]…, with
//!   sets ([`SpaceSet`], [`PieceSet`]) and tables indexed by them ([`ByFaction`], [`ByPiece`], [`BySpace`]…).
//! - [`Setup`] is a board as it was read, [`Board`] one that keeps every rule of pieces, markers and tracks; [`Setup::validate`] leads from
//!   one to the other and names every fault.
//! - [`Effect`]s are the only way a board changes.
//! - A [`Scenario`] gives the board at the start.

mod apply;
pub mod board;
pub mod boxes;
pub mod card;
pub mod control;
pub mod edition;
pub mod effect;
pub mod effect_error;
pub mod faction;
mod map;
pub mod piece;
pub mod piece_set;
mod recount;
mod regions;
pub mod scenario;
pub mod setup;
pub mod setup_fault;
pub mod space;
pub mod space_set;
pub mod support;
pub mod town;
pub mod track;
pub mod victory;
pub mod vocabulary;

pub use board::Board;
pub use boxes::{BoxName, ByBox};
pub use card::{Card, CardKind, CardSide, Series};
pub use control::{Control, ControlMap};
pub use edition::Edition;
pub use effect::Effect;
pub use effect_error::EffectError;
pub use faction::{ByFaction, BySide, Faction, Side};
pub use piece::{ByPiece, ByPieceType, PieceClass, PieceKind, PieceType};
pub use piece_set::PieceSet;
pub use scenario::Scenario;
pub use setup::{Setup, SetupError};
pub use setup_fault::{SetupFault, SetupFaultKind, SetupFaultKinds};
pub use space::{BySpace, Region, Space, SpaceKind, Terrain};
pub use space_set::SpaceSet;
pub use support::SupportLevel;
pub use town::Town;
pub use track::{ByTrack, Policy, Track};
pub use victory::Totals;
