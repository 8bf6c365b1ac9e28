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
    let folder = crate::scenes::folder();
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
    assert!(String::from_utf8_lossy(&broken.get_output().stderr).contains("not a game of a run"));
}

#[test]
fn lines_of_games_with_windows_for_pivotal_events_are_read_again() {
    let folder = crate::scenes::folder();
    let file = named(&folder, "full.jsonl");
    std::fs::write(&file, output(&["simulate", "--games", "300", "--format", "jsonl"])).unwrap();
    let sum: Value = serde_json::from_str(&output(&["simulate", "--merge", &file, "--json"])).unwrap();
    assert_eq!(sum["games"], 300);
}

#[test]
fn a_game_is_played_on_with_non_players_in_the_place_of_people() {
    let folder = crate::scenes::folder();
    let file = folder.path().join("game.json").display().to_string();
    pointman(&["fitl", "new", "--scenario", "medium", "--seed", "1", "-q", "-o", &file]).assert().success();
    let tally: Value =
        serde_json::from_str(&output(&["simulate", "--from", &file, "--games", "5", "--json"])).unwrap();
    assert_eq!(tally["games"], 5);
}

#[test]
fn what_nobody_has_seen_makes_no_difference_to_games_played_on() {
    let folder = crate::scenes::folder();
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
    assert!(told.contains("used the saved order of the cards"), "{told}");
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
    let folder = crate::scenes::folder();
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
    let lines = output(&["simulate", "--scenario", "short", "--games", "3", "--format", "jsonl"]);
    for (row, line) in csv.lines().skip(1).zip(lines.lines()) {
        let line: Value = serde_json::from_str(line).unwrap();
        let of_factions = ["margins", "passes"]
            .into_iter()
            .flat_map(|field| ["us", "arvn", "nva", "vc"].map(|faction| line[field][faction].clone()));
        let beside = ["game", "winner", "coup_rounds", "cards", "turns"].map(|field| line[field].clone());
        let events = line["events"].as_array().unwrap().len().into();
        let values = beside.into_iter().chain(of_factions).chain([events]);
        let values: Vec<String> =
            values.map(|value| value.as_str().map_or_else(|| value.to_string(), str::to_owned)).collect();
        assert_eq!(row, values.join(","));
    }
    pointman(&["simulate", "--games", "0"]).assert().code(2);
}

fn data(arguments: &[&str]) -> Value {
    serde_json::from_str(&output(&[&["simulate", "--scenario", "short", "--json"], arguments].concat()))
        .unwrap()
}

/// A file of a folder, as the shell names it.
fn named(folder: &tempfile::TempDir, name: &str) -> String {
    folder.path().join(name).display().to_string()
}

#[test]
fn lines_and_summaries_satisfy_their_schemas_and_hold_every_zero() {
    let lines = output(&["simulate", "--scenario", "short", "--games", "6", "--format", "jsonl"]);
    let summary = output(&["simulate", "--scenario", "short", "--games", "6", "--format", "summary"]);
    for (name, text) in [("simulation-line", &lines), ("simulation-summary", &summary)] {
        let schema: Value = serde_json::from_str(&output(&["schema", name])).unwrap();
        let schema = jsonschema::validator_for(&schema).unwrap();
        for line in text.lines() {
            let value: Value = serde_json::from_str(line).unwrap();
            assert!(schema.is_valid(&value), "{name}: {:?}", schema.iter_errors(&value).next());
        }
    }
    for line in lines.lines() {
        let line: Value = serde_json::from_str(line).unwrap();
        for field in ["margins", "passes"] {
            assert_eq!(line[field].as_object().unwrap().len(), 4, "{field}");
        }
        assert_eq!(line["operations"].as_object().unwrap().len(), 16);
        assert!(line["events"].as_array().unwrap().iter().all(|event| event["side"].is_string()));
        assert_eq!(line["version"], 2);
    }
}

