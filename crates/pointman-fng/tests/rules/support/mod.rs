//! Support in an FNG mission against the rules: tables cell by cell, every footnote, the worked examples, and
//! laws that hold for any play.

mod air;
mod cards;
mod examples;
mod footnotes;
mod guns;
mod helicopters;
mod ordnance;
pub mod scene;
mod tables;
mod turns;
