//! Words at the prompt of Fire in the Lake are read as people mean them: pieces of a list in any order, a
//! number before pieces as their count, and no question where there is one answer.

use super::told_at_prompt::begun;
use super::{prepared, run, shown};

/// Four people, and the faction that is to act on this card: those before it have passed.
fn acting(scenario: &str, faction: &str, adjusted: &[&str], cards: [&str; 2]) -> tempfile::TempDir {
    let folder = begun(scenario, "all", adjusted, &cards);
    for _ in 0..3 {
        let next = run(folder.path(), &["fitl", "next", "game.json", "--json"]);
        let next: serde_json::Value = serde_json::from_str(&next).unwrap();
        if next["faction"] == faction {
            break;
        }
        run(folder.path(), &["fitl", "act", "-i", "game.json", "pass", "-q"]);
    }
    folder
}

/// NVA about to Attack Saigon with 8 Troops, which remove 4 of several kinds.
fn at_saigon() -> tempfile::TempDir {
    let adjusted = ["saigon nva troops 8 from available", "saigon arvn rangers_u 2 from available"];
    begun("full", "nva", &adjusted, &["45", "97"])
}

#[test]
fn pieces_that_troops_remove_are_named_in_any_order_with_all_kinds_listed() {
    let said = shown(at_saigon().path(), &["attack saigon troops remove ?", "3 police", "hold"]);
    assert!(said.contains("1-2 ARVN Troops, 1-3 ARVN Police, 1-2 Underground Rangers"), "{said}");
    let asked = "remove 3 ARVN Police, 4 pieces in all … 1 US Troop, 1 ARVN Troop, 1 Underground Ranger";
    assert!(said.contains(asked), "{said}");
    for typed in ["2r 1p 1 us troop", "1 us troop, 2r, 1p", "1p 2 rangers us 1t"] {
        let said = shown(at_saigon().path(), &[&format!("attack saigon troops remove {typed}"), "hold"]);
        let done = "remove 1 US Troop to Casualties (box now 1); remove 1 ARVN Police, 2 Underground Rangers";
        assert!(said.contains(done) && !said.contains("No: "), "{typed}: {said}");
    }
    let folder = at_saigon();
    let mut act = super::pointman(folder.path());
    let short = "attack saigon troops remove 2 arvn_police";
    let refused = act.args(["fitl", "act", "game.json", short]).output().unwrap();
    let refused = String::from_utf8(refused.stderr).unwrap();
    assert!(refused.contains("Saigon: 4 pieces must go there, and 2 are named [AT5, 3.3.3]"), "{refused}");
}

#[test]
fn pieces_that_a_special_force_removes_are_named_in_any_order() {
    let adjusted = [
        "hue arvn rangers_u 1 from available",
        "hue nva guerrillas_u 1 from available",
        "hue vc guerrillas_u 3 from available",
        "hue vc guerrillas_a 1 from available",
    ];
    let folder = || begun("full", "us", &adjusted, &["8", "97"]);
    let said = shown(folder().path(), &["train saigon none; advise hue force", "vc", "1a", "hold"]);
    assert!(said.contains("remove 2 pieces of 1 Underground NVA Guerrilla, 3 Underground VC"), "{said}");
    assert!(said.contains("remove vc, 2 pieces in all … 1-2u, 1a"), "{said}");
    assert!(said.contains("remove vc 1a, 2 pieces in all … nva, 1u"), "{said}");
    for typed in ["vc 1a 1u", "vc 1u 1a", "vc 1u, 1a"] {
        let said = shown(folder().path(), &[&format!("train saigon none; advise hue sf {typed}"), "hold"]);
        let done = "remove 1 Underground VC Guerrilla and 1 Active VC Guerrilla";
        assert!(said.contains(done) && !said.contains("No: "), "{typed}: {said}");
    }
    let said = shown(folder().path(), &["train saigon none; advise hue force vc 1a nva 1u", "hold"]);
    assert!(said.contains("remove 1 Underground NVA Guerrilla and 1 Active VC Guerrilla"), "{said}");
}