#[test]
fn lines_packed_lines_and_summaries_sum_to_the_same_bytes_in_any_mix_and_order() {
    let folder = crate::scenes::folder();
    let piece = |first: &str, games: &str, format: &str| {
        output(&["simulate", "--scenario", "short", "--first", first, "--games", games, "--format", format])
    };
    let whole = piece("0", "30", "summary");
    let (a, b, c) = (named(&folder, "a.jsonl"), named(&folder, "b.gz"), named(&folder, "c.json"));
    std::fs::write(&a, piece("0", "10", "jsonl")).unwrap();
    std::fs::write(&c, piece("10", "15", "summary")).unwrap();
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    std::io::Write::write_all(&mut packed, piece("25", "5", "jsonl").as_bytes()).unwrap();
    std::fs::write(&b, packed.finish().unwrap()).unwrap();
    for order in [[&a, &b, &c], [&c, &a, &b], [&b, &c, &a]] {
        for threads in ["1", "3"] {
            let files = order.map(String::as_str);
            let sum = [&["simulate", "--merge"][..], &files, &["--format", "summary", "--threads", threads]]
                .concat();
            assert_eq!(output(&sum), whole, "{order:?}");
        }
    }
    let of = |format: &str| {
        [&["simulate", "--merge"][..], &[&a, &b].map(String::as_str), &["--format", format]]
            .concat()
            .join("\t")
    };
    let run = |words: String| pointman(&words.split('\t').collect::<Vec<_>>()).assert();
    let joined = run(of("jsonl")).success();
    let expected = [piece("0", "10", "jsonl"), piece("25", "5", "jsonl")].concat();
    assert_eq!(String::from_utf8_lossy(&joined.get_output().stdout), expected);
    run(of("jsonl").replace(&b, &c)).code(2);
    for (expected, code) in [("30", 0), ("29", 65), ("31", 65)] {
        let merge = ["simulate", "--merge", &a, &b, &c, "--expect", expected];
        let told = pointman(&merge).assert().code(code);
        let message = String::from_utf8_lossy(&told.get_output().stderr).into_owned();
        assert!(code == 0 || message.contains("1 game is"), "{message}");
    }
    std::fs::write(&b, &std::fs::read(&b).unwrap()[..200]).unwrap();
    let told = pointman(&["simulate", "--merge", &b]).assert().code(65);
    assert!(String::from_utf8_lossy(&told.get_output().stderr).contains("damaged gzip"));
}

/// Linux tells the most memory that a process has held.
#[cfg(target_os = "linux")]
#[test]
fn merging_eight_times_the_lines_takes_no_more_memory() {
    use std::io::Write as _;
    const FEW: u32 = 1_000;
    const MANY: u32 = 8_000;

    let one = ["simulate", "--scenario", "short", "--games", "1", "--format", "jsonl"];
    let line = output(&one);
    assert!(line.contains("\"game\":0,"), "{line}");
    let mut merging = std::process::Command::new(assert_cmd::cargo::cargo_bin!("pointman"))
        .args(["simulate", "--merge", "/dev/stdin", "--threads", "1", "--expect", &MANY.to_string()])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = merging.stdin.take().unwrap();
    // What was written has been read but for what the pipe holds, and the reader waits for more.
    let mut held_after = |games: std::ops::Range<u32>| -> u64 {
        for game in games {
            lines.write_all(line.replace("\"game\":0,", &format!("\"game\":{game},")).as_bytes()).unwrap();
        }
        let status = std::fs::read_to_string(format!("/proc/{}/status", merging.id())).unwrap();
        let held = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
        held.trim().strip_suffix(" kB").unwrap().trim().parse().unwrap()
    };
    let few = held_after(0..FEW);
    let many = held_after(FEW..MANY);
    drop(lines);
    assert!(merging.wait().unwrap().success());
    // The lines that lie between are four times as long.
    let allowed = u64::try_from(line.len()).unwrap() * u64::from(MANY - FEW) / 1024 / 4;
    assert!(many < few + allowed, "{few} kB, {many} kB, {allowed} kB allowed");
}

