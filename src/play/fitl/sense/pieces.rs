//! What pieces, and what else a number counts, are called.

use pointman_core::vocabulary::Term;

use crate::fitl::Faction;

/// What pieces are called.
const PIECES: [&str; 11] = [
    "troops",
    "police",
    "guerrillas",
    "irregulars",
    "rangers",
    "bases",
    "tunnels",
    "underground",
    "active",
    "tunneled",
    "pieces",
];

/// What else a number counts, and stands before it in the rules' own words.
pub(super) const LEVELS: [&str; 2] = ["levels", "terror"];

/// So many letters of these say which is meant, and begin no name of a space.
pub(super) const SHORTEST_COUNTED: usize = 3;

/// Whether the word, or an id such as `us_troops`, names pieces or a part of their name.
pub(super) fn is_of_pieces(word: &str) -> bool {
    const SHORT: [&str; 9] = ["t", "p", "g", "i", "r", "b", "u", "a", "sf"];
    let is_part =
        |part: &str| Faction::with_id(part).is_some() || SHORT.contains(&part) || begins_one(part, &PIECES);
    !word.is_empty() && word.to_lowercase().split('_').all(is_part)
}

/// Whether a number before this word, a part of a name or an id, counts what it names.
pub fn is_counted(word: &str) -> bool {
    is_of_pieces(word) || begins_one(&word.to_lowercase(), &LEVELS)
}

/// Whether the word, or a beginning of one, is counted by a number behind it.
pub fn is_named_first(word: &str) -> bool {
    LEVELS.iter().any(|level| level.starts_with(word))
}

fn begins_one(part: &str, names: &[&str]) -> bool {
    part.len() >= SHORTEST_COUNTED && names.iter().any(|name| name.starts_with(part))
}

/// Whether both are pieces, of which `typed` says a part: `2`, `2t`, `t`, `troops`.
pub(super) fn is_pieces(typed: &str, word: &str) -> bool {
    // Whose they are may stand before their number: `us 1t`.
    if let Some((who, pieces)) = typed.split_once(' ')
        && Faction::with_id(who).is_some()
        && pieces.starts_with(|letter: char| letter.is_ascii_digit())
    {
        let of = word.split([' ', '_']).any(|part| part == who);
        return of && is_pieces(pieces, word);
    }
    let (Some((count, name)), Some((number, kind))) = (counted(typed), counted(word)) else { return false };
    // Where only Guerrillas are placed their number is the whole answer.
    if kind.is_empty() && count.is_some() && count == number {
        let names = ["u", "guerrillas", "underground guerrillas"];
        return !name.is_empty() && names.iter().any(|guerrillas| guerrillas.starts_with(name));
    }
    let says_something = count.is_some() || !name.is_empty();
    // A kind of piece without a number is one piece of it.
    let one = number.is_none() && kind.contains('_');
    let same_count = count.is_none() || count == number.or(one.then_some(1));
    says_something && (number.is_some() || one) && same_count && (name.is_empty() || is_kind(name, kind))
}

/// A number, if one comes first, and what follows.
fn counted(text: &str) -> Option<(Option<u32>, &str)> {
    let digits = text.len() - text.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
    let name = text[digits..].trim_start();
    let is_name = name.chars().all(|letter| letter.is_alphabetic() || ['_', '*', ' '].contains(&letter));
    is_name.then(|| (text[..digits].parse().ok(), name))
}

/// Whether `typed` is a letter or a name of the kind of piece `kind`, itself a letter or an id.
fn is_kind(typed: &str, kind: &str) -> bool {
    let parts: Vec<&str> = kind.split('_').collect();
    if typed.contains(' ') {
        // The kind as it is shown, or a part of that: `us troops`, `underground rangers`.
        let has_name = parts.len() > 1 || ["u", "a", "b", "b*"].contains(&kind);
        // No word says again what another does: `base ba` is a Base, and then Ba Xuyen.
        let words: Vec<&str> = typed.split(' ').collect();
        let says_again = |at: usize, word: &str| {
            words.iter().enumerate().any(|(other, of)| other != at && of.starts_with(word))
        };
        let is_one =
            |(at, word): (usize, &&str)| word.len() > 1 && is_kind(word, kind) && !says_again(at, word);
        return has_name && words.iter().enumerate().all(is_one);
    }
    let begins = |name: &str| typed.len() >= SHORTEST_COUNTED && name.starts_with(typed);
    match (typed, kind) {
        _ if begins("underground") => parts.last() == Some(&"u"),
        _ if begins("active") => parts.last() == Some(&"a"),
        ("tunneled" | "tunnel" | "tunnels", "b*") => true,
        ("tunneled", _) | ("base" | "bases", "nva_tunnels" | "vc_tunnels") => parts.contains(&"tunnels"),
        ("i" | "r" | "g", "u" | "a") => true,
        ("i", _) => parts.contains(&"irregulars"),
        ("r", _) => parts.contains(&"rangers"),
        ("g", _) => parts.contains(&"guerrillas"),
        ("t", _) => parts.contains(&"troops") || kind == "t",
        ("p", _) => parts.contains(&"police") || kind == "p",
        ("b", _) => parts.contains(&"bases") || kind == "b" || kind == "b*",
        (_, "t") => "troops".starts_with(typed),
        (_, "p") => "police".starts_with(typed),
        (_, "b" | "b*") => "bases".starts_with(typed),
        (_, "u" | "a") => ["irregulars", "rangers", "guerrillas"].iter().any(|name| name.starts_with(typed)),
        _ => kind.starts_with(typed) || parts.iter().any(|part| part.starts_with(typed)),
    }
}
