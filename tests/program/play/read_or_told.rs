//! Each word of a line is read as it was meant, or it is told that it was not read.

use std::path::Path;

use super::told_at_prompt::begun;
use super::{prepared, run, shown};

/// Corrects the game: `hue nva guerrillas_u 7 from available`.
fn adjusted(folder: &Path, words: &str) {
    let words: Vec<&str> = words.split(' ').collect();
    run(folder, &[&["fitl", "adjust", "-i", "game.json"][..], &words[..], &["-q"]].concat());
}

/// NVA in front of a Rally, with this number of Guerrillas Available.
fn few_available(left: u32) -> tempfile::TempDir {
    let folder = prepared("nva", ["55", "97"]);
    adjusted(folder.path(), &format!("hue nva guerrillas_u {} from available", 8 - left));
    folder
}

/// The Support Phase of the US, with Terror in Saigon.
fn pacification() -> tempfile::TempDir {
    let folder = prepared("us", ["125", "68"]);
    adjusted(folder.path(), "saigon terror 1");
    adjusted(folder.path(), "qui-nhon us troops 2 from available");
    adjusted(folder.path(), "qui-nhon arvn police 2 from available");
    folder
}

#[test]
fn a_semicolon_ends_a_step_whose_pieces_must_come_from_the_map() {
    let rally = "rally north vietnam 2; parrot 1; improve";
    let said = shown(few_available(1).path(), &[rally, "hue", "hue"]);
    let asked = "1 NVA Guerrilla from the map, to be placed in North Vietnam";
    assert!(said.contains(&format!("{rally} 55>97 NVA | Res -/10/-")) && said.contains(asked), "{said}");
    assert!(said.contains("to be placed in The Parrot's Beak") && said.contains("Trail: 1 to 2"), "{said}");
}

#[test]
fn pieces_from_the_map_come_from_several_spaces_in_a_rally_too() {
    let said = shown(few_available(0).path(), &["rally north vietnam 2", "?", "hue 1, parrot 1"]);
    let (_, listed) = said.split_once("> ? ").unwrap();
    assert!(listed.starts_with("1-2 Underground NVA Guerrillas") && listed.contains("Beak NVA"), "{said}");
    assert!(said.contains("Hue and The Parrot's Beak, each: remove 1 Underground NVA Guerrilla"), "{said}");
    let said = shown(few_available(0).path(), &["rally north vietnam 2", "1 hue"]);
    assert!(said.contains("1 NVA Guerrilla from the map, to be placed in North Vietnam"), "{said}");
}

#[test]
fn terror_and_levels_are_counted_before_or_behind_their_name() {
    for typed in ["saigon 1 terror", "saigon terror 1"] {
        let said = shown(pacification().path(), &["", typed]);
        assert!(said.contains("Saigon terror 1 … levels 1 (Enter: levels 1)"), "{typed}: {said}");
    }
    for typed in ["saigon 1 terror and 1 level, da nang 1", "saigon 1 terror 1 level and da nang 1 level"] {
        let said = shown(pacification().path(), &["", typed]);
        assert!(
            said.contains("Saigon: remove 1 Terror (now 0); Passive Support to Active Support"),
            "{said}"
        );
        assert!(said.contains("Da Nang: Neutral to Passive Support") && !said.contains("No: "), "{said}");
    }
}

#[test]
fn what_no_space_is_left_for_is_told_before_the_step_is_confirmed() {
    let typed = "saigon terror 1 levels 1, da nang 1, kontum 1, qui nhon 1, saigon 2 levels";
    let said = shown(pacification().path(), &["", typed, "done"]);
    assert!(said.contains("Not read: saigon levels 2"), "{said}");
    assert!(said.contains("The step has ended: `yes` saves it."), "{said}");
}

#[test]
fn a_number_counts_the_pieces_named_behind_it_and_no_others() {
    let folder = prepared("arvn", ["80", "97"]);
    let said = shown(folder.path(), &["event 4", "2 arvn troops"]);
    assert!(said.contains("not `2 arvn troops`"), "{said}");
    let said = shown(folder.path(), &["event 2", "2 us troops saigon, irregular binh dinh"]);
    assert!(said.contains("No: there is no answer `irregular`"), "what is too much is told: {said}");
}

