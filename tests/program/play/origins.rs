//! Where pieces come from is typed or asked, and never chosen: no answer that was typed for one question is
//! taken for where a group comes from, and a list with commas asks what is missing of each.

use super::told_at_prompt::begun;
use super::{prepared, shown};

/// The VC about to March, with 3 Guerrillas in one of the spaces next to Khanh Hoa and 2 in each other.
fn vc() -> tempfile::TempDir {
    begun("full", "vc", &["quang-duc vc guerrillas_u 3 from available"], &["107", "97"])
}

/// What begins a scene.
type Scene = fn() -> tempfile::TempDir;

fn us() -> tempfile::TempDir {
    prepared("us", ["8", "97"])
}

const KEPT: &str = "where from is asked first";

#[test]
fn pieces_typed_without_where_they_come_from_wait_until_that_has_been_asked() {
    for typed in ["march khanh hoa 1u", "march khanh hoa 3u", "march khanh hoa 1u; done"] {
        let said = shown(vc().path(), &[typed, "hold"]);
        assert!(
            said.contains(KEPT) && said.contains("Khanh Hoa from … 1 Pleiku-Darlac, 2 Quang Duc"),
            "{said}"
        );
        assert!(!said.contains("move in") && !said.contains("No: "), "{typed}: {said}");
    }
    let said = shown(vc().path(), &["march khanh hoa 1u, phu bon 2u", "quang duc", "pleiku", "hold"]);
    assert!(said.contains("Khanh Hoa: move in 1 Underground VC Guerrilla from Quang Duc"), "{said}");
    assert!(said.contains("Phu Bon-Phu Yen: move in 2 Underground VC Guerrillas from Pleiku"), "{said}");
    // Pieces that are named with their place stand in place of those that waited for it.
    let said = shown(vc().path(), &["march khanh hoa 3u", "pleiku 1u", "hold"]);
    assert!(said.contains("Not read: 3u") && said.contains("move in 1 Underground VC Guerrilla from Pleiku"));
    let said = shown(us().path(), &["patrol hue-da-nang 1t", "kontum", "hold"]);
    assert!(
        said.contains(KEPT) && said.contains("LoC Hue - Da Nang: move in 1 US Troop from Kontum"),
        "{said}"
    );
}

#[test]
fn a_place_behind_a_group_is_asked_whether_pieces_come_from_there_or_go_there() {
    let asked = "`binh tuy 1u`: do they come from Binh Tuy-Binh Thuan, or go there? from, to";
    for typed in [
        "march khanh hoa quang duc 1u binh tuy 1u",
        "march khanh hoa quang duc 1u, binh tuy 1u",
        "march khanh hoa quang duc 1u, binh tuy 1u; done",
        "march khanh hoa: quang duc 1u, binh tuy 1u",
    ] {
        let said = shown(vc().path(), &[typed, "from", "hold"]);
        assert!(said.contains(asked), "{typed}: {said}");
        assert!(
            said.contains("Khanh Hoa: move in 1 Underground VC Guerrilla from Binh Tuy"),
            "{typed}: {said}"
        );
        let said = shown(vc().path(), &[typed, "to", "hold"]);
        assert!(said.contains(asked), "{typed}: {said}");
        assert!(
            said.contains("Binh Tuy-Binh Thuan: move in 1 Underground VC Guerrilla from Quang Duc"),
            "{said}"
        );
    }
    for typed in ["patrol hue-da-nang da nang 1t kontum 1t", "patrol hue-da-nang da nang 1t, kontum 1t; done"]
    {
        let said = shown(us().path(), &[typed, "from", "hold"]);
        assert!(said.contains("`kontum 1t`: do they come from Kontum, or go there?"), "{typed}: {said}");
        assert!(said.contains("LoC Hue - Da Nang: move in 1 US Troop from Kontum"), "{typed}: {said}");
    }
    let lift = "train saigon 2p; air-lift hue saigon 1t, da nang 1t";
    let said = shown(us().path(), &[lift, "from", "hold"]);
    assert!(said.contains("Hue: move in 1 US Troop from Da Nang") && !said.contains("LoC Hue"), "{said}");
    let said = shown(us().path(), &[lift, "to", "saigon", "hold"]);
    assert!(said.contains("Da Nang: move in 1 US Troop from Saigon"), "{said}");
}

