//! The commands, driven from outside.

use assert_cmd::Command;
use pointman::fitl::{Faction, OperationAction, OperationName, SpecialName};
use predicates::prelude::*;
use predicates::str::contains;
use serde_json::{Value, json};
use tempfile::TempDir;

pub struct Table(TempDir);

impl Table {
    pub fn new() -> Table {
        Table(crate::scenes::folder())
    }

    pub fn run(&self, arguments: &[&str]) -> assert_cmd::assert::Assert {
        Command::cargo_bin("pointman").unwrap().current_dir(self.0.path()).args(arguments).assert()
    }

    pub fn json(&self, arguments: &[&str]) -> Value {
        let mut arguments = arguments.to_vec();
        arguments.push("--json");
        let output = self.run(&arguments).success().get_output().stdout.clone();
        serde_json::from_slice(&output).unwrap()
    }

    pub fn game(&self, more: &[&str]) {
        let mut arguments = vec!["fitl", "new", "-o", "g.json"];
        arguments.extend(more);
        self.run(&arguments).success();
    }

    /// Turns up these cards, one after the other.
    pub fn turn_up(&self, cards: &[&str]) {
        for card in cards {
            self.run(&["fitl", "card", "-i", "g.json", card]).success();
        }
    }

    fn data(&self) -> Value {
        let text = std::fs::read_to_string(self.0.path().join("g.json")).unwrap();
        serde_json::from_str::<Value>(&text).unwrap()["data"].clone()
    }
}

#[test]
fn a_physical_game_is_set_up_shown_played_undone_and_proved() {
    let table = Table::new();
    table.game(&["--scenario", "full", "--deck", "physical"]);
    table.run(&["fitl", "next", "g.json"]).success().stdout(contains("turn up the next card"));
    table.run(&["fitl", "card", "-i", "g.json", "1"]).success();
    table
        .run(&["fitl", "card", "-i", "g.json", "124"])
        .code(1)
        .stderr(contains("Pivotal Events are not in the deck [G26, 2.1, 2.3.8]"));
    table
        .run(&["fitl", "card", "-i", "g.json", "1"])
        .code(1)
        .stderr(contains("1 Gulf of Tonkin is the current card [G25, 2.1]"));
    table.run(&["fitl", "card", "g.json", "failed"]).code(2).stderr(contains("129 Failed Attempt"));
    table
        .run(&["fitl", "card", "-i", "g.json", "131"])
        .code(2)
        .stderr(contains("give a number from 1 to 130"));
    table.run(&["fitl", "card", "-i", "g.json", "kissinger"]).success();
    table.run(&["fitl", "card", "-i", "g.json", "2"]).code(1).stderr(contains("2 Kissinger is on deck"));
    assert_eq!(table.json(&["fitl", "next", "g.json"])["faction"], "us");
    let passed = table.json(&["fitl", "act", "-i", "g.json", "pass"]);
    let record = passed.get("record").unwrap_or(&passed);
    assert_eq!(
        (&record["command"], &record["action"], &record["faction"]),
        (&"fitl-act".into(), &"pass".into(), &"us".into())
    );
    assert_eq!(
        (&record["eligibility"], &record["card"], &record["step"]),
        (&"1st".into(), &1.into(), &3.into())
    );
    assert_eq!(
        record["effects"][0],
        serde_json::json!({ "acted": { "faction": "us", "action": "pass" }, "part": "sequence" })
    );
    assert!(record["event"].is_null() && record["op"].is_null());
    table
        .run(&[
            "fitl",
            "act",
            "-i",
            "g.json",
            "rally central-laos place 1; special infiltrate central-laos build 1",
        ])
        .success();
    assert_eq!(
        table.data()["sequence"]["acted"],
        serde_json::json!([{ "faction": "nva", "action": "op-and-special" }])
    );
    table
        .run(&["fitl", "act", "-i", "g.json", "event", "shaded"])
        .success()
        .stdout(contains("ARVN cylinder: to the Event box"));
    table.run(&["fitl", "next", "g.json"]).success().stdout(contains("turn up the next card"));
    table.run(&["replay", "g.json", "--verify"]).success();
    table.run(&["validate", "g.json"]).success();
    let log = table.json(&["log", "g.json"]);
    assert_eq!(log.as_array().unwrap().len(), 6);
    assert!(log[4]["effects"].as_array().unwrap().len() >= 3);
    table.run(&["undo", "-i", "g.json", "2"]).success();
    assert_eq!(table.json(&["fitl", "next", "g.json"])["faction"], "nva");
}

