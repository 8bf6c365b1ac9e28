//! A step gone through with a person: whatever is open is asked, one question at a time, until the step is
//! whole; then it is summed up and saved. The same loop serves an action, an Event, a part of a Coup Round,
//! and what a non-player's turn asks of people.

mod answers;
mod anyway;
mod asking;
mod before;
mod foreseen;
mod groups;
mod idle;
mod more;
mod progress;
mod question;
mod raids;
mod reading;
mod saving;
mod strikes;
mod wording;

pub(super) use self::more::AID;

use std::cell::{Cell, RefCell};
use std::fmt;

use self::answers::words_of;
use super::super::Left;
use super::super::answers::Sense;
use super::super::console::{Begun, Chosen, Console, Prompt};
use super::super::paper::StepDice;
use super::desk::GameClient;
use super::sense::shown;
use crate::command::BoundDice;
use crate::dice::{Dice, DiceError, Question};
use crate::error::Error;
use crate::fitl::document::StepKept;
use crate::fitl::rehearsal::{Draft, Open, Rehearsal, Settled, StepOf};
use crate::fitl::{CardSide, Faction, Game, GameEffect, NextStep};

/// What is said of a step; none where it was taken, or is gone on with, otherwise.
type Said = Option<String>;

/// The action that executes the Event of the card.
const EVENT: &str = "event";

/// A step under way.
struct Dialogue<'a> {
    client: &'a GameClient,
    console: &'a Console,
    /// The game before the step.
    start: Game,
    of: StepOf,
    /// What was said after each answer.
    said: Vec<String>,
    /// The words of each of those answers that `back` leaves of it; none of those before the program was
    /// begun again.
    begun: Vec<Begun>,
    /// The words of an answer that was gone back to.
    reopened: RefCell<Begun>,
    /// Those of the answer that was given last.
    last_begun: RefCell<Begun>,
    dice: StepDice,
    /// The effects that have been shown already.
    shown: Vec<GameEffect>,
    /// Whether what the answers that are left did was shown before: after `back` only the question is.
    is_told: bool,
    /// The text of the Event that a non-player executes, in which it asks a person.
    executed: Option<CardSide>,
    /// How many dice have been shown.
    thrown: usize,
    /// What was said when something was shown last.
    told_of: String,
    /// Whether groups have moved since those that moved were listed.
    owes_moves: bool,
    /// How much of what the step does comes before the question that is open.
    settled: Option<Settled>,
    /// Whether the last answer was given word by word: who types a whole step knows how it goes on.
    word_by_word: Cell<bool>,
    /// Whether it was said that there is no more of the Special Activity under way.
    no_more: Cell<bool>,
    /// Whether the last answer was typed in words that may be several.
    is_typed: Cell<bool>,
    /// The answers of the questions before that had but one and were not asked: who types it all the same
    /// says nothing wrong.
    unasked: RefCell<Vec<Vec<String>>>,
    /// Whether a question with one answer is asked all the same: it was gone back to.
    asks_all: Cell<bool>,
    /// Whether it is only foreseen what becomes of a line: nothing is saved.
    is_foreseeing: bool,
    /// How many spaces the Operation has been executed in so far.
    spaces: usize,
    /// Whether its end asks something that is not asked before.
    ends_asking: bool,
    /// Whether the Event is all that may be done, as after a Pivotal Event of one's own: it is not asked
    /// about.
    event_follows: bool,
}

