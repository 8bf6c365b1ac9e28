//! Whether what is typed means an answer: by its name, a letter, a part of it, or another word for it.

use super::legend::LETTERS;
use super::pieces::{SHORTEST_COUNTED, is_pieces};
use super::places::{is_part, space_typed};
use crate::fitl::{Card, CardKind, Faction, Space};
use crate::play::console::DONE;
use crate::question::NOTHING;

/// Whether `typed` names what the legal answer `word` names.
pub fn means(typed: &str, word: &str) -> bool {
    means_beside(space_typed(typed), typed, word)
}

/// The same, where `typed` is the name of `space`, or of none.
pub fn means_beside(space: Option<Space>, typed: &str, word: &str) -> bool {
    space.is_some_and(|space| space.id() == word)
        || is_pieces(typed, word)
        || is_part(typed, word)
        || is_coup_card(typed, word)
        || ends(typed, word)
        || is_force(typed, word)
        || is_flip(typed, word)
        || is_direction(typed, word)
}

/// Whether both say which way a level shifts: toward Support, or toward Opposition.
fn is_direction(typed: &str, word: &str) -> bool {
    let named = match word {
        "up" => "support",
        "down" => "opposition",
        _ => return false,
    };
    typed.len() >= SHORTEST_COUNTED && named.starts_with(typed)
}

/// Whether both are what a Special Force does by itself in an Advise (4.2.1).
fn is_force(typed: &str, word: &str) -> bool {
    word == "force" && ["sf", "special force", "special forces"].contains(&typed)
}

/// Whether both turn Guerrillas Underground (3.3.1).
fn is_flip(typed: &str, word: &str) -> bool {
    word == "underground" && typed.len() >= SHORTEST_COUNTED && "flip".starts_with(typed)
}

/// The pieces that are typed without whose they are, where `word` counts pieces of `owner` by a letter:
/// `6 police` for `6 arvn police` and `6p`.
pub fn without_owner(typed: &str, word: &str, owner: Faction) -> Option<String> {
    let letter = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    // A number alone counts Guerrillas, where those alone are placed.
    let is_counted =
        letter.len() < word.len() && (letter.is_empty() || LETTERS.iter().any(|(known, _)| *known == letter));
    let words: Vec<&str> = typed.split(' ').collect();
    let rest: Vec<&str> = words.iter().copied().filter(|word| *word != owner.id()).collect();
    let is_number = |word: &str| word.chars().all(|letter| letter.is_ascii_digit());
    let is_named = match rest[..] {
        [] => false,
        [only] => !is_number(only),
        _ => typed.starts_with(|letter: char| letter.is_ascii_digit()) || words[0] == owner.id(),
    };
    (is_counted && is_named && rest.len() < words.len()).then(|| rest.join(" "))
}

/// Whether `typed` names the Special Forces of the other COIN faction: a letter counts those of `by`, and the
/// other's are asked for by their name, as the Rangers that the US places (3.2.1).
pub fn is_of_other_forces(typed: &str, word: &str, by: Option<Faction>) -> bool {
    let others = match by {
        Some(Faction::Us) => "rangers",
        Some(Faction::Arvn) => "irregulars",
        _ => return false,
    };
    let is_others = |name: &str| !name.is_empty() && others.starts_with(name);
    let letter = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let number = |name: &str| name.trim_start_matches(|letter: char| letter.is_ascii_digit()).to_owned();
    ["u", "a"].contains(&letter) && typed.split(' ').any(|name| is_others(&number(name)))
}

/// Whether both end what was being said: `none` where `done` is meant.
fn ends(typed: &str, word: &str) -> bool {
    typed == NOTHING && word == DONE
}

/// Whether `typed` is `coup` and `word` one of the Coup cards, of whose names no word says that:
/// `125 Nguyen Khanh`.
fn is_coup_card(typed: &str, word: &str) -> bool {
    let card = word.split_once(' ').and_then(|(number, _)| number.parse::<Card>().ok());
    typed == "coup" && card.is_some_and(|card| card.kind() == CardKind::Coup)
}
