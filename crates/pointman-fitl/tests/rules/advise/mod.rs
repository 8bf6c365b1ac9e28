//! Advice: what is proposed is legal and complete as it is printed, nothing hidden is read, and the same seed
//! gives the same advice.

mod candidates;
mod hidden;
mod seats;

use pointman_core::dice::{DiceState, Seeded};
use pointman_fitl::advise::asked;
use pointman_fitl::trung::playout::{Seat, play_on};
use pointman_fitl::{ByFaction, Faction, FactionSet, Game, HumanWins, NewGame, Scenario};

/// A game in which these factions are people's, played on by the tables until one of them is asked something
/// for the `nth` time.
pub fn position(players: FactionSet, seed: u64, nth: u32) -> Option<(Game, Faction)> {
    let scenario = [Scenario::Short, Scenario::Medium, Scenario::Full][(seed % 3) as usize];
    let human_wins = if seed.is_multiple_of(2) { HumanWins::Early } else { HumanWins::Final };
    let agreed = NewGame { players, human_wins, ..NewGame::of(scenario) };
    let mut dice = Seeded::new(DiceState { seed, drawn: 0 });
    let mut effects = Vec::new();
    let game = agreed.begin(&mut dice, &mut effects).unwrap();
    let mut seats =
        ByFaction::from_fn(|one| if players.contains(one) { Seat::StandIn } else { Seat::Tables });
    let mut left = nth;
    let until = |game: &Game| {
        let is_asked = asked(game).is_some();
        left = left.saturating_sub(u32::from(is_asked));
        is_asked && left == 0
    };
    let game = play_on(&game, &mut seats, &mut dice, &mut effects, until).unwrap();
    asked(&game).map(|faction| (game, faction))
}
