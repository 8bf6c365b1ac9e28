//! `back` and `abort`: what they take back and what they leave; and what waits behind an answer that is taken
//! back.

use super::{digests, play, prepared, run, shown};

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

/// US Trains in Saigon, and the NVA acts after it.
fn a_turn_and_one_after_it() -> tempfile::TempDir {
    let folder = prepared("us", ["8", "97"]);
    shown(folder.path(), &["train saigon 2p; done; yes", "go"]);
    folder
}

#[test]
fn abort_in_an_amended_turn_leaves_it_and_those_after_it_as_they_were() {
    let folder = a_turn_and_one_after_it();
    let file = folder.path().join("game.json");
    let before = digests(&file);
    // The first drops what was said of the turn, the second gives the whole up.
    let said = shown(folder.path(), &["amend 3", "sweep saigon", "abort", "abort", "hold"]);
    assert!(said.contains("Step 3 and those after it are as before."), "{said}");
    assert_eq!(digests(&file), before);
    assert!(!shown(folder.path(), &["hold"]).contains("replaced"));
}

#[test]
fn an_amended_turn_that_is_held_still_keeps_what_came_after_it() {
    let folder = a_turn_and_one_after_it();
    let file = folder.path().join("game.json");
    let before = digests(&file);
    let said = shown(folder.path(), &["amend 3", "hold"]);
    assert!(said.contains("your turn is still being replaced when you go on"), "{said}");
    let said = shown(folder.path(), &["train saigon 2p; done; yes", "hold"]);
    assert!(said.contains("The turn of step 3 is being replaced; `abort` leaves it as it was."), "{said}");
    assert!(said.contains("The later step is unchanged."), "{said}");
    assert_eq!(digests(&file), before);
}

#[test]
fn a_turn_that_is_amended_is_given_up_by_a_rollback() {
    let folder = a_turn_and_one_after_it();
    let said = shown(folder.path(), &["amend 3", "rollback", "", "8", "97", "pass", "yes", "hold"]);
    assert!(said.contains("Step 3 is no longer being replaced."), "{said}");
    assert!(!said.contains("could not be kept"), "{said}");
}

/// US on 2 Kissinger, whose Event throws a die that the person throws.
fn throws_for_kissinger() -> tempfile::TempDir {
    let folder = prepared("us", ["2", "97"]);
    let said = shown(folder.path(), &["dice ask", "event unshaded", "3", "hold"]);
    assert!(said.contains("(d6: 3)"), "{said}");
    folder
}

#[test]
fn a_die_thrown_at_the_table_is_asked_for_once_whatever_is_corrected_or_taken_back() {
    for words in [&["abort", "adjust aid 14"][..], &["abort", "rollback", "", "redo"]] {
        let folder = throws_for_kissinger();
        let held = shown(folder.path(), &[&["yes"], words, &["hold"]].concat());
        assert!(held.contains("what was rolled or drawn since stays as it lies"), "{words:?}: {held}");
        let said = shown(folder.path(), &["event unshaded", "hold"]);
        assert!(!said.contains("roll a d6") && said.contains("1 of 3"), "{words:?}: {said}");
    }
}

#[test]
fn what_is_half_answered_stands_after_a_correction() {
    let said = shown(throws_for_kissinger().path(), &["yes", "2", "adjust aid 14", "hold"]);
    let (_, after) = said.split_once("> adjust aid 14").expect(&said);
    assert!(after.contains("2 Underground NVA Guerrillas … 1 Central Laos"), "{said}");
}

#[test]
fn a_space_is_corrected_in_its_level_and_its_pieces_at_once() {
    let folder = prepared("us", ["8", "97"]);
    shown(folder.path(), &["adjust hue passive support us troops 1 from available", "hold"]);
    let said = shown(folder.path(), &["check hue", "empty", "", "hold"]);
    let (_, after) = said.split_once("from Hue goes to: ").expect(&said);
    assert!(after.contains("Neutral (Passive Support before) Available: 21 US Troops (20 before)"), "{said}");
}

#[test]
fn how_many_more_there_are_is_no_correction() {
    let said = shown(prepared("us", ["8", "97"]).path(), &["adjust saigon us troops +3", "hold"]);
    assert!(said.contains("No: Saigon: `+3`: say how many are there in all, not how many more"), "{said}");
}

#[test]
fn a_correction_that_changes_nothing_leaves_the_one_that_is_asked_about() {
    let typed = ["adjust saigon us troops 6", "adjust aid 15", "casualties", "available", "hold"];
    let said = shown(prepared("us", ["8", "97"]).path(), &typed);
    assert!(
        said.contains("Nothing changed: the game already matches.") && said.contains("Saigon: 6 US"),
        "{said}"
    );
}

#[test]
fn what_the_last_step_changed_is_shown_after_a_new_start() {
    let folder = prepared("us", ["8", "97"]);
    shown(folder.path(), &["train saigon 2p; done; yes", "hold"]);
    let said = shown(folder.path(), &["show changed", "hold"]);
    assert!(said.contains("Saigon: ") && !said.contains("Nothing on the board has changed"), "{said}");
}

#[test]
fn abort_in_the_menus_begins_them_again() {
    let folder = crate::scenes::folder();
    let output = play(folder.path(), &[], "fire\nshort\nabort\nabort\nquit\n");
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("From the first question again:"), "{said}");
    assert!(said.contains("This is the first question: `quit` leaves."), "{said}");
}

#[test]
fn a_correction_that_lacks_a_word_is_asked_about_or_says_what_would_do() {
    let folder = prepared("us", ["8", "97"]);
    let typed = ["adjust hue opposition", "passive", "adjust saigon us troops 6 available", "hold"];
    let said = shown(folder.path(), &typed);
    assert!(
        said.contains("The level of Hue: Active Opposition, Passive Opposition > passive Hue: Pass"),
        "{said}"
    );
    assert!(said.contains("Saigon: 6 US Troops"), "{said}");
    let said = shown(folder.path(), &["adjust saigon control nva", "adjust on deck 4", "hold"]);
    assert!(said.contains("Control follows from the pieces: say which of those differ [1.7]"), "{said}");
    assert!(said.contains("`on deck 4`: a card that was named wrong is taken back by `rollback`"), "{said}");
}
