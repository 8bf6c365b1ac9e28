//! The one place that reads words: type-ahead, prefixes, `?`, paging, and the words that every prompt knows.

mod ahead;
mod answering;
mod choosing;
mod listing;
mod numbers;
mod pages;
mod prompt;
mod refusing;
mod rewording;
mod taking;

use std::cell::RefCell;
use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::rc::Rc;

pub use self::listing::is_of_places;
pub use self::prompt::{Chosen, LikelyAnswer, Prompt, Rules};
use super::answers::{Meant, Sense, meant};
use super::lines::{Completes, Line, Lines};
use super::{Left, Screen};
use crate::command::DiceMode;
use crate::dice::DiceState;
use crate::error::Error;
use crate::names;
use crate::question::NOTHING;
use crate::render::{Look, Report, ReportRow};

/// What a prompt can be left to: what is known beside the question.
pub trait Desk: Sense {
    /// The line that stands above each prompt; empty for none.
    fn status(&self) -> String;

    /// The words that every prompt of this desk knows, each with what it does.
    fn words(&self) -> &'static [(&'static str, &'static str)];

    /// Whether `typed` names something of the rules, and so begins no longer word that every prompt knows:
    /// `advise` within a turn is no `adviser`, even where the Special Activity is no answer.
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

    /// Whether a die may be typed behind the answer that has it thrown, where no answer is a number.
    fn reads_dice_ahead(&self) -> bool {
        false
    }

    /// Whether what was typed ahead is dropped where a die is asked for: it is no part of what it is thrown
    /// for.
    fn drops_ahead_of_dice(&self) -> bool {
        false
    }

    /// Who throws the dice of a document that is begun, if the person has said so in its menus.
    fn dice_said(&self) -> Option<DiceMode> {
        None
    }

    /// How to type, said once at a terminal; empty for nothing.
    fn hint(&self) -> &'static str {
        ""
    }

    /// Where more is said about what was typed behind `help`, if it is something of the rules.
    fn help_on(&self, _typed: &str) -> Option<String> {
        None
    }

    /// Whether the document has gone on elsewhere since it was read, so that what has just been typed was
    /// meant for it as it was: that is told. Nothing is asked anew where the question stands. What only
    /// `looks` is none of that: it looks at the document as it is now.
    ///
    /// # Errors
    /// When it cannot be read or told.
    fn went_on_elsewhere(&self, _console: &Console, _looks: bool) -> Result<bool, Error> {
        Ok(false)
    }

    /// Whether one of its words changes nothing, and answers nothing.
    fn only_looks(&self, _word: &str) -> bool {
        false
    }

    /// What Tab completes from behind one of its words and what was typed of the rest, if not from the
    /// answers to the question.
    fn completes(&self, _word: &str, _rest: &str) -> Option<Vec<String>> {
        None
    }

    /// How an action goes on that is typed in one line where only its name is asked for.
    fn goes_on(&self, _before: &str) -> Vec<String> {
        Vec::new()
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
        HELD
    }

    /// Does what one of these words says. Gives how the prompt is left, if it is.
    ///
    /// # Errors
    /// What is shown before the prompt is shown again.
    fn word(&self, console: &Console, word: &'static str, rest: &str) -> Result<Option<Left>, Error>;
}

/// What `hold` says of a document.
pub const HELD: &str =
    "Held: every finished step is saved; the unfinished turn is offered again when you continue this file.";

/// The words of the console itself, beside those of the desk.
const OWN_WORDS: &[(&str, &str)] = &[
    ("back", "undo the last answer (Ctrl-C)"),
    ("abort", ""),
    ("hold", "stop and keep the unfinished turn (Ctrl-D)"),
    ("quit", "leave and drop the unfinished turn"),
    (HELP, "this list"),
];

/// The words that leave the program, whatever became of the document.
const LEAVING: [&str; 2] = ["hold", "quit"];

