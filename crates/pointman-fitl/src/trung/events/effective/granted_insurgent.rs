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

/// Whether the text has an effect, if it is one of these.
pub(super) fn is_effective(weighed: &Weighed<'_>, room: &mut Vec<GameEffect>) -> Option<bool> {
    let Weighed { game, faction, card, side } = *weighed;
    let board = game.board();
    let is_available = |piece: PieceType| board.available(piece) > 0;
    let of = |faction: Faction| PieceType::ALL.into_iter().filter(move |piece| piece.faction() == faction);
    Some(match (card, side) {
        (46, Unshaded) | (50 | 69 | 122 | 124, _) | (96, Shaded) => true,
        (49, Unshaded) => of(Faction::Arvn).any(is_available),
        (59, Unshaded) => !beside_coin_bases(board).is_empty(),
        (71, Unshaded) => SpaceSet::SOUTH_VIETNAM.meets(board.with_any(PieceSet::of_faction(Faction::Arvn))),
        (71, Shaded) => SpaceSet::CITIES.iter().any(|city| nva_troops_near(game, city) > 0),
        (75, Shaded) => is_available(PieceType::VcGuerrillas) || of(Faction::Nva).any(is_available),
        (77, Unshaded) => {
            let is_kept = |track| game.keeps(track) && board.track(track) > 0;
            is_available(PieceType::NvaTroops) || is_kept(Track::NvaResources) || is_kept(Track::VcResources)
        }
        (77, Shaded) if faction == Faction::Nva => infiltrates(board),
        (77, Shaded) => rallies(board),
        (92, Shaded) => next_sealord(board).is_some(),
        (99, Shaded) => marches(game, room),
        (103, Unshaded) => of(Faction::Us).any(|piece| board.in_box(BoxName::Casualties, piece) > 0),
        (103, Shaded) => {
            let costs_aid = game.keeps(Track::ArvnResources) && board.track(Track::Aid) > 0;
            costs_aid || board.in_box(BoxName::Casualties, PieceType::UsTroops) > 0
        }
        _ => return None,
    })
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