#[test]
fn a_refused_action_exits_1_names_rule_and_part_and_changes_nothing() {
    let table = Table::new();
    table.game(&["--scenario", "short", "--seed", "7"]);
    let before = std::fs::read(table.0.path().join("g.json")).unwrap();
    table
        .run(&["fitl", "act", "-i", "g.json", "--faction", "nva", "pass"])
        .code(1)
        .stderr(contains("[G1, 2.3.2]"));
    table
        .run(&["fitl", "act", "-i", "g.json", "train", "north-vietnam"])
        .code(1)
        .stderr(contains("north-vietnam").and(contains("[TR1")));
    table.run(&["fitl", "act", "-i", "g.json", "dance"]).code(2);
    table.run(&["fitl", "act", "-i", "g.json"]).code(2).stderr(contains("give an action"));
    table.run(&["fitl", "pivotal", "-i", "g.json", "us"]).code(1).stderr(contains("[PV1, 2.3.8]"));
    assert_eq!(std::fs::read(table.0.path().join("g.json")).unwrap(), before);
}

#[test]
fn an_action_may_be_json_from_a_file_or_standard_input() {
    let table = Table::new();
    table.game(&["--scenario", "short", "--seed", "7"]);
    std::fs::write(table.0.path().join("a.json"), r#"{"action":"pass"}"#).unwrap();
    table.run(&["fitl", "act", "-i", "g.json", "--action", "a.json"]).success();
    table.run(&["fitl", "act", "-i", "g.json", r#"{"action":"pass"}"#]).success();
    let mut command = Command::cargo_bin("pointman").unwrap();
    command
        .current_dir(table.0.path())
        .args(["fitl", "act", "-i", "g.json", "--action", "-"])
        .write_stdin(r#"{"action":"pas"}"#);
    command.assert().code(65).stderr(contains("pas"));
    assert_eq!(table.data()["sequence"]["passed"].as_array().unwrap().len(), 2);
}

#[test]
fn the_same_seed_makes_the_same_bytes() {
    let made = || {
        let table = Table::new();
        table.game(&["--scenario", "full", "--players", "none", "--seed", "12"]);
        std::fs::read(table.0.path().join("g.json")).unwrap()
    };
    assert_eq!(made(), made());
}

#[test]
fn options_of_a_new_game_are_kept() {
    let table = Table::new();
    table.game(&[
        "--scenario",
        "medium",
        "--players",
        "us,arvn",
        "--shared",
        "none",
        "--edition",
        "first",
        "--period-events",
        "--human-wins",
        "early",
    ]);
    let data = table.data();
    assert_eq!(
        (&data["edition"], &data["period_events"], &data["human_wins"]),
        (&"first".into(), &true.into(), &"early".into())
    );
    assert_eq!(
        (&data["players"], &data["shared"]),
        (&serde_json::json!(["us", "arvn"]), &serde_json::json!([]))
    );
    assert_eq!(data["trung_deck"].as_array().unwrap().len(), 12);
    table.run(&["fitl", "new", "--scenario", "full", "--players", "us,us"]).code(2);
    table.run(&["fitl", "new", "--scenario", "full", "--players", "us", "--shared", "coin"]).code(2);
    table.run(&["fitl", "new"]).code(2);
}

#[test]
fn show_tells_the_board_in_80_columns_and_as_data() {
    let table = Table::new();
    table.game(&["--scenario", "short", "--seed", "7"]);
    for part in ["all", "spaces", "tracks", "cards", "saigon", "quang-tri", "loc-hue-da-nang", "vc", "us"] {
        let output = table.run(&["fitl", "show", "g.json", part]).success().get_output().stdout.clone();
        let text = String::from_utf8(output).unwrap();
        assert!(text.lines().all(|line| line.chars().count() <= 80), "{part}");
        table.json(&["fitl", "show", "g.json", part]);
    }
    let spaces = table.run(&["fitl", "show", "g.json", "spaces"]).success().get_output().stdout.clone();
    let spaces = String::from_utf8(spaces).unwrap();
    let at: Vec<_> = pointman::fitl::Space::ALL
        .iter()
        .map(|space| spaces.find(&format!("\n {} ", space.name())).unwrap())
        .collect();
    assert!(at.is_sorted(), "in the order of the printed board");
    assert!(spaces.contains("US 3t 1b; ARVN 4t 2p 1u"));
    table
        .run(&["fitl", "show", "g.json", "hue"])
        .success()
        .stdout(contains("  City, Population 2, coastal, South Vietnam\n"));
    table
        .run(&["fitl", "show", "g.json", "phu-bon"])
        .success()
        .stdout(contains("  Control: none; Neutral\n"));
    table.run(&["fitl", "show", "g.json", "laos"]).code(2);
    let shown = table.json(&["fitl", "show", "g.json"]);
    assert_eq!(shown["victory"].as_array().unwrap().len(), 4);
    assert_eq!(shown["spaces"].as_array().unwrap().len(), 47);
    assert_eq!(shown["cards"]["deck"], 25, "the deck is not laid open");
    table.run(&["fitl", "show", "g.json", "atlantis"]).code(2);
}

#[test]
fn a_step_and_the_log_tell_dice_and_effects_in_words_of_80_columns() {
    let table = Table::new();
    table.game(&["--scenario", "full", "--deck", "physical"]);
    table.turn_up(&["1", "2"]);
    let strike = "train saigon place 1t; special air-strike degrade";
    let told = table.run(&["fitl", "act", "-i", "g.json", "--rolls", "1", strike]).success();
    told.stdout(
        contains("US, 1st Eligible on 1 Gulf of Tonkin: Train in Saigon; Air Strike")
            .and(contains("Air Strike: hits [4.2.3] (d6: 1)")),
    );
    table.run(&["fitl", "adjust", "-i", "g.json", "tracks/aid", "20"]).success();
    let log = table.run(&["log", "g.json"]).success().get_output().stdout.clone();
    let log = String::from_utf8(log).unwrap();
    assert!(log.lines().all(|line| line.chars().count() <= 80), "{log}");
    assert!(log.contains("3  US, 1st Eligible on 1 Gulf of Tonkin: Train in Saigon; Air Strike"), "{log}");
    assert!(log.contains("(d6: 1)") && log.contains("Saigon: place 1 ARVN Troop from Available"), "{log}");
    assert!(log.contains("4  adjusted: Aid\n    Aid: 20 (15 before)"), "{log}");
    let entries = table.json(&["log", "g.json", "3"]);
    assert_eq!(
        entries[0]["thrown"],
        serde_json::json!([{ "for": "Air Strike: hits [4.2.3]", "die": "d6", "shows": 1 }])
    );
    table.run(&["replay", "g.json", "--verify"]).success();
}

#[test]
fn the_help_of_act_shows_every_operation_and_special_activity_in_words_that_are_read() {
    let help = Table::new().run(&["fitl", "act", "--help"]).success().get_output().stdout.clone();
    let lines = String::from_utf8(help).unwrap();
    // A long command goes on in the next line.
    let help = lines.split("\\\n").map(str::trim_start).collect::<Vec<_>>().concat();
    let shown: Vec<&str> =
        help.lines().filter_map(|line| line.split_once(" game.json \"")?.1.split('"').next()).collect();
    let shown: Vec<&str> = shown.into_iter().filter(|words| !words.starts_with("event")).collect();
    for operation in OperationName::ALL {
        assert!(shown.iter().any(|words| words.starts_with(operation.id())), "{operation}");
    }
    for special in SpecialName::ALL {
        assert!(shown.iter().any(|words| words.contains(&format!("special {special} "))), "{special}");
    }
    for words in shown {
        let reads = |faction| OperationAction::parse(words, faction).is_ok();
        assert!(Faction::ALL.into_iter().any(reads), "{words}");
    }
}

#[test]
fn adjust_sets_what_the_table_shows_and_refuses_broken_inventories() {
    let table = Table::new();
    table.game(&["--scenario", "short", "--seed", "7"]);
    table
        .run(&["fitl", "adjust", "-i", "g.json", "tracks/aid", "20"])
        .success()
        .stdout(contains("Aid: 20 (15 before)"));
    table
        .run(&["fitl", "adjust", "-i", "g.json", "spaces/hue/pieces/us_troops", "1"])
        .code(1)
        .stderr(contains("there are 41 US Troops on the map and in all boxes: make it 40 [1.4]"));
    table
        .run(&[
            "fitl",
            "adjust",
            "-i",
            "g.json",
            "spaces/hue/pieces/us_troops",
            "1",
            "available/us_troops",
            "11",
        ])
        .success();
    table.run(&["fitl", "adjust", "-i", "g.json", "tracks/aid"]).code(2);
    table
        .run(&["fitl", "adjust", "-i", "g.json", "tracks/aid", "3", "tracks/trail"])
        .code(2)
        .stderr(contains("has no value"));
    table.run(&["replay", "g.json", "--verify"]).success();
    assert_eq!(table.data()["spaces"]["hue"]["pieces"]["us_troops"], 1);
}

#[test]
fn adjust_is_said_in_the_words_of_the_table() {
    let table = Table::new();
    table.game(&["--scenario", "full", "--seed", "1"]);
    table
        .run(&["fitl", "adjust", "-i", "g.json", "Saigon", "us", "troops", "4", "from", "available"])
        .success()
        .stdout(contains("Saigon: 4 US Troops").and(contains("Available:")).and(contains("Victory markers")));
    table
        .run(&["fitl", "adjust", "-i", "g.json", "saigon", "us_troops", "1"])
        .code(1)
        .stderr(contains("to available").and(contains("to casualties")).and(contains("[1.4.1]")));
    table.run(&["fitl", "adjust", "-i", "g.json", "saigon", "us_troops", "1", "to", "casualties"]).success();
    table
        .run(&["fitl", "adjust", "-i", "g.json", "hue", "active", "support", "aid", "12"])
        .success()
        .stdout(contains("Hue: Active Support").and(contains("Aid: 12 (15 before)")));
    table
        .run(&["fitl", "adjust", "-i", "g.json", "loc-hue-da-nang", "sabotage", "1"])
        .success()
        .stdout(contains("1 Sabotage (0 before)"));
    table.run(&["fitl", "adjust", "-i", "g.json", "spaces/loc-da-nang-qui-nhon/terror", "1"]).success();
    table
        .run(&["fitl", "adjust", "-i", "g.json", "saigon", "us", "troops", "44"])
        .code(1)
        .stderr(contains("Available has only 19").and(contains("[1.4]")));
    table.run(&["fitl", "adjust", "-i", "g.json", "sagon", "terror", "1"]).code(2);
    table.run(&["replay", "g.json", "--verify"]).success();
    let data = table.data();
    assert_eq!(data["spaces"]["saigon"]["pieces"]["us_troops"], 1);
    assert_eq!(data["spaces"]["loc-hue-da-nang"]["terror"], 1);
    assert_eq!(data["spaces"]["loc-da-nang-qui-nhon"]["terror"], 1);
}

#[test]
fn adjust_knows_letters_parts_of_names_and_more_of_the_same_space() {
    let table = Table::new();
    table.game(&["--scenario", "full", "--seed", "1"]);
    table
        .run(&["fitl", "adjust", "-i", "g.json", "Hue-Da-Nang", "terror", "1", "da-nang-hue", "terror", "0"])
        .success();
    table
        .run(&["fitl", "adjust", "-i", "g.json", "fishhook", "vc", "u", "2", "nva", "t", "1", "trail", "3"])
        .success()
        .stdout(
            contains("2 Underground VC Guerrillas").and(contains("1 NVA Troop")).and(contains("Trail: 3")),
        );
    table
        .run(&["fitl", "adjust", "-i", "g.json", "nowhere", "us", "troops", "3"])
        .code(2)
        .stderr(contains("there is no space, track or box `nowhere`"));
    table
        .run(&["fitl", "adjust", "-i", "g.json", "saigon", "us", "troops", "400"])
        .code(1)
        .stderr(contains("398 US Troops must come from elsewhere, but Available has only 21"));
    table.run(&["replay", "g.json", "--verify"]).success();
}

#[test]
fn adjust_takes_names_of_several_words_and_a_level_with_a_marker() {
    let table = Table::new();
    table.game(&["--scenario", "full", "--seed", "1"]);
    table
        .run(&[
            "fitl",
            "adjust",
            "-i",
            "g.json",
            "arvn",
            "resources",
            "7",
            "an",
            "loc",
            "neutral",
            "terror",
            "1",
        ])
        .success()
        .stdout(contains("ARVN Resources: 7").and(contains("An Loc: Neutral")).and(contains("1 Terror")));
    table
        .run(&[
            "fitl", "adjust", "-i", "g.json", "us", "policy", "lbj", "out", "of", "play", "us", "troops",
            "10",
        ])
        .success();
    let data = table.data();
    assert_eq!(data["us_policy"], "lbj");
    assert_eq!(data["tracks"]["arvn_resources"], 7);
    assert_eq!(data["spaces"]["an-loc"]["terror"], 1);
}

#[test]
fn a_box_that_is_adjusted_takes_pieces_from_another_or_asks_which() {
    let table = Table::new();
    table.game(&["--scenario", "full", "--seed", "1"]);
    let words = ["fitl", "adjust", "-i", "g.json", "casualties", "us", "troops", "1"];
    let which = contains("from available").and(contains("from out-of-play"));
    table.run(&words).code(1).stderr(which);
    let told = contains("Available: 20 US Troops (21 before)").and(contains("Casualties: 1 US Troop"));
    table.run(&[&words[..], &["from", "available"]].concat()).success().stdout(told);
}

#[test]
fn who_decides_on_a_pivotal_event_is_named_as_on_the_cards() {
    let table = Table::new();
    table.game(&["--scenario", "medium", "--players", "us", "--deck", "physical", "--seed", "3"]);
    table.turn_up(&["97", "96"]);
    let due = table.run(&["fitl", "next", "g.json"]).success().get_output().stdout.clone();
    let due = String::from_utf8_lossy(&due).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        due.contains("Next: VC, a non-player, decides whether to play its Pivotal Event: pointman"),
        "{due}"
    );
    let refused = table.run(&["fitl", "act", "g.json", "pass"]).code(1);
    refused.stderr(contains("VC first decides whether to play its Pivotal Event"));
}

#[test]
fn a_choice_in_brackets_with_its_name_is_the_choice() {
    let table = Table::new();
    table.game(&["--scenario", "full", "--deck", "physical", "--seed", "1"]);
    table.turn_up(&["67", "2"]);
    let words = |said: &str| format!("event unshaded faction us; move none; space quang-tri; {said}");
    let refused = table.run(&["fitl", "act", "g.json", &words("(sweep none)")]).code(1);
    refused.stderr(contains("sweep: US must execute it, because it can"));
    // The Assault that follows is forced, and need not be said.
    let whole = words("(sweep quang-tri); (assault quang-tri-thua-thien)");
    let taken =
        |words: &str| table.run(&["fitl", "act", "g.json", words]).success().get_output().stdout.clone();
    for said in ["sweep (sweep quang-tri)", "(sweep quang-tri)"] {
        assert!(taken(&words(said)) == taken(&whole), "{said}");
    }
}

#[test]
fn an_event_that_is_not_open_says_what_the_first_eligible_did() {
    let table = Table::new();
    table.game(&["--scenario", "full", "--seed", "1"]);
    table.run(&["fitl", "adjust", "-i", "g.json", "cards/current", "1"]).success();
    table.run(&["fitl", "act", "-i", "g.json", "train Saigon"]).success();
    table.run(&["fitl", "act", "g.json", "Event Shaded"]).code(1).stderr(contains(
        "NVA may not choose the Event because US executed an Operation without a Special Activity",
    ));
}

#[test]
fn the_us_is_told_the_floor_that_total_econ_sets() {
    let table = Table::new();
    table.game(&["--scenario", "full", "--seed", "1"]);
    table.run(&["fitl", "adjust", "-i", "g.json", "cards/current", "1", "arvn_resources", "17"]).success();
    table
        .run(&["fitl", "act", "g.json", "train saigon place 6t"])
        .code(1)
        .stderr(contains("down to Total Econ (15), which leaves 2 [G12, 1.8.1]"));
}

#[test]
fn the_set_up_list_has_no_marker_that_nobody_keeps() {
    let table = Table::new();
    let list = ["fitl", "new", "--scenario", "full", "--players", "vc", "--seed", "1", "-o", "g.json"];
    let told = table.run(&list).success();
    let output = told.get_output();
    let told = [&output.stdout[..], &output.stderr[..]].concat();
    let told = String::from_utf8_lossy(&told);
    assert!(told.contains("US Policy: JFK") && told.contains("VC Resources 5"), "{told}");
    assert!(told.contains("do without): ARVN Resources, NVA Resources, Econ"), "{told}");
    assert!(!told.contains("ARVN Resources 30") && !told.contains("Econ: 15 to 0"), "{told}");
    assert!(told.contains("NVA Control: North Vietnam, Central Laos, Southern Laos"), "{told}");
}

#[test]
fn adjust_asks_which_guerrillas_when_both_states_would_fit() {
    let table = Table::new();
    table.game(&["--scenario", "full", "--seed", "1"]);
    let refused = table.run(&["fitl", "adjust", "g.json", "hue", "vc", "guerrillas", "2", "--json"]).code(1);
    let error: Value = serde_json::from_slice(&refused.get_output().stderr).unwrap();
    assert_eq!(error["error"]["open"][0]["legal"], json!(["vc_guerrillas_u", "vc_guerrillas_a"]));
}

#[test]
fn card_info_tells_any_card() {
    let table = Table::new();
    table.run(&["fitl", "card-info", "124"]).success().stdout(
        contains("124 Tet Offensive (Pivotal Event)")
            .and(contains("Order: VC, NVA, US, ARVN"))
            .and(contains("Guerrillas are in")),
    );
    table
        .run(&["fitl", "card-info", "arc", "light"])
        .success()
        .stdout(contains("Capability of US: both texts"));
    assert_eq!(
        table.json(&["fitl", "card-info", "115"])["lasting"],
        serde_json::json!({ "kind": "momentum", "sides": ["unshaded"] })
    );
    table.run(&["fitl", "card-info", "zzz"]).code(2);
}

#[test]
fn scripts_play_with_the_same_functions() {
    let table = Table::new();
    let code = r#"
        let game = fitl_new("short", #{seed: 7});
        let next = fitl_next(game);
        let game = fitl_act(game, "pass");
        let choices = #{"option": ["available"], "out-of-play": ["1"], "troops": ["none"]};
        let game = fitl_act(game, #{action: #{action: "event", side: "unshaded", choices: choices}});
        print(next.faction + " " + fitl_next(game).faction + " " + fitl_card_info(124).title);
    "#;
    table.run(&["run", "-e", code]).success().stdout(contains("us nva Tet Offensive"));
}

#[test]
fn a_damaged_game_is_refused_with_every_fault() {
    let table = Table::new();
    table.game(&["--scenario", "short", "--seed", "7"]);
    let path = table.0.path().join("g.json");
    let mut document: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    document.as_object_mut().unwrap().remove("history");
    document["data"]["tracks"]["trail"] = 5.into();
    document["data"]["coups_played"] = 2.into();
    std::fs::write(&path, document.to_string()).unwrap();
    table
        .run(&["validate", "g.json"])
        .code(65)
        .stdout(contains("/data/tracks/trail").and(contains("/data/coups_played")));
    table.run(&["fitl", "next", "g.json"]).code(65);
}

#[test]
fn a_new_game_lists_what_to_set_up() {
    let table = Table::new();
    table
        .run(&["fitl", "new", "--scenario", "short", "--players", "us,arvn", "--seed", "1", "-o", "g.json"])
        .success()
        .stdout(
            contains("Set up the map")
                .and(contains("Da Nang: 3 US Troops, 1 ARVN Police, Active Support"))
                .and(contains("Out of Play: 6 US Troops, 10 ARVN Troops, 3 Rangers"))
                .and(contains("3 piles of 8 Events"))
                .and(contains("One player has US and ARVN")),
        );
    table.run(&["fitl", "show", "g.json", "tracks"]).success().stdout(contains("player, with ARVN"));
}

#[test]
fn the_next_step_tells_the_marks_of_non_players_and_the_odds_of_a_coup_card() {
    let table = Table::new();
    table.game(&["--scenario", "short", "--players", "us", "--seed", "1"]);
    table.run(&["fitl", "next", "g.json"]).success().stdout(
        contains("NVA Performed (shaded)")
            .and(contains("Coup card next: 1 in 7 (card 3 of 9 in pile 1) [2.1]")),
    );
    let data = table.json(&["fitl", "next", "g.json"]);
    assert_eq!(
        data["current_marks"]["nva"],
        json!({ "mark": "performed", "side": "shaded", "instructions": false })
    );
    assert!(data["current_marks"].get("us").is_none(), "a person's faction has no mark");
    table.run(&["fitl", "card-info", "27"]).success().stdout(contains("Critical (shaded)"));
}

#[test]
fn a_seat_that_changes_hands_is_handed_over_whole_and_says_what_is_taken_over() {
    let table = Table::new();
    table.game(&["--scenario", "medium", "--players", "us,vc"]);
    let asked = table.run(&["fitl", "adjust", "-i", "g.json", "players", "us"]).code(1);
    assert!(String::from_utf8_lossy(&asked.get_output().stderr).contains("roll 1d3"));
    table.run(&["fitl", "adjust", "-i", "g.json", "players", "us", "agitate_total", "2"]).success().stdout(
        predicate::str::contains("VC: is now a non-player; the ")
            .and(predicate::str::contains("VC Resources are set aside"))
            .and(predicate::str::contains("its 6 Trưng cards are shuffled into")),
    );
    let data = table.data();
    assert_eq!((&data["tracks"]["vc_resources"], &data["tracks"]["agitate_total"]), (&0.into(), &2.into()));
    assert_eq!(data["trung_deck"].as_array().unwrap().len(), 18);
    table
        .run(&["fitl", "adjust", "-i", "g.json", "players", "[\"us\", \"nva\"]", "nva_resources", "9"])
        .success()
        .stdout(predicate::str::contains("NVA: now has a player; NVA Resources begin at 9, as agreed"));
    let data = table.data();
    assert_eq!(
        (&data["tracks"]["nva_resources"], &data["players"]),
        (&9.into(), &serde_json::json!(["us", "nva"]))
    );
    assert_eq!(data["trung_deck"].as_array().unwrap().len(), 12);
}

#[test]
fn one_person_may_hold_any_set_of_factions() {
    let table = Table::new();
    let told = table
        .run(&[
            "fitl",
            "new",
            "--scenario",
            "full",
            "--players",
            "us,nva",
            "--one-person",
            "us,nva",
            "-o",
            "g.json",
        ])
        .success();
    let told = String::from_utf8_lossy(&told.get_output().stdout).replace("\n    ", " ");
    assert!(told.contains("One player has US and NVA and wins if one of them is first at the end"), "{told}");
    assert_eq!(table.data()["one_person"], serde_json::json!([["us", "nva"]]));
    table
        .run(&["fitl", "show", "g.json", "tracks"])
        .success()
        .stdout(predicate::str::contains("player, with NVA"));
    let two = table.run(&["fitl", "new", "--scenario", "full", "--players", "us,nva"]).success();
    assert!(String::from_utf8_lossy(&two.get_output().stderr).contains("--one-person us,nva"));
    let of = |more: &[&str]| {
        let all = [&["fitl", "new", "--scenario", "full", "--players", "us,nva"][..], more].concat();
        let refused = table.run(&all).code(2);
        String::from_utf8_lossy(&refused.get_output().stderr).into_owned()
    };
    assert!(of(&["--one-person", "us,vc"]).contains("VC is not a player faction"));
    assert!(of(&["--one-person", "us"]).contains("name two or more"));
}

#[test]
fn a_reading_agreed_is_kept_told_and_checked() {
    let table = Table::new();
    table.game(&[
        "--scenario",
        "short",
        "--players",
        "us",
        "--option",
        "raid-limit=any",
        "--option",
        "route_ends=left",
    ]);
    assert_eq!(table.data()["options"], serde_json::json!({ "raid-limit": "any", "route-ends": "left-out" }));
    table
        .run(&["fitl", "show", "g.json", "tracks"])
        .success()
        .stdout(predicate::str::contains("raid-limit=any").and(predicate::str::contains("R75")));
    let wrong = table.run(&["fitl", "new", "--scenario", "short", "--option", "raids=any"]).code(2);
    let wrong = String::from_utf8_lossy(&wrong.get_output().stderr).into_owned();
    for (key, ..) in pointman::fitl::Readings::ALL {
        assert!(wrong.contains(key), "{key}: {wrong}");
    }
    let help = table.run(&["fitl", "new", "--help"]).success();
    let help = String::from_utf8_lossy(&help.get_output().stdout).into_owned();
    assert!(help.contains("raid-limit=up-to-2|any") && help.contains("R75"), "{help}");
}
