//! The command line from outside: help, names, colours, pipes, exit codes.

use std::io::Read;
use std::process::{Command as Process, Stdio};

use assert_cmd::Command;
use assert_cmd::cargo::cargo_bin;
use pointman::command::group::{EXAMPLES, FIRST_WORDS};
use predicates::prelude::*;
use predicates::str::contains;
use serde_json::Value;

fn pointman() -> Command {
    let mut command = Command::new(cargo_bin!("pointman"));
    command.env_remove("NO_COLOR");
    command
}

#[test]
fn every_command_has_help_with_examples_within_80_columns() {
    fn walk(command: &clap::Command, path: &mut Vec<String>, seen: &mut usize) {
        let inner: Vec<_> = command.get_subcommands().filter(|inner| inner.get_name() != "help").collect();
        if inner.is_empty() {
            let help = pointman().args(&*path).arg("--help").assert().success().get_output().stdout.clone();
            let help = String::from_utf8(help).unwrap();
            let (_, examples) =
                help.split_once("Examples:\n").unwrap_or_else(|| panic!("{path:?} shows no example"));
            assert!(examples.contains("  pointman "), "{path:?}: {examples}");
            let long = examples.lines().find(|line| line.chars().count() > 80);
            assert_eq!(long, None, "{path:?}");
            let long = help.lines().find(|line| line.chars().count() > 100);
            assert_eq!(long, None, "{path:?}");
            *seen += 1;
        }
        for inner in inner {
            path.push(inner.get_name().to_owned());
            walk(inner, path, seen);
            path.pop();
        }
    }
    let mut seen = 0;
    walk(&pointman::cli::complete_parser(), &mut Vec::new(), &mut seen);
    assert!(seen > pointman::command::ENTRIES.len(), "{seen}");
}

#[test]
fn the_examples_of_the_program_and_of_the_groups_run_one_after_the_other() {
    for examples in FIRST_WORDS.map(|first| first.examples).into_iter().chain([EXAMPLES]) {
        let folder = crate::scenes::folder();
        for example in examples.lines() {
            let line = example.split(" #").next().unwrap().trim().strip_prefix("pointman ").unwrap();
            let mut arguments = Vec::new();
            for (place, part) in line.split('"').enumerate() {
                // What stands between quotes is one word.
                if place % 2 == 1 { arguments.push(part) } else { arguments.extend(part.split_whitespace()) }
            }
            pointman().current_dir(&folder).args(&arguments).assert().success();
        }
    }
}

#[test]
fn a_missing_argument_is_asked_for_after_a_shortened_command_too() {
    let asked = |command: &str| -> Value {
        let output = pointman().args(["--json", "--color", "never", "fitl", command]).output().unwrap();
        let error: Value = serde_json::from_slice(&output.stderr).unwrap();
        error["error"]["open"].clone()
    };
    let whole = asked("card-info");
    assert!(whole[0]["legal"].as_array().is_some_and(|legal| !legal.is_empty()), "{whole}");
    assert_eq!(asked("card-in"), whole);
}

#[test]
fn a_command_may_be_shortened_to_a_unique_prefix() {
    pointman().args(["ro", "1d6", "--rolls", "3"]).assert().success().stdout(contains("3"));
}

#[test]
fn help_lists_every_command_once_by_what_it_is_for() {
    let help = |arguments: &[&str]| {
        let shown = pointman().args(arguments).assert().success().get_output().stdout.clone();
        String::from_utf8(shown).unwrap()
    };
    let commands = |help: &str| -> Vec<String> {
        let listed = help
            .lines()
            .skip_while(|line| !line.starts_with("Usage:"))
            .take_while(|line| *line != "Options:");
        let name = |line: &str| {
            let name = line.strip_prefix("  ").filter(|name| !name.starts_with(' '))?;
            Some(name.split(' ').next()?.to_owned())
        };
        listed.filter_map(name).collect()
    };
    let grammar = pointman::cli::complete_parser();
    for first in [None, Some("fng"), Some("fitl"), Some("campaign")] {
        let command = first.map_or(&grammar, |first| grammar.find_subcommand(first).unwrap());
        let mut known: Vec<_> = command.get_subcommands().map(|inner| inner.get_name().to_owned()).collect();
        known.retain(|name| name != "help");
        let mut listed = commands(&help(&[first.as_slice(), &["--help"]].concat()));
        known.sort();
        listed.sort();
        assert_eq!(listed, known, "{first:?}");
    }
    let top = help(&["--help"]);
    assert!(top.contains("\nDocuments:\n  validate "), "{top}");
    let fng = help(&["fng", "-h"]);
    assert!(fng.contains("\nCombat:\n  building ") && fng.contains("\nBooby traps:\n  trap "), "{fng}");
}

