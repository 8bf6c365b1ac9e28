//! A person's turn: a list of answers that is run again on a copy of the game, until it is saved as one step.

use std::fmt;

use serde_json::json;

use super::super::Left;
use super::super::console::{Chosen, Console, Prompt};
use super::desk::{Client, TurnDice};
use super::{event, refused, short};
use crate::command::fitl::told_of_effects;
use crate::dice::{Dice, DiceError, Question};
use crate::document::State;
use crate::error::Error;
use crate::fitl::document::{ActionChosen, GameStep, GameTold};
use crate::fitl::{
    Allowed, Faction, Game, GameData, GameEffect, NextStep, OperationAction, OperationName, PlayerAction,
    Table, Terms, Turn, TurnStep, end_turn, legal_steps,
};
use crate::render::Report;

const DONE: &str = "done";
const PASS: &str = "pass";
const EVENT: &str = "event";
const PIVOTAL: &str = "pivotal";
/// How the words of a step of a Special Activity begin; at the prompt its name is enough.
const SPECIAL: &str = "special ";

/// A turn under way.
pub struct Hand<'a> {
    pub client: &'a Client,
    pub console: &'a Console,
    /// The game before the turn.
    pub start: Game,
    pub faction: Faction,
    allowed: Allowed,
    /// What was answered: the action, then its steps or choices, in the words of `fitl act`.
    pub answers: Vec<String>,
    pub dice: TurnDice,
}

/// The Operation as far as it has come.
struct Course {
    name: OperationName,
    game: Game,
    turn: Turn,
    steps: Vec<TurnStep>,
}

/// Takes the turn of the person whose faction is to act.
///
/// # Errors
/// How a prompt was left.
pub fn take(client: &Client, console: &Console, game: &Game) -> Result<(), Left> {
    let NextStep::Act { faction, allowed, pivotal, .. } = game.next_step() else { return Ok(()) };
    let draft = client.draft();
    let (answers, dice) = (draft.answers.clone(), client.dice(console, &draft));
    let mut hand = Hand { client, console, start: *game, faction, allowed, answers, dice };
    loop {
        client.set_midst(None);
        let went = match hand.answers.first().map(|first| first.split(' ').next().unwrap_or_default()) {
            None => hand.choose(pivotal),
            Some(PASS) => hand.save(PASS.to_owned()),
            Some(EVENT) => event::execute(&mut hand),
            Some(_) => hand.operate(),
        };
        match went {
            Ok(true) => {
                client.finish_draft()?;
                return Ok(());
            }
            Ok(false) => {}
            Err(Left::Back) if !hand.answers.is_empty() => {
                hand.console.forget();
                hand.answers.pop();
            }
            Err(Left::Abort) if !hand.answers.is_empty() => hand.abort(),
            Err(Left::Quit) => {
                client.finish_draft()?;
                return Err(Left::Quit);
            }
            Err(left) => return Err(left),
        }
        hand.keep()?;
    }
}

