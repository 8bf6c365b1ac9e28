//! An answer goes on by what was typed ahead: each step takes some of it, leaves it for a later question, or
//! refuses it.

use super::super::answers::{
    LONGEST_NAME, Meant, REMOVE, Sense, Tree, is_number, joined, meant, walked, words_of,
};
use super::ahead::{SIGNS, end_of_step};
use super::answering::{Answering, Tried, Went, is_several, said_again};
use super::listing::{is_of_places, path_shown, shown};
use super::numbers::{counted_words, fewest_of, number_of};
use super::refusing::{elsewhere, manner_first, place_first, too_many};
use super::{Chosen, OPTIONAL, SAYS_NONE, is_count, is_end, is_of_dice};
use crate::error::Error;
use crate::names;
use crate::question::NOTHING;

impl<'a> Answering<'a> {
    /// Goes on by what was typed ahead: none if nothing was, or if it waits.
    pub(super) fn take_ahead(&mut self) -> Tried {
        if self.pending().trim_start().is_empty() {
            return Ok(None);
        }
        let steps: [fn(&mut Answering<'a>) -> Tried; 11] = [
            Self::pass_comma,
            Self::end_at_sign,
            Self::take_whole_line,
            Self::take_whole_step,
            Self::wait_for_choice,
            Self::take_name_with_signs,
            Self::take_none,
            Self::take_zero,
            Self::take_accepted_word,
            Self::widen_for_others,
            Self::take_word,
        ];
        for step in steps {
            match step(self)? {
                None => {}
                Some(Went::Waits) => return Ok(None),
                went => return Ok(went),
            }
        }
        Ok(None)
    }

    /// Passes over a comma where words are said in any order.
    fn pass_comma(&mut self) -> Tried {
        let pending = self.pending();
        let goes_on = |rest: &&str| {
            let typed = words_of(rest.trim_start());
            self.tree.is_listing()
                && is_count(&typed)
                && meant(&typed, &self.tree.next(), self.sense()) != Meant::None
        };
        let rest = pending.trim_start().strip_prefix(',');
        let Some(rest) = rest.filter(|rest| self.prompt.any_order || goes_on(rest)) else {
            return Ok(None);
        };
        self.set_pending(rest.trim_start());
        Ok(Some(Went::On))
    }

    /// Ends the answer at the sign typed behind it, if it may end there.
    fn end_at_sign(&mut self) -> Tried {
        let pending = self.pending();
        let pending = pending.trim_start();
        let Some(sign) = pending.chars().next().filter(|sign| [';', ',', '/'].contains(sign)) else {
            return Ok(None);
        };
        if self.tree.path().is_empty() {
            return Ok(None);
        }
        let rest = &pending[1..];
        match self.end() {
            // What people mostly want behind it is asked for, and the rest waits.
            Some(end) if self.prompt.lacks(end) => Ok(Some(Went::Waits)),
            Some(end) => {
                self.console.0.borrow_mut().ended_by = Some(sign);
                self.set_pending(rest);
                Ok(Some(Went::Answered(Chosen::Answer(end))))
            }
            None if self.tree.only_of_owner().is_some() => {
                self.tree.only_of_owner().into_iter().for_each(|only| self.tree.finish(only));
                Ok(Some(Went::On))
            }
            None => {
                // Where the step is not complete the rest waits until what is missing has been asked for; but
                // of a step that only its name was said of, the rest may be just that: `govern; can-tho aid`.
                let is_of_this_line = pending.len() > self.console.0.borrow().left_over;
                if !is_of_this_line || !goes_on_after_name(&self.tree, rest.trim_start(), self.sense()) {
                    return Ok(Some(Went::Waits));
                }
                self.set_pending(rest.trim_start());
                Ok(Some(Went::On))
            }
        }
    }

    /// Takes a line that is an answer with all its signs.
    fn take_whole_line(&mut self) -> Tried {
        if !(self.fresh || self.tree.path().is_empty() && self.rules.reads_lists_ahead()) {
            return Ok(None);
        }
        let pending = self.pending();
        let line = pending.trim_start_matches(SIGNS).trim_end();
        let Some(taken) = self.rules.accept_line(self.tree.path(), line) else { return Ok(None) };
        self.set_pending(&line[taken..]);
        let said = self.tree.path().iter().map(String::as_str).chain([line[..taken].trim()]);
        Ok(Some(Went::Answered(Chosen::Typed(said.collect::<Vec<_>>().join(" ")))))
    }

    /// Takes a step that the rules take whole, up to its `;`.
    fn take_whole_step(&mut self) -> Tried {
        if !self.tree.path().is_empty() {
            return Ok(None);
        }
        let step = self.console.ahead();
        let pending = self.pending();
        let (_, rest) = end_of_step(&pending);
        let lacks = |tree: Tree<'_>| tree.end().is_some_and(|end| self.prompt.lacks(end));
        let is_bare = || walked(self.tree.clone(), &step, self.sense()).is_some_and(lacks);
        let step = step.trim();
        if !step.is_empty() && !is_bare() && self.rules.accept(step, rest.is_some()) {
            self.console.0.borrow_mut().ended_by = rest.map(|_| ';');
            self.set_pending(rest.unwrap_or_default());
            return Ok(Some(Went::Answered(Chosen::Typed(step.to_owned()))));
        }
        if let Some(taken) = self.rules.accept_first(&pending) {
            self.set_pending(&pending[taken..]);
            return Ok(Some(Went::Answered(Chosen::Typed(pending[..taken].to_owned()))));
        }
        if let Some(short) = self.sense().in_short(&pending) {
            self.set_pending(short);
            return Ok(Some(Went::On));
        }
        Ok(None)
    }

    /// Where it is open which of several was meant, or how many, words that go on after that wait for it: `p
    /// da nang quang duc`.
    fn wait_for_choice(&mut self) -> Tried {
        let pending = self.pending();
        if pending.trim_start().is_empty() {
            return Ok(Some(Went::Waits));
        }
        let next = self.tree.next();
        let is_open = next.len() > 1 && self.tree.is_narrowed();
        let typed = words_of(&pending);
        let goes_on = |word: &&str| meant(&typed, &self.tree.after(word), self.sense()) != Meant::None;
        let waits = || match joined(&next).len() {
            1 => goes_on(&next[0]),
            _ => next.iter().all(goes_on) && meant(&typed, &next, self.sense()) == Meant::None,
        };
        Ok((is_open && waits()).then_some(Went::Waits))
    }

    /// Takes a name that holds a sign which would end an answer.
    fn take_name_with_signs(&mut self) -> Tried {
        let pending = self.pending();
        let pending = pending.trim_start();
        let next = self.tree.next();
        let Some(name) = next.iter().find(|name| is_whole_name_of(pending, name)) else { return Ok(None) };
        self.tree.choose(name);
        self.set_pending(&pending[name.len()..]);
        Ok(Some(Went::On))
    }

    /// Takes another word for none.
    fn take_none(&mut self) -> Tried {
        let pending = self.pending();
        let none = says_none(&words_of(&pending), &self.tree.next(), self.sense());
        let Some(none) = none else { return Ok(None) };
        self.tree.choose(none);
        self.console.consume(1);
        Ok(Some(Went::On))
    }

    /// Takes a 0 for none of what may be counted behind the answer: `build 5 0`.
    fn take_zero(&mut self) -> Tried {
        let (Some(end), Some(only)) = (self.end(), self.tree.only_way_on()) else { return Ok(None) };
        let pending = self.pending();
        let is_zero = words_of(&pending).first() == Some(&"0");
        if !is_zero || !self.tree.after(only).iter().all(|word| is_count(&[*word])) {
            return Ok(None);
        }
        self.console.consume(1);
        self.console.0.borrow_mut().said_none = true;
        Ok(Some(Went::Answered(Chosen::Answer(end))))
    }

    /// Takes a word that the rules take with those said, though no answer has it.
    fn take_accepted_word(&mut self) -> Tried {
        let pending = self.pending();
        let typed = words_of(&pending);
        let path = self.tree.path();
        let Some(word) = typed.first().filter(|_| !path.is_empty()) else { return Ok(None) };
        let is_other = meant(&typed, &self.tree.next(), self.sense()) == Meant::None;
        if !is_other || !self.rules.accept_word(path, word) {
            return Ok(None);
        }
        let said = path.iter().map(String::as_str).chain([*word]).collect::<Vec<_>>().join(" ");
        self.console.consume(1);
        Ok(Some(Went::Answered(Chosen::Typed(said))))
    }

    /// A number alone left some pieces open; whoever then names others says it anew: `2`, and then `1t 1p`.
    fn widen_for_others(&mut self) -> Tried {
        let pending = self.pending();
        let typed = words_of(&pending);
        let is_other = || meant(&typed, &self.tree.next(), self.sense()) == Meant::None;
        if !(self.fresh && self.tree.is_narrowed() && is_other()) {
            return Ok(None);
        }
        let mut wide = self.tree.clone();
        wide.widen();
        if meant(&typed, &wide.next(), self.sense()) == Meant::None {
            return Ok(None);
        }
        self.tree = wide;
        Ok(Some(Went::On))
    }

    /// Takes the first of the words by what it means.
    fn take_word(&mut self) -> Tried {
        let pending = self.pending();
        let typed = words_of(&pending);
        let next = self.tree.next();
        match meant(&typed, &next, self.sense()) {
            // A number is that of the pieces named after it, and not of any others.
            Meant::Several(_, 1) if self.counts(&typed) && typed.len() > 1 && is_of_dice(typed[0]) => {}
            Meant::One(index, 1) if self.counts_others(&typed, &[index]) => {}
            Meant::Several(found, 1) if self.counts_others(&typed, &found) => {}
            Meant::One(index, used) => {
                let used = self.tree.named_by(&typed, next[index], used, self.sense());
                self.tree.choose(next[index]);
                self.console.consume(used);
                return Ok(Some(Went::On));
            }
            Meant::Several(found, used) => {
                self.narrow(&typed, &found, used)?;
                return Ok(Some(Went::On));
            }
            Meant::None => {}
        }
        let unsaid = self.pass_said_before(&typed) || self.pass_unsaid(&typed);
        if unsaid {
            return Ok(Some(Went::On));
        }
        if self.wait_for_place(&typed)? || self.waits_for_name() || self.begins_another(&typed) {
            return Ok(Some(Went::Waits));
        }
        if let Some(went) = self.leave_for_later(&typed)? {
            return Ok(Some(went));
        }
        let unasked = if self.tree.path().is_empty() { self.rules.said_unasked(&typed) } else { 0 };
        if unasked > 0 {
            self.console.consume(unasked);
            return Ok(Some(Went::On));
        }
        self.refuse(&typed)?;
        Ok(Some(Went::On))
    }

    /// Keeps pieces that were typed without the place that they come from, where there are several: it is
    /// asked for, and never chosen. Gives whether there are such.
    fn wait_for_place(&mut self, typed: &[&str]) -> Result<bool, Error> {
        let next = self.tree.next();
        let are_origins =
            next.len() > 1 && self.sense().under_way(self.tree.path(), &next).ends_with(" from");
        let are_pieces = is_count(typed) && !is_number(&typed[..1]);
        let stand_at = |place: &&str| meant(typed, &self.tree.after(place), self.sense()) != Meant::None;
        if !are_origins || !are_pieces || !next.iter().any(stand_at) {
            return Ok(false);
        }
        if !std::mem::replace(&mut self.waits_for_place, true) {
            self.console.say(format!("  Kept: {}; where from is asked first", typed.join(" ")))?;
        }
        Ok(true)
    }

    /// Whether it is still open which of several places the words before those typed mean: what follows them
    /// waits for that.
    fn waits_for_name(&self) -> bool {
        let next = self.tree.next();
        !self.fresh
            && self.tree.is_narrowed()
            && next.len() > 1
            && next.iter().all(|word| is_of_places(self.sense().group(word)))
    }

    /// Whether the words count several of the pieces that are asked for.
    fn counts(&self, typed: &[&str]) -> bool {
        self.tree.path().is_empty() && !self.prompt.counted.is_empty() && is_several(typed)
    }

    /// Whether the number that the words begin with counts pieces that they name, which are none of those
    /// `found` by the number alone.
    fn counts_others(&self, typed: &[&str], found: &[usize]) -> bool {
        let next = self.tree.next();
        let is_bare = |index: &usize| is_of_dice(next[*index]);
        is_number(&typed[..1])
            && typed.get(1).is_some_and(|named| self.sense().is_counted(named))
            && !found.iter().any(is_bare)
    }

    /// Narrows what may follow to those `found`, which the first words leave open.
    fn narrow(&mut self, typed: &[&str], found: &[usize], used: usize) -> Result<(), Error> {
        let next = self.tree.next();
        // Those alone are left to which the words behind go on: `irregular hue`, where one of two is in Hue.
        let goes_on = |index: &&usize| {
            meant(&typed[used..], &self.tree.after(next[**index]), self.sense()) != Meant::None
        };
        let leads: Vec<usize> = found.iter().filter(goes_on).copied().collect();
        let are_numbers = joined(&found.iter().map(|index| next[*index]).collect::<Vec<_>>()).len() == 1;
        let found = if leads.is_empty() || are_numbers { found } else { &leads[..] };
        if let [only] = found {
            self.tree.choose(next[*only]);
            self.console.consume(used);
            return Ok(());
        }
        // Words that leave all of them open say nothing: which they may mean is said.
        if self.fresh && found.len() == next.len() && used == typed.len() {
            let words = typed.join(" ");
            let list = shown(self.tree.path(), &next, self.sense()).join(", ");
            self.console.say(format!("`{words}` could mean any of these: {list}."))?;
        }
        let pending = self.pending();
        let is_comma_next = pending.find([';', ',']).is_some_and(|at| pending[at..].starts_with(','));
        let has_more = used < typed.len() || is_comma_next;
        // A kind without a number is one piece, where another kind or the place that it comes from follows.
        let differ_in_number = || self.tree.path().is_empty() && joined(&next).len() == 1;
        let counts_one = has_more && (self.prompt.any_order || differ_in_number());
        match fewest_of(found, &next).filter(|_| counts_one) {
            Some(fewest) => self.tree.choose(fewest),
            None => self.tree.narrow(found.iter().map(|index| next[*index].to_owned()).collect()),
        }
        self.console.consume(used);
        Ok(())
    }

    /// Passes over words that say again what the answer says already. Gives whether there are such.
    fn pass_said_before(&mut self, typed: &[&str]) -> bool {
        let late = self.end().map_or(0, |_| self.tree.said_late(typed, self.sense()));
        let again = || if self.fresh { said_again(&self.tree, typed, self.sense()) } else { 0 };
        let said = if late > 0 { late } else { again() };
        self.console.consume(said);
        said > 0
    }

    /// Goes on by a word that need not be said before those typed. Gives whether there is one.
    fn pass_unsaid(&mut self, typed: &[&str]) -> bool {
        // A number by itself is that of a place that is listed, or nothing.
        let skipped = self.tree.skipping(typed, self.sense());
        let skipped = skipped.filter(|_| self.tree.path().is_empty() || self.rules.may_leave_out());
        // Nor is a manner chosen with its pieces by a number alone, which may mean one of those listed.
        let is_alone = self.fresh && typed.len() == 1 && is_number(typed) && !self.tree.path().is_empty();
        let skipped = skipped.filter(|(_, second, _)| !is_alone || is_number(&[second]));
        if let Some((first, second, used)) = skipped.filter(|_| !self.console.may_number(&self.tree, typed)) {
            self.tree.skip_to(first, second);
            self.console.consume(used);
            return true;
        }
        // The only word to go on by need not be said before what is listed behind it.
        let only = self.tree.only_way_on();
        let only = only.filter(|only| {
            let behind = self.tree.after(only);
            meant(typed, &behind, self.sense()) != Meant::None || self.names_unsaid(&behind, typed) > 0
        });
        let only = only.or_else(|| self.most_behind(typed));
        // Pieces that are counted without a word before them are those that are removed.
        let remove = || next_is_remove(&self.tree).filter(|_| counted_words(typed, self.sense()) > 1);
        let only = only.or_else(remove);
        only.into_iter().for_each(|only| self.tree.choose_unsaid(only));
        only.is_some()
    }

    /// The greatest of the numbers of pieces that are asked for first, where the place they belong to is
    /// typed at once: `hue` means all that may come from there.
    fn most_behind(&self, typed: &[&str]) -> Option<&'a str> {
        let next = self.tree.next();
        if !self.tree.path().is_empty() || joined(&next).len() != 1 {
            return None;
        }
        let leads = |word: &&str| meant(typed, &self.tree.after(word), self.sense()) != Meant::None;
        next.into_iter().filter(leads).max_by_key(|word| number_of(word))
    }

