//! A person's action: its legal steps, its open questions, and the words for it.

mod asked;
mod grammar;
pub mod legal;
mod moved;
