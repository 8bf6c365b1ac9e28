//! The game around the Operations: cards, decks, sequence of play, Pivotal Events, Coup cards, victory,
//! documents, commands.

mod cards;
mod coup_card;
mod documents;
mod helpers;
pub mod pivotal;
mod ranking;
mod sequence;
mod starting;
