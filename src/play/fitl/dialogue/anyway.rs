//! Words that say what an answer does anyway, as people say it who do not know that there is no choice, or
//! that it is asked for later: the pieces that a Special Force or an Assault removes.

use pointman_core::vocabulary::Term;

use super::super::super::answers::{Meant, Sense, Tree, meant, takes_all};
use super::super::sense::{SPECIAL, is_counted, means, split};
use super::EVENT;
use super::answers::{counts_pieces, number_of, without_removals, words_of, words_of_step};
use super::asking::Asking;
use crate::fitl::rehearsal::{Rehearsal, Values, after_special};
use crate::fitl::{Effect, Faction, GameEffect, PieceKind, Side, SpecialName};

/// What stands before the pieces that are removed.
const REMOVE: &str = "remove";

/// The Special Forces that remove pieces.
const FORCES: [PieceKind; 2] = [PieceKind::UsIrregularsUnderground, PieceKind::ArvnRangersUnderground];

/// Pieces of a kind that an answer removes.
pub(super) type Removed = Vec<(PieceKind, u32)>;

impl Asking<'_> {
    /// The enemies that this answer removes without a choice or a die; none if it is another answer, or
    /// `typed` counts nothing.
    pub(super) fn removed_anyway(&self, answer: &str, typed: &[&str]) -> Option<Removed> {
        let first = typed.iter().find(|word| !word.eq_ignore_ascii_case(REMOVE) && !is_faction(word));
        // Behind `remove` a piece without a number is one.
        let is_said = begins_with_remove(typed)
            || first.is_some_and(|word| is_count(word) || is_counted(&word.to_lowercase()));
        if self.begins || !is_said {
            return None;
        }
        let after = self.rehearsed(answer)?;
        let before = self.draft.rehearse(&self.dialogue.start, &mut self.dialogue.dice_as_they_lie()).ok()?;
        let told = |rehearsal: Rehearsal| rehearsal.told.or(rehearsal.so_far);
        let (after, before) = (after.told?, told(before));
        if after.thrown.len() > before.as_ref().map_or(0, |before| before.thrown.len()) {
            return None;
        }
        let mut removed = self.enemies_in(&after.effects);
        for (kind, number) in before.map(|before| self.enemies_in(&before.effects)).unwrap_or_default() {
            removed.iter_mut().filter(|(of, _)| *of == kind).for_each(|(_, all)| *all -= number.min(*all));
        }
        removed.retain(|(_, number)| *number > 0);
        (!removed.is_empty()).then_some(removed)
    }

    /// Whether the answer asks for something that the words `typed` mean.
    pub(super) fn asks_for(&self, answer: &str, typed: &[&str]) -> bool {
        if self.goes_on_elsewhere(answer, typed) || self.goes_on_by_name(answer, typed) {
            return true;
        }
        let first = typed.first().copied().unwrap_or_default().to_lowercase();
        // The questions of an Event come one after the other, in an order that its text tells.
        let may_ask = first == REMOVE || is_count(&first) || self.draft.words.starts_with(EVENT);
        if self.begins || !may_ask {
            return false;
        }
        let Some(asked) = self.rehearsed(answer).and_then(|after| after.open.into_iter().next()) else {
            return false;
        };
        let answers: Vec<Vec<String>> = asked.question.legal.iter().map(|answer| split(answer)).collect();
        let is_meant = || meant(typed, &Tree::of(&answers).next(), self.dialogue.client) != Meant::None;
        matches!(asked.values, Values::Words) && (first == asked.question.name || is_meant())
    }

    /// Whether the words begin by its name a step that this answer makes possible: to Pacify where Troops and
    /// Police were placed.
    fn goes_on_by_name(&self, answer: &str, typed: &[&str]) -> bool {
        let is_named = typed.len() > 1 && typed[0].starts_with(|letter: char| letter.is_alphabetic());
        if self.begins || !is_named || !matches!(self.first.values, Values::Steps(_)) {
            return false;
        }
        let Some(after) = self.rehearsed(answer) else { return false };
        let steps = after.open.iter().filter(|open| open.question.name == self.first.question.name);
        let steps = steps.flat_map(|open| open.question.legal.iter().map(|step| words_of(open, step)));
        let named: Vec<Vec<String>> =
            steps.filter(|step| self.dialogue.client.group(&step[0]).is_empty()).collect();
        let is_new = !self.answers.iter().any(|answer| answer[0].starts_with(&typed[0].to_lowercase()));
        is_new && meant(&typed[..1], &Tree::of(&named).next(), self.dialogue.client) != Meant::None
    }

    /// Whether the words are a further space of the Special Activity that this answer is a step of.
    fn goes_on_elsewhere(&self, answer: &str, typed: &[&str]) -> bool {
        let name = answer.split(' ').next().and_then(SpecialName::with_id).or(self.special);
        let Some(name) = name.filter(|_| typed.first().is_some_and(|word| !is_count(word))) else {
            return false;
        };
        let Some(draft) = self.dialogue.as_answer(self.draft, self.first, answer) else { return false };
        let Ok(after) = draft.rehearse(&self.dialogue.start, &mut self.dialogue.dice_as_they_lie()) else {
            return false;
        };
        let special = after.open.iter().filter(|open| open.question.name == SPECIAL.trim());
        let steps = special.flat_map(|open| open.question.legal.iter().map(move |step| (open, step)));
        let further: Vec<Vec<String>> = steps
            .filter_map(|(open, step)| {
                let (of, plain) = after_special(step)?;
                (of == name).then(|| words_of(open, plain))
            })
            .collect();
        takes_all(Tree::of(&further), &typed.join(" "), self.dialogue.client)
    }

    /// The draft with this answer, gone through.
    fn rehearsed(&self, answer: &str) -> Option<Rehearsal> {
        // A step that is asked for in another order is one of the legal ones all the same.
        let legal = || {
            let all =
                self.open.iter().flat_map(|open| open.question.legal.iter().map(move |step| (open, step)));
            let mut all = all.map(|(open, step)| (open, without_removals(step)));
            let (open, step) = all.find(|(open, step)| words_of(open, step).join(" ") == answer)?;
            Some(self.draft.answer(open, step))
        };
        // A Ranger that is said to move after another has struck moves before it.
        let late = || {
            let is_meant = |step: &str| {
                let plain = after_special(step).map_or(step, |(_, plain)| plain);
                [step, plain].iter().any(|words| words_of_step(words).join(" ") == answer)
            };
            self.dialogue
                .late_raids(self.draft)
                .into_iter()
                .find(|late| is_meant(&late.step))
                .map(|late| late.draft)
        };
        let typed = self.dialogue.as_answer(self.draft, self.first, answer);
        let draft = typed.or_else(legal).or_else(late)?;
        draft.rehearse(&self.dialogue.start, &mut self.dialogue.dice_as_they_lie()).ok()
    }

    /// The pieces of the other side that the effects remove.
    fn enemies_in(&self, effects: &[GameEffect]) -> Removed {
        let own = self.dialogue.acts().map_or(Side::Coin, |faction| faction.side());
        let mut removed = Removed::new();
        for effect in effects {
            let GameEffect::Board(Effect::Remove { piece, count, .. }) = effect else { continue };
            match removed.iter_mut().find(|(kind, _)| kind == piece) {
                Some((_, number)) => *number += u32::from(*count),
                None => removed.push((*piece, u32::from(*count))),
            }
        }
        removed.retain(|(kind, _)| kind.faction().side() != own);
        removed
    }
}

