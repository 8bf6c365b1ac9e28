//! Fire in the Lake: the vocabulary of the game, the board, and the effects that change it.
//!
//! - Nouns, one a file: [`Faction`], [`PieceKind`], [`Space`], [`SupportLevel`], [`Control`], [`Track`], [`BoxName`], [`Card`]…, with
//!   sets ([`SpaceSet`], [`PieceSet`]) and tables indexed by them ([`ByFaction`], [`ByPiece`], [`BySpace`]…).
//! - [`Setup`] is a board as it was read, [`Board`] one that keeps every rule of pieces, markers and tracks; [`Setup::validate`] leads from
//!   one to the other and names every fault.
//! - [`Effect`]s are the only way a board changes.
//! - A [`Scenario`] gives the board at the start.

pub mod action;
mod apply;
pub mod board;
pub mod boxes;
pub mod card;
pub mod choice;
pub mod control;
pub mod edition;
pub mod effect;
pub mod effect_error;
pub mod faction;
pub mod faction_set;
pub mod game;
pub mod game_effect;
pub mod lasting;
pub mod leader;
mod map;
pub mod named;
pub mod operations;
pub mod options;
pub mod piece;
pub mod piece_set;
mod recount;
pub mod refusal;
mod regions;
pub mod scenario;
pub mod setup;
pub mod setup_fault;
pub mod space;
pub mod space_set;
pub mod special_activities;
pub mod support;
pub mod table;
pub mod town;
pub mod track;
pub mod turn;
pub mod victory;
pub mod vocabulary;
pub mod voluntary;
pub mod words;

pub use action::{ActionStep, Step};
pub use board::Board;
pub use boxes::{BoxName, ByBox};
pub use card::{Card, CardKind, CardSide, Series};
pub use choice::Pieces;
pub use control::{Control, ControlMap};
pub use edition::Edition;
pub use effect::Effect;
pub use effect_error::EffectError;
pub use faction::{ByFaction, BySide, Faction, Side};
pub use faction_set::FactionSet;
pub use game::Game;
pub use game_effect::{EligibilityMark, GameEffect};
pub use lasting::{ByLastingCard, Lasting, LastingCard, LastingEntry};
pub use leader::{Leader, LeaderBox};
pub use named::{Mover, Named};
pub use operations::OperationName;
pub use options::{Form, Options, SpaceOptions};
pub use piece::{ByPiece, ByPieceType, PieceClass, PieceKind, PieceType};
pub use piece_set::PieceSet;
pub use refusal::{Refusal, Row};
pub use scenario::Scenario;
pub use setup::{Setup, SetupError};
pub use setup_fault::{SetupFault, SetupFaultKind, SetupFaultKinds};
pub use space::{BySpace, Region, Space, SpaceKind, Terrain};
pub use space_set::SpaceSet;
pub use special_activities::SpecialName;
pub use support::SupportLevel;
pub use table::{Cause, Table};
pub use town::Town;
pub use track::{ByTrack, Policy, Track};
pub use turn::{Terms, Turn};
pub use victory::Totals;
pub use voluntary::Taken;
pub use words::Words;
