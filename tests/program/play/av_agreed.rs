//! What the players of an Ambush Valley campaign confirm or agree on at the prompt: orders before they are
//! sealed, and the end of the campaign where each side has a keyboard of its own.

use std::path::Path;

use super::campaigns::{due, of_two_keyboards, typed};
use super::run;

/// How many sides have sealed their orders.
fn sealed(folder: &Path) -> usize {
    due(folder)["mission"]["apart"]["sides"].as_array().map_or(0, Vec::len)
}

#[test]
fn orders_are_summed_up_and_confirmed_before_they_are_sealed() {
    let folder = crate::scenes::folder();
    of_two_keyboards(folder.path());
    let said = typed(folder.path(), "us\nhq 1a\n\nnobody\ndraw\n9\nno\n11\nhold\n");
    for line in ["The orders of US, turn 1", "teams: Platoon HQ, 1A", "Fog of War card: draws one"] {
        assert!(said.contains(line), "{line}: {said}");
    }
    // The last answer is asked for again.
    assert!(said.contains("items of terrain: 9") && said.contains("items of terrain: 11"), "{said}");
    assert_eq!(sealed(folder.path()), 0, "nothing is sealed unasked: {said}");
    let said = typed(folder.path(), "us\n\nyes\nhold\n");
    assert!(said.contains("You have 5 answers saved for the orders of US"), "{said}");
    assert!(said.contains("items of terrain: 11") && said.contains("US: seals its orders"), "{said}");
    assert_eq!(sealed(folder.path()), 1, "{said}");
    let said = typed(folder.path(), "vc\nnone\nback\nlocal Cell A\nnone\nyes\nhold\n");
    assert!(said.contains("units: none named") && said.contains("units: Cell A (Local Force)"), "{said}");
}

#[test]
fn orders_that_are_left_where_they_are_confirmed_are_dropped() {
    let folder = crate::scenes::folder();
    of_two_keyboards(folder.path());
    let said = typed(folder.path(), "us\nall\nnobody\ndraw\n10\nabort\nquit\n");
    assert!(said.contains("The orders given so far are dropped."), "{said}");
    assert!(!folder.path().join("game.json.us.draft").exists(), "{said}");
}

/// An open-ended campaign of two keyboards after its first turn.
fn after_a_turn(folder: &Path) {
    super::campaigns::being_played(folder);
    run(folder, &["campaign", "extend", "game.json", "-i", "-q", "--open-ended"]);
    let report = ["campaign", "report", "game.json", "-i", "-q", "--rest", "no", "--turns", "6"];
    run(folder, &[&report[..], &["--achieved", "none"]].concat());
    while due(folder)["step"] != "receive-mission" {
        run(folder, &["campaign", "advance", "game.json", "-i", "-q"]);
    }
}

#[test]
fn whoever_would_end_the_campaign_asks_the_other_side_at_its_own_keyboard() {
    let folder = crate::scenes::folder();
    after_a_turn(folder.path());
    let us = typed(folder.path(), "us\nfinish\nhold\n");
    assert!(us.contains("VC is asked at their own keyboard whether to end the campaign here."), "{us}");
    assert!(us.contains("Waiting for VC: whether the campaign ends here"), "{us}");
    let vc = typed(folder.path(), "vc\nno\nhold\n");
    assert!(vc.contains("US would end the campaign here. Do you agree? yes, no"), "{vc}");
    let us = typed(folder.path(), "us\nhold\n");
    assert!(us.contains("VC does not agree to end the campaign here."), "{us}");
    assert_eq!(due(folder.path())["step"], "receive-mission", "it goes on");
    typed(folder.path(), "us\nfinish\nhold\n");
    let vc = typed(folder.path(), "vc\nyes\n\n");
    assert_eq!(vc.matches("the campaign\n").count(), 1, "the result is told once: {vc}");
    assert_eq!(due(folder.path())["step"], "finished", "{vc}");
    assert!(!folder.path().join("game.json.us.ending").exists(), "{vc}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn another_length_is_agreed_on_at_each_keyboard_and_nobody_is_asked_for_what_cannot_be() {
    let folder = crate::scenes::folder();
    of_two_keyboards(folder.path());
    let us = typed(folder.path(), "us\nall\nextend 3\nextend 5\nhold\n");
    assert!(us.contains("No: the campaign has 3 turns already"), "{us}");
    assert!(
        us.contains("VC is asked at their own keyboard whether to have the campaign last 5 turns."),
        "{us}"
    );
    assert_eq!(due(folder.path())["turns_planned"], 3, "{us}");
    let vc = typed(folder.path(), "vc\nyes\nhold\n");
    assert!(vc.contains("The campaign has 5 turns"), "{vc}");
    assert_eq!(due(folder.path())["turns_planned"], 5, "{vc}");
    // The orders under way at the other keyboard are gone on with.
    let us = typed(folder.path(), "us\n\nhold\n");
    assert!(us.contains("You have 1 answer saved for the orders of US"), "{us}");
}

#[test]
fn at_a_keyboard_of_all_nobody_is_asked_elsewhere() {
    let folder = crate::scenes::folder();
    of_two_keyboards(folder.path());
    let all = typed(folder.path(), "all\nextend 4\nhold\n");
    assert!(all.contains("The campaign has 4 turns") && !all.contains("is asked"), "{all}");
}

#[test]
fn the_prompts_own_words_roll_a_mission_and_a_table_is_still_rolled_on() {
    let folder = crate::scenes::folder();
    super::campaigns::with_sealed_orders(folder.path());
    let said = typed(folder.path(), "us\nroll unit-development d8\nroll a mission\nhold\n");
    assert!(!said.contains("No: ") && said.contains("US: a secret mission"), "{said}");
}

#[test]
fn a_report_that_is_left_where_it_is_to_be_filed_is_dropped() {
    let folder = super::platoons::played();
    let of_each = "failed\nnone\nnone\nnobody\nnone\nrest\nnone\n";
    let said = typed(folder.path(), &format!("report\n6\n{of_each}{of_each}quit\n"));
    assert!(said.contains("File this report"), "{said}");
    assert!(!folder.path().join("game.json.report.draft").exists(), "{said}");
}