#[test]
fn back_at_the_question_where_a_group_comes_from_drops_that_group_alone() {
    let said = shown(vc().path(), &["march khanh hoa quang duc 1u, binh tuy 1u", "back", "hold"]);
    assert!(said.contains("Not read: binh tuy 1u"), "{said}");
    let (_, behind) = said.split_once("> back").unwrap();
    assert!(behind.contains("March, 1 space so far") && !behind.contains("or go there?"), "{said}");
}

#[test]
fn a_group_that_says_where_it_comes_from_or_goes_is_not_asked_about() {
    for typed in [
        "march khanh hoa: 1u from quang duc, 1u from binh tuy",
        "march khanh hoa quang duc 1u; binh tuy 1u",
        "march khanh hoa quang duc 1u, phu bon pleiku 1u",
    ] {
        let said = shown(vc().path(), &[typed, "hold"]);
        assert!(!said.contains("or go there?") && !said.contains("No: "), "{typed}: {said}");
        assert!(said.matches("1 Underground VC Guerrilla from").count() > 1, "{typed}: {said}");
    }
}

#[test]
fn the_same_kind_again_behind_a_comma_is_another_group() {
    let said = shown(vc().path(), &["march khanh hoa quang duc 1u, 1u", "pleiku", "hold"]);
    assert!(said.contains(KEPT), "{said}");
    assert!(said.contains("Khanh Hoa: move in 1 Underground VC Guerrilla from Pleiku"), "{said}");
}

/// No space that could be where the pieces of another come from is taken for that: of each destination that
/// several groups can reach it is asked, whatever stands behind it.
#[test]
fn a_destination_that_several_spaces_reach_is_never_filled_unasked() {
    let scenes: [(&str, Scene, &str, &[&str]); 3] = [
        (
            "march",
            vc,
            "1u",
            &["khanh hoa", "tay ninh", "phuoc long", "quang duc", "an loc", "pleiku", "kontum"],
        ),
        ("patrol", us, "1t", &["hue-da-nang", "saigon-can-tho", "hue", "kontum", "saigon", "qui nhon"]),
        ("sweep", us, "1t", &["kontum", "binh dinh", "pleiku", "quang nam", "hue"]),
    ];
    let mut several = 0;
    for (name, scene, pieces, places) in scenes {
        for (at, place) in places.iter().enumerate() {
            let asked = shown(scene().path(), &[&format!("{name} {place}"), "hold"]);
            if !asked.contains(" from … 1 ") {
                continue;
            }
            several += 1;
            let next = places[(at + 1) % places.len()];
            for typed in
                [format!("{place} {pieces}"), format!("{place}, {next}"), format!("{place}, {next} {pieces}")]
            {
                let said = shown(scene().path(), &[&format!("{name} {typed}"), "hold"]);
                assert!(!said.contains("move in"), "{name} {typed}: {said}");
                assert!(said.contains(" from … 1 "), "{name} {typed}: {said}");
            }
        }
    }
    assert!(several > 8, "{several}");
}

#[test]
fn each_space_of_a_list_for_a_free_rally_is_asked_what_is_placed_there() {
    let folder = begun("full", "nva,vc", &[], &["75", "97"]);
    let lines = ["go", "event shaded", "fishhook, parrot, sihan", "", "", "", "hold"];
    let said = shown(folder.path(), &lines);
    for place in ["The Fishhook", "The Parrot's Beak", "Sihanoukville"] {
        assert!(said.contains(&format!("{place}: place 1 Underground VC Guerrilla")), "{place}: {said}");
    }
}

#[test]
fn several_origins_may_stand_before_the_place_that_all_go_to() {
    let said = shown(vc().path(), &["march quang duc 3 binh tuy 1 to khanh hoa", "hold"]);
    assert!(said.contains("Khanh Hoa: move in 3 Underground VC Guerrillas from Quang Duc"), "{said}");
    assert!(said.contains("Khanh Hoa: move in 1 Underground VC Guerrilla from Binh Tuy"), "{said}");
    for typed in ["march to khanh hoa from quang duc 2", "march khanh hoa: 1 from quang duc, 1 from binh tuy"]
    {
        let said = shown(vc().path(), &[typed, "hold"]);
        assert!(said.contains("Khanh Hoa: move in") && !said.contains("No: "), "{typed}: {said}");
        assert!(!said.contains("or go there?"), "{typed}: {said}");
    }
}

