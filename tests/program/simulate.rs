//! `simulate` from outside: the same games whatever the threads, pieces that sum to the whole, and input that
//! is refused.

use assert_cmd::Command;
use serde_json::Value;

fn pointman(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("pointman").unwrap();
    command.args(arguments);
    command
}

fn output(arguments: &[&str]) -> String {
    String::from_utf8(pointman(arguments).assert().success().get_output().stdout.clone()).unwrap()
}

#[test]
fn a_run_is_the_same_for_every_number_of_threads() {
    let run = |threads: &str| {
        output(&[
            "simulate",
            "--scenario",
            "short",
            "--games",
            "70",
            "--format",
            "jsonl",
            "--threads",
            threads,
        ])
    };
    let alone = run("1");
    assert_eq!(alone.lines().count(), 70);
    assert_eq!(alone, run("3"));
}

#[test]
fn pieces_of_a_run_sum_to_the_whole() {
    let folder = tempfile::tempdir().unwrap();
    let piece = |first: &str, games: &str| {
        let path = folder.path().join(format!("{first}.jsonl"));
        let lines = output(&[
            "simulate",
            "--scenario",
            "short",
            "--first",
            first,
            "--games",
            games,
            "--format",
            "jsonl",
        ]);
        std::fs::write(&path, lines).unwrap();
        path.display().to_string()
    };
    let (a, b) = (piece("0", "12"), piece("12", "9"));
    let whole: Value =
        serde_json::from_str(&output(&["simulate", "--scenario", "short", "--games", "21", "--json"]))
            .unwrap();
    let sum: Value = serde_json::from_str(&output(&["simulate", "--merge", &b, &a, "--json"])).unwrap();
    assert_eq!(sum, whole);
    assert_eq!(whole["games"], 21);
    let twice = pointman(&["simulate", "--merge", &a, &a]).assert().code(65);
    let message = String::from_utf8_lossy(&twice.get_output().stderr).into_owned();
    assert!(message.contains("line 1: /: game 0") && message.contains("given twice"), "{message}");
    let other = folder.path().join("other.jsonl");
    std::fs::write(
        &other,
        output(&["simulate", "--scenario", "short", "--seed", "2", "--games", "1", "--format", "jsonl"]),
    )
    .unwrap();
    pointman(&["simulate", "--merge", &a, &other.display().to_string()]).assert().code(65);
    std::fs::write(&other, "{\"game\":1").unwrap();
    let broken = pointman(&["simulate", "--merge", &other.display().to_string()]).assert().code(65);
    assert!(String::from_utf8_lossy(&broken.get_output().stderr).contains("no game of a run"));
}

#[test]
fn a_game_is_played_on_with_non_players_in_the_place_of_people() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json").display().to_string();
    pointman(&["fitl", "new", "--scenario", "medium", "--seed", "1", "-q", "-o", &file]).assert().success();
    let tally: Value =
        serde_json::from_str(&output(&["simulate", "--from", &file, "--games", "5", "--json"])).unwrap();
    assert_eq!(tally["games"], 5);
}

#[test]
fn what_nobody_has_seen_makes_no_difference_to_games_played_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).display().to_string();
    let (saved, other) = (file("game.json"), file("other.json"));
    pointman(&["fitl", "new", "--scenario", "medium", "--seed", "1", "-q", "-o", &saved]).assert().success();
    let document: Value = serde_json::from_str(&std::fs::read_to_string(&saved).unwrap()).unwrap();
    let mut deck = document["data"]["cards"]["deck"].as_array().unwrap().clone();
    let is_event = |card: &Value| card.as_u64().unwrap() <= 120;
    let events: Vec<usize> = (0..6).filter(|index| is_event(&deck[*index])).collect();
    deck.swap(events[0], events[3]);
    deck.swap(events[1], events[4]);
    let cards = Value::from(deck).to_string();
    pointman(&["fitl", "adjust", &saved, "cards/deck", &cards, "-q", "-o", &other]).assert().success();
    let margins = |game: &str, more: &[&str]| {
        let arguments = [&["simulate", "--from", game, "--games", "8", "--json"][..], more].concat();
        let tally: Value = serde_json::from_str(&output(&arguments)).unwrap();
        (tally["margins"].clone(), tally["wins"].clone(), tally["operations"].clone())
    };
    assert_eq!(margins(&saved, &[]), margins(&other, &[]), "dealt anew");
    assert_ne!(margins(&saved, &["--deck", "as-is"]), margins(&other, &["--deck", "as-is"]), "as they lie");
    let told = output(&["simulate", "--from", &saved, "--games", "2", "--deck", "as-is"]);
    assert!(told.contains("in the one order that is saved"), "{told}");
    pointman(&["simulate", "--deck", "as-is"]).assert().code(2);
}

#[test]
fn every_scenario_keeps_the_laws_of_the_game_after_every_effect() {
    for scenario in ["short", "medium", "full"] {
        let tally: Value = serde_json::from_str(&output(&[
            "simulate",
            "--scenario",
            scenario,
            "--games",
            "40",
            "--check",
            "--json",
        ]))
        .unwrap();
        let wins = ["us", "arvn", "nva", "vc"].map(|faction| tally["wins"][faction]["all"].as_u64().unwrap());
        assert_eq!(wins.iter().sum::<u64>() + tally["undecided"].as_u64().unwrap(), 40, "{scenario}");
    }
}

#[test]
fn a_picture_and_a_table_of_values_can_be_had() {
    let folder = tempfile::tempdir().unwrap();
    let svg = folder.path().join("margins.svg").display().to_string();
    pointman(&["simulate", "--scenario", "short", "--games", "20", "--svg", &svg]).assert().success();
    let drawn = std::fs::read_to_string(&svg).unwrap();
    assert!(
        drawn.starts_with("<svg")
            && drawn.contains("VC: victory margin")
            && drawn.trim_end().ends_with("</svg>")
    );
    let csv = output(&["simulate", "--scenario", "short", "--games", "3", "--format", "csv"]);
    let columns: Vec<usize> = csv.lines().map(|line| line.split(',').count()).collect();
    assert_eq!(columns, [14; 4]);
    pointman(&["simulate", "--games", "0"]).assert().code(2);
}

#[test]
fn games_of_an_advised_seat_are_the_same_whatever_the_threads_and_say_so_in_their_run() {
    let run = |threads: &str| {
        output(&[
            "simulate",
            "--scenario",
            "short",
            "--games",
            "2",
            "--advised",
            "vc=10",
            "--human-wins",
            "early",
            "--format",
            "jsonl",
            "--threads",
            threads,
        ])
    };
    let alone = run("1");
    assert!(alone.contains("-advised-vc-10-seed-1"), "{alone}");
    assert_eq!(alone, run("2"));
}
