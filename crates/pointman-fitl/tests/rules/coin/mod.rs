//! The Operations and Special Activities of US and ARVN: each row of refusals, each Capability, Momentum and
//! leader, and the laws of them all.

mod advise;
mod air_lift;
mod air_strike;
mod assault;
pub mod chance;
mod govern;
mod laws;
mod options;
mod patrol;
mod raid;
pub mod scene;
mod sweep;
mod train;
mod transport;
