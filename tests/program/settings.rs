//! What a person settles for every command line, and what all commands have in common: the environment, the
//! configuration file, colour, errors of usage, schemas.

use assert_cmd::Command;
use assert_cmd::cargo::cargo_bin;
use serde_json::Value;
use tempfile::TempDir;

/// The configuration file of `folder`, empty unless it was written.
fn configuration(folder: &TempDir) -> std::path::PathBuf {
    let file = folder.path().join("config");
    if !file.exists() {
        std::fs::write(&file, "").unwrap();
    }
    file
}

/// The program in an empty folder, knowing nothing of whoever runs the tests.
fn pointman(folder: &TempDir, line: &str) -> Command {
    let mut command = Command::new(cargo_bin!("pointman"));
    for name in
        ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "POINTMAN_GAME", "POINTMAN_EDITION", "POINTMAN_DICE"]
    {
        command.env_remove(name);
    }
    command.env("POINTMAN_CONFIG", configuration(folder)).current_dir(folder);
    command.args(line.split(' ').filter(|word| !word.is_empty()));
    command
}

fn said(command: &mut Command) -> String {
    String::from_utf8(command.assert().success().get_output().stdout.clone()).unwrap()
}

fn refused(command: &mut Command) -> String {
    String::from_utf8(command.assert().failure().get_output().stderr.clone()).unwrap()
}

fn with_game() -> TempDir {
    let folder = crate::scenes::folder();
    pointman(&folder, "fitl new --scenario short --seed 4 --players us -o game.json").assert().success();
    folder
}

#[test]
fn every_command_with_an_edition_takes_it_as_a_number_and_as_a_word() {
    let mut commands = 0;
    for entry in pointman::command::ENTRIES {
        let command = (entry.augment)(clap::Command::new("test").no_binary_name(true));
        if !command.get_arguments().any(|argument| argument.get_id() == "edition") {
            continue;
        }
        commands += 1;
        for word in ["1", "2", "first", "second"] {
            let read = command.clone().ignore_errors(false).try_get_matches_from(["--edition", word]);
            let why = read.err().map(|error| error.to_string()).unwrap_or_default();
            assert!(!why.contains("invalid value"), "{:?} {word}: {why}", entry.path);
        }
        let refused = command.try_get_matches_from(["--edition", "3"]).unwrap_err().to_string();
        assert!(refused.contains("give 1 or 2, first or second"), "{:?}: {refused}", entry.path);
    }
    assert!(commands > 30, "{commands}");
}

#[test]
fn a_command_that_names_no_document_works_on_pointman_game() {
    let folder = with_game();
    let next = said(&mut pointman(&folder, "fitl next game.json"));
    assert_eq!(said(pointman(&folder, "fitl next").env("POINTMAN_GAME", "game.json")), next);
    let saigon = said(&mut pointman(&folder, "fitl show game.json saigon"));
    for line in ["fitl show saigon", "--color never fitl show saigon", "fitl sh saigon"] {
        assert_eq!(said(pointman(&folder, line).env("POINTMAN_GAME", "game.json")), saigon, "{line}");
    }
    // A document that is named is the one, and what is wrong with the line stays wrong.
    let missing = refused(pointman(&folder, "fitl next other.json").env("POINTMAN_GAME", "game.json"));
    assert!(missing.contains("other.json"), "{missing}");
    let unknown = refused(pointman(&folder, "fitl show saigonn").env("POINTMAN_GAME", "game.json"));
    assert!(unknown.contains("saigonn"), "{unknown}");
    let option = refused(pointman(&folder, "fitl next --wrong").env("POINTMAN_GAME", "game.json"));
    assert!(option.contains("--wrong"), "{option}");
}

