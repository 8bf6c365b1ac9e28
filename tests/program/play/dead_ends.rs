//! Words that lead nowhere are refused where they are typed, and none is kept as an answer that it is not.

use super::{prepared, run, shown, shown_with};

/// A table of [`prepared`], corrected by these words.
fn corrected(player: &str, cards: [&str; 2], corrections: &[&str]) -> tempfile::TempDir {
    let folder = prepared(player, cards);
    for words in corrections {
        let words: Vec<&str> = words.split(' ').collect();
        run(folder.path(), &[&["fitl", "adjust", "-i", "game.json", "-q"][..], &words].concat());
    }
    folder
}

/// A game of the first edition with these cards turned up.
fn of_the_first_edition(scenario: &str, player: &str, cards: [&str; 2]) -> tempfile::TempDir {
    let folder = crate::scenes::folder();
    let begin = ["fitl", "new", "--scenario", scenario, "--edition", "first", "--deck", "physical"];
    let rest = ["--seed", "5", "-q", "--players", player, "-o", "game.json"];
    run(folder.path(), &[&begin[..], &rest].concat());
    for card in cards {
        run(folder.path(), &["fitl", "card", "-i", "game.json", card, "-q"]);
    }
    folder
}

#[test]
fn a_word_that_answers_nothing_where_a_piece_to_activate_is_asked_for_is_refused_and_not_kept() {
    let folder = corrected("us", ["8", "97"], &["tay-ninh nva guerrillas_u 1 from available"]);
    let sweep = ["sweep", "tay ninh saigon 1t", "tay ninh pleiku 1t", "done", "1t"];
    let said = shown(folder.path(), &sweep);
    assert!(said.contains("the piece to Activate in Tay Ninh"), "{said}");
    assert!(said.contains("No: `1t` is not one of 1 Underground NVA Guerrilla"), "{said}");
    let said = shown(folder.path(), &[&sweep[..], &["nva"]].concat());
    assert!(said.contains("Pleiku-Darlac; flip 1 Underground NVA Guerrilla Active"), "{said}");
}

#[test]
fn done_behind_an_advise_ends_it_where_the_train_still_needs_a_space() {
    for lines in [
        &["train; advise binh dinh force", "done", "saigon 2p"][..],
        &["train", "advise", "binh dinh", "force", "", "done", "saigon 2p"],
    ] {
        let folder = prepared("us", ["8", "97"]);
        let said = shown(folder.path(), lines);
        assert!(said.contains("Saigon: place 2 ARVN Police"), "{said}");
        assert!(!said.contains("there is no space `done`"), "{said}");
    }
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["train; advise binh dinh force", "done"]);
    assert!(said.contains("No more Advise: Train still needs a space"), "{said}");
}

#[test]
fn enter_behind_an_advise_that_was_typed_ahead_adds_to_aid_as_it_does_where_it_is_asked_for() {
    let folder = prepared("us", ["8", "97"]);
    let ahead = "train saigon 2p; advise binh dinh force";
    let said = shown(folder.path(), &[ahead, "", "no", "abort"]);
    assert!(said.contains("(Enter: aid, then done, without pacify or patronage)"), "{said}");
    assert!(said.contains("Aid: 15 to 21"), "{said}");
    let said = shown(folder.path(), &[ahead, "done", "no", "abort"]);
    assert!(said.contains("Aid: 15 to 21"), "`done` as Enter: {said}");
    let said = shown(folder.path(), &[ahead, "none", "no", "abort"]);
    assert!(!said.contains("Aid: 15 to 21") && said.contains("Take this step?"), "{said}");
}

#[test]
fn a_step_undone_in_the_midst_of_a_rollback_leaves_no_prompt_of_the_game_before_it() {
    let folder = prepared("nva", ["8", "97"]);
    let said = shown(folder.path(), &["rollback", "rollback", ""]);
    let (_, after) = said.split_once("Undone: step 2").unwrap_or_else(|| panic!("{said}"));
    assert!(!after.contains("go on)") && !after.contains("Step: "), "{said}");
    assert!(after.contains("The card on deck, by its number"), "{said}");
    // So it is where a correction of the table asks something.
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["adjust saigon us troops 4", "rollback", ""]);
    let (_, after) = said.split_once("Undone: step 2").unwrap_or_else(|| panic!("{said}"));
    assert!(after.contains("The card on deck, by its number") && !after.contains("1st Eligible"), "{said}");
}

