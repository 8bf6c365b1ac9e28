//! Every table of support, cell by cell, against the data.

use pointman_core::dice::Scripted;
use pointman_core::trace::Silent;
use pointman_fng::army_lists::ForceId;
use pointman_fng::checks::Flag;
use pointman_fng::checks::{Edition, Situation, find, test};
use pointman_fng::support::TankTableId;
use pointman_fng::support::{Options, Tube, data};
use serde_json::{Value, json};

fn printed() -> Value {
    serde_json::from_str(include_str!("../../data/fng/support.json")).unwrap()
}

/// Without the fields that are ours.
fn without(mut value: Value, ours: &[&str]) -> Value {
    for row in value.as_array_mut().unwrap() {
        ours.iter().for_each(|field| {
            row.as_object_mut().unwrap().shift_remove(*field);
        });
    }
    value
}

#[test]
fn the_reinforcement_tables_are_as_printed_in_every_cell_and_footnote() {
    let tables = without(json!(data().tables), &["night_gunships", "tanks", "sniper_reps"]);
    assert_eq!(tables, printed()["reinforcement_tables"]);
    for table in &data().tables {
        let cards: Vec<&str> = table.rows.iter().map(|row| row.card.as_str()).collect();
        assert_eq!(cards, ["K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"], "{}", table.id);
        assert!((2..14).all(|rank| table.row(rank).is_some()) && table.row(14).is_none());
    }
}

#[test]
fn cards_units_suits_and_the_armor_troop_rule_are_as_printed() {
    let printed = printed();
    assert_eq!(json!(data().cards_by_support), printed["reinforcements"]["cards_by_support"]);
    assert_eq!(json!(data().deploy_by_suit), printed["reinforcements"]["deploy_by_suit"]);
    assert_eq!(json!(data().units), printed["units"]);
    assert_eq!(json!(data().armor_troop_rule), printed["armor_troop_rule"]);
}

#[test]
fn the_availability_tables_are_as_printed() {
    let printed = &printed()["availability"];
    assert_eq!(json!(data().availability.gunship), printed["gunship"]);
    assert_eq!(json!(data().availability.aircraft), printed["aircraft"]);
    assert_eq!(json!(data().availability.tank), printed["tank"]);
    assert_eq!(json!(data().availability.nva_tank), printed["nva_tank"]);
    assert_eq!(
        data().table_of(ForceId::UsSfCidg).unwrap().tanks.map(TankTableId::id),
        printed["sf_cidg"].as_str()
    );
}

#[test]
fn mortars_artillery_illumination_bombs_and_napalm_are_as_printed() {
    let printed = printed();
    assert_eq!(json!(data().mortars), printed["mortars"]["types"]);
    assert_eq!(json!(data().artillery), printed["artillery"]["data"]);
    let light = |value: &Value, key: &str| (value[key].clone(), value["turns"].clone());
    let ours = json!(data().illumination);
    assert_eq!(light(&ours["mortar"], "area_in"), light(&printed["illumination"]["mortar"], "circle_in"));
    assert_eq!(light(&ours["artillery"], "area_in"), light(&printed["illumination"]["artillery"], "area_in"));
    assert_eq!(json!(data().bombs), printed["aircraft"]["bombs"]);
    assert_eq!(json!(data().napalm.template_in), printed["aircraft"]["napalm"]["template_in"]);
    assert_eq!(json!(data().napalm.impact), printed["aircraft"]["napalm"]["impact"]);
}

/// Rolls a table check and gives its result, the dice of its distance, and how many answers it took.
fn rolled(check: &str, face: u32, flags: &[&str]) -> (String, usize) {
    let mut situation = Situation::new(Edition::One);
    for flag in flags {
        situation = situation.with(flag.parse().unwrap());
    }
    let mut taken = 0;
    for more in 0..5 {
        let mut dice = Scripted::new(std::iter::once(face).chain(std::iter::repeat_n(1, more)));
        if let Ok(tested) = test(find(check, Edition::One).unwrap(), &situation, &mut dice, &mut Silent)
            && dice.finish().is_ok()
        {
            taken = more;
            return (tested.outcome.map_or(String::new(), |result| result.to_string()), taken);
        }
    }
    panic!("{check} {face} {flags:?} asked for more than {taken} dice");
}