    /// How many of the words name what the answer comes to without a word that may follow: `both enemies`.
    fn names_unsaid(&self, next: &[&str], typed: &[&str]) -> usize {
        let unsaid = next.iter().find_map(|next| self.sense().left_unsaid(next));
        let unsaid = unsaid.filter(|_| meant(typed, next, self.sense()) == Meant::None);
        let named = unsaid.into_iter().flat_map(|unsaid| unsaid.split(' ')).zip(typed);
        named.take_while(|(unsaid, word)| unsaid.eq_ignore_ascii_case(word)).count()
    }

    /// Leaves the words for a later question, where this one may end.
    fn leave_for_later(&mut self, typed: &[&str]) -> Result<Option<Went>, Error> {
        let Some(end) = self.end() else { return Ok(None) };
        let (fresh, is_end_typed) = (self.fresh, is_end(typed));
        let named = self.names_unsaid(&self.tree.next(), typed);
        let is_nothing = named > 0 || typed.first().is_some_and(|word| NOTHING.starts_with(word));
        let behind_joint = self.behind_joint(typed);
        let begins = || meant(behind_joint, &self.tree.beginnings(), self.sense()) != Meant::None;
        // What was typed behind an answer that lacks what people mostly want of it waits until that has been
        // asked for; only a word says that nothing is wanted.
        if self.prompt.lacks(end)
            && !is_nothing
            && !(fresh && is_end_typed)
            && (is_end_typed || !is_count(typed) && begins())
        {
            if fresh {
                self.console.say(format!("  Kept for later: {}", typed.join(" ")))?;
            }
            return Ok(Some(Went::Waits));
        }
        // What is missing here is asked for before words that mean nothing here are read as anything else.
        let is_unknown = || !is_count(typed) && !is_end_typed && !is_nothing && !begins();
        if self.prompt.lacks(end) && is_unknown() && !self.rules.asks_next(self.tree.path(), typed) {
            return Ok(None);
        }
        // What begins nothing was meant for what may follow here.
        if is_unknown() && !self.tree.next().is_empty() && !self.sense().is_known(typed[0]) {
            return Ok(None);
        }
        if !fresh && is_another_origin(&self.tree, typed, self.sense()) {
            return Ok(None);
        }
        let goes_on = || !fresh || begins();
        let may_go_on = || self.console.refusal(&self.tree, self.sense(), self.rules).is_none();
        let counts_later = || {
            !fresh
                && is_number(typed)
                && self.tree.path().last().is_some_and(|last| self.sense().counts_later(last))
        };
        // What was typed ahead belongs to a later question; so does what begins another step.
        let is_later = goes_on() && !self.prompt.any_order && !is_count(typed) && may_go_on()
            || is_end_typed
            || named > 0
            || counts_later()
            || self.rules.asks_next(self.tree.path(), typed);
        if !is_later {
            return Ok(None);
        }
        // What it comes to without a word that was not said is told, where the next answer was typed in its
        // stead.
        if fresh
            && !is_end_typed
            && named == 0
            && let Some(unsaid) = self.tree.next().first().and_then(|next| self.sense().left_unsaid(next))
        {
            self.console.say(format!("  {}: {unsaid}", path_shown(self.tree.path(), self.sense())))?;
        }
        // That nothing more is said of it is said of this answer alone.
        if fresh && is_end_typed || is_nothing {
            self.console.consume(named.max(1));
            self.console.0.borrow_mut().said_none = true;
        }
        Ok(Some(Went::Answered(Chosen::Answer(end))))
    }