#[test]
fn pointman_game_serves_every_command_whose_first_argument_is_a_document() {
    let folder = with_game();
    let with_game = |line: &str| said(pointman(&folder, line).env("POINTMAN_GAME", "game.json"));
    assert_eq!(with_game("validate"), "game.json: valid fitl-game\n");
    assert!(with_game("replay --verify").starts_with("Verified: "));
    let squad = "fng squad --force us-army-infantry --seed 1 -q -o squad.json";
    pointman(&folder, squad).assert().success();
    let roster = said(&mut pointman(&folder, "fng roster squad.json"));
    assert_eq!(said(pointman(&folder, "fng roster").env("POINTMAN_GAME", "squad.json")), roster);
    // Where an evening may be left out it is only meant if the line makes no sense without.
    let alone = "fng shoot --rep 4 --weapon ak-47 --at rep=4 --seed 1";
    assert_eq!(with_game(alone), said(&mut pointman(&folder, alone)));
    let recorded = refused(pointman(&folder, &format!("{alone} -i")).env("POINTMAN_GAME", "game.json"));
    assert!(recorded.contains("game.json: /kind: is fitl-game, but fng-mission is needed"), "{recorded}");
}

#[test]
fn an_option_is_refused_under_the_name_it_was_typed_by() {
    let folder = crate::scenes::folder();
    let distance = refused(&mut pointman(&folder, "fng shoot --rep 4 --at rep=4 --range far"));
    assert!(distance.contains("'--range <INCHES>'") && !distance.contains("--in"), "{distance}");
    let melee = refused(&mut pointman(&folder, "fng melee --us rep=4"));
    assert!(melee.contains("--them <FIGURE>") && !melee.contains("--theirs"), "{melee}");
    let ours = refused(&mut pointman(&folder, "fng melee --ours rep=4"));
    assert!(ours.contains("--theirs <FIGURE>"), "{ours}");
}

#[cfg(unix)]
#[test]
fn a_file_name_that_is_not_utf_8_is_refused_in_words() {
    use std::os::unix::ffi::OsStrExt as _;
    let folder = with_game();
    let name = std::ffi::OsStr::from_bytes(b"gr\xfcn.json");
    for line in ["fitl next", "play", "fitl new --scenario short -o", "fitl film game.json -o"] {
        let wrong = refused(pointman(&folder, line).arg(name));
        assert!(wrong.starts_with("Error: `gr\u{fffd}n.json` is not UTF-8 text"), "{line}: {wrong}");
    }
    assert!(refused(pointman(&folder, "fitl next").env("POINTMAN_GAME", name)).contains("not UTF-8"));
}

#[test]
fn the_edition_settled_is_that_of_look_ups_and_new_documents_and_gives_way_to_the_option() {
    let folder = crate::scenes::folder();
    let edition = |line: &str, settled: &str| -> Value {
        let json = said(pointman(&folder, line).env("POINTMAN_EDITION", settled));
        serde_json::from_str::<Value>(&json).unwrap()["edition"].clone()
    };
    let check = "fng-test received-fire --rep 4 --json";
    assert_eq!(edition(check, "second"), 2);
    assert_eq!(edition(check, "1"), 1);
    assert_eq!(edition(&format!("{check} --edition first"), "2"), 1);
    let game = said(pointman(&folder, "fitl new --scenario short --seed 1").env("POINTMAN_EDITION", "1"));
    assert_eq!(serde_json::from_str::<Value>(&game).unwrap()["data"]["edition"], "first");
    let wrong = refused(pointman(&folder, "roll 1d6").env("POINTMAN_EDITION", "3"));
    assert!(wrong.starts_with("Error: POINTMAN_EDITION: there is no edition 3"), "{wrong}");
    let json = refused(pointman(&folder, "roll 1d6 --json").env("POINTMAN_EDITION", "3"));
    let json: Value = serde_json::from_str(&json).unwrap();
    assert!(
        json["error"]["message"].as_str().unwrap().starts_with("POINTMAN_EDITION: there is no edition 3")
    );
}

#[test]
fn dice_that_are_settled_to_be_asked_are_asked_unless_an_option_says_otherwise() {
    let folder = crate::scenes::folder();
    let asked = said(pointman(&folder, "roll 1d6").env("POINTMAN_DICE", "ask").write_stdin("5\n"));
    assert!(asked.contains('5'), "{asked}");
    let seeded = said(&mut pointman(&folder, "roll 3d6 --seed 9"));
    assert_eq!(said(pointman(&folder, "roll 3d6 --seed 9").env("POINTMAN_DICE", "ask")), seeded);
    let given = said(pointman(&folder, "roll 1d6 --rolls 2").env("POINTMAN_DICE", "ask"));
    assert!(given.contains('2'), "{given}");
}