/// Words behind which a `;` ends what they are about, though they do not only look.
const APART: [&str; 2] = ["adjust", "dice"];

/// The word that lists those that every prompt knows.
const HELP: &str = "help";

/// Whether it is a word of the console itself; those take nothing after them.
fn is_own(word: &str) -> bool {
    OWN_WORDS.iter().any(|(own, _)| *own == word)
}

/// What answers are listed under that only add to a step.
pub const OPTIONAL: &str = "Special Activities";

/// Rows that stand below a page: the status line, a question of up to five lines, what is typed, and one that
/// stays free.
const BELOW: usize = 8;

/// Of those, the rows that a question of one line leaves to what is shown.
const SPARE: usize = 3;

/// How many answers are listed unasked at most.
const FEW: usize = 40;

/// How many answers a question names however long it is.
const NAMED: usize = 4;

/// The text with the stop of a sentence, unless it has one: a hint asks (`did you mean Hue?`).
pub(in crate::play) fn with_stop(text: &str) -> String {
    let stop = if text.ends_with(['.', '?']) { "" } else { "." };
    format!("{text}{stop}")
}

/// The word that ends what may end here, as Enter alone does.
pub const DONE: &str = "done";

/// Words of which each says what the others say.
pub const SAYS_NONE: [&str; 3] = ["none", "nobody", "nothing"];

/// What ends what is shown a page at a time.
const END_OF_PAGES: &str = "q";

/// The word that has Pointman roll, where dice are asked for.
const ROLL: &str = "roll";

/// The first words of an answer, those of each line that was typed together.
pub type Begun = Vec<Vec<String>>;

/// A hand on the console. Clones are the same console.
#[derive(Clone)]
pub struct Console(Rc<RefCell<Inner>>);

struct Inner {
    lines: Lines,
    screen: Rc<dyn Screen>,
    desk: Rc<dyn Desk>,
    /// What was typed behind a card that was turned up: further cards, and dice.
    draws_ahead: String,
    /// What was typed ahead.
    pending: String,
    /// How much of that, at its end, was typed before the last line.
    left_over: usize,
    /// What Tab completes from behind the first words of the next line.
    completes: Option<Completes>,
    /// Lines that were typed while a page was shown.
    unread: VecDeque<String>,
    /// Whether the answers to the question that is asked are being shown.
    shows_list: bool,
    /// The lines among the unread that were typed at such a page, and so at the question itself.
    at_list: usize,
    /// What was answered by the last line so far.
    taken: Vec<String>,
    /// The last lines of what was shown, where only those did not fit on a page.
    last_lines: Vec<ReportRow>,
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
    /// How many words of the answer under way there were after each line that added some, with the number of
    /// that line.
    words_by_line: Vec<(usize, usize)>,
    /// The sign that ended the last answer, if one did.
    ended_by: Option<char>,
    /// Whether it was said of the last answer that nothing goes with it.
    said_none: bool,
    /// Whether the last line was typed where a page ended, before the question it is taken for was shown.
    from_page: bool,
    /// How many questions have been answered of what is under way, and whether a step was taken in it.
    given: usize,
    has_taken: bool,
    /// Whether something typed was refused, and whether the input ended before the person left.
    has_refused: bool,
    has_ended: bool,
    /// Why something was refused last.
    refusal: Option<String>,
}

/// What is said where the menus have nothing to go back to.
pub const FIRST_QUESTION: &str = "This is the first question: `quit` leaves.";

/// The answers of menus. Nothing is begun before the last of them, so `back` asks again from the first and
/// gives all answers but the last anew.
#[derive(Default)]
struct Menus {
    given: Vec<Chosen>,
    /// How many of them have been given anew.
    again: usize,
    /// The file that was begun by them: answers that are given anew go into the same.
    file: Option<PathBuf>,
    /// Where the dice begin whose seed nobody has given: the same answers throw the same.
    seed: Option<u64>,
    /// After how many answers each report of what they began was shown, and how many have been come to anew.
    told: Vec<usize>,
    tells: usize,
}

