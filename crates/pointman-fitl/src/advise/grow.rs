//! Operations grown step by step on a copy of the game: each step is the best of all legal ones by the
//! judgement, and nothing is added that does not help. What comes out is an action that a person may take as
//! it stands.

use std::fmt;

use super::judgement::{FEATURES, Feature, WEIGHTS, Weights, judge_by};
use crate::action::OperationAction;
use crate::action::legal::{TurnStep, end_turn, own_candidates, special_candidates};
use crate::action::turn::{Terms, Turn};
use crate::game::Game;
use crate::game::game_effect::GameEffect;
use crate::game::table::Table;
use crate::operations::OperationName;
use crate::special_activities::SpecialName;
use crate::vocabulary::faction::Faction;
use pointman_core::dice::{Dice, DiceError, Question};

/// More steps than an action gains by.
const MOST_STEPS: usize = 24;

/// Of more legal steps than these, not all are weighed.
const ALL_WEIGHED: usize = 160;

/// Around how many of the best steps the list is searched further.
const AROUND: usize = 4;

/// What an action aims at: whose judgement its steps are chosen by. Nobody types or stores it, so that it is
/// no `vocabulary!`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// At all that the judgement weighs.
    Balance,
    /// At points of victory, now.
    Points,
    /// At the enemy's pieces.
    Fight,
    /// At more own pieces and Resources.
    Build,
}

impl Style {
    /// All of them, the one that is best by itself first.
    pub const ALL: [Style; 4] = [Style::Balance, Style::Points, Style::Fight, Style::Build];

    /// What `faction` weighs by in this style.
    pub fn weights(self, faction: Faction) -> Weights {
        let mut weights = WEIGHTS[faction];
        let times: fn(usize) -> (i32, i32) = match self {
            Style::Balance => |_| (1, 1),
            Style::Points => |feature| if feature <= Feature::ThirdRival as usize { (1, 1) } else { (1, 3) },
            Style::Fight => |feature| match feature {
                feature if feature == Feature::Enemies as usize => (3, 1),
                feature if feature == Feature::EnemyBases as usize => (3, 1),
                feature if feature == Feature::Hidden as usize => (3, 1),
                feature if feature == Feature::Casualties as usize => (1, 2),
                _ => (1, 1),
            },
            Style::Build => |feature| match feature {
                feature if feature == Feature::Troops as usize => (2, 1),
                feature if feature == Feature::Forces as usize => (2, 1),
                feature if feature == Feature::Bases as usize => (3, 1),
                feature if feature == Feature::Control as usize => (2, 1),
                feature if feature == Feature::Prospect as usize => (2, 1),
                feature if feature == Feature::Resources as usize => (2, 1),
                _ => (1, 1),
            },
        };
        for (feature, weight) in weights.iter_mut().enumerate().take(FEATURES) {
            let (over, under) = times(feature);
            *weight = *weight * over / under;
        }
        weights
    }
}

/// When the Special Activity is executed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum When {
    /// Before the first step of the Operation.
    Before,
    /// After the first step.
    Between,
    /// After the last.
    After,
}

/// An action that grows.
#[derive(Debug, Clone)]
pub struct Grown {
    /// The game after the steps, dice showing their middle face.
    pub game: Game,
    turn: Turn,
    steps: Vec<TurnStep>,
    value: i32,
}

/// Grows actions of one faction in one style.
pub struct Grower<'a> {
    faction: Faction,
    terms: Terms,
    weights: Weights,
    /// How many steps that do not help are taken to see whether the next one does.
    patience: usize,
    effects: &'a mut Vec<GameEffect>,
}

/// Which steps an action grows by.
#[derive(Clone, Copy)]
enum By {
    Operation,
    Special(SpecialName),
}

