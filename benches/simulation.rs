//! How long games take in which non-players are all there is.

use criterion::{Criterion, criterion_group, criterion_main};
use pointman::dice::{DiceState, Seeded};
use pointman::error::Error;
use pointman::fitl::trung::{Events, coup, play};
use pointman::fitl::{Card, CardSide, Faction, FactionSet, NewGame, NextStep, Scenario, Table};
use pointman::trace::{Silent, Trace};

/// Non-players find no Event worth executing: what is left is their Operations.
struct Ineffective;

impl Events for Ineffective {
    fn is_effective(&mut self, _: &mut Table<'_>, _: Faction, _: Card, _: CardSide) -> Result<bool, Error> {
        Ok(false)
    }

    fn execute(&mut self, _: &mut Table<'_>, _: Faction, _: Card, _: CardSide, _: &mut impl Trace) -> Result<(), Error> {
        Ok(())
    }
}

fn games(criterion: &mut Criterion) {
    for scenario in Scenario::ALL {
        let mut seed = 0;
        criterion.bench_function(&format!("a game of non-players: {scenario}"), |bench| {
            bench.iter(|| {
                seed += 1;
                let mut dice = Seeded::new(DiceState { seed, drawn: 0 });
                let agreed = NewGame { players: FactionSet::NONE, ..NewGame::of(scenario) };
                let mut effects = Vec::new();
                let mut game = agreed.begin(&mut dice, &mut effects).unwrap();
                loop {
                    effects.clear();
                    let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
                    match table.game.next_step() {
                        NextStep::Reveal => {
                            table.draw().unwrap();
                        }
                        NextStep::Act { .. } | NextStep::PivotalWindow(_) => {
                            play(&mut table, &mut Ineffective, &mut Silent).unwrap();
                        }
                        NextStep::CoupCard(_) | NextStep::CoupRound(_) => {
                            coup::play_round(&mut table, &mut Silent).unwrap();
                        }
                        NextStep::Over | NextStep::NoCards => break,
                    }
                }
                game
            });
        });
    }
}

criterion_group!(benches, games);
criterion_main!(benches);
