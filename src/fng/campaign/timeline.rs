//! What happened in the war, turn by turn, and what came into use when [Historical Timeline; Time in the Campaign].

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::fng::calendar::Turn;
use crate::fng::mission::Corps;

/// An event of the war.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HistoricEvent {
    /// Its id.
    pub id: String,
    /// The day it began, or the month.
    pub start: String,
    /// The day it ended, or the month.
    pub end: String,
    /// The turn it began in.
    pub turn_first: Turn,
    /// The turn it ended in.
    pub turn_last: Turn,
    /// Where; nowhere in particular if none.
    pub corps: Vec<Corps>,
    /// What happened.
    pub text: String,
    /// Its numbers by name.
    pub figures: BTreeMap<String, u32>,
}

/// A piece of equipment and when it was in use.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DatedEquipment {
    /// Its id.
    pub id: String,
    /// The first turn of the change; none when it was there before the campaign.
    pub from: Option<Turn>,
    /// The last turn; none when it stays.
    pub until: Option<Turn>,
    /// What it is.
    pub text: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Data {
    timeline: Vec<HistoricEvent>,
    dated_equipment: Vec<DatedEquipment>,
}

static DATA: LazyLock<Data> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../data/timeline.json")).expect("the timeline is written as its types say")
});

/// Every event of the war in order.
pub fn events() -> &'static [HistoricEvent] {
    &DATA.timeline
}

/// All dated equipment.
pub fn equipment() -> &'static [DatedEquipment] {
    &DATA.dated_equipment
}

impl HistoricEvent {
    /// Whether it went on in `turn`.
    pub fn is_in(&self, turn: Turn) -> bool {
        (self.turn_first..=self.turn_last).contains(&turn)
    }

    /// Its numbers in words: `US killed 160`.
    pub fn numbers(&self) -> String {
        const CAPITALS: [(&str, &str); 8] = [
            ("us", "US"),
            ("nva", "NVA"),
            ("vc", "VC"),
            ("arvn", "ARVN"),
            ("cidg", "CIDG"),
            ("sf", "Special Forces"),
            ("pt", "PT"),
            ("min", "at least"),
        ];
        let word = |word: &str| CAPITALS.iter().find(|(small, _)| *small == word).map_or(word.to_owned(), |(_, big)| (*big).to_owned());
        let name = |name: &str| name.split('_').map(word).collect::<Vec<_>>().join(" ").replace("PT 76", "PT-76");
        self.figures.iter().map(|(key, number)| format!("{} {number}", name(key))).collect::<Vec<_>>().join(", ")
    }
}

impl DatedEquipment {
    /// Whether it is news in `turn`: the first turn of it, or the last.
    pub fn is_news(&self, turn: Turn) -> bool {
        self.from == Some(turn) || self.until == Some(turn)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_timeline_runs_in_order_within_the_calendar() {
        assert_eq!(events().len(), 23);
        assert!(events().is_sorted_by_key(|event| event.turn_first));
        assert!(events().iter().all(|event| event.turn_first <= event.turn_last));
        let con_thien = events().iter().find(|event| event.id == "con-thien").unwrap();
        assert!(con_thien.is_in("1967-10-early".parse().unwrap()));
        let lang_vei = events().iter().find(|event| event.id == "lang-vei").unwrap();
        assert!(lang_vei.numbers().contains("PT-76 lost 7"), "{}", lang_vei.numbers());
        assert!(lang_vei.numbers().contains("US Special Forces killed 9"));
    }
}
