//! What was typed read as it was meant: in another order, with further kinds of pieces, or saying what an
//! answer does anyway.

use super::super::Left;
use super::super::answers::{Meant, Sense, Tree, meant, takes_all, words_of};
use super::ahead::end_of_step;
use super::listing::is_of_places;
use super::numbers::counted_words;
use super::{Console, FEW, OPTIONAL, Prompt, Rules};

impl Console {
    /// Takes what was typed of an answer that says no more than what that does anyway: `2u` where a Special
    /// Force has nobody else to remove. What says otherwise is refused. Gives whether it was taken; none
    /// where nothing of the sort was typed.
    pub(super) fn said_anyway(
        &self,
        tree: &mut Tree<'_>,
        prompt: &Prompt,
        rules: &dyn Rules,
    ) -> Result<Option<bool>, Left> {
        let desk = self.desk();
        let sense: &dyn Sense = desk.as_ref();
        let pending = self.0.borrow().pending.clone();
        let (typed, left) = (words_of(pending.trim_start()), tree.left());
        if typed.is_empty()
            || tree.path().is_empty()
            || prompt.any_order
            || left.len() > FEW
            || meant(&typed, &tree.next(), sense) != Meant::None
            || left.len() > 1 && tree.skipping(&typed, sense).is_some()
        {
            return Ok(None);
        }
        let said = |index: &usize| Some((*index, rules.said_of_it(prompt.answers.get(*index)?, &typed)?));
        let said: Vec<(usize, Result<usize, String>)> = left.iter().filter_map(said).collect();
        let mut agree = said.iter().filter_map(|(index, said)| Some((*index, *said.as_ref().ok()?)));
        match (agree.next(), agree.next(), &said[..]) {
            (Some((index, used)), None, _) => {
                tree.finish(index);
                self.consume(used);
                Ok(Some(true))
            }
            (None, _, [(index, Err(why))]) if left == [*index] => {
                self.drop_step();
                self.say_no_of_rest(why)?;
                tree.back();
                Ok(Some(false))
            }
            _ => Ok(None),
        }
    }

    /// What was typed ahead with its first step in the order in which it is asked for, if people say it in
    /// another and only that makes it an answer.
    pub(super) fn in_another_order(
        &self,
        tree: &Tree<'_>,
        prompt: &Prompt,
        rules: &dyn Rules,
    ) -> Option<String> {
        let desk = self.desk();
        let sense: &dyn Sense = desk.as_ref();
        let pending = self.0.borrow().pending.clone();
        let ahead = pending.trim_start_matches([' ', ';', ',']);
        let up_to = |signs: &[char]| ahead.split_at(ahead.find(signs).unwrap_or(ahead.len()));
        // Groups joined by commas may go to the place behind the last of them.
        let steps = [up_to(&[';', ',', '/']), up_to(&[';', '/'])];
        let places = tree.places(sense);
        let is_answer = |step: &str| {
            takes_all(tree.clone(), step, sense)
                || tree.path().is_empty()
                    && (rules.accept(step, true) || takes_all(Tree::of(&prompt.counted), step, sense))
        };
        // A letter that begins several places is none of them: `b` is a Base.
        let next = tree.next();
        let is_open = |other: &str| match meant(&words_of(other), &next, sense) {
            Meant::Several(found, _) => found.iter().all(|at| is_of_places(sense.group(next[*at]))),
            _ => false,
        };
        steps.into_iter().find_map(|(step, rest)| {
            let counted = counted_behind_place(prompt, tree, step, sense);
            let mut others = sense.in_other_orders(step, &places).into_iter().chain(counted);
            let turned = others.find(|other| is_answer(other) && !is_open(other));
            let turned = turned.filter(|_| !is_answer(step.trim()))?;
            // Further groups of a Special Activity are no steps of the Operation.
            let is_special = tree.path().first().is_some_and(|first| sense.group(first) == OPTIONAL);
            let turned = if is_special { turned.replace("; ", ", ") } else { turned };
            Some(format!("{turned}{rest}"))
        })
    }