/// How many of the `typed` words say that just these pieces are removed, or why they do not.
pub(super) fn said(removed: &Removed, typed: &[&str]) -> Option<Result<usize, String>> {
    let from = usize::from(begins_with_remove(typed));
    if typed.len() == from {
        return Some(Ok(from));
    }
    // What a number counts may stand behind it.
    let is_whole =
        |used: usize| !is_number(typed[used - 1]) || typed.get(used).is_none_or(|word| !is_faction(word));
    let used = (from + 1..=typed.len()).rev();
    let used = used.filter(|used| is_whole(*used)).find(|used| are_all(removed, &typed[from..*used]));
    let named = groups(&typed[from..]).into_iter().next().unwrap_or_default();
    // The Special Force that goes Active may be named too: `1i`.
    let is_force = |kind: PieceKind| means(&named.join(" ").to_lowercase(), kind.id());
    if !removed.iter().any(|(kind, of)| counts(&named, *kind, *of)) && FORCES.into_iter().any(is_force) {
        return None;
    }
    Some(used.ok_or_else(|| {
        let pieces = removed.iter().map(|(kind, number)| format!("{number} {}", kind.name(*number == 1)));
        let pieces = pieces.collect::<Vec<_>>().join(" and ");
        let is_one = removed.iter().map(|(_, number)| number).sum::<u32>() == 1;
        let are = if is_one { "is" } else { "are" };
        format!("`{}`: {pieces} {are} removed there, and nothing else can be.", typed.join(" "))
    }))
}

