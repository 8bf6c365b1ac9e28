//! A line is read to its end before a die is thrown for its first part: where a rule refuses what stands
//! behind that, whatever the die shows, none is thrown.

use std::cell::Cell;
use std::fmt;
use std::rc::Rc;

use super::super::super::console::{Console, Desk, with_stop};
use super::super::super::lines::Lines;
use super::super::super::{Left, Screen};
use super::super::as_typed::Unseen;
use super::super::desk::GameClient;
use super::super::sense::shown;
use super::reading::Showing;
use super::{Dialogue, Highest};
use crate::dice::{Dice, DiceError, Question};
use crate::fitl::rehearsal::{Draft, StepOf};

/// What a die may show while it is foreseen what becomes of a line.
const FACES: [u32; 2] = [1, 6];

/// How many lines are given to questions in between, and how many answers there are at most.
const PASSED: usize = 8;
const MOST_ANSWERS: usize = 60;

impl Dialogue<'_> {
    /// Refuses the rest of a line before a die is thrown for the last answer, if it is refused whatever that
    /// shows. Gives whether it is.
    pub(super) fn refuse_ahead(&mut self, draft: &Draft) -> Result<bool, Left> {
        let may_throw = self.of == StepOf::Action && !self.said.is_empty() && !self.is_foreseeing;
        if !may_throw || !self.console.has_more() || !self.throws(draft) || self.console.has_die_ahead() {
            return Ok(false);
        }
        let Some(why) = self.refused_ahead()? else { return Ok(false) };
        let said = self.said.pop().unwrap_or_default();
        self.begun.truncate(self.said.len());
        let before = self.said.last().map_or("", String::as_str);
        let dropped = said.strip_prefix(before).unwrap_or(&said).trim_start_matches([';', ' ']);
        let rest = self.console.take_typed_ahead();
        let rest = rest.trim_start_matches([';', ',', ' ']);
        self.console.type_ahead(&format!("{}; {rest}", shown(dropped, self.acts())));
        self.console.say_no(&format!("{} No die was thrown.", with_stop(&why)))?;
        Ok(true)
    }

    /// Whether the draft has a die thrown that does not lie on the table.
    fn throws(&self, draft: &Draft) -> bool {
        let asked = Rc::new(Cell::new(false));
        let mut dice = self.dice.borrow().followed_by(Box::new(Noting(Rc::clone(&asked))));
        let _ = draft.rehearse(&self.start, &mut dice);
        asked.get()
    }

    /// Why what was typed ahead is refused, if it is whatever dice show.
    fn refused_ahead(&self) -> Result<Option<String>, Left> {
        let mut furthest: Option<(usize, String)> = None;
        for face in FACES {
            let screen: Rc<dyn Screen> = Rc::new(Unseen);
            let document = self.client.paper.document();
            let client = Rc::new(GameClient::on_no_disk(document, self.start, Rc::clone(&screen)));
            client.paper.keep_draft(self.said.clone())?;
            let mut left = PASSED;
            // Where Enter does nothing the first answer is given.
            let lines = Lines::Given(Box::new(move |legal: &[String]| {
                left = left.checked_sub(1)?;
                if left % 2 == 1 { Some(String::new()) } else { legal.first().cloned() }
            }));
            let console = self.console.foreseeing(lines, screen, Rc::clone(&client) as Rc<dyn Desk>);
            let Some((answers, why)) = self.goes_on_at(&client, &console, face) else { return Ok(None) };
            if furthest.as_ref().is_none_or(|(most, _)| answers > *most) {
                furthest = Some((answers, why));
            }
        }
        Ok(furthest.map(|(_, why)| why))
    }

    /// Goes on at another console with dice that show this face. Gives after how many answers something is
    /// refused, and why.
    fn goes_on_at(&self, client: &GameClient, console: &Console, face: u32) -> Option<(usize, String)> {
        let mut dialogue = Dialogue::taken_up(client, console, self.start, self.of);
        dialogue.dice =
            Rc::new(std::cell::RefCell::new(self.dice.borrow().followed_by(Box::new(Showing(face)))));
        dialogue.is_foreseeing = true;
        dialogue.event_follows = self.event_follows;
        dialogue.word_by_word.set(self.word_by_word.get());
        dialogue.no_more.set(self.no_more.get());
        dialogue.unasked.replace(self.unasked.borrow().clone());
        for _ in 0..MOST_ANSWERS {
            let went = dialogue.go_on();
            if let Some(why) = console.refusal_said() {
                return Some((dialogue.said.len(), why));
            }
            if !matches!(went, Ok(false)) {
                break;
            }
        }
        None
    }
}

/// Dice that note whether they are asked.
struct Noting(Rc<Cell<bool>>);

impl Dice for Noting {
    fn answer(&mut self, question: Question, reason: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        self.0.set(true);
        Highest.answer(question, reason)
    }
}
