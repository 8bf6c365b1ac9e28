//! Going through a step before it is taken: what a person has said of it so far, what is still open, how it
//! may go on, and what it would do. Nothing is changed.
//!
//! A [`Draft`] is what was said, in the words that the commands read. [`Draft::rehearse`] gives what is open;
//! [`Draft::answer`] puts an answer where it belongs. The same loop serves an action with its Operation and
//! Special Activity, an Event with what it grants, a part of a Coup Round, and what a non-player's turn asks
//! of people.

mod again;
mod event_texts;
mod further;
mod half_said;
mod words;

use std::fmt;

use pointman_core::dice::Dice;
use pointman_core::error::{Asks, Error};
use pointman_core::question::{NOTHING, OpenQuestion};
use serde::{Deserialize, Serialize};

use crate::action::DONE;
use crate::action::legal::{Lucky, can_operate, end_operation};
use crate::action::player_action::after_event;
use crate::coup::{CoupCourse, CoupEntry};
use crate::document::{ActionChosen, GameStep, GameTold, NonPlayerDecides, StepKept, take, take_in_part};
use crate::operations::attack::{self, AttackStep, Attackers};
use crate::operations::losses::targets;
use crate::operations::patrol::PatrolStep;
use crate::operations::sweep::SweepStep;
use crate::{
    CoupChoices, CoupPart, EventAction, EventChoices, Faction, Game, GameEffect, NextStep, OperationAction,
    OperationName, OperationStep, PieceSet, PlayerAction, Row, Space, SpecialName, Terms, Turn, TurnStep,
};

use again::Again;
pub use event_texts::{EventText, event_texts};
pub use further::hits_of;
use further::{Ends, before_losses, can_operate_after_special, further, midst};
use half_said::HalfSaid;
pub use words::after_special;
use words::{answer_in, go_on, in_steps, joined, same_special};

/// What a person has said of a step so far.
///
/// ```
/// use pointman_core::dice::Scripted;
/// use pointman_fitl::rehearsal::Draft;
/// use pointman_fitl::{Card, Edition, FactionSet, Game, Scenario};
/// let game = Game::on(Scenario::Full.board(), FactionSet::ALL, Edition::Second);
/// let game = game.showing(Card::numbered(107), Some(Card::numbered(55)));
/// let mut dice = Scripted::new([]);
///
/// // VC is to act, and has said nothing: which action is open.
/// let draft = Draft::act("");
/// let rehearsal = draft.rehearse(&game, &mut dice).unwrap();
/// let open = &rehearsal.open[0];
/// assert!(open.question.legal.contains(&"rally".to_owned()));
///
/// // A Rally needs a step.
/// let draft = draft.answer(open, "rally");
/// let rehearsal = draft.rehearse(&game, &mut dice).unwrap();
/// assert!(rehearsal.told.is_none() && !rehearsal.open[0].question.optional);
///
/// // With one it is complete, and may go on; `done` says that it does not.
/// let first = rehearsal.open[0].question.legal[0].clone();
/// let draft = draft.answer(&rehearsal.open[0], &first);
/// let rehearsal = draft.rehearse(&game, &mut dice).unwrap();
/// assert!(rehearsal.told.is_some() && rehearsal.open.iter().all(|open| open.question.optional));
/// let draft = draft.answer(&rehearsal.open[0], "none");
/// let rehearsal = draft.rehearse(&game, &mut dice).unwrap();
/// assert!(rehearsal.told.is_some() && rehearsal.open.is_empty());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    /// Whose step it is.
    pub of: StepOf,
    /// What was said, as the command reads it: `rally tay-ninh place 2; done`.
    pub words: String,
}

/// Which step a person has a say in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StepOf {
    /// A person's action: the words of `fitl act`.
    Action,
    /// A part of a Coup Round: the words of `fitl coup`.
    Coup,
    /// A non-player's turn: the choices of people in it, as `trung-turn --choices` reads them.
    NonPlayers,
}

