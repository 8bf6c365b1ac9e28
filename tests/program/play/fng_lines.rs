//! How lines are read at the prompt of an evening of FNG: what stands behind an order is kept, a question
//! mark is no answer, and set-ups are gone back in without losing anything.

use std::fs;
use std::path::Path;

use serde_json::Value;

use super::evenings::{activation, said};
use super::fng::prepare;
use super::{play, run};

fn document(folder: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(folder.join("game.json")).unwrap()).unwrap()
}

/// One of those on the table.
fn soldier(folder: &Path, name: &str) -> Value {
    let document = document(folder);
    let soldiers = document["data"]["company"]["soldiers"].as_array().unwrap();
    soldiers.iter().find(|soldier| soldier["man"]["name"] == name).unwrap().clone()
}

/// An evening of four against four, in a turn of these dice, with more figures or vehicles.
fn turn(own: &str, enemy: &str, more: &[&str]) -> tempfile::TempDir {
    let folder = crate::scenes::folder();
    prepare(folder.path(), 2, 2);
    if !more.is_empty() {
        run(folder.path(), &[&["fng", "muster", "game.json", "-i", "-q"], more].concat());
    }
    activation(folder.path(), own, enemy);
    folder
}

/// An evening of a mission for the same squad, before its first turn.
fn mission(id: &str) -> tempfile::TempDir {
    let folder = crate::scenes::folder();
    prepare(folder.path(), 2, 2);
    let order = ["generate-mission", "--game", "fng", "--force", "us-army-infantry", "--corps", "ii"];
    let more = ["--leader-rep", "4", "--date", "1967-05-early", "--mission", id, "--option", "edition=1"];
    let files = ["--seed", "4", "--squad", "squad.json", "-o", "game.json", "-q"];
    run(folder.path(), &[&order[..], &more, &files].concat());
    folder
}

#[test]
fn orders_behind_the_first_are_kept_where_enter_had_asked_about_those_who_have_not_acted() {
    let folder = turn("3", "1", &[]);
    let told = said(folder.path(), "\nortiz move cover nobody; kow wait; wash wait\nquit\n");
    assert!(told.contains("have not acted: go-on (Enter: done)") && !told.contains("No: "), "{told}");
    for does in ["Ortiz moves: in cover", "Cpl Kowalski waits", "Washington waits"] {
        assert!(told.contains(does), "{does}: {told}");
    }
    // Whoever has acted may be told to do what is left of it as well.
    let folder = turn("3", "1", &[]);
    let told = said(folder.path(), "ortiz move cover nobody\n\nortiz fire ha\nquit\n");
    assert!(told.contains("Ortiz fires") && !told.contains("No: "), "{told}");
}

#[test]
fn orders_to_the_enemy_are_taken_one_after_another_where_one_is_proposed() {
    let folder = turn("1", "4", &[]);
    let told = said(folder.path(), "binh wait; ha wait\nquit\n");
    assert!(told.contains("Binh waits") && told.contains("Ha waits"), "{told}");
    assert!(!told.contains("No: ") && !told.contains("Not read"), "{told}");
}

#[test]
fn a_question_mark_behind_an_order_is_no_place() {
    let folder = turn("3", "1", &[]);
    let told = said(folder.path(), "kow,wash cover-place ?\nthe gate\nquit\n");
    assert!(told.contains("Cpl Kowalski covers the gate") && !told.contains("covers ?"), "{told}");
}

/// What the menus before an evening ask up to who plays the enemy.
const MENUS: &str = "fng\nevening\n\nus-army-infantry\nii\n\nlocal-vc\nno\nrecon\n";

#[test]
fn the_stars_name_is_one_word_and_what_stands_behind_it_answers_the_next_questions() {
    let folder = crate::scenes::folder();
    let lines = format!("{MENUS}\n\n\n\n5 marksman\nHayes 5 marksman nerves 4\nquit\n");
    let output = play(folder.path(), &["--seed", "1"], &lines);
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("No: `5` is no name."), "{said}");
    let squad = fs::read_to_string(folder.path().join("evening.squad.json")).expect(&said);
    let squad: Value = serde_json::from_str(&squad).unwrap();
    let figures = squad["data"]["figures"].as_array().unwrap();
    let star = figures.iter().find(|man| man["star"] == true).expect(&said);
    assert_eq!((star["name"].as_str(), star["rep"].as_u64()), (Some("Hayes"), Some(5)), "{said}");
    assert_eq!(figures.len(), 4, "{said}");
}

