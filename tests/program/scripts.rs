//! Scripts as people run them: from a file, from the command line, from standard input and at the prompt.

use std::fs;
use std::io;
use std::path::Path;

use std::time::Duration;

use assert_cmd::Command;
use pointman::command::{ENTRIES, Reach, Session};
use pointman::render::Look;
use pointman::script::{FUNCTIONS, Limits, Script, ScriptConsole, World, topics};
use predicates::prelude::*;
use predicates::str::contains;
use tempfile::TempDir;

/// The program in a folder of its own, which holds the examples.
struct Table(TempDir);

impl Table {
    fn new() -> Self {
        let table = Table(crate::scenes::folder());
        for file in fs::read_dir(examples()).unwrap() {
            let file = file.unwrap();
            if file.file_type().unwrap().is_file() {
                fs::copy(file.path(), table.0.path().join(file.file_name())).unwrap();
            }
        }
        table
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn pointman(&self, arguments: &[&str]) -> Command {
        let mut command = Command::cargo_bin("pointman").unwrap();
        command.current_dir(self.path()).args(arguments).env("POINTMAN_HISTORY", "").env_remove("NO_COLOR");
        command
    }

    fn write(&self, name: &str, text: &str) {
        let path = self.0.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// What running `code` prints.
    fn prints(&self, code: &str) -> String {
        let output = self.pointman(&["run", "-e", code]).assert().success().get_output().stdout.clone();
        String::from_utf8(output).unwrap()
    }

    /// What running `code` says when it fails with this exit code.
    fn fails(&self, exit_code: i32, code: &str) -> String {
        let output = self.pointman(&["run", "-e", code]).assert().code(exit_code).get_output().stderr.clone();
        String::from_utf8(output).unwrap()
    }
}

fn examples() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/examples"))
}

#[test]
fn every_example_runs() {
    let table = Table::new();
    let mut count = 0;
    for file in fs::read_dir(examples()).unwrap() {
        let name = file.unwrap().file_name().into_string().unwrap();
        if name.ends_with(".rhai") {
            table
                .pointman(&["run", "--seed", "1", &name])
                .assert()
                .success()
                .stdout(predicate::str::is_empty().not());
            count += 1;
        }
    }
    assert!(count >= 5);
}

#[test]
fn a_script_plays_a_whole_game_of_the_vc_against_non_players() {
    let table = Table::new();
    for seed in ["1", "7"] {
        let told = table.pointman(&["run", "--seed", "1", "solitaire_vc.rhai", seed]).assert().success();
        let told = String::from_utf8(told.get_output().stdout.clone()).unwrap();
        assert!(
            told.contains("vc op (terror)") && told.contains("a Coup Round") && told.contains(" wins\n"),
            "{told}"
        );
        let again = table.pointman(&["run", "--seed", "2", "solitaire_vc.rhai", seed]).assert().success();
        assert_eq!(
            String::from_utf8(again.get_output().stdout.clone()).unwrap(),
            told,
            "the seed of the game decides"
        );
    }
}

#[test]
fn a_file_the_command_line_and_standard_input_run_the_same_code() {
    let table = Table::new();
    let code = "let n = 0; for i in 0..3 { n += roll(\"d6\").total } print(args); n";
    fs::write(table.path().join("code.rhai"), format!("#!/usr/bin/env -S pointman run\n{code}\n")).unwrap();
    let expected = table.pointman(&["run", "--seed", "9", "code.rhai", "a", "--b"]).assert().success();
    let expected = String::from_utf8(expected.get_output().stdout.clone()).unwrap();
    assert!(expected.starts_with("[\"a\", \"--b\"]\n"), "{expected}");
    table
        .pointman(&["run", "--seed", "9", "-e", code, "a", "--b"])
        .assert()
        .success()
        .stdout(expected.clone());
    table
        .pointman(&["run", "--seed", "9", "-", "a", "--b"])
        .write_stdin(code)
        .assert()
        .success()
        .stdout(expected);
    table.pointman(&["run"]).write_stdin("1 + 1").assert().success().stdout("2\n");
    table.pointman(&["run", "nowhere.rhai"]).assert().code(66).stderr(contains("nowhere.rhai: no such file"));
}

#[test]
fn the_last_value_is_printed_and_the_last_command_reported() {
    let table = Table::new();
    let code = "roll(\"2d6\", #{rolls: [3, 4]})";
    assert_eq!(table.prints(code), "2d6: 7\n  3 4\n");
    assert_eq!(table.prints(&format!("{code}.total")), "7\n");
    assert_eq!(table.prints(&format!("let r = {code};")), "");
    assert_eq!(table.prints("#{b: [1, ()], a: \"x\"}"), "{ a: \"x\", b: [1, null] }\n");
    table.pointman(&["run", "--json", "-e", "#{a: 1}"]).assert().stdout("{\n  \"a\": 1\n}\n");
    table.pointman(&["run", "--quiet", "-e", "print(1); 2"]).assert().stdout("1\n");
}

#[test]
fn every_command_and_every_function_of_ours_is_there_with_its_help() {
    let table = Table::new();
    let session = Session::of_script(Reach::Below(vec![table.path().to_owned()]), 1);
    let script = Script::new(World::new(session, Look::PLAIN, Nowhere), Limits::default());
    let fails = |code: &str| {
        let failure = script.run("help", code, &[]).err().expect("it fails");
        assert_eq!(failure.exit_code, 2, "{code}: {}", failure.message);
        failure.message
    };
    let names: Vec<String> = topics().into_iter().map(|topic| topic.name).collect();
    for entry in ENTRIES {
        let function = entry.function();
        assert!(names.contains(&function), "{function} has no help");
        // A function that is missing is unknown; one that is there knows what it takes.
        let message = fails(&format!("{function}(1, 2, 3, 4, 5, 6, #{{no_such_option: 1}})"));
        assert!(message.contains(&format!("{function} does not accept")), "{function}: {message}");
        let message = fails(&format!("{function}(#{{no_such_option: 1, json: true}})"));
        assert!(message.contains(&format!("{function}: there is no option `")), "{function}: {message}");
    }
    for function in FUNCTIONS {
        assert!(names.iter().any(|name| name == function.name), "{} has no help", function.name);
        let message = fails(&format!("{}(1, 2, 3, 4, 5, 6, 7)", function.name));
        assert!(!message.contains("there is no function"), "{}: {message}", function.name);
    }
    let help = table.prints("help()");
    assert!(names.iter().all(|name| help.contains(name.as_str())), "{help}");
}

pub struct Nowhere;

impl ScriptConsole for Nowhere {
    fn print(&self, _: &str) -> io::Result<()> {
        Ok(())
    }