/// A step gone through.
#[derive(Debug, Clone)]
pub struct Rehearsal {
    /// The step to take: what was said, without `done`.
    pub step: Option<GameStep>,
    /// What it would do as it stands; none while something must still be said, or nothing at all was said of
    /// what may be declined.
    pub told: Option<Box<GameTold>>,
    /// What has been done so far, where more must be said: of an Operation that needs a space its Special
    /// Activity, which came first (4.1), and of one for which dice were thrown what comes before the question
    /// in its midst; of an Event, as far as that is `settled`, what comes before the first question.
    pub so_far: Option<Box<GameTold>>,
    /// What is open, in the order in which it is asked. The questions of an Event list their answers one
    /// after the other: what is legal later hangs on what is answered first. Where the step may be taken as
    /// it stands, each may be declined.
    pub open: Vec<Open>,
    /// How much of `told` comes before the first question, where the rest hangs on that; none if all of it
    /// does.
    pub settled: Option<Settled>,
}

/// What is done before a question, whatever the answer to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Settled {
    /// How many of the effects.
    pub effects: usize,
    /// How many of the dice.
    pub thrown: usize,
}

impl Rehearsal {
    /// The first question that must be answered.
    pub fn asked(&self) -> Option<&Open> {
        self.open.first().filter(|open| !open.question.optional)
    }
}

/// A question, and where in the draft its answer goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Open {
    /// The question; each of its legal answers may be given to [`Draft::answer`].
    pub question: OpenQuestion,
    /// Its legal answers as values, where they are steps: in the same order.
    pub values: Values,
    /// How a step is bounded: how much more of a Special Activity that was begun there may be, `2 hits left`,
    /// `up to 1 more space`; that a Sweep goes on in place only.
    pub left: Option<String>,
    place: Place,
}

/// Legal answers as values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Values {
    /// Only words.
    Words,
    /// Steps of an Operation, a Special Activity, or transfers.
    Steps(Vec<TurnStep>),
    /// Entries of a part of a Coup Round.
    Entries(Vec<CoupEntry>),
}

/// Where an answer goes.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Place {
    /// It is the action.
    Whole,
    /// It says which text of the Event.
    Side,
    /// It is a further step.
    Further,
    /// It stands under its name in a step, from 0; in the item of its Special Activity, from 0.
    InStep(usize, Option<usize>),
    /// It stands under its name among the choices of an Event.
    Choice,
    /// It is an entry of a part.
    Entry,
}

impl Open {
    /// Whether it is what the end of an Operation asks, after all its steps: which Guerrillas a Sweep or a
    /// Patrol Activates.
    pub fn is_of_end(&self) -> bool {
        self.place == Place::InStep(usize::MAX, None)
    }
}

impl Draft {
    /// A person's action.
    pub fn act(words: impl Into<String>) -> Draft {
        Draft { of: StepOf::Action, words: words.into() }
    }

    /// The part of a Coup Round that is due.
    pub fn coup(words: impl Into<String>) -> Draft {
        Draft { of: StepOf::Coup, words: words.into() }
    }

    /// What people choose in a non-player's turn.
    pub fn non_players(words: impl Into<String>) -> Draft {
        Draft { of: StepOf::NonPlayers, words: words.into() }
    }

    /// What a person may be asked next in this game, nothing said; none where a card is due or the game is
    /// over.
    pub fn due(game: &Game) -> Option<Draft> {
        match game.next_step() {
            NextStep::Act { faction, .. } if game.is_player(faction) => Some(Draft::act("")),
            NextStep::Act { .. } | NextStep::PivotalWindow(_) => Some(Draft::non_players("")),
            NextStep::CoupCard(_) | NextStep::CoupRound(_) => Some(Draft::coup("")),
            NextStep::Reveal | NextStep::Over | NextStep::NoCards => None,
        }
    }

    /// Goes through the step with these dice, on a copy of the game.
    ///
    /// # Errors
    /// The refusal of what was said, or of the words; and when the dice give no answer.
    pub fn rehearse(&self, game: &Game, dice: &mut dyn Dice) -> Result<Rehearsal, Error> {
        let mut dice = Again::with(dice, Vec::new());
        match self.of {
            StepOf::Action => self.rehearse_action(game, &mut dice),
            StepOf::Coup => self.rehearse_coup(game, &mut dice),
            StepOf::NonPlayers => {
                let choices = EventChoices::parse(&self.words)?;
                let step = |choices| GameStep::NonPlayers(NonPlayerDecides { choices });
                asked_through(game, &choices, step, &mut dice)
            }
        }
    }

