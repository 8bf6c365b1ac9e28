//! Infiltrate of a non-player NVA (4.4.1): it takes over a VC Base, then places Troops where its Bases are.

use crate::action::turn::Turn;
use crate::game::Game;
use crate::special_activities::{SpecialName, infiltrate as doing};
use crate::trung::column::Column;
use crate::trung::course::Pick;
use crate::trung::firepower::pieces_in;
use crate::trung::hand::Hand;
use crate::trung::insurgent::{self, Selection};
use crate::trung::piece_order::{PieceUse, take};
use crate::trung::step::CardStep;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// Guerrillas that stay where others become Troops.
const GUERRILLAS_STAY: u8 = 2;

/// Infiltrates; with `replace_vc_base` it replaces a VC Base first. Gives whether it did in any space.
///
/// # Errors
/// When the dice give no answer.
pub fn infiltrate(hand: &mut Hand<'_, '_, impl Trace>, replace_vc_base: bool) -> Result<bool, Error> {
    insurgent::special(hand, SpecialName::Infiltrate, |hand| {
        hand.without_rolls(|hand| {
            let mut effective = false;
            if replace_vc_base {
                let selection = Selection {
                    step: CardStep::NvaInfiltrateVcBase,
                    pick: Pick::Column(Column::NvaRemoveOrReplace),
                    rule: "4.4.1",
                    what: "Infiltrate, replacing a VC Base, in",
                };
                let candidates = |game: &Game, turn: &Turn| {
                    if turn.special_spaces.is_empty() { with_vc_base(game, turn) } else { SpaceSet::NONE }
                };
                effective |= selection.each(hand, candidates, take_over)?;
            }
            let selection = Selection {
                step: CardStep::NvaInfiltrateTroops,
                pick: Pick::Column(Column::NvaPlaceNvaTroops),
                rule: "4.4.1",
                what: "Infiltrate in",
            };
            effective |= selection.each(hand, with_nva_base, build)?;
            Ok(effective)
        })
    })
}

/// Where a VC Base can be replaced: with more NVA than VC pieces, while an NVA Base is Available.
fn with_vc_base(game: &Game, turn: &Turn) -> SpaceSet {
    let board = game.board();
    if board.available(PieceType::NvaBases) == 0 {
        return SpaceSet::NONE;
    }
    board.with_any(PieceType::VcBases).filter(|space| doing::may_take_over(game, turn, space).is_ok())
}

fn take_over<T: Trace>(hand: &mut Hand<'_, '_, T>, space: Space) -> Result<(), Error> {
    let tunneled = hand.board().count(space, PieceKind::VcTunnels) > 0;
    doing::take_over(hand.table, hand.turn, space)?;
    doing::win_over(hand.table, space, if tunneled { PieceKind::VcTunnels } else { PieceKind::VcBases }, &[])
}

/// Where Troops can be placed.
fn with_nva_base(game: &Game, turn: &Turn) -> SpaceSet {
    let board = game.board();
    if board.available(PieceType::NvaTroops) == 0 {
        return SpaceSet::NONE;
    }
    board.with_any(PieceType::NvaBases).filter(|space| doing::may_select(game, turn, space).is_ok())
}

/// Places Troops up to Trail and Bases, then replaces all Guerrillas but 2, as far as Troops last.
fn build<T: Trace>(hand: &mut Hand<'_, '_, T>, space: Space) -> Result<(), Error> {
    let available = hand.board().available(PieceType::NvaTroops);
    let placed = doing::most_built(hand.game(), space).min(available);
    let guerrillas = hand.board().count_of(space, PieceType::NvaGuerrillas);
    let replaced = guerrillas.saturating_sub(GUERRILLAS_STAY).min(available - placed);
    let pieces = pieces_in(hand.board(), space);
    let chosen =
        take(&pieces, PieceType::NvaGuerrillas.into(), PieceUse::GiveUp, hand.game().players(), replaced);
    hand.trace.note("4.4.1", format_args!("{placed} Troops are placed, and {replaced} replace Guerrillas"));
    doing::build(hand.table, hand.turn, space, placed, &[])?;
    doing::exchange(hand.table, space, &chosen, &[])
}
