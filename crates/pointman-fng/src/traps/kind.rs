//! The kinds of booby traps [Types Of Traps].

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::checks::ResultId;
use pointman_core::error::Error;
use pointman_core::vocabulary::Term;

pointman_core::vocabulary! {
    /// A kind of booby trap, in the order of the table.
    pub enum TrapKind: "trap" {
        /// A grenade on a wire, or a spiked ball.
        Tripwire = "tripwire",
        /// Punji stakes or a pit of them.
        Punji = "punji",
        /// A mine.
        Landmine = "landmine",
        /// A viper held by a line.
        Viper = "viper",
        /// A Command Detonated Mine (Claymore).
        Cdm = "cdm",
        /// A flare on a wire.
        TripFlare = "trip-flare",
    }
}

/// A row of the table of traps.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrapRow {
    /// The number rolled.
    pub roll: u8,
    /// The kind.
    pub id: TrapKind,
    /// The rules' name.
    pub name: String,
    /// What sets it off.
    pub trigger: String,
    /// What it does.
    pub effect: String,
    /// It is gone once it has gone off.
    pub one_shot: bool,
    /// It can be disarmed.
    pub disarm: bool,
    /// In solo play it is rolled again by day.
    pub again_by_day: bool,
}

/// The table of traps, in its order.
pub fn table() -> &'static [TrapRow] {
    static TABLE: LazyLock<Vec<TrapRow>> =
        LazyLock::new(|| pointman_core::refused_value::embedded(include_str!("../data/booby-traps.json")));
    &TABLE
}

impl TrapKind {
    /// Its row of the table.
    pub fn row(self) -> &'static TrapRow {
        &table()[self as usize]
    }

    /// The kind a result of `trap-type` names.
    pub(super) fn of_result(result: Option<ResultId>) -> Result<Self, Error> {
        match result {
            Some(ResultId::CommandMine) => Ok(TrapKind::Cdm),
            other => {
                let kind = other.and_then(|result| TrapKind::with_id(result.id()));
                kind.ok_or_else(|| Error::Bug(format!("trap-type gave {other:?}")))
            }
        }
    }

    /// Whether the Free World sets it too.
    pub const fn is_for_all(self) -> bool {
        matches!(self, TrapKind::Cdm | TrapKind::TripFlare)
    }
}
