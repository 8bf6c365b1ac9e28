//! What a man's state does not let them do [Battlefield Casualties, Hunker Down, Runaway, Swimming].

use super::squad::Figure;
use crate::checks::Flag;
use pointman_core::error::Error;
use pointman_core::way;

/// What a man is about to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    /// Fires a weapon.
    Fire,
    /// Throws, drops or places something that bursts.
    Throw,
    /// Fights hand to hand.
    Melee,
    /// Moves of their own will.
    Move,
    /// Rolls for a Fast Move.
    FastMove,
    /// Charges.
    Charge,
    /// Does work that takes their hands: treats, disarms, searches.
    Work,
    /// Calls by radio.
    Call,
    /// Looks or listens, and reacts to what they notice.
    React,
}

impl Deed {
    pub(crate) const fn words(self) -> &'static str {
        match self {
            Deed::Fire => "fire",
            Deed::Throw => "throw or place anything",
            Deed::Melee => "fight hand to hand",
            Deed::Move => "move",
            Deed::FastMove => "Fast Move",
            Deed::Charge => "charge",
            Deed::Work => "do this",
            Deed::Call => "call by radio",
            Deed::React => "react",
        }
    }

    const fn is_fire(self) -> bool {
        matches!(self, Deed::Fire | Deed::Throw)
    }

    const fn is_movement(self) -> bool {
        matches!(self, Deed::Move | Deed::FastMove)
    }
}

/// A state, the deeds it forbids, the rule, how the figure is, and what would help.
type Ban = (Flag, fn(Deed) -> bool, &'static str, &'static str, fn() -> String);

/// The worst first: of several the first is told.
const BANS: [Ban; 8] = [
    (Flag::ObviouslyDead, |_| true, "Determining Damage", "is dead", String::new),
    (
        Flag::OutOfTheFight,
        |_| true,
        "Battlefield Casualties",
        "is Out of the Fight",
        || {
            let treat = way!("fng medic", "treat");
            format!(". A Medic may treat the casualty within 3 turns: {treat}")
        },
    ),
    (Flag::Evacuated, |_| true, "Evacuating the Wounded", "has been evacuated", String::new),
    (
        Flag::InBigTrouble,
        |deed| deed != Deed::Melee && deed != Deed::React,
        "Swim Check",
        "is drowning",
        || " before passing 2d6 next turn or being reached by someone".to_owned(),
    ),
    // They may be caught in melee only by men who do not take their surrender.
    (
        Flag::HunkeredDown,
        |deed| deed != Deed::Melee,
        "Hunker Down",
        "is Hunkered Down",
        || {
            let rally = way!("fng react --test rally", "rally");
            format!(" until rallied by a friend within 4 in ({rally})")
        },
    ),
    (
        Flag::RunningAway,
        |deed| !deed.is_movement() && deed != Deed::Melee,
        "Runaway",
        "is running away",
        || {
            let rally = way!("fng react --test rally", "rally");
            format!(" unless attacked, until rallied by a friend within 4 in ({rally})")
        },
    ),
    (Flag::InSlightTrouble, Deed::is_fire_or_work, "Swimming", SWIMS, hand_to_hand),
    (Flag::SlightTrouble, Deed::is_fire_or_work, "Swimming", SWIMS, hand_to_hand),
];

const SWIMS: &str = "is swimming";

fn hand_to_hand() -> String {
    ": swimmers fight only hand to hand".to_owned()
}

impl Deed {
    fn is_fire_or_work(self) -> bool {
        self.is_fire() || self == Deed::Work || self == Deed::FastMove
    }
}

impl Figure {
    /// Whether their state allows them to do this.
    ///
    /// ```
    /// use pointman_fng::checks::Flag;
    /// use pointman_fng::squads::deed::Deed;
    /// use pointman_fng::squads::squad::Figure;
    /// let mut hansen = Figure::new("Hansen", 4);
    /// assert!(hansen.may(Deed::Fire).is_ok());
    /// hansen.state.insert(Flag::HunkeredDown);
    /// assert!(hansen.may(Deed::Fire).is_err() && hansen.may(Deed::FastMove).is_err());
    /// ```
    ///
    /// # Errors
    /// [`Error::Refused`] with the state that forbids it and what would help.
    pub fn may(&self, deed: Deed) -> Result<(), Error> {
        let forbids = |(state, forbids, ..): &&Ban| self.state.contains(state) && forbids(deed);
        match BANS.iter().find(forbids) {
            None => Ok(()),
            Some((_, _, rule, is, helps)) => Err(Error::refused(
                format!("FNG {rule}"),
                format!("{} {is} and cannot {}{}", self.name, deed.words(), helps()),
            )),
        }
    }
}