impl Hand<'_> {
    fn keep(&self) -> Result<(), Error> {
        self.client.keep_draft(self.answers.clone())
    }

    /// Gives up the Special Activity that was gone on with last, or else the turn.
    fn abort(&mut self) {
        self.console.forget();
        let is_special = |answer: &String| answer.starts_with(SPECIAL);
        if self.answers.last().is_some_and(is_special) {
            while self.answers.last().is_some_and(is_special) {
                self.answers.pop();
            }
        } else {
            self.answers.clear();
        }
    }

    /// Chooses what to do on the card.
    fn choose(&mut self, pivotal: bool) -> Result<bool, Left> {
        let NextStep::Act { eligibility, .. } = self.start.next_step() else { return Ok(true) };
        let mut open: Vec<String> = Vec::new();
        if pivotal || self.allowed.event {
            open.push(EVENT.to_owned());
        }
        let mut limited = "";
        if !pivotal {
            if let Ok(options) = self.start.turn_options() {
                limited = if options.terms.limited { ", Limited" } else { "" };
                let may = |operation: &OperationName| !options.steps(*operation).is_empty();
                if self.allowed.operation || self.allowed.limited {
                    open.extend(options.operations().filter(may).map(|operation| operation.id().to_owned()));
                }
            }
            open.push(PASS.to_owned());
            if self.start.pivotal_candidates().contains(self.faction) {
                open.push(PIVOTAL.to_owned());
            }
        }
        let what = format!("{}, {eligibility} Eligible{limited}", short(self.faction));
        let chosen = self.console.ask(&Prompt::of(what, open.clone()))?;
        let chosen = open.swap_remove(chosen);
        if chosen == PIVOTAL {
            let what = format!("{} plays its Pivotal Event in place of this card?", short(self.faction));
            if self.console.confirm(&what, "yes")? {
                let report =
                    self.client.call(&["fitl", "pivotal"], json!({ "faction": self.faction }), None)?;
                self.console.show(&report)?;
                return Ok(true);
            }
            return Ok(false);
        }
        self.answers.push(chosen);
        Ok(false)
    }

    /// The Operation after the answers so far.
    fn course(&self) -> Result<Course, Error> {
        let parsed = OperationAction::parse(&operation_words(&self.answers), self.faction)?;
        let terms = if self.allowed.operation { Terms::FULL } else { Terms::LIMITED };
        let mut course = Course {
            name: parsed.name(),
            game: self.start,
            turn: Turn::of(self.faction, terms),
            steps: Vec::new(),
        };
        course.turn.begin(&course.game, course.name)?;
        self.dice.borrow_mut().again();
        for step in parsed.to_steps() {
            course.go(step, &mut *self.dice.borrow_mut())?;
        }
        Ok(course)
    }

    /// Goes on with an Operation by a step, or ends it.
    fn operate(&mut self) -> Result<bool, Left> {
        let course = match self.course() {
            Ok(course) => course,
            Err(error) => {
                refused(self.console, error)?;
                self.answers.pop();
                return Ok(false);
            }
        };
        self.client.set_midst(Some(course.game));
        let legal = legal_steps(&course.game, &course.turn);
        let told: Vec<String> = legal.iter().map(|step| step.words(self.faction)).collect();
        let mut answers: Vec<Vec<String>> =
            told.iter().map(|words| split(words.strip_prefix(SPECIAL).unwrap_or(words))).collect();
        let can_end = course.can_end();
        if can_end.is_ok() {
            answers.push(vec![DONE.to_owned()]);
        } else if let (Err(error), true) = (can_end, legal.is_empty()) {
            self.console.say(format!("It cannot end so: {error}"))?;
        }
        let enter = (answers.len() > legal.len()).then(|| (legal.len(), DONE.to_owned()));
        let what = format!("{}{}", titled(course.name.id()), so_far(&course));
        let prompt = Prompt { what, answers, enter, notes: Vec::new() };
        let ids: Vec<Vec<String>> = told.iter().map(|words| split(words)).collect();
        let accepts = |typed: &str, is_ended: bool| course.accepts(typed, is_ended, &ids);
        let words = match self.console.ask_or(&prompt, &accepts)? {
            Chosen::Answer(index) if index == legal.len() => return self.finish(&course),
            Chosen::Answer(index) => told[index].clone(),
            Chosen::Typed(words) => words,
        };
        self.go_on(course, words)?;
        Ok(false)
    }

    /// Carries out a step, and shows what it does.
    fn go_on(&mut self, mut course: Course, words: String) -> Result<(), Left> {
        let (before, thrown) = (course.game, self.dice.borrow().given().len());
        let steps = match course.parsed(&words) {
            Ok(steps) => steps,
            Err(error) => return refused(self.console, error),
        };
        let mut effects = Vec::new();
        for step in steps {
            let gone = course.go(step, &mut *self.dice.borrow_mut());
            match gone {
                Ok(more) => effects.extend(more),
                Err(error) => return refused(self.console, error),
            }
        }
        let mut report = Report::new();
        for answer in self.dice.borrow().given().iter().skip(thrown) {
            report.item(1, format!("{} shows {}: {}", answer.die, answer.answer, answer.reason));
        }
        told_of_effects(&mut report, &before, &effects)?;
        if report.is_empty() {
            report.item(1, format!("{words}: noted"));
        }
        self.console.show(&report)?;
        self.answers.push(words);
        Ok(())
    }

    /// Ends the Operation: sums it up and saves it.
    fn finish(&mut self, course: &Course) -> Result<bool, Left> {
        let Some(action) = OperationAction::of(course.name, &course.steps) else {
            return Err(Error::Bug("steps of two Operations in one turn".to_owned()).into());
        };
        self.save(action.words(self.faction))
    }

    /// What the turn would do.
    ///
    /// # Errors
    /// What refuses it, and what it still asks.
    pub fn rehearse(&self, action: PlayerAction) -> Result<GameTold, Error> {
        self.dice.borrow_mut().again();
        let step = GameStep::Act(ActionChosen { faction: None, action });
        let (_, told) = GameData::from(&self.start).apply(&step, &mut *self.dice.borrow_mut())?;
        Ok(told)
    }

    /// Sums up the turn that `words` are, and saves it if that is confirmed. Gives whether it was.
    ///
    /// # Errors
    /// How the prompt was left.
    pub fn save(&mut self, words: String) -> Result<bool, Left> {
        let rehearsed = PlayerAction::parse(&words, self.faction).and_then(|action| self.rehearse(action));
        let told = match rehearsed {
            Ok(told) => told,
            Err(error) => {
                refused(self.console, error)?;
                self.answers.pop();
                return Ok(false);
            }
        };
        self.client.set_midst(Some(*told.after));
        let mut report = Report::new();
        report.heading(format!("{}: {words}", short(self.faction)));
        for thrown in &told.thrown {
            report.item(1, format!("{} shows {}: {}", thrown.die, thrown.shows, thrown.reason));
        }
        told_of_effects(&mut report, &self.start, &told.effects)?;
        told.notes.iter().for_each(|note| report.item(1, note));
        self.console.show(&report)?;
        let is_idle =
            words != PASS && told.effects.iter().all(|effect| matches!(effect, GameEffect::Acted { .. }));
        let what =
            if is_idle { "This changes nothing on the board. Take the turn so?" } else { "Take this turn?" };
        match self.console.confirm(what, "yes") {
            Ok(true) => {}
            Ok(false) | Err(Left::Back) => {
                if words == PASS {
                    self.answers.clear();
                }
                return if self
                    .answers
                    .first()
                    .is_some_and(|first| first == EVENT || first.starts_with("event "))
                {
                    Err(Left::Back)
                } else {
                    Ok(false)
                };
            }
            Err(left) => return Err(left),
        }
        self.client.call(&["fitl", "act"], json!({ "words": [words] }), Some(self.dice.clone()))?;
        let (step, _) = self.client.last_step();
        self.console.say(format!("Saved as step {step}."))?;
        Ok(true)
    }
}

