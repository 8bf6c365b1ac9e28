//! `fitl coup` and `fitl next` driven from outside (6.0).

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

struct Place(tempfile::TempDir);

impl Place {
    fn new() -> Place {
        Place(crate::scenes::folder())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn pointman(&self, arguments: &[&str]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_pointman"));
        command.current_dir(self.0.path()).env("NO_COLOR", "1").args(arguments).output().unwrap()
    }

    /// Standard output of a command that works.
    fn works(&self, arguments: &[&str]) -> String {
        let output = self.pointman(arguments);
        assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    }

    /// The message of a command that the rules refuse.
    fn refused(&self, arguments: &[&str]) -> String {
        let output = self.pointman(arguments);
        assert_eq!(
            output.status.code(),
            Some(1),
            "{arguments:?}: {}",
            String::from_utf8_lossy(&output.stderr)
        );
        String::from_utf8(output.stderr).unwrap()
    }

    /// A game in which the Coup card 128 is current.
    fn at_coup_card(&self, players: &str) {
        self.works(&[
            "fitl",
            "new",
            "--scenario",
            "full",
            "--deck",
            "physical",
            "--players",
            players,
            "-o",
            "game.json",
        ]);
        for card in ["128", "2"] {
            self.works(&["fitl", "card", "-i", "game.json", card]);
        }
    }

    fn next(&self) -> Value {
        serde_json::from_str(&self.works(&["fitl", "next", "game.json", "--json"])).unwrap()
    }

    fn text(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).unwrap()
    }
}

#[test]
fn a_round_is_carried_out_choice_by_choice_undone_and_verified() {
    let place = Place::new();
    place.at_coup_card("us,arvn,nva,vc");
    assert_eq!(place.next()["next"], "coup-card");
    place.works(&["fitl", "coup", "-i", "game.json"]);
    let next = place.next();
    assert_eq!(
        (&next["next"], &next["part"], &next["faction"]),
        (&"coup-round".into(), &"us-pacify".into(), &"us".into())
    );
    assert!(
        next["asks"]["steps"]["spaces"].as_array().unwrap().iter().any(|space| space["space"] == "saigon")
    );
    let told = place.works(&["fitl", "next", "game.json"]);
    assert!(
        told.contains("Support Phase, US Pacification: US chooses") && told.contains("Saigon: 1 level"),
        "{told}"
    );

    let before = place.text("game.json");
    let record: Value = serde_json::from_str(&place.works(&[
        "fitl",
        "coup",
        "-i",
        "game.json",
        "us-pacify saigon levels 1",
        "--json",
    ]))
    .unwrap();
    let record = &record["record"];
    assert_eq!(record["parts"], serde_json::json!(["us-pacify"]));
    assert!(
        record["effects"].as_array().unwrap().iter().any(|effect| effect["support"]["space"] == "saigon"),
        "{record}"
    );
    place.works(&["undo", "--forget", "-i", "game.json"]);
    assert_eq!(place.text("game.json"), before);

    place.works(&["fitl", "coup", "-i", "game.json", "us-pacify none; arvn-pacify none; vc-agitate none"]);
    place.works(&["replay", "game.json", "--verify"]);
    assert_eq!(place.next()["part"], "arvn-redeploy");
}

#[test]
fn where_a_person_must_choose_nothing_happens_without_choices() {
    let place = Place::new();
    place.at_coup_card("us,arvn,nva,vc");
    place.works(&["fitl", "coup", "-i", "game.json"]);
    let before = place.text("game.json");
    let told = place.works(&["fitl", "coup", "-i", "game.json"]);
    assert!(told.contains("Support Phase, US Pacification: US chooses"), "{told}");
    assert_eq!(place.text("game.json"), before);
}

#[test]
fn a_refused_choice_changes_nothing_and_names_its_row() {
    let place = Place::new();
    place.at_coup_card("us,arvn,nva,vc");
    place.works(&["fitl", "coup", "-i", "game.json"]);
    let before = place.text("game.json");
    let message = place.refused(&["fitl", "coup", "-i", "game.json", "arvn-pacify hue levels 1"]);
    assert!(message.contains("CP3"), "{message}");
    let message = place.refused(&["fitl", "coup", "-i", "game.json", "us-pacify north-vietnam levels 1"]);
    assert!(message.contains("CP2"), "{message}");
    assert_eq!(place.text("game.json"), before);
}

