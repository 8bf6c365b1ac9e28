//! Random legal play of whole games: every law of the game holds after each effect, documents survive being
//! written and read, and the history runs again to the same digests.

#[path = "../fitl_coup/answer.rs"]
mod answer;
#[path = "../fitl_events/asked.rs"]
mod asked;
mod attempt;
mod example;
mod games;
mod laws;
mod player;
mod steps;
mod words;
