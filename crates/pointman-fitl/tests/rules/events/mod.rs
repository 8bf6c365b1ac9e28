//! Every text of every card, executed by people and by non-players (5.0, T5.5).

pub mod asked;
mod cards_001_030;
mod cards_031_062;
mod cards_063_090;
mod cards_091_124;
mod coverage;
mod event;
mod granted_coin;
mod granted_coin_late;
mod granted_insurgent;
mod interplay;
mod open_questions;
pub mod random;
use crate::trung::scene;
