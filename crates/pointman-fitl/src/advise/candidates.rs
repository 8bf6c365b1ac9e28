//! What a person could do now: about two dozen legal and complete ways to go on, from which a search chooses.

use super::answers;
use super::grow::{Grower, Middle, Style, When};
use super::judgement::judge;
use super::search::{Deed, nothing};
use crate::action::OperationAction;
use crate::action::player_action::PlayerAction;
use crate::action::turn::Terms;
use crate::coup::CoupStop;
use crate::document::{ActionChosen, GameStep, take};
use crate::events::EventAction;
use crate::game::Game;
use crate::game::game_effect::GameEffect;
use crate::game::next_step::NextStep;
use crate::game::table::Table;
use crate::operations::OperationName;
use crate::vocabulary::card::CardSide;
use crate::vocabulary::faction::Faction;
use pointman_core::dice::{Dice, Seeded};

/// The seed and how many streams of it an action must go through; stream 0 is left to games.
const TRIED_WITH: (u64, u64) = (1, 6);

/// How widely candidates are looked for.
#[derive(Debug, Clone, Copy)]
pub struct Breadth {
    /// The styles in which Operations are grown.
    pub styles: &'static [Style],
    /// When Special Activities may be executed.
    pub moments: &'static [When],
    /// How many steps that do not help are taken to see whether the next one does.
    pub patience: usize,
    /// How many Operations are kept, the best by the judgement alone.
    pub most: usize,
    /// Whether what is proposed is complete whatever the dice show, wherever that can be; else the tables may
    /// answer what an Event asks.
    pub complete: bool,
}

impl Breadth {
    /// For advice.
    pub const WIDE: Breadth = Breadth {
        styles: &Style::ALL,
        moments: &[When::After, When::Before, When::Between],
        patience: 1,
        most: 24,
        complete: true,
    };

    /// For a seat in many games.
    pub const NARROW: Breadth = Breadth {
        styles: &[Style::Balance, Style::Points],
        moments: &[When::After, When::Before],
        patience: 0,
        most: 16,
        complete: false,
    };
}

/// What `faction` may do now, which a person plays: empty if nothing is asked of it.
pub fn candidates(game: &Game, faction: Faction, breadth: Breadth) -> Vec<Deed> {
    let mut effects = Vec::new();
    match game.next_step() {
        NextStep::Act { faction: acting, .. } if acting == faction && game.is_player(faction) => {
            let mut deeds: Vec<Deed> =
                actions(game, faction, breadth, &mut effects).into_iter().map(Deed::Act).collect();
            if game.may_play_pivotal(faction).is_ok() {
                deeds.extend(pivotal(game, faction, breadth.complete, &mut effects));
            }
            deeds
        }
        NextStep::Act { .. } | NextStep::PivotalWindow(_) if game.may_play_pivotal(faction).is_ok() => {
            match pivotal(game, faction, breadth.complete, &mut effects) {
                Some(played) => vec![played, Deed::Wait],
                None => Vec::new(),
            }
        }
        NextStep::CoupCard(_) | NextStep::CoupRound(_) => coup(game, faction),
        _ => Vec::new(),
    }
}

/// The actions of the person who is to act.
fn actions(
    game: &Game,
    faction: Faction,
    breadth: Breadth,
    effects: &mut Vec<GameEffect>,
) -> Vec<PlayerAction> {
    let NextStep::Act { allowed, pivotal, .. } = game.next_step() else { return Vec::new() };
    let mut found = Vec::new();
    if !pivotal {
        found.push(PlayerAction::Pass);
    }
    if (allowed.event || pivotal)
        && let Some(card) = game.cards().current()
    {
        let sides: &[CardSide] = if card.is_dual() { &CardSide::ALL } else { &[CardSide::Unshaded] };
        found.extend(sides.iter().filter_map(|side| event(game, faction, *side, breadth.complete, effects)));
    }
    if !pivotal && (allowed.operation || allowed.limited) {
        let terms = if allowed.operation { Terms::FULL } else { Terms::LIMITED };
        found.extend(operations(game, faction, terms, breadth, effects));
    }
    found
}

/// Operations that grow, the best by the judgement alone first; each once, and each legal whatever the dice
/// show. The same parts in another order are the same Operation if the board comes out alike.
fn operations(
    game: &Game,
    faction: Faction,
    terms: Terms,
    breadth: Breadth,
    effects: &mut Vec<GameEffect>,
) -> Vec<PlayerAction> {
    let mut grown: Vec<Grown> = Vec::new();
    for style in breadth.styles {
        for name in OperationName::ALL.into_iter().filter(|name| name.is_of(faction)) {
            let all = Grower::of(faction, terms, *style, breadth.patience, effects).all(
                game,
                name,
                breadth.moments,
            );
            for operation in all {
                let parts = parts(&operation);
                let action = PlayerAction::Operation(operation);
                if grown.iter().any(|known| known.action == action) {
                    continue;
                }
                if let Some(after) = after_whatever_the_dice(game, &action, breadth.complete, effects) {
                    let new = Grown { parts, after, action };
                    if !grown.iter().any(|known| known.is_again(&new)) {
                        grown.push(new);
                    }
                }
            }
        }
    }
    grown.sort_by_key(|one| -judge(&one.after, faction));
    grown.into_iter().take(breadth.most).map(|one| one.action).collect()
}