#[test]
fn back_in_a_set_up_goes_back_one_question_and_keeps_the_file_and_the_dice() {
    let folder = crate::scenes::folder();
    let lines = format!("{MENUS}person\n\n\n\n\n4\n\nback\n\n\n4\nquit\n");
    let output = play(folder.path(), &[], &lines);
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(!said.contains("No: ") && !said.contains("already exists"), "{said}");
    assert!(folder.path().join("evening.other.json").exists(), "{said}");
    assert!(!folder.path().join("evening-2.json").exists(), "{said}");
    // The mission is the one that was shown.
    assert_eq!(said.matches("The squad is saved in evening.squad.json").count(), 1, "{said}");
}

#[test]
fn a_file_of_one_letter_is_asked_for_again() {
    let folder = crate::scenes::folder();
    let output = play(folder.path(), &[], &format!("{MENUS}\n\nq\n\n\n\n4\nquit\n"));
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("No: `q` is a single letter"), "{said}");
    assert!(folder.path().join("evening.json").exists() && !folder.path().join("q").exists(), "{said}");
}

#[test]
fn how_reinforcements_of_ones_own_stand_is_asked() {
    let folder = mission("recon");
    let enemy = ["--side", "enemy", "--figure", "Ha,rep=4,weapon=ak-47"];
    run(folder.path(), &[&["fng", "muster", "game.json", "-i", "-q"], &enemy[..]].concat());
    activation(folder.path(), "2", "1");
    let came = said(folder.path(), "support reinforcements yes\ncover\nquit\n");
    assert!(came.contains("How do your reinforcements stand: Sgt Nolan"), "{came}");
    let state = soldier(folder.path(), "Sgt Nolan")["man"]["state"].clone();
    assert_eq!(state, serde_json::json!(["in-cover"]), "{came}");
}

#[test]
fn how_the_squad_stands_is_asked_again_once_all_is_rolled_back_though_enter_had_taken_no_step() {
    let folder = mission("perimeter");
    let told = said(folder.path(), "open\nreveal squad\nopen\nnobody\nrollback 1\nopen\nquit\n");
    assert_eq!(told.matches("Set up your soldiers. How do they stand").count(), 2, "{told}");
}

#[test]
fn a_flamethrower_is_proposed_within_its_range() {
    let folder = turn("1", "5", &["--side", "enemy", "--figure", "Hoan,rep=5,weapon=flamethrower"]);
    let told = said(folder.path(), "quit\n");
    assert!(told.contains("wants to fire the flamethrower") && told.contains("within 12 in: "), "{told}");
}

