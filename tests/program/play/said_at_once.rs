//! Words that are taken one after the other are taken at once too, and words that decide nothing say so.

use super::{play, prepared, run, shown, shown_with};

/// US in its Train, with no Ranger Available: one stands in Hue, one in Da Nang.
fn without_rangers() -> tempfile::TempDir {
    let folder = prepared("us", ["8", "97"]);
    for space in ["hue", "da-nang"] {
        let adjust = ["fitl", "adjust", "-i", "game.json", space, "arvn", "rangers_u", "1"];
        run(folder.path(), &[&adjust[..], &["from", "available", "-q"]].concat());
    }
    folder
}

#[test]
fn rangers_that_the_us_places_are_no_irregulars_and_come_from_the_map() {
    let folder = without_rangers();
    let asked = "2 Rangers from the map, to be placed in Saigon";
    for typed in [&["train saigon place 2 rangers"][..], &["train", "saigon", "place", "2r"]] {
        let said = shown(folder.path(), typed);
        assert!(said.contains(asked), "{said}");
    }
    let said = shown(folder.path(), &["train saigon place 2 rangers", "ranger hue", "ranger da nang"]);
    assert!(said.contains("Hue and Da Nang, each: remove 1 Underground Ranger"), "{said}");
}

#[test]
fn where_pieces_on_the_map_are_taken_from_may_be_typed_ahead_with_its_word() {
    let folder = without_rangers();
    for typed in [
        "train saigon place 2 rangers taking r hue, r da nang",
        "train saigon place 2 rangers taking ranger hue ranger da nang",
        "train saigon 2r taking hue da nang",
    ] {
        let said = shown(folder.path(), &[typed]);
        assert!(said.contains("Hue and Da Nang, each: remove 1 Underground Ranger"), "{typed}: {said}");
        assert!(!said.contains("No: ") && !said.contains("Not read"), "{typed}: {said}");
    }
}

#[test]
fn a_word_that_leaves_all_answers_open_says_which_they_are() {
    let folder = without_rangers();
    let said = shown(folder.path(), &["train", "saigon", "place", "rangers", "r"]);
    assert!(said.contains("`r` could mean any of these: 1-2 Underground Rangers."), "{said}");
}

#[test]
fn several_pieces_of_an_event_are_chosen_before_their_space() {
    let folder = prepared("arvn", ["80", "97"]);
    let said = shown(folder.path(), &["event", "4", "2 us troops", "saigon"]);
    assert!(said.contains("2 US Troops … 1 Da Nang, 2 Kontum, 3 Saigon"), "{said}");
    assert!(said.contains("US piece to move to Available, 3 of 4"), "{said}");
    let three = prepared("arvn", ["80", "97"]);
    for space in ["saigon", "da-nang"] {
        let adjust = ["fitl", "adjust", "-i", "game.json", space, "us", "troops", "3"];
        run(three.path(), &[&adjust[..], &["from", "available", "-q"]].concat());
    }
    let said = shown(three.path(), &["event", "4", "3 us troops", "1 us base saigon"]);
    assert!(said.contains("3 US Troops …"), "{said}");
    // The four shifts and the sixteen Troops are counted too.
    let whole = ["event", "4", "2 us troops saigon", "1 us base saigon", "1 us troop kontum"];
    let said = shown(folder.path(), &whole);
    assert!(said.contains(", 1 of 4: 1 Hue, 2 Da Nang"), "{said}");
    let shifts = ["saigon", "hue", "hue", "can tho"];
    let said = shown(folder.path(), &[&whole[..], &shifts].concat());
    assert!(said.contains("1 of 16 (or several in one space: `2 NVA Troops`)"), "{said}");
    let parrot = "12 nva troops parrot";
    let said = shown(folder.path(), &[&whole[..], &shifts, &[parrot]].concat());
    assert!(said.contains("13 of 16"), "{said}");
}

#[test]
fn a_correction_that_changes_nothing_is_no_step() {
    let folder = prepared("us", ["8", "97"]);
    let file = folder.path().join("game.json");
    let before = std::fs::read(&file).unwrap();
    let said = shown(folder.path(), &["adjust saigon passive support"]);
    assert!(said.contains("Nothing changed: the game already matches."), "{said}");
    assert_eq!(std::fs::read(&file).unwrap(), before);
}