#[test]
fn a_number_before_the_word_of_a_piece_is_its_count_and_no_place_of_the_list() {
    let us = || prepared("us", ["8", "97"]);
    for typed in ["2 troops saigon", "2 us troops from saigon"] {
        let said = shown(us().path(), &["sweep", "an loc", typed, "hold"]);
        assert!(!said.contains("Kontum") || !said.contains("move in"), "{typed}: {said}");
    }
    for typed in ["1 troop kontum", "1 us troop from kontum", "1t kontum"] {
        let said = shown(us().path(), &["sweep", "pleiku", typed, "hold"]);
        assert!(said.contains("Pleiku-Darlac: move in 1 US Troop from Kontum"), "{typed}: {said}");
    }
    let ambush =
        shown(prepared("vc", ["107", "97"]).path(), &["attack", "ambush", "1 us troop pleiku", "hold"]);
    assert!(!ambush.contains("Quang Tri-Thua Thien: "), "{ambush}");
}

#[test]
fn the_last_piece_of_an_event_goes_where_it_is_said_to() {
    let folder = acting("medium", "us", &[], ["65", "89"]);
    let lines = ["event unshaded", "3 us troops saigon", "1 us troop saigon", "hold"];
    let said = shown(folder.path(), &lines);
    assert!(!said.contains("Hue: place 1 US Troop") && !said.contains("No: "), "{said}");
}

#[test]
fn ones_own_pieces_are_named_in_full() {
    let arvn = || begun("full", "arvn", &[], &["68", "13"]);
    for typed in [
        &["train saigon place 6 arvn police"][..],
        &["train", "saigon", "place", "6 arvn police"],
        &["train saigon 6 arvn police"],
    ] {
        let said = shown(arvn().path(), &[typed, &["hold"]].concat());
        assert!(said.contains("Saigon: place 6 ARVN Police") && !said.contains("No: "), "{typed:?}: {said}");
    }
    let vc = || prepared("vc", ["107", "97"]);
    let moved = "Kien Phong: move in 1 Underground VC Guerrilla from Tay Ninh";
    for typed in [
        "march kien-phong tay-ninh 1 underground vc guerrilla",
        "march kien-phong 1 underground vc guerrilla from tay-ninh",
    ] {
        let said = shown(vc().path(), &[typed, "hold"]);
        assert!(said.contains(moved) && !said.contains("No: "), "{typed}: {said}");
    }
    let folder = prepared("us", ["8", "97"]);
    run(folder.path(), &["fitl", "act", "-i", "game.json", "train da nang 2 underground irregulars", "-q"]);
}

#[test]
fn a_place_of_an_event_may_stand_before_the_pieces_by_the_beginning_of_its_name() {
    let folder = acting("full", "nva", &[], ["62", "97"]);
    let said = shown(folder.path(), &["event shaded parrot 3t", "hold"]);
    assert!(said.contains("The Parrot's Beak: place 3 NVA Troops") && !said.contains("No: "), "{said}");
}

#[test]
fn an_infiltrate_counts_troops_like_all_pieces_and_offers_nothing_that_does_nothing() {
    let adjusted =
        ["the-parrots-beak nva troops 4 from available", "central-laos nva troops 4 from available"];
    let folder = || begun("full", "nva", &adjusted, &["45", "97"]);
    let typed = ["rally north-vietnam 1; infiltrate parrot", "?", "hold"];
    let said = shown(folder().path(), &typed);
    assert!(
        !said.contains("take-over") && said.contains("infiltrate The Parrot's Beak build … 0-2t"),
        "{said}"
    );
    let said = shown(folder().path(), &["rally north-vietnam 1; infiltrate parrot build 2t", "", "hold"]);
    assert!(said.contains("The Parrot's Beak: place 2 NVA Troops") && !said.contains("No: "), "{said}");
    // A further space may be typed where Guerrillas to replace are asked for.
    let typed = ["rally north-vietnam 1; infiltrate parrot build", "1", "central build 1", "", "hold"];
    let said = shown(folder().path(), &typed);
    assert!(said.contains("Central Laos: place 1 NVA Troop") && !said.contains("No: "), "{said}");
}