/// Goes through the step that is due.
///
/// # Errors
/// How a prompt was left.
pub fn take(client: &GameClient, console: &Console, game: &Game) -> Result<(), Left> {
    let Some(due) = Draft::due(game) else { return Ok(()) };
    let mut dialogue = Dialogue::taken_up(client, console, *game, due.of);
    if dialogue.said.is_empty() {
        dialogue.tell_pivotal_events()?;
    }
    if due.of != StepOf::Action && dialogue.said.is_empty() {
        dialogue.begin()?;
    }
    let typed = console.lines_typed();
    loop {
        let went = dialogue.go_on();
        // Between two questions the turn stands as it did: dice may be asked for there.
        if !matches!(went, Ok(false)) {
            client.set_midst(None);
        }
        client.set_turn_so_far(None);
        client.set_asked(None);
        match went {
            Ok(true) => {
                // What was typed before the dice of others is no answer to what comes after them.
                if dialogue.of == StepOf::NonPlayers && console.lines_typed() > typed {
                    console.forget()?;
                }
                return Ok(client.paper.finish_draft_of(&dialogue.dice)?);
            }
            Ok(false) => {}
            Err(left) => dialogue.leave_question(left)?,
        }
        dialogue.begun.truncate(dialogue.said.len());
        // That the Event follows was said by nobody.
        let is_unsaid = dialogue.event_follows && dialogue.said == [EVENT];
        let said = if is_unsaid { Vec::new() } else { dialogue.said.clone() };
        client.paper.keep_draft(said)?;
    }
}

impl<'a> Dialogue<'a> {
    /// The step with what the draft in the document says of it.
    fn taken_up(client: &'a GameClient, console: &'a Console, start: Game, of: StepOf) -> Dialogue<'a> {
        let draft = client.paper.draft();
        let dice = client.paper.dice(console, &draft);
        Dialogue {
            client,
            console,
            start,
            of,
            begun: vec![Begun::new(); draft.answers.len()],
            reopened: RefCell::default(),
            last_begun: RefCell::default(),
            said: draft.answers,
            dice,
            shown: Vec::new(),
            is_told: false,
            executed: None,
            thrown: 0,
            told_of: String::new(),
            owes_moves: false,
            settled: None,
            word_by_word: Cell::default(),
            no_more: Cell::default(),
            is_typed: Cell::default(),
            unasked: RefCell::default(),
            asks_all: Cell::default(),
            is_foreseeing: false,
            spaces: 0,
            ends_asking: false,
            event_follows: false,
        }
    }
}

