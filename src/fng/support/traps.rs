//! Booby traps that the Activation dice set off [Booby Traps And Solo/Same Side Play].

use super::step::Table;
use crate::error::Error;
use crate::fng::mission::Mission;

/// Whether a third die is thrown with the Activation dice.
pub(super) const fn lie_in_wait(_: &Mission) -> bool {
    false
}

/// Three equal dice: a trap goes off. Who set it off is told by naming the figures on the table.
pub(super) fn trip(_: &mut Mission, table: &mut Table<'_>) -> Result<(), Error> {
    table.note("Booby Traps", "three equal dice: fng trap trip says whom it was");
    Ok(())
}

/// What each turn brings to traps and men: poison, flares.
pub(super) fn next_turn(_: &mut Mission, _: &mut Table<'_>) -> Result<(), Error> {
    Ok(())
}
