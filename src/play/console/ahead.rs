//! Type-ahead: what was typed behind an answer waits for the questions after it, and is told where it is
//! dropped.

use super::super::answers::{Meant, Sense, Tree, meant, takes_all, words_of};
use super::rewording::begins_group;
use super::{Console, Prompt, ROLL, Rules, is_count, is_end, is_of_dice};
use crate::error::Error;
use crate::play::Left;
use crate::question::NOTHING;
use crate::render::Report;

/// The signs between steps that are typed ahead.
pub(super) const SIGNS: [char; 4] = [' ', ';', ',', '/'];

/// Those that may stand in one's own words, in quotes.
const SIGNS_IN_QUOTES: [char; 2] = [';', ','];

impl Console {
    /// Forgets what was typed ahead and tells it: it was meant for what comes after something refused,
    /// dropped, or gone back from.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn forget(&self) -> Result<(), Error> {
        let mut report = Report::new();
        self.not_read(&mut report);
        if report.is_empty() { Ok(()) } else { self.show(&report) }
    }

    /// The same of what was typed before the last line, where a new step begins: between its words and those
    /// of the last line something else was asked.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn forget_earlier(&self) -> Result<(), Error> {
        let earlier = {
            let mut inner = self.0.borrow_mut();
            let kept = inner.pending.len().saturating_sub(inner.left_over);
            inner.left_over = 0;
            // What was taken of it leaves less.
            let start = (kept..=inner.pending.len()).find(|at| inner.pending.is_char_boundary(*at));
            inner.pending.split_off(start.unwrap_or(kept))
        };
        let earlier = earlier.trim_matches(SIGNS);
        if earlier.is_empty() { Ok(()) } else { self.say_not_read(earlier) }
    }

    /// Drops what was typed ahead before somebody else is asked, for whom it was not meant, and says so; the
    /// words alone stay untold where they may be `secret`.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn forget_before(&self, who: &str, secret: bool) -> Result<(), Error> {
        let left = std::mem::take(&mut self.0.borrow_mut().pending);
        let left = left.trim_matches(SIGNS);
        if left.is_empty() {
            return Ok(());
        }
        let what = if secret { "what was typed ahead" } else { left };
        self.say_not_read(&format!("{what}: now {who} is asked"))
    }

    /// The same as a line of a report.
    pub(super) fn not_read(&self, report: &mut Report) {
        let left = std::mem::take(&mut self.0.borrow_mut().pending);
        let left = left.trim_matches(SIGNS);
        if !left.is_empty() {
            report.item(1, format!("Not read: {left}"));
            report.refuses();
        }
    }

    /// Takes the step that was refused off what was typed ahead, up to the comma or `;` at its end: what
    /// follows is not read either, and told.
    pub(super) fn drop_step(&self) {
        let mut inner = self.0.borrow_mut();
        let step = end_of_step(&inner.pending).0;
        let end = if step.contains('(') { None } else { step.find(',') };
        let rest = inner.pending[end.unwrap_or(step.len())..].to_owned();
        inner.pending = rest;
    }

    /// Passes over the next of what was typed ahead, up to a comma or a `;`.
    pub fn skip_step(&self) {
        let mut inner = self.0.borrow_mut();
        let rest = inner.pending.trim_start_matches(SIGNS);
        let end = rest.find([',', ';']).unwrap_or(rest.len());
        let rest = rest[end..].to_owned();
        inner.pending = rest;
    }

    /// Takes off all that was typed ahead, with its signs.
    pub fn take_typed_ahead(&self) -> String {
        std::mem::take(&mut self.0.borrow_mut().pending)
    }

    /// Reads these words next, as if they had been typed behind the last answer.
    pub fn type_ahead(&self, words: &str) {
        self.0.borrow_mut().pending = words.to_owned();
    }

    /// Reads these words next, before what was typed ahead of another order.
    pub fn type_before(&self, words: &str) {
        let mut inner = self.0.borrow_mut();
        let later = inner.pending.trim_matches(SIGNS).to_owned();
        inner.pending = if later.is_empty() { words.to_owned() } else { format!("{words}; {later}") };
    }

    /// Takes off what was typed ahead where its first word is none of these: it answers a later question.
    pub fn hold_unless(&self, answers: &[String]) -> String {
        let pending = self.0.borrow().pending.clone();
        let ahead = pending.trim_start_matches([' ', ',']);
        let typed = words_of(ahead);
        let answers: Vec<&str> = answers.iter().map(String::as_str).collect();
        let is_look_up = typed.first().is_some_and(|word| {
            word.starts_with('?') || self.words().any(|(own, _)| own == word.to_lowercase())
        });
        if typed.is_empty() || is_look_up || meant(&typed, &answers, self.desk().as_ref()) != Meant::None {
            return String::new();
        }
        self.0.borrow_mut().pending.clear();
        ahead.to_owned()
    }

    /// Puts that back behind what was typed since.
    pub fn put_on(&self, held: &str) {
        let mut inner = self.0.borrow_mut();
        if !held.is_empty() {
            let between = if inner.pending.trim().is_empty() { "" } else { "; " };
            inner.pending = format!("{}{between}{held}", inner.pending.trim());
        }
    }

    /// Passes over a `done` that was typed ahead where there is no more to say.
    pub fn skip_done(&self) {
        while self.skip_one_done() {}
    }

    /// The same of a single one, where the next may answer what is asked then. Gives whether there was one.
    pub fn skip_one_done(&self) -> bool {
        let pending = self.0.borrow().pending.trim_start_matches(SIGNS).to_owned();
        self.0.borrow_mut().pending.clone_from(&pending);
        let is_done = is_end(&words_of(&pending));
        if is_done {
            self.consume(1);
        }
        is_done
    }

    /// Dice that were typed behind the answer which has them thrown are read next, as a line of their own.
    pub(super) fn read_dice_ahead(&self) {
        let pending = self.0.borrow().pending.trim_start_matches(SIGNS).to_owned();
        if let Some((dice, behind)) = dice_first(&pending, self.desk().as_ref()) {
            self.0.borrow_mut().pending = behind.to_owned();
            self.read_next(dice);
        }
    }

    /// A line typed where dice are asked for, parted behind them: the rest answers what comes after.
    pub fn parted_behind_dice<'l>(&self, line: &'l str) -> (&'l str, &'l str) {
        let parted = dice_first(line, self.desk().as_ref());
        parted.filter(|(_, behind)| !ROLL.starts_with(behind.trim())).unwrap_or((line, ""))
    }

    /// Whether what was typed ahead are dice that are read so.
    pub fn has_die_ahead(&self) -> bool {
        let pending = self.0.borrow().pending.trim_start_matches(SIGNS).to_owned();
        let desk = self.desk();
        desk.reads_dice_ahead() && dice_first(&pending, desk.as_ref()).is_some()
    }

    /// The same of a card of this deck that was typed behind what has it turned up, with dice behind it or
    /// not.
    pub(super) fn read_card_ahead(&self, cards: &[&str]) {
        let pending = self.0.borrow().pending.trim_start_matches(SIGNS).to_owned();
        let (line, rest) = end_of_step(&pending);
        let (card, dice) = line.trim().split_once([' ', ',']).unwrap_or((line.trim(), ""));
        if cards.iter().any(|known| known.eq_ignore_ascii_case(card)) && (dice.is_empty() || is_of_dice(dice))
        {
            self.0.borrow_mut().pending = rest.unwrap_or_default().to_owned();
            self.read_next(line);
        }
    }

    /// What was typed ahead is read next with all its throws, if it begins with one: a card, dice, or one of
    /// the `names` that are drawn from.
    pub(super) fn read_throws_ahead(&self, cards: &[&str], names: &[&str]) {
        let pending = self.0.borrow().pending.trim_matches(SIGNS).to_owned();
        let line = end_of_step(&pending).0;
        let first = line.split([' ', ',']).next().unwrap_or_default();
        let is_named = || meant(&words_of(line), names, self.desk().as_ref()) != Meant::None;
        if is_of_dice(line) || cards.iter().any(|card| card.eq_ignore_ascii_case(first)) || is_named() {
            self.0.borrow_mut().pending.clear();
            self.read_next(&pending);
        }
    }

    /// Passes over the name of what is asked for, where that was typed ahead before the answer. Gives whether
    /// it was.
    pub fn skip_name(&self, name: &str) -> bool {
        let is_next = words_of(&self.0.borrow().pending).first().is_some_and(|word| *word == name);
        if is_next {
            self.consume(1);
        }
        is_next
    }

    /// The same of the further words of a title that stands beside the answer in its list.
    pub fn skip_rest_of(&self, title: &str) {
        let mut left = words_of(title);
        loop {
            let pending = self.0.borrow().pending.clone();
            let typed = words_of(&pending).first().copied().unwrap_or_default();
            let Some(said) = left.iter().position(|word| word.eq_ignore_ascii_case(typed)) else { return };
            left.drain(..=said);
            self.consume(1);
        }
    }

    /// The same where it is known who is meant, and a word of their name was typed all the same.
    pub fn skip_known(&self, name: &str) {
        let pending = self.0.borrow().pending.clone();
        let (typed, parts) = (words_of(&pending), words_of(name));
        let said = |many: usize, parts: &[&str]| {
            typed.get(..many).is_some_and(|typed| {
                typed.iter().zip(parts).all(|(word, part)| word.eq_ignore_ascii_case(part))
            })
        };
        if said(parts.len(), &parts) {
            self.consume(parts.len());
        } else if parts.iter().any(|part| said(1, &[part])) {
            self.consume(1);
        }
    }

    /// Passes over an `and` between pieces, where a comma might stand: `3t and 1p`.
    pub(super) fn skip_and(&self, tree: &Tree<'_>, prompt: &Prompt) {
        let pending = self.0.borrow().pending.trim_start_matches([' ', ',']).to_owned();
        let typed = words_of(&pending);
        let is_and = typed.first().is_some_and(|word| word.eq_ignore_ascii_case("and"));
        let of_pieces = is_and && (prompt.any_order || is_count(&typed[1..]));
        if of_pieces && tree.path().last().is_some_and(|last| is_count(&[last.as_str()])) {
            self.0.borrow_mut().pending = pending;
            self.consume(1);
            // Before pieces with a place of their own it stands for the comma between groups.
            let rest = self.0.borrow().pending.clone();
            if begins_group(&rest, tree, self.desk().as_ref()) {
                self.0.borrow_mut().pending = format!(", {rest}");
            }
        }
    }

    /// Reads an `and` behind an answer as the comma that might stand there, where the word after it
    /// `is_place`.
    pub fn join_by_comma(&self, is_place: impl Fn(&str) -> bool) {
        let mut inner = self.0.borrow_mut();
        let typed = words_of(&inner.pending);
        let is_and = typed.first().is_some_and(|word| ["and", "+"].contains(&&word.to_lowercase()[..]));
        if is_and && typed.get(1).is_some_and(|word| is_place(word)) {
            let rest = inner.pending.trim_start()[typed[0].len()..].to_owned();
            inner.pending = format!(",{rest}");
        }
    }

    /// Whether something was typed ahead.
    pub fn has_more(&self) -> bool {
        !self.0.borrow().pending.trim_matches(SIGNS).is_empty()
    }

    /// Whether something was typed ahead that may go on with a list of these: inches behind names end it.
    pub fn has_more_of(&self, names: &[String]) -> bool {
        let ahead = self.ahead_of_sign();
        let is_number = ahead.starts_with(|letter: char| letter.is_ascii_digit());
        let is_number = is_number && !names.iter().any(|name| name.starts_with(&ahead[..1]));
        self.has_more() && !is_number
    }

    /// Whether what was typed ahead stands behind a comma after the last answer.
    pub fn is_after_comma(&self) -> bool {
        self.is_after(',')
    }

    /// Whether it stands behind a `;`.
    pub fn is_after_end(&self) -> bool {
        self.is_after(';')
    }

    /// Whether it was said of the last answer that nothing goes with it: `build 5 0`.
    pub fn has_said_none(&self) -> bool {
        self.0.borrow().said_none
    }

    fn is_after(&self, sign: char) -> bool {
        let inner = self.0.borrow();
        inner.ended_by == Some(sign) || inner.pending.trim_start().starts_with(sign)
    }

    /// Says which rule refuses what was typed ahead of the next `;`.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn refuse_step(&self, why: &str) -> Result<(), Error> {
        self.drop_step();
        self.say_no(why)
    }

    /// What was typed ahead of the next sign that ends a step.
    pub fn ahead_of_sign(&self) -> String {
        words_of(self.0.borrow().pending.trim_start_matches(SIGNS)).join(" ")
    }

    /// What was typed ahead, up to the next `;`.
    pub(super) fn ahead(&self) -> String {
        let mut inner = self.0.borrow_mut();
        let start =
            inner.pending.find(|letter: char| !letter.is_whitespace() && letter != ';' && letter != ',');
        let start = start.unwrap_or(inner.pending.len());
        inner.pending.drain(..start);
        end_of_step(&inner.pending).0.to_owned()
    }

    /// In the menus before a document, the next word that was typed ahead.
    pub fn word_ahead(&self) -> Option<String> {
        let mut inner = self.0.borrow_mut();
        inner.menus.as_ref()?;
        let (word, rest) = {
            let ahead = inner.pending.trim_start_matches([' ', '\t', ';', ',']);
            let end = ahead.find([' ', '\t', ';']).unwrap_or(ahead.len());
            (ahead[..end].to_owned(), ahead[end..].to_owned())
        };
        inner.pending = rest;
        Some(word).filter(|word| !word.is_empty())
    }

    /// A number or words in quotes that were typed behind the last answer, for a question that takes any
    /// words; none if something else was, which answers a later question.
    pub fn number_or_quoted_ahead(&self) -> Option<String> {
        let mut inner = self.0.borrow_mut();
        let pending = inner.pending.trim_start();
        let end = match pending.strip_prefix('"') {
            Some(quoted) => quoted.find('"')? + 2,
            None => pending.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(pending.len()),
        };
        let (said, rest) = pending.split_at(end);
        let said = said.trim_matches('"').to_owned();
        if said.is_empty() || rest.starts_with(char::is_alphanumeric) {
            return None;
        }
        inner.pending = rest.to_owned();
        Some(said)
    }

    /// What was typed behind the last answer, up to a `;`, for a question that takes any words; none if
    /// nothing was.
    pub fn said_ahead(&self) -> Option<String> {
        let mut inner = self.0.borrow_mut();
        let pending = std::mem::take(&mut inner.pending);
        let (said, rest) = pending.split_once(';').unwrap_or((&pending, ""));
        inner.pending = rest.to_owned();
        let said = said.trim().trim_matches('"').to_owned();
        (!said.is_empty()).then_some(said)
    }

    /// An answer in one's own words: what was typed ahead, or else a line. What stands behind a `;`, and in a
    /// list behind a comma, waits for the questions after it, unless it is in quotes.
    ///
    /// # Errors
    /// How the prompt is left.
    pub fn own_words(&self, what: &str, about: &str, is_list: bool) -> Result<String, Left> {
        if !self.has_more() {
            let line = match self.text_line(what, &[NOTHING], about) {
                Err(left @ (Left::Back | Left::Abort)) => {
                    self.forget()?;
                    return Err(left);
                }
                line => line?,
            };
            self.0.borrow_mut().pending = line;
        }
        let mut inner = self.0.borrow_mut();
        let pending = std::mem::take(&mut inner.pending);
        let pending = pending.trim_start_matches(SIGNS);
        let mut quoted = false;
        let end = pending.find(|letter: char| {
            quoted ^= letter == '"';
            !quoted && (letter == ';' || is_list && letter == ',')
        });
        let (said, rest) = pending.split_at(end.unwrap_or(pending.len()));
        inner.pending = rest.get(1..).unwrap_or_default().to_owned();
        inner.given += 1;
        let said = said.trim();
        // Quotes around a part hold its signs together, and are no part of it.
        Ok(if said.contains(SIGNS_IN_QUOTES) {
            said.replace('"', "")
        } else {
            said.trim_matches('"').to_owned()
        })
    }

    /// Takes what was typed ahead off, if the question came in between and it is no whole answer to it.
    pub(super) fn set_aside(&self, prompt: &Prompt, rules: &dyn Rules) -> String {
        let desk = self.desk();
        let sign = if self.is_after_end() { ';' } else { ',' };
        let is_behind = self.is_after(sign);
        let step = if prompt.comes_between { self.ahead() } else { String::new() };
        let step = step.trim();
        let takes = |step: &str| takes_all(prompt.tree(), step, desk.as_ref());
        let is_turned = || {
            let item = &step[..step.find(',').unwrap_or(step.len())];
            desk.in_other_orders(item, &prompt.tree().places(desk.as_ref())).iter().any(|other| takes(other))
        };
        let is_next = || is_behind && rules.begins_next(&words_of(step), sign);
        let is_answer = || !is_next() && (takes(step) || is_turned() || rules.accept(step, true));
        if step.is_empty() || is_answer() {
            return String::new();
        }
        std::mem::take(&mut self.0.borrow_mut().pending)
    }

    /// Puts what was taken off behind what was typed since.
    pub(super) fn put_back(&self, later: &str) {
        if !later.is_empty() {
            let pending = self.0.borrow().pending.trim().to_owned();
            self.0.borrow_mut().pending = [&pending, later].join("; ");
        }
    }

    /// Takes so many words off what was typed ahead.
    pub(super) fn consume(&self, words: usize) {
        let mut inner = self.0.borrow_mut();
        for _ in 0..words {
            let start = inner.pending.find(|letter: char| !letter.is_whitespace() && letter != ':');
            inner.pending.drain(..start.unwrap_or(0));
            let end = inner.pending.find([' ', '\t', ':', ',', ';']).unwrap_or(inner.pending.len());
            inner.pending.drain(..end);
        }
        let start = inner.pending.find(|letter: char| !letter.is_whitespace() && letter != ':');
        let end = start.unwrap_or(inner.pending.len());
        inner.pending.drain(..end);
    }
}

/// The dice that words begin with, and what stands behind them: numbers that count none of what follows.
fn dice_first<'w>(words: &'w str, sense: &dyn Sense) -> Option<(&'w str, &'w str)> {
    let is_of_number = |letter: char| letter.is_ascii_digit() || [' ', ','].contains(&letter);
    let (dice, behind) = words.split_at(words.find(|letter| !is_of_number(letter)).unwrap_or(words.len()));
    let next = behind.split(SIGNS).next().unwrap_or_default();
    // `3t` is pieces, and so are `3 us troops`.
    let counts = !next.is_empty() && (!dice.ends_with([' ', ',']) || sense.is_counted(next));
    (is_of_dice(dice) && !counts).then_some((dice.trim(), behind.trim_start_matches(SIGNS)))
}

/// The step that text begins with, and what follows its `;`. Brackets hold steps of their own.
pub(super) fn end_of_step(text: &str) -> (&str, Option<&str>) {
    let mut depth = 0_u32;
    for (at, letter) in text.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            ';' if depth == 0 => return (&text[..at], Some(&text[at + 1..])),
            _ => {}
        }
    }
    (text, None)
}
