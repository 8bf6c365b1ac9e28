//! What a person meets who plays NVA: how a turn is typed, what its questions say, and what is told at its
//! end.

use serde_json::{Value, json};

use super::told_at_prompt::begun;
use super::{play, run, shown};

/// NVA, 1st Eligible on 37 Khe Sanh of the short scenario.
fn khe_sanh() -> tempfile::TempDir {
    begun("short", "nva", &[], &["37", "107"])
}

#[test]
fn behind_an_infiltrate_by_the_improved_trail_a_rally_space_is_refused_and_is_none_of_the_infiltrate() {
    let folder = khe_sanh();
    let said = shown(folder.path(), &["rally trail; infiltrate parrot build 4 2; fish 3, tay 1"]);
    assert!(
        said.contains("No: Rally spaces come before the Trail is Improved, and Infiltrate has already built")
            && said.contains("Not read: fish 3, tay 1"),
        "{said}"
    );
    assert!(!said.contains("The Fishhook: place 3 NVA Troops"), "{said}");
}

#[test]
fn what_is_typed_behind_a_card_goes_on_with_the_action() {
    let folder = begun("short", "nva", &[], &["37"]);
    let said = shown(folder.path(), &["107 event sh"]);
    assert!(said.contains("unshaded:") && said.contains("shaded:"), "the texts are shown: {said}");
    assert!(!said.contains("NVA, 1st Eligible: event, rally"), "{said}");
}

#[test]
fn a_sign_ends_a_granted_march_and_each_limited_operation_says_which_it_is() {
    let folder = begun("short", "all", &[], &["50", "82"]);
    let said =
        shown(folder.path(), &["event sh", "terror tay; march kien phong kien giang 1u; rally kien hoa 1"]);
    assert!(said.contains("VC: free Limited Operation, 1 of 3"), "{said}");
    assert!(!said.contains("No: ") && said.contains("Kien Hoa-Vinh Binh: place 1"), "{said}");
    assert!(said.contains("next step of the free Limited Operation, 3 of 3"), "{said}");
    let said = shown(folder.path(), &["event sh", "march kien phong kien giang 1u"]);
    assert!(said.contains("next step of the free Limited Operation, 1 of 3"), "{said}");
}

#[test]
fn groups_typed_in_one_line_are_listed_once_and_where_they_end() {
    let folder = khe_sanh();
    let march = "march central laos north 2t; southern laos central 2t; pleiku southern 2t";
    let said = shown(folder.path(), &[march]);
    assert_eq!(said.matches("Moved so far").count(), 1, "{said}");
    assert!(said.contains("Pleiku-Darlac 2 NVA Troops North Vietnam"), "{said}");
    assert!(!said.contains("Central Laos 2 NVA Troops North Vietnam"), "{said}");
    let groups: Vec<&str> = march.split("; ").collect();
    let said = shown(folder.path(), &[groups[0], groups[1], "", groups[2]]);
    assert_eq!(said.matches("Moved so far").count(), 2, "{said}");
}

#[test]
fn guerrillas_that_an_infiltrate_could_replace_are_none_by_a_0_and_told_where_a_line_passes_them_by() {
    let folder = khe_sanh();
    let rally = "rally parrot 3; infiltrate parrot build 3";
    let passed = "The Parrot's Beak: no Guerrilla is replaced; `build 3 5` would replace 5u";
    assert!(shown(folder.path(), &[&format!("{rally}, fish build 3")]).contains(passed));
    let said = shown(folder.path(), &[&format!("{rally} 0, fish build 3 0; done")]);
    assert!(!said.contains("No: ") && !said.contains("is replaced"), "{said}");
    assert!(said.contains("place 3 NVA Troops"), "{said}");
}

#[test]
fn back_asks_where_the_infiltrate_goes_on_as_on_the_way_there() {
    let folder = khe_sanh();
    let first = ["rally parrot 3", "infiltrate parrot build 3 0"];
    let again = "Infiltrate again, up to 1 more space: 1 North Vietnam";
    let on_the_way = shown(folder.path(), &[first[0], "infiltrate", "parrot", "build", "3 0"]);
    assert!(on_the_way.contains(again), "{on_the_way}");
    let said = shown(folder.path(), &[&first[..], &["infiltrate fish build 1 0", "back"]].concat());
    assert!(said.rsplit("> back").next().unwrap().contains(again), "{said}");
}

