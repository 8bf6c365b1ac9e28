//! `fng squad` and `fng roster` as people run them.

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::contains;
use serde_json::Value;
use tempfile::TempDir;

/// The program in a folder of its own.
struct Table(TempDir);

impl Table {
    fn new() -> Self {
        Table(crate::scenes::folder())
    }

    fn pointman(&self, line: &str) -> Command {
        let mut command = Command::cargo_bin("pointman").unwrap();
        command.current_dir(self.0.path()).args(line.split_whitespace());
        command
    }

    fn json(&self, line: &str) -> Value {
        let output = self.pointman(line).assert().success().get_output().stdout.clone();
        serde_json::from_slice(&output).unwrap()
    }

    fn raise(&self, line: &str) {
        self.pointman(&format!("fng squad {line} -o squad.json")).assert().success();
    }
}

const SLAG: &str = "--force us-army-infantry --star Slag --star-rep 5 --star-attribute born-leader \
                    --star-attribute tough --attributes --months --seed 3";

#[test]
fn a_squad_is_raised_saved_validated_replayed_and_told() {
    let table = Table::new();
    table.raise(SLAG);
    table.pointman("validate squad.json").assert().success();
    table.pointman("replay squad.json").assert().success();
    table.pointman("log squad.json").assert().success().stdout(contains("fng-squad"));
    table.pointman("adjust squad.json /figures/1/rep 5 -i").assert().success();
    table.pointman("undo squad.json -i").assert().success();
    table.pointman("undo squad.json").assert().failure();
    table.pointman("fng-test swim --squad squad.json --figure Slag --rolls 1,2").assert().success();
}

#[test]
fn the_same_seed_raises_the_same_squad() {
    let table = Table::new();
    let first = table.json("fng squad --force nva --seed 9");
    assert_eq!(first, table.json("fng squad --force nva --seed 9"));
    assert_ne!(first["data"], table.json("fng squad --force nva --seed 10")["data"]);
}

#[test]
fn the_record_tells_every_die() {
    let table = Table::new();
    let told = table.json("fng squad --force us-marines --rolls 1,3,1,2,4,5,6 --json");
    let events = told["record"]["events"].as_array().unwrap();
    assert_eq!(events[0]["dice"], serde_json::json!([1]));
    assert_eq!(events.iter().map(|event| event["dice"].as_array().map_or(0, Vec::len)).sum::<usize>(), 7);
    assert_eq!(told["document"]["data"]["figures"][0]["rep"], 4);
    assert_eq!(told["document"]["history"][0]["rolls"].as_array().unwrap().len(), 7);
    table
        .pointman("fng squad --force us-marines --rolls 1,3")
        .assert()
        .code(2)
        .stderr(contains("Rep of Cpl"));
    table
        .pointman("fng squad --force us-marines --rolls 1,3,1,2,4,5,6,6")
        .assert()
        .code(2)
        .stderr(contains("1 more than"));
}

#[test]
fn a_person_throws_the_dice_and_names_the_cards() {
    let table = Table::new();
    let mut command = table.pointman("fng squad --force us-army-infantry --men 1 --attributes --dice ask");
    let assert = command.write_stdin("5\n4\n3S\n").assert().success();
    let document: Value = serde_json::from_slice(&assert.get_output().stdout).unwrap();
    assert_eq!(document["data"]["figures"][0]["rep"], 4);
    assert_eq!(document["data"]["figures"][0]["attributes"], serde_json::json!(["knifeman"]));
}

#[test]
fn the_roster_has_the_printed_columns_within_80_columns() {
    let table = Table::new();
    for line in
        [SLAG, "--force local-vc --seed 1", "--force us-sf-cidg --unit headquarters --seed 4 --attributes"]
    {
        table.raise(line);
        let output = table.pointman("fng roster squad.json").assert().success().get_output().stdout.clone();
        let text = String::from_utf8(output).unwrap();
        let head = text.lines().nth(1).unwrap();
        // The Effects stand below where there is no room for them.
        let words: Vec<&str> = head.split_whitespace().filter(|word| *word != "Effect").collect();
        let printed = ["Name", "Rep", "Att", "Weapon", "Rng", "Tar", "Imp", "R", "Points"];
        assert_eq!(words, printed, "{head}");
        assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
    }
}

#[test]
fn the_roster_tells_what_each_man_is_and_carries() {
    let table = Table::new();
    table.raise(SLAG);
    table.pointman("adjust squad.json /figures/1/state [\"out-of-the-fight\"] -i").assert().success();
    let roster = table.json("fng roster squad.json --json");
    let slag = &roster["figures"][0];
    assert_eq!(
        (slag["name"].as_str(), slag["rep"].as_u64(), slag["star"].as_bool()),
        (Some("Slag"), Some(5), Some(true))
    );
    assert_eq!(slag["attributes"], serde_json::json!(["Born Leader", "Tough"]));
    assert_eq!(
        (slag["weapon"].as_str(), slag["range_in"].as_str(), slag["targets"].as_str()),
        (Some("M-16"), Some("48"), Some("2/3"))
    );
    table
        .pointman("fng roster squad.json")
        .assert()
        .success()
        .stdout(contains("Slag: Star, squad leader").and(contains("out of the fight")));
}