    /// Refuses the first of the words, which is no answer, and drops what was typed with it.
    fn refuse(&mut self, typed: &[&str]) -> Result<(), Error> {
        // What was passed over unasked refuses nothing.
        if self.tree.is_unsaid() {
            self.tree = self.tree.anew();
        }
        let first = typed.first().copied().unwrap_or_default();
        let is_whole_name = |used: &usize| self.sense().is_name(&typed[..*used].join(" ").to_lowercase());
        let counts = self.counts(typed);
        let pieces = counted_words(typed, self.sense());
        let used = match counts {
            true => typed.len(),
            false if pieces > 1 => pieces,
            false => (1..=typed.len().min(LONGEST_NAME)).rev().find(is_whole_name).unwrap_or(1),
        };
        let refusal = self.console.refusal(&self.tree, self.sense(), self.rules);
        let of_word = elsewhere(first)
            .or_else(|| self.console.number_refused(self.prompt, &self.tree, typed, self.fresh))
            .or_else(|| counts.then(|| self.counted_refused(typed)).flatten())
            .or_else(|| self.not_there(typed))
            .or_else(|| place_first(&self.tree, first, self.sense()))
            .or_else(|| manner_first(&self.tree, first, self.sense()));
        match refusal {
            Some(_) if self.prompt.drops_refused => {
                self.console.drop_step();
                self.tree = self.tree.anew();
                self.console.note_words(&self.tree);
            }
            Some(_) => self.console.drop_step(),
            None => self.console.consume(used),
        }
        let refusal = refusal.map(|why| match self.most_here(first) {
            Some(most) => format!("{}: at most `{most}`.", why.trim_end_matches('.')),
            None => why,
        });
        let typed = typed[..used.min(typed.len())].join(" ");
        let why = refusal.or(of_word).unwrap_or_else(|| self.is_no_answer(&typed));
        self.console.say_no_of_rest(&why)?;
        // What was refused narrows no question.
        self.tree.widen();
        Ok(())
    }

