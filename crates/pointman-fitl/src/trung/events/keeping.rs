//! Which US Troops a non-player US can do without when an Event moves them (T5.7.3).

use crate::action::turn::{Terms, Turn};
use crate::game::Game;
use crate::trung::group::kept;
use crate::trung::movement::{MoveAction, Movement};
use crate::trung::scene::Scene;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::trace::Silent;

/// How many US Troops the Keep rows let go from `from` to `to`.
pub(crate) fn free_us_troops(game: &Game, from: Space, to: Space) -> u8 {
    let turn = Turn::of(Faction::Us, Terms::FULL);
    let scene = Scene::of(game, &turn);
    let types = PieceKind::UsTroops.into();
    let movement = Movement { action: MoveAction::Event, types, from: from.into(), amass: false };
    kept(&scene, &movement, from, to, &mut Silent).free[PieceKind::UsTroops]
}

/// The Provinces from which the Keep rows let at least 2 US Troops go to `city` (card 91).
pub(crate) fn provinces_to_empty(game: &Game, city: Space) -> SpaceSet {
    let provinces = SpaceSet::PROVINCES & game.board().with(PieceKind::UsTroops);
    provinces.filter(|province| free_us_troops(game, province, city) >= 2)
}
