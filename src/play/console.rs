//! The one place that reads words: type-ahead, prefixes, `?`, paging, and the words that every prompt knows.

mod ahead;
mod numbers;

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use self::ahead::end_of_step;
use self::numbers::{fewest_of, most_of, shown_numbered};
use super::answers::{
    LONGEST_NAME, Meant, Sense, Tree, is_number, joined, meant, takes_all, walked, words_of,
};
use super::lines::{Line, Lines};
use super::{Left, Screen};
use crate::error::Error;
use crate::names;
use crate::plural::counted;
use crate::question::NOTHING;
use crate::render::{GLUE, Look, Report};

/// What a prompt can be left to: what is known beside the question.
pub trait Desk: Sense {
    /// The line that stands above each prompt; empty for none.
    fn status(&self) -> String;

    /// The words that every prompt of this desk knows, each with what it does.
    fn words(&self) -> &'static [(&'static str, &'static str)];

    /// Whether `typed` names something of the rules, and so begins no longer word that every prompt knows: `advise` is no
    /// `adviser` where the Special Activity is no answer.
    fn is_of_the_rules(&self, _typed: &str) -> bool {
        false
    }

    /// Those that serve every kind of document.
    fn shared_words(&self) -> &'static [(&'static str, &'static str)] {
        super::paper::WORDS
    }

    /// Whether the person throws the dice and types them.
    fn asks_dice(&self) -> bool {
        false
    }

    /// How to type, said once at a terminal; empty for nothing.
    fn hint(&self) -> &'static str {
        ""
    }

    /// What `abort` drops here.
    fn abort(&self) -> &'static str {
        "drop what you have begun"
    }

    /// What a line typed right now stands for, if that is something else than it says.
    fn reworded(&self, _console: &Console, _line: &str) -> Option<String> {
        None
    }

    /// What `hold` says that it did.
    fn held(&self) -> &'static str {
        "Held: every finished step is saved, and what is unfinished is offered again when you go on with this file."
    }

    /// Does what one of these words says. Gives how the prompt is left, if it is.
    ///
    /// # Errors
    /// What is shown before the prompt is shown again.
    fn word(&self, console: &Console, word: &'static str, rest: &str) -> Result<Option<Left>, Error>;
}

/// The words of the console itself, beside those of the desk.
const OWN_WORDS: &[(&str, &str)] = &[
    ("back", "undo the last answer (Ctrl-C)"),
    ("abort", ""),
    ("hold", "stop and keep the unfinished turn (Ctrl-D)"),
    ("quit", "leave and drop the unfinished turn"),
    ("help", "this list"),
];

/// Whether it is a word of the console itself; those take nothing after them.
fn is_own(word: &str) -> bool {
    OWN_WORDS.iter().any(|(own, _)| *own == word)
}

/// What answers are listed under that only add to a step.
pub const OPTIONAL: &str = "Special Activities";

/// Rows that stand below a page: the status line, a question of up to four lines, and what is typed.
const BELOW: usize = 6;

/// Of those, the rows that a question of one line leaves to what is shown.
const SPARE: usize = 3;

/// How many answers are listed unasked at most.
const FEW: usize = 40;

/// How many answers a question names however long it is.
const NAMED: usize = 4;

/// The word that ends what may end here, as Enter alone does.
pub const DONE: &str = "done";

/// Words of one's own that say what Enter alone says.
const SAYS_NONE: [&str; 3] = ["none", "nobody", "nothing"];

/// The word that has Pointman roll, where dice are asked for.
const ROLL: &str = "roll";

/// A question at a prompt.
#[derive(Debug, Clone, Default)]
pub struct Prompt {
    /// What is asked.
    pub what: String,
    /// The legal answers, each in its words.
    pub answers: Vec<Vec<String>>,
    /// The answer that Enter alone gives, and what that is called.
    pub enter: Option<(usize, String)>,
    /// What is told beside an answer by `?`.
    pub notes: Vec<(String, String)>,
    /// Words that are read, and listed nowhere: one that may stand before an answer, one that says what another says.
    pub unlisted: Vec<String>,
    /// Whether it comes between two questions that a person could foresee: what was typed ahead may be meant for the
    /// second of them.
    pub comes_between: bool,
    /// Whether a number among its answers must be typed. Of pieces Enter alone takes the most there are; what is counted
    /// in a report is a fact, and one key must not state it.
    pub states_numbers: bool,
    /// The same answers for several pieces at once, each begun by a number that stands nowhere in the list: read where
    /// what is typed begins with a number, and taken as words that the rules judge.
    pub counted: Vec<Vec<String>>,
    /// The words with which it is taken up again after `back`, those of each line together.
    pub begun: Begun,
    /// Whether the words of an answer are said in any order, with commas between them: only `;`, `done` and Enter end it.
    pub any_order: bool,
    /// What Enter takes in place of an answer that is whole but leaves out what people mostly want.
    pub likely: Vec<LikelyAnswer>,
    /// What is told by `?` of all its answers: the text of the Event that asks it.
    pub about: Vec<String>,
}

/// An answer that is whole, and the one that people mostly want in its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LikelyAnswer {
    /// The index of the whole one.
    pub bare: usize,
    /// The index of the other.
    pub more: usize,
    /// Whether what was typed behind the whole one waits until the rest has been asked for.
    pub waits: bool,
}

/// The first words of an answer, those of each line that was typed together.
pub type Begun = Vec<Vec<String>>;

