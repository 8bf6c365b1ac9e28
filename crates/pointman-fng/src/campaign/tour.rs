//! Whose tour of duty is how long [Improving Rep and Short Timers].

use crate::army_lists::ForceId;

use super::options::{FreeWorldTours, Monthly, Options};

/// A tour of duty.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tour {
    /// How many months it lasts.
    pub months: u8,
    /// The month from whose end on a man is a short timer.
    pub short_from: u8,
}

/// The tour of the US Army, and of all who serve as it does.
pub const ARMY: Tour = Tour { months: 12, short_from: 10 };
/// The tour of the Marines.
pub const MARINES: Tour = Tour { months: 13, short_from: 11 };

/// The tour of men of `force`; none for those who fight for the duration (camp-41, char-06).
pub fn tour_of(force: ForceId, options: &Options) -> Option<Tour> {
    match force {
        ForceId::UsMarines => Some(MARINES),
        ForceId::UsArmyInfantry | ForceId::UsAirCavalry | ForceId::AnzacInfantry => Some(ARMY),
        ForceId::Nva | ForceId::VcMainForce | ForceId::LocalVc => {
            (options.monthly == Monthly::All).then_some(ARMY)
        }
        ForceId::UsSfCidg | ForceId::ArvnArmyInfantry | ForceId::ArvnMilitiaRfPf => {
            (options.monthly == Monthly::All || options.free_world == FreeWorldTours::All).then_some(ARMY)
        }
    }
}
