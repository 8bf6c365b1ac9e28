//! The `fng` commands, driven from outside.

use assert_cmd::Command;
use pointman::command::ENTRIES;
use predicates::prelude::*;
use serde_json::{Value, json};

fn pointman() -> Command {
    let mut command = Command::cargo_bin("pointman").unwrap();
    command.env("NO_COLOR", "1");
    command
}

fn says(line: &str) -> String {
    let output = pointman().args(words(line)).assert().success();
    String::from_utf8(output.get_output().stdout.clone()).unwrap()
}

fn data(line: &str) -> Value {
    serde_json::from_str(&says(&format!("{line} --json"))).unwrap()
}

fn fails(line: &str, code: i32, message: &str) {
    pointman().args(words(line)).assert().code(code).stderr(predicate::str::contains(message));
}

fn words(line: &str) -> Vec<&str> {
    line.split_whitespace().collect()
}

fn squad() -> Value {
    json!({
        "format": "pointman", "version": 1, "kind": "fng-squad", "dice": { "seed": 1, "drawn": 0 },
        "data": { "figures": [
            { "name": "Smith", "rep": 5, "attributes": ["crack-shot"], "weapon": { "name": "M-16" } },
            { "name": "Doc", "rep": 4, "attributes": ["medic"], "role": "leader" },
            { "name": "Slag", "rep": 5, "star": true, "state": ["in-cover", "flak-jacket"] }
        ] },
        "history": []
    })
}

#[test]
fn every_example_of_the_help_runs() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("squad.json"), squad().to_string()).unwrap();
    let mut run = 0;
    for entry in ENTRIES.iter().filter(|entry| entry.path.first() == Some(&"fng")) {
        for example in entry.examples.lines() {
            let line = example.split('#').next().unwrap().trim();
            let mut arguments = words(line.strip_prefix("pointman ").unwrap());
            if !line.contains("--rolls") && !line.contains("--odds") {
                arguments.extend(["--seed", "7"]);
            }
            let mut command = pointman();
            // The dice of an example may end before the procedure does: then the question is named.
            let assert = command.current_dir(&folder).args(&arguments).assert();
            assert.success().stdout(predicate::str::is_empty().not());
            run += 1;
        }
    }
    assert!(run >= 36, "{run}");
}

#[test]
fn a_shot_tells_every_die_and_what_follows() {
    let record = data("fng shoot --rep 4 --weapon m-16 --at cover,rep=3 --at open --rolls 6,4,2");
    assert_eq!(record["shots"][0], json!({"die": 6, "at": "target 1", "total": 10, "hit": true}));
    assert_eq!(record["targets"][0]["state"], "obviously-dead");
    assert_eq!(record["follows"][0]["check"], "received-fire");
    assert_eq!(record["throws"][1]["dice"], json!([2]));
}

#[test]
fn odds_are_exact_and_sum_to_the_whole() {
    let odds = data("fng shoot --rep 4 --weapon usa-m-60 --at cover,rep=3 --at open --odds");
    let ways = |value: &Value| value.as_u64().map(u128::from).or_else(|| value.as_str()?.parse().ok()).unwrap();
    let sum: u128 = odds["outcomes"].as_array().unwrap().iter().map(|outcome| ways(&outcome["ways"])).sum();
    assert_eq!(sum, ways(&odds["of"]));
    assert!(odds["outcomes"][0]["ends"].get("target 1").is_some());
}

#[test]
fn the_same_seed_gives_the_same_shot() {
    let line = "fng grenade --rep 4 --at cover --at open --near Smith --seed 11";
    assert_eq!(says(line), says(line));
}

#[test]
fn a_figure_of_a_squad_brings_rep_attributes_weapon_and_state() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("squad.json");
    std::fs::write(&file, squad().to_string()).unwrap();
    let squad = file.to_str().unwrap();
    let record = data(&format!("fng shoot --squad {squad} --shooter Smith --shots 1 --at open --rolls 2,4,5"));
    assert_eq!((&record["shooter"], &record["weapon"]), (&json!("Smith"), &json!("M-16")));
    assert_eq!(record["shots"], json!([{"die": 4, "at": "target 1", "total": 9, "hit": true}]));
    let star = data(&format!("fng shoot --squad {squad} --rep 4 --weapon usa-m-60 --at Slag --rolls 6,2,2,2,2,1"));
    assert_eq!(star["targets"][0], json!({"name": "Slag", "state": "out-of-the-fight", "hits": 1}), "in cover, Larger Than Life");
}

#[test]
fn explain_tells_how_the_result_came_about() {
    let text = says("fng shoot --rep 4 --weapon m-16 --at open --rolls 1,2 --explain");
    assert!(text.contains("How it came about"), "{text}");
}

#[test]
fn refusals_name_the_rule_and_end_with_1() {
    fails("fng shoot --weapon m-16 --at open --in 60", 1, "the M-16 reaches 48 in [FNG Out Of Range]");
    fails("fng grenade --in 9 --at open", 1, "reaches 6 in");
    fails("fng medic --turns 4", 1, "too late");
    fails("fng main-gun --apr 6 --target pt-76 --hull-down", 1, "hull down");
}

#[test]
fn mistakes_say_what_would_be_right_and_end_with_2() {
    fails("fng shoot --weapon m-16 --at covr", 2, "did you mean cover");
    fails("fng shoot --weapon m-17 --at open", 2, "there is no weapon `m-17`");
    fails("fng shoot --at open", 2, "--weapon");
    fails("fng shoot --weapon m-16 --at open --rolls 1", 2, "--rolls ran out");
    fails("fng shoot --weapon m-16 --at rep=9", 2, "Rep runs from 2 to 6");
    fails("fng shoot --weapon m-16 --at open --edition 3", 2, "there is no edition 3");
    fails("fng melee --us rep=4 --them rep=4 --contact 1", 2, "--contact 1");
    fails("fng main-gun --apr 6", 2, "give the target");
    fails("fng building --apr 6 --dv plywood", 2, "structure");
    fails("fng main-gun --gun m-113-apc --target pt-76", 1, "no gun");
}

#[test]
fn melee_grenades_and_guns_answer_as_data() {
    let melee = data("fng melee --us Barnes,rep=4,weapon=bayonet --them Vang,rep=4,weapon=knife --rolls 3,1,5,2,4");
    assert_eq!((&melee["pairs"][0]["winner"], &melee["fighters"][1]["state"]), (&json!("Barnes"), &json!("knocked-down")));
    let grenade = data("fng grenade --rep 4 --at cover,rep=4 --at rep=4 --at rep=3 --rolls 4,1,5");
    assert_eq!((&grenade["outcome"], &grenade["total"]), (&json!("on-the-spot"), &json!(8)));
    let gun = data("fng main-gun --gun m-48 --rep 4 --target pt-76 --in 24 --rolls 1,2,1,5,4,2,5,3,1,1");
    assert_eq!((&gun["shot"], &gun["target"]["state"]), (&json!("hull"), &json!("disabled")));
    let order = data("fng in-sight-order --tester Smith,passes=2 --tester Jones,passes=1");
    assert_eq!(order["order"][0][0]["name"], "Smith");
    let recovery = data("fng recovery --casualty Smith,rep=4,evacuated --rolls 5,1,6,3");
    assert_eq!(recovery["casualties"][0], json!({"name": "Smith", "state": "recovers-later", "turns": 3}));
}