#[test]
fn the_picture_of_the_map_is_stopped() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["map off", "map svg map.svg", "map svg off"]);
    assert!(
        said.contains("No picture is being updated") && said.contains("map.svg is no longer updated."),
        "{said}"
    );
    assert!(!folder.path().join("off").exists());
}

#[test]
fn a_space_is_shown_by_the_beginning_of_any_word_of_its_name() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["show parrot", "show fish", "show pleik"]);
    for name in ["The Parrot's Beak Jungle", "The Fishhook Jungle", "Pleiku-Darlac Highland"] {
        assert!(said.contains(name), "{name}: {said}");
    }
    assert!(!said.contains("(the-fishhook)"), "the id is for the shell: {said}");
}

/// NVA about to act, with Guerrillas and Troops beside two US pieces in Pleiku-Darlac.
fn attackers() -> tempfile::TempDir {
    let folder = prepared("nva", ["45", "97"]);
    for pieces in ["guerrillas_u", "troops"] {
        let adjust = ["fitl", "adjust", "-i", "game.json", "pleiku-darlac", "nva", pieces, "4"];
        run(folder.path(), &[&adjust[..], &["from", "available", "-q"]].concat());
    }
    folder
}

#[test]
fn a_number_behind_the_space_of_an_attack_says_how_many_are_removed() {
    let removed = "Pleiku-Darlac: remove 1 US Troop and 1 Underground Irregular";
    for typed in ["attack pleiku troops 2", "attack pleiku guerrillas 2"] {
        let said = shown(attackers().path(), &[typed, "hold"]);
        assert!(said.contains(removed) && !said.contains("No: "), "{typed}: {said}");
        assert!(!said.contains("pieces to remove in"), "nothing is left to ask: {said}");
    }
    let said = shown(attackers().path(), &["attack pleiku guerrillas 1", "hold"]);
    assert!(
        said.contains("pieces to remove in Pleiku-Darlac: 1 US Troop, 1 Underground Irregular"),
        "{said}"
    );
    let said = shown(attackers().path(), &["attack pleiku guerrillas 5", "hold"]);
    assert!(said.contains("No: `5`: at most 2 pieces can be removed here."), "{said}");
}

#[test]
fn a_number_needs_no_word_before_it_where_only_one_could_stand_there() {
    let asked = |face: &str| {
        let folder = prepared("vc", ["107", "97"]);
        shown_with(folder.path(), &["--dice", "ask"], &[&format!("attack pleiku {face}; 2"), "hold"])
    };
    let said = asked("1");
    assert!(
        said.contains("remove 1 US Troop and 1 Underground Irregular") && !said.contains("No: "),
        "{said}"
    );
    let said = asked("6");
    assert!(said.contains("missed") && said.contains("Not read: 2") && !said.contains("No: "), "{said}");
}

#[test]
fn a_number_before_the_word_it_follows_is_refused_with_what_would_do() {
    let said = shown(attackers().path(), &["attack pleiku 2"]);
    let whole = "`Pleiku-Darlac guerrillas 2` or `Pleiku-Darlac troops 2`";
    assert!(said.contains(&format!("name first: {whole}.")), "{said}");
}

#[test]
fn enter_places_in_a_train_what_is_likely_and_none_only_selects_the_space() {
    let folder = prepared("arvn", ["66", "97"]);
    let said = shown(folder.path(), &["train can-tho", "", "hold"]);
    assert!(said.contains("1-6t, none (Enter: place 6p)"), "{said}");
    assert!(said.contains("Can Tho: place 6 ARVN Police from Available"), "{said}");
    for typed in
        [&["train can-tho", "none"][..], &["train can-tho; done"], &["train can-tho; pacify can-tho 1"]]
    {
        let folder = prepared("arvn", ["66", "97"]);
        let said = shown(folder.path(), &[typed, &["hold"]].concat());
        assert!(!said.contains("Can Tho: place"), "{typed:?}: {said}");
    }
}

#[test]
fn a_transport_lists_only_the_spaces_from_which_somebody_can_move() {
    let folder = prepared("arvn", ["66", "97"]);
    let said = shown(folder.path(), &["train can-tho 2p", "transport", "?", "7 1u", "hold"]);
    assert!(said.contains("transport from … 1 Hue, 2 Qui Nhon,"), "{said}");
    assert!(said.contains("Cities (6)") && said.contains("Provinces (1) 7 Quang Nam"), "{said}");
    assert!(said.contains("transport Quang Nam 1 Underground Ranger to …"), "{said}");
}

