//! `fitl coup` with non-players, driven from outside (T5.9).

use assert_cmd::Command;
use assert_cmd::cargo::cargo_bin;
use serde_json::Value;
use tempfile::TempDir;

fn pointman(place: &TempDir, arguments: &[&str]) -> String {
    let mut command = Command::new(cargo_bin!("pointman"));
    let assert = command.current_dir(place.path()).env("NO_COLOR", "1").args(arguments).assert().success();
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

/// A game in which the Coup card 128 is current.
fn at_coup_card(players: &str) -> TempDir {
    let place = crate::scenes::folder();
    let new = [
        "fitl",
        "new",
        "--scenario",
        "full",
        "--deck",
        "physical",
        "--players",
        players,
        "--seed",
        "7",
        "-o",
        "game.json",
    ];
    pointman(&place, &new);
    for card in ["128", "2"] {
        pointman(&place, &["fitl", "card", "-i", "game.json", card]);
    }
    place
}

fn next(place: &TempDir) -> Value {
    serde_json::from_str(&pointman(place, &["fitl", "next", "game.json", "--json"])).unwrap()
}

#[test]
fn a_round_of_four_non_players_is_carried_out_at_once_told_and_verified() {
    let place = at_coup_card("none");
    let told = pointman(&place, &["fitl", "coup", "-i", "game.json"]);
    for said in [
        "Pacification: steps of US and ARVN together [T5.9]",
        "US Policy: 1 is JFK, more LBJ, less Nixon",
        "Redeploy Phase, ARVN",
        "The Coup Round is over",
    ] {
        assert!(told.contains(said), "{said}: {told}");
    }
    let (_, after) = told.split_once("The Coup Round is over").unwrap();
    assert!(!after.contains("Agitate Total"), "what the Reset Phase does stands before its end: {told}");
    assert!(!told.contains("How it came about"), "{told}");
    assert_eq!(next(&place)["next"], "card");
    pointman(&place, &["replay", "game.json", "--verify"]);
    let before = pointman(&place, &["fitl", "next", "game.json"]);
    pointman(&place, &["undo", "-i", "game.json"]);
    assert_eq!(next(&place)["next"], "coup-card");
    pointman(&place, &["fitl", "coup", "-i", "game.json"]);
    assert_eq!(pointman(&place, &["fitl", "next", "game.json"]), before);
}

#[test]
fn explain_tells_the_steps_and_the_rows_of_the_tables_of_each_part() {
    let place = at_coup_card("none");
    let told = pointman(&place, &["fitl", "coup", "-i", "game.json", "--explain"]);
    for said in [
        "How it came about",
        "US: Support Phase, US Pacification [T5.9]",
        "Most Population",
        "[T5.6.1]",
        "ARVN: Redeploy Phase, ARVN [T5.9]",
        "US Policy is",
    ] {
        assert!(told.contains(said), "{said}: {told}");
    }
    let place = at_coup_card("none");
    let json = pointman(&place, &["fitl", "coup", "-i", "game.json", "--explain", "--json"]);
    let json: Value = serde_json::from_str(&json).unwrap();
    let explain = &json["record"]["explain"];
    assert_eq!(explain[0]["what"], "US: Support Phase, US Pacification");
    assert!(!explain[0]["details"].as_array().unwrap().is_empty());
}

#[test]
fn a_lone_person_is_asked_between_what_non_players_decide() {
    let place = at_coup_card("vc");
    let told = pointman(&place, &["fitl", "coup", "-i", "game.json"]);
    assert!(told.contains("Next: Support Phase, VC Agitation: VC chooses"), "{told}");
    let told = pointman(&place, &["fitl", "coup", "-i", "game.json", "vc-agitate none"]);
    assert!(told.contains("Redeploy Phase, ARVN") && told.contains("US Policy: "), "{told}");
    while next(&place)["next"] == "coup-round" {
        let part = next(&place)["part"].as_str().unwrap().to_owned();
        pointman(&place, &["fitl", "coup", "-i", "game.json", &format!("{part} none")]);
    }
    pointman(&place, &["replay", "game.json", "--verify"]);
}

#[test]
fn choices_for_two_persons_reach_past_what_a_non_player_decides_between_them() {
    let place = at_coup_card("us,vc");
    let told = pointman(&place, &["fitl", "coup", "-i", "game.json"]);
    assert!(told.contains("Next: Support Phase, US Pacification: US chooses"), "{told}");
    let told = pointman(&place, &["fitl", "coup", "-i", "game.json", "us-pacify none; vc-agitate none"]);
    assert!(told.contains("to Commitment\n  Phase, Casualties"), "{told}");
    assert_eq!(next(&place)["part"], "us-commitment");
}

#[test]
fn the_dice_of_non_players_come_from_where_the_person_says() {
    let place = at_coup_card("none");
    let mut command = Command::new(cargo_bin!("pointman"));
    let rolls = ["fitl", "coup", "-i", "game.json", "--rolls", "5,6,1"];
    let assert = command.current_dir(place.path()).args(rolls).assert().failure();
    let error = String::from_utf8(assert.get_output().stderr.clone()).unwrap();
    assert!(error.contains("--rolls ran out") && error.contains("T5."), "{error}");
    assert_eq!(next(&place)["next"], "coup-card", "nothing has changed");
}

#[test]
fn with_dice_from_the_table_a_part_of_which_nothing_is_said_is_asked_for_and_not_declined() {
    let place = at_coup_card("us,arvn");
    pointman(&place, &["fitl", "coup", "-i", "game.json"]);
    let asking = |typed: &str| {
        let mut command = Command::new(cargo_bin!("pointman"));
        let command = command.current_dir(place.path()).env("NO_COLOR", "1");
        command
            .args(["fitl", "coup", "-i", "game.json", "--dice", "ask"])
            .write_stdin(typed.to_owned())
            .assert()
    };
    let told = asking("saigon levels 1\n\n").success();
    let told = String::from_utf8_lossy(&told.get_output().stdout).into_owned();
    assert!(told.contains("Saigon: Passive Support to Active Support"), "{told}");
    assert_eq!(next(&place)["part"], "arvn-pacify");
    // The input ends: nothing is decided.
    asking("");
    assert_eq!(next(&place)["part"], "arvn-pacify");
}