#[test]
fn a_damaged_summary_is_refused_with_what_is_wrong() {
    let folder = crate::scenes::folder();
    let summary = output(&["simulate", "--scenario", "short", "--games", "4", "--format", "summary"]);
    for (from, to, pointer) in [
        ("\"games\":4,", "\"games\":5,", "/numbers"),
        ("\"undecided\":0", "\"undecided\":1", "/wins"),
        ("\"summary\":2", "\"summary\":3", "/summary"),
        ("\"us-train\":{\"n\":4", "\"us-train\":{\"n\":3", "/operations/us-train"),
    ] {
        let file = named(&folder, "damaged.json");
        assert!(summary.contains(from), "{from}");
        std::fs::write(&file, summary.replacen(from, to, 1)).unwrap();
        let told = pointman(&["simulate", "--merge", &file]).assert().code(65);
        let message = String::from_utf8_lossy(&told.get_output().stderr).into_owned();
        assert!(message.contains(&format!("line 1: {pointer}: ")), "{pointer}: {message}");
    }
}

#[test]
fn a_run_in_pieces_goes_on_where_it_stood() {
    let folder = crate::scenes::folder();
    let out = named(&folder, "run");
    let run = ["simulate", "--scenario", "short", "--games", "25", "--out", &out, "--piece", "1e1"];
    pointman(&run).assert().success();
    let read = || -> Vec<(String, Vec<u8>)> {
        let mut files: Vec<_> = std::fs::read_dir(&out)
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .map(|path| (path.display().to_string(), std::fs::read(path).unwrap()))
            .collect();
        files.sort();
        files
    };
    let whole = read();
    assert_eq!(whole.len(), 3);
    pointman(&run).assert().code(73);
    std::fs::remove_file(&whole[1].0).unwrap();
    let resumed = pointman(&[&run[..], &["--resume"]].concat()).assert().success();
    assert!(String::from_utf8_lossy(&resumed.get_output().stdout).contains("1 piece to"));
    assert_eq!(read(), whole);
    let sum = output(&["simulate", "--merge", &out, "--expect", "25", "--format", "summary"]);
    assert_eq!(sum, output(&["simulate", "--scenario", "short", "--games", "25", "--format", "summary"]));
}

#[test]
fn a_piece_that_was_cut_short_is_played_again() {
    let folder = crate::scenes::folder();
    for format in ["summary", "jsonl", "csv"] {
        let out = named(&folder, format);
        let run = ["simulate", "--scenario", "short", "--games", "9", "--piece", "3", "--format", format];
        let run = [&run[..], &["--out", &out]].concat();
        pointman(&run).assert().success();
        let pieces = || -> Vec<(std::path::PathBuf, Vec<u8>)> {
            let files = std::fs::read_dir(&out).unwrap().map(|entry| entry.unwrap().path());
            let mut files: Vec<_> = files.map(|path| (path.clone(), std::fs::read(path).unwrap())).collect();
            files.sort();
            files
        };
        let whole = pieces();
        std::fs::write(&whole[0].0, &whole[0].1[..whole[0].1.len() / 2]).unwrap();
        std::fs::write(&whole[2].0, "").unwrap();
        let resumed = pointman(&[&run[..], &["--resume"]].concat()).assert().success();
        let told = String::from_utf8_lossy(&resumed.get_output().stdout).into_owned();
        assert!(told.contains("Wrote 2 pieces to") && told.contains("; 1 already there"), "{told}");
        let said = String::from_utf8_lossy(&resumed.get_output().stderr).into_owned();
        assert_eq!(said.matches("is not whole: playing it again").count(), 2, "{said}");
        assert_eq!(pieces(), whole, "{format}");
    }
}

#[test]
fn games_of_a_run_are_not_written_twice_in_pieces_of_another_size_or_format() {
    let folder = crate::scenes::folder();
    let out = named(&folder, "run");
    let run = |games: &str, piece: &str, format: &str| {
        let run = ["simulate", "--scenario", "short", "--games", games, "--piece", piece];
        pointman(&[&run[..], &["--format", format, "--out", &out, "--resume"]].concat()).assert()
    };
    run("8", "3", "summary").success();
    for (games, piece, format) in [("8", "2", "summary"), ("8", "3", "jsonl"), ("9", "3", "summary")] {
        let refused = run(games, piece, format).code(2);
        let told = String::from_utf8_lossy(&refused.get_output().stderr).into_owned();
        assert!(told.contains("in other pieces"), "{told}");
        assert!(
            piece == "3" && format == "summary" || told.contains("--piece 3 and --format summary"),
            "{told}"
        );
    }
    run("6", "3", "summary").success();
    let other = ["simulate", "--scenario", "short", "--games", "8", "--seed", "5", "--out", &out];
    pointman(&other).assert().success();
}

