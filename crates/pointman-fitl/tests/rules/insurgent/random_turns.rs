//! Whole turns at random: every law of the board holds after each effect, and the effects lead to the same
//! game.

use pointman_core::dice::{DiceState, Seeded};
use pointman_fitl::{
    ActionStep, Faction, Game, GameEffect, OperationAction, OperationName, SpecialAction, SpecialName, Step,
    Table, Turn,
};
use proptest::prelude::*;

use super::generate::{self, Chance, Key};

type Keys = fn(&Game, &Turn, &mut Chance) -> Vec<Key>;

/// A game on which a turn is tried out step by step.
struct Trial {
    game: Game,
    turn: Turn,
    dice: Seeded,
    chance: Chance,
}

impl Trial {
    /// Tries steps at random until one is legal. Gives it.
    fn step<S: ActionStep>(&mut self, keys: Keys, build: fn(&Game, &Turn, Key) -> S) -> Option<S> {
        let keys = keys(&self.game, &self.turn, &mut self.chance);
        let start = self.chance.below(keys.len().max(1));
        for index in 0..keys.len() {
            // A stride without a common divisor visits every key.
            let key = keys[(start + index * 7919) % keys.len()];
            let step = build(&self.game, &self.turn, key);
            let (mut game, mut turn, mut effects) = (self.game, self.turn, Vec::new());
            let mut dice = self.dice.clone();
            let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
            if step.carry_out(&mut table, &mut turn).is_ok() {
                (self.game, self.turn, self.dice) = (game, turn, dice);
                return Some(step);
            }
        }
        None
    }

    /// Several steps of a Special Activity.
    fn steps<S: ActionStep>(&mut self, keys: Keys, build: fn(&Game, &Turn, Key) -> S) -> Vec<S> {
        let steps = (0..=self.chance.below(3)).map_while(|_| self.step(keys, build)).collect();
        let mut effects = Vec::new();
        let mut table = Table { game: &mut self.game, dice: &mut self.dice, effects: &mut effects };
        S::finish(&mut table, &mut self.turn).expect("an activity that was legal ends");
        steps
    }

    /// A Special Activity at random, if there may be one now.
    fn special(&mut self) -> Option<SpecialAction> {
        let name = self.chance.one(&SpecialName::ALL);
        self.turn.begin_special(&self.game, name).ok()?;
        let before = self.turn.special_spaces;
        let special = match name {
            SpecialName::Infiltrate => {
                SpecialAction::Infiltrate(self.steps(generate::infiltrate_keys, generate::infiltrate))
            }
            SpecialName::Bombard => {
                SpecialAction::Bombard(self.steps(generate::bombard_keys, generate::bombard))
            }
            SpecialName::Ambush => SpecialAction::Ambush(self.steps(generate::ambush_keys, generate::ambush)),
            SpecialName::Tax => SpecialAction::Tax(self.steps(generate::tax_keys, generate::tax)),
            SpecialName::Subvert => {
                SpecialAction::Subvert(self.steps(generate::subvert_keys, generate::subvert))
            }
            _ => return None,
        };
        (self.turn.special_spaces != before).then_some(special)
    }

    /// The steps of an Operation, with a Special Activity among them now and then.
    fn operation<S: ActionStep>(&mut self, keys: Keys, build: fn(&Game, &Turn, Key) -> S) -> Vec<Step<S>> {
        let mut steps = Vec::new();
        for _ in 0..=self.chance.below(5) {
            if self.chance.below(2) == 0 && self.turn.special.is_none() {
                let special = self.special();
                if special.is_none() {
                    self.turn.special = None;
                }
                steps.extend(special.map(Step::Special));
            }
            steps.extend(self.step(keys, build).map(Step::Own));
        }
        steps
    }
}

/// Every law that must hold of a game.
fn check(game: &Game) {
    let board = game.board();
    assert_eq!(board.control_recounted(), *board.control_map());
    let setup = board.setup();
    assert_eq!(setup.validate().expect("the board is legal"), *board);
}

fn play(seed: u64) -> bool {
    let mut chance = Chance::of(seed);
    let start = generate::game(&mut chance);
    let faction = chance.one(&[Faction::Nva, Faction::Vc]);
    let turn = Turn::of(faction, generate::terms(&mut chance));
    let name = chance.one(&[
        OperationName::Rally,
        OperationName::March,
        OperationName::Attack,
        OperationName::Terror,
    ]);
    let dice = || Seeded::new(DiceState { seed, drawn: 0 });
    let mut trial = Trial { game: start, turn, dice: dice(), chance };
    if trial.turn.begin(&start, name).is_err() {
        return false;
    }
    let action = match name {
        OperationName::Rally => {
            OperationAction::Rally(trial.operation(generate::rally_keys, generate::rally))
        }
        OperationName::March => {
            OperationAction::March(trial.operation(generate::march_keys, generate::march))
        }
        OperationName::Attack => {
            OperationAction::Attack(trial.operation(generate::attack_keys, generate::attack))
        }
        _ => OperationAction::Terror(trial.operation(generate::terror_keys, generate::terror)),
    };
    let json = serde_json::to_string(&action).expect("an action is written");
    assert_eq!(serde_json::from_str::<OperationAction>(&json).expect("and read"), action, "{json}");

    let (mut game, mut whole, mut effects, mut rolls) = (start, turn, Vec::new(), dice());
    let mut table = Table { game: &mut game, dice: &mut rolls, effects: &mut effects };
    if trial.turn.spaces.is_empty() {
        action.carry_out(&mut table, &mut whole).expect_err("an Operation needs a space");
        assert_eq!(game, start);
        return false;
    }
    action.carry_out(&mut table, &mut whole).unwrap_or_else(|error| panic!("{json}: {error}"));
    assert_eq!((game, whole), (trial.game, trial.turn), "{json}");
    replay(start, &effects, &game);
    true
}

/// Applies the effects one by one, checks every law after each, and compares with where they should lead.
fn replay(start: Game, effects: &[GameEffect], end: &Game) {
    let mut game = start;
    check(&game);
    for effect in effects {
        game.apply(*effect).expect("what was done can be done again");
        check(&game);
    }
    assert_eq!(game, *end);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_legal_turns_keep_every_law_and_their_effects_replay_to_the_same_game(seed: u64) {
        play(seed);
    }
}

#[test]
fn most_random_turns_do_something() {
    let done = (0..100).filter(|seed| play(*seed)).count();
    assert!(done > 60, "{done} of 100");
}
