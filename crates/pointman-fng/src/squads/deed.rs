//! What a man's state does not let him do [Battlefield Casualties, Hunker Down, Runaway, Swimming].

use super::squad::Figure;
use crate::checks::Flag;
use pointman_core::error::Error;

/// What a man is about to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    /// Fires a weapon.
    Fire,
    /// Throws, drops or places something that bursts.
    Throw,
    /// Fights hand to hand.
    Melee,
    /// Moves of his own will.
    Move,
    /// Rolls for a Fast Move.
    FastMove,
    /// Charges.
    Charge,
    /// Does work that takes his hands: treats, disarms, searches.
    Work,
    /// Calls by radio.
    Call,
    /// Looks or listens, and reacts to what he notices.
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

/// A state, the deeds it forbids, the rule, and why with what would help.
type Ban = (Flag, fn(Deed) -> bool, &'static str, &'static str);

/// The worst first: of several the first is told.
const BANS: [Ban; 8] = [
    (Flag::ObviouslyDead, |_| true, "Determining Damage", "he is dead"),
    (
        Flag::OutOfTheFight,
        |_| true,
        "Battlefield Casualties",
        "he is Out of the Fight and can neither move nor fight. A Medic may treat him within 3 turns: fng medic",
    ),
    (Flag::Evacuated, |_| true, "Evacuating the Wounded", "he has been evacuated and is off the table"),
    (
        Flag::InBigTrouble,
        |deed| deed != Deed::Melee && deed != Deed::React,
        "Swim Check",
        "he is drowning until he passes 2d6 next turn or someone reaches him",
    ),
    // He may be caught in melee only by men who do not take his surrender.
    (
        Flag::HunkeredDown,
        |deed| deed != Deed::Melee,
        "Hunker Down",
        "he is Hunkered Down: he neither pops up nor moves until a friend within 4 in rallies him (fng react --test rally)",
    ),
    (
        Flag::RunningAway,
        |deed| !deed.is_movement() && deed != Deed::Melee,
        "Runaway",
        "he is running away and does nothing else unless attacked, until a friend within 4 in rallies him (fng react --test rally)",
    ),
    (Flag::InSlightTrouble, Deed::is_fire_or_work, "Swimming", SWIMS),
    (Flag::SlightTrouble, Deed::is_fire_or_work, "Swimming", SWIMS),
];

const SWIMS: &str = "he is swimming and may fight only hand to hand";

impl Deed {
    fn is_fire_or_work(self) -> bool {
        self.is_fire() || self == Deed::Work || self == Deed::FastMove
    }
}

impl Figure {
    /// Whether his state allows him to do this.
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
            Some((_, _, rule, why)) => Err(Error::refused(
                format!("FNG {rule}"),
                format!("{} cannot {}: {why}", self.name, deed.words()),
            )),
        }
    }
}
