//! Seats that take advice.

use pointman_core::dice::Seeded;
use pointman_fitl::advise::seat::Advised;
use pointman_fitl::trung::simulation::GameOutcome;
use pointman_fitl::{ByFaction, Faction, FactionSet, NewGame, Scenario};

fn played(factions: &[Faction], number: u64) -> GameOutcome {
    let players: FactionSet = factions.iter().copied().collect();
    let agreed = NewGame { players, ..NewGame::of(Scenario::Short) };
    let (mut dice, mut effects) = (Seeded::stream(5, number), Vec::new());
    let mut game = agreed.begin(&mut dice, &mut effects).unwrap();
    let playouts = ByFaction::from_fn(|one| players.contains(one).then_some(20));
    Advised::of(playouts, number).play_out(&mut game, &mut dice, &mut effects, true, &|_| Ok(())).unwrap()
}

#[test]
fn games_of_advised_seats_keep_every_law_and_are_the_same_again() {
    for factions in [&[Faction::Vc] as &[Faction], &[Faction::Us, Faction::Nva]] {
        let outcome = played(factions, 1);
        assert!(outcome.winner.is_some());
        assert_eq!(outcome, played(factions, 1));
    }
}