    /// The refusal of this draft as a question: of a step that is half said it lists those that begin so, of
    /// an Operation that only lacks a space what it may begin with (G10). Any other stays as it is.
    #[must_use]
    pub fn asking(&self, game: &Game, error: Error) -> Error {
        let is_of_words = matches!(error, Error::Usage(_) | Error::Refused { .. });
        if self.of != StepOf::Action || !is_of_words || !error.open().is_empty() {
            return error;
        }
        let of_words = match &error {
            Error::Usage(why) => Some(why.clone()),
            _ => None,
        };
        match (self.half_said(game), of_words) {
            (Some(HalfSaid::Asks(question)), Some(_)) => return Error::needs_said(question),
            (Some(HalfSaid::Otherwise(question)), Some(why)) => {
                return Error::needs_said(question).because(why);
            }
            (Some(HalfSaid::Nowhere(why)), Some(_)) => return why,
            (Some(HalfSaid::Asks(question) | HalfSaid::Otherwise(question)), None) => {
                return listing(error, question);
            }
            (Some(HalfSaid::Nowhere(_)), None) | (None, _) => {}
        }
        if !lacks_a_space(&error) {
            return error;
        }
        let open = match self.rehearse(game, &mut Lucky) {
            Ok(rehearsal) => rehearsal.open,
            // It is possible nowhere.
            Err(refused @ Error::Refused { .. }) => return refused,
            Err(_) => Vec::new(),
        };
        let asked = open.into_iter().find(|open| open.place == Place::Further && !open.question.optional);
        match asked {
            Some(Open { question, .. }) => listing(error, question),
            // It needs a Special Activity first (4.1).
            None => self.nowhere(game).unwrap_or(error),
        }
    }

    /// Why an Operation of which only the name was said is possible nowhere, if that is so.
    fn nowhere(&self, game: &Game) -> Option<Error> {
        let faction = game.whose_turn(None).ok()?;
        let PlayerAction::Operation(operation) =
            PlayerAction::parse_on(self.words.trim(), faction, game.board()).ok()?
        else {
            return None;
        };
        let is_bare = operation.to_steps().is_empty();
        let options = || Some(game.turn_options().ok()?.operation(operation.name()));
        is_bare.then(options)??.nowhere().map(Error::from)
    }

    /// Why a Special Activity can be executed nowhere where the Operation stands, if that is so (4.1).
    pub fn special_nowhere(&self, game: &Game, special: SpecialName) -> Option<Error> {
        let faction = game.whose_turn(None).ok()?;
        let PlayerAction::Operation(operation) =
            PlayerAction::parse_on(self.words.trim(), faction, game.board()).ok()?
        else {
            return None;
        };
        let NextStep::Act { allowed, .. } = game.next_step() else { return None };
        let (mut lucky, terms) = (Lucky, Terms::allowed(allowed)?);
        let mut dice = Again::with(&mut lucky, Vec::new());
        let (now, turn) = midst(game, faction, terms, &operation, &mut dice, false).ok()??;
        special.options(&now, &turn).nowhere().map(Error::from)
    }

    /// The draft with an answer to one of its questions; `none` declines it.
    #[must_use]
    pub fn answer(&self, open: &Open, answer: &str) -> Draft {
        let (name, answer) = (open.question.name.as_str(), answer.trim());
        let words = match &open.place {
            Place::Whole => answer.to_owned(),
            Place::Side => {
                format!("event {answer} {}", after_event(&self.words))
            }
            Place::Further => {
                let mut parts = self.parts();
                match (answer, parts.last_mut()) {
                    (NOTHING, _) => parts.push(DONE.to_owned()),
                    (_, Some(last)) if same_special(last, answer) => {
                        last.push_str(", ");
                        last.push_str(after_special(answer).map_or(answer, |(_, step)| step));
                    }
                    _ => parts.push(answer.to_owned()),
                }
                joined(&parts)
            }
            Place::InStep(step, item) => {
                let mut parts = self.parts();
                // What goes where nothing else is said stands first.
                let is_declined = answer == NOTHING && name == REMOVE && open.question.optional;
                let most = open.question.legal.first().filter(|_| is_declined);
                let answer = most.map_or(answer, String::as_str);
                answer_in(&mut parts, *step, *item, name, answer);
                joined(&parts)
            }
            Place::Choice => self.with_choice(&open.question, answer),
            Place::Entry => {
                let words = self.words.trim();
                let answer = match answer {
                    NOTHING if !words.is_empty() => DONE,
                    other => other,
                };
                if words.is_empty() { format!("{name} {answer}") } else { format!("{words}, {answer}") }
            }
        };
        Draft { of: self.of, words: words.trim().to_owned() }
    }