#[test]
fn a_run_in_pieces_that_was_killed_comes_to_the_same_bytes() {
    use std::process::{Command, Stdio};

    let folder = crate::scenes::folder();
    let run = |out: &str, games: &str| {
        ["simulate", "--scenario", "short", "--games", games, "--piece", "10", "--out", out, "--resume"]
            .map(str::to_owned)
    };
    let (killed, whole) = (named(&folder, "killed"), named(&folder, "whole"));
    let pieces = |out: &str| -> Vec<(String, Vec<u8>)> {
        let files = std::fs::read_dir(out).into_iter().flatten().map(|entry| entry.unwrap().path());
        let mut files: Vec<_> = files
            .filter(|path| path.extension().is_some_and(|ending| ending == "json"))
            .map(|path| (path.file_name().unwrap().display().to_string(), std::fs::read(path).unwrap()))
            .collect();
        files.sort();
        files
    };
    let mut child = Command::new(assert_cmd::cargo::cargo_bin("pointman"))
        .args(run(&killed, "1e6"))
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    while pieces(&killed).len() < 3 {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let there = pieces(&killed).len();
    let games = (10 * (there + 2)).to_string();
    for out in [&killed, &whole] {
        let words = run(out, &games);
        pointman(&words.each_ref().map(String::as_str)).assert().success();
    }
    assert_eq!(pieces(&killed), pieces(&whole));
    let sum = output(&["simulate", "--merge", &killed, "--expect", &games, "--format", "summary"]);
    assert_eq!(sum, output(&["simulate", "--merge", &whole, "--expect", &games, "--format", "summary"]));
}

#[test]
fn what_is_expected_of_a_sum_is_not_ignored_where_there_is_none() {
    let refused = pointman(&["simulate", "--games", "5", "--expect", "9"]).assert().code(2);
    let told = String::from_utf8_lossy(&refused.get_output().stderr).into_owned();
    assert!(told.contains("--expect counts the games of --merge"), "{told}");
}

#[test]
fn one_game_has_no_interval() {
    let told = data(&["--games", "1"]);
    let us = &told["margins"]["us"];
    assert!(us["ci95"].is_null() && us["mean"].is_number(), "{us}");
    assert!(told["operations"]["nva-terror"]["ci95"].is_null());
    assert_eq!(told["wins"]["us"]["ci95"].as_array().unwrap().len(), 2, "a share of one game has one");
    let table = output(&["simulate", "--scenario", "short", "--games", "1"]);
    let margin = table.lines().skip_while(|line| !line.contains("margin")).nth(1).unwrap();
    assert_eq!(margin.split_whitespace().skip(2).take(2).collect::<Vec<_>>(), ["-", "-"], "{table}");
    let compared = data(&["--games", "1", "--vary", "trail=1,4"]);
    let difference = &compared["differences"][0]["margins"]["us"];
    assert!(difference["ci95"].is_null() && difference["games_to_see_a_point"].is_null(), "{difference}");
}

#[test]
fn no_interval_of_a_count_begins_below_0() {
    let told = data(&["--games", "30"]);
    let counts = ["operations", "specials", "trung", "passes"].map(|field| told[field].as_object().unwrap());
    for (name, count) in counts.into_iter().flatten() {
        let least = count["ci95"][0].as_f64().unwrap();
        let (mean, most) = (count["mean"].as_f64().unwrap(), count["ci95"][1].as_f64().unwrap());
        assert!(0.0 <= least && least <= mean && mean < most, "{name}: {count}");
    }
}

#[test]
fn an_experiment_finds_that_the_first_edition_is_harder_for_vc_than_the_second() {
    let compared = data(&["--games", "200", "--vary", "edition=first,second", "--seed", "5"]);
    let margins = &compared["differences"][0]["margins"];
    for (faction, rises) in [("us", false), ("vc", true)] {
        let found = &margins[faction];
        assert!(found["p_holm"].as_f64().unwrap() < 0.05, "{faction}: {found}");
        assert_eq!(found["mean"].as_f64().unwrap() > 0.0, rises, "{faction}: {found}");
        let ends = [0, 1].map(|end| found["ci95"][end].as_f64().unwrap() > 0.0);
        assert_eq!(ends, [rises; 2], "{faction}: {found}");
    }
}

#[test]
fn a_set_up_compared_with_itself_on_other_dice_differs_in_no_more_than_5_of_100_experiments() {
    let finds = |seed: &u32| {
        let vary = format!("seed={},{}", 2 * seed, 2 * seed + 1);
        let compared = data(&["--games", "20", "--vary", &vary]);
        let difference = &compared["differences"][0];
        let tests = ["wins", "margins"].map(|of| difference[of].as_object().unwrap().values());
        tests.into_iter().flatten().any(|found| found["p_holm"].as_f64().unwrap() < 0.05)
    };
    let found = (500..600).filter(finds).count();
    assert!(found <= 5, "{found} of 100");
}

#[test]
fn seats_that_one_person_has_can_be_simulated_together_and_apart() {
    let folder = crate::scenes::folder();
    let file = named(&folder, "game.json");
    output(&["fitl", "new", "--scenario", "short", "--players", "us", "--seed", "3", "-o", &file]);
    for begins in [&["--scenario", "short"][..], &["--from", &file]] {
        let line = |one_person: &str| -> Value {
            let seats =
                ["simulate", "--games", "1", "--check", "--format", "jsonl", "--advised", "us=3,arvn=3"];
            let told = output(&[&seats[..], begins, &["--one-person", one_person]].concat());
            serde_json::from_str(&told).unwrap()
        };
        let (together, again, apart) = (line("us+arvn"), line("us,arvn"), line("none"));
        assert_eq!(together, again);
        assert_ne!(together["run"], apart["run"], "they are two runs");
        let refused = [&["simulate", "--games", "1", "--advised", "us=3"][..], begins].concat();
        let refused = pointman(&[&refused[..], &["--one-person", "us,nva"]].concat()).assert().code(2);
        let told = String::from_utf8_lossy(&refused.get_output().stderr).into_owned();
        assert!(told.contains("NVA is not a player faction"), "{told}");
    }
}

#[test]
fn house_rules_change_the_set_up_and_keep_the_laws() {
    let rules: [&[&str]; 6] = [
        &["--set", "trail=3"],
        &["--set", "spaces/hue/terror=1", "--set", "aid=20"],
        &["--without", "7", "--without", "122"],
        &["--coup-cards", "2"],
        &["--players", "us,vc"],
        &["--period-events", "--edition", "first", "--option", "raid-limit=any"],
    ];
    let printed = data(&["--games", "6"]);
    for rule in rules {
        let games = data(&[&["--games", "6", "--check"], rule].concat());
        assert_ne!(games["run"], printed["run"], "{rule:?}");
        assert_eq!(games["games"], 6);
    }
    let trail = &data(&["--games", "6", "--set", "trail=0"])["rounds"][0]["tracks"]["trail"]["mean"];
    assert!(trail.as_f64() < printed["rounds"][0]["tracks"]["trail"]["mean"].as_f64());
    let without = data(&["--games", "40", "--without", "7", "--without", "8"]);
    let seen: Vec<_> =
        without["events"].as_array().unwrap().iter().map(|card| card["card"].as_u64().unwrap()).collect();
    assert!(!seen.contains(&7) && !seen.contains(&8) && seen.contains(&9));
    let rounds = data(&["--games", "20", "--coup-cards", "2"]);
    assert_eq!(rounds["rounds"].as_array().unwrap().len(), 2);
    for refused in [
        &["--coup-cards", "4"][..],
        &["--without", "125"],
        &["--set", "trail=9"],
        &["--set", "cards/deck=[]"],
        &["--set", "trail"],
    ] {
        let told =
            pointman(&[&["simulate", "--scenario", "short", "--games", "2"], refused].concat()).assert();
        let code = told.get_output().status.code();
        assert!(matches!(code, Some(1 | 2 | 65)), "{refused:?}: {code:?}");
    }
}

#[test]
fn a_game_goes_on_with_the_table_set_otherwise_and_without_a_card() {
    let folder = crate::scenes::folder();
    let file = named(&folder, "game.json");
    pointman(&["fitl", "new", "--scenario", "medium", "--seed", "1", "-q", "-o", &file]).assert().success();
    let document: Value = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
    let shown = document["data"]["cards"]["current"].as_u64().unwrap().to_string();
    let unseen = document["data"]["cards"]["deck"].as_array().unwrap().iter();
    let unseen = unseen.map(|card| card.as_u64().unwrap()).find(|card| *card <= 120).unwrap().to_string();
    let from = ["simulate", "--from", &file, "--games", "5", "--check", "--json"];
    let set = output(&[&from[..], &["--set", "trail=4", "--without", &unseen]].concat());
    let set: Value = serde_json::from_str(&set).unwrap();
    let cards = set["events"].as_array().unwrap();
    assert!(cards.iter().all(|card| card["card"].as_u64().unwrap().to_string() != unseen));
    pointman(&[&from[..], &["--without", &shown]].concat()).assert().code(1);
    pointman(&[&from[..], &["--without", &unseen, "--deck", "as-is"]].concat()).assert().code(2);
}

#[test]
fn set_ups_are_compared_on_the_same_dice() {
    let compared =
        data(&["--games", "30", "--vary", "edition=first,second", "--vary", "trail=1,3", "--threads", "1"]);
    let variants = compared["variants"].as_array().unwrap();
    assert_eq!(variants.len(), 4);
    assert_eq!(variants[3]["set"], serde_json::json!({ "edition": "second", "trail": 3 }));
    let differences = compared["differences"].as_array().unwrap();
    assert_eq!((differences.len(), compared["tests"].as_u64()), (3, Some(24)));
    assert_eq!((differences[1]["from"].as_u64(), differences[1]["to"].as_u64()), (Some(0), Some(2)));
    for (index, difference) in differences.iter().enumerate() {
        for faction in ["us", "arvn", "nva", "vc"] {
            let share = |variant: usize| variants[variant]["wins"][faction]["share"].as_f64().unwrap();
            let wins = &difference["wins"][faction];
            assert!((wins["mean"].as_f64().unwrap() - (share(index + 1) - share(0))).abs() < 1e-9);
            assert!(wins["p_holm"].as_f64() >= wins["p"].as_f64());
            assert_eq!(wins["ci95"].as_array().unwrap().len(), 2);
        }
    }
    let again =
        data(&["--games", "30", "--vary", "edition=first,second", "--vary", "trail=1,3", "--threads", "3"]);
    assert_eq!(compared, again);
    let same = data(&["--games", "20", "--vary", "trail=2,2"]);
    assert_eq!(same["differences"][0]["margins"]["us"]["correlation"], 1.0);
    assert_eq!(same["differences"][0]["cards"], serde_json::json!([]));
    for wrong in ["trail", "trail=1", "nothing=1,2", "edition=first,third", "trail=1,9"] {
        let told = pointman(&["simulate", "--vary", wrong, "--games", "2"]).assert().failure();
        assert!(matches!(told.get_output().status.code(), Some(1 | 2 | 65)), "{wrong}");
    }
}

#[test]
fn every_option_that_sets_games_up_can_be_varied() {
    let folder = crate::scenes::folder();
    let file = named(&folder, "game.json");
    output(&["fitl", "new", "--scenario", "short", "--players", "us", "--seed", "3", "-o", &file]);
    let new: &[(&str, &[&str])] = &[
        ("scenario", &["short", "medium"]),
        ("edition", &["first", "second"]),
        ("period-events", &["true", "false"]),
        ("players", &["none", "us+vc"]),
        ("human-wins", &["early", "final"]),
        ("option", &["raid-limit=any", "raid-limit=up-to-2"]),
        ("raid-limit", &["any", "up-to-2"]),
        ("set", &["trail=1", "trail=4"]),
        ("spaces/hue/terror", &["0", "1"]),
        ("without", &["none", "7+8"]),
        ("coup-cards", &["1", "2"]),
        ("seed", &["1", "2"]),
        ("advised", &["none", "vc=2+us=2"]),
    ];
    let old: &[(&str, &[&str])] = &[("deck", &["dealt", "as-is"]), ("edition", &["first", "second"])];
    let short: &[&str] = &["--scenario", "short"];
    let from: &[&str] = &["--from", &file];
    let pair: &[&str] = &["--scenario", "short", "--players", "us,arvn"];
    let pair_of_game: &[&str] = &["--from", &file, "--players", "us,arvn"];
    let held: &[(&str, &[&str])] = &[("one-person", &["none", "us+arvn"]), ("shared", &["none", "coin"])];
    for (begins, all) in [(short, new), (from, old), (pair, held), (pair_of_game, held)] {
        for (key, values) in all {
            let vary = format!("{key}={}", values.join(","));
            let begins = if *key == "scenario" { &[] } else { begins };
            let one = ["simulate", "--games", "1", "--json", "--vary", &vary];
            let told: Value = serde_json::from_str(&output(&[&one[..], begins].concat())).unwrap();
            let variants = told["variants"].as_array().unwrap();
            assert_eq!(variants.len(), 2, "{vary}");
            for (variant, value) in variants.iter().zip(*values) {
                let set = &variant["set"][key];
                let set = set.as_str().map_or_else(|| set.to_string(), str::to_owned);
                assert_eq!((set.as_str(), variant["games"].as_u64()), (*value, Some(1)), "{vary}");
            }
            let is_same_run = variants[0]["run"] == variants[1]["run"];
            assert!(!is_same_run, "{vary}: the two set-ups do not differ: {}", variants[0]["run"]);
        }
    }
    for wrong in ["advised=us,none", "advised=us=2+us=3,none", "seed=x,1"] {
        let told = pointman(&["simulate", "--games", "1", "--vary", wrong]).assert().code(2);
        let told = String::from_utf8(told.get_output().stderr.clone()).unwrap();
        assert!(told.contains("--vary"), "{told}");
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_gives_what_is_whole() {
    use std::process::{Command, Stdio};
    use std::time::Duration;

    let folder = crate::scenes::folder();
    let file = named(&folder, "lines.jsonl");
    let stopped = |more: &[&str], output: Stdio| {
        let child = Command::new(assert_cmd::cargo::cargo_bin("pointman"))
            .args([&["simulate", "--scenario", "short", "--games", "1e9"], more].concat())
            .stdout(output)
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        // However long a game takes here, some are played; then nothing but the handler answers to Ctrl-C.
        while std::fs::metadata(&file).map_or(0, |file| file.len()) == 0 {
            std::thread::sleep(Duration::from_millis(100));
        }
        assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
        child.wait_with_output().unwrap().status.code()
    };
    let lines = stopped(&["--format", "jsonl"], std::fs::File::create(&file).unwrap().into());
    assert_eq!(lines, Some(130), "128 and the number of the signal");
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(text.ends_with('\n'));
    let sum = output(&["simulate", "--merge", &file, "--expect", &text.lines().count().to_string()]);
    assert!(sum.contains("games of short"));
    // The lines are there already, so this waits for nothing but the first pieces.
    let pieces = named(&folder, "run");
    let child = Command::new(assert_cmd::cargo::cargo_bin("pointman"))
        .args(["simulate", "--scenario", "short", "--games", "1e9", "--out", &pieces, "--piece", "2"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    while std::fs::read_dir(&pieces).map_or(0, Iterator::count) == 0 {
        std::thread::sleep(Duration::from_millis(100));
    }
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    assert_eq!(child.wait_with_output().unwrap().status.code(), Some(130), "in pieces, too");
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

#[test]
fn several_seats_take_advice_in_one_game_each_for_itself() {
    let seats = |seats: &[&str]| {
        let mut words =
            vec!["simulate", "--scenario", "short", "--games", "1", "--check", "--format", "jsonl"];
        seats.iter().for_each(|seat| words.extend(["--advised", seat]));
        output(&words)
    };
    let two = seats(&["us=3", "vc=5"]);
    assert!(two.contains("-advised-us-3-vc-5-seed-1"), "{two}");
    assert_eq!(two, seats(&["vc=5", "us=3"]), "the order in which they are named does not matter");
    pointman(&["simulate", "--games", "1", "--advised", "us=3", "--advised", "us=5"]).assert().code(2);
}

#[test]
fn tables_have_names_for_people_and_break_at_words_in_80_columns() {
    let told = output(&["simulate", "--scenario", "short", "--games", "12"]);
    assert!(told.lines().all(|line| line.chars().count() <= 80), "{told}");
    for name in ["\n US Train ", "\n ARVN Govern ", "\n Agitate Total ", " NVA Rally +", "  2  Kissinger "] {
        assert!(told.contains(name), "{name}: {told}");
    }
    // No id of a faction's action, and no half of a word.
    for id in ["us-train", "vc-tax", "us:train", "+air-strike", "agitate total"] {
        assert!(!told.contains(id), "{id}: {told}");
    }
    let halves = ["Psychede ", "Kissinge ", "Commande ", "differen ", "rally+i"];
    assert!(halves.iter().all(|half| !told.contains(half)), "{told}");
    let events = told.split("Events: ").nth(1).unwrap();
    let columns: Vec<&str> = events.lines().nth(1).unwrap().split_whitespace().collect();
    assert_eq!(columns, ["card", "by", "text", "games", "won", "%", "difference"]);
    // No figure is broken: only titles go on in a further line.
    let mut rows = events.lines().skip(2).take_while(|line| !line.starts_with('`'));
    let has_figures = |row: &str| row.contains(|sign: char| sign.is_ascii_digit() || "()".contains(sign));
    assert!(rows.all(|row| !has_figures(row) || row.contains(" of ")), "{events}");
}

#[test]
fn the_saved_order_of_cards_is_said_in_every_format_and_refused_where_there_is_none() {
    let folder = crate::scenes::folder();
    let game = named(&folder, "game.json");
    output(&["fitl", "new", "--scenario", "short", "--players", "none", "--seed", "3", "-o", &game]);
    let kept = ["simulate", "--from", &game, "--deck", "as-is", "--games", "2"];
    let run = |more: &[&str]| {
        let told = pointman(&[&kept[..], more].concat()).output().unwrap();
        assert!(told.status.success());
        [told.stdout, told.stderr].map(|bytes| String::from_utf8(bytes).unwrap())
    };
    let said = "Every game used the saved order of the cards.";
    assert!(run(&[])[0].contains(said));
    assert!(run(&["--vary", "edition=first,second"])[0].contains(said));
    for json in [&["--json"][..], &["--format", "json"], &["--vary", "edition=first,second", "--json"]] {
        let told: Value = serde_json::from_str(&run(json)[0]).unwrap();
        assert_eq!(told["deck"], "as-is");
    }
    for format in ["jsonl", "csv", "summary"] {
        let [_, told] = run(&["--format", format]);
        assert!(told.contains(said), "{format}: {told}");
    }
    let dealt = output(&["simulate", "--from", &game, "--games", "2", "--json"]);
    let dealt: Value = serde_json::from_str(&dealt).unwrap();
    assert_eq!(dealt["deck"], "dealt");
    // No game, no saved order.
    for run in [&["--scenario", "short"][..], &[]] {
        let refused = pointman(&[&["simulate", "--deck", "as-is", "--games", "2"], run].concat()).output();
        let refused = refused.unwrap();
        let why = String::from_utf8(refused.stderr).unwrap();
        assert!(refused.status.code() == Some(2) && why.contains("--from"), "{why}");
    }
    for useless in [&["--resume"][..], &["--piece", "10"], &["--deck", "as-is"]] {
        pointman(&[&["simulate", "--merge", "run"], useless].concat()).assert().code(2);
    }
}
