//! ActionOptions are complete: whatever they list is accepted, whatever they omit is refused, at the
//! beginning of a turn and within it.

use std::fmt::Debug;

use pointman_core::dice::{DiceState, Seeded};
use pointman_fitl::operations::{attack, march, rally, terror};
use pointman_fitl::special_activities::{ambush, bombard, infiltrate, subvert, tax};
use pointman_fitl::{
    ActionOptions, ActionStep, Faction, Form, Game, OperationName, SpecialName, Table, Transfer, Turn,
};
use proptest::prelude::*;

use super::generate::{self, Chance, Key};

type Keys = fn(&Game, &Turn, &mut Chance) -> Vec<Key>;
type Build<S> = fn(&Game, &Turn, Key) -> S;
type Listed = fn(&Game, &Turn) -> ActionOptions;

/// Carries a step out on a copy. Gives the game and turn after it.
fn after<S: ActionStep>(game: &Game, turn: &Turn, step: &S) -> Option<(Game, Turn)> {
    let (mut game, mut turn, mut effects) = (*game, *turn, Vec::new());
    let mut dice = Seeded::new(DiceState { seed: 1, drawn: 0 });
    let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
    step.carry_out(&mut table, &mut turn).ok().map(|()| (game, turn))
}

/// Compares what is listed with what is accepted, does one of the listed things, and compares again.
fn compare<S: ActionStep + Debug>(
    mut game: Game,
    mut turn: Turn,
    chance: &mut Chance,
    (options, keys, build): (Listed, Keys, Build<S>),
) {
    for _ in 0..3 {
        let listed = options(&game, &turn);
        let mut accepted = Vec::new();
        for key in keys(&game, &turn, chance) {
            let step = build(&game, &turn, key);
            let next = if listed.refused.is_some() { None } else { after(&game, &turn, &step) };
            assert_eq!(
                key.is_listed(&listed),
                next.is_some(),
                "{key:?}\n{step:?}\n{listed:?}\n{:?}\n{turn:?}",
                game.board()
            );
            accepted.extend(next);
        }
        if accepted.is_empty() {
            return;
        }
        let index = chance.below(accepted.len());
        (game, turn) = accepted.swap_remove(index);
    }
}

/// A turn at random in a game at random, with the Operation begun if it may be.
fn turn(seed: u64, factions: &[Faction], operation: Option<OperationName>) -> (Game, Turn, Chance) {
    let mut chance = Chance::of(seed);
    let game = generate::game(&mut chance);
    let mut turn = Turn::of(chance.one(factions), generate::terms(&mut chance));
    if let Some(operation) = operation {
        let _ = turn.begin(&game, operation);
    }
    (game, turn, chance)
}

/// A turn at random with the Special Activity begun, with any Operation it goes with, if it may be.
fn special(seed: u64, factions: &[Faction], name: SpecialName) -> (Game, Turn, Chance) {
    let (game, mut turn, mut chance) = turn(seed, factions, None);
    let with: Vec<_> =
        OperationName::ALL.into_iter().filter(|operation| name.goes_with(*operation)).collect();
    turn.operation = Some(chance.one(&with));
    let _ = turn.begin_special(&game, name);
    (game, turn, chance)
}

const BOTH: &[Faction] = &[Faction::Nva, Faction::Vc];

