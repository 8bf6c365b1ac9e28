//! Words that every prompt knows, typed amid the answers of a line; and what `back` and `abort` leave.

use super::told_at_prompt::begun;
use super::{prepared, run, shown, shown_with};

#[test]
fn what_follows_a_word_that_every_prompt_knows_is_read_next() {
    for word in ["show saigon", "card 5", "why", "log", "adjust aid 14", "?"] {
        let typed = format!("rally tay ninh place 1; {word}; binh dinh place 1; done");
        let said = shown(prepared("vc", ["107", "97"]).path(), &[&typed, "abort"]);
        assert!(said.contains("Rally in Binh Dinh, Tay Ninh"), "{word}: {said}");
    }
    let said = shown(
        prepared("vc", ["107", "97"]).path(),
        &["rally tay ninh place 1; back; binh dinh place 1; done"],
    );
    assert!(said.contains("VC, 1st Eligible on 107 Burning Bonze: Rally in Binh Dinh Do this"), "{said}");
    for word in ["show saigon", "card 5", "adjust aid 14", "dice ask"] {
        let said = shown(prepared("vc", ["107", "97"]).path(), &[&format!("{word}; rally tay ninh place 1")]);
        assert!(said.contains("Rally, 1 space so far") && !said.contains("No: "), "{word}: {said}");
    }
    let said = shown(prepared("vc", ["107", "97"]).path(), &["rally; hold; tay ninh"]);
    assert!(said.contains("Not read: tay ninh Held: "), "{said}");
}

#[test]
fn back_at_the_die_of_an_air_strike_leaves_its_target_to_nobody() {
    let corrections = ["tay-ninh vc guerrillas_a 2 from available", "tay-ninh us troops 2 from available"];
    let us = || begun("full", "us", &corrections, &["8", "97"]);
    for operation in ["assault", "sweep"] {
        let typed = format!("{operation}; air strike tay ninh");
        let said = shown_with(us().path(), &["--dice", "ask"], &[&typed, "back"]);
        assert!(said.contains("> back Not read: tay ninh") && !said.contains("Tay Ninh: "), "{said}");
        let said = shown_with(us().path(), &["--dice", "ask"], &[&typed, "abort"]);
        assert!(said.contains("Dropped: Air Strike"), "the Operation stays: {said}");
    }
    let said = shown_with(prepared("us", ["1", "3"]).path(), &["--dice", "ask"], &["event un", "back"]);
    assert!(said.contains("> back") && said.contains("which text of Gulf of Tonkin"), "{said}");
}

#[test]
fn abort_drops_a_special_activity_that_spaces_have_followed_and_keeps_those() {
    let typed = "train saigon 2p; advise binh-dinh 2g aid; kontum 1i; done";
    let said = shown(prepared("us", ["8", "97"]).path(), &[typed, "abort", "abort"]);
    assert!(said.contains("Dropped: Advise. Kept: train Saigon 2p; Kontum 1i"), "{said}");
    assert!(said.contains("`abort` again drops that too. "), "{said}");
    assert!(said.contains("Dropped: train Saigon 2p; Kontum 1i"), "{said}");
}

#[test]
fn the_only_text_of_a_card_may_be_called_unshaded() {
    let said = shown(prepared("nva", ["41", "37"]).path(), &["event unshaded; hue; da nang"]);
    assert!(said.contains("executes the Event Do this") && !said.contains("No: "), "{said}");
}

#[test]
fn a_turn_that_was_begun_before_another_command_went_on_is_told() {
    let folder = prepared("us", ["8", "97"]);
    shown(folder.path(), &["train saigon 2p", "hold"]);
    run(folder.path(), &["fitl", "act", "-i", "game.json", "pass", "-q"]);
    let said = shown(folder.path(), &["hold"]);
    assert!(
        said.contains("Your unfinished turn (`train saigon place 2 arvn_police`) is not offered"),
        "{said}"
    );
}

#[test]
fn a_picture_that_cannot_be_written_ends_no_game() {
    let folder = prepared("us", ["8", "97"]);
    let said =
        shown(folder.path(), &["train saigon 2p", "map png game.json", "map png .", "map svg no/a.svg"]);
    assert!(said.contains("game.json is no png file: a name that ends in `.png` would do"), "{said}");
    assert!(
        said.contains("the directory does not exist") && said.contains("Dropped: train Saigon place 2"),
        "{said}"
    );
}

#[test]
fn a_capability_or_momentum_marker_is_put_right_by_its_card() {
    let lines = [
        "adjust capability 14 shaded",
        "adjust momentum 15 shaded",
        "adjust capability 14 off",
        "adjust capability 9 shaded",
    ];
    let said = shown(prepared("us", ["8", "97"]).path(), &lines);
    assert!(said.contains("Capability in play: 14 M-48 Patton, shaded"), "{said}");
    assert!(said.contains("Momentum in play: 15 Medevac, shaded"), "{said}");
    assert!(said.contains("Capability ends: 14 M-48 Patton, shaded"), "{said}");
    assert!(said.contains("No: card 9 is no Capability or Momentum"), "{said}");
}
