//! The commands of play, driven from outside.

use assert_cmd::Command;
use pointman::command::ENTRIES;
use predicates::prelude::*;
use serde_json::Value;
use tempfile::TempDir;

use crate::scenes::fng_support::{document, mission};

/// A folder with a mission, and the program in it.
struct Folder(TempDir);

impl Folder {
    fn new() -> Self {
        let folder = Folder(crate::scenes::folder());
        let mut play = mission("us-army-infantry", "vc-main-force");
        play.own.leader_rep = 5;
        std::fs::write(folder.0.path().join("patrol.json"), document(play)).unwrap();
        folder
    }

    fn run(&self, line: &str) -> Command {
        let mut command = Command::cargo_bin("pointman").unwrap();
        command.env("NO_COLOR", "1").current_dir(self.0.path()).args(words(line));
        command
    }

    fn says(&self, line: &str) -> String {
        let output = self.run(line).assert().success();
        String::from_utf8(output.get_output().stdout.clone()).unwrap()
    }

    fn fails(&self, line: &str, code: i32, message: &str) {
        self.run(line).assert().code(code).stderr(predicate::str::contains(message));
    }
}

/// Words of a shell, with single quotes.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (index, part) in line.split('\'').enumerate() {
        if index % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

#[test]
fn an_evening_is_played_from_one_document() {
    let folder = Folder::new();
    let said = folder.says("fng activation patrol.json -i --own 5 --enemy 3 --seed 4");
    assert!(said.contains("US Army Infantry act first with Rep 5 or more"), "{said}");
    assert!(said.contains("Turn 1, day, clear"), "{said}");
    let said = folder.says("fng contact patrol.json 'woods 3' -i --seed 11");
    assert!(said.contains("Contact"), "{said}");
    folder.says(
        "fng request patrol.json artillery -i --operator Jones,rep=5 --target 'the ridge' --rolls 1,1,5",
    );
    folder.says("fng fire-mission patrol.json -i --mission 1 --rolls 1");
    let said = folder.says("fng fire-mission patrol.json -i --mission 1 --rolls 1");
    assert!(said.contains("artillery HE lands on the ridge: blast"), "{said}");
    let number = said.split("blast ").nth(1).unwrap().split(',').next().unwrap().to_owned();
    let said = folder.says(&format!(
        "fng fire-mission patrol.json -i --effect {number} --at Phu,rep=3 --at cover,rep=4 --seed 1"
    ));
    assert!(said.contains("Phu: total"), "{said}");
    let said = folder.says("fng activation patrol.json -i --shots --seed 6");
    assert!(said.contains("Turn 2"), "{said}");
    folder.says("log patrol.json");
    folder.run("replay patrol.json --verify").assert().success();
    folder.says("undo -i patrol.json 7");
    let said = folder.says("validate patrol.json");
    assert!(!said.contains("fault"), "{said}");
}

#[test]
fn cards_before_the_battle_are_kept_from_the_player_until_he_asks() {
    let folder = Folder::new();
    let record: Value =
        serde_json::from_str(&folder.says("fng activation patrol.json -i --seed 4 --json")).unwrap();
    let events = record["record"]["events"].as_array().unwrap();
    assert!(events.iter().all(|event| event.get("secret").is_none()), "{record}");
    assert!(record.get("document").is_none_or(Value::is_null), "the document holds the cards: {record}");
    folder.says("undo -i patrol.json");
    let told = folder.says("fng activation patrol.json -i --seed 4 --secrets");
    assert_eq!(told.matches("US Army Infantry: the ").count(), 3, "{told}");
}

#[test]
fn a_feature_that_is_misspelt_is_no_building() {
    let folder = Folder::new();
    folder.says(
        "generate-mission --game fng --force us-marines --corps i --leader-rep 4 --date 1967-05-early \
         --mission-type recon --seed 4 -q -o eve.json",
    );
    folder.fails("fng contact eve.json jungel", 2, "jungel is not a terrain feature: did you mean jungle?");
    folder.says("fng contact eve.json hootch --seed 1");
}

