//! A Special Activity under way: where it goes on, and what drops it.

use pointman_core::vocabulary::Term;

use super::super::super::Left;
use super::super::super::answers::{Sense, Tree, takes_all, walked};
use super::super::super::console::{Chosen, DONE, Prompt};
use super::super::sense::{SPECIAL, TRANSFER, shown};
use super::answers::{number_of, of_the_operation, without_removals, words_of};
use super::asking::Asking;
use super::raids::Late;
use super::{Dialogue, Said};
use crate::error::Error;
use crate::fitl::rehearsal::{Draft, Open, after_special};
use crate::fitl::{OperationName, Row, Space, SpecialName, Words};
use crate::names::titled;
use crate::question::NOTHING;

/// The step of an Advise that adds to Aid (4.2.1).
pub(in crate::play::fitl) const AID: &str = "aid";

/// What a Govern says to keep the level of Support where it takes Patronage (86).
const MANDATE: &str = "mandate";

/// What an Infiltrate says of the Troops that it places, and of the Guerrillas that others replace.
pub(super) const BUILD: &str = "build";
const REPLACING: &str = "replacing";

/// How a Special Activity that was begun may go on.
pub(super) struct MoreOfSpecial<'o> {
    name: SpecialName,
    open: &'o Open,
    /// Its further steps, each in full, with what is said then.
    steps: Vec<(&'o str, Draft)>,
}