#[test]
fn a_granted_action_is_not_asked_for_where_it_has_one_answer_and_says_which_of_how_many_it_is() {
    let adjusted = ["tay-ninh nva troops 10 from available", "kien-phong nva troops 5 from available"];
    let folder = || acting("full", "nva", &adjusted, ["71", "97"]);
    for typed in [
        &["tay 8t", "saigon kien phong 2t", "done"][..],
        &["saigon tay 8t", "kien phong 2t", "done"],
        &["tay 8t, saigon kien phong 2t; done"],
    ] {
        let said = shown(folder().path(), &[&["event shaded", "saigon"], typed, &["hold"]].concat());
        assert!(said.contains("NVA: free March: Saigon from … "), "{typed:?}: {said}");
        assert!(said.contains("Saigon: move in 8 NVA Troops from Tay Ninh"), "{typed:?}: {said}");
        assert!(
            said.contains("NVA: free Attack in Saigon: Saigon troops, 5 pieces in all"),
            "{typed:?}: {said}"
        );
        assert!(!said.contains("No: "), "{typed:?}: {said}");
    }
    let folder = acting("full", "nva", &adjusted, ["56", "97"]);
    let said = shown(folder.path(), &["event shaded", "saigon tay 3t, an loc tay 2t; done", "hold"]);
    assert!(said.contains("NVA: free action, 1 of 2, in An Loc or Saigon: "), "{said}");
}

#[test]
fn back_after_an_event_in_one_line_drops_its_last_answer_alone() {
    let folder = acting("full", "nva", &[], ["62", "97"]);
    let typed = "event shaded place 3 nva_troops the-parrots-beak, 2 nva_troops the-fishhook";
    let said = shown(folder.path(), &[typed, "back", "show parrot", "show fishhook", "hold"]);
    let (_, after) = said.split_once("> back").unwrap();
    assert!(after.contains("NVA: NVA Troop") || after.contains("NVA: NVA Troops or"), "{said}");
    let (parrot, fishhook) = after.split_once("> show fishhook").unwrap();
    assert!(parrot.contains("NVA 3t") && fishhook.contains("Cambodia Control: none no pieces"), "{said}");
}

#[test]
fn an_operation_may_be_named_again_before_its_next_step_even_with_a_question_mark() {
    let adjusted =
        ["pleiku-darlac nva guerrillas_u 4 from available", "pleiku-darlac nva troops 4 from available"];
    let folder = begun("full", "nva", &adjusted, &["45", "97"]);
    let said = shown(folder.path(), &["attack", "attack pleiku ?", "hold"]);
    assert!(
        said.contains("Pleiku-Darlac, 4 Guerrillas (hit on 4 or less) or 4 Troops (remove 2) …"),
        "{said}"
    );
    assert!(!said.contains("No: "), "{said}");
    assert!(said.contains("troops: 1 piece goes for each 2 of them, without a die [3.3.3]"), "{said}");
}

#[test]
fn an_assault_in_a_patrol_is_refused_by_its_own_rule() {
    let folder = prepared("arvn", ["68", "97"]);
    let said =
        shown(folder.path(), &["patrol loc-saigon-can-tho saigon 2t; assault loc-saigon-can-tho", "hold"]);
    assert!(said.contains("has no Insurgent piece") && !said.contains("another Operation"), "{said}");
}

#[test]
fn a_card_that_was_played_is_refused_though_its_number_begins_others() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["pass", "yes", "go", "go", "go", "8", "hold"]);
    assert!(said.contains("8 Arc Light"), "{said}");
    assert!(!said.contains("81 CIDG, 83"), "{said}");
}

