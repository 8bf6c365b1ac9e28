//! What an evening of FNG asks for at the prompt, and what it tells before it asks: several figures at once,
//! lists, whoever comes unseen, and what the rules say of a name.

use std::fs;
use std::path::Path;

use serde_json::Value;

use super::evenings::{activation, said};
use super::fng::prepare;
use super::{play, run};

fn document(folder: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(folder.join("game.json")).unwrap()).unwrap()
}

/// The choices of the last step.
fn last(folder: &Path) -> Value {
    document(folder)["history"].as_array().unwrap().last().unwrap()["choices"].clone()
}

/// An evening of four against four, in a turn of these dice.
fn turn(own: &str, enemy: &str) -> tempfile::TempDir {
    let folder = crate::scenes::folder();
    prepare(folder.path(), 2, 2);
    activation(folder.path(), own, enemy);
    folder
}

/// An evening of another mission for the same squad.
fn mission(id: &str, edition: &str) -> tempfile::TempDir {
    let folder = crate::scenes::folder();
    prepare(folder.path(), 2, 2);
    let order = ["generate-mission", "--game", "fng", "--force", "us-army-infantry", "--corps", "ii"];
    let more = ["--leader-rep", "4", "--date", "1967-05-early", "--mission", id, "--option", edition];
    let files = ["--seed", "4", "--squad", "squad.json", "-o", "game.json", "-q"];
    run(folder.path(), &[&order[..], &more, &files].concat());
    folder
}

#[test]
fn where_nobody_may_act_no_figure_that_nobody_named_is_blamed() {
    let folder = turn("6", "1");
    let refused = said(folder.path(), "support request\nback\nquit\n");
    assert!(refused.contains("No: nobody of US Army Infantry may act: the side's die is 6"), "{refused}");
}

#[test]
fn what_the_rules_say_of_an_attribute_or_a_check_is_told_at_every_prompt() {
    let folder = turn("2", "1");
    let told = said(folder.path(), "rules scout\nrules received fire\nrules nonsense\nquit\n");
    assert!(told.contains("Scout: counts as Fast and Tough."), "{told}");
    assert!(told.contains("Received Fire (received-fire,") && told.contains("No: "), "{told}");
    let output = play(folder.path(), &[], "rules born-leader\nquit\n");
    let menus = String::from_utf8(output.stdout).unwrap();
    assert!(menus.contains("Born Leader: reaction"), "{menus}");
}

