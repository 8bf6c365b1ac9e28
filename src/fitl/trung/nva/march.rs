//! March of a non-player NVA (3.3.2): to a LoC, to Laos or Cambodia, then wherever its column says.

use crate::error::Error;
use crate::fitl::board::Board;
use crate::fitl::faction::Faction;
use crate::fitl::operations::OperationName;
use crate::fitl::operations::march as doing;
use crate::fitl::piece::{PieceKind, PieceType};
use crate::fitl::piece_set::PieceSet;
use crate::fitl::space::Space;
use crate::fitl::space_set::SpaceSet;
use crate::fitl::trung::column::Column;
use crate::fitl::trung::course::Pick;
use crate::fitl::trung::hand::Hand;
use crate::fitl::trung::insurgent::{self, march::March};
use crate::fitl::trung::movement::Movement;
use crate::fitl::trung::scene::Scene;
use crate::fitl::trung::step::CardStep;
use crate::fitl::trung::walk::OperationOrder;
use crate::trace::Trace;

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