#[test]
fn the_configuration_file_settles_what_the_environment_does_not() {
    let folder = with_game();
    std::fs::write(folder.path().join("config"), "# mine\nedition = second\ngame = game.json\n").unwrap();
    let check = "fng-test received-fire --rep 4 --json";
    let edition =
        |command: &mut Command| serde_json::from_str::<Value>(&said(command)).unwrap()["edition"].clone();
    assert_eq!(edition(&mut pointman(&folder, check)), 2);
    assert_eq!(edition(pointman(&folder, check).env("POINTMAN_EDITION", "1")), 1);
    // What comes next is said of the file as it was named.
    let cards = |words: &str| said(&mut pointman(&folder, words)).split("Next:").next().unwrap().to_owned();
    assert_eq!(cards("fitl next"), cards("fitl next game.json"));
    std::fs::write(folder.path().join("config"), "colour = never\n").unwrap();
    let wrong = refused(&mut pointman(&folder, "roll 1d6"));
    assert!(wrong.contains("line 1: there is no setting `colour`; did you mean color?"), "{wrong}");
}

#[test]
fn help_and_the_version_come_although_the_configuration_file_is_wrong() {
    let folder = crate::scenes::folder();
    std::fs::write(folder.path().join("config"), "colour = never\n").unwrap();
    for line in ["--help", "--version", "roll --help", "help fitl"] {
        let told = said(&mut pointman(&folder, line));
        assert!(told.contains("pointman") || told.contains("Usage"), "{line}: {told}");
    }
    for line in ["roll 1d6", "roll --nosuch", "roll 1d6 --json"] {
        let wrong = refused(&mut pointman(&folder, line));
        assert!(wrong.contains("there is no setting `colour`"), "{line}: {wrong}");
    }
}

#[test]
fn with_json_standard_error_holds_nothing_but_json() {
    let folder = with_game();
    for (line, typed) in [
        ("roll 2d6 --dice ask --json", "3\n"),
        ("roll 2d6 --dice ask --json", "seven\n"),
        ("trung-turn game.json --dice ask --json", "?\n"),
        ("fitl act game.json --dice ask --json train", "\n"),
    ] {
        let told = refused(pointman(&folder, line).write_stdin(typed));
        let error =
            serde_json::from_str::<Value>(&told).unwrap_or_else(|why| panic!("{line}: {why}: {told}"));
        assert!(error["error"]["message"].is_string(), "{line}: {told}");
    }
    let asked = pointman(&folder, "roll 2d6 --dice ask --json").write_stdin("3,4\n").assert().success();
    assert_eq!(String::from_utf8_lossy(&asked.get_output().stderr), "");
}

#[test]
fn a_script_knows_nothing_of_what_is_settled() {
    let folder = crate::scenes::folder();
    let mut script = pointman(&folder, "run --json");
    let edition =
        script.args(["-e", "fng_test(\"received-fire\", #{rep: 4}).edition"]).env("POINTMAN_EDITION", "2");
    assert_eq!(said(edition), "1\n");
}

#[test]
fn an_error_of_usage_says_error_once_and_is_coloured_as_every_other() {
    let folder = crate::scenes::folder();
    let plain = refused(&mut pointman(&folder, "roll --nosuch"));
    assert!(plain.starts_with("Error: ") && !plain.contains('\u{1b}'), "{plain}");
    assert_eq!(plain.to_lowercase().matches("error:").count(), 1, "{plain}");
    let coloured = |line: &str, set: &[(&str, &str)]| {
        let mut command = pointman(&folder, line);
        refused(command.envs(set.iter().copied())).contains('\u{1b}')
    };
    for wrong in ["roll --nosuch", "roll nosuch", "nosuch"] {
        assert!(coloured(wrong, &[("CLICOLOR_FORCE", "1")]), "{wrong}");
        assert!(!coloured(wrong, &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]), "{wrong}");
        assert!(coloured(&format!("--color always {wrong}"), &[("NO_COLOR", "1")]), "{wrong}");
        assert!(!coloured(&format!("--color never {wrong}"), &[("CLICOLOR_FORCE", "1")]), "{wrong}");
    }
    let json = refused(&mut pointman(&folder, "roll --json --nosuch"));
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["error"]["exit_code"], 2);
    assert!(
        json["error"]["message"].as_str().unwrap().starts_with("unexpected argument '--nosuch'"),
        "{json}"
    );
}

