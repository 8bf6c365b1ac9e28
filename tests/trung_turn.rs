//! `trung-turn` from outside: what a person is told, the record, the forecast, and what is refused.

use assert_cmd::Command;
use serde_json::Value;

fn pointman(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("pointman").unwrap();
    command.args(arguments).env("COLUMNS", "100");
    command
}

fn output(arguments: &[&str]) -> String {
    let output = pointman(arguments).assert().success().get_output().stdout.clone();
    String::from_utf8(output).unwrap()
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&output(arguments)).unwrap()
}

/// A game in which a non-player acts first: NVA on Oriskany, or ARVN on Body Count.
fn game(seed: &str) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json").display().to_string();
    pointman(&["fitl", "new", "--scenario", "full", "--players", "none", "--seed", seed, "-q", "-o", &file]).assert().success();
    (folder, file)
}

#[test]
fn the_report_says_what_was_read_what_was_rolled_and_what_to_do_in_order() {
    let (_folder, file) = game("1");
    let report =
        String::from_utf8(pointman(&["trung-turn", "-i", &file]).assert().success().get_output().stdout.clone()).unwrap();
    for wanted in [
        "ARVN, 1st Eligible on 72 Body Count, executes an Operation with a Special",
        "Trưng card G: left (condition n2 false)",
        "Trưng card GG: carried out",
        "ARVN Train in Hue, An Loc, Saigon, Pleiku-Darlac",
        "T5.4.1 Activation: more than 3 selects 1 more space",
        "2. Pleiku-Darlac: place 2 Underground Rangers from Available (box now 0)",
        "ARVN's cylinder: to the Op + Special Activity box",
        "Control: Pleiku-Darlac to COIN",
        "Victory margins",
        "Next: nva, a non-player, 2nd Eligible: pointman trung-turn GAME",
    ] {
        assert!(report.contains(wanted), "{wanted:?} is not in\n{report}");
    }
    pointman(&["replay", &file, "--verify"]).assert().success();
}

#[test]
fn the_record_has_the_fields_that_scripts_rely_on_and_its_effects_lead_to_the_next_game() {
    let (_folder, file) = game("1");
    let record = json(&["trung-turn", "-i", &file, "--json", "--explain"])["record"].clone();
    assert_eq!(record["command"], "trung-turn");
    assert_eq!((&record["card"], &record["faction"], &record["eligibility"]), (&72.into(), &"arvn".into(), &"1st".into()));
    assert_eq!(record["action"], "op-and-special");
    assert_eq!((&record["trung"]["card"], &record["trung"]["side"]), (&"G".into(), &"back".into()));
    assert_eq!(record["trung"]["drawn"][0]["left"], "condition n2 false");
    assert_eq!((&record["op"]["name"], &record["special"]["name"]), (&"train".into(), &"govern".into()));
    assert_eq!(record["event"], Value::Null);
    assert!(record["effects"].as_array().is_some_and(|effects| !effects.is_empty()));
    assert!(record["explain"].to_string().contains("Most Population: 8 -> 1: Saigon"));
    let log = output(&["log", &file]);
    assert!(log.contains("1 trung-turn, 72 Body Count, arvn: op-and-special (train, govern)"), "{log}");
}

#[test]
fn the_same_document_and_seed_give_the_same_bytes() {
    let (_folder, file) = game("3");
    let turn = || output(&["trung-turn", &file, "--seed", "9", "--json"]);
    assert_eq!(turn(), turn());
    assert_ne!(turn(), output(&["trung-turn", &file, "--seed", "10", "--json"]));
}

#[test]
fn a_forecast_counts_every_turn_and_leaves_the_game_as_it_is() {
    let (_folder, file) = game("1");
    let before = std::fs::read(&file).unwrap();
    let forecast = json(&["trung-turn", &file, "--forecast", "500", "--json"]);
    assert_eq!(forecast["runs"], 500);
    let outcomes = forecast["outcomes"].as_array().unwrap();
    let counts: Vec<u64> = outcomes.iter().map(|outcome| outcome["count"].as_u64().unwrap()).collect();
    assert_eq!(counts.iter().sum::<u64>(), 500);
    assert!(counts.is_sorted_by(|a, b| a >= b), "the most frequent first");
    assert!(outcomes.iter().all(|outcome| outcome["record"]["faction"] == "arvn"));
    assert_eq!(std::fs::read(&file).unwrap(), before);
    assert_eq!(forecast, json(&["trung-turn", &file, "--forecast", "500", "--json"]));
    let table = output(&["trung-turn", &file, "--forecast", "500"]);
    assert!(table.contains("of 500 turns came out differently"), "{table}");
    pointman(&["trung-turn", &file, "--forecast", "5", "-i"]).assert().code(2);
}

#[test]
fn a_person_acts_for_himself() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json").display().to_string();
    pointman(&["fitl", "new", "--scenario", "short", "--seed", "1", "-q", "-o", &file]).assert().success();
    let before = std::fs::read(&file).unwrap();
    let refused = pointman(&["trung-turn", "-i", &file]).assert().code(1);
    let message = String::from_utf8_lossy(&refused.get_output().stderr).into_owned();
    assert!(message.contains("a person plays it"), "{message}");
    assert_eq!(std::fs::read(&file).unwrap(), before);
}

#[test]
fn a_non_player_executes_an_event_that_serves_it() {
    let executed = (1..40).find_map(|seed| {
        let (folder, file) = game(&seed.to_string());
        let record = json(&["trung-turn", "-i", &file, "--json"])["record"].clone();
        (record["action"] == "event").then_some((folder, file, record))
    });
    let (_folder, file, record) = executed.expect("one of 39 games begins with an Event");
    assert_eq!(record["event"]["card"], record["card"]);
    assert!(record["effects"].as_array().unwrap().len() > 1, "it does something: {record}");
    assert!(record["trung"].is_null() && record["op"].is_null());
    pointman(&["replay", &file, "--verify"]).assert().success();
}

#[test]
fn a_person_may_throw_the_dice() {
    let (_folder, file) = game("1");
    let rolled = json(&["trung-turn", &file, "--json"])["record"].clone();
    let rolls: Vec<String> = rolled["rolls"].as_array().unwrap().iter().map(ToString::to_string).collect();
    let typed =
        pointman(&["trung-turn", &file, "--json", "--dice", "ask"]).write_stdin(rolls.join("\n") + "\n").assert().success();
    let typed = serde_json::from_slice::<Value>(&typed.get_output().stdout).unwrap()["record"].clone();
    assert_eq!((&typed["op"], &typed["effects"]), (&rolled["op"], &rolled["effects"]));
}
