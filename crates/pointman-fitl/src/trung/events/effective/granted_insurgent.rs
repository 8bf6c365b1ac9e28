//! Texts that grant NVA or VC Operations and Special Activities, or any faction one of its choice.

use super::Weighed;
use crate::board::Board;
use crate::events::cards::granted_insurgent::{
    beside_coin_bases, guerrillas_march, next_sealord, nva_troops_near,
};
use crate::game::Game;
use crate::game::game_effect::GameEffect;
use crate::game::table::Table;
use crate::trung::events::granted_insurgent::granted;
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::card::CardSide::{Shaded, Unshaded};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::support::SupportLevel;
use crate::vocabulary::track::Track;
use pointman_core::dice::{Dice, DiceError, Question};
use pointman_core::trace::Silent;

/// Card 46.
pub(super) fn transport_group_559(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => true,
        Shaded => false,
    }
}

/// Card 49.
pub(super) fn russian_arms(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => types_of(Faction::Arvn).any(|piece| w.available(piece)),
        Shaded => false,
    }
}

/// Card 50.
pub(super) fn uncle_ho(_: &mut Weighed<'_>) -> bool {
    true
}

/// Card 59.
pub(super) fn plei_mei(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => !beside_coin_bases(w.board()).is_empty(),
        Shaded => false,
    }
}

/// Card 69.
pub(super) fn macv(_: &mut Weighed<'_>) -> bool {
    true
}

/// Card 71.
pub(super) fn an_loc(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => SpaceSet::SOUTH_VIETNAM.meets(w.board().with_any(PieceSet::of_faction(Faction::Arvn))),
        Shaded => SpaceSet::CITIES.iter().any(|city| nva_troops_near(w.game, city) > 0),
    }
}

/// Card 75.
pub(super) fn sihanouk(w: &mut Weighed<'_>) -> bool {
    w.available(PieceType::VcGuerrillas) || types_of(Faction::Nva).any(|piece| w.available(piece))
}

/// Card 77.
pub(super) fn detente(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => {
            let is_kept = |track| w.game.keeps(track) && w.board().track(track) > 0;
            w.available(PieceType::NvaTroops) || is_kept(Track::NvaResources) || is_kept(Track::VcResources)
        }
        Shaded if w.faction == Faction::Nva => infiltrates(w.board()),
        Shaded => rallies(w.board()),
    }
}

/// Card 92.
pub(super) fn sealords(w: &mut Weighed<'_>) -> bool {
    next_sealord(w.board()).is_some()
}

/// Card 96.
pub(super) fn apc(_: &mut Weighed<'_>) -> bool {
    true
}

/// Card 99.
pub(super) fn masher_white_wing(w: &mut Weighed<'_>) -> bool {
    marches(w.game, w.room)
}

/// Card 103.
pub(super) fn kent_state(w: &mut Weighed<'_>) -> bool {
    match w.side {
        Unshaded => types_of(Faction::Us).any(|piece| w.board().in_box(BoxName::Casualties, piece) > 0),
        Shaded => {
            let costs_aid = w.game.keeps(Track::ArvnResources) && w.aid() > 0;
            costs_aid || w.board().in_box(BoxName::Casualties, PieceType::UsTroops) > 0
        }
    }
}

/// Card 122.
pub(super) fn easter_offensive(_: &mut Weighed<'_>) -> bool {
    true
}

/// Card 124.
pub(super) fn tet_offensive(_: &mut Weighed<'_>) -> bool {
    true
}

fn types_of(faction: Faction) -> impl Iterator<Item = PieceType> {
    PieceType::ALL.into_iter().filter(move |piece| piece.faction() == faction)
}

/// Whether NVA could replace a VC Base or place Troops.
fn infiltrates(board: &Board) -> bool {
    let outnumbered = |space| board.count_by(space, Faction::Nva) > board.count_by(space, Faction::Vc);
    let takes_over = board.available(PieceType::NvaBases) > 0
        && board.with_any(PieceType::VcBases).iter().any(outnumbered);
    takes_over || board.available(PieceType::NvaTroops) > 0 && !board.with_any(PieceType::NvaBases).is_empty()
}

/// Whether VC could place a Guerrilla or Base or flip Guerrillas.
fn rallies(board: &Board) -> bool {
    let fits = |space: Space| {
        let builds = board.available(PieceType::VcBases) > 0
            && board.room_for_bases(space) > 0
            && board.count_of(space, PieceType::VcGuerrillas) >= 3;
        let flips = board.bases(space, Faction::Vc) > 0
            && board.count(space, PieceKind::VcGuerrillasActive) > 0
            && board.count(space, PieceKind::VcGuerrillasUnderground) == 0;
        board.support(space) <= SupportLevel::Neutral
            && (board.available(PieceType::VcGuerrillas) > 0 || builds || flips)
    };
    SpaceSet::CITIES_AND_PROVINCES.iter().any(fits)
}

/// Whether the March of card 99 would move a Guerrilla of NVA, whatever the dice say: with low or with high
/// ones.
fn marches(game: &Game, room: &mut Vec<GameEffect>) -> bool {
    [Steady::Lowest, Steady::Highest].into_iter().any(|mut dice| {
        let march = guerrillas_march(Faction::Nva);
        let (reached, _) = Table::trial(game, &mut dice, room, |table| granted(table, &march, &mut Silent));
        reached.is_ok_and(|reached| !reached.is_empty())
    })
}

/// Dice of a trial that always show the same.
enum Steady {
    Lowest,
    Highest,
}

impl Dice for Steady {
    fn answer(&mut self, question: Question, _: std::fmt::Arguments<'_>) -> Result<u32, DiceError> {
        Ok(match self {
            Steady::Lowest => 1,
            Steady::Highest => question.sides,
        })
    }
}
