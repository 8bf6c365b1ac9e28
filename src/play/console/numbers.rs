//! Numbers that are typed: those of places in a list, and how many pieces are meant.

use super::super::answers::{Meant, Sense, Tree, joined, meant, words_of};
use super::listing::{is_of_places, shown};
use super::{Console, Prompt, is_count, is_end};
use crate::render::GLUE;

impl Console {
    /// The places among what may come next, in the order in which they are listed: a number typed by itself
    /// chooses one. None where a number is an answer.
    pub(super) fn numbered<'w>(&self, prompt: &Prompt, said: &[String], next: &[&'w str]) -> Vec<&'w str> {
        let is_number = |word: &&str| word.starts_with(|letter: char| letter.is_ascii_digit());
        if said.is_empty() && !prompt.counted.is_empty() || next.iter().any(is_number) {
            return Vec::new();
        }
        let of_places = |(group, _): &(&str, Vec<&str>)| is_of_places(group);
        let places = self.grouped(next).into_iter().filter(of_places);
        let all: Vec<&str> = places.flat_map(|(_, words)| words).collect();
        // The only way on from a word needs no number.
        if all.len() > 1 || said.is_empty() { all } else { Vec::new() }
    }

    /// Whether what is typed is a number where an answer begins, and places are among those.
    pub(super) fn may_number(&self, tree: &Tree<'_>, typed: &[&str]) -> bool {
        let is_number = |word: &&str| word.chars().all(|letter| letter.is_ascii_digit());
        let is_place = |word: &&str| is_of_places(self.desk().group(word));
        tree.path().is_empty() && typed.first().is_some_and(is_number) && tree.next().iter().any(is_place)
    }

    /// The line with the name of the place whose number it begins with; a number of pieces is none. Where more than one place is asked for, numbers behind commas are those of the same list,
    /// which changes with each answer.
    pub(super) fn with_place_named(
        &self,
        prompt: &Prompt,
        tree: &Tree<'_>,
        next: &[&str],
        line: &str,
    ) -> String {
        let end = line.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(line.len());
        let (number, rest) = line.split_at(end);
        let is_number = rest.is_empty() || rest.starts_with([' ', ',', ';', ':']) && !rest.contains(" from ");
        let nth = number.parse::<usize>().ok().filter(|_| is_number).and_then(|number| number.checked_sub(1));
        let place = nth.and_then(|nth| self.numbered(prompt, tree.path(), next).get(nth).copied());
        // A number before a word that does not go on with the place counts pieces: `1 us troop saigon`.
        let goes_on = |place: &str| {
            let behind = words_of(rest.trim_start_matches(':'));
            let after: Vec<&str> = tree.after(place).into_iter().filter(|word| !is_count(&[word])).collect();
            let begins_with_letter = |word: &&str| word.starts_with(|letter: char| letter.is_alphabetic());
            !behind.first().is_some_and(begins_with_letter)
                || is_end(&behind)
                || meant(&behind, &after, self.desk().as_ref()) != Meant::None
        };
        let Some(place) = place.filter(|place| goes_on(place)) else { return line.to_owned() };
        if !prompt.asks_for_several {
            return format!("{place}{rest}");
        }
        let places = self.numbered(prompt, tree.path(), next);
        let named = |item: &str| {
            let words = item.trim_start();
            let (number, behind) = words.split_at(words.find(' ').unwrap_or(words.len()));
            let nth = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            // A number before the name of pieces counts them.
            let counts = behind.trim_start().starts_with(|letter: char| !letter.is_ascii_digit());
            match nth.and_then(|nth| places.get(nth)).filter(|_| !counts) {
                Some(place) => format!(" {place}{behind}"),
                None => item.to_owned(),
            }
        };
        // Behind a `;` another question may be meant.
        let (items, later) = rest.split_at(rest.find(';').unwrap_or(rest.len()));
        let items: Vec<String> = items
            .split(',')
            .enumerate()
            .map(|(nth, item)| if nth == 0 { item.to_owned() } else { named(item) })
            .collect();
        format!("{place}{}{later}", items.join(","))
    }

    /// Why a number chooses no place here: it is none of the list, or was typed before there was one.
    pub(super) fn number_refused(
        &self,
        prompt: &Prompt,
        tree: &Tree<'_>,
        typed: &str,
        fresh: bool,
    ) -> Option<String> {
        let places = self.numbered(prompt, tree.path(), &tree.next()).len();
        let is_number = typed.chars().all(|digit| digit.is_ascii_digit());
        if places == 0 || !is_number {
            return None;
        }
        Some(match (fresh, places) {
            (false, _) => format!(
                "`{typed}` was typed before its list was shown: name the place, or type its number when it \
                 is listed."
            ),
            (true, 1) => format!("`{typed}` is not on the list, which has 1 entry."),
            (true, _) => format!("`{typed}` is not on the list: it goes from 1 to {places}."),
        })
    }
}

/// The same, places with their numbers.
pub(super) fn shown_numbered(
    said: &[String],
    words: &[&str],
    numbered: &[&str],
    sense: &dyn Sense,
) -> Vec<String> {
    let number = |word: &str| numbered.iter().position(|place| *place == word);
    if !words.iter().all(|word| number(word).is_some()) {
        return shown(said, words, sense);
    }
    let named = |word: &&str| {
        let number = number(word).map_or(String::new(), |at| format!("{}{GLUE}", at + 1));
        format!("{number}{}", sense.shown_after(said, word))
    };
    words.iter().map(named).collect()
}

/// The one of those found that counts the fewest.
pub(super) fn fewest_of<'a>(found: &[usize], next: &[&'a str]) -> Option<&'a str> {
    found.iter().map(|index| next[*index]).min_by_key(|word| number_of(word))
}

/// The number that a word begins with.
fn number_of(word: &str) -> u32 {
    let digits = word.len() - word.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
    word[..digits].parse().unwrap_or(0)
}

/// The greatest of answers that differ in their number alone.
pub(super) fn most_of<'a>(prompt: &Prompt, tree: &Tree<'_>, next: &[&'a str]) -> Option<&'a str> {
    if prompt.states_numbers {
        return None;
    }
    // At first only of pieces: a bare number is a choice of its own.
    let is_bare = || next.iter().any(|word| word.chars().all(|letter| letter.is_ascii_digit()));
    let alike = next.len() > 1 && joined(next).len() == 1 && (!tree.path().is_empty() || !is_bare());
    next.iter().filter(|_| alike).max_by_key(|word| number_of(word)).copied()
}