    /// How far whole words of an action are accepted that are refused with these dice: the drafts on the way
    /// there from this one, each with one answer more, the last with all that is accepted. Of an Event that
    /// is what it asks for in its order, of an Operation its first steps.
    pub fn accepted<D: Dice>(&self, whole: &str, game: &Game, dice: impl Fn() -> D) -> Vec<Draft> {
        let is_taken = |draft: &Draft| draft.rehearse(game, &mut dice()).ok();
        let mut drafts: Vec<Draft> = Vec::new();
        let event = Some(whole).filter(|whole| whole.starts_with("event"));
        let Some(EventAction { side, choices }) =
            event.and_then(|event| EventAction::parse(after_event(event)).ok())
        else {
            let parts = Draft::act(whole).parts();
            for steps in 1..parts.len() {
                let draft = Draft { of: self.of, words: joined(&parts[..steps]) };
                if draft.words.len() > self.words.len() {
                    if is_taken(&draft).is_none() {
                        break;
                    }
                    drafts.push(draft);
                }
            }
            return drafts;
        };
        let mut used: Vec<(String, usize)> = Vec::new();
        let side = side.map_or(String::new(), |side| format!(" {side}"));
        let mut next = Some(Draft { of: self.of, words: format!("event{side}") });
        while let Some(draft) = next.take() {
            let Some(rehearsal) = is_taken(&draft) else { break };
            if draft.words.len() > self.words.len() {
                drafts.push(draft.clone());
            }
            let Some(open) = rehearsal.open.first().filter(|open| open.question.within.is_none()) else {
                break;
            };
            let name = &open.question.name;
            let before = used.iter().find(|(used, _)| used == name).map_or(0, |(_, number)| *number);
            match choices.values(name).get(before) {
                Some(value) => {
                    used.retain(|(used, _)| used != name);
                    used.push((name.clone(), before + 1));
                    next = Some(draft.answer(open, value));
                }
                // What was left unsaid is declined, if more was said.
                None if open.question.optional => {
                    let said: usize = used.iter().map(|(_, number)| number).sum();
                    next = Some(draft.answer(open, NOTHING)).filter(|_| said < choices.len());
                }
                None => {}
            }
        }
        drafts
    }

    /// The Special Activity of an Operation, and the Operation as it is without it, not ended; none if it has
    /// none.
    pub fn without_special(&self) -> Option<(SpecialName, Draft)> {
        let mut parts = self.parts();
        let is_operation = self.of == StepOf::Action && parts.first()?.parse::<OperationName>().is_ok();
        let special = parts[1..].iter().find_map(|part| after_special(part)).filter(|_| is_operation)?.0;
        parts.retain(|part| part != DONE && after_special(part).is_none());
        Some((special, Draft { of: self.of, words: joined(&parts) }))
    }

