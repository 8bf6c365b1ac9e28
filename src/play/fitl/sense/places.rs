//! What spaces and boxes are called: any word of a space's name, a LoC by its ends.

use pointman_core::vocabulary::Term;

use super::pieces::{SHORTEST_COUNTED, is_of_pieces};
use crate::fitl::{BoxName, PieceKind, Space, Words};
use crate::play::answers::LONGEST_NAME;

/// Takes the next words as a place: by its name, or by a part of it that only one of `places` has, as a LoC
/// by one of its ends.
pub(super) fn place_next<'p>(words: &mut Words<'_>, places: &[&'p str]) -> Option<&'p str> {
    if let Some(space) = words.find_space() {
        return Some(space.id());
    }
    let mut ahead = words.clone();
    let typed: Vec<&str> = std::iter::from_fn(|| ahead.next("a word").ok()).take(LONGEST_NAME).collect();
    let is_name = |word: &&&str| word.starts_with(|letter: char| letter.is_alphabetic());
    let most = typed.iter().take_while(is_name).count();
    let named = |used: usize| {
        let name = typed[..used].join(" ");
        let mut meant = places.iter().filter(|place| is_part(&name, place));
        let only = meant.next().filter(|_| meant.next().is_none() && name.len() >= SHORTEST_BEGINNING)?;
        Some((*only, used))
    };
    let (place, used) = (1..=most).rev().find_map(named)?;
    for _ in 0..used {
        words.next("a word").ok()?;
    }
    Some(place)
}

/// The box that pieces come from or go to whose name the word begins.
pub(super) fn box_named(word: &str) -> Option<&'static str> {
    let begins = |held: &BoxName| word.len() >= SHORTEST_BEGINNING && held.id().starts_with(word);
    BoxName::ALL.into_iter().find(begins).map(BoxName::id)
}

/// The Province or City of whose name only this word, or the beginning of one, is typed: `parrot`.
pub(super) fn begun_name(word: &str) -> Option<Space> {
    if word.len() < SHORTEST_BEGINNING {
        return None;
    }
    let begins = |space: &Space| !space.is_loc() && is_part(word, space.id());
    let mut begun = Space::ALL.into_iter().filter(begins);
    begun.next().filter(|_| begun.next().is_none() && PieceKind::named(word).is_none())
}

/// Whether the word begins the name of a space, or a part of it.
pub fn begins_name(word: &str) -> bool {
    let word = word.to_lowercase();
    !is_of_pieces(&word) && Space::ALL.into_iter().any(|space| is_part(&word, space.id()))
}

/// So many letters begin a name, and no piece or number.
const SHORTEST_BEGINNING: usize = 4;

/// Whether `typed` names a City or Province in full that is none of `words`, while others of those are among
/// them: `hue` is no LoC that ends there where Cities are asked for too.
pub fn names_another(typed: &str, words: &[&str]) -> bool {
    let plain = |name: &str| name.to_lowercase().replace([' ', '_'], "-").replace('\'', "");
    let typed = plain(typed);
    let is_named = |space: &Space| space.id() == typed || plain(space.name()) == typed;
    let places = || Space::ALL.into_iter().filter(|space| !space.is_loc());
    // A word that other names begin with is no later part of another: `binh` of Binh Dinh is not Vinh Binh.
    let begins = |space: &Space| space.id().split('-').next() == Some(&typed[..]);
    let may_be = |space: &Space| words.contains(&space.id()) && is_part(&typed, space.id());
    if places().any(|space| begins(&space) && !words.contains(&space.id()))
        && !Space::ALL.iter().any(|space| begins(space) && words.contains(&space.id()))
        && places().any(|space| may_be(&space))
    {
        return true;
    }
    let Some(named) = places().find(is_named) else { return false };
    !words.contains(&named.id()) && places().any(|space| words.contains(&space.id()))
}

/// Whether the words are the name of a Province or City; a LoC is also called by two of those, as a move is,
/// and named for sure only with the word before them.
pub fn is_name(typed: &str) -> bool {
    let mut words = Words::of(typed);
    let is_called_so = |space: Space| !space.is_loc() || typed.starts_with("loc ");
    words.find_space().is_some_and(is_called_so) && words.is_done()
}

/// The space that is typed, and nothing else.
pub fn space_typed(typed: &str) -> Option<Space> {
    let mut words = Words::of(typed);
    words.find_space().filter(|_| words.is_done())
}

/// Whether `typed` is a word of a name: `light` of `8 Arc Light`, `trail` of `improve-trail`.
pub(super) fn is_part(typed: &str, word: &str) -> bool {
    let letters = typed.chars().filter(|letter| letter.is_alphabetic()).count();
    let word = word.to_lowercase();
    let numbered = typed.chars().all(|letter| letter.is_ascii_digit());
    if numbered {
        return word.split(' ').next() == Some(typed) && word.contains(' ');
    }
    let (word, typed) = (word.replace(' ', "-"), typed.replace(' ', "-"));
    // Of a LoC any words of its name say which, and `loc` before them says nothing else.
    if let (Some(ends), Some(name)) = (typed.strip_prefix("loc-"), word.strip_prefix("loc-")) {
        return name.starts_with(ends) || name.contains(&format!("-{ends}"));
    }
    letters > 1 && (word.starts_with(&typed) || word.contains(&format!("-{typed}")))
        || begins_parts(&typed, &word)
}

/// Whether each word that is typed begins one of the name, from its first: `s laos`. A letter behind the
/// first word may name pieces.
fn begins_parts(typed: &str, name: &str) -> bool {
    let (words, mut parts) = (typed.split('-'), name.split('-'));
    let is_long = |word: &str| word.len() >= SHORTEST_COUNTED && word.chars().all(char::is_alphabetic);
    typed.split('-').skip(1).all(is_long)
        && typed.contains('-')
        && words
            .into_iter()
            .all(|word| !word.is_empty() && parts.next().is_some_and(|part| part.starts_with(word)))
}
