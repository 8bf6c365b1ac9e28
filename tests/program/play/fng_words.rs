//! Words that the prompt of an FNG evening takes, and dice that are typed with them.

use std::fs;
use std::path::Path;

use serde_json::Value;

use super::evenings::{activation, said};
use super::fng::prepare;
use super::run;

fn document(folder: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(folder.join("game.json")).unwrap()).unwrap()
}

/// The choices of the last step of a command.
fn last(folder: &Path, command: &str) -> Value {
    let document = document(folder);
    let steps = document["history"].as_array().unwrap();
    let of_it = steps.iter().rev().find(|step| step["command"] == command);
    of_it.map_or(Value::Null, |step| step["choices"].clone())
}

/// An evening of four against four, in a turn of these dice.
fn turn(own: &str, enemy: &str) -> tempfile::TempDir {
    let folder = crate::scenes::folder();
    prepare(folder.path(), 2, 2);
    activation(folder.path(), own, enemy);
    folder
}

/// The same with a Slick over the table.
fn with_slick() -> tempfile::TempDir {
    let folder = turn("3", "1");
    let slick = r#"[{"number":3,"side":"own","duty":"transport","model":"uh-1-slick","pilot_rep":4,"since":1,
                    "place":"on-station"}]"#;
    for [path, value] in [["play/last_number", "3"], ["play/aircraft", slick]] {
        run(folder.path(), &["adjust", "game.json", "-i", "-q", path, value]);
    }
    folder
}

#[test]
fn dice_may_be_typed_behind_the_order_that_has_them_thrown() {
    let folder = crate::scenes::folder();
    prepare(folder.path(), 2, 2);
    let told = said(folder.path(), "dice ask\nturn; 6; 4; 2\nquit\n");
    assert!(told.contains("dice 4:2"), "{told}");
    assert!(!told.contains("Not read"), "{told}");
}

#[test]
fn both_activation_dice_may_be_typed_on_one_line() {
    let folder = crate::scenes::folder();
    prepare(folder.path(), 2, 2);
    let told = said(folder.path(), "dice ask\nturn\n6\n4 2\nquit\n");
    assert!(told.contains("or both on one line") && told.contains("dice 4:2"), "{told}");
}

#[test]
fn who_throws_the_dice_may_change_in_the_midst_of_an_order() {
    let folder = turn("3", "1");
    let told = said(folder.path(), "dice ask\nortiz fire ha\ndice roll\nquit\n");
    let (_, after) = told.rsplit_once("> dice roll").expect(&told);
    assert!(after.contains("Ortiz fires"), "{told}");
}

#[test]
fn a_helicopter_asks_whom_it_brings_in_and_they_get_out_by_unload() {
    let folder = with_slick();
    let told = said(
        folder.path(),
        "stand ortiz off-table\nsupport land\nabort\nsupport land ortiz\n\nno\nshow slick\nquit\n",
    );
    assert!(told.contains("Whom does it bring in"), "{told}");
    assert!(!told.contains("12 in of it"), "a Slick turns away from no LZ: {told}");
    let order = last(folder.path(), "fng-helicopter");
    assert_eq!(order["riders"][0], "Ortiz", "{order}");
    assert!(told.contains("aboard: Ortiz") || told.contains("crashes"), "{told}");
}

#[test]
fn somebody_is_said_to_be_aboard_a_helicopter_by_any_word_of_its_name() {
    let folder = with_slick();
    let told = said(folder.path(), "stand ortiz ?\nstand ortiz aboard slick\nshow slick\nshow ortiz\nquit\n");
    assert!(told.contains("aboard VEHICLE"), "{told}");
    assert!(told.contains("UH-1 Slick (3): on station; pilot Rep 4 aboard: Ortiz"), "{told}");
}

#[test]
fn the_time_of_day_that_is_set_is_told_in_words() {
    let folder = turn("3", "1");
    let told = said(folder.path(), "adjust light night\nquit\n");
    assert!(told.contains("The time of day is now night.") && !told.contains("{\"contact\""), "{told}");
}

#[test]
fn the_words_of_a_fire_order_ask_for_its_odds_too() {
    let folder = turn("3", "1");
    let told = said(folder.path(), "odds ortiz fire ha\nquit\n");
    assert!(!told.contains("say who fires at whom"), "{told}");
}

#[test]
fn what_a_group_has_is_named_where_it_is_asked_of_a_figure() {
    let folder = turn("3", "1");
    let told = said(folder.path(), "ortiz enter\nquit\n");
    assert!(told.contains("that is `tunnels enter`"), "{told}");
}

#[test]
fn several_names_at_the_fire_of_an_enemy_are_targets_in_the_swath() {
    let folder = turn("1", "3");
    let told = said(folder.path(), "ortiz, miller\n\n\n\nquit\n");
    assert!(told.contains("fires the Chicom SKS at Ortiz, Sgt Miller"), "{told}");
}

#[test]
fn a_document_that_was_rolled_at_the_table_says_so_as_it_is_opened() {
    let folder = turn("3", "1");
    run(
        folder.path(),
        &["fng", "exchange", "game.json", "-i", "-q", "--by", "Ortiz", "--at", "Ha", "--rolls", "6,1,1"],
    );
    let told = said(folder.path(), "quit\n");
    assert!(told.contains("You rolled the dice so far, so you roll the next ones too"), "{told}");
}

#[test]
fn whom_somebody_drags_already_may_be_named_again() {
    let folder = turn("3", "1");
    let at = folder.path();
    let state = ["company/soldiers/Washington/man/state", r#"["out-of-the-fight"]"#];
    let down = ["company/soldiers/Washington/down", r#"{"turn":1}"#];
    run(at, &[&["adjust", "game.json", "-i", "-q"], &state[..], &down].concat());
    let drags = ["fng", "stand", "game.json", "-i", "-q", "--figure", "Ortiz", "--does", "drag"];
    run(at, &[&drags[..], &["--fallen", "Washington"]].concat());
    activation(at, "3", "1");
    let told = said(at, "ortiz drag washington prone no\nquit\n");
    assert!(told.contains("Ortiz drags"), "{told}");
    assert!(!told.contains("No: "), "{told}");
}