    /// The Operation, then its steps, each in words.
    fn parts(&self) -> Vec<String> {
        let text = self.words.trim();
        let (name, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let steps = rest.split([';', '/', '\n']).map(str::trim).filter(|part| !part.is_empty());
        std::iter::once(name.trim_end_matches(';').to_owned()).chain(steps.map(str::to_owned)).collect()
    }

    /// The Event or the choices of people with one more, or one that goes on.
    fn with_choice(&self, question: &OpenQuestion, answer: &str) -> String {
        let (head, rest) = match self.of {
            StepOf::Action => {
                let event = EventAction::parse(after_event(&self.words)).unwrap_or_default();
                let side = event.side.map_or(String::new(), |side| format!("{side} "));
                (format!("event {side}"), event.choices)
            }
            _ => (String::new(), EventChoices::parse(&self.words).unwrap_or_default()),
        };
        let mut choices = rest;
        let named = with_name(question, answer);
        let answer = named.as_deref().unwrap_or(answer);
        match &question.within {
            None => {
                let is_whole = question.legal.iter().any(|legal| legal == answer || legal.starts_with('('));
                match answer.split_once(',') {
                    Some(_) if !is_whole && !answer.contains('(') => {
                        // Several at once.
                        let each = answer.split(',').map(str::trim).filter(|one| !one.is_empty());
                        each.for_each(|one| choices.push(&question.name, one.to_owned()));
                    }
                    _ => choices.push(&question.name, answer.to_owned()),
                }
            }
            Some(within) => {
                let nth = usize::try_from(within.nth.saturating_sub(1)).unwrap_or(0);
                let value = choices.values(&within.name).get(nth).cloned().unwrap_or_default();
                let value = value.trim();
                let bare = value.strip_prefix('(').and_then(|value| value.strip_suffix(')')).unwrap_or(value);
                let value = go_on(bare, question, answer);
                choices.replace(&within.name, within.nth, format!("({value})"));
            }
        }
        format!("{head}{choices}")
    }

    fn rehearse_action(&self, game: &Game, dice: &mut Again<'_>) -> Result<Rehearsal, Error> {
        let faction = game.whose_turn(None)?;
        let words = self.words.trim();
        if words.is_empty() {
            return Ok(Rehearsal {
                step: None,
                told: None,
                so_far: None,
                open: vec![which_action(game, faction)],
                settled: None,
            });
        }
        let action = PlayerAction::parse_on(words, faction, game.board())?;
        let step = |action| GameStep::Act(ActionChosen { faction: None, action });
        match action {
            PlayerAction::Pass => Rehearsal::finished(game, step(PlayerAction::Pass), dice),
            PlayerAction::Event(EventAction { side, choices }) => {
                let which = || game.cards().current()?.which_text(faction);
                if let (None, Some(question)) = (side, which()) {
                    let open = Open { question, values: Values::Words, left: None, place: Place::Side };
                    let (open, settled) = (vec![open], None);
                    return Ok(Rehearsal { step: None, told: None, so_far: None, open, settled });
                }
                let step = |choices| step(PlayerAction::Event(EventAction { side, choices }));
                asked_through(game, &choices, step, dice)
            }
            PlayerAction::Operation(operation) => self.rehearse_operation(game, faction, &operation, dice),
        }
    }

    fn rehearse_operation(
        &self,
        game: &Game,
        faction: Faction,
        operation: &OperationAction,
        dice: &mut Again<'_>,
    ) -> Result<Rehearsal, Error> {
        let step =
            GameStep::Act(ActionChosen { faction: None, action: PlayerAction::Operation(operation.clone()) });
        operation.is_in_order(faction)?;
        let is_begun = !operation.to_steps().is_empty();
        let is_over = self.parts().last().is_some_and(|last| last == DONE);
        let done = if is_begun { take(game, &step, dice).map(Some) } else { Ok(None) };
        let mut so_far = None;
        let told = match done {
            Ok(told) => told.map(Box::new),
            Err(error) if lacks_a_space(&error) => {
                dice.at = 0;
                so_far = Some(Box::new(self.begun(game, faction, operation, dice)?));
                None
            }
            Err(Error::Refused { asks: Some(asks), .. }) if !asks.open.is_empty() => {
                let asked = in_steps(&self.parts(), &asks);
                if !is_over && asked.iter().all(Open::is_of_end) {
                    dice.at = 0;
                    let mut open = further(game, faction, operation, dice, Ends::Asking)?;
                    if open.iter().any(goes_on_otherwise) {
                        dice.at = 0;
                        let so_far = Some(Box::new(self.begun(game, faction, operation, dice)?));
                        open.extend(asked);
                        return Ok(Rehearsal { step: None, told: None, so_far, open, settled: None });
                    }
                }
                let so_far = before_question(game, faction, operation, dice).map(Box::new);
                let settled = so_far.as_ref().map(|told| Settled::all_of(told));
                return Ok(Rehearsal { step: None, told: None, so_far, open: asked, settled });
            }
            Err(error) => return Err(error),
        };
        let open = if is_over && told.is_some() {
            Vec::new()
        } else {
            dice.at = 0;
            further(
                game,
                faction,
                operation,
                dice,
                if told.is_some() { Ends::AsItStands } else { Ends::Not },
            )?
        };
        let (mut open, mut settled) = (open, None);
        if let Some(told) = told.as_deref().filter(|_| !is_over)
            && let Some((removals, space)) = self.removals_by_guerrillas(game, faction, operation, dice)?
        {
            open.insert(0, removals);
            settled = Some(Settled { effects: before_losses(game, told, space)?, thrown: told.thrown.len() });
        }
        if open.is_empty() && told.is_none() {
            if !is_begun && let Some(refusal) = game.turn_options()?.operation(operation.name()).nowhere() {
                return Err(refusal.into());
            }
            // What is refused says why.
            take(game, &step, &mut Lucky)?;
        }
        Ok(Rehearsal { step: told.is_some().then_some(step), told, so_far, open, settled })
    }

    /// Which pieces Guerrillas remove whose Attack, the last step, succeeded where nobody said so, and where:
    /// they may remove as few as 1 (3.3.3).
    fn removals_by_guerrillas(
        &self,
        game: &Game,
        faction: Faction,
        operation: &OperationAction,
        dice: &mut Again<'_>,
    ) -> Result<Option<(Open, Space)>, Error> {
        let steps = operation.to_steps();
        let Some((TurnStep::Operation(OperationStep::Attack(last)), before)) = steps.split_last() else {
            return Ok(None);
        };
        let AttackStep { space, by: Attackers::Guerrillas, against, remove, .. } = last else {
            return Ok(None);
        };
        let (name, space) = (operation.name(), *space);
        let begun = OperationAction::of(name, before).filter(|_| remove.is_empty());
        let Some(begun) = begun else { return Ok(None) };
        let then = midst(game, faction, Terms::FULL, &begun, dice, false)?;
        let now = midst(game, faction, Terms::FULL, operation, dice, false)?;
        let (Some((then, _)), Some((now, _))) = (then, now) else { return Ok(None) };
        let there = |game: &Game| game.board().count_of(space, PieceSet::COIN);
        let legal = attack::removals(then.board(), space, targets(then.board(), space, *against)?);
        if there(&now) == there(&then) || legal.len() < 2 {
            return Ok(None);
        }
        let what = format!("pieces to remove in {}", space.name());
        let question = OpenQuestion::of(REMOVE, what, "3.3.3").by(faction.id()).legal(legal);
        let question = question.wanted(0, 1).optional();
        let step = self.parts().len().saturating_sub(2);
        let place = Place::InStep(step, None);
        Ok(Some((Open { question, values: Values::Words, left: None, place }, space)))
    }

    /// What the steps of an Operation have done that names no space yet.
    fn begun(
        &self,
        game: &Game,
        faction: Faction,
        operation: &OperationAction,
        dice: &mut Again<'_>,
    ) -> Result<GameTold, Error> {
        let NextStep::Act { allowed, .. } = game.next_step() else {
            return Err(Error::Bug("an Operation was gone through where nobody acts".to_owned()));
        };
        take_in_part(game, dice, |table| {
            let mut turn = Turn::of(faction, Terms::allowed(allowed).unwrap_or(Terms::FULL));
            turn.begin(table.game, operation.name())?;
            operation.to_steps().iter().try_for_each(|step| step.carry_out(table, &mut turn))
        })
    }

    fn rehearse_coup(&self, game: &Game, dice: &mut Again<'_>) -> Result<Rehearsal, Error> {
        let (words, is_over) = match self.words.trim().rsplit_once([',', ';']) {
            Some((rest, last)) if last.trim() == DONE => (rest, true),
            _ => (self.words.trim(), false),
        };
        let choices = CoupChoices::parse(words)?;
        let due =
            game.coup_due().filter(|part| part.chooser().is_some_and(|chooser| game.is_player(chooser)));
        let asked = due.and_then(|part| game.coup_question(part));
        let Some(asked) = asked else {
            return Rehearsal::finished(game, GameStep::Coup(choices), dice);
        };
        let Some(course) = CoupCourse::after(game, asked.part, &choices)? else {
            return Err(Error::Bug(format!("{} has no choices", asked.part)));
        };
        let is_over = is_over || choices.chosen().contains(&(asked.part, true));
        let may_end = course.may_end();
        // Nothing said so far would decline.
        let is_said = choices.chosen().iter().any(|(part, _)| *part == asked.part);
        let step = GameStep::Coup(if is_said { choices } else { course.choices() });
        let mut open = Vec::new();
        if !(is_over && may_end) {
            let question = course.question();
            let faction = course.faction();
            let entries =
                course.legal().into_iter().filter(|entry| question.legal.contains(&entry.words(faction)));
            let values = Values::Entries(entries.collect());
            if !question.legal.is_empty() || !question.optional {
                open.push(Open { question, values, left: None, place: Place::Entry });
            }
        }
        // The dice of the parts that follow are thrown when this one is over.
        let told = match (may_end, open.is_empty()) {
            (false, _) => None,
            (true, true) => Some(Box::new(take(game, &step, dice)?)),
            (true, false) => Some(Box::new(take(game, &step, &mut Lucky)?)),
        };
        // Where more must be said, what was said so far lies on the board all the same.
        let so_far =
            (told.is_none() && is_said).then(|| Box::new(begun_part(game, asked.part, course.game())));
        Ok(Rehearsal { step: may_end.then_some(step), told, so_far, open, settled: None })
    }
}

/// Whether an Operation may go on by more than an Activation, which its end asks for anyway.
fn goes_on_otherwise(open: &Open) -> bool {
    let is_activation = |step: &TurnStep| {
        matches!(
            step,
            TurnStep::Operation(
                OperationStep::Sweep(SweepStep::Activate { .. })
                    | OperationStep::Patrol(PatrolStep::Activate { .. })
            )
        )
    };
    matches!(&open.values, Values::Steps(steps) if !steps.iter().all(is_activation))
}

/// What has been done of a part of a Coup Round of which more must be said.
fn begun_part(game: &Game, part: CoupPart, after: &Game) -> GameTold {
    let effects = game.board().difference(after.board()).into_iter().map(GameEffect::Board).collect();
    GameTold {
        done: StepKept::Coup { card: game.cards().current(), parts: vec![part] },
        effects,
        parts: Vec::new(),
        granted: Vec::new(),
        notes: Vec::new(),
        thrown: Vec::new(),
        after: Box::new(*after),
    }
}

impl Settled {
    /// All that was done.
    fn all_of(told: &GameTold) -> Settled {
        Settled { effects: told.effects.len(), thrown: told.thrown.len() }
    }
}

/// What an Operation has done before it asks something in its midst, if dice were thrown for that: whoever
/// answers sees them.
fn before_question(
    game: &Game,
    faction: Faction,
    operation: &OperationAction,
    dice: &mut Again<'_>,
) -> Option<GameTold> {
    let NextStep::Act { allowed, .. } = game.next_step() else { return None };
    dice.at = 0;
    let asks = |error: Error| if error.open().is_empty() { Err(error) } else { Ok(()) };
    let told = take_in_part(game, dice, |table| {
        let mut turn = Turn::of(faction, Terms::allowed(allowed).unwrap_or(Terms::FULL));
        turn.begin(table.game, operation.name())?;
        for step in operation.to_steps() {
            if let Err(error) = step.carry_out_in_part(table, &mut turn) {
                return asks(error);
            }
        }
        end_operation(table, &mut turn).or_else(asks)
    });
    told.ok().filter(|told| !told.thrown.is_empty())
}

impl Rehearsal {
    /// A step that asks nothing.
    fn finished(game: &Game, step: GameStep, dice: &mut Again<'_>) -> Result<Rehearsal, Error> {
        let told = Some(Box::new(take(game, &step, dice)?));
        Ok(Rehearsal { step: Some(step), told, so_far: None, open: Vec::new(), settled: None })
    }
}

/// The draft as it is typed.
impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words)
    }
}

