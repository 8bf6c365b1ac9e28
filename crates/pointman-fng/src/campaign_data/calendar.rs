//! What happened when, and what equipment came when [Historical Timeline].

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::army_lists::{ForceId, Nation};
use crate::calendar::Turn;
use crate::mission::Corps;

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimelineEvent {
    /// Its id.
    pub id: String,
    /// Its first day, or month.
    pub start: String,
    /// Its last day, or month.
    pub end: String,
    /// The turn it begins in.
    pub turn_first: Turn,
    /// The turn it ends in.
    pub turn_last: Turn,
    /// Where; none for the whole country or abroad.
    pub corps: Vec<Corps>,
    /// What.
    pub text: String,
    /// Numbers that are told of it.
    pub figures: BTreeMap<String, u64>,
}

/// Equipment that came or went at a date.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum EquipmentId {
    MarineRifles,
    #[serde(rename = "anzac-m-16")]
    AnzacM16,
    Sheridan,
    Starlight,
    Riverine,
}

/// What is told of equipment that came or went at a date.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DatedEquipment {
    /// Which.
    pub id: EquipmentId,
    /// The first turn it is there.
    pub from: Option<Turn>,
    /// The last turn it is there.
    pub until: Option<Turn>,
    /// What.
    pub text: String,
    /// How a date that is not exact is read.
    pub reading: Option<String>,
}

impl DatedEquipment {
    /// Whether it bears on a force: the rifles of one are none of another's.
    pub fn is_of(&self, force: ForceId) -> bool {
        match self.id {
            EquipmentId::MarineRifles => matches!(force, ForceId::UsMarines),
            EquipmentId::AnzacM16 => force.list().nation == Nation::Anzac,
            EquipmentId::Sheridan | EquipmentId::Starlight => !force.list().is_communist(),
            EquipmentId::Riverine => true,
        }
    }
}

/// The calendar.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Calendar {
    /// What happened, in order.
    pub timeline: Vec<TimelineEvent>,
    /// Equipment by date.
    pub dated_equipment: Vec<DatedEquipment>,
}

/// The calendar of the campaign.
pub fn calendar() -> &'static Calendar {
    static READ: LazyLock<Calendar> = LazyLock::new(|| {
        pointman_core::refused_value::embedded(include_str!("../data/campaign-calendar.json"))
    });
    &READ
}

/// What happens in `turn`, in order.
pub fn events_of(turn: Turn) -> impl Iterator<Item = &'static TimelineEvent> {
    calendar().timeline.iter().filter(move |event| event.turn_first <= turn && turn <= event.turn_last)
}

/// What is said of equipment in `turn`.
pub fn equipment_of(turn: Turn) -> impl Iterator<Item = &'static DatedEquipment> {
    calendar().dated_equipment.iter().filter(move |item| {
        item.from.is_none_or(|from| from <= turn) && item.until.is_none_or(|until| turn <= until)
    })
}
