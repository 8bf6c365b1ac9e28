//! A number before the name of pieces, or of levels, counts them wherever it is typed: it never chooses the
//! place of that number in a list. And what may be typed at the prompt is said to the command too.

use super::told_at_prompt::begun;
use super::{digests, prepared, run, shown};

/// What is shown when these lines are typed, one after the other, without a word that is refused.
fn taken(folder: &std::path::Path, lines: &[&str]) -> String {
    let said = shown(folder, lines);
    assert!(!said.contains("No: ") && !said.contains("Not read"), "{lines:?}: {said}");
    said
}

#[test]
fn the_last_piece_of_a_count_goes_where_it_is_said_to_go() {
    for last in ["1 us troop saigon", "1 troop saigon", "1 saigon", "1t saigon", "us troop saigon"] {
        let folder = begun("medium", "all", &[], &["65", "89"]);
        let said = taken(folder.path(), &["event unshaded", "3 us troops saigon", last]);
        assert!(said.contains("Saigon: place 4 US Troops") && !said.contains("Hue: place"), "{last}: {said}");
    }
    let folder = begun("medium", "all", &[], &["9", "89"]);
    let said = shown(folder.path(), &["event shaded", "1 us troop can tho", "1 us troop can tho"]);
    assert!(!said.contains("Hue: remove"), "{said}");
    let folder = begun("medium", "all", &[], &["65", "89"]);
    let said = shown(folder.path(), &["event unshaded", "3 us troops saigon", "1 police saigon"]);
    assert!(said.contains("No: ") && !said.contains("Hue: place"), "{said}");
}

#[test]
fn corps_commanders_places_as_many_troops_as_are_said() {
    let folder = prepared("all", ["117", "89"]);
    let said = shown(folder.path(), &["event unshaded", "out", "1 arvn troop hue"]);
    assert!(said.contains("1 of 3") && said.contains("Hue: place 1 ARVN Troop"), "{said}");
    assert!(!said.contains("Kontum: place") && !said.contains("No: "), "{said}");
}

#[test]
fn an_ambush_is_in_the_space_behind_the_pieces_that_it_removes() {
    let folder = prepared("vc", ["107", "97"]);
    for pieces in ["1 us troop pleiku", "1t pleiku", "pleiku 1 us troop"] {
        let said = shown(folder.path(), &["attack", "ambush", pieces]);
        assert!(
            said.contains("Pleiku-Darlac: ") && !said.contains("Quang Tri-Thua Thien: flip"),
            "{pieces}: {said}"
        );
    }
}

#[test]
fn pieces_before_their_place_are_read_behind_it_in_every_question() {
    let us = || prepared("us", ["8", "97"]);
    let arvn = || prepared("arvn", ["68", "13"]);
    let vc = || prepared("vc", ["107", "97"]);
    for (folder, lines, does) in [
        (us(), &["sweep", "pleiku", "1 troop kontum"][..], "Pleiku-Darlac: move in 1 US Troop from Kontum"),
        (
            us(),
            &["sweep", "pleiku", "1 us troop from kontum"],
            "Pleiku-Darlac: move in 1 US Troop from Kontum",
        ),
        (us(), &["sweep", "pleiku", "1t kontum"], "Pleiku-Darlac: move in 1 US Troop from Kontum"),
        (us(), &["train", "2 irregulars kontum"], "Kontum: place 2 Underground Irregulars"),
        (us(), &["train", "kontum", "2 us irregulars"], "Kontum: place 2 Underground Irregulars"),
        (us(), &["train da nang 2i", "air-lift", "hue", "1 us troop saigon"], "from Saigon"),
        (arvn(), &["train", "6 police saigon"], "Saigon: place 6 ARVN Police"),
        (arvn(), &["train", "saigon", "place", "6 arvn police"], "Saigon: place 6 ARVN Police"),
        (arvn(), &["sweep", "tay ninh", "1 arvn troop saigon"], "Tay Ninh: move in 1 ARVN Troop from Saigon"),
        (vc(), &["rally", "2 guerrillas tay ninh"], "Tay Ninh: place 2 Underground VC Guerrillas"),
        (vc(), &["rally", "tay ninh", "2 vc guerrillas"], "Tay Ninh: place 2 Underground VC Guerrillas"),
        (vc(), &["march", "kien phong", "1 underground guerrilla from tay ninh"], "from Tay Ninh"),
        (vc(), &["march", "kien phong", "tay ninh", "1 underground vc guerrilla"], "from Tay Ninh"),
    ] {
        let said = taken(folder.path(), lines);
        assert!(said.contains(does), "{lines:?}: {said}");
    }
}

#[test]
fn a_number_of_the_list_still_chooses_its_place_before_a_word_of_that_place() {
    let folder = prepared("vc", ["107", "97"]);
    let said = taken(folder.path(), &["attack", "3 guerrillas"]);
    assert!(said.contains("Pleiku-Darlac"), "{said}");
    let folder = prepared("arvn", ["68", "13"]);
    let said = taken(folder.path(), &["train", "1 place", "2 police"]);
    assert!(said.contains("place 2 ARVN Police"), "{said}");
}

#[test]
fn what_the_prompt_takes_whole_the_command_takes_too() {
    for (player, cards, words) in [
        ("us", ["8", "97"], "train pleiku 2i, saigon 1i; advise binh-dinh 2g aid; pacify pleiku 2"),
        ("us", ["8", "97"], "train pleiku 2i; advise binh-dinh force 2g"),
        ("us", ["8", "97"], "sweep pleiku kontum 1 us troop"),
        ("us", ["8", "97"], "train da nang 2"),
        ("us", ["8", "97"], "train da nang 2 underground irregulars"),
        ("vc", ["107", "97"], "rally tay-ninh 2"),
        ("vc", ["107", "97"], "attack; ambush pleiku 1t"),
        ("vc", ["107", "97"], "terror tay ninh kien phong"),
        ("vc", ["107", "97"], "march 1u from tay-ninh to kien phong"),
        ("vc", ["107", "97"], "march kien-phong from tay-ninh 1"),
        ("arvn", ["68", "13"], "train saigon 2p; transport saigon 2t binh-tuy"),
        ("arvn", ["68", "13"], "train saigon place 6 arvn police"),
    ] {
        let folder = prepared(player, cards);
        let file = folder.path().join("game.json");
        let began = std::fs::read(&file).unwrap();
        run(folder.path(), &["fitl", "act", "-i", "game.json", "-q", words]);
        let by_command = digests(&file);
        std::fs::write(&file, began).unwrap();
        // What the command is not told of, the Aid of an Advise, is passed by with `none`.
        let end = if words.ends_with("force 2g") { "none" } else { "done" };
        let said = shown(folder.path(), &[&format!("{words}; {end}"), "yes"]);
        assert_eq!(digests(&file), by_command, "{words}: {said}");
    }
}

#[test]
fn words_that_neither_takes_are_refused_by_the_command_as_before() {
    let folder = prepared("us", ["8", "97"]);
    let before = digests(&folder.path().join("game.json"));
    for words in ["train da nang 2 sampans", "map png", "quit", "train nowhere 2", "adjust aid 3"] {
        let output = super::pointman(folder.path())
            .args(["fitl", "act", "-i", "game.json", "-q", words])
            .output()
            .unwrap();
        assert!(!output.status.success(), "{words}");
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!error.contains("us_irregulars_a"), "ids: {error}");
    }
    assert_eq!(digests(&folder.path().join("game.json")), before);
}