/// The word in an Attack before the pieces that go.
const REMOVE: &str = "remove";

/// What the faction may choose (2.3.4).
fn which_action(game: &Game, faction: Faction) -> Open {
    let mut legal = Vec::new();
    if let NextStep::Act { allowed, pivotal, .. } = game.next_step() {
        if allowed.event || pivotal {
            legal.push("event".to_owned());
        }
        if let Some(terms) = Terms::allowed(allowed).filter(|_| !pivotal) {
            let can = |name: &OperationName| {
                let mut turn = Turn::of(faction, terms);
                turn.begin(game, *name).is_ok()
                    && (can_operate(game, &turn) || can_operate_after_special(game, &turn))
            };
            legal.extend(OperationName::ALL.into_iter().filter(can).map(|name| name.id().to_owned()));
        }
        if !pivotal {
            legal.push("pass".to_owned());
        }
    }
    let question =
        OpenQuestion::of("action", "what it does on this card", "2.3.4").by(faction.id()).legal(legal);
    Open { question, values: Values::Words, left: None, place: Place::Whole }
}

/// An Event, or a non-player's turn, asked through: everything that people may say is open until it is said.
fn asked_through(
    game: &Game,
    choices: &EventChoices,
    step: impl Fn(EventChoices) -> GameStep,
    dice: &mut Again<'_>,
) -> Result<Rehearsal, Error> {
    let (open, done) = match take(game, &step(choices.asking_everything()), dice) {
        Ok(_) => (Vec::new(), None),
        Err(error) if !error.open().is_empty() => {
            let done = match &error {
                Error::Refused { asks: Some(asks), .. } => asks.settled,
                _ => None,
            };
            (error.open().to_vec(), done)
        }
        Err(error) => return Err(error),
    };
    let gone_through = step(choices.gone_through());
    let step = step(choices.without_done());
    let mut settled = None;
    let mut lucky = Lucky;
    // What may be declined stands in nobody's way.
    let told = if open.iter().all(|question| question.optional) {
        dice.at = 0;
        let before = dice.thrown_before;
        // The dice behind a question are thrown once it is answered: what stands behind it is only made up.
        let (mut supposed, is_asked) = (Again::with(&mut lucky, dice.thrown.clone()), done.is_some());
        let taken = if is_asked { take(game, &step, &mut supposed) } else { take(game, &step, dice) };
        let thrown = if is_asked { supposed.thrown_before } else { dice.thrown_before - before };
        match taken {
            Ok(told) => {
                settled = done.map(|effects| Settled { effects: effects.min(told.effects.len()), thrown });
                Some(Box::new(told))
            }
            Err(error) if !error.open().is_empty() => None,
            Err(error) => return Err(error),
        }
    } else {
        None
    };
    let mut so_far = None;
    if told.is_none()
        && let Some(effects) = done
    {
        let mut later = Again::with(&mut lucky, dice.thrown.clone());
        if let Ok(told) = take(game, &gone_through, &mut later) {
            settled = Some(Settled { effects: effects.min(told.effects.len()), thrown: later.thrown_before });
            so_far = Some(Box::new(told));
        }
    }
    let open = open.into_iter().map(|question| {
        let (values, left) = (Values::Words, None);
        Open { question, values, left, place: Place::Choice }
    });
    let step = told.is_some().then_some(step);
    Ok(Rehearsal { step, told, so_far, open: open.collect(), settled })
}