impl Dialogue<'_> {
    /// Goes on after a question was left: `back` and `abort` within the step leave it under way.
    fn leave_question(&mut self, left: Left) -> Result<(), Left> {
        let under_way = self.console.under_way();
        match left {
            // Nobody chose the Event of a Pivotal Event just played: behind it there is nothing to go back
            // to.
            Left::Back | Left::Abort
                if self.event_follows && self.said.len() == 1 && under_way.is_empty() =>
            {
                self.console.forget()?;
                self.console.begins();
                Err(left)
            }
            Left::Back if !self.said.is_empty() => {
                self.console.forget()?;
                self.no_more.set(false);
                self.said.pop();
                *self.reopened.borrow_mut() = self.begun.pop().unwrap_or_default();
                self.asks_all.set(true);
                self.forget_shown();
                // Where a Special Activity may go on that is asked first, as on the way there.
                self.word_by_word.set(true);
                Ok(())
            }
            Left::Abort if !self.said.is_empty() => self.abort(),
            // The words of the answer that was begun are dropped.
            Left::Abort if !under_way.is_empty() => {
                self.console.forget()?;
                Ok(self.console.say(format!("Dropped: {}", self.client.under_way(&under_way, &[])))?)
            }
            Left::Quit => {
                if let Some(said) = self.said.last().filter(|_| !self.event_follows) {
                    let dropped = self.in_short(said);
                    self.console.say(format!("Dropped: {dropped}; `hold` keeps an unfinished turn."))?;
                }
                // What was thrown stays bound to its question: nobody throws it again.
                self.client.paper.keep_draft(Vec::new())?;
                Err(Left::Quit)
            }
            Left::Back | Left::Abort => {
                // What was dropped of an action before was told then: now there is nothing left of it.
                if self.of == StepOf::Action {
                    self.console.begins();
                }
                Err(left)
            }
            left => Err(left),
        }
    }

    /// What was said of the step: of an Event its card and side alone.
    fn in_short(&self, words: &str) -> String {
        let mut parts = words.trim().split(' ');
        let is_event = parts.next() == Some(EVENT);
        match self.start.cards().current().filter(|_| is_event) {
            Some(card) if card.is_dual() && parts.next() == Some(CardSide::Shaded.id()) => {
                format!("{card} {}, shaded", card.title())
            }
            Some(card) if card.is_dual() => format!("{card} {}, unshaded", card.title()),
            Some(card) => format!("{card} {}", card.title()),
            None => self.client.in_words(words),
        }
    }

    /// Who acts, if anybody does.
    fn acts(&self) -> Option<Faction> {
        match self.start.next_step() {
            NextStep::Act { faction, .. } => Some(faction),
            _ => None,
        }
    }

    fn draft(&self) -> Draft {
        Draft { of: self.of, words: self.said.last().cloned().unwrap_or_default() }
    }

    fn forget_shown(&mut self) {
        self.is_told = true;
        self.owes_moves = false;
        self.shown.clear();
        self.thrown = 0;
        self.told_of = self.said.last().cloned().unwrap_or_default();
    }

    /// The dice that were thrown, and for what is thrown after them dice that show their highest face.
    fn dice_as_they_lie(&self) -> BoundDice {
        self.dice.borrow().followed_by(Box::new(Highest))
    }

    /// Goes through the draft with the dice bound to this step.
    fn rehearse(&self, draft: &Draft) -> Result<Rehearsal, Error> {
        self.judge_draws(draft);
        self.dice.borrow_mut().again();
        draft.rehearse(&self.start, &mut *self.dice.borrow_mut())
    }

    /// Asks the next question, or saves the step if none is open. Gives whether it is saved.
    fn go_on(&mut self) -> Result<bool, Left> {
        let draft = self.draft();
        if self.refuse_ahead(&draft)? {
            return Ok(false);
        }
        let rehearsed = match self.of {
            // What follows a person's part by itself throws its dice once that part is confirmed.
            StepOf::Coup => draft.rehearse(&self.start, &mut Highest),
            StepOf::Action | StepOf::NonPlayers => self.rehearse(&draft),
        };
        let Rehearsal { step, told, so_far, open, settled } = match rehearsed {
            Ok(rehearsal) => rehearsal,
            Err(error) => {
                self.console.refused(error)?;
                let Some(refused) = self.said.pop() else { return Err(Left::Back) };
                self.keep_accepted(&refused)?;
                return Ok(false);
            }
        };
        self.settled = settled;
        self.ends_asking = !open.is_empty() && !open[0].is_of_end() && open.iter().any(Open::is_of_end);
        let shown = told.as_ref().or(so_far.as_ref());
        self.spaces = shown.map_or(0, |told| match &told.done {
            StepKept::Acted(record) => record.op.as_ref().map_or(0, |op| op.spaces.len()),
            _ => 0,
        });
        if shown.is_none() {
            // Within an action that an Event grants the board is that of the answers before.
            self.client.set_midst(self.midst_before());
        }
        if let Some(told) = shown {
            if let StepKept::NonPlayers(others) = &told.done
                && let crate::fitl::trung::Played::Turn(turn) = &others.played
            {
                self.executed = turn.event;
            }
            let is_part = self.of == StepOf::Coup || settled.is_some();
            let midst = if is_part { self.own_part(told)?.1 } else { *told.after };
            self.client.set_midst(Some(midst));
            // What an Event comes to hangs on what must still be said of it.
            let may_end = settled.is_none() || so_far.is_none();
            self.note_unasked(told)?;
            self.client.set_turn_so_far(Some(*told.after).filter(|_| may_end));
            if !open.is_empty() && (may_end || self.of != StepOf::Coup) {
                self.show_progress(told)?;
            }
        }
        match (step, told, &open[..]) {
            (Some(step), Some(told), []) => self.save(&step, &told),
            (_, _, [first, ..])
                if first.question.name == "action"
                    && draft.words.trim().is_empty()
                    && first.question.legal == [EVENT]
                    && self.pivotal_answers().is_empty()
                    && !self.console.ahead_of_sign().starts_with(EVENT) =>
            {
                // The Event follows (2.3.8).
                self.event_follows = true;
                self.said.push(EVENT.to_owned());
                self.begun.push(Begun::new());
                Ok(false)
            }
            (_, told, [first, ..]) => {
                let said = self.ask(&draft, first, &open, told.as_deref())?;
                if let Some(said) = said {
                    self.no_more.set(false);
                    self.is_told = false;
                    // Of an Event that was said whole `back` drops one answer after the other.
                    if self.is_typed.take() && said.starts_with(EVENT) {
                        let lying = || self.dice.borrow().as_they_lie();
                        let on_the_way = self.draft().accepted(&said, &self.start, lying).into_iter();
                        let before = on_the_way.map(|draft| draft.words).filter(|words| *words != said);
                        self.said.extend(before);
                        self.begun.resize(self.said.len(), Begun::new());
                    }
                    self.said.push(said);
                    self.begun.push(self.last_begun.take());
                }
                Ok(false)
            }
            _ => {
                self.console.say("That leaves no legal answer: type `back`.")?;
                if self.said.pop().is_none() {
                    return Err(Left::Failed(Error::Bug("a step asks nothing and does nothing".to_owned())));
                }
                Ok(false)
            }
        }
    }

    /// The board after the last answers that say what they do; none where those before do not, either.
    fn midst_before(&self) -> Option<Game> {
        self.said.iter().rev().skip(1).find_map(|words| {
            let draft = Draft { of: self.of, words: words.clone() };
            let Rehearsal { told, so_far, settled, .. } =
                draft.rehearse(&self.start, &mut self.dice_as_they_lie()).ok()?;
            let told = told.or(so_far)?;
            Some(self.part_of(&told, settled).ok()?.1)
        })
    }

    /// Keeps what the dice on the table leave of whole words that were refused with them, answer by answer,
    /// and says so.
    fn keep_accepted(&mut self, refused: &str) -> Result<(), Left> {
        if self.of != StepOf::Action {
            return Ok(());
        }
        let accepted = self.draft().accepted(refused, &self.start, || self.dice.borrow().as_they_lie());
        let Some(last) = accepted.last() else { return Ok(()) };
        self.console.say(format!("Kept: {}", shown(&last.words, self.acts())))?;
        self.begun.truncate(self.said.len());
        self.begun.extend(accepted.iter().map(|_| Begun::new()));
        self.said.extend(accepted.into_iter().map(|draft| draft.words));
        Ok(())
    }

    /// Notes whether an answer was given word by word, which would have been whole with so many lines typed:
    /// words typed ahead that lack some are one line already.
    pub(super) fn note_manner(&self, whole_by: usize) {
        self.word_by_word.set(self.console.lines_typed() > whole_by);
    }

    /// Keeps what `back` leaves of an answer.
    fn note_begun(&self, prompt: &Prompt, chosen: &Chosen) {
        let answer = match chosen {
            Chosen::Answer(index) => prompt.answers.get(*index),
            Chosen::Typed(_) => None,
        };
        *self.last_begun.borrow_mut() = answer.map_or_else(Begun::new, |answer| self.console.begun(answer));
    }
}

/// How the draft may go on, in the words that are typed, if every die of it shows its highest face.
pub(super) fn answers_of(draft: &Draft, game: &Game) -> Vec<Vec<String>> {
    let open = draft.rehearse(game, &mut Highest).map(|done| done.open).unwrap_or_default();
    let words = |open: &Open| open.question.legal.iter().map(|answer| words_of(open, answer)).collect();
    open.iter().flat_map::<Vec<Vec<String>>, _>(words).collect()
}

/// Dice that show their highest face: a trial counts on success.
pub(super) struct Highest;

impl Dice for Highest {
    fn answer(&mut self, question: Question, _: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        Ok(question.sides)
    }
}
