//! A document survives whatever happens while it is written: it is the old one or the new one, whole.

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

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

/// When a writer is killed.
#[derive(Clone, Copy)]
enum Killed {
    /// Never: it is done.
    Never,
    /// As soon as it has begun another file in the folder.
    WhileWriting,
    /// After this share, in hundredths, of the time a writer takes here.
    After(u32),
}

/// Whether the writer was done before it was killed. No outcome is wrong: a busy machine only kills at other
/// moments.
fn write_and_kill(mut writer: Child, folder: &Path, killed: Killed, usual: Duration) -> bool {
    let files = || fs::read_dir(folder).unwrap().count();
    let before = files();
    match killed {
        Killed::Never => {}
        Killed::WhileWriting => {
            while files() == before && writer.try_wait().unwrap().is_none() {
                std::hint::spin_loop();
            }
            let _ = writer.kill();
        }
        Killed::After(share) => {
            sleep(usual * share / 100);
            let _ = writer.kill();
        }
    }
    writer.wait().unwrap().success()
}

#[test]
fn a_writer_killed_at_any_moment_leaves_the_old_document_or_the_new_one() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("squad.json");
    fs::write(&file, SQUAD).unwrap();
    let begun = Instant::now();
    assert!(adjust(&file, 1).status().unwrap().success());
    let usual = begun.elapsed();
    let times: u32 = std::env::var("POINTMAN_SOAK").ok().and_then(|times| times.parse().ok()).unwrap_or(1);
    for round in 0..120 * times {
        let killed = match round % 4 {
            0 => Killed::Never,
            1 => Killed::WhileWriting,
            _ => Killed::After(round * 7 % 130),
        };
        let before = fs::read(&file).unwrap();
        let writer = adjust(&file, round as usize % 8).spawn().unwrap();
        let finished = write_and_kill(writer, folder.path(), killed, usual);
        assert!(finished || !matches!(killed, Killed::Never), "a writer left alone is done");
        let changed = fs::read(&file).unwrap() != before;
        assert!(changed || !finished, "what is reported as done is written");
        if changed {
            pointman().arg("validate").arg(&file).assert().success();
        }
        if fs::metadata(&file).unwrap().len() > 200_000 {
            fs::write(&file, SQUAD).unwrap();
        }
    }
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