/// Compares the transfers that are listed besides an Operation with those that are accepted during it.
fn transfers(game: &Game, turn: &Turn, operation: OperationName) {
    let listed = operation.options(game, turn);
    for (from, to) in Faction::ALL.into_iter().flat_map(|from| Faction::ALL.map(|to| (from, to))) {
        let form = format!("transfer {from} {to}");
        for amount in 0..=40 {
            let (mut copy, mut effects) = (*game, Vec::new());
            let mut dice = Seeded::new(DiceState { seed: 1, drawn: 0 });
            let mut table = Table { game: &mut copy, dice: &mut dice, effects: &mut effects };
            let accepted =
                listed.refused.is_none() && Transfer { from, to, amount }.carry_out(&mut table, turn).is_ok();
            let fits = |other: &Form| {
                other.form == form && other.most.is_some_and(|most| (1..=most).contains(&amount))
            };
            assert_eq!(accepted, listed.besides.iter().any(fits), "{form} {amount}: {listed:?}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn rally_lists_what_it_accepts(seed: u64) {
        let (game, turn, mut chance) = turn(seed, BOTH, Some(OperationName::Rally));
        compare(game, turn, &mut chance, (rally::options, generate::rally_keys, generate::rally));
        let listed = rally::options(&game, &turn).besides.len() == 1;
        prop_assert_eq!(listed, after(&game, &turn, &rally::RallyStep::ImproveTrail).is_some());
    }

    #[test]
    fn every_operation_lists_the_transfers_it_accepts(seed: u64) {
        let operation = Chance::of(seed).one(&[OperationName::Rally, OperationName::March,
            OperationName::Attack, OperationName::Terror]);
        let (game, turn, _) = turn(seed, BOTH, Some(operation));
        transfers(&game, &turn, operation);
    }

    #[test]
    fn march_lists_what_it_accepts(seed: u64) {
        let (game, turn, mut chance) = turn(seed, BOTH, Some(OperationName::March));
        compare(game, turn, &mut chance, (march::options, generate::march_keys, generate::march));
    }

    #[test]
    fn attack_lists_what_it_accepts(seed: u64) {
        let (game, turn, mut chance) = turn(seed, BOTH, Some(OperationName::Attack));
        compare(game, turn, &mut chance, (attack::options, generate::attack_keys, generate::attack));
    }

    #[test]
    fn terror_lists_what_it_accepts(seed: u64) {
        let (game, turn, mut chance) = turn(seed, BOTH, Some(OperationName::Terror));
        compare(game, turn, &mut chance, (terror::options, generate::terror_keys, generate::terror));
    }

    #[test]
    fn infiltrate_lists_what_it_accepts(seed: u64) {
        let (game, turn, mut chance) = special(seed, &[Faction::Nva], SpecialName::Infiltrate);
        compare(game, turn, &mut chance, (infiltrate::options, generate::infiltrate_keys,
            generate::infiltrate));
    }

    #[test]
    fn bombard_lists_what_it_accepts(seed: u64) {
        let (game, turn, mut chance) = special(seed, &[Faction::Nva], SpecialName::Bombard);
        compare(game, turn, &mut chance, (bombard::options, generate::bombard_keys, generate::bombard));
    }

    #[test]
    fn ambush_with_attack_lists_what_it_accepts(seed: u64) {
        let (game, mut turn, mut chance) = turn(seed, BOTH, Some(OperationName::Attack));
        let _ = turn.begin_special(&game, SpecialName::Ambush);
        compare(game, turn, &mut chance, (ambush::options, generate::ambush_keys, generate::ambush));
    }

    #[test]
    fn ambush_with_march_lists_what_it_accepts(seed: u64) {
        let (mut game, mut turn, mut chance) = turn(seed, BOTH, Some(OperationName::March));
        for _ in 0..4 {
            for key in generate::march_keys(&game, &turn, &mut chance) {
                if let Some(next) = after(&game, &turn,
                    &generate::march(&game, &turn, key)).filter(|_| chance.below(8) == 0) {
                    (game, turn) = next;
                    break;
                }
            }
        }
        let _ = turn.begin_special(&game, SpecialName::Ambush);
        compare(game, turn, &mut chance, (ambush::options, generate::ambush_keys, generate::ambush));
    }

    #[test]
    fn tax_lists_what_it_accepts(seed: u64) {
        let (game, turn, mut chance) = special(seed, &[Faction::Vc], SpecialName::Tax);
        compare(game, turn, &mut chance, (tax::options, generate::tax_keys, generate::tax));
    }

    #[test]
    fn subvert_lists_what_it_accepts(seed: u64) {
        let (game, turn, mut chance) = special(seed, &[Faction::Vc], SpecialName::Subvert);
        compare(game, turn, &mut chance, (subvert::options, generate::subvert_keys, generate::subvert));
    }
}