    fn note(&self, _: &str) {}
}

#[test]
fn every_example_in_the_help_runs() {
    for topic in topics() {
        for example in &topic.examples {
            let folder = Table::new();
            let session = Session::of_script(Reach::Below(vec![folder.path().to_owned()]), 1);
            // Long ones are cut short: that they begin shows that they are read.
            let limits = Limits { time: Some(Duration::from_secs(2)), ..Limits::default() };
            let script = Script::new(World::new(session, Look::PLAIN, Nowhere), limits);
            // What they need that no example makes: a campaign, and the files of the folder they run in.
            let setting = "let campaign = #{};";
            let example = example
                .replace("campaign.json", "squad.json")
                .replace("squad.json", &format!("{}/squad.json", folder.path().display()));
            if let Err(failure) =
                script.run("help", &format!("{setting} {example}"), &["argument".to_owned()])
            {
                let needs = [
                    "working directory",
                    "no step to undo",
                    "no step to redo",
                    "no such field in the data",
                    "holds a document",
                    "the time limit",
                ];
                let of_the_setting = [65, 66].contains(&failure.exit_code)
                    || needs.iter().any(|need| failure.message.contains(need));
                assert!(of_the_setting, "{}: {example}: {}", topic.name, failure.message);
            }
        }
    }
}

#[test]
fn an_error_shows_its_line_and_a_caret() {
    let table = Table::new();
    let message = table.fails(2, "let ok = 1;\n  let x = rol(\"3d6\");");
    assert_eq!(
        message,
        "Error: there is no function `rol`; did you mean roll?\n-e:2:11\n 2 |   let x = rol(\"3d6\");\n   \
         |           ^\n"
    );
    let message = table.fails(2, "fn inner(n) { roll(n) }\nfn outer(n) { inner(n) }\nouter(\"3x6\")");
    assert!(
        message.contains("-e:1:15\n")
            && message.contains("in `inner`, called in line 2\nin `outer`, called in line 3\n"),
        "{message}"
    );
    let message = table.fails(2, "let total = 1;\ntotl + 1");
    assert!(message.contains("there is no variable `totl`; did you mean total?"), "{message}");
    let message = table.fails(2, "let x = ;");
    assert!(message.contains("syntax error") && message.contains("   |         ^"), "{message}");
    let message = table.fails(2, "roll(\"3d6\", #{sed: 1})");
    assert!(message.contains("there is no option `sed`; did you mean seed?"), "{message}");
    let message = table.fails(2, "roll(1, 2, 3)");
    assert!(
        message.contains(
            "roll does not accept whole number, whole number, whole number: roll(expression, #{options})"
        ),
        "{message}"
    );
}

#[test]
fn an_error_is_a_map_that_can_be_caught() {
    let table = Table::new();
    let code = "try { load(\"nowhere.json\") } catch (e) \
                { print(e.exit_code); print(e.message.contains(\"no such file\")) }";
    assert_eq!(table.prints(code), "66\ntrue\n");
    let code = "let s = load(\"squad.json\"); s.data.figures[1].rep = 9; s.data.figures[2].repp = 1; \
                try { save(s, \"new.json\") } catch (e) { print(e.pointer); print(e.faults.len > 1) }";
    assert_eq!(table.prints(code), "/data/figures/1/rep\ntrue\n");
    assert!(!table.path().join("new.json").exists());
    let code = "try { fng_test(\"received-fire\", #{}) } catch (e) { print(e.open[0].name); print(e.rule) }";
    assert_eq!(table.prints(code), "rep\nFNG received-fire\n", "what a call lacks is asked as data");
    table.fails(66, "try { load(\"nowhere.json\") } catch (e) { throw e }");
    assert!(
        table
            .fails(65, "let s = load(\"squad.json\"); s.kind = \"fng-sqad\"; save(s, \"new.json\")")
            .contains("new.json: /kind: ")
    );
}

#[test]
fn a_slip_in_an_option_is_named_where_a_document_could_stand() {
    let table = Table::new();
    assert!(
        table
            .fails(2, "campaign_show(#{sidee: \"us\"})")
            .contains("campaign_show: there is no option `sidee`; did you mean side?")
    );
    assert!(
        table
            .fails(2, "generate_mission(#{gme: 1})")
            .contains("there is no option `gme`; did you mean game?")
    );
    assert!(table.fails(2, "fng_test(#{rap: 4})").contains("there is no option `rap`; did you mean rep?"));
    assert!(table.fails(65, "log(#{format: \"pontman\", kind: \"av-mission\"})").contains("/format"));
}

#[test]
fn an_uncaught_error_is_data_for_a_program_that_asks_for_it() {
    let table = Table::new();
    let fails = |code: &str| {
        let output = table.pointman(&["run", "--json", "-e", code]).output().unwrap();
        let told: serde_json::Value = serde_json::from_slice(&output.stderr).unwrap();
        (output.status.code(), told["error"].clone())
    };
    let (code, error) = fails("let x = 1;\nroll(\"3x6\")");
    assert_eq!((code, &error["exit_code"]), (Some(2), &serde_json::json!(2)), "{error}");
    assert_eq!(
        (&error["file"], &error["line"]),
        (&serde_json::json!("-e"), &serde_json::json!(2)),
        "{error}"
    );
    assert!(error["message"].as_str().unwrap().contains("3x6"), "{error}");
    let (code, error) = fails("throw #{message: \"no\", rule: \"3.2.1\", exit_code: 9}");
    assert_eq!(code, Some(9));
    assert_eq!((&error["message"], &error["rule"]), (&"no".into(), &"3.2.1".into()), "{error}");
    let (code, error) = fails("nosuch()");
    assert_eq!(code, Some(2));
    assert!(error["message"].as_str().unwrap().contains("nosuch"), "{error}");
}

#[test]
fn a_value_that_is_no_document_replaces_one_only_by_force() {
    let table = Table::new();
    table.prints("save(fitl_new(#{scenario: \"short\", seed: 1}), \"game.json\")");
    let game = fs::read_to_string(table.path().join("game.json")).unwrap();
    let said = table.fails(73, "save(\"hello\", \"game.json\")");
    assert!(said.contains("game.json") && said.contains("#{force: true}"), "{said}");
    assert_eq!(fs::read_to_string(table.path().join("game.json")).unwrap(), game);
    table.prints("save(\"hello\", \"note.json\"); save(\"again\", \"note.json\")");
    table.prints("save(\"hello\", \"game.json\", #{force: true})");
    assert_eq!(fs::read_to_string(table.path().join("game.json")).unwrap(), "\"hello\"\n");
}

#[test]
fn a_script_chooses_its_exit_code() {
    let table = Table::new();
    table.pointman(&["run", "-e", "fn f() { exit(3) } f(); print(1)"]).assert().code(3).stdout("");
    table.pointman(&["run", "-e", "exit()"]).assert().code(0);
    assert!(table.fails(1, "throw \"the ambush failed\"").contains("the ambush failed"));
    table.fails(66, "throw #{message: \"gone\", exit_code: 66}");
    assert!(table.fails(2, "exit(256)").contains("not between 0 and 255"));
}

#[test]
fn a_script_that_would_never_end_is_stopped() {
    let table = Table::new();
    let stopped = |arguments: &[&str], message: &str| {
        table.pointman(&["run"]).args(arguments).assert().code(2).stderr(contains(message));
    };
    stopped(
        &["--max-operations", "100000", "-e", "loop {}"],
        "stopped at the limit of 100000 operations: is this an endless loop?",
    );
    stopped(&["-e", "fn f(n) { f(n + 1) } f(0)"], "more than 100 deep: is this an endless recursion?");
    stopped(&["-e", "sleep(1000000)"], "cannot sleep");
    // One limit does not stand in for another.
    stopped(
        &["--max-operations", "1000", "-e", "try { loop {} } catch { print(1) }"],
        "stopped at the limit of 1000 operations",
    );
    table.pointman(&["run", "--max-operations", "0", "-e", "for i in 0..100000 {}"]).assert().success();
}

#[test]
fn a_game_with_an_advised_seat_is_stopped_in_its_midst() {
    let table = Table::new();
    // Such a game would take hours.
    let code = "simulate(#{scenario: \"short\", games: 1, advised: [\"us=1000000\"]})";
    let stopped = table.pointman(&["run", "--max-operations", "100000", "-e", code]).assert().code(2);
    stopped.stderr(contains("stopped at the limit of 100000 operations, including those of called commands"));
}

#[test]
fn a_script_that_would_take_all_memory_is_stopped() {
    let table = Table::new();
    assert!(table.fails(2, "let a = []; a.pad(1000000, 0);").contains("100000 array items"));
    assert!(table.fails(2, "let s = \"x\"; loop { s += s; }").contains("bytes of text"));
    assert!(
        table
            .fails(2, &format!("let x = {}1{};", "(".repeat(200), ")".repeat(200)))
            .contains("nested more than 64 deep")
    );
    // Deep but within the limits: the stack holds it.
    let deep =
        "fn f(n) { if n > 0 { if n > 0 { 1 + (2 * (1 - (0 * f(n - 1)))) } else { 0 } } else { 0 } } f(95)";
    assert_eq!(table.prints(deep), "3\n");
    let nested = "let a = []; for i in 0..5000 { a = [a]; } a.len";
    let output = table.pointman(&["run", "-e", nested]).output().unwrap();
    assert!([Some(0), Some(2)].contains(&output.status.code()), "{output:?}");
}

#[test]
fn a_script_reaches_only_the_working_directory_and_what_is_allowed() {
    let table = Table::new();
    let outside = crate::scenes::folder();
    let secret = outside.path().join("secret.json");
    fs::write(&secret, "[1]").unwrap();
    let (folder, secret) = (outside.path().display().to_string(), secret.display().to_string());
    for code in [
        format!("load(\"{secret}\")"),
        format!("save([], \"{folder}/new.json\")"),
        "load(\"../secret.json\")".to_owned(),
        format!("adjust(\"squad.json\", \"figures/1/rep\", 5, #{{output: \"{folder}/new.json\"}})"),
        format!("fng_test(\"rally\", #{{squad: \"{secret}\", figure: \"Smith\"}})"),
    ] {
        assert!(table.fails(2, &code).contains("--allow-path allows more"), "{code}");
    }
    assert!(!outside.path().join("new.json").exists());
    let allowed =
        table.pointman(&["run", "--allow-path", &folder, "-e", &format!("load(\"{secret}\")[0]")]).assert();
    allowed.success().stdout("1\n");
    let code = format!("save([2], \"{folder}/new.json\"); load(\"squad.json\").kind");
    table.pointman(&["run", "--allow-path", &folder, "-e", &code]).assert().success().stdout("fng-squad\n");
    table
        .pointman(&["run", "--allow-path", "nowhere", "-e", "1"])
        .assert()
        .code(2)
        .stderr(contains("there is no such directory"));
    assert!(
        table.fails(2, &format!("import \"{folder}/lib\" as s;")).contains("below the working directory")
    );
    assert!(table.fails(2, "eval(\"1\")").contains("eval"));
}

#[cfg(unix)]
#[test]
fn a_link_does_not_lead_out_of_the_working_directory() {
    let table = Table::new();
    let outside = crate::scenes::folder();
    fs::write(outside.path().join("secret.json"), "[1]").unwrap();
    std::os::unix::fs::symlink(outside.path(), table.path().join("way")).unwrap();
    std::os::unix::fs::symlink(outside.path().join("secret.json"), table.path().join("link.json")).unwrap();
    for code in [
        "load(\"way/secret.json\")",
        "load(\"link.json\")",
        "save([], \"link.json\")",
        "save([], \"way/new.json\")",
    ] {
        assert!(table.fails(2, code).contains("--allow-path"), "{code}");
    }
    assert_eq!(fs::read_to_string(outside.path().join("secret.json")).unwrap(), "[1]");
}

#[test]
fn a_filter_gives_the_next_document_and_writes_it_only_when_asked() {
    let table = Table::new();
    let squad = || fs::read_to_string(table.path().join("squad.json")).unwrap();
    let before = squad();
    assert_eq!(table.prints("adjust(\"squad.json\", \"figures/1/rep\", 5).data.figures[1].rep"), "5\n");
    assert_eq!(
        table.prints("adjust(load(\"squad.json\"), \"figures/1/rep\", 5, #{json: true}).keys()"),
        "[\"document\", \"record\"]\n"
    );
    assert_eq!(squad(), before);
    table.prints("adjust(\"squad.json\", \"figures/1/rep\", 5, #{output: \"new.json\"})");
    let written = fs::read_to_string(table.path().join("new.json")).unwrap();
    table.prints("adjust(\"squad.json\", \"figures/1/rep\", 5, #{in_place: true})");
    assert_eq!(squad(), written);
    // The shell and a script cannot disagree, and what is loaded and saved is the same bytes.
    fs::write(table.path().join("squad.json"), &before).unwrap();
    table.pointman(&["adjust", "-i", "squad.json", "figures/1/rep", "5"]).assert().success();
    assert_eq!(squad(), written);
    table.prints("save(load(\"squad.json\"), \"again.json\")");
    assert_eq!(fs::read_to_string(table.path().join("again.json")).unwrap(), written);
    table.prints("save(undo(load(\"squad.json\")), \"undone.json\")");
    assert!(
        table
            .fails(2, "adjust(load(\"squad.json\"), \"figures/1/rep\", 5, #{in_place: true})")
            .contains("file")
    );
}

#[test]
fn options_come_by_position_or_by_name_in_any_mix() {
    let table = Table::new();
    let total = "7\n";
    for call in [
        "roll(\"2d6\", #{rolls: [3, 4]})",
        "roll(#{expression: \"2d6\", rolls: [3, 4]})",
        "\"2d6\".roll(#{\"rolls\": [3, 4], seed: ()})",
    ] {
        assert_eq!(table.prints(&format!("{call}.total")), total, "{call}");
    }
    assert!(table.fails(2, "roll(\"2d6\", #{expression: \"2d6\"})").contains("given twice"));
    // A document is a map, and no map of options.
    assert_eq!(table.prints("validate(load(\"squad.json\"))[0].valid"), "true\n");
    assert_eq!(
        table.prints("fng_test(\"received-fire\", #{rep: 4, with: [\"in-cover\"], rolls: [1, 1]}).outcome"),
        "finish-move-and-fire\n"
    );
    assert_eq!(
        table.prints("fng_test(\"rally\", #{rep: 4, \"leader-rep\": 5, rolls: [1, 6, 5]}).dice.len"),
        "2\n"
    );
}

#[test]
fn numbers_are_never_silently_wrong() {
    let table = Table::new();
    let seed = u64::MAX.to_string();
    assert_eq!(
        table.prints(&format!("to_json(from_json(\"[{seed}, -1, 0.5]\"))")),
        format!("[\n  {seed},\n  -1,\n  0.5\n]\n")
    );
    let text = fs::read_to_string(table.path().join("squad.json")).unwrap().replace("1967", &seed);
    fs::write(table.path().join("large.json"), &text).unwrap();
    table.prints("save(load(\"large.json\"), \"same.json\")");
    assert_eq!(fs::read_to_string(table.path().join("same.json")).unwrap(), text);
    let rolled = table.prints(&format!("roll(\"9d6\", #{{seed: from_json(\"{seed}\")}}).dice"));
    let shell = table.pointman(&["roll", "9d6", "--seed", &seed, "--json"]).output().unwrap();
    let shell: serde_json::Value = serde_json::from_slice(&shell.stdout).unwrap();
    assert_eq!(rolled.trim(), shell["dice"].to_string().replace(',', ", "));
    assert!(table.fails(2, &format!("from_json(\"{seed}\") + 1")).contains("whole number past 2^63"));
    assert!(table.fails(2, "roll(\"2d6\", #{seed: -1})").contains("-1"));
    assert!(table.fails(2, "to_json(0.0 / 0.0)").contains("NaN"));
    assert!(table.fails(2, "roll(\"2d6\", #{seed: 1.5})").contains("1.5"));
    // Ways past 2^53 are texts, exact to the last digit.
    assert_eq!(table.prints("odds(\"40d6\").of"), format!("{}\n", num_bigint::BigUint::from(6u8).pow(40)));
}

#[test]
fn the_dice_of_a_script_go_on_from_command_to_command() {
    let table = Table::new();
    let roll = |code: &str| {
        let output = table.pointman(&["run", "--seed", "5", "-e", code]).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let twice = roll("roll(\"9d6\").dice == roll(\"9d6\").dice");
    assert_eq!(twice, "false\n");
    assert_eq!(roll("roll(\"9d6\").dice + roll(\"9d6\").dice"), roll("roll(\"18d6\").dice"));
}

#[test]
fn a_script_can_ask_for_dice_unless_it_comes_from_standard_input_itself() {
    let table = Table::new();
    let asks = "roll(\"2d6\", #{dice: \"ask\"}).total + roll(\"1d6\", #{dice: \"ask\"}).total";
    let asked =
        table.pointman(&["run", "-e", asks]).write_stdin("3\nnine\n4\n6\n").assert().success().stdout("13\n");
    asked.stderr(contains("roll a d6 (1-6)").and(contains("give a whole number from 1 to 6")));
    let from_input = table.pointman(&["run", "-"]).write_stdin(asks).assert().code(2);
    from_input.stderr(contains("Pointman cannot ask for dice: give them as `rolls`"));
}

#[test]
fn a_script_from_standard_input_cannot_read_documents_there() {
    let table = Table::new();
    table
        .pointman(&["run", "-"])
        .write_stdin("load(\"-\")")
        .assert()
        .code(2)
        .stderr(contains("is the script itself"));
    table
        .pointman(&["run", "-e", "load(\"-\").a"])
        .write_stdin("{\"a\": 3}")
        .assert()
        .success()
        .stdout("3\n");
}

#[test]
fn a_wrong_value_of_an_option_is_named_with_what_would_be_right() {
    let table = Table::new();
    for (options, message) in [
        ("rep: \"x\"", "rep: is \"x\": give a whole number from 0 to 255"),
        // Also of an option that many commands share.
        ("rep: 4, seed: -1", "seed: is -1: give 0 or more"),
    ] {
        let said = table.fails(2, &format!("fng_test(\"received-fire\", #{{{options}}})"));
        assert!(said.contains(message), "{said}");
    }
}

#[test]
fn tables_stand_in_columns() {
    let table = Table::new();
    let code = "table([#{rep: 4, name: \"Smith\"}, #{rep: 10, name: \"Jo\"}], [\"name\", \"rep\"])";
    assert_eq!(table.prints(code), " name   rep\n Smith    4\n Jo      10\n");
    assert_eq!(table.prints("table([])"), "");
    assert!(table.fails(2, "table([#{rep: 4}], [\"repp\"])").contains("did you mean rep?"));
    assert!(table.fails(2, "table([1])").contains("row 0 is"));
}

#[test]
fn the_prompt_reads_lines_from_a_pipe_and_goes_on_after_an_error() {
    let table = Table::new();
    let lines = "let x = roll(\"2d6\", #{rolls: [3, 4]})\nx.total\nnope(1)\nfor i in 0..2 \
                 {\n  print(i)\n}\nx.total + 1\nit\nundo\nundo\nit\nhelp(roll)\n";
    let assert = table.pointman(&["repl", "--seed", "1"]).write_stdin(lines).assert().success();
    let output = String::from_utf8(assert.get_output().stdout.clone()).unwrap();
    assert!(output.starts_with("7\n0\n1\n8\n8\n7\nroll(expression, #{options})\n"), "{output}");
    assert!(!output.contains('\x1b') && !output.contains("pointman>"), "{output}");
    assert.stderr(contains("there is no function `nope`\nprompt:1:1\n 1 | nope(1)\n   | ^"));
    table.pointman(&["repl"]).write_stdin("exit(4)\nprint(1)").assert().code(4).stdout("");
    table.pointman(&["repl"]).write_stdin("quit\nprint(1)").assert().code(0).stdout("");
    table.pointman(&["repl"]).write_stdin("roll(").assert().code(0).stderr(contains("syntax error"));
    table.pointman(&["repl", "--json"]).write_stdin("#{a: 1}").assert().stdout("{\n  \"a\": 1\n}\n");
}

#[test]
fn an_error_in_a_function_of_an_earlier_line_shows_that_line() {
    let table = Table::new();
    let lines = "fn risky(n) {\n  roll(n)\n}\n1\nrisky(\"3x6\")\n";
    let expected = "prompt:2:3\n 2 |   roll(n)\n   |   ^\nin `risky`, called in line 1\n";
    table.pointman(&["repl"]).write_stdin(lines).assert().success().stderr(contains(expected));
}

#[test]
fn colours_are_used_only_where_wanted() {
    let table = Table::new();
    table
        .pointman(&["run", "--color", "always", "-e", "nope()"])
        .assert()
        .stderr(contains("\x1b[1;31mError:\x1b[0m"));
    table.pointman(&["run", "-e", "nope()"]).assert().stderr(contains("\x1b").not());
}

#[test]
fn a_script_imports_others_below_the_working_directory() {
    let table = Table::new();
    table.write(
        "lib/dice.rhai",
        "import \"lib/more\" as m; fn twice(x) { x * 2 } export const SIX = m::six();",
    );
    table.write("lib/more.rhai", "fn six() { 6 }");
    table.write("circle.rhai", "import \"circle\" as me;");
    table.write("broken.rhai", "let x = ;");
    let code = "import \"lib/dice\" as d; print(d::twice(d::SIX));";
    table.pointman(&["run", "-e", code]).assert().success().stdout("12\n");
    assert!(table.fails(2, "import \"circle\" as c;").contains("in a circle"));
    assert!(table.fails(2, "import \"broken\" as b;").contains("broken.rhai: "));
    assert!(table.fails(66, "import \"nowhere\" as n;").contains("nowhere.rhai: no such file"));
}

#[test]
fn lists_of_numbers_are_reckoned_with() {
    let table = Table::new();
    table.write("men.csv", "name,rep\nCole,4\n\"Diaz, Juan\",5\n");
    for (code, printed) in [
        ("sum([1, 2, 3])", "6"),
        ("sum([1, 0.5])", "1.5"),
        ("sum([])", "0"),
        ("mean([1, 2, 6])", "3.0"),
        ("percentile([10, 1, 3, 2], 50)", "2.5"),
        ("percentile([10, 1, 3, 2], 100)", "10.0"),
        ("histogram([2, 1, 2]).map(|row| [row.value, row.count])", "[[1, 1], [2, 2]]"),
        ("histogram([0, 1, 2, 4], 2).map(|row| row.count)", "[2, 2]"),
        ("sum(read_csv(\"men.csv\").map(|man| man.rep))", "9"),
        ("read_csv(\"men.csv\")[1].name", "Diaz, Juan"),
        ("read_text(\"men.csv\").len", "31"),
    ] {
        table.pointman(&["run", "-e", code]).assert().success().stdout(format!("{printed}\n"));
    }
    assert!(table.fails(2, "mean([])").contains("the list is empty"));
    assert!(table.fails(2, "mean([1, \"a\"])").contains("item 1 is text"));
    assert!(table.fails(2, "percentile([1], 101)").contains("not between 0 and 100"));
}

#[test]
fn a_document_is_a_handle_with_the_record_of_its_step() {
    let table = Table::new();
    let game = "let g = fitl_new(#{scenario: \"short\", players: \"vc\", seed: 3}); ";
    for (code, printed) in [
        ("type_of(g)", "document"),
        ("g.kind", "fitl-game"),
        (
            "let h = g; h.data.tracks.trail = 4; [g.data.tracks.trail == 4, h.data.tracks.trail, g == h]",
            "[false, 4, false]",
        ),
        ("let d = g.data; d.tracks.trail = 4; g.data.tracks.trail == 4", "false"),
        (
            "let next = adjust(g, \"tracks/trail\", 3); [next.record.to, next.data.tracks.trail, \
             next.history.len()]",
            "[3, 3, 2]",
        ),
        (
            "let next = adjust(g, \"tracks/trail\", 3, #{json: true}); [next.record.to, next.document.kind]",
            "[3, \"fitl-game\"]",
        ),
        (
            "g.data.players.len(); let k = g; fitl_next(k); g.data.tracks.trail = 4; fitl_next(k); [k == g, \
             k.data.tracks.trail == 4]",
            "[false, false]",
        ),
        (
            "g.data.tracks.trail = 4; let k = g; k.data.tracks.trail = 3; [g.data.tracks.trail, \
             k.data.tracks.trail]",
            "[4, 3]",
        ),
        ("g.remove(\"history\"); g.keys()", "[\"data\", \"dice\", \"format\", \"kind\", \"version\"]"),
    ] {
        table
            .pointman(&["run", "-e", &format!("{game}{code}")])
            .assert()
            .success()
            .stdout(format!("{printed}\n"));
    }
    let by_hand = format!("{game} fitl_next(g); g.data.tracks.trail = 4; fitl_next(g)");
    assert!(table.fails(65, &by_hand).contains("edited by hand"));
    let changed = format!("{game} g.data.spaces.remove(\"saigon\"); fitl_next(g)");
    assert!(table.fails(65, &changed).contains("us_troops"));
}

#[test]
fn what_a_script_holds_is_undone_logged_and_valid_as_its_file_is() {
    let table = Table::new();
    let code = "let g = fitl_new(#{scenario: \"short\", players: \"vc\", seed: 3}); \
                for n in 0..3 { g = adjust(g, \"tracks/trail\", n); } save(g, \"g.json\"); \
                let f = load(\"g.json\"); let a = undo(g, 2); let b = undo(f, 2);";
    let equal = "[a == b, redo(a) == redo(b), redo(a, 2) == g, redo(b, 2) == f, \
                 log(g, \"2\") == log(f, \"2\"), log(g) == log(f), validate(g)[0].valid, \
                 undo(redo(b), 2) == undo(redo(a), 2)]";
    let all = "[true, true, true, true, true, true, true, true]";
    let code = format!("{code} {equal}");
    table.pointman(&["run", "-e", &code]).assert().success().stdout(format!("{all}\n"));
}

#[test]
fn a_long_answer_is_a_handle_whose_parts_are_made_when_they_are_looked_at() {
    let table = Table::new();
    let campaign =
        "let c = campaign_new(\"ambush-valley\", #{turns: 2, seed: 3}); let s = campaign_show(c); ";
    for (code, printed) in [
        ("[s.turn, s.regulars[0].force, \"mission\" in s, \"none\" in s]", "[1, \"us\", true, false]"),
        ("[s == to_map(s), s == campaign_show(c), s.len(), s.keys().len()]", "[true, true, 17, 17]"),
        ("let t = s; t.turn = 4; [s.turn, t.turn, s == t]", "[1, 4, false]"),
        ("campaign_show(c, #{side: \"vc\"}).regulars", "[]"),
    ] {
        let code = format!("{campaign}{code}");
        table.pointman(&["run", "-e", &code]).assert().success().stdout(format!("{printed}\n"));
    }
    let tour = "let c = campaign_new(\"fng\", #{force: \"anzac-infantry\", seed: 3}); let s = \
                campaign_show(c); [s.stage, s.figures.len() == s.present, s == to_map(s), s.len(), \
                s.keys().len()]";
    let printed = "[\"prepare\", true, true, 21, 21]\n";
    table.pointman(&["run", "-e", tour]).assert().success().stdout(printed);
}

#[test]
fn the_star_of_the_scripted_tour_chooses_his_attribute_in_hospital_too() {
    let table = Table::new();
    // With these dice he is in hospital as an Attribute falls due.
    table.pointman(&["run", "--seed", "8", "tour_of_duty.rhai"]).assert().success();
}
