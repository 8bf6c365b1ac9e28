//! Texts that grant US or ARVN Operations, Special Activities, Pacification, Redeployment or Commitment.

use super::Weighed;
use crate::board::Board;
use crate::coup::{Pacified, PacifyTerms};
use crate::events::cards::coin_spaces::{
    AROUND_CAN_THO, ROK_SHIFTS, above_active_opposition, aces, air_strike, free_turn, new_jersey,
    nva_troops_among_us_troops, on_nva_alone, shelled_coast, sprayed, us_troops_around, with_arvn_and_nva,
    with_nva, without_police,
};
use crate::events::cards::kinds::{IRREGULARS, OPEN_BASES, US};
use crate::game::Game;
use crate::operations::assault::Treated;
use crate::operations::sweep::reaches;
use crate::trung::events::granted::{could_sweep_or_assault, foreseen, has_best_space};
use crate::trung::pacify::{Occasion, Pacifying};
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::card::CardSide::{Shaded, Unshaded};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;

/// Card 1.
pub(super) fn gulf_of_tonkin(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => w.holds(BoxName::OutOfPlay, &US) || w.strikes(air_strike(Faction::Us)),
        Shaded => w.holds(BoxName::Casualties, &US),
    }
}

/// Card 6.
pub(super) fn aces_over_the_trail(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => w.strikes(aces()) || w.trail() > 0,
        Shaded => w.available(PieceType::UsTroops) || w.trail() < 4,
    }
}

/// Card 23.
pub(super) fn operation_attleboro(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Shaded => {
            w.board().with_any(PieceSet::TUNNELS).iter().any(|space| us_troops_around(w.game, space) > 0)
        }
        Unshaded => false,
    }
}

/// Card 25.
pub(super) fn tf_116_riverines(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => w.is_any(SpaceSet::MEKONG, PieceSet::INSURGENT) || could_sweep_delta(w.board()),
        Shaded => w.available(PieceType::VcGuerrillas),
    }
}

/// Card 26.
pub(super) fn lrrp(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Shaded => w.is_any(SpaceSet::ALL, IRREGULARS),
        Unshaded => false,
    }
}

/// Card 30.
pub(super) fn uss_new_jersey(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => w.strikes(new_jersey(w.faction)),
        Shaded => !shelled_coast(w.board()).is_empty(),
    }
}

/// Card 40.
pub(super) fn pows(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => w.holds(BoxName::Casualties, &[PieceType::UsTroops]) || w.strikes(air_strike(w.faction)),
        Shaded => w.available(PieceType::UsTroops),
    }
}

/// Card 44.
pub(super) fn ia_drang(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => !with_nva(w.board()).is_empty(),
        Shaded => !nva_troops_among_us_troops(w.game).is_empty(),
    }
}

/// Card 47.
pub(super) fn chu_luc(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => {
            let turn = free_turn(Faction::Arvn);
            w.available(PieceType::ArvnTroops) && !with_arvn_and_nva(w.board()).is_empty()
                || SpaceSet::ALL.iter().any(|space| on_nva_alone(w.game, &turn, space).is_some())
        }
        Shaded => false,
    }
}

/// Card 62.
pub(super) fn cambodian_civil_war(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => w.is_any(SpaceSet::CAMBODIA, OPEN_BASES),
        Shaded => w.available(PieceType::NvaTroops) || w.available(PieceType::NvaGuerrillas),
    }
}

/// Card 64.
pub(super) fn honolulu_conference(w: &mut Weighed<'_>) -> bool {
    match w.faction {
        Faction::Us => {
            let is_open = w.aid() < 75 || w.patronage() > 0;
            is_open || could_pacify(w.game, Faction::Us, &w.game.pacification_terms())
        }
        _ => w.aid() > 0 || w.patronage() > 0,
    }
}

/// Card 70.
pub(super) fn roks(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => true,
        Shaded => !above_active_opposition(w.board(), ROK_SHIFTS).is_empty(),
    }
}

/// Card 73.
pub(super) fn great_society(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Shaded => w.holds(BoxName::Available, &US),
        Unshaded => false,
    }
}

/// Card 74.
pub(super) fn lam_son_719(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => w.available(PieceType::ArvnTroops) || w.trail() > 0,
        Shaded => false,
    }
}

/// Card 75.
pub(super) fn sihanouk(w: &mut Weighed<'_>) -> bool {
    could_sweep_or_assault(w.game, w.faction, SpaceSet::CAMBODIA)
}

/// Card 90.
pub(super) fn walt_rostow(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Shaded => true,
        Unshaded => false,
    }
}

/// Card 92.
pub(super) fn sealords(w: &mut Weighed<'_>) -> bool {
    [Faction::Us, Faction::Arvn].into_iter().any(|by| could_sweep_or_assault(w.game, by, AROUND_CAN_THO))
}

/// Card 95.
pub(super) fn westmoreland(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => has_best_space(w.game),
        Shaded => !without_police(w.board()).is_empty(),
    }
}

/// Card 96.
pub(super) fn apc(w: &mut Weighed<'_>) -> bool {
    let terms = PacifyTerms { price: 0, most_levels: 1, most_spaces: 4 };
    [Faction::Us, Faction::Arvn].into_iter().any(|by| could_pacify(w.game, by, &terms))
}

/// Card 99.
pub(super) fn masher_white_wing(w: &mut Weighed<'_>) -> bool {
    let wanted = if w.faction == Faction::Us { 4 } else { 1 };
    let open = SpaceSet::CITIES_AND_PROVINCES - SpaceSet::JUNGLE - SpaceSet::COIN_FORBIDDEN;
    open.iter().any(|space| foreseen(w.game, w.faction, space, Treated::TroopsAsUs, w.room) >= wanted)
}

/// Card 111.
pub(super) fn agent_orange_sprayed(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => w.is_any(SpaceSet::JUNGLE, PieceSet::INSURGENT - PieceSet::TUNNELS),
        Shaded => !sprayed(w.board()).is_empty(),
    }
}

/// Card 117.
pub(super) fn corps_commanders(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => {
            w.holds(BoxName::OutOfPlay, &[PieceType::ArvnTroops]) || w.available(PieceType::ArvnTroops)
        }
        Shaded => w.is_any(SpaceSet::ALL, PieceSet::of_faction(Faction::Arvn)),
    }
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