#[test]
fn roll_undoes_nothing_where_no_dice_are_asked_for() {
    let folder = prepared("nva", ["8", "97"]);
    let said = shown(folder.path(), &["roll"]);
    assert!(!said.contains("Roll back which step"), "{said}");
    assert!(said.contains("`rollback` undoes finished steps"), "{said}");
}

#[test]
fn the_example_for_several_pieces_is_taken_as_the_dice_lie() {
    let folder = prepared("vc", ["96", "97"]);
    let event = ["event s", "6 g saigon", "none"];
    let said = shown(folder.path(), &event);
    assert!(
        said.contains("remove in Saigon, by the Attack there, 1 of 2") && said.contains(": `2 US Troops`)"),
        "{said}"
    );
    let said = shown(folder.path(), &[&event[..], &["2 US Troops", "no", "abort"]].concat());
    assert!(said.contains("Saigon: flip") && said.contains("remove 2 US Troops"), "{said}");
    assert!(!said.contains("is more than you may choose"), "{said}");
}

#[test]
fn a_correction_of_the_table_keeps_the_turn_under_way() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["train saigon 2p", "adjust saigon us troops 4", ""]);
    let (_, after) = said.split_once("Saigon: 4 US Troops (2 before)").unwrap_or_else(|| panic!("{said}"));
    assert!(after.contains("Saigon: place 2 ARVN Police"), "{said}");
    assert!(after.contains("Train, 1 space so far"), "{said}");
}

#[test]
fn a_number_alone_of_several_kinds_of_pieces_is_asked_about() {
    let folder = corrected("us", ["8", "97"], &["saigon arvn troops 3 from available"]);
    let said = shown(folder.path(), &["train da nang 2i; air-lift hue saigon", "2"]);
    assert!(!said.contains("move in 2"), "{said}");
    assert!(said.contains("Hue from Saigon … 2t, 2 ARVN Troops"), "{said}");
}

#[test]
fn an_air_strike_of_the_first_edition_is_told_without_a_die() {
    let folder = of_the_first_edition("full", "us", ["8", "97"]);
    let said = shown(folder.path(), &["train saigon 2p", "? air"]);
    assert!(said.contains("air-strike: removes up to 6 exposed pieces, and may Degrade"), "{said}");
    assert!(!said.contains("a die of hits") && !said.contains("2 hits"), "{said}");
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["train saigon 2p", "? air"]);
    assert!(said.contains("a die of hits"), "{said}");
}

#[test]
fn a_coup_round_in_which_nobody_shifts_for_a_withdrawal_names_no_such_part() {
    let folder = of_the_first_edition("medium", "us", ["129", "97"]);
    let said = shown(folder.path(), &["go", "", "", "", "", "", "", "", "", ""]);
    assert!(said.contains("Coup Round on 129 Failed Attempt: Reset Phase"), "{said}");
    assert!(!said.contains("VC shifts for the withdrawal"), "{said}");
}

#[test]
fn a_letter_that_is_a_card_is_the_card_whatever_dice_are_typed_behind_it() {
    for letter in ["L 2 3 4", "S 2", "h 1"] {
        let folder = prepared("us", ["108", "13"]);
        let said = shown_with(folder.path(), &["--dice", "ask"], &["", letter]);
        assert!(said.contains("draw a card"), "{said}");
        assert!(!said.contains("No: "), "{letter}: {said}");
    }
}

#[test]
fn enter_takes_no_turn_that_changes_nothing() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["train da nang", "done", "done", ""]);
    assert!(
        said.contains("This changes nothing on the board. Take it anyway? yes, no (Enter: no)"),
        "{said}"
    );
    assert!(!said.contains("Saved as step"), "{said}");
    let said = shown(folder.path(), &["pass", ""]);
    assert!(said.contains("Saved as step"), "{said}");
}

#[test]
fn pieces_whose_place_is_asked_for_first_wait_for_it() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["patrol saigon can tho 2t"]);
    assert!(said.contains("Kept: 2t; where from is asked first"), "{said}");
    assert!(said.contains("Patrol: LoC Saigon - Can Tho from … "), "{said}");
}

#[test]
fn a_space_that_an_event_does_not_ask_for_is_refused_by_its_name() {
    let folder = prepared("vc", ["96", "97"]);
    for typed in ["single an loc", "an loc"] {
        let said = shown(folder.path(), &["event s", "6 g saigon", typed]);
        assert!(said.contains("No: An Loc is not one of Saigon, "), "{typed}: {said}");
        assert!(!said.contains("is not legal now"), "{typed}: {said}");
    }
}
