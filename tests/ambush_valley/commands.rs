//! The commands, driven from outside.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use pointman::ambush_valley::{Campaign, Mission, Step};
use pointman::dice::Scripted;
use pointman::document::{Document, read};
use serde_json::{Value, json};

const POINTMAN: &str = env!("CARGO_BIN_EXE_pointman");

fn pointman(folder: &Path, words: &str) -> Output {
    Command::new(POINTMAN).args(words.split_whitespace()).current_dir(folder).output().unwrap()
}

fn done(folder: &Path, words: &str) -> String {
    let output = pointman(folder, words);
    assert!(output.status.success(), "{words}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// What a command that is refused says, with its exit code.
fn refused(folder: &Path, words: &str) -> (i32, String) {
    let output = pointman(folder, words);
    (output.status.code().unwrap(), String::from_utf8(output.stderr).unwrap())
}

fn campaign(folder: &Path, file: &str) -> Document<Campaign> {
    read(file, &fs::read_to_string(folder.join(file)).unwrap()).unwrap()
}

#[test]
fn a_campaign_of_twelve_turns_is_played_by_script_undone_and_replayed_to_identical_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/ambush-valley/twelve-turns.sh");
    let output =
        Command::new("sh").arg(&script).arg("song-be.json").env("POINTMAN", POINTMAN).current_dir(&folder).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let shown = String::from_utf8(output.stdout).unwrap();
    assert!(shown.contains("The campaign is over"), "{shown}");
    assert!(shown.ends_with("Turn 1: next is Receive Mission and Objectives (receive-mission)\n"), "{shown}");
    assert!(shown.lines().all(|line| line.chars().count() <= 80), "the logs fit 80 columns");

    let played = fs::read_to_string(folder.path().join("song-be.json")).unwrap();
    let document = campaign(folder.path(), "song-be.json");
    assert_eq!((document.data.step, document.data.turn_records.len()), (Step::Finished, 12));
    document.verify().unwrap();
    let mut again = document.undo(document.history().len() as u32 - 1).unwrap();
    assert_eq!((again.data.turn, again.data.step), (1, Step::ReceiveMission));
    for step in &document.history()[1..] {
        again.take(&step.command, step.choices.clone(), &mut Scripted::new(step.rolls.iter().copied())).unwrap();
        again.set_dice(step.dice);
    }
    assert_eq!(again.to_text(), played);
}

#[test]
fn players_roll_their_own_dice_for_every_step() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    done(folder, "campaign new --game ambush-valley --option leadership_roll=on --rolls 6,1,1,2,3,4 -o c.json");
    assert_eq!(campaign(folder, "c.json").data.regulars[0].figures[0].leadership, -2);
    done(folder, "generate-mission --from c.json -i --rolls 3,4,5,5,2,5,2,5,2 --buy us:sniper-team --edge us:north --terrain 11");
    done(folder, "campaign-buy c.json -i --force us --asset soft-skin --game-turn 2");
    done(folder, "campaign-length c.json -i --rolls 3 --force vc");
    let mission = campaign(folder, "c.json").data.mission.unwrap();
    assert_eq!(mission.forces[0].momentum.unwrap().left, 4);
    assert!(mission.game.over);
    let mut report: Value = serde_json::from_str(&done(folder, "campaign report-template c.json")).unwrap();
    assert_eq!(report["game_turns"], 5);
    report["forces"][0]["objectives_failed"] = json!(1);
    fs::write(folder.join("r.json"), report.to_string()).unwrap();
    let told = done(folder, "campaign-advance c.json --report r.json -i --rolls 8 --json");
    let told: Value = serde_json::from_str(&told).unwrap();
    assert_eq!(told["record"]["events"][0]["step"], "assess-operation");
    assert_eq!(told["document"]["data"]["insurgents"][0]["ranks"]["improved-tactics"], 1);
    assert_eq!(refused(folder, "campaign-length c.json --rolls 3").0, 1);
}

