//! What a document, a file of games or a script from somebody else can do to the person who opens it:
//! nothing but be refused.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::LazyLock;

use assert_cmd::cargo::cargo_bin;
use serde_json::{Value, json};

fn pointman() -> assert_cmd::Command {
    let mut command = assert_cmd::Command::new(cargo_bin!("pointman"));
    command.env("POINTMAN_HISTORY", "").env_remove("NO_COLOR");
    command
}

/// What the program says on standard error when it ends with this exit code.
fn refusal(code: i32, folder: &Path, arguments: &[&str]) -> String {
    let assert = pointman().current_dir(folder).args(arguments).assert().code(code);
    String::from_utf8(assert.get_output().stderr.clone()).unwrap()
}

fn squad(name: &str) -> Value {
    json!({ "format": "pointman", "version": 1, "kind": "fng-squad", "dice": { "seed": 1, "drawn": 0 },
        "data": { "name": "1st Squad", "figures": [ { "name": name, "rep": 4 } ] } })
}

/// A line as the program writes it, of the game so numbered.
fn game(number: u64) -> Value {
    static LINE: LazyLock<Value> = LazyLock::new(|| {
        let play = ["simulate", "--scenario", "short", "--games", "1", "--seed", "1", "--format", "jsonl"];
        let played = pointman().args(play).assert().success();
        serde_json::from_slice(&played.get_output().stdout).unwrap()
    });
    let mut line = LINE.clone();
    (line["run"], line["game"]) = (json!("short-seed-1"), json!(number));
    line
}

#[test]
fn names_that_steer_a_terminal_are_refused_with_their_place() {
    let folder = crate::scenes::folder();
    for (name, code) in [
        ("a\u{1b}]52;c;aGk=\u{7}", "U+001B"),
        ("a\u{9b}31m", "U+009B"),
        ("a\r\nb", "U+000D"),
        ("a\u{202e}b", "U+202E"),
        ("a\0", "U+0000"),
    ] {
        fs::write(folder.path().join("s.json"), squad(name).to_string()).unwrap();
        let assert = pointman().current_dir(folder.path()).args(["validate", "s.json"]).assert().code(65);
        let said = String::from_utf8(assert.get_output().stdout.clone()).unwrap();
        assert_eq!(
            said,
            format!("s.json: /data/figures/0/name: contains the control character {code}: remove it\n")
        );
    }
    let adjust = ["adjust", "s.json", "name", "a\u{1b}[2J"];
    fs::write(folder.path().join("s.json"), squad("Smith").to_string()).unwrap();
    assert!(refusal(2, folder.path(), &adjust).contains("U+001B"));
}

#[test]
fn what_steers_a_terminal_is_shown_as_escapes_wherever_words_are_printed() {
    let folder = crate::scenes::folder();
    let bad = "\u{1b}]0;x\u{7}";
    let no_raw = |bytes: &[u8], what: &str| {
        let text = String::from_utf8_lossy(bytes);
        assert!(
            !text.contains('\u{7}') && !text.contains("\u{1b}]") && !text.contains('\u{9b}'),
            "{what}: {text:?}"
        );
        assert!(
            text.contains("u{7}") || text.contains("u0007") || text.contains("u{9b}"),
            "{what}: {text:?}"
        );
    };
    let failed = pointman().current_dir(folder.path()).args(["validate", bad]).assert().code(66);
    no_raw(&failed.get_output().stderr, "an error");
    let mut odd = squad("Smith");
    odd["data"][bad] = json!(1);
    fs::write(folder.path().join("s.json"), odd.to_string()).unwrap();
    let listed = pointman().current_dir(folder.path()).args(["validate", "s.json"]).assert().code(65);
    no_raw(&listed.get_output().stdout, "a report");
    let printed =
        pointman().args(["run", "-e", "print(\"\\x1b]0;x\\x07\"); throw \"\\x1b]0;\\x07\""]).assert().code(1);
    no_raw(&printed.get_output().stdout, "a script's print");
    no_raw(&printed.get_output().stderr, "a script's error");
    let prompt = pointman().arg("repl").write_stdin("\"\\u009b1m\"\n").assert().success();
    no_raw(&prompt.get_output().stdout, "the prompt");
    // What is wrong with a command line repeats its words, with colours and without.
    for line in
        [&[bad][..], &["roll", "1d6", bad], &["fitl", "new", "--scenario", bad], &["roll", "--x\u{9b}1m"]]
    {
        for colour in ["always", "never"] {
            let wrong = pointman().args(["--color", colour]).args(line).assert().code(2);
            no_raw(&wrong.get_output().stderr, &format!("{line:?}"));
        }
    }
    let json = pointman().args(["--json", bad]).assert().code(2).get_output().stderr.clone();
    no_raw(&json, "an error as JSON");
    let turned = refusal(2, folder.path(), &["od\u{202e}ds"]);
    assert!(turned.contains(r"'od\u{202e}ds'"), "{turned}");
}

