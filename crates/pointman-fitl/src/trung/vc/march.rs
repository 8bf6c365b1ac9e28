//! March of a non-player VC (3.3.2): to two LoCs, then wherever its column says.

use crate::operations::OperationName;
use crate::trung::column::Column;
use crate::trung::course::Pick;
use crate::trung::hand::Hand;
use crate::trung::insurgent::{self, march::March};
use crate::trung::movement::Movement;
use crate::trung::scene::Scene;
use crate::trung::step::CardStep;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// LoCs it marches to first.
const LOCS: u8 = 2;
const NEXT_TO_GUERRILLAS: Pick =
    Pick::Most("Most Underground VC Guerrillas in adjacent spaces", hidden_around);

/// Marches by these steps; an Event may set what moves, and from where. Gives whether any destination was
/// reached.
///
/// # Errors
/// When the dice give no answer.
pub fn march(
    hand: &mut Hand<'_, '_, impl Trace>,
    steps: &[CardStep],
    movement: Movement,
) -> Result<bool, Error> {
    insurgent::operation(hand, OperationName::March, |hand| {
        let mut march = March::begin(hand, movement);
        for step in steps.iter().copied() {
            match step {
                CardStep::VcMarchLocs => {
                    // What is next to Guerrillas changes as they march.
                    let near = |scene: &Scene<'_>| {
                        scene.board().with(PieceKind::VcGuerrillasUnderground).adjacent() & SpaceSet::LOCS
                    };
                    march.to(hand, step, NEXT_TO_GUERRILLAS, LOCS, near)?;
                }
                CardStep::VcMarchDestinations => {
                    march.to(hand, step, Pick::Column(Column::VcMarchDestinations), u8::MAX, |_| {
                        SpaceSet::ALL
                    })?;
                }
                _ => {}
            }
        }
        Ok(march.reached() > 0)
    })
}

fn hidden_around(scene: &Scene<'_>, space: Space) -> i16 {
    i16::from(scene.board().count_in(space.adjacent(), PieceKind::VcGuerrillasUnderground))
}
