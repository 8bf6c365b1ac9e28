//! How far a non-player VC Agitates in a space (6.3.2).

use crate::board::agitation::{most_steps, payable};
use crate::game::Game;
use crate::vocabulary::space::Space;

/// The steps by which a non-player VC Agitates in `space`: every Terror marker, then up to 2 levels, as far
/// as its Agitate Total goes.
///
/// ```
/// use pointman_fitl::trung::vc::agitation_steps;
/// use pointman_fitl::{Edition, Effect, FactionSet, Game, Scenario, Space, Track};
/// let mut game = Game::on(Scenario::Full.board(), FactionSet::NONE, Edition::Second);
/// let from = game.board().track(Track::AgitateTotal);
/// game.apply(Effect::Track { name: Track::AgitateTotal, from, to: 1 }.into()).unwrap();
/// assert_eq!(agitation_steps(&game, Space::Saigon), 1);
/// assert_eq!(agitation_steps(&game, Space::CentralLaos), 0, "nobody lives there");
/// ```
pub fn agitation_steps(game: &Game, space: Space) -> u8 {
    most_steps(game, space).min(payable(game))
}