/// An action that an Event grants, said without its brackets or its name, with both where there is but one to
/// name: how it goes on hangs on whether it is an Operation.
fn with_name(question: &OpenQuestion, answer: &str) -> Option<String> {
    let name_of = |legal: &String| Some(legal.strip_prefix('(')?.split([' ', ')']).next()?.to_owned());
    let name = question.legal.first().and_then(name_of)?;
    let is_shared = question.legal.iter().all(|legal| name_of(legal).as_ref() == Some(&name));
    let is_bare = question.within.is_none() && !answer.starts_with('(') && answer != NOTHING;
    let is_said = answer.split(' ').next().is_some_and(|first| first.eq_ignore_ascii_case(&name));
    (is_shared && is_bare).then(|| if is_said { format!("({answer})") } else { format!("({name} {answer})") })
}

/// The refusal of a step that may go on in many ways, with the question: people are told where.
fn listing(error: Error, question: OpenQuestion) -> Error {
    let Error::Refused { rule, part, message, asks } = error else { return error };
    let named = |word: &str| match word.parse::<Space>() {
        Ok(space) if space.id() == word => space.name().to_owned(),
        _ => word.to_owned(),
    };
    let mut spaces: Vec<String> = Vec::new();
    for step in &question.legal {
        let step = after_special(step).map_or(step.as_str(), |(_, step)| step);
        let space = step.split([' ', ':']).next().map(named).unwrap_or_default();
        if !spaces.contains(&space) {
            spaces.push(space);
        }
    }
    let message = format!("{message}; legal: {}", spaces.join(", "));
    let asks = Asks { open: vec![question], ..asks.map_or_else(Asks::default, |asks| *asks) };
    Error::Refused { rule, part, message, asks: Some(Box::new(asks)) }
}

/// Whether an Operation is refused only because it names no space yet.
fn lacks_a_space(error: &Error) -> bool {
    matches!(error, Error::Refused { rule, .. } if rule.split(',').next() == Some(Row::G10.id()))
}