    /// Why so many pieces are no answer together: too few stand there, or it is not said which. None where
    /// they are no pieces that are asked about.
    fn counted_refused(&self, typed: &[&str]) -> Option<String> {
        let (next, pieces) = (self.prompt.tree().next(), counted_words(typed, self.sense()));
        let kind = typed[0].trim_start_matches(|letter: char| letter.is_ascii_digit());
        let kind: Vec<&str> = Some(kind).filter(|kind| !kind.is_empty()).into_iter().collect();
        let named = typed.get(1..pieces).unwrap_or_default();
        let named = [kind.as_slice(), named].concat();
        if named.is_empty() && self.names_place(&typed[1..]) {
            let kinds = self.tree.next();
            let kind = kinds.first().map_or(String::new(), |kind| self.sense().shown(kind));
            let kind = kind.trim_start_matches(|letter: char| letter.is_ascii_digit()).trim_start();
            let (number, place) = (typed[0], typed[1..].join(" "));
            return Some(format!(
                "`{}` does not say which pieces: `{number} {kind} {place}`.",
                typed.join(" ")
            ));
        }
        let is_asked = match meant(&named, &next, self.sense()) {
            Meant::One(_, used) | Meant::Several(_, used) => used == named.len(),
            Meant::None => false,
        };
        (is_asked || named.is_empty()).then(|| too_many(typed))
    }

