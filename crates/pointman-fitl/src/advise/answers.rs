//! Answers to open questions, one after the other: what an Event asks, a part of a Coup Round, and what the
//! turn of a non-player leaves to people. Each is the legal answer that the judgement likes best.
//!
//! An Event may ask after a roll. Until it is rolled nobody can say what will be asked, so that is answered
//! later, by dice that lie on the table.

use super::grow::Middle;
use super::judgement::judge;
use crate::action::player_action::PlayerAction;
use crate::coup::{CoupCourse, CoupEntry, CoupMove, CoupPart};
use crate::document::{ActionChosen, GameStep, NonPlayerDecides, take};
use crate::events::{EventAction, EventChoices};
use crate::game::Game;
use crate::game::game_effect::GameEffect;
use crate::game::table::Table;
use crate::rehearsal::{Draft, Open, StepOf};
use crate::trung::events::ForAll;
use crate::trung::simulation::play_silently;
use crate::trung::{ByTables, CardEvents};
use crate::vocabulary::card::CardSide;
use crate::vocabulary::faction::Faction;
use pointman_core::dice::{Dice, DiceError, Question, Seeded};
use pointman_core::error::Error;
use pointman_core::question::NOTHING;
use pointman_core::trace::Silent;
use std::fmt;

/// More questions than an Event asks.
const MOST_ANSWERS: usize = 60;

/// Answers weighed of one question; of more, as many spread over them.
const MOST_WEIGHED: usize = 60;

/// The seed of dice in place of those that nobody has seen, and how many streams of it answers are judged by.
/// Stream 0 is left to games.
const UNSEEN: u64 = 0x5EED;
const UNSEEN_STREAMS: u64 = 4;

/// A point of Population that VC may shift when US Troops are withdrawn costs about this (6.5).
const WITHDRAWN: i32 = 600;

/// `faction` executes that text of the current card, everything it asks answered; none where that cannot be
/// done.
pub fn event(
    game: &Game,
    faction: Faction,
    side: CardSide,
    effects: &mut Vec<GameEffect>,
) -> Option<PlayerAction> {
    let draft = answered(game, faction, Draft::act(format!("event {side}")), &Thrown::Middle, effects)?;
    event_of(&draft)
}

/// The same by dice that throw the same each time they are given: no answer reads more of them than lie there
/// when it is asked for.
pub fn event_by(
    game: &Game,
    faction: Faction,
    side: CardSide,
    dice: &dyn Fn() -> Box<dyn Dice>,
    effects: &mut Vec<GameEffect>,
) -> Option<PlayerAction> {
    let draft = answered(game, faction, Draft::act(format!("event {side}")), &Thrown::Seen(dice), effects)?;
    event_of(&draft)
}

/// What people choose in what the non-players decide now, where it asks them. Of these dice, which throw the
/// same each time they are given, no answer reads more than lie there when it is asked for.
pub fn non_players(
    game: &Game,
    dice: &dyn Fn() -> Box<dyn Dice>,
    effects: &mut Vec<GameEffect>,
) -> Option<EventChoices> {
    let people = game.players().iter().next()?;
    let draft = answered(game, people, Draft::non_players(""), &Thrown::Seen(dice), effects)?;
    EventChoices::parse(&draft.words).ok().map(|choices| choices.without_done())
}

/// What the dice of a step show that is gone through again and again.
enum Thrown<'a> {
    /// Their middle faces: nobody knows what they will show.
    Middle,
    /// Some of these have been thrown when it asks; nobody knows those to come.
    Seen(&'a dyn Fn() -> Box<dyn Dice>),
}

impl Thrown<'_> {
    fn again(&self) -> Box<dyn Dice> {
        match self {
            Thrown::Middle => Box::new(Middle),
            Thrown::Seen(dice) => dice(),
        }
    }

    /// The dice by which an answer to the next question of the draft is judged: each as often as another.
    fn to_judge_by(&self, game: &Game, draft: &Draft) -> Vec<Box<dyn Fn() -> Box<dyn Dice> + '_>> {
        let Thrown::Seen(dice) = self else { return vec![Box::new(|| Box::new(Middle))] };
        let lying = asked_after(game, draft, dice());
        let some = (1..=UNSEEN_STREAMS).map(move |number| -> Box<dyn Fn() -> Box<dyn Dice> + '_> {
            Box::new(move || Box::new(UpTo { lying, seen: dice(), then: Seeded::stream(UNSEEN, number) }))
        });
        some.collect()
    }
}

/// How many dice have been thrown when it is asked what the draft leaves open.
fn asked_after(game: &Game, draft: &Draft, dice: Box<dyn Dice>) -> usize {
    let mut counted = Counted { dice, thrown: 0 };
    if let Some(step) = asking(draft) {
        // The refusal names the question, which is known already.
        let _ = take(game, &step, &mut counted);
    }
    counted.thrown
}

/// The step that stops at what the draft leaves open.
fn asking(draft: &Draft) -> Option<GameStep> {
    match draft.of {
        StepOf::Action => {
            let EventAction { side, choices } = EventAction::parse(draft.words.get(5..)?).ok()?;
            let action = PlayerAction::Event(EventAction { side, choices: choices.asking_everything() });
            Some(GameStep::Act(ActionChosen { faction: None, action }))
        }
        StepOf::NonPlayers => {
            let choices = EventChoices::parse(&draft.words).ok()?.asking_everything();
            Some(GameStep::NonPlayers(NonPlayerDecides { choices }))
        }
        StepOf::Coup => None,
    }
}

/// Dice, and how many of them were thrown.
struct Counted {
    dice: Box<dyn Dice>,
    thrown: usize,
}

impl Dice for Counted {
    fn answer(&mut self, question: Question, reason: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        self.thrown += 1;
        self.dice.answer(question, reason)
    }
}