/// An Operation that has grown, and the game after it.
struct Grown {
    action: PlayerAction,
    parts: Vec<String>,
    after: Game,
}

impl Grown {
    /// Whether `other` does the same in another order.
    fn is_again(&self, other: &Grown) -> bool {
        self.parts == other.parts && self.after.board() == other.after.board()
    }
}

/// What the Operation is made of, in an order of its own: its steps, those of a Special Activity and the
/// groups of a move each by itself.
fn parts(operation: &OperationAction) -> Vec<String> {
    let words = operation.to_string();
    let (name, steps) = words.split_once(' ').unwrap_or((&words, ""));
    let mut parts = vec![name.to_owned()];
    for step in steps.split("; ") {
        let mut names = step.split(' ');
        let (head, groups) = match (names.next(), names.next()) {
            (Some("special"), Some(special)) => (special, &step["special ".len() + special.len()..]),
            _ => step.split_once(": ").unwrap_or(("", step)),
        };
        parts.extend(groups.split(", ").map(|group| format!("{head} {}", group.trim())));
    }
    parts.sort_unstable();
    parts
}

/// The game after the action, dice showing their middle face; none if it is refused with some dice, or must
/// be `complete` and asks for more with some.
fn after_whatever_the_dice(
    game: &Game,
    action: &PlayerAction,
    complete: bool,
    effects: &mut Vec<GameEffect>,
) -> Option<Game> {
    let mut after = *game;
    effects.clear();
    answers::act(&mut Table { game: &mut after, dice: &mut Middle, effects }, action).ok()?;
    let step = GameStep::Act(ActionChosen { faction: None, action: action.clone() });
    let (seed, streams) = TRIED_WITH;
    for number in 1..=streams {
        let mut dice = Seeded::stream(seed, number);
        if complete {
            take(game, &step, &mut dice).ok()?;
        } else {
            let mut tried = *game;
            effects.clear();
            answers::act(&mut Table { game: &mut tried, dice: &mut dice, effects }, action).ok()?;
        }
    }
    Some(after)
}

/// The Pivotal Event of `faction`, played and answered.
fn pivotal(game: &Game, faction: Faction, complete: bool, effects: &mut Vec<GameEffect>) -> Option<Deed> {
    let mut played = *game;
    effects.clear();
    Table { game: &mut played, dice: &mut Middle, effects }.play_pivotal_of_player(faction).ok()?;
    match event(&played, faction, CardSide::Unshaded, complete, effects)? {
        PlayerAction::Event(event) => Some(Deed::Pivotal(faction, event)),
        _ => None,
    }
}

/// A text of the current card with everything it asks answered; where what it asks depends on the dice, it is
/// proposed without answers, which the tables give in playouts.
fn event(
    game: &Game,
    faction: Faction,
    side: CardSide,
    complete: bool,
    effects: &mut Vec<GameEffect>,
) -> Option<PlayerAction> {
    let answered = answers::event(game, faction, side, effects);
    let unsaid = PlayerAction::Event(EventAction { side: Some(side), choices: nothing() });
    [(answered, complete), (Some(unsaid), false)].into_iter().find_map(|(event, complete)| {
        event.filter(|event| after_whatever_the_dice(game, event, complete, effects).is_some())
    })
}

/// Whether the deed says all that it is asked, with the middle faces, by which it was answered, and with a
/// few throws: an Event may ask after its roll.
pub fn is_complete(game: &Game, deed: &Deed) -> bool {
    let (seed, streams) = TRIED_WITH;
    let thrown = (1..=streams).map(|number| Box::new(Seeded::stream(seed, number)) as Box<dyn Dice>);
    std::iter::once(Box::new(Middle) as Box<dyn Dice>).chain(thrown).all(|mut dice| {
        let mut game = *game;
        deed.steps().iter().all(|step| {
            let told = take(&game, step, &mut *dice);
            told.map(|told| game = *told.after).is_ok()
        })
    })
}

/// What `faction` may choose in the part of a Coup Round that is due.
fn coup(game: &Game, faction: Faction) -> Vec<Deed> {
    let Some(part) = game.coup_due() else { return Vec::new() };
    let Some(CoupStop::Choice(question)) = game.coup_stop(part) else { return Vec::new() };
    if question.faction != faction {
        return Vec::new();
    }
    let ways = answers::coup(game, part);
    // The whole way, half of it, and as little as may be.
    let mut kept: Vec<usize> = [ways.len().saturating_sub(1), ways.len() / 2, 0].into();
    kept.dedup();
    kept.into_iter().filter_map(|at| ways.get(at)).map(|course| Deed::Coup(part, course.choices())).collect()
}
