//! Booby traps that the Activation dice set off [Booby Traps And Solo/Same Side Play].

use super::step::Table;
use crate::mission::Mission;
use crate::traps::{self, TripChoices};
use crate::tunnels;
use pointman_core::error::Error;
use pointman_core::voice::Voice;
use pointman_core::way;

/// Whether a third die is thrown with the Activation dice.
pub(super) fn lie_in_wait(mission: &Mission) -> bool {
    traps::is_third_die_thrown(mission)
}

/// Three equal dice: a trap goes off. Who set it off is told by naming the figures on the table.
pub(super) fn trip(mission: &mut Mission, table: &mut Table<'_>) -> Result<(), Error> {
    if lie_in_wait(mission)
        && traps::trip(mission, &TripChoices::default(), table.dice, &mut table.told)?.is_some()
    {
        let news = "three equal dice: somebody comes upon a booby trap";
        // The prompt itself asks next who it is.
        let text = match Voice::now() {
            Voice::Shell | Voice::Script => {
                format!(
                    "three equal dice: find the victim with {}",
                    way!("fng trap-trip EVENING -i", "traps trip")
                )
            }
            Voice::Prompt => news.to_owned(),
        };
        table.due_news("Booby Traps", text, news);
    }
    Ok(())
}

/// What each turn brings to traps, men and tunnels: poison, flares, troops that move below, smoke.
pub(super) fn next_turn(mission: &mut Mission, table: &mut Table<'_>) -> Result<(), Error> {
    traps::next_turn(mission, table.dice, &mut table.told)?;
    tunnels::next_turn(mission, table.dice, &mut table.told)
}
