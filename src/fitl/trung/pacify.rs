//! How far a non-player Pacifies a space: in Training, in the Support Phase, and by Events (T5.4.3, 6.3.1).

use crate::fitl::faction::Faction;
use crate::fitl::game::Game;
use crate::fitl::operations::pacify::Pacification;
use crate::fitl::support::SupportLevel;

/// The level up to which non-player `faction` Pacifies: ARVN no further than Passive Support.
pub const fn pacify_goal(faction: Faction) -> SupportLevel {
    match faction {
        Faction::Us => SupportLevel::ActiveSupport,
        _ => SupportLevel::PassiveSupport,
    }
}

/// The Terror markers removed and the levels shifted: all that can be paid for, and no more than `limit` steps if there is a limit. None where
/// nothing can be paid for, or where the space is at its goal: Terror alone is no reason.
pub fn pacified(game: &Game, pacification: &Pacification, limit: Option<u8>) -> Option<(u8, u8)> {
    let (terror, levels) = (game.board().terror(pacification.space), pacification.levels(game));
    let steps = pacification.steps(game).min(limit.unwrap_or(u8::MAX));
    let removed = terror.min(steps);
    (levels > 0 && steps > 0).then_some((removed, levels.min(steps - removed)))
}
