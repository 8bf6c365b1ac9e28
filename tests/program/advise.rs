//! `advise` from outside: what it proposes is accepted as it is printed, and a game played by it verifies.

use assert_cmd::Command;
use serde_json::Value;

fn output(arguments: &[&str]) -> String {
    let mut command = Command::cargo_bin("pointman").unwrap();
    let output = command.args(arguments).assert().success().get_output().stdout.clone();
    String::from_utf8(output).unwrap()
}

#[test]
fn what_is_advised_can_be_pasted_and_what_was_played_by_advice_verifies() {
    // With the first seed the best is an Event that asks after its dice.
    ["3", "6"].into_iter().for_each(advised);
}

fn advised(seed: &str) {
    let folder = crate::scenes::folder();
    let file = folder.path().join("game.json").display().to_string();
    output(&["fitl", "new", "--scenario", "short", "--players", "vc", "--seed", seed, "-o", &file]);
    // The first turn of VC, and everything up to its second.
    output(&["advise", "-i", &file, "--auto", "1", "--games", "20", "--threads", "1"]);
    output(&["replay", &file, "--verify"]);

    let advise = |threads| {
        let told = output(&["advise", &file, "--games", "40", "--top", "2", "--threads", threads, "--json"]);
        let mut told: Value = serde_json::from_str(&told).unwrap();
        assert!(told["seconds"].take().is_number());
        told
    };
    let told = advise("1");
    assert_eq!(told, advise("2"));
    assert_eq!(told["faction"], "vc");
    for key in ["win", "win_ci95", "margin"] {
        assert!(!told["now"][key].is_null(), "{told}");
    }
    let candidates = told["candidates"].as_array().unwrap();
    assert_eq!(candidates.len(), 2);
    for candidate in candidates {
        let words = candidate["words"].as_str().unwrap();
        let command: Vec<&str> = candidate["command"].as_str().unwrap().split(' ').collect();
        let taken = folder.path().join("taken.json").display().to_string();
        output(&[&command[..], &[&file, words, "-o", &taken]].concat());
        output(&["replay", &taken, "--verify"]);
        assert!(candidate["win"].is_number() && candidate["win_ci95"].is_array(), "{candidate}");
    }
}

/// What a shell makes of a printed line: its words, with quotes taken off.
fn pasted(line: &str) -> Vec<String> {
    let parts = line.split('\'').enumerate();
    let words = parts.flat_map(|(index, part)| match index % 2 {
        0 => part.split(' ').filter(|word| !word.is_empty()).map(str::to_owned).collect(),
        _ => vec![part.to_owned()],
    });
    words.collect()
}

#[test]
fn a_line_of_advice_is_pasted_as_it_is_printed_however_long_it_is() {
    let folder = crate::scenes::folder();
    let file = folder.path().join("game.json").display().to_string();
    output(&["fitl", "new", "--scenario", "full", "--players", "vc", "--seed", "1", "-o", &file]);
    output(&["advise", "-i", &file, "--auto", "1", "--games", "20"]);
    let told = output(&["advise", &file, "--games", "100", "--top", "6"]);
    let lines: Vec<&str> = told.lines().filter(|line| line.contains("pointman ")).collect();
    assert!(lines.len() >= 6 && lines.iter().any(|line| line.len() > 80), "{told}");
    let taken = folder.path().join("taken.json").display().to_string();
    for line in lines {
        let (_, command) = line.split_once("pointman ").unwrap();
        let mut words = pasted(command);
        assert!(words.contains(&file), "{line}");
        // The game itself stays as it is, for the next line.
        words.retain(|word| word != "-i");
        words.extend(["-o".to_owned(), taken.clone()]);
        output(&words.iter().map(String::as_str).collect::<Vec<_>>());
    }
}

#[test]
fn suggestions_stand_in_the_order_of_what_they_are_worth() {
    let folder = crate::scenes::folder();
    let file = folder.path().join("game.json").display().to_string();
    let new = ["fitl", "new", "--scenario", "medium", "--players", "vc", "--human-wins", "early"];
    output(&[&new[..], &["--seed", "7", "-o", &file]].concat());
    output(&["advise", "-i", &file, "--auto", "2", "--games", "50"]);
    let told: Value =
        serde_json::from_str(&output(&["advise", &file, "--games", "400", "--top", "9", "--json"])).unwrap();
    let worth: Vec<f64> =
        told["candidates"].as_array().unwrap().iter().map(|one| one["worth"].as_f64().unwrap()).collect();
    assert!(worth.len() == 9 && worth.is_sorted_by(|one, next| one >= next), "{worth:?}");
}

#[test]
fn nobody_is_advised_on_a_game_without_people() {
    let folder = crate::scenes::folder();
    let file = folder.path().join("game.json").display().to_string();
    output(&["fitl", "new", "--scenario", "short", "--players", "none", "--seed", "3", "-o", &file]);
    let mut command = Command::cargo_bin("pointman").unwrap();
    let refused = command.args(["advise", &file]).assert().code(1).get_output().stderr.clone();
    let refused = String::from_utf8(refused).unwrap();
    assert!(refused.contains("no player has a choice now"), "{refused}");
}

#[test]
fn the_tet_offensive_is_advised_though_it_asks_after_its_roll_and_is_answered_then() {
    let folder = crate::scenes::folder();
    let file = folder.path().join("game.json").display().to_string();
    let new = ["fitl", "new", "--scenario", "medium", "--players", "vc", "--human-wins", "early"];
    output(&[&new[..], &["--seed", "7", "-o", &file]].concat());
    let before = output(&["advise", &file, "--games", "20", "--top", "9"]);
    let proposed = format!(
        "pointman fitl pivotal -i {file} 'vc'\n   pointman fitl act --as-advised -i {file} 'event \
         unshaded'\n  It asks you more"
    );
    assert!(before.contains(&proposed), "{before}");

    output(&["fitl", "pivotal", "-i", &file, "vc"]);
    let open = Command::cargo_bin("pointman").unwrap().args(["fitl", "act", &file, "event"]).assert().code(1);
    let open = String::from_utf8(open.get_output().stderr.clone()).unwrap();
    assert!(open.contains("124 Tet Offensive is incomplete"), "{open}");
    let told = output(&["advise", &file, "--games", "20", "--json"]);
    let told: Value = serde_json::from_str(&told).unwrap();
    assert_eq!(told["candidates"][0]["asks_later"], true, "{told}");

    output(&["advise", "-i", &file, "--auto", "1", "--games", "20"]);
    output(&["replay", &file, "--verify"]);
    let log = output(&["log", &file]);
    assert!(log.contains("event unshaded") && !log.contains("event unshaded\n"), "{log}");
}