/// The dice that lie there, then others than those to come.
struct UpTo {
    lying: usize,
    seen: Box<dyn Dice>,
    then: Seeded,
}

impl Dice for UpTo {
    fn answer(&mut self, question: Question, reason: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        match self.lying.checked_sub(1) {
            Some(lying) => {
                self.lying = lying;
                self.seen.answer(question, reason)
            }
            None => self.then.answer(question, reason),
        }
    }
}

fn event_of(draft: &Draft) -> Option<PlayerAction> {
    let EventAction { side, choices } = EventAction::parse(draft.words.get(5..)?).ok()?;
    Some(PlayerAction::Event(EventAction { side, choices: choices.without_done() }))
}

/// The draft with every question answered, that of another person as that would answer it.
fn answered(
    game: &Game,
    faction: Faction,
    mut draft: Draft,
    dice: &Thrown<'_>,
    effects: &mut Vec<GameEffect>,
) -> Option<Draft> {
    for _ in 0..MOST_ANSWERS {
        let rehearsal = draft.rehearse(game, &mut *dice.again()).ok()?;
        let Some(open) = rehearsal.open.first() else { return Some(draft) };
        let by = open.question.by.as_deref().and_then(|by| by.parse().ok()).unwrap_or(faction);
        draft = best_answer(game, by, &draft, open, dice, effects)?;
    }
    None
}

/// The draft with the best answer to that question.
fn best_answer(
    game: &Game,
    by: Faction,
    draft: &Draft,
    open: &Open,
    dice: &Thrown<'_>,
    effects: &mut Vec<GameEffect>,
) -> Option<Draft> {
    let legal = &open.question.legal;
    let spread = legal.len().div_ceil(MOST_WEIGHED).max(1);
    let none = open.question.optional.then_some(NOTHING);
    let answers = none.into_iter().chain(legal.iter().step_by(spread).map(String::as_str));
    let streams = dice.to_judge_by(game, draft);
    let mut best: Option<(i32, Draft)> = None;
    for answer in answers {
        let next = draft.answer(open, answer);
        let ends = streams.iter().filter_map(|dice| carried_out(game, &next, &mut *dice(), effects));
        let (sum, count) = ends.fold((0, 0), |(sum, count), after| (sum + judge(&after, by), count + 1));
        // Where it must be said further, it may still turn out to be the only way.
        let value = if count == 0 { i32::MIN } else { sum / count };
        if best.as_ref().is_none_or(|(most, _)| value > *most) {
            best = Some((value, next));
        }
    }
    best.map(|(_, draft)| draft)
}

/// The game after the step as far as it is said, the tables answering the rest.
fn carried_out(
    game: &Game,
    draft: &Draft,
    dice: &mut dyn Dice,
    effects: &mut Vec<GameEffect>,
) -> Option<Game> {
    effects.clear();
    let mut after = *game;
    let table = &mut Table { game: &mut after, dice, effects };
    let done = match draft.of {
        StepOf::Action => act(table, &event_of(draft)?),
        StepOf::NonPlayers => {
            let choices = EventChoices::parse(&draft.words).ok()?.without_done();
            play_silently(table, CardEvents { choices: &choices, asks: false }).map(drop)
        }
        StepOf::Coup => return None,
    };
    done.ok().map(|()| after)
}

/// The person who is to act does that; the tables answer what it leaves open.
pub(super) fn act(table: &mut Table<'_>, action: &PlayerAction) -> Result<(), Error> {
    table.act_asking(None, action, &mut ForAll(ByTables { trace: &mut Silent })).map(drop)
}

/// What `faction` may choose in that part of a Coup Round: step by step what the judgement likes best, and
/// what came before each step, so that a search can choose how far to go. The last goes furthest. Empty where
/// nobody chooses.
pub fn coup(game: &Game, part: CoupPart) -> Vec<CoupCourse> {
    let Some(mut course) = CoupCourse::begin(game, part) else { return Vec::new() };
    let mut ways = Vec::new();
    let mut now = weighed(&course);
    for _ in 0..MOST_ANSWERS {
        let may_end = course.may_end();
        if may_end {
            ways.push(course.clone());
        }
        let mut best: Option<(i32, CoupCourse)> = None;
        let mut legal = course.legal();
        if !may_end {
            // What must be done comes first: the question lists that alone.
            let listed = course.question().legal;
            legal.retain(|entry| listed.contains(&entry.words(course.faction())));
        }
        for entry in worth_weighing(legal) {
            let mut next = course.clone();
            if next.take(entry).is_err() {
                continue;
            }
            let value = weighed(&next);
            if best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, next));
            }
        }
        let Some((value, next)) = best.filter(|(value, _)| !may_end || *value > now) else { break };
        (now, course) = (value, next);
    }
    ways
}

fn weighed(course: &CoupCourse) -> i32 {
    judge(course.game(), course.faction()) - WITHDRAWN * i32::from(course.withdrawal_points())
}

/// Of pieces that could move in several numbers, one and all.
fn worth_weighing(entries: Vec<CoupEntry>) -> Vec<CoupEntry> {
    let same_way = |one: &CoupMove, other: &CoupMove| {
        (one.piece, one.from, one.to) == (other.piece, other.from, other.to)
    };
    let is_worth = |index: usize, entry: &CoupEntry| match entry {
        CoupEntry::Move(moved) if moved.count > 1 => match entries.get(index + 1) {
            Some(CoupEntry::Move(more)) => !same_way(moved, more) || more.count < moved.count,
            _ => true,
        },
        _ => true,
    };
    entries
        .iter()
        .enumerate()
        .filter(|(index, entry)| is_worth(*index, entry))
        .map(|(_, entry)| *entry)
        .collect()
}
