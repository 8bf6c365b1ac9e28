//! Men, units and things as people name them: by any part of a name or id that means only one.

use crate::names::{self, NoName};

/// Something that can be named, by its id or by its name.
#[derive(Debug, Clone)]
pub struct Named {
    /// Its id.
    pub id: String,
    /// Its name; empty if it has none.
    pub name: String,
}

impl Named {
    /// A thing with this id and name.
    pub fn new(id: impl Into<String>, name: impl Into<String>) -> Self {
        Named { id: id.into(), name: name.into() }
    }
}

/// The index of the one that `typed` means: an id or name itself, else the only one it begins, else the only
/// one of whose words it begins one, else the only one it is a part of. Capitals, hyphens, blanks, quotes and
/// the dot of an abbreviation do not matter.
///
/// # Errors
/// A message that lists those it could be, or the nearest.
///
/// ```
/// use pointman_core::named::{Named, part_of_name};
/// let men = [Named::new("hq-1", "Adams"), Named::new("a-1", "Joe Baker"), Named::new("a-2", "Joe Barnes")];
/// assert_eq!(part_of_name("man", "bak", &men), Ok(1));
/// assert_eq!(part_of_name("man", "joe", &men).unwrap_err(),
///     "`joe` is ambiguous: it could be the man Joe Baker or Joe Barnes");
/// ```
pub fn part_of_name(what: &str, typed: &str, known: &[Named]) -> Result<usize, String> {
    look_up_part(what, typed, known).map_err(|why| why.to_string())
}

/// The same, but two letters are never the inner part of a name: `an` is no transport.
///
/// # Errors
/// A message that lists those it could be, or the nearest.
pub fn word_of_name(what: &str, typed: &str, known: &[Named]) -> Result<usize, String> {
    look_up(what, typed, known, false).map_err(|why| why.to_string())
}

/// The same as [`part_of_name`], with the parts of its message.
///
/// # Errors
/// Why `typed` names none of them.
pub fn look_up_part(what: &str, typed: &str, known: &[Named]) -> Result<usize, NoName> {
    look_up(what, typed, known, true)
}

/// So many letters are the inner part of a name that is no id, wherever nothing else would be meant.
const INNER_PART: usize = 3;

/// The same; fewer letters within words, and those of ids, only if `inside` says so.
fn look_up(what: &str, typed: &str, known: &[Named], inside: bool) -> Result<usize, NoName> {
    let wanted = plain(typed);
    let said: Vec<&str> = wanted.split('-').collect();
    let is_inner = wanted.len() >= INNER_PART && wanted.chars().all(char::is_alphabetic);
    let either = |is_meant: &dyn Fn(&str) -> bool, one: &Named| {
        is_meant(&plain(&one.id)) || is_meant(&plain(&one.name))
    };
    let tiers: [&dyn Fn(&Named) -> bool; 5] = [
        &|one| either(&|name| name == wanted, one),
        &|one| either(&|name| name.starts_with(&wanted), one),
        &|one| either(&|name| name.split('-').any(|word| word.starts_with(&wanted)), one),
        &|one| match inside {
            true => either(&|name| name.contains(&wanted), one),
            false => is_inner && plain(&one.name).contains(&wanted),
        },
        // Words may be left out: `on call mortars`.
        &|one| said.len() > 1 && has_in_order(&plain(&one.name), &said),
    ];
    let exact: [&dyn Fn(&Named) -> bool; 2] =
        [&|one| one.id == typed, &|one| one.name.eq_ignore_ascii_case(typed.trim())];
    for is_exact in exact {
        let mut found = (0..known.len()).filter(|&index| is_exact(&known[index]));
        if let (Some(only), None) = (found.next(), found.next()) {
            return Ok(only);
        }
    }
    if !wanted.is_empty() {
        for is_meant in tiers {
            let found: Vec<usize> = (0..known.len()).filter(|&index| is_meant(&known[index])).collect();
            match found[..] {
                [] => {}
                [only] => return Ok(only),
                _ => {
                    let same =
                        |one: &Named| found.iter().filter(|&&index| known[index].name == one.name).count();
                    let label = |one: &Named| {
                        if one.name.is_empty() || same(one) > 1 { one.id.clone() } else { one.name.clone() }
                    };
                    let mut could: Vec<String> =
                        found.iter().take(6).map(|&index| label(&known[index])).collect();
                    let last = could.pop().unwrap_or_default();
                    let could = could.join(", ");
                    return Err(NoName {
                        wrong: format!("`{typed}` is ambiguous: it could be the {what} {could} or {last}"),
                        meant: Vec::new(),
                        lists: true,
                    });
                }
            }
        }
    }
    let all: Vec<&str> = known.iter().flat_map(|one| [one.name.as_str(), one.id.as_str()]).collect();
    let near = names::nearest(typed, &all);
    if !near.is_empty() {
        return Err(names::no_name(what, typed, &near));
    }
    let called = |one: &Named| if one.name.is_empty() { one.id.clone() } else { one.name.clone() };
    Err(names::no_name_among(what, typed, &known.iter().map(called).collect::<Vec<_>>()))
}

/// Whether each of the words begins one of the name, in its order.
fn has_in_order(name: &str, words: &[&str]) -> bool {
    let mut parts = name.split('-');
    words.iter().all(|word| word.len() > 1 && parts.any(|part| part.starts_with(word)))
}

/// The name without what people leave out: capitals, quotes, the dot of an abbreviation, and whether a blank,
/// a hyphen or a low line joins its words.
///
/// ```
/// use pointman_core::named::plain;
/// assert_eq!(plain("Lt. Harris"), plain("\"lt-harris\""));
/// assert_eq!(plain("opening 2.1"), "opening-2.1");
/// ```
pub fn plain(name: &str) -> String {
    without_signs(name.trim()).to_lowercase().replace([' ', '_'], "-")
}

/// The words without quotes, and without a dot that stands in no number.
pub fn without_signs(words: &str) -> String {
    let is_sign = |letter: char| matches!(letter, '.' | '"' | '\'' | '\u{2018}'..='\u{201f}');
    if !words.contains(is_sign) {
        return words.to_owned();
    }
    let letters: Vec<char> = words.chars().collect();
    let is_digit = |at: Option<usize>| at.and_then(|at| letters.get(at)).is_some_and(char::is_ascii_digit);
    let is_left_out = |at: usize| match letters[at] {
        '.' => !(is_digit(at.checked_sub(1)) && is_digit(Some(at + 1))),
        letter => is_sign(letter),
    };
    (0..letters.len()).filter(|at| !is_left_out(*at)).map(|at| letters[at]).collect()
}
