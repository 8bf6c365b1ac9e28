//! A document survives whatever happens while it is written: it is the old one or the new one, whole.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use assert_cmd::cargo::cargo_bin;
use predicates::prelude::*;

const SQUAD: &str = r#"{ "format": "pointman", "version": 1, "kind": "fng-squad", "dice": { "seed": 1, "drawn": 0 },
  "data": { "name": "1st Squad", "figures": [ { "name": "Smith", "rep": 4 } ] } }"#;

fn pointman() -> assert_cmd::Command {
    assert_cmd::Command::new(cargo_bin!("pointman"))
}

fn adjust(file: &Path, points: usize) -> Command {
    let mut command = Command::new(cargo_bin!("pointman"));
    command.args(["adjust", "-i"]).arg(file).args(["figures/0/reputation_points", &points.to_string()]);
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command
}

#[test]
fn a_writer_killed_at_any_moment_leaves_the_old_document_or_the_new_one() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("squad.json");
    fs::write(&file, SQUAD).unwrap();
    let rounds = std::env::var("POINTMAN_SOAK").ok().and_then(|n| n.parse().ok()).unwrap_or(300);
    let mut survived = 0;
    for round in 0..rounds {
        let before = fs::read(&file).unwrap();
        let mut writer = adjust(&file, round % 8).spawn().unwrap();
        sleep(Duration::from_micros(40 * (round as u64 % 80)));
        let _ = writer.kill();
        let finished = writer.wait().unwrap().success();
        let after = fs::read(&file).unwrap();
        survived += usize::from(finished);
        if after != before || finished {
            pointman().arg("validate").arg(&file).assert().success();
        }
        if fs::metadata(&file).unwrap().len() > 200_000 {
            fs::write(&file, SQUAD).unwrap();
        }
    }
    assert!(
        survived > 0 && survived < rounds,
        "the kills must hit some writers and miss others: {survived} of {rounds}"
    );
}

#[test]
fn of_two_writers_at_once_none_loses_what_the_other_wrote() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("squad.json");
    fs::write(&file, SQUAD).unwrap();
    let mut done = 0;
    for round in 0..20 {
        let writers: Vec<_> = (0..4).map(|n| adjust(&file, (round + n) % 8).spawn().unwrap()).collect();
        for mut writer in writers {
            match writer.wait().unwrap().code() {
                Some(0) => done += 1,
                Some(73) => {}
                other => panic!("a writer ended with {other:?}"),
            }
        }
    }
    let steps = pointman().args(["replay", "--verify", "--json"]).arg(&file).output().unwrap();
    let record: serde_json::Value = serde_json::from_slice(&steps.stdout).unwrap();
    // Every write that reported success is a step; the import makes one more.
    assert_eq!(record["steps"], done + 1);
}

#[test]
fn a_read_only_file_is_left_alone_and_the_message_says_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("squad.json");
    fs::write(&file, SQUAD).unwrap();
    let mut permissions = fs::metadata(&file).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&file, permissions).unwrap();
    pointman()
        .args(["adjust", "-i"])
        .arg(&file)
        .args(["figures/0/rep", "5"])
        .assert()
        .code(73)
        .stderr(predicate::str::contains("read-only"));
    assert_eq!(fs::read_to_string(&file).unwrap(), SQUAD);
}

#[test]
fn writing_leaves_no_temporary_files_behind() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("squad.json");
    fs::write(&file, SQUAD).unwrap();
    assert!(adjust(&file, 3).status().unwrap().success());
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[cfg(unix)]
#[test]
fn a_link_is_followed_and_permissions_are_kept() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = tempfile::tempdir().unwrap();
    let (file, link) = (folder.path().join("squad.json"), folder.path().join("link.json"));
    fs::write(&file, SQUAD).unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
    symlink(&file, &link).unwrap();
    assert!(adjust(&link, 3).status().unwrap().success());
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o640);
    assert_ne!(fs::read_to_string(&file).unwrap(), SQUAD);
}
