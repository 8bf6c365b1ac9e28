//! A question is asked until it is answered: from what was typed ahead, word by word, or by Enter.

use super::super::Left;
use super::super::answers::{
    LONGEST_NAME, Meant, Sense, Tree, is_number, joined, meant, takes_all, walked, words_of,
};
use super::ahead::{SIGNS, end_of_step};
use super::listing::{is_of_places, path_shown, shown};
use super::numbers::{fewest_of, most_of};
use super::prompt::Listed;
use super::{
    Begun, Chosen, Console, DONE, FEW, NAMED, OPTIONAL, Prompt, ROLL, Rules, SAYS_NONE, is_count, is_end,
    is_of_dice,
};
use crate::error::Error;
use crate::names;
use crate::question::NOTHING;
use crate::render::Report;

impl Console {
    /// Asks a question until it is answered.
    ///
    /// # Errors
    /// How the prompt is left.
    pub fn ask(&self, prompt: &Prompt) -> Result<usize, Left> {
        match self.ask_or(prompt, &Listed)? {
            Chosen::Answer(index) => Ok(index),
            Chosen::Typed(_) => {
                Err(Left::Failed(Error::Bug("words were accepted that are no answer".to_owned())))
            }
        }
    }

    /// The same, where words up to a `;` that `rules` take are an answer too.
    ///
    /// # Errors
    /// How the prompt is left.
    pub fn ask_or(&self, prompt: &Prompt, rules: &dyn Rules) -> Result<Chosen, Left> {
        if let Some(given) = self.answered() {
            return Ok(given);
        }
        let later = self.set_aside(prompt, rules);
        self.0.borrow_mut().words_by_line.clear();
        self.0.borrow_mut().ended_by = None;
        let chosen = self.asked_until_answered(prompt, rules);
        if let Ok(_) | Err(Left::Back | Left::Abort) = chosen {
            self.put_back(&later);
        }
        // What waits was meant to follow the answer that is gone back from.
        if let Err(Left::Back | Left::Abort) = chosen {
            self.forget()?;
            // An answer that was half said is dropped with it.
            let mut inner = self.0.borrow_mut();
            inner.given += usize::from(!inner.under_way.is_empty());
        }
        let chosen = chosen?;
        let said = match &chosen {
            // What Enter gives need be none of the answers.
            Chosen::Answer(index) => {
                prompt.answers.get(*index).map(|words| path_shown(words, self.desk().as_ref()))
            }
            Chosen::Typed(words) => Some(words.trim().to_owned()),
        };
        self.0.borrow_mut().taken.extend(said);
        self.0.borrow_mut().under_way.clear();
        self.keep(&chosen);
        self.0.borrow_mut().given += 1;
        Ok(chosen)
    }

    /// The words of the last answer that were there before its last line was typed: with them `back` asks for it again.
    pub fn begun(&self, answer: &[String]) -> Begun {
        let inner = self.0.borrow();
        let mut begun: Vec<(usize, Vec<String>)> = Vec::new();
        let mut from = 0;
        for (to, line) in inner.words_by_line.iter().copied().filter(|(_, line)| *line < inner.typed) {
            let Some(words) = answer.get(from..to) else { break };
            match begun.last_mut().filter(|(last, _)| *last == line) {
                Some((_, last)) => last.extend_from_slice(words),
                None => begun.push((line, words.to_vec())),
            }
            from = to;
        }
        begun.into_iter().map(|(_, words)| words).collect()
    }

    /// The words of an answer that were given when the prompt was left.
    pub fn under_way(&self) -> Vec<String> {
        self.0.borrow().under_way.clone()
    }

    /// Notes the words of the answer under way, and with which line they came to be so many.
    pub(super) fn note_words(&self, tree: &Tree<'_>) {
        let mut inner = self.0.borrow_mut();
        let (words, line) = (tree.path().len(), inner.typed);
        inner.under_way = tree.path().to_vec();
        inner.words_by_line.retain(|(to, _)| *to <= words);
        if inner.words_by_line.last().map_or(0, |(to, _)| *to) < words {
            inner.words_by_line.push((words, line));
        }
    }

