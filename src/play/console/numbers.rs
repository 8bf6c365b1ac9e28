//! Numbers that are typed: those of places in a list, and how many pieces are meant.

use super::super::answers::{Meant, Sense, Tree, joined, meant, walked, words_of};
use super::ahead::SIGNS;
use super::listing::{is_of_places, shown};
use super::{Console, Prompt, Rules};
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

    /// The line with the name of the place whose number it begins with; a number of pieces is none. Where
    /// more than one place is asked for, numbers behind commas are those of the same list, which changes with
    /// each answer.
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
        let place = place.filter(|place| !self.is_count_of(prompt, tree, place, &words_of(rest)));
        let Some(place) = place else { return line.to_owned() };
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
        // Behind a `;` another question may be meant, and a die; numbers alone are still of the list shown.
        let (items, later) = rest.split_at(rest.find(';').unwrap_or(rest.len()));
        let is_bare =
            |step: &str| !step.trim().is_empty() && step.trim().chars().all(|sign| sign.is_ascii_digit());
        let are_places = items.trim().is_empty() && !self.desk().asks_dice();
        let of_list = |step: &str| if are_places && is_bare(step) { named(step) } else { step.to_owned() };
        let later = later.split(';').map(of_list).collect::<Vec<_>>().join(";");
        let items: Vec<String> = items
            .split(',')
            .enumerate()
            .map(|(nth, item)| if nth == 0 { item.to_owned() } else { named(item) })
            .collect();
        format!("{place}{}{later}", items.join(","))
    }

    /// Whether a number before the words `typed` counts what they name, and does not choose `place` of the
    /// list: pieces or levels, unless `place` goes on by just that word, as an Attack by `guerrillas`; or one
    /// of the pieces that are asked for, before the place that it belongs to.
    fn is_count_of(&self, prompt: &Prompt, tree: &Tree<'_>, place: &str, typed: &[&str]) -> bool {
        let desk = self.desk();
        let sense: &dyn Sense = desk.as_ref();
        let counted = typed.iter().take_while(|word| sense.is_counted(word)).count();
        let is_before_place = place_behind(tree, &typed[counted..], sense).is_some();
        let after = tree.after(place);
        match counted {
            0 => {
                let kinds = tree.path().last().into_iter().chain(&prompt.unlisted);
                let are_pieces = kinds.into_iter().any(|kind| sense.is_counted(kind));
                are_pieces && is_before_place && meant(typed, &after, sense) == Meant::None
            }
            _ if is_before_place => true,
            _ => {
                let is_word = |word: &str| !word.starts_with(|letter: char| letter.is_ascii_digit());
                !matches!(meant(typed, &after, sense), Meant::One(index, _) if is_word(after[index]))
            }
        }
    }

    /// What was typed ahead with the place before the pieces or levels that were typed before it, where
    /// places are asked for first: `1 us troop pleiku` as `pleiku-darlac 1 us troop`.
    pub(super) fn with_place_first(&self, tree: &Tree<'_>, rules: &dyn Rules) -> Option<String> {
        let desk = self.desk();
        let sense: &dyn Sense = desk.as_ref();
        let pending = self.0.borrow().pending.clone();
        let ahead = match tree.path() {
            [] => pending.trim_start_matches(SIGNS),
            _ => pending.trim_start(),
        };
        let (step, rest) = ahead.split_at(ahead.find([';', ',', '/']).unwrap_or(ahead.len()));
        let typed = words_of(step);
        let pieces = counted_words(&typed, sense);
        if pieces == 0 || meant(&typed, &tree.next(), sense) != Meant::None {
            return None;
        }
        let (place, used) = place_behind(tree, &typed[pieces..], sense)?;
        let mut there = tree.clone();
        there.choose(place);
        // Pieces behind where they go wait for where they come from, and some groups go where the last went.
        let is_place = |word: &&str| is_of_places(sense.group(word));
        let leads_elsewhere = there.end().is_none() && there.next().iter().all(is_place);
        if tree.path().is_empty() && (leads_elsewhere || rules.accept(step.trim(), true)) {
            return None;
        }
        let counted = match typed[..pieces] {
            // As levels and markers are.
            [number, what] if sense.is_named_first(what) => {
                format!("{what} {number}")
            }
            _ => typed[..pieces].join(" "),
        };
        let counts: Vec<&str> = counted.split(' ').collect();
        let said = there.path().to_vec();
        let goes_on = there.end().is_none()
            || walked(there, &counted, sense).is_some()
            || rules.asks_next(&said, &counts)
            || matches!(rules.said_of_it(&said, &counts), Some(Ok(_)));
        let behind = typed[pieces + used..].join(" ");
        goes_on.then(|| format!("{} {rest}", [place, &counted, &behind].join(" ").trim()))
    }

    /// Why a number chooses no place here: it is none of the list, or was typed before there was one.
    pub(super) fn number_refused(
        &self,
        prompt: &Prompt,
        tree: &Tree<'_>,
        words: &[&str],
        fresh: bool,
    ) -> Option<String> {
        let desk = self.desk();
        let pieces = counted_words(words, desk.as_ref());
        let typed = words.first().copied().unwrap_or_default();
        let places = self.numbered(prompt, tree.path(), &tree.next()).len();
        let is_number = typed.chars().all(|digit| digit.is_ascii_digit());
        if places == 0 || !is_number {
            return None;
        }
        if pieces > 1 {
            let pieces = words[..pieces].join(" ");
            return Some(format!("`{pieces}` is not what is asked for here: name a place, or its number."));
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

/// How many of the words, from the first, are a number with the pieces or levels that it counts.
pub(super) fn counted_words(typed: &[&str], sense: &dyn Sense) -> usize {
    let Some(first) = typed.first() else { return 0 };
    match first.trim_start_matches(|letter: char| letter.is_ascii_digit()) {
        kind if kind.len() == first.len() => 0,
        "" => match typed[1..].iter().take_while(|word| sense.is_counted(word)).count() {
            0 => 0,
            named => 1 + named,
        },
        kind => usize::from(sense.is_counted(kind)),
    }
}

/// The place among what may come next that the words begin with, after a word between it and pieces, and how
/// many of them say so.
fn place_behind<'a>(tree: &Tree<'a>, typed: &[&str], sense: &dyn Sense) -> Option<(&'a str, usize)> {
    const BETWEEN: [&str; 5] = ["from", "in", "at", "to", "of"];
    let between =
        usize::from(typed.first().is_some_and(|word| BETWEEN.contains(&word.to_lowercase().as_str())));
    let next = tree.next();
    let places: Vec<&str> = next.into_iter().filter(|word| is_of_places(sense.group(word))).collect();
    match meant(&typed[between..], &places, sense) {
        Meant::One(index, used) => Some((places[index], between + used)),
        _ => None,
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
pub(super) fn number_of(word: &str) -> u32 {
    let digits = word.len() - word.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
    word[..digits].parse().unwrap_or(0)
}

/// The greatest of answers that differ in their number alone.
pub(super) fn most_of<'a>(
    prompt: &Prompt,
    tree: &Tree<'_>,
    next: &[&'a str],
    sense: &dyn Sense,
) -> Option<&'a str> {
    if prompt.states_numbers || sense.is_stated(tree.path()) {
        return None;
    }
    // Behind the word with which Enter goes on from the place alone it takes just that many.
    let path = tree.path();
    let goes_on = |more: &&Vec<String>| more.len() == path.len() + 1 && more.starts_with(path);
    let likely = prompt.likely.iter().filter_map(|likely| prompt.answers.get(likely.more));
    let likely = likely.filter(|_| !path.is_empty()).find(goes_on).and_then(|more| more.last());
    if let Some(likely) = likely.and_then(|likely| next.iter().find(|word| *word == likely)) {
        return Some(likely);
    }
    // At first only of pieces: a bare number is a choice of its own.
    let is_bare = || next.iter().any(|word| word.chars().all(|letter| letter.is_ascii_digit()));
    let alike = next.len() > 1 && joined(next).len() == 1 && (!tree.path().is_empty() || !is_bare());
    next.iter().filter(|_| alike).max_by_key(|word| number_of(word)).copied()
}
