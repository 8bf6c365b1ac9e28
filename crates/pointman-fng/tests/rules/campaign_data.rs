//! The tables of the campaign against a copy of the rules' data, cell by cell.

use pointman_fng::calendar::Turn;
use pointman_fng::campaign_data::{calendar, introductory, lands, missions, terrain, weather};
use pointman_fng::mission::{FeatureKind, MissionId};
use serde_json::Value;

fn printed() -> Value {
    serde_json::from_str(include_str!("../data/fng/campaign.json")).unwrap()
}

/// Whole numbers as fractions, so that 12 and 12.0 are one.
fn leveled(value: &Value) -> Value {
    match value {
        Value::Number(number) => Value::from(number.as_f64().unwrap()),
        Value::Array(items) => items.iter().map(leveled).collect(),
        Value::Object(fields) => fields
            .iter()
            .map(|(name, value)| (name.clone(), leveled(value)))
            .collect::<serde_json::Map<_, _>>()
            .into(),
        other => other.clone(),
    }
}

fn each_field_is_printed(ours: &impl serde::Serialize) {
    let printed = printed();
    let ours = serde_json::to_value(ours).unwrap();
    for (name, value) in ours.as_object().unwrap() {
        assert_eq!(leveled(value), leveled(&printed[name]), "{name}");
    }
}

#[test]
fn every_cell_of_the_calendar_is_as_printed() {
    each_field_is_printed(calendar());
}

#[test]
fn every_cell_of_the_lands_is_as_printed() {
    each_field_is_printed(lands());
}

#[test]
fn every_cell_of_the_missions_is_as_printed() {
    each_field_is_printed(missions());
}

#[test]
fn every_cell_of_the_terrain_is_as_printed() {
    each_field_is_printed(terrain());
}

#[test]
fn every_cell_of_the_weather_is_as_printed() {
    assert_eq!(serde_json::to_value(weather()).unwrap(), printed()["time_and_weather"]);
}

#[test]
fn every_cell_of_the_introductory_encounter_is_as_printed() {
    assert_eq!(serde_json::to_value(introductory()).unwrap(), printed()["introductory_encounter"]);
}

#[test]
fn turns_are_those_of_the_calendar_with_their_monsoon() {
    let printed = printed();
    let turns = printed["time"]["turns"].as_array().unwrap();
    assert_eq!(turns.len(), Turn::all().count());
    for (turn, row) in Turn::all().zip(turns) {
        assert_eq!(turn.index(), row["index"].as_u64().unwrap() as u8);
        assert_eq!(turn.to_string(), row["id"]);
        assert_eq!(turn.is_monsoon(), row["monsoon"].as_bool().unwrap());
        assert_eq!(
            (u64::from(turn.year()), u64::from(turn.month())),
            (row["year"].as_u64().unwrap(), row["month"].as_u64().unwrap())
        );
        assert_eq!(turn.is_late(), row["half"] == "late");
    }
}

#[test]
fn every_mission_and_every_terrain_is_told_of() {
    assert!(MissionId::ALL.iter().all(|id| missions().mission(*id).name == id.title()));
    assert!(
        FeatureKind::ALL
            .iter()
            .all(|kind| terrain().feature(*kind).is_some_and(|feature| feature.name == kind.title()))
    );
}

#[test]
fn turns_run_from_early_january_1967_to_late_december_1968() {
    let turns: Vec<_> = Turn::all().map(|turn| turn.to_string()).collect();
    assert_eq!(
        (turns[0].as_str(), turns[1].as_str(), turns[47].as_str()),
        ("1967-01-early", "1967-01-late", "1968-12-late")
    );
    assert!(Turn::all().all(|turn| turn.to_string().parse() == Ok(turn)));
    assert_eq!(Turn::LAST.next(), None);
}

#[test]
fn each_year_has_nine_turns_of_monsoon() {
    let of = |year| Turn::all().filter(move |turn| turn.year() == year && turn.is_monsoon()).count();
    assert_eq!((of(1967), of(1968)), (9, 9));
}