impl Console {
    /// The console that reads from `lines`.
    pub fn new(lines: Lines, screen: Rc<dyn Screen>, desk: Rc<dyn Desk>) -> Console {
        Console(Rc::new(RefCell::new(Inner {
            lines,
            screen,
            desk,
            draws_ahead: String::new(),
            pending: String::new(),
            left_over: 0,
            completes: None,
            unread: VecDeque::new(),
            shows_list: false,
            at_list: 0,
            taken: Vec::new(),
            last_lines: Vec::new(),
            typed: 0,
            shown: 0,
            left: None,
            menus: None,
            under_way: Vec::new(),
            words_by_line: Vec::new(),
            ended_by: None,
            said_none: false,
            from_page: false,
            given: 0,
            has_taken: false,
            has_refused: false,
            has_ended: false,
            refusal: None,
        })))
    }

    /// Another console, at which the person has typed ahead the same.
    pub fn foreseeing(&self, lines: Lines, screen: Rc<dyn Screen>, desk: Rc<dyn Desk>) -> Console {
        let console = Console::new(lines, screen, desk);
        {
            let (inner, mut other) = (self.0.borrow(), console.0.borrow_mut());
            other.pending.clone_from(&inner.pending);
            (other.ended_by, other.said_none) = (inner.ended_by, inner.said_none);
            (other.left_over, other.typed) = (inner.left_over, inner.typed);
        }
        console
    }

    /// Why something was refused last, if anything was.
    pub fn refusal_said(&self) -> Option<String> {
        self.0.borrow().refusal.clone()
    }

    fn note_refusal(&self, why: &str) {
        let mut inner = self.0.borrow_mut();
        inner.has_refused = true;
        inner.refusal = Some(why.to_owned());
    }

    /// Something new is asked about, of which nothing has been answered.
    pub fn begins(&self) {
        let mut inner = self.0.borrow_mut();
        (inner.given, inner.has_taken) = (0, false);
        inner.taken.clear();
    }

    /// What was answered before is dropped, as was said.
    pub fn drops(&self) {
        self.0.borrow_mut().given += 1;
    }

    /// A step is taken of what has been answered.
    pub fn has_taken(&self) {
        let mut inner = self.0.borrow_mut();
        (inner.given, inner.has_taken) = (0, true);
        // The report of the step says it.
        inner.taken.clear();
    }

