//! What was typed read as it was meant: in another order, with further kinds of pieces, or saying what an
//! answer does anyway.

use super::super::Left;
use super::super::answers::{Meant, Sense, Tree, meant, takes_all, words_of};
use super::ahead::end_of_step;
use super::listing::is_of_places;
use super::{Console, FEW, Prompt, Rules};

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
        let (step, rest) = ahead.split_at(ahead.find([';', ',', '/']).unwrap_or(ahead.len()));
        let others = sense.in_other_orders(step);
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
        let turned = || others.iter().find(|other| is_answer(other) && !is_open(other));
        let turned = turned().filter(|_| !is_answer(step.trim()))?;
        Some(format!("{turned}{rest}"))
    }

    /// The step under way with further kinds of pieces that were typed after the first, if the rules take
    /// them together: `saigon place 4p 2t`. They are taken off what was typed ahead. The same kind again
    /// behind a comma is another group, which may come from elsewhere.
    pub(super) fn with_more_kinds(&self, tree: &Tree<'_>, rules: &dyn Rules) -> Option<String> {
        let is_number = |word: &str| word.starts_with(|letter: char| letter.is_ascii_digit());
        let kind_of = |word: &str| word.trim_start_matches(|letter: char| letter.is_ascii_digit()).to_owned();
        let mut kinds = vec![kind_of(tree.path().last().filter(|last| is_number(last))?)];
        let pending = self.0.borrow().pending.clone();
        let step = end_of_step(&pending).0;
        let (mut more, mut end, mut at) = (Vec::new(), 0, 0);
        while let Some(from) = step[at..].find(|letter: char| ![' ', ','].contains(&letter)) {
            let is_after_comma = step[at..at + from].contains(',');
            let rest = &step[at + from..];
            let length = rest.find([' ', ',']).unwrap_or(rest.len());
            let word = &rest[..length];
            if is_after_comma && kinds.contains(&kind_of(word)) {
                break;
            }
            kinds.push(kind_of(word));
            at += from + length;
            // A number by itself counts what is named after it.
            match more
                .last_mut()
                .filter(|last: &&mut String| last.chars().all(|digit| digit.is_ascii_digit()))
            {
                Some(number) if !is_number(word) => number.push_str(&format!(" {word}")),
                None if is_number(word) => more.push(word.to_owned()),
                _ => break,
            }
            end = at;
        }
        let whole = format!("{} {}", tree.path().join(" "), more.join(" "));
        let is_taken = !more.is_empty() && rules.accept(&whole, true);
        is_taken.then(|| {
            self.0.borrow_mut().pending.drain(..end);
            whole
        })
    }
}
