//! A non-player's whole turn (T5.2, T5.3).

use pointman_core::dice::{DiceState, Seeded};
use pointman_core::error::Error;
use pointman_core::trace::{Silent, Trace};
use pointman_fitl::trung::{Events, Played, play};
use pointman_fitl::{
    Card, CardSide, Faction, FactionSet, Game, GameData, GameEffect, NewGame, NextStep, Scenario, Table,
};

/// Events that have no effect for anybody.
struct Ineffective;

impl Events for Ineffective {
    fn is_effective(
        &mut self,
        _: &mut Vec<GameEffect>,
        _: &Game,
        _: Faction,
        _: Card,
        _: CardSide,
    ) -> Result<bool, Error> {
        Ok(false)
    }

    fn execute(
        &mut self,
        _: &mut Table<'_>,
        _: Faction,
        _: Card,
        _: CardSide,
        _: &mut impl Trace,
    ) -> Result<(), Error> {
        Ok(())
    }
}

/// How many games.
fn games() -> u64 {
    crate::soak::rounds(60)
}

#[test]
fn non_players_play_card_after_card_and_keep_every_law_of_the_game() {
    for seed in 0..games() {
        let scenario = Scenario::ALL[seed as usize % 3];
        let mut dice = Seeded::new(DiceState { seed, drawn: 0 });
        let agreed = NewGame { players: FactionSet::NONE, ..NewGame::of(scenario) };
        let mut effects = Vec::new();
        let mut game = agreed.begin(&mut dice, &mut effects).unwrap();
        for _ in 0..200 {
            effects.clear();
            let before = game;
            let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
            match table.game.next_step() {
                NextStep::Reveal => {
                    table.draw().unwrap();
                }
                NextStep::Act { .. } | NextStep::PivotalWindow(_) => {
                    let played = play(&mut table, &mut Ineffective, &mut Silent);
                    let played = played.unwrap_or_else(|error| {
                        panic!("{scenario} {seed}: {error} in {:?}", game.next_step())
                    });
                    if let Played::Turn(turn) = played {
                        let executed = turn.executed.operation.is_some() || turn.executed.special.is_some();
                        let read = turn.reading.last().is_some_and(|side| side.left.is_none());
                        assert_eq!(executed, read, "{scenario} {seed}: {turn:?}");
                    }
                }
                _ => break,
            }
            let mut replayed = before;
            for effect in &effects {
                replayed.apply(*effect).unwrap();
            }
            assert_eq!(replayed, game, "{scenario} {seed}: the effects lead to the game");
            assert_eq!(GameData::from(&game).validate().as_ref(), Ok(&game), "{scenario} {seed}");
        }
    }
}

/// Every set of factions that people may play beside at least one non-player.
fn mixes() -> impl Iterator<Item = FactionSet> {
    (0..15_u8).map(|mix| Faction::ALL.into_iter().filter(|faction| mix >> faction.index() & 1 == 1).collect())
}

#[test]
fn any_mix_of_people_and_non_players_plays_each_scenario() {
    for (number, players) in mixes().enumerate() {
        let scenario = Scenario::ALL[number % 3];
        let mut dice = Seeded::new(DiceState { seed: number as u64, drawn: 0 });
        let agreed = NewGame { players, ..NewGame::of(scenario) };
        let (mut effects, mut acted) = (Vec::new(), FactionSet::NONE);
        let mut game = agreed.begin(&mut dice, &mut effects).unwrap();
        assert_eq!(game.trung_deck().len(), 6 * (4 - players.len()), "six cards of each non-player");
        for _ in 0..120 {
            effects.clear();
            let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
            match table.game.next_step() {
                NextStep::Reveal => drop(table.draw().unwrap()),
                NextStep::Act { faction, .. } if players.contains(faction) => {
                    table.pass(faction).unwrap();
                    acted = acted.with(faction);
                }
                NextStep::Act { .. } | NextStep::PivotalWindow(_) => {
                    let played = play(&mut table, &mut Ineffective, &mut Silent)
                        .unwrap_or_else(|error| panic!("{players}: {error}"));
                    if let Played::Turn(turn) = played {
                        acted = acted.with(turn.turn.faction);
                    }
                }
                _ => break,
            }
            let turned_up = effects.iter().filter_map(|effect| match effect {
                GameEffect::TrungCard { card } => Some(card.faction()),
                _ => None,
            });
            assert!(turned_up.into_iter().all(|faction| !players.contains(faction)), "{players}");
        }
        assert!(acted.len() >= 2, "{players}: {acted}");
    }
}
