//! Coup cards and the Coup Round (2.4, 6.0).
//!
//! `card` carries out the Coup card itself; the phases of the Round that follows have a file each.

pub mod card;

pub use card::{AfterCoupCard, Deserted, Desertion};