#[test]
fn schema_without_a_kind_lists_everything_that_has_one_and_each_is_printed() {
    let folder = crate::scenes::folder();
    let listed: Value = serde_json::from_str(&said(&mut pointman(&folder, "schema --json"))).unwrap();
    let names: Vec<_> = listed.as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap()).collect();
    for name in ["fitl-game", "av-report", "record", "error"] {
        assert!(names.contains(&name), "{names:?}");
    }
    let is_vague = |one: &&Value| one["of"] == "what a command reads beside a document";
    assert_eq!(listed.as_array().unwrap().iter().find(is_vague), None, "says which command reads it");
    for name in names {
        let schema: Value =
            serde_json::from_str(&said(&mut pointman(&folder, &format!("schema {name}")))).unwrap();
        assert!(schema["$schema"].is_string() && schema["title"].is_string(), "{name}: {schema}");
    }
}

#[test]
fn errors_and_records_satisfy_their_schemas() {
    let folder = with_game();
    let schema = |name: &str| -> Value {
        serde_json::from_str(&said(&mut pointman(&folder, &format!("schema {name}")))).unwrap()
    };
    let errors = jsonschema::validator_for(&schema("error")).unwrap();
    std::fs::write(folder.path().join("broken.json"), "{}").unwrap();
    for line in
        ["fitl act game.json fly --json", "fitl next broken.json --json", "roll x --json", "roll --json -z"]
    {
        let error: Value = serde_json::from_str(&refused(&mut pointman(&folder, line))).unwrap();
        assert!(errors.is_valid(&error), "{line}: {error}");
    }
    let records = jsonschema::validator_for(&schema("record")).unwrap();
    let game = std::fs::read_to_string(folder.path().join("game.json")).unwrap();
    let game: Value = serde_json::from_str(&game).unwrap();
    let history = game["history"].as_array().unwrap();
    assert!(!history.is_empty() && history.iter().all(|step| records.is_valid(step)));
}

/// Command lines that take steps of every kind of document, one after the other.
const STEPS: &[&str] = &[
    "fitl new --scenario short --players us --seed 3 -o step.json",
    "fitl act step.json pass -o step.json",
    "trung-turn step.json -o step.json",
    "adjust step.json tracks/trail 3 -o step.json",
    "fitl adjust step.json trail 2 -o step.json",
    "fng squad --force us-army-infantry --seed 1 -o squad.json",
    "adjust squad.json figures/0/rep 4 -o squad.json",
    "generate-mission --game fng --force us-marines --corps i --leader-rep 4 --date 1967-05-early \
     --communist-ground --seed 11 -o evening.json",
    "fng muster evening.json --arrivals squad.json -o evening.json",
    "fng activation evening.json --seed 1 -o evening.json",
    "generate-mission --game fng --versus vc-main-force --force us-marines --corps i --leader-rep 4 --date \
     1967-05-early --communist-ground --seed 11 -o versus.json",
    "fng trap-place versus.json --kind landmine --at trail -o versus.json",
    "campaign new --game fng --force us-marines --corps i --seed 5 -o tour.json",
    "generate-mission --from tour.json -o tour.json",
    "campaign new --game ambush-valley --regular US --regular NVA --seed 1 -o av.json",
    "generate-mission --from av.json --seed 2 -o av.json",
    "campaign-length av.json --force us -o av.json",
    "campaign rename av.json us Alpha -o av.json",
    "generate-mission --game ambush-valley --versus regular --seed 1 -o mission.json",
    "campaign-length mission.json -o mission.json",
];

