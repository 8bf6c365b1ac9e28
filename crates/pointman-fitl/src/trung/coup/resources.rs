//! Resources Phase: where VC places the last markers of Sabotage (6.2.1, T5.9).

use crate::trung::{Hand, best};
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// VC Sabotages the LoCs that are due, those of the highest Econ first where markers lack.
///
/// # Errors
/// When the dice give no answer; otherwise never by the rules.
pub fn sabotage<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<(), Error> {
    let Some(markers) = hand.game().sabotage_to_choose() else { return hand.table.sabotage(None) };
    let mut left = hand.game().to_sabotage();
    let mut chosen = [Space::Saigon; SpaceSet::LOCS.len()];
    let chosen = &mut chosen[..usize::from(markers)];
    for slot in chosen.iter_mut() {
        let richest = best(left, |loc| Some(i16::from(loc.econ())));
        let Some(loc) = hand.random(richest, "Sabotage on a LoC of the highest Econ")? else { break };
        hand.trace.note("6.2.1", format_args!("Sabotage on {}: Econ {}", loc.name(), loc.econ()));
        left = left.without(loc);
        *slot = loc;
    }
    hand.table.sabotage(Some(chosen))
}
