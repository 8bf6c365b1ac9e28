//! Agitation: VC turns a population toward Active Opposition (6.3.2), in the Support Phase and by Cadres.

use crate::action::refusal::{Refusal, Row, require};
use crate::game::Game;
use crate::game::table::Table;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::space::Space;
use crate::vocabulary::support::SupportLevel;
use crate::vocabulary::track::Track;
use pointman_core::error::Error;

/// Levels a space shifts at most.
const MOST_LEVELS: u8 = 2;

/// The most steps of Agitation VC can pay for: its Resources, or Agitate Total if it is a non-player.
pub fn payable(game: &Game) -> u8 {
    game.purse(Faction::Vc).unwrap_or_else(|| game.board().track(Track::AgitateTotal))
}

/// The most steps possible in `space`, regardless of who pays: each Terror marker, then up to 2 levels.
pub fn most_steps(game: &Game, space: Space) -> u8 {
    if !space.can_have_support() {
        return 0;
    }
    game.board().terror(space) + levels_left(game, space)
}

/// How many levels `space` may shift.
fn levels_left(game: &Game, space: Space) -> u8 {
    let levels = game.board().support(space) as u8 - SupportLevel::ActiveOpposition as u8;
    levels.min(MOST_LEVELS)
}

/// Whether VC may Agitate in `space` by `steps`: Terror markers first, then levels.
///
/// # Errors
/// `limits` when there is nothing, or not so much, to Agitate; `unpaid` when it cannot be paid for.
pub fn may_agitate(game: &Game, space: Space, steps: u8, limits: Row, unpaid: Row) -> Result<(), Refusal> {
    let most = most_steps(game, space);
    require(
        game.board().count_by(space, Faction::Vc) > 0,
        limits.at(space, "VC may Agitate only where it has a piece"),
    )?;
    require(space.can_have_support(), limits.at(space, "a space with Population 0 cannot be Agitated"))?;
    require(steps >= 1, limits.at(space, "Agitate at least 1 step"))?;
    require(most > 0, limits.at(space, "has no Terror, and is at Active Opposition already"))?;
    let too_many = match levels_left(game, space) {
        0 => "more steps than Terror markers, with no level left to shift",
        1 => "more steps than Terror markers plus the 1 level that is left",
        _ => "more steps than Terror markers plus 2 levels",
    };
    require(steps <= most, limits.at(space, too_many).limited(most))?;
    let payable = payable(game);
    require(steps <= payable, unpaid.at(space, "costs too much at 1 Resource a step").limited(payable))
}

/// Agitates in `space` by `steps` and pays for it: Terror markers first, then levels. Callers have asked
/// [`may_agitate`].
///
/// # Errors
/// Never by the rules: an error is a broken law of the board.
pub fn agitate(table: &mut Table<'_>, space: Space, steps: u8) -> Result<(), Error> {
    let pool = table.game.pool(Faction::Vc).unwrap_or(Track::AgitateTotal);
    table.change_track(pool, -i32::from(steps))?;
    for _ in 0..steps {
        if table.board().terror(space) > 0 {
            table.apply(crate::board::effect::Effect::Terror { space, delta: -1 })?;
        } else {
            table.shift_support(space, -1)?;
        }
    }
    Ok(())
}