#[test]
fn a_question_with_up_to_four_answers_names_them() {
    for (card, line, named) in [
        ("43", "event shaded", "the Trail or NVA Resources rise: trail, resources"),
        ("69", "event", "us-arvn, nva-vc"),
    ] {
        let said = shown(prepared("all", [card, "97"]).path(), &[line, "hold"]);
        assert!(said.contains(named), "{card}: {said}");
    }
}

#[test]
fn a_pacification_that_goes_no_further_says_why() {
    let folder = prepared("us", ["8", "97"]);
    run(folder.path(), &["fitl", "adjust", "-i", "game.json", "saigon", "active", "support", "-q"]);
    let said = shown(folder.path(), &["train saigon 2p", "pacify saigon 1", "hold"]);
    assert!(
        said.contains("Saigon is at Active Support, above which there is no level [TR12, 3.2.1]"),
        "{said}"
    );
}

#[test]
fn a_special_activity_that_is_no_answer_is_no_word_of_the_console() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["assault", "advise"]);
    assert!(said.contains("Advise does not go with Assault"), "{said}");
}

#[test]
fn only_a_lone_person_is_asked_when_a_win_counts() {
    let folder = crate::scenes::folder();
    let asks = |players: &str| {
        let output = play(folder.path(), &["--seed", "1"], &format!("fire\nfull\n{players}\nquit\n"));
        let said = String::from_utf8(output.stdout).unwrap();
        let enough = play(
            folder.path(),
            &["--seed", "1"],
            &format!("fire\nfull\n{players}\nsecond\nphysical\nmixed\nquit\n"),
        );
        format!("{said}{}", String::from_utf8(enough.stdout).unwrap())
    };
    let question = "When may you win against non-players";
    assert!(asks("us").contains(question));
    assert!(asks("us,arvn\ntogether").contains(question));
    let apart = asks("us,arvn\napart");
    assert!(apart.contains("Piles") && !apart.contains(question), "{apart}");
    assert!(!asks("all\napart").contains(question));
}

#[test]
fn who_plays_is_typed_ahead_with_its_commas() {
    let folder = crate::scenes::folder();
    for who in ["us,nva apart", "us and nva apart", "us, nva; apart"] {
        let typed = format!("fire full {who} second virtual\nquit\n");
        let output = play(folder.path(), &["--seed", "1"], &typed);
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(said.contains("Piles: mixed") && !said.contains("No: "), "{who}: {said}");
    }
}

#[test]
fn several_kinds_are_placed_at_once_at_the_prompt_for_pieces() {
    let folder = prepared("arvn", ["68", "97"]);
    let placed = "Saigon: place 2 ARVN Troops and 4 ARVN Police from Available";
    for lines in
        [&["train saigon", "4p 2t"][..], &["train saigon", "place", "4p, 2 troops"], &["train saigon 4p 2t"]]
    {
        let said = shown(folder.path(), &[lines, &["abort"]].concat());
        assert!(said.contains(placed) && !said.contains("No: "), "{said}");
    }
    let said = shown(folder.path(), &["train saigon", "4p 9t", "abort"]);
    assert!(said.contains("No: Saigon: too many pieces for one space (at most 6) [TR5, 3.2.1]"), "{said}");
    // Patronage is no piece.
    let folder = prepared("us", ["20", "97"]);
    let said = shown(folder.path(), &["train saigon 4p", "2i", "abort"]);
    assert!(said.contains("No: ") && !said.contains("Patronage: 15 to 13"), "{said}");
}

/// ARVN in its Train, with 2 Police and 1 of its Troops Available.
fn without_arvn() -> tempfile::TempDir {
    let folder = prepared("arvn", ["68", "97"]);
    for (piece, left) in [("police", "2"), ("troops", "1")] {
        let game = std::fs::read_to_string(folder.path().join("game.json")).unwrap();
        let game: serde_json::Value = serde_json::from_str(&game).unwrap();
        let available = game["data"]["available"][format!("arvn_{piece}")].as_u64().unwrap();
        let moved = available - left.parse::<u64>().unwrap() + if piece == "police" { 1 } else { 0 };
        let adjust = ["fitl", "adjust", "-i", "game.json", "kontum", "arvn", piece];
        run(folder.path(), &[&adjust[..], &[&moved.to_string(), "from", "available", "-q"]].concat());
    }
    folder
}