impl Dialogue<'_> {
    /// Whether it is asked, before anything else, where the Special Activity under way goes on.
    pub(super) fn asks_for_more(&self, more: &MoreOfSpecial<'_>, open: &[Open]) -> bool {
        self.word_by_word.get() && !self.console.has_more()
            || self.goes_on_with(more, open)
            || self.is_typed_for_special(open)
    }

    /// Refuses a further Rally space that was typed behind a `;` where an Infiltrate has built with the
    /// Improved Trail: it is no space of the Infiltrate either (3.3.1).
    pub(super) fn refuse_after_trail(&self, draft: &Draft) -> Result<(), Left> {
        let ahead = self.console.ahead_of_sign().to_lowercase();
        let first = ahead.split(' ').next().unwrap_or_default();
        let is_other = [DONE, NOTHING, TRANSFER, "yes", "no"].contains(&first)
            || SpecialName::named(first).is_some()
            || !first.starts_with(|letter: char| letter.is_alphabetic());
        let is_rally = draft.words.starts_with(OperationName::Rally.id());
        if !is_rally || is_other || !self.console.is_after_end() {
            return Ok(());
        }
        let further = Draft { of: draft.of, words: format!("{}; {}", draft.words, Space::Hue) };
        match further.rehearse(&self.start, &mut self.dice_as_they_lie()) {
            Err(Error::Refused { message, rule, .. }) if rule.starts_with(Row::RA7.id()) => {
                Ok(self.console.refuse_step(&format!("{message} [{rule}]"))?)
            }
            _ => Ok(()),
        }
    }

    /// Refuses what was typed for the Special Activity under way, which goes on by nothing of it.
    pub(super) fn refuse_for_special(&self, draft: &Draft, first: &Open, open: &[Open]) -> Result<(), Left> {
        let Some(special) = special_under_way(draft).filter(|_| self.is_typed_for_special(open)) else {
            return Ok(());
        };
        let (dialogue, answers) = (self, &[][..]);
        let asking = Asking { dialogue, draft, first, open, answers, begins: false, special: Some(special) };
        let why = asking.refused_of_special(special, &self.console.ahead_of_sign());
        let nowhere = || self.nowhere(draft, special);
        let none = || format!("{} can go on nowhere.", titled(special.id()));
        Ok(self.console.refuse_step(&why.or_else(nowhere).unwrap_or_else(none))?)
    }

    /// Whether what was typed ahead is a further space of the Special Activity under way, and no step of the
    /// Operation: `govern qui nhon patronage can tho aid`.
    fn goes_on_with(&self, more: &MoreOfSpecial<'_>, open: &[Open]) -> bool {
        let ahead = self.console.ahead_of_sign();
        // Spaces one behind the other are a step each.
        let takes = |answers: &[Vec<String>]| {
            let words: Vec<&str> = ahead.split(' ').collect();
            let mut left = &words[..];
            while !left.is_empty() {
                let step = |used: &usize| left[..*used].join(" ");
                let taken = |used: &usize| takes_all(Tree::of(answers), &step(used), self.client);
                match (1..=left.len()).rev().find(taken) {
                    Some(used) => left = &left[used..],
                    None => return false,
                }
            }
            true
        };
        let plain: Vec<Vec<String>> = more
            .steps
            .iter()
            .filter_map(|(step, _)| Some(words_of(more.open, after_special(step)?.1)))
            .collect();
        let others = of_the_operation(open);
        // Only a `;` ends a Special Activity whose further space could be one of the Operation too.
        !ahead.is_empty() && takes(&plain) && (!self.console.is_after_end() || !takes(&others))
    }

    /// Whether what was typed ahead is meant for the Special Activity under way, whether or not its rules
    /// take it: it stands behind the comma that joins its steps, and is no whole step of the Operation. A
    /// place alone is none.
    fn is_typed_for_special(&self, open: &[Open]) -> bool {
        let ahead = self.console.ahead_of_sign().to_lowercase();
        let first = ahead.split(' ').next().unwrap_or_default();
        let is_other = || [DONE, NOTHING].contains(&first) || SpecialName::named(first).is_some();
        if !self.console.is_after_comma() || first.is_empty() || first.starts_with('?') || is_other() {
            return false;
        }
        let others = of_the_operation(open);
        // Places alone say nothing that a Special Activity could not mean.
        let are_places = Words::of(&ahead).find_space().is_some()
            && ahead.split(' ').all(|word| !word.starts_with(|letter: char| letter.is_ascii_digit()));
        are_places || !takes_all(Tree::of(&others), &ahead, self.client)
    }

    /// The rule by which a Special Activity is possible nowhere, if it is.
    pub(super) fn nowhere(&self, draft: &Draft, special: SpecialName) -> Option<String> {
        let why = draft.special_nowhere(&self.start, special)?;
        matches!(why, Error::Refused { .. }).then(|| why.to_string())
    }

    /// Asks where the Special Activity that was begun goes on, before anything else is asked. Gives what is
    /// said then.
    pub(super) fn ask_more(
        &self,
        draft: &Draft,
        first: &Open,
        more: &MoreOfSpecial<'_>,
        (may_end, goes_on): (bool, bool),
    ) -> Result<Said, Left> {
        // Its name may be said again.
        let named = more.steps.iter().map(|(step, _)| words_of(more.open, step));
        let plain =
            more.steps.iter().filter_map(|(step, _)| Some(words_of(more.open, after_special(step)?.1)));
        let mut answers: Vec<Vec<String>> = named.chain(plain).collect();
        let none = answers.len();
        answers.push(vec![NOTHING.to_owned()]);
        // Where the Operation must go on, `done` ends the Special Activity alone, as `none` does.
        answers.push(vec![DONE.to_owned()]);
        let name = titled(more.name.id());
        let left = more.open.left.as_ref().map_or(String::new(), |left| format!(", {left}"));
        // Where every space is taken only its Aid is left.
        let is_aid = |(step, _): &(&str, Draft)| after_special(step).is_some_and(|(_, step)| step == AID);
        let again = if more.steps.iter().all(is_aid) { "" } else { " again" };
        let what = format!("{name}{again}{left}");
        // What the rules add for nothing is not passed by for a key; where nothing but this Special Activity
        // could follow, its end is the end.
        let aid = more.steps.iter().position(is_aid);
        let (ends, by_enter) = (may_end && !goes_on, answers.len());
        let enter = Some(match (aid, ends) {
            (Some(_), true) => (by_enter, format!("{AID}, then {DONE}")),
            (Some(_), false) => (by_enter, format!("{AID}, no more {name}")),
            (None, true) => (none + 1, DONE.to_owned()),
            (None, false) => (none, format!("no more {name}")),
        });
        let mut unlisted = vec![more.name.id().to_owned()];
        unlisted.extend((!may_end).then(|| DONE.to_owned()));
        let begun = self.reopened.take();
        let operation = titled(draft.words.split([' ', ';']).next().unwrap_or_default());
        let goes_on = if ends { "" } else { "; the Operation goes on" };
        let adds = if aid.is_some() { "adds 6 to Aid [4.2.1] and " } else { "" };
        let notes = vec![
            (NOTHING.to_owned(), format!("no more {name}{goes_on}")),
            (DONE.to_owned(), format!("{adds}ends the {operation} with its {name}: the turn is summed up")),
        ];
        let about = vec![format!(
            "`abort` drops the whole {name}, and again the whole {operation}; `back` its last step."
        )];
        let asks_for_several = true;
        let prompt = Prompt {
            what,
            answers,
            enter,
            unlisted,
            begun,
            notes,
            about,
            asks_for_several,
            ..Prompt::default()
        };
        let open = std::slice::from_ref(more.open);
        let (answers, special) = (&prompt.answers[..], Some(more.name));
        let asking = Asking { dialogue: self, draft, first, open, answers, begins: false, special };
        let chosen = self.console.ask_or(&prompt, &asking)?;
        self.note_begun(&prompt, &chosen);
        self.tell_passed_by(&prompt, &chosen)?;
        if let Chosen::Typed(typed) = &chosen
            && let Some(ways) = asking.open_way(typed)
        {
            self.ask_way(typed, ways)?;
            return Ok(None);
        }
        Ok(match chosen {
            Chosen::Typed(typed) => self.as_answer(draft, first, &typed).map(|draft| draft.words),
            Chosen::Answer(index) if index == none || aid.is_none() && !may_end && index == none + 1 => {
                self.word_by_word.set(false);
                self.no_more.set(true);
                None
            }
            Chosen::Answer(index) if index < none => {
                Some(more.steps[index % more.steps.len()].1.words.clone())
            }
            // Enter and `done` say that there is no more of it, too, and both take what costs nothing.
            Chosen::Answer(index) => {
                self.word_by_word.set(false);
                let ends = ends || index != by_enter && may_end;
                let said = aid.map(|aid| more.steps[aid].1.clone());
                let said = said.unwrap_or_else(|| draft.clone());
                Some(if ends || aid.is_none() { said.answer(more.open, NOTHING).words } else { said.words })
            }
        })
    }

    /// Gives up the Special Activity that is under way, or else the step.
    pub(super) fn abort(&mut self) -> Result<(), Left> {
        self.console.forget()?;
        let under_way = self.console.under_way();
        let begun = under_way.first().and_then(|name| SpecialName::named(name));
        let whole = self.said.last().cloned().unwrap_or_default();
        let special = self.drop_special();
        match begun {
            // Its first part is not finished: nothing was said of it yet.
            Some(name) => self.console.say(format!("Dropped: {}", titled(name.id())))?,
            None if let Some(special) = special => {
                let kept = shown(self.said.last().map_or("", String::as_str).trim(), self.acts());
                let named = titled(special.id());
                self.console.say(format!("Dropped: {named}. Kept: {kept}; `abort` again drops that too."))?;
            }
            None => {
                self.said.clear();
                let begun = self.client.under_way(&under_way, &[]);
                let whole = self.in_short(&whole);
                let all: Vec<&str> =
                    [&whole[..], &begun].into_iter().filter(|part| !part.is_empty()).collect();
                // The name of an Operation and its first step are one.
                let between = if whole.contains(' ') { "; " } else { " " };
                self.console.say(format!("Dropped: {}", all.join(between)))?;
            }
        }
        if special.is_some() || self.said.is_empty() {
            self.forget_shown();
        }
        Ok(())
    }

    /// Takes the Special Activity out of what was said, and what could not be without it. Gives which it was,
    /// if there was one and anything is left.
    fn drop_special(&mut self) -> Option<SpecialName> {
        let (special, without) = self.draft().without_special()?;
        let is_plain =
            |words: &String| Draft { of: self.of, words: words.clone() }.without_special().is_none();
        let plain = self.said.iter().take_while(|words| is_plain(words)).count();
        self.said.truncate(plain);
        let is_legal = without.rehearse(&self.start, &mut self.dice_as_they_lie()).is_ok();
        if is_legal && self.said.last() != Some(&without.words) && without.words.contains(' ') {
            self.said.push(without.words);
        }
        Some(special).filter(|_| !self.said.is_empty())
    }

    /// Says what was left undone where what was typed ahead passed by its question: that Mandate of Heaven
    /// would have kept the level of Support in a space of a Govern (86), and that an Infiltrate could replace
    /// Guerrillas (4.4.1).
    pub(super) fn tell_passed_by(&self, prompt: &Prompt, chosen: &Chosen) -> Result<(), Left> {
        let is_passed =
            self.console.has_more() || self.console.is_after_comma() || self.console.is_after_end();
        let typed = || match chosen {
            Chosen::Answer(index) => prompt.answers.get(*index).cloned(),
            Chosen::Typed(typed) => {
                let end = walked(Tree::of(&prompt.answers), typed, self.client)?.end()?;
                prompt.answers.get(end).cloned()
            }
        };
        let Some(mut answer) = Some(()).filter(|()| is_passed).and_then(|()| typed()) else { return Ok(()) };
        let space = answer.iter().find_map(|word| Space::with_id(word)).map_or("", Space::name);
        if let [.., build, troops] = &answer[..]
            && build == BUILD
            && !self.console.has_said_none()
        {
            let replacing = |other: &&Vec<String>| {
                other.starts_with(&answer) && other.get(answer.len()).is_some_and(|word| word == REPLACING)
            };
            let behind = prompt.answers.iter().filter(replacing).filter_map(|other| other.last());
            if let Some(most) = behind.max_by_key(|count| number_of(count)) {
                let example = format!("{BUILD} {} {}", number_of(troops), number_of(most));
                self.console
                    .say(format!("  {space}: no Guerrilla is replaced; `{example}` would replace {most}"))?;
            }
        }
        answer.push(MANDATE.to_owned());
        if prompt.answers.contains(&answer) {
            self.console.say(format!(
                "  {space}: 86 Mandate of Heaven is not used; `patronage {MANDATE}` would keep the level of \
                 Support"
            ))?;
        }
        Ok(())
    }
}