#[test]
fn the_record_of_every_step_has_what_the_schema_of_records_asks_for() {
    let folder = crate::scenes::folder();
    let schema: Value = serde_json::from_str(&said(&mut pointman(&folder, "schema record"))).unwrap();
    let records = jsonschema::validator_for(&schema).unwrap();
    for line in STEPS {
        let told: Value =
            serde_json::from_str(&said(&mut pointman(&folder, &format!("{line} --json")))).unwrap();
        let faults: Vec<String> =
            records.iter_errors(&told["record"]).map(|fault| fault.to_string()).collect();
        assert!(faults.is_empty(), "{line}: {faults:?}");
    }
    // What goes back and forth among steps takes none.
    let undone: Value = serde_json::from_str(&said(&mut pointman(&folder, "undo av.json --json"))).unwrap();
    assert!(undone["record"]["undone"].is_array() && undone["record"].get("step").is_none(), "{undone}");
}

/// What `value` is a value of: a person, a side, a team; where a command is about both sides, that of one is
/// named before it.
fn kind(value: &str) -> &str {
    match value.strip_prefix("FORCE:").unwrap_or(value) {
        "NAME" | "FIGURES" | "WHO" => "FIGURE",
        "FORCE" => "SIDE",
        "TEAMS" => "TEAM",
        other => other,
    }
}

/// Options that differ between commands, each with the one reason why.
const DIFFER: &[(&str, &str)] = &[
    ("asset", "one purchase is one step; a campaign begins with a list"),
    ("at", "a sniper fires at the one enemy nearest the card"),
    ("by", "one figure moves, throws or searches; several fire, charge or crew guns together"),
    ("casualty", "a Medic treats one at a time; Recovery is rolled for all"),
    ("edge", "one side's orders choose its edge, a mission one for each force"),
    ("extra", "one side's orders name its extra figures together, a mission those of each force"),
    ("name", "a document has one; a helicopter loads several"),
    ("points", "one figure's Reputation Points; Victory Points of each force"),
    ("vehicle", "one is driven, boarded or set a trap for; several lie in a circle or a path of fire"),
    ("odds", "contract: fng exchange plays N exchanges; a single check counts its odds exactly"),
    ("squad", "contract: Ambush Valley's squads are parts of a platoon, FNG's are documents"),
    ("set", "contract: a simulation sets fields of a game, a check the numbers it needs"),
];

#[test]
fn an_option_takes_the_same_kind_of_value_and_as_many_in_every_command_that_has_it() {
    /// Whether a list is taken: every list may be given as `--with a --with b`.
    fn many(argument: &clap::Arg) -> &'static str {
        if matches!(argument.get_action(), clap::ArgAction::Append) { " list" } else { "" }
    }
    fn walk(
        command: &clap::Command,
        path: &str,
        found: &mut std::collections::BTreeMap<String, Vec<(String, String)>>,
    ) {
        for argument in command.get_arguments().filter(|argument| !argument.is_global_set()) {
            let Some(long) = argument.get_long() else { continue };
            let value = match argument.get_action().takes_values() {
                true => {
                    let values = argument.get_value_names().unwrap_or_default().join(" ");
                    format!("{}{}", kind(&values), many(argument))
                }
                false => "no value".to_owned(),
            };
            found.entry(long.to_owned()).or_default().push((value, path.to_owned()));
        }
        for inner in command.get_subcommands() {
            walk(inner, &format!("{path} {}", inner.get_name()), found);
        }
    }
    let mut found = std::collections::BTreeMap::new();
    walk(&pointman::cli::complete_parser(), "pointman", &mut found);
    let mut differ = Vec::new();
    for (long, uses) in &found {
        let mut kinds: Vec<(&str, Vec<&str>)> = Vec::new();
        for (value, path) in uses {
            match kinds.iter_mut().find(|(of, _)| of == value) {
                Some((_, paths)) => paths.push(path),
                None => kinds.push((value, vec![path])),
            }
        }
        let is_excepted = DIFFER.iter().any(|(option, _)| option == long);
        if (kinds.len() > 1) != is_excepted {
            differ.push(format!("--{long}: {kinds:?}"));
        }
    }
    assert!(differ.is_empty(), "{}", differ.join("\n"));
}

