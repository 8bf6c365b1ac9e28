//! A question is asked until it is answered: from what was typed ahead, word by word, or by Enter.

use std::rc::Rc;

use super::super::Left;
use super::super::answers::{
    LONGEST_NAME, Meant, REMOVE, Sense, Tree, is_number, meant, says_from, takes_all, walked, words_of,
};
use super::ahead::{SIGNS, end_of_step};
use super::listing::{is_of_places, path_shown};
use super::numbers::{counted_words, most_of, number_of};
use super::{
    Chosen, Console, DONE, Desk, FEW, LEAVING, OPTIONAL, Prompt, ROLL, Rules, is_count, is_end, is_of_dice,
};
use crate::render::Report;

/// Words that answer other questions, and are no card by themselves though the names of some have them.
const ELSEWHERE: [&str; 4] = [ROLL, "yes", "no", DONE];

/// Words that may stand before the name of a place.
const BEFORE_PLACES: [&str; 4] = ["in", "at", "to", "into"];

/// Words that may stand before a Special Activity.
const JOINTS: [&str; 3] = ["with", "and", "+"];

/// So many pieces are named one by one at most.
const MOST_SINGLY: u32 = 12;

/// A question that is being answered.
pub(super) struct Answering<'a> {
    pub(super) console: &'a Console,
    pub(super) prompt: &'a Prompt,
    pub(super) rules: &'a dyn Rules,
    pub(super) desk: Rc<dyn Desk>,
    /// Its answers, with the words so far.
    pub(super) tree: Tree<'a>,
    /// Whether what is to be read was typed at this very question.
    pub(super) fresh: bool,
    /// What was refused, or only asked about, is not followed by an answer that nobody gave.
    refused: bool,
    /// Whether it is read as an answer for several pieces.
    is_counted: bool,
    /// Whether pieces that were typed wait until it has been asked where they come from.
    pub(super) waits_for_place: bool,
}

/// What came of a step towards the answer.
pub(super) enum Went {
    /// The words so far, or what was typed, are others now.
    On,
    /// What was typed waits for a question after what is missing here.
    Waits,
    Answered(Chosen),
}

/// None where the step had nothing to do.
pub(super) type Tried = Result<Option<Went>, Left>;