#[test]
fn lists_have_a_limit_that_the_schema_tells_and_long_squads_are_read_in_time_that_grows_with_them() {
    let folder = crate::scenes::folder();
    let figures = |count: usize| {
        let mut squad = squad("Smith");
        squad["data"]["figures"] =
            (0..count).map(|number| json!({ "name": format!("Man {number}"), "rep": 4 })).collect();
        fs::write(folder.path().join("s.json"), squad.to_string()).unwrap();
        pointman().current_dir(folder.path()).args(["validate", "s.json"]).assert()
    };
    figures(10_000).success();
    let refused = figures(10_001).code(65);
    let said = String::from_utf8(refused.get_output().stdout.clone()).unwrap();
    assert_eq!(said, "s.json: /data/figures: has 10001 entries: at most 10000 are read\n");
    for kind in ["fng-squad", "fng-campaign", "fng-mission", "fitl-game", "av-campaign", "av-mission"] {
        let schema = pointman().args(["schema", kind, "--json"]).assert().success();
        let schema: Value = serde_json::from_slice(&schema.get_output().stdout).unwrap();
        assert_eq!(schema["properties"]["history"]["maxItems"], 100_000, "{kind}");
        let mut lists = 0;
        count_lists(&schema, &mut lists);
        assert!(lists > 0, "{kind}");
    }
}

/// Counts the lists of a schema, each of which has a limit.
fn count_lists(schema: &Value, lists: &mut u32) {
    if schema["type"] == "array" {
        assert!(schema["maxItems"].is_u64(), "{schema}");
        *lists += 1;
    }
    match schema {
        Value::Object(fields) => fields.values().for_each(|part| count_lists(part, lists)),
        Value::Array(parts) => parts.iter().for_each(|part| count_lists(part, lists)),
        _ => {}
    }
}

#[test]
fn every_line_of_games_that_are_merged_is_checked() {
    let folder = crate::scenes::folder();
    let merged = |lines: &[Value]| {
        let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
        fs::write(folder.path().join("g.jsonl"), text).unwrap();
        refusal(65, folder.path(), &["simulate", "--merge", "g.jsonl"])
    };
    let event = |card: u8| json!({ "card": card, "by": "us", "side": "unshaded" });
    for (field, value, said) in [
        ("events", json!([event(131)]), "/events/0/card: is 131: cards are numbered from 1 to 130"),
        ("events", json!([event(0)]), "/events/0/card: is 0"),
        ("events", json!([event(7), event(7)]), "/events/1/card: is 7 again"),
        ("operations", json!({ "us-trian": 1 }), "/operations/us-trian: there is no Operation `us-trian`"),
        ("operations", json!({ "us-train": u64::MAX }), "/operations/us-train: is 18446744073709551615"),
        ("specials", json!({ "nap": 1 }), "/specials/nap: there is no Special Activity"),
        ("trung", json!({ "zz": 1 }), "/trung/zz: there is no Trưng card"),
        ("coup_rounds", json!(200), "/coup_rounds: is 200: a game has at most 6"),
        ("cards", json!(900), "/cards: is 900: there are 130 cards"),
        ("cards", json!(0), "/cards: is 0, but "),
        ("coup_rounds", json!(1), "/rounds/1/coup: is 2: the game had 1"),
        ("opening", json!(["us:train", "us:dance"]), "/opening/1: is us:dance: no faction acts so"),
        ("opening", json!(["us:rally"]), "/opening/0: is us:rally: no faction acts so"),
        ("game", json!(u64::MAX), "/game: is 18446744073709551615"),
        ("run", json!(""), "/run: is empty"),
    ] {
        let mut line = game(1);
        line[field] = value;
        let told = merged(&[game(0), line]);
        // One fault is an error; several are a list.
        let start = if told.lines().count() == 1 { "Error: g.jsonl, line 2: " } else { "g.jsonl, line 2: " };
        assert!(told.starts_with(start) && told.contains(said), "{field}: {told}");
    }
    assert!(merged(&[]).contains("g.jsonl: /: contains no games"));
    assert!(merged(&[game(0), game(0)]).contains("line 2: /: game 0 of short-seed-1 is given twice"));
    assert!(merged(&[json!({ "game": 1 })]).contains("is not a game of a run"));
    refusal(66, folder.path(), &["simulate", "--merge", "none.jsonl"]);
    fs::write(folder.path().join("g.jsonl"), b"{\"run\": \"\xff\"}\n").unwrap();
    let told = refusal(65, folder.path(), &["simulate", "--merge", "g.jsonl"]);
    assert!(told.contains("g.jsonl, line 1: /: is not valid UTF-8 from byte 9"), "{told}");
    let broken = [format!("{}\n", game(0)).as_bytes(), b"{\"run\": \"s\xff\"}\n"].concat();
    fs::write(folder.path().join("g.jsonl"), broken).unwrap();
    let told = refusal(65, folder.path(), &["simulate", "--merge", "g.jsonl"]);
    assert!(told.contains("g.jsonl, line 2: /: is not valid UTF-8 from byte 10"), "{told}");
}