/// The answers of an Operation as one action.
fn operation_words(answers: &[String]) -> String {
    let (first, steps) =
        answers.split_first().map_or(("", &[][..]), |(first, steps)| (first.as_str(), steps));
    format!("{first} {}", steps.join("; "))
}

impl Course {
    /// Goes on by a step; gives what it does.
    fn go(&mut self, step: TurnStep, dice: &mut dyn Dice) -> Result<Vec<GameEffect>, Error> {
        let mut effects = Vec::new();
        step.carry_out(&mut Table { game: &mut self.game, dice, effects: &mut effects }, &mut self.turn)?;
        self.steps.push(step);
        Ok(effects)
    }

    /// The steps that `words` are.
    fn parsed(&self, words: &str) -> Result<Vec<TurnStep>, Error> {
        Ok(OperationAction::parse(&format!("{} {words}", self.name), self.turn.faction)?.to_steps())
    }

    /// Whether the turn may end here.
    fn can_end(&self) -> Result<(), Error> {
        let (mut game, mut turn, mut effects) = (self.game, self.turn, Vec::new());
        end_turn(&mut Table { game: &mut game, dice: &mut Highest, effects: &mut effects }, &mut turn)
    }

    /// Whether `typed` is a whole step that is legal, and no beginning of one that can go on.
    fn accepts(&self, typed: &str, is_ended: bool, ids: &[Vec<String>]) -> bool {
        let Ok(steps) = self.parsed(typed) else { return false };
        let (mut game, mut turn) = (self.game, self.turn);
        for step in &steps {
            let mut effects = Vec::new();
            let mut table = Table { game: &mut game, dice: &mut Highest, effects: &mut effects };
            if step.carry_out(&mut table, &mut turn).is_err() {
                return false;
            }
        }
        let [step] = &steps[..] else { return !steps.is_empty() };
        let words = split(&step.words(self.turn.faction));
        is_ended || !ids.iter().any(|longer| longer.len() > words.len() && longer.starts_with(&words))
    }
}

fn so_far(course: &Course) -> String {
    match course.turn.spaces.len() {
        0 => String::new(),
        1 => " (1 space so far)".to_owned(),
        more => format!(" ({more} spaces so far)"),
    }
}

fn titled(id: &str) -> String {
    let mut letters = id.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// The words of an answer, a number with the piece it counts as one.
pub fn split(answer: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in answer.split([' ', ':', ',']).filter(|word| !word.is_empty()) {
        let counts = |number: &String| number.chars().all(|letter| letter.is_ascii_digit());
        match words.last_mut().filter(|last| counts(last) && word.contains('_')) {
            Some(number) => {
                number.push(' ');
                number.push_str(word);
            }
            None => words.push(word.to_owned()),
        }
    }
    words
}

/// Dice that show their highest face: a trial counts on success.
struct Highest;

impl Dice for Highest {
    fn answer(&mut self, question: Question, _: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        Ok(question.sides)
    }
}