#[test]
fn mortars_and_artillery_deviate_as_printed() {
    for (check, table) in [("mortar-deviation", "mortars"), ("artillery-deviation", "artillery")] {
        for row in printed()[table]["deviation"].as_array().unwrap() {
            let face = row["roll"].as_u64().unwrap() as u32;
            for (flag, column) in [(Some("spotting"), "spotting_round"), (None, "other_round")] {
                let flags: Vec<&str> = flag.into_iter().collect();
                let (result, dice) = rolled(check, face, &flags);
                let direction = row["direction"].as_str().unwrap();
                let left_or_right = result == "left-or-right";
                assert!(
                    direction.starts_with(
                        &result.replace("left-or-right", "left").replace("on-target", "on target")
                    ),
                    "{check} {face}"
                );
                let wanted = row[column].as_str().map_or(0, |dice| dice[..1].parse().unwrap());
                let wanted = if check == "mortar-deviation" && face == 6 { 1 } else { wanted };
                assert_eq!(dice, wanted + usize::from(left_or_right), "{check} {face} {column}");
            }
        }
    }
    // Note of the mortar table: 2d6 from off the table.
    assert_eq!(rolled("mortar-deviation", 6, &["off-table"]).1, 2);
}

#[test]
fn ordnance_deviates_as_printed_and_twice_as_far_off_the_table() {
    for row in printed()["ordnance_deviation"]["rows"].as_array().unwrap() {
        for face in row["rolls"].as_array().unwrap() {
            let (result, dice) = rolled("ordnance-deviation", face.as_u64().unwrap() as u32, &[]);
            assert!(row["text"].as_str().unwrap().ends_with(&result.replace('-', " ")), "{row}");
            assert_eq!(dice, row["inches"].as_str().map_or(0, |dice| dice[..1].parse().unwrap()));
        }
    }
    assert_eq!(printed()["ordnance_deviation"]["off_table_factor"], 2);
    let check = find("ordnance-deviation", Edition::One).unwrap();
    let situation = Situation::new(Edition::One).with(Flag::OffTable);
    let tested = test(check, &situation, &mut Scripted::new([3, 4, 3]), &mut Silent).unwrap();
    assert_eq!(tested.further[0].value, 14);
}

#[test]
fn requests_answer_as_printed() {
    let ids = [
        ("artillery", "artillery-request"),
        ("air-strike", "air-strike-request"),
        ("gunship", "gunship-request"),
        ("medevac", "medevac-request"),
    ];
    for (id, check) in ids {
        let printed = printed();
        let table = printed["requests"].as_array().unwrap().iter().find(|table| table["id"] == id).unwrap();
        let rows = &find(check, Edition::One).unwrap().rows;
        let printed_rows = table["rows"].as_array().unwrap();
        assert_eq!(rows.len(), printed_rows.len(), "{id}");
        for (row, printed) in rows.iter().zip(printed_rows) {
            let least = if id != "medevac" && printed["min"] == 1 { None } else { printed["min"].as_i64() };
            assert_eq!(
                (row.from.map(i64::from), row.to.map(i64::from)),
                (least, printed["max"].as_i64()),
                "{id}: {printed}"
            );
        }
    }
}

#[test]
fn the_damage_of_helicopters_is_as_printed() {
    let printed = printed();
    let rows = &find("helicopter-damage", Edition::One).unwrap().rows;
    for (row, printed) in rows.iter().zip(printed["helicopters"]["damage"]["rows"].as_array().unwrap()) {
        assert_eq!(
            (row.from.map(i64::from), row.to.map(i64::from)),
            (printed["min"].as_i64(), printed["max"].as_i64())
        );
    }
    assert_eq!(rows.len(), 5);
}

#[test]
fn every_reading_named_here_with_an_option_is_one_of_the_specification() {
    let printed = printed();
    let known: Vec<&str> =
        printed["ambiguous"].as_array().unwrap().iter().filter_map(|entry| entry["id"].as_str()).collect();
    for (key, _, values) in Options::ALL.iter().filter(|(key, ..)| key.starts_with("sup")) {
        assert!(known.contains(key), "{key}");
        assert!(values.len() >= 2);
    }
    assert_eq!(Tube::LightMortar.id(), data().mortars[0].id.id());
    assert_eq!(Tube::MediumMortar.id(), data().mortars[1].id.id());
}

#[test]
fn every_reading_can_be_set_to_each_of_its_values_and_is_the_printed_one_before() {
    crate::readings::can_all_be_chosen(Options::ALL, Options::set);
    assert!(Options::default().set("sup-01", "nobody").is_err());
    assert!(Options::default().set("sup-99", "hq").is_err());
}