#[test]
fn games_that_are_missing_between_others_are_named() {
    let folder = crate::scenes::folder();
    let text: String = [0, 1, 3, 7].map(|number| format!("{}\n", game(number))).concat();
    fs::write(folder.path().join("g.jsonl"), text).unwrap();
    let merge = ["simulate", "--merge", "g.jsonl"];
    let told = pointman().current_dir(folder.path()).args(merge).assert().success();
    let told = String::from_utf8(told.get_output().stdout.clone()).unwrap();
    assert!(told.contains("4 games are missing: numbers 2, 4 to 6."), "{told}");
    let data = pointman().current_dir(folder.path()).args(merge).arg("--json").assert().success();
    let data: Value = serde_json::from_slice(&data.get_output().stdout).unwrap();
    assert_eq!(data["holes"], json!([[2, 2], [4, 6]]));
}

#[test]
fn names_in_pictures_are_text_and_no_markup() {
    let folder = crate::scenes::folder();
    let mut line = game(0);
    line["run"] = json!("</text><script>alert('x')</script>");
    fs::write(folder.path().join("g.jsonl"), line.to_string()).unwrap();
    let merge = ["simulate", "--merge", "g.jsonl", "--svg", "-"];
    let drawn = pointman().current_dir(folder.path()).args(merge).assert().success();
    let drawn = String::from_utf8(drawn.get_output().stdout.clone()).unwrap();
    assert!(!drawn.contains("<script") && drawn.contains("&lt;script&gt;"), "{drawn}");
}

