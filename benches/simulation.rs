//! How long games take in which non-players are all there is, with every Event.

use criterion::{Criterion, criterion_group, criterion_main};
use pointman::dice::Seeded;
use pointman::fitl::trung::simulation::play_out;
use pointman::fitl::{FactionSet, NewGame, Scenario};

fn games(criterion: &mut Criterion) {
    for scenario in Scenario::ALL {
        let agreed = NewGame { players: FactionSet::NONE, ..NewGame::of(scenario) };
        let (mut number, mut effects) = (0, Vec::new());
        criterion.bench_function(&format!("a game of non-players: {scenario}"), |bench| {
            bench.iter(|| {
                number += 1;
                let mut dice = Seeded::stream(1, number);
                let mut game = agreed.begin(&mut dice, &mut effects).expect("a scenario begins");
                play_out(&mut game, &mut dice, &mut effects, false).expect("a game ends")
            });
        });
    }
}

criterion_group!(benches, games);
criterion_main!(benches);