#[test]
fn a_beginning_of_active_or_underground_says_which_piece_and_so_does_its_place() {
    let two = || {
        let folder = prepared("arvn", ["80", "97"]);
        adjusted(folder.path(), "khanh-hoa us irregulars_a 1 from available");
        folder
    };
    let gone = "Khanh Hoa: remove 1 Active Irregular";
    for typed in [&["irregular", "act"][..], &["irregular khanh hoa"]] {
        let said = shown(two().path(), &[&["event 2"], typed].concat());
        assert!(said.contains(gone) && !said.contains("No: "), "{typed:?}: {said}");
    }
    let said = shown(two().path(), &["event 2", "?"]);
    assert!(said.contains("Active Irregular: Khanh Hoa"), "{said}");
}

#[test]
fn a_further_space_behind_and_is_one_of_the_special_activity() {
    let folder = prepared("nva", ["55", "97"]);
    let said = shown(
        folder.path(),
        &["rally north vietnam 1; infiltrate central laos 2, southern laos 2 and north 1"],
    );
    assert!(said.contains("No: ") && said.contains("(at most 2) [IN1"), "{said}");
    assert!(said.contains("Rally, 1 space so far"), "{said}");
}

#[test]
fn several_groups_may_each_say_where_they_go() {
    let folder = prepared("us", ["8", "97"]);
    let typed = "air lift 1 us troop from saigon to hue and 1 us troop from da nang to hue";
    let said = shown(folder.path(), &["patrol", typed]);
    assert!(said.contains("Hue: move in 1 US Troop from Saigon"), "{said}");
    assert!(said.contains("Hue: move in 1 US Troop from Da Nang") && !said.contains("No: "), "{said}");
}

#[test]
fn which_way_pieces_go_is_asked_though_they_may_be_of_two_owners() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["patrol", "air lift hue 1t saigon"]);
    assert!(said.contains("do they come from Saigon, or go there? from, to"), "{said}");
}

#[test]
fn further_pieces_of_an_event_are_read_by_any_name_behind_a_comma() {
    let folder = prepared("arvn", ["87", "97"]);
    let said = shown(folder.path(), &["event unshaded", "troop hue, 2 rangers da nang"]);
    assert!(said.contains("Da Nang: place 2 Underground Rangers"), "{said}");
    let said = shown(folder.path(), &["event unshaded", "2 hue"]);
    assert!(said.contains("`2 hue` does not say which pieces: `2 ARVN Troops hue`."), "{said}");
}

#[test]
fn two_answers_of_an_event_need_no_comma_between_them() {
    let folder = prepared("vc", ["91", "97"]);
    adjusted(folder.path(), "binh-dinh us troops 2 from available");
    let said = shown(folder.path(), &["event shaded vc", "binh dinh hue"]);
    assert!(said.contains("Hue: move in 1 US Troop from Binh Dinh") && !said.contains("No: "), "{said}");
}

#[test]
fn a_die_may_be_typed_behind_the_side_of_an_event() {
    let folder = || prepared("us", ["2", "97"]);
    for typed in ["event unshaded 3", "event unshaded; 3"] {
        let said = shown(folder().path(), &["dice ask", typed]);
        assert!(said.contains("(d6: 3)") && said.contains("1 of 3"), "{typed}: {said}");
    }
    let said = shown(folder().path(), &["dice ask", "event unshaded; 3; 2 southern laos guerrillas"]);
    assert!(said.contains("Southern Laos: remove 2 Underground NVA Guerrillas"), "{said}");
}

#[test]
fn pieces_of_a_patrol_come_from_a_province_which_they_could_not_go_to() {
    let folder = prepared("us", ["8", "97"]);
    adjusted(folder.path(), "khanh-hoa us troops 2 from available");
    let said = shown(folder.path(), &["patrol cam ranh: 1t saigon, 1t khanh hoa"]);
    assert!(!said.contains("do they come from Khanh Hoa"), "{said}");
}

#[test]
fn a_move_said_pieces_first_may_name_a_loc_by_one_of_its_ends() {
    let folder = prepared("nva", ["55", "97"]);
    let said = shown(folder.path(), &["march 2u north to khe sanh"]);
    assert!(said.contains("LoC Hue - Khe Sanh: move in 2 Underground NVA Guerrillas"), "{said}");
    adjusted(folder.path(), "the-fishhook nva guerrillas_u 2 from available");
    let said = shown(folder.path(), &["march an loc saigon 2u fishhook"]);
    assert!(said.contains("LoC Saigon - An Loc - Ban Me Thuot: move in 2"), "{said}");
}