#[test]
fn every_example_of_the_help_can_be_read() {
    let folder = Folder::new();
    folder.says("fng muster patrol.json -i --side own --figure Miller,rep=4,weapon=m-16");
    let names = [
        "activation",
        "air-run",
        "contact",
        "fire-mission",
        "helicopter",
        "radio",
        "reinforce",
        "request",
        "sniper",
    ];
    for name in names {
        let entry = ENTRIES.iter().find(|entry| entry.path == ["fng", name]).unwrap();
        for example in entry.examples.lines() {
            let line = example.split('#').next().unwrap().trim().strip_prefix("pointman ").unwrap();
            let line = if line.contains("--rolls") { line.to_owned() } else { format!("{line} --seed 3") };
            // Refused by the rules at the most: nothing in an example is misspelt.
            let output = folder.run(&line).output().unwrap();
            let code = output.status.code().unwrap();
            let error = String::from_utf8_lossy(&output.stderr);
            let needs_play = [
                "there is no aircraft",
                "there is no helicopter",
                "there is no sniper",
                "there is no such sniper",
                "there is no Fire Mission",
                "has no effect left to roll",
            ];
            assert!(
                code <= 1 || needs_play.iter().any(|need| error.contains(need)),
                "{line}: {code}: {error}"
            );
        }
    }
}

#[test]
fn bad_input_is_answered_with_what_would_be_right() {
    let folder = Folder::new();
    folder.fails("fng activation nowhere.json", 66, "no such file");
    folder.fails("fng activation patrol.json --own 7", 2, "7");
    folder.fails("fng activation patrol.json --option sup-01", 2, "KEY=VALUE");
    folder.fails("fng activation patrol.json --option sup-01=nobody", 2, "hq, noted, all");
    folder.fails("fng activation patrol.json --gone m-48", 2, "no such vehicle");
    folder.fails("fng reinforce patrol.json --side theirs", 2, "own or enemy");
    folder.fails("fng radio patrol.json --to fac", 2, "--operator");
    folder.fails("fng radio patrol.json --to fac --operator Jones,rep=4", 1, "that side has no aircraft");
    folder.fails(
        "fng request patrol.json tanks --operator Jones,rep=4",
        2,
        "artillery, air-strike, gunship, medevac",
    );
    folder.fails(
        "fng request patrol.json gunship --operator Jones,rep=4 --forward-observer",
        1,
        "for aircraft and guns only",
    );
    folder.fails("fng fire-mission patrol.json", 2, "--declare TUBE");
    folder.fails("fng fire-mission patrol.json --declare bazooka --target it", 2, "light-mortar");
    folder.fails("fng fire-mission patrol.json --declare light-mortar", 2, "--aim");
    folder.fails("fng fire-mission patrol.json --mission 9", 2, "there is no Fire Mission 9: there is none");
    folder.fails("fng air-run patrol.json", 2, "give the number of the aircraft with --aircraft");
    folder.fails("fng air-run patrol.json --aircraft 2 --run", 2, "nothing flies");
    folder.fails("fng helicopter patrol.json dance", 2, "send, `land`".replace('`', "").as_str());
    folder.fails("fng helicopter patrol.json land", 2, "there is no helicopter");
    folder.fails("fng sniper patrol.json --seen", 2, "there is no sniper");
    folder.fails("fng contact patrol.json ''", 2, "give the feature or building");
    folder.fails("fng contact patrol.json hut --rolls 3", 2, "--rolls ran out");
    folder.fails("fng contact patrol.json hut --rolls 6,6,6", 2, "more than the 2 needed");
}

#[test]
fn scripts_play_with_the_same_functions() {
    let folder = Folder::new();
    let code = "let m = load(\"patrol.json\"); let m = fng_activation(m, \
                #{own: 4, enemy: 2, rolls: [1,1,1,1,1]}); print(m.data.play.turn)";
    let output = Command::cargo_bin("pointman")
        .unwrap()
        .current_dir(folder.0.path())
        .args(["run", "-e", code])
        .output()
        .unwrap();
    assert_eq!(
        String::from_utf8_lossy(&output.stdout).trim(),
        "1",
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
}