impl Prompt {
    /// A question with answers of one word each.
    pub fn of<S: Into<String>>(what: impl Into<String>, answers: impl IntoIterator<Item = S>) -> Prompt {
        let answers = answers.into_iter().map(|answer| vec![answer.into()]).collect();
        Prompt { what: what.into(), answers, ..Prompt::default() }
    }

    /// Whether the word is listed nowhere.
    fn unlists(&self, word: &str) -> bool {
        self.unlisted.iter().any(|unlisted| unlisted == word)
    }

    /// Its answers, narrowed word by word.
    fn tree(&self) -> Tree<'_> {
        Tree::of(&self.answers).in_any_order(self.any_order)
    }

    /// What Enter takes where the whole answer `end` was said.
    fn at_end(&self, end: usize) -> usize {
        self.likely_at(end).map_or(end, |likely| likely.more)
    }

    fn likely_at(&self, end: usize) -> Option<&LikelyAnswer> {
        self.likely.iter().find(|likely| likely.bare == end)
    }

    /// Whether the whole answer `end` lacks what must be asked for before what was typed behind it.
    fn lacks(&self, end: usize) -> bool {
        self.likely_at(end).is_some_and(|likely| likely.waits)
    }

    /// The question, to which Enter alone gives the answer `index`.
    #[must_use]
    pub fn enter(self, index: usize, says: impl Into<String>) -> Prompt {
        Prompt { enter: Some((index, says.into())), ..self }
    }

    /// The question with something told of an answer.
    #[must_use]
    pub fn noting(mut self, answer: &str, note: impl Into<String>) -> Prompt {
        self.notes.push((answer.to_owned(), note.into()));
        self
    }
}

/// What judges words that are none of the answers listed.
pub trait Rules {
    /// Whether the words are an answer; `is_ended` says whether a `;` follows.
    fn accept(&self, _typed: &str, _is_ended: bool) -> bool {
        false
    }

    /// How much of what was typed ahead is an answer by itself, where signs within it end none: `us,nva apart`.
    fn accept_first(&self, _ahead: &str) -> Option<usize> {
        None
    }

    /// How much of a line that was typed at the question, after the words `said` of the answer under way, is an answer by
    /// itself, with all its `;`; none where it is read word by word and step by step.
    fn accept_line(&self, _said: &[String], _line: &str) -> Option<usize> {
        None
    }

    /// Whether a word that none of the legal answers has goes on with the words `said` and ends the answer.
    fn accept_word(&self, _said: &[String], _word: &str) -> bool {
        false
    }

    /// Whether words after an answer may be a whole answer again; what follows the choice with which a step begins
    /// belongs to the next question.
    fn may_say_again(&self) -> bool {
        true
    }

    /// Why the words, all that was said of a step, are no answer; none where only their spelling is wrong.
    fn refusal(&self, _typed: &str) -> Option<String> {
        None
    }
}

/// No words but the answers listed are one.
struct Listed;

impl Rules for Listed {}

/// An answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Chosen {
    /// One of the legal answers.
    Answer(usize),
    /// Words that were accepted as they were typed.
    Typed(String),
}

/// A hand on the console. Clones are the same console.
#[derive(Clone)]
pub struct Console(Rc<RefCell<Inner>>);

struct Inner {
    lines: Lines,
    screen: Rc<dyn Screen>,
    desk: Rc<dyn Desk>,
    /// What was typed ahead.
    pending: String,
    /// How much of that, at its end, was typed before the last line.
    left_over: usize,
    /// Lines that were typed while a page was shown.
    unread: VecDeque<String>,
    /// The last lines of what was shown, where only those did not fit on a page.
    last_lines: Vec<String>,
    /// How many lines were typed.
    typed: usize,
    /// How many lines have been shown since a line was typed.
    shown: usize,
    /// How a prompt for dice was left, which itself can only say that there are none.
    left: Option<Left>,
    /// What was answered in the menus before a document, while they are gone through.
    menus: Option<Menus>,
    /// The words of the answer under way.
    under_way: Vec<String>,
    /// How many words of the answer under way there were after each line that added some, with the number of that line.
    words_by_line: Vec<(usize, usize)>,
    /// The sign that ended the last answer, if one did.
    ended_by: Option<char>,
    /// Whether the last line was typed where a page ended, before the question it is taken for was shown.
    from_page: bool,
    /// How many questions have been answered of what is under way, and whether a step was taken in it.
    given: usize,
    has_taken: bool,
    /// Whether something typed was refused, and whether the input ended before the person left.
    has_refused: bool,
    has_ended: bool,
}

/// The answers of menus. Nothing is begun before the last of them, so `back` asks again from the first and gives all
/// answers but the last anew.
#[derive(Default)]
struct Menus {
    given: Vec<Chosen>,
    /// How many of them have been given anew.
    again: usize,
}

impl Console {
    /// The console that reads from `lines`.
    pub fn new(lines: Lines, screen: Rc<dyn Screen>, desk: Rc<dyn Desk>) -> Console {
        Console(Rc::new(RefCell::new(Inner {
            lines,
            screen,
            desk,
            pending: String::new(),
            left_over: 0,
            unread: VecDeque::new(),
            last_lines: Vec::new(),
            typed: 0,
            shown: 0,
            left: None,
            menus: None,
            under_way: Vec::new(),
            words_by_line: Vec::new(),
            ended_by: None,
            from_page: false,
            given: 0,
            has_taken: false,
            has_refused: false,
            has_ended: false,
        })))
    }