#[test]
fn several_kinds_come_from_the_map_where_too_few_are_available() {
    let folder = without_arvn();
    let said =
        shown(folder.path(), &["train saigon", "4p 2t", "troop hue", "police hue", "police hue", "done"]);
    assert!(said.contains("1 ARVN Troop from the map, to be placed in Saigon"), "{said}");
    assert!(said.contains("place 2 ARVN Troops and 4 ARVN Police from Available"), "{said}");
}

#[test]
fn a_number_that_chooses_no_place_says_why() {
    let folder = prepared("nva", ["55", "97"]);
    let said = shown(folder.path(), &["rally 7", "22", "?", "21", "abort", "abort"]);
    assert!(said.contains("No: `7` was typed before its list was shown: name the place"), "{said}");
    assert!(said.contains("No: `22` is not on the list: it goes from 1 to 21."), "{said}");
    assert!(said.contains("7 The Parrot's Beak NVA NVA 3u 1b 8 Quang Tri-Thua Thien"), "{said}");
    assert!(said.contains("without pieces: 18 Northeast Cambodia, 19 The Fishhook"), "{said}");
}

#[test]
fn capitals_say_nothing() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["TRAIN SAIGON 4P; DONE; YES"]);
    assert!(said.contains("Saved as step 3.") && !said.contains("No: "), "{said}");
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["Train", "SAIGON", "Place 4P 2T", "Done", "Yes", "SHOW Saigon"]);
    assert!(said.contains("Saved as step 3.") && said.contains("US 2t 1b; ARVN 4t 7p"), "{said}");
}

#[test]
fn boxes_and_what_lasts_are_shown_by_themselves() {
    let folder = prepared("us,vc,nva,arvn", ["8", "97"]);
    let said = shown(folder.path(), &["show lasting", "show boxes", "event unshaded", "yes", "show lasting"]);
    assert!(said.contains("> show lasting RVN Leader: Duong Van Minh"), "{said}");
    assert!(said.contains("No Capability or Momentum is in play. 8>97"), "{said}");
    assert!(said.contains("> show boxes Available: 21 US Troops, 3 Irregulars"), "{said}");
    assert!(said.contains("Out of Play: 10 US Troops"), "{said}");
    assert!(said.contains("Casualties: nothing"), "{said}");
    assert!(said.contains("8 Arc Light, unshaded: An Air Strike may include"), "{said}");
}

#[test]
fn a_move_may_be_said_again_as_it_is_shown() {
    let folder = prepared("vc", ["107", "97"]);
    let said = shown(folder.path(), &["march", "hue", "1", "back", "hue from quang tri 2u", "abort"]);
    assert!(said.contains("Hue: move in 2 Underground VC Guerrillas from Quang Tri-Thua Thien"), "{said}");
    assert!(!said.contains("No: "), "{said}");
    let said = shown(folder.path(), &["march", "hue from quang tri 2u", "abort"]);
    assert!(said.contains("Hue: move in 2 Underground VC Guerrillas from Quang Tri-Thua Thien"), "{said}");
}

/// ARVN first on a card of the full game, with these corrections.
fn arvn(adjusted: &[&str]) -> tempfile::TempDir {
    let folder = prepared("arvn", ["68", "97"]);
    for words in adjusted {
        let words: Vec<&str> = words.split(' ').collect();
        run(folder.path(), &[&["fitl", "adjust", "-i", "game.json", "-q"][..], &words].concat());
    }
    folder
}

#[test]
fn a_further_space_that_a_govern_refuses_is_none_of_the_train_it_goes_with() {
    let folder = arvn(&["can-tho us troops 5 from available"]);
    let govern = "train saigon 2p; govern qui nhon patronage, ";
    let said = shown(folder.path(), &[&format!("{govern}can tho patronage")]);
    assert!(said.contains("No: Can Tho: ARVN cubes must exceed US Troops there [GO2, 4.3.1]"), "{said}");
    assert!(!said.contains("Can Tho: nothing on the board changes"), "{said}");
    let said = shown(folder.path(), &[&format!("{govern}hue")]);
    assert!(said.contains("No: Hue has no Support [GO1, 4.3.1]"), "{said}");
    assert!(said.contains("Govern again, up to 1 more space: "), "{said}");
    // Asked where it goes on, a place is none of the Train either.
    let said = shown(folder.path(), &["train saigon 2p", "govern", "qui nhon", "patronage", "hue"]);
    assert!(said.contains("No: Hue has no Support [GO1, 4.3.1]"), "{said}");
    assert!(!said.contains("Hue: nothing on the board changes"), "{said}");
    // What only a Train could mean is one.
    let said = shown(folder.path(), &[&format!("{govern}hue 1p")]);
    assert!(said.contains("Hue: place 1 ARVN Police"), "{said}");
}