impl<'a> Answering<'a> {
    pub(super) fn begun(console: &'a Console, prompt: &'a Prompt, rules: &'a dyn Rules) -> Answering<'a> {
        let tree = prompt.tree().begun(&prompt.begun);
        let desk = console.desk();
        Answering {
            console,
            prompt,
            rules,
            desk,
            tree,
            fresh: false,
            refused: false,
            is_counted: false,
            waits_for_place: false,
        }
    }

    /// Takes one step after the other, from the first again whenever something has changed.
    pub(super) fn answered(mut self) -> Result<Chosen, Left> {
        let steps: [fn(&mut Answering<'a>) -> Tried; 23] = [
            Self::pass_between_names,
            Self::pass_name,
            Self::pass_joint,
            Self::turn_number,
            Self::turn_levels,
            Self::pass_one,
            Self::turn_manner,
            Self::turn_and,
            Self::take_counted,
            Self::take_more_kinds,
            Self::take_said_anyway,
            Self::take_whole,
            Self::list_typed,
            Self::look_up_typed,
            Self::leave_open,
            Self::turn_into_order,
            Self::pass_from,
            Self::turn_singly,
            Self::turn_step,
            Self::turn_count,
            Self::take_forced,
            Self::take_typed,
            Self::take_line,
        ];
        loop {
            self.count_or_not();
            self.console.note_words(&self.tree);
            for step in steps {
                match step(&mut self)? {
                    None => {}
                    Some(Went::Answered(chosen)) => return Ok(chosen),
                    Some(Went::On | Went::Waits) => break,
                }
            }
        }
    }

    pub(super) fn sense(&self) -> &dyn Sense {
        self.desk.as_ref()
    }

    /// The answer that the words so far are, if they are a whole one.
    pub(super) fn end(&self) -> Option<usize> {
        self.tree.end().filter(|_| !self.tree.path().is_empty())
    }

    pub(super) fn pending(&self) -> String {
        self.console.0.borrow().pending.clone()
    }

    pub(super) fn set_pending(&self, pending: impl Into<String>) {
        self.console.0.borrow_mut().pending = pending.into();
    }

    /// Whether the typed words mean one of the next.
    fn means_next(&self, typed: &[&str]) -> bool {
        meant(typed, &self.tree.next(), self.sense()) != Meant::None
    }

    /// Reads a number at the beginning as that of several pieces, where they may be counted.
    fn count_or_not(&mut self) {
        if !self.tree.path().is_empty() || self.prompt.counted.is_empty() {
            return;
        }
        let pending = self.pending();
        let typed = words_of(pending.trim_start_matches(SIGNS));
        // What is counted by a number alone is named by the words after it.
        let names_it = || typed.is_empty() || self.means_next(&typed);
        let is_number = is_several(&typed) || self.is_counted && self.tree.is_narrowed() && names_it();
        if is_number != self.is_counted {
            self.is_counted = is_number;
            self.tree = if is_number { Tree::of(&self.prompt.counted) } else { self.prompt.tree() };
        }
    }

    /// A word that only stands between two names is never asked for.
    fn pass_between_names(&mut self) -> Tried {
        if let ([only @ ("to" | "from")], None, false) =
            (&self.tree.next()[..], self.end(), self.tree.path().is_empty())
        {
            self.tree.push(only);
            return Ok(Some(Went::On));
        }
        Ok(None)
    }

    /// Passes over what the question is called, before its first answer: `agitate hue`.
    fn pass_name(&mut self) -> Tried {
        let pending = self.pending();
        let typed = words_of(pending.trim_start_matches(SIGNS));
        let is_name = |word: &&str| self.prompt.called.iter().any(|name| name.eq_ignore_ascii_case(word));
        let is_passed = self.tree.path().is_empty()
            && typed.len() > 1
            && typed.first().is_some_and(is_name)
            && !self.means_next(&typed[..1]);
        Ok(is_passed.then(|| self.pass_first()))
    }

    /// Passes over a word that joins an answer to the one before, where the answer follows: `with tax hue`,
    /// `; in saigon`.
    fn pass_joint(&mut self) -> Tried {
        let pending = self.pending();
        let typed = words_of(pending.trim_start_matches(SIGNS));
        let is_passed = self.tree.path().is_empty() && self.behind_joint(&typed).len() < typed.len();
        Ok(is_passed.then(|| self.pass_first()))
    }

    /// Passes over the first word that was typed, with the signs before it.
    fn pass_first(&mut self) -> Went {
        self.set_pending(self.pending().trim_start_matches(SIGNS));
        self.console.consume(1);
        Went::On
    }

    /// Whether the words begin with the whole name of a place, which may be no answer.
    pub(super) fn names_place(&self, typed: &[&str]) -> bool {
        let is_name = |used: usize| self.sense().is_name(&typed[..used].join(" ").to_lowercase());
        (1..=typed.len().min(LONGEST_NAME)).any(is_name)
    }

    /// The words without one that joins an answer, if one is behind it.
    pub(super) fn behind_joint<'w>(&self, typed: &'w [&'w str]) -> &'w [&'w str] {
        let (Some(first), beginnings) = (typed.first(), self.tree.beginnings()) else { return typed };
        let first = first.to_lowercase();
        let group_behind = || match meant(&typed[1..], &beginnings, self.sense()) {
            Meant::One(index, _) => Some(self.sense().group(beginnings[index])),
            _ => None,
        };
        // As a part of a name it stands with the rest of it: `to` alone is not Dak To.
        let is_name = || match meant(typed, &beginnings, self.sense()) {
            Meant::One(_, used) | Meant::Several(_, used) => used > 1,
            Meant::None => false,
        };
        let (joins, stands_in) = (JOINTS.contains(&first.as_str()), BEFORE_PLACES.contains(&first.as_str()));
        let is_joint = (joins || stands_in)
            && !is_name()
            && match group_behind() {
                Some(group) => stands_in && is_of_places(group) || joins && group == OPTIONAL,
                None => stands_in && self.names_place(&typed[1..]),
            };
        if is_joint { &typed[1..] } else { typed }
    }

    /// Puts a number before the pieces that it was typed behind: `nva base 1` as `1 nva base`.
    fn turn_number(&mut self) -> Tried {
        let pending = self.pending();
        let pending = pending.trim_start_matches(SIGNS);
        let typed = words_of(pending);
        let named = typed.iter().take_while(|word| self.sense().is_counted(word)).count();
        let next = self.tree.next();
        // A word of the step that says how, as `troops` of an Attack, is counted by what stands behind it.
        let is_manner = |words: &[&str]| match meant(words, &next, self.sense()) {
            Meant::One(index, _) => next[index].chars().all(|letter| letter.is_ascii_lowercase()),
            _ => false,
        };
        let is_turned = named > 0
            && !self.sense().is_named_first(typed[0])
            && is_number(typed.get(named..=named).unwrap_or_default())
            && typed.get(named + 1).is_none_or(|word| !self.sense().is_counted(word))
            && !is_manner(&typed[..named]);
        if !is_turned {
            return Ok(None);
        }
        let rest = &pending[pending.find([';', ',']).unwrap_or(pending.len())..];
        let (pieces, number) = (typed[..named].join(" "), typed[named]);
        let behind = typed[named + 1..].join(" ");
        self.set_pending(format!("{} {rest}", format!("{number} {pieces} {behind}").trim()));
        Ok(Some(Went::On))
    }

    /// Puts what stands before its number in an answer there, behind its place: `saigon 1 terror` as `saigon
    /// terror 1`.
    fn turn_levels(&mut self) -> Tried {
        let is_level = |word: &str| self.sense().is_named_first(word) && self.sense().is_counted(word);
        if !self.prompt.answers.iter().flatten().any(|word| is_level(word)) {
            return Ok(None);
        }
        let pending = self.pending();
        let start = pending.len() - pending.trim_start_matches(SIGNS).len();
        let end = pending[start..].find([';', ',']).map_or(pending.len(), |end| start + end);
        let typed = words_of(&pending[start..end]);
        let mut turned = typed.clone();
        let is_number_next = self.tree.path().last().is_none_or(|last| is_level(last));
        let mut at = usize::from(is_number_next);
        while at + 1 < turned.len() {
            let are_turned = is_number(&turned[at..=at]) && is_level(turned[at + 1]);
            // The number behind a level is its own.
            if are_turned && (at == 0 || !is_level(turned[at - 1])) {
                turned.swap(at, at + 1);
                at += 1;
            }
            at += 1;
        }
        if turned == typed {
            return Ok(None);
        }
        let (before, behind) = (&pending[..start], &pending[end..]);
        self.set_pending(format!("{before}{}{behind}", turned.join(" ")));
        Ok(Some(Went::On))
    }

    /// The word of the step that the typed one means, if that says a single piece: the `base` of a Rally.
    fn single_named(&self, typed: &str, next: &[&'a str]) -> Option<&'a str> {
        let Meant::One(at, 1) = meant(&[typed], next, self.sense()) else { return None };
        Some(next[at]).filter(|word| self.sense().is_single(word))
    }

    /// Passes over the number before or behind what there is only one of: `1 base`, `base 1`. Another number
    /// is refused.
    fn pass_one(&mut self) -> Tried {
        let pending = self.pending();
        let typed = words_of(pending.trim_start());
        let [first, second, ..] = typed[..] else { return Ok(None) };
        let next = self.tree.next();
        if self.tree.path().is_empty() {
            return Ok(None);
        }
        if is_number(&[first])
            && let Some(word) = self.single_named(second, &next)
        {
            if first != "1" {
                self.console.drop_step();
                let (path, word) = (path_shown(self.tree.path(), self.sense()), self.sense().shown(word));
                self.console
                    .say_no(&format!("`{first} {second}`: only 1 is possible; type `{path} {word}`."))?;
                self.refused = true;
                return Ok(Some(Went::On));
            }
            self.console.consume(1);
            return Ok(Some(Went::On));
        }
        let is_counted_behind =
            |word: &str| meant(&[second], &self.tree.after(word), self.sense()) == Meant::None;
        let is_turned = second == "1"
            && typed.get(2).is_none_or(|word| !self.sense().is_counted(word))
            && self.single_named(first, &next).is_some_and(is_counted_behind);
        if is_turned {
            self.console.consume(2);
            self.set_pending(format!("{first} {}", self.pending()));
        }
        Ok(is_turned.then_some(Went::On))
    }

    /// Puts a place before how something is done there, where the place is asked for first: of an Advise
    /// `assault tay ninh` as `tay ninh assault`.
    fn turn_manner(&mut self) -> Tried {
        let pending = self.pending();
        let start = pending.len() - pending.trim_start_matches(SIGNS).len();
        let typed = words_of(&pending[start..]);
        if typed.len() < 2 || start > 0 && !self.tree.path().is_empty() || self.means_next(&typed) {
            return Ok(None);
        }
        let (sense, next) = (self.sense(), self.tree.next());
        let Meant::One(at, used) = meant(&typed[1..], &next, sense) else { return Ok(None) };
        let after = self.tree.after(next[at]);
        let is_plain = |word: &str| {
            is_of_places(sense.group(next[at]))
                && sense.group(word).is_empty()
                && word.chars().all(|letter| letter.is_ascii_lowercase())
        };
        let is_manner =
            matches!(meant(&typed[..1], &after, sense), Meant::One(how, 1) if is_plain(after[how]));
        if !is_manner {
            return Ok(None);
        }
        let (manner, place) = (typed[0].to_owned(), next[at]);
        self.pass_first();
        self.console.consume(used);
        self.set_pending(format!("{place} {manner} {}", self.pending()));
        Ok(Some(Went::On))
    }

    /// Reads an `and` before a place as the comma that might stand there: `tay ninh 3 and quang duc 2`.
    /// Before what goes on with the same answer it says nothing: `terror 1 and levels 1`.
    fn turn_and(&mut self) -> Tried {
        let pending = self.pending();
        let typed = words_of(pending.trim_start_matches(SIGNS));
        let beginnings = self.tree.beginnings();
        let is_place = |words: &[&str]| match meant(words, &beginnings, self.sense()) {
            Meant::One(index, _) => is_of_places(self.sense().group(beginnings[index])),
            _ => false,
        };
        let is_and = typed.first().is_some_and(|word| ["and", "+"].contains(&&word.to_lowercase()[..]));
        let goes_on = || self.means_next(&typed[1..]) && !is_place(&typed[1..]);
        if is_and && !self.tree.path().is_empty() && !self.means_next(&typed) && goes_on() {
            self.console.consume(1);
            return Ok(Some(Went::On));
        }
        let may_end = self.tree.path().is_empty() || self.end().is_some();
        if !is_and || !may_end || self.means_next(&typed) || !is_place(&typed[1..]) {
            return Ok(None);
        }
        let rest = pending.trim_start_matches(SIGNS)[typed[0].len()..].trim_start();
        self.set_pending(if self.tree.path().is_empty() { rest.to_owned() } else { format!(", {rest}") });
        Ok(Some(Went::On))
    }

    /// Takes so many pieces, if the rules do.
    fn take_counted(&mut self) -> Tried {
        if !self.is_counted || self.end().is_none() || !self.tree.next().is_empty() {
            return Ok(None);
        }
        let words = self.tree.path().join(" ");
        if self.rules.accept(&words, true) {
            return Ok(Some(Went::Answered(Chosen::Typed(words))));
        }
        let those =
            || format!("`{}` is more than you may choose.", path_shown(self.tree.path(), self.sense()));
        self.console.say_no(&self.rules.refusal(&words).unwrap_or_else(those))?;
        (self.is_counted, self.refused) = (false, true);
        self.tree = self.prompt.tree();
        Ok(Some(Went::On))
    }

    /// Takes further kinds of pieces with those said.
    fn take_more_kinds(&mut self) -> Tried {
        self.console.skip_and(&self.tree, self.prompt);
        let whole = self.console.with_more_kinds(&self.tree, self.rules);
        Ok(whole.map(|whole| Went::Answered(Chosen::Typed(whole))))
    }

    /// Takes words that say what the answer does anyway.
    fn take_said_anyway(&mut self) -> Tried {
        let taken = self.console.said_anyway(&mut self.tree, self.prompt, self.rules)?;
        Ok(taken.map(|is_taken| {
            self.refused = !is_taken;
            Went::On
        }))
    }

    /// Takes an answer that nothing can be added to, unless a rule forbids the rest that was typed of it.
    fn take_whole(&mut self) -> Tried {
        let Some(end) = self.end().filter(|_| self.tree.next().is_empty()) else { return Ok(None) };
        // The rest of the step is forbidden by a rule, and not meant for the next question.
        let pending = self.pending();
        let is_next = || self.rules.asks_next(self.tree.path(), &words_of(pending.trim_start()));
        let why = self.console.refusal(&self.tree, self.sense(), self.rules).filter(|_| !is_next());
        if let Some(why) = why.filter(|_| self.tree.back()) {
            self.console.drop_step();
            self.console.say_no(&why)?;
            self.refused = true;
            return Ok(Some(Went::On));
        }
        self.console.consume(self.tree.said_late(&words_of(&pending), self.sense()));
        Ok(Some(Went::Answered(Chosen::Answer(end))))
    }

    /// Lists the answers for a `?` that was typed ahead.
    fn list_typed(&mut self) -> Tried {
        let pending = self.pending();
        // Behind a sign it asks about the next question; where this one is not answered yet, about this.
        let signs: &[char] = if self.end().is_none() { &[' ', ';', ','] } else { &[' '] };
        let Some(typed) = pending.trim_start_matches(signs).strip_prefix('?') else { return Ok(None) };
        let (typed, later) = end_of_step(typed);
        let (typed, later) = (typed.trim().to_owned(), later.unwrap_or_default().to_owned());
        self.set_pending(later.as_str());
        self.pass_only_word();
        self.console.list(self.prompt, &self.tree, &typed)?;
        self.refused = later.trim().is_empty();
        Ok(Some(Went::On))
    }

    /// Passes over the first word where all answers begin with the same. Gives whether they do.
    fn pass_first_word(&mut self) -> bool {
        let next = self.tree.next();
        let mut listed = next.iter().filter(|word| !self.prompt.unlists(word));
        if let (true, true, Some(only), None) =
            (self.prompt.passes_only, self.tree.path().is_empty(), listed.next(), listed.next())
            && !self.tree.after(only).is_empty()
        {
            self.tree.push_unsaid(only);
            return true;
        }
        false
    }

    /// Goes on by the word before pieces, where only that can follow: the pieces are what is asked about.
    fn pass_only_word(&mut self) {
        if let [only] = self.tree.next()[..]
            && only == REMOVE
            && self.end().is_none()
            && !self.tree.path().is_empty()
            && !self.tree.after(only).is_empty()
        {
            self.tree.push(only);
        }
    }

    /// Looks up what was typed ahead behind the answer before: `51 card 123`.
    fn look_up_typed(&mut self) -> Tried {
        if self.fresh || !self.tree.path().is_empty() {
            return Ok(None);
        }
        // It may stand behind the sign that ended that answer: `51; show vc`.
        let pending = self.pending();
        let (step, later) = end_of_step(pending.trim_start_matches(SIGNS));
        let (typed, later) = (words_of(step), later.unwrap_or_default().to_owned());
        let known = |typed: &&str| {
            self.console.words().map(|(word, _)| word).find(|word| *word == typed.to_lowercase())
        };
        let Some(word) = typed.first().and_then(known).filter(|_| !self.means_next(&typed)) else {
            return Ok(None);
        };
        let about = typed[1..].join(" ");
        // What follows is read as the next line, wherever the word leads.
        if LEAVING.contains(&word) {
            self.set_pending(later);
        } else {
            self.set_pending("");
            self.console.read_next(&later);
        }
        self.console.do_word(word, &about)?;
        self.refused = true;
        Ok(Some(Went::On))
    }

    /// Takes a step as it stands that can be read in two ways: which is meant is asked then.
    fn leave_open(&mut self) -> Tried {
        const ENDS: [&str; 5] = [";", ",", "/", " and ", " + "];
        if self.tree.path().iter().any(|word| is_of_places(self.sense().group(word))) {
            return Ok(None);
        }
        let pending = self.pending();
        let ahead = pending.trim_start_matches(SIGNS);
        let end = ENDS.iter().filter_map(|sign| ahead.find(sign)).min().unwrap_or(ahead.len());
        let step = format!("{} {}", self.tree.path().join(" "), &ahead[..end]);
        let step = step.trim();
        if step.is_empty() || !self.rules.leaves_open(step) {
            return Ok(None);
        }
        self.set_pending(&ahead[end..]);
        Ok(Some(Went::Answered(Chosen::Typed(step.to_owned()))))
    }

    /// Turns words typed in another order than they are asked for.
    fn turn_into_order(&mut self) -> Tried {
        let pending = self.pending();
        let last = self.tree.path().last();
        // Behind pieces others with their place are no part of the same answer.
        let is_counted = last.is_some_and(|last| is_count(&[last])) && !pending.contains(" from ");
        if last.is_none() || is_counted || self.means_next(&words_of(&pending)) {
            return Ok(None);
        }
        Ok(self.sense().in_order(&pending).map(|turned| {
            self.set_pending(turned);
            Went::On
        }))
    }

    /// Passes over a `from` or `to` that was typed; where pieces come from may be said as the question has
    /// it: `hue from quang tri 2u`.
    fn pass_from(&mut self) -> Tried {
        let pending = self.pending();
        let typed = words_of(&pending);
        let next = self.tree.next();
        let are_places = || next.iter().all(|word| is_of_places(self.sense().group(word)));
        let is_typed = |word: &str| typed.first().is_some_and(|typed| typed.eq_ignore_ascii_case(word));
        let is_said = || {
            self.tree.path().last().is_some_and(|last| ["to", "from"].contains(&&last[..]) && is_typed(last))
        };
        let is_passed =
            says_from(&self.tree, &typed, self.sense()) || !self.tree.path().is_empty() && is_said();
        // So may a word between the name of a Special Activity and its place: `tax in tay ninh`.
        let is_bare_name =
            || self.tree.path().last().is_some_and(|last| self.sense().group(last) == OPTIONAL);
        let leads_to_place = || match meant(&typed[1..], &next, self.sense()) {
            Meant::One(index, _) => is_of_places(self.sense().group(next[index])),
            _ => self.names_place(&typed[1..]),
        };
        let is_in = || ["in", "at"].iter().any(|word| is_typed(word));
        let is_passed = is_passed || is_bare_name() && is_in() && are_places() && leads_to_place();
        if is_passed {
            self.console.consume(1);
        }
        Ok(is_passed.then_some(Went::On))
    }

    /// Reads several pieces that move as one after the other, where each is asked for by the place that it
    /// leaves and then where it goes: `2 troops quang tri to hue` as `quang tri, hue, quang tri, hue`.
    fn turn_singly(&mut self) -> Tried {
        let pending = self.pending();
        let ahead = pending.trim_start_matches(SIGNS);
        let (step, rest) = ahead.split_at(ahead.find([';', ',', '/']).unwrap_or(ahead.len()));
        let Some((from, to)) = step.split_once(" to ").filter(|_| self.tree.path().is_empty()) else {
            return Ok(None);
        };
        let typed = words_of(from);
        let pieces = counted_words(&typed, self.sense());
        let behind = &typed[pieces..];
        let behind = if behind.first() == Some(&"from") { &behind[1..] } else { behind };
        let next = self.tree.next();
        let Meant::One(at, used) = meant(behind, &next, self.sense()) else { return Ok(None) };
        let to = self.rules.goes_singly(next[at], to.trim()).filter(|_| used == behind.len());
        let Some(to) = to else { return Ok(None) };
        let number = if pieces == 0 { 1 } else { number_of(typed[0]).max(1) };
        let each = format!("{}, {to}", next[at]);
        let all = vec![each; number.min(MOST_SINGLY) as usize].join(", ");
        self.set_pending(format!("{all}{rest}"));
        Ok(Some(Went::On))
    }

    /// Turns the whole first step, if only that makes it an answer.
    fn turn_step(&mut self) -> Tried {
        let turned = self.console.in_another_order(&self.tree, self.prompt, self.rules);
        Ok(turned.map(|turned| {
            self.set_pending(turned);
            Went::On
        }))
    }

    /// Puts the place first that was typed behind pieces or levels.
    fn turn_count(&mut self) -> Tried {
        let turned = self.console.with_place_first(&self.tree, self.rules);
        Ok(turned.map(|turned| {
            self.set_pending(turned);
            Went::On
        }))
    }

    /// Goes on by the only word that may follow.
    fn take_forced(&mut self) -> Tried {
        let pending = self.pending();
        if self.refused {
            return Ok(None);
        }
        // Before the place of a further answer it is gone on by as before a comma.
        let typed = words_of(&pending);
        let typed = if self.begins_another(&typed) { Vec::new() } else { typed };
        let Some(used) = self.tree.forced(&typed, self.desk.as_ref()) else { return Ok(None) };
        if used == 0
            && let Some(with_it) = self.sense().goes_with_it(self.tree.path())
        {
            let mut report = Report::new();
            report.item(1, format!("Goes with it: {with_it}"));
            self.console.show(&report)?;
        }
        self.console.consume(used);
        // A number behind a space counts levels, before which its markers go.
        if used == 1
            && is_number(&words_of(&pending)[..1])
            && let [.., marker, number] = self.tree.path()
            && self.sense().is_named_first(marker)
            && self.tree.left_unsaid(marker)
            && let Some(levels) = self.tree.only_way_on().filter(|only| self.sense().is_named_first(only))
        {
            let number = number.clone();
            if self.tree.after(levels).contains(&number.as_str()) {
                self.tree.skip_to(levels, &number);
            }
        }
        Ok(Some(Went::On))
    }

    /// Whether the words begin a further answer by its place, where this one still lacks something that is no
    /// place: pieces could come from that.
    pub(super) fn begins_another(&self, typed: &[&str]) -> bool {
        let (next, beginnings) = (self.tree.next(), self.tree.beginnings());
        let is_place = |word: &str| is_of_places(self.sense().group(word));
        !self.fresh
            && self.prompt.asks_for_several
            && !self.tree.path().is_empty()
            && self.end().is_none()
            && !next.iter().any(|word| is_place(word))
            && !self.means_next(typed)
            && matches!(meant(typed, &beginnings, self.sense()), Meant::One(at, _)
                if is_place(beginnings[at]))
            && self.tree.skipping(typed, self.sense()).is_none()
    }

    /// Goes on by what was typed ahead, or at this question.
    fn take_typed(&mut self) -> Tried {
        let taken = self.tree.path().len();
        let went = self.take_ahead()?;
        if went.is_some() {
            self.fresh = false;
            self.refused = self.tree.path().len() == taken && self.pending().is_empty();
        }
        Ok(went)
    }

    /// Asks for a line, and goes on by it.
    fn take_line(&mut self) -> Tried {
        if self.pass_first_word() {
            return Ok(Some(Went::On));
        }
        let (next, end) = (self.tree.next(), self.end());
        self.rules.waits(&self.half_said())?;
        let what = self.console.sentence(self.prompt, &self.tree, &next, end.is_some());
        self.complete_answers();
        let line = match self.console.line(&what, &self.legal_words(&next)) {
            Err(Left::Back) if self.tree.back() => {
                self.console.forget()?;
                return Ok(Some(Went::On));
            }
            line => line?,
        };
        let line = line.trim();
        if let Some(typed) = line.strip_prefix('?') {
            self.pass_only_word();
            self.console.list(self.prompt, &self.tree, typed.trim())?;
            // Who only asks is not answered for.
            self.refused = true;
            return Ok(Some(Went::On));
        }
        let line = self.console.with_place_named(self.prompt, &self.tree, &next, line);
        if self.is_late_die(&line) {
            let why = "not an answer here; type it again when its die is asked for";
            self.console.say_not_read(&format!("{line}: {why}"))?;
        } else if self.prompt.is_no_dice && ELSEWHERE.contains(&line.to_lowercase().as_str()) {
            let could = next.iter().filter(|card| meant(&[&line], &[card], self.sense()) != Meant::None);
            let could = could.map(|card| self.sense().shown(card)).collect::<Vec<_>>().join(" or ");
            let could = if could.is_empty() { could } else { format!("; for {could} type more of its name") };
            self.console.say_no(&format!("`{line}` answers another question{could}."))?;
        } else if line.is_empty() {
            return Ok(Some(self.enter(&next)?));
        } else {
            self.read(&line)?;
        }
        Ok(Some(Went::On))
    }

    /// Has Tab complete what goes on with the answers that stand in the line; behind a sign another begins.
    fn complete_answers(&self) {
        if !self.console.is_terminal() {
            return;
        }
        let (answers, any_order) = (self.prompt.answers.clone(), self.prompt.any_order);
        let (path, desk) = (self.tree.path().to_vec(), Rc::clone(&self.desk));
        self.console.complete_by(Rc::new(move |before| {
            let mut tree = Tree::of(&answers).in_any_order(any_order);
            let (_, typed) = before.rsplit_once([',', ';']).unwrap_or(("", before));
            if typed.len() == before.len() {
                path.iter().for_each(|word| tree.push(word));
            }
            let Some(tree) = walked(tree, typed, desk.as_ref()).filter(|tree| !tree.next().is_empty()) else {
                return desk.goes_on(before);
            };
            let behind = tree.only_way_on().map_or_else(Vec::new, |only| tree.after(only));
            let next = tree.next().into_iter().chain(behind);
            next.map(|word| desk.shown_after(tree.path(), word)).collect()
        }));
    }

    /// What has been typed of the answer, as it may be typed again, and what waits behind it.
    fn half_said(&self) -> String {
        let (words, pending) = (path_shown(self.tree.path(), self.sense()), self.pending());
        let pending = pending.trim();
        let between = if pending.starts_with([',', ';']) { "" } else { " " };
        format!("{words}{between}{pending}").trim().to_owned()
    }

    /// The words that a line may begin with.
    fn legal_words(&self, next: &[&'a str]) -> Vec<&'a str> {
        let mut legal = next.to_vec();
        if let Some(only) = self.tree.only_way_on() {
            legal.extend(self.tree.after(only));
        }
        if self.end().is_some() {
            legal.push(DONE);
        }
        legal
    }

    /// Whether the line is a die that was not needed after all, which is no answer to what is asked in its
    /// stead; a number that answers is.
    fn is_late_die(&self, line: &str) -> bool {
        let are_dice = self.desk.asks_dice() && is_of_dice(line);
        let is_several = line.trim().contains([' ', ',']);
        if are_dice && is_several && self.prompt.is_no_dice {
            return true;
        }
        let may_be_die = self.console.is_from_page() && are_dice;
        let is_answer = || {
            self.means_next(&words_of(line)) || self.tree.path().is_empty() && self.rules.accept(line, true)
        };
        may_be_die && !is_answer()
    }

    /// Puts a line before what waits; one that is a step by itself drops the words so far.
    fn read(&mut self, line: &str) -> Result<(), Left> {
        // Who went back into a step may say it again from its first word.
        let says_again = !self.prompt.begun.is_empty() && begins_alike(&self.tree, line, self.sense());
        let is_unsaid = !self.tree.path().is_empty() && self.tree.is_unsaid();
        let is_anew = (self.end().is_none() || says_again || is_unsaid)
            && begins_anew(&self.tree, line, self.sense(), self.rules);
        let goes_on = said_again(&self.tree, &words_of(line), self.sense()) > 0;
        if is_anew && !goes_on && !is_of_special(&self.tree, line, self.sense(), self.rules) {
            if !self.tree.is_unsaid() {
                self.console.say(format!("Dropped: {}", self.sense().under_way(self.tree.path(), &[])))?;
                // What waits was meant to go on from there.
                self.console.forget()?;
            }
            self.tree = self.tree.anew();
            self.console.note_words(&self.tree);
        }
        // Pieces that are named with their place stand in place of those that waited for it.
        if std::mem::take(&mut self.waits_for_place) && words_of(line).iter().any(|word| is_count(&[*word])) {
            let step = words_of(&self.pending()).join(" ");
            self.console.skip_step();
            self.console.say(format!("  Not read: {step}"))?;
        }
        // A line that goes on by itself stands in place of what was typed ahead before.
        let is_listing = self.prompt.any_order || self.tree.is_listing();
        if line.contains(';') || line.contains(',') && !is_listing {
            self.console.forget()?;
        }
        let mut inner = self.console.0.borrow_mut();
        inner.left_over = inner.pending.len();
        let waits = inner.pending.starts_with(|letter: char| letter.is_alphanumeric());
        let between = if waits { " " } else { "" };
        inner.pending = format!("{line}{between}{}", inner.pending);
        (self.fresh, self.refused) = (true, false);
        Ok(())
    }

    /// What Enter alone does: it ends what may end, takes the only answer, or the most of those that differ
    /// in number.
    fn enter(&mut self, next: &[&'a str]) -> Result<Went, Left> {
        let is_listed = |word: &&str| !self.prompt.unlists(word);
        let listed: Vec<&str> = next.iter().copied().filter(is_listed).collect();
        let most = most_of(self.prompt, &self.tree, &listed, self.sense());
        match (self.end(), &self.prompt.enter, &listed[..]) {
            (Some(end), ..) => return Ok(Went::Answered(Chosen::Answer(self.prompt.at_end(end)))),
            (None, Some((index, _)), _) if self.tree.path().is_empty() && !self.tree.is_narrowed() => {
                return Ok(Went::Answered(Chosen::Answer(*index)));
            }
            (None, _, [only]) => {
                let shown = self.sense().shown_after(self.tree.path(), only);
                self.console.say(format!("  Only one answer: {shown}"))?;
                self.tree.choose(only);
            }
            (None, ..) if most.is_some() => most.into_iter().for_each(|most| self.tree.choose(most)),
            _ if next.len() > FEW => self.console.say(format!("{} answers: ? lists them.", next.len()))?,
            _ => self.console.list(self.prompt, &self.tree, "")?,
        }
        Ok(Went::On)
    }
}

/// Whether a line does not go on with the words so far but is a step by itself: words left over from a line
/// that was refused, or that somebody thinks better of, are not in its way.
fn begins_anew(tree: &Tree<'_>, line: &str, sense: &dyn Sense, rules: &dyn Rules) -> bool {
    let step = end_of_step(line).0.trim();
    let typed = words_of(step);
    // A step as it is shown, `hue from quang tri 2u`, has a word that no list of answers has.
    let as_asked = step.to_lowercase().replace(" from ", " ");
    let is_turned = || {
        let places = tree.anew().places(sense);
        sense.in_other_orders(step, &places).iter().any(|turned| takes_all(tree.anew(), turned, sense))
    };
    let is_step =
        || takes_all(tree.anew(), step, sense) || takes_all(tree.anew(), &as_asked, sense) || is_turned();
    let goes_on = meant(&typed, &tree.next(), sense) != Meant::None
        || rules.may_leave_out() && tree.skipping(&typed, sense).is_some()
        || step.contains(" from ") && sense.in_order(step).is_some() && !is_turned();
    // A number by itself, of a place in a list that is not shown now, begins nothing.
    let is_bare = is_number(&typed) && meant(&typed, &tree.beginnings(), sense) == Meant::None;
    !tree.path().is_empty() && !goes_on && !is_end(&typed) && !is_bare && is_step()
}

/// Whether a line is meant for the Special Activity under way, whose rules forbid it, though it would also
/// be a step of the Operation: the place that was asked for.
fn is_of_special(tree: &Tree<'_>, line: &str, sense: &dyn Sense, rules: &dyn Rules) -> bool {
    let is_special = |name: &String| sense.group(name) == OPTIONAL;
    let said = || format!("{} {}", tree.path().join(" "), end_of_step(line).0.trim());
    tree.path().first().is_some_and(is_special) && rules.refusal(&said()).is_some()
}

/// Whether a line begins with the word that the step under way begins with.
fn begins_alike(tree: &Tree<'_>, line: &str, sense: &dyn Sense) -> bool {
    let beginnings = tree.beginnings();
    match meant(&words_of(line), &beginnings, sense) {
        Meant::One(index, _) => tree.path().first().is_some_and(|first| first == beginnings[index]),
        _ => false,
    }
}

/// How many of the `typed` words say the last word of the step under way again, before one that goes on with
/// it: `da nang 3t` where Da Nang was taken for where all come from.
pub(super) fn said_again(tree: &Tree<'_>, typed: &[&str], sense: &dyn Sense) -> usize {
    let Some(last) = tree.path().last() else { return 0 };
    match meant(typed, &[last], sense) {
        Meant::One(_, used) if meant(&typed[used..], &tree.next(), sense) != Meant::None => used,
        _ => 0,
    }
}

/// Whether the word counts several pieces.
pub(super) fn is_several(typed: &[&str]) -> bool {
    let digits =
        |word: &&str| word.len() - word.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
    typed.first().is_some_and(|word| word[..digits(word)].parse::<u32>().is_ok_and(|number| number > 1))
}