    /// Something new is asked about, of which nothing has been answered.
    pub fn begins(&self) {
        let mut inner = self.0.borrow_mut();
        (inner.given, inner.has_taken) = (0, false);
    }

    /// What was answered before is dropped, as was said.
    pub fn drops(&self) {
        self.0.borrow_mut().given += 1;
    }

    /// A step is taken of what has been answered.
    pub fn has_taken(&self) {
        let mut inner = self.0.borrow_mut();
        (inner.given, inner.has_taken) = (0, true);
    }

    /// Says what `back` or `abort` came to where nothing asks for the answer before: the answers since the last step are
    /// dropped, as the question that is asked next shows, or there are none.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn went_back(&self) -> Result<(), Error> {
        let (given, has_taken) = {
            let inner = self.0.borrow();
            (inner.given, inner.has_taken)
        };
        match (given, has_taken) {
            (1.., _) => Ok(()),
            (0, true) => self.say("The step before is done: `rollback` undoes it."),
            (0, false) => {
                self.say("There is nothing to undo here: `rollback` undoes finished steps, `hold` leaves.")
            }
        }
    }

    /// Gives the console another desk.
    pub fn sit_at(&self, desk: Rc<dyn Desk>) {
        self.0.borrow_mut().desk = desk;
    }

    /// The exit code where no error says another: that of a refusal if the lines of a file or a pipe ended and one of them
    /// was refused. Who leaves on purpose, or sits at a terminal, has seen it.
    pub fn exit_code(&self) -> u8 {
        let inner = self.0.borrow();
        u8::from(inner.has_refused && inner.has_ended && !inner.lines.is_terminal())
    }

    /// Where it shows things.
    pub fn screen(&self) -> Rc<dyn Screen> {
        Rc::clone(&self.0.borrow().screen)
    }

    fn desk(&self) -> Rc<dyn Desk> {
        Rc::clone(&self.0.borrow().desk)
    }

    fn look(&self) -> Look {
        self.screen().look()
    }

    /// Shows a report, a page at a time on a terminal.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn show(&self, report: &Report) -> Result<(), Error> {
        if self.is_answered() {
            return Ok(());
        }
        self.page(&report.lay_out(self.look()))
    }

    /// Asks what the menus before a document ask; `back` drops the last answer. With the first there is nothing to drop.
    ///
    /// # Errors
    /// How the menus were left.
    pub fn through_menus<T>(&self, ask: impl Fn() -> Result<T, Left>) -> Result<T, Left> {
        self.0.borrow_mut().menus = Some(Menus::default());
        let left = loop {
            match ask() {
                Err(Left::Back) => {
                    self.forget()?;
                    let is_first = match &mut self.0.borrow_mut().menus {
                        Some(menus) => {
                            menus.again = 0;
                            menus.given.pop().is_none()
                        }
                        None => return Err(Left::Back),
                    };
                    if is_first {
                        self.say("This is the first question: `quit` leaves.")?;
                    }
                }
                left => break left,
            }
        };
        self.0.borrow_mut().menus = None;
        left
    }

    /// Whether the next question of a menu has been answered already.
    fn is_answered(&self) -> bool {
        self.0.borrow().menus.as_ref().is_some_and(|menus| menus.again < menus.given.len())
    }

    /// The answer to a question of a menu that has been given already.
    fn answered(&self) -> Option<Chosen> {
        let mut inner = self.0.borrow_mut();
        let menus = inner.menus.as_mut()?;
        let given = menus.given.get(menus.again).cloned()?;
        menus.again += 1;
        Some(given)
    }

    /// Keeps the answer to a question of a menu.
    fn keep(&self, chosen: &Chosen) {
        if let Some(menus) = &mut self.0.borrow_mut().menus {
            menus.given.push(chosen.clone());
            menus.again = menus.given.len();
        }
    }

    /// The last answer was refused: it is asked for again, and `back` goes to the one before it.
    pub fn take_back(&self) {
        let mut inner = self.0.borrow_mut();
        inner.given = inner.given.saturating_sub(1);
        if let Some(menus) = &mut inner.menus {
            menus.given.pop();
            menus.again = menus.given.len();
        }
    }

    /// Says something in a line or two.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn say(&self, text: impl Into<String>) -> Result<(), Error> {
        let mut report = Report::new();
        report.line(text);
        self.show(&report)
    }

    /// Leaves nothing of what was shown or typed at a terminal, for somebody who must not read it: neither the screen,
    /// nor what scrolled off it, nor the lines that the up arrow brings back.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn clear(&self) -> Result<(), Error> {
        let is_terminal = {
            let mut inner = self.0.borrow_mut();
            (inner.shown, inner.last_lines) = (0, Vec::new());
            inner.unread.clear();
            inner.lines.forget()?;
            inner.lines.is_terminal()
        };
        if is_terminal { self.screen().clear() } else { Ok(()) }
    }

    /// Says how to type, to somebody at a terminal.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn greet(&self, hint: &str) -> Result<(), Error> {
        if !hint.is_empty() && self.0.borrow().lines.is_terminal() { self.say(hint) } else { Ok(()) }
    }

    /// Says what was refused, or went wrong.
    ///
    /// # Errors
    /// When it cannot be written, and what is no refusal but a bug or a failure of the system.
    pub fn refuse(&self, error: Error) -> Result<(), Error> {
        match error {
            Error::Refused { .. }
            | Error::Usage(_)
            | Error::Incomplete { .. }
            | Error::Document { .. }
            | Error::Dice(_)
            | Error::NotFound { .. } => {
                self.0.borrow_mut().has_refused = true;
                let mut report = Report::new();
                report.strong(0, format!("No: {error}"));
                self.not_read(&mut report);
                self.show(&report)
            }
            other => Err(other),
        }
    }

    /// Says why what was typed is no answer.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn say_no(&self, why: &str) -> Result<(), Error> {
        self.0.borrow_mut().has_refused = true;
        let mut report = Report::new();
        report.line(format!("No: {why}"));
        self.not_read(&mut report);
        self.show(&report)
    }

    fn page(&self, text: &str) -> Result<(), Error> {
        let screen = self.screen();
        // What was shown since the last line was typed must not scroll away unread.
        let Some(room) = self.rows().map(|rows| rows.saturating_sub(BELOW).max(5)) else {
            return screen.print(text);
        };
        let left: Vec<String> = std::mem::take(&mut self.0.borrow_mut().last_lines);
        let lines: Vec<&str> = left.iter().map(String::as_str).chain(text.lines()).collect();
        let mut rest = &lines[..];
        loop {
            let shown = self.0.borrow().shown;
            let (now, later) = rest.split_at(room.saturating_sub(shown).min(rest.len()));
            if !now.is_empty() {
                screen.print(&format!("{}\n", now.join("\n")))?;
                self.0.borrow_mut().shown += now.len();
            }
            match later {
                // Whether there is room for a few more shows with what is asked below them.
                few if few.len() <= SPARE => {
                    self.0.borrow_mut().last_lines = few.iter().map(|line| (*line).to_owned()).collect();
                    return Ok(());
                }
                _ if self.turn_page(later.len())? => rest = later,
                _ => return Ok(()),
            }
        }
    }

    /// Shows the lines that were left over from a page, above a question of so many rows.
    fn show_last_lines(&self, below: usize) -> Result<(), Error> {
        let Some(rows) = self.rows() else { return Ok(()) };
        let left: Vec<String> = std::mem::take(&mut self.0.borrow_mut().last_lines);
        // What is typed takes a row too.
        let has_room = self.0.borrow().shown + left.len() + below < rows;
        if !left.is_empty() && (has_room || self.turn_page(left.len())?) {
            self.screen().print(&format!("{}\n", left.join("\n")))?;
            self.0.borrow_mut().shown += left.len();
        }
        Ok(())
    }

    /// Waits before the next page. Gives whether it is wanted.
    fn turn_page(&self, left: usize) -> Result<bool, Error> {
        let more = format!("-- {}: Enter, or q -- ", counted(left, "more line"));
        let line = self.0.borrow_mut().lines.read(&more, Vec::new(), &[])?;
        let mut inner = self.0.borrow_mut();
        inner.shown = 0;
        Ok(match line {
            Line::Typed(typed) if typed.trim() == "q" => false,
            Line::Typed(typed) => {
                // Who answers what is asked behind the last page has not read the pages between.
                if !typed.trim().is_empty() {
                    inner.unread.push_back(typed);
                }
                true
            }
            Line::Interrupted | Line::End => false,
        })
    }

    /// How many rows the terminal has, if it is one.
    fn rows(&self) -> Option<usize> {
        self.0.borrow().lines.is_terminal().then(|| self.screen().rows())
    }

    /// How a prompt for dice was left, once.
    pub fn take_left(&self) -> Option<Left> {
        self.0.borrow_mut().left.take()
    }

    /// Says what refuses an attempt, unless the prompt for its dice was left.
    ///
    /// # Errors
    /// How it was left, and what no answer mends.
    pub fn refused(&self, error: Error) -> Result<(), Left> {
        self.take_left().map_or_else(|| Ok(self.refuse(error)?), Err)
    }

    /// Notes how a prompt for dice was left.
    pub fn leave(&self, left: Left) {
        self.0.borrow_mut().left = Some(left);
    }

    /// How many lines were typed so far.
    pub fn lines_typed(&self) -> usize {
        self.0.borrow().typed
    }

    /// A line typed at the prompt. Words that every prompt knows are seen to, unless they are answers.
    ///
    /// # Errors
    /// How the prompt is left.
    pub fn line(&self, what: &str, legal: &[&str]) -> Result<String, Left> {
        let desk = self.desk();
        self.asked(what, legal, &|first, rest| {
            let is_answer =
                !first.is_empty() && !matches!(meant(&[first], legal, desk.as_ref()), Meant::None);
            // A word that takes nothing is meant only alone: `ba xuyen` is no `back`.
            let is_meant = |word: &&str| *word == first || rest.is_empty() || !is_own(word);
            self.known(first, is_answer).filter(is_meant)
        })
    }

    /// Whether the last line was typed where a page ended, before the question that it answers was shown.
    pub fn is_from_page(&self) -> bool {
        self.0.borrow().from_page
    }

    /// A line with what was thrown or drawn, in a draw among things that have names one of `names`, of a deck one of
    /// `cards`. A letter by itself is a card or `r`, never the beginning of a word that every prompt knows: half of the
    /// Trưng cards have such letters; nor is the name of a card, whatever dice are typed behind it.
    ///
    /// # Errors
    /// How the prompt is left.
    pub fn thrown(&self, what: &str, names: &[&str], cards: &[&str]) -> Result<String, Left> {
        let desk = self.desk();
        let is_letter = |word: &str| matches!(word.as_bytes(), [letter] if letter.is_ascii_alphabetic());
        // `roll` lets the program throw, where a card has the letter r; it is no beginning of `rollback` here.
        let legal = [&[ROLL], names].concat();
        self.asked(what, &legal, &|first, rest| {
            let are_letters = is_letter(first) && rest.split_whitespace().all(is_letter);
            let is_answer = meant(&[first], names, desk.as_ref()) != Meant::None;
            // A word that takes nothing is meant only alone: `ba xuyen` is no `back`.
            let is_meant = |word: &&str| *word == first || rest.is_empty() || !is_own(word);
            let is_card = cards.iter().any(|card| card.eq_ignore_ascii_case(first));
            if are_letters || is_card { None } else { self.known(first, is_answer).filter(is_meant) }
        })
    }

    /// A line of one's own words, trimmed: a name, a reason. `?` tells `about` it and asks again. A word that every
    /// prompt knows is one here only if it is whole and followed by what it takes; in quotes it is text.
    ///
    /// # Errors
    /// How the prompt is left.
    pub fn text(&self, what: &str, legal: &[&str], about: &str) -> Result<String, Left> {
        if let Some(Chosen::Typed(given)) = self.answered() {
            return Ok(given);
        }
        let typed = match self.word_ahead() {
            Some(word) => word,
            None => match self.text_typed(what, legal, about) {
                Err(left @ (Left::Back | Left::Abort)) => {
                    self.forget()?;
                    return Err(left);
                }
                typed => typed?,
            },
        };
        self.keep(&Chosen::Typed(typed.clone()));
        self.0.borrow_mut().given += 1;
        Ok(typed)
    }

    fn text_typed(&self, what: &str, legal: &[&str], about: &str) -> Result<String, Left> {
        loop {
            let line = self.asked(what, legal, &|first, rest| {
                self.known(first, true).filter(|word| rest.is_empty() || !is_own(word))
            })?;
            let line = line.trim();
            match line.strip_prefix('?') {
                Some(_) => self.say(about)?,
                // Where Enter says that there is none, so does the word.
                None if what.contains("(Enter: ")
                    && !legal.contains(&line)
                    && SAYS_NONE.contains(&line.to_lowercase().as_str()) =>
                {
                    return Ok(String::new());
                }
                None => return Ok(line.trim_matches('"').to_owned()),
            }
        }
    }

    /// A line typed at the prompt, unless `word` sees one of the words that every prompt knows in it.
    fn asked(
        &self,
        what: &str,
        legal: &[&str],
        word: &dyn Fn(&str, &str) -> Option<&'static str>,
    ) -> Result<String, Left> {
        let (screen, desk) = (self.screen(), self.desk());
        loop {
            let status = desk.status();
            let mut question = Report::new();
            question.line(what);
            let question = question.lay_out(self.look());
            self.show_last_lines(status.lines().count() + question.lines().count())?;
            if !status.is_empty() {
                screen.print_status(&status)?;
            }
            screen.print(&question)?;
            let Some(line) = self.read_line(legal)? else { continue };
            let line = desk.reworded(self, &line).unwrap_or(line);
            let trimmed = line.trim();
            let (first, rest) = trimmed.split_once(char::is_whitespace).unwrap_or((trimmed, ""));
            if legal.contains(&first) && !is_own(first) {
                return Ok(line);
            }
            match word(first, rest.trim()) {
                // Typed for a page that was the last one: nothing is lost by it.
                Some("quit") if trimmed == "q" => self.say("`q` ends a page; `quit` leaves the game.")?,
                Some(word) => {
                    let rest = rest.trim();
                    if is_own(word) && !rest.is_empty() {
                        self.say(format!("  Not read: {rest}"))?;
                    }
                    self.do_word(word, rest)?;
                }
                None => return Ok(line),
            }
        }
    }

    fn read_line(&self, legal: &[&str]) -> Result<Option<String>, Left> {
        let legal = legal.iter().map(|word| (*word).to_owned()).collect();
        let words: Vec<&str> = self.words().map(|(word, _)| word).collect();
        let unread = self.0.borrow_mut().unread.pop_front();
        self.0.borrow_mut().from_page = unread.is_some();
        if unread.is_some() {
            return Ok(unread);
        }
        let read = self.0.borrow_mut().lines.read("> ", legal, &words)?;
        self.0.borrow_mut().shown = 0;
        let (screen, is_terminal) = (self.screen(), self.0.borrow().lines.is_terminal());
        match read {
            Line::Typed(line) => {
                self.0.borrow_mut().typed += 1;
                if !is_terminal {
                    screen.print(&format!("> {line}\n"))?;
                }
                Ok(Some(line))
            }
            Line::Interrupted => Err(Left::Back),
            Line::End => {
                screen.print("\n")?;
                self.0.borrow_mut().has_ended = true;
                self.say(self.desk().held())?;
                Err(Left::Hold)
            }
        }
    }

    /// The words that every prompt knows, each with what it does.
    fn words(&self) -> impl Iterator<Item = (&'static str, &'static str)> + use<> {
        let desk = self.desk();
        OWN_WORDS.iter().chain(desk.words()).chain(desk.shared_words()).copied()
    }

    /// The word that every prompt knows and `typed` means: itself, and if it is no answer what it begins alone.
    fn known(&self, typed: &str, is_answer: bool) -> Option<&'static str> {
        let typed = typed.to_lowercase();
        let all: Vec<&'static str> = self.words().map(|(word, _)| word).collect();
        match all.iter().find(|word| **word == typed) {
            Some(word) => Some(word),
            None if is_answer || self.desk().is_of_the_rules(&typed) => None,
            // Where dice are asked for it has them rolled; elsewhere it must not undo a step.
            None if typed == ROLL => None,
            None => names::find(&typed, all.iter().copied()).map(|index| all[index]),
        }
    }

    fn do_word(&self, word: &'static str, rest: &str) -> Result<(), Left> {
        match word {
            "back" => return Err(Left::Back),
            "abort" => return Err(Left::Abort),
            "hold" => {
                self.say(self.desk().held())?;
                return Err(Left::Hold);
            }
            "quit" => return Err(Left::Quit),
            "help" => return Ok(self.help()?),
            _ => {}
        }
        match self.desk().word(self, word, rest) {
            Ok(None) => Ok(()),
            Ok(Some(left)) => Err(left),
            Err(error) => Ok(self.refuse(error)?),
        }
    }

    fn help(&self) -> Result<(), Error> {
        let mut report = Report::new();
        report.line("Any unambiguous prefix works; type several answers ahead, with `;` between steps.");
        report.line("?           the legal answers     ? WORD  those that match, how to type it");
        report.line("2           the place with that number, where places are listed with numbers");
        let mut table = crate::render::Grid::default();
        let desk = self.desk();
        for (word, about) in self.words() {
            let about = if word == "abort" { desk.abort() } else { about };
            table.row([format!(" {word}"), about.to_owned()]);
        }
        report.table(table);
        self.show(&report)
    }

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
    fn note_words(&self, tree: &Tree<'_>) {
        let mut inner = self.0.borrow_mut();
        let (words, line) = (tree.path().len(), inner.typed);
        inner.under_way = tree.path().to_vec();
        inner.words_by_line.retain(|(to, _)| *to <= words);
        if inner.words_by_line.last().map_or(0, |(to, _)| *to) < words {
            inner.words_by_line.push((words, line));
        }
    }

    fn asked_until_answered(&self, prompt: &Prompt, rules: &dyn Rules) -> Result<Chosen, Left> {
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
    fn take_ahead(
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
        if fresh {
            let line = self.0.borrow().pending.trim().to_owned();
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
        let late = if end.is_some() { tree.said_late(&typed, sense) } else { 0 };
        if let (false, Some(word)) = (tree.path().is_empty(), typed.first())
            && meant(&typed, &next, sense) == Meant::None
            && rules.accept_word(tree.path(), word)
        {
            let said = tree.path().iter().map(String::as_str).chain([*word]).collect::<Vec<_>>().join(" ");
            self.consume(1);
            return Ok(Some(Some(Chosen::Typed(said))));
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
                    }) =>
                {
                    // That nothing more is said of it is said of this answer alone.
                    let lacks = end.is_some_and(|end| prompt.likely_at(end).is_some());
                    let is_nothing = typed.first().is_some_and(|word| NOTHING.starts_with(word));
                    if fresh && is_end(&typed) || lacks && is_nothing {
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
                    self.say_no(&why)?;
                    // What was refused narrows no question.
                    tree.widen();
                }
            },
        }
        Ok(Some(None))
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
        rules.refusal(&said.join(" ")).or_else(|| rules.refusal(again()?))
    }

    /// The question with the answers if they are few.
    fn sentence(&self, prompt: &Prompt, tree: &Tree<'_>, next: &[&str], may_end: bool) -> String {
        let desk = self.desk();
        let sense: &dyn Sense = desk.as_ref();
        let path = sense.under_way(tree.path(), next);
        let what = if path.is_empty() { prompt.what.clone() } else { format!("{}: {path} …", prompt.what) };
        // What Enter does is told apart; that there is no more of a part is not listed beside that all is done.
        let enter_gives = prompt.enter.as_ref().and_then(|(index, _)| prompt.answers.get(*index));
        let ends = next.contains(&DONE);
        let by_enter = |word: &&str| {
            (*word == DONE || *word == NOTHING && ends)
                && enter_gives.is_some_and(|answer| answer[..] == [*word])
        };
        let is_listed = |word: &&str| !prompt.unlists(word) && !by_enter(word);
        let listed: Vec<&str> = next.iter().copied().filter(is_listed).collect();
        let groups = self.grouped(&listed);
        let numbered = self.numbered(prompt, tree.path(), next);
        let lists: Vec<Vec<String>> =
            groups.iter().map(|(_, words)| shown_numbered(tree.path(), words, &numbered, sense)).collect();
        let list = lists.iter().map(|words| words.join(", ")).collect::<Vec<_>>().join("; ");
        // What the only word to go on by leads to is shown with it, and may be said without it.
        let list = match tree.only_way_on() {
            Some(only) if listed == [only] => {
                let path: Vec<String> = tree.path().iter().cloned().chain([only.to_owned()]).collect();
                let behind = shown(&path, &tree.after(only), sense);
                if behind.len() > FEW {
                    list
                } else {
                    format!("{list} {}", behind.join(", ")).trim().to_owned()
                }
            }
            _ => list,
        };
        // Where Enter takes more than what was said, a word takes no more.
        let none = tree.end().filter(|_| may_end).and_then(|end| prompt.likely_at(end));
        let list = match none.filter(|likely| !likely.waits && !list.is_empty()) {
            Some(_) => format!("{list}, {NOTHING}"),
            None => list,
        };
        let enter = match (&prompt.enter, path.is_empty(), may_end) {
            (_, _, true) => {
                let end = tree.end().unwrap_or_default();
                format!(" (Enter: {})", ended(prompt, tree, end, &listed, sense))
            }
            (Some((_, says)), true, _) if !tree.is_narrowed() => format!(" (Enter: {says})"),
            _ => most_of(prompt, tree, &listed)
                .map_or(String::new(), |most| format!(" (Enter: {})", sense.shown_after(tree.path(), most))),
        };
        let length: usize = [&what, &list, &enter].iter().map(|part| part.chars().count()).sum();
        let room = usize::from(self.look().width).saturating_sub(4);
        // Numbers take room that shortens what is typed.
        let rows = if numbered.is_empty() { 3 } else { 4 };
        let named = lists.iter().flatten().count();
        let answers = if named <= NAMED || length < rows * room && named <= FEW {
            list
        } else {
            let count = |(group, words): &(&str, Vec<&str>)| match *group {
                "" if words.len() > 12 => {
                    // To say no more is no answer among others.
                    let count = words.iter().filter(|word| **word != NOTHING).count();
                    counted(count, "answer").to_string()
                }
                group if group.is_empty() || words.len() <= 3 => {
                    shown_numbered(tree.path(), words, &numbered, sense).join(", ")
                }
                group => format!("{group} {}", words.len()),
            };
            format!("{} (? lists them)", groups.iter().map(count).collect::<Vec<_>>().join("; "))
        };
        let mark = if path.is_empty() && !what.ends_with('?') && !answers.is_empty() { ":" } else { "" };
        let answers = if answers.is_empty() { answers } else { format!(" {answers}") };
        format!("{what}{mark}{answers}{enter}")
    }

    /// The words by what they are listed under.
    fn grouped<'w>(&self, words: &[&'w str]) -> Vec<(&'static str, Vec<&'w str>)> {
        let desk = self.desk();
        let mut groups: Vec<(&str, Vec<&str>)> = Vec::new();
        for word in words {
            let group = desk.group(word);
            match groups.iter_mut().find(|(known, _)| *known == group) {
                Some((_, list)) => list.push(word),
                None => groups.push((group, vec![word])),
            }
        }
        // Places are numbered as they are listed: those where nothing stands come last.
        for (_, words) in groups.iter_mut().filter(|(group, _)| is_of_places(group)) {
            if words.iter().any(|word| desk.is_seen_at(word)) {
                words.sort_by_cached_key(|word| !desk.is_seen_at(word));
            }
        }
        // Places stand first, then words of the rules, then what may go with them.
        groups.sort_by_key(|(group, _)| match *group {
            "" => 1,
            OPTIONAL => 2,
            _ => 0,
        });
        groups
    }

    /// The legal answers that match, grouped and counted.
    fn list(&self, prompt: &Prompt, tree: &Tree<'_>, typed: &str) -> Result<(), Error> {
        let desk = self.desk();
        let (said, next) = (tree.path(), tree.next());
        let of_typed =
            |word: &&str| typed.is_empty() || !matches!(meant(&[typed], &[word], desk.as_ref()), Meant::None);
        let is_offered = |word: &&str| !prompt.unlists(word);
        let is_listed = |word: &&str| is_offered(word) && of_typed(word);
        let words: Vec<&str> = next.iter().copied().filter(is_listed).collect();
        let mut report = Report::new();
        let groups = self.grouped(&words);
        let grammar = if typed.is_empty() { Vec::new() } else { desk.grammar(typed) };
        if groups.is_empty() && grammar.is_empty() {
            report.line(format!("No answer matches `{typed}`"));
        }
        let numbered = self.numbered(prompt, said, &next);
        let sees = words.iter().any(|word| desk.seen_at(word).is_some());
        for (group, list) in groups {
            if sees && is_of_places(group) {
                report.item(1, format!("{group} ({})", list.len()));
                self.list_places(&mut report, said, &list, &numbered);
                continue;
            }
            let noted: Vec<(&str, &str)> = list
                .iter()
                .filter_map(|word| {
                    let note = prompt.notes.iter().find(|(answer, _)| answer == word)?;
                    Some((*word, note.1.as_str()))
                })
                .collect();
            let plain: Vec<&str> =
                list.iter().copied().filter(|word| noted.iter().all(|(noted, _)| noted != word)).collect();
            for (word, note) in noted {
                report.item(1, format!("{}: {note}", desk.shown(word)));
            }
            if !plain.is_empty() {
                let title =
                    if group.is_empty() { String::new() } else { format!("{group} ({}): ", plain.len()) };
                let behind = tree.only_way_on().filter(|only| plain == [*only]).map(|only| tree.after(only));
                let mut plain = shown_numbered(said, &plain, &numbered, desk.as_ref());
                // What the only word to go on by leads to is listed with it.
                if let Some(behind) = behind.filter(|behind| (1..=FEW).contains(&behind.len())) {
                    let path: Vec<String> = said.iter().cloned().chain([words[0].to_owned()]).collect();
                    plain[0].push_str(&format!(" {}", shown(&path, &behind, desk.as_ref()).join(", ")));
                }
                report.item(1, format!("{title}{}", plain.join(", ")));
            }
        }
        if sees && let Some(legend) = desk.seen_legend() {
            report.aside(1, legend);
        }
        grammar.into_iter().for_each(|line| report.item(1, line));
        if let Some(end) = tree.end().filter(|_| !said.is_empty()) {
            let listed: Vec<&str> = next.iter().copied().filter(is_offered).collect();
            report.item(1, format!("Enter: {}", ended(prompt, tree, end, &listed, desk.as_ref())));
            if prompt.likely_at(end).is_some() {
                let unsaid = listed.iter().find_map(|word| desk.left_unsaid(word));
                report.item(1, format!("{NOTHING}: {}", unsaid.unwrap_or("nothing more")));
            }
        }
        // What a bare number counts is what the word before it means.
        let are_numbers =
            !words.is_empty() && words.iter().all(|word| word.bytes().all(|digit| digit.is_ascii_digit()));
        let counted = said.last().filter(|_| are_numbers).map(String::as_str);
        let meant: Vec<&str> = counted.into_iter().chain(words.iter().copied()).collect();
        for line in desk.legend(&meant) {
            report.aside(1, line);
        }
        prompt.about.iter().for_each(|line| report.aside(1, line.as_str()));
        self.show(&report)
    }

    /// Lists places with what stands there; those where nothing does together.
    fn list_places(&self, report: &mut Report, said: &[String], list: &[&str], numbered: &[&str]) {
        let desk = self.desk();
        let named =
            |word: &str| shown_numbered(said, &[word], numbered, desk.as_ref()).join("").replace(GLUE, " ");
        let mut table = crate::render::Grid::default();
        let mut bare = Vec::new();
        for word in list {
            match desk.seen_at(word) {
                Some(cells) => table.row(std::iter::once(format!("  {}", named(word))).chain(cells)),
                None => bare.push(named(word)),
            }
        }
        if !table.rows.is_empty() {
            report.table(table);
        }
        if !bare.is_empty() {
            report.item(2, format!("without pieces: {}", bare.join(", ")));
        }
    }

    /// Whether yes; Enter alone says so.
    ///
    /// # Errors
    /// How the prompt is left.
    pub fn confirm(&self, what: &str, enter_says: &str) -> Result<bool, Left> {
        Ok(self.ask(&Prompt::of(what, ["yes", "no"]).enter(0, enter_says))? == 0)
    }
}