#[test]
fn a_command_answers_to_each_of_its_names() {
    let same = |one: &[&str], other: &[&str]| {
        let said = |arguments: &[&str]| pointman().args(arguments).output().unwrap();
        let (one, other) = (said(one), said(other));
        assert!(!one.stdout.is_empty() || !one.stderr.is_empty());
        assert_eq!((one.status, one.stdout, one.stderr), (other.status, other.stdout, other.stderr));
    };
    same(
        &["fng-test", "rally", "--rep", "4", "--rolls", "3,4"],
        &["fng", "test", "rally", "--rep", "4", "--rolls", "3,4"],
    );
    same(&["trung-turn", "nofile.json"], &["fitl", "turn", "nofile.json"]);
    for word in ["advance", "buy", "length"] {
        let rest = match word {
            "buy" => ["nofile.json", "--force=US", "--asset=Medevac"].as_slice(),
            _ => &["nofile.json"],
        };
        let name = format!("campaign-{word}");
        same(&[&[name.as_str()], rest].concat(), &[&["campaign", word], rest].concat());
    }
}

#[test]
fn an_unknown_command_is_answered_with_the_nearest() {
    pointman().arg("rol1").assert().code(2).stderr(contains("roll"));
}

#[test]
fn a_die_that_is_lacking_is_an_open_question_like_any_other() {
    let open = |words: &[&str]| {
        let assert = pointman().args(words).arg("--json").assert().code(2);
        let error: serde_json::Value = serde_json::from_slice(&assert.get_output().stderr).unwrap();
        error["error"]["open"][0].clone()
    };
    let die = open(&["fng-test", "received-fire", "--rep", "4", "--rolls", "3"]);
    assert_eq!(die["name"], "rolls");
    assert_eq!(die["legal"], serde_json::json!(["1", "2", "3", "4", "5", "6"]));
    assert!(die["what"].as_str().unwrap().starts_with("Received Fire"), "{die}");
    let answered = ["fng-test", "received-fire", "--rep", "4", "--rolls"];
    for face in die["legal"].as_array().unwrap() {
        let rolls = format!("3,{}", face.as_str().unwrap());
        pointman().args(answered).arg(rolls).assert().success();
    }
    assert_eq!(open(&["roll", "1d1000", "--rolls", "1001"])["legal"], serde_json::json!([]));
}

#[test]
fn too_few_and_too_many_rolls_are_usage_errors_that_say_so() {
    pointman().args(["roll", "2d6", "--rolls", "3"]).assert().code(2).stderr(contains("--rolls ran out"));
    pointman()
        .args(["roll", "2d6", "--rolls", "3,4,5"])
        .assert()
        .code(2)
        .stderr(contains("1 more than the 2 needed"));
    pointman().args(["roll", "1d6", "--rolls", "7"]).assert().code(2).stderr(contains("give 1 to 6"));
}

#[test]
fn a_usage_error_as_json_says_what_could_stand_there() {
    let open = |words: &[&str]| {
        let output = pointman().args(words).arg("--json").assert().code(2).get_output().clone();
        let told: serde_json::Value = serde_json::from_slice(&output.stderr).unwrap();
        told["error"]["open"].clone()
    };
    let faction = open(&["fitl", "pivotal", "game.json"]);
    assert_eq!((&faction[0]["name"], &faction[1]), (&"faction".into(), &serde_json::Value::Null));
    assert_eq!(faction[0]["legal"], serde_json::json!(["us", "arvn", "nva", "vc"]));
    let dice = open(&["roll", "2d6", "--dice", "throw"]);
    assert_eq!(dice[0]["legal"], serde_json::json!(["roll", "ask"]));
    let rep = open(&["fng", "reputation"]);
    assert_eq!((&rep[0]["name"], &rep[0]["legal"]), (&"rep".into(), &serde_json::json!([])));
    // What a rule lacks, it asks for in the same way.
    let rep = open(&["fng-test", "received-fire"]);
    assert_eq!(rep[0]["name"], "rep");
    assert_eq!(rep[0]["legal"], serde_json::json!(["1", "2", "3", "4", "5", "6"]));
    assert_eq!(open(&["roll", "2d6", "--dise", "ask"]), serde_json::Value::Null);
}