/// A writer of markup is a file in which a tag opens that holds text. Each must use the one helper, and every
/// place in it where a value stands between tags must too.
#[test]
fn every_writer_of_markup_escapes_what_it_puts_between_tags() {
    let mut files = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    let mut writers = Vec::new();
    while let Some(path) = files.pop() {
        if path.is_dir() {
            files.extend(fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
            continue;
        }
        let text = fs::read_to_string(&path).unwrap_or_default();
        let text = text.split("#[cfg(test)]").next().unwrap();
        let tags = ["<text", "<title>", "<desc>", "<td", "<p>", "<li", "<h1", "<tspan"];
        if !tags.iter().any(|tag| text.contains(tag)) || path.ends_with("render/markup.rs") {
            continue;
        }
        let name = path.display().to_string();
        assert!(text.contains("in_markup("), "{name} writes markup without in_markup");
        for (place, _) in text.match_indices("</t") {
            // A name in braces right before a closing tag would stand there as it is: numbers alone may.
            let before = &text[..place];
            if let Some(open) =
                before.strip_suffix('}').and_then(|before| before.rfind('{').map(|at| &before[at + 1..]))
            {
                let is_number = ["", ":+", "value", "count", "median"].contains(&open)
                    || text.contains(&format!("let {open} = in_markup("));
                assert!(is_number, "{name}: {{{open}}} stands in markup without in_markup");
            }
        }
        writers.push(name);
    }
    assert!(writers.len() >= 4, "{writers:?}");
}

#[test]
fn ranges_of_options_hold_in_scripts_as_on_the_command_line() {
    let folder = crate::scenes::folder();
    let refused = |code: &str| refusal(2, folder.path(), &["run", "-e", code]);
    for (code, said) in [
        ("fng_test(\"rally\", #{rep: 4, count: 1000000000})", "count: is 1000000000: give 1 to 100000"),
        ("fng_test(\"rally\", #{rep: 4, count: 0})", "count: is 0: give 1 to 100000"),
        ("simulate(#{games: 0})", "games: `0` is not a number of games: give 1 to 1e12"),
        ("simulate(\"short\", 0)", "games: `0` is not a number of games: give 1 to 1e12"),
        ("simulate(#{threads: 0})", "threads: is 0: give 1 to 1024"),
        ("simulate(#{threads: -1})", "threads"),
        ("trung_turn(\"game.json\", #{forecast: 0})", "forecast: is 0: give 1 to 10000000"),
        ("advise(\"game.json\", #{top: 0})", "top: is 0: give 1 to 1000"),
        ("advise(\"game.json\", #{seconds: -1})", "seconds: give 0.01 to 86400 seconds"),
        ("advise(\"game.json\", #{seconds: 0})", "seconds: give 0.01 to 86400 seconds"),
    ] {
        assert!(refused(code).contains(said), "{code}: {}", refused(code));
    }
}

#[test]
fn an_error_of_an_option_names_that_option() {
    let folder = crate::scenes::folder();
    let told = refusal(2, folder.path(), &["run", "-e", "campaign_new(\"ambush-valley\", #{turns: -1})"]);
    assert!(told.contains("turns: is -1") && !told.contains("game:"), "{told}");
}

#[test]
fn a_script_is_stopped_by_its_time_limit_and_by_the_steps_of_the_commands_it_calls() {
    let folder = crate::scenes::folder();
    let run =
        |limit: [&str; 2], code: &str| refusal(2, folder.path(), &["run", limit[0], limit[1], "-e", code]);
    let forever = "try { simulate(#{games: 1000000000}) } catch { } loop { }";
    let told = run(["--time-limit", "1"], forever);
    assert!(told.contains("stopped at the time limit of 1 s: raise it with --time-limit SECONDS"), "{told}");
    let told = run(["--max-operations", "20000"], "simulate(\"short\", 100)");
    assert!(told.contains("raise it with --max-operations N"), "{told}");
    let told = run(["--max-operations", "2000"], "fng_test(\"rally\", #{rep: 4, count: 100000})");
    assert!(told.contains("raise it with --max-operations N"), "{told}");
    let grows = "let a = []; loop { let b = a + [1]; a = b; if a.len > 50000 { a = []; } }";
    let told = refusal(2, folder.path(), &["run", "--max-operations", "0", "--time-limit", "1", "-e", grows]);
    assert!(told.contains("the time limit"), "{told}");
}

#[test]
fn advice_counts_towards_the_limits_of_a_script() {
    let folder = crate::scenes::folder();
    let new = ["fitl", "new", "--players", "us", "--scenario", "short", "--seed", "3", "-q", "-o", "g.json"];
    pointman().current_dir(folder.path()).args(new).assert().success();
    let code = "advise(load(\"g.json\"), #{games: 1000000000})";
    for (limit, most) in [("--time-limit", "1"), ("--max-operations", "20000")] {
        let told = refusal(2, folder.path(), &["run", limit, most, "-e", code]);
        assert!(told.contains(&format!("raise it with {limit}")), "{told}");
    }
}

#[test]
fn documents_begun_with_dice_of_the_table_go_on_with_a_seed_of_their_own() {
    let seed = |arguments: &[&str]| {
        let mut command = pointman();
        command.args(["campaign", "new", "--game", "ambush-valley", "--json"]).args(arguments);
        let made: Value = serde_json::from_slice(&command.assert().success().get_output().stdout).unwrap();
        made["document"]["dice"].clone()
    };
    let thrown = seed(&["--seed", "7"])["drawn"].as_u64();
    assert!(thrown.is_some());
    let rolls = {
        let made =
            pointman().args(["campaign", "new", "--game", "ambush-valley", "--json", "--seed", "7"]).assert();
        let made: Value = serde_json::from_slice(&made.success().get_output().stdout).unwrap();
        let rolls = made["document"]["history"][0]["rolls"].as_array().cloned().unwrap_or_default();
        rolls.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
    };
    let with: Vec<&str> = if rolls.is_empty() { vec!["--dice", "ask"] } else { vec!["--rolls", &rolls] };
    assert_ne!(seed(&with)["seed"], seed(&with)["seed"], "a fresh seed each time");
    let given = [&with[..], &["--seed", "11"]].concat();
    assert_eq!(seed(&given), json!({ "seed": 11, "drawn": 0 }));
    let none = refusal(2, Path::new("."), &["roll", "2d6", "--rolls", "1,2", "--seed", "3"]);
    assert!(none.contains("--seed 3 has no effect with --rolls"), "{none}");
}

#[test]
fn exit_codes_tell_bad_input_from_files_that_are_not_there() {
    let folder = crate::scenes::folder();
    let told = pointman().args(["validate", "-"]).write_stdin(&b"{\"a\": \"\xff\"}"[..]).assert().code(65);
    assert!(String::from_utf8_lossy(&told.get_output().stderr).contains("is not valid UTF-8 from byte 7"));
    pointman().arg("run").write_stdin(&b"print(\"\xff\")"[..]).assert().code(65);
    let told = pointman().arg("repl").write_stdin(&b"let a = 1\nprint(\"\xff\")\n"[..]).assert().code(65);
    let said = String::from_utf8_lossy(&told.get_output().stderr).into_owned();
    assert!(said.contains("-: /: is not valid UTF-8 from byte 17"), "{said}");
    let new = ["fitl", "new", "--scenario", "short", "--players", "us", "--seed", "4", "-q", "-o", "g.json"];
    pointman().current_dir(folder.path()).args(new).assert().success();
    let play = pointman()
        .current_dir(folder.path())
        .args(["play", "g.json"])
        .write_stdin(&b"?\n\xff\n"[..])
        .assert();
    let said = String::from_utf8_lossy(&play.code(65).get_output().stderr).into_owned();
    assert!(said.contains("-: /: is not valid UTF-8 from byte 2"), "{said}");
    // What is typed for a die is asked for again, as any other slip is.
    pointman().args(["roll", "1d6", "--dice", "ask"]).write_stdin(&b"\xff\n4\n"[..]).assert().success();
    refusal(66, folder.path(), &["run", "-e", "load(\"nofolder/x.json\")"]);
    let told = refusal(73, folder.path(), &["run", "-e", "save(#{}, \"nofolder/x.json\")"]);
    assert!(told.contains("the directory does not exist"), "{told}");
}

#[test]
fn each_fault_is_one_line_in_a_pipe() {
    let folder = crate::scenes::folder();
    let mut bad = squad("Smith");
    bad["data"]["figures"][0]["state"] = json!([format!("{} {}", "long".repeat(20), "words".repeat(20))]);
    bad["data"]["figures"][0]["attributes"] =
        json!(["nothing of the kind that there is on any list of Attributes at all"]);
    fs::write(folder.path().join("s.json"), bad.to_string()).unwrap();
    let assert = pointman().current_dir(folder.path()).args(["validate", "s.json"]).assert().code(65);
    let said = String::from_utf8(assert.get_output().stdout.clone()).unwrap();
    assert!(
        said.lines().all(|line| line.starts_with("s.json: /data/"))
            && said.lines().any(|line| line.len() > 100),
        "{said}"
    );
}

#[test]
fn odds_that_are_too_much_are_refused_before_any_are_counted() {
    let folder = crate::scenes::folder();
    let told = refusal(2, folder.path(), &["odds", "500d100kh250"]);
    assert!(told.contains("would take too long to count"), "{told}");
    assert!(pointman().args(["odds", "10d10kh5"]).assert().success().get_output().stderr.is_empty());
}

#[cfg(target_os = "linux")]
mod linux {
    use super::*;

    #[test]
    fn output_that_goes_nowhere_is_an_error_where_it_is_all_there_is() {
        let full = || Stdio::from(fs::OpenOptions::new().write(true).open("/dev/full").unwrap());
        let code = |arguments: &[&str]| {
            let mut command = Command::new(cargo_bin!("pointman"));
            command.args(arguments).stdout(full()).stderr(Stdio::null()).status().unwrap().code()
        };
        assert_eq!(code(&["--help"]), Some(74));
        assert_eq!(code(&["--version"]), Some(74));
        assert_eq!(code(&["roll", "3d6"]), Some(74));
    }

    #[test]
    fn a_document_that_nobody_takes_is_not_lost_without_a_word() {
        let script = format!(
            "set -o pipefail; '{}' campaign new --game ambush-valley --seed 1 | true",
            cargo_bin!("pointman").display()
        );
        // The reader is gone before the document is written, or has not read it all: either way it is lost.
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let status = Command::new(cargo_bin!("pointman"))
            .args(["campaign", "new", "--game", "ambush-valley", "--seed", "1"])
            .stdout(writer)
            .stderr(Stdio::null())
            .status()
            .unwrap();
        assert_eq!(status.code(), Some(74), "{script}");
        // A report that nobody reads to the end is no loss.
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let status =
            Command::new(cargo_bin!("pointman")).args(["roll", "3d6"]).stdout(writer).status().unwrap();
        assert_eq!(status.code(), Some(0));
    }

    #[test]
    fn as_many_threads_play_as_the_system_gives() {
        let folder = crate::scenes::folder();
        let new =
            ["fitl", "new", "--scenario", "short", "--players", "us", "--seed", "4", "-q", "-o", "g.json"];
        pointman().current_dir(folder.path()).args(new).assert().success();
        let within = |limit: u32, words: &str| {
            let program = cargo_bin!("pointman");
            let script = format!("ulimit -v {limit}; exec '{}' {words}", program.display());
            Command::new("sh").args(["-c", &script]).current_dir(&folder).output().unwrap()
        };
        // A thousand stacks do not fit: nothing of it may be seen but in how long it takes.
        let simulate = "simulate --scenario short --games 130 --json --threads";
        let advise = "advise g.json --games 8 --json --threads";
        // With what the program takes to itself and a little more, there is room for no thread but the first.
        let least =
            (20_000..200_000).step_by(8_000).find(|limit| within(*limit, "roll 1d6").status.success());
        for limit in [least.unwrap() + 8_000, 400_000] {
            for words in [simulate, advise] {
                let alone = within(limit, &format!("{words} 1"));
                let many = within(limit, &format!("{words} 1024"));
                let said = String::from_utf8_lossy(&many.stderr);
                assert!(alone.status.success() && many.status.success(), "{words}, {limit}: {said}");
                if words == simulate {
                    assert_eq!(alone.stdout, many.stdout);
                }
            }
        }
    }

    #[test]
    fn who_types_ctrl_c_at_the_prompt_keeps_the_variables() {
        // The prompt's handler needs a terminal, which `script` gives where it is installed.
        let has_script =
            Command::new("script").arg("--version").output().is_ok_and(|output| output.status.success());
        if !has_script {
            return;
        }
        let mut prompt = Command::new("script")
            .args(["-qec", &format!("'{}' repl", cargo_bin!("pointman").display()), "/dev/null"])
            .env("POINTMAN_HISTORY", "")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut typed = prompt.stdin.take().unwrap();
        typed.write_all(b"let kept = 41\rprint(\"be\" + \"gun\"); simulate(#{games: 1000000000})\r").unwrap();
        let mut shown = String::new();
        let mut output = std::io::BufReader::new(prompt.stdout.take().unwrap());
        let mut until = |text: &str, shown: &mut String| {
            let mut byte = [0];
            while !shown.contains(text) {
                if std::io::Read::read(&mut output, &mut byte).unwrap() == 0 {
                    panic!("{text} is not shown: {shown}");
                }
                shown.push(char::from(byte[0]));
            }
        };
        until("begun", &mut shown);
        typed.write_all(b"\x03").unwrap();
        until("stopped by Ctrl-C", &mut shown);
        typed.write_all(b"print(`kept is ${kept + 1}`)\r").unwrap();
        until("kept is 42", &mut shown);
        let _ = prompt.kill();
        let _ = prompt.wait();
    }
}