    /// The step under way with further kinds of pieces that were typed after the first, if the rules take
    /// them together: `saigon place 4p 2t`. They are taken off what was typed ahead. The same kind again
    /// behind a comma is another group, which may come from elsewhere.
    pub(super) fn with_more_kinds(&self, tree: &Tree<'_>, rules: &dyn Rules) -> Option<String> {
        let desk = self.desk();
        let is_number = |word: &str| word.starts_with(|letter: char| letter.is_ascii_digit());
        let kind_of = |word: &str| word.trim_start_matches(|letter: char| letter.is_ascii_digit()).to_owned();
        let (last, before) = tree.path().split_last().filter(|(last, _)| is_number(last))?;
        let mut kinds = vec![kind_of(last)];
        let have_origin = ends_with_two_places(before, desk.as_ref());
        let pending = self.0.borrow().pending.clone();
        let step = end_of_step(&pending).0;
        let (mut more, mut end) = (Vec::new(), 0);
        while let Some((item, length)) = pieces_at(&step[end..], desk.as_ref()) {
            let number = &item[..item.len() - kind_of(&item).len()];
            let is_known =
                |kind: &String| kind_of(&item) == *kind || desk.means(&item, &format!("{number}{kind}"));
            let is_after_comma = step[end..].trim_start().starts_with(',');
            // What has a place of its own is another group, too.
            let has_place = || have_origin && names_place(&step[end + length..], tree, desk.as_ref());
            if is_after_comma && (kinds.iter().any(|kind| !kind.is_empty() && is_known(kind)) || has_place())
            {
                break;
            }
            kinds.push(kind_of(&item));
            more.push(item);
            end += length;
        }
        let whole = format!("{} {}", tree.path().join(" "), more.join(" "));
        let is_taken = !more.is_empty() && rules.accept(&whole, true);
        is_taken.then(|| {
            self.0.borrow_mut().pending.drain(..end);
            whole
        })
    }
}

/// The pieces of a step with their number before the place that was typed before them, as several at once are
/// counted: `khe sanh 2t` as `2t hue--khe-sanh`. The place is named as in the list, a LoC by one of its ends.
fn counted_behind_place(prompt: &Prompt, tree: &Tree<'_>, step: &str, sense: &dyn Sense) -> Option<String> {
    let typed = words_of(step);
    let mut places: Vec<&str> =
        prompt.counted.iter().filter_map(|answer| Some(answer.last()?.as_str())).collect();
    places.sort_unstable();
    places.dedup();
    let Meant::One(at, used) = meant(&typed, &places, sense) else { return None };
    let pieces = &typed[used..];
    let are_pieces = pieces.len() == counted_words(pieces, sense) && !pieces.is_empty();
    (tree.path().is_empty() && is_of_places(sense.group(places[at])) && are_pieces)
        .then(|| format!("{} {}", pieces.join(" "), places[at]))
}

/// Whether these words say where pieces go and where they come from, as those of a move do.
fn ends_with_two_places(words: &[String], sense: &dyn Sense) -> bool {
    words.len() > 1 && words[words.len() - 2..].iter().all(|word| is_of_places(sense.group(word)))
}

/// Whether a text begins with pieces of a move that have a place of their own behind them: another group.
pub(super) fn begins_group(text: &str, tree: &Tree<'_>, sense: &dyn Sense) -> bool {
    let before = tree.path().split_last().map_or(&[][..], |(_, before)| before);
    let behind = || pieces_at(text, sense).map(|(_, length)| &text[length..]);
    ends_with_two_places(before, sense) && behind().is_some_and(|rest| names_place(rest, tree, sense))
}

/// Whether a text goes on with a place, with or without `from`.
fn names_place(text: &str, tree: &Tree<'_>, sense: &dyn Sense) -> bool {
    let typed = words_of(text);
    let is_place = || matches!(meant(&typed, &tree.anew().places(sense), sense), Meant::One(..));
    typed.first().is_some_and(|word| word.eq_ignore_ascii_case("from")) || is_place()
}

/// The number with the pieces that it counts at the beginning of a text, behind signs, and how far they go:
/// `2t`, `1 underground nva guerrilla`.
fn pieces_at(text: &str, sense: &dyn Sense) -> Option<(String, usize)> {
    let mut item = String::new();
    let mut end = 0;
    while let Some(from) = text[end..].find(|letter: char| ![' ', ','].contains(&letter)) {
        let rest = &text[end + from..];
        let length = rest.find([' ', ',']).unwrap_or(rest.len());
        let word = rest[..length].to_lowercase();
        let is_bare = item.chars().all(|letter| letter.is_ascii_digit());
        let is_number = word.starts_with(|letter: char| letter.is_ascii_digit());
        let goes_on = match item.is_empty() {
            true => is_number,
            false => {
                !is_number && !text[end..end + from].contains(',') && (is_bare || sense.is_counted(&word))
            }
        };
        if !goes_on {
            break;
        }
        if !item.is_empty() {
            item.push(' ');
        }
        item.push_str(&word);
        end += from + length;
    }
    (!item.is_empty()).then_some((item, end))
}