#[test]
fn a_secret_mission_is_shown_only_to_its_side() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    done(folder, "campaign new --game ambush-valley --regular US --regular NVA --seed 1 -o c.json");
    let told = done(folder, "generate-mission --from c.json -i --rolls 3,5,1,1,1,1,5,2,5,2,5,2");
    for words in [told.as_str(), &done(folder, "campaign show c.json"), &done(folder, "campaign show c.json --json")] {
        assert!(!words.contains("Over Run") && !words.contains("over-run") && !words.contains("Sweep"), "{words}");
    }
    let us = done(folder, "campaign show c.json --side us");
    assert!(us.contains("Over Run") && !us.contains("Sweep") && !us.contains("Regular Platoon Log: NVA"), "{us}");
    let nva = done(folder, "campaign show c.json --side nva");
    assert!(!nva.contains("Over Run") && nva.contains("Sweep and Clear"), "{nva}");
    let told = done(
        folder,
        "generate-mission --game ambush-valley --versus regular --rolls 3,5,1,1,1,1,5,2,5,2,5,2 --side us -o m.json",
    );
    assert!(told.contains("Over Run") && !told.contains("Sweep"), "{told}");
}

#[test]
fn faults_of_a_report_are_told_with_its_file_and_pointers() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    done(folder, "campaign new --game ambush-valley --seed 1 -o c.json");
    done(folder, "generate-mission --from c.json -i");
    let before = fs::read_to_string(folder.join("c.json")).unwrap();
    let mut report: Value = serde_json::from_str(&done(folder, "campaign report-template c.json")).unwrap();
    report["forces"][0]["figures"] =
        json!([{ "figure": "nobody", "outcome": "kia" }, { "figure": "hq-1", "outcome": "wia", "wound": "serious" }]);
    fs::write(folder.join("r.json"), report.to_string()).unwrap();
    let (code, words) = refused(folder, "campaign-advance c.json --report r.json -i");
    assert_eq!(code, 65);
    for pointer in ["/forces/0/objectives_achieved", "/forces/0/figures/0/figure", "/forces/0/figures/1/condition"] {
        assert!(words.contains(&format!("r.json: {pointer}: ")), "{words}");
    }
    assert_eq!(fs::read_to_string(folder.join("c.json")).unwrap(), before);
}

#[test]
fn missions_stand_alone() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    done(folder, "generate-mission --game ambush-valley --regular 2nd-Platoon:US --insurgent D445 --seed 3 -o m.json");
    let text = fs::read_to_string(folder.join("m.json")).unwrap();
    let mission = read::<Mission>("m.json", &text).unwrap();
    assert_eq!(mission.data.force_ids(), ["2nd-platoon", "d445"]);
    done(folder, "campaign-length m.json -i --rolls 5");
    assert!(done(folder, "campaign show m.json").contains("Game turn 6"));
    assert_eq!(refused(folder, "generate-mission --versus regular").0, 2);
    assert_eq!(refused(folder, "generate-mission --game ambush-valley --option pool=now").0, 2);
}

#[test]
fn schemas_of_reports_and_set_ups_are_printed() {
    let folder = tempfile::tempdir().unwrap();
    let report: Value = serde_json::from_str(&done(folder.path(), "campaign report-template --schema")).unwrap();
    assert!(report["properties"]["forces"].is_object());
    let set_up: Value = serde_json::from_str(&done(folder.path(), "campaign new --game ambush-valley --schema")).unwrap();
    assert!(set_up["properties"]["regulars"].is_object());
}

#[test]
fn a_set_up_file_makes_the_campaign_and_open_ended_ones_are_finished() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let agreed = crate::helpers::set_up(pointman::ambush_valley::Versus::Irregular, json!({}));
    fs::write(folder.join("s.json"), agreed.to_string()).unwrap();
    done(folder, "campaign new --game ambush-valley --setup s.json --open-ended --name Delta -o c.json");
    let words = done(folder, "campaign finish c.json -i");
    assert!(words.contains("draw"), "{words}");
    assert_eq!(campaign(folder, "c.json").data.step, Step::Finished);
}