    pub(super) fn asked_until_answered(&self, prompt: &Prompt, rules: &dyn Rules) -> Result<Chosen, Left> {
        let desk = self.desk();
        let sense: &dyn Sense = desk.as_ref();
        let mut tree = prompt.tree().begun(&prompt.begun);
        // Whether what is to be read was typed at this very question.
        let mut fresh = false;
        // What was refused, or only asked about, is not followed by an answer that nobody gave.
        let mut refused = false;
        // Whether it is read as an answer for several pieces.
        let mut is_counted = false;
        loop {
            if tree.path().is_empty() && !prompt.counted.is_empty() {
                let pending = self.0.borrow().pending.clone();
                let typed = words_of(&pending);
                // What is counted by a number alone is named by the words after it.
                let names_it = || typed.is_empty() || meant(&typed, &tree.next(), sense) != Meant::None;
                let is_number = is_several(&typed) || is_counted && tree.is_narrowed() && names_it();
                if is_number != is_counted {
                    is_counted = is_number;
                    tree = if is_counted { Tree::of(&prompt.counted) } else { prompt.tree() };
                }
            }
            self.note_words(&tree);
            let next = tree.next();
            let end = tree.end().filter(|_| !tree.path().is_empty());
            // A word that only stands between two names is never asked for.
            if let ([only @ ("to" | "from")], None) = (&next[..], end)
                && !tree.path().is_empty()
            {
                tree.push(only);
                continue;
            }
            if is_counted && end.is_some() && next.is_empty() {
                let words = tree.path().join(" ");
                if rules.accept(&words, true) {
                    return Ok(Chosen::Typed(words));
                }
                let why = rules.refusal(&words);
                let those = || format!("`{}` are more than can be chosen.", path_shown(tree.path(), sense));
                self.say_no(&why.unwrap_or_else(those))?;
                (is_counted, refused) = (false, true);
                tree = prompt.tree();
                continue;
            }
            self.skip_and(&tree, prompt);
            if let Some(whole) = self.with_more_kinds(&tree, rules) {
                return Ok(Chosen::Typed(whole));
            }
            if let Some(is_taken) = self.said_anyway(&mut tree, prompt, rules)? {
                refused = !is_taken;
                continue;
            }
            if let (Some(end), true) = (end, next.is_empty()) {
                // The rest of the step is forbidden by a rule, and not meant for the next question.
                match self.refusal(&tree, sense, rules).filter(|_| tree.back()) {
                    Some(why) => {
                        self.drop_step();
                        self.say_no(&why)?;
                        refused = true;
                        continue;
                    }
                    None => {
                        let pending = self.0.borrow().pending.clone();
                        self.consume(tree.said_late(&words_of(&pending), sense));
                        return Ok(Chosen::Answer(end));
                    }
                }
            }
            let pending = self.0.borrow().pending.clone();
            // Behind a sign it asks about the next question; where this one is not answered yet, about this.
            let signs: &[char] = if end.is_none() { &[' ', ';', ','] } else { &[' '] };
            if let Some(typed) = pending.trim_start_matches(signs).strip_prefix('?') {
                self.0.borrow_mut().pending.clear();
                self.list(prompt, &tree, typed.trim())?;
                refused = true;
                continue;
            }
            let typed = words_of(&pending);
            if !tree.path().is_empty()
                && meant(&typed, &next, sense) == Meant::None
                && let Some(turned) = sense.in_order(&pending)
            {
                self.0.borrow_mut().pending = turned;
                continue;
            }
            // Where pieces come from may be said as the question has it: `hue from quang tri 2u`.
            let are_places = || next.iter().all(|word| is_of_places(sense.group(word)));
            let is_typed = |word: &str| typed.first().is_some_and(|typed| typed.eq_ignore_ascii_case(word));
            let is_said = || {
                tree.path().last().is_some_and(|last| ["to", "from"].contains(&&last[..]) && is_typed(last))
            };
            if !tree.path().is_empty() && (is_typed("from") && !next.is_empty() && are_places() || is_said())
            {
                self.consume(1);
                continue;
            }
            if let Some(turned) = self.in_another_order(&tree, rules) {
                self.0.borrow_mut().pending = turned;
                continue;
            }
            if !refused && let Some(used) = tree.forced(&words_of(&pending), sense) {
                if used == 0
                    && let Some(with_it) = sense.goes_with_it(tree.path())
                {
                    let mut report = Report::new();
                    report.item(1, format!("Goes with it: {with_it}"));
                    self.show(&report)?;
                }
                self.consume(used);
                continue;
            }
            let taken = tree.path().len();
            if let Some(answer) = self.take_ahead(&mut tree, prompt, rules, fresh)? {
                fresh = false;
                refused = tree.path().len() == taken && self.0.borrow().pending.is_empty();
                match answer {
                    Some(chosen) => return Ok(chosen),
                    None => continue,
                }
            }
            let what = self.sentence(prompt, &tree, &next, end.is_some());
            let mut legal = next.clone();
            if let Some(only) = tree.only_way_on() {
                legal.extend(tree.after(only));
            }
            if end.is_some() {
                legal.push(DONE);
            }
            let line = match self.line(&what, &legal) {
                Err(Left::Back) if tree.back() => {
                    self.forget()?;
                    continue;
                }
                line => line?,
            };
            let line = line.trim();
            if let Some(typed) = line.strip_prefix('?') {
                self.list(prompt, &tree, typed.trim())?;
                continue;
            }
            let named = self.with_place_named(prompt, &tree, &next, line);
            let line = named.as_str();
            // A die that was not needed after all is no answer to what is asked in its stead; a number that answers is.
            let may_be_die = self.is_from_page() && desk.asks_dice() && is_of_dice(line);
            let is_answer = || {
                meant(&words_of(line), &next, sense) != Meant::None
                    || tree.path().is_empty() && rules.accept(line, true)
            };
            if may_be_die && !is_answer() {
                self.say(format!(
                    "  Not read: {line}: not an answer here; type it again when its die is asked for"
                ))?;
                continue;
            }
            if !line.is_empty() {
                // Who went back into a step may say it again from its first word.
                let says_again = !prompt.begun.is_empty() && begins_alike(&tree, line, sense);
                let is_anew = (end.is_none() || says_again) && begins_anew(&tree, line, sense);
                let goes_on = said_again(&tree, &words_of(line), sense) > 0;
                if is_anew && !goes_on && !is_of_special(&tree, line, sense, rules) {
                    self.say(format!("Dropped: {}", sense.under_way(tree.path(), &[])))?;
                    // What waits was meant to go on from there.
                    self.forget()?;
                    tree = tree.anew();
                    self.note_words(&tree);
                }
                let mut inner = self.0.borrow_mut();
                inner.left_over = inner.pending.len();
                let waits = inner.pending.starts_with(|letter: char| letter.is_alphanumeric());
                let between = if waits { " " } else { "" };
                inner.pending = format!("{line}{between}{}", inner.pending);
                (fresh, refused) = (true, false);
                continue;
            }
            let is_listed = |word: &&str| !prompt.unlists(word);
            let listed: Vec<&str> = next.iter().copied().filter(is_listed).collect();
            match (end, &prompt.enter, &listed[..]) {
                (Some(end), ..) => return Ok(Chosen::Answer(prompt.at_end(end))),
                (None, Some((index, _)), _) if tree.path().is_empty() && !tree.is_narrowed() => {
                    return Ok(Chosen::Answer(*index));
                }
                (None, _, [only]) => {
                    self.say(format!("  Only one answer: {}", sense.shown_after(tree.path(), only)))?;
                    tree.choose(only);
                }
                (None, ..) if most_of(prompt, &tree, &listed).is_some() => {
                    let most = most_of(prompt, &tree, &listed).unwrap_or_default();
                    tree.choose(most);
                }
                _ if next.len() > FEW => self.say(format!("{} answers: ? lists them.", next.len()))?,
                _ => self.list(prompt, &tree, "")?,
            }
        }
    }