#[test]
fn help_lists_closed_sets_and_takes_prefixes_of_their_words() {
    let folder = crate::scenes::folder();
    let help = |line: &str| {
        let text = said(&mut pointman(&folder, line));
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let squad = help("fng squad --help");
    assert!(squad.contains("The force") && squad.contains("[possible values: us-army-infantry"), "{squad}");
    assert!(
        help("fitl new -h").contains("[possible values: virtual, physical]")
            || help("fitl new -h").contains("Pointman deals the cards (virtual)")
    );
    pointman(&folder, "fng squad --force us-m --seed 1").assert().success();
}

/// What the program shows at a terminal of 24 rows.
#[cfg(unix)]
fn at_terminal(folder: &TempDir, line: &str, pager: &str) -> String {
    use std::io::Read as _;
    use std::process::{Command as Process, Stdio};
    let size = nix::pty::Winsize { ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0 };
    let pty = nix::pty::openpty(&size, None).unwrap();
    let mut child = Process::new(cargo_bin!("pointman"))
        .args(line.split(' '))
        .env("POINTMAN_CONFIG", configuration(folder))
        .env("PAGER", pager)
        .current_dir(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::from(pty.slave))
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut screen = std::fs::File::from(pty.master);
    let mut shown = Vec::new();
    // The end of a terminal is an error to its reader.
    let _ = screen.read_to_end(&mut shown);
    assert!(child.wait().unwrap().success(), "{line}");
    String::from_utf8_lossy(&shown).into_owned()
}

#[cfg(unix)]
#[test]
fn a_report_longer_than_the_terminal_is_paged_unless_it_is_not_to_be() {
    let folder = crate::scenes::folder();
    let marked = "sed s/^/paged:/";
    let is_paged = |line: &str, pager: &str| at_terminal(&folder, line, pager).contains("paged:");
    assert!(is_paged("fng-test --list", marked));
    assert!(is_paged("fng shoot --help", marked));
    assert!(!is_paged("fng-test --list --no-pager", marked));
    assert!(!is_paged("fng-test --list --json", marked), "data are for programs");
    assert!(!is_paged("roll 1d6", marked));
    // A pager that is not there, or none, leaves the report as it is.
    for none in ["no-such-pager", "cat", ""] {
        assert!(at_terminal(&folder, "fng-test --list", none).contains("received-fire"), "{none}");
    }
    std::fs::write(folder.path().join("config"), "pager = never\n").unwrap();
    assert!(!is_paged("fng-test --list", marked));
}

#[test]
fn a_configuration_file_that_was_named_and_is_not_there_stops_the_command() {
    let output = std::process::Command::new(assert_cmd::cargo::cargo_bin!("pointman"))
        .args(["roll", "1d6"])
        .env("POINTMAN_CONFIG", "no-such-file")
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(66), "{said}");
    assert_eq!(said, "Error: no-such-file: no such file (POINTMAN_CONFIG names it)\n");
}

#[cfg(unix)]
#[test]
fn a_home_without_a_folder_for_settings_stops_no_command() {
    let folder = crate::scenes::folder();
    // Where a folder is looked for stands a file: nothing can be in it.
    std::fs::write(folder.path().join(".config"), "").unwrap();
    let output = std::process::Command::new(assert_cmd::cargo::cargo_bin!("pointman"))
        .args(["roll", "1d6", "--seed", "1"])
        .env_remove("POINTMAN_CONFIG")
        .env_remove("XDG_CONFIG_HOME")
        .env("HOME", folder.path())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn settings_that_are_no_text_are_a_bad_document() {
    let folder = crate::scenes::folder();
    let file = folder.path().join("config");
    std::fs::write(&file, b"edition = \xe9\n").unwrap();
    let output = std::process::Command::new(assert_cmd::cargo::cargo_bin!("pointman"))
        .args(["roll", "1d6"])
        .env("POINTMAN_CONFIG", &file)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(65), "{said}");
    assert!(said.contains("not UTF-8"), "{said}");
}

#[test]
fn help_lists_a_closed_set_once() {
    let output = std::process::Command::new(assert_cmd::cargo::cargo_bin!("pointman"))
        .args(["generate-mission", "-h"])
        .output()
        .unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains("The Corps area [possible values: i, ii, iii, iv]"), "{said}");
    assert!(said.contains("The time of day [possible values: "), "{said}");
}