#[test]
fn choices_are_read_from_a_file_or_as_json() {
    let place = Place::new();
    place.at_coup_card("us,arvn,nva,vc");
    place.works(&["fitl", "coup", "-i", "game.json"]);
    std::fs::write(place.path("choices.json"), r#"{"us-pacify":[],"arvn-pacify":[]}"#).unwrap();
    place.works(&["fitl", "coup", "-i", "game.json", "--choices", "choices.json"]);
    place.works(&["fitl", "coup", "-i", "game.json", r#"{"vc-agitate":[]}"#]);
    assert_eq!(place.next()["part"], "arvn-redeploy");
    let output =
        place.pointman(&["fitl", "coup", "-i", "game.json", r#"{"arvn-redeploy":[{"piece":"moon"}]}"#]);
    assert_eq!(output.status.code(), Some(65));
    assert!(String::from_utf8_lossy(&output.stderr).contains("arvn-redeploy/0/piece"), "{output:?}");
}

#[test]
fn non_players_decide_by_themselves_up_to_the_choice_of_a_person() {
    let place = Place::new();
    place.at_coup_card("arvn,vc");
    place.works(&["fitl", "coup", "-i", "game.json"]);
    let next = place.next();
    assert_eq!((&next["part"], &next["player"]), (&"arvn-pacify".into(), &true.into()));
    let message = place.refused(&["fitl", "coup", "-i", "game.json", "us-pacify none"]);
    assert!(message.contains("Support Phase, US Pacification is not due"), "{message}");
}

#[test]
fn a_script_carries_out_the_round_like_the_shell() {
    let place = Place::new();
    place.at_coup_card("us,arvn,nva,vc");
    let script = r#"
        let game = load("game.json");
        game = fitl_coup(game);
        game = fitl_coup(game, "us-pacify none; arvn-pacify none");
        print(fitl_next(game).part);
    "#;
    std::fs::write(place.path("round.rhai"), script).unwrap();
    let told = place.works(&["run", "round.rhai"]);
    assert_eq!(told.trim(), "vc-agitate");
    assert!(Path::new(&place.path("game.json")).exists());
}

#[test]
fn a_game_that_is_over_tells_the_ranking() {
    let place = Place::new();
    place.at_coup_card("us,arvn,nva,vc");
    place.works(&["fitl", "adjust", "-i", "game.json", "tracks/patronage", "75"]);
    let told = place.works(&["fitl", "coup", "-i", "game.json"]);
    assert!(told.contains("The game is over: ARVN wins"), "{told}");
    assert!(told.contains("  1. ARVN +") && told.contains(" of more than 50\n  2. "), "{told}");
    let next = place.next();
    assert_eq!((&next["winner"], &next["ranking"][0]["faction"]), (&"arvn".into(), &"arvn".into()));
    assert_eq!(next["ranking"].as_array().unwrap().len(), 4);
}

#[test]
fn destinations_stand_in_the_order_of_the_board() {
    let place = Place::new();
    place.at_coup_card("us,arvn,nva,vc");
    place.works(&["fitl", "coup", "-i", "game.json"]);
    let told = place.works(&[
        "fitl",
        "coup",
        "-i",
        "game.json",
        "us-pacify none; arvn-pacify none; vc-agitate none",
    ]);
    assert!(told.contains("to Hue, Da Nang, Kontum, "), "{told}");
}

#[test]
fn control_is_shown_as_the_markers_lie_until_they_are_adjusted() {
    let place = Place::new();
    place.works(&["fitl", "new", "--scenario", "short", "--deck", "physical", "-o", "game.json"]);
    for card in ["127", "2"] {
        place.works(&["fitl", "card", "-i", "game.json", card]);
    }
    place.works(&["fitl", "coup", "-i", "game.json"]);
    place.works(&["fitl", "coup", "-i", "game.json", "us-pacify none; arvn-pacify none; vc-agitate none"]);
    let control = || -> Value {
        let shown: Value =
            serde_json::from_str(&place.works(&["fitl", "show", "game.json", "kien-hoa", "--json"])).unwrap();
        shown["control"].clone()
    };
    place.works(&["fitl", "coup", "-i", "game.json", "arvn-redeploy 2p kien-hoa to saigon"]);
    assert_eq!((place.next()["part"].as_str(), control()), (Some("nva-redeploy"), "coin".into()));
    assert!(place.works(&["fitl", "show", "game.json", "kien-hoa"]).contains("by the markers"));
    place.works(&["fitl", "coup", "-i", "game.json", "nva-redeploy none"]);
    assert_eq!(control(), "none", "6.4.4: Control is adjusted");
    assert!(!place.works(&["fitl", "show", "game.json", "kien-hoa"]).contains("by the markers"));
}

#[test]
fn what_a_coup_round_waits_for_is_an_open_question_wherever_it_is_told_as_data() {
    let place = Place::new();
    place.at_coup_card("us,arvn,nva,vc");
    place.works(&["fitl", "coup", "-i", "game.json"]);
    let told: Value = serde_json::from_str(&place.works(&["fitl", "coup", "game.json", "--json"])).unwrap();
    let open = &told["record"]["open"];
    let question = &open[0];
    assert_eq!((&question["name"], &question["by"]), (&"us-pacify".into(), &"us".into()), "{told}");
    assert!(question["legal"].as_array().is_some_and(|legal| !legal.is_empty()), "{question}");
    let options: Value =
        serde_json::from_str(&place.works(&["fitl", "options", "game.json", "--json"])).unwrap();
    assert_eq!((open, open), (&options["open"], &place.next()["open"]));
    // What is listed can be typed.
    let entry = question["legal"][0].as_str().unwrap();
    place.works(&["fitl", "coup", "game.json", &format!("us-pacify {entry}"), "-o", "next.json"]);
}
