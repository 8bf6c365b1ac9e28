//! A line is read whole before a die is thrown for its first part; words that only join its parts are passed
//! over, and so are those that a question is called by, or that answer what was not asked.

use super::told_at_prompt::begun;
use super::{prepared, shown, shown_with};

/// VC about to act on a card without an Event that asks first.
fn vc() -> tempfile::TempDir {
    begun("full", "vc", &["binh-dinh vc guerrillas_u 5 from available"], &["107", "97"])
}

#[test]
fn a_line_that_is_refused_behind_a_die_throws_none() {
    let refused = "attack binh dinh; ambush binh dinh us troop";
    for dice in [&["--dice", "roll"][..], &["--dice", "ask"]] {
        let said = shown_with(vc().path(), dice, &[refused, "hold"]);
        assert!(said.contains("an Ambush needs your own Underground Guerrilla [AM3, 4.4.3]"), "{said}");
        assert!(said.contains("No die was thrown. Not read: Binh Dinh guerrillas; ambush binh"), "{said}");
        assert!(!said.contains("flip") && !said.contains("d6"), "{said}");
    }
    // What can be read to its end for some die is.
    let said = shown(vc().path(), &["attack binh dinh; tax tay ninh; done", "hold"]);
    assert!(said.contains("d6") && !said.contains("No die was thrown"), "{said}");
}

#[test]
fn words_that_join_a_special_activity_or_a_place_are_passed_over() {
    for typed in [
        "terror in binh dinh; with tax in tay ninh",
        "terror binh dinh with tax tay ninh",
        "terror binh dinh; and tax at tay ninh",
    ] {
        let said = shown(vc().path(), &[typed, "hold"]);
        assert!(said.contains("Binh Dinh: ") && said.contains("Terror (now 1)"), "{typed}: {said}");
        assert!(said.contains("VC Resources: 4 to ") && !said.contains("No: "), "{typed}: {said}");
    }
    let said = shown(vc().path(), &["terror binh dinh; tax in hue", "hold"]);
    assert!(said.contains("No: Hue: Tax needs an Underground VC Guerrilla"), "{said}");
}

#[test]
fn the_word_that_a_part_of_a_coup_round_is_called_may_stand_before_its_answers() {
    for name in ["redeploy", "arvn-redeploy"] {
        let said =
            shown(super::said_plainly::redeploy().path(), &[&format!("{name} 1t phu bon saigon"), "hold"]);
        assert!(said.contains("Saigon: move in 1 ARVN Troop from Phu Bon"), "{name}: {said}");
    }
}

#[test]
fn a_further_step_that_the_one_before_makes_possible_is_read_without_a_sign() {
    let said = shown(prepared("us", ["8", "97"]).path(), &["train saigon 2p patronage 3", "hold"]);
    assert!(said.contains("Patronage: 15 to 12") && !said.contains("No: "), "{said}");
}

#[test]
fn an_enemy_named_where_there_is_no_choice_is_told_what_would_aim_at_one() {
    let folder = begun("full", "us", &["saigon vc guerrillas_a 1 from available"], &["8", "97"]);
    let said = shown(folder.path(), &["assault saigon nva", "hold"]);
    assert!(said.contains("`nva` chooses nothing in Saigon: an Assault goes against all enemies"), "{said}");
    assert!(said.contains("`only nva` aims at one [3.2.4]"), "{said}");
}

#[test]
fn what_is_typed_behind_the_adviser_answers_what_is_asked_then() {
    let said = shown(vc().path(), &["adviser 0.1", "adviser 1; no", "hold"]);
    assert!(said.contains("> no ") && !said.contains("No: `adviser"), "{said}");
    let said = shown(vc().path(), &["adviser well", "hold"]);
    assert!(said.contains("No: `adviser well`") && !said.contains("Advise, the Special"), "{said}");
}

/// VC about to execute 106 Binh Duong with no Police Available.
fn binh_duong() -> tempfile::TempDir {
    begun("full", "vc", &["hue arvn police 12 from available", "binh-tuy-binh-thuan neutral"], &["106", "97"])
}

#[test]
fn the_only_piece_that_an_event_can_place_may_be_named_all_the_same() {
    for typed in [
        "event; kien hoa down guerrilla, binh tuy down",
        "event; kien hoa opposition guerrilla; binh tuy opposition guerrilla",
    ] {
        let said = shown(binh_duong().path(), &[typed, "hold"]);
        assert!(said.contains("Take this step?") && !said.contains("No: "), "{typed}: {said}");
    }
    let said = shown(binh_duong().path(), &["event", "kien hoa", "hold"]);
    assert!(said.contains("gets a piece, 1 of 2:"), "{said}");
    assert!(said.contains("Kien Hoa-Vinh Binh: its level goes up or down"), "{said}");
}

#[test]
fn a_guerrilla_for_each_province_is_counted() {
    let folder = begun("full", "all", &[], &["90", "97"]);
    let said = shown(folder.path(), &["event shaded", "vc guerrilla", "hold"]);
    assert!(said.contains("Guerrilla for each Province with ARVN pieces, from Available ("), "{said}");
    assert!(said.contains("), 1 of 5: "), "{said}");
}

#[test]
fn a_box_may_stand_behind_the_pieces_that_go_there_and_before_those_that_come_from_it() {
    let begun = || begun("medium", "us", &[], &["129", "97"]);
    for typed in ["da nang 1t available", "da nang 1t to available", "1t da nang available"] {
        let said = shown(begun().path(), &["", "", "", typed, "hold"]);
        assert!(said.contains("Da Nang: remove 1 US Troop to Available"), "{typed}: {said}");
    }
    let said = shown(begun().path(), &["", "", "", "available 1t da nang", "hold"]);
    assert!(said.contains("Da Nang: place 1 US Troop from Available"), "{said}");
}

#[test]
fn a_place_is_looked_up_with_its_apostrophe_and_one_end_of_several_locs_is_none() {
    let said = shown(prepared("us", ["8", "97"]).path(), &["show parrot's", "show ban me thuot"]);
    assert!(said.contains("> show parrot's The Parrot's Beak"), "{said}");
    assert!(said.contains("`ban me thuot` could mean any of these: LoC "), "{said}");
}

#[test]
fn whose_pivotal_event_it_is_may_be_named() {
    let folder = begun("full", "all", &[], &["1", "97"]);
    let said = shown(folder.path(), &["pivotal vc", "pivotal", "hold"]);
    assert!(said.contains("No: VC's Pivotal Event: ") && said.contains("No: US's Pivotal Event: "), "{said}");
}

#[test]
fn a_number_of_levels_that_is_too_great_is_told_the_one_that_would_do() {
    let adjusted = [
        "khanh-hoa us troops 0 to available",
        "khanh-hoa vc guerrillas_u 3 from available",
        "khanh-hoa passive opposition",
        "khanh-hoa terror 1",
    ];
    let said =
        shown(begun("medium", "vc", &adjusted, &["129", "97"]).path(), &["", "khanh hoa", "2", "hold"]);
    assert!(said.contains("plus the 1 level that is left (at most 2) [CP4, 6.3.2]: at most"), "{said}");
    assert!(said.contains("at most `Khanh Hoa terror 1 levels 1`."), "{said}");
}
