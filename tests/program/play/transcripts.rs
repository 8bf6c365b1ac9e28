//! Transcripts: files whose lines `> …` are typed and whose other lines must be shown.
//!
//! A line `$ …` at the top is a command of the program that prepares `game.json`; a line `$ play` further
//! down has the program left and begun again. With `REGENERATE=1` the files are written anew by what is
//! shown.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use pointman::fitl::{CoupPart, OperationName, SpecialName};
use serde_json::Value;

use super::{play, run};

/// The program is left and begun again.
const AGAIN: &str = "$ play";

fn transcripts() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/program/play/transcripts");
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

#[test]
fn what_is_typed_is_answered_as_the_transcripts_say_and_they_show_every_action_and_part_of_a_coup_round() {
    let files = transcripts();
    assert!(files.len() >= 10, "transcripts are missing");
    let (mut wrong, mut shown, mut typed_words) = (Vec::new(), BTreeSet::new(), BTreeSet::new());
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let folder = crate::scenes::folder();
        let mut said = String::new();
        for line in text.lines().take_while(|line| line.starts_with('$') || line.starts_with('#')) {
            if let Some(command) = line.strip_prefix("$ ") {
                run(folder.path(), &words(command).iter().map(String::as_str).collect::<Vec<_>>());
            }
            said.push_str(&format!("{line}\n"));
        }
        let game = folder.path().join("game.json");
        let has_game = game.exists();
        let begun = if has_game { steps(&game).len() } else { 0 };
        for (session, text) in text.split(&format!("{AGAIN}\n")).enumerate() {
            if session > 0 {
                said.push_str(&format!("{AGAIN}\n"));
            }
            let typed: String = text
                .lines()
                .filter_map(|line| line.strip_prefix('>'))
                .map(|line| format!("{}\n", line.trim()))
                .collect();
            let output = play(
                folder.path(),
                if has_game { &["game.json", "--seed", "1"] } else { &["--seed", "1"] },
                &typed,
            );
            // A line that was refused and is the last word of it leaves the exit code of a refusal.
            assert!(
                matches!(output.status.code(), Some(0 | 1)),
                "{}: {}",
                file.display(),
                String::from_utf8_lossy(&output.stderr)
            );
            for line in String::from_utf8(output.stdout).unwrap().lines() {
                said.push_str(&format!("{}\n", line.trim_end()));
            }
        }
        if std::env::var_os("REGENERATE").is_some() {
            fs::write(&file, &said).unwrap();
        } else if said != text {
            let differs = said.lines().zip(text.lines()).find(|(said, text)| said != text);
            wrong.push(format!("{}: {differs:?}", file.display()));
        }
        for line in said.lines().filter(|line| !line.starts_with(['>', '$', '#'])) {
            assert!(line.chars().count() <= 80, "{}: wider than 80 columns: {line}", file.display());
        }
        if has_game {
            run(folder.path(), &["replay", "game.json", "--verify"]);
        }
        let typed = text.lines().filter_map(|line| line.strip_prefix("> ")?.split(' ').next());
        typed_words.extend(typed.map(str::to_owned));
        typed_words.extend(text.contains(AGAIN).then(|| "resume".to_owned()));
        // Long games show much, but nothing by itself.
        let is_short = !text.contains(AGAIN) && text.lines().count() <= 400;
        if is_short && text.lines().any(|line| line.starts_with("$ fitl ")) {
            shown.extend(steps(&game)[begun..].iter().flat_map(kinds));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let operations = OperationName::ALL.map(|name| name.id());
    let specials = SpecialName::ALL.map(|name| name.id());
    let parts = CoupPart::ALL.into_iter().filter(|part| part.chooser().is_some()).map(CoupPart::id);
    let missing: Vec<&str> =
        operations.into_iter().chain(specials).chain(parts).filter(|name| !shown.contains(*name)).collect();
    assert!(missing.is_empty(), "no transcript takes {missing:?}; there are {shown:?}");
    let events = shown.iter().filter(|kind| kind.starts_with("event ")).count();
    assert!(events >= 12, "{events} Events in {shown:?}");
    for word in ["rollback", "redo", "amend", "adjust", "check", "resume", "back", "abort", "hold"] {
        assert!(typed_words.contains(word), "no transcript shows {word}");
    }
}

/// The steps in the history of the document at `path`.
fn steps(path: &Path) -> Vec<Value> {
    let document: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    document["history"].as_array().unwrap().clone()
}

/// The words of a command line, those in quotes together.
fn words(line: &str) -> Vec<String> {
    let parts = line.split('"').enumerate();
    parts
        .flat_map(|(index, part)| match index % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        })
        .collect()
}

/// Every value in a step of a history, with the name it stands under.
fn named<'v>(value: &'v Value, name: &'v str, found: &mut Vec<(&'v str, &'v Value)>) {
    found.push((name, value));
    match value {
        Value::Object(fields) => fields.iter().for_each(|(name, value)| named(value, name, found)),
        Value::Array(items) => items.iter().for_each(|item| named(item, name, found)),
        _ => {}
    }
}

/// What a step of Fire in the Lake was of: its Operation and Special Activity, the Event that was chosen, and
/// the parts of a Coup Round in which something was.
fn kinds(step: &Value) -> Vec<String> {
    let mut found = Vec::new();
    named(&step["choices"], "", &mut found);
    let word = |value: &Value| value.as_str().map(str::to_owned);
    let of = |(name, value): &(&str, &Value)| match *name {
        "op" => word(value),
        "special" => value.get("name").and_then(word),
        part if part.parse::<CoupPart>().is_ok() => {
            value.as_array().filter(|chosen| !chosen.is_empty()).map(|_| part.to_owned())
        }
        _ => None,
    };
    let mut kinds: Vec<String> = found.iter().filter_map(of).collect();
    if step["command"] == "fitl-act" && !step["event"].is_null() {
        kinds.push(format!("event {}", step["card"]));
    }
    kinds
}

#[test]
fn the_published_tutorial_comes_to_the_published_figures() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/program/play/transcripts");
    let text = fs::read_to_string(folder.join("tutorial.txt")).unwrap();
    let mut rest = text.as_str();
    // Resources of ARVN, NVA and VC, Aid, Patronage, Trail and the margins after each card and the Coup
    // Round.
    for figures in [
        "55>68 NVA | Res 24/11/5 Aid 14 Pat 15 Trail 1 | US -12 ARVN -15 NVA -14 VC -8",
        "68>1 ARVN | Res 24/5/5 Aid 14 Pat 15 Trail 2 | US -12 ARVN -15 NVA -14 VC -8",
        "1>97 US | Res 24/5/10 Aid 14 Pat 15 Trail 2 | US -8 ARVN -13 NVA -14 VC -12",
        "97>79 VC | Res 24/2/10 Aid 14 Pat 15 Trail 1 | US -8 ARVN -13 NVA -8 VC -12",
        "79>101 ARVN | Res 27/2/10 Aid 14 Pat 15 Trail 1 | US -8 ARVN -13 NVA -8 VC -8",
        "101>125 VC | Res 18/3/10 Aid 14 Pat 15 Trail 1 | US -8 ARVN -12 NVA -10 VC -8",
        "125>75 | Res 18/2/10 Aid 14 Pat 15 Trail 1 | US -8 ARVN -12 NVA -10 VC -8",
        "125>75 | Res 35/7/13 Aid 11 Pat 15 Trail 1 | US -2 ARVN -12 NVA -10 VC -6",
    ] {
        let at = rest.find(figures).unwrap_or_else(|| panic!("not there, or not in order: {figures}"));
        rest = &rest[at..];
    }
}