    /// Why a word before its place is no answer where places are asked for: that is not done there.
    fn not_there(&self, typed: &[&str]) -> Option<String> {
        let (next, sense) = (self.tree.next(), self.sense());
        let (first, behind) = typed.split_first()?;
        let Meant::One(at, _) = meant(behind, &next, sense) else { return None };
        let is_word = first.chars().all(char::is_alphabetic) && sense.is_known(first);
        let is_meant = is_word && !self.tree.path().is_empty() && is_of_places(sense.group(next[at]));
        let place = sense.shown(next[at]);
        let path = sense.under_way(self.tree.path(), &[]);
        is_meant.then(|| format!("`{first}` is not possible in {place}: `{path} {place}` shows what is."))
    }

    /// What would do in place of a number that is too great where only numbers may follow.
    fn most_here(&self, typed: &str) -> Option<String> {
        let wanted = typed.parse::<u32>().ok()?;
        let (only, mut path) = (self.tree.only_way_on(), path_shown(self.tree.path(), self.sense()));
        let next = only.map_or_else(|| self.tree.next(), |only| self.tree.after(only));
        let numbers: Option<Vec<u32>> = next.iter().map(|word| word.parse().ok()).collect();
        let most = numbers?.into_iter().max().filter(|most| *most < wanted)?;
        only.into_iter().for_each(|only| path.push_str(&format!(" {only}")));
        Some(format!("{path} {most}"))
    }

