//! The checks of the engine as the steps of a mission take them.

use crate::checks::Flag;
use crate::checks::{self, CheckId, Edition, ResultId, Situation, Tested};
use crate::told::Told;
use pointman_core::dice::Dice;
use pointman_core::error::Error;
use pointman_core::trace::Silent;

/// Nothing is known but the edition; both editions have the same checks here.
pub(super) fn situation() -> Situation {
    Situation::new(Edition::One)
}

/// Takes the check `id`.
pub(super) fn check(id: CheckId, mut situation: Situation, dice: &mut dyn Dice) -> Result<Tested, Error> {
    // All a line can ask has been said: what is not said does not hold.
    situation.state.insert(Flag::Others);
    checks::test(checks::of_edition(id, Edition::One)?, &situation, dice, &mut Silent)
}

/// The one result of a check.
pub(super) fn outcome(tested: &Tested) -> Result<ResultId, Error> {
    tested
        .outcome
        .ok_or_else(|| Error::Bug(format!("{} left its result open: {}", tested.check, tested.text)))
}

/// The result of a check as the name of something.
pub(super) fn named<T: std::str::FromStr<Err = String>>(tested: &Tested) -> Result<T, Error> {
    outcome(tested)?.id().parse().map_err(|why| Error::Bug(format!("{}: {why}", tested.check)))
}

/// The dice of a check, in the order thrown.
pub(super) fn faces(tested: &Tested) -> Vec<u32> {
    tested.dice.iter().map(|&face| u32::from(face)).collect()
}

/// Tells what a check came to.
pub(super) fn tell(told: &mut Told, tested: &Tested, secret: bool, text: impl Into<String>) {
    let faces = faces(tested);
    if secret {
        told.hidden(tested.check.id(), &faces, text);
    } else {
        told.rolled(tested.check.id(), &faces, text);
    }
}
