//! What is typed before and behind a die, and behind a step that bounds those after it.

use super::told_at_prompt::begun;
use super::{digests, prepared, shown, shown_with};

const ASKED: [&str; 2] = ["--dice", "ask"];

/// NVA about to act, with Guerrillas, US Troops and ARVN Troops in Tay Ninh.
fn nva() -> tempfile::TempDir {
    let pieces = ["nva guerrillas_u 2", "us troops 2", "arvn troops 2"];
    let corrections = pieces.map(|pieces| format!("tay-ninh {pieces} from available"));
    begun("full", "nva", &corrections.each_ref().map(String::as_str), &["56", "26"])
}

#[test]
fn a_number_typed_behind_an_operation_whose_dice_a_person_throws_is_its_die() {
    for typed in
        ["attack tay ninh guerrillas 1", "attack tay ninh guerrillas; 1", "attack tay ninh guerrillas both 1"]
    {
        let said = shown_with(nva().path(), &ASKED, &[typed, "2 us troops", "abort"]);
        assert!(said.contains("(d6: 1): succeeds"), "{typed}: {said}");
        assert!(said.contains("remove 2 US Troops to Casualties"), "{typed}: {said}");
    }
    // What counts pieces waits for what is asked behind the die.
    let said =
        shown_with(nva().path(), &ASKED, &["attack tay ninh guerrillas against us 1 us troop", "2", "abort"]);
    assert!(said.contains("remove 1 US Troop to Casualties"), "{said}");
}

#[test]
fn words_behind_a_die_answer_what_is_asked_after_it() {
    for lines in [&["event un", "3 degrade"][..], &["event un 3 degrade"]] {
        let said = shown_with(prepared("us", ["1", "3"]).path(), &ASKED, lines);
        assert!(said.contains("(d6: 3)") && said.contains("Trail: 1 to 0"), "{lines:?}: {said}");
    }
    let said = shown_with(prepared("us", ["1", "3"]).path(), &ASKED, &["event un", "7 degrade"]);
    assert!(said.contains("give a whole number from 1 to 6 Not read: degrade"), "{said}");
}

#[test]
fn what_enter_takes_both_enemies_for_may_be_said() {
    for typed in ["both", "both enemies"] {
        let said = shown(nva().path(), &["attack tay ninh", typed, "abort"]);
        assert!(said.contains("NVA Attack in Tay Ninh [3.3.3] (d6: ") && !said.contains("No: "), "{said}");
    }
}

#[test]
fn a_sweep_that_an_air_strike_has_followed_goes_on_in_place_only_and_says_so() {
    let corrections = ["tay-ninh vc guerrillas_a 2 from available", "tay-ninh us troops 1 from available"];
    let folder = begun("full", "us", &corrections, &["8", "97"]);
    let lines = ["sweep", "hue none", "air strike tay ninh 2", "tay ninh 2t saigon", "?"];
    let said = shown(folder.path(), &lines);
    assert!(said.contains("in place only: Troops move before the Air Strike [3.2.3]"), "{said}");
    assert!(said.contains("No: Tay Ninh: Troops move before anything is Activated"), "{said}");
    assert!(!said.contains("Central Laos"), "nobody of the US is there: {said}");
}

/// US about to act, with Guerrillas of NVA and VC in Tay Ninh, of which a Sweep in place Activates one.
fn us() -> tempfile::TempDir {
    let pieces = ["us troops 2", "nva guerrillas_u 1"];
    let corrections = pieces.map(|pieces| format!("tay-ninh {pieces} from available"));
    begun("full", "us", &corrections.each_ref().map(String::as_str), &["8", "97"])
}

#[test]
fn what_a_sweep_activates_is_asked_once_all_have_moved() {
    let asked = "the piece to Activate in Tay Ninh";
    let lines = ["sweep", "tay ninh none", "quang tri 1t from da nang", "done", "1 vc", "yes"];
    let said = shown(us().path(), &lines);
    let moved = said.find("move in 1 US Troop from Da Nang").unwrap_or_else(|| panic!("{said}"));
    assert!(said.find(asked).is_some_and(|at| at > moved) && !said.contains("No: "), "{said}");
    let alone = us();
    shown(alone.path(), &lines);
    for at_once in [
        "sweep tay ninh none; quang tri 1t from da nang; done; 1 vc; yes",
        "sweep tay-ninh; quang-tri: 1t from da-nang; activate tay-ninh vc 1u; done; yes",
    ] {
        let folder = us();
        shown(folder.path(), &[at_once]);
        assert_eq!(digests(&folder.path().join("game.json")), digests(&alone.path().join("game.json")));
    }
    // A Special Activity finds it done; `back` leaves it for later.
    let said = shown(us().path(), &["sweep", "tay ninh none", "air strike tay ninh", "1 vc"]);
    assert!(said.contains("Tay Ninh: remove 1 Active VC Guerrilla"), "{said}");
    let said = shown(us().path(), &["sweep", "tay ninh none", "air strike tay ninh", "back", "hue none"]);
    assert!(said.contains("Not read: air-strike; tay ninh"), "{said}");
    assert!(said.contains("Hue: what is Activated there comes once all have moved"), "{said}");
}

#[test]
fn what_a_patrol_activates_is_asked_once_all_have_moved() {
    let locs = ["loc-saigon-can-tho nva guerrillas_u 1", "loc-saigon-can-tho vc guerrillas_u 1"];
    let corrections = locs.map(|pieces| format!("{pieces} from available"));
    let folder = begun("full", "us", &corrections.each_ref().map(String::as_str), &["8", "97"]);
    let lines = ["patrol saigon-can tho 1t saigon", "hue-da nang 1t da nang", "done", "1 vc"];
    let said = shown(folder.path(), &lines);
    let moved = said.find("LoC Hue - Da Nang: move in 1 US Troop").unwrap_or_else(|| panic!("{said}"));
    let asked = said.find("the piece to Activate in LoC Saigon - Can Tho");
    assert!(asked.is_some_and(|at| at > moved) && said.contains("Take this step?"), "{said}");
}

#[test]
fn numbers_of_the_list_that_is_shown_may_stand_behind_any_sign() {
    for typed in ["1, 2; done", "1; 2; done"] {
        let said = shown(prepared("vc", ["107", "97"]).path(), &["terror", typed, "abort"]);
        assert!(!said.contains("No: ") && said.contains("Take this step?"), "{typed}: {said}");
    }
}