#[test]
fn the_same_seed_gives_the_same_dice() {
    let roll = || {
        pointman()
            .args(["roll", "20d6", "--seed", "7", "--json"])
            .assert()
            .success()
            .get_output()
            .stdout
            .clone()
    };
    assert_eq!(roll(), roll());
}

#[test]
fn dice_can_be_asked_for_and_a_wrong_answer_is_asked_again() {
    pointman()
        .args(["roll", "2d6", "--dice", "ask"])
        .write_stdin("4\nseven\n9\n2\n")
        .assert()
        .success()
        .stdout(contains("6"))
        .stderr(contains("give a whole number from 1 to 6"));
    pointman()
        .args(["roll", "2d6", "--dice", "ask"])
        .write_stdin("4\n")
        .assert()
        .code(2)
        .stderr(contains("the input ended"));
}

#[test]
fn colour_is_used_only_when_asked_for_or_on_a_terminal() {
    let coloured = contains("\u{1b}[");
    pointman().args(["odds", "2d6"]).assert().success().stdout(coloured.clone().not());
    pointman().args(["odds", "2d6", "--color", "always"]).assert().success().stdout(coloured.clone());
    pointman().args(["odds", "2d6", "--color", "never"]).assert().success().stdout(coloured.not());
}

#[test]
fn a_missing_file_is_exit_code_66() {
    pointman()
        .args(["validate", "no-such-file.json"])
        .assert()
        .code(66)
        .stderr(contains("no-such-file.json: no such file"));
}

#[test]
fn a_reader_that_closes_the_pipe_early_is_no_error() {
    let mut child = Process::new(cargo_bin!("pointman"))
        .args(["odds", "200d20"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = [0u8; 1];
    child.stdout.take().unwrap().read_exact(&mut first).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{output:?}");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn a_full_device_is_exit_code_74() {
    let Ok(full) = std::fs::OpenOptions::new().write(true).open("/dev/full") else { return };
    let output = Process::new(cargo_bin!("pointman")).args(["roll", "1d6"]).stdout(full).output().unwrap();
    assert_eq!(output.status.code(), Some(74));
}

#[test]
fn the_page_of_a_command_that_is_none_is_refused_with_what_would_help() {
    for (line, lists) in [
        ("av table nosuch", "there is no table `nosuch`: pointman av table lists them"),
        ("fng-test nosuch", "there is no check `nosuch`: pointman fng-test --list lists them"),
        ("schema nosuch", "there is no kind of document `nosuch`: pointman schema lists them"),
    ] {
        Command::new(cargo_bin!("pointman")).args(line.split(' ')).assert().code(2).stderr(contains(lists));
    }
    let output = Command::new(cargo_bin!("pointman")).args(["man", "nosuch"]).output().unwrap();
    let why = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{why}");
    assert!(why.contains("there is no command `nosuch`"), "{why}");
    assert!(why.contains("`pointman --help` lists the commands"), "{why}");
    assert!(output.stdout.is_empty());
}

#[test]
fn a_name_like_no_other_is_answered_with_the_command_that_lists_them() {
    let folder = crate::scenes::folder();
    let said = |line: &str| {
        let output = pointman().current_dir(folder.path()).args(line.split(' ')).output().unwrap();
        String::from_utf8(output.stderr).unwrap()
    };
    said("fitl new --scenario short --players us --seed 3 -q -o game.json");
    let nowhere = said("fitl act game.json train nowhere");
    let lists =
        "there is no space `nowhere`, in `train nowhere`; `pointman fitl show GAME spaces` lists them";
    assert!(nowhere.contains(lists), "{nowhere}");
    let tuff = said("fng-test received-fire --rep 4 --attribute tuff");
    assert!(tuff.contains("there is no Attribute `tuff`: pointman fng list attributes lists them"), "{tuff}");
    let passed = said("fitl act game.json pass;train");
    assert!(passed.contains("nothing can follow `pass`"), "{passed}");
    // What the table shows is told without places of the data, unless one was named.
    let words = said("fitl adjust game.json hue us troops 90");
    assert!(!words.contains("/data/"), "{words}");
    let path = said("fitl adjust game.json spaces/hue/pieces/us_troops 90");
    assert!(path.contains("/data/"), "{path}");
}
