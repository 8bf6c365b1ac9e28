//! Going through a step before it is taken: what a person has said of it so far, what is still open, how it
//! may go on, and what it would do. Nothing is changed.
//!
//! A [`Draft`] is what was said, in the words that the commands read. [`Draft::rehearse`] gives what is open;
//! [`Draft::answer`] puts an answer where it belongs. The same loop serves an action with its Operation and
//! Special Activity, an Event with what it grants, a part of a Coup Round, and what a non-player's turn asks
//! of people.

use std::fmt;

use pointman_core::dice::{Dice, DiceError, Question, QuestionKind, one_of_several};
use pointman_core::error::{Asks, Error};
use pointman_core::plural::counted;
use pointman_core::question::{NOTHING, OpenQuestion};
use serde::{Deserialize, Serialize};

use crate::action::legal::{Lucky, can_operate, end_operation, is_legal};
use crate::action::player_action::after_event;
use crate::action::useful::keep_useful_steps;
use crate::action::{Asked, DONE};
use crate::coup::{CoupCourse, CoupEntry};
use crate::document::{ActionChosen, GameStep, GameTold, NonPlayerDecides, StepKept, take, take_in_part};
use crate::operations::attack::{self, AttackStep, Attackers};
use crate::operations::losses::targets;
use crate::special_activities::air_strike::{AirStrikeItem, hits_left};
use crate::special_activities::transport;
use crate::trung::ByTables;
use crate::{
    CardSide, CoupChoices, CoupPart, Edition, EventAction, EventChoices, Faction, Game, GameEffect, NextStep,
    OperationAction, OperationName, OperationStep, PieceSet, PlayerAction, Row, Space, SpecialAction,
    SpecialName, Table, Terms, Turn, TurnStep, Words, legal_steps,
};
use pointman_core::trace::Silent;

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
    /// How much more of a Special Activity that was begun there may be: `2 hits left`, `up to 1 more space`.
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

    /// The refusal of this draft as a question: one that only lacks a space lists what the Operation may
    /// begin with (G10). Any other stays as it is.
    #[must_use]
    pub fn asking(&self, game: &Game, error: Error) -> Error {
        if !error.open().is_empty() || !lacks_a_space(&error) {
            return error;
        }
        let open = match self.rehearse(game, &mut Lucky) {
            Ok(rehearsal) => rehearsal.open,
            // It is possible nowhere.
            Err(refused @ Error::Refused { .. }) => return refused,
            Err(_) => Vec::new(),
        };
        let asked = open.into_iter().find(|open| open.place == Place::Further && !open.question.optional);
        match (error, asked) {
            (Error::Refused { rule, part, message, .. }, Some(Open { question, .. })) => {
                // The step may go on in many ways: people are told where.
                let named = |word: &str| match word.parse::<Space>() {
                    Ok(space) if space.id() == word => space.name().to_owned(),
                    _ => word.to_owned(),
                };
                let mut spaces: Vec<String> = Vec::new();
                for space in question.legal.iter().filter_map(|step| step.split([' ', ':']).next()).map(named)
                {
                    if !spaces.contains(&space) {
                        spaces.push(space);
                    }
                }
                let legal = spaces.join(", ");
                let asks = Asks { open: vec![question], ..Asks::default() };
                Error::Refused {
                    rule,
                    part,
                    message: format!("{message}; legal: {legal}"),
                    asks: Some(Box::new(asks)),
                }
            }
            // It needs a Special Activity first (4.1).
            (error, _) => self.nowhere(game).unwrap_or(error),
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
                if let (None, Some(card)) = (side, game.cards().current().filter(|card| card.is_dual())) {
                    let what = format!("which text of {}", card.title());
                    let sides = CardSide::ALL.map(CardSide::id);
                    let question = OpenQuestion::of("side", what, "5.2").by(faction.id()).legal(sides);
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
                let so_far = before_question(game, faction, operation, dice).map(Box::new);
                let settled = so_far.as_ref().map(|told| Settled::all_of(told));
                let open = in_steps(&self.parts(), &asks);
                return Ok(Rehearsal { step: None, told: None, so_far, open, settled });
            }
            Err(error) => return Err(error),
        };
        let is_over = self.parts().last().is_some_and(|last| last == DONE);
        let open = if is_over && told.is_some() {
            Vec::new()
        } else {
            dice.at = 0;
            further(game, faction, operation, dice, told.is_some())?
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

/// A text of the current card, gone through for the faction that is to act.
#[derive(Debug, Clone, Serialize)]
pub struct EventText {
    /// Which text.
    pub side: CardSide,
    /// Whether executing it changes anything now, the first legal answer given to everything it asks.
    pub has_effect: bool,
    /// What it asks, in order; the first question lists its answers.
    pub open: Vec<OpenQuestion>,
    /// Why it cannot be gone through.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
}

/// The texts of the current card, for the person's faction that is to act: what each asks, and whether it
/// does anything now.
///
/// ```
/// use pointman_fitl::rehearsal::event_texts;
/// use pointman_fitl::{Card, CardSide, Edition, FactionSet, Game, Scenario};
/// let game = Game::on(Scenario::Full.board(), FactionSet::ALL, Edition::Second);
/// let game = game.showing(Card::numbered(107), Some(Card::numbered(55)));
/// let texts = event_texts(&game).unwrap();
/// assert_eq!(texts.iter().map(|text| text.side).collect::<Vec<_>>(), [CardSide::Unshaded, CardSide::Shaded]);
/// assert!(texts.iter().any(|text| text.has_effect));
/// ```
///
/// # Errors
/// G1 when no person's faction acts now.
pub fn event_texts(game: &Game) -> Result<Vec<EventText>, Error> {
    let faction = game.whose_turn(None)?;
    let Some(card) = game.cards().current().filter(|_| game.is_player(faction)) else {
        return Err(Error::refused("2.3.2", format!("no player acts now: {}", game.due())));
    };
    let sides: &[CardSide] = if card.is_dual() { &CardSide::ALL } else { &[CardSide::Unshaded] };
    Ok(sides.iter().map(|side| event_text(game, faction, *side)).collect())
}

/// The word in an Attack before the pieces that go.
const REMOVE: &str = "remove";

/// How many answers an Event is gone through with.
const MOST_ANSWERS: usize = 60;

fn event_text(game: &Game, faction: Faction, side: CardSide) -> EventText {
    let mut text = EventText { side, has_effect: false, open: Vec::new(), refused: None };
    let mut draft = Draft::act(format!("event {side}"));
    for answered in 0..MOST_ANSWERS {
        let rehearsal = match draft.rehearse(game, &mut Lucky) {
            Ok(rehearsal) => rehearsal,
            Err(error) => {
                if answered == 0 {
                    text.refused = Some(error.to_string());
                }
                return text;
            }
        };
        if answered == 0 {
            text.open = rehearsal.open.iter().map(|open| open.question.clone()).collect();
        }
        let Some(open) = rehearsal.open.first() else { break };
        let answer = open.question.legal.first().cloned().unwrap_or_else(|| NOTHING.to_owned());
        draft = draft.answer(open, &answer);
    }
    let Ok(event) = EventAction::parse(after_event(&draft.words)) else { return text };
    let (mut after, mut effects) = (*game, Vec::new());
    let table = &mut Table { game: &mut after, dice: &mut Lucky, effects: &mut effects };
    let (Some(card), others) = (game.cards().current(), &mut ByTables { trace: &mut Silent }) else {
        return text;
    };
    let done = table.execute_event(faction, card, Some(side), &event.choices.without_done(), others);
    text.has_effect = done.is_ok() && !effects.is_empty() || done.is_err();
    text
}

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

/// Whether a Special Activity may come first, after which there is a space for the Operation that `turn` has
/// begun (4.1): an Assault where Troops were Transported to.
fn can_operate_after_special(game: &Game, turn: &Turn) -> bool {
    let Some(name) = turn.operation else { return false };
    let leads_on = |step: &TurnStep| {
        matches!(step, TurnStep::Special(_))
            && OperationAction::of(name, std::slice::from_ref(step))
                .is_some_and(|whole| leads_on(game, turn.faction, turn.terms, &whole, &[], &[]))
    };
    legal_steps(game, turn).iter().any(leads_on)
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

/// How an Operation may go on after its steps: with a step of its own, a Special Activity, a transfer.
fn further(
    game: &Game,
    faction: Faction,
    operation: &OperationAction,
    dice: &mut Again<'_>,
    may_end: bool,
) -> Result<Vec<Open>, Error> {
    let NextStep::Act { allowed, .. } = game.next_step() else { return Ok(Vec::new()) };
    let Some(terms) = Terms::allowed(allowed) else { return Ok(Vec::new()) };
    // A Special Activity that struck what the end of the Operation exposed leaves no going on with the
    // Operation.
    let now = midst(game, faction, terms, operation, dice, false)?;
    let mut left = None;
    let mut steps = now.map_or(Vec::new(), |(now, turn)| {
        left = left_of_special(&now, &turn);
        let mut steps = legal_steps(&now, &turn);
        keep_useful_steps(&mut steps, operation.name(), &now, &turn);
        steps
    });
    let is_special = |step: &TurnStep| matches!(step, TurnStep::Special(_));
    // What follows the last step of the Operation finds done what its end does, with the dice thrown for
    // that.
    let ended = if may_end { midst(game, faction, terms, operation, dice, true)? } else { None };
    let mut thrown: &[u32] = &[];
    if let Some((ended, turn)) = ended {
        thrown = &dice.thrown;
        left = left_of_special(&ended, &turn);
        steps.retain(|step| !is_special(step));
        steps.extend(legal_steps(&ended, &turn).into_iter().filter(is_special));
    }
    let before = operation.to_steps();
    let is_own = |step: &&TurnStep| matches!(step, TurnStep::Operation(_));
    let likely: Vec<TurnStep> = steps.iter().filter(is_own).take(LIKELY).cloned().collect();
    steps.retain(|step| {
        let all: Vec<TurnStep> = before.iter().chain([step]).cloned().collect();
        let thrown = if is_special(step) { thrown } else { &[] };
        OperationAction::of(operation.name(), &all)
            .is_some_and(|whole| leads_on(game, faction, terms, &whole, thrown, &likely))
    });
    let (own, others): (Vec<TurnStep>, Vec<TurnStep>) = steps
        .into_iter()
        .partition(|step| matches!(step, TurnStep::Operation(_) | TurnStep::ArmoredCavalry(_)));
    let (special, transfers): (Vec<TurnStep>, Vec<TurnStep>) =
        others.into_iter().partition(|step| matches!(step, TurnStep::Special(_)));
    let name = operation.name();
    let listed = [
        ("step", format!("the next step of the {name}"), "3.1", own),
        ("special", "Special Activity".to_owned(), "4.1", special),
        ("transfer", "Resources to give".to_owned(), "1.5.2", transfers),
    ];
    let open = listed.into_iter().filter(|(.., steps)| !steps.is_empty()).map(|(name, what, rule, steps)| {
        let legal = steps.iter().map(|step| step.words(faction));
        let question = OpenQuestion::of(name, what, rule).by(faction.id()).legal(legal);
        let question = if may_end || name != "step" { question.wanted(0, 1).optional() } else { question };
        let left = left.clone().filter(|_| name == "special");
        Open { question, values: Values::Steps(steps), left, place: Place::Further }
    });
    Ok(open.collect())
}

/// How many of the effects come before the last US or ARVN pieces that are removed in a space.
fn before_losses(game: &Game, told: &GameTold, space: Space) -> Result<usize, Error> {
    let (mut after, mut there) = (*game, Vec::new());
    for effect in &told.effects {
        there.push(after.board().count_of(space, PieceSet::COIN));
        after.apply(*effect)?;
    }
    there.push(after.board().count_of(space, PieceSet::COIN));
    let falls = |at: &usize| there[at + 1] < there[*at];
    let last = (0..told.effects.len()).rfind(falls).unwrap_or(told.effects.len());
    // They are removed kind by kind.
    Ok((0..=last).rev().take_while(|at| *at == told.effects.len() || falls(at)).last().unwrap_or(last))
}

/// How much more of the Special Activity that was begun there may be.
fn left_of_special(game: &Game, turn: &Turn) -> Option<String> {
    let name = turn.special?;
    if name == SpecialName::AirStrike && game.edition() == Edition::Second {
        return Some(hits_left(turn));
    }
    let most = name.options(game, turn).most_spaces?;
    let used = u8::try_from(turn.special_spaces.len()).unwrap_or(u8::MAX);
    let more = usize::from(most.checked_sub(used).filter(|more| *more > 0)?);
    Some(format!("up to {}", counted(more, "more space")))
}

/// The hits that an Air Strike in these words takes, which may stand in brackets; none if they are no Air
/// Strike.
pub fn hits_of(words: &str, by: Faction) -> Option<u8> {
    let text = words.trim().trim_start_matches('(').trim_end_matches(')').to_lowercase();
    let text = text.strip_prefix("special ").unwrap_or(&text);
    match SpecialAction::parse(&mut Words::of(text), by).ok()? {
        SpecialAction::AirStrike(items) => {
            Some(items.iter().map(AirStrikeItem::hits).fold(0, u8::saturating_add))
        }
        _ => None,
    }
}

/// The game and the turn after the steps of an Operation, which has not ended, or ends with its own last step
/// if `ends`; none if they cannot be gone through one by one.
fn midst(
    game: &Game,
    faction: Faction,
    terms: Terms,
    operation: &OperationAction,
    dice: &mut Again<'_>,
    ends: bool,
) -> Result<Option<(Game, Turn)>, Error> {
    let steps = operation.to_steps();
    let last = steps.iter().rposition(|step| matches!(step, TurnStep::Operation(_))).filter(|_| ends);
    for spared in 0..=transport::PIECES {
        let (mut after, mut effects) = (*game, Vec::new());
        let mut turn = Turn::of(faction, terms);
        turn.begin(&after, operation.name())?;
        (turn.coin.arrived.spared, turn.insurgent.spared) = (spared, spared);
        dice.at = 0;
        let table = &mut Table { game: &mut after, dice: &mut *dice, effects: &mut effects };
        let went = steps.iter().enumerate().try_for_each(|(index, step)| {
            step.carry_out(table, &mut turn)?;
            if last == Some(index) { end_operation(table, &mut turn) } else { Ok(()) }
        });
        match went {
            Ok(()) => return Ok(Some((after, turn))),
            Err(Error::Dice(error)) => return Err(error.into()),
            Err(_) => {}
        }
    }
    Ok(None)
}

/// So many of the steps that an Operation may begin with are tried first after a Special Activity: all of
/// them take long to list.
const LIKELY: usize = 3;

/// Whether the Operation is accepted as it stands, or asks for more, where these dice have been thrown
/// already; the steps that are `likely` to come next are tried first.
fn leads_on(
    game: &Game,
    faction: Faction,
    terms: Terms,
    operation: &OperationAction,
    thrown: &[u32],
    likely: &[TurnStep],
) -> bool {
    let (mut after, mut effects, mut turn) = (*game, Vec::new(), Turn::of(faction, terms));
    let (mut lucky, mut luckier) = (Lucky, Lucky);
    let dice = &mut Again::with(&mut lucky, thrown.to_vec());
    let table = &mut Table { game: &mut after, dice, effects: &mut effects };
    let tables = &mut ByTables { trace: &mut Silent };
    let asked: &mut Asked<'_> = &mut |table, turn| {
        use crate::events::Decider as _;
        tables.before_operation_ends(table, turn)
    };
    match operation.carry_out_asking(table, &mut turn, asked) {
        Ok(()) => true,
        // A Special Activity may come before the first space (4.1), if there is one to come.
        Err(error) if lacks_a_space(&error) => {
            let dice = &mut Again::with(&mut luckier, Vec::new());
            let midst = midst(game, faction, terms, operation, dice, false).ok().flatten();
            midst.is_some_and(|(after, turn)| {
                likely.iter().any(|step| is_legal(step, &after, &turn)) || can_operate(&after, &turn)
            })
        }
        Err(error) => !error.open().is_empty(),
    }
}

/// Whether an Operation is refused only because it names no space yet.
fn lacks_a_space(error: &Error) -> bool {
    matches!(error, Error::Refused { rule, .. } if rule.split(',').next() == Some(Row::G10.id()))
}

/// What steps leave open, each question with its place: a step of the Operation, or what its end asks.
fn in_steps(parts: &[String], asks: &Asks) -> Vec<Open> {
    let item = asks
        .pointer
        .as_deref()
        .and_then(|pointer| pointer.split_once("/special/steps/"))
        .and_then(|(_, item)| item.split('/').next().and_then(|item| item.parse().ok()));
    let step = asks.step.and_then(|step| usize::try_from(step).ok()).map(|step| step.saturating_sub(1));
    let open = asks.open.iter().map(|question| {
        let place = match step {
            Some(step) if step + 1 < parts.len() => Place::InStep(step, item),
            _ => Place::InStep(usize::MAX, None),
        };
        Open { question: question.clone(), values: Values::Words, left: None, place }
    });
    open.collect()
}

/// Puts an answer into the steps of an Operation; `parts` begins with its name. What its end asks is a step
/// of its own.
fn answer_in(parts: &mut Vec<String>, step: usize, item: Option<usize>, name: &str, answer: &str) {
    let Some(part) = step.checked_add(1).and_then(|at| parts.get_mut(at)) else {
        parts.retain(|part| part != DONE);
        parts.push(format!("{name} {answer}"));
        return;
    };
    // Guerrillas on a LoC are Activated by a step before the one that needs them.
    if name.starts_with("activate ") && !part.starts_with("activate") {
        parts.insert(step + 1, format!("{name} {answer}"));
        return;
    }
    *part = match item {
        None => with_answer(part, name, answer),
        Some(item) => {
            let mut items = items(part);
            match items.get_mut(item) {
                Some(text) => *text = with_answer(text, name, answer),
                None => items.push(with_answer("", name, answer)),
            }
            items.join(", ")
        }
    };
}

/// The Special Activity that a step's words begin with, and what follows its name.
pub fn after_special(words: &str) -> Option<(SpecialName, &str)> {
    let (first, rest) = words.trim().split_once(char::is_whitespace)?;
    let (name, rest) = match first.parse::<SpecialName>() {
        _ if first.len() >= 2 && "special".starts_with(first) => {
            rest.trim().split_once(char::is_whitespace)?
        }
        Ok(_) => (first, rest),
        Err(_) => return None,
    };
    Some((name.parse().ok()?, rest.trim()))
}

/// Whether both are the same Special Activity: a further step of it extends it (4.1).
fn same_special(one: &str, other: &str) -> bool {
    let named = |words| after_special(words).map(|(name, _)| name);
    named(one).is_some() && named(one) == named(other)
}

/// The items of a Special Activity; a number after a comma goes on with the one before.
fn items(part: &str) -> Vec<String> {
    let mut items: Vec<String> = Vec::new();
    for text in part.split(',').map(str::trim) {
        match items.last_mut() {
            Some(last) if text.starts_with(|letter: char| letter.is_ascii_digit()) => {
                last.push_str(", ");
                last.push_str(text);
            }
            _ => items.push(text.to_owned()),
        }
    }
    items
}

/// The words with an answer under its name: after the name if that stands at their end.
fn with_answer(words: &str, name: &str, answer: &str) -> String {
    let words = words.trim();
    if name.parse::<Space>().is_ok() {
        // What an Air Strike takes stands after its space.
        let head = words.split_once(name).map_or("", |(head, _)| head);
        return format!("{head}{name} {answer}");
    }
    // Pieces taken from several spaces stand one after the other.
    let goes_on = name == "taking" && words.contains(" taking ");
    if goes_on || words.ends_with(name) || words.is_empty() && name.is_empty() {
        return format!("{words} {answer}");
    }
    format!("{words} {name} {answer}").trim().to_owned()
}

/// An action in brackets that goes on by an answer.
fn go_on(action: &str, question: &OpenQuestion, answer: &str) -> String {
    let is_special = action
        .split_whitespace()
        .next()
        .is_some_and(|word| word.parse::<OperationName>().is_err() && word.parse::<SpecialName>().is_ok());
    let is_commitment = question.name == crate::CoupPart::UsCommitment.id()
        || action.starts_with(|letter: char| letter.is_ascii_digit());
    if question.name == "step" || is_commitment {
        return match (answer, is_special || is_commitment) {
            (NOTHING, _) => format!("{action}; {DONE}"),
            (_, true) => format!("{action}, {answer}"),
            (_, false) => format!("{action}; {answer}"),
        };
    }
    let step = question.within.as_ref().and_then(|within| within.step).map(|step| step.saturating_sub(1));
    if is_special {
        let mut items = items(action);
        let last = items.len().saturating_sub(1);
        if let Some(text) = items.get_mut(last) {
            *text = with_answer(text, &question.name, answer);
        }
        return items.join(", ");
    }
    let mut parts = Draft::act(action).parts();
    let step = step.and_then(|step| usize::try_from(step).ok()).unwrap_or(usize::MAX);
    answer_in(&mut parts, step, None, &question.name, answer);
    joined(&parts)
}

/// The name of an Operation and its steps as they are typed.
fn joined(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [name, steps @ ..] => format!("{name} {}", steps.join("; ")).trim().to_owned(),
    }
}

/// Dice whose answers stay: gone through again, they show what they showed.
struct Again<'a> {
    dice: &'a mut dyn Dice,
    thrown: Vec<u32>,
    at: usize,
    /// How many dice showed again what they had shown.
    thrown_before: usize,
    /// Whether the next throw decides nothing.
    decided: bool,
}