#[test]
fn what_stands_behind_a_name_of_several_places_waits_until_it_is_asked_which() {
    let said = shown(vc().path(), &["rally quang 1", "quang tin", "hold"]);
    assert!(
        said.contains("Quang Tin-Quang Ngai: place 1 Underground VC") && !said.contains("No: "),
        "{said}"
    );
}

#[test]
fn a_word_that_other_names_begin_with_is_no_part_of_another_name() {
    let said = shown(prepared("us", ["8", "97"]).path(), &["train binh 2i", "hold"]);
    assert!(said.contains("Binh Dinh: place 2"), "{said}");
    // Of the two that begin so none is legal: Vinh Binh is not meant.
    let adjusted = ["binh-dinh passive support", "binh-tuy passive support", "kien-hoa neutral"];
    let folder = begun("full", "vc", &adjusted, &["107", "97"]);
    let said = shown(folder.path(), &["rally binh 1", "hold"]);
    let why = "No: `binh` begins other names: for Kien Hoa-Vinh Binh type more of it.";
    assert!(!said.contains("Kien Hoa-Vinh Binh: place") && said.contains(why), "{said}");
}

/// NVA about to March, with Troops and Guerrillas in the spaces around Quang Tri.
fn nva() -> tempfile::TempDir {
    let pieces = [
        "central-laos nva troops 6 from available",
        "central-laos nva guerrillas_u 2 from available",
        "north-vietnam nva troops 6 from available",
        "north-vietnam nva guerrillas_u 2 from available",
    ];
    begun("full", "nva", &pieces, &["42", "1"])
}

#[test]
fn several_kinds_behind_one_origin_come_from_there_by_whatever_names() {
    for typed in [
        "4 nva troops, 1 underground nva guerrilla",
        "4 troops, 1 underground guerrilla",
        "4 troops, 1 nva guerrilla",
        "4 nva troops and 1 underground nva guerrilla",
        "4t, 1u",
    ] {
        let whole = format!("march quang tri central laos {typed}");
        for lines in [&[&whole[..], "hold"][..], &["march quang tri", "central laos", typed, "hold"]] {
            let said = shown(nva().path(), lines);
            let moved = "move in 4 NVA Troops and 1 Underground NVA Guerrilla from Central Laos";
            assert!(said.contains(moved), "{lines:?}: {said}");
        }
    }
}

#[test]
fn a_further_group_that_names_its_place_behind_its_pieces_is_asked_about_too() {
    for (typed, asked) in [
        ("2t from central laos, 3t north vietnam", "`3t north vietnam`"),
        ("2t central laos 3t north vietnam", "`3t north vietnam`"),
        ("2t central laos 1u north vietnam", "`1u north vietnam`"),
        ("central laos 2t, 1 guerrilla north vietnam", "`1 guerrilla north vietnam`"),
        ("central laos 2t and 3 nva troops north vietnam", "`3 nva troops north vietnam`"),
    ] {
        let said = shown(nva().path(), &[&format!("march quang tri {typed}"), "from", "hold"]);
        assert!(said.contains("move in 2 NVA Troops from Central Laos"), "{typed}: {said}");
        let asked = format!("{asked}: do they come from North Vietnam, or go there?");
        assert!(said.contains(&asked), "{typed}: {said}");
        let moved = ["3 NVA Troops from North Vietnam", "1 Underground NVA Guerrilla from North Vietnam"];
        assert!(moved.iter().any(|moved| said.contains(moved)), "{typed}: {said}");
    }
}

#[test]
fn a_further_group_may_begin_with_from() {
    for typed in [
        "from central laos 2t, from north vietnam 3t",
        "from central laos 2t from north vietnam 3t",
        "from central laos 2t and from north vietnam 3t",
        "2t from central laos and 3t from north vietnam",
    ] {
        let said = shown(nva().path(), &[&format!("march quang tri {typed}"), "hold"]);
        assert!(!said.contains("No: ") && !said.contains("or go there?"), "{typed}: {said}");
        assert!(said.contains("move in 2 NVA Troops from Central Laos"), "{typed}: {said}");
        assert!(said.contains("move in 3 NVA Troops from North Vietnam"), "{typed}: {said}");
    }
}