/// The Special Activity that the last step in the draft is one of.
pub(super) fn special_under_way(draft: &Draft) -> Option<SpecialName> {
    // The first step stands behind the name of the Operation.
    let last = draft.words.rsplit_once(';').or_else(|| draft.words.trim().split_once(' '));
    after_special(last?.1).map(|(name, _)| name)
}

/// How the Special Activity of the last step in the draft may go on; none if it may not, or if that was no
/// step of one.
pub(super) fn more_of_special<'o>(
    draft: &Draft,
    open: &'o [Open],
    late: &'o [Late],
) -> Option<MoreOfSpecial<'o>> {
    let name = special_under_way(draft)?;
    let open = open.iter().find(|open| open.question.name == SPECIAL.trim())?;
    let of_name = |step: &&str| after_special(step).is_some_and(|(of, _)| of == name);
    let answers = open.question.legal.iter();
    let mut steps: Vec<&str> = answers.map(|answer| without_removals(answer)).filter(of_name).collect();
    steps.dedup();
    let steps = steps.into_iter().map(|step| (step, draft.answer(open, step)));
    let late = late.iter().map(|late| (late.step.as_str(), late.draft.clone()));
    let steps: Vec<_> = steps.chain(late).collect();
    (!steps.is_empty()).then_some(MoreOfSpecial { name, open, steps })
}
