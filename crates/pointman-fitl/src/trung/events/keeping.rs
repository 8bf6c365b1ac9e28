//! Which US Troops a non-player US can do without when an Event moves them (T5.7.3).

use crate::action::turn::{Terms, Turn};
use crate::board::effect::Effect;
use crate::events::cards::kinds::{US, held};
use crate::game::Game;
use crate::game::table::Table;
use crate::trung::group::kept;
use crate::trung::movement::{MoveAction, Movement};
use crate::trung::scene::Scene;
use crate::trung::select::select_most;
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::trace::{Silent, Trace};

/// How many US Troops the Keep rows let go from `from` to `to`.
fn free_us_troops(game: &Game, from: Space, to: Space) -> u8 {
    let turn = Turn::of(Faction::Us, Terms::FULL);
    let scene = Scene::of(game, &turn);
    let types = PieceKind::UsTroops.into();
    let movement = Movement { action: MoveAction::Event, types, from: from.into(), amass: false };
    kept(&scene, &movement, from, to, &mut Silent).free[PieceKind::UsTroops]
}

/// The Provinces from which the Keep rows let at least 2 US Troops go to `city` (card 91).
pub(super) fn provinces_to_empty(game: &Game, city: Space) -> SpaceSet {
    let provinces = SpaceSet::PROVINCES & game.board().with(PieceKind::UsTroops);
    provinces.filter(|province| free_us_troops(game, province, city) >= 2)
}

/// The non-player US brings Troops to `city`, 2 for each piece in Casualties, from the Province with most of
/// those that can do without 2 (card 91).
///
/// # Errors
/// When the dice give no answer.
pub(super) fn bring_to_city(table: &mut Table<'_>, city: Space, trace: &mut impl Trace) -> Result<(), Error> {
    let game = *table.game;
    let piece = PieceKind::UsTroops;
    let most = |space| i16::from(game.board().count(space, piece));
    let origins = provinces_to_empty(&game, city);
    let Some(from) = select_most(origins, "province", most, table.dice, trace)? else { return Ok(()) };
    let casualties = held(game.board(), BoxName::Casualties, &US);
    match (free_us_troops(&game, from, city) / 2).min(casualties) * 2 {
        0 => Ok(()),
        count => table.apply(Effect::Move { piece, count, from, to: city }),
    }
}
