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
        let taken = folder.path().join("taken.json").display().to_string();
        played(candidate, &file, &taken);
        output(&["replay", &taken, "--verify"]);
        assert!(candidate["win"].is_number() && candidate["win_ci95"].is_array(), "{candidate}");
    }
}

/// Runs the commands of a candidate, one after the other, on a copy of the game.
fn played(candidate: &Value, file: &str, copy: &str) {
    std::fs::copy(file, copy).unwrap();
    let commands = candidate["commands"].as_array().unwrap();
    assert_eq!(
        (&candidate["command"], &candidate["words"]),
        (&commands[0]["command"], &commands[0]["words"]),
        "what is due first is said by itself too"
    );
    for one in commands {
        let command: Vec<&str> = one["command"].as_str().unwrap().split(' ').collect();
        let words = one["words"].as_str().filter(|words| !words.is_empty());
        let words: Vec<&str> = words.into_iter().collect();
        output(&[&command[..], &["-i", copy], &words].concat());
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
    let playouts = told["candidates"].as_array().unwrap().iter().map(|one| one["playouts"].as_u64().unwrap());
    assert!(playouts.clone().all(|count| count > 20 && Some(count) == playouts.clone().next()), "{told}");
    assert!(worth.len() == 9 && worth.is_sorted_by(|one, next| one >= next), "{worth:?}");
}

#[test]
fn numbers_of_playouts_are_read_as_those_of_games() {
    let folder = crate::scenes::folder();
    let file = folder.path().join("game.json").display().to_string();
    output(&["fitl", "new", "--scenario", "short", "--players", "vc", "--seed", "3", "-o", &file]);
    output(&["advise", "-i", &file, "--auto", "1", "--games", "1e1"]);
    let advice = |games: &str| -> Value {
        let mut told: Value =
            serde_json::from_str(&output(&["advise", &file, "--games", games, "--json"])).unwrap();
        told["seconds"].take();
        told
    };
    assert_eq!(advice("1_00"), advice("1e2"));
    // One playout of each action is the least.
    let least = advice("1");
    let most = least["playouts"].as_u64().unwrap();
    let each = least["candidates"].as_array().unwrap().iter().map(|one| one["playouts"].as_u64().unwrap());
    assert!(most < 60 && each.clone().all(|playouts| playouts == 1), "{least}");
    for wrong in ["0", "-1", "1e10", "many"] {
        let mut command = Command::cargo_bin("pointman").unwrap();
        command.args(["advise", &file, &format!("--games={wrong}")]).assert().code(2);
    }
}

#[test]
fn little_time_is_kept_to_and_the_answer_says_how_long_it_took() {
    let folder = crate::scenes::folder();
    let file = folder.path().join("game.json").display().to_string();
    output(&["fitl", "new", "--scenario", "short", "--players", "vc", "--seed", "3", "-o", &file]);
    output(&["advise", "-i", &file, "--auto", "1", "--games", "10"]);
    let advice = |seconds: &str| -> Value {
        serde_json::from_str(&output(&["advise", &file, "--seconds", seconds, "--json"])).unwrap()
    };
    let (short, long) = (advice("0.01"), advice("3"));
    let number = |told: &Value, field: &str| told[field].as_f64().unwrap();
    // However busy the machine is: what must be done in the least time is little of what is done in much.
    assert!(number(&short, "seconds") < number(&long, "seconds"), "{short} {long}");
    assert!(number(&short, "playouts") * 2.0 < number(&long, "playouts"), "{short} {long}");
    let told = output(&["advise", &file, "--seconds", "0.01"]);
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("playouts in ") && told.contains(" seconds. Wins"), "{told}");
}

#[test]
fn advice_does_not_depend_on_dice_that_the_document_has_yet_to_roll() {
    let folder = crate::scenes::folder();
    let file = |name: &str| folder.path().join(name).display().to_string();
    let (game, other) = (file("game.json"), file("other.json"));
    for (players, seed) in [("us", "1"), ("arvn", "2"), ("nva", "6"), ("vc", "3")] {
        output(&["fitl", "new", "--scenario", "short", "--players", players, "--seed", seed, "-o", &game]);
        output(&["advise", "-i", &game, "--auto", "1", "--games", "10"]);
        let mut document: Value = serde_json::from_str(&std::fs::read_to_string(&game).unwrap()).unwrap();
        // Without a history nothing says where the dice were left.
        document["history"] = serde_json::json!([]);
        std::fs::write(&game, document.to_string()).unwrap();
        document["dice"]["seed"] = 987_654_321_u64.into();
        std::fs::write(&other, document.to_string()).unwrap();
        let advice = |file: &str| -> Value {
            let told = output(&["advise", file, "--games", "15", "--json"]);
            let mut told: Value = serde_json::from_str(&told).unwrap();
            told["seconds"].take();
            told
        };
        let told = advice(&game);
        assert_eq!(told["faction"], players);
        assert_eq!(told, advice(&other), "{players}");
    }
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
        "pointman fitl act -i {file} 'pivotal vc'\n   pointman fitl act -i {file} 'event unshaded \
         as-advised'\n  It asks you more"
    );
    assert!(before.contains(&proposed), "{before}");
    assert!(before.contains("  If each die shows its middle face: US margin: -24 (-13 before);"), "{before}");
    assert!(before.contains(&format!("Let the card go on: pointman trung-turn -i {file}\n")), "{before}");
    let told: Value = serde_json::from_str(&output(&["advise", &file, "--games", "20", "--json"])).unwrap();
    let candidates = told["candidates"].as_array().unwrap();
    assert_eq!(candidates.len(), 2);
    let taken = folder.path().join("taken.json").display().to_string();
    for (candidate, commands) in candidates.iter().zip([2, 1]) {
        assert_eq!(candidate["commands"].as_array().unwrap().len(), commands, "{candidate}");
        played(candidate, &file, &taken);
        output(&["replay", &taken, "--verify"]);
    }

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