#[test]
fn rangers_of_a_raid_move_before_any_strikes_whatever_is_typed_first() {
    let rangers = ["saigon arvn rangers_u 1 from available", "tay-ninh arvn rangers_u 1 from available"];
    let enemies = ["binh-tuy-binh-thuan", "kien-phong"].map(|space| format!("{space} vc guerrillas_u 1"));
    let adjusted = [&rangers[..], &enemies.each_ref().map(String::as_str)].concat();
    let folder = arvn(&adjusted);
    let raid = "sweep an loc; raid binh tuy saigon remove";
    let said = shown(folder.path(), &[&format!("{raid}, kien phong tay ninh remove; done"), "yes"]);
    assert!(said.contains("Kien Phong: move in 1 Underground Ranger from Tay Ninh"), "{said}");
    assert!(said.contains("Raid in Binh Tuy-Binh Thuan, Kien Phong") && said.contains("Saved as"), "{said}");
    run(folder.path(), &["replay", "--verify", "-i", "game.json"]);
    // The further space is asked for, too.
    let folder = arvn(&adjusted);
    let lines = ["sweep an loc", "", "raid", "binh tuy saigon", "remove", "kien phong", "remove"];
    let said = shown(folder.path(), &lines);
    assert!(said.contains("Raid again, up to 1 more space: "), "{said}");
    assert!(said.contains("Kien Phong: move in 1 Underground Ranger from Tay Ninh"), "{said}");
    // A Ranger moves only once.
    let folder = arvn(&adjusted);
    let said = shown(folder.path(), &[&format!("{raid}, hue saigon")]);
    assert!(said.contains("No: ") && !said.contains("Hue: nothing on the board changes"), "{said}");
}

#[test]
fn pieces_are_counted_only_where_so_many_stand() {
    let folder = prepared("us,arvn,nva,vc", ["79", "97"]);
    for space in ["hue", "da-nang"] {
        let adjust = ["fitl", "adjust", "-i", "game.json", space, "arvn", "rangers_u", "1"];
        run(folder.path(), &[&adjust[..], &["from", "available", "-q"]].concat());
    }
    let said = shown(folder.path(), &["event shaded", "2 rangers"]);
    assert!(said.contains("No: `2 rangers`: no 2 of them stand in one place"), "{said}");
    assert!(!said.contains("arvn_rangers"), "{said}");
    let said = shown(folder.path(), &["event shaded", "2", "police", "saigon"]);
    assert!(said.contains("2 ARVN Police … "), "{said}");
    assert!(said.contains("ARVN piece to remove, 3 of up to 3"), "{said}");
}

#[test]
fn the_number_of_a_card_is_taken_at_once_though_a_die_might_show_it() {
    let folder = prepared("us,arvn,nva,vc", ["79", "97"]);
    let typed = "pass\nyes\npass\nyes\npass\nyes\npass\nyes\n5\nquit\n";
    let output = play(folder.path(), &["game.json", "--dice", "ask"], typed);
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(!said.contains("5 Wild Weasels turned up?") && said.contains("Card: 97"), "{said}");
    let document = std::fs::read_to_string(folder.path().join("game.json")).unwrap();
    assert!(document.contains("\"card\":5") || document.contains("\"card\": 5"), "{document}");
}

#[test]
fn a_further_space_of_a_special_activity_is_typed_at_once_or_one_after_the_other() {
    // Behind a comma it is no space of the Operation, which may be in it too.
    for lines in [&["rally", "tax", "tay ninh, quang duc"][..], &["rally tax tay ninh quang duc"]] {
        let folder = prepared("vc", ["107", "97"]);
        let said = shown(folder.path(), lines);
        assert!(said.contains("VC Resources: 9 to 11"), "{lines:?}: {said}");
        assert!(!said.contains("Rally: Quang Duc"), "{lines:?}: {said}");
    }
    // A `;` ends it.
    let folder = prepared("vc", ["107", "97"]);
    let said = shown(folder.path(), &["rally tax tay ninh; quang duc"]);
    assert!(said.contains("Rally: Quang Duc-Long Khanh … place"), "{said}");
    // Whoever is asked where it begins is asked where it goes on.
    let folder = prepared("vc", ["107", "97"]);
    let said = shown(folder.path(), &["rally tax", "quang duc"]);
    assert!(said.contains("Tax again, up to 3 more spaces: "), "{said}");
}

