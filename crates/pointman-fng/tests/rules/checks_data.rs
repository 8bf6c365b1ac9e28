//! The compiled-in FNG data against the tables it was made from, cell by cell.

use pointman_fng::Text;
use pointman_fng::attributes;
use pointman_fng::checks::{Edition, Table, find, ids, list, result_text, who_text, word};
use serde_json::Value;

const PRINTED: &str = include_str!("../data/fng-checks.json");
const OURS: &str = include_str!("../../src/data/checks.json");
const ATTRIBUTES: &str = include_str!("../../src/data/attributes.json");
const RANDOM: &str = include_str!("../../src/data/random-attributes.json");

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

/// Takes away what the engine needs besides the printed tables.
fn without_engine(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.remove("engine");
            fields.values_mut().for_each(without_engine);
        }
        Value::Array(list) => list.iter_mut().for_each(without_engine),
        _ => {}
    }
}

fn list_of<'a>(value: &'a Value, key: &str) -> impl Iterator<Item = &'a Value> + use<'a> {
    value[key].as_array().into_iter().flatten()
}

#[test]
fn our_data_but_for_what_the_engine_needs_is_the_printed_data() {
    let mut ours = json(OURS);
    without_engine(&mut ours);
    assert_eq!(ours, json(PRINTED));
}

#[test]
fn every_printed_check_is_there_with_its_cells() {
    let printed = json(PRINTED);
    for check in list_of(&printed, "checks") {
        let id = check["id"].as_str().unwrap();
        for edition in list_of(check, "editions") {
            let edition = Edition::try_from(edition.as_u64().unwrap() as u8).unwrap();
            let found = find(id, edition).unwrap();
            let table = Table::of(found, edition);
            assert_eq!(table.name, check["name"].as_str().unwrap());
            let mut cells = table.rows.iter();
            for (row, line) in lines(check) {
                let cell = cells.next().unwrap();
                let who = line["who"].as_str().unwrap();
                assert_eq!(cell.row, row, "{id}");
                assert_eq!(
                    cell.who,
                    if who == "all" { "" } else { word(who).and_then(who_text).unwrap() },
                    "{id}"
                );
                let result = result_text(line["result"].as_str().unwrap());
                let expected =
                    line["note"].as_str().map_or(result.clone(), |note| format!("{result}: {note}"));
                assert_eq!(cell.result, expected, "{id}");
                assert_eq!(cell.next.as_deref(), line["next"].as_str(), "{id}");
            }
            if check["outcomes_of"].is_null() && check["rows_of"].is_null() {
                assert_eq!(cells.next(), None, "{id}");
            }
            let modifiers: Vec<[&str; 3]> = list_of(check, "modifiers")
                .map(|modifier| ["id", "when", "effect"].map(|key| modifier[key].as_str().unwrap()))
                .collect();
            assert_eq!(table.modifiers, modifiers, "{id}");
            assert_eq!(table.notes.len(), list_of(check, "notes").count(), "{id}");
            assert_eq!(table.ambiguous.len(), list_of(check, "ambiguous").count(), "{id}");
        }
    }
}

fn lines(check: &Value) -> Vec<(String, &Value)> {
    let number = |value: &Value| value.as_i64();
    let mut lines = Vec::new();
    for passes in list_of(check, "outcomes") {
        let row = match number(&passes["passes"]).unwrap() {
            1 => "1 pass".to_owned(),
            number => format!("{number} passes"),
        };
        lines.extend(list_of(passes, "results").map(|line| (row.clone(), line)));
    }
    for row in list_of(check, "rows") {
        let label = row["when"].as_str().map_or_else(
            || match (number(&row["from"]), number(&row["to"])) {
                (Some(from), Some(to)) if from == to => from.to_string(),
                (Some(from), Some(to)) => format!("{from}-{to}"),
                (Some(from), None) => format!("{from} or more"),
                (None, to) => format!("{} or less", to.unwrap()),
            },
            str::to_owned,
        );
        lines.extend(list_of(row, "results").map(|line| (label.clone(), line)));
    }
    lines
}

#[test]
fn a_check_that_shares_the_lines_of_another_has_them_in_its_edition() {
    for edition in Edition::ALL {
        let lines = |id| Table::of(find(id, edition).unwrap(), edition).rows;
        assert_eq!(lines("covering-fire"), lines("in-sight"));
        assert_eq!(lines("recon-by-fire"), lines("ranged-to-hit"));
    }
}

#[test]
fn the_list_holds_every_check_once_with_its_editions() {
    let listed: Vec<_> = list().into_iter().flat_map(|theme| theme.checks).collect();
    let mut sorted: Vec<&str> = listed.iter().map(|check| check.id.id()).collect();
    let mut all: Vec<&str> = ids().map(|id| id.id()).collect();
    sorted.sort_unstable();
    all.sort_unstable();
    assert_eq!(sorted, all);
    let only: Vec<_> = listed
        .iter()
        .filter(|check| check.editions.len() == 1)
        .map(|check| (check.id.id(), check.editions[0]))
        .collect();
    assert_eq!(only, [("knock-down", 2), ("melee-finish", 2)]);
}

#[test]
fn every_attribute_is_there_as_printed() {
    let printed = json(ATTRIBUTES);
    assert_eq!(list_of(&printed, "attributes").count(), attributes::all().len());
    for (printed, ours) in list_of(&printed, "attributes").zip(attributes::all()) {
        assert_eq!(printed["id"], ours.id.id());
        assert_eq!(printed["name"], *ours.name);
        assert_eq!(printed["in_printed_list"], ours.in_printed_list);
        assert_eq!(printed["bars_re_up"], ours.bars_re_up);
        assert_eq!(printed["grants"], serde_json::json!(*ours.grants));
        assert_eq!(list_of(printed, "effects").count(), ours.effects.len());
        for (printed, ours) in list_of(printed, "effects").zip(ours.effects) {
            assert_eq!(
                [&printed["on"], &printed["when"], &printed["effect"]],
                [ours.on, ours.when, ours.effect].map(Text::as_str)
            );
        }
    }
}

#[test]
fn every_card_gives_the_attribute_of_the_random_tables() {
    let random = json(RANDOM);
    for row in list_of(&random, "rows") {
        let card = format!("{}-{}", row["suit"].as_str().unwrap(), row["rank"].as_str().unwrap());
        let given = attributes::NumberedCard::parse(&card).unwrap().attribute(row["table"] == "odd");
        assert_eq!(row["attribute"], given.id.id(), "{card}");
        assert_eq!(attributes::NumberedCard::parse(&card).unwrap().name(), card);
        assert_eq!(attributes::find(row["printed"].as_str().unwrap()).unwrap().id, given.id, "{card}");
    }
}