#[test]
fn quit_keeps_a_die_bound_to_what_it_was_thrown_for() {
    let folder = prepared("vc", ["107", "97"]);
    let attack = ["dice ask", "attack pleiku", "", "6", "abort"];
    let said = shown(folder.path(), &attack);
    assert!(said.contains("missed"), "{said}");
    let said = shown(folder.path(), &["attack pleiku", "hold"]);
    assert!(said.contains("missed") && !said.contains("roll a d6"), "{said}");
}

#[test]
fn destinations_of_a_granted_air_lift_stand_behind_a_semicolon_like_those_of_a_march() {
    let folder = begun("full", "us,vc", &[], &["95", "97"]);
    run(folder.path(), &["fitl", "act", "-i", "game.json", "pass", "-q"]);
    let said =
        shown(folder.path(), &["event unshaded", "pleiku kontum 1t; binh dinh da nang 1t; done", "hold"]);
    assert!(said.contains("Binh Dinh: move in 1 US Troop from Da Nang") && !said.contains("No: "), "{said}");
    // In place only spaces are Swept in which somebody can be Activated.
    let (_, sweep) = said.split_once("US: free Sweep").unwrap();
    assert!(!sweep.contains("Provinces 21") && !sweep.contains("Sihanoukville"), "{said}");
}

#[test]
fn a_guerrilla_that_is_active_may_ambush_for_one_that_stays_underground() {
    let adjusted = ["can-tho vc guerrillas_u 1 from available", "can-tho vc guerrillas_a 1 from available"];
    let folder = begun("full", "vc", &adjusted, &["99", "97"]);
    let lines = ["event shaded", "vc", "can tho kien phong 1u", "done", "can tho active remove 1t", "hold"];
    let said = shown(folder.path(), &lines);
    assert!(
        said.contains("flip 1 Underground VC Guerrilla Active; remove 1 ARVN Troop")
            && !said.contains("No: "),
        "{said}"
    );
    assert!(!said.contains("flip 2 Underground"), "{said}");
}

#[test]
fn what_the_step_has_found_by_itself_may_be_said_before_it_is_confirmed() {
    let folder = prepared("vc", ["107", "97"]);
    let said = shown(folder.path(), &["pass", "done; yes"]);
    assert!(
        !said.contains("No: ") && said.contains("VC, 1st Eligible on 107 Burning Bonze, passes"),
        "{said}"
    );
}

#[test]
fn pieces_behind_a_loc_that_is_named_by_one_end_are_all_placed_there() {
    for typed in
        ["khe sanh 2 troops", "khe sanh 2t", "2 troops khe sanh", "central laos 3t, khe sanh 2 troops"]
    {
        let folder = acting("full", "nva", &[], ["47", "97"]);
        let said = shown(folder.path(), &["event shaded", typed, "hold"]);
        assert!(said.contains("LoC Hue - Khe Sanh: place 2 NVA Troops"), "{typed}: {said}");
        assert!(!said.contains("No: "), "{typed}: {said}");
    }
}

#[test]
fn who_may_not_choose_the_event_is_told_why() {
    let folder = begun("full", "all", &[], &["47", "97"]);
    run(folder.path(), &["fitl", "act", "-i", "game.json", "event shaded none", "-q"]);
    let said = shown(folder.path(), &["event", "hold"]);
    assert!(said.contains("may not choose the Event because") && said.contains("2.3.4"), "{said}");
}

#[test]
fn a_pivotal_event_of_somebody_else_may_be_confirmed_in_the_same_line() {
    let said = shown(begun("medium", "all", &[], &["8", "97"]).path(), &["pivotal yes", "hold"]);
    assert!(said.contains("VC plays 124 Tet Offensive in place of 8 Arc Light, which leaves play"), "{said}");
}
