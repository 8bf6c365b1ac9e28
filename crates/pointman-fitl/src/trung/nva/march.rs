//! March of a non-player NVA (3.3.2): to a LoC, to Laos or Cambodia, then wherever its column says.

use crate::board::Board;
use crate::operations::OperationName;
use crate::operations::march as doing;
use crate::trung::column::Column;
use crate::trung::course::Pick;
use crate::trung::hand::Hand;
use crate::trung::insurgent::{self, march::March};
use crate::trung::movement::Movement;
use crate::trung::scene::Scene;
use crate::trung::step::CardStep;
use crate::trung::walk::OperationOrder;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

const US_FORCES: PieceSet =
    PieceSet::of(&[PieceKind::UsTroops, PieceKind::UsIrregularsUnderground, PieceKind::UsIrregularsActive]);
const BY_COLUMN: Pick = Pick::Column(Column::NvaMarchDestinations);
const NEXT_TO_GUERRILLAS: Pick = Pick::Most("Most NVA Guerrillas in adjacent spaces", guerrillas_around);

/// Marches by the steps of an order; an Event may set what moves, and from where. Gives whether any
/// destination was reached.
///
/// # Errors
/// When the dice give no answer.
pub fn march(
    hand: &mut Hand<'_, '_, impl Trace>,
    order: &OperationOrder,
    movement: Movement,
) -> Result<bool, Error> {
    insurgent::operation(hand, OperationName::March, |hand| {
        let mut march = March::begin(hand, movement);
        for step in order.steps.iter().copied() {
            match step {
                CardStep::NvaMarchLoc if order.with_loc => {
                    march.to(hand, step, BY_COLUMN, 1, |scene| locs_near_us(scene.board()))?;
                }
                CardStep::NvaMarchLaosCambodia if order.with_laos_cambodia => {
                    march.to(hand, step, NEXT_TO_GUERRILLAS, 1, laos_cambodia)?;
                }
                CardStep::NvaMarchDestinations => {
                    march.to(hand, step, BY_COLUMN, u8::MAX, |_| SpaceSet::ALL)?;
                }
                _ => {}
            }
        }
        Ok(march.reached() > 0)
    })
}

/// LoCs without NVA Guerrilla next to a US Troop or Irregular.
fn locs_near_us(board: &Board) -> SpaceSet {
    let near = board.with_any(US_FORCES).adjacent();
    (near & SpaceSet::LOCS) - board.with_any(PieceType::NvaGuerrillas)
}

/// Provinces of Laos and Cambodia with room for a Base, without NVA Base, and in reach of an NVA Guerrilla.
fn laos_cambodia(scene: &Scene<'_>) -> SpaceSet {
    let board = scene.board();
    let guerrillas = board.with_any(PieceType::NvaGuerrillas);
    SpaceSet::LAOS_CAMBODIA.filter(|space| {
        board.room_for_bases(space) > 0
            && board.bases(space, Faction::Nva) == 0
            && doing::in_reach(scene.game, Faction::Nva, space).meets(guerrillas)
    })
}

fn guerrillas_around(scene: &Scene<'_>, space: Space) -> i16 {
    i16::from(scene.board().count_in(space.adjacent(), PieceType::NvaGuerrillas))
}