/// Whether the words count just these pieces: `2u`, `vc 1u nva 1t`, `2 vc`.
fn are_all(removed: &Removed, words: &[&str]) -> bool {
    let mut left = removed.clone();
    let are_said = groups(words).iter().all(|group| {
        let number = group.iter().find(|word| is_count(word)).map_or(1, |word| number_of(word));
        let (meant, rest): (Removed, Removed) = left.iter().partition(|(kind, of)| counts(group, *kind, *of));
        left = rest;
        number == meant.iter().map(|(_, of)| of).sum::<u32>() && !meant.is_empty()
    });
    are_said && left.is_empty()
}

/// Whether the words, with `of` for their number, count pieces of this kind.
fn counts(group: &[&str], kind: PieceKind, of: u32) -> bool {
    // A letter alone counts one, as `1t` does.
    let is_counted = |word: &str| is_count(word) || word.len() == 1;
    let of_them = |word: &&str| match is_counted(word) {
        true => format!("{of}{}", word.trim_start_matches(|letter: char| letter.is_ascii_digit())),
        false => word.to_lowercase(),
    };
    let said: Vec<String> = group.iter().map(of_them).collect();
    let number = if group.iter().any(|word| is_counted(word)) { "" } else { "1 " };
    means(&format!("{number}{}", said.join(" ")), &format!("{of} {}", kind.id()))
}

fn begins_with_remove(typed: &[&str]) -> bool {
    typed.first().is_some_and(|word| word.eq_ignore_ascii_case(REMOVE))
}

/// The words in groups that each count pieces; whose these are may stand before their number, or in place of
/// their name.
fn groups<'w>(words: &[&'w str]) -> Vec<Vec<&'w str>> {
    let mut groups: Vec<Vec<&str>> = Vec::new();
    for word in words {
        let begins = match groups.last() {
            None => true,
            Some(group) if is_count(word) => group.iter().any(|word| is_count(word)),
            Some(group) => is_faction(word) && !group.iter().any(|word| is_number(word)),
        };
        match groups.last_mut().filter(|_| !begins) {
            Some(group) => group.push(word),
            None => groups.push(vec![*word]),
        }
    }
    groups
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|letter| letter.is_ascii_digit())
}

fn is_count(word: &str) -> bool {
    is_number(word) || counts_pieces(word)
}

fn is_faction(word: &str) -> bool {
    Faction::with_id(&word.to_lowercase()).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_that_are_removed_anyway_are_counted_in_any_words_of_theirs() {
        let two = vec![(PieceKind::VcGuerrillasUnderground, 2)];
        let both = vec![(PieceKind::VcGuerrillasUnderground, 1), (PieceKind::NvaTroops, 1)];
        for (removed, typed, used) in [
            (&two, "2u", 1),
            (&two, "2g aid", 1),
            (&two, "2 vc", 2),
            (&two, "remove 2 vc", 3),
            (&two, "vc 2u", 2),
            (&two, "2", 1),
            (&two, "2 underground vc guerrillas", 4),
            (&both, "vc 1u nva 1t", 4),
            (&both, "1u 1t", 2),
            (&both, "2", 1),
        ] {
            let typed: Vec<&str> = typed.split(' ').collect();
            assert_eq!(said(removed, &typed), Some(Ok(used)), "{typed:?}");
        }
        let one = vec![(PieceKind::ArvnTroops, 1)];
        for typed in ["remove arvn t", "remove t", "remove 1t", "remove"] {
            let typed: Vec<&str> = typed.split(' ').collect();
            assert_eq!(said(&one, &typed), Some(Ok(typed.len())), "{typed:?}");
        }
        assert!(said(&one, &["remove", "us", "t"]).is_some_and(|said| said.is_err()));
        let told = "`1u`: 2 Underground VC Guerrillas are removed there, and nothing else can be.";
        assert_eq!(said(&two, &["1u"]), Some(Err(told.to_owned())));
        assert!(said(&two, &["2", "nva"]).is_some_and(|said| said.is_err()));
        assert!(said(&both, &["1u"]).is_some_and(|said| said.is_err()));
        assert_eq!(said(&two, &["1i"]), None, "that is who removes them");
    }
}