#[test]
fn a_place_on_each_side_of_the_pieces_is_asked_about_where_both_ways_are_legal() {
    let asked = "`central laos 2t north vietnam`: do they come from North Vietnam, or go there?";
    let moves = [
        ("from", "Central Laos: move in 2 NVA Troops from North Vietnam"),
        ("to", "North Vietnam: move in 2 NVA Troops from Central Laos"),
    ];
    for (way, moved) in moves {
        for lines in [
            &["march central laos 2t north vietnam", way, "hold"][..],
            &["march", "central laos 2t north vietnam", way, "hold"][..],
            &["march central laos 2t north vietnam; done", way, "hold"][..],
        ] {
            let said = shown(nva().path(), lines);
            assert!(said.contains(asked) && said.contains(moved) && !said.contains("No: "), "{said}");
        }
    }
    let said = shown(nva().path(), &["march central laos 2t north vietnam", "back", "abort", "hold"]);
    assert!(said.contains(asked) && !said.contains("move in"), "{said}");
    // Where the rules take one way alone, what was understood is shown.
    let said = shown(nva().path(), &["march central laos 2t quang tri", "hold"]);
    assert!(said.contains("Quang Tri-Thua Thien: move in 2 NVA Troops from Central Laos"), "{said}");
    assert!(!said.contains("or go there?"), "{said}");
    for typed in ["central laos: 2t north vietnam", "central laos 2t from north vietnam"] {
        let said = shown(nva().path(), &[&format!("march {typed}"), "hold"]);
        assert!(said.contains(moves[0].1) && !said.contains("or go there?"), "{typed}: {said}");
    }
    let lift = "train saigon 2p; air lift hue 1t da nang";
    let folder = begun("full", "us", &["hue us troops 2 from available"], &["8", "97"]);
    let said = shown(folder.path(), &[lift, "to", "hold"]);
    assert!(said.contains("Da Nang: move in 1 US Troop from Hue"), "{said}");
}

/// Of two places with pieces between them the prompt asks which the pieces leave where both are legal, and
/// else takes what is legal.
#[test]
fn a_move_between_two_places_is_taken_one_way_only_where_the_other_is_not_legal() {
    let places = ["khanh-hoa", "quang-duc-long-khanh", "pleiku-darlac", "hue"];
    let folder = vc();
    let is_legal = |words: &str| {
        let arguments = ["fitl", "act", "game.json", words, "--json"];
        super::pointman(folder.path()).args(arguments).output().unwrap().status.success()
    };
    let mut seen = [0; 3];
    for one in places {
        for other in places.into_iter().filter(|other| *other != one) {
            let come = is_legal(&format!("march {one}: 1u from {other}"));
            let go = is_legal(&format!("march {other}: 1u from {one}"));
            let said = shown(folder.path(), &[&format!("march {one} 1u {other}"), "quit", "quit"]);
            assert_eq!(said.contains("or go there?"), come && go, "{one} 1u {other}: {said}");
            assert_eq!(said.contains("move in 1 Underground"), come != go, "{one} 1u {other}: {said}");
            seen[usize::from(come) + usize::from(go)] += 1;
        }
    }
    assert!(seen[1] > 0 && seen[2] > 0, "{seen:?}");
}

#[test]
fn several_groups_may_be_said_before_where_they_go() {
    for typed in [
        "3 troops from central laos and 1 troop from north vietnam to quang tri",
        "3t from central laos, 1t from north vietnam to quang tri",
        "3t central laos 1t north vietnam to quang tri",
        "from central laos 3t and from north vietnam 1t to quang tri",
        "central laos 3t, north vietnam 1t to quang tri",
    ] {
        let said = shown(nva().path(), &[&format!("march {typed}"), "hold"]);
        assert!(!said.contains("No: ") && !said.contains("or go there?"), "{typed}: {said}");
        for moved in ["3 NVA Troops from Central Laos", "1 NVA Troop from North Vietnam"] {
            assert!(said.contains(&format!("Quang Tri-Thua Thien: move in {moved}")), "{typed}: {said}");
        }
    }
}

#[test]
fn the_command_names_both_ways_to_read_a_move_and_takes_neither() {
    let folder = nva();
    let act = |words: &str| {
        let output = super::pointman(folder.path()).args(["fitl", "act", "-i", "game.json", words]).output();
        let output = output.unwrap();
        (output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let (is_done, said) = act("march central laos 2t north vietnam");
    assert!(!is_done, "{said}");
    for reading in ["central-laos: 2t from north-vietnam", "north-vietnam: 2t from central-laos"] {
        assert!(said.contains(&format!("march {reading}")), "{said}");
    }
    let (is_done, said) = act("march central laos 2t quang tri");
    assert!(is_done, "{said}");
}
