//! What was typed ahead at the prompt of Fire in the Lake answers nothing that it was not typed for, and dice
//! of the table say what they are for.

use super::told_at_prompt::begun;
use super::{prepared, shown, shown_with};

#[test]
fn a_line_that_goes_on_by_itself_stands_in_place_of_what_was_typed_ahead_before() {
    let folder = begun("full", "vc", &["can-tho vc guerrillas_u 2 from available"], &["107", "97"]);
    let typed = ["rally tay ninh; subvert can tho remove", "1; done; yes", "hold"];
    let said = shown(folder.path(), &typed);
    assert!(said.contains("Not read: subvert can tho remove"), "{said}");
    assert!(said.contains("Saved as step") && !said.contains("Subvert"), "{said}");
    // A single answer leaves it where it is.
    let folder = begun("full", "vc", &["can-tho vc guerrillas_u 2 from available"], &["107", "97"]);
    let said = shown(folder.path(), &["rally tay ninh; subvert can tho remove", "1", "hold"]);
    assert!(said.contains("subvert Can Tho remove, 2 pieces in all"), "{said}");
}

#[test]
fn what_was_typed_ahead_of_a_die_of_others_is_told_and_no_answer_to_what_follows() {
    let folder = begun("medium", "us,vc", &[], &["62", "57"]);
    let said = shown_with(folder.path(), &["--dice", "ask"], &["go yes", "hold"]);
    assert!(said.contains("Not read: yes"), "{said}");
    let folder = begun("medium", "us,vc", &[], &["62", "57"]);
    let said = shown_with(folder.path(), &["--dice", "ask"], &["go M R Q", "hold"]);
    assert!(said.contains("R is a card of NVA: it goes to the bottom"), "{said}");
    assert!(said.contains("turned up for ARVN after Q") && !said.contains("No: "), "{said}");
}

#[test]
fn a_card_that_comes_to_nothing_says_why_and_dice_say_which_card_they_are_for() {
    let folder = begun("medium", "us,vc", &[], &["62", "57"]);
    let said = shown_with(folder.path(), &["--dice", "ask"], &["go", "M", "J", "6 6 6", "hold"]);
    assert!(said.contains("Trưng card J: 3d6 <= Available ARVN pieces"), "{said}");
    let folder = prepared("us", ["8", "97"]);
    let said = shown_with(folder.path(), &["--dice", "ask"], &["pass", "yes", "go", "M", "R", "hold"]);
    assert!(said.contains("> R R: \"") && said.contains("is false: a new card [T5.3.6]"), "{said}");
}

#[test]
fn several_dice_are_no_card_that_is_turned_up() {
    let folder = begun("medium", "us", &[], &["62"]);
    let said = shown_with(folder.path(), &["--dice", "ask"], &["6 6 2", "hold"]);
    assert!(said.contains("Not read: 6 6 2") && !said.contains("6 Aces is turned up"), "{said}");
}

#[test]
fn a_question_mark_never_answers_and_a_removal_that_is_no_choice_may_be_named() {
    let adjusted = [
        "saigon arvn rangers_u 1 from available",
        "kien-phong vc guerrillas_a 2 from available",
        "kien-phong vc guerrillas_u 0",
    ];
    let folder = begun("full", "arvn", &adjusted, &["68", "13"]);
    let typed = ["sweep saigon; raid kien phong saigon 1 ranger remove vc 2; done", "hold"];
    let said = shown(folder.path(), &typed);
    assert!(said.contains("remove 2 Active VC Guerrillas") && !said.contains("No: "), "{said}");
}

#[test]
fn a_piece_is_told_from_a_space_that_begins_with_its_letters() {
    let adjusted = ["qui-nhon vc bases 1 from available", "qui-nhon vc guerrillas_u 2 from available"];
    for typed in ["qui nhon b ba xuyen", "qui nhon base ba xuyen"] {
        let folder = begun("full", "all", &adjusted, &["67", "97"]);
        for _ in 0..2 {
            super::run(folder.path(), &["fitl", "act", "-i", "game.json", "pass", "-q"]);
        }
        let said = shown(folder.path(), &[&format!("event shaded {typed}"), "hold"]);
        assert!(said.contains("Ba Xuyen: move in 1 VC Base from Qui Nhon"), "{typed}: {said}");
        assert!(!said.contains("No: "), "{typed}: {said}");
    }
}

#[test]
fn a_number_behind_a_space_with_terror_is_its_levels() {
    let folder = begun("full", "us,arvn", &["saigon terror 1"], &["125", "97"]);
    let said = shown(folder.path(), &["", "saigon 1", "hold"]);
    assert!(said.contains("Saigon: remove 1 Terror (now 0); Passive Support to Active Support"), "{said}");
}

#[test]
fn an_operation_that_cannot_be_paid_for_says_so_before_a_space_is_tried() {
    let adjusted = ["saigon vc guerrillas_u 2 from available", "vc-resources 0"];
    let folder = begun("full", "vc", &adjusted, &["107", "97"]);
    let said = shown(folder.path(), &["attack", "hold"]);
    assert!(said.contains("No space can be paid for: ") && said.contains("Resources left: 0"), "{said}");
}

#[test]
fn a_quiet_evening_shows_the_first_line_of_what_others_do() {
    let said = |arguments: &[&str]| {
        let folder = begun("medium", "us", &[], &["68", "13"]);
        shown_with(folder.path(), arguments, &["", "hold"])
    };
    let (whole, quiet) = (said(&[]), said(&["-q"]));
    let turn = "ARVN, 1st Eligible on 68 Green Berets";
    assert!(whole.contains(turn) && whole.contains("Do this, in order"), "{whole}");
    assert!(quiet.contains(turn) && !quiet.contains("Do this, in order"), "{quiet}");
    // One's own turn is told in full.
    let folder = prepared("us", ["8", "97"]);
    let own = shown_with(folder.path(), &["-q"], &["train saigon 2p; done", "yes", "hold"]);
    assert!(own.contains("Do this, in order 1. Saigon: place 2 ARVN Police"), "{own}");
}

#[test]
fn what_a_limited_operation_cannot_have_is_refused_by_its_rule() {
    for (typed, why) in [
        ("assault pleiku; air-strike hue; done", "a Limited Operation has no Special Activity [2.3.5]"),
        ("assault pleiku, da nang; done", "a Limited Operation is one in a single space [2.3.5]"),
    ] {
        let folder = begun("full", "us,arvn", &["pleiku vc guerrillas_a 1 from available"], &["68", "13"]);
        super::run(
            folder.path(),
            &["fitl", "act", "-i", "game.json", "train saigon place 1 arvn_police", "-q"],
        );
        let said = shown(folder.path(), &[typed, "hold"]);
        assert!(said.contains(why), "{typed}: {said}");
    }
}