impl<'a> Again<'a> {
    /// Dice that show what was thrown; what is asked beyond that is thrown by `dice`.
    fn with(dice: &'a mut dyn Dice, thrown: Vec<u32>) -> Again<'a> {
        Again { dice, thrown, at: 0, thrown_before: 0, decided: false }
    }

    /// The dice, for a throw that has not been made before; `decided` says that it decides nothing.
    fn anew(&mut self, decided: bool) -> &mut dyn Dice {
        if decided {
            self.dice.decided();
        }
        &mut *self.dice
    }
}

impl Dice for Again<'_> {
    fn answer(&mut self, question: Question, reason: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        let decided = std::mem::take(&mut self.decided);
        let answer = match self.thrown.get(self.at) {
            Some(answer) => {
                self.thrown_before += usize::from(question.kind == QuestionKind::Die);
                (*answer).min(question.sides)
            }
            None => {
                let answer = self.anew(decided).answer(question, reason)?;
                self.thrown.push(answer);
                answer
            }
        };
        self.at += 1;
        Ok(answer)
    }

    /// All dice of a throw are asked for at once: a person throws them together.
    fn several(&mut self, sides: u32, faces: &mut [u8], reason: fmt::Arguments<'_>) -> Result<(), DiceError> {
        if self.at == self.thrown.len() {
            let decided = std::mem::take(&mut self.decided);
            self.anew(decided).several(sides, faces, reason)?;
            self.thrown.extend(faces.iter().map(|face| u32::from(*face)));
            self.at = self.thrown.len();
            return Ok(());
        }
        let all = faces.len();
        for (index, face) in faces.iter_mut().enumerate() {
            *face = self.roll(sides, format_args!("{}", one_of_several(reason, index, all)))? as u8;
        }
        Ok(())
    }

    fn decided(&mut self) {
        self.decided = true;
    }

    pointman_core::passed_on!(dice: drawn_for);
}
