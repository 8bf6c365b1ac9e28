//! Seats that take advice.

use pointman_core::dice::Seeded;
use pointman_fitl::advise::seat::Advised;
use pointman_fitl::trung::simulation::GameOutcome;
use pointman_fitl::{ByFaction, Faction, FactionSet, NewGame, Scenario};

fn played(faction: Faction, number: u64) -> GameOutcome {
    let players = FactionSet::only(faction);
    let agreed = NewGame { players, ..NewGame::of(Scenario::Short) };
    let (mut dice, mut effects) = (Seeded::stream(5, number), Vec::new());
    let mut game = agreed.begin(&mut dice, &mut effects).unwrap();
    let playouts = ByFaction::from_fn(|one| (one == faction).then_some(20));
    Advised::of(playouts, number).play_out(&mut game, &mut dice, &mut effects, true).unwrap()
}

#[test]
fn games_of_an_advised_seat_keep_every_law_and_are_the_same_again() {
    let outcome = played(Faction::Vc, 1);
    assert!(outcome.winner.is_some());
    assert_eq!(outcome, played(Faction::Vc, 1));
}
