//! Control of Cities and Provinces (1.7).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::vocabulary;

vocabulary! {
    /// Who Controls a City or Province. Nobody ever Controls a LoC, and VC never has Control.
    pub enum Control: "Control" {
        /// US and ARVN pieces exceed NVA and VC pieces.
        Coin = "coin",
        /// NVA pieces exceed all others.
        Nva = "nva",
        /// Neither.
        None = "none",
    }
}

impl Control {
    /// Who Controls a City or Province with these numbers of pieces, Bases included.
    ///
    /// ```
    /// use pointman_fitl::Control;
    /// assert_eq!(Control::by(3, 1, 1), Control::Coin);
    /// assert_eq!(Control::by(1, 3, 1), Control::Nva);
    /// assert_eq!(Control::by(0, 1, 1), Control::None);
    /// ```
    #[inline]
    pub const fn by(coin: u8, nva: u8, vc: u8) -> Control {
        if coin > nva + vc {
            Control::Coin
        } else if nva > coin + vc {
            Control::Nva
        } else {
            Control::None
        }
    }
}

/// Who Controls each City and Province.
///
/// A copy of a board's map of Control stands for its Control markers while they are not adjusted: in Redeploy
/// (6.4) and Commitment (6.5).
///
/// ```
/// use pointman_fitl::{Control, ControlMap, Scenario, Space};
/// let control: ControlMap = *Scenario::Short.board().control_map();
/// assert_eq!(control.of(Space::Saigon), Control::Coin);
/// assert!(control.nva.contains(Space::NorthVietnam));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ControlMap {
    /// The spaces under COIN Control.
    pub coin: SpaceSet,
    /// The spaces under NVA Control.
    pub nva: SpaceSet,
}

impl ControlMap {
    /// Who Controls `space`.
    #[inline]
    pub const fn of(&self, space: Space) -> Control {
        if self.coin.contains(space) {
            Control::Coin
        } else if self.nva.contains(space) {
            Control::Nva
        } else {
            Control::None
        }
    }

    /// The spaces with that `control`, LoCs among those with none.
    #[inline]
    pub const fn with(&self, control: Control) -> SpaceSet {
        match control {
            Control::Coin => self.coin,
            Control::Nva => self.nva,
            Control::None => SpaceSet::ALL.difference(self.coin).difference(self.nva),
        }
    }

    #[inline]
    pub(crate) const fn set(&mut self, space: Space, control: Control) {
        self.coin.set(space, matches!(control, Control::Coin));
        self.nva.set(space, matches!(control, Control::Nva));
    }
}