/// NVA Troops in Saigon enough for 5 hits, among pieces of which as many could go.
fn saigon() -> tempfile::TempDir {
    begun("short", "nva", &["saigon nva troops 10 from available"], &["37", "107"])
}

#[test]
fn an_attack_says_how_many_pieces_it_removes_and_takes_their_kinds_in_any_order() {
    let folder = saigon();
    let said = shown(folder.path(), &["attack saigon troops"]);
    assert!(said.contains("Saigon troops, 5 pieces in all … remove, against"), "{said}");
    let said = shown(folder.path(), &["attack saigon troops remove"]);
    assert!(said.contains("1-3 US Troops, 1-4 ARVN Troops, 1-2 ARVN Police, 1 Underground Ranger"), "{said}");
    for pieces in ["1 ranger 2 police 2 us troops", "2 us troops 2 police 1 ranger"] {
        let said = shown(folder.path(), &[&format!("attack saigon troops remove {pieces}")]);
        assert!(!said.contains("No: ") && said.contains("remove 2 US Troops"), "{pieces}: {said}");
    }
}

#[test]
fn why_and_an_unfinished_turn_are_told_in_names() {
    let folder = saigon();
    let turn = "attack saigon troops remove 2 police 1 ranger 2 us troops; special bombard hue";
    let said = shown(folder.path(), &[turn, "hold"]);
    assert!(said.contains("Held"), "{said}");
    let said = shown(
        folder.path(),
        &["no", "attack saigon troops remove 2 police 1 ranger 2 us troops; done; yes", "why"],
    );
    assert!(said.contains("You have an unfinished turn: attack Saigon troops remove"), "{said}");
    assert!(said.contains("Continue it? yes, no (Enter: yes)") && !said.contains(": special "), "{said}");
    assert!(
        said.contains("typed: attack saigon troops remove") && !said.contains("arvn_rangers_u"),
        "{said}"
    );
}

#[test]
fn help_with_the_name_of_an_action_leads_to_what_tells_of_it() {
    let said = shown(khe_sanh().path(), &["help rally", "help infiltrate", "help me"]);
    for name in ["rally", "infiltrate"] {
        assert!(said.contains(&format!("`options {name}` what is legal now")), "{said}");
    }
    assert!(said.contains("Not read: me"), "{said}");
}

#[test]
fn a_file_that_was_named_is_not_asked_for_again() {
    let folder = crate::scenes::folder();
    let output =
        play(folder.path(), &["mine.json", "--seed", "1"], "game fitl\nshort\nnva\n\n\n\n\n\n\nquit\n");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(!said.contains("File (Enter"), "{said}");
}

#[test]
fn who_wins_in_the_victory_phase_ahead_is_told_before_it_and_at_the_end_why() {
    let supported = ["saigon", "hue", "quang-tri", "binh-dinh", "quang-nam", "phu-bon"];
    let supported = supported.map(|space| format!("{space} active support"));
    let troops = [
        "saigon nva troops 12 from available",
        "hue nva troops 4 from available",
        "can-tho nva troops 6 from available",
        "can-tho nva guerrillas_u 6 from available",
        "qui-nhon nva troops 3 from available",
        "an-loc nva troops 3 from available",
    ];
    let adjusted: Vec<&str> = supported.iter().map(String::as_str).chain(troops).collect();
    let folder = begun("short", "nva", &adjusted, &["37", "128"]);
    let ahead = "As things stand, US, a non-player, wins in the Victory Phase of the Coup card on deck: 52 \
                 of more than 50 [6.1, T3.1]";
    let said = shown(folder.path(), &["show tracks"]);
    assert!(said.contains(ahead), "{said}");
    // Before any other card it says nothing.
    let other = begun("short", "nva", &adjusted, &["37", "107"]);
    assert!(!shown(other.path(), &["show tracks"]).contains("As things stand"));
    // NVA has more, but a non-player that passes in a Victory Phase wins there.
    let file = folder.path().join("game.json");
    let mut game: Value = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
    game["data"]["phase"] = json!("over");
    game["data"]["winner"] = json!("us");
    game.as_object_mut().unwrap().remove("history");
    std::fs::write(&file, game.to_string()).unwrap();
    let over = run(folder.path(), &["fitl", "next", "game.json"]);
    assert!(over.contains("1. US +2") && over.contains("2. NVA +"), "{over}");
    assert!(
        over.contains("US wins in the Victory Phase: a non-player above its number (+2), and so wins"),
        "{over}"
    );
}