    /// That the words are none of the answers, and which those are.
    fn is_no_answer(&self, typed: &str) -> String {
        let next: Vec<&str> =
            self.tree.next().into_iter().filter(|word| !self.prompt.unlists(word)).collect();
        let list = shown(self.tree.path(), &next, self.sense());
        let lower = typed.to_lowercase();
        if self.sense().names_another(&lower, &next) && !self.sense().is_name(&lower) {
            let could = next.iter().filter(|word| self.sense().means(&lower, word));
            let could: Vec<String> = could.map(|word| self.sense().shown(word)).collect();
            return format!("`{typed}` begins other names: for {} type more of it.", could.join(" or "));
        }
        if typed.contains('-') && list.iter().any(|shown| shown == typed) && !next.contains(&typed) {
            return format!("`{typed}` stands for one of these numbers: give the one you mean.");
        }
        if list.len() > 8 {
            let near = names::nearest(typed, &next).into_iter().map(|word| self.sense().shown(word));
            let near: Vec<String> = near.collect();
            let hint = if near.is_empty() {
                ".".to_owned()
            } else {
                format!("; did you mean {}?", near.join(" or "))
            };
            return format!("there is no answer `{typed}`{hint} Type ? for a list.");
        }
        let after = match self.tree.path() {
            [] => String::new(),
            path => format!("after `{}`, ", self.sense().under_way(path, &[])),
        };
        let why = match &next[..] {
            [only] => format!("{after}only `{}` is an answer here, not `{typed}`.", self.sense().shown(only)),
            _ => format!("{after}`{typed}` is not one of {}.", list.join(", ")),
        };
        // A Special Activity is no part of the step of an Operation.
        let beginnings = self.tree.beginnings();
        match meant(&[typed], &beginnings, self.sense()) {
            Meant::One(at, _) if self.sense().group(beginnings[at]) == OPTIONAL => {
                let place = self.tree.path().iter().rfind(|word| is_of_places(self.sense().group(word)));
                let place = place.map_or("…".to_owned(), |place| self.sense().shown(place));
                format!("{why} It is a step of its own: `{} {place}`.", beginnings[at])
            }
            _ => why,
        }
    }
}