    /// Says what `back` or `abort` came to where nothing asks for the answer before: the answers since the
    /// last step are dropped, as the question that is asked next shows, or there are none.
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
            (0, true) => self.say("The previous step is finished: `rollback` undoes it."),
            (0, false) => self.say(
                "There is nothing to undo or drop here: `rollback` undoes finished steps, `hold` leaves.",
            ),
        }
    }

    /// Gives the console another desk.
    pub fn sit_at(&self, desk: Rc<dyn Desk>) {
        self.0.borrow_mut().desk = desk;
    }

    /// The exit code where no error says another: that of a refusal if the lines of a file or a pipe ended
    /// and one of them was refused. Who leaves on purpose, or sits at a terminal, has seen it.
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
        self.page(report)
    }

    /// Asks what the menus before a document ask; `back` drops the last answer, `abort` all of them. With the
    /// first there is nothing to drop.
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
                            (menus.again, menus.tells) = (0, 0);
                            menus.given.pop().is_none()
                        }
                        None => return Err(Left::Back),
                    };
                    if is_first {
                        self.say(FIRST_QUESTION)?;
                    }
                }
                Err(Left::Abort) => {
                    self.forget()?;
                    let is_first = self.0.borrow_mut().menus.as_mut().is_none_or(|menus| {
                        let given = std::mem::take(&mut menus.given);
                        (menus.again, menus.tells) = (0, 0);
                        given.is_empty()
                    });
                    self.say(if is_first { FIRST_QUESTION } else { "From the first question again:" })?;
                }
                left => break left,
            }
        };
        self.0.borrow_mut().menus = None;
        left
    }

    /// The file that was chosen in these menus before; none where it was not, or is asked for anew.
    pub fn file_again(&self) -> Option<PathBuf> {
        let inner = self.0.borrow();
        let menus = inner.menus.as_ref().filter(|menus| menus.again < menus.given.len())?;
        menus.file.clone()
    }

    /// Keeps the file that was chosen in these menus.
    pub fn keep_file(&self, file: &Path) {
        if let Some(menus) = &mut self.0.borrow_mut().menus {
            menus.file = Some(file.to_owned());
        }
    }

    /// A seed for the dice of what these menus begin, the same each time they are gone through.
    pub fn menu_seed(&self) -> Option<u64> {
        let mut inner = self.0.borrow_mut();
        inner.menus.as_mut().map(|menus| *menus.seed.get_or_insert_with(|| DiceState::fresh().seed))
    }

    /// Whether the report of what a menu begins has been shown before, with the same answers.
    pub fn has_told(&self) -> bool {
        let mut inner = self.0.borrow_mut();
        let Some(menus) = &mut inner.menus else { return false };
        let (nth, at) = (menus.tells, menus.again);
        menus.tells += 1;
        let has_told = menus.told.get(nth) == Some(&at);
        if !has_told {
            menus.told.truncate(nth);
            menus.told.push(at);
        }
        has_told
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
            let answers = menus.given.len();
            menus.told.retain(|at| *at <= answers);
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

    /// Says what of a line that was typed is not read.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn say_not_read(&self, what: &str) -> Result<(), Error> {
        self.say_refused(format!("  Not read: {what}"))
    }

    /// Says a line that tells what was refused, or not read.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn say_refused(&self, line: impl Into<String>) -> Result<(), Error> {
        let mut report = Report::new();
        report.line(line);
        report.refuses();
        self.show(&report)
    }

    /// Leaves nothing of what was shown or typed at a terminal, for somebody who must not read it: neither
    /// the screen, nor what scrolled off it, nor the lines that the up arrow brings back.
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
            | Error::Stopped(_)
            | Error::Incomplete { .. }
            | Error::Document { .. }
            | Error::Dice(_)
            | Error::NotFound { .. } => {
                let mut report = Report::new();
                let error = error.to_string();
                self.note_refusal(&error);
                let stop = if error.ends_with(char::is_alphabetic) { "." } else { "" };
                report.strong(0, format!("No: {error}{stop}"));
                report.refuses();
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
        self.note_refusal(why);
        let mut report = Report::new();
        report.line(format!("No: {why}"));
        report.refuses();
        self.not_read(&mut report);
        self.show(&report)
    }

    /// The same of the rest of a line, and what was taken of it for the questions before.
    fn say_no_of_rest(&self, why: &str) -> Result<(), Error> {
        self.note_refusal(why);
        let taken = self.0.borrow().taken.join("; ");
        let mut report = Report::new();
        report.line(format!("No: {why}"));
        report.refuses();
        if !taken.is_empty() {
            report.item(1, format!("Taken before it: {taken}"));
        }
        self.not_read(&mut report);
        self.show(&report)
    }

    /// Who throws the dice of a document that is begun, if the person has said so in its menus.
    pub fn dice_said(&self) -> Option<DiceMode> {
        self.desk().dice_said()
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

    /// What follows a word that every prompt knows behind a `;`: it is read next, as a line of its own.
    pub fn read_next(&self, line: &str) {
        if !line.trim().is_empty() {
            self.0.borrow_mut().unread.push_front(line.trim().to_owned());
        }
    }

    /// What follows a card that was turned up: it is read where the next card or die is asked for, and
    /// nowhere else.
    pub fn read_next_draw(&self, line: &str) {
        self.0.borrow_mut().draws_ahead = line.to_owned();
    }

    /// Says that what was typed behind a card is not read, where no card or die is asked for.
    fn drop_draws(&self) -> Result<(), Error> {
        let left = std::mem::take(&mut self.0.borrow_mut().draws_ahead);
        if left.is_empty() { Ok(()) } else { self.say_not_read(&left) }
    }

    /// Takes back what was to be [read next](Self::read_next).
    pub fn take_next(&self) -> Option<String> {
        self.0.borrow_mut().unread.pop_front()
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
        self.drop_draws()?;
        let desk = self.desk();
        self.asked(what, legal, &|first, rest| {
            let is_answer =
                !first.is_empty() && !matches!(meant(&[first], legal, desk.as_ref()), Meant::None);
            // A word that takes nothing is meant only alone: `ba xuyen` is no `back`.
            let is_meant = |word: &&str| *word == first || rest.is_empty() || !is_own(word);
            // Typed where a page has ended, it must name nobody: Quinn.
            let is_answer_here = || legal.contains(&END_OF_PAGES) || legal.contains(&"quit");
            let ends_page = first == END_OF_PAGES && rest.is_empty() && !is_answer_here();
            if ends_page { Some("quit") } else { self.known(first, is_answer).filter(is_meant) }
        })
    }

    /// Whether the last line was typed where a page ended, before the question that it answers was shown.
    pub fn is_from_page(&self) -> bool {
        self.0.borrow().from_page
    }

    /// A line with what was thrown or drawn, in a draw among things that have names one of `names`, of a deck
    /// one of `cards`. A letter by itself is a card or `r`, never the beginning of a word that every prompt
    /// knows: half of the Trưng cards have such letters; nor is the name of a card, whatever dice are typed
    /// behind it.
    ///
    /// # Errors
    /// How the prompt is left.
    pub fn thrown(&self, what: &str, names: &[&str], cards: &[&str]) -> Result<String, Left> {
        let desk = self.desk();
        // Others throw for themselves: nothing typed ahead is an answer to what comes after that.
        if desk.drops_ahead_of_dice() {
            self.read_throws_ahead(cards, names);
            self.forget()?;
        }
        if desk.reads_dice_ahead() {
            self.read_dice_ahead();
        }
        if !cards.is_empty() {
            self.read_card_ahead(cards);
        }
        let draws = std::mem::take(&mut self.0.borrow_mut().draws_ahead);
        let first = draws.split([' ', ',', ';']).next().unwrap_or_default();
        let are_wanted = match cards {
            [] => is_of_dice(first),
            cards => cards.iter().any(|card| card.eq_ignore_ascii_case(first)),
        };
        if are_wanted {
            self.read_next(&draws);
        } else if !draws.is_empty() {
            self.say_not_read(&draws)?;
        }
        let is_letter = |word: &str| matches!(word.as_bytes(), [letter] if letter.is_ascii_alphabetic());
        // `roll` lets the program throw, where a card has the letter r; it is no beginning of `rollback`
        // here.
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

    /// A line of one's own words, trimmed: a name, a reason. `?` tells `about` it and asks again. A word that
    /// every prompt knows is one here only if it is whole and followed by what it takes; in quotes it is
    /// text.
    ///
    /// # Errors
    /// How the prompt is left.
    pub fn text(&self, what: &str, legal: &[&str], about: &str) -> Result<String, Left> {
        self.said(what, legal, about, false)
    }

    /// The same of a single word, or several in quotes: what is typed behind it answers the questions after
    /// it.
    ///
    /// # Errors
    /// How the prompt is left.
    pub fn word_of(&self, what: &str, about: &str) -> Result<String, Left> {
        self.said(what, &[], about, true)
    }

    fn said(&self, what: &str, legal: &[&str], about: &str, is_word: bool) -> Result<String, Left> {
        if let Some(Chosen::Typed(given)) = self.answered() {
            return Ok(given);
        }
        // A question mark asks what this is about wherever it stands.
        let ahead = loop {
            match self.word_ahead() {
                Some(word) if word == "?" => self.say(about)?,
                ahead => break ahead,
            }
        };
        let typed = match ahead {
            Some(word) => word,
            None => match self.text_line(what, legal, about) {
                Err(left @ (Left::Back | Left::Abort)) => {
                    self.forget()?;
                    return Err(left);
                }
                Err(left) => return Err(left),
                Ok(line) if is_word => {
                    let quoted = line.strip_prefix('"').and_then(|line| line.split_once('"'));
                    let (word, rest) = quoted.or(line.split_once(char::is_whitespace)).unwrap_or((&line, ""));
                    self.type_ahead(rest.trim());
                    word.trim_matches('"').to_owned()
                }
                Ok(line) => line.trim_matches('"').to_owned(),
            },
        };
        self.keep(&Chosen::Typed(typed.clone()));
        self.0.borrow_mut().given += 1;
        Ok(typed)
    }

    /// A line of one's own words, with its quotes.
    fn text_line(&self, what: &str, legal: &[&str], about: &str) -> Result<String, Left> {
        self.drop_draws()?;
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
                None => return Ok(line.to_owned()),
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
            let looks = self.looks(line.trim(), legal);
            let asks = line.starts_with('?');
            let is_look = looks.is_some() || asks;
            if !LEAVING.contains(&line.trim()) && desk.went_on_elsewhere(self, is_look)? {
                match looks {
                    Some((word, rest)) => self.do_word(word, rest)?,
                    // What is asked now is told with the next question.
                    None if line.trim().is_empty() || asks => {}
                    None => self.say_not_read(line.trim())?,
                }
                self.0.borrow_mut().unread.clear();
                self.forget()?;
                return Err(Left::Changed);
            }
            let line = desk.reworded(self, &line).unwrap_or(line);
            let trimmed = line.trim();
            let (first, rest) = trimmed.split_once(char::is_whitespace).unwrap_or((trimmed, ""));
            if legal.contains(&first) && !is_own(first) {
                return Ok(line);
            }
            match word(first, rest.trim()) {
                // Typed for a page that was the last one: nothing is lost by it.
                Some("quit") if trimmed == END_OF_PAGES => {
                    let is_named = |word: &&&str| word.to_lowercase().starts_with(END_OF_PAGES);
                    let name = legal.iter().find(is_named);
                    let name = name.map_or(String::new(), |name| {
                        format!(" For {}, type more of the name.", desk.shown(name))
                    });
                    self.say(format!("`q` ends a page; `quit` leaves the game.{name}"))?;
                }
                Some(word) => {
                    // What follows a look, or a correction, is read next.
                    let is_apart = desk.only_looks(word) || APART.contains(&word);
                    let parted = rest.split_once(';').filter(|_| is_apart);
                    let (rest, later) = parted.unwrap_or((rest, ""));
                    self.read_next(later);
                    let rest = rest.trim();
                    if let Some(about) = desk.help_on(rest).filter(|_| word == HELP) {
                        self.say(about)?;
                        continue;
                    }
                    if is_own(word) && !rest.is_empty() {
                        self.say_not_read(rest)?;
                    }
                    self.do_word(word, rest)?;
                }
                None => return Ok(line),
            }
        }
    }

    /// The word that only looks, and what stands behind it, if that is what a line says.
    fn looks<'l>(&self, line: &'l str, legal: &[&str]) -> Option<(&'static str, &'l str)> {
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let word = self.known(first, legal.contains(&first))?;
        let is_one = word == HELP || self.desk().only_looks(word);
        (is_one && !legal.contains(&first)).then_some((word, rest.trim()))
    }

    fn read_line(&self, legal: &[&str]) -> Result<Option<String>, Left> {
        let completes = self.completes(legal);
        let legal = legal.iter().map(|word| (*word).to_owned()).collect();
        let unread = self.0.borrow_mut().unread.pop_front();
        {
            let mut inner = self.0.borrow_mut();
            inner.from_page = unread.is_some() && inner.at_list == 0;
            inner.at_list = inner.at_list.saturating_sub(1);
        }
        if let Some(line) = unread {
            // It stands above the page that it was typed at: what it does now would seem to come of itself.
            self.0.borrow_mut().taken.clear();
            self.screen().print(&format!("> {line}\n"))?;
            return Ok(Some(line));
        }
        let read = self.0.borrow_mut().lines.read("> ", legal, completes)?;
        self.0.borrow_mut().shown = 0;
        self.0.borrow_mut().taken.clear();
        let (screen, is_terminal) = (self.screen(), self.0.borrow().lines.is_terminal());
        match read {
            Line::Typed(line) => {
                let mut inner = self.0.borrow_mut();
                inner.typed += 1;
                inner.left_over = inner.pending.len();
                drop(inner);
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

    /// What Tab completes from, at a terminal: the answers and the words that every prompt knows; behind such
    /// a word what it is about, and behind an answer how that goes on.
    fn completes(&self, legal: &[&str]) -> Option<Completes> {
        let answers = self.0.borrow_mut().completes.take();
        if !self.0.borrow().lines.is_terminal() {
            return None;
        }
        let desk = self.desk();
        let own: Vec<String> = legal.iter().map(|word| (*word).to_owned()).collect();
        let words: Vec<&'static str> = self.words().map(|(word, _)| word).collect();
        Some(Rc::new(move |before: &str| {
            let legal: Vec<&str> = own.iter().map(String::as_str).collect();
            let shown = || legal.iter().map(|word| desk.shown(word));
            let before = before.trim_start();
            let (first, rest) = before.split_once(char::is_whitespace).unwrap_or((before, ""));
            let is_answer = meant(&[first], &legal, desk.as_ref()) != Meant::None;
            let word = names::find(&first.to_lowercase(), words.iter().copied()).map(|index| words[index]);
            match (word, &answers) {
                _ if before.is_empty() => {
                    shown().chain(words.iter().map(|word| (*word).to_owned())).collect()
                }
                (Some("dice"), _) if !is_answer => ["ask", "roll"].map(str::to_owned).to_vec(),
                (Some(word), _) if !is_answer => {
                    desk.completes(word, rest.trim()).unwrap_or_else(|| shown().collect())
                }
                (_, Some(answers)) => answers(before),
                _ => shown().collect(),
            }
        }))
    }

    /// Whether somebody sits at a terminal.
    pub(in crate::play) fn is_terminal(&self) -> bool {
        self.0.borrow().lines.is_terminal()
    }

    /// What Tab completes from behind the first words of the next line.
    fn complete_by(&self, answers: Completes) {
        self.0.borrow_mut().completes = Some(answers);
    }

    /// The words that every prompt knows, each with what it does.
    fn words(&self) -> impl Iterator<Item = (&'static str, &'static str)> + use<> {
        let desk = self.desk();
        OWN_WORDS.iter().chain(desk.words()).chain(desk.shared_words()).copied()
    }

    /// The word that every prompt knows and `typed` means: itself, and if it is no answer what it begins
    /// alone.
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
                self.forget()?;
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
        report.line("2           the place with that number in a numbered list");
        let mut table = crate::render::Grid::default();
        let desk = self.desk();
        for (word, about) in self.words() {
            let about = if word == "abort" { desk.abort() } else { about };
            table.row([format!(" {word}"), about.to_owned()]);
        }
        report.table(table);
        self.show(&report)
    }
}

/// Whether the word counts pieces, which belong to the step before.
fn is_count(typed: &[&str]) -> bool {
    typed.first().is_some_and(|word| word.starts_with(|letter: char| letter.is_ascii_digit()))
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