#[test]
fn pieces_from_where_none_are_begin_no_other_step() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["sweep quang tri hue 1t, da nang 1t"]);
    assert!(said.contains("No: after `Quang Tri-Thua Thien`, only `Da Nang` is "), "{said}");
    assert!(said.contains("Not read: 1t, da nang 1t") && !said.contains("Hue: move in"), "{said}");
    // A sign begins another step.
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["sweep quang tri; quang nam da nang 1t"]);
    assert!(said.contains("Quang Nam: move in 1 US Troop from Da Nang") && !said.contains("No: "), "{said}");
}

#[test]
fn a_place_behind_a_raid_that_is_not_ended_is_one_of_the_raid() {
    let rangers = ["saigon arvn rangers_u 1 from available", "tay-ninh arvn rangers_u 1 from available"];
    let folder = arvn(&rangers);
    let lines = ["sweep an loc", "", "raid binh tuy saigon", "kien phong tay ninh"];
    let said = shown(folder.path(), &lines);
    assert!(said.contains("Raid again, up to 1 more space: Kien Phong from Tay Ninh"), "{said}");
    assert!(!said.contains("ARVN Resources: 27 to 24"), "{said}");
}

/// VC whose Attack has succeeded in Binh Dinh, where both COIN factions stand.
fn attack(removed: &str) -> String {
    let folder = prepared("vc", ["107", "97"]);
    for pieces in ["us troops 2", "arvn troops 2", "arvn police 2"] {
        let words: Vec<&str> = ["binh-dinh"].into_iter().chain(pieces.split(' ')).collect();
        let adjust = [&["fitl", "adjust", "-i", "game.json", "-q"][..], &words, &["from", "available"]];
        run(folder.path(), &adjust.concat());
    }
    shown(folder.path(), &["dice ask", "attack binh dinh", "", "2", removed])
}

#[test]
fn pieces_to_remove_are_named_in_any_order_with_commas_and_wrong_words_refused() {
    for removed in
        ["1 arvn police, 1 us troop", "us troop 1p", "p, 1 us troop", "1 arvn police and 1 us troop"]
    {
        let said = attack(removed);
        let done = "remove 1 US Troop to Casualties (box now 1); remove 1 ARVN Police";
        assert!(said.contains(done), "{removed}: {said}");
    }
    // Whose they are may stand before how many.
    let said = attack("us 1t");
    assert!(said.contains(": 1 US Troop … 1 ") && !said.contains("to Casualties"), "{said}");
    for wrong in ["1 arvn police foo", "1 arvn police, foo", "1 arvn police and foo"] {
        let said = attack(wrong);
        assert!(said.contains("No: after `1 ARVN Police`, `"), "{wrong}: {said}");
        assert!(said.contains(": 1 ARVN Police … 1 US Troop, 1 "), "{wrong}: {said}");
    }
    // One piece is enough, and then the next step may be typed.
    let said = attack("1 arvn police; done");
    assert!(said.contains("Attack in Binh Dinh") && said.contains("Take this step?"), "{said}");
}

