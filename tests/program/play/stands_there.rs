//! What must be known to choose in Fire in the Lake stands in the question, and what is no choice is not
//! asked.

use super::said_plainly::coup_card;
use super::told_at_prompt::begun;
use super::{play, run, shown};

#[test]
fn a_raid_says_how_many_go_what_stands_there_and_how_it_is_said() {
    let adjusted = [
        "saigon arvn rangers_u 1 from available",
        "saigon nva guerrillas_u 1 from available",
        "saigon vc guerrillas_u 3",
        "saigon vc bases 0",
    ];
    let folder = begun("full", "arvn", &adjusted, &["68", "97"]);
    let said = shown(folder.path(), &["sweep an loc", "", "raid", "saigon", "remove", "vc 2u", "hold"]);
    let told =
        "Saigon remove 2 pieces of 1 Underground NVA Guerrilla, 3 Underground VC Guerrillas, such as `vc 2u`";
    assert!(said.contains(told), "{said}");
    assert!(said.contains("; remove 2 Underground VC Guerrillas to Available"), "{said}");
}

#[test]
fn a_space_from_which_cubes_desert_says_how_many() {
    let folder = coup_card();
    let said = shown(folder.path(), &["saigon", "hold"]);
    assert!(said.contains("Saigon, 1 of 1t 4p desert …"), "{said}");
}

#[test]
fn a_train_says_what_is_available_and_enter_takes_nothing_from_the_map() {
    let troops = "tay-ninh arvn troops 8 from available";
    let folder = begun("full", "arvn", &["tay-ninh arvn police 9 from available", troops], &["66", "97"]);
    let said = shown(folder.path(), &["train can-tho", "", "hold"]);
    assert!(said.contains("Can Tho, Available 2 Rangers, 1p, 0t …"), "{said}");
    assert!(said.contains("Can Tho: place 2 Underground Rangers from Available (box now 0)"), "{said}");
    let none = ["tay-ninh arvn police 10 from available", troops, "tay-ninh arvn rangers_u 2 from available"];
    let folder = begun("full", "arvn", &none, &["66", "97"]);
    let said = shown(folder.path(), &["train can-tho", "", "hold"]);
    assert!(said.contains("0 Rangers, 0p, 0t …") && said.contains("(Enter: place nothing)"), "{said}");
    assert!(!said.contains("take ARVN"), "{said}");
}

#[test]
fn an_event_that_places_pieces_says_how_many_are_available() {
    let adjusted = ["saigon nva guerrillas_u 1 from available", "tay-ninh arvn troops 8 from available"];
    let folder = begun("full", "arvn", &adjusted, &["84", "97"]);
    let said = shown(folder.path(), &["event unshaded", "hold"]);
    assert!(said.contains("ARVN Troops to place from Available (0)"), "{said}");
}

#[test]
fn an_assault_asks_for_no_enemy_where_only_one_can_lose_pieces() {
    let arvn = "saigon arvn troops 6 from available";
    let adjusted =
        [arvn, "saigon nva troops 4 from available", "saigon vc guerrillas_u 2", "saigon vc bases 0"];
    let folder = begun("full", "arvn", &adjusted, &["68", "97"]);
    let said = shown(folder.path(), &["assault saigon", "hold"]);
    assert!(said.contains("Saigon: remove ") && !said.contains("only nva"), "{said}");
    let both = [&adjusted[..], &["saigon vc guerrillas_a 1 from available"]].concat();
    let folder = begun("full", "arvn", &both, &["68", "97"]);
    let said = shown(folder.path(), &["assault saigon", "hold"]);
    assert!(said.contains("only nva, vc"), "{said}");
}

#[test]
fn after_a_pivotal_event_of_ones_own_the_event_follows_unasked() {
    let troops = ["north-vietnam nva troops 15 from available", "quang-tri nva troops 6 from available"];
    let us = "quang-tri us troops 1 from available";
    let moved = "Quang Tri-Thua Thien: move in 9 NVA Troops from North Vietnam";
    for typed in [
        &["quang tri north 9t"][..],
        &["event quang tri north 9t"],
        &["event", "quang tri north 9t"],
        &["back", "back", "event", "quang tri north 9t"],
        &["quang tri north 8t", "back", "back", "quang tri north 9t"],
    ] {
        let folder = begun("medium", "nva", &[troops[0], troops[1], us], &["8", "97"]);
        let said = shown(folder.path(), &[&["go", "pivotal", "yes"], typed, &["hold"]].concat());
        assert!(said.contains(moved), "{typed:?}: {said}");
        assert!(!said.contains("NVA, 1st Eligible: event") && !said.contains("No: "), "{typed:?}: {said}");
    }
    // Nothing was said of it: no turn is unfinished.
    let folder = begun("medium", "nva", &[troops[0], troops[1], us], &["8", "97"]);
    shown(folder.path(), &["go", "pivotal", "yes", "hold"]);
    let said = shown(folder.path(), &["hold"]);
    assert!(said.contains("NVA: free March: ") && !said.contains("unfinished turn:"), "{said}");
}

#[test]
fn the_report_of_a_non_player_says_that_its_air_strike_hit_nothing() {
    let folder = crate::scenes::folder();
    let begin = ["fitl", "new", "--scenario", "short", "--players", "vc", "--seed", "5", "-q"];
    run(folder.path(), &[&begin[..], &["-o", "game.json"]].concat());
    let taken = ["trung-turn", "fitl act", "trung-turn", "trung-turn"].map(|command| {
        let command: Vec<&str> = command.split(' ').collect();
        let pass: &[&str] = if command[0] == "fitl" { &["pass"] } else { &[] };
        run(folder.path(), &[&command[..], &["-i", "game.json"], pass].concat())
    });
    let [.., us] = taken;
    assert!(us.contains("Air Strike: hits [4.2.3] (d6: 1)"), "{us}");
    assert!(us.contains("The Air Strike hits nothing [T5.3.7]"), "{us}");
}

#[test]
fn the_set_up_list_says_the_scenario_and_who_plays_what() {
    let folder = crate::scenes::folder();
    let output = play(folder.path(), &["--seed", "1"], "fire medium arvn\n\n\n\n\n\n\nquit\n");
    let said = String::from_utf8(output.stdout).unwrap();
    let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
    let told = "; players: ARVN; non-players: US, NVA and VC Set up the map";
    assert!(said.contains(told) && said.contains("1968-1972"), "{said}");
}
