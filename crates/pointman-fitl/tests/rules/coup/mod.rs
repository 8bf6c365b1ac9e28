//! The Coup Round: each phase with its rules, each row of refusals, each Capability, Momentum and leader, and
//! the laws of them all (6.0).

mod agitate;
pub mod answer;
mod choices;
mod commitment;
mod course;
mod entries;
pub mod laws;
mod options;
mod pacify;
mod redeploy;
mod reset;
mod resources;
mod scene;
mod victory;
