//! The kinds of booby traps [Types Of Traps].

use std::sync::LazyLock;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::checks::ResultId;
use pointman_core::error::Error;
use pointman_core::names;

/// A kind of booby trap, in the order of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TrapKind {
    /// A grenade on a wire, or a spiked ball.
    Tripwire,
    /// Punji stakes or a pit of them.
    Punji,
    /// A mine.
    Landmine,
    /// A viper held by a line.
    Viper,
    /// A Command Detonated Mine (Claymore).
    Cdm,
    /// A flare on a wire.
    TripFlare,
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
    /// Every kind, in the order of the table.
    pub const ALL: [TrapKind; 6] = [
        TrapKind::Tripwire,
        TrapKind::Punji,
        TrapKind::Landmine,
        TrapKind::Viper,
        TrapKind::Cdm,
        TrapKind::TripFlare,
    ];

    /// Its row of the table.
    pub fn row(self) -> &'static TrapRow {
        &table()[self as usize]
    }

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            TrapKind::Tripwire => "tripwire",
            TrapKind::Punji => "punji",
            TrapKind::Landmine => "landmine",
            TrapKind::Viper => "viper",
            TrapKind::Cdm => "cdm",
            TrapKind::TripFlare => "trip-flare",
        }
    }

    /// The kind that `typed` names: its id or a unique beginning of it.
    ///
    /// # Errors
    /// [`Error::Usage`] for an unknown name.
    pub fn find(typed: &str) -> Result<Self, Error> {
        let ids = TrapKind::ALL.map(TrapKind::id);
        names::resolve("trap", typed, &ids).map(|index| TrapKind::ALL[index]).map_err(Error::Usage)
    }

    /// The kind a result of `trap-type` names.
    pub(super) fn of_result(result: Option<ResultId>) -> Result<Self, Error> {
        match result {
            Some(ResultId::CommandMine) => Ok(TrapKind::Cdm),
            other => {
                let kind = TrapKind::ALL.into_iter().find(|kind| Some(kind.id()) == other.map(ResultId::id));
                kind.ok_or_else(|| Error::Bug(format!("trap-type gave {other:?}")))
            }
        }
    }

    /// Whether the Free World sets it too.
    pub const fn is_for_all(self) -> bool {
        matches!(self, TrapKind::Cdm | TrapKind::TripFlare)
    }
}
