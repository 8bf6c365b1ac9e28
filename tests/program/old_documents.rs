//! Documents that version 0.1.0 wrote read, are proved, are told, undo to every former state, and go on
//! (`tests/data/documents-0.1.0`, listed in its CONTENTS.md).

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use assert_cmd::cargo::cargo_bin;
use pointman::command::document::any::{ForAnyKind, kind_of, with_kind};
use pointman::document::{Digest, Document, State, read};
use pointman::error::Error;
use serde_json::Value;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/documents-0.1.0")
}

/// Every document: its name and its text.
fn documents() -> Vec<(String, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let bytes = fs::read(&path).unwrap();
        let text = match name.split_once('.').unwrap() {
            (name, "json") => (name.to_owned(), String::from_utf8(bytes).unwrap()),
            (name, "json.gz") => {
                let mut text = String::new();
                flate2::read::GzDecoder::new(&bytes[..]).read_to_string(&mut text).unwrap();
                (name.to_owned(), text)
            }
            _ => continue,
        };
        found.push(text);
    }
    found.sort();
    assert!(found.len() > 40, "{}", found.len());
    found
}

/// Proves a document, tells it, and walks through all of its states.
struct Walking<'a> {
    name: &'a str,
    text: &'a str,
}

impl ForAnyKind for Walking<'_> {
    type Gives = ();

    fn run<S: State>(self) -> Result<(), Error> {
        let Walking { name, text } = self;
        let document: Document<S> = read(name, text)?;
        // What a person wrote may be laid out otherwise.
        let by_hand = document.history().is_empty();
        assert!(
            by_hand || document.to_text() == text,
            "{name} is the same bytes when it is read and written"
        );
        let proof = document.verify()?;
        let steps = document.history();
        assert_eq!((proof.by_rules, proof.by_digests), (steps.len(), 0), "{name}");
        let log = document.log(0..=u32::MAX)?;
        assert_eq!(log.len(), steps.len(), "{name}");
        assert!(log.iter().all(|entry| entry.told.is_some()), "{name}");
        if steps.len() < 2 {
            assert_eq!(document.undo(1).map(drop).unwrap_err().exit_code(), 2, "{name}");
            return Ok(());
        }
        let taken = steps.len() as u32 - 1;
        let mut walked = document.undo(taken)?;
        for (index, step) in steps.iter().enumerate() {
            if index > 0 {
                walked = walked.redo(1)?;
            }
            assert!(walked.history().iter().eq(steps.iter().take(index + 1)), "{name}");
            assert_eq!(Digest::of(&walked.data), step.digest, "{name}, step {index}");
        }
        assert!(walked.to_text() == text, "{name} is the same bytes when all is undone and redone");
        let mut before = document.undo(1)?;
        assert!(before.redo(1)?.to_text() == text, "{name}");
        before.forget_undone();
        before.verify()?;
        Ok(())
    }
}

#[test]
fn old_documents_read_are_proved_are_told_and_undo_to_every_former_state() {
    for (name, text) in &documents() {
        let kind = kind_of(name, text).unwrap();
        with_kind(kind, Walking { name, text }).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
}

fn pointman(folder: &Path, arguments: &[&str]) {
    let mut command = Command::new(cargo_bin!("pointman"));
    command.current_dir(folder).args(arguments).assert().success();
}

#[test]
fn old_documents_go_on_and_undo_again() {
    let here = crate::scenes::folder();
    for (name, text) in &documents() {
        let Ok(next) = fs::read_to_string(folder().join(format!("{name}.next.json"))) else { continue };
        let next: Value = serde_json::from_str(&next).unwrap();
        let report = format!("{name}.report.json");
        if folder().join(&report).exists() {
            fs::copy(folder().join(&report), here.path().join(&report)).unwrap();
        }
        let file = format!("{name}.json");
        fs::write(here.path().join(&file), text).unwrap();
        let commands = next["command"].as_array().unwrap();
        for command in commands {
            let words = command.as_array().unwrap().iter().map(|word| word.as_str().unwrap());
            let mut words: Vec<&str> = words.map(|word| if word == "@" { &file } else { word }).collect();
            words.extend(["-i", "-q"]);
            pointman(here.path(), &words);
        }
        let after: Value =
            serde_json::from_str(&fs::read_to_string(here.path().join(&file)).unwrap()).unwrap();
        let steps = after["history"].as_array().map_or(&[][..], Vec::as_slice);
        let digest = steps.last().map_or(Value::Null, |step| step["digest"].clone());
        assert_eq!(digest, next["digest"], "{name}");
        assert_eq!(
            (steps.len() as u64, &after["dice"]),
            (next["steps"].as_u64().unwrap(), &next["dice"]),
            "{name}"
        );
        pointman(here.path(), &["replay", "--verify", &file]);
        let before: Value = serde_json::from_str(text).unwrap();
        let taken = steps.len() - before["history"].as_array().map_or(0, Vec::len);
        // The first step of a document written by hand keeps what it held as one more.
        if taken > 0 && before["history"].as_array().is_some_and(|steps| !steps.is_empty()) {
            pointman(here.path(), &["undo", &file, &taken.to_string(), "--forget", "-i", "-q"]);
            assert!(&fs::read_to_string(here.path().join(&file)).unwrap() == text, "{name}");
        }
    }
}

#[test]
fn a_verified_document_says_how_many_steps_the_rules_proved_and_how_many_their_digests() {
    let folder = crate::scenes::folder();
    let game = "game.json";
    pointman(
        folder.path(),
        &["fitl", "new", "--scenario", "short", "--players", "none", "--seed", "3", "-o", game],
    );
    pointman(folder.path(), &["trung-turn", "-i", game]);
    let verified = || {
        let mut command = Command::new(cargo_bin!("pointman"));
        let told = command.current_dir(folder.path()).args(["replay", "--verify", game]).output().unwrap();
        String::from_utf8(told.stdout).unwrap()
    };
    assert_eq!(verified(), "Verified: 2 steps, all digests match (2 by the rules, 0 by digest alone)\n");
    // The last step was made by a version that is not this one.
    let file = folder.path().join(game);
    let mut document: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    document["history"].as_array_mut().unwrap().last_mut().unwrap()["by"] = "0.1.7".into();
    fs::write(&file, serde_json::to_string_pretty(&document).unwrap() + "\n").unwrap();
    assert_eq!(verified(), "Verified: 2 steps, all digests match (1 by the rules, 1 by digest alone)\n");
}