#[test]
fn several_and_all_wait_cover_a_place_or_make_a_fast_move_in_one_step() {
    let folder = turn("2", "1");
    let covers = said(folder.path(), "all cover-place 12\nquit\n");
    assert_eq!(last(folder.path())["figures"].as_array().unwrap().len(), 4, "{covers}");
    run(folder.path(), &["undo", "game.json", "-i", "-q"]);
    let waits = said(folder.path(), "kow,ort wait\nquit\n");
    assert!(waits.contains("Cpl Kowalski, Ortiz wait"), "{waits}");
    let charge = said(folder.path(), "mil,wash charge ha\n\n4\n\nquit\n");
    assert!(charge.contains("Who else sees Sgt Miller, Washington charge"), "{charge}");
    assert_eq!(last(folder.path())["by"].as_array().unwrap().len(), 2, "{charge}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn enter_alone_asks_before_it_ends_a_side_of_whom_some_have_not_acted() {
    let folder = turn("2", "1");
    let asked = said(folder.path(), "\ngo-on\nquit\n");
    assert!(asked.contains("have not acted: go-on (Enter: done)"), "{asked}");
    assert!(!asked.contains("end their Activations"), "{asked}");
    let done = said(folder.path(), "done\nquit\n");
    assert!(!done.contains("have not acted") && done.contains("end their Activations"), "{done}");
}

#[test]
fn those_who_enter_in_their_first_activation_are_seen_by_nobody_before_it() {
    let folder = mission("recon", "edition=1");
    let begun = said(folder.path(), "quit\n");
    assert!(begun.contains("not on the table yet"), "{begun}");
    let muster =
        ["fng", "muster", "game.json", "-i", "-q", "--side", "enemy", "--figure", "Ha,rep=4,weapon=ak-47"];
    run(folder.path(), &muster);
    activation(folder.path(), "2", "4");
    let enemy = said(folder.path(), "hold\n");
    assert!(!enemy.contains("wants to fire"), "nobody is there: {enemy}");
    run(folder.path(), &["fng", "finish", "game.json", "-i", "-q"]);
    let moved = said(folder.path(), "ortiz move cover\nnobody\nquit\n");
    assert!(moved.contains("Ortiz moves: in cover"), "{moved}");
    let table = run(folder.path(), &["fng", "table", "game.json"]);
    assert_eq!(table.matches("not on the table yet").count(), 3, "{table}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn a_hidden_enemy_who_comes_in_edition_2_is_seen_by_nobody_and_takes_no_check() {
    let folder = mission("perimeter", "edition=2");
    let came = said(folder.path(), "cover\nreveal squad\nhidden\nquit\n");
    assert!(came.contains("hidden, so nobody sees them"), "{came}");
    assert!(!came.contains("In Sight: who of yours sees them come"), "{came}");
}

#[test]
fn what_a_reveal_leaves_to_be_asked_is_asked_again_after_a_rollback() {
    let folder = mission("perimeter", "edition=1");
    let said = said(folder.path(), "cover\nreveal squad\ncover\nnobody\nrollback\n\ncover\nnobody\nquit\n");
    assert_eq!(said.matches("How do they stand: ").count(), 2, "{said}");
}

#[test]
fn several_names_are_a_whole_list_and_everyone_is_an_answer_in_the_midst_of_a_step() {
    let folder = turn("2", "1");
    let arms = ["company/soldiers/Ortiz/man/state", "[\"duck-back\"]"];
    run(folder.path(), &[&["adjust", "game.json", "-i", "-q"][..], &arms[..]].concat());
    let listed = said(folder.path(), "ortiz fire ha\nbinh,long\nquit\n");
    assert_eq!(listed.matches("comes up to fire: who else sees Ortiz").count(), 1, "{listed}");
    assert!(listed.contains("Vu, everyone (Enter: nobody)"), "{listed}");
    run(folder.path(), &["undo", "game.json", "-i", "-q"]);
    let everyone = said(folder.path(), "ortiz fire ha\neveryone\nquit\n");
    assert_eq!(everyone.matches("comes up to fire: who else sees Ortiz").count(), 1, "{everyone}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn why_tells_the_rows_and_what_bore_on_them() {
    let folder = turn("3", "1");
    run(folder.path(), &["fng", "stand", "game.json", "-i", "-q", "--figure", "Ha", "--as", "cover"]);
    let why = said(folder.path(), "ortiz fire ha\nwhy\nquit\n");
    assert!(why.contains("Ortiz fires the M-16 at Ha in cover"), "{why}");
    assert!(why.contains("at Ha in cover: Rep counts as") && why.contains("in all, hits"), "{why}");
}

#[test]
fn the_sheet_of_a_vehicle_tells_armor_guns_speed_and_crew() {
    let folder = turn("2", "1");
    let muster =
        ["fng", "muster", "game.json", "-i", "-q", "--vehicle", "m-113-acav", "--called", "Track One"];
    run(folder.path(), &muster);
    let shown = said(folder.path(), "show Track One\nshow track\nquit\n");
    for told in ["M-113 ACAV: Armor 5 front, 4 side and rear", "Guns: ", "in on roads", "driver"] {
        assert_eq!(shown.matches(told).count().min(2), 2, "{told}: {shown}");
    }
}

#[test]
fn my_own_mine_is_told_of_and_listed_and_no_longer_carried() {
    let folder = turn("2", "1");
    let gear = ["company/soldiers/Ortiz/man/gear", "[\"claymore\"]"];
    run(folder.path(), &[&["adjust", "game.json", "-i", "-q"][..], &gear[..]].concat());
    let placed = said(folder.path(), "traps place cdm\nby the path\nortiz\nquit\n");
    assert!(placed.contains("by the path, set up by Ortiz") && !placed.contains("--secrets"), "{placed}");
    let shown = said(folder.path(), "traps show\nshow ortiz\nquit\n");
    assert!(shown.contains("by the path") && !shown.contains("claymore"), "{shown}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn a_name_without_its_rank_is_no_beginning_of_another() {
    let folder = turn("3", "1");
    let muster = ["fng", "muster", "game.json", "-i", "-q", "--side", "enemy"];
    let more = ["--figure", "Cpl An,rep=3,weapon=ak-47", "--figure", "Anh,rep=3,weapon=ak-47"];
    run(folder.path(), &[&muster[..], &more[..]].concat());
    let fired = said(folder.path(), "ortiz fire an\nquit\n");
    assert!(fired.contains("Ortiz fires the M-16 at Cpl An"), "{fired}");
}

#[test]
fn a_slip_of_the_keys_is_no_building_that_is_checked_for_contact() {
    let folder = turn("3", "1");
    let asked = said(folder.path(), "contact vilage\n\nquit\n");
    assert!(!asked.contains("[contact]"), "{asked}");
}

#[test]
fn a_check_without_a_mission_is_rolled_again_or_a_mission_is_chosen() {
    let folder = crate::scenes::folder();
    let menus = "fng\nevening\n\nus-army-infantry\nii\n\nlocal-vc\nno\n\n\n\n\n\n\n4\n";
    // With this seed the first check gives none.
    let output = play(folder.path(), &["--seed", "2"], &format!("{menus}recon\nquit\n"));
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("No Mission: roll again, or choose one: roll, recon"), "{said}");
    assert!(said.contains("Recon") && !said.contains("The evening is over"), "{said}");
    assert!(!said.contains("--carried"), "{said}");
}

#[test]
fn a_spotter_reaches_the_crew_by_radio_a_signal_or_a_shout() {
    let folder = turn("2", "1");
    let called =
        said(folder.path(), "support call-guns light-mortar\nthe gate\nhe\nyes\nsignal\nortiz\n\nquit\n");
    assert!(called.contains("How the spotter reaches the crew"), "{called}");
    assert!(!called.contains("Does the crew see its target"), "it stands off the table: {called}");
    let choices = last(folder.path());
    assert_eq!(
        (&choices["reach"], &choices["call"]["operator"]),
        (&"signal".into(), &"Ortiz".into()),
        "{called}"
    );
    run(folder.path(), &["undo", "game.json", "-i", "-q"]);
    let radio =
        said(folder.path(), "support call-guns light-mortar\nthe gate\nhe\nyes\nradio\nortiz\n\nquit\n");
    assert!(radio.contains("[radio-contact]"), "{radio}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn of_a_squad_that_enters_only_those_come_whom_the_die_lets_act() {
    let folder = mission("perimeter", "edition=1");
    activation(folder.path(), "1", "4");
    run(folder.path(), &["fng", "reveal", "game.json", "-i", "-q", "--squad"]);
    let table: Value =
        serde_json::from_str(&run(folder.path(), &["fng", "table", "game.json", "--json"])).unwrap();
    let squad = table["figures"].as_array().unwrap().iter().filter(|man| man["side"] == "enemy");
    let waits = |man: &Value| man["standing"].as_str().unwrap().contains("not on the table yet");
    let all: Vec<&Value> = squad.collect();
    assert!(all.len() > 3, "{table}");
    assert!(all.iter().all(|man| (man["may_act"] == true) != waits(man)), "{table}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn what_stands_behind_a_semicolon_is_the_next_order_also_in_the_midst_of_one() {
    let folder = turn("3", "1");
    let told =
        said(folder.path(), "ortiz,kowalski move; washington move\ncover\nnobody\nopen\nnobody\nhold\n");
    assert!(!told.contains("No: "), "{told}");
    assert!(told.contains("The state of all 2 after the move"), "{told}");
    assert!(told.contains("Washington's state after the move"), "{told}");
}

#[test]
fn an_order_to_somebody_goes_on_where_enter_would_have_ended_the_side() {
    let folder = turn("3", "1");
    let told = said(folder.path(), "\nortiz move\ncover\nnobody\nhold\n");
    assert!(told.contains("have not acted: go-on (Enter: done)") && !told.contains("No: "), "{told}");
    assert!(told.contains("Ortiz moves: in cover"), "{told}");
}

#[test]
fn inches_between_targets_are_asked_as_far_as_the_dice_reach() {
    let folder = turn("3", "1");
    let told = said(folder.path(), "washington fire ha,binh\n?\nback\nhold\n");
    // An M-60 fires five dice, and each target needs one.
    assert!(told.contains("Inches between Ha and Binh: 1-4 (Enter"), "{told}");
}

#[test]
fn an_order_to_all_is_taken_where_enter_asks_about_those_who_have_not_acted() {
    let folder = turn("2", "1");
    let moved = said(folder.path(), "\nall move cover nobody\nquit\n");
    assert!(moved.contains("have not acted: go-on (Enter: done)"), "{moved}");
    assert!(moved.contains("move: in cover") && !moved.contains("No: "), "{moved}");
}

#[test]
fn one_answer_serves_for_all_who_are_asked_the_same_in_an_exchange() {
    let folder = turn("2", "1");
    run(
        folder.path(),
        &["fng", "stand", "game.json", "-i", "-q", "--figure", "Ha,Binh,Long,Vu", "--as", "cover"],
    );
    let waits = said(folder.path(), "all move hidden everyone\nall wait\nquit\n");
    assert_eq!(waits.matches("or hold fire: fire, wait").count(), 1, "{waits}");
    assert!(waits.matches("holds fire and may still fire").count() > 1, "{waits}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn all_at_one_target_lays_no_dice_on_another() {
    let folder = turn("2", "1");
    let fires = said(folder.path(), "all move hidden everyone\nall fire\nall binh\nquit\n");
    // Once he is out of it, whoever is left is asked again.
    assert_eq!(fires.matches(" may fire: at whom").count(), 2, "{fires}");
    assert!(fires.contains("may fire: at whom: Ha, Long, Vu, all"), "{fires}");
    assert!(!fires.contains("at whom else in the swath"), "{fires}");
    assert!(fires.contains("fires the M-16 at Binh"), "{fires}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn what_a_place_is_called_may_stand_behind_the_order_to_cover_it() {
    let folder = turn("2", "1");
    let covers = said(folder.path(), "kow,wash cover-place the east edge; ortiz wait\nquit\n");
    assert!(covers.contains("Cpl Kowalski covers the east edge"), "{covers}");
    assert!(covers.contains("Ortiz waits") && !covers.contains("No: "), "{covers}");
}

#[test]
fn fire_is_no_recon_by_fire_where_nobody_is_left_to_fire_at() {
    let folder = turn("2", "1");
    let withdrew =
        ["fng", "stand", "game.json", "-i", "-q", "--figure", "Ha,Binh,Long,Vu", "--as", "withdrew"];
    run(folder.path(), &withdrew);
    let refused = said(folder.path(), "kow fire ha\nkow recon\nback\nquit\n");
    assert!(refused.contains("No: "), "{refused}");
    assert_eq!(refused.matches("Recon By Fire at which place").count(), 1, "{refused}");
}

#[test]
fn who_is_named_to_see_a_move_need_not_be_up() {
    let folder = turn("2", "1");
    for name in ["Ha", "Binh", "Long", "Vu"] {
        knocks_down(folder.path(), name);
    }
    let moved = said(folder.path(), "wash move open ha,binh; kow wait\nquit\n");
    assert!(moved.contains("who is up takes In Sight"), "{moved}");
    assert!(moved.contains("Cpl Kowalski waits") && !moved.contains("No: "), "{moved}");
}

#[test]
fn the_men_of_a_defense_do_not_begin_hidden() {
    let folder = mission("defense", "edition=2");
    let begun = said(folder.path(), "hidden\ncover\nstand ortiz hidden\nquit\n");
    assert!(begun.contains("open, cover, concealed, prone (Enter: cover)"), "{begun}");
    assert!(begun.contains("Ortiz may not begin hidden"), "{begun}");
}

#[test]
fn who_ends_a_side_need_not_say_so_again_after_the_knock_down_tests() {
    let folder = crate::scenes::folder();
    // An evening of edition 2.
    prepare(folder.path(), 2, 215);
    activation(folder.path(), "2", "1");
    knocks_down(folder.path(), "Ortiz");
    knocks_down(folder.path(), "Washington");
    let done = said(folder.path(), "dice ask\ndone\n\n6,6\n\n6,6\nquit\n");
    assert_eq!(done.matches("has not taken the Knock Down Test").count(), 2, "{done}");
    assert!(done.contains("end their Activations"), "{done}");
}

#[test]
fn who_passes_the_knock_down_test_after_done_still_acts() {
    let folder = crate::scenes::folder();
    prepare(folder.path(), 2, 215);
    activation(folder.path(), "2", "1");
    knocks_down(folder.path(), "Washington");
    let done = said(folder.path(), "dice ask\ndone\n\n1,2\nwashington wait\nquit\n");
    assert!(done.contains("Washington is back in the fight"), "{done}");
    assert!(!done.contains("end their Activations") && done.contains("Washington waits"), "{done}");
}

fn knocks_down(folder: &Path, name: &str) {
    let state = format!("company/soldiers/{name}/man/state");
    run(folder, &["adjust", "game.json", "-i", "-q", &state, "[\"knocked-down\"]"]);
}
