//! Cards 1 to 62, but for those that grant Operations or Special Activities.

use super::Weighed;

/// Whether the text has an effect, if it is one of these.
pub(super) fn is_effective(weighed: &Weighed<'_>) -> Option<bool> {
    let Weighed { game: _, faction: _, card, side: _ } = *weighed;
    match card {
        _ => None,
    }
}