#[test]
fn a_crew_has_the_roster_of_its_vehicle() {
    let table = Table::new();
    table.raise("--force us-army-infantry --unit crew --vehicle m-48 --rolls 1,2,3,5,6");
    let roster = table.json("fng roster squad.json --json");
    assert_eq!(roster["vehicle"]["armor"], "7/5");
    assert_eq!(roster["vehicle"]["t_com"], "3");
    assert_eq!(roster["vehicle"]["rto"], "5");
    table
        .pointman("fng roster squad.json")
        .assert()
        .success()
        .stdout(contains("Designate").and(contains("Co-ax")).and(contains("18/12")));
}

#[test]
fn every_unit_of_the_tables_can_be_raised() {
    let table = Table::new();
    for line in [
        "--force nva --unit nva-engineer-squad",
        "--force nva --unit half-squad",
        "--force nva --unit sapper-cell",
        "--force local-vc --unit hmg-team",
        "--force local-vc --green",
        "--force local-vc --unit local-vc-half-squad --heavy rpg",
        "--force vc-main-force --unit vc-main-force-squad --mix select-fire --satchel-charges",
        "--force arvn-army-infantry --unit rf-pf-squad",
        "--force arvn-army-infantry --unit sniper",
        "--force us-sf-cidg --unit headquarters --men 2",
        "--force us-marines --launchers 3 --laws 0 --number 2 --name Second",
        "--force anzac-infantry --full --weapon nco=f-1 --weapon point-man=combat-shotgun",
        "--force us-army-infantry --names Smith,Jones,Brown --edition 2",
    ] {
        table.raise(&format!("{line} --seed 1"));
        table.pointman("validate squad.json").assert().success();
    }
}

#[test]
fn squads_of_one_platoon_have_men_of_different_names() {
    let table = Table::new();
    let names = |number: u8| -> Vec<String> {
        let squad = table.json(&format!("fng squad --force us-marines --full --seed 1 --number {number}"));
        squad["data"]["figures"].as_array().unwrap().iter().map(|figure| figure["name"].to_string()).collect()
    };
    let (first, second) = (names(1), names(2));
    assert!(first.iter().all(|name| !second.contains(name)));
}

#[test]
fn bad_input_is_answered_with_what_would_be_right() {
    let table = Table::new();
    for (line, code, says) in [
        ("--force us-marine-corps", 2, "did you mean us-marines"),
        ("", 2, "--force"),
        ("--force us-marines --date 1969-01-early", 2, "is not a campaign turn"),
        ("--force us-marines --unit platoons", 2, "there is no unit"),
        ("--force us-marines --unit nva-squad", 2, "have no such unit"),
        ("--force us-marines --unit crew", 2, "a crew needs one"),
        ("--force us-marines --unit crew --vehicle m-49", 2, "there is no vehicle"),
        ("--force us-marines --men 14", 1, "has 1 to 13"),
        ("--force us-marines --full --men 5", 2, "cannot be used with"),
        ("--force us-marines --launchers 4", 1, "has 1 to 3"),
        ("--force us-marines --star-rep 5", 2, "--star"),
        ("--force us-marines --star Slag", 1, "a Rep 4 Star has 1"),
        ("--force us-marines --star Slag --star-attribute tuogh", 2, "did you mean tough"),
        (
            "--force us-marines --star Slag --star-attribute tough --star-post lmg-gunner",
            1,
            "cannot be the squad's LMG gunner",
        ),
        ("--force us-marines --weapon nco", 2, "POST=WEAPON"),
        ("--force us-marines --weapon chef=m-16", 2, "there is no post"),
        (
            "--force us-marines --date 1968-01-early --weapon nco=m-14",
            1,
            "carries m-16 in early January 1968",
        ),
        ("--force us-marines --option army-05=seven", 2, "give six or usual"),
        ("--force us-marines --option army-05", 2, "KEY=VALUE"),
        ("--force us-marines --names A,A", 2, "names must be unique"),
        ("--force us-marines --edition 3", 2, "3"),
    ] {
        table.pointman(&format!("fng squad {line} --seed 1")).assert().code(code).stderr(contains(says));
    }
    table.pointman("fng roster nothing.json").assert().code(66);
    std::fs::write(table.0.path().join("bad.json"), "{}").unwrap();
    table.pointman("fng roster bad.json").assert().code(65);
}

#[test]
fn a_script_raises_squads_and_reads_their_rosters() {
    let table = Table::new();
    let code = "let s = fng_squad(\"us-marines\", #{seed: 7, weapon: #{rifleman: \"m-16\"}, star: \"Slag\", \
                star_attribute: \"tough\"}); let r = fng_roster(s); print(r.figures[0].name + \" \" + \
                r.figures.len()); print(s.data.figures[5].weapon.name)";
    let mut command = Command::cargo_bin("pointman").unwrap();
    command.current_dir(table.0.path()).args(["run", "-e", code]);
    command.assert().success().stdout(contains("Slag"));
}