#[test]
fn the_words_of_every_line_of_advice_on_a_turn_are_words_that_fitl_act_takes_on_that_game() {
    let folder = crate::scenes::folder();
    let file = folder.path().join("game.json").display().to_string();
    let taken = folder.path().join("taken.json").display().to_string();
    // An Event that asks after its dice, a Pivotal Event, and Operations.
    let games: [(&[&str], bool); 3] = [
        (&["--scenario", "short", "--players", "vc", "--seed", "3"], true),
        (&["--scenario", "short", "--players", "us", "--seed", "6"], true),
        (&["--scenario", "medium", "--players", "vc", "--human-wins", "early", "--seed", "7"], false),
    ];
    let (mut asked_later, mut pivotal) = (0, 0);
    for (new, is_played) in games {
        output(&[&["fitl", "new", "-o", &file], new].concat());
        if is_played {
            output(&["advise", "-i", &file, "--auto", "1", "--games", "100", "--threads", "1"]);
        }
        let told = output(&["advise", &file, "--games", "200", "--top", "12", "--json"]);
        let told: Value = serde_json::from_str(&told).unwrap();
        for candidate in told["candidates"].as_array().unwrap() {
            let words = candidate["words"].as_str().unwrap();
            if words.is_empty() {
                // The card goes on: nobody acts.
                assert_eq!(candidate["command"], "trung-turn", "{candidate}");
                continue;
            }
            assert_eq!(candidate["command"], "fitl act", "{candidate}");
            asked_later += usize::from(words.ends_with(" as-advised"));
            pivotal += usize::from(words == "pivotal vc");
            output(&["fitl", "act", &file, words, "-o", &taken]);
            output(&["replay", &taken, "--verify"]);
        }
    }
    assert!(asked_later >= 1 && pivotal == 1, "{asked_later} {pivotal}");
}

#[test]
fn as_advised_behind_the_words_does_what_the_option_does() {
    let folder = crate::scenes::folder();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (file, one, other) = (path("game.json"), path("one.json"), path("other.json"));
    output(&["fitl", "new", "--scenario", "short", "--players", "vc", "--seed", "3", "-o", &file]);
    output(&["advise", "-i", &file, "--auto", "1", "--games", "100"]);
    output(&["fitl", "act", &file, "event", "shaded", "as-advised", "-o", &one]);
    output(&["fitl", "act", &file, "event", "shaded", "--as-advised", "-o", &other]);
    let read = |path: &str| std::fs::read_to_string(path).unwrap();
    assert_eq!(read(&one), read(&other));
}

#[test]
fn fitl_act_plays_a_pivotal_event_for_the_faction_that_is_named_or_the_only_one() {
    let folder = crate::scenes::folder();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (file, one, other) = (path("game.json"), path("one.json"), path("other.json"));
    let new = ["fitl", "new", "--scenario", "medium", "--players", "vc", "--human-wins", "early"];
    output(&[&new[..], &["--seed", "7", "-o", &file]].concat());
    output(&["fitl", "pivotal", &file, "vc", "-o", &one]);
    for words in ["pivotal vc", "pivotal"] {
        output(&["fitl", "act", &file, words, "-o", &other]);
        assert_eq!(std::fs::read_to_string(&one).unwrap(), std::fs::read_to_string(&other).unwrap());
    }
    for (words, why) in [("pivotal us", "a non-player decides for itself"), ("pivotal nobody", "faction")] {
        let refused = Command::cargo_bin("pointman").unwrap().args(["fitl", "act", &file, words]).output();
        let refused = refused.unwrap();
        let said = String::from_utf8(refused.stderr).unwrap();
        assert!(!refused.status.success() && said.contains(why), "{words}: {said}");
    }
}
