//! Support in an FNG mission against the rules: tables cell by cell, every footnote, the worked examples, and
//! laws that hold for any play.

#[path = "fng_support/air.rs"]
mod air;
#[path = "fng_support/cards.rs"]
mod cards;
#[path = "fng_support/commands.rs"]
mod commands;
#[path = "fng_support/examples.rs"]
mod examples;
#[path = "fng_support/footnotes.rs"]
mod footnotes;
#[path = "fng_support/guns.rs"]
mod guns;
#[path = "fng_support/helicopters.rs"]
mod helicopters;
#[path = "fng_support/ordnance.rs"]
mod ordnance;
#[path = "fng_support/scene.rs"]
mod scene;
#[path = "fng_support/tables.rs"]
mod tables;
#[path = "fng_support/turns.rs"]
mod turns;