    /// Goes on by what was typed ahead: none if nothing was, else an answer if it is complete.
    pub(super) fn take_ahead(
        &self,
        tree: &mut Tree<'_>,
        prompt: &Prompt,
        rules: &dyn Rules,
        fresh: bool,
    ) -> Result<Option<Option<Chosen>>, Left> {
        let desk = self.desk();
        let sense: &dyn Sense = desk.as_ref();
        let pending = self.0.borrow().pending.trim_start().to_owned();
        if pending.is_empty() {
            return Ok(None);
        }
        let end = tree.end().filter(|_| !tree.path().is_empty());
        if prompt.any_order && pending.starts_with(',') {
            self.0.borrow_mut().pending = pending[1..].trim_start().to_owned();
            return Ok(Some(None));
        }
        if pending.starts_with([';', ',', '/']) && !tree.path().is_empty() {
            // What people mostly want behind it is asked for, and the rest waits.
            if end.is_some_and(|end| prompt.lacks(end)) {
                return Ok(None);
            }
            let Some(end) = end else {
                // Where the step is not complete the rest waits until what is missing has been asked for;
                // but of a step that only its name was said of, the rest may be just that: `govern; can-tho
                // aid`.
                let rest = pending[1..].trim_start();
                let is_of_this_line = pending.len() > self.0.borrow().left_over;
                if !is_of_this_line || !goes_on_after_name(tree, rest, sense) {
                    return Ok(None);
                }
                self.0.borrow_mut().pending = rest.to_owned();
                return Ok(Some(None));
            };
            let mut inner = self.0.borrow_mut();
            inner.ended_by = pending.chars().next();
            inner.pending = pending[1..].to_owned();
            return Ok(Some(Some(Chosen::Answer(end))));
        }
        if fresh || tree.path().is_empty() && rules.reads_lists_ahead() {
            let line = self.0.borrow().pending.trim_start_matches(SIGNS).trim_end().to_owned();
            if let Some(taken) = rules.accept_line(tree.path(), &line) {
                self.0.borrow_mut().pending = line[taken..].to_owned();
                let said = tree.path().iter().map(String::as_str).chain([line[..taken].trim()]);
                return Ok(Some(Some(Chosen::Typed(said.collect::<Vec<_>>().join(" ")))));
            }
        }
        if tree.path().is_empty() {
            let step = self.ahead();
            let pending = self.0.borrow().pending.clone();
            let (_, rest) = end_of_step(&pending);
            let lacks = |tree: Tree<'_>| tree.end().is_some_and(|end| prompt.lacks(end));
            let is_bare = || walked(tree.clone(), &step, sense).is_some_and(lacks);
            if !step.trim().is_empty() && !is_bare() && rules.accept(step.trim(), rest.is_some()) {
                let mut inner = self.0.borrow_mut();
                inner.ended_by = rest.map(|_| ';');
                inner.pending = rest.unwrap_or_default().to_owned();
                return Ok(Some(Some(Chosen::Typed(step.trim().to_owned()))));
            }
            if let Some(taken) = rules.accept_first(&pending) {
                self.0.borrow_mut().pending = pending[taken..].to_owned();
                return Ok(Some(Some(Chosen::Typed(pending[..taken].to_owned()))));
            }
            if let Some(short) = sense.in_short(&pending) {
                self.0.borrow_mut().pending = short;
                return Ok(Some(None));
            }
        }
        let pending = self.0.borrow().pending.trim_start().to_owned();
        if pending.is_empty() {
            return Ok(None);
        }
        let next = tree.next();
        // Where only how many is open, words that go on after that wait for it: `p da nang quang duc`.
        let counts_open = || joined(&next).len() == 1 && next.len() > 1 && tree.is_narrowed();
        let waits = |typed: &[&str]| meant(typed, &tree.after(next[0]), sense) != Meant::None;
        if counts_open() && waits(&words_of(&pending)) {
            return Ok(None);
        }
        if let Some(name) = next.iter().find(|name| is_whole_name_of(&pending, name)) {
            tree.choose(name);
            self.0.borrow_mut().pending = pending[name.len()..].to_owned();
            return Ok(Some(None));
        }
        let typed: Vec<&str> = words_of(&pending);
        if let Some(none) = says_none(&typed, &next, sense) {
            tree.choose(none);
            self.consume(1);
            return Ok(Some(None));
        }
        let late = if end.is_some() { tree.said_late(&typed, sense) } else { 0 };
        if let (false, Some(word)) = (tree.path().is_empty(), typed.first())
            && meant(&typed, &next, sense) == Meant::None
            && rules.accept_word(tree.path(), word)
        {
            let said = tree.path().iter().map(String::as_str).chain([*word]).collect::<Vec<_>>().join(" ");
            self.consume(1);
            return Ok(Some(Some(Chosen::Typed(said))));
        }
        // A number alone left some pieces open; whoever then names others says it anew: `2`, and then `1t 1p`.
        if fresh && tree.is_narrowed() && meant(&typed, &next, sense) == Meant::None {
            let mut wide = tree.clone();
            wide.widen();
            if meant(&typed, &wide.next(), sense) != Meant::None {
                *tree = wide;
                return Ok(Some(None));
            }
        }
        // A number is that of the pieces named after it, and not of any others.
        let counts = tree.path().is_empty() && !prompt.counted.is_empty() && is_several(&typed);
        let found = match meant(&typed, &next, sense) {
            Meant::Several(_, 1) if counts && typed.len() > 1 && is_of_dice(typed[0]) => Meant::None,
            found => found,
        };
        match found {
            Meant::None if late > 0 => self.consume(late),
            Meant::None if fresh && said_again(tree, &typed, sense) > 0 => {
                self.consume(said_again(tree, &typed, sense));
            }
            Meant::One(index, used) => {
                let used = tree.named_by(&typed, next[index], used, sense);
                tree.choose(next[index]);
                self.consume(used);
            }
            Meant::Several(found, used) => {
                // Words that leave all of them open say nothing: which they may mean is said.
                if fresh && found.len() == next.len() && used == typed.len() {
                    let words = typed.join(" ");
                    let list = shown(tree.path(), &next, sense).join(", ");
                    self.say(format!("`{words}` may mean each of them: {list}."))?;
                }
                let after = pending.find([';', ',']).map(|at| &pending[at..]);
                let has_more = used < typed.len() || after.is_some_and(|after| after.starts_with(','));
                match fewest_of(&found, &next).filter(|_| prompt.any_order && has_more) {
                    // A kind without a number is one piece, where another kind follows.
                    Some(fewest) => tree.choose(fewest),
                    None => tree.narrow(found.iter().map(|index| next[*index].to_owned()).collect()),
                }
                self.consume(used);
            }
            // A number by itself is that of a place that is listed, or nothing.
            Meant::None => match tree.skipping(&typed, sense).filter(|_| !self.may_number(tree, &typed)) {
                Some((first, second, used)) => {
                    tree.skip_to(first, second);
                    self.consume(used);
                }
                // The only word to go on by need not be said before what is listed behind it.
                None if tree
                    .only_way_on()
                    .is_some_and(|only| meant(&typed, &tree.after(only), sense) != Meant::None) =>
                {
                    tree.only_way_on().into_iter().for_each(|only| tree.choose_unsaid(only));
                }
                // What was typed behind an answer that lacks what people mostly want of it waits until that has been
                // asked for; only a word says that nothing is wanted.
                None if end.is_some_and(|end| prompt.lacks(end))
                    && !typed.first().is_some_and(|word| NOTHING.starts_with(word))
                    && !(fresh && is_end(&typed))
                    && (is_end(&typed)
                        || !is_count(&typed) && meant(&typed, &tree.beginnings(), sense) != Meant::None) =>
                {
                    return Ok(None);
                }
                // What was typed ahead belongs to a later question, if this one may end here; so does what
                // begins another step.
                None if (fresh || !is_another_origin(tree, &typed, sense))
                    && end.is_some_and(|_| {
                        let goes_on = !fresh || meant(&typed, &tree.beginnings(), sense) != Meant::None;
                        let may_go_on = || self.refusal(tree, sense, rules).is_none();
                        let counts_later = || {
                            is_number(&typed)
                                && tree.path().last().is_some_and(|last| sense.counts_later(last))
                        };
                        goes_on && !prompt.any_order && !is_count(&typed) && may_go_on()
                            || is_end(&typed)
                            || counts_later()
                            || rules.asks_next(tree.path(), &typed)
                    }) =>
                {
                    // That nothing more is said of it is said of this answer alone.
                    let is_nothing = typed.first().is_some_and(|word| NOTHING.starts_with(word));
                    if fresh && is_end(&typed) || is_nothing {
                        self.consume(1);
                    }
                    return Ok(Some(end.map(Chosen::Answer)));
                }
                None => {
                    let refusal = self.refusal(tree, sense, rules);
                    let first = typed.first().copied().unwrap_or_default();
                    let of_word =
                        elsewhere(first).or_else(|| self.number_refused(prompt, tree, first, fresh));
                    let is_whole_name =
                        |used: &usize| sense.is_name(&typed[..*used].join(" ").to_lowercase());
                    let used = (1..=typed.len().min(LONGEST_NAME)).rev().find(is_whole_name).unwrap_or(1);
                    let of_word = of_word.or_else(|| counts.then(|| too_many(&typed)));
                    let of_word = of_word.or_else(|| place_first(tree, first, sense));
                    let of_word = of_word.or_else(|| manner_first(tree, first, sense));
                    let used = if counts { typed.len() } else { used };
                    match refusal {
                        Some(_) => self.drop_step(),
                        None => self.consume(used),
                    }
                    let typed = typed[..used.min(typed.len())].join(" ");
                    let next: Vec<&str> = next.into_iter().filter(|word| !prompt.unlists(word)).collect();
                    let list = shown(tree.path(), &next, sense);
                    let why = if let Some(why) = refusal.or(of_word) {
                        why
                    } else if list.len() <= 8 {
                        let after = match tree.path() {
                            [] => String::new(),
                            path => format!("after `{}`, ", sense.under_way(path, &[])),
                        };
                        match &next[..] {
                            [only] => format!(
                                "{after}only `{}` is an answer here, not `{typed}`.",
                                sense.shown(only)
                            ),
                            _ => format!("{after}`{typed}` is not one of {}.", list.join(", ")),
                        }
                    } else {
                        let unknown = names::unknown("answer", &typed, &next);
                        let stop = if unknown.ends_with('?') { "" } else { "." };
                        format!("{unknown}{stop} Type ? for a list.")
                    };
                    self.say_no_of_rest(&why)?;
                    // What was refused narrows no question.
                    tree.widen();
                }
            },
        }
        Ok(Some(None))
    }