#[test]
fn enter_places_what_a_rally_may_and_takes_the_levels_after_terror() {
    let folder = prepared("vc", ["107", "97"]);
    let said = shown(folder.path(), &["rally", "binh dinh", ""]);
    assert!(said.contains("(Enter: place 3)"), "{said}");
    assert!(said.contains("Binh Dinh: place 3 Underground VC Guerrillas from Available"), "{said}");
    // So it is where more is typed behind the space: that waits.
    let folder = prepared("vc", ["107", "97"]);
    let said = shown(folder.path(), &["rally binh dinh, tay ninh 1; done", ""]);
    assert!(said.contains("Rally: Binh Dinh … place, base (Enter: place 3) >"), "{said}");
    assert!(said.contains("Binh Dinh: place 3 Underground VC Guerrillas from Available"), "{said}");
    assert!(
        said.contains("Tay Ninh: place 1 Underground VC Guerrilla") && said.contains("Take this"),
        "{said}"
    );
    let folder = prepared("vc", ["107", "97"]);
    let said = shown(folder.path(), &["rally binh dinh none, tay ninh 1; done"]);
    let asked = "Rally does nothing in Binh Dinh. Take it anyway?";
    assert!(said.contains(asked) && !said.contains("Binh Dinh: place"), "{said}");
    // To place nothing takes a word.
    let folder = prepared("vc", ["107", "97"]);
    let said = shown(folder.path(), &["rally", "binh dinh", "none"]);
    assert!(said.contains("That only spends Resources so far."), "{said}");
    let folder = crate::scenes::folder();
    let begin = ["fitl", "new", "--scenario", "medium", "--deck", "physical", "--seed", "5", "-q"];
    run(folder.path(), &[&begin[..], &["--players", "us", "-o", "game.json"]].concat());
    run(folder.path(), &["fitl", "adjust", "-i", "game.json", "-q", "hue", "terror", "1"]);
    for card in ["128", "97"] {
        run(folder.path(), &["fitl", "card", "-i", "game.json", card, "-q"]);
    }
    let said = shown(folder.path(), &["go", "hue", ""]);
    assert!(said.contains("Hue terror 1 … levels 1 (Enter: levels 1)"), "{said}");
    assert!(said.contains("Hue: remove 1 Terror (now 0); Passive Support to Active Support"), "{said}");
}

#[test]
fn a_rally_typed_at_once_places_what_single_answers_with_enter_place() {
    let done = |lines: &[&str]| {
        let folder = prepared("nva", ["55", "97"]);
        let said = shown(folder.path(), lines);
        let (before, summed) = said.rsplit_once("Do this, in order").unwrap_or((&said, ""));
        let (order, _) = summed.split_once("Take this step?").unwrap_or((summed, ""));
        assert!(!before.contains("That only spends Resources so far."), "{lines:?}: {said}");
        assert!(order.contains("place "), "{lines:?}: {said}");
        order.to_owned()
    };
    let one = done(&["rally", "north vietnam", "", "improve", "done"]);
    for line in ["rally north vietnam; improve; done", "rally north vietnam improve done"] {
        assert_eq!(done(&[line, ""]), one, "{line}");
    }
    let one = done(&["rally", "north vietnam", "", "parrot 2", "done"]);
    for line in [
        "rally north vietnam, parrot 2; done",
        "rally north vietnam parrot 2 done",
        "rally north vietnam; parrot place 2; done",
    ] {
        assert_eq!(done(&[line, ""]), one, "{line}");
    }
    let one = done(&["rally", "central laos", "", "southern laos", "", "done"]);
    for line in ["rally central laos, southern laos; done", "rally central laos southern laos done"] {
        assert_eq!(done(&[line, "", ""]), one, "{line}");
    }
    let one = done(&["rally", "parrot", "", "fishhook", "place", "", "done"]);
    for line in ["rally parrot fishhook place", "rally parrot, fishhook place", "rally parrot; fishhook"] {
        assert_eq!(done(&[line, "", "", "done"]), one, "{line}");
    }
    // In the midst of the step, too.
    assert_eq!(done(&["rally", "parrot", "fishhook place", "", "", "done"]), one);
    // A word that leaves open which space it means waits as well.
    let folder = prepared("nva", ["55", "97"]);
    let said = shown(folder.path(), &["rally north laos"]);
    assert!(
        said.contains("Rally: North Vietnam … place, base (Enter: place ") && !said.contains("only"),
        "{said}"
    );
    // So does a Special Activity.
    for line in ["rally parrot; infiltrate", "rally parrot infiltrate"] {
        let folder = prepared("nva", ["55", "97"]);
        let said = shown(folder.path(), &[line, ""]);
        assert!(
            said.contains("The Parrot's Beak: place ") && !said.contains("only spends"),
            "{line}: {said}"
        );
        assert!(said.contains("Rally, 1 space so far: infiltrate … "), "{line}: {said}");
    }
}

#[test]
fn what_enter_does_is_the_same_in_the_list_of_answers() {
    let folder = prepared("vc", ["107", "97"]);
    let said = shown(folder.path(), &["rally", "binh dinh", "?"]);
    assert!(said.contains("(Enter: place 3)"), "{said}");
    assert!(said.contains(" Enter: place 3 ") && !said.contains("Enter: nothing more"), "{said}");
}