/// What Enter does where the words so far are a whole answer, `end`: what people mostly want behind it, or nothing more.
fn ended(prompt: &Prompt, tree: &Tree<'_>, end: usize, listed: &[&str], sense: &dyn Sense) -> String {
    let likely = prompt.answers.get(prompt.at_end(end)).filter(|_| prompt.at_end(end) != end);
    let unsaid = || listed.iter().find_map(|word| sense.left_unsaid(word));
    match likely.and_then(|likely| likely.get(tree.path().len()..)) {
        Some(rest) => {
            let mut said = tree.path().to_vec();
            let shown = rest.iter().map(|word| {
                let shown = sense.shown_after(&said, word);
                said.push(word.clone());
                shown
            });
            shown.collect::<Vec<_>>().join(" ")
        }
        None => unsaid().unwrap_or("nothing more").to_owned(),
    }
}

/// What other programs call something, and what does it here.
fn elsewhere(typed: &str) -> Option<String> {
    const WORDS: [(&str, &str); 4] = [
        (ROLL, "`roll` has Pointman roll where dice are asked for; `rollback` undoes finished steps."),
        ("undo", "`back` takes back your last answer, `rollback` finished steps."),
        ("save", "every finished step is saved; `hold` keeps an unfinished turn and leaves."),
        ("exit", "`hold` keeps an unfinished turn and leaves, `quit` drops it."),
    ];
    WORDS.into_iter().find(|(word, _)| *word == typed.to_lowercase()).map(|(_, does)| does.to_owned())
}