    /// Takes what was typed of an answer that says no more than what that does anyway: `2u` where a Special Force has
    /// nobody else to remove. What says otherwise is refused. Gives whether it was taken; none where nothing of the sort
    /// was typed.
    fn said_anyway(
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

    /// What was typed ahead with its first step in the order in which it is asked for, if people say it in another and only
    /// that makes it an answer.
    fn in_another_order(&self, tree: &Tree<'_>, rules: &dyn Rules) -> Option<String> {
        let desk = self.desk();
        let sense: &dyn Sense = desk.as_ref();
        let pending = self.0.borrow().pending.clone();
        let ahead = pending.trim_start_matches([' ', ';', ',']);
        let (step, rest) = ahead.split_at(ahead.find([';', ',', '/']).unwrap_or(ahead.len()));
        let others = sense.in_other_orders(step);
        let is_answer = |step: &str| {
            takes_all(tree.clone(), step, sense) || tree.path().is_empty() && rules.accept(step, true)
        };
        let turned = || others.iter().find(|other| is_answer(other));
        let turned = turned().filter(|_| !is_answer(step.trim()))?;
        Some(format!("{turned}{rest}"))
    }

    /// The step under way with further kinds of pieces that were typed after the first, if the rules take them together:
    /// `saigon place 4p 2t`. They are taken off what was typed ahead.
    fn with_more_kinds(&self, tree: &Tree<'_>, rules: &dyn Rules) -> Option<String> {
        let is_number = |word: &str| word.starts_with(|letter: char| letter.is_ascii_digit());
        tree.path().last().filter(|last| is_number(last))?;
        let pending = self.0.borrow().pending.clone();
        let step = end_of_step(&pending).0;
        let (mut more, mut end, mut at) = (Vec::new(), 0, 0);
        while let Some(from) = step[at..].find(|letter: char| ![' ', ','].contains(&letter)) {
            let rest = &step[at + from..];
            let length = rest.find([' ', ',']).unwrap_or(rest.len());
            let word = &rest[..length];
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

    /// Why a rule forbids the step under way with the rest that was typed of it, unless that begins another answer.
    fn refusal(&self, tree: &Tree<'_>, sense: &dyn Sense, rules: &dyn Rules) -> Option<String> {
        let pending = self.0.borrow().pending.clone();
        let rest = end_of_step(pending.trim_start()).0.trim();
        let leads_on = tree.path().first().is_some_and(|first| sense.group(first) != OPTIONAL)
            && meant(&words_of(rest), &tree.beginnings(), sense) != Meant::None;
        if rest.is_empty() || rest.starts_with([',', '/']) || leads_on {
            return None;
        }
        let said: Vec<&str> = tree.path().iter().map(String::as_str).chain([rest]).collect();
        // Whoever says a whole step again learns why that is forbidden.
        let is_step_again = || rules.may_say_again() && said.len() > 1 && rest.contains(' ');
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

    /// Whether yes; Enter alone says so.
    ///
    /// # Errors
    /// How the prompt is left.
    pub fn confirm(&self, what: &str, enter_says: &str) -> Result<bool, Left> {
        Ok(self.ask(&Prompt::of(what, ["yes", "no"]).enter(0, enter_says))? == 0)
    }
}

/// The answer that says there is none, where another word says so too: `nothing` where the list has `none`.
fn says_none<'w>(typed: &[&str], next: &[&'w str], sense: &dyn Sense) -> Option<&'w str> {
    let says = |word: &str| SAYS_NONE.contains(&word.to_lowercase().as_str());
    typed.first().filter(|word| says(word) && meant(&typed[..1], next, sense) == Meant::None)?;
    next.iter().copied().find(|word| says(word))
}

/// Whether a line does not go on with the words so far but is a step by itself: words left over from a line that was
/// refused, or that somebody thinks better of, are not in its way.
fn begins_anew(tree: &Tree<'_>, line: &str, sense: &dyn Sense) -> bool {
    let step = end_of_step(line).0.trim();
    let typed = words_of(step);
    // A step as it is shown, `hue from quang tri 2u`, has a word that no list of answers has.
    let as_asked = step.to_lowercase().replace(" from ", " ");
    let is_turned = || sense.in_other_orders(step).iter().any(|turned| takes_all(tree.anew(), turned, sense));
    let is_step =
        || takes_all(tree.anew(), step, sense) || takes_all(tree.anew(), &as_asked, sense) || is_turned();
    let goes_on = meant(&typed, &tree.next(), sense) != Meant::None
        || tree.skipping(&typed, sense).is_some()
        || sense.in_order(step).is_some() && !is_turned();
    !tree.path().is_empty() && !goes_on && !is_end(&typed) && is_step()
}

/// Whether a line is meant for the Special Activity under way, whose rules forbid it, though it would also
/// be a step of the Operation: the place that was asked for.
fn is_of_special(tree: &Tree<'_>, line: &str, sense: &dyn Sense, rules: &dyn Rules) -> bool {
    let is_special = |name: &String| sense.group(name) == OPTIONAL;
    let said = || format!("{} {}", tree.path().join(" "), end_of_step(line).0.trim());
    tree.path().first().is_some_and(is_special) && rules.refusal(&said()).is_some()
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

/// How many of the `typed` words say the last word of the step under way again, before one that goes on with it:
/// `da nang 3t` where Da Nang was taken for where all come from.
fn said_again(tree: &Tree<'_>, typed: &[&str], sense: &dyn Sense) -> usize {
    let Some(last) = tree.path().last() else { return 0 };
    match meant(typed, &[last], sense) {
        Meant::One(_, used) if meant(&typed[used..], &tree.next(), sense) != Meant::None => used,
        _ => 0,
    }
}

/// Whether a line begins with the word that the step under way begins with.
fn begins_alike(tree: &Tree<'_>, line: &str, sense: &dyn Sense) -> bool {
    let beginnings = tree.beginnings();
    match meant(&words_of(line), &beginnings, sense) {
        Meant::One(index, _) => tree.path().first().is_some_and(|first| first == beginnings[index]),
        _ => false,
    }
}

/// Whether a place with a number of pieces is typed right behind a place where pieces come from somewhere, of which it is
/// none: no step of its own begins there without a sign.
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

/// Whether the word counts several pieces.
pub(super) fn is_several(typed: &[&str]) -> bool {
    let digits =
        |word: &&str| word.len() - word.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
    typed.first().is_some_and(|word| word[..digits(word)].parse::<u32>().is_ok_and(|number| number > 1))
}

/// Why pieces are no answer where the place that they come from, or go to, is asked for first.
fn place_first(tree: &Tree<'_>, first: &str, sense: &dyn Sense) -> Option<String> {
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
            "`{first}`: {to} was read as where pieces go, and where they come from is missing: `{to} from {place} \
             {first}`."
        ));
    }
    Some(format!("`{first}` follows its place, which is missing: `{place} {first}`."))
}

