//! Transcripts: files whose lines `> …` are typed and whose other lines must be shown.
//!
//! A line `$ …` at the top is a command of the program that prepares `game.json`; a line `$ play` further down has
//! the program left and begun again. With `REGENERATE=1` the files are written anew by what is shown.

use std::fs;
use std::path::{Path, PathBuf};

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
fn what_is_typed_is_answered_as_the_transcripts_say() {
    let files = transcripts();
    assert!(files.len() >= 10, "transcripts are missing");
    let mut wrong = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let mut said = String::new();
        for line in text.lines().take_while(|line| line.starts_with('$') || line.starts_with('#')) {
            if let Some(command) = line.strip_prefix("$ ") {
                run(folder.path(), &words(command).iter().map(String::as_str).collect::<Vec<_>>());
            }
            said.push_str(&format!("{line}\n"));
        }
        let has_game = folder.path().join("game.json").exists();
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
            assert!(
                output.status.success(),
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
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
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

#[test]
fn the_published_tutorial_comes_to_the_published_figures() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/program/play/transcripts");
    let text = fs::read_to_string(folder.join("tutorial.txt")).unwrap();
    let mut rest = text.as_str();
    // Resources of ARVN, NVA and VC, Aid, Patronage, Trail and the margins after each card and the Coup Round.
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
