//! Reputation: that of a generated figure, Reputation Points, and the price of cheating death [Reputation,
//! Reputation Points, Random Character Generation, Cheating Death].

use crate::army_lists::ForceId;
use pointman_core::error::Error;
use pointman_core::voice::option;

/// The Rep of a figure of `force` generated with this face of a die.
///
/// ```
/// use pointman_fng::army_lists::ForceId;
/// assert_eq!(pointman_fng::squads::reputation::of_recruit(ForceId::UsMarines, 3)?, 4);
/// # Ok::<(), pointman_core::Error>(())
/// ```
///
/// # Errors
/// [`Error::Usage`] for an unknown force, or a face beyond 1 to 6.
pub fn of_recruit(force: ForceId, face: u8) -> Result<u8, Error> {
    force.list().rep(face)
}

/// RP that raise Rep by one, from Rep 2 to 5; Rep 6 does not rise.
const TO_ADVANCE: [u16; 4] = [2, 4, 6, 8];
/// RP that buy an Attribute (char-11).
pub const ATTRIBUTE_PRICE: u16 = 8;
/// The month from which nothing raises Rep: 10, for Marines 11.
const SHORT_TIMER_FROM: [u8; 2] = [10, 11];

/// RP that raise this Rep by one; none at Rep 6.
pub fn points_to_advance(rep: u8) -> Option<u16> {
    TO_ADVANCE.get(usize::from(rep.checked_sub(2)?)).copied()
}

/// What a man holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// Rep.
    pub rep: u8,
    /// RP held.
    pub points: u16,
    /// Months served of this tour.
    pub months: u8,
    /// A Marine, whose tour is a month longer.
    pub marine: bool,
}

impl Standing {
    /// A recruit of this Rep: no points, no months served.
    pub fn recruit(rep: u8) -> Self {
        Standing { rep, points: 0, months: 0, marine: false }
    }

    /// Whether nothing raises their Rep any more this tour.
    pub fn is_short_timer(self) -> bool {
        self.months >= SHORT_TIMER_FROM[usize::from(self.marine)]
    }

    /// They completed a mission: 1 RP, and the next Rep once they have enough for it, which uses up all. As a
    /// short timer they do not rise.
    pub fn mission_completed(self) -> Self {
        let won = self.mission_saved();
        match points_to_advance(won.rep) {
            Some(needed) if won.points >= needed && !won.is_short_timer() => {
                Standing { rep: won.rep + 1, points: 0, ..won }
            }
            _ => won,
        }
    }

    /// They completed a mission and save their points: they decline to rise, so as to buy an Attribute
    /// (char-12).
    pub fn mission_saved(self) -> Self {
        Standing { points: self.points.saturating_add(1), ..self }
    }

    /// They buy an Attribute: a Star chooses it, a Grunt draws it.
    ///
    /// # Errors
    /// [`Error::Refused`] when they hold too few RP.
    pub fn attribute_bought(self) -> Result<Self, Error> {
        match self.points.checked_sub(ATTRIBUTE_PRICE) {
            Some(points) => Ok(Standing { points, ..self }),
            None => Err(Error::refused(
                "FNG Reputation Points",
                format!(
                    "an Attribute costs {ATTRIBUTE_PRICE} RP, and {} are held: {saves} keeps the points a \
                     mission earns",
                    self.points,
                    saves = option("saves").called("save")
                ),
            )),
        }
    }

    /// They ran away or were out of the fight: all RP are lost.
    pub fn failed(self) -> Self {
        Standing { points: 0, ..self }
    }

    /// They cheated death: out of play at once, they return to their unit with 1 Rep less, and no roll for
    /// recovery (char-03).
    pub fn cheated_death(self) -> Self {
        Standing { rep: self.rep.saturating_sub(1).max(LEAST_REP), ..self }
    }
}

/// Rep runs from 2.
const LEAST_REP: u8 = 2;
