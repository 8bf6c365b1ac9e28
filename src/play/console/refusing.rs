//! Why what was typed is no answer.

use super::super::answers::{Meant, Sense, Tree, meant, words_of};
use super::ahead::end_of_step;
use super::listing::{is_of_places, path_shown};
use super::{Console, DONE, NAMED, OPTIONAL, ROLL, Rules, is_count, is_of_dice};
use crate::question::NOTHING;

impl Console {
    /// Why a rule forbids the step under way with the rest that was typed of it, unless that begins another
    /// answer.
    pub(super) fn refusal(&self, tree: &Tree<'_>, sense: &dyn Sense, rules: &dyn Rules) -> Option<String> {
        let pending = self.0.borrow().pending.clone();
        let rest = end_of_step(pending.trim_start()).0.trim();
        let leads_on = tree.path().first().is_some_and(|first| sense.group(first) != OPTIONAL)
            && meant(&words_of(rest), &tree.beginnings(), sense) != Meant::None;
        if rest.is_empty() || rest.starts_with([',', '/']) || leads_on {
            return None;
        }
        let said: Vec<&str> = tree.path().iter().map(String::as_str).chain([rest]).collect();
        // Whoever says a whole step again learns why that is forbidden.
        // A place behind the name of a Special Activity is none of the Operation.
        let is_special = tree.path().first().is_some_and(|first| sense.group(first) == OPTIONAL);
        let is_step_again = || !is_special && rules.may_say_again() && said.len() > 1 && rest.contains(' ');
        let again = || Some(rest).filter(|_| is_step_again());
        // Of several items only the first may be refused, and one that cannot be read hides why.
        let item = rest.split(',').next().unwrap_or_default().trim();
        let of_item = || tree.path().iter().map(String::as_str).chain([item]).collect::<Vec<_>>().join(" ");
        let by_item = || Some(of_item()).filter(|_| item != rest);
        rules
            .refusal(&said.join(" "))
            .or_else(|| rules.refusal(&by_item()?))
            .or_else(|| rules.refusal(again()?))
    }
}

/// Why pieces are no answer where the place that they come from, or go to, is asked for first.
pub(super) fn place_first(tree: &Tree<'_>, first: &str, sense: &dyn Sense) -> Option<String> {
    let next = tree.next();
    let are_places = !tree.path().is_empty() && next.iter().all(|word| is_of_places(sense.group(word)));
    let is_bare = first.chars().all(|digit| digit.is_ascii_digit());
    let place = sense.shown(next.first().filter(|_| are_places && is_count(&[first]) && !is_bare)?);
    // How the words before it were read, as they might have been meant for where pieces come from.
    if sense.under_way(tree.path(), &next).ends_with(" from")
        && let Some(to) = tree.path().last().filter(|last| is_of_places(sense.group(last)))
    {
        let to = sense.shown(to);
        return Some(format!(
            "`{first}`: {to} was read as where pieces go, and where they come from is missing: `{to} from \
             {place} {first}`."
        ));
    }
    Some(format!("`{first}` comes after its space, which is missing: `{place} {first}`."))
}

/// Why a number is no answer behind a place where a word about how comes before it: `pleiku 2` for an Attack
/// by Guerrillas or by Troops.
pub(super) fn manner_first(tree: &Tree<'_>, first: &str, sense: &dyn Sense) -> Option<String> {
    let next = tree.next();
    let is_word = |word: &&str| {
        sense.group(word).is_empty()
            && ![DONE, NOTHING].contains(word)
            && word.starts_with(|letter: char| letter.is_alphabetic())
    };
    let is_place = tree.path().last().is_some_and(|last| is_of_places(sense.group(last)));
    let is_meant = is_place && is_of_dice(first) && (2..=NAMED).contains(&next.len());
    let path = path_shown(tree.path(), sense);
    // A number that none of them takes is too great for all.
    let number = |word: &str| -> u32 {
        let digits = word.len() - word.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
        word[..digits].parse().unwrap_or(0)
    };
    let counts: Vec<(&str, u32)> = next
        .iter()
        .filter_map(|word| Some((*word, tree.after(word).into_iter().map(number).max()?)))
        .filter(|(_, most)| *most > 0)
        .collect();
    // Where nothing is counted behind any of them it says nothing.
    let is_counted = !counts.is_empty() || next.iter().any(|word| sense.counts_later(word));
    let is_meant = is_meant && is_counted;
    let wanted = number(first);
    if is_meant && !counts.is_empty() && counts.iter().all(|(_, most)| *most < wanted) {
        let most: Vec<String> =
            counts.iter().map(|(word, most)| format!("`{path} {} {most}`", sense.shown(word))).collect();
        return Some(format!("`{first}` is too many here; at most {}.", most.join(" or ")));
    }
    // Where something else comes before the number it is left out.
    let with_number =
        |word: &str| match counts.iter().any(|(counted, _)| *counted == word) || counts.is_empty() {
            true => format!("`{path} {} {first}`", sense.shown(word)),
            false => format!("`{path} {}`", sense.shown(word)),
        };
    let such: Vec<String> = next.iter().map(|word| with_number(word)).collect();
    (is_meant && next.iter().all(is_word))
        .then(|| format!("`{first}` says how many; name first: {}.", such.join(" or ")))
}

/// Why so many pieces are no answer together.
pub(super) fn too_many(typed: &[&str]) -> String {
    let (pieces, number) = (typed.join(" "), typed.first().copied().unwrap_or_default());
    format!(
        "`{pieces}`: no {} of them stand in one place that is asked about, or fewer are wanted. Name fewer, \
         or one at a time.",
        number.trim_end_matches(|letter: char| !letter.is_ascii_digit())
    )
}

/// What other programs call something, and what does it here.
pub(super) fn elsewhere(typed: &str) -> Option<String> {
    const WORDS: [(&str, &str); 4] = [
        (ROLL, "`roll` has Pointman roll where dice are asked for; `rollback` undoes finished steps."),
        ("undo", "`back` takes back your last answer, `rollback` finished steps."),
        ("save", "every finished step is saved; `hold` keeps an unfinished turn and leaves."),
        ("exit", "`hold` keeps an unfinished turn and leaves, `quit` drops it."),
    ];
    WORDS.into_iter().find(|(word, _)| *word == typed.to_lowercase()).map(|(_, does)| does.to_owned())
}
