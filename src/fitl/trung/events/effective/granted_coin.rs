//! Texts that grant US or ARVN Operations, Special Activities, Pacification, Redeployment or Commitment.

use super::Weighed;

/// Whether the text has an effect, if it is one of these.
pub(super) fn is_effective(weighed: &Weighed<'_>) -> Option<bool> {
    let Weighed { game: _, faction: _, card, side: _ } = *weighed;
    match card {
        _ => None,
    }
}
