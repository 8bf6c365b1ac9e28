//! The rules of Fire in the Lake, area by area.

mod action;
mod advise;
mod coin;
mod coup;
mod data;
mod effects;
mod events;
mod game;
mod insurgent;
mod library;
mod play;
mod rehearsal;
mod rule_texts;
mod schemas;
mod setup;
mod soak;
mod trung;
mod vocabulary;
