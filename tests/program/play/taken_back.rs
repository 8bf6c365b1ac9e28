//! `back` and `abort`: what they take back and what they leave; and what waits behind an answer that is taken
//! back.

use super::{prepared, run, shown};

#[test]
fn abort_drops_a_special_activity_that_is_not_begun_yet_and_again_the_turn() {
    for lines in [
        &["air-strike"][..],
        // Some of its words are said already.
        &["air-lift", "saigon"],
        &["advise"],
    ] {
        let folder = prepared("us", ["8", "97"]);
        let typed = [&["train saigon 2p"][..], lines, &["abort", "abort"]].concat();
        let said = shown(folder.path(), &typed);
        let (_, dropped) =
            said.split_once("> abort Dropped: A").unwrap_or_else(|| panic!("{lines:?}: {said}"));
        let (special, turn) = dropped.split_once("> abort").unwrap();
        assert!(
            special.contains("Train, 1 space so far: ") && special.contains("advise, air-lift"),
            "{said}"
        );
        assert!(turn.contains("US, 1st Eligible: event, train"), "{said}");
    }
}

/// NVA in a Rally with two Guerrillas Available: the third has to come from the map.
fn two_available() -> tempfile::TempDir {
    let folder = prepared("nva", ["55", "97"]);
    let adjust =
        ["fitl", "adjust", "-i", "game.json", "hue", "nva", "guerrillas_u", "6", "from", "available"];
    run(folder.path(), &adjust);
    folder
}

/// What is typed there at once, and what waits when the third space asks where they come from.
const RALLY: &str = "rally north vietnam 1, parrot 1, hue 1, kien phong 1, improve";

#[test]
fn back_takes_back_an_answer_and_what_waits_behind_it() {
    let said = shown(two_available().path(), &[RALLY, "back"]);
    let (_, after) = said.split_once("> back Not read: kien phong 1, improve ").expect(&said);
    assert!(after.contains("Rally, 2 spaces so far: 1 Hue, ") && !after.contains("Resources: 8"), "{said}");
}

#[test]
fn what_waits_behind_a_question_in_between_is_read_after_its_answer() {
    let said = shown(two_available().path(), &[RALLY, "kien phong 1", "southern laos"]);
    let (_, after) = said.split_once("> kien phong 1 No: ").expect(&said);
    assert!(after.contains("Hue: place 1 Underground NVA Guerrilla"), "{said}");
    // What answers the question leaves what waits for the next.
    let said = shown(two_available().path(), &[RALLY, "southern laos", "southern laos"]);
    assert!(!said.contains("Not read") && said.contains("Trail: 1 to 2"), "{said}");
}