#[test]
fn abort_drops_an_air_lift_and_keeps_the_operation_before_its_first_space() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["patrol", "air lift hue from saigon 1 us troop", "abort"]);
    assert!(said.contains("Dropped: Air Lift. Kept: patrol; `abort` again drops that too."), "{said}");
    let said = shown(folder.path(), &["air lift hue from saigon 1 us troop"]);
    assert!(said.contains("No: Air Lift goes with an Operation, which is named first"), "{said}");
}

#[test]
fn what_hinders_a_pacification_with_terror_is_what_the_marker_costs() {
    let folder = prepared("us", ["8", "97"]);
    adjusted(folder.path(), "saigon terror 1");
    adjusted(folder.path(), "arvn-resources 16");
    let said = shown(folder.path(), &["train saigon; pacify"]);
    assert!(said.contains("No: Saigon costs 3; the US may spend ARVN Resources only down to"), "{said}");
}

#[test]
fn an_assault_removes_pieces_that_are_counted_without_the_word_and_tells_of_arvn() {
    let folder = prepared("us", ["8", "97"]);
    for pieces in ["vc guerrillas_a 2", "nva guerrillas_a 2", "us troops 4", "arvn troops 6"] {
        adjusted(folder.path(), &format!("binh-dinh {pieces} from available"));
    }
    let said = shown(folder.path(), &["assault", "?", "binh dinh", "1 nva 1 vc"]);
    assert!(said.contains("`arvn` behind a space has ARVN Assault there too"), "{said}");
    assert!(said.contains("Binh Dinh remove nva 1a vc 1a, 2 pieces in all … arvn (Enter"), "{said}");
    let said = shown(folder.path(), &["assault binh dinh", "remove", "?"]);
    assert!(said.contains("of each at once: `1 nva 1 vc`"), "{said}");
}

#[test]
fn the_only_kind_of_piece_that_an_event_moves_need_not_be_named() {
    let folder = prepared("nva", ["55", "97"]);
    for space in ["central-laos", "southern-laos"] {
        adjusted(folder.path(), &format!("{space} nva bases 0 to available"));
    }
    let said = shown(folder.path(), &["event shaded", "parrots to fishhook"]);
    assert!(said.contains("The Fishhook: move in 1 NVA Base from The Parrot's Beak"), "{said}");
}

#[test]
fn what_was_taken_before_a_refusal_is_told_in_names_and_not_in_ids() {
    let folder = prepared("us", ["2", "97"]);
    let said = shown(folder.path(), &["dice ask", "event unshaded", "6", "2 guerrillas central laos, zzz"]);
    assert!(said.contains("Taken before it: 2 Underground NVA Guerrillas Central Laos"), "{said}");
}

#[test]
fn a_number_that_is_no_answer_chooses_no_manner_and_throws_no_die() {
    // US Assaults where it may aim at one enemy alone.
    let adjusted = [
        "tay-ninh us troops 6 from available",
        "tay-ninh nva guerrillas_a 2 from available",
        "tay-ninh vc guerrillas_a 2 from available",
    ];
    let folder = begun("full", "us", &adjusted, &["8", "97"]);
    let said = shown(folder.path(), &["assault tay ninh", "1", "hold"]);
    assert!(said.contains("is an answer here, not `1`"), "{said}");
    assert!(!said.contains("remove 1 ") && !said.contains("only vc"), "{said}");
    // The NVA Attacks both enemies, or one.
    let adjusted = [
        "pleiku-darlac nva guerrillas_u 4 from available",
        "pleiku-darlac us troops 2 from available",
        "pleiku-darlac arvn troops 2 from available",
    ];
    let folder = begun("full", "nva", &adjusted, &["55", "97"]);
    let said = shown(folder.path(), &["attack pleiku guerrillas", "2", "hold"]);
    assert!(said.contains("only `against` is an answer here, not `2`"), "{said}");
    assert!(!said.contains("d6"), "{said}");
}