impl Grower<'_> {
    /// Grows actions of `faction` on these terms.
    pub fn of(
        faction: Faction,
        terms: Terms,
        style: Style,
        patience: usize,
        effects: &mut Vec<GameEffect>,
    ) -> Grower<'_> {
        Grower { faction, terms, weights: style.weights(faction), patience, effects }
    }

    /// Every action of `operation` that grows: alone, and with each Special Activity at each of those
    /// moments.
    pub fn all(&mut self, game: &Game, operation: OperationName, moments: &[When]) -> Vec<OperationAction> {
        let Some(begun) = self.begin(game, operation) else { return Vec::new() };
        let first = self.one_step(&begun, By::Operation);
        let alone = first.clone().map(|first| self.grow(first, By::Operation));
        let mut grown: Vec<Grown> = alone.iter().cloned().collect();
        for special in self.specials(operation) {
            for when in moments {
                let start = match when {
                    When::Before => Some(&begun),
                    // Of one step alone, between is after.
                    When::Between => {
                        first.as_ref().filter(|_| alone.as_ref().is_some_and(|alone| alone.steps.len() > 1))
                    }
                    When::After => alone.as_ref(),
                };
                let with = start.and_then(|start| self.one_step(start, By::Special(special)));
                let Some(with) = with.map(|with| self.grow(with, By::Special(special))) else { continue };
                let whole = match when {
                    When::After => Some(with),
                    When::Between => Some(self.grow(with, By::Operation)),
                    When::Before => {
                        self.one_step(&with, By::Operation).map(|begun| self.grow(begun, By::Operation))
                    }
                };
                grown.extend(whole);
            }
        }
        grown.iter().filter_map(|grown| self.ended(grown, operation)).collect()
    }

    /// The Special Activities that go with the Operation.
    fn specials(&self, operation: OperationName) -> Vec<SpecialName> {
        let may_have = self.terms.special && !self.terms.limited;
        let fits = |special: &SpecialName| {
            may_have && special.goes_with(operation) && special.factions().contains(self.faction)
        };
        SpecialName::ALL.into_iter().filter(fits).collect()
    }

    fn begin(&self, game: &Game, operation: OperationName) -> Option<Grown> {
        let mut turn = Turn::of(self.faction, self.terms);
        turn.begin(game, operation).ok()?;
        let value = judge_by(game, self.faction, &self.weights);
        Some(Grown { game: *game, turn, steps: Vec::new(), value })
    }

    /// Grows as far as it helps.
    fn grow(&mut self, start: Grown, by: By) -> Grown {
        let (mut best, mut now, mut in_vain) = (start.clone(), start, 0);
        while now.steps.len() < MOST_STEPS {
            let Some(next) = self.one_step(&now, by) else { break };
            if next.value > best.value {
                (best, in_vain) = (next.clone(), 0);
            } else {
                in_vain += 1;
                if in_vain > self.patience {
                    break;
                }
            }
            now = next;
        }
        best
    }

    /// The best of all legal next steps, taken; none where there is none.
    fn one_step(&mut self, from: &Grown, by: By) -> Option<Grown> {
        let steps = match by {
            By::Operation => own_candidates(&from.game, &from.turn),
            By::Special(special) => special_candidates(special, &from.game, &from.turn),
        };
        let mut best: Option<(i32, usize, Game, Turn)> = None;
        let mut weigh = |index: usize, effects: &mut Vec<GameEffect>| -> Option<i32> {
            let (mut game, mut turn) = (from.game, from.turn);
            effects.clear();
            let table = &mut Table { game: &mut game, dice: &mut Middle, effects };
            steps[index].carry_out(table, &mut turn).ok()?;
            let value = judge_by(&game, self.faction, &self.weights);
            if best.as_ref().is_none_or(|(most, ..)| value > *most) {
                best = Some((value, index, game, turn));
            }
            Some(value)
        };
        if steps.len() <= ALL_WEIGHED {
            for index in 0..steps.len() {
                weigh(index, self.effects);
            }
        } else {
            // Steps that stand near each other are alike: some of them all over the list, then all around the
            // best.
            let apart = (steps.len() / (2 * AROUND)).isqrt().max(2);
            let mut some: Vec<(i32, usize)> = (apart / 2..steps.len())
                .step_by(apart)
                .filter_map(|index| weigh(index, self.effects).map(|value| (-value, index)))
                .collect();
            some.sort_unstable();
            for (_, around) in some.into_iter().take(AROUND) {
                for index in around.saturating_sub(apart - 1)..(around + apart).min(steps.len()) {
                    if index != around {
                        weigh(index, self.effects);
                    }
                }
            }
        }
        let (value, index, game, turn) = best?;
        let step = steps.into_iter().nth(index)?;
        let steps = from.steps.iter().cloned().chain([step]).collect();
        Some(Grown { game, turn, steps, value })
    }

    /// The action, once it may end; what its end still asks for is answered with the best step.
    fn ended(&mut self, grown: &Grown, operation: OperationName) -> Option<OperationAction> {
        let mut grown = grown.clone();
        for _ in 0..MOST_STEPS {
            let (mut game, mut turn) = (grown.game, grown.turn);
            self.effects.clear();
            let table = &mut Table { game: &mut game, dice: &mut Middle, effects: &mut *self.effects };
            if end_turn(table, &mut turn).is_ok() {
                return OperationAction::of(operation, &grown.steps);
            }
            grown = self.one_step(&grown, By::Operation)?;
        }
        None
    }
}

/// Dice that show their middle face.
pub(super) struct Middle;

impl Dice for Middle {
    fn answer(&mut self, question: Question, _: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        Ok(question.sides.div_ceil(2))
    }
}