#[test]
fn a_vehicle_is_driven_off_the_table_with_all_aboard() {
    let folder = turn("2", "1", &["--vehicle", "m-113-acav", "--called", "Track"]);
    let told = said(folder.path(), "pruitt drive-off\nquit\n");
    assert!(told.contains("withdraw"), "{told}");
    for name in ["Sgt Nolan", "Pruitt", "Dawson"] {
        assert_eq!(soldier(folder.path(), name)["left"], "withdrew", "{name}: {told}");
    }
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn who_is_left_hidden_by_stand_is_told() {
    let folder = turn("2", "1", &[]);
    let told = said(folder.path(), "stand ortiz hidden\nstand ortiz cover\nquit\n");
    assert!(told.contains("Ortiz: in cover, still hidden"), "{told}");
}

#[test]
fn the_gunner_of_a_vehicle_may_cover_a_place() {
    let folder = turn("2", "1", &["--vehicle", "m-113-acav", "--called", "Track"]);
    let told = said(folder.path(), "nolan cover-place the bend\nquit\n");
    assert!(told.contains("Sgt Nolan covers the bend") && !told.contains("No: "), "{told}");
}

#[test]
fn what_was_told_so_far_in_a_fight_is_not_told_again_at_its_end() {
    let folder = turn("2", "1", &[]);
    let told =
        said(folder.path(), "all move hidden everyone\nall fire\nall binh\nall ha\nall long\nall vu\nquit\n");
    let lines = told.matches("Ortiz against").count();
    assert!(told.contains("So far:"), "{told}");
    assert!(lines <= 1, "{told}");
}

#[test]
fn a_name_behind_that_of_who_acts_is_no_friend_to_rally() {
    let folder = turn("3", "1", &[]);
    let state = ["company/soldiers/Washington/man/state", "[\"hunkered-down\"]"];
    run(folder.path(), &[&["adjust", "game.json", "-i", "-q"][..], &state[..]].concat());
    let told = said(folder.path(), "kow\nwash ?\nortiz wait\nquit\n");
    assert!(!told.contains("Washington against"), "{told}");
    assert!(told.contains("Dropped: Cpl Kowalski") && told.contains("Ortiz waits"), "{told}");
}

#[test]
fn several_who_are_to_fire_at_nobody_are_asked_for_their_target_before_any_dice() {
    let folder = turn("3", "1", &[]);
    let told = said(folder.path(), "kow,ortiz fire ?\nquit\n");
    assert!(told.contains("No: name whom they fire at, such as `Cpl Kowalski,Ortiz fire Ha`"), "{told}");
}

#[test]
fn the_crew_of_a_helicopter_on_the_lz_is_fired_at_one_by_one() {
    let folder = turn("1", "4", &[]);
    let slick = r#"[{"number":3,"side":"own","duty":"transport","model":"uh-1-slick","pilot_rep":4,"since":1,
        "place":"landed"}]"#;
    let adjusted = ["play/last_number", "3", "play/aircraft", slick];
    run(folder.path(), &[&["adjust", "game.json", "-i", "-q"][..], &adjusted[..]].concat());
    let told = said(folder.path(), "ha fire-crew pilot\n\nquit\n");
    assert!(told.contains("at pilot of UH-1 Slick (3)"), "{told}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn a_door_gunner_of_a_helicopter_fires_at_the_prompt_and_is_fired_at() {
    let folder = turn("4", "1", &[]);
    let slick = r#"[{"number":3,"side":"own","duty":"transport","model":"uh-1-slick","pilot_rep":4,"since":1,
        "place":"landed"}]"#;
    let adjusted = ["play/last_number", "3", "play/aircraft", slick];
    run(folder.path(), &[&["adjust", "game.json", "-i", "-q"][..], &adjusted[..]].concat());
    run(folder.path(), &["fng", "stand", "game.json", "-i", "-q", "--figure", "Ortiz", "--as", "cover"]);
    let told = said(folder.path(), "show table\n\nleft fire ha\nquit\n");
    assert!(told.contains("left gunner of UH-1 Slick (3)") && told.contains("aboard UH-1 Slick"), "{told}");
    assert!(told.contains("left gunner of UH-1 Slick (3) fires the M-60 at Ha"), "{told}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn on_doubles_nobody_is_offered_to_fire_or_call() {
    let folder = turn("3", "3", &[]);
    let told = said(folder.path(), "support ?\nback\nquit\n");
    assert!(!told.contains("call-guns") && !told.contains("declare a Fire Mission"), "{told}");
}

#[test]
fn a_question_mark_behind_what_asks_nothing_more_tells_what_it_is() {
    let folder = turn("3", "1", &[]);
    let told = said(folder.path(), "ortiz work ?\nquit\n");
    assert!(told.contains("work: search, disarm") && !told.contains("Ortiz works"), "{told}");
}

#[test]
fn of_a_hidden_vehicle_that_drives_it_is_asked_whether_it_still_is() {
    let folder = turn("3", "1", &["--vehicle", "m-113-acav", "--called", "Track"]);
    let hidden = ["--figure", "Nolan,Pruitt,Vance,Chavez,Dawson", "--as", "hidden"];
    run(folder.path(), &[&["fng", "stand", "game.json", "-i", "-q"][..], &hidden[..]].concat());
    let told = said(folder.path(), "pruitt drive\n6\nno\nno\nnobody\nquit\n");
    assert!(told.contains("Track was hidden: is it still: no, yes (Enter: no)"), "{told}");
    assert!(!soldier(folder.path(), "Vance")["man"]["state"].to_string().contains("hidden"), "{told}");
}

#[test]
fn the_squad_of_another_player_that_enters_by_an_edge_stands_nowhere_before_it() {
    let folder = crate::scenes::folder();
    let lines =
        "fng\nevening\n\nus-army-infantry\nii\n\nlocal-vc\nno\nfight\nperson\n\n\n\n\n4\n\n\n4\nopen\nquit\n";
    let output = play(folder.path(), &["--seed", "1"], lines);
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("not on the table yet") && said.contains("Set up your soldiers"), "{said}");
    let evening = fs::read_to_string(folder.path().join("evening.json")).expect(&said);
    let evening: Value = serde_json::from_str(&evening).unwrap();
    let soldiers = evening["data"]["company"]["soldiers"].as_array().unwrap();
    for man in soldiers {
        assert_eq!(man["waits"] == true, man["side"] == "enemy", "{man}");
    }
}