/// Why a number is no answer behind a place where a word about how comes before it: `pleiku 2` for an Attack by Guerrillas
/// or by Troops.
fn manner_first(tree: &Tree<'_>, first: &str, sense: &dyn Sense) -> Option<String> {
    let next = tree.next();
    let is_word = |word: &&str| {
        sense.group(word).is_empty()
            && ![DONE, NOTHING].contains(word)
            && word.starts_with(|letter: char| letter.is_alphabetic())
    };
    let is_place = tree.path().last().is_some_and(|last| is_of_places(sense.group(last)));
    let is_meant = is_place && is_of_dice(first) && (2..=NAMED).contains(&next.len());
    let path = path_shown(tree.path(), sense);
    let such: Vec<String> =
        next.iter().map(|word| format!("`{path} {} {first}`", sense.shown(word))).collect();
    (is_meant && next.iter().all(is_word)).then(|| {
        format!("`{first}` says how many, and what comes before it is missing: {}.", such.join(" or "))
    })
}

/// Why so many pieces are no answer together.
pub(super) fn too_many(typed: &[&str]) -> String {
    let (pieces, number) = (typed.join(" "), typed.first().copied().unwrap_or_default());
    format!(
        "`{pieces}`: no {} of them stand in one place that is asked about, or fewer are wanted. Name fewer, or one at \
         a time.",
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

/// Whether what is typed begins with this name, which holds a sign that would end an answer: `Patrol Boat, River`.
pub(super) fn is_whole_name_of(typed: &str, name: &str) -> bool {
    let begins = || typed.get(..name.len()).is_some_and(|begun| begun.eq_ignore_ascii_case(name));
    name.contains([',', ';'])
        && begins()
        && (typed.len() == name.len() || typed[name.len()..].starts_with([' ', ';', ',', '/']))
}