/// The words as people call what they stand for, equal ones that differ in numbers alone joined.
fn shown(said: &[String], words: &[&str], sense: &dyn Sense) -> Vec<String> {
    joined(words).iter().map(|word| sense.shown_after(said, word)).collect()
}

/// Whether what is typed begins with this name, which holds a sign that would end an answer: `Patrol Boat, River`.
fn is_whole_name_of(typed: &str, name: &str) -> bool {
    let begins = || typed.get(..name.len()).is_some_and(|begun| begun.eq_ignore_ascii_case(name));
    name.contains([',', ';'])
        && begins()
        && (typed.len() == name.len() || typed[name.len()..].starts_with([' ', ';', ',', '/']))
}

/// Whether what is listed under this title are places.
fn is_of_places(group: &str) -> bool {
    !group.is_empty() && group != OPTIONAL
}

/// The words of a step under way, as people call what they stand for.
fn path_shown(path: &[String], sense: &dyn Sense) -> String {
    path.iter().map(|word| sense.shown(word)).collect::<Vec<_>>().join(" ")
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

/// Whether the word counts pieces, which belong to the step before.
fn is_count(typed: &[&str]) -> bool {
    typed.first().is_some_and(|word| word.starts_with(|letter: char| letter.is_ascii_digit()))
}

/// Whether the word counts several pieces.
fn is_several(typed: &[&str]) -> bool {
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
fn too_many(typed: &[&str]) -> String {
    let (pieces, number) = (typed.join(" "), typed.first().copied().unwrap_or_default());
    format!(
        "`{pieces}`: no {} of them stand in one place that is asked about, or fewer are wanted. Name fewer, or one at \
         a time.",
        number.trim_end_matches(|letter: char| !letter.is_ascii_digit())
    )
}

/// Whether a line is numbers alone, as dice are told.
fn is_of_dice(line: &str) -> bool {
    let mut words = line.split([' ', ',']).filter(|word| !word.is_empty()).peekable();
    words.peek().is_some() && words.all(|word| word.chars().all(|digit| digit.is_ascii_digit()))
}

/// Whether the word says that there is no more to say.
fn is_end(typed: &[&str]) -> bool {
    typed.first().is_some_and(|word| [DONE, NOTHING].iter().any(|end| end.starts_with(&word.to_lowercase())))
}
