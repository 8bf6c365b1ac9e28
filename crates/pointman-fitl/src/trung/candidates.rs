//! What the conditions of cards ask of Operations and Special Activities before they are executed: where they
//! could be.

use super::firepower::{arvn_firepower, count, pieces_in};
use super::removal::{INSURGENT_BASES_LAST, removed};
use crate::action::turn::Turn;
use crate::board::Board;
use crate::board::control::Control;
use crate::game::Game;
use crate::game::readings::RouteEnds;
use crate::operations::OperationName;
use crate::operations::insurgent::guerrillas;
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;

/// The Cities and LoCs of routes from Can Tho to Hue: all but the LoCs that lead nowhere else (T2).
pub const ROUTES: SpaceSet = SpaceSet::CITIES.union(SpaceSet::LOCS).difference(SpaceSet::of(&[
    Space::LocHueKheSanh,
    Space::LocCanThoChauDoc,
    Space::LocCanThoBacLieu,
    Space::LocCanThoLongPhu,
]));

/// The spaces in which enemies block the routes: Can Tho and Hue too (R15), unless these are left out.
fn blockable(game: &Game) -> SpaceSet {
    match game.readings.route_ends {
        RouteEnds::Block => ROUTES,
        RouteEnds::LeftOut => ROUTES.without(Space::CanTho).without(Space::Hue),
    }
}

/// Whether no chain of LoCs and Cities free of NVA and VC pieces joins Can Tho and Hue, these two included
/// (T2).
pub fn routes_are_blocked(game: &Game) -> bool {
    let open = ROUTES - route_blocks(game);
    !open.reached_from(Space::CanTho).contains(Space::Hue)
}

/// The spaces of the routes from Can Tho to Hue that are blocked.
pub fn route_blocks(game: &Game) -> SpaceSet {
    game.board().with_any(PieceSet::INSURGENT) & blockable(game)
}

/// How many NVA and VC pieces an Assault of ARVN would leave in `space`, made now; a Tunneled Base is not
/// removed (3.2.4).
pub fn left_by_arvn_assault(board: &Board, space: Space) -> u8 {
    let pieces = pieces_in(board, space);
    let hits = arvn_firepower(space, &pieces);
    let losses = removed(&pieces, &INSURGENT_BASES_LAST, PieceSet::ALL, FactionSet::NONE, hits);
    board.insurgent(space) - count(&losses, PieceSet::INSURGENT)
}

/// The Cities and Provinces to which an Assault of ARVN would bring COIN Control.
pub fn arvn_assault_adds_control(board: &Board) -> SpaceSet {
    let fought = board.with_any(PieceSet::ARVN_CUBES)
        & board.with_any(PieceSet::INSURGENT)
        & SpaceSet::CITIES_AND_PROVINCES;
    fought.filter(|space| {
        board.control(space) != Control::Coin && board.coin(space) > left_by_arvn_assault(board, space)
    })
}

/// The spaces of the routes from Can Tho to Hue with NVA or VC pieces of which an Assault of ARVN would leave
/// none.
pub fn arvn_assault_clears_route(game: &Game) -> SpaceSet {
    let board = game.board();
    let fought = board.with_any(PieceSet::ARVN_CUBES) & board.with_any(PieceSet::INSURGENT) & blockable(game);
    fought.filter(|space| left_by_arvn_assault(board, space) == 0)
}

/// Where a non-player VC can Tax: with an Underground Guerrilla, with two beside a VC Base; on a LoC with
/// Econ, or where there is Population and no COIN Control (4.5.1). Spaces Taxed before are among them.
pub fn tax_candidates(board: &Board, turn: &Turn) -> SpaceSet {
    let hidden = PieceKind::VcGuerrillasUnderground;
    (board.with(hidden) & turn.terms.only_in).filter(|space| {
        let guarded = board.count_of(space, PieceType::VcBases) == 0 || board.count(space, hidden) >= 2;
        let yields = space.econ() > 0 || space.population() > 0 && board.control(space) != Control::Coin;
        guarded && yields
    })
}

/// Where `turn`'s faction can Ambush with Guerrillas that have just marched there and are Underground: with a
/// US or ARVN piece there, or next to a LoC (4.4.3). None under Claymores, unless an Event names the Ambush.
pub fn march_ambush_candidates(game: &Game, turn: &Turn) -> SpaceSet {
    let banned = game.unshaded(LastingCard::Claymores) && !turn.terms.directed;
    if banned || turn.operation != Some(OperationName::March) {
        return SpaceSet::NONE;
    }
    let [underground, _] = guerrillas(turn.faction);
    let enemies = game.board().with_any(PieceSet::COIN);
    turn.spaces.filter(|space| {
        let targets = if space.is_loc() { space.adjacent().with(space) } else { space.into() };
        turn.insurgent.marched(game, space, underground) > 0 && enemies.meets(targets)
    })
}
