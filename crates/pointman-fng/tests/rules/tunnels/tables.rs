//! Every table cell by cell against the specification's data.

use pointman_fng::traps::{TrapKind, table};
use pointman_fng::tunnels::{SectionKind, Size, tables};
use serde_json::{Value, json};

fn printed() -> Value {
    serde_json::from_str(include_str!("../../data/fng/support.json")).unwrap()
}

#[test]
fn every_row_and_note_of_the_three_tables_of_sections_is_as_printed() {
    let printed = printed();
    let complexes = printed["tunnels"]["complexes"].as_array().unwrap();
    assert_eq!(complexes.len(), tables().complexes.len());
    for (printed, own) in complexes.iter().zip(&tables().complexes) {
        assert_eq!(printed["id"], own.id.id());
        assert_eq!(printed["dice"], format!("{}d6", own.dice));
        assert_eq!(printed["size_rolls"], json!(own.size_rolls));
        let rows = printed["rows"].as_array().unwrap();
        assert_eq!(rows.len(), own.rows.len());
        for (printed, own) in rows.iter().zip(&own.rows) {
            assert_eq!(printed["roll"], own.roll);
            assert_eq!(printed["text"], own.text);
            let notes: Vec<String> = own.notes.iter().map(ToString::to_string).collect();
            assert_eq!(printed["notes"], json!(notes));
        }
        let notes = printed["notes"].as_object().unwrap();
        assert_eq!(notes.len(), own.notes.len());
        for note in &own.notes {
            assert_eq!(notes[&note.note.to_string()], note.text);
        }
    }
}

#[test]
fn every_row_of_the_table_of_encounters_is_as_printed() {
    let printed = printed();
    let rows = printed["tunnels"]["encounter"]["rows"].as_array().unwrap();
    assert_eq!(rows.len(), tables().encounter.len());
    for (printed, own) in rows.iter().zip(&tables().encounter) {
        assert_eq!(printed["roll"], own.roll);
        assert_eq!(printed["text"], own.text);
    }
}

#[test]
fn one_die_gives_the_size_of_a_complex_as_printed() {
    for row in printed()["tunnels"]["complex_size"]["rows"].as_array().unwrap() {
        for roll in row["rolls"].as_array().unwrap() {
            assert_eq!(row["size"], Size::of_roll(roll.as_u64().unwrap() as u8).id());
        }
    }
}

#[test]
fn every_row_of_the_table_of_traps_is_as_printed() {
    let printed = printed();
    let rows = printed["booby_traps"]["table"].as_array().unwrap();
    assert_eq!(rows.len(), table().len());
    for (index, (printed, own)) in rows.iter().zip(table()).enumerate() {
        assert_eq!(TrapKind::ALL[index], own.id);
        assert_eq!(printed["roll"], own.roll);
        assert_eq!(printed["id"], own.id.id());
        assert_eq!(printed["name"], own.name);
        assert_eq!(printed["trigger"], own.trigger);
        assert_eq!(printed["effect"], own.effect);
        assert_eq!(printed["one_shot"], own.one_shot);
        assert_eq!(printed["disarm"], own.disarm);
        assert_eq!(printed.get("daylight_solo").is_some(), own.again_by_day);
    }
}

#[test]
fn every_total_of_the_dice_is_a_row_and_every_kind_is_in_the_largest_table() {
    for size in Size::ALL {
        let table = size.table();
        for total in table.dice..=table.dice * 6 {
            assert_eq!(table.rows.iter().filter(|row| row.roll == total).count(), 1, "{size:?} {total}");
            assert_eq!(table.row(total).roll, total);
        }
    }
    let largest = Size::Large.table();
    assert!(SectionKind::ALL[1..].iter().all(|kind| largest.rows.iter().any(|row| row.section == *kind)));
}
