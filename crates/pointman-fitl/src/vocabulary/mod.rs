//! The nouns of Fire in the Lake, one a file: each a small `Copy` type with its ids, its sets, and the tables
//! indexed by it.

pub mod boxes;
pub mod card;
pub mod card_facts;
pub mod edition;
pub mod faction;
pub mod faction_set;
pub mod lasting;
pub mod leader;
pub mod phase;
pub mod piece;
pub mod piece_set;
pub mod space;
pub mod space_set;
pub mod support;
pub mod town;
pub mod track;
pub mod with_names;
