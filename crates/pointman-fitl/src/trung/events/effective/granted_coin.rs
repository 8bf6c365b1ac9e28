//! Texts that grant US or ARVN Operations, Special Activities, Pacification, Redeployment or Commitment.

use super::Weighed;
use crate::board::Board;
use crate::coup::{Pacified, PacifyTerms};
use crate::events::Grant;
use crate::events::cards::coin_spaces::{
    AROUND_CAN_THO, ROK_SHIFTS, above_active_opposition, aces, air_strike, free_turn, new_jersey,
    nva_troops_among_us_troops, on_nva_alone, shelled_coast, sprayed, tunnels_among_us_troops,
    with_arvn_and_nva, with_nva, without_police,
};
use crate::events::cards::kinds::{IRREGULARS, OPEN_BASES, US};
use crate::game::Game;
use crate::game::game_effect::GameEffect;
use crate::operations::assault::Treated;
use crate::operations::sweep::reaches;
use crate::trung::events::granted::{could_sweep_or_assault, foreseen, has_best_space};
use crate::trung::pacify::{Occasion, Pacifying};
use crate::trung::us::air_strike::targets;
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::card::CardSide::{Shaded, Unshaded};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::track::Track;

/// Whether the text has an effect, if it is one of these.
pub(super) fn is_effective(weighed: &Weighed<'_>, room: &mut Vec<GameEffect>) -> Option<bool> {
    let Weighed { game, faction, card, side } = *weighed;
    let board = game.board();
    let held = |name, types: &[PieceType]| types.iter().any(|piece_type| board.in_box(name, *piece_type) > 0);
    let available = |piece_type| board.available(piece_type) > 0;
    let on_map = |kinds: PieceSet, spaces: SpaceSet| !(board.with_any(kinds) & spaces).is_empty();
    let strikes = |grant: Grant| !targets(game, &grant.turn()).is_empty();
    Some(match (card, side, faction) {
        (1, Unshaded, _) => held(BoxName::OutOfPlay, &US) || strikes(air_strike(Faction::Us)),
        (1, Shaded, _) => held(BoxName::Casualties, &US),
        (6, Unshaded, _) => strikes(aces()) || board.track(Track::Trail) > 0,
        (6, Shaded, _) => available(PieceType::UsTroops) || board.track(Track::Trail) < 4,
        (23, Shaded, _) => !tunnels_among_us_troops(game).is_empty(),
        (25, Unshaded, _) => on_map(PieceSet::INSURGENT, SpaceSet::MEKONG) || could_sweep_delta(board),
        (25, Shaded, _) => available(PieceType::VcGuerrillas),
        (26, Shaded, _) => on_map(IRREGULARS, SpaceSet::ALL),
        (30, Unshaded, by) => strikes(new_jersey(by)),
        (30, Shaded, _) => !shelled_coast(board).is_empty(),
        (40, Unshaded, by) => held(BoxName::Casualties, &[PieceType::UsTroops]) || strikes(air_strike(by)),
        (40, Shaded, _) => available(PieceType::UsTroops),
        (44, Unshaded, _) => !with_nva(board).is_empty(),
        (44, Shaded, _) => !nva_troops_among_us_troops(game).is_empty(),
        (47, Unshaded, _) => {
            let turn = free_turn(Faction::Arvn);
            available(PieceType::ArvnTroops) && !with_arvn_and_nva(board).is_empty()
                || SpaceSet::ALL.iter().any(|space| on_nva_alone(game, &turn, space).is_some())
        }
        (62, Unshaded, _) => on_map(OPEN_BASES, SpaceSet::CAMBODIA),
        (62, Shaded, _) => available(PieceType::NvaTroops) || available(PieceType::NvaGuerrillas),
        (64, _, Faction::Us) => {
            let is_open = board.track(Track::Aid) < 75 || board.track(Track::Patronage) > 0;
            is_open || could_pacify(game, Faction::Us, &game.pacification_terms())
        }
        (64, _, _) => board.track(Track::Aid) > 0 || board.track(Track::Patronage) > 0,
        (70, Unshaded, _) | (90, Shaded, _) => true,
        (70, Shaded, _) => !above_active_opposition(board, ROK_SHIFTS).is_empty(),
        (73, Shaded, _) => held(BoxName::Available, &US),
        (74, Unshaded, _) => available(PieceType::ArvnTroops) || board.track(Track::Trail) > 0,
        (75, Unshaded, by) => could_sweep_or_assault(game, by, SpaceSet::CAMBODIA),
        (92, Unshaded, _) => [Faction::Us, Faction::Arvn]
            .into_iter()
            .any(|by| could_sweep_or_assault(game, by, AROUND_CAN_THO)),
        (95, Unshaded, _) => has_best_space(game),
        (95, Shaded, _) => !without_police(board).is_empty(),
        (96, Unshaded, _) => {
            let terms = PacifyTerms { price: 0, most_levels: 1, most_spaces: 4 };
            [Faction::Us, Faction::Arvn].into_iter().any(|by| could_pacify(game, by, &terms))
        }
        (99, Unshaded, by) => {
            let wanted = if by == Faction::Us { 4 } else { 1 };
            let open = SpaceSet::CITIES_AND_PROVINCES - SpaceSet::JUNGLE - SpaceSet::COIN_FORBIDDEN;
            open.iter().any(|space| foreseen(game, by, space, Treated::TroopsAsUs, room) >= wanted)
        }
        (111, Unshaded, _) => on_map(PieceSet::INSURGENT - PieceSet::TUNNELS, SpaceSet::JUNGLE),
        (111, Shaded, _) => !sprayed(board).is_empty(),
        (117, Unshaded, _) => {
            held(BoxName::OutOfPlay, &[PieceType::ArvnTroops]) || available(PieceType::ArvnTroops)
        }
        (117, Shaded, _) => on_map(PieceSet::of_faction(Faction::Arvn), SpaceSet::ALL),
        _ => return None,
    })
}

/// Whether ARVN stands in a space of card 25 that holds Insurgents, or its Troops could come.
fn could_sweep_delta(board: &Board) -> bool {
    let arvn = board.with_any(PieceSet::of_faction(Faction::Arvn) & PieceSet::FORCES);
    let comes = |to: Space| board.with(PieceKind::ArvnTroops).iter().any(|from| reaches(board, from, to));
    let held = SpaceSet::LOWLAND_TOUCHING_MEKONG & board.with_any(PieceSet::INSURGENT);
    held.iter().any(|space| arvn.contains(space) || comes(space))
}

/// Whether `by` finds a space to Pacify: a person any in which a step can be made, a non-player one below the
/// level it wants.
fn could_pacify(game: &Game, by: Faction, terms: &PacifyTerms) -> bool {
    let done = Pacified::default();
    let pacifying = Pacifying {
        free: terms.price == 0,
        most_levels: terms.most_levels,
        ..Pacifying::of(by, Occasion::SupportPhase)
    };
    SpaceSet::POPULATED.iter().any(|space| {
        let wants = if game.is_player(by) {
            let limits = game.pacify_limits(by, space, &done, terms);
            limits.terror + limits.levels > 0
        } else {
            pacifying.may_select(game, space, 0)
        };
        wants && game.may_pacify(by, space, &done, terms).is_ok()
    })
}