/// The word before the pieces that are removed, where they may follow.
fn next_is_remove<'a>(tree: &Tree<'a>) -> Option<&'a str> {
    tree.next().into_iter().find(|word| *word == REMOVE).filter(|_| !tree.path().is_empty())
}

/// The answer that says there is none, where another word says so too: `nothing` where the list has `none`.
fn says_none<'w>(typed: &[&str], next: &[&'w str], sense: &dyn Sense) -> Option<&'w str> {
    let says = |word: &str| SAYS_NONE.contains(&word.to_lowercase().as_str());
    typed.first().filter(|word| says(word) && meant(&typed[..1], next, sense) == Meant::None)?;
    next.iter().copied().find(|word| says(word))
}

/// Whether words after a `;` go on with a step that began with its name, no place or number of pieces.
fn goes_on_after_name(tree: &Tree<'_>, rest: &str, sense: &dyn Sense) -> bool {
    let is_name = |word: &String| {
        ["", OPTIONAL].contains(&sense.group(word))
            && !word.starts_with(|letter: char| letter.is_ascii_digit())
    };
    let typed = words_of(rest);
    tree.path().first().is_some_and(is_name)
        && !typed.is_empty()
        && meant(&typed, &tree.next(), sense) != Meant::None
}

/// Whether a place with a number of pieces is typed right behind a place where pieces come from somewhere, of
/// which it is none: no step of its own begins there without a sign.
fn is_another_origin(tree: &Tree<'_>, typed: &[&str], sense: &dyn Sense) -> bool {
    let (next, beginnings) = (tree.next(), tree.beginnings());
    let are_origins = !tree.path().is_empty()
        && !next.is_empty()
        && next.iter().all(|word| is_of_places(sense.group(word)));
    let is_place = |index: usize| is_of_places(sense.group(beginnings[index]));
    are_origins
        && matches!(meant(typed, &beginnings, sense), Meant::One(index, used)
            if is_place(index) && is_count(&typed[used..]))
}

/// Whether what is typed begins with this name, which holds a sign that would end an answer:
/// `Patrol Boat, River`.
fn is_whole_name_of(typed: &str, name: &str) -> bool {
    let begins = || typed.get(..name.len()).is_some_and(|begun| begun.eq_ignore_ascii_case(name));
    name.contains([',', ';'])
        && begins()
        && (typed.len() == name.len() || typed[name.len()..].starts_with([' ', ';', ',', '/']))
}
